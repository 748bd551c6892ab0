/// The agent side: interactions from their creation to their end.
extension SimulatedCall {
    func interaction(_ state: inout SimulatorState) -> SimulatedAnswer? {
        switch operation.name {
        case "createInteraction": return create(&state)
        case "createConference": return createConference(&state)
        case "addInteractionToParty": return addToConference(&state)
        default: break
        }
        guard let id = tokens["interactionId"] else { return nil }
        guard let known = state.interactions[id], !known.isEnded else { return .interactionNotFound }
        if let answer = consult(known, &state) { return answer }
        switch operation.name {
        case "getInteractionAttributes":
            let names = (request.query["select"] ?? "").split(separator: ",").map(String.init)
            return .json(
                200, .object(["attributes": .object(known.attributes(names).mapValues { .text($0) })]))
        case "updateInteractionAttributes":
            state.change(id) { interaction in
                for (key, value) in body["attributes"]?.members ?? [:] { interaction.own[key] = value.text }
            }
        case "pickup": pickUp(known, &state)
        case "hold": state.change(id) { $0.state = body["on"]?.bool == false ? "C" : "H" }
        case "mute": state.change(id) { $0.isMuted = body["on"]?.bool ?? true }
        case "disconnect": state.end(id, by: user(state))
        case "blindTransfer": state.transfer(id, to: destination(state))
        case "chatSendMessage":
            state.say(id, kind: 2, name: user(state), user: user(state), text: body["text"]?.text ?? "")
        case "chatSetTypingIndicator":
            state.tellCustomer(
                of: id, "chatTypingIndicatorMessage", ["value": body["on"] ?? .bool(false)], from: "p-agent")
        case "callbackDisposition": dispose(known, &state)
        default: return nil
        }
        return .empty(operation.status)
    }

    private func user(_ state: SimulatorState) -> String { state.sessions[session]?.user ?? "" }

    private func pickUp(_ known: SimulatedInteraction, _ state: inout SimulatorState) {
        let (user, station) = (user(state), state.sessions[session]?.station)
        state.change(known.id) { interaction in
            interaction.state = "C"
            interaction.agent = user
            interaction.station = station
        }
        state.tellCustomerState(of: known.id, 2, by: user)
    }

    /// Where a transfer or a consultation goes: a queue, or a target, which is a user's id or anything else outside.
    private func destination(_ state: SimulatorState) -> QueueKey {
        if let queue = QueueKey(body["queueID"]) { return queue }
        let target = body["target"]?.text ?? ""
        let isUser = state.sessions.values.contains { $0.user.lowercased() == target.lowercased() }
        return QueueKey(type: isUser ? 1 : 2, name: target)
    }

    private func dispose(_ known: SimulatedInteraction, _ state: inout SimulatorState) {
        // 2 asks for another attempt: the callback waits again.
        guard body["disposition"]?.integer == 2 else { return state.end(known.id, by: user(state)) }
        state.change(known.id) { interaction in
            (interaction.state, interaction.agent, interaction.station) = ("A", nil, nil)
        }
    }

    private func create(_ state: inout SimulatorState) -> SimulatedAnswer {
        let type = body["__type"]?.text ?? ""
        let attributes = (body["additionalAttributes"]?.members ?? [:]).compactMapValues(\.text)
        let target = body["target"]?.text ?? ""
        let user = user(state)
        let isCallback = type.hasSuffix(":createCallbackParameters")
        let isGeneric = type.hasSuffix(":createGenericInteractionParameters")
        let kind: SimulatedInteraction.Kind =
            isCallback
            ? .callback
            : isGeneric
                ? .generic
                : type.contains(".email:") ? .email : type.contains(".chat:") ? .chat : .call
        // A callback and a generic interaction wait in their queue; whoever calls, chats or writes has what comes of it.
        let waits = isCallback || isGeneric
        let queue =
            QueueKey(body["targetQueue"]) ?? QueueKey(body["queueId"])
            ?? body["workgroup"]?.text.map { QueueKey(type: 2, name: $0) } ?? QueueKey(type: 1, name: user)
        guard
            let made = state.begin(
                kind, in: queue, name: body["name"]?.text ?? body["remoteName"]?.text ?? target, attributes: attributes,
                taken: waits ? nil : (user, state.sessions[session]?.station), target: target,
                subject: body["subject"]?.text ?? "")
        else { return .error(500, "simulator.full") }
        return .json(
            201, .object(["interactionId": .text(made.id)]), ["Location": "/icws/\(session)/interactions/\(made.id)"])
    }

    // MARK: Consultations and conferences

    private func consult(_ known: SimulatedInteraction, _ state: inout SimulatorState) -> SimulatedAnswer? {
        switch operation.name {
        case "consult":
            guard
                let made = state.begin(
                    .call, in: destination(state), name: destination(state).name,
                    taken: (user(state), state.sessions[session]?.station), consultOf: known.id)
            else { return .error(500, "simulator.full") }
            state.change(known.id) { $0.state = "H" }
            return .json(201, .object(["consultId": .text(made.id), "consultInteractionId": .text(made.id)]))
        case "consultCancel", "consultConclude", "consultChangeAudience": break
        default: return nil
        }
        guard let consult = tokens["consultId"].flatMap({ state.interactions[$0] }), consult.consultOf == known.id,
            !consult.isEnded
        else { return .interactionNotFound }
        if operation.name == "consultCancel" {
            state.end(consult.id, by: user(state))
            state.change(known.id) { $0.state = "C" }
        } else if operation.name == "consultConclude" {
            state.end(consult.id, by: user(state))
            state.transfer(known.id, to: consult.queue)
        }
        return .empty(operation.status)
    }

    private func createConference(_ state: inout SimulatorState) -> SimulatedAnswer {
        let parties = (body["interactions"]?.list ?? []).compactMap(\.text)
        guard parties.count >= 2, parties.allSatisfy({ state.interactions[$0]?.isEnded == false }) else {
            return .interactionNotFound
        }
        let user = user(state)
        guard
            let made = state.begin(
                .conference, in: QueueKey(type: 1, name: user), name: "Conference",
                taken: (user, state.sessions[session]?.station))
        else { return .error(500, "simulator.full") }
        state.conferences[made.id] = parties
        for party in parties { join(party, made.id, &state) }
        return .json(201, .object(["conferenceId": .text(made.id)]))
    }

    private func addToConference(_ state: inout SimulatorState) -> SimulatedAnswer {
        let conference = tokens["conferenceId"] ?? ""
        let parties = (body["interactions"]?.list ?? []).compactMap(\.text)
        guard state.interactions[conference]?.isEnded == false,
            parties.allSatisfy({ state.interactions[$0]?.isEnded == false })
        else { return .interactionNotFound }
        state.conferences[conference, default: []] += parties
        for party in parties { join(party, conference, &state) }
        return .empty(operation.status)
    }

    private func join(_ party: String, _ conference: String, _ state: inout SimulatorState) {
        state.change(party) { interaction in
            interaction.state = "C"
            interaction.conference = conference
        }
    }
}

extension SimulatedAnswer {
    static var interactionNotFound: SimulatedAnswer { error(404, "error.request.interaction.notFound") }
}
