/// An agent side that gets deliveries: a contact centre behind an adapter.
///
/// An adapter sends the agents' actions through an ``AgentPort`` and takes deliveries here. It keeps no port: whoever calls it
/// gives it the port of the node that calls, so an adapter is made before the node. The built-in desk is no `AgentSide`: it
/// reads transcripts through its port when an agent opens them.
package protocol AgentSide: Sendable {
    var name: AgentSideName { get }
    /// The most chats that are delivered at once, 1 or more.
    var concurrency: Int { get }

    /// Takes a chat's owed notices, in order.
    ///
    /// A notice may be delivered again when it is not known whether it was accepted; an event is always identified by its
    /// chat and position. Calls for one chat never overlap. The task is cancelled after
    /// ``AgentDispatcher/longestDelivery``, and when the node stops; the call must then end soon, and its answer still
    /// counts.
    ///
    /// - Parameters:
    ///   - delivery: At least one notice.
    ///   - port: Reads the transcript, for example to find the messages that a receipt is about, and takes what agents answer.
    /// - Returns: How many notices were accepted, and why not more.
    func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer
}
