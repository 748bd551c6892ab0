/// A conversation as another contact centre names it, and which one that is.
package struct BridgedConversation: Hashable, Sendable {
    package let source: BridgeSourceName
    /// The contact centre's own id of it.
    package let id: String

    package init(source: BridgeSourceName, id: String) { (self.source, self.id) = (source, id) }

    /// Reads what people write, `SOURCE/CONVERSATION`.
    ///
    /// - Returns: nil for a text of another form.
    package init?(named text: String) {
        guard let slash = text.firstIndex(of: "/"), let source = BridgeSourceName(String(text[..<slash])) else {
            return nil
        }
        self.init(source: source, id: String(text[text.index(after: slash)...]))
    }

    /// What makes it one chat, however often it is reported about.
    ///
    /// Begins with a character that no key of a request's begins with: those begin with an operation's name.
    package var creationKey: String { "/bridge/\(source)/\(id)" }
}
