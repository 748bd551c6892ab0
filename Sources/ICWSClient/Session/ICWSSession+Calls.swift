import BeckonTransport
public import ICWSCommon
public import ICWSCore
public import ICWSMessaging

extension ICWSSession {
    /// Makes a call in this session; an operation that needs no session is sent to the session's host.
    ///
    /// The session remembers a subscription and repeats its PUT in each new server session, and after no answer, a 5xx or the
    /// answer of something before the server. Removing the subscription ends that. An answer of 401 ends the server session; `run()` sets up another one. No other
    /// call is repeated.
    ///
    /// Cancelling the task ends the call.
    ///
    /// - Parameters:
    ///   - request: The request value.
    ///   - timeout: The time-out of the call; nil for the configured one.
    /// - Returns: The answer, which may be a refusal.
    /// - Throws: ``SessionError``, ``CallError``, and `TransportError` if no answer arrived.
    public func send<Request: ServerRequest>(
        _ request: Request, timeout: Duration? = nil
    ) async throws -> Answer<Request.Success> {
        let operation = Request.operation
        let parts = RequestParts(request)
        let before = book.entry(operation, parts)
        try note(operation, parts)
        let target = try target()
        let answer: Answer<Request.Success>
        do {
            answer = try await caller.call(request, to: target, timeout: timeout ?? configuration.timeout)
        } catch {
            oweSubscription(operation, parts)
            throw error
        }
        noteCookies(answer.headers, target)
        if let refusal = answer.refusal { refused(refusal, operation, parts, target, before: before) }
        return answer
    }

    /// Acts on the refusal of a call: 401 ends the server session, and a subscription is put again or is what it was before.
    func refused(
        _ refusal: Refusal, _ operation: ServerOperation, _ parts: RequestParts, _ target: CallTarget,
        before: SubscriptionBook.Entry?
    ) {
        if refusal.kind == .unauthorized, operation.needsSession {
            if isCurrent(target) { lose(.unauthorized, refusal) }
        } else if refusal.mayPass {
            oweSubscription(operation, parts)
        } else if operation.isSubscription, operation.verb == "PUT" {
            book.restore(before, operation, parts)
        }
    }

    /// Notes that the server's subscriptions may differ from the session's; `run()` then repeats the PUT of each.
    func oweSubscriptions() {
        owedSubscriptions.add(book.paths)
        signals.giveAll()
    }

    /// Notes that the server may lack the subscription that a call put, if it put one.
    func oweSubscription(_ operation: ServerOperation, _ parts: RequestParts) {
        guard operation.isSubscription, operation.verb == "PUT" else { return }
        guard let entry = book.entry(operation, parts) else { return }
        oweSubscription(entry.path)
    }

    /// Notes that the server is to send the state of one subscription again.
    func oweSubscription(_ path: String) {
        owedSubscriptions.add([path])
        signals.giveAll()
    }

    /// Remembers or forgets a subscription before its request is sent.
    func note(_ operation: ServerOperation, _ parts: RequestParts) throws {
        guard operation.isSubscription else { return }
        if operation.verb == "DELETE" { return book.remove(operation, parts) }
        guard book.put(operation, parts) else { throw SessionError.tooMany }
        if key == nil { oweSubscription(operation, parts) }
    }

    /// The outcome of an operation that the server completes later.
    public enum Completion: Sendable {
        /// The server completed it.
        case done(ICWS.Messaging.AsyncOperationCompletedMessage)
        /// The server accepted it, and it failed.
        case failed(ICWS.Common.Error, ICWS.Messaging.AsyncOperationCompletedMessage)
        /// The server did not accept it.
        case refused(Refusal)
    }

