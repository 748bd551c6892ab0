import Bayeux
import BeckonJSON
import BeckonTime

extension BayeuxHub {
    /// Answers messages in order, in one response: at once or, if the application has to wait, inside ``run()``.
    ///
    /// - Parameters:
    ///   - messages: The messages, without a handshake.
    ///   - request: The request that contains them.
    ///   - exchange: The exchange to answer.
    func answerBatch(_ messages: [BayeuxMessage], _ request: BayeuxRequest, _ exchange: any BayeuxExchange) {
        var reply = BatchReply()
        reply.gathers = messages.count > 1
        for (index, message) in messages.enumerated() where !answerNow(message, request, &reply) {
            endGathering(&reply)
            return enqueue(Array(messages[index...]), after: reply, request, exchange)
        }
        endGathering(&reply)
        finish(reply, request, exchange)
    }

    /// Releases the events that were held back for the other messages, so that one held connect gets all of them.
    private func endGathering(_ reply: inout BatchReply) {
        reply.gathers = false
        if let session = reply.gathering { sessions.update(session) { $0.endGathering() } }
        reply.gathering = nil
    }

    /// Answers messages in order, and waits for the application where necessary.
    ///
    /// - Parameters:
    ///   - messages: The messages that are not answered yet.
    ///   - reply: The replies to the messages before them.
    ///   - request: The request that contains them.
    ///   - exchange: The exchange to answer.
    func answerBatchWaiting(
        _ messages: [BayeuxMessage], after reply: BatchReply, _ request: BayeuxRequest, _ exchange: any BayeuxExchange
    ) async {
        var reply = reply
        for message in messages { await answerWaiting(message, request, &reply) }
        finish(reply, request, exchange)
    }

    private func finish(_ reply: BatchReply, _ request: BayeuxRequest, _ exchange: any BayeuxExchange) {
        var reply = reply
        var events: [SourceBatch] = []
        if let session = reply.session, let along = sessions.table.piggyback(session) {
            events = along.batches
            reply.written.append((session, along.token))
        }
        let body = reply.finish(after: events)
        answer(exchange, BayeuxResponse(body: body)) {
            [self, written = reply.written, letters = reply.letters, subscribers = reply.subscribers] end in
            for part in written { sessions.writeEnded(part.session, part.token, end) }
            for letter in letters { post(letter.message, to: letter.session) }
            for session in subscribers { sessions.update(session) { $0.release() } }
        }
    }
}

// MARK: - One message

/// A message whose answer depends on the application.
enum Question: Sendable {
    /// A connect among other messages.
    case connect(SessionHandle)
    case subscribe(SessionHandle, SessionSummary, [ChannelPattern])
    case publish(SessionHandle, SessionSummary, ChannelName)
    case disconnect(SessionHandle?, Farewell)
}

/// How far the hub alone can answer a message.
private enum Progress {
    /// The message is answered.
    case answered
    /// The application must be asked.
    case asks(Question)
    /// The application may have stored the client, which must be looked up first.
    case resumes(String)
}

extension BayeuxHub {
    /// Answers a message; false, with nothing changed, if it has to wait for the application.
    private func answerNow(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) -> Bool {
        switch begin(message, request, &reply) {
        case .answered: return true
        case .resumes: return false
        case .asks(let question):
            switch question {
            case .connect: return false
            case .subscribe(let handle, let summary, let patterns):
                guard let verdict = application.subscribeNow(summary, to: patterns.map(\.string)) else { return false }
                settle(message, handle, patterns, verdict, &reply)
            case .publish(let handle, let summary, let channel):
                guard let verdict = application.publishNow(message.data, to: channel.string, from: summary) else {
                    return false
                }
                settle(message, handle, channel, verdict, &reply)
            case .disconnect(let handle, let farewell):
                guard let verdict = application.disconnectNow(farewell) else { return false }
                settle(message, handle, verdict, &reply)
            }
            return true
        }
    }

