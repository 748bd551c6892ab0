import Beckon

/// Why a node could not do what it was asked.
enum Trouble: Error {
    case refused(ChatRefusal.Code)
    case store
    /// The client has said good-bye.
    case gone
}

/// What came of one input.
struct Outcome {
    let head: ChatHead
    let position: Int?
}

/// As ``ChatService`` does it: loads the head, decides under the cache's order, commits, decides again after a conflict.
extension Node {
    typealias Ending<Value> = (Result<Value, Trouble>) -> Void

    /// The head of a chat, from memory if it is there.
    func head(_ id: ChatID, _ end: @escaping Ending<ChatHead>) {
        if let head = cache.committedHead(id) { return end(.success(head)) }
        loadHead(id, end)
    }

    /// The head as it stands in the store now, where other nodes may have written to it.
    func currentHead(_ id: ChatID, _ end: @escaping Ending<ChatHead>) {
        if world.isShared { loadHead(id, end) } else { head(id, end) }
    }

    func loadHead(_ id: ChatID, _ end: @escaping Ending<ChatHead>) {
        read({ $0.chats[id] }) { found in
            guard let found else { return end(.failure(.store)) }
            guard let head = found else {
                self.cache.forget(id)
                return end(.failure(.refused(.unknownChat)))
            }
            end(.success(self.cache.refresh(head)))
        }
    }

    /// Applies one input to a chat.
    func perform(
        _ id: ChatID, _ input: ChatInput, adding extra: @escaping ChatDecision.Extra = { _, _ in [] }, attempt: Int = 0,
        _ end: @escaping Ending<Outcome>
    ) {
        guard attempt < 5 else { return end(.failure(.refused(.contended))) }
        head(id) { found in
            if case .failure(let trouble) = found { return end(.failure(trouble)) }
            let decided: (decision: ChatDecision?, head: ChatHead)?
            do throws(ChatRefusal) {
                decided = try self.cache.decide(id) { head, isCommitted throws(ChatRefusal) in
                    let decision = try ChatDecision(
                        input, on: head, isCommitted: isCommitted, options: self.world.options, now: self.now,
                        adding: extra)
                    return (decision?.isChange == true ? decision?.head : nil, (decision, head))
                }
            } catch {
                return self.refuse(error, id, input, end)
            }
            let again = { self.perform(id, input, adding: extra, attempt: attempt + 1, end) }
            guard let decided else { return again() }
            guard let decision = decided.decision else {
                return end(.success(Outcome(head: decided.head, position: nil)))
            }
            self.world.note("node \(self.number): \(id) version \(decision.head.version) from \(input.word)")
            self.commit(decision, over: decided.head, again: again) { result in
                guard case .failure(.refused(let code)) = result, decision.refusal != nil else { return end(result) }
                self.refuse(ChatRefusal(code), id, input, end)
            }
        }
    }

    func refuse(_ refusal: ChatRefusal, _ id: ChatID, _ input: ChatInput, _ end: @escaping Ending<Outcome>) {
        guard refusal.asksForEarlierCall, let key = input.key else { return end(.failure(.refused(refusal.code))) }
        read({ $0.position(of: key, in: id) }) { found in
            guard let found else { return end(.failure(.store)) }
            guard let position = found else { return end(.failure(.refused(refusal.code))) }
            self.head(id) { head in end(head.map { Outcome(head: $0, position: position) }) }
        }
    }

    func commit(
        _ decision: ChatDecision, over before: ChatHead, again: @escaping () -> Void, _ end: @escaping Ending<Outcome>
    ) {
        let id = decision.head.id
        let isHasty = world.setup.defects.contains(.acknowledgedEarly)
        let outcome = Outcome(head: decision.head, position: decision.events.last?.position)
        enqueue(decision.commit(of: world.isShared ? place : nil, over: before, now: now)) { result in
            self.world.note("node \(self.number): \(id) version \(decision.head.version) \(result)")
            switch result {
            case .failed:
                if !isHasty { end(.failure(.store)) }
            case .ended(.committed):
                if let refusal = decision.refusal { return end(.failure(.refused(refusal.code))) }
                if decision.isChange { self.cache.decided(id) }
                self.wake(decision.wakes)
                if !isHasty { end(.success(outcome)) }
            case .ended(.duplicateEvent(let position)):
                guard !isHasty else { return }
                self.head(id) { found in end(found.map { Outcome(head: $0, position: position) }) }
            case .ended:
                if !isHasty { again() }
            }
        }
        if isHasty { end(.success(outcome)) }
    }

    /// Committed events after a position, in order.
    func events(_ id: ChatID, after position: Int, limit: Int, _ end: @escaping Ending<[TranscriptEvent]>) {
        head(id) { found in
            if case .failure(let trouble) = found { return end(.failure(trouble)) }
            if let recent = self.cache.events(id, after: position, limit: limit) { return end(.success(recent.events)) }
            self.read({ $0.events(id, after: position, limit: limit) }) { events in
                end(events.map { .success($0) } ?? .failure(.store))
            }
        }
    }
}

// MARK: - Requests

