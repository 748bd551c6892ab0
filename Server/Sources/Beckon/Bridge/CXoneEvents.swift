import BeckonJSON

/// Events of the CXone digital chat gateway: `{eventId, eventType, context, data}`.
enum CXoneEvents {
    private static let automations: Set<String> = ["workflow", "workflowJob", "system", "api"]

    static func report(_ body: JSONValue) throws(BridgeRefusal) -> BridgeReport {
        guard let type = body["eventType"]?.string, let data = body["data"] else {
            // Errors, and answers to a client's own requests, have no event type.
            guard body["eventId"] != nil else { throw BridgeRefusal("eventType or data is missing") }
            return BridgeReport(action: "nothing to do for a customer")
        }
        if type == "EventInS3" { return BridgeReport(action: "fetch the url, then handle the inner event") }
        return BridgeReport([event(type, data, initiator: body["context"]?["initiator"]?["type"]?.string)])
    }

    private static func event(_ type: String, _ data: JSONValue, initiator: String?) -> BridgeEvent {
        switch type {
        case "MessageCreated": return message(data, initiator: initiator)
        case "SenderTypingStarted", "SenderTypingEnded": return plain(.typing, .agent, data)
        case "StreamedMessageStarted", "StreamedMessageDelta", "StreamedMessageFailed":
            return plain(.partial, .bot, data)
        case "StreamedMessageCompleted":
            var event = plain(.text, .bot, data)
            event.message = data["messageId"]?.identifier
            event.text = data["fullContent"]?.words
            return event
        case "CaseStatusChanged":
            let isOver = data["case"]?["status"]?.string == "closed"
            return plain(isOver ? .ended : .other, .system, data)
        case "CaseInboxAssigneeChanged":
            let isAssigned = data["case"]?["inboxAssignee"]?.isNull == false
            return plain(isAssigned ? .joined : .other, .agent, data)
        default: return plain(.other, .system, data)
        }
    }

    private static func plain(
        _ kind: BridgeEvent.Kind, _ actor: BridgeEvent.Actor, _ data: JSONValue
    ) -> BridgeEvent {
        BridgeEvent(
            conversation: conversation(data), actor: actor, direction: kind == .other ? .internal : .outbound,
            kind: kind)
    }

    private static func message(_ data: JSONValue, initiator: String?) -> BridgeEvent {
        let message = data["message"]
        let author = message?["authorUser"]
        let isInbound = message?["direction"]?.string != "outbound"
        let content = CXoneContent(message?["messageContent"] ?? .null)
        let customer = message?["recipients"]?[0] ?? message?["authorEndUserIdentity"]
        let hasAttachments = !(message?["attachments"]?.array ?? []).isEmpty
        return BridgeEvent(
            conversation: conversation(data), customer: customer?["idOnExternalPlatform"]?.identifier,
            message: message?["idOnExternalPlatform"]?.identifier ?? message?["id"]?.identifier,
            actor: isInbound ? .customer : actor(author, message, initiator: initiator),
            direction: isInbound ? .inbound : .outbound, kind: hasAttachments ? .attachment : content.kind,
            text: content.text, sender: author?["nickname"]?.words ?? author?["firstName"]?.words,
            at: message?["createdAtWithMilliseconds"]?.time ?? message?["createdAt"]?.time)
    }

    private static func actor(
        _ author: JSONValue?, _ message: JSONValue?, initiator: String?
    ) -> BridgeEvent.Actor {
        guard let author, author.object != nil, author["isSurveyUser"]?.bool != true else { return .system }
        let isAutomation =
            author["isBotUser"]?.bool == true || message?["isAiGenerated"]?.bool == true
            || automations.contains(initiator ?? "")
        return isAutomation ? .bot : .agent
    }

    private static func conversation(_ data: JSONValue) -> String? {
        data["thread"]?["idOnExternalPlatform"]?.identifier
            ?? data["message"]?["threadIdOnExternalPlatform"]?.identifier
            ?? data["case"]?["threadIdOnExternalPlatform"]?.identifier ?? data["threadId"]?.identifier
    }
}
