package import BeckonJSON

/// Notifications of Genesys Cloud: `{topicName, eventBody}`, with or without envelopes.
package enum GenesysNotifications {
    /// The most envelopes around a notification; the most that occur are SQS and SNS around EventBridge.
    private static let deepestEnvelope = 4
    private static let control = "nothing to do for a customer"

    static func report(_ body: JSONValue) throws(BridgeRefusal) -> BridgeReport {
        var events: [BridgeEvent] = []
        var action: String?
        for frame in try frames(in: body) {
            let report = try report(ofFrame: frame)
            events += report.events
            action = action ?? report.action
        }
        return BridgeReport(events, action: events.isEmpty ? action : nil)
    }

    /// Removes the envelopes: a queue's records, a message whose body is a text, an EventBridge envelope.
    ///
    /// - Parameter value: What arrived.
    /// - Returns: The notifications in it, each with a `topicName` or a `result`; at most as many of one list as a report may
    ///   have events.
    /// - Throws: ``BridgeRefusal`` when it holds something else.
    package static func frames(in value: JSONValue) throws(BridgeRefusal) -> [JSONValue] {
        try frames(in: value, depth: 0)
    }

    private static func frames(in value: JSONValue, depth: Int) throws(BridgeRefusal) -> [JSONValue] {
        if value["topicName"] != nil || value["result"] != nil { return [value] }
        guard depth < deepestEnvelope else { throw BridgeRefusal("the notification has too many envelopes") }
        if let detail = value["detail"] { return try frames(in: detail, depth: depth + 1) }
        if let records = value["Records"]?.array ?? value["Messages"]?.array ?? value.array {
            var all: [JSONValue] = []
            for record in records.prefix(BridgeMapping.longestReport) {
                all += try frames(in: record, depth: depth + 1)
            }
            return all
        }
        let inner =
            value["Sns"]?["Message"] ?? value["Message"] ?? value["body"] ?? value["Body"]
        guard let text = inner?.string, let parsed = try? JSONValue(parsing: text) else {
            throw BridgeRefusal("the body is neither a notification nor an envelope around one")
        }
        return try frames(in: parsed, depth: depth + 1)
    }

    /// Reads one notification without envelopes.
    ///
    /// - Parameter frame: The notification.
    /// - Returns: Its events, and what it asks its listener to do.
    /// - Throws: ``BridgeRefusal`` when a topic of conversations has no body.
    package static func report(ofFrame frame: JSONValue) throws(BridgeRefusal) -> BridgeReport {
        guard let topic = frame["topicName"]?.string else {
            // An answer on a channel: to the subscription, or that the channel no longer exists.
            let isGone = frame["result"]?.identifier == "404"
            return BridgeReport(action: isGone ? "create a channel, subscribe again, reconcile" : control)
        }
        if topic == "channel.metadata" { return BridgeReport(action: control) }
        if topic == "v2.system.socket_closing" { return BridgeReport(action: "reconnect within 60 s") }
        if topic.hasPrefix("v2.system.") { return BridgeReport(action: control) }
        guard let body = frame["eventBody"], body.object != nil else { throw BridgeRefusal("eventBody is missing") }
        if topic.hasSuffix(".conversations.messages") { return BridgeReport(GenesysSnapshot(body).events) }
        if topic.hasSuffix(".undelivered.messages") { return BridgeReport(undelivered(body)) }
        if topic.hasSuffix(".conversations.inbound.typing.event") { return BridgeReport([typing(body)]) }
        if topic.hasPrefix("v2.detail.events.conversation.") { return BridgeReport([detail(topic, body)]) }
        return BridgeReport([
            BridgeEvent(
                conversation: body["conversationId"]?.identifier ?? body["id"]?.identifier, actor: .system,
                direction: .internal, kind: .other)
        ])
    }

    /// The messages that were sent while the guest was not connected.
    private static func undelivered(_ body: JSONValue) -> [BridgeEvent] {
        (body["messages"]?.array ?? []).map { message in
            BridgeEvent(
                conversation: body["conversationId"]?.identifier,
                customer: body["externalContactId"]?.identifier ?? body["participantId"]?.identifier,
                message: message["id"]?.identifier, actor: .agentOrBot, direction: .outbound, kind: .text,
                at: message["eventTimeMs"]?.time)
        }
    }

    private static func typing(_ body: JSONValue) -> BridgeEvent {
        let isOutbound = body["normalizedMessage"]?["direction"]?.string == "Outbound"
        return BridgeEvent(
            conversation: body["conversationId"]?.identifier, actor: isOutbound ? .agent : .customer,
            direction: isOutbound ? .outbound : .inbound, kind: .typing)
    }

    /// Only the end of the customer's part ends the conversation: an agent's part also ends with a transfer.
    private static func detail(_ topic: String, _ body: JSONValue) -> BridgeEvent {
        let isEnd = topic.hasSuffix(".customer.end")
        let isStart = topic.hasSuffix(".user.start")
        return BridgeEvent(
            conversation: body["conversationId"]?.identifier, customer: body["externalContactId"]?.identifier,
            actor: isStart ? .agent : .system, direction: isEnd || isStart ? .outbound : .internal,
            kind: isEnd ? .ended : isStart ? .joined : .other, at: body["eventTime"]?.time)
    }
}

