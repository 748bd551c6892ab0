package import Beckon
package import BeckonPlatform
package import Logging

/// What the parts of the adapter share.
package struct GenesysContext: Sendable {
    package let configuration: GenesysCloudSide.Configuration
    package let api: GenesysAPI
    package let transport: any PlatformTransport
    package let connector: any PlatformSocketConnector
    /// Takes reports about conversations.
    package let conversations: ConversationApplier
    /// Takes agents' messages.
    package let messages: AgentMessages
    /// Takes snapshots of callbacks.
    package let callbacks: CallbackApplier
    package let index: ConversationIndex
    /// The conversations that have to be compared soon.
    let due: DueBook
    package let tally: PlatformTally
    package let time: any TimeSource
    package let ids: any IDSource
    package let logger: Logger
}
