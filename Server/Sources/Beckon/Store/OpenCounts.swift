/// How many chats and callbacks are open for agents.
package struct OpenCounts: Hashable, Sendable {
    package let chats: Int
    package let callbacks: Int

    package init(chats: Int, callbacks: Int) { (self.chats, self.callbacks) = (chats, callbacks) }
}
