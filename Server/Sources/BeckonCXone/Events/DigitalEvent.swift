import Beckon
import BeckonJSON

/// An event of the digital platform: `{eventId, eventType, createdAt, context, data}` (contact-centers §3.4).
struct DigitalEvent: Hashable, Sendable {
    /// Events that mean nothing to a customer's chat.
    static let quiet: Set<String> = [
        "MessageUpdated", "MessageAddedIntoCase", "MessageSent", "MessageDeliveryStatusChanged", "MessageSeenChanged",
        "MessageReadChanged", "CaseCreated", "CaseToRoutingQueueAssignmentChanged",
        "ConsumerContactInboxPreAssigneeChanged", "ContactRecipientsChanged", "ContactPreferredUserChanged",
        "SetPositionInQueue", "StreamedMessageStarted", "StreamedMessageDelta", "StreamedMessageFailed",
        "FireProactiveAction",
    ]

    /// Its id; nil for one without.
    let id: String?
    let type: String
    /// When it happened.
    let at: Timestamp?
    /// The thread, which is our chat.
    let thread: String?
    let channel: String?
    let brand: String?
    let data: JSONValue
    /// What the same event means for a conversation that Beckon does not carry.
    let report: BridgeReport
    /// The message as it is now, if the event is about one: an update is read as the message's first event is.
    let message: BridgeEvent?

    /// Reads an event.
    ///
    /// - Returns: nil for an answer to a client's own request, or an error: they have no type.
    /// - Throws: `BridgeRefusal` for anything else.
    static func read(_ body: JSONValue) throws(BridgeRefusal) -> DigitalEvent? {
        let report = try BridgeMapping.cxoneEvents.report(body)
        guard let type = body["eventType"]?.string, let data = body["data"] else { return nil }
        var message = report.events.first
        if type == "MessageUpdated", var created = body.object {
            created["eventType"] = "MessageCreated"
            message = try BridgeMapping.cxoneEvents.report(.object(created)).events.first
        }
        return DigitalEvent(body, type: type, data: data, report: report, message: message)
    }

    private init(_ body: JSONValue, type: String, data: JSONValue, report: BridgeReport, message: BridgeEvent?) {
        id = body["eventId"]?.cxoneID
        self.type = type
        let time = body["createdAtWithMilliseconds"]?.string ?? body["createdAt"]?.string
        at = time.flatMap { Timestamp(utc: $0) }
        thread = report.events.first?.conversation.flatMap { JSONValue.string($0).cxoneID }
        channel = data["channel"]?["id"]?.cxoneID
        brand = data["brand"]?["id"]?.cxoneID
        self.data = data
        self.report = report
        self.message = message
    }

    /// The address of an event that is too large to be sent.
    var largeEvent: String? { type == "EventInS3" ? data["s3Object"]?["url"]?.string : nil }
    /// The type that a large event is to have.
    var largeEventType: String? { data["originEvent"]?["eventType"]?.string }
}
