/// Callbacks by the Patron API (contact-centers §3.7): what becomes of them is learnt by asking for their contacts.
extension SimulatedCXone {
    /// Nobody is told: CXone has no call for it.
    package func acted(on callback: StandInCallback) async {}

    func patron(_ request: StandInRequest, _ path: [String]) -> SimulatedAnswer {
        if faults.occurs(.tooMany) { return limits.storm(.reading) }
        switch (request.method, path.first ?? "", path.count) {
        case ("POST", "queuecallback", 1), ("POST", "promise", 1): return order(request.query, at: path[0])
        case ("GET", "contacts", 2):
            guard let callback = desk.callback(path[1]) else { return Self.refusal(404, "contact_not_found") }
            return SimulatedAnswer(json: call(callback))
        case ("POST", "contacts", 3) where path[2] == "end": return end(path[1])
        case ("GET", "skills", 2):
            guard path[1] == configuration.skill else { return Self.refusal(404, "skill_not_found") }
            return SimulatedAnswer(
                json: ["skillId": .string(configuration.skill), "skillName": "Callbacks", "isActive": true])
        default: return Self.refusal(404, "not_found")
        }
    }

    private func order(_ query: [String: String], at path: String) -> SimulatedAnswer {
        guard let number = query["phoneNumber"], !number.isEmpty, let skill = query["skill"], !skill.isEmpty else {
            return Self.refusal(400, "invalid_parameter")
        }
        guard skill == configuration.skill else { return Self.refusal(404, "skill_not_found") }
        let isPromise = path == "promise"
        guard !isPromise || query["promiseDate"] != nil && query["promiseTime"] != nil else {
            return Self.refusal(400, "invalid_parameter")
        }
        let name = [query["firstName"], query["lastName"]].compactMap(\.self).filter { !$0.isEmpty }
        let callback = StandInCallback(
            id: desk.makeID(), number: number, name: name.joined(separator: " "),
            data: query.filter { ["callerId", "notes"].contains($0.key) },
            scheduled: isPromise ? "\(query["promiseDate"] ?? "") \(query["promiseTime"] ?? "")" : nil)
        desk.add(callback)
        return SimulatedAnswer(202, json: ["contactId": .number(callback.id)])
    }

    private func end(_ id: String) -> SimulatedAnswer {
        let changed = desk.change(callback: id) { callback in
            guard callback.state != .ended else { return }
            callback.isCancelled = callback.state != .connected
            callback.state = .ended
        }
        return changed == nil ? Self.refusal(404, "contact_not_found") : SimulatedAnswer(json: [:])
    }

    /// A call's contact; an agent has it from when they talk.
    private func call(_ callback: StandInCallback) -> SimulatedJSON {
        let isOver = callback.state == .ended
        let hasAgent = callback.state == .connected || isOver && !callback.isCancelled
        let state =
            switch callback.state {
            case .waiting: "InQueue"
            case .offered: "Routing"
            case .connected: "Active"
            case .ended: "EndContact"
            }
        var members: [(name: String, value: SimulatedJSON)] = [
            ("contactId", .number(callback.id)), ("stateName", .string(state)),
            ("skillId", .string(configuration.skill)), ("toAddress", .string(callback.number)),
            ("agentId", hasAgent ? callback.agent.map { .number(CXoneSpelling.number(of: $0)) } ?? .null : .null),
        ]
        if isOver {
            members.append(("endDate", .string(StandInClock.text(StandInClock.now()))))
            members.append(("endReason", callback.isCancelled ? "Abandoned" : "Agent Hung Up"))
        }
        return .object(members)
    }
}
