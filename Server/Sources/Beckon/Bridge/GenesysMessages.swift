import BeckonJSON

/// Genesys normalized messages: the outbound webhook of Open Messaging, and the messages of Web Messaging guests, which
/// have the message in `body`.
enum GenesysMessages {
    static func report(_ body: JSONValue) throws(BridgeRefusal) -> BridgeReport {
        if body["class"] != nil {
            // Errors, and answers to the guest's own requests, are no messages.
            guard body["class"]?.string == "StructuredMessage", let message = body["body"] else {
                return BridgeReport(action: "nothing to do for a customer")
            }
            return BridgeReport(try events(of: message))
        }
        return BridgeReport(try events(of: body))
    }

    private static func events(of message: JSONValue) throws(BridgeRefusal) -> [BridgeEvent] {
        guard let type = message["type"]?.string, let direction = message["direction"]?.string else {
            throw BridgeRefusal("type or direction is missing")
        }
        let channel = message["channel"]
        let isInbound = direction == "Inbound"
        var event = BridgeEvent(
            // A webhook names only the customer: an integration has one conversation for each customer.
            conversation: message["conversationId"]?.words
                ?? (isInbound ? channel?["from"] : channel?["to"])?["id"]?.identifier,
            customer: (isInbound ? channel?["from"] : channel?["to"])?["id"]?.identifier,
            message: message["id"]?.identifier ?? channel?["messageId"]?.identifier,
            actor: actor(message, isInbound: isInbound), direction: isInbound ? .inbound : .outbound, kind: .other,
            text: message["text"]?.words, sender: channel?["from"]?["nickname"]?.words,
            at: channel?["time"]?.time)
        event.kind = kind(type, of: message)
        return [event]
    }

    private static func actor(_ message: JSONValue, isInbound: Bool) -> BridgeEvent.Actor {
        if isInbound { return .customer }
        switch message["originatingEntity"]?.string {
        case "Human": return .agent
        case "Bot": return .bot
        default: return .agentOrBot
        }
    }

    private static func kind(_ type: String, of message: JSONValue) -> BridgeEvent.Kind {
        switch type {
        case "Text":
            let content = message["content"]?.array ?? []
            let hasAttachment = content.contains { $0["contentType"]?.string == "Attachment" }
            return hasAttachment ? .attachment : .text
        case "Structured": return .structured
        case "Receipt": return .receipt
        case "Event": return kind(ofEvent: message["events"]?[0])
        default: return .other
        }
    }

    private static func kind(ofEvent event: JSONValue?) -> BridgeEvent.Kind {
        switch (event?["eventType"]?.string, event?["presence"]?["type"]?.string) {
        case ("Typing", _): .typing
        case ("Presence", "Disconnect"): .ended
        case ("Presence", "Join"): .joined
        default: .other
        }
    }
}
