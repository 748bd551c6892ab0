package import Beckon
package import BeckonCallback

/// An adapter to a contact centre's platform, as the gateway runs it.
///
/// As an `AgentSide` it takes what the chats owe the platform. Beyond that it answers the platform's requests, keeps what
/// one node must keep open, and tells operators how it stands. Each call brings the port of the node that calls.
package protocol AgentPlatform: AgentSide {
    /// The paths below `/beckon/1/agent-sides/{name}/` at which the platform sends with POST, in the form of OpenAPI.
    ///
    /// Each is in the OpenAPI document (`native.yaml`).
    var paths: [String] { get }

    /// Answers a request of the platform below `/beckon/1/agent-sides/{name}/`, such as a webhook.
    ///
    /// Any node may be asked. A success is answered only after what the request says is committed.
    func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer

    /// Does what one node at a time does: holds sockets, polls, reconciles.
    ///
    /// It runs until the task is cancelled. It handles faults itself and tries again after growing pauses.
    func hold(_ port: PlatformPort) async

    /// Does what every node does besides, such as following what this node alone has begun.
    ///
    /// It runs until the task is cancelled, and handles faults itself; it may end at once.
    func accompany(_ port: PlatformPort) async

    /// The platform's telephone system; nil if it calls no customers.
    var telephony: (any Telephony)? { get }

    /// Asks the platform whether credentials, permissions, addresses and subscriptions are in order (`beckon check-config
    /// --online`).
    func findings() async -> [PlatformFinding]

    /// What the adapter has counted on this node.
    var tally: PlatformTally { get }
}

extension AgentPlatform {
    /// None: an adapter that the platform sends nothing.
    package var paths: [String] { [] }

    /// Ends at once: an adapter whose nodes have nothing of their own to follow.
    ///
    /// - Parameter port: Not used.
    package func accompany(_ port: PlatformPort) async {}
}

/// What an adapter may do to Beckon.
package struct PlatformPort: Sendable {
    /// Reports events of a platform's own conversations, which Beckon does not carry.
    package typealias Bridge = @Sendable (BridgeReport) async throws -> Void

    /// Takes the agents' actions, and reads the agent side's chats.
    package let agents: AgentPort
    package let time: any TimeSource
    /// Takes the events of conversations that Beckon does not carry, for pushes alone; nil if the settings name no bridge.
    package let bridge: Bridge?

    package init(agents: AgentPort, time: any TimeSource, bridge: Bridge? = nil) {
        self.agents = agents
        self.time = time
        self.bridge = bridge
    }
}

/// One thing that a check of a platform's set-up found (`beckon check-config --online`).
package struct PlatformFinding: Hashable, Sendable {
    package enum Level: String, Hashable, Sendable, CaseIterable {
        /// It is in order.
        case fine
        /// It works, but something is missing that an operator may want.
        case warning
        /// It does not work.
        case fault
    }

    package let level: Level
    /// What was looked at, in a word or two: "token", "integration", "topics".
    package let subject: String
    /// What was found and, for a warning or a fault, what to do; no secrets.
    package let text: String

    package init(_ level: Level, _ subject: String, _ text: String) {
        self.level = level
        self.subject = subject
        self.text = text
    }
}
