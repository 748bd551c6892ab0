/// The notice that an agent side refuses by its content, and how often it has done so.
package struct RefusedNotice: Hashable, Sendable {
    /// How many refusals of one notice end the tries with its own content.
    package static let patience = 3
    /// How many failures at one notice end the tries with its own content, where the agent side takes other chats' notices.
    package static let patienceWithFailures = 5

    /// Which notice it is: the position of an event, else a word for its kind; of failures with ``failing(_:)``, of what failed
    /// beside its words with ``beside(_:)``.
    package let name: String
    /// How many deliveries ended with its refusal.
    package private(set) var count: Int

    package init(_ name: String, count: Int = 1) {
        self.name = name
        self.count = min(max(1, count), 64)
    }

    /// The name under which failures at a notice are counted, apart from its refusals.
    package static func failing(_ name: String) -> String { "\(name) fails" }

    /// The name under which is counted what belongs to a notice beside its words, such as the end of a conversation.
    package static func beside(_ name: String) -> String { "\(name) beside" }

    /// The same notice, refused once more.
    package var again: RefusedNotice { RefusedNotice(name, count: count + 1) }
}
