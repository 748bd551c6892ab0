import Bayeux
import BeckonJSON
import BeckonTime

/// A client's question about the time, by the timesync extension, and the answer to it.
struct TimeQuestion: Sendable {
    /// The error of the client's clock, in milliseconds, below which no answer is written.
    private static let tolerance = 25.0

    /// The client's time when it sent the message.
    private let clientTime: RawJSON
    private let accuracy: Double
    private let lag: Double
    /// The server's time when the message arrived.
    private let received: Timestamp
    /// The time on the hub's clock when the message arrived.
    private let receivedAt: Uptime

    /// Reads the question of a message.
    ///
    /// - Parameters:
    ///   - ext: The message's field `ext`.
    ///   - wall: The server's time.
    ///   - now: The time on the hub's clock.
    init?(_ ext: RawJSON?, wall: Timestamp, now: Uptime) {
        guard let ext, let object = (try? JSONValue(parsing: Array(ext.bytes)))?.object,
            let question = object["timesync"]?.object, let clientTime = question["tc"]?.finiteNumber
        else { return nil }
        lag = question["l"]?.finiteNumber ?? 0
        accuracy = clientTime + (question["o"]?.finiteNumber ?? 0) + lag - Double(wall.milliseconds)
        var writer = JSONWriter()
        if let exact = question["tc"]?.int64 { writer.integer(exact) } else { writer.double(clientTime) }
        self.clientTime = RawJSON(writer.bytes)
        received = wall
        receivedAt = now
    }

    /// Writes the member `timesync` of an `ext` object, if ``isWorthAnswering``.
    ///
    /// - Parameters:
    ///   - now: The time on the hub's clock.
    ///   - writer: Where to write.
    func answer(now: Uptime, to writer: inout JSONWriter) {
        guard isWorthAnswering else { return }
        writer.key("timesync")
        writer.beginObject()
        writer.key("tc")
        writer.raw(clientTime.bytes)
        writer.key("ts")
        writer.integer(received.milliseconds)
        writer.key("p")
        writer.integer(max(0, now.elapsed(since: receivedAt).count))
        writer.key("a")
        writer.integer(Int64(exactly: accuracy.rounded()) ?? 0)
        writer.endObject()
    }

    /// Whether the client's clock error is unknown or at least 25 ms.
    var isWorthAnswering: Bool { lag == 0 || abs(accuracy) >= Self.tolerance }
}

extension JSONValue {
    /// A number that is finite as a `Double`.
    fileprivate var finiteNumber: Double? {
        guard let number = double, number.isFinite else { return nil }
        return number
    }
}
