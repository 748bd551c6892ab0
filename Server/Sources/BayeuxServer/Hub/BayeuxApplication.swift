package import Bayeux
package import BeckonTime

/// What plugs into a ``BayeuxHub``: every rule about who may do what, and about what the channels mean.
///
/// The synchronous functions are called on the caller's thread and must not block. The asynchronous ones are awaited
/// before the message that asked for them is answered, so that a yes on the wire is a yes on disk; they run inside
/// ``BayeuxHub/run()``. None is called under a lock of the hub, so they may call the hub.
package protocol BayeuxApplication: Sendable {
    /// Decides about a handshake.
    ///
    /// - Parameter handshake: What the client sent.
    /// - Returns: Whose session it becomes, or the refusal.
    func handshake(_ handshake: HandshakeContext) -> HandshakeVerdict

    /// Who may do what; asked before the application is.
    ///
    /// Default is ``CookiePolicy``.
    var policy: any BayeuxSecurityPolicy { get }

    /// Decides about a subscription; what has to be kept is committed before it returns.
    ///
    /// - Parameters:
    ///   - session: Who asks, as it was before.
    ///   - channels: The channel names and patterns asked for, well-formed. They are allowed or denied together.
    /// - Returns: The sources to read from now on, or the refusal.
    func subscribe(_ session: SessionSummary, to channels: [String]) async -> SubscribeVerdict

    /// Handles a message that is published to a channel.
    ///
    /// - Parameters:
    ///   - data: The field `data`, nil if there is none.
    ///   - channel: The channel's name, well-formed and not below `/meta/`.
    ///   - session: Who publishes.
    /// - Returns: Whether it was accepted.
    func publish(_ data: RawJSON?, to channel: String, from session: SessionSummary) async -> PublishVerdict

    /// Handles a client that says good-bye; what has to be kept is committed before it returns.
    ///
    /// Afterwards the session is gone, or lives on if the verdict is a failure. A client that this hub does not know,
    /// or that the request may not speak for, comes here too, with no session: it gets a yes unless this says no. Its
    /// claim to the client ID is not proven then.
    ///
    /// - Parameter farewell: The message and what is known of its client.
    /// - Returns: Whether it was taken.
    func disconnect(_ farewell: Farewell) async -> DisconnectVerdict

    /// Learns that a session with a subscription or a source ended without a good-bye: its client stopped polling.
    ///
    /// The session is gone already. A message with its client ID leads to ``resume(clientID:request:acknowledged:)``, which may
    /// run at the same time as this.
    ///
    /// - Parameters:
    ///   - session: The session as it was at its end, with the source whose events were sent last.
    ///   - confirmed: The confirmed cursor of every source, by its name.
    func expired(_ session: SessionSummary, confirmed: [SourceName: Int]) async

    /// Learns that a session with a subscription or a source ended because its client shook hands anew.
    ///
    /// The customer did not leave; the new session usually subscribes next.
    ///
    /// - Parameters:
    ///   - session: The session as it was at its end.
    ///   - confirmed: The confirmed cursor of every source, by its name.
    ///   - clientID: The ID of the new session.
    func replaced(_ session: SessionSummary, confirmed: [SourceName: Int], by clientID: String) async

    /// Decides about a subscription at once, if that needs no waiting.
    ///
    /// - Parameters:
    ///   - session: Who asks, as it was before.
    ///   - channels: The channel names and patterns asked for, well-formed.
    /// - Returns: The decision; nil has ``subscribe(_:to:)`` asked, which is the default.
    func subscribeNow(_ session: SessionSummary, to channels: [String]) -> SubscribeVerdict?

    /// Handles a message that is published to a channel at once, if that needs no waiting.
    ///
    /// - Parameters:
    ///   - data: The field `data`, nil if there is none.
    ///   - channel: The channel's name, well-formed and not below `/meta/`.
    ///   - session: Who publishes.
    /// - Returns: What becomes of it; nil has ``publish(_:to:from:)`` asked, which is the default.
    func publishNow(_ data: RawJSON?, to channel: String, from session: SessionSummary) -> PublishVerdict?

    /// Handles a client that says good-bye at once, if that needs no waiting.
    ///
    /// - Parameter farewell: The message and what is known of its client.
    /// - Returns: Whether it was taken; nil has ``disconnect(_:)`` asked, which is the default.
    func disconnectNow(_ farewell: Farewell) -> DisconnectVerdict?

    /// Whether ``keep(_:)`` is asked before a handshake is answered.
    ///
    /// Default false.
    var keepsHandshakes: Bool { get }

    /// Whether ``check(_:by:)`` is asked before a handshake is answered.
    ///
    /// Default false.
    var checksHandshakes: Bool { get }

    /// Decides about a handshake once more, where the decision has to be waited for.
    ///
    /// - Parameters:
    ///   - session: The session that the client is about to have.
    ///   - request: The HTTP side of the handshake.
    /// - Returns: Nil to go on, or the refusal; with `retryAfter` the client may shake hands again after that
    ///   time, else never.
    func check(_ session: SessionSummary, by request: BayeuxRequest) async -> (BayeuxError, retryAfter: Milliseconds?)?

    /// Keeps a new client, so that another hub of the application knows it by ``resume(clientID:request:acknowledged:)``.
    ///
    /// - Parameter session: The session that the client is about to have.
    /// - Returns: Whether it is kept; if not, the handshake is refused and the client tries again.
    func keep(_ session: SessionSummary) async -> Bool

    /// Whether a client has subscribed at another hub since it shook hands at this one.
    ///
    /// Asked before a connect of a session that is subscribed to nothing, where handshakes are kept.
    ///
    /// - Parameter session: The session that this hub holds.
    /// - Returns: Whether it has; then the session is forgotten here and the client is looked for as one that came.
    /// - Throws: Any error, if it cannot be known now: the client is told to try again.
    func hasMoved(_ session: SessionSummary) async throws -> Bool

    /// Whether clients are stored, so that ``resume(clientID:request:acknowledged:)`` may find one that the hub does not hold.
    ///
    /// Default true.
    var storesClients: Bool { get }

    /// Looks for a client that this hub does not hold, so that it can go on without a handshake.
    ///
    /// Only client IDs in the form that hubs make come here. Misses should be rate-limited.
    ///
    /// - Parameters:
    ///   - clientID: The ID that a message names.
    ///   - request: The request, which must be allowed to speak for the client.
    ///   - acknowledged: The number of the last answer that the client has, if it says so by the ack extension.
    /// - Returns: The client as it was stored; nil if there is none or it is not the request's: the answer is 402.
    /// - Throws: Any error, if it cannot be known now: the client is told to try again.
    func resume(clientID: String, request: BayeuxRequest, acknowledged: Int64?) async throws -> ResumedSession?
}

