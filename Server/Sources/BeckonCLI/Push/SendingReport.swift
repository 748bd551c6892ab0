import BeckonJSON

/// Counts of test pushes by their results.
struct SendingReport: Sendable, Hashable {
    /// The pushes that were read, without malformed lines.
    var sent = 0
    var delivered = 0
    /// How many were not delivered, by the reason of their last attempt.
    var failed: [String: Int] = [:]
    /// The numbers of malformed lines, from 1; the first ``longestList`` of them.
    private(set) var malformedLines: [Int] = []

    /// The greatest number of malformed lines that are named.
    static let longestList = 100

    /// How many were delivered or failed.
    var ended: Int { delivered + failed.values.reduce(0, +) }

    /// Counts a push that was not delivered.
    mutating func fail(_ reason: String) { failed[reason, default: 0] += 1 }

    /// Counts a malformed line.
    mutating func fail(line number: Int) {
        fail("malformed line")
        if malformedLines.count < Self.longestList { malformedLines.append(number) }
    }

    /// Returns the report as one line of JSON.
    ///
    /// - Parameters:
    ///   - seconds: How long the sending took.
    ///   - cpuSeconds: The processor time of this process, user and system.
    /// - Returns: An object with `sent`, `delivered`, `failed`, `seconds` and `cpuSeconds`, and `malformedLines` if
    ///   there are any.
    func line(seconds: Double, cpuSeconds: Double) -> String {
        var writer = JSONWriter(reservingCapacity: 256)
        writer.beginObject()
        writer.key("sent")
        writer.integer(sent)
        writer.key("delivered")
        writer.integer(delivered)
        writer.key("failed")
        writer.beginObject()
        for (reason, count) in failed.sorted(by: { $0.key < $1.key }) {
            writer.key(reason)
            writer.integer(count)
        }
        writer.endObject()
        if !malformedLines.isEmpty {
            writer.key("malformedLines")
            writer.beginArray()
            for number in malformedLines { writer.integer(number) }
            writer.endArray()
        }
        writer.key("seconds")
        writer.double((seconds * 1_000).rounded() / 1_000)
        writer.key("cpuSeconds")
        writer.double((cpuSeconds * 1_000).rounded() / 1_000)
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
