import BeckonTransport
import Foundation
import GMSContract

extension Chat {
    /// Sends a message.
    ///
    /// Messages are sent one after another, in the order of the calls. If an answer is lost, the message is sent again with
    /// the same key. A message that could not be delivered stays in ``unsentMessages``.
    ///
    /// - Parameter text: The text, not empty.
    /// - Throws: ``BeckonClientError`` with `offline`, `refused`, `chatEnded`, `expired`, `invalidInput` or
    ///   `tooManyPending`; `cancelled` when the task was cancelled, with the message kept as unsent.
    public func send(_ text: String) async throws {
        try await send(OutgoingMessage(id: inputs.token(), text: text))
    }

    /// Sends a message with a key of the app's choice, or one of ``unsentMessages`` again.
    ///
    /// - Parameter message: The message.
    /// - Throws: As ``send(_:)-(String)``.
    public func send(_ message: OutgoingMessage) async throws {
        guard !message.text.isEmpty, !message.id.isEmpty else {
            throw BeckonClientError(code: .invalidInput, message: "A message needs a text and a key.")
        }
        try checkNotOver()
        if !unsent.contains(where: { $0.id == message.id }) {
            guard unsent.count < Chat.pendingLimit else { throw Self.tooManyPending }
            unsent.append(message)
        }
        do {
            try await inTurn {
                var form = FormBody()
                form.add("message", message.text)
                try await self.post("send", form, key: message.id)
            }
        } catch let error as BeckonClientError {
            // The server would refuse the same message again; after other failures the app may try later.
            if error.code == .refused && !error.isRetryable { discard(message.id) }
            throw error
        }
        discard(message.id)
        typing.messageSent()
    }

    /// Forgets an unsent message.
    ///
    /// - Parameter id: Its key.
    public func discard(_ id: OutgoingMessage.ID) {
        unsent.removeAll { $0.id == id }
    }

    /// Tells the agent that the customer is typing; at most one call in 5 s is sent, so call it at every keystroke.
    ///
    /// - Throws: ``BeckonClientError``; a failed notice is not sent again.
    public func startTyping() async throws {
        try checkNotOver()
        guard typing.start(at: inputs.time.now()) else { return }
        try await notice("startTyping")
    }

    /// Tells the agent that the customer stopped typing, if a start was sent.
    ///
    /// - Throws: ``BeckonClientError``; a failed notice is not sent again.
    public func stopTyping() async throws {
        guard typing.stop() else { return }
        try checkNotOver()
        try await notice("stopTyping")
    }

    /// Ends the chat for the customer.
    ///
    /// ``run()`` returns after the last events were received.
    ///
    /// - Throws: ``BeckonClientError``; ending a chat that has already ended is no error.
    public func end() async throws {
        guard !transcript.isOver else { return }
        let key = inputs.token()
        try await inTurn { try await self.post("disconnect", FormBody(), key: key) }
        take {
            $0.close()
            return []
        }
    }

    // MARK: Calls

    private static var tooManyPending: BeckonClientError {
        BeckonClientError(code: .tooManyPending, message: "Too many calls or messages wait; send or discard some.")
    }

    private func checkNotOver() throws(BeckonClientError) {
        guard !transcript.isOver else { throw BeckonClientError(code: .chatEnded, message: "The chat has ended.") }
    }

    private func notice(_ operation: String) async throws {
        let key = inputs.token()
        try await inTurn { try await self.post(operation, FormBody(), key: key, isOnlyNow: true) }
    }

    /// Runs `body` after all earlier calls of the chat have ended.
    private func inTurn(_ body: () async throws -> Void) async throws {
        guard let ticket = lane.join() else { throw Self.tooManyPending }
        defer {
            lane.leave(ticket)
            waiting.giveAll()
        }
        while !lane.isTurn(of: ticket), !Task.isCancelled { await waitForChange() }
        do {
            try Task.checkCancellation()
            try await body()
        } catch let error as BeckonClientError {
            throw error
        } catch {
            throw BeckonClientError(transport: error)
        }
    }

    private func post(_ operation: String, _ form: FormBody, key: String, isOnlyNow: Bool = false) async throws {
        var call = GatewayCaller.Call.form(
            chatURL.appendingPathComponent(operation), form, userHeader: userHeader, key: key)
        call.isOnlyNow = isOnlyNow
        let resource: ChatResource
        do {
            resource = try await caller.send(call)
        } catch let error as BeckonClientError where error.code == .notFound {
            throw BeckonClientError(
                code: .expired, message: "The server no longer knows the chat.", status: error.status,
                fault: error.fault)
        }
        let wasOver = transcript.isOver
        take { $0.receive(resource) }
        if resource.state == .disconnected, !wasOver, operation != "disconnect" {
            throw BeckonClientError(code: .chatEnded, message: "The chat has ended.")
        }
    }
}
