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
        /// Nothing has ever come over the connection: this way of carrying messages may be closed from here.
        var isUnopened = false
    }

    /// What an answer holds for others than the machine.
    struct Answer: Sendable {
        var deliveries: [BayeuxDelivery] = []
        /// Channels that will bring nothing, with the reason.
        var refusedChannels: [(channel: String, error: BayeuxError)] = []
        /// What the server said to each publication, in their order: nil when it said nothing.
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

    /// Reports messages that came without being asked for, as they do over WebSocket.
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

    /// With the extension ack, events count with the connect's reply that names their batch: without it they come again.
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
        // Not this way of carrying messages is closed, but the server is away.
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

    /// Gives up a way of carrying messages for the next one.
    ///
    /// - Returns: Whether there is a next one.
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

    /// What was found so far in the answer to one request.
    struct Reading {
        var entry: RequestBook.Entry
        var answer = Answer()
        /// The reply to the main message of the request.
        var reply: BayeuxMessage?
        /// The server has forgotten the session, or ended it.
        var lostSession = false

        init(entry: RequestBook.Entry) {
            self.entry = entry
            if entry.kind == .publish { answer.published = entry.ids.map { _ in nil } }
        }

        /// Notes the word about a publication; one without an ID is about the first that has none yet.
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
        // Some servers leave the ID out; one reply of the right kind can only be ours.
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

    /// An event: an acknowledgement of a publication carries no data.
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

    /// Old servers write 401 or 403 with the words of 402.
    static func saysUnknownClient(_ message: BayeuxMessage) -> Bool {
        let error = error(message)
        return error.code == .unknownClient || error.message.lowercased().contains("unknown client")
    }
}

extension RawJSON {
    fileprivate var isNull: Bool { bytes.elementsEqual("null".utf8) }

    /// The ID as text, since some servers turn `"7"` into `7`; nil for null.
    var idText: String? {
        if isNull { return nil }
        let quote = UInt8(ascii: "\"")
        let isQuoted = bytes.count >= 2 && bytes.first == quote && bytes.last == quote
        return String(decoding: isQuoted ? bytes.dropFirst().dropLast() : bytes, as: UTF8.self)
    }
}
