import BeckonTransport
import Foundation

extension Conversation {
    /// Says something: returns when it is stored on the device, and is sent when the connection allows.
    ///
    /// Messages are sent in the order of the calls. ``Transcript/lines`` shows each with its ``MessageState``, under the id that
    /// this returns.
    ///
    /// - Parameter text: The text, not empty.
    /// - Returns: The id of its line.
    /// - Throws: ``BeckonClientError`` with `invalidInput`, `chatEnded`, `tooManyPending` after 256 messages that the server
    ///   does not have, `notStored`, `inUse`, or `cancelled`; then nothing is sent.
    @discardableResult
    public func send(_ text: String) async throws -> TranscriptLine.ID {
        guard text.contains(where: { !$0.isWhitespace }) else {
            throw BeckonClientError(code: .invalidInput, message: "A message needs a text.")
        }
        try checkOpen()
        guard !record.outbox.isFull else {
            throw BeckonClientError(code: .tooManyPending, message: "Too many messages wait to be sent.")
        }
        return try await add(newMessage(text))
    }

    /// A message that is written now, and not stored yet.
    func newMessage(_ text: String, file: Outbox.File? = nil) -> Outbox.Message {
        Outbox.Message(
            id: gateway.inputs.token(), text: text, file: file,
            writtenAt: gateway.inputs.date().millisecondsSince1970, after: assembly.position,
            isStored: false)
    }

    /// Adds a message, and returns when it is stored.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - store: Stores what belongs to it, before it.
    /// - Returns: The id of its line.
    /// - Throws: ``BeckonClientError``; then nothing is sent.
    func add(_ message: Outbox.Message, store: () async throws -> Void = {}) async throws -> TranscriptLine.ID {
        try await onNewest {
            try checkOpen()
            return try await addOnce(message, store)
        }
    }

    private func addOnce(
        _ message: Outbox.Message, _ store: () async throws -> Void
    ) async throws -> TranscriptLine.ID {
        record.outbox.add(message)
        show()
        do {
            try await store()
            try await storeRecord()
        } catch {
            record.outbox.remove(message.id)
            show()
            throw error
        }
        record.outbox.stored(message.id)
        show()
        return message.id
    }

    /// Sends a message again that failed, or whose outcome is unknown; it stands behind all others then.
    ///
    /// - Parameter id: The id of its line.
    /// - Throws: ``BeckonClientError`` with `invalidInput` when there is nothing to repeat, `chatEnded` or `notStored`.
    public func retry(_ id: TranscriptLine.ID) async throws {
        try await onNewest {
            try checkOpen()
            let before = record.outbox
            guard record.outbox.retry(id) else {
                throw BeckonClientError(code: .invalidInput, message: "This message cannot be sent again.")
            }
            try await storeRecord(orPutBack: id, as: before)
        }
        record.outbox.stored(id)
        show()
        kick()
    }

    /// Stores what the customer wants of a message; if that fails, the message is what and where it was.
    private func storeRecord(orPutBack id: Outbox.Message.ID, as before: Outbox) async throws {
        show()
        do {
            try await storeRecord()
        } catch {
            record.outbox.putBack(id, as: before)
            show()
            throw error
        }
    }

    /// Forgets a message that the server does not have; a file also while it is being sent.
    ///
    /// - Parameter id: The id of its line.
    /// - Throws: ``BeckonClientError`` with `invalidInput` when it is on its way or sent, `notStored`, `inUse`, or `cancelled`.
    public func discard(_ id: TranscriptLine.ID) async throws {
        try await onNewest {
            let before = record.outbox
            let isWithdrawn = try await withdraw(id)
            guard isWithdrawn || record.outbox.discard(id) else {
                throw BeckonClientError(code: .invalidInput, message: "This message is on its way or sent.")
            }
            try await storeRecord(orPutBack: id, as: before)
        }
        await removeCopies()
    }

    /// Ends the conversation for the customer, once everything before it is sent; offline, when the connection is back.
    ///
    /// - Throws: ``BeckonClientError`` with `notStored`.
    public func end() async throws {
        guard !isOver, !isForgotten, !record.wantsEnd else { return }
        // A chat that the server was never asked for has nobody to tell.
        if !record.isCreationUnderWay, !record.isCreated, record.outbox.messages.isEmpty {
            return await conclude(.chatEnded)
        }
        try await onNewest {
            record.wantsEnd = true
            do {
                try await storeRecord()
            } catch {
                record.wantsEnd = false
                throw error
            }
        }
        kick()
    }

