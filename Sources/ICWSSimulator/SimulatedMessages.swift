/// Makes the messages that the simulated server sends.
enum SimulatedMessages {
    static let fromTheFuture = WireJSON.object([
        "__type": .text("urn:inin.com:example:messageFromTheFuture"), "isDelta": .bool(false), "anything": .integer(1),
    ])

    static func completed(_ request: String) -> WireJSON {
        message("messaging:asyncOperationCompletedMessage", false, ["requestId": .text(request), "error": .null])
    }

    static func statuses(_ statuses: [(user: String, status: String)], isDelta: Bool) -> WireJSON {
        let list: [WireJSON] = statuses.map { .object(["userId": .text($0.user), "statusId": .text($0.status)]) }
        return message("status:userStatusMessage", isDelta, ["userStatusList": .list(list)])
    }

    static func queue(
        _ subscription: String, isDelta: Bool, added: [SimulatorState.Interaction] = [],
        changed: [SimulatorState.Interaction] = [], removed: [String] = []
    ) -> WireJSON {
        let entry: (SimulatorState.Interaction) -> WireJSON = { interaction in
            .object([
                "interactionId": .text(interaction.id),
                "attributes": .object(interaction.attributes.mapValues { .text($0) }),
            ])
        }
        return message(
            "queues:queueContentsMessage", isDelta,
            [
                "subscriptionId": .text(subscription), "interactionsAdded": .list(added.map(entry)),
                "interactionsChanged": .list(changed.map(entry)),
                "interactionsRemoved": .list(removed.map { .text($0) }),
            ])
    }

    static func chatContents(_ interaction: String, _ texts: [WireJSON], isDelta: Bool) -> WireJSON {
        message(
            "interactions.chat:chatContentsMessage", isDelta,
            ["interactionId": .text(interaction), "messagesAdded": .list(texts)])
    }

    static func chatMembers(_ interaction: SimulatorState.Interaction, _ typing: Bool, isDelta: Bool) -> WireJSON {
        let name = interaction.attributes["Eic_RemoteName"] ?? ""
        let customer = member(interaction.id, 4, name, "web-1", typing)
        return message(
            "interactions.chat:chatMembersMessage", isDelta,
            [
                "interactionId": .text(interaction.id), "membersAdded": .list(isDelta ? [] : [customer]),
                "membersChanged": .list(isDelta ? [customer] : []), "membersRemoved": .list([]),
            ])
    }

    static func text(_ interaction: String, _ kind: Int, _ name: String, _ user: String, _ text: String) -> WireJSON {
        let member = WireJSON.object([
            "chatMemberType": .integer(kind), "displayName": .text(name), "interactionId": .text(interaction),
            "userId": .text(user),
        ])
        return .object([
            "chatMember": member, "text": .text(text), "timestamp": .text("20260101T120001Z"),
            "messageType": .integer(0),
        ])
    }

    static func callback(_ interaction: SimulatorState.Interaction) -> WireJSON {
        message(
            "interactions.callback:callbackMessage", false,
            [
                "interactionId": .text(interaction.id), "target": .text(interaction.target),
                "name": .text(interaction.attributes["Eic_RemoteName"] ?? ""), "subject": .text(interaction.subject),
                "attempts": .integer(0), "maxAttempts": .integer(3), "snoozed": .bool(false),
            ])
    }

    static func alerting(_ interactions: [SimulatorState.Interaction]) -> WireJSON {
        let details: [WireJSON] = interactions.map { interaction in
            .object([
                "interactionId": .text(interaction.id), "alertAction": .integer(0), "alertType": .integer(0),
                "interactionType": .text(interaction.type == 2 ? "chat" : "callback"), "autoAnswer": .bool(false),
                "name": .text(interaction.attributes["Eic_RemoteName"] ?? ""), "address": .text(""),
                "attributes": .object(interaction.attributes.mapValues { .text($0) }),
            ])
        }
        return message(
            "interactions:interactionAlertingMessage", false, ["alertingInteractionDetails": .list(details)])
    }

    private static func member(
        _ interaction: String, _ kind: Int, _ name: String, _ user: String, _ typing: Bool
    ) -> WireJSON {
        .object([
            "__type": .text("urn:inin.com:interactions.chat:fullChatMember"), "chatMemberType": .integer(kind),
            "displayName": .text(name), "interactionId": .text(interaction), "userId": .text(user),
            "isTyping": .bool(typing),
        ])
    }

    static func message(_ type: String, _ isDelta: Bool, _ fields: [String: WireJSON]) -> WireJSON {
        let head: [String: WireJSON] = ["__type": .text("urn:inin.com:" + type), "isDelta": .bool(isDelta)]
        return .object(head.merging(fields) { first, _ in first })
    }
}
