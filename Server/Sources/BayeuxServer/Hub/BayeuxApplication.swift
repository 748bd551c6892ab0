package import Bayeux
package import BeckonTime

/// The application behind a ``BayeuxHub``, which decides about permissions and the meaning of channels.
///
/// The synchronous functions are called on the caller's thread and must not block. The asynchronous ones run inside
/// ``BayeuxHub/run()``, and the hub answers a message only after the function for it has returned: a success on the wire
/// is a commit on disk. The hub calls none of them under a lock, so they may call the hub.
package protocol BayeuxApplication: Sendable {
    /// Decides about a handshake.
    ///
    /// - Parameter handshake: What the client sent.
    /// - Returns: The new session's user and settings, or the refusal.
    func handshake(_ handshake: HandshakeContext) -> HandshakeVerdict

    /// The permissions on this hub, which the hub checks before it asks the application.
    ///
    /// Default ``CookiePolicy``.
    var policy: any BayeuxSecurityPolicy { get }

    /// Decides about a subscription, and commits what must be stored before it returns.
    ///
    /// - Parameters:
    ///   - session: The session that subscribes, before the change.
    ///   - channels: The well-formed channel names and patterns to subscribe to. All are allowed or all are refused.
    /// - Returns: The sources to attach, or the refusal.
    func subscribe(_ session: SessionSummary, to channels: [String]) async -> SubscribeVerdict

    /// Handles a message that is published to a channel.
    ///
    /// - Parameters:
    ///   - data: The field `data`, nil if there is none.
    ///   - channel: The channel's name, well-formed and not below `/meta/`.
    ///   - session: The session that publishes.
    ///   - request: The request that contains the message.
    /// - Returns: Whether it was accepted.
    func publish(
        _ data: RawJSON?, to channel: String, from session: SessionSummary, by request: BayeuxRequest
    ) async -> PublishVerdict

    /// Handles a client's good-bye, and commits what must be stored before it returns.
    ///
    /// If the verdict is a failure the session lives on, else it ends. The good-bye has no session if this hub does not hold
    /// the client or the request may not use its session. Then the sender has not proven that the client ID is its own; the
    /// hub still answers as the verdict says.
    ///
    /// - Parameter farewell: The message, and its client's session and cursors.
    /// - Returns: Whether it was accepted.
    func disconnect(_ farewell: Farewell) async -> DisconnectVerdict

    /// Handles the end of a session with a subscription or a source without a good-bye.
    ///
    /// Usually its client stopped polling.
    ///
    /// The session is already gone. A message with its client ID calls ``resume(clientID:request:acknowledged:)``, which may
    /// run at the same time.
    ///
    /// - Parameters:
    ///   - session: The session as it was at its end, with the source whose events were sent last.
    ///   - confirmed: The confirmed cursor of every source, by its name.
    func expired(_ session: SessionSummary, confirmed: [SourceName: Int]) async

    /// Handles the end of a session with a subscription or a source whose client shook hands again.
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
    ///   - session: The session that subscribes, before the change.
    ///   - channels: The well-formed channel names and patterns to subscribe to.
    /// - Returns: The decision; nil, the default, makes the hub call ``subscribe(_:to:)``.
    func subscribeNow(_ session: SessionSummary, to channels: [String]) -> SubscribeVerdict?

    /// Handles a message that is published to a channel at once, if that needs no waiting.
    ///
    /// - Parameters:
    ///   - data: The field `data`, nil if there is none.
    ///   - channel: The channel's name, well-formed and not below `/meta/`.
    ///   - session: The session that publishes.
    /// - Returns: The decision; nil, the default, makes the hub call ``publish(_:to:from:)``.
    func publishNow(_ data: RawJSON?, to channel: String, from session: SessionSummary) -> PublishVerdict?

    /// Handles a client's good-bye at once, if that needs no waiting.
    ///
    /// - Parameter farewell: The message, and its client's session and cursors.
    /// - Returns: Whether it was accepted; nil, the default, makes the hub call ``disconnect(_:)``.
    func disconnectNow(_ farewell: Farewell) -> DisconnectVerdict?

    /// Whether the hub calls ``keep(_:)`` before it answers a handshake.
    ///
    /// Default false.
    var keepsHandshakes: Bool { get }

    /// Whether the hub calls ``check(_:by:)`` before it answers a handshake.
    ///
    /// Default false.
    var checksHandshakes: Bool { get }

    /// Checks an accepted handshake again, where that needs waiting.
    ///
    /// - Parameters:
    ///   - session: The session that the client is about to get.
    ///   - request: The HTTP side of the handshake.
    /// - Returns: Nil to accept, or the refusal. With `retryAfter` the client may shake hands again after that time, else
    ///   never.
    func check(_ session: SessionSummary, by request: BayeuxRequest) async -> (BayeuxError, retryAfter: Milliseconds?)?

    /// Stores a new client, so that another hub can find it with ``resume(clientID:request:acknowledged:)``.
    ///
    /// - Parameter session: The session that the client is about to get.
    /// - Returns: Whether it was stored; if not, the hub refuses the handshake with the advice to try again.
    func keep(_ session: SessionSummary) async -> Bool

    /// Returns whether a client has subscribed at another hub since it shook hands at this one.
    ///
    /// If ``keepsHandshakes`` is true, the hub asks before each connect of a session without subscriptions.
    ///
    /// - Parameter session: The session that this hub holds.
    /// - Returns: True if it has; the hub then removes its session and resumes the client from the store.
    /// - Throws: Any error if it cannot be known now; the client gets the advice to try again.
    func hasMoved(_ session: SessionSummary) async throws -> Bool

    /// Whether ``resume(clientID:request:acknowledged:)`` can find stored clients that this hub does not hold.
    ///
    /// Default true.
    var storesClients: Bool { get }

    /// Takes note of a long answer, or of long messages that were pushed.
    ///
    /// Default nothing.
    ///
    /// - Parameters:
    ///   - bytes: How many bytes it has.
    ///   - peer: The address that gets it.
    func answered(_ bytes: Int, to peer: String)

    /// How long an address has to wait before it may read on; connects and subscriptions are refused meanwhile.
    ///
    /// The hub asks with each of them, so the usual answer must cost nothing. Default nil.
    ///
    /// - Parameter peer: The address.
    /// - Returns: The time; nil if it need not wait.
    func wait(of peer: String) -> Milliseconds?

    /// Looks up a stored client that this hub does not hold, so that it can continue without a handshake.
    ///
    /// The hub asks only about client IDs of the form that hubs make. The application should rate-limit misses.
    ///
    /// - Parameters:
    ///   - clientID: The ID that a message names.
    ///   - request: The request; the application checks that it may use the client's session.
    ///   - acknowledged: The number of the last answer that the client received, if the message has it by the ack extension.
    /// - Returns: The stored client; nil, which is answered with 402, if there is none or the request may not use it.
    /// - Throws: Any error if it cannot be known now; the client gets the advice to try again.
    func resume(clientID: String, request: BayeuxRequest, acknowledged: Int64?) async throws -> ResumedSession?
}

