import Bayeux
import BeckonTransport

/// Reports of answers to the state machine.
extension BayeuxClientStateMachine {
    /// Why a request has no usable answer.
    struct Failure: Sendable, Equatable {
        /// The transport's error; nil if there was an HTTP answer.
        var transport: TransportError.Code?
        /// The HTTP status, if it was not 200.
        var status: Int?
        /// How long the server asked the client to wait.
        var retryAfter: Duration?
        /// Whether nothing was ever received over the connection, so that the network may block this connection type.
        var isUnopened = false
    }

    /// The parts of an answer that the client hands on.
    struct Answer: Sendable {
        var deliveries: [BayeuxDelivery] = []
        /// The channels whose subscription the server refused, with the reason.
        var refusedChannels: [(channel: String, error: BayeuxError)] = []
        /// The server's reply to each publication, in their order; nil if it has none.
        var published: [Result<Void, BayeuxError>?] = []
    }

    /// Reports the messages that answer a request.
    mutating func answered(_ token: UInt64, _ messages: [BayeuxMessage], at moment: Moment) -> Answer {
        guard let entry = requests.end(token) else { return Answer() }
        lastAnswerAt = moment.now
        var reading = Reading(entry: entry)
        for message in messages { read(message, &reading) }
        takeAcknowledged(&reading)
        conclude(reading, at: moment)
        return reading.answer
    }

    /// Reports messages that answer no request, as over a WebSocket.
    mutating func arrived(_ messages: [BayeuxMessage], at moment: Moment) -> Answer {
        guard case .open(var session) = phase else { return Answer() }
        lastAnswerAt = moment.now
        var answer = Answer()
        for message in messages {
            guard message.metaChannel != .disconnect else {
                abandonSession()
                dueAt = moment.now
                return answer
            }
            answer.deliveries += Self.delivery(message).map { [$0] } ?? []
        }
        if session.acknowledgement != nil {
            session.acknowledgement?.pending += answer.deliveries
            answer.deliveries = []
            phase = .open(session)
        }
        return answer
    }

    /// With the ack extension, delivers events only with the connect's reply that names their batch; without that reply the
    /// server sends them again.
    private mutating func takeAcknowledged(_ reading: inout Reading) {
        guard case .connect = reading.entry.kind, case .open(var session) = phase, session.acknowledgement != nil else {
            return
        }
        guard let reply = reading.reply, reply.successful == true else {
            if reading.reply == nil { reading.answer.deliveries = [] }
            return
        }
        reading.answer.deliveries = session.acknowledgement?.take(reply, reading.answer.deliveries) ?? []
        phase = .open(session)
    }

    /// Reports that a request has no usable answer.
    mutating func failed(_ token: UInt64, _ failure: Failure, at moment: Moment) {
        guard let entry = requests.end(token) else { return }
        // Long-polling fails too, so the server cannot be reached; no connection type is to blame.
        if entry.type == .longPolling, failure.transport != nil { unusable = [] }
        switch entry.kind {
        case .publish, .unsubscribe, .disconnect: return
        case .handshake where failure.isUnopened && fallBack(from: entry.type): dueAt = moment.now
        case .connect where failure.isUnopened && fallBack(from: entry.type): dueAt = moment.now
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

    /// Stops using a connection type in favour of the next one.
    ///
    /// - Returns: Whether there is another one.
    private mutating func fallBack(from type: ConnectionType) -> Bool {
        guard usableTypes.count > 1, usableTypes.contains(type) else { return false }
        unusable.insert(type)
        if case .open(var session) = phase {
            session.loseConnection()
            session.type = usableTypes.first ?? .longPolling
            phase = .open(session)
        }
        return true
    }

    // MARK: Reading

    /// What has been read so far of the answer to one request.
    struct Reading {
        var entry: RequestBook.Entry
        var answer = Answer()
        /// The reply to the main message of the request.
        var reply: BayeuxMessage?
        /// Whether the server no longer knows the session, or ended it.
        var lostSession = false

        init(entry: RequestBook.Entry) {
            self.entry = entry
            if entry.kind == .publish { answer.published = entry.ids.map { _ in nil } }
        }

        /// Records the reply to a publication; a reply without an ID belongs to the first publication that has none.
        mutating func notePublished(_ id: String?, _ word: Result<Void, BayeuxError>) {
            let place = id.map { entry.ids.firstIndex(of: $0) } ?? answer.published.firstIndex { $0 == nil }
            if let place { answer.published[place] = word }
        }
    }

    private mutating func read(_ message: BayeuxMessage, _ reading: inout Reading) {
        guard let channel = message.channel else { return }
        let id = message.id?.idText
        let isAwaited = id.map(reading.entry.ids.contains)
        switch (message.metaChannel, reading.entry.kind) {
        // Some servers leave the ID out; a reply of the right kind is then the one awaited.
        case (.handshake?, .handshake), (.connect?, .connect):
            if isAwaited ?? true { reading.reply = message }
        case (.subscribe?, .subscribe):
            readSubscription(message, id, &reading)
        case (.disconnect?, let kind) where kind != .disconnect:
            reading.lostSession = true
        case (nil, _) where !channel.hasPrefix("/meta/"):
            if let delivery = Self.delivery(message) {
                reading.answer.deliveries.append(delivery)
            } else if reading.entry.kind == .publish, let successful = message.successful {
                reading.notePublished(id, successful ? .success(()) : .failure(Self.error(message)))
                if !successful, Self.saysUnknownClient(message) { reading.lostSession = true }
            }
        default: break
        }
    }

    /// The event in a message; nil for a reply to a publication, which has no data.
    private static func delivery(_ message: BayeuxMessage) -> BayeuxDelivery? {
        guard let channel = message.channel, !channel.hasPrefix("/meta/"), let data = message.data, !data.isNull else {
            return nil
        }
        return BayeuxDelivery(channel: channel, data: data)
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

    // MARK: Errors

    static func error(_ message: BayeuxMessage) -> BayeuxError {
        BayeuxError(wire: message.error ?? "")
    }

    /// Whether the server does not know the client; old servers write 401 or 403 with the text of 402.
    static func saysUnknownClient(_ message: BayeuxMessage) -> Bool {
        let error = error(message)
        return error.code == .unknownClient || error.message.lowercased().contains("unknown client")
    }
}

extension RawJSON {
    fileprivate var isNull: Bool { bytes.elementsEqual("null".utf8) }

    /// The ID as text, because some servers turn `"7"` into `7`; nil for null.
    var idText: String? {
        if isNull { return nil }
        let quote = UInt8(ascii: "\"")
        let isQuoted = bytes.count >= 2 && bytes.first == quote && bytes.last == quote
        return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
    }
}
