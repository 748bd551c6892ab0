import Foundation

/// What the system says about this process; each is nil where the system does not say it.
struct ProcessFigures: Sendable {
    /// The memory in use, in bytes.
    var residentMemory: Int? { status("VmRSS").map { $0 * 1_024 } }

    /// How many file descriptors are open.
    var openDescriptors: Int? {
        // One of them is the one that reads the folder.
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count
    }

    /// How many file descriptors may be open.
    var mostDescriptors: Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/limits", encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix("Max open files") }
        return line?.split(separator: " ").dropFirst(3).first.flatMap { Int($0) }
    }

    /// A number of the process's status.
    private func status(_ name: String) -> Int? {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }
}
