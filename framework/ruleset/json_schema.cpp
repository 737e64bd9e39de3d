// JSON Schema (draft-07) for completion and checks in editors. A file that names its
// family gets exactly that family's words; one that only extends another gets all.
#include "framework/ruleset/examples.h"
#include "framework/ruleset/frame.h"
#include "framework/ruleset/options.h"
#include "framework/ruleset/reference.h"
#include "framework/text/catalogue.h"

#include <nlohmann/json.hpp>

#include <set>

namespace sivba {
namespace {

using Json = nlohmann::ordered_json;

Json reference(const std::string& name) { return {{"$ref", "#/definitions/" + name}}; }

Json words_of(const WordInfo& row) {
    Json choices = Json::array();
    for (const WordValue& value : row.values)
        choices.push_back({{"const", value.word}, {"description", value.says}});
    return {{"oneOf", choices}};
}

Json value_of(const WordInfo& row) {
    if (!row.json_schema.empty()) return Json::parse(row.json_schema, nullptr, false);
    if (row.type == "text") return reference("text");
    if (row.type == "texts")
        return {{"anyOf", {reference("text"), {{"type", "array"}, {"items", reference("text")}}}}};
    if (row.type == "on-off") return reference("flag");
    if (row.type == "number" && row.range)
        return {{"type", "integer"}, {"minimum", row.range->first}, {"maximum", row.range->second}};
    if (row.type == "number") return {{"type", "integer"}};
    if (row.type == "name") return {{"type", "string"}, {"pattern", "^[a-z0-9-]{1,40}$"}};
    if (row.type == "word" && !row.values.empty()) return words_of(row);
    if (row.type == "place") return {{"type", "string"}};
    if (row.type == "places") return {{"type", "array"}, {"items", {{"type", "string"}}}};
    if (row.type == "numbers") return {{"type", "array"}, {"items", {{"type", "integer"}}}};
    return Json::object();  // a form of its own, checked by the program only
}

std::string described(const WordInfo& row) {
    std::string text = row.says;
    if (!row.standard.empty()) text += " Default: " + row.standard + ".";
    if (row.type == "on-off")
        for (const WordValue& value : row.values)
            if (!value.says.empty()) text += " " + value.word + ": " + value.says;
    return text;
}

// `default` takes a word back in variants and patches.
Json with_default(Json value) {
    if (value.empty()) return value;
    return {{"anyOf", {std::move(value), {{"const", "default"}}}}};
}

Json block(bool annotated) {
    Json made = {{"type", "object"}, {"additionalProperties", false}, {"properties", Json::object()}};
    if (annotated) made["properties"] = {{"source", {{"type", "string"}}}, {"note", reference("text")}};
    return made;
}

void add_row(Json& parent, const WordInfo& row, std::string_view rest, bool rule) {
    const std::size_t dot = rest.find('.');
    const std::string key(rest.substr(0, dot));
    Json& properties = parent["properties"];
    if (dot == std::string_view::npos) {
        Json value = {{"description", described(row)}};
        const Json shape = rule ? with_default(value_of(row)) : value_of(row);
        // Beside $ref draft-07 ignores every other key.
        if (!shape.empty()) value["allOf"] = Json::array({shape});
        // A word with a short form keeps the block that stands there.
        if (properties.contains(key))
            properties[key] = {{"anyOf", {value, properties[key]}}};
        else
            properties[key] = value;
        return;
    }
    if (!properties.contains(key)) {
        properties[key] = block(rule);
    } else if (!properties[key].contains("properties")) {
        if (!properties[key].contains("anyOf")) properties[key] = {{"anyOf", {properties[key], block(rule)}}};
        return add_row(properties[key]["anyOf"].back(), row, rest.substr(dot + 1), rule);
    }
    add_row(properties[key], row, rest.substr(dot + 1), rule);
}

Json block_of(const std::vector<WordInfo>& rows) {
    Json made = block(false);
    for (const WordInfo& row : rows) {
        add_row(made, row, row.path, false);
        if (row.required) made["required"].push_back(row.path);
    }
    return made;
}

Json definitions() {
    const Json text = {{"type", "string"}};
    Json known = {{"type", "object"}, {"additionalProperties", false}, {"minProperties", 1}};
    for (const std::string_view language : sivba::languages)
        known["properties"][std::string(language)] = text;
    Json made;
    made["text"] = {{"anyOf", {text, known}}};
    made["flag"] = {{"enum", {true, false, "on", "off"}}};
    made["value"] = {{"type", {"string", "integer", "boolean"}}};
    made["option"] = {{"anyOf", {block_of(option_rows()), {{"const", "hidden"}}}}};
    made["expect"] = block_of(expect_rows());
    made["example"] = block_of(example_rows());
    return made;
}

void add_family(Json& schema, const FamilyWords& family, std::set<std::string>& keys, Json& all) {
    Json made = block(false);
    for (const WordInfo& row : frame_rows()) add_row(made, row, row.path, false);
    for (const WordInfo& row : *family.words) {
        add_row(made, row, row.path, true);
        const std::string key = row.path.substr(0, row.path.find('.'));
        keys.insert(key);
        if (!all["properties"].contains(key)) all["properties"][key] = Json::object();
    }
    schema["definitions"][family.name] = made;
    Json condition;
    condition["if"] = {{"properties", {{"family", {{"const", family.name}}}}}, {"required", {"family"}}};
    condition["then"] = reference(family.name);
    schema["allOf"].push_back(condition);
}

}  // namespace

std::string json_schema(const std::vector<FamilyWords>& families) {
    Json schema;
    schema["$schema"] = "http://json-schema.org/draft-07/schema#";
    schema["title"] = "Ruleset";
    schema["description"] = "A game for Sivba; see docs/ruleset-language.md.";
    schema["definitions"] = definitions();
    Json any = block(false);
    for (const WordInfo& row : frame_rows()) add_row(any, row, row.path, false);
    any["required"] = {"format", "id", "name"};
    any["anyOf"] = {{{"required", {"family"}}}, {{"required", {"extends"}}}};
    Json names = Json::array();
    std::set<std::string> keys;
    schema["allOf"] = Json::array();
    for (const FamilyWords& family : families) {
        names.push_back(family.name);
        add_family(schema, family, keys, any);
    }
    any["properties"]["family"]["allOf"] = Json::array({{{"enum", names}}});
    for (auto& [key, value] : any.items()) schema[key] = value;
    return schema.dump(2) + "\n";
}

}  // namespace sivba
