import Bayeux
import BeckonTransport

/// The requests that the machine makes, message by message.
extension BayeuxClientStateMachine {
    mutating func handshake() -> Request {
        handshakesSinceConnect += 1
        var message = BayeuxMessage(channel: MetaChannel.handshake.rawValue)
        message.version = "1.0"
        message.minimumVersion = "1.0"
        message.supportedConnectionTypes = usableTypes.map(\.rawValue)
        message.ext = settings.handshakeExt
        return send(.handshake, [message], over: usableTypes.first ?? .longPolling, timeout: advice.timeout)
    }

    /// The ways that a handshake offers, the preferred first.
    var usableTypes: [ConnectionType] {
        let usable = settings.connectionTypes.filter { !unusable.contains($0) }
        return usable.isEmpty ? settings.connectionTypes : usable
    }

    /// The poll.
    ///
    /// After a handshake or trouble it asks for an answer at once, which shows that the session lives.
    mutating func connect(_ session: Session, at moment: Moment) -> Request {
        var message = BayeuxMessage(channel: MetaChannel.connect.rawValue)
        message.clientID = session.clientID
        message.connectionType = session.type.rawValue
        message.ext = session.acknowledgement?.ext
        if !session.isUp { message.advice = Advice(timeout: 0) }
        return send(
            .connect(isHeld: session.isUp), [message], over: session.type, timeout: advice.timeout, at: moment.now)
    }

    /// One message a channel, since some servers take no lists.
    mutating func subscribe(_ channels: [String], _ session: Session) -> Request {
        let messages = channels.map { channel in
            var message = BayeuxMessage(channel: MetaChannel.subscribe.rawValue)
            message.clientID = session.clientID
            message.subscription = BayeuxMessage.Subscription(channel)
            return message
        }
        return send(.subscribe, messages, over: session.type, timeout: advice.timeout)
    }

    mutating func unsubscribe(_ channel: String, _ session: Session) -> Request {
        var message = BayeuxMessage(channel: MetaChannel.unsubscribe.rawValue)
        message.clientID = session.clientID
        message.subscription = BayeuxMessage.Subscription(channel)
        return send(.unsubscribe, [message], over: session.type, timeout: advice.timeout)
    }

    mutating func publish(_ publications: [Publication], _ session: Session) -> Request {
        let messages = publications.map { publication in
            var message = BayeuxMessage(channel: publication.channel)
            message.clientID = session.clientID
            message.data = publication.data
            return message
        }
        return send(.publish, messages, over: session.type, timeout: advice.timeout)
    }

    /// The good-bye is not noted: its session is forgotten before it is sent, and no reply to it changes anything.
    mutating func disconnect(_ session: Session, ext: RawJSON?) -> Request {
        var message = BayeuxMessage(channel: MetaChannel.disconnect.rawValue)
        message.clientID = session.clientID
        message.ext = ext
        message.id = .string(requests.nextID())
        return Request(
            token: 0, kind: .disconnect, type: session.type, messages: [message], timeout: settings.farewellTimeout)
    }

    private mutating func send(
        _ kind: Request.Kind, _ messages: [BayeuxMessage], over type: ConnectionType, timeout: Duration,
        at now: Duration = .zero
    ) -> Request {
        requests.begin(kind, messages, over: type, timeout: timeout + settings.networkDelay, at: now)
    }
}
