package import Beckon
import Synchronization

/// Counts attempts by key, a period at a time, in a fixed number of places.
///
/// Keys share places by a salted hash that cannot be computed from outside. Keys that share a place may be refused a little
/// earlier; memory is bounded, and no number of keys makes the counter of another key forgotten.
package struct AttemptWindows {
    private struct Place {
        var count: Int32 = 0
        var since: Uptime?
    }

    private let limit: Int32
    private let salt: UInt64
    private let period: Milliseconds
    private var places: [Place]

    /// - Parameters:
    ///   - limit: The attempts of a key in a period.
    ///   - salt: Random bits.
    ///   - period: How long attempts count, from the first of them.
    ///   - places: The number of counters.
    package init(limit: Int32, salt: UInt64, period: Milliseconds = .seconds(60), places: Int = 4_096) {
        self.limit = limit
        self.salt = salt
        self.period = period
        self.places = Array(repeating: Place(), count: max(1, places))
    }

    /// The milliseconds that a key has to wait for its next attempt; 0 if it may try at once.
    package func wait(_ key: String, uptime: Uptime) -> Int64 {
        let place = places[index(key)]
        guard place.count >= limit, let since = place.since else { return 0 }
        return max(0, since.advanced(by: period).elapsed(since: uptime).count)
    }

    /// Counts one attempt.
    package mutating func count(_ key: String, uptime: Uptime) {
        let index = index(key)
        let isOver = places[index].since.map { uptime.elapsed(since: $0) >= period } ?? true
        if isOver { places[index] = Place(since: uptime) }
        if places[index].count < .max { places[index].count += 1 }
    }

    /// Takes one attempt back, after a success.
    package mutating func giveBack(_ key: String) {
        let index = index(key)
        places[index].count = max(0, places[index].count - 1)
    }

    private func index(_ key: String) -> Int {
        var hasher = Hasher()
        hasher.combine(salt)
        // Byte by byte: comparing as people do costs the square of a hostile text's length.
        var key = key
        key.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        return Int(UInt(bitPattern: hasher.finalize()) % UInt(places.count))
    }
}

/// Slows down guessing: after `limit` failures of one name in a minute, further attempts are refused until it has passed.
///
/// An attempt counts as a failure when it begins, so that many at once cannot pass the limit, and is given back when it was
/// none. Memory is bounded as in ``AttemptWindows``.
package final class AttemptLimiter: Sendable {
    private let windows: Mutex<AttemptWindows>

    /// - Parameters:
    ///   - limit: The failures allowed in a minute.
    ///   - salt: Random bits.
    package init(limit: Int32, salt: UInt64) {
        windows = Mutex(AttemptWindows(limit: limit, salt: salt))
    }

    /// Counts an attempt that begins; false if it may not be made now.
    package func begin(_ name: String, uptime: Uptime) -> Bool {
        windows.withLock { windows in
            guard windows.wait(name, uptime: uptime) == 0 else { return false }
            windows.count(name, uptime: uptime)
            return true
        }
    }

    /// Takes back an attempt that did not fail.
    package func giveBack(_ name: String) { windows.withLock { $0.giveBack(name) } }
}
