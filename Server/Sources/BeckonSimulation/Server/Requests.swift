import Beckon
import BeckonCallback
import BeckonNode
import GMSContract

/// Clients' REST requests to a node, in the calls that the surfaces make.
struct Requests {
    let node: Node
    let world: World

    /// Creates a service instance and its chat, as two calls of a client with one key do; one instance has one chat.
    func createChat(of service: String, key: String, user: String?, device: Device?) async throws -> WalkAnswer {
        let service = try await node.chats.createService(name: service, user: user, key: key, userData: [:])
        let request = NewChatRequest(
            nickname: "C", usesComet: user != nil, user: user, device: device, message: nil, userData: [:])
        let outcome = try await node.chats.createChat(service: service.id, request)
        try await node.presence.chatStarted(outcome.head)
        return .named(outcome.head.id.text)
    }

    /// Runs a customer's call at the chat's REST address.
    func call(_ chat: ChatID, _ input: ChatInput) async throws -> WalkAnswer {
        try await node.chats.customerPolled(node.chats.currentHead(chat))
        return Self.answer(try await node.chats.perform(chat, input))
    }

    /// Returns the events after a position to a customer; for a customer that only polls, the cursor moves with the
    /// answer.
    func refresh(_ chat: ChatID, after position: Int) async throws -> WalkAnswer {
        let before = try await node.chats.currentHead(chat)
        try await node.chats.customerPolled(before)
        let answer = try await page(chat, after: position)
        guard case .events(let after, let marks) = answer else { return answer }
        world.judge.wrote(through: after + marks.count, of: chat.text)
        if before.customer.user == nil, !marks.isEmpty {
            // As after an answer that was written; an answer that could not be written moves no cursor.
            node.chats.registry.withLock { $0.setPollCursor(chat, to: after + marks.count) }
            try? await node.chats.advanceCursors([ClientPositions(nil, [ChatPosition(chat, after + marks.count)])])
        }
        return answer
    }

    /// Returns the events after a position to an agent.
    func transcript(_ chat: ChatID, after position: Int) async throws -> WalkAnswer {
        _ = try await node.chats.currentHead(chat)
        return try await page(chat, after: position)
    }

    /// Runs an agent's action.
    func receive(
        _ chat: ChatID, of side: AgentSideName, _ party: AgentParty, _ action: AgentEvent.Action
    ) async throws -> WalkAnswer {
        Self.answer(try await node.port(of: side).tell(chat, by: party, action))
    }

    /// Reports for a customer's app how far events have reached the device.
    func receipt(_ chat: ChatID, through position: Int) async throws -> WalkAnswer {
        let customer = CustomerPrincipal.chat(try await node.chats.currentHead(chat))
        let mark = try await CustomerService(chats: node.chats).receive(
            isRead: false, .position(position), conversation: chat.text, device: nil, of: customer)
        return mark.map { .position($0.delivered) } ?? .done
    }

    private func page(_ chat: ChatID, after position: Int) async throws -> WalkAnswer {
        let events = try await node.chats.reader.events(chat, after: position, limit: 50).events
        return .events(
            after: (events.first?.position ?? position + 1) - 1, events.map { Judge.mark(of: $0) })
    }

    private static func answer(_ decision: ChatDecision) -> WalkAnswer {
        decision.position.map { .position($0) } ?? .done
    }

    // MARK: - Callbacks

    func startCallback(key: String) async throws -> WalkAnswer {
        let parameters = [
            "_customer_number": "+493012345678", "_device_os": "fcm", "_device_notification_id": "callback",
        ]
        return .named(
            try await node.callbacks.start("callback", parameters: parameters, user: "caller", key: key).record.id.text)
    }

    func act(_ callback: ServiceID, _ act: CallbackUser.Act) async throws -> WalkAnswer {
        switch act {
        case .offer: _ = try await node.callbacks.offer(callback)
        case .snooze: _ = try await node.callbacks.act(callback, .snooze)
        case .connect: _ = try await node.callbacks.act(callback, .connect)
        case .talk: _ = try await node.callbacks.connect(callback)
        case .complete: _ = try await node.callbacks.complete(callback)
        }
        return .done
    }

    // MARK: - Calls to customers

    func startCall(_ number: Int, in seconds: Int64?) async throws -> WalkAnswer {
        var parameters = ["_customer_number": "+49301234567\(number)"]
        if let seconds {
            let time = node.time.now.advanced(by: .seconds(seconds))
            parameters["_desired_time"] = WireTimestamp.milliseconds(time.milliseconds)
        }
        return .named(
            try await node.callbacks.start(
                CalledCustomer.options.name, parameters: parameters, user: "called\(number)", key: "call"
            ).record.id.text)
    }

    func cancelCall(_ callback: ServiceID) async throws -> WalkAnswer {
        _ = try await node.callbacks.cancelByCustomer(callback, serviceName: CalledCustomer.options.name)
        return .done
    }

    func report(_ event: CallbackEvent, about callback: ServiceID) async throws -> WalkAnswer {
        _ = try await node.callbacks.report(event, about: callback)
        return .done
    }

    func pauseCalls(_ isPaused: Bool) async throws -> WalkAnswer {
        try await node.callbacks.pause(CalledCustomer.options.name, isPaused)
        return .done
    }
}
