import Bayeux
import BeckonJSON

/// The timesync extension: what a client asks about the time, and the answer.
struct TimeQuestion: Sendable {
    /// An answer that would change the client's offset by less than this is left out, in milliseconds.
    private static let tolerance = 25.0

    /// The client's time when it sent the message.
    private let clientTime: RawJSON
    private let accuracy: Double
    private let lag: Double
    /// The server's time when the message came, in milliseconds since 1970.
    private let received: Int64
    /// The time on the hub's clock when the message came, in milliseconds.
    private let receivedAt: Int64

    /// Reads the question of a message.
    ///
    /// - Parameters:
    ///   - ext: The message's field `ext`.
    ///   - wall: The server's time in milliseconds since 1970.
    ///   - now: The time on the hub's clock, in milliseconds.
    init?(_ ext: RawJSON?, wall: Int64, now: Int64) {
        guard let ext, let object = (try? JSONValue(parsing: Array(ext.bytes)))?.object,
            let question = object["timesync"]?.object, let clientTime = question["tc"]?.finiteNumber
        else { return nil }
        lag = question["l"]?.finiteNumber ?? 0
        accuracy = clientTime + (question["o"]?.finiteNumber ?? 0) + lag - Double(wall)
        var writer = JSONWriter()
        if let exact = question["tc"]?.int64 { writer.integer(exact) } else { writer.double(clientTime) }
        self.clientTime = RawJSON(writer.bytes)
        received = wall
        receivedAt = now
    }

    /// Writes the member `timesync` of an `ext` object, unless the client knows the time well enough.
    ///
    /// - Parameters:
    ///   - now: The time on the hub's clock, in milliseconds.
    ///   - writer: Where to write.
    func answer(now: Int64, to writer: inout JSONWriter) {
        guard isWorthAnswering else { return }
        writer.key("timesync")
        writer.beginObject()
        writer.key("tc")
        writer.raw(clientTime.bytes)
        writer.key("ts")
        writer.integer(received)
        writer.key("p")
        writer.integer(max(0, now - receivedAt))
        writer.key("a")
        writer.integer(Int64(exactly: accuracy.rounded()) ?? 0)
        writer.endObject()
    }

    /// Whether the client's idea of the time is not good enough yet.
    var isWorthAnswering: Bool { lag == 0 || abs(accuracy) >= Self.tolerance }
}

extension JSONValue {
    /// A number that is finite as a `Double`.
    fileprivate var finiteNumber: Double? {
        guard let number = double, number.isFinite else { return nil }
        return number
    }
}
