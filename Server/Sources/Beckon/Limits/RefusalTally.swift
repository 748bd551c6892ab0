/// Counts what limits refused, so that a flood makes one line of log a minute for each kind, as a value.
///
/// It knows kinds, and neither addresses nor customers.
package struct RefusalTally: Sendable {
    /// Which limit it was.
    package struct Kind: Hashable, Sendable {
        /// What was refused.
        package let act: LimitedAct
        /// Whether one customer did too much of it; else one address did.
        package let isByUser: Bool

        package init(_ act: LimitedAct, isByUser: Bool) {
            self.act = act
            self.isByUser = isByUser
        }
    }

    /// Something to tell.
    package struct Note: Equatable, Sendable {
        package let kind: Kind
        /// How often it was refused since that was last told.
        package let count: Int
    }

    private struct Entry {
        var toldAt: Int64?
        var count = 0
    }

    /// How long what has been told is only counted.
    package static let pause = Milliseconds.seconds(60)

    private var entries: [Kind: Entry] = [:]

    package init() {}

    /// Counts a refusal.
    package mutating func count(_ kind: Kind) { entries[kind, default: Entry()].count += 1 }

    /// What is to be told now: a kind that was not told for a minute.
    ///
    /// - Parameter uptime: Milliseconds of a clock that never goes back.
    /// - Returns: The kinds with their counts, in the order of their names.
    package mutating func due(uptime: Int64) -> [Note] {
        var notes: [Note] = []
        for (kind, entry) in entries where entry.count > 0 {
            if let toldAt = entry.toldAt, uptime - toldAt < Self.pause.count { continue }
            notes.append(Note(kind: kind, count: entry.count))
            entries[kind] = Entry(toldAt: uptime)
        }
        return notes.sorted {
            ($0.kind.act.rawValue, $0.kind.isByUser ? 1 : 0) < ($1.kind.act.rawValue, $1.kind.isByUser ? 1 : 0)
        }
    }
}
