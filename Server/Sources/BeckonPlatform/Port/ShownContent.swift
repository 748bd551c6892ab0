import Beckon
package import BeckonJSON

/// Reads what a customer can read of a card, a list or a form: its titles, texts and links.
///
/// Platforms have many kinds of structured contents and add new ones, and chat v1 can show none of them. Their members have the
/// same few names, so one reader serves all kinds.
package struct ShownContent: Hashable, Sendable {
    /// The longest address that an event can show, in bytes: it leaves room for the name of a file.
    package static let longestAddress = ChatSession.longestText - 512
    /// The most lines of one content; further ones are left out, and ``isWhole`` says so.
    private static let mostLines = 100
    /// How deep contents are read.
    private static let deepest = 8
    private static let texts = [
        "title", "header", "heading", "subtitle", "label", "text", "content", "description", "body", "caption",
        "replyMessage", "address", "footer",
    ]
    private static let links = ["url", "href"]

    /// The lines, in the order in which a person reads them; each once; none if the content holds nothing to read.
    package private(set) var lines: [String] = []
    /// Whether the lines are all that can be read.
    package private(set) var isWhole = true

    /// Reads a content of any kind.
    package init(of content: JSONValue) { read(content, depth: 0) }

    /// Whether an app may show a text as a link.
    package static func isWebAddress(_ text: String) -> Bool {
        ["http://", "https://"].contains(where: text.lowercased().hasPrefix) && text.utf8.count <= longestAddress
            && !text.unicodeScalars.contains { $0.value <= 0x20 || $0.value == 0x7f }
    }

    /// What the customer reads in the place of files and links that no app can open, where the platform has no receipt that
    /// tells the agent.
    ///
    /// - Parameter names: Their names; an empty one for a file without.
    /// - Returns: The words; nil for no names.
    package static func words(inPlaceOf names: [String]) -> String? {
        names.isEmpty ? nil : "This cannot be shown here: \(names.joined(separator: ", "))"
    }

    private mutating func read(_ value: JSONValue, depth: Int) {
        guard isWhole, depth < Self.deepest else { return }
        for element in value.array ?? [] { read(element, depth: depth + 1) }
        guard let members = value.object else { return }
        for name in Self.texts { add(value[name]?.string ?? "") }
        for name in Self.links { if let link = value[name]?.string, Self.isWebAddress(link) { add(link) } }
        for member in members { read(member.value, depth: depth + 1) }
    }

    private mutating func add(_ text: String) {
        let line = ControlCharacters.stripped(from: text)
        guard line.contains(where: { !$0.isWhitespace }), !lines.contains(line) else { return }
        guard lines.count < Self.mostLines else { return isWhole = false }
        lines.append(line)
    }
}

/// The rule for the names of agents that platforms tell.
package enum AgentName {
    /// A name as the customer sees it: on one line, without what shows nothing, and no longer than a chat keeps.
    ///
    /// - Parameter name: The name from outside.
    /// - Returns: The name; nil if nothing of it can be seen.
    package static func shown(_ name: String?) -> String? {
        let words = ControlCharacters.stripped(from: name ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }
        return VisibleText.trimmed(words.joined(separator: " ")).map { $0.prefix(bytes: TextLimit.nickname) }
    }
}
