/// A conversation of another contact centre: the source and its id there.
package struct BridgedConversation: Hashable, Sendable {
    package let source: BridgeSourceName
    /// The contact centre's own id of the conversation.
    package let id: String

    package init(source: BridgeSourceName, id: String) { (self.source, self.id) = (source, id) }

    /// Reads the form `SOURCE/CONVERSATION`.
    ///
    /// - Returns: nil for a text of another form.
    package init?(named text: String) {
        guard let slash = text.firstIndex(of: "/"), let source = BridgeSourceName(String(text[..<slash])) else {
            return nil
        }
        self.init(source: source, id: String(text[text.index(after: slash)...]))
    }

    /// The key of its service instance, so that all reports about it belong to one chat.
    ///
    /// It begins with a slash, so it never equals a ``CreationKey``, which begins with an operation's name.
    package var creationKey: String { "/bridge/\(source)/\(id)" }
}
