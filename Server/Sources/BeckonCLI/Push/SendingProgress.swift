import Beckon
import BeckonPush
import Foundation

/// Shows the progress of the sending on a terminal, and prints the final counts as one line of JSON.
struct SendingProgress: Sendable {
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let time: any TimeSource
    private let startedAt: Uptime

    init(time: any TimeSource) {
        self.time = time
        startedAt = time.uptime
    }

    /// Shows a report twice a second while the work runs.
    ///
    /// - Parameters:
    ///   - report: Returns the report so far.
    ///   - work: The work.
    /// - Returns: The work's result.
    /// - Throws: The work's error.
    func following(
        _ report: @escaping @Sendable () async -> SendingReport,
        while work: @escaping @Sendable () async throws -> SendingReport
    ) async throws -> SendingReport {
        guard isTerminal else { return try await work() }
        let shower = Task {
            while !Task.isCancelled {
                let now = await report()
                write("\r\(now.sent) sent, \(now.delivered) delivered, \(now.ended - now.delivered) failed ")
                try await time.sleep(Milliseconds(500))
            }
        }
        defer { shower.cancel() }
        return try await work()
    }

    /// Prints the last line.
    func end(_ report: SendingReport) {
        if isTerminal { write("\r\u{1B}[K") }
        let seconds = Double(time.uptime.elapsed(since: startedAt).count) / 1_000
        Console.say(report.line(seconds: seconds, cpuSeconds: Self.cpuSeconds))
    }

    /// The processor time of this process so far, user and system.
    private static var cpuSeconds: Double {
        // POSIX counts a million a second.
        Double(clock()) / 1_000_000
    }

    private func write(_ text: String) { Console.hint(text) }
}
