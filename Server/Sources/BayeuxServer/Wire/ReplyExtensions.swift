import Bayeux
import BeckonJSON
import BeckonTime

/// The field `ext` of a reply.
struct ReplyExtensions {
    /// Whether the server agrees to use the ack extension with the client.
    var agreesToAcknowledge = false
    /// The number of the answer, by the ack extension.
    var acknowledgement: Int64?
    /// The client's question about the time, and the time on the hub's clock.
    var time: (question: TimeQuestion, now: Uptime)?

    /// Writes the field, unless it would be empty.
    ///
    /// - Parameter writer: Where to write, in an open object.
    func write(to writer: inout JSONWriter) {
        let tellsTime = time?.question.isWorthAnswering ?? false
        guard agreesToAcknowledge || acknowledgement != nil || tellsTime else { return }
        writer.key("ext")
        writer.beginObject()
        if let acknowledgement {
            writer.key("ack")
            writer.integer(acknowledgement)
        } else if agreesToAcknowledge {
            writer.key("ack")
            writer.bool(true)
        }
        if let time { time.question.answer(now: time.now, to: &writer) }
        writer.endObject()
    }
}

/// What a message says about the ack extension.
struct AcknowledgementRequest {
    /// Whether a handshake asks for it.
    let isWanted: Bool
    /// In a connect, the number of the last answer that the client received.
    let last: Int64?

    /// Reads a message's field `ext`.
    ///
    /// - Parameter ext: The field.
    init(_ ext: RawJSON?) {
        let member = ext.flatMap { try? JSONValue(parsing: Array($0.bytes)) }?["ack"]
        isWanted = member?.bool == true || member?["enabled"]?.bool == true
        last = member?.int64
    }
}