    private func answerWaiting(
        _ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply
    ) async {
        var progress = begin(message, request, &reply)
        if case .resumes(let clientID) = progress {
            do {
                progress =
                    try await resume(clientID, message, request) ? begin(message, request, &reply) : .resumes(clientID)
            } catch {
                let advice = encoder.advice(.retry, interval: .seconds(1))
                return encoder.failure(message, .busy, advice: advice, to: &reply.writer)
            }
        }
        switch progress {
        case .answered: break
        case .resumes: encoder.unknownClient(message, to: &reply.writer)
        case .asks(let question): await ask(question, message, request, &reply)
        }
    }

    /// Asks the application; the session does not end during the call.
    private func ask(
        _ question: Question, _ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply
    ) async {
        switch question {
        case .connect:
            await connect(message, request, &reply)
        case .subscribe(let handle, let summary, let patterns):
            sessions.update(handle) { $0.beginCall() }
            let verdict = await application.subscribe(summary, to: patterns.map(\.string))
            settle(message, handle, patterns, verdict, &reply)
            sessions.update(handle) { $0.endCall() }
        case .publish(let handle, let summary, let channel):
            sessions.update(handle) { $0.beginCall() }
            let verdict = await application.publish(
                message.data, to: channel.string, from: summary, by: request)
            settle(message, handle, channel, verdict, &reply)
            sessions.update(handle) { $0.endCall() }
        case .disconnect(let handle, let farewell):
            if let handle { sessions.update(handle) { $0.beginCall(isFarewell: true) } }
            let verdict = await application.disconnect(farewell)
            settle(message, handle, verdict, &reply)
            if case .fail = verdict, let handle { sessions.update(handle) { $0.endCall(isFarewell: true) } }
        }
    }

    /// Does the part that needs no application.
    private func begin(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) -> Progress {
        do throws(BayeuxError) {
            if let fault = message.fault ?? ConnectionType.complaint(about: message) { throw fault }
            if message.metaChannel == .disconnect { return .asks(farewell(message, request)) }
            let channel = try publishedChannel(of: message)
            guard let clientID = message.clientID else { throw .unknownClient }
            if message.metaChannel == .connect || message.metaChannel == .subscribe,
                let wait = application.wait(of: request.peer)
            {
                refuse(message, wait: wait, to: &reply.writer)
                return .answered
            }
            switch sessions.table.find(clientID, now: sessions.now, mayUse: { mayUse($0, request) }) {
            case .missing where mayBeStored(clientID): return .resumes(clientID)
            case .missing, .foreign: throw .unknownClient
            case .found(let handle, let summary):
                reply.session = handle
                if reply.gathers, reply.gathering == nil {
                    reply.gathering = handle
                    sessions.update(handle) { $0.beginGathering() }
                }
                return try begin(message, channel, handle, summary, &reply)
            }
        } catch .unknownClient {
            encoder.unknownClient(message, to: &reply.writer)
        } catch {
            encoder.failure(message, error, to: &reply.writer)
        }
        return .answered
    }

    private func begin(
        _ message: BayeuxMessage, _ channel: ChannelName?, _ handle: SessionHandle, _ summary: SessionSummary,
        _ reply: inout BatchReply
    ) throws(BayeuxError) -> Progress {
        if let channel {
            if let refusal = policy.refusal(of: summary, publishing: channel) { throw refusal }
            return .asks(.publish(handle, summary, channel))
        }
        if message.metaChannel == .connect { return .asks(.connect(handle)) }
        let patterns = try patterns(of: message)
        if message.metaChannel == .subscribe {
            for pattern in patterns {
                if let refusal = policy.refusal(of: summary, subscribing: pattern) { throw refusal }
            }
            return .asks(.subscribe(handle, summary, patterns))
        }
        sessions.table.unsubscribe(handle, from: patterns)
        encoder.success(message, to: &reply.writer)
        return .answered
    }

