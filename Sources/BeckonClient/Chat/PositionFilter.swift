/// Passes each position of a transcript once and in order, even if the server sends entries twice, late or in part.
///
/// Entries beyond a gap are held back until the gap is filled, at most ``limit`` of them. Further entries are dropped; ``hasGap``
/// stays true until they are received again or skipped, so that the chat asks for them.
struct PositionFilter<Entry: Sendable>: Sendable {
    /// The last position that was passed.
    private(set) var position: Int64
    private var ahead: [Int64: Entry] = [:]
    /// The greatest position that was dropped because ``limit`` entries were held back.
    private var dropped: Int64 = 0
    /// The most entries that are held back beyond a gap.
    let limit: Int

    init(position: Int64 = 0, limit: Int = 1_024) {
        // A record may be damaged; the next position can always be counted.
        self.position = position.brought(into: 0...Int64.max - 2)
        self.limit = limit
    }

    /// Whether entries are known to exist after ``position`` that were not passed.
    var hasGap: Bool { !ahead.isEmpty || dropped > position }

    /// Takes a list whose last entry has a known position, and returns the entries that may pass.
    ///
    /// - Parameters:
    ///   - entries: Entries in order, without gaps.
    ///   - last: The position of the last entry.
    /// - Returns: The entries to pass, with their positions.
    mutating func receive(_ entries: [Entry], last: Int64) -> [(position: Int64, entry: Entry)] {
        guard last > position, !entries.isEmpty else { return [] }
        let first = last - Int64(entries.count) + 1
        guard first <= position + 1 else {
            for (offset, entry) in entries.enumerated() { holdBack(entry, at: first + Int64(offset)) }
            return []
        }
        let new = entries.dropFirst(Int(position + 1 - first))
        let passed = zip(position + 1...last, new).map { (position: $0, entry: $1) }
        position = last
        ahead = ahead.filter { $0.key > last }
        return passed + release()
    }

    /// Skips the gap before the entries that are held back.
    ///
    /// - Returns: The missing positions and the entries behind them; nil when there is no gap.
    mutating func skipGap() -> (missing: ClosedRange<Int64>, entries: [(position: Int64, entry: Entry)])? {
        guard let first = ahead.keys.min() ?? (dropped > position ? dropped : nil), first > position else { return nil }
        // If no entry is held back, the dropped ones are skipped too: the server no longer gives them.
        let end = ahead.isEmpty ? first : first - 1
        let missing = position + 1...end
        position = end
        return (missing, release())
    }

    private mutating func holdBack(_ entry: Entry, at place: Int64) {
        guard ahead[place] == nil else { return }
        guard ahead.count < limit else {
            dropped = max(dropped, place)
            return
        }
        ahead[place] = entry
    }

    private mutating func release() -> [(position: Int64, entry: Entry)] {
        var passed: [(position: Int64, entry: Entry)] = []
        while position < Int64.max, let entry = ahead.removeValue(forKey: position + 1) {
            position += 1
            passed.append((position, entry))
        }
        return passed
    }
}
