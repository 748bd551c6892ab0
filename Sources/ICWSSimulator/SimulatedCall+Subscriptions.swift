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
            return .interactionNotFound
        }
        state.sessions[session]?.subscriptions[path] = body
        for message in fullStates(parts, &state, simulator) { state.post(message, to: session) }
        return .empty(status)
    }

    private func fullStates(
        _ parts: [String], _ state: inout SimulatorState, _ simulator: Simulator
    ) -> [WireJSON] {
        switch (parts.first, parts.last) {
        case ("queues", let id?):
            let wanted = Self.queues(body)
            let held = state.interactions.values.filter { !$0.queues.isDisjoint(with: wanted) }
            return [
                SimulatedMessages.queue(
                    id, isDelta: false, added: held.sorted { $0.id < $1.id }, Self.attributeNames(body))
            ]
        case ("status", "user-statuses"):
            let users = (body["userIds"]?.list ?? []).compactMap(\.text)
            return [SimulatedMessages.statuses(users.map { state.status(of: $0) }, isDelta: false)]
        case ("interaction-alerting", _):
            let user = state.sessions[session]?.user ?? ""
            let alerting = state.interactions.values.filter { $0.alerts(user) }.sorted { $0.id < $1.id }
            return [
                SimulatedMessages.alerting(
                    alerting.map { ($0, true) }, Self.attributeNames(body), isDelta: false)
            ]
        case ("interactions", "chat"):
            guard let interaction = state.interactions[parts[1]] else { return [] }
            return [
                SimulatedMessages.chatMembers(interaction, false, isDelta: false),
                SimulatedMessages.chatContents(interaction.id, interaction.messages, isDelta: false),
            ]
        case ("interactions", "callback"):
            return state.interactions[parts[1]].map { [SimulatedMessages.callback($0)] } ?? []
        case ("interactions", _) where parts.count == 2:
            return state.interactions[parts[1]].map {
                [SimulatedMessages.interaction($0.id, $0.attributes(Self.attributeNames(body)), isDelta: false)]
            } ?? []
        case ("directories", _): return directories(parts, state)
        case ("statistics", "statistic-values"):
            state.sessions[session]?.toldStatistics = [:]
            return [state.statistics(for: session, isDelta: false)].compactMap { $0 }
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

    /// A subscription's queues.
    static func queues(_ body: WireJSON) -> Set<QueueKey> {
        Set((body["queueIds"]?.list ?? []).compactMap { QueueKey($0) })
    }

    /// The attributes that a subscription asks for.
    static func attributeNames(_ body: WireJSON) -> [String] {
        (body["attributeNames"]?.list ?? []).compactMap(\.text)
    }
}
