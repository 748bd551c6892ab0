/// The limited actions of callers without authentication.
package enum LimitedAct: String, Hashable, Sendable, CaseIterable {
    /// Creates a service instance, a chat or a callback.
    case creation
    /// A Bayeux handshake.
    case handshake
    /// Sends a text.
    case send
    /// Names an id, a number or a code that does not exist.
    case miss
    /// Changes something small: typing, a name, attached data, a time.
    case change
    /// Reads something.
    case read
    /// Asks without credentials, or with wrong ones, for what needs some.
    case refusal
    /// Sends bytes to keep, or has kept ones written again; counted in units of 1,024 bytes.
    case written
    /// Gets bytes, or has kept ones read; counted in units of 1,024 bytes.
    case answered

    /// How many units so many bytes are; none are one, too.
    package static func units(ofBytes count: Int) -> Int { max(0, count) / 1_024 + 1 }
}

/// A refused act, because the caller's limit for such acts is used up.
package struct TooManyRequests: Error, Hashable, Sendable {
    package let act: LimitedAct
    /// How many milliseconds to wait.
    package let wait: Int64

    package init(_ act: LimitedAct, wait: Int64) {
        self.act = act
        self.wait = wait
    }

    /// The wait in whole seconds, for `Retry-After`.
    package var seconds: Int64 { max(1, (wait + 999) / 1_000) }
}

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
        var toldAt: Uptime?
        var count = 0
    }

    /// The shortest time between two log lines of a kind.
    package static let pause = Milliseconds.seconds(60)

    private var entries: [Kind: Entry] = [:]
    /// How many acts were refused so far.
    package private(set) var totals: [Kind: Int] = [:]

    package init() {}

    /// Counts a refusal.
    package mutating func count(_ kind: Kind) {
        entries[kind, default: Entry()].count += 1
        totals[kind, default: 0] += 1
    }

    /// Returns the lines to log now: kinds with refusals and without a log line in the last ``pause``.
    ///
    /// - Parameter uptime: The time on a clock that never goes back.
    /// - Returns: The kinds with their counts, in the order of their names.
    package mutating func due(uptime: Uptime) -> [Note] {
        var notes: [Note] = []
        for (kind, entry) in entries where entry.count > 0 {
            if let toldAt = entry.toldAt, uptime.elapsed(since: toldAt) < Self.pause { continue }
            notes.append(Note(kind: kind, count: entry.count))
            entries[kind] = Entry(toldAt: uptime)
        }
        return notes.sorted {
            ($0.kind.act.rawValue, $0.kind.isByUser ? 1 : 0) < ($1.kind.act.rawValue, $1.kind.isByUser ? 1 : 0)
        }
    }
}
