import BeckonTransport
import Foundation
import GMSContract

extension Chat {
    /// Makes one attempt to send a message, after all earlier calls of the chat have ended.
    ///
    /// - Parameters:
    ///   - text: The text, not empty.
    ///   - key: Its key, the same for each attempt.
    /// - Returns: How the attempt ended.
    func deliver(_ text: String, key: String) async -> Delivery {
        guard let ticket = lane.join() else { return Delivery(outcome: .unsent) }
        defer { leaveLane(ticket) }
        guard await waitForTurn(ticket) else { return Delivery(outcome: .unsent) }
        switch await caller.attempt(call("send", [("message", text)], key: key)) {
        case .success(let response):
            typing.messageSent()
            return accepted(response)
        case .failure(let failure): return Delivery(failure)
        }
    }

    /// How an attempt to send a message ended.
    struct Delivery {
        var outcome: Outbox.Outcome
        /// How long the server asks to wait before the next attempt.
        var wait: Duration?
        /// Whether the server said nothing at all in time, so that its other connections may be dead as well.
        var isSilent = false

        init(outcome: Outbox.Outcome) { self.outcome = outcome }

        init(_ failure: CallFailure) {
            (outcome, wait) = (failure.outcome, failure.wait)
            if case .transport(let cause) = failure.kind { isSilent = cause.code == .timeout }
        }
    }

    /// Reads what the server says of a message that it accepted.
    private func accepted(_ response: TransportResponse) -> Delivery {
        let news: ChatNews
        switch self.news(response) {
        case .success(let found): news = found
        // Whoever answered in another form may have passed the message on or not.
        case .failure(let failure) where failure.error.code == .badAnswer: return Delivery(outcome: .inDoubt)
        case .failure(let failure): return Delivery(failure)
        }
        let position = GatewayCalls.position(response)
        let wasOver = transcript.isOver
        take { $0.receive(news) }
        if news.isOver, !wasOver, position == nil, version2 == nil {
            return Delivery(outcome: .refused(.chatEnded, nil))
        }
        return Delivery(outcome: .accepted(position: position))
    }

    /// Tells the agent that the customer is typing; at most one call in 5 s is sent, so call it at every keystroke.
    ///
    /// - Throws: ``BeckonClientError``; a failed notice is not sent again.
    func startTyping() async throws {
        try checkNotOver()
        guard typing.start(at: inputs.time.now()) else { return }
        try await notice("startTyping")
    }

    /// Tells the agent that the customer stopped typing, if a start was sent.
    ///
    /// - Throws: ``BeckonClientError``; a failed notice is not sent again.
    func stopTyping() async throws {
        guard typing.stop() else { return }
        try checkNotOver()
        try await notice("stopTyping")
    }

    /// Ends the chat for the customer.
    ///
    /// ``run()`` returns after the last events were received.
    ///
    /// - Throws: ``BeckonClientError``; ending a chat that has already ended is no error.
    func end() async throws {
        guard !transcript.isOver else { return }
        let key = inputs.token()
        try await inTurn { try await self.post("disconnect", key: key) }
        take {
            $0.close()
            return []
        }
    }

    // MARK: Calls

    private static var tooManyPending: BeckonClientError {
        BeckonClientError(code: .tooManyPending, message: "Too many calls of this chat wait.")
    }

    private func checkNotOver() throws(BeckonClientError) {
        guard !transcript.isOver else { throw BeckonClientError(code: .chatEnded, message: "The chat has ended.") }
    }

    private func notice(_ operation: String) async throws {
        let key = inputs.token()
        try await inTurn { try await self.post(operation, key: key, isOnlyNow: true) }
    }

    /// Runs `body` after all earlier calls of the chat have ended.
    private func inTurn(_ body: () async throws -> Void) async throws {
        guard let ticket = lane.join() else { throw Self.tooManyPending }
        defer { leaveLane(ticket) }
        guard await waitForTurn(ticket) else { throw BeckonClientError(transport: CancellationError()) }
        do {
            try await body()
        } catch let error as BeckonClientError {
            throw error
        } catch {
            throw BeckonClientError(transport: error)
        }
    }

    /// Waits until all earlier calls have ended; returns false when the task was cancelled.
    private func waitForTurn(_ ticket: UInt64) async -> Bool {
        while !lane.isTurn(of: ticket), !Task.isCancelled { await waitForChange() }
        return !Task.isCancelled
    }

    private func leaveLane(_ ticket: UInt64) {
        lane.leave(ticket)
        waiting.giveAll()
    }

    private func post(_ operation: String, key: String, isOnlyNow: Bool = false) async throws {
        var call = call(operation, key: key)
        call.isOnlyNow = isOnlyNow
        let news: ChatNews
        do {
            news = try self.news(try await caller.send(call)).mapError(\.error).get()
        } catch let error as BeckonClientError where operation == "disconnect" && error.saysChatIsOver {
            return
        } catch let error as BeckonClientError where error.code == .notFound && !error.isForeign {
            throw BeckonClientError(
                code: .expired, message: "The server no longer knows the chat.", status: error.status,
                serverMessage: error.serverMessage)
        }
        let wasOver = transcript.isOver
        take { $0.receive(news) }
        if news.isOver, !wasOver, operation != "disconnect" {
            throw BeckonClientError(code: .chatEnded, message: "The chat has ended.")
        }
    }
}

extension BeckonClientError {
    /// Whether the chat is over: a server with `_chat_400_response_on_disconnected` says so with 400.
    fileprivate var saysChatIsOver: Bool { code == .chatEnded || code == .refused && status == 400 && !isForeign }
}
