#if POSTGRESQL
import Foundation
import Measure
import PostgreSQLTestServer

extension PostgreSQLServer {
    /// Returns the user and system time of all the server's processes, including those that have ended, in seconds.
    func cpuSeconds() throws -> Double {
        let text = try String(contentsOfFile: "\(folder)/data/postmaster.pid", encoding: .utf8)
        guard let line = text.split(separator: "\n").first, let first = Int32(line) else {
            throw StoreCostError("no process id in postmaster.pid")
        }
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { Int32($0) }
        return processes.compactMap { ProcessTimes(pid: $0) }
            .reduce(0) { sum, process in
                if process.pid == first { return sum + process.own + process.ofEndedChildren }
                return process.parent == first ? sum + process.own : sum
            }
    }
}

/// The parent and the times of a process, from `/proc/<pid>/stat`.
private struct ProcessTimes {
    let pid: Int32
    let parent: Int32
    let own: Double
    let ofEndedChildren: Double

    /// Returns nil if the process has ended.
    init?(pid: Int32) {
        guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else { return nil }
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
        guard fields.count > 14, let parent = Int32(fields[1]) else { return nil }
        let times = fields[11...14].compactMap { Double($0) }.map { $0 / ticks }
        guard times.count == 4 else { return nil }
        self.pid = pid
        self.parent = parent
        own = times[0] + times[1]
        ofEndedChildren = times[2] + times[3]
    }
}
#endif