    /// Tells the agent whether the customer is typing; call it at every keystroke, at most one start in 5 s is sent.
    ///
    /// - Parameter isTyping: False when the customer has stopped. A sent message ends typing by itself.
    public func type(_ isTyping: Bool = true) async {
        guard let chat, !isOver else { return }
        // A notice is worth nothing when it is late, so a failed one is forgotten.
        if isTyping { try? await chat.startTyping() } else { try? await chat.stopTyping() }
    }

    func checkOpen() throws(BeckonClientError) {
        guard !isOver, !isForgotten, !record.wantsEnd else { throw Self.hasEnded }
    }

    static let hasEnded = BeckonClientError(code: .chatEnded, message: "The conversation has ended.")

    // MARK: The outbox's driver

    /// Sends what is in the outbox, one message at a time, until the task is cancelled.
    func drain() async {
        while !Task.isCancelled {
            // Nothing is said for a customer who has signed out.
            guard let chat, !isForgotten else {
                await waitForChange()
                continue
            }
            switch record.outbox.next {
            case .send(let message): await deliver(message, chat)
            case .check: await check(chat)
            case .rest where record.wantsEnd && !isOver && !record.outbox.isBusy: await end(chat)
            case .rest: await waitForChange()
            }
        }
    }

    private func deliver(_ message: Outbox.Message, _ chat: Chat) async {
        record.outbox.begin(message.id)
        show()
        // Where keys count for nothing, an attempt must not begin that a restart would not know of.
        if !record.outbox.honoursKeys {
            do {
                try await storeRecord()
            } catch {
                _ = record.outbox.ended(message.id, .unsent)
                return await rest(asked: nil)
            }
        }
        let attempt = message.file == nil ? await chat.deliver(message.text, key: message.id) : await upload(message)
        // Nil: the customer has withdrawn it.
        guard let delivery = attempt else { return }
        settle(message.id, delivery.outcome)
        if case .refused(let code, _) = delivery.outcome {
            gateway.options.tell(.warning, "the server refused a message", ("code", code.description))
        }
        show()
        try? await storeRecord()
        await removeCopies()
        if delivery.isSilent { await lose(chat) }
        switch delivery.outcome {
        case .accepted: pause.succeeded()
        // The server does not know the chat any more, and may go on to hold its connection.
        case .refused(.expired, _): await conclude(.expired)
        case .refused: break
        case .unsent, .inDoubt: if !Task.isCancelled { await rest(asked: delivery.wait) }
        }
    }

    /// Shows that nothing answers, and connects anew: a held poll over the same dead network would say nothing for long.
    private func lose(_ chat: Chat) async {
        guard assembly.transcript.connection == .live, !Task.isCancelled else { return }
        set(.offline(.silent))
        await chat.networkChanged()
    }

    private func settle(_ id: Outbox.Message.ID, _ outcome: Outbox.Outcome) {
        guard let position = record.outbox.ended(id, outcome) else { return }
        assembly.unname(id)
        guard assembly.position >= position else { return }
        record.outbox.arrived(id)
        assembly.name(position, id)
    }

    /// Asks the server for everything that happened; what it does not show of the attempts in doubt is unknown.
    private func check(_ chat: Chat) async {
        guard await chat.catchUpNow(), await seen(chat.position) else {
            if !Task.isCancelled { await rest(asked: nil) }
            return
        }
        record.outbox.checked()
        show()
        try? await storeRecord()
        await removeCopies()
    }

    /// Waits until all events up to a position were taken.
    private func seen(_ position: Int64) async -> Bool {
        while assembly.position < position, !Task.isCancelled { await waitForChange() }
        return !Task.isCancelled
    }

    private func end(_ chat: Chat) async {
        do {
            try await chat.end()
            while !isOver, !Task.isCancelled { await waitForChange() }
        } catch {
            if !Task.isCancelled { await rest(asked: nil) }
        }
    }
}
