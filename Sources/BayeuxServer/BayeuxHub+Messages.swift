import Bayeux
import BeckonJSON

/// The replies to the messages of a request, and whom the end of their write concerns.
struct BatchReply {
    var writer = JSONWriter(reservingCapacity: 512)
    /// The polls that are answered in it.
    var polls: [(session: SessionHandle, token: PollToken)] = []
    /// The sessions that subscribed; their events must not overtake the replies.
    var subscribers: [SessionHandle] = []

    init() {
        writer.beginArray()
    }

    mutating func finish() -> [UInt8] {
        writer.endArray()
        return writer.bytes
    }
}

extension BayeuxHub {
    /// Answers messages in order, in one response.
    ///
    /// - Parameters:
    ///   - messages: The messages; no handshake is among them.
    ///   - request: The request they came in.
    ///   - exchange: Where the answer goes.
    func answerBatch(
        _ messages: [BayeuxMessage], _ request: BayeuxRequest, _ exchange: any BayeuxExchange
    ) async {
        var reply = BatchReply()
        for message in messages { await answer(message, request, &reply) }
        let response = BayeuxResponse(body: reply.finish())
        answer(exchange, response) { [self, polls = reply.polls, subscribers = reply.subscribers] fully in
            for poll in polls { written(poll.session, poll.token, fully: fully) }
            for session in subscribers {
                if let (_, outgoing) = table.update(session, now: now, { $0.release() }) { dispatch(outgoing) }
            }
        }
    }

    private func answer(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) async {
        if let fault = message.fault { return encoder.failure(message, fault, to: &reply.writer) }
        switch message.metaChannel {
        case .connect: await connect(message, request, &reply)
        case .subscribe: await subscribe(message, request, &reply)
        case .unsubscribe: await unsubscribe(message, request, &reply)
        case .disconnect: await disconnect(message, request, &reply)
        case .handshake, nil: await publish(message, request, &reply)
        }
    }

    private func mayUse(by request: BayeuxRequest) -> (SessionSummary) -> Bool {
        { [application] in application.mayUse($0, by: request) }
    }

    /// The session of a message, brought back from the application if need be; nil is answered with 402.
    private func session(
        of message: BayeuxMessage, _ request: BayeuxRequest
    ) async -> (handle: SessionHandle, summary: SessionSummary)? {
        guard let clientID = message.clientID else { return nil }
        var found = table.find(clientID, now: now, mayUse: mayUse(by: request))
        if case .missing = found, await resume(clientID, request) {
            found = table.find(clientID, now: now, mayUse: mayUse(by: request))
        }
        guard case .found(let handle, let summary) = found else { return nil }
        return (handle, summary)
    }

    /// Brings back a client that was stored.
    ///
    /// - Parameters:
    ///   - clientID: Its ID.
    ///   - request: The request that names it.
    /// - Returns: Whether a session of that ID is there now.
    func resume(_ clientID: String, _ request: BayeuxRequest) async -> Bool {
        guard Identifiers.isWellFormed(clientID),
            let stored = await application.resume(clientID: clientID, request: request)
        else { return false }
        let summary = SessionSummary(
            clientID: clientID, user: stored.user, browserID: stored.browserID, hasConnected: true)
        let newcomer = SessionTable.Newcomer(
            summary: summary, subscriptions: stored.subscriptions.compactMap(ChannelPattern.init),
            sources: stored.sources)
        return table.add(newcomer, now: now)
    }

    /// Changes a session and does what follows from it; nil if the session is gone.
    private func update<Result: Sendable>(_ handle: SessionHandle, _ body: (inout ServerSession) -> Result) -> Result? {
        guard let (result, outgoing) = table.update(handle, now: now, body) else { return nil }
        dispatch(outgoing)
        return result
    }
}

// MARK: - Meta channels

extension BayeuxHub {
    /// A connect among other messages is never held, but it brings the events that there are.
    private func connect(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) async {
        guard let clientID = message.clientID, await session(of: message, request) != nil else {
            return encoder.unknownClient(message, to: &reply.writer)
        }
        let answer: OutgoingAnswer? = await withCheckedContinuation { continuation in
            let order = ConnectOrder(hold: 0, holder: .batch(continuation), messageID: nil, now: now)
            let (isFound, outgoing) = table.connect(clientID, order) { _ in true }
            if isFound != true { continuation.resume(returning: nil) }
            dispatch(outgoing)
        }
        guard let answer else { return encoder.unknownClient(message, to: &reply.writer) }
        write(answer, id: message.id, to: &reply.writer)
        reply.polls.append((answer.session, answer.answer.token))
    }

