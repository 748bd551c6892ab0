import GMSContract

/// Lets each position of a transcript through once, in order, whatever the server sends twice, late or in part.
///
/// What arrives beyond a hole is kept until the hole is filled. It keeps ``limit`` entries at most: more are dropped, to
/// be asked for again once the hole is filled, since ``hasGap`` stays true until then.
struct PositionFilter: Sendable {
    /// The last position that was let through.
    private(set) var position: Int64
    private var ahead: [Int64: TranscriptEntry] = [:]
    /// The greatest position that was dropped for lack of room.
    private var dropped: Int64 = 0
    /// How many entries beyond a hole are kept.
    let limit: Int

    init(position: Int64 = 0, limit: Int = 1_024) {
        self.position = max(0, position)
        self.limit = limit
    }

    /// Whether something is known to stand beyond what was let through.
    var hasGap: Bool { !ahead.isEmpty || dropped > position }

    /// Takes a list whose last entry has a known position; returns what may pass now.
    ///
    /// - Parameters:
    ///   - entries: Entries in order, without holes.
    ///   - last: The position of the last one.
    /// - Returns: The entries to let through, with their positions.
    mutating func receive(_ entries: [TranscriptEntry], last: Int64) -> [(position: Int64, entry: TranscriptEntry)] {
        guard last > position, !entries.isEmpty else { return [] }
        let first = last - Int64(entries.count) + 1
        guard first <= position + 1 else {
            for (offset, entry) in entries.enumerated() { keep(entry, at: first + Int64(offset)) }
            return []
        }
        let new = entries.dropFirst(Int(position + 1 - first))
        let passed = zip(position + 1...last, new).map { (position: $0, entry: $1) }
        position = last
        ahead = ahead.filter { $0.key > last }
        return passed + release()
    }

    /// Gives up the hole before what was kept.
    ///
    /// - Returns: The missing positions and the entries behind them; nil when there is no hole.
    mutating func skipGap() -> (missing: ClosedRange<Int64>, entries: [(position: Int64, entry: TranscriptEntry)])? {
        guard let first = ahead.keys.min() ?? (dropped > position ? dropped : nil), first > position else { return nil }
        // Something dropped with nothing kept cannot be had again either.
        let end = ahead.isEmpty ? first : first - 1
        let missing = position + 1...end
        position = end
        return (missing, release())
    }

    private mutating func keep(_ entry: TranscriptEntry, at place: Int64) {
        guard ahead[place] == nil else { return }
        guard ahead.count < limit else {
            dropped = max(dropped, place)
            return
        }
        ahead[place] = entry
    }

    private mutating func release() -> [(position: Int64, entry: TranscriptEntry)] {
        var passed: [(position: Int64, entry: TranscriptEntry)] = []
        while position < Int64.max, let entry = ahead.removeValue(forKey: position + 1) {
            position += 1
            passed.append((position, entry))
        }
        return passed
    }
}
