import Bayeux
import BeckonTransport

/// The requests of the state machine.
extension BayeuxClientStateMachine {
    mutating func handshake() -> ClientRequest {
        handshakesSinceConnect += 1
        var message = BayeuxMessage(channel: MetaChannel.handshake.rawValue)
        message.version = "1.0"
        message.minimumVersion = "1.0"
        message.supportedConnectionTypes = usableTypes.map(\.rawValue)
        message.ext = settings.handshakeExt
        return send(.handshake, [message], over: usableTypes.first ?? .longPolling, timeout: advice.timeout)
    }

    /// The connection types that a handshake offers, the preferred first.
    var usableTypes: [ConnectionType] {
        let usable = settings.connectionTypes.filter { !unusable.contains($0) }
        return usable.isEmpty ? settings.connectionTypes : usable
    }

    /// Makes a connect.
    ///
    /// After a handshake or a failure it asks for an answer at once, to find out if the session is alive.
    mutating func connect(_ session: Session, at moment: Moment) -> ClientRequest {
        var message = BayeuxMessage(channel: MetaChannel.connect.rawValue)
        message.clientID = session.clientID
        message.connectionType = session.type.rawValue
        message.ext = session.acknowledgement?.ext
        if !session.isUp { message.advice = Advice(timeout: 0) }
        return send(
            .connect(isHeld: session.isUp), [message], over: session.type, timeout: advice.timeout, at: moment.now)
    }

    /// Makes a subscription with one message for each channel, because some servers accept no lists.
    mutating func subscribe(_ channels: [String], _ session: Session) -> ClientRequest {
        let messages = channels.map { channel in
            var message = BayeuxMessage(channel: MetaChannel.subscribe.rawValue)
            message.clientID = session.clientID
            message.subscription = BayeuxMessage.Subscription(channel)
            return message
        }
        return send(.subscribe, messages, over: session.type, timeout: advice.timeout)
    }

    mutating func unsubscribe(_ channel: String, _ session: Session) -> ClientRequest {
        var message = BayeuxMessage(channel: MetaChannel.unsubscribe.rawValue)
        message.clientID = session.clientID
        message.subscription = BayeuxMessage.Subscription(channel)
        return send(.unsubscribe, [message], over: session.type, timeout: advice.timeout)
    }

    mutating func publish(_ publications: [Publication], _ session: Session) -> ClientRequest {
        let messages = publications.map { publication in
            var message = BayeuxMessage(channel: publication.channel)
            message.clientID = session.clientID
            message.data = publication.data
            return message
        }
        return send(.publish, messages, over: session.type, timeout: advice.timeout)
    }

    /// Makes a good-bye, which is not recorded: its session is forgotten before it is sent, so replies change nothing.
    mutating func disconnect(_ session: Session, ext: RawJSON?) -> ClientRequest {
        var message = BayeuxMessage(channel: MetaChannel.disconnect.rawValue)
        message.clientID = session.clientID
        message.ext = ext
        message.id = .string(requests.nextID())
        return ClientRequest(
            token: 0, kind: .disconnect, type: session.type, messages: [message], timeout: settings.farewellTimeout)
    }

    private mutating func send(
        _ kind: ClientRequest.Kind, _ messages: [BayeuxMessage], over type: ConnectionType, timeout: Duration,
        at now: Duration = .zero
    ) -> ClientRequest {
        requests.begin(kind, messages, over: type, timeout: timeout + settings.networkDelay, at: now)
    }
}
