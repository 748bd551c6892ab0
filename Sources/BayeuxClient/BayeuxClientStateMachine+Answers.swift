import Bayeux
import BeckonTransport

/// What answers do to the machine.
extension BayeuxClientStateMachine {
    /// Why a request brought no messages.
    struct Failure: Sendable, Equatable {
        /// What the transport says; nil when there was an HTTP answer.
        var transport: TransportError.Code?
        /// The HTTP status, when it was not a good one.
        var status: Int?
        /// How long the server asked to wait.
        var retryAfter: Duration?
    }

    /// What an answer holds for others than the machine.
    struct Answer: Sendable {
        var deliveries: [BayeuxDelivery] = []
        /// Channels that will bring nothing, with the reason.
        var refusedChannels: [(channel: String, error: BayeuxError)] = []
        /// What the server said to a publication: nil when it said nothing.
        var published: Result<Void, BayeuxError>?
    }

    /// Reports the messages that answer a request.
    mutating func answered(_ token: UInt64, _ messages: [BayeuxMessage], at moment: Moment) -> Answer {
        guard let entry = requests.end(token) else { return Answer() }
        lastAnswerAt = moment.now
        var reading = Reading(entry: entry)
        for message in messages { read(message, &reading) }
        conclude(reading, at: moment)
        return reading.answer
    }

    /// Reports that a request has no usable answer.
    mutating func failed(_ token: UInt64, _ failure: Failure, at moment: Moment) {
        guard let entry = requests.end(token) else { return }
        switch entry.kind {
        case .publish, .unsubscribe, .disconnect: return
        case .handshake where failure.status == 401 || failure.status == 403:
            phase = .ended(.refused(nil, status: failure.status))
        case .handshake, .subscribe:
            backOff(failure, at: moment)
        case .connect:
            if let status = failure.status, (400..<500).contains(status), status != 408, status != 429 {
                abandonSession()
            }
            backOff(failure, at: moment)
        }
    }

    // MARK: Reading

    /// What was found so far in the answer to one request.
    private struct Reading {
        var entry: RequestBook.Entry
        var answer = Answer()
        /// The reply to the main message of the request.
        var reply: BayeuxMessage?
        /// The server has forgotten the session, or ended it.
        var lostSession = false
    }

    private mutating func read(_ message: BayeuxMessage, _ reading: inout Reading) {
        guard let channel = message.channel else { return }
        let id = message.id?.idText
        let isAwaited = id.map(reading.entry.ids.contains)
        switch (message.metaChannel, reading.entry.kind) {
        // Some servers leave the ID out; one reply of the right kind can only be ours.
        case (.handshake?, .handshake), (.connect?, .connect):
            if isAwaited ?? true { reading.reply = message }
        case (.subscribe?, .subscribe):
            readSubscription(message, id, &reading)
        case (.disconnect?, let kind) where kind != .disconnect:
            reading.lostSession = true
        case (nil, _) where !channel.hasPrefix("/meta/"):
            if let data = message.data, !data.isNull {
                reading.answer.deliveries.append(BayeuxDelivery(channel: channel, data: data))
            } else if reading.entry.kind == .publish, isAwaited ?? true, let successful = message.successful {
                reading.answer.published = successful ? .success(()) : .failure(Self.error(message))
                reading.lostSession = !successful && Self.saysUnknownClient(message)
            }
        default: break
        }
    }

    private mutating func readSubscription(_ message: BayeuxMessage, _ id: String?, _ reading: inout Reading) {
        let named = message.subscription?.channels?.first
        let key =
            id.flatMap { reading.entry.channels[$0] == nil ? nil : $0 }
            ?? reading.entry.channels.first { $0.value == named }?.key
        guard let key, let channel = reading.entry.channels.removeValue(forKey: key) else { return }
        if message.successful == true {
            guard case .open(var session) = phase else { return }
            session.subscribed.insert(channel)
            phase = .open(session)
        } else if Self.saysUnknownClient(message) {
            reading.lostSession = true
        } else {
            wanted.removeAll { $0 == channel }
            reading.answer.refusedChannels.append((channel, Self.error(message)))
        }
    }

    // MARK: Concluding

    private mutating func conclude(_ reading: Reading, at moment: Moment) {
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

    private mutating func concludeHandshake(_ reply: BayeuxMessage?, at moment: Moment) {
        guard let reply else { return backOff(Failure(), at: moment) }
        advice.update(reply.advice)
        let types = reply.supportedConnectionTypes
        guard reply.successful == true, let clientID = reply.clientID, !clientID.isEmpty,
            types?.contains(ConnectionType.longPolling.rawValue) ?? true
        else {
            return concludeRefusal(reply, at: moment)
        }
        phase = .open(Session(clientID: clientID))
        if handshakesSinceConnect > 1 {
            let delay = settings.backOff.delay(failures: handshakesSinceConnect - 1, jitter: moment.jitter)
            dueAt = moment.now + delay
        } else {
            dueAt = moment.now
        }
        recover()
    }

    /// A refused handshake is final unless the server says otherwise, in its advice or by a passing error.
    private mutating func concludeRefusal(_ reply: BayeuxMessage, at moment: Moment) {
        let error = Self.error(reply)
        let mayPass = reply.successful != true && (error.code.rawValue >= 500 || error.code == .unknownClient)
        switch KnownAdvice.reconnect(reply.advice) {
        case .retry, .handshake: backOff(Failure(), at: moment)
        case nil where mayPass: backOff(Failure(), at: moment)
        case .stop, nil: phase = .ended(.refused(error, status: nil))
        }
    }

    private mutating func concludeConnect(_ reply: BayeuxMessage?, isHasty: Bool, at moment: Moment) {
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

    /// Sets when the next connect is due: after the advised interval, or later when the server does not hold connects.
    private mutating func pace(isHasty: Bool, at moment: Moment) {
        hastyAnswers = isHasty ? hastyAnswers + 1 : 0
        let throttle = settings.backOff.delay(failures: hastyAnswers - 2, jitter: 0)
        dueAt = moment.now + max(advice.interval, throttle)
    }

    private mutating func recover() {
        failures = 0
        lastFailure = nil
    }

    private mutating func backOff(_ failure: Failure, at moment: Moment) {
        failures += 1
        lastFailure = failure
        if case .open(var session) = phase {
            session.isUp = false
            phase = .open(session)
        }
        let delay = settings.backOff.delay(failures: failures, jitter: moment.jitter)
        dueAt = moment.now + max(delay, failure.retryAfter ?? .zero, advice.interval)
    }

    // MARK: Errors

    private static func error(_ message: BayeuxMessage) -> BayeuxError {
        BayeuxError(wire: message.error ?? "")
    }

    /// Old servers write 401 or 403 with the words of 402.
    private static func saysUnknownClient(_ message: BayeuxMessage) -> Bool {
        let error = error(message)
        return error.code == .unknownClient || error.message.lowercased().contains("unknown client")
    }
}

extension RawJSON {
    fileprivate var isNull: Bool { bytes.elementsEqual("null".utf8) }

    /// The ID as text, since some servers turn `"7"` into `7`; nil for null.
    fileprivate var idText: String? {
        if isNull { return nil }
        let quote = UInt8(ascii: "\"")
        let isQuoted = bytes.count >= 2 && bytes.first == quote && bytes.last == quote
        return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
    }
}
