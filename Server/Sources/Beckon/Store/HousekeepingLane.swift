import DequeModule

/// Housekeeping commits in order, which can also be found by the chats that they are about.
struct HousekeepingLane: Sendable {
    private var order: Deque<UInt64> = []
    private var entries: [UInt64: CommitLine.Entry] = [:]
    private var numbers: [ChatID: [UInt64]] = [:]

    var count: Int { entries.count }

    mutating func append(_ entry: CommitLine.Entry) {
        order.append(entry.number)
        entries[entry.number] = entry
        for chat in entry.commit.chats { numbers[chat, default: []].append(entry.number) }
        // An entry that was taken out by its chat leaves its number in `order`.
        if order.count > 2 * entries.count + 64 { order.removeAll { entries[$0] == nil } }
    }

    /// Takes the first commits that may be written now; held ones keep their places.
    ///
    /// - Parameters:
    ///   - limit: at most this many.
    ///   - isHeld: whether a commit has to wait for another one.
    /// - Returns: the commits taken, in order.
    mutating func takeFirst(limit: Int, unless isHeld: (Commit) -> Bool) -> [CommitLine.Entry] {
        var taken: [CommitLine.Entry] = []
        var held: [UInt64] = []
        while taken.count < limit, let number = order.popFirst() {
            guard let entry = entries[number] else { continue }
            if isHeld(entry.commit) { held.append(number) } else { taken.append(remove(entry)) }
        }
        order.prepend(contentsOf: held)
        return taken
    }

    /// Takes out the commits about any of these chats, in order.
    mutating func take(about chats: Set<ChatID>, where isMeant: (Commit) -> Bool = { _ in true }) -> [CommitLine.Entry]
    {
        guard !numbers.isEmpty else { return [] }
        let found = Set(chats.flatMap { numbers[$0] ?? [] }).sorted().compactMap { entries[$0] }
        return found.filter { isMeant($0.commit) }.map { remove($0) }
    }

    private mutating func remove(_ entry: CommitLine.Entry) -> CommitLine.Entry {
        entries[entry.number] = nil
        for chat in entry.commit.chats {
            numbers[chat]?.removeAll { $0 == entry.number }
            if numbers[chat]?.isEmpty == true { numbers[chat] = nil }
        }
        return entry
    }
}
