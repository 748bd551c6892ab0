import Synchronization

/// The troubles of a database in use.
///
/// An engine notes the troubles that it meets; the node logs them, and reports the lasting ones in its health.
package final class StoreCondition: Sendable {
    /// What can be wrong.
    package enum Trouble: String, CaseIterable, Sendable {
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

    /// The shortest time between two log lines about the same trouble.
    package static let silence = Milliseconds.seconds(60)

    private struct State {
        var standing: Set<Trouble> = []
        /// Met since they were last logged.
        var met: Set<Trouble> = []
        var toldAt: [Trouble: Uptime] = [:]
    }

    private let state = Mutex(State())
    /// Lets a write skip the lock while the disk has room.
    private let isFull = Atomic(false)

    package init() {}

    /// Notes a trouble that the engine met.
    package func note(_ trouble: Trouble) {
        if trouble == .full { isFull.store(true, ordering: .relaxed) }
        state.withLock { state in
            state.met.insert(trouble)
            if trouble != .unreadable { state.standing.insert(trouble) }
        }
    }

    /// Notes that a write succeeded, which ends ``Trouble/full``.
    package func wrote() {
        guard isFull.load(ordering: .relaxed) else { return }
        isFull.store(false, ordering: .relaxed)
        state.withLock { state in
            state.standing.remove(.full)
            // The next full disk is logged at once.
            state.toldAt[.full] = nil
        }
    }

    /// Whether a lasting trouble persists.
    package func stands(_ trouble: Trouble) -> Bool { state.withLock { $0.standing.contains(trouble) } }

    /// The troubles to log now: those met since their last log line, each at most once in ``silence``.
    ///
    /// - Parameter uptime: the time on a monotonic clock.
    /// - Returns: the troubles, each with its advice.
    package func news(at uptime: Uptime) -> [Trouble] {
        state.withLock { state in
            let due = Trouble.allCases.filter { trouble in
                guard state.met.contains(trouble) else { return false }
                return state.toldAt[trouble].map { uptime.elapsed(since: $0) >= Self.silence } ?? true
            }
            for trouble in due {
                state.met.remove(trouble)
                state.toldAt[trouble] = uptime
            }
            return due
        }
    }
}
