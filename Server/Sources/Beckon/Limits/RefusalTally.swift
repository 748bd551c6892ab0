/// Counts refused acts, so that a flood makes one log line a minute for each kind, as a value.
///
/// It keeps no addresses and no customers.
package struct RefusalTally: Sendable {
    /// The limit that refused an act.
    package struct Kind: Hashable, Sendable {
        /// The refused act.
        package let act: LimitedAct
        /// Whether the limit of a customer was used up; else that of an address.
        package let isByUser: Bool

        package init(_ act: LimitedAct, isByUser: Bool) {
            self.act = act
            self.isByUser = isByUser
        }
    }

    /// A log line to write.
    package struct Note: Equatable, Sendable {
        package let kind: Kind
        /// How many acts were refused since the kind's last log line.
        package let count: Int
    }

    private struct Entry {
        var toldAt: Int64?
        var count = 0
    }

    /// The shortest time between two log lines of a kind.
    package static let pause = Milliseconds.seconds(60)

    private var entries: [Kind: Entry] = [:]

    package init() {}

    /// Counts a refusal.
    package mutating func count(_ kind: Kind) { entries[kind, default: Entry()].count += 1 }

    /// Returns the lines to log now: kinds with refusals and without a log line in the last ``pause``.
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
