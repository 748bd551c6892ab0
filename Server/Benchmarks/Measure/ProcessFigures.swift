import Dispatch
import Foundation

/// The monotonic clock, in nanoseconds.
package enum Monotonic {
    /// The current time.
    package static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

    /// The seconds that have passed since a time of this clock.
    package static func seconds(since start: UInt64) -> Double { Double(now &- start) / 1_000_000_000 }
}

/// A process's figures, as the kernel reports them.
package struct ProcessFigures: Sendable {
    let pid: Int32

    /// Selects a process.
    package init(pid: Int32) { self.pid = pid }

    /// User and system time since the process began, in seconds; in steps of one clock tick (10 ms).
    package func cpuSeconds() throws -> Double {
        let text = try Self.read("/proc/\(pid)/stat")
        // The name in brackets may hold spaces; user and system time are the 12th and 13th fields after it.
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
            throw BenchmarkError("/proc/\(pid)/stat cannot be read")
        }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Resident memory in KiB.
    package func residentKiB() throws -> Double {
        let text = try Self.read("/proc/\(pid)/status")
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        guard let field = line?.split(whereSeparator: \.isWhitespace).dropFirst().first, let size = Double(field) else {
            throw BenchmarkError("/proc/\(pid)/status has no VmRSS")
        }
        return size
    }

    static func read(_ path: String) throws -> String {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BenchmarkError("\(path) cannot be read; is the server still running?")
        }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The machine that the figures were measured on.
package struct Machine: Sendable {
    /// The machine's properties, each with its name.
    package let lines: [(name: String, value: String)]

    /// Reads the machine's properties.
    package init(swift: String) {
        let memory = (try? ProcessFigures.read("/proc/meminfo")) ?? ""
        let total = memory.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) } ?? 0
        let processor = ((try? ProcessFigures.read("/proc/cpuinfo")) ?? "").split(separator: "\n")
            .first { $0.hasPrefix("model name") }?.split(separator: ":").last
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let kernel = ((try? ProcessFigures.read("/proc/sys/kernel/osrelease")) ?? "unknown")
        lines = [
            ("date", ISO8601DateFormatter().string(from: Date())),
            ("processor", processor ?? "unknown"),
            ("cores", String(ProcessInfo.processInfo.activeProcessorCount)),
            ("memory", String(format: "%.1f GiB", total / 1_048_576)),
            ("kernel", kernel.trimmingCharacters(in: .whitespacesAndNewlines)),
            ("swift", swift),
        ]
    }

    /// The load averages over 1, 5 and 15 minutes, in the kernel's form.
    package static var load: String {
        ((try? ProcessFigures.read("/proc/loadavg")) ?? "").split(separator: " ").prefix(3).joined(separator: " ")
    }
}