    /// Makes a call that is answered by 202 and waits for the message that completes it.
    ///
    /// The message may arrive before the answer. `run()` must be running.
    ///
    /// - Parameters:
    ///   - request: The request value.
    ///   - limit: The longest wait for the message; 30 s by default.
    ///   - answered: Gets the answer to the call before the wait begins: its status, headers and bytes.
    /// - Returns: The outcome.
    /// - Throws: As ``send(_:timeout:)``; ``SessionError`` if the session is lost or the limit is reached;
    ///   `CancellationError` if the task is cancelled.
    public func complete<Request: ServerRequest, Accepted>(
        _ request: Request, within limit: Duration = .seconds(30),
        answered: (@Sendable (Answer<Request.Success>) -> Void)? = nil
    ) async throws -> Completion
    where Request.Success == JSONBody<Accepted>, Accepted: ICWS.Common.AsyncOperationAcceptedResponse.Kind {
        let sessionID = key?.sessionID
        let answer = try await send(request)
        answered?(answer)
        if let refusal = answer.refusal { return .refused(refusal) }
        // Request ids of another server session mean other operations.
        guard let accepted = answer.value(), key?.sessionID == sessionID else { throw SessionError.sessionLost }
        let requestID = accepted.requestId
        switch completions.accepted(requestID) {
        case .completed(let message): return Self.completion(message)
        case .full: throw SessionError.tooMany
        case .waiting: break
        }
        defer { completions.abandon(requestID) }
        return Self.completion(try await wait(for: requestID, limit))
    }

    private func wait(
        for requestID: String, _ limit: Duration
    ) async throws -> ICWS.Messaging.AsyncOperationCompletedMessage {
        let sessionID = key?.sessionID
        let end = inputs.time.now() + limit
        while true {
            if let message = completions.take(requestID) { return message }
            guard key?.sessionID == sessionID else { throw SessionError.sessionLost }
            try Task.checkCancellation()
            let left = end - inputs.time.now()
            guard left > .zero else { throw SessionError.timeout }
            await pause(left)
        }
    }

    /// Waits for a time, or until the session has ended for good.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    func rest(_ time: Duration) async throws {
        let due = inputs.time.now() + time
        while end == nil, inputs.time.now() < due {
            try Task.checkCancellation()
            await pause(due - inputs.time.now())
        }
        try Task.checkCancellation()
    }

    /// Waits for a time, or until the session changes.
    func pause(_ time: Duration) async {
        let ticket = signals.add()
        defer { signals.remove(ticket) }
        let sleep = inputs.time.sleep
        // Cancelled when this function returns.
        async let _: Void = {
            try? await sleep(time)
            ticket.signal.give()
        }()
        await ticket.signal.wait()
    }

    private static func completion(_ message: ICWS.Messaging.AsyncOperationCompletedMessage) -> Completion {
        message.error.map { .failed($0, message) } ?? .done(message)
    }

    /// Returns the events of the session from now on.
    ///
    /// At most ``SessionConfiguration/observerCapacity`` events wait to be read. Further ones are dropped for this sequence
    /// alone, and a gap precedes the next event. At most 256 sequences can be open; a further one ends at once.
    ///
    /// - Returns: A sequence that ends with the session.
    public func events() -> AsyncStream<SessionEvent> {
        observers.add(capacity: configuration.observerCapacity) { [weak self] number in
            // A short task of its own, since the sequence ends outside the actor.
            Task { await self?.stopObserving(number) }
        }
    }

    private func stopObserving(_ number: Int) { observers.remove(number) }

    /// Returns the messages of one kind from now on; gaps are reported by ``events()`` only.
    ///
    /// A message that lacks something that it must have is left out, other fields that cannot be read are left out of theirs; both
    /// are told as ``SessionEvent/misread(_:_:)``.
    ///
    /// - Parameter kind: The kind; a base kind includes the kinds derived from it.
    /// - Returns: A sequence that ends with the session.
    public func messages<Kind: MessageContract>(
        of kind: Kind.Type
    ) -> AsyncCompactMapSequence<AsyncStream<SessionEvent>, Kind> {
        events().compactMap { [weak self] event in
            guard case .message(let message) = event, let reading = message.reading(as: Kind.self) else { return nil }
            if !reading.isWhole { await self?.misread(message, reading.problems, renewing: nil) }
            return reading.value
        }
    }
}
