#include "qml/models/journal_writer.h"

namespace sivba {

JournalWriter::JournalWriter(Trouble trouble)
    : trouble_(std::move(trouble)),
      thread_([this](const std::stop_token& end) { run(end); }) {}

JournalWriter::~JournalWriter() {
    thread_.request_stop();
    thread_.join();
}

void JournalWriter::begin(const std::filesystem::path& path, const Session& session, OpenFile held) {
    add({Job::Kind::begin, path, session, std::move(held)});
}

void JournalWriter::update(const Session& session) { add({Job::Kind::update, {}, session}); }

bool JournalWriter::close() {
    std::unique_lock lock(mutex_);
    closing_ = true;
    jobs_.push_back({Job::Kind::close, {}, std::nullopt});
    wake_.notify_one();
    idle_.wait(lock, [this] { return !closing_; });
    return held_;
}

void JournalWriter::add(Job job) {
    {
        const std::lock_guard lock(mutex_);
        const bool newer =
            job.kind == Job::Kind::update && !jobs_.empty() && jobs_.back().kind == Job::Kind::update;
        if (newer) jobs_.pop_back();
        jobs_.push_back(std::move(job));
    }
    wake_.notify_one();
}

// What waits is written even when the end is near.
void JournalWriter::run(const std::stop_token& end) {
    while (true) {
        std::optional<Job> job;
        {
            std::unique_lock lock(mutex_);
            if (!wake_.wait(lock, end, [this] { return !jobs_.empty(); })) return;
            job = std::move(jobs_.front());
            jobs_.pop_front();
        }
        const bool held = journal_.has_value();
        work(*job);
        if (job->kind != Job::Kind::close) continue;
        const std::lock_guard lock(mutex_);
        closing_ = false;
        held_ = held;
        idle_.notify_all();
    }
}

void JournalWriter::work(Job& job) {
    switch (job.kind) {
    case Job::Kind::begin:
        path_ = job.path;
        return open(Journal::create(job.path, *job.session, std::move(job.held)));
    case Job::Kind::close:
        journal_.reset();
        path_.clear();
        return;
    case Job::Kind::update: break;
    }
    if (!journal_) return try_again(*job.session);
    if (const Result<bool> kept = journal_->update(*job.session); !kept) trouble_(kept.error().message);
}

void JournalWriter::open(Result<Journal> journal) {
    journal_.reset();
    if (journal) {
        journal_.emplace(std::move(*journal));
        return;
    }
    refused_ = journal.error().message;
    trouble_(refused_);
}

// A file that could not be made is tried again with each decision, unless there is one by now: it
// may be another program's and is not ours to replace.
void JournalWriter::try_again(const Session& session) {
    std::error_code failure;
    if (path_.empty()) return;
    if (std::filesystem::exists(path_, failure)) return trouble_(refused_);
    open(Journal::create(path_, session));
}

}  // namespace sivba
