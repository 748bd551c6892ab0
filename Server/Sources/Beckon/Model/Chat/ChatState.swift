/// The state of a chat.
package enum ChatState: String, Hashable, Sendable, CaseIterable {
    /// No agent has the chat.
    case waiting
    /// An agent is in the chat.
    case active
    /// The chat has ended; its transcript can still be read.
    case ended
}