    /// The channel of a published message; nil for a message on a meta channel.
    private func publishedChannel(of message: BayeuxMessage) throws(BayeuxError) -> ChannelName? {
        if let meta = message.metaChannel, meta != .handshake { return nil }
        guard let channel = message.channel.flatMap(ChannelName.init) else {
            throw BayeuxError(.badRequest, "Channel invalid")
        }
        guard !channel.isMeta else { throw BayeuxError(.forbidden, "Publish denied") }
        return channel
    }
}

// MARK: - Verdicts

extension BayeuxHub {
    private func settle(
        _ message: BayeuxMessage, _ handle: SessionHandle, _ patterns: [ChannelPattern], _ verdict: SubscribeVerdict,
        _ reply: inout BatchReply
    ) {
        switch verdict {
        case .deny(let error) where error.code == .unknownClient: encoder.unknownClient(message, to: &reply.writer)
        case .deny(let error): encoder.failure(message, error, to: &reply.writer)
        case .allow(let sources, let trustsClientID):
            if let trustsClientID { sessions.update(handle) { $0.summary.trustsClientID = trustsClientID } }
            switch sessions.table.subscribe(handle, to: patterns, sources, now: sessions.now) {
            case .gone: encoder.unknownClient(message, to: &reply.writer)
            case .full:
                encoder.failure(message, BayeuxError(.forbidden, "Too many subscriptions"), to: &reply.writer)
            case .subscribed(let outgoing):
                sessions.dispatch(outgoing)
                reply.subscribers.append(handle)
                encoder.success(message, to: &reply.writer)
            }
        }
    }

    private func settle(
        _ message: BayeuxMessage, _ handle: SessionHandle, _ channel: ChannelName, _ verdict: PublishVerdict,
        _ reply: inout BatchReply
    ) {
        switch verdict {
        case .accept: encoder.success(message, to: &reply.writer)
        case .deny(let error): encoder.failure(message, error, to: &reply.writer)
        case .relay(let lazyFor):
            guard let data = message.data else {
                return encoder.failure(message, BayeuxError(.badRequest, "Data missing"), to: &reply.writer)
            }
            broadcast(data, on: channel, lazyFor: lazyFor)
            encoder.success(message, to: &reply.writer)
        case .answer(let data, let sources):
            sessions.table.attach(sources, to: handle)
            reply.subscribers.append(handle)
            if let data { reply.letters.append((handle, encoder.event(data, on: channel))) }
            encoder.success(message, to: &reply.writer)
        }
    }

    private func settle(
        _ message: BayeuxMessage, _ handle: SessionHandle?, _ verdict: DisconnectVerdict, _ reply: inout BatchReply
    ) {
        switch verdict {
        case .accept:
            if let handle, let (_, outgoing) = sessions.table.remove(handle, .stop) { sessions.dispatch(outgoing) }
            encoder.success(message, to: &reply.writer)
        case .fail(let error) where error.code == .unknownClient: encoder.unknownClient(message, to: &reply.writer)
        case .fail(let error): encoder.failure(message, error, to: &reply.writer)
        }
    }
}

// MARK: - Parts of messages

extension BayeuxHub {
    /// Answers a connect that is among other messages: at once, with the events that there are.
    private func connect(_ message: BayeuxMessage, _ request: BayeuxRequest, _ reply: inout BatchReply) async {
        let clientID = message.clientID ?? ""
        do {
            if mayHaveMoved(clientID) { try await fetch(clientID, message, request) }
        } catch {
            return encoder.failure(
                message, .busy, advice: encoder.advice(.retry, interval: .seconds(1)), to: &reply.writer)
        }
        let answer: OutgoingAnswer? = await withCheckedContinuation { continuation in
            let order = connectOrder(message, request, hold: .none, holder: .batch(continuation))
            let (found, outgoing) = sessions.table.connect(clientID, order) { _ in true }
            if case .taken = found {} else { continuation.resume(returning: nil) }
            sessions.dispatch(outgoing)
        }
        guard let answer else { return encoder.unknownClient(message, to: &reply.writer) }
        sessions.write(answer, id: message.id, to: &reply.writer)
        reply.written.append((answer.session, answer.answer.token))
    }

