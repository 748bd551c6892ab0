import Beckon
import BeckonJSON
import BeckonPlatform

/// Spells what goes into Genesys Cloud by Open Messaging (contact-centers §2.7).

///

/// Pure.
enum OpenMessageSpelling {
    /// The path of one kind of inbound call: `message`, `event`, `receipt` or `structured/response`.
    static func path(_ integration: String, _ kind: String, query: String = "") -> String {
        "/api/v2/conversations/messages/\(PlatformCall.escaped(integration))/inbound/open/\(kind)\(query)"
    }

    /// A customer's message.
    ///
    /// - Parameters:
    ///   - id: Our id; Genesys Cloud takes a message with the same id once.
    ///   - from: The customer.
    ///   - at: When the customer sent it.
    ///   - text: The text; nil for none.
    ///   - attachment: A file of the customer; nil for none.
    ///   - attributes: Names and texts that become attributes of the conversation's customer, which flows, bots and agents
    ///     see; of the message that opens the conversation.
    ///   - metadata: Names and texts that come back with the message; flows do not see them.
    /// - Returns: The body of the call.
    static func message(
        _ id: String, from: JSONValue, at: Timestamp, text: String?, attachment: JSONValue? = nil,
        attributes: JSONObject = [:], metadata: JSONObject
    ) -> JSONValue {
        var channel: JSONObject = ["messageId": .string(id), "from": from, "time": .string(at.openMessagingText)]
        if !attributes.isEmpty { channel["metadata"] = ["customAttributes": .object(attributes)] }
        var body: JSONObject = ["channel": .object(channel)]
        if let text { body["text"] = .string(text) }
        if let attachment {
            body["content"] = [["contentType": "Attachment", "attachment": attachment]]
        }
        if !metadata.isEmpty { body["metadata"] = .object(metadata) }
        return .object(body)
    }

    /// That the customer types.
    static func typing(from: JSONValue, at: Timestamp) -> JSONValue {
        [
            "channel": ["from": from, "time": .string(at.openMessagingText)],
            "events": [["eventType": "Typing"]],
        ]
    }

    /// The customer's choice among the answers that a message offered.
    static func choice(_ offer: QuickReplyBook.Offer, id: String, from: JSONValue, at: Timestamp) -> JSONValue {
        [
            "channel": ["messageId": .string(id), "from": from, "time": .string(at.openMessagingText)],
            "originatingMessageId": .string(offer.message),
            "buttonResponse": [
                "type": "QuickReply", "text": .string(offer.text), "payload": .string(offer.payload),
            ],
        ]
    }

    /// What became of an agent's message.
    static func receipt(
        _ message: String, to customer: String, at: Timestamp, _ status: String, because reason: ReceiptReason? = nil
    ) -> JSONValue {
        var body: JSONObject = [
            "id": .string(message),
            "channel": [
                "to": ["id": .string(customer), "idType": "Opaque"], "time": .string(at.openMessagingText),
            ],
            "status": .string(status),
        ]
        if let reason { body["reasons"] = [["code": .string(reason.rawValue), "message": .string(reason.words)]] }
        body["isFinalReceipt"] = true
        return .object(body)
    }
}

extension Timestamp {
    /// The time as Genesys Cloud writes it: `2026-03-02T09:00:00.000Z`; times outside the years 1970 to 9999 are clamped.
    var openMessagingText: String {
        let time = min(max(milliseconds, 0), 253_402_300_799_999)
        let day = LocalDate(dayNumber: time / 86_400_000).parts
        let second = time / 1_000 % 86_400
        func digits(_ number: Int64, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(digits(day.year, 4))-\(digits(day.month, 2))-\(digits(day.day, 2))T\(digits(second / 3_600, 2)):"
            + "\(digits(second / 60 % 60, 2)):\(digits(second % 60, 2)).\(digits(time % 1_000, 3))Z"
    }
}
