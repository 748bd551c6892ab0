package import Bayeux
package import BeckonTime

/// An application without rules: every client may shake hands, subscribe to what it likes and publish to all channels.
///
/// Messages to channels below `/service` are acknowledged and go nowhere. Client IDs are protected by the cookie of the
/// handshake unless it is told to trust them.
package struct OpenChannels: BayeuxApplication {
    private let settings: SessionSettings
    private let lazyChannels: [(pattern: ChannelPattern, delay: Milliseconds)]

    /// Makes an application.
    ///
    /// - Parameters:
    ///   - settings: What is different for its sessions.
    ///   - lazyChannels: The channels whose messages may wait for others to go along with, each with the longest time.
    package init(
        settings: SessionSettings = SessionSettings(),
        lazyChannels: [(pattern: ChannelPattern, delay: Milliseconds)] = []
    ) {
        self.settings = settings
        self.lazyChannels = lazyChannels
    }

    /// Accepts everybody, as nobody in particular.
    ///
    /// - Parameter handshake: What the client sent.
    /// - Returns: Yes.
    package func handshake(_ handshake: HandshakeContext) -> HandshakeVerdict { .accept(user: nil, settings: settings) }

    /// Allows all channels.
    ///
    /// - Parameters:
    ///   - session: Who asks.
    ///   - channels: The channel names and patterns asked for.
    /// - Returns: Yes.
    package func subscribeNow(_ session: SessionSummary, to channels: [String]) -> SubscribeVerdict? { .allow([]) }

    /// Relays the message, unless the channel leads to the server alone.
    ///
    /// - Parameters:
    ///   - data: The field `data`.
    ///   - channel: The channel's name.
    ///   - session: Who publishes.
    /// - Returns: What becomes of it.
    package func publishNow(_ data: RawJSON?, to channel: String, from session: SessionSummary) -> PublishVerdict? {
        guard let name = ChannelName(channel), !name.isService else { return .accept }
        return .relay(lazyFor: lazyChannels.first { $0.pattern.matches(name) }?.delay)
    }

    /// Takes every good-bye of a client that is there.
    ///
    /// - Parameter farewell: The message.
    /// - Returns: Yes, or that the client is unknown.
    package func disconnectNow(_ farewell: Farewell) -> DisconnectVerdict? {
        farewell.session == nil ? .fail(.unknownClient) : .accept
    }

    /// No.
    package var storesClients: Bool { false }

    /// Allows all channels.
    ///
    /// - Parameters:
    ///   - session: Who asks.
    ///   - channels: The channel names and patterns asked for.
    /// - Returns: Yes.
    package func subscribe(_ session: SessionSummary, to channels: [String]) async -> SubscribeVerdict { .allow([]) }

    /// Relays the message, unless the channel leads to the server alone.
    ///
    /// - Parameters:
    ///   - data: The field `data`.
    ///   - channel: The channel's name.
    ///   - session: Who publishes.
    /// - Returns: What becomes of it.
    package func publish(_ data: RawJSON?, to channel: String, from session: SessionSummary) async -> PublishVerdict {
        publishNow(data, to: channel, from: session) ?? .accept
    }

    /// Takes every good-bye of a client that is there.
    ///
    /// - Parameter farewell: The message.
    /// - Returns: Yes, or that the client is unknown.
    package func disconnect(_ farewell: Farewell) async -> DisconnectVerdict {
        disconnectNow(farewell) ?? .accept
    }

    /// Has nothing to do.
    ///
    /// - Parameters:
    ///   - session: The session as it was at its end.
    ///   - confirmed: The confirmed cursor of every source, by its name.
    package func expired(_ session: SessionSummary, confirmed: [SourceName: Int]) async {}

    /// Has nothing to do.
    ///
    /// - Parameters:
    ///   - session: The session as it was at its end.
    ///   - confirmed: The confirmed cursor of every source, by its name.
    ///   - clientID: The ID of the new session.
    package func replaced(_ session: SessionSummary, confirmed: [SourceName: Int], by clientID: String) async {}

    /// Knows nobody.
    ///
    /// - Parameters:
    ///   - clientID: The ID that a message names.
    ///   - request: The request.
    ///   - acknowledged: What the message says of the ack extension.
    /// - Returns: Nil.
    package func resume(clientID: String, request: BayeuxRequest, acknowledged: Int64?) async -> ResumedSession? { nil }
}
