import Synchronization

/// What is wrong with a database while it is served from, as its engine meets it.
///
/// An engine notes what it meets; the node tells its operator and says in its health what stands.
package final class StoreCondition: Sendable {
    /// What can be wrong.
    package enum Trouble: String, CaseIterable, Sendable {
        /// Pages of the database hold what the engine cannot have written; it stands until the node starts again.
        case damaged
        /// A row holds what this program does not know; the rest can be used.
        case unreadable
        /// Nothing can be written for want of room; it stands until something was written.
        case full

        /// What happened and what to do, for the log.
        package var advice: String {
            switch self {
            case .damaged:
                "the database is damaged and what stands there cannot be read: run beckon verify, then restore a backup"
            case .unreadable: "the database holds a row that cannot be read: run beckon verify"
            case .full: "the disk of the database is full: nothing can be stored until there is room"
            }
        }
    }

    /// How long the log is silent about the same trouble.
    package static let silence = Milliseconds.seconds(60)

    private struct State {
        var standing: Set<Trouble> = []
        /// Met since it was last told.
        var met: Set<Trouble> = []
        var toldAt: [Trouble: Int64] = [:]
    }

    private let state = Mutex(State())
    /// Spares every write the lock while there is room.
    private let isFull = Atomic(false)

    package init() {}

    /// Takes note of something met.
    package func note(_ trouble: Trouble) {
        if trouble == .full { isFull.store(true, ordering: .relaxed) }
        state.withLock { state in
            state.met.insert(trouble)
            if trouble != .unreadable { state.standing.insert(trouble) }
        }
    }

    /// Takes note that something was written.
    package func wrote() {
        guard isFull.load(ordering: .relaxed) else { return }
        isFull.store(false, ordering: .relaxed)
        state.withLock { state in
            state.standing.remove(.full)
            // It is told at once when it comes again.
            state.toldAt[.full] = nil
        }
    }

    /// Whether something is wrong now.
    package func stands(_ trouble: Trouble) -> Bool { state.withLock { $0.standing.contains(trouble) } }

    /// What the log has to say now: what was met, each once in ``silence``.
    ///
    /// - Parameter uptime: the time on a monotonic clock, in milliseconds.
    /// - Returns: the troubles, each with its advice.
    package func news(at uptime: Int64) -> [Trouble] {
        state.withLock { state in
            let due = Trouble.allCases.filter { trouble in
                guard state.met.contains(trouble) else { return false }
                return state.toldAt[trouble].map { uptime - $0 >= Self.silence.count } ?? true
            }
            for trouble in due {
                state.met.remove(trouble)
                state.toldAt[trouble] = uptime
            }
            return due
        }
    }
}
