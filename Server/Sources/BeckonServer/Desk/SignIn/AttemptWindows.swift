/// Counts attempts by key, a minute at a time, in a fixed number of places.
///
/// Keys share places by a hash that nobody outside can compute. A key that shares its place is refused a little earlier;
/// nothing grows, and no number of keys makes another one forgotten.
struct AttemptWindows {
    private struct Place {
        var count: Int32 = 0
        var since: Int64?
    }

    static let period: Int64 = 60_000

    private let limit: Int32
    private let salt: UInt64
    private var places: [Place]

    /// - Parameters:
    ///   - limit: How many attempts a key has in a minute.
    ///   - salt: Random bits.
    ///   - places: How many counters there are.
    init(limit: Int32, salt: UInt64, places: Int = 4_096) {
        self.limit = limit
        self.salt = salt
        self.places = Array(repeating: Place(), count: max(1, places))
    }

    /// How many milliseconds a key has to wait for its next attempt; 0 when it may be made now.
    func wait(_ key: String, uptime: Int64) -> Int64 {
        let place = places[index(key)]
        guard place.count >= limit, let since = place.since else { return 0 }
        return max(0, since + Self.period - uptime)
    }

    /// Counts one attempt.
    mutating func count(_ key: String, uptime: Int64) {
        let index = index(key)
        if places[index].since.map({ uptime - $0 >= Self.period }) ?? true { places[index] = Place(since: uptime) }
        if places[index].count < .max { places[index].count += 1 }
    }

    /// Takes one attempt back: it was a good one.
    mutating func giveBack(_ key: String) {
        let index = index(key)
        places[index].count = max(0, places[index].count - 1)
    }

    private func index(_ key: String) -> Int {
        var hasher = Hasher()
        hasher.combine(salt)
        hasher.combine(key)
        return Int(UInt(bitPattern: hasher.finalize()) % UInt(places.count))
    }
}