    /// The channels that a subscription names; throws if one of them is invalid or not allowed.
    private func patterns(of message: BayeuxMessage) throws(BayeuxError) -> [ChannelPattern] {
        guard let subscription = message.subscription else {
            throw BayeuxError(.forbidden, "Subscription missing")
        }
        let limit = sessions.configuration.limits.messages.maxChannelBytes
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

    /// Makes the question about a good-bye, even for an unknown session: a good-bye may arrive long after the session's end.
    private func farewell(_ message: BayeuxMessage, _ request: BayeuxRequest) -> Question {
        var known: (handle: SessionHandle, summary: SessionSummary)?
        if let clientID = message.clientID,
            case .found(let handle, let summary) = sessions.table.find(
                clientID, now: sessions.now, mayUse: { mayUse($0, request) })
        {
            known = (handle, summary)
        }
        let end = known.flatMap { sessions.update($0.handle) { ($0.lastSummary, $0.confirmed) } }
        let farewell = Farewell(
            clientID: message.clientID, session: end?.0, request: request, ext: message.ext, confirmed: end?.1 ?? [:])
        return .disconnect(known?.handle, farewell)
    }

    /// Whether a client of this hub may have moved to another hub: handshakes are stored, and it has not subscribed here.
    func mayHaveMoved(_ clientID: String) -> Bool {
        application.keepsHandshakes && sessions.table.isUnassociated(clientID)
    }

    /// Brings a stored client to this hub, unless this hub holds its current session or the request may not use it.
    ///
    /// - Parameters:
    ///   - clientID: Its ID.
    ///   - message: The message that names it.
    ///   - request: The request that contains the message.
    /// - Throws: The application's error if the client cannot be looked up now.
    func fetch(_ clientID: String, _ message: BayeuxMessage, _ request: BayeuxRequest) async throws {
        switch sessions.table.find(clientID, now: sessions.now, mayUse: { mayUse($0, request) }) {
        case .foreign: return
        case .missing: break
        case .found(let handle, let summary):
            guard mayHaveMoved(clientID), try await application.hasMoved(summary) else { return }
            if let (_, outgoing) = sessions.table.remove(handle, .retry) { sessions.dispatch(outgoing) }
        }
        _ = try await resume(clientID, message, request)
    }

    /// Makes a session of a stored client.
    ///
    /// - Parameters:
    ///   - clientID: Its ID.
    ///   - message: The message that names it.
    ///   - request: The request that contains the message.
    /// - Returns: Whether the hub has a session of that ID afterwards.
    /// - Throws: The application's error if the client cannot be looked up now.
    func resume(_ clientID: String, _ message: BayeuxMessage, _ request: BayeuxRequest) async throws -> Bool {
        guard mayBeStored(clientID) else { return false }
        let number = message.metaChannel == .connect ? AcknowledgementRequest(message.ext).last : nil
        let stored = try await application.resume(clientID: clientID, request: request, acknowledged: number)
        guard let stored else { return false }
        var summary = SessionSummary(
            clientID: clientID, user: stored.user, browserID: stored.browserID,
            hasConnected: !stored.subscriptions.isEmpty)
        summary.trustsClientID = stored.settings.trustsClientID
        summary.subject = stored.subject
        summary.acknowledged = stored.acknowledged
        summary.lastSent = stored.lastSent
        let settings = stored.settings.clamped
        var newcomer = SessionTable.Newcomer(
            summary: summary, rules: sessions.configuration.rules(settings), encoder: encoder(settings))
        newcomer.subscriptions = stored.subscriptions.compactMap(ChannelPattern.init)
        newcomer.sources = stored.sources
        if !sessions.table.holds(clientID) { makeRoom(for: stored.user) }
        return sessions.table.add(newcomer, now: sessions.now)
    }
}
