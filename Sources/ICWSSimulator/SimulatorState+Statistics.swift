/// Statistics of workgroups by their keys, with the values of what goes on.
extension SimulatorState {
    /// The statistics that are told by name; any other key gets the error "unknown statistic key".
    private enum Statistic: String {
        case agentsLoggedIn = "AgentsLoggedIn"
        case totalAgents = "TotalAgents"
        case available = "NumberAvailableForACDInteractions"
        case notAvailable = "NotAvailable"
        case percentAvailable = "PercentAvailable"
        case waiting = "InteractionsWaiting"
        case onHold = "InteractionsOnHold"
        case connected = "OnInboundACDInteractions"
        case entered = "InteractionsEntered"
        case longestWait = "LongestWaitTime"
    }

    /// The message with the statistics of a session's subscription; as a delta, those that have changed since the last message.
    ///
    /// - Parameters:
    ///   - id: The session.
    ///   - isDelta: Whether to tell changes alone.
    /// - Returns: Nil when there is nothing to tell.
    mutating func statistics(for id: String, isDelta: Bool) -> WireJSON? {
        guard let session = sessions[id],
            let keys = session.subscriptions["statistics/statistic-values"]?["statisticKeys"]?.list
        else { return nil }
        var changes: [WireJSON] = []
        for key in keys {
            let value = statistic(key)
            if isDelta, session.toldStatistics[key] == value { continue }
            sessions[id]?.toldStatistics[key] = value
            changes.append(.object(["statisticKey": key, "statisticValue": value]))
        }
        if isDelta, changes.isEmpty { return nil }
        return SimulatedMessages.message(
            "statistics:statisticValueMessage", isDelta, ["statisticValueChanges": .list(changes)])
    }

    /// Tells each subscriber which of its statistics have changed.
    mutating func tellStatistics() {
        for id in sessions.keys {
            if let message = statistics(for: id, isDelta: true) { post(message, to: id) }
        }
    }

    private func statistic(_ key: WireJSON) -> WireJSON {
        let name = key["statisticIdentifier"]?.text ?? ""
        let workgroup = (key["parameterValueItems"]?.list ?? []).first {
            $0["parameterTypeId"]?.text?.hasSuffix(":Workgroup") == true
        }?["value"]?.text
        guard name.hasPrefix("inin.workgroup:"), let workgroup,
            let statistic = Statistic(rawValue: String(name.dropFirst("inin.workgroup:".count)))
        else { return Self.value("statisticErrorValue", 12, .integer(2)) }
        return value(of: statistic, QueueKey(type: 2, name: workgroup))
    }

    private func value(of statistic: Statistic, _ queue: QueueKey) -> WireJSON {
        let all = interactions.values.filter { $0.queue == queue }
        let agents = Set(sessions.values.map { $0.user.lowercased() })
        let available = agents.filter { agent in
            let status = status(of: agent)["statusId"]?.text
            return Self.statusMessages.contains { $0.id == status && $0.isACD }
        }
        func number(_ count: Int) -> WireJSON { Self.value("statisticIntValue", 0, .integer(count)) }
        switch statistic {
        case .agentsLoggedIn: return number(agents.count)
        case .totalAgents: return number(max(agents.count, data.users.count))
        case .available: return number(available.count)
        case .notAvailable: return number(agents.count - available.count)
        case .percentAvailable:
            let share = agents.isEmpty ? 0 : 100 * Double(available.count) / Double(agents.count)
            return Self.value(
                "statisticPercentValue", 9, share == share.rounded() ? .integer(Int(share)) : .number(share))
        case .waiting: return number(all.count { $0.isAlerting })
        case .onHold: return number(all.count { $0.state == "H" })
        case .connected: return number(all.count { $0.state == "C" })
        case .entered: return number(all.count)
        // As servers do, a time since when; nothing waits: no value.
        case .longestWait:
            let first = all.filter(\.isAlerting).map(\.id).min()
            return first.flatMap { interactions[$0]?.own["Eic_InitiationTimeUTC"] }
                .map { Self.value("statisticTimeDurationValue", 5, .text($0)) } ?? .null
        }
    }

    private static func value(_ type: String, _ number: Int, _ value: WireJSON) -> WireJSON {
        .object([
            "__type": .text("urn:inin.com:statistics:" + type), "statisticValueType": .integer(number), "value": value,
        ])
    }
}