extension BayeuxApplication {
    /// Leaves the decision to ``subscribe(_:to:)``.
    ///
    /// - Parameters:
    ///   - session: The session that subscribes.
    ///   - channels: The channel names and patterns to subscribe to.
    /// - Returns: Nil.
    package func subscribeNow(_ session: SessionSummary, to channels: [String]) -> SubscribeVerdict? { nil }

    /// Leaves the decision to ``publish(_:to:from:)``.
    ///
    /// - Parameters:
    ///   - data: The field `data`.
    ///   - channel: The channel's name.
    ///   - session: The session that publishes.
    /// - Returns: Nil.
    package func publishNow(_ data: RawJSON?, to channel: String, from session: SessionSummary) -> PublishVerdict? {
        nil
    }

    /// Leaves the decision to ``disconnect(_:)``.
    ///
    /// - Parameter farewell: The message, and its client's session and cursors.
    /// - Returns: Nil.
    package func disconnectNow(_ farewell: Farewell) -> DisconnectVerdict? { nil }

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - bytes: How many bytes the answer has.
    ///   - peer: The address that gets it.
    package func answered(_ bytes: Int, to peer: String) {}

    /// Lets every address read on.
    ///
    /// - Parameter peer: The address.
    /// - Returns: Nil.
    package func wait(of peer: String) -> Milliseconds? { nil }

    /// False: the hub does not call ``keep(_:)``.
    package var keepsHandshakes: Bool { false }

    /// False: the hub does not call ``check(_:by:)``.
    package var checksHandshakes: Bool { false }

    /// Accepts every handshake.
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

    /// Stores nothing.
    ///
    /// - Parameter session: The session.
    /// - Returns: True.
    package func keep(_ session: SessionSummary) async -> Bool { true }

    /// Returns that the client has not moved.
    ///
    /// - Parameter session: The session.
    /// - Returns: False.
    /// - Throws: Nothing.
    package func hasMoved(_ session: SessionSummary) async throws -> Bool { false }

    /// True: the hub calls ``resume(clientID:request:acknowledged:)``.
    package var storesClients: Bool { true }

    /// The default policy: the cookie of the handshake protects a session, and every channel is open.
    package var policy: any BayeuxSecurityPolicy { CookiePolicy() }
}