extension BayeuxApplication {
    /// Has ``subscribe(_:to:)`` asked.
    ///
    /// - Parameters:
    ///   - session: Who asks.
    ///   - channels: The channel names and patterns asked for.
    /// - Returns: Nil.
    package func subscribeNow(_ session: SessionSummary, to channels: [String]) -> SubscribeVerdict? { nil }

    /// Has ``publish(_:to:from:)`` asked.
    ///
    /// - Parameters:
    ///   - data: The field `data`.
    ///   - channel: The channel's name.
    ///   - session: Who publishes.
    /// - Returns: Nil.
    package func publishNow(_ data: RawJSON?, to channel: String, from session: SessionSummary) -> PublishVerdict? {
        nil
    }

    /// Has ``disconnect(_:)`` asked.
    ///
    /// - Parameter farewell: The message and what is known of its client.
    /// - Returns: Nil.
    package func disconnectNow(_ farewell: Farewell) -> DisconnectVerdict? { nil }

    /// No.
    package var keepsHandshakes: Bool { false }

    /// No.
    package var checksHandshakes: Bool { false }

    /// Lets everybody go on.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - request: The HTTP side of the handshake.
    /// - Returns: Nil.
    package func check(_ session: SessionSummary, by request: BayeuxRequest) async -> (
        BayeuxError, retryAfter: Milliseconds?
    )? {
        nil
    }

    /// Keeps nothing.
    ///
    /// - Parameter session: The session.
    /// - Returns: True.
    package func keep(_ session: SessionSummary) async -> Bool { true }

    /// No.
    ///
    /// - Parameter session: The session.
    /// - Returns: False.
    /// - Throws: Nothing.
    package func hasMoved(_ session: SessionSummary) async throws -> Bool { false }

    /// Yes.
    package var storesClients: Bool { true }

    /// The cookie of the handshake, and nothing else that is asked.
    package var policy: any BayeuxSecurityPolicy { CookiePolicy() }
}

