import Synchronization

/// What a platform got from the gateway and gave to it, in order: the judge of what was lost, doubled or moved.
///
/// It holds the last 1,000,000 entries.
package final class StandInRecord: Sendable {
    /// One thing that the platform got (`in`) or gave (`out`).
    package struct Entry: Sendable {
        package enum Direction: String, Sendable {
            case incoming = "in"
            case outgoing = "out"
        }

        package enum Outcome: String, Sendable {
            case accepted
            /// It had been accepted before, by its id.
            case duplicate
            case refused
            /// It was given up after the last try.
            case failed
        }

        package var number = 0
        package let conversation: String
        package let direction: Direction
        package let kind: String
        package let id: String
        package let text: String
        package let at: Int64
        package let outcome: Outcome
    }

    private static let capacity = 1_000_000

    private struct State {
        var entries: [Entry] = []
        var last = 0
    }

    private let state = Mutex(State())

    package init() {}

    func add(_ entry: Entry) {
        state.withLock { state in
            state.last += 1
            var entry = entry
            entry.number = state.last
            state.entries.append(entry)
            // Removing one by one from the front would move all others each time.
            if state.entries.count > Self.capacity + 1_000 { state.entries.removeFirst(1_000) }
        }
    }

    /// Entries after a number, at most a limit.
    package func entries(after number: Int, limit: Int = 5_000) -> [Entry] {
        state.withLock { state in
            guard let first = state.entries.first else { return [] }
            let start = max(0, number + 1 - first.number)
            return Array(state.entries.dropFirst(start).prefix(max(0, limit)))
        }
    }

    func json(after number: Int) -> SimulatedJSON {
        let page = entries(after: number)
        return [
            "entries": .array(
                page.map { entry in
                    [
                        "n": SimulatedJSON(Int64(entry.number)), "conversation": .string(entry.conversation),
                        "direction": .string(entry.direction.rawValue), "kind": .string(entry.kind),
                        "id": .string(entry.id), "text": .string(entry.text), "at": SimulatedJSON(entry.at),
                        "outcome": .string(entry.outcome.rawValue),
                    ]
                }),
            "next": SimulatedJSON(Int64(page.last?.number ?? number)),
        ]
    }
}