/// A conversation in a message topic, which sends the whole of it at every change.
package struct GenesysSnapshot {
    private let body: JSONValue
    private let participants: [JSONValue]
    private let customer: String?

    /// - Parameter body: The `eventBody` of the topic, or the conversation as a call returns it.
    package init(_ body: JSONValue) {
        self.body = body
        participants = body["participants"]?.array ?? []
        let party = participants.last { $0["purpose"]?.string == "customer" }
        customer =
            party?["address"]?.words ?? party?["externalContact"]?["id"]?.identifier ?? party?["id"]?.identifier
    }

    /// The messages in the order of their times, and the end if the conversation has ended.
    package var events: [BridgeEvent] {
        var events: [BridgeEvent] = []
        for participant in participants {
            for message in participant["messages"]?.array ?? [] { events.append(event(message, of: participant)) }
        }
        // Messages with equal times keep the snapshot's order.
        events = events.enumerated().sorted {
            ($0.element.at ?? Timestamp(milliseconds: 0), $0.offset)
                < ($1.element.at ?? Timestamp(milliseconds: 0), $1.offset)
        }.map(\.element)
        if isEnded {
            events.append(
                BridgeEvent(
                    conversation: body["id"]?.identifier, customer: customer, actor: .system, direction: .outbound,
                    kind: .ended))
        }
        return events
    }

    /// Whether the customer's part has ended; an agent's part also ends with a transfer.
    package var isEnded: Bool {
        let customers = participants.filter { $0["purpose"]?.string == "customer" }
        return !customers.isEmpty
            && customers.allSatisfy { ["disconnected", "terminated"].contains($0["state"]?.string ?? "") }
    }

    private func event(_ message: JSONValue, of participant: JSONValue) -> BridgeEvent {
        let actor = Self.actor(participant["purpose"]?.string)
        return BridgeEvent(
            conversation: body["id"]?.identifier, customer: customer,
            message: message["message"]?["id"]?.identifier, actor: actor,
            direction: actor == .customer ? .inbound : actor == .system ? .internal : .outbound,
            kind: Self.kind(message),
            sender: actor == .agent || actor == .bot ? participant["name"]?.words : nil,
            at: message["messageTime"]?.time)
    }

    private static func actor(_ purpose: String?) -> BridgeEvent.Actor {
        switch purpose {
        case "agent", "user": .agent
        case "workflow", "botflow": .bot
        case "customer", "external": .customer
        default: .system
        }
    }

    private static func kind(_ message: JSONValue) -> BridgeEvent.Kind {
        let metadata = message["messageMetadata"]
        if message["messageStatus"]?.string == "removed" { return .other }
        switch metadata?["type"]?.string {
        case "Event": return .typing
        case "Receipt": return .receipt
        case "Structured": return .structured
        default:
            let content = metadata?["content"]?.array ?? []
            return content.contains { $0["contentType"]?.string == "Attachment" } ? .attachment : .text
        }
    }
}