extension Node {
    /// Creates a service instance and its chat, as two calls of a client with one key would; one instance has one chat.
    func createChat(_ service: ServiceID, _ request: NewChat, attempt: Int = 0, _ reply: @escaping (Answer) -> Void) {
        guard attempt < 5 else { return reply(.unavailable) }
        read({ tables in tables.chatsOfServices[service].flatMap { tables.chats[$0] } }) { found in
            guard let found else { return reply(.unavailable) }
            if let head = found {
                _ = self.cache.refresh(head)
                return reply(.named(head.id.text))
            }
            let head = ChatHead(
                id: ChatID(self.world.name("c")), serviceID: service, serviceName: "chat", startedAt: self.now,
                expiresAt: self.now.advanced(by: self.world.options.timeToLive), customerNickname: "C",
                user: request.user, presence: request.user == nil ? .polling : .expected, deviceID: request.device?.id)
            let extra: ChatDecision.Extra = { _, _ in request.device.map { [.putDevice($0)] } ?? [] }
            guard
                let decision = try? ChatDecision(
                    .started(firstMessage: nil), on: head, options: self.world.options, now: self.now, adding: extra)
            else { return reply(.unavailable) }
            self.commit(decision, over: head, again: { self.createChat(service, request, attempt: attempt + 1, reply) })
            { result in
                switch result {
                case .success(let outcome): reply(.named(outcome.head.id.text))
                case .failure: reply(.unavailable)
                }
            }
        }
    }

    /// A customer's call by the chat's REST address.
    func call(_ chat: ChatID, _ input: ChatInput?, _ reply: @escaping (Answer) -> Void) {
        currentHead(chat) { found in
            guard case .success(let before) = found else { return reply(.unavailable) }
            self.customerPolled(before) { polled in
                if case .failure = polled { return reply(.unavailable) }
                guard let input else { return reply(.done) }
                self.perform(chat, input) { reply(self.answer($0)) }
            }
        }
    }

    /// A polling customer asked for something: it is there, and no longer away.
    private func customerPolled(_ head: ChatHead, _ end: @escaping Ending<Void>) {
        guard head.user == nil else { return end(.success(())) }
        if let seenAt = head.seenAt, !head.presence.isAway, now < seenAt.advanced(by: ChatSession.pollingMark) {
            return end(.success(()))
        }
        perform(head.id, .customerPolled) { result in
            if head.presence.isAway, case .success = result { self.world.coverage.count(.customerBack) }
            end(result.map { _ in })
        }
    }

    /// A customer asks for the events after a position; where it only polls, its cursor goes with the answer.
    func refresh(_ chat: ChatID, after position: Int, _ reply: @escaping (Answer) -> Void) {
        call(chat, nil) { answer in
            guard case .done = answer else { return reply(answer) }
            self.page(chat, after: position) { answer in
                if case .events(_, let marks) = answer {
                    self.world.judge.wrote(through: position + marks.count, of: Judge.index(of: chat))
                }
                reply(answer)
                guard case .events(_, let marks) = answer, !marks.isEmpty,
                    let head = self.cache.committedHead(chat), head.user == nil
                else { return }
                // As it is once the answer was written; one that could not be written moves nothing.
                let last = position + marks.count
                self.cache.setPollCursor(chat, to: last)
                self.advanceCursors([(chat, last)])
            }
        }
    }

    /// Events after a position, for an agent.
    func transcript(_ chat: ChatID, after position: Int, _ reply: @escaping (Answer) -> Void) {
        currentHead(chat) { found in
            guard case .success = found else { return reply(.unavailable) }
            self.page(chat, after: position, reply)
        }
    }

    private func page(_ chat: ChatID, after position: Int, _ reply: @escaping (Answer) -> Void) {
        events(chat, after: position, limit: 50) { result in
            guard case .success(let events) = result else { return reply(.unavailable) }
            let after = (events.first?.position ?? position + 1) - 1
            reply(.events(after: after, events.map { Judge.mark(of: $0) }))
        }
    }

    /// What an agent does.
    func receive(_ chat: ChatID, _ party: AgentParty, _ action: AgentEvent.Action, _ reply: @escaping (Answer) -> Void)
    {
        perform(chat, .agent(party, action)) { reply(self.answer($0)) }
    }

    private func answer(_ result: Result<Outcome, Trouble>) -> Answer {
        switch result {
        case .success(let outcome): outcome.position.map { .position($0) } ?? .done
        case .failure(.refused(.contended)), .failure(.store), .failure(.gone): .unavailable
        case .failure(.refused(let code)): .refused(code)
        }
    }

    /// Moves customers' stored cursors on.
    func advanceCursors(_ cursors: [(ChatID, Int)]) {
        for (chat, position) in cursors {
            _ = cache.advanceCursor(chat, to: position) {
                enqueue(Commit([.moveCursor(chat, to: position)])) { _ in }
            }
        }
    }
}

extension ChatInput {
    /// What kind of input it is, for stories.
    fileprivate var word: String { String("\(self)".prefix(60)) }
}

/// What a customer asks for when a chat begins.
struct NewChat {
    let user: String?
    let device: Device?
}