/// What a client sent with its handshake.
package struct HandshakeContext: Sendable {
    /// The request that contains the handshake.
    package let request: BayeuxRequest
    /// The field `ext`, nil if there is none.
    ///
    /// GMS clients may name themselves in `ext.gms_user`.
    package let ext: RawJSON?
    /// The ID that the new session gets if the handshake is accepted.
    package let clientID: String
    /// The session whose ID the handshake names, if the request may use it.
    package let previous: SessionSummary?

    /// Describes a handshake.
    ///
    /// - Parameters:
    ///   - request: The request that contains the handshake.
    ///   - ext: The field `ext`.
    ///   - clientID: The ID that the new session gets.
    ///   - previous: The session whose ID the handshake names, if the request may use it.
    package init(request: BayeuxRequest, ext: RawJSON?, clientID: String, previous: SessionSummary? = nil) {
        self.request = request
        self.ext = ext
        self.clientID = clientID
        self.previous = previous
    }
}

/// The answer to a handshake.
package enum HandshakeVerdict: Sendable {
    /// The handshake succeeds; the session belongs to this user, if any, and has these settings.
    case accept(user: String?, settings: SessionSettings = SessionSettings())
    /// The handshake fails.
    ///
    /// With `retryAfter` the client may shake hands again after that time, else never.
    case refuse(BayeuxError, retryAfter: Milliseconds?)
}

/// The answer to a subscription.
package enum SubscribeVerdict: Sendable {
    /// All channels are subscribed, and these sources are attached.
    ///
    /// A source that is already attached keeps its cursor. If `trustsClientID` is not nil, it changes
    /// ``SessionSettings/trustsClientID`` of the session.
    case allow([SourceAttachment], trustsClientID: Bool? = nil)
    /// No channel is subscribed.
    case deny(BayeuxError)
}

/// The answer to a published message.
package enum PublishVerdict: Sendable {
    /// It was accepted, and the hub has nothing more to do.
    case accept
    /// It was accepted, and the hub sends it to all sessions that are subscribed to its channel.
    ///
    /// `lazyFor` is how long it may wait for other messages to go with it; nil to send it at once.
    case relay(lazyFor: Milliseconds? = nil)
    /// It was accepted; once the reply to it is written, the hub sends this data to the session alone, on the channel of
    /// the message, and reads these sources for it.
    ///
    /// A source that the session has already keeps its cursor.
    case answer(RawJSON?, sources: [SourceAttachment] = [])
    /// It is refused.
    case deny(BayeuxError)
}

/// The answer to a good-bye.
package enum DisconnectVerdict: Sendable {
    /// It was accepted; the session ends.
    case accept
    /// It could not be handled; the session lives on and the client may try again.
    case fail(BayeuxError)
}

/// A good-bye, the message `/meta/disconnect`.
package struct Farewell: Sendable {
    /// The ID that the message names, not checked for its form; nil if it names none.
    package let clientID: String?
    /// The session; nil if this hub does not hold it or the request may not use it.
    package let session: SessionSummary?
    /// The request that contains the message.
    package let request: BayeuxRequest
    /// The field `ext`, nil if there is none.
    ///
    /// GMS clients report `ext.transcriptPosition`, a string or a number.
    package let ext: RawJSON?
    /// The confirmed cursor of every source of the session, by its name.
    package let confirmed: [SourceName: Int]
}

/// A stored client that continues at this hub.
package struct ResumedSession: Sendable {
    /// The user whose client it is.
    package let user: String?
    /// The cookie `BAYEUX_BROWSER` of its handshake.
    package let browserID: String?
    /// What its session is about; see ``HubSessions/setSubject(_:of:)``.
    package var subject: String?
    /// The channels it is subscribed to.
    package let subscriptions: [String]
    /// Its sources and cursors.
    package let sources: [SourceAttachment]
    /// The settings of its session.
    package let settings: SessionSettings
    /// The number of the last answer that it surely received; nil if it does not use the ack extension.
    package let acknowledged: Int64?
    /// The name of the source whose events it was sent last; nil if unknown.
    package let lastSent: SourceName?

    /// Describes a stored client.
    ///
    /// - Parameters:
    ///   - user: The user whose client it is.
    ///   - browserID: The cookie `BAYEUX_BROWSER` of its handshake.
    ///   - subscriptions: The channels it is subscribed to.
    ///   - sources: Its sources and cursors.
    ///   - settings: The settings of its session.
    ///   - acknowledged: The number of the last answer that it surely received; nil if it does not use the ack extension.
    ///   - lastSent: The name of the source whose events it was sent last; nil if unknown.
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
