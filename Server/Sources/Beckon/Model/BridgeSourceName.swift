/// What the settings call a contact centre that reports (`bridge.sources.<name>`).
///
/// Never empty and without a slash, so that a source and a conversation can be written as one name that reads one way.
package struct BridgeSourceName: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// - Returns: nil for a text that is no such name.
    package init?(_ text: String) {
        guard !text.isEmpty, !text.contains("/") else { return nil }
        self.text = text
    }

    package var description: String { text }
}
