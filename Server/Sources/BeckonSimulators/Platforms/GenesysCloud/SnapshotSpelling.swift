import Foundation

/// Spells the whole of a conversation, as every event of the queues' topics does (contact-centers §2.3).
enum SnapshotSpelling {
    static func of(_ conversation: StandInConversation, queue: String) -> SimulatedJSON {
        let isOver = conversation.state == .ended
        var participants = [customer(conversation, queue: queue, isOver: isOver)]
        let bot = conversation.lines.filter { $0.side == .bot }
        if !bot.isEmpty {
            participants.append(
                party(conversation, "workflow", "Inbound message flow", "disconnected", bot, queue, ended: true))
        }
        participants.append(
            party(
                conversation, "acd", "Support", conversation.state == .waiting ? "connected" : "terminated", [], queue,
                ended: conversation.state != .waiting))
        let legs = conversation.formerAgents + [conversation.agent].compactMap(\.self)
        for (place, agent) in legs.enumerated() {
            let isPresent = place == conversation.formerAgents.count && !isOver
            let isLast = legs.lastIndex(of: agent) == place
            let lines = conversation.lines.filter { $0.side == .agent && $0.name == agent && isLast }
            participants.append(
                party(
                    conversation, "agent", agent, isPresent ? "connected" : "disconnected", lines, queue, leg: place,
                    ended: !isPresent, by: isOver ? "peer" : "transfer"))
        }
        return ["id": .string(conversation.id), "participants": .array(participants)]
    }

    private static func customer(
        _ conversation: StandInConversation, queue: String, isOver: Bool
    ) -> SimulatedJSON {
        let lines = conversation.lines.filter { $0.side == .customer }
        var members = common(conversation, "customer", conversation.name, lines, queue)
        members.append(("state", isOver ? "disconnected" : "connected"))
        members.append(("address", .string(conversation.customer)))
        members.append(("attributes", SimulatedJSON(conversation.data)))
        if isOver { members += end }
        return .object(members)
    }

    private static func party(
        _ conversation: StandInConversation, _ purpose: String, _ name: String, _ state: String,
        _ lines: [StandInConversation.Line], _ queue: String, leg: Int = 0, ended: Bool, by type: String = "transfer"
    ) -> SimulatedJSON {
        var members = common(conversation, purpose, name, lines, queue, leg: leg)
        members.append(("state", .string(state)))
        members.append(("attributes", [:]))
        if purpose == "agent" { members.append(("user", ["id": .string(StandInID.of("user", name))])) }
        if ended {
            members.append(("endTime", .string(StandInClock.text(StandInClock.now()))))
            members.append(("disconnectType", .string(type)))
        }
        return .object(members)
    }

    private static var end: [(name: String, value: SimulatedJSON)] {
        [("endTime", .string(StandInClock.text(StandInClock.now()))), ("disconnectType", "peer")]
    }

    /// An agent who gets the conversation again has another leg: one that is over never comes back.
    private static func common(
        _ conversation: StandInConversation, _ purpose: String, _ name: String, _ lines: [StandInConversation.Line],
        _ queue: String, leg: Int = 0
    ) -> [(name: String, value: SimulatedJSON)] {
        let messages = lines.map { line -> SimulatedJSON in
            [
                "message": [
                    "id": .string(line.id),
                    "selfUri": .string("/api/v2/conversations/messages/\(conversation.id)/messages/\(line.id)"),
                ], "messageTime": .string(StandInClock.text(line.at)), "messageSegmentCount": 1,
                "messageStatus": .string(status(of: line)), "messageMetadata": ["type": "Text", "content": []],
            ]
        }
        return [
            ("id", .string(StandInID.of(conversation.id, leg == 0 ? purpose + name : "\(purpose)\(name)\(leg)"))),
            ("purpose", .string(purpose)),
            ("name", .string(name)), ("direction", "inbound"), ("held", false),
            ("provider", "PureCloud Messaging"), ("type", "open"), ("queue", ["id": .string(queue)]),
            ("connectedTime", .string(StandInClock.text(conversation.begun))), ("messages", .array(messages)),
        ]
    }

    /// A line's `messageStatus`.
    static func status(of line: StandInConversation.Line) -> String {
        switch line.state {
        case nil: "received"
        case "delivered": "delivery-success"
        case "failed": "delivery-failed"
        case let state?: state
        }
    }
}
