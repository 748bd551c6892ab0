/// What agents do, as the gateway is told.
extension SimulatedGenesysCloud {
    package func acted(_ act: StandInAct, in conversation: StandInConversation) async {
        switch act {
        case .sent(let line): send(line, in: conversation)
        case .typing(let agent, let isOn):
            if isOn { calls.typing(agent, in: conversation) }
            return
        case .accepted, .transferred, .ended: break
        }
        publish(conversation.id)
    }

    private func send(_ line: StandInConversation.Line, in conversation: StandInConversation) {
        let (desk, customer) = (desk, conversation.customer)
        calls.send(line, to: conversation) { [weak self] isTaken in
            desk.mark(line.id, in: conversation.id, as: isTaken ? "sent" : "failed")
            desk.note(.outgoing, "text", customer, id: line.id, text: line.text, isTaken ? .accepted : .failed)
            self?.publish(conversation.id)
        }
    }

    // MARK: - Callbacks

    package func acted(on callback: StandInCallback) async { publish(callback) }

    private func publish(_ callback: StandInCallback) {
        publish(
            "v2.routing.queues.\(configuration.queue).conversations.callbacks", snapshot(callback), of: callback.id)
    }

    func callbacks(_ request: StandInRequest, _ path: [String]) -> SimulatedAnswer {
        switch (request.method, path.count) {
        case ("POST", 2): return order(request.json)
        case ("GET", 3):
            guard let callback = desk.callback(path[2]) else { return Self.refusal(404, "conversation.not.found") }
            return SimulatedAnswer(json: snapshot(callback))
        case ("PATCH", 3):
            guard request.json["state"]?.string == "disconnected" else { return Self.refusal(400, "bad.request") }
            guard
                let callback = desk.change(
                    callback: path[2],
                    {
                        $0.isCancelled = $0.state != .ended && $0.state != .connected
                        $0.state = .ended
                    })
            else { return Self.refusal(404, "conversation.not.found") }
            publish(callback)
            return SimulatedAnswer(202)
        default: return Self.refusal(404, "not.found")
        }
    }

    private func order(_ json: SimulatedJSON) -> SimulatedAnswer {
        guard let queue = json["queueId"]?.string ?? json["routingData"]?["queueId"]?.string,
            let number = json["callbackNumbers"]?.elements.first?.string, !number.isEmpty
        else { return Self.refusal(400, "bad.request") }
        guard queue == configuration.queue else { return Self.refusal(400, "queue.not.found") }
        let callback = StandInCallback(
            id: desk.makeID(), number: number, name: json["callbackUserName"]?.string ?? "",
            data: json["data"]?.texts ?? [:], scheduled: json["callbackScheduledTime"]?.string)
        desk.add(callback)
        publish(callback)
        return SimulatedAnswer(
            json: [
                "conversation": ["id": .string(callback.id)],
                "callbackIdentifiers": [["type": "ACD", "id": .string(StandInID.of(callback.id, "acd"))]],
            ])
    }

    private func snapshot(_ callback: StandInCallback) -> SimulatedJSON {
        let isOver = callback.state == .ended
        var customer: [(name: String, value: SimulatedJSON)] = [
            ("id", .string(StandInID.of(callback.id, "customer"))), ("purpose", "customer"),
            ("state", isOver ? "disconnected" : callback.scheduled == nil ? "connected" : "scheduled"),
            ("callbackNumbers", [.string(callback.number)]), ("callbackUserName", .string(callback.name)),
            ("attributes", SimulatedJSON(callback.data)),
        ]
        if isOver { customer.append(("disconnectType", callback.isCancelled ? "client" : "peer")) }
        var participants: [SimulatedJSON] = [
            .object(customer),
            [
                "id": .string(StandInID.of(callback.id, "acd")), "purpose": "acd",
                "state": callback.state == .waiting ? "connected" : "terminated",
            ],
        ]
        if let agent = callback.agent, callback.state != .waiting {
            let hasTalked = callback.state == .connected || isOver && !callback.isCancelled
            var members: [(name: String, value: SimulatedJSON)] = [
                ("id", .string(StandInID.of(callback.id, agent))), ("purpose", "agent"), ("name", .string(agent)),
                (
                    "state",
                    callback.state == .offered
                        ? "alerting" : callback.state == .connected ? "connected" : "disconnected"
                ),
            ]
            if hasTalked { members.append(("connectedTime", .string(StandInClock.text(StandInClock.now())))) }
            participants.append(.object(members))
        }
        return ["id": .string(callback.id), "participants": .array(participants)]
    }
}
