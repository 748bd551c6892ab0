package import Bayeux
package import BeckonTime

/// An application without rules: every client may shake hands, and subscribe and publish to all channels.
///
/// Messages to channels below `/service` are accepted and dropped. The cookie of the handshake protects client IDs, unless
/// the settings trust them.
package struct OpenChannels: BayeuxApplication {
    private let settings: SessionSettings
    private let lazyChannels: [(pattern: ChannelPattern, delay: Milliseconds)]

    /// Makes an application.
    ///
    /// - Parameters:
    ///   - settings: The settings of its sessions.
    ///   - lazyChannels: The channels whose messages may wait for others to go with them, each with the longest wait.
    package init(
        settings: SessionSettings = SessionSettings(),
        lazyChannels: [(pattern: ChannelPattern, delay: Milliseconds)] = []
    ) {
        self.settings = settings
        self.lazyChannels = lazyChannels
    }

    /// Accepts every handshake, without a user.
    ///
    /// - Parameter handshake: What the client sent.
    /// - Returns: The acceptance.
    package func handshake(_ handshake: HandshakeContext) -> HandshakeVerdict { .accept(user: nil, settings: settings) }

    /// Allows all channels.
    ///
    /// - Parameters:
    ///   - session: The session that subscribes.
    ///   - channels: The channel names and patterns to subscribe to.
    /// - Returns: The permission, without sources.
    package func subscribeNow(_ session: SessionSummary, to channels: [String]) -> SubscribeVerdict? { .allow([]) }

    /// Relays the message, unless its channel is below `/service`.
    ///
    /// - Parameters:
    ///   - data: The field `data`.
    ///   - channel: The channel's name.
    ///   - session: The session that publishes.
    /// - Returns: Whether to relay or to drop the message.
    package func publishNow(_ data: RawJSON?, to channel: String, from session: SessionSummary) -> PublishVerdict? {
        guard let name = ChannelName(channel), !name.isService else { return .accept }
        return .relay(lazyFor: lazyChannels.first { $0.pattern.matches(name) }?.delay)
    }

    /// Accepts the good-bye of every client that has a session.
    ///
    /// - Parameter farewell: The message.
    /// - Returns: The acceptance, or that the client is unknown.
    package func disconnectNow(_ farewell: Farewell) -> DisconnectVerdict? {
        farewell.session == nil ? .fail(.unknownClient) : .accept
    }

    /// False: clients are not stored.
    package var storesClients: Bool { false }

    /// Allows all channels.
    ///
    /// - Parameters:
    ///   - session: The session that subscribes.
    ///   - channels: The channel names and patterns to subscribe to.
    /// - Returns: The permission, without sources.
    package func subscribe(_ session: SessionSummary, to channels: [String]) async -> SubscribeVerdict { .allow([]) }

    /// Relays the message, unless its channel is below `/service`.
    ///
    /// - Parameters:
    ///   - data: The field `data`.
    ///   - channel: The channel's name.
    ///   - session: The session that publishes.
    ///   - request: The request that contains the message.
    /// - Returns: Whether to relay or to drop the message.
    package func publish(
        _ data: RawJSON?, to channel: String, from session: SessionSummary, by request: BayeuxRequest
    ) async -> PublishVerdict {
        publishNow(data, to: channel, from: session) ?? .accept
    }

    /// Accepts the good-bye of every client that has a session.
    ///
    /// - Parameter farewell: The message.
    /// - Returns: The acceptance, or that the client is unknown.
    package func disconnect(_ farewell: Farewell) async -> DisconnectVerdict {
        disconnectNow(farewell) ?? .accept
    }

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - session: The session as it was at its end.
    ///   - confirmed: The confirmed cursor of every source, by its name.
    package func expired(_ session: SessionSummary, confirmed: [SourceName: Int]) async {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - session: The session as it was at its end.
    ///   - confirmed: The confirmed cursor of every source, by its name.
    ///   - clientID: The ID of the new session.
    package func replaced(_ session: SessionSummary, confirmed: [SourceName: Int], by clientID: String) async {}

    /// Finds no client, because none are stored.
    ///
    /// - Parameters:
    ///   - clientID: The ID that a message names.
    ///   - request: The request.
    ///   - acknowledged: What the message says about the ack extension.
    /// - Returns: Nil.
    package func resume(clientID: String, request: BayeuxRequest, acknowledged: Int64?) async -> ResumedSession? { nil }
}
