import Beckon
package import BeckonJSON

/// Reads what a customer can read of a card, a list or a form: its titles, texts and links.
///
/// Platforms have many kinds of structured contents and add new ones, and chat v1 can show none of them. Their members have the
/// same few names, so one reader serves all kinds.
package enum ShownContent {
    /// The longest address that an event can show, in bytes: it leaves room for the name of a file.
    package static let longestAddress = ChatSession.longestText - 512
    /// The most lines of one content; further ones are left out.
    private static let mostLines = 100
    /// How deep contents are read.
    private static let deepest = 8
    private static let texts = [
        "title", "header", "heading", "subtitle", "label", "text", "content", "description", "body", "caption",
        "replyMessage", "address", "footer",
    ]
    private static let links = ["url", "href"]

    /// The lines of a content, in the order in which a person reads them; each once.
    ///
    /// - Parameter content: A content of any kind.
    /// - Returns: Its lines; none if it holds nothing to read.
    package static func lines(of content: JSONValue) -> [String] {
        var lines: [String] = []
        read(content, into: &lines, depth: 0)
        return lines
    }

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

    private static func read(_ value: JSONValue, into lines: inout [String], depth: Int) {
        guard depth < deepest, lines.count < mostLines else { return }
        if let elements = value.array {
            for element in elements.prefix(mostLines) { read(element, into: &lines, depth: depth + 1) }
        }
        guard let members = value.object else { return }
        for name in texts { add(value[name]?.string ?? "", to: &lines) }
        for name in links { if let link = value[name]?.string, isWebAddress(link) { add(link, to: &lines) } }
        for member in members { read(member.value, into: &lines, depth: depth + 1) }
    }

    private static func add(_ text: String, to lines: inout [String]) {
        let line = ControlCharacters.stripped(from: text)
        guard line.contains(where: { !$0.isWhitespace }), !lines.contains(line), lines.count < mostLines else { return }
        lines.append(line)
    }
}
