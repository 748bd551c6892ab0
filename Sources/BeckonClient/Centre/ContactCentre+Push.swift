extension ContactCentre {
    /// What a tapped push has opened.
    public enum Opened: Sendable {
        /// A conversation, with the words that are on the device already.
        case conversation(Conversation)
        /// A callback, at the step that the push names.
        case callback(CallbackSession)
        /// A conversation of another contact centre, by its name there; the app shows it.
        case other(String)
        /// Nothing: the push only withdraws a notice.
        case nothing
    }

    /// Opens what a push names: call it in `didReceive`, also when the tap has started the app.
    ///
    /// A second tap opens the same conversation or callback, and performs nothing twice. A chat that another device of the customer
    /// began is asked for at the server, if the devices share the customer's key (``GatewayOptions/headers``).
    ///
    /// - Parameter intent: What the push says.
    /// - Returns: What to show.
    /// - Throws: ``BeckonClientError``; with `notFound`, the conversation is not this customer's or is gone, or the callback is over.
    public func open(_ intent: PushIntent) async throws -> Opened {
        if intent.isWithdrawal { return .nothing }
        switch intent.target {
        case .conversation(let name): return .other(name)
        case .callback(let id, let action):
            try? await load()
            let session = session(id)
            try await session.perform(action)
            return .callback(session)
        case .chat(let serviceID):
            try await load()
            guard let conversation = try await known(serviceID) else {
                throw BeckonClientError(
                    code: .notFound, message: "The conversation of the push is not this customer's, or is gone.")
            }
            await enterForeground()
            return .conversation(conversation)
        }
    }

    /// The text behind a push that carries none, for the app's notification service extension.
    ///
    /// The extension makes a contact centre of its own over the directory that it shares with the app, calls this and never
    /// ``run()``. It sends one request and changes nothing, so it also works while the app writes.
    ///
    /// - Parameters:
    ///   - intent: What the push says.
    ///   - customerToken: A token of the company's own sign-in, for conversations of other contact centres.
    /// - Returns: The unread messages, the oldest first, as `sender: text`; empty when the server has none for this device.
    /// - Throws: ``BeckonClientError``; with `unavailable`, the server has no such function.
    public func text(behind intent: PushIntent, customerToken: String? = nil) async throws -> [String] {
        let messages: [(sender: String, text: String)]
        switch intent.target {
        case .callback: return []
        case .conversation(let name):
            guard let customerToken else { return [] }
            messages = try await gateway.messages(name, as: .customer(customerToken))
        case .chat(let serviceID):
            let known = isLoaded ? await conversation(serviceID)?.record.chat : try await storedChat(serviceID)
            guard let chat = known, let session = chat.sessionID else { return [] }
            messages = try await gateway.messages(session, as: .chat(chat.serviceID))
        }
        return messages.map { $0.sender.isEmpty ? $0.text : "\($0.sender): \($0.text)" }
    }

    /// The conversation of a service's id, also one that another device of the customer began.
    private func known(_ serviceID: String?) async throws -> Conversation? {
        if let conversation = await conversation(serviceID) { return conversation }
        guard let serviceID else { return nil }
        // A push names a chat of version 2 by a name that its app never hears.
        if gateway.options.usesChatVersion2 { return await conversation(nil) }
        return try await adopt(serviceID)
    }

    /// The conversation of a service's id, or the newest one that goes on.
    private func conversation(_ serviceID: String?) async -> Conversation? {
        for conversation in conversations.reversed() {
            if let serviceID {
                if await conversation.record.chat?.serviceID == serviceID { return conversation }
            } else if await !conversation.isOver {
                return conversation
            }
        }
        return nil
    }
}
