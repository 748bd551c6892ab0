import BeckonTransport
public import ICWSCommon
public import ICWSCore
public import ICWSMessaging

extension ICWSSession {
    /// Makes a call in this session, or at its host when the operation needs no session.
    ///
    /// A subscription is remembered from now on and put again whenever the session is set up anew; removing it forgets
    /// it. One that got no answer, or a 5xx, is put again as well. An answer of 401 ends the session; `run()` sets up
    /// another one. Any other call is never repeated.
    ///
    /// Cancelling the task ends the call.
    ///
    /// - Parameters:
    ///   - request: The request value.
    ///   - timeout: How long the call takes at most; nil as configured.
    /// - Returns: The answer, also when it is a refusal.
    /// - Throws: ``SessionError``, ``CallError``, and `TransportError` when no answer came.
    public func send<Request: ServerRequest>(
        _ request: Request, timeout: Duration? = nil
    ) async throws -> Answer<Request.Success> {
        let operation = Request.operation
        let parts = RequestParts(request)
        let before = book.entry(operation, parts)
        try note(operation, parts)
        let target = try target()
        let puts = operation.isSubscription && operation.verb == "PUT"
        let answer: Answer<Request.Success>
        do {
            answer = try await caller.call(request, to: target, timeout: timeout ?? configuration.timeout)
        } catch {
            if puts { oweSubscriptions() }
            throw error
        }
        guard let refusal = answer.refusal else { return answer }
        if refusal.kind == .unauthorized, operation.needsSession {
            if key == target.key { lose(.unauthorized, alternates: refusal.alternateHosts) }
        } else if puts {
            if refusal.status >= 500 { oweSubscriptions() } else { book.restore(before, operation, parts) }
        }
        return answer
    }

    /// Notes that what the server holds may not be what was asked for; `run()` puts every subscription again.
    func oweSubscriptions() {
        owesSubscriptions = true
        signals.giveAll()
    }

    /// Remembers or forgets a subscription before it is asked for.
    private func note(_ operation: ServerOperation, _ parts: RequestParts) throws {
        guard operation.isSubscription else { return }
        if operation.verb == "DELETE" { return book.remove(operation, parts) }
        guard book.put(operation, parts) else { throw SessionError.tooMany }
        if key == nil { owesSubscriptions = true }
    }

    /// What became of an operation that the server completes later.
    public enum Completion: Sendable {
        /// It is done.
        case done(ICWS.Messaging.AsyncOperationCompletedMessage)
        /// It failed after it had been accepted.
        case failed(ICWS.Common.Error, ICWS.Messaging.AsyncOperationCompletedMessage)
        /// It was not accepted.
        case refused(Refusal)
    }

    /// Makes a call that is answered by 202 and waits for the message that completes it.
    ///
    /// The message may come before the answer. `run()` must be under way.
    ///
    /// - Parameters:
    ///   - request: The request value.
    ///   - limit: How long to wait for the message; 30 s by default.
    /// - Returns: What became of it.
    /// - Throws: As ``send(_:timeout:)``, ``SessionError`` when the session is lost or the time is over, and
    ///   `CancellationError` when the task is cancelled.
    public func complete<Request: ServerRequest, Accepted>(
        _ request: Request, within limit: Duration = .seconds(30)
    ) async throws -> Completion
    where Request.Success == JSONBody<Accepted>, Accepted: ICWS.Common.AsyncOperationAcceptedResponse.Kind {
        let sessionID = key?.sessionID
        let answer = try await send(request)
        if let refusal = answer.refusal { return .refused(refusal) }
        // Another session would have other numbers.
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

    /// Waits for a time, or until the session ends for good.
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

    /// Waits until something changes in the session, or for a time.
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

    /// Everything that happens in the session from now on.
    ///
    /// At most as many events as configured wait to be read. What comes beyond is dropped for this observer alone, and
    /// the next event is preceded by a gap. At most 256 sequences are read at a time; a further one ends at once.
    ///
    /// - Returns: A sequence that ends with the session.
    public func events() -> AsyncStream<SessionEvent> {
        observers.add(capacity: configuration.observerCapacity) { [weak self] number in
            // A task of its own, as the sequence ends outside of the actor; it ends by itself at once.
            Task { await self?.stopObserving(number) }
        }
    }

    private func stopObserving(_ number: Int) { observers.remove(number) }

    /// The messages of one kind from now on; of gaps only ``events()`` tells.
    ///
    /// - Parameter kind: The kind; of a base also what derives from it.
    /// - Returns: A sequence that ends with the session.
    public func messages<Kind: MessageContract>(
        of kind: Kind.Type
    ) -> AsyncCompactMapSequence<AsyncStream<SessionEvent>, Kind> {
        events().compactMap { event in
            if case .message(let message) = event { message.as(Kind.self) } else { nil }
        }
    }
}
