import Beckon

/// What an agent's message does in a chat.

///

/// Pure.
struct InboundDecision: Hashable, Sendable {
    /// The key of the event of an agent's message; its parts have the key with a number.
    static func key(_ message: String, part: Int? = nil) -> String {
        let key = ConversationDecision.prefix + message
        return part.map { "\(key)/\($0)" } ?? key
    }

    /// What follows a message's key in the keys of its parts.
    static let parts = (0..<OpenMessage.mostContents).map { "\($0)" }

    /// The id of the agent's message that made an event; nil for other events.
    static func message(ofKey key: String?) -> String? {
        guard let key, key.hasPrefix(ConversationDecision.prefix) else { return nil }
        let parts = key.dropFirst(ConversationDecision.prefix.count).split(separator: "/")
        // Events of agents' legs have keys of other forms.
        guard let id = parts.first, id != "left", parts.count <= 2 else { return nil }
        return String(id)
    }

    /// The metadata by which a flow says that its text is a notice and not a message: `beckon.kind` is `notice`.
    static let kindName = "beckon.kind"

    /// What the parties do about a message as it is now, in order; nothing for one that shows the customer nothing.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - parties: The parties in the chat.
    ///   - names: Makes parties of senders.
    /// - Returns: What to do, in order.
    static func acts(
        on message: OpenMessage, among parties: [AgentParty], names: AgentNames
    ) -> [ConversationDecision.Act] {
        let sender = names.party(of: message.sender, isBot: message.isBot, among: parties)
        if message.type == "Event" {
            guard let typing = message.typing else { return [] }
            return [.init(party: sender, action: .typing(typing == .off ? .stopped : .began))]
        }
        var acts: [ConversationDecision.Act] = []
        // The bot has handed the customer over.
        if !message.isBot, parties.contains(where: { $0.account == AgentNames.botAccount }) {
            let key = "\(ConversationDecision.leftKey("bot"))/\(message.id)"
            acts.append(.init(party: names.bot, action: .left(key: key)))
        }
        let text = shownText(of: message)
        if !text.isEmpty {
            let isNotice = message.metadata[kindName] == "notice"
            let key = key(message.id)
            acts.append(
                .init(party: sender, action: isNotice ? .custom(text: text, key: key) : .message(text: text, key: key)))
        }
        for (place, content) in message.contents.enumerated() {
            let key = key(message.id, part: place)
            switch content {
            case .file(let name, let url):
                let name = FileName.cleaned(name) ?? ""
                acts.append(.init(party: sender, action: .file(AgentFile(name: name, url: url), key: key)))
            case .link(let url): acts.append(.init(party: sender, action: .pushedURL(url, key: key)))
            case .quickReply, .words: break
            }
        }
        return acts.contains { $0.party == sender } ? acts : []
    }

    /// The text with the answers to choose from and what else can be read below it, one a line.
    static func shownText(of message: OpenMessage) -> String {
        var lines = [ControlCharacters.stripped(from: message.text ?? "")].filter { !$0.isEmpty }
        for content in message.contents {
            switch content {
            case .quickReply(let text, _): lines.append("• \(text)")
            case .words(let words): if !lines.contains(words) { lines.append(words) }
            case .file, .link: break
            }
        }
        return lines.joined(separator: "\n")
    }
}
