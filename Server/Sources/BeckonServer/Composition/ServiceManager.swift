import BayeuxServer
package import Beckon
import BeckonNode
import Foundation
import Synchronization

/// What a service tells the manager that started it, in the words of systemd (sd_notify(3)).
package enum ServiceNotice: Hashable, Sendable {
    /// What the service does now, for `systemctl status`.
    case status(String)
    /// It serves: after its start, and again after a reload.
    case ready
    /// It reads its settings again since a time of the monotonic clock, in microseconds.
    case reloading(since: UInt64)
    case stopping
    /// It works.
    case alive

    /// The datagram.
    package var text: String {
        switch self {
        case .status(let text): "STATUS=\(text)"
        case .ready: "READY=1\nSTATUS=ready"
        case .reloading(let time): "RELOADING=1\nMONOTONIC_USEC=\(time)"
        case .stopping: "STOPPING=1\nSTATUS=draining"
        case .alive: "WATCHDOG=1"
        }
    }
}

/// The manager that started the program, if one did that wants to hear of it.
package struct ServiceManager: Sendable {
    /// How often it is told how the gateway stands.
    static let reportPeriod = Milliseconds.seconds(30)

    /// What of a program's life the manager was told, for all copies of the value.
    private final class Told: Sendable {
        let hasServed = Atomic(false)
    }

    private let socket: UnixDatagrams?
    private let told = Told()
    /// How often it wants a sign of life: a third of the time after which it ends the program; nil where it wants none.
    package let watchPeriod: Milliseconds?

    /// - Parameters:
    ///   - environment: The variables of the process: `NOTIFY_SOCKET`, `WATCHDOG_USEC`, `WATCHDOG_PID`.
    ///   - process: The number of this process.
    package init(environment: [String: String], process: Int32 = ProcessInfo.processInfo.processIdentifier) {
        socket = environment["NOTIFY_SOCKET"].flatMap(UnixDatagrams.init)
        watchPeriod = socket == nil ? nil : Self.watchPeriod(in: environment, process: process)
    }

    static func watchPeriod(in environment: [String: String], process: Int32) -> Milliseconds? {
        // A variable that is meant for another process was only inherited.
        if let meant = environment["WATCHDOG_PID"], meant != String(process) { return nil }
        let text = environment["WATCHDOG_USEC"] ?? ""
        return WholeNumber.read(text, in: 1...Int.max).map { Milliseconds(max(1, Int64($0) / 3_000)) }
    }

    /// Tells something; a manager that does not listen is not waited for.
    func tell(_ notice: ServiceNotice) {
        if notice == .ready { told.hasServed.store(true, ordering: .relaxed) }
        _ = socket?.send(Array(notice.text.utf8))
    }

    /// Does work that the manager knows as a reload.
    func reloading(_ work: () async -> Void) async {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        tell(.reloading(since: UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000))
        await work()
        tell(.ready)
    }

    /// Gives signs of life until the task is cancelled, each only after the store has answered the commit queue anew.
    ///
    /// They begin once the program serves: before, the manager waits for that alone, and signs that it has not read yet could
    /// leave no room for it.
    /// A store that hangs gets no further sign, and so the manager ends the program and starts it again.
    func watch(_ queue: CommitQueue, time: any TimeSource) async {
        guard let watchPeriod else { return }
        var answers = queue.answers
        while (try? await time.sleep(watchPeriod)) != nil {
            guard told.hasServed.load(ordering: .relaxed) else { continue }
            if await queue.hasAnswered(since: answers) { tell(.alive) }
            answers = queue.answers
        }
    }

    /// Tells now and then how the gateway stands, until the task is cancelled.
    func report(_ node: Node, time: any TimeSource) async {
        guard socket != nil else { return }
        while (try? await time.sleep(Self.reportPeriod)) != nil {
            let chats = node.chats.registry.withLock { $0.count }
            let phones = node.hub.sessions.count
            tell(.status("\(node.membership.health.rawValue): \(chats) chats in memory, \(phones) phones connected"))
        }
    }
}
