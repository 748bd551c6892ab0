import Foundation

/// Subscriptions: a PUT begins one and sends its full state as messages, a DELETE ends it.
extension SimulatedCall {
    func subscription(_ state: inout SimulatorState, _ simulator: Simulator) -> SimulatedAnswer {
        let parts = request.path.split(separator: "/").dropFirst(4).map { String($0).removingPercentEncoding ?? "" }
        let path = parts.joined(separator: "/")
        let status = operation.status
        guard operation.verb == "PUT" else {
            state.sessions[session]?.subscriptions[path] = nil
            return .empty(status)
        }
        if parts.first == "interactions", parts.count > 1, state.interactions[parts[1]] == nil {
            return .error(404, "error.request.interaction.notFound")
        }
        state.sessions[session]?.subscriptions[path] = body
        for message in fullStates(parts, state, simulator) { state.post(message, to: session) }
        return .empty(status)
    }

    private func fullStates(_ parts: [String], _ state: SimulatorState, _ simulator: Simulator) -> [WireJSON] {
        switch (parts.first, parts.last) {
        case ("queues", let id?):
            let wanted = Self.queueNames(body)
            let held = state.interactions.values.filter { wanted.contains($0.queueName) && !$0.isEnded }
            return [SimulatedMessages.queue(id, isDelta: false, added: held.sorted { $0.id < $1.id })]
        case ("status", "user-statuses"):
            let users = (body["userIds"]?.list ?? []).compactMap(\.text)
            let statuses = users.map { ($0, state.statuses[$0] ?? "Available") }
            return [SimulatedMessages.statuses(statuses, isDelta: false)]
        case ("interaction-alerting", _):
            let alerting = state.interactions.values.filter { $0.attributes["Eic_State"] == "A" && !$0.isEnded }
            return [SimulatedMessages.alerting(alerting.sorted { $0.id < $1.id })]
        case ("interactions", "chat"):
            guard let interaction = state.interactions[parts[1]] else { return [] }
            return [
                SimulatedMessages.chatMembers(interaction, false, isDelta: false),
                SimulatedMessages.chatContents(interaction.id, interaction.messages, isDelta: false),
            ]
        case ("interactions", "callback"):
            return state.interactions[parts[1]].map { [SimulatedMessages.callback($0)] } ?? []
        default:
            return described(simulator)
        }
    }

    /// A sample of each message that the description names for a subscription.
    private func described(_ simulator: Simulator) -> [WireJSON] {
        (simulator.catalogue.messages[operation.path] ?? []).map { id in
            guard case .object(var members) = simulator.samples.value(of: id, .least) else { return .null }
            members["isDelta"] = .bool(false)
            if let subscription = tokens["subscriptionId"] { members["subscriptionId"] = .text(subscription) }
            return .object(members)
        }
    }

    /// The names of a subscription's queues.
    static func queueNames(_ body: WireJSON) -> Set<String> {
        Set((body["queueIds"]?.list ?? []).compactMap { $0["queueName"]?.text })
    }
}

extension SimulatorState {
    /// Sends an interaction's change to the subscribers of its queue, and all alerting interactions to those of alerts.
    mutating func queueChanged(
        _ interaction: Interaction, added: Bool = false, removed: Bool = false
    ) {
        for session in sessions.values {
            for (path, body) in session.subscriptions where path.hasPrefix("queues/") {
                guard SimulatedCall.queueNames(body).contains(interaction.queueName) else { continue }
                let id = String(path.dropFirst("queues/".count))
                post(
                    SimulatedMessages.queue(
                        id, isDelta: true, added: added ? [interaction] : [],
                        changed: added || removed ? [] : [interaction], removed: removed ? [interaction.id] : []),
                    to: session.id)
            }
        }
        let alerting = interactions.values.filter { $0.attributes["Eic_State"] == "A" && !$0.isEnded }
        post(toSubscribersOf: "interaction-alerting", SimulatedMessages.alerting(alerting.sorted { $0.id < $1.id }))
    }

    /// Sets a user's status and sends it to all subscribers of statuses.
    mutating func setStatus(_ status: String, of user: String) {
        statuses[user] = status
        post(
            toSubscribersOf: "status/user-statuses",
            SimulatedMessages.statuses([(user, status)], isDelta: true))
    }

    /// Adds an interaction to a queue; nil when there are ``maximumEntries`` already.
    mutating func begin(
        type: Int, queue: String, name: String, attributes: [String: String] = [:]
    ) -> Interaction? {
        guard interactions.count < Self.maximumEntries else { return nil }
        let id = "100" + String(number())
        let own = ["Eic_State": "A", "Eic_RemoteName": name]
        let interaction = Interaction(
            id: id, type: type, queueName: queue, attributes: own.merging(attributes) { first, _ in first })
        interactions[id] = interaction
        queueChanged(interaction, added: true)
        return interaction
    }

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
