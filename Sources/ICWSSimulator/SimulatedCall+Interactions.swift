/// The agent side: interactions from their creation to their end.
extension SimulatedCall {
    func interaction(_ state: inout SimulatorState) -> SimulatedAnswer? {
        if operation.name == "createInteraction" { return create(&state) }
        guard let id = tokens["interactionId"] else { return nil }
        guard let known = state.interactions[id], !known.isEnded else {
            return .error(404, "error.request.interaction.notFound")
        }
        switch operation.name {
        case "getInteractionAttributes":
            return .json(200, .object(["attributes": .object(known.attributes.mapValues { .text($0) })]))
        case "updateInteractionAttributes":
            for (key, value) in body["attributes"]?.members ?? [:] {
                state.interactions[id]?.attributes[key] = value.text
            }
            changed(id, &state)
        case "pickup":
            state.interactions[id]?.attributes["Eic_State"] = "C"
            changed(id, &state)
            customerState(id, 2, &state)
        case "hold":
            state.interactions[id]?.attributes["Eic_State"] = body["on"]?.bool == false ? "C" : "H"
            changed(id, &state)
        case "disconnect": end(id, &state)
        case "blindTransfer":
            let queue = body["queueID"]?["queueName"]?.text ?? body["target"]?.text ?? ""
            state.queueChanged(known, removed: true)
            state.interactions[id]?.queueName = queue
            if let moved = state.interactions[id] { state.queueChanged(moved, added: true) }
        case "chatSendMessage":
            let user = state.sessions[session]?.user ?? ""
            state.say(id, kind: 2, name: user, user: user, text: body["text"]?.text ?? "")
        case "chatSetTypingIndicator":
            state.tellCustomer(
                of: id, "chatTypingIndicatorMessage", ["value": body["on"] ?? .bool(false)], from: "p-agent")
        case "callbackDisposition":
            if body["disposition"]?.integer != 2 { end(id, &state) }
        default: return nil
        }
        return .empty(operation.status)
    }

    private func create(_ state: inout SimulatorState) -> SimulatedAnswer {
        let kind = body["__type"]?.text ?? ""
        let isCallback = kind.hasSuffix(":createCallbackParameters")
        let queue = body["targetQueue"]?["queueName"]?.text ?? body["target"]?.text ?? "Support"
        let attributes = (body["additionalAttributes"]?.members ?? [:]).compactMapValues(\.text)
        guard
            let made = state.begin(
                type: isCallback ? 5 : 2, queue: queue, name: body["name"]?.text ?? "", attributes: attributes)
        else { return .error(500, "simulator.full") }
        state.interactions[made.id]?.target = body["target"]?.text ?? ""
        state.interactions[made.id]?.subject = body["subject"]?.text ?? ""
        return .json(
            201, .object(["interactionId": .text(made.id)]),
            ["Location": "/icws/\(session)/interactions/\(made.id)"])
    }

    private func changed(_ id: String, _ state: inout SimulatorState) {
        if let interaction = state.interactions[id] { state.queueChanged(interaction) }
    }

    private func end(_ id: String, _ state: inout SimulatorState) {
        state.interactions[id]?.isEnded = true
        if let interaction = state.interactions[id] { state.queueChanged(interaction, removed: true) }
        customerState(id, 4, &state)
    }

    private func customerState(_ id: String, _ number: Int, _ state: inout SimulatorState) {
        let user = state.sessions[session]?.user ?? ""
        state.tellCustomer(
            of: id, "chatParticipantStateChangedMessage",
            ["state": .integer(number), "displayName": .text(user), "participantType": .text("Agent")], from: "p-agent")
    }
}