    private func subscribe(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) async {
        guard let (handle, summary) = await session(of: message, request) else {
            return encoder.unknownClient(message, to: &reply.writer)
        }
        let patterns: [ChannelPattern]
        do throws(BayeuxError) {
            patterns = try self.patterns(of: message)
        } catch {
            return encoder.failure(message, error, to: &reply.writer)
        }
        let limit = configuration.limits.maxSubscriptions
        let hasRoom = update(handle) { session in
            guard session.subscriptionCount(with: patterns) <= limit else { return false }
            session.beginCall()
            return true
        }
        guard let hasRoom else { return encoder.unknownClient(message, to: &reply.writer) }
        guard hasRoom else {
            let error = BayeuxError(.forbidden, "Too many subscriptions")
            return encoder.failure(message, error, to: &reply.writer)
        }
        let verdict = await application.subscribe(summary, to: patterns.map(\.string))
        switch verdict {
        case .allow(let sources):
            let outgoing = table.subscribe(handle, to: patterns, sources, now: now)
            guard let outgoing else { return encoder.unknownClient(message, to: &reply.writer) }
            dispatch(outgoing)
            reply.subscribers.append(handle)
            encoder.success(message, to: &reply.writer)
        case .deny(let error): encoder.failure(message, error, to: &reply.writer)
        }
        _ = update(handle) { $0.endCall() }
    }

    private func unsubscribe(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) async {
        guard let (handle, _) = await session(of: message, request) else {
            return encoder.unknownClient(message, to: &reply.writer)
        }
        do throws(BayeuxError) {
            let patterns = try patterns(of: message)
            _ = update(handle) { $0.unsubscribe(from: patterns) }
            encoder.success(message, to: &reply.writer)
        } catch {
            encoder.failure(message, error, to: &reply.writer)
        }
    }

    /// The channels that a subscription names, all of them or none.
    private func patterns(of message: BayeuxMessage) throws(BayeuxError) -> [ChannelPattern] {
        guard let subscription = message.subscription else {
            throw BayeuxError(.forbidden, "Subscription missing")
        }
        let limit = configuration.limits.messages.maxChannelBytes
        guard let channels = subscription.channels, !channels.isEmpty else {
            throw BayeuxError(.forbidden, "Subscription invalid")
        }
        var patterns: [ChannelPattern] = []
        for channel in channels {
            guard channel.utf8.count <= limit, let pattern = ChannelPattern(channel) else {
                throw BayeuxError(.forbidden, "Subscription invalid")
            }
            guard !pattern.isMeta else { throw BayeuxError(.forbidden, "Subscription denied") }
            patterns.append(pattern)
        }
        return patterns
    }

    /// A good-bye is answered with yes even if nobody knows the client: it may come long after the session's end.
    private func disconnect(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) async {
        var known: (handle: SessionHandle, summary: SessionSummary)?
        var confirmed: [String: Int] = [:]
        if let clientID = message.clientID,
            case .found(let handle, let summary) = table.find(clientID, now: now, mayUse: mayUse(by: request)),
            let cursors = update(
                handle,
                { session in
                    session.beginCall(isFarewell: true)
                    return session.confirmed
                })
        {
            known = (handle, summary)
            confirmed = cursors
        }
        let farewell = Farewell(
            clientID: message.clientID, session: known?.summary, request: request, ext: message.ext,
            confirmed: confirmed)
        switch await application.disconnect(farewell) {
        case .accept:
            if let known, let (_, outgoing) = table.remove(known.handle, .stop) { dispatch(outgoing) }
            encoder.success(message, to: &reply.writer)
        case .fail(let error):
            if let known { _ = update(known.handle) { $0.endCall(isFarewell: true) } }
            encoder.failure(message, error, to: &reply.writer)
        }
    }
}

// MARK: - Other channels

extension BayeuxHub {
    private func publish(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) async {
        guard let channel = message.channel.flatMap(ChannelName.init) else {
            let error = BayeuxError(.badRequest, "Channel invalid")
            return encoder.failure(message, error, to: &reply.writer)
        }
        guard !channel.isMeta else {
            let error = BayeuxError(.forbidden, "Publish denied")
            return encoder.failure(message, error, to: &reply.writer)
        }
        guard let (handle, summary) = await session(of: message, request),
            update(handle, { $0.beginCall() }) != nil
        else { return encoder.unknownClient(message, to: &reply.writer) }
        switch await application.publish(message.data, to: channel.string, from: summary) {
        case .accept: encoder.success(message, to: &reply.writer)
        case .deny(let error): encoder.failure(message, error, to: &reply.writer)
        }
        _ = update(handle) { $0.endCall() }
    }
}
