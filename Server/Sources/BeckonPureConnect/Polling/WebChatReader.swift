import Beckon
import BeckonPlatform

/// Turns the messages of a web chat into the agents' acts.
///
/// Pure. Each message is known by the chat's id, its participant and its sequence number, so that one that comes twice, by a poll and
/// by the history, stands once.
struct WebChatReader: Sendable {
    /// An agent's act, or the chat's end.
    struct Act: Hashable {
        let party: AgentParty
        let action: AgentEvent.Action

        var isTyping: Bool {
            if case .typing = action { return true }
            return false
        }
    }

    let place: WebChatReference
    let agentName: String
    private var names: [String: String] = [:]
    /// The agents who are in the chat, as far as it was read.
    private(set) var present: Set<String> = []
    /// The agent who was in the chat last, who ends it.
    private var lastAgent: String?
    /// The sequence numbers that were read; those 1,000 or more below the newest are forgotten.
    private var read: Set<String> = []
    private(set) var newest = -1
    private var endsNow = false
    /// Participants who are the server itself.
    private var systems: Set<String> = []

    /// - Parameters:
    ///   - place: The web chat.
    ///   - agentName: The name of agents of whom the server tells none.
    ///   - present: Agents who are known to be in the chat.
    init(_ place: WebChatReference, agentName: String, present: [AgentParty] = []) {
        self.place = place
        self.agentName = agentName
        for agent in present {
            self.present.insert(agent.account)
            names[agent.account] = agent.nickname
            lastAgent = agent.account
        }
    }

    /// Whether numbers are missing before the first new message of a batch, so that the history has to be read.
    ///
    /// A chat's numbers begin with 0.
    func hasGap(before batch: WebChatBatch) -> Bool {
        guard let first = batch.messages.first(where: { $0.sequence > newest }) else { return false }
        return first.sequence > newest + 1
    }

    /// The acts of a batch, in order; a message that was read before has none.
    ///
    /// An agent who has left again by the end of the batch does not join: in a history that is read anew the join is an old one, and
    /// what the agent wrote joins by itself where it is new.
    mutating func acts(of batch: WebChatBatch) -> [Act] {
        var last: [String: Int] = [:]
        for message in batch.messages {
            if case .state(let state, _, _) = message.kind, state == 2 || state == 4 {
                last[message.participant] = state
            }
        }
        let gone = Set(last.filter { $0.value == 4 }.keys)
        // An agent who leaves as the chat ends ends it.
        endsNow = gone.contains(place.participant)
        let made = batch.messages.flatMap { acts(of: $0, gone: gone) }
        // Who typed in the past types no more.
        return batch.isHistory ? made.filter { !$0.isTyping } : made
    }

    private mutating func acts(of message: WebChatBatch.Message, gone: Set<String>) -> [Act] {
        guard read.insert("\(message.participant)/\(message.sequence)").inserted else { return [] }
        newest = max(newest, message.sequence)
        if let name = AgentName.shown(message.name) { names[message.participant] = name }
        let isOwn = message.participant == place.participant
        let key = "pureconnect/\(place.chat)/\(message.participant)/\(message.sequence)"
        if message.isSystem { systems.insert(message.participant) }
        if !isOwn, systems.contains(message.participant) { return systemActs(message.kind, key: key) }
        switch message.kind {
        case .text(let text): return isOwn ? [] : words(text, of: message, key)
        case .typing(let isOn): return isOwn ? [] : [act(message, .typing(isOn ? .began : .stopped))]
        case .file(let path, let name):
            guard !isOwn else { return [] }
            guard let file = file(path, name) else { return words(Self.words(inPlaceOf: name), of: message, key) }
            return [act(message, .file(file, key: key))]
        case .page(let url):
            guard !isOwn, !url.isEmpty else { return [] }
            guard url.utf8.count <= ChatSession.longestText, !ControlCharacters.occur(in: url) else {
                return words(url, of: message, key)
            }
            return [act(message, .pushedURL(url, key: key))]
        case .state(let state, let name, _):
            if let name = AgentName.shown(name) { names[message.participant] = name }
            return stateChanged(to: state, message, isGone: gone.contains(message.participant), key: key)
        }
    }

    /// What the server itself says, as about its queue, is a notice: nobody joins with it.
    private func systemActs(_ kind: WebChatBatch.Message.Kind, key: String) -> [Act] {
        let text =
            switch kind {
            case .text(let text), .page(let text): text
            case .file(let path, let name): file(path, name)?.text ?? Self.words(inPlaceOf: name)
            case .typing, .state: ""
            }
        return Self.pieces(of: text, key).map { piece, key in
            Act(party: Self.system, action: .custom(text: piece, key: key))
        }
    }

    /// Who speaks for the server.
    static let system = AgentParty(nickname: "System", kind: .external, account: "pureconnect/system")

    // MARK: - Long contents

    /// The acts of an agent's text.
    private func words(_ text: String, of message: WebChatBatch.Message, _ key: String) -> [Act] {
        Self.pieces(of: text, key).map { piece, key in act(message, .message(text: piece, key: key)) }
    }

    /// A text in pieces that a chat takes at once, each with a key of its own; none of a text without anything but controls.
    private static func pieces(of text: String, _ key: String) -> [(text: String, key: String)] {
        let text = ControlCharacters.stripped(from: text)
        guard !text.isEmpty else { return [] }
        let pieces = text.parts(bytes: ChatSession.longestPlatformText)
        return pieces.enumerated().map { place, piece in
            (piece, place == pieces.count - 1 ? key : "\(key)/\(place + 1)")
        }
    }

    /// A file, with as much of its name as one event holds; nil where its address alone is too long for one.
    private func file(_ path: String, _ name: String) -> AgentFile? {
        let url = place.server + path
        guard url.utf8.count <= ShownContent.longestAddress else { return nil }
        let name = ControlCharacters.stripped(from: name).replacing("\n", with: " ")
        return AgentFile(name: name.prefix(bytes: ChatSession.longestText - url.utf8.count - 2), url: url)
    }

    private static func words(inPlaceOf name: String) -> String {
        ShownContent.words(inPlaceOf: [name.prefix(bytes: 200)]) ?? ""
    }

    private mutating func stateChanged(
        to state: Int, _ message: WebChatBatch.Message, isGone: Bool, key: String
    ) -> [Act] {
        let isOwn = message.participant == place.participant
        switch state {
        case 2:
            guard !isOwn, present.insert(message.participant).inserted else { return [] }
            lastAgent = message.participant
            return isGone ? [] : [act(message, .joined)]
        case 4 where isOwn:
            // The customer's own part is over: so is the chat.
            return [act(message, .ended)]
        case 4:
            guard present.remove(message.participant) != nil, !endsNow else { return [] }
            return [act(message, .left(key: key))]
        default: return []
        }
    }

    private func act(_ message: WebChatBatch.Message, _ action: AgentEvent.Action) -> Act {
        let isOwn = message.participant == place.participant
        let participant = isOwn ? lastAgent ?? message.participant : message.participant
        let name = names[participant] ?? agentName
        return Act(party: AgentParty(nickname: name, kind: .agent, account: participant), action: action)
    }
}
