/// Counts log events of pushes by kind, so that a flood of them makes one log line a minute, as a value.
///
/// The first of a kind is logged at once; those of the next minute are logged together at its end. Beyond ``capacity``
/// kinds, all others count as one.
struct PushLogTally: Sendable {
    /// The kind under which pushes are counted together.
    struct Key: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            /// They cannot be sent with this configuration.
            case fault
            /// They were refused and are kept, and the configuration may be the reason.
            case unexplained
            /// They ended undelivered.
            case undelivered
        }

        /// The credential.
        let route: String
        let kind: Kind
        /// In words that a log may hold.
        let cause: String
    }

    /// A log line to write.
    struct Note: Equatable, Sendable {
        let key: Key
        let count: Int
    }

    private struct Entry {
        var toldAt: Uptime
        var count = 0
    }

    /// The shortest time between two log lines of a kind.
    static let pause = Milliseconds.seconds(60)
    /// How many kinds are distinguished.
    static let capacity = 256

    private var entries: [Key: Entry] = [:]

    /// Counts pushes.
    ///
    /// - Returns: The lines to log at once.
    mutating func count(_ keys: [Key], now: Uptime) -> [Note] {
        guard !keys.isEmpty else { return [] }
        var added: [Key: Int] = [:]
        for key in keys { added[known(key), default: 0] += 1 }
        var notes: [Note] = []
        for (key, count) in added {
            if entries[key] == nil {
                entries[key] = Entry(toldAt: now)
                notes.append(Note(key: key, count: count))
            } else {
                entries[key]?.count += count
            }
        }
        return notes
    }

    /// Returns the lines that are due; all of them when `isLast`, because no more follow.
    mutating func due(now: Uptime, isLast: Bool = false) -> [Note] {
        guard !entries.isEmpty else { return [] }
        var notes: [Note] = []
        for (key, entry) in entries where isLast || now.elapsed(since: entry.toldAt) >= Self.pause {
            if entry.count > 0 { notes.append(Note(key: key, count: entry.count)) }
            entries[key] = entry.count > 0 && !isLast ? Entry(toldAt: now) : nil
        }
        return notes
    }

    private func known(_ key: Key) -> Key {
        guard entries[key] == nil, entries.count >= Self.capacity else { return key }
        return Key(route: "others", kind: key.kind, cause: "others")
    }
}
