/// Messages, in events and in the channel's calls.
extension CXoneSpelling {
    /// The data of an event about a message.
    ///
    /// - Parameters:
    ///   - line: The message.
    ///   - contact: Its contact.
    ///   - customer: Who wrote it; nil for an agent or a bot.
    ///   - more: Further members of the message.
    /// - Returns: The data.
    func message(
        _ line: StandInConversation.Line, in contact: Contact, from customer: CXoneFacts.Customer?, more: Members = []
    ) -> SimulatedJSON {
        let thread = contact.conversation.customer
        let isInbound = line.side == .customer || line.side == .system
        let author = isInbound ? SimulatedJSON.null : Self.user(line.name, isBot: line.side == .bot)
        let message: Members = [
            ("id", .string("\(channel)_\(line.id)")), ("idOnExternalPlatform", .string(line.id)),
            ("threadId", .string("\(channel)_\(thread)")), ("threadIdOnExternalPlatform", .string(thread)),
            ("postId", .string("\(channel)_\(thread)")), ("contactNumber", .string(contact.conversation.id)),
            ("messageContent", content(line)), ("createdAt", .string(Self.time(line.at))),
            ("createdAtWithMilliseconds", .string(Self.exactTime(line.at))), ("isMadeByUser", .bool(!isInbound)),
            ("direction", isInbound ? "inbound" : "outbound"), ("authorUser", author), ("user", author),
            ("authorEndUserIdentity", customer.map { Self.identity($0) } ?? .null),
            ("userStatistics", ["seenAt": .null, "readAt": .null]), ("customerStatistics", ["seenAt": .null]),
            ("attachments", attachments(line)), ("recipients", []), ("tags", []), ("delivered", []), ("seen", []),
            ("isRead", false),
        ]
        guard case .object(let members) = data(of: contact) else { return .null }
        return .object(members + [("message", .object(message + more))])
    }

    /// A call of the channel with a message for the customer.
    ///
    /// - Parameters:
    ///   - line: The message.
    ///   - conversation: Where it was written.
    ///   - customer: To whom it goes.
    ///   - version: 1 or 2; the first has neither an id nor a time.
    /// - Returns: The body.
    func outbound(
        _ line: StandInConversation.Line, in conversation: StandInConversation, to customer: CXoneFacts.Customer?,
        version: Int
    ) -> SimulatedJSON {
        let recipient: SimulatedJSON = [
            "idOnExternalPlatform": .string(customer?.id ?? conversation.customer),
            "name": .string(customer?.name ?? conversation.name), "isPrimary": true, "isPrivate": true,
        ]
        let thread: SimulatedJSON = ["idOnExternalPlatform": .string(conversation.customer)]
        let common: Members = [
            ("brand", ["id": 1092]), (version == 1 ? "post" : "thread", thread), ("messageContent", content(line)),
            ("attachments", attachments(line)),
        ]
        if version == 1 {
            return .object(
                common + [("recipients", [recipient]), ("author", ["id": .number(Self.number(of: line.name))])])
        }
        return .object(
            common + [
                ("endUserRecipients", [recipient]), ("createdAtWithMilliseconds", .string(StandInClock.text(line.at))),
                ("authorEndUserIdentity", .null), ("isReplyToSpecificMessage", false),
            ])
    }

    private static func identity(_ customer: CXoneFacts.Customer) -> SimulatedJSON {
        [
            "idOnExternalPlatform": .string(customer.id), "firstName": .string(customer.name), "lastName": "",
            "nickname": .string(customer.name), "image": "",
        ]
    }

    private func content(_ line: StandInConversation.Line) -> SimulatedJSON {
        [
            "type": "TEXT", "payload": ["text": .string(line.text)], "fallbackText": .string(line.text),
            "parameters": [:], "postback": .null,
        ]
    }

    private func attachments(_ line: StandInConversation.Line) -> SimulatedJSON {
        guard let file = line.file else { return [] }
        return [
            [
                "id": .string(StandInID.of("attachment", line.id)), "url": .string(file.url),
                "friendlyName": .string(file.name), "mimeType": "application/octet-stream",
                "fileName": .string(file.name), "previewUrl": .null, "isInline": false,
            ]
        ]
    }
}
