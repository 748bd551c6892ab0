import Synchronization

/// The failures of a database in use.
///
/// An engine notes the failures that it meets; the node logs them, and reports the lasting ones in its health.
package final class StoreCondition: Sendable {
    /// What can be wrong.
    package enum Failure: String, CaseIterable, Sendable {
        /// Pages of the database hold what the engine cannot have written; lasts until the node starts again.
        case damaged
        /// A row holds a value that this program cannot read; other rows can be used.
        case unreadable
        /// The disk has no room, so nothing can be written; lasts until a write succeeds.
        case full

        /// What happened and what to do, for the log.
        package var advice: String {
            switch self {
            case .damaged:
                "the database is damaged and data in it cannot be read: run beckon verify, then restore a backup"
            case .unreadable: "the database holds a row that cannot be read: run beckon verify"
            case .full: "the disk of the database is full, so nothing can be stored: free space on it"
            }
        }
    }

    /// The shortest time between two log lines about the same failure.
    package static let silence = Milliseconds.seconds(60)

    private struct State {
        var standing: Set<Failure> = []
        /// Met since they were last logged.
        var met: Set<Failure> = []
        var toldAt: [Failure: Uptime] = [:]
    }

    private let state = Mutex(State())
    /// Lets a write skip the lock while the disk has room.
    private let isFull = Atomic(false)

    package init() {}

    /// Notes a failure that the engine met.
    package func note(_ failure: Failure) {
        if failure == .full { isFull.store(true, ordering: .relaxed) }
        state.withLock { state in
            state.met.insert(failure)
            if failure != .unreadable { state.standing.insert(failure) }
        }
    }

    /// Notes that a write succeeded, which ends ``Failure/full``.
    package func wrote() {
        guard isFull.load(ordering: .relaxed) else { return }
        isFull.store(false, ordering: .relaxed)
        state.withLock { state in
            state.standing.remove(.full)
            // The next full disk is logged at once.
            state.toldAt[.full] = nil
        }
    }

    /// Whether a lasting failure persists.
    package func stands(_ failure: Failure) -> Bool { state.withLock { $0.standing.contains(failure) } }

    /// The failures to log now: those met since their last log line, each at most once in ``silence``.
    ///
    /// - Parameter uptime: the time on a monotonic clock.
    /// - Returns: the failures, each with its advice.
    package func news(at uptime: Uptime) -> [Failure] {
        state.withLock { state in
            let due = Failure.allCases.filter { failure in
                guard state.met.contains(failure) else { return false }
                return state.toldAt[failure].map { uptime.elapsed(since: $0) >= Self.silence } ?? true
            }
            for failure in due {
                state.met.remove(failure)
                state.toldAt[failure] = uptime
            }
            return due
        }
    }
}
