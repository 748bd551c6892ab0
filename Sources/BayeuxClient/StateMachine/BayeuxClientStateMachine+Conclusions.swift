import Bayeux
import BeckonTransport

/// What the state machine decides from an answer.
extension BayeuxClientStateMachine {
    mutating func conclude(_ reading: Reading, at moment: Moment) {
        if reading.lostSession {
            abandonSession()
            dueAt = moment.now
            return
        }
        switch reading.entry.kind {
        case .handshake: concludeHandshake(reading.reply, at: moment)
        case .connect(let isHeld):
            let isHasty =
                isHeld && reading.answer.deliveries.isEmpty && moment.now - reading.entry.sentAt < .seconds(1)
                && advice.timeout > .seconds(1)
            concludeConnect(reading.reply, isHasty: isHasty, at: moment)
        case .subscribe:
            if reading.entry.channels.isEmpty { recover() } else { backOff(Failure(), at: moment) }
        case .unsubscribe, .publish, .disconnect: break
        }
    }

    mutating func concludeHandshake(_ reply: BayeuxMessage?, at moment: Moment) {
        guard let reply else { return backOff(Failure(), at: moment) }
        advice.update(reply.advice)
        let types = reply.supportedConnectionTypes
        let type = usableTypes.first { types?.contains($0.rawValue) ?? true }
        guard reply.successful == true, let clientID = reply.clientID, !clientID.isEmpty, let type else {
            return concludeRefusal(reply, at: moment)
        }
        let acknowledgement = settings.asksForAcknowledgement ? Acknowledgement(agreedIn: reply) : nil
        phase = .open(Session(clientID: clientID, type: type, acknowledgement: acknowledgement))
        if handshakesSinceConnect > 1 {
            let delay = settings.backOff.delay(failures: handshakesSinceConnect - 1, jitter: moment.jitter)
            dueAt = moment.now + delay
        } else {
            dueAt = moment.now
        }
        recover()
    }

    /// Ends the client after a refused handshake, unless the advice or a temporary error asks for another try.
    mutating func concludeRefusal(_ reply: BayeuxMessage, at moment: Moment) {
        let error = Self.error(reply)
        let mayPass = reply.successful != true && (error.code.rawValue >= 500 || error.code == .unknownClient)
        switch KnownAdvice.reconnect(reply.advice) {
        case .retry, .handshake: backOff(Failure(), at: moment)
        case nil where mayPass: backOff(Failure(), at: moment)
        case .stop, nil: phase = .ended(.refused(error, status: nil))
        }
    }

    mutating func concludeConnect(_ reply: BayeuxMessage?, isHasty: Bool, at moment: Moment) {
        guard let reply, case .open(var session) = phase else { return backOff(Failure(), at: moment) }
        advice.update(reply.advice)
        let reconnect = KnownAdvice.reconnect(reply.advice)
        let succeeded = reply.successful == true
        if reconnect == .handshake || (!succeeded && Self.saysUnknownClient(reply)) {
            abandonSession()
            dueAt = moment.now + advice.interval
        } else if reconnect == .stop {
            abandonSession()
            phase = .ended(.refused(Self.error(reply), status: nil))
        } else if succeeded {
            session.isUp = true
            phase = .open(session)
            handshakesSinceConnect = 0
            recover()
            pace(isHasty: isHasty, at: moment)
        } else {
            backOff(Failure(), at: moment)
        }
    }

    /// Sets when the next connect is due: after the advised interval, or later if the server does not hold connects.
    mutating func pace(isHasty: Bool, at moment: Moment) {
        hastyAnswers = isHasty ? hastyAnswers + 1 : 0
        let throttle = settings.backOff.delay(failures: hastyAnswers - 2, jitter: 0)
        dueAt = moment.now + max(advice.interval, throttle)
    }

    mutating func recover() {
        failures = 0
        lastFailure = nil
    }

    mutating func backOff(_ failure: Failure, at moment: Moment) {
        failures += 1
        lastFailure = failure
        if case .open(var session) = phase {
            session.loseConnection()
            phase = .open(session)
        }
        let delay = settings.backOff.delay(failures: failures, jitter: moment.jitter)
        dueAt = moment.now + max(delay, failure.retryAfter ?? .zero, advice.interval)
    }
}
