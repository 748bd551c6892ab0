/// The name of a reporting contact centre in the settings (`bridge.sources.<name>`).
///
/// It is not empty and has no slash, so that `SOURCE/CONVERSATION` can be read in only one way.
package struct BridgeSourceName: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    /// - Returns: nil for an empty text or one with a slash.
    package init?(_ text: String) {
        guard !text.isEmpty, !text.contains("/") else { return nil }
        self.text = text
    }

    package var description: String { text }
}
