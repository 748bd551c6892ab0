import Synchronization

/// Slows down guessing: after `limit` failures for one name, further attempts are refused until a minute has passed.
///
/// At most ``capacity`` names are remembered; beyond that, all are forgotten.
final class AttemptLimiter: Sendable {
    private struct Record {
        var failures = 0
        var since: Int64
    }

    private static let capacity = 10_000
    private static let period: Int64 = 60_000

    private let limit: Int
    private let records = Mutex<[String: Record]>([:])

    /// - Parameter limit: The failures allowed in a minute.
    init(limit: Int = 10) { self.limit = limit }

    /// Whether a name may be tried now.
    func allows(_ name: String, uptime: Int64) -> Bool {
        records.withLock { records in
            guard let record = records[name], uptime - record.since < Self.period else { return true }
            return record.failures < limit
        }
    }

    /// Notes a failed attempt.
    func failed(_ name: String, uptime: Int64) {
        records.withLock { records in
            if records.count >= Self.capacity { records.removeAll() }
            var record = records[name] ?? Record(since: uptime)
            if uptime - record.since >= Self.period { record = Record(since: uptime) }
            record.failures += 1
            records[name] = record
        }
    }

    /// Forgets the failures of a name.
    func succeeded(_ name: String) {
        records.withLock { _ = $0.removeValue(forKey: name) }
    }
}
