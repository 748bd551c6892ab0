/// Makes the messages that the simulated server sends.
enum SimulatedMessages {
    static let fromTheFuture = WireJSON.object([
        "__type": .text("urn:inin.com:example:messageFromTheFuture"), "isDelta": .bool(false), "anything": .integer(1),
    ])

    /// A message that nobody can read whole.
    static let broken = message("status:userStatusMessage", true, ["userStatusList": .list([.text("broken")])])

    /// What the faults in force put before each batch.
    static func faulty(_ switches: SimulatorSwitches) -> [WireJSON] {
        (switches.unknownType ? [fromTheFuture] : []) + (switches.misread ? [broken] : [])
    }

    static func completed(_ request: String) -> WireJSON {
        message("messaging:asyncOperationCompletedMessage", false, ["requestId": .text(request), "error": .null])
    }

    static func statuses(_ statuses: [WireJSON], isDelta: Bool) -> WireJSON {
        message("status:userStatusMessage", isDelta, ["userStatusList": .list(statuses)])
    }

    /// The contents of queues, or their changes.
    ///
    /// - Parameters:
    ///   - subscription: Its id.
    ///   - isDelta: Whether it says changes alone.
    ///   - added: The interactions that came.
    ///   - changes: The attributes of one interaction that changed.
    ///   - removed: The ids of those that left.
    ///   - names: The attributes that the subscription asks for.
    /// - Returns: The message.
    static func queue(
        _ subscription: String, isDelta: Bool, added: [SimulatedInteraction] = [],
        changes: (id: String, attributes: [String: String])? = nil, removed: [String] = [], _ names: [String]
    ) -> WireJSON {
        let entries = added.map { interaction in
            var entry: [String: WireJSON] = [
                "interactionId": .text(interaction.id), "attributes": texts(interaction.attributes(names)),
            ]
            if let conference = interaction.conference { entry["conferenceParentId"] = .text(conference) }
            return WireJSON.object(entry)
        }
        let changed = changes.map {
            [WireJSON.object(["interactionId": .text($0.id), "attributes": texts($0.attributes)])]
        }
        return message(
            "queues:queueContentsMessage", isDelta,
            [
                "subscriptionId": .text(subscription), "interactionsAdded": .list(entries),
                "interactionsChanged": .list(changed ?? []), "interactionsRemoved": .list(removed.map { .text($0) }),
            ])
    }

    static func interaction(_ id: String, _ attributes: [String: String], isDelta: Bool) -> WireJSON {
        message(
            "interactions:interactionChangedMessage", isDelta,
            ["interactionId": .text(id), "attributes": texts(attributes)])
    }

    static func deallocated(_ id: String) -> WireJSON {
        message("interactions:interactionDeallocatedMessage", true, ["interactionId": .text(id)])
    }

    private static func texts(_ texts: [String: String]) -> WireJSON { .object(texts.mapValues { .text($0) }) }

    static func chatContents(_ interaction: String, _ texts: [WireJSON], isDelta: Bool) -> WireJSON {
        message(
            "interactions.chat:chatContentsMessage", isDelta,
            ["interactionId": .text(interaction), "messagesAdded": .list(texts)])
    }

    static func chatMembers(_ interaction: SimulatedInteraction, _ typing: Bool, isDelta: Bool) -> WireJSON {
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

    static func callback(_ interaction: SimulatedInteraction) -> WireJSON {
        message(
            "interactions.callback:callbackMessage", false,
            [
                "interactionId": .text(interaction.id), "target": .text(interaction.target),
                "name": .text(interaction.attributes["Eic_RemoteName"] ?? ""), "subject": .text(interaction.subject),
                "attempts": .integer(0), "maxAttempts": .integer(3), "snoozed": .bool(false),
            ])
    }

    /// Alerts that begin or stop.
    ///
    /// - Parameters:
    ///   - alerts: Interactions, and whether each begins or stops to alert.
    ///   - names: The attributes that the subscription asks for.
    ///   - isDelta: Whether it says changes alone.
    /// - Returns: The message.
    static func alerting(
        _ alerts: [(interaction: SimulatedInteraction, starts: Bool)], _ names: [String], isDelta: Bool
    ) -> WireJSON {
        let details: [WireJSON] = alerts.map { interaction, starts in
            .object([
                "interactionId": .text(interaction.id), "alertAction": .integer(starts ? 1 : 2),
                "alertType": .integer(interaction.queue.type == 1 ? 1 : 3),
                "interactionType": .text(interaction.kind.rawValue), "autoAnswer": .bool(false),
                "name": .text(interaction.own["Eic_RemoteName"] ?? ""), "address": .text(interaction.target),
                "monitoredQueue": .object([
                    "queueType": .integer(interaction.queue.type), "queueName": .text(interaction.queue.name),
                ]),
                "attributes": texts(interaction.attributes(names)),
            ])
        }
        return message(
            "interactions:interactionAlertingMessage", isDelta, ["alertingInteractionDetails": .list(details)])
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
