import BeckonTransport
import Foundation
import GMSContract

extension Chat {
    /// Says something.
    ///
    /// Messages go one after the other, in the order of the calls. A message whose answer was lost is sent again under
    /// the same key. One that could not be delivered in the end stays in ``unsentMessages``.
    ///
    /// - Parameter text: The text, not empty.
    /// - Throws: ``BeckonClientError`` with `offline`, `refused`, `chatEnded`, `expired`, `invalidInput` or
    ///   `tooManyPending`; `cancelled` when the task was cancelled, with the message kept as unsent.
    public func send(_ text: String) async throws {
        try await send(OutgoingMessage(id: inputs.token(), text: text))
    }

    /// Says something under a key of the app's choice, or again what is in ``unsentMessages``.
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
            // What the server refuses now it would refuse again; all else may be tried later.
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

    /// Tells the agent that the customer types; call it as often as you like, at most one call in 5 s is sent.
    ///
    /// - Throws: ``BeckonClientError``; a notice that fails is not sent again.
    public func startTyping() async throws {
        try checkNotOver()
        guard typing.start(at: inputs.time.now()) else { return }
        try await notice("startTyping")
    }

    /// Tells the agent that the customer stopped to type, if a start was told.
    ///
    /// - Throws: ``BeckonClientError``; a notice that fails is not sent again.
    public func stopTyping() async throws {
        guard typing.stop() else { return }
        try checkNotOver()
        try await notice("stopTyping")
    }

    /// Ends the chat for the customer.
    ///
    /// ``run()`` returns when the last events have come.
    ///
    /// - Throws: ``BeckonClientError``; a chat that has ended already is no error.
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
        BeckonClientError(code: .tooManyPending, message: "Too many calls of this chat wait already.")
    }

    private func checkNotOver() throws(BeckonClientError) {
        guard !transcript.isOver else { throw BeckonClientError(code: .chatEnded, message: "The chat has ended.") }
    }

    private func notice(_ operation: String) async throws {
        let key = inputs.token()
        try await inTurn { try await self.post(operation, FormBody(), key: key, isOnlyNow: true) }
    }

    /// Does something when all calls before it are done.
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
                code: .expired, message: "The server does not know the chat any more.", status: error.status,
                fault: error.fault)
        }
        let wasOver = transcript.isOver
        take { $0.receive(resource) }
        if resource.state == .disconnected, !wasOver, operation != "disconnect" {
            throw BeckonClientError(code: .chatEnded, message: "The chat has ended.")
        }
    }
}
