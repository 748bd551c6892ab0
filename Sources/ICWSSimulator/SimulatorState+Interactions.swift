/// What happens to interactions, and who is told.
extension SimulatorState {
    /// Adds an interaction to a queue; nil when there are ``maximumEntries`` already.
    ///
    /// - Parameters:
    ///   - kind: What it is.
    ///   - queue: Its queue.
    ///   - name: The name of the other party.
    ///   - attributes: Further attributes.
    ///   - agent: Who has it at once, and the station; nil lets it alert.
    ///   - target: The number or address of the other party.
    ///   - subject: What it is about.
    ///   - consultOf: The interaction for which it is a consultation.
    /// - Returns: The interaction.
    mutating func begin(
        _ kind: SimulatedInteraction.Kind, in queue: QueueKey, name: String, attributes: [String: String] = [:],
        taken agent: (user: String, station: String?)? = nil, target: String = "", subject: String = "",
        consultOf: String? = nil
    ) -> SimulatedInteraction? {
        guard interactions.count < Self.maximumEntries else { return nil }
        let own = [
            "Eic_RemoteName": name, "Eic_RemoteAddress": target, "Eic_CallDirection": agent == nil ? "I" : "O",
            "Eic_InitiationTimeUTC": now(),
        ]
        var made = SimulatedInteraction(
            id: "100" + String(number()), kind: kind, queue: queue, own: own.merging(attributes) { first, _ in first })
        (made.target, made.subject, made.consultOf) = (target, subject, consultOf)
        if let agent { (made.state, made.agent, made.station) = ("C", agent.user, agent.station) }
        interactions[made.id] = made
        tellChange(from: nil, to: made)
        return made
    }

    /// Changes an interaction and tells everybody who watches it.
    mutating func change(_ id: String, _ work: (inout SimulatedInteraction) -> Void) {
        guard let before = interactions[id], var after = Optional(before) else { return }
        work(&after)
        interactions[id] = after
        tellChange(from: before, to: after)
    }

    /// Ends an interaction.
    mutating func end(_ id: String, by user: String, isRemote: Bool = false) {
        change(id) { $0.state = isRemote ? "E" : "I" }
        tellCustomerState(of: id, 4, by: user)
        post(toSubscribersOf: "interactions/\(id)", SimulatedMessages.deallocated(id))
        for party in conferences.removeValue(forKey: id) ?? [] {
            if interactions[party]?.isEnded == false { change(party) { $0.conference = nil } }
        }
    }

    /// Lets an interaction alert in another queue.
    mutating func transfer(_ id: String, to queue: QueueKey) {
        change(id) { interaction in
            interaction.queue = queue
            (interaction.state, interaction.agent, interaction.station) = ("A", nil, nil)
        }
    }

    /// Tells queues, alerts and watchers of single interactions what has changed.
    private mutating func tellChange(from before: SimulatedInteraction?, to after: SimulatedInteraction) {
        for session in sessions.values {
            for (path, body) in session.subscriptions {
                if path.hasPrefix("queues/") {
                    tell(session.id, String(path.dropFirst("queues/".count)), body, before, after)
                } else if path == "interactions/\(after.id)" {
                    tell(session.id, watching: body, before, after)
                } else if path == "interaction-alerting" {
                    tell(session, body, before, after)
                }
            }
        }
    }

    private mutating func tell(
        _ session: String, _ subscription: String, _ body: WireJSON, _ before: SimulatedInteraction?,
        _ after: SimulatedInteraction
    ) {
        let wanted = SimulatedCall.queues(body)
        let (was, isThere) = (
            before.map { !$0.queues.isDisjoint(with: wanted) } ?? false, !after.queues.isDisjoint(with: wanted)
        )
        let names = SimulatedCall.attributeNames(body)
        switch (was, isThere) {
        case (false, false): return
        case (false, true):
            post(SimulatedMessages.queue(subscription, isDelta: true, added: [after], names), to: session)
        case (true, false):
            post(SimulatedMessages.queue(subscription, isDelta: true, removed: [after.id], names), to: session)
        case (true, true):
            let old = before?.attributes(names) ?? [:]
            let changes = after.attributes(names).filter { old[$0.key] != $0.value }
            guard !changes.isEmpty else { return }
            post(
                SimulatedMessages.queue(subscription, isDelta: true, changes: (after.id, changes), names), to: session)
        }
    }

    private mutating func tell(
        _ session: String, watching body: WireJSON, _ before: SimulatedInteraction?, _ after: SimulatedInteraction
    ) {
        let names = SimulatedCall.attributeNames(body)
        let old = before?.attributes(names) ?? [:]
        let changes = after.attributes(names).filter { old[$0.key] != $0.value }
        if !changes.isEmpty { post(SimulatedMessages.interaction(after.id, changes, isDelta: true), to: session) }
    }

    private mutating func tell(
        _ session: Session, _ body: WireJSON, _ before: SimulatedInteraction?, _ after: SimulatedInteraction
    ) {
        let (was, now) = (before?.alerts(session.user) ?? false, after.alerts(session.user))
        guard was != now else { return }
        let names = SimulatedCall.attributeNames(body)
        post(SimulatedMessages.alerting([(after, now)], names, isDelta: true), to: session.id)
    }

    // MARK: Chats

    /// Adds a text to a chat, and sends it to the agents and to the customer.
    mutating func say(_ interaction: String, kind: Int, name: String, user: String, text: String) {
        guard interactions[interaction] != nil else { return }
        let entry = SimulatedMessages.text(interaction, kind, name, user, text)
        interactions[interaction]?.messages.append(entry)
        post(
            toSubscribersOf: "interactions/\(interaction)/chat",
            SimulatedMessages.chatContents(interaction, [entry], isDelta: true))
        tellCustomer(
            of: interaction, "chatTextMessage", ["contentType": .text("text/plain"), "value": .text(text)],
            from: kind == 4 ? nil : "p-agent")
    }

    /// Tells the customer of a web chat what state the agent is in: 2 active, 4 gone.
    mutating func tellCustomerState(of interaction: String, _ number: Int, by user: String) {
        tellCustomer(
            of: interaction, "chatParticipantStateChangedMessage",
            ["state": .integer(number), "displayName": .text(user), "participantType": .text("Agent")], from: "p-agent")
    }

    /// Adds a message to the customer's chat, which the next poll reads.
    mutating func tellCustomer(
        of interaction: String, _ type: String, _ fields: [String: WireJSON], from participant: String?
    ) {
        guard let id = interactions[interaction]?.participant, var chat = webChats[id] else { return }
        let head: [String: WireJSON] = [
            "__type": .text("urn:inin.com:webChat:" + type), "participantId": .text(participant ?? id),
            "sequenceNumber": .integer(chat.messages.count), "timestamp": .text("20260101T120002Z"),
        ]
        chat.messages.append(.object(head.merging(fields) { first, _ in first }))
        webChats[id] = chat
    }
}
