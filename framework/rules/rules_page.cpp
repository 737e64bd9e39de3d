#include "framework/rules/rules_page.h"

namespace sivba {

void RulesPage::section(Message title) {
    sections_.push_back({std::move(title), {}});
    topics_.emplace_back();
}

void RulesPage::line(std::string_view path, Message text) {
    RuleLine line{std::move(text), {}, {}, std::string(path)};
    topics_.back().emplace(path.substr(0, path.find('.')));
    for (std::string block(path); !block.empty();) {
        const auto said = ruleset_.block_notes.find(block);
        if (said != ruleset_.block_notes.end() && given_.insert(block).second) {
            std::tie(line.source, line.note) = said->second;
            break;
        }
        const std::size_t dot = block.rfind('.');
        block.resize(dot == std::string::npos ? 0 : dot);
    }
    sections_.back().lines.push_back(std::move(line));
}

void RulesPage::add_left_over(const std::string& block, const std::pair<std::string, LocalText>& said) {
    std::size_t place = sections_.size() - 1;
    for (std::size_t i = 0; i < sections_.size(); ++i)
        if (topics_[i].contains(block.substr(0, block.find('.')))) {
            place = i;
            break;
        }
    Message text = said.second.empty() ? msg("The source of `{block}`.") : msg("A note on `{block}`.");
    sections_[place].lines.push_back({std::move(text).with("block", block), said.first, said.second});
}

std::vector<RuleSection> RulesPage::finish() {
    for (const auto& [block, said] : ruleset_.block_notes)
        if (!sections_.empty() && !given_.contains(block)) add_left_over(block, said);
    return std::move(sections_);
}

}  // namespace sivba
