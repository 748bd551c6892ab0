import Beckon
import BeckonJSON

/// What a message to the customer holds beside its text: files, an address, and choices (contact-centers §3.4,
/// `messageContent` and `attachments`).
struct MessageParts: Hashable, Sendable {
    /// The most files, and the most choices, that are taken of one message.
    static let most = 20
    private static let longestURL = 2_000
    private static let longestChoice = 200

    var files: [AgentFile] = []
    /// The address of a rich link.
    var address: String?
    /// Whether it is a form, a card or a plugin, of which an app of chat v1 can show only a description.
    var isNotice = false
    /// The labels of buttons and list items, which an app of chat v1 cannot show as such.
    var choices: [String] = []

    /// Reads the parts of a message.
    ///
    /// - Parameters:
    ///   - content: Its `messageContent`.
    ///   - attachments: Its `attachments`; those without a web address are left out.
    init(content: JSONValue?, attachments: JSONValue?) {
        files = (attachments?.array ?? []).prefix(Self.most).compactMap(Self.file)
        let payload = content?["payload"]
        isNotice = ["FORM", "PLUGIN", "ADAPTIVE_CARD", "TIME_PICKER"].contains(content?["type"]?.string ?? "")
        if content?["type"]?.string == "RICH_LINK" { address = Self.webAddress(payload?["url"]) }
        let lists = [payload?["actions"]?.array, payload?["elements"]?.array].compactMap { $0 }
        choices = lists.joined().prefix(Self.most).compactMap { element in
            let label = element["text"]?.string ?? element["title"]?.string ?? element["text"]?["content"]?.string
            return label.map { ControlCharacters.stripped(from: $0).prefix(bytes: Self.longestChoice) }
        }.filter { !$0.isEmpty }
    }

    private static func file(_ value: JSONValue) -> AgentFile? {
        guard let url = webAddress(value["url"]) else { return nil }
        let name = value["friendlyName"]?.string ?? value["fileName"]?.string ?? ""
        return AgentFile(name: ControlCharacters.stripped(from: name).prefix(bytes: 256), url: url)
    }

    private static func webAddress(_ value: JSONValue?) -> String? {
        guard let text = value?.string, text.utf8.count <= longestURL, !ControlCharacters.occur(in: text),
            !text.contains(" "), ["http://", "https://"].contains(where: text.lowercased().hasPrefix)
        else { return nil }
        return text
    }
}

/// A message to the customer, whichever way it came.
struct OutboundMessage: Hashable, Sendable {
    /// What identifies it for ever; the keys of its parts begin with it.
    var key: String
    var text: String?
    var parts: MessageParts

    /// What the chat is told, in order; empty for a message that holds nothing to read.
    var actions: [AgentEvent.Action] {
        var actions: [AgentEvent.Action] = []
        for (index, piece) in pieces.enumerated() {
            let key = index == 0 ? key : "\(key)/\(index)"
            actions.append(parts.isNotice ? .custom(text: piece, key: key) : .message(text: piece, key: key))
        }
        if let address = parts.address { actions.append(.pushedURL(address, key: "\(key)/url")) }
        for (index, file) in parts.files.enumerated() { actions.append(.file(file, key: "\(key)/file\(index)")) }
        return actions
    }

    /// The text with the choices below it, cut into what one event may hold.
    private var pieces: [String] {
        let lines = [ControlCharacters.stripped(from: text ?? "")] + parts.choices.map { "- \($0)" }
        var rest = Substring(lines.filter { !$0.isEmpty }.joined(separator: "\n"))
        var pieces: [String] = []
        while !rest.isEmpty {
            let piece = String(rest).prefix(bytes: ChatSession.longestText)
            guard !piece.isEmpty else { break }
            if piece.contains(where: { !$0.isWhitespace }) { pieces.append(piece) }
            rest = Substring(rest.unicodeScalars.dropFirst(piece.unicodeScalars.count))
        }
        return pieces
    }
}
