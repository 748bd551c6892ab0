/// How far a chat has come.
package enum ChatState: String, Hashable, Sendable, CaseIterable {
    /// No agent has taken it yet.
    case waiting
    /// An agent is in it.
    case active
    /// It is over; its transcript can still be read.
    case ended
}
