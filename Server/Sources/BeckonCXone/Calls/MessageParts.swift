import Beckon
import BeckonJSON
import BeckonPlatform

/// What a message to the customer holds beside its text: files, an address, and choices (contact-centers §3.4,
/// `messageContent` and `attachments`).
struct MessageParts: Hashable, Sendable {
    /// The most files, and the most choices, that are taken of one message.
    static let most = 20
    private static let longestChoice = 200

    var files: [AgentFile] = []
    /// The address of a rich link.
    var address: String?
    /// Whether it is a form, a card or a plugin, of which an app of chat v1 can show only a description.
    var isNotice = false
    /// The labels of buttons and list items, which an app of chat v1 cannot show as such.
    var choices: [String] = []
    /// What else of a card, a list or a form can be read.
    var words: [String] = []
    /// What no app can open: files and links without a web address or with one that is too long, and files beyond ``most``.
    var unshown: [String] = []

    /// Reads the parts of a message.
    ///
    /// - Parameters:
    ///   - content: Its `messageContent`.
    ///   - attachments: Its `attachments`.
    init(content: JSONValue?, attachments: JSONValue?) {
        let attachments = attachments?.array ?? []
        for attachment in attachments.prefix(2 * Self.most) {
            let name = Self.name(attachment)
            if files.count < Self.most, let url = Self.webAddress(attachment["url"]) {
                files.append(AgentFile(name: name, url: url))
            } else {
                unshown.append(name.isEmpty ? "a file" : name)
            }
        }
        if attachments.count > 2 * Self.most { unshown.append("further files") }
        let payload = content?["payload"]
        isNotice = ["FORM", "PLUGIN", "ADAPTIVE_CARD", "TIME_PICKER"].contains(content?["type"]?.string ?? "")
        if content?["type"]?.string == "RICH_LINK" {
            address = Self.webAddress(payload?["url"])
            if address == nil { unshown.append("a link") }
        }
        let lists = [payload?["actions"]?.array, payload?["elements"]?.array].compactMap { $0 }
        choices = lists.joined().prefix(Self.most).compactMap { element in
            let label = element["text"]?.string ?? element["title"]?.string ?? element["text"]?["content"]?.string
            return label.map { ControlCharacters.stripped(from: $0).prefix(bytes: Self.longestChoice) }
        }.filter { !$0.isEmpty }
        guard let payload, content?["type"]?.string != "TEXT" else { return }
        let shown = Set(choices + [address].compactMap(\.self))
        let content = ShownContent(of: payload)
        words = content.lines.filter { !shown.contains($0) }
        if !content.isWhole { unshown.append("the rest of this message") }
    }

    private static func name(_ attachment: JSONValue) -> String {
        let name = attachment["friendlyName"]?.string ?? attachment["fileName"]?.string ?? ""
        return ControlCharacters.stripped(from: name).prefix(bytes: 256)
    }

    private static func webAddress(_ value: JSONValue?) -> String? {
        guard let text = value?.string, ShownContent.isWebAddress(text) else { return nil }
        return text
    }
}

/// A message to the customer, whichever way it came.
struct OutboundMessage: Hashable, Sendable {
    /// What identifies it for ever; the keys of its parts begin with it.
    var key: String
    var text: String?
    var parts: MessageParts

    /// What follows a message's key in the keys of its parts.
    static let partNames = ["url", "unshown"] + (0..<MessageParts.most).map { "file\($0)" }

    /// What the chat is told, in order; empty for a message that holds nothing to read.
    var actions: [AgentEvent.Action] {
        var actions: [AgentEvent.Action] = []
        let text = shownText
        if text.contains(where: { !$0.isWhitespace }) {
            actions.append(parts.isNotice ? .custom(text: text, key: key) : .message(text: text, key: key))
        }
        if let address = parts.address { actions.append(.pushedURL(address, key: "\(key)/url")) }
        for (index, file) in parts.files.enumerated() { actions.append(.file(file, key: "\(key)/file\(index)")) }
        // CXone has no receipt for a part, so the customer is told and can ask for it.
        if let words = ShownContent.words(inPlaceOf: parts.unshown) {
            actions.append(.message(text: words, key: actions.isEmpty ? key : "\(key)/unshown"))
        }
        return actions
    }

    /// The text with the choices and what else can be read below it, one a line.
    private var shownText: String {
        let text = ControlCharacters.stripped(from: text ?? "")
        let lines = [text] + parts.words.filter { $0 != text } + parts.choices.map { "- \($0)" }
        return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