/// What a client sent with its handshake.
package struct HandshakeContext: Sendable {
    /// The HTTP side of it.
    package let request: BayeuxRequest
    /// The field `ext`, nil if there is none.
    ///
    /// GMS clients may name themselves in `ext.gms_user`.
    package let ext: RawJSON?
    /// The ID the new session gets if it is accepted.
    package let clientID: String
    /// The session whose ID the client still holds and may use, nil if there is none.
    package let previous: SessionSummary?

    /// Describes a handshake.
    ///
    /// - Parameters:
    ///   - request: The HTTP side of it.
    ///   - ext: The field `ext`.
    ///   - clientID: The ID the new session gets.
    ///   - previous: The session whose ID the client still holds and may use.
    package init(request: BayeuxRequest, ext: RawJSON?, clientID: String, previous: SessionSummary? = nil) {
        self.request = request
        self.ext = ext
        self.clientID = clientID
        self.previous = previous
    }
}

/// The answer to a handshake.
package enum HandshakeVerdict: Sendable {
    /// The session belongs to this user; nil is nobody in particular.
    ///
    /// The settings say what is different for it.
    case accept(user: String?, settings: SessionSettings = SessionSettings())
    /// The handshake fails.
    ///
    /// With `retryAfter` the client may shake hands again after that time, else never.
    case refuse(BayeuxError, retryAfter: Milliseconds?)
}

/// The answer to a subscription.
package enum SubscribeVerdict: Sendable {
    /// All channels are subscribed, and these sources are read.
    ///
    /// A source that the session reads already goes on from where it is. From now on the client ID alone is enough to
    /// speak for the session, or is not, if that is said.
    case allow([SourceAttachment], trustsClientID: Bool? = nil)
    /// No channel is subscribed.
    case deny(BayeuxError)
}

/// The answer to a published message.
package enum PublishVerdict: Sendable {
    /// It was accepted and is kept.
    case accept
    /// It was accepted and goes to all sessions that are subscribed to its channel.
    ///
    /// `lazyFor` is how long it may wait for others to go along with; nil is to go at once.
    case relay(lazyFor: Milliseconds? = nil)
    /// It was not.
    case deny(BayeuxError)
}

/// The answer to a good-bye.
package enum DisconnectVerdict: Sendable {
    /// It was taken; the session ends.
    case accept
    /// It could not be kept; the session lives on and the client may try again.
    case fail(BayeuxError)
}

/// A good-bye, the message `/meta/disconnect`.
package struct Farewell: Sendable {
    /// The ID that the message names, in whatever form; nil if it names none.
    package let clientID: String?
    /// The session, nil if this hub does not know it or the request may not speak for it.
    package let session: SessionSummary?
    /// The HTTP side of it.
    package let request: BayeuxRequest
    /// The field `ext`, nil if there is none.
    ///
    /// GMS clients report `ext.transcriptPosition`, a string or a number.
    package let ext: RawJSON?
    /// The confirmed cursor of every source of the session, by its name.
    package let confirmed: [SourceName: Int]
}

/// A client that was stored and comes back.
package struct ResumedSession: Sendable {
    /// Whom it belongs to.
    package let user: String?
    /// The cookie it was made with.
    package let browserID: String?
    /// The channels it is subscribed to.
    package let subscriptions: [String]
    /// Its sources and where to go on.
    package let sources: [SourceAttachment]
    /// What is different for its session.
    package let settings: SessionSettings
    /// Whether it speaks the ack extension, and the number of the last answer that it is known to have.
    package let acknowledged: Int64?
    /// The source whose events it was sent last, by its name; nil if nobody knows.
    package let lastSent: SourceName?

    /// Describes a stored client.
    ///
    /// - Parameters:
    ///   - user: Whom it belongs to.
    ///   - browserID: The cookie it was made with.
    ///   - subscriptions: The channels it is subscribed to.
    ///   - sources: Its sources and where to go on.
    ///   - settings: What is different for its session.
    ///   - acknowledged: The number of the last answer that it is known to have; nil if it does not speak the ack extension.
    ///   - lastSent: The source whose events it was sent last, by its name.
    package init(
        user: String?, browserID: String?, subscriptions: [String], sources: [SourceAttachment],
        settings: SessionSettings = SessionSettings(), acknowledged: Int64? = nil, lastSent: SourceName? = nil
    ) {
        self.user = user
        self.browserID = browserID
        self.subscriptions = subscriptions
        self.sources = sources
        self.settings = settings
        self.acknowledged = acknowledged
        self.lastSent = lastSent
    }
}
