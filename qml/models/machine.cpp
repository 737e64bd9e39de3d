#include "qml/models/machine.h"

#include "qml/models/app.h"

#include <QFile>
#include <QLocale>

#include <sys/sysinfo.h>
#include <thread>

namespace sivba::machine {

std::uint64_t memory() {
    struct sysinfo about {};
    return ::sysinfo(&about) == 0 ? std::uint64_t{about.totalram} * about.mem_unit : 0;
}

// What the kernel keeps of files counts as free, too (MemAvailable, proc(5)).
std::uint64_t free_memory() {
    QFile file("/proc/meminfo");
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n'))
            if (line.startsWith("MemAvailable:"))
                return line.simplified().split(' ').value(1).toULongLong() * 1024;
    return memory();
}

std::optional<std::uint64_t> free_disk(std::filesystem::path folder) {
    std::error_code error;
    while (!std::filesystem::exists(folder, error) && folder.has_relative_path())
        folder = folder.parent_path();
    const std::filesystem::space_info space = std::filesystem::space(folder, error);
    if (error) return std::nullopt;
    return space.available;
}

int processors() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

QString size_text(std::uint64_t bytes) {
    const QLocale locale(App::instance().language());
    return locale.formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeSIFormat);
}

}  // namespace sivba::machine
