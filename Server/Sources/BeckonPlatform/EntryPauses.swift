package import BeckonTime
import Synchronization

/// The entries of one list at which a platform fails while it answers for others, each with a pause of its own.
///
/// Whoever goes through the list asks for the sound entries first and for those that failed before last, so that none of them keeps
/// others from their turn. After ``mostInRow`` failures in a row the platform fails, and the pass is over. A pause doubles with each
/// failure, up to ``longest``. It holds at most ``most`` entries; when there are more, all are noted anew.
package final class EntryPauses: Sendable {
    package static let most = 4_096
    /// How many entries in a row may fail in one pass.
    package static let mostInRow = 3
    /// The pause after an entry's first failure.
    package static let first = Milliseconds.seconds(5)
    package static let longest = Milliseconds.seconds(300)

    private struct Failing {
        var backoff = Backoff(first: EntryPauses.first, longest: EntryPauses.longest)
        var until = Uptime.distantPast
    }

    private struct State {
        var failing: [String: Failing] = [:]
        var inRow = 0
        var hasAnswer = false
        var leavesOut = false
    }

    private let state = Mutex(State())

    package init() {}

    /// Begins a pass over the list.
    package func begin() {
        state.withLock { ($0.inRow, $0.hasAnswer, $0.leavesOut) = (0, false, false) }
    }

    /// Divides some entries of the list; those whose pauses last are left out.
    ///
    /// - Parameters:
    ///   - entries: The entries.
    ///   - uptime: Now.
    ///   - key: What identifies an entry.
    /// - Returns: The entries that did not fail when they were asked for last, and those that did.
    package func split<Entry>(
        _ entries: [Entry], at uptime: Uptime, by key: (Entry) -> String
    ) -> (sound: [Entry], late: [Entry]) {
        var (sound, late): ([Entry], [Entry]) = ([], [])
        for entry in entries {
            let id = key(entry)
            let until = state.withLock { state -> Uptime? in
                let until = state.failing[id]?.until
                if let until, until > uptime { state.leavesOut = true }
                return until
            }
            guard let until else {
                sound.append(entry)
                continue
            }
            if until <= uptime { late.append(entry) }
        }
        return (sound, late)
    }

    /// Notes that the platform answered for an entry.
    package func answered(_ entry: String) {
        state.withLock { state in
            state.failing[entry] = nil
            (state.inRow, state.hasAnswer) = (0, true)
        }
    }

    /// Notes that the platform failed at an entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - uptime: Now.
    ///   - least: The shortest pause that the platform asks for.
    /// - Returns: The entry's pause.
    @discardableResult
    package func failed(_ entry: String, at uptime: Uptime, atLeast least: Milliseconds? = nil) -> Milliseconds {
        state.withLock { state in
            if state.failing[entry] == nil, state.failing.count >= Self.most { state.failing = [:] }
            var failing = state.failing[entry] ?? Failing()
            let pause = min(Self.longest, failing.backoff.next(atLeast: least))
            failing.until = uptime.advanced(by: pause)
            state.failing[entry] = failing
            (state.inRow, state.leavesOut) = (state.inRow + 1, true)
            return pause
        }
    }

    /// Notes a fault at an entry, unless nothing can be asked at all.
    ///
    /// - Returns: Whether the pass is over: nothing can be asked, the platform asks for a pause, or it failed too often in a row.
    package func ends(after failure: PlatformFailure, of entry: String, at uptime: Uptime) -> Bool {
        guard !failure.isOutage else { return true }
        failed(entry, at: uptime, atLeast: failure.pause)
        return failure.pause != nil || !goesOn
    }

    /// Whether the pass goes on: not after too many failures in a row.
    package var goesOn: Bool { state.withLock { $0.inRow < Self.mostInRow } }

    /// Whether entries failed or were left out in this pass, and the platform answered for none.
    package var isInVain: Bool { state.withLock { $0.leavesOut && !$0.hasAnswer } }
}
