import Beckon

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
