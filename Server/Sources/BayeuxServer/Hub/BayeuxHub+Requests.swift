import Bayeux
import BeckonJSON
package import BeckonTime

extension BayeuxHub {
    /// Handles one request; its exchange is answered once, at once or later.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - now: The time on a monotonic clock.
    ///   - exchange: Where the answer goes.
    package func receive(_ request: BayeuxRequest, now: Uptime, exchange: any BayeuxExchange) {
        advanceClock(to: now)
        let messages: [BayeuxMessage]
        do throws(BayeuxDecodingError) {
            messages = try BayeuxMessage.decode(request.body, limits: configuration.limits.messages)
        } catch {
            let body = encoder.refusal(error.bayeuxError)
            return answer(exchange, BayeuxResponse(status: error.reason == .tooLarge ? 413 : 400, body: body))
        }
        // A handshake travels alone: what came with it cannot know the client ID it is about to get.
        if let handshake = messages.first(where: { $0.metaChannel == .handshake }) {
            shakeHands(handshake, request, exchange)
        } else if messages.count == 1, messages[0].metaChannel == .connect {
            connectAlone(messages[0], request, exchange, mayResume: true)
        } else {
            answerBatch(messages, request, exchange)
        }
    }

    /// Tells that the peer of an unanswered exchange closed its connection.
    ///
    /// A poll held for it is forgotten without an answer, and the session begins to expire. Otherwise the exchange is
    /// still answered. Calling it for an exchange that was answered does nothing.
    ///
    /// - Parameter exchange: The exchange, as it was handed to ``receive(_:now:exchange:)``.
    package func abandoned(_ exchange: any BayeuxExchange) {
        table.abandon(exchange, now: now)
    }

    /// Tells that a connection broke before its peer had read the last answer on it.
    ///
    /// If that was the answer to a connect, its events come again, unless the client has sent another connect since: then
    /// it is too late to know. Calling it for an exchange of anything else does nothing.
    ///
    /// - Parameter exchange: The exchange, as it was handed to ``receive(_:now:exchange:)``.
    package func unread(_ exchange: any BayeuxExchange) {
        table.lose(exchange)
    }

    /// Hands the only message of a request, a connect, to its session.
    private func connectAlone(
        _ message: BayeuxMessage, _ request: BayeuxRequest, _ exchange: any BayeuxExchange, mayResume: Bool
    ) {
        if let fault = message.fault ?? ConnectionType.complaint(about: message) {
            return answer(exchange) { encoder.failure(message, fault, to: &$0) }
        }
        guard let clientID = message.clientID else {
            return answer(exchange) { encoder.unknownClient(message, to: &$0) }
        }
        if mayResume, mayHaveMoved(clientID) { return enqueue([message], request, exchange) }
        let hold = draining == nil ? ConnectOrder.Hold.asked((message.advice?.timeout).map { Milliseconds($0) }) : .none
        var order = connectOrder(message, request, hold: hold, holder: .exchange(exchange))
        order.crowdedHold = crowdedHold(clientID, request)
        let (found, outgoing) = table.connect(clientID, order) { mayUse($0, request) }
        if case .taken(let session) = found, mayResume, outgoing.answers.isEmpty, order.crowdedHold == nil {
            let limits = configuration.limits.messages
            let poll = RepeatedPoll(message, request, of: session, hold: order.hold, limits: limits)
            if let poll { exchange.held(as: poll) }
        }
        dispatch(outgoing)
        switch found {
        case .taken: break
        case .missing where mayResume && mayBeStored(clientID): enqueue([message], request, exchange)
        case .missing, .foreign: answer(exchange) { encoder.unknownClient(message, to: &$0) }
        }
    }

    /// For how long a connect is held at most although nothing comes, nil if its browser holds no other.
    private func crowdedHold(_ clientID: String, _ request: BayeuxRequest) -> Milliseconds? {
        let interval = configuration.multiSessionInterval
        guard interval > .zero, request.line == nil, let browserID = request.browserID,
            table.holdsPoll(besides: clientID, of: browserID)
        else { return nil }
        return interval
    }

    /// A connect on its way to its session.
    func connectOrder(
        _ message: BayeuxMessage, _ request: BayeuxRequest, hold: ConnectOrder.Hold, holder: PollHolder
    ) -> ConnectOrder {
        var order = ConnectOrder(hold: hold, holder: holder, messageID: message.id?.detached, now: now)
        order.line = request.line
        guard let ext = message.ext else { return order }
        order.acknowledged = AcknowledgementRequest(ext).last
        order.timeQuestion = wall.flatMap { TimeQuestion(ext, wall: $0(), now: now) }
        return order
    }

    /// Whether a client ID may lead to a client that the application keeps.
    func mayBeStored(_ clientID: String) -> Bool {
        application.storesClients && Identifiers.isWellFormed(clientID)
    }

    /// Whether a request may speak for a session: it comes over the WebSocket of the session, or the policy says so.
    func mayUse(_ session: SessionSummary, _ request: BayeuxRequest) -> Bool {
        if session.trustsClientID { return true }
        if let line = session.line, line == request.line?.token { return true }
        return policy.mayUse(session, by: request)
    }

    /// Leaves messages to ``run()``, because the application has to be asked.
    ///
    /// - Parameters:
    ///   - messages: The messages that are not answered yet.
    ///   - reply: The replies to those before them.
    ///   - request: The request they came in.
    ///   - exchange: Where the answer goes.
    func enqueue(
        _ messages: [BayeuxMessage], after reply: BatchReply = BatchReply(), _ request: BayeuxRequest,
        _ exchange: any BayeuxExchange
    ) {
        guard calls.reserve() else { return refuse(messages, exchange) }
        exchange.place.process()
        calls.add(
            CallQueue.Call {
                await self.process(messages, after: reply, request, exchange)
            } refuse: {
                self.refuse(messages, exchange)
            })
    }

    private func process(
        _ messages: [BayeuxMessage], after reply: BatchReply, _ request: BayeuxRequest, _ exchange: any BayeuxExchange
    ) async {
        guard messages.count == 1, messages[0].metaChannel == .connect, reply.isEmpty else {
            return await answerBatchWaiting(messages, after: reply, request, exchange)
        }
        do {
            if let clientID = messages[0].clientID { try await fetch(clientID, messages[0], request) }
        } catch {
            return refuse(messages, exchange)
        }
        connectAlone(messages[0], request, exchange, mayResume: false)
    }

    /// Tells a client to send its messages again in a while.
    func refuse(_ messages: [BayeuxMessage], _ exchange: any BayeuxExchange) {
        let advice = encoder.advice(.retry, interval: .seconds(1))
        answer(exchange, status: 503) { writer in
            for message in messages { encoder.failure(message, .busy, advice: advice, to: &writer) }
        }
    }
}

// MARK: - Answers

extension BayeuxHub {
    /// Answers an exchange with replies.
    ///
    /// - Parameters:
    ///   - exchange: The exchange.
    ///   - status: The HTTP status.
    ///   - newBrowserID: The value for a new cookie.
    ///   - write: Writes the replies into an open array.
    func answer(
        _ exchange: any BayeuxExchange, status: Int = 200, newBrowserID: String? = nil,
        _ write: (inout JSONWriter) -> Void
    ) {
        var writer = JSONWriter(reservingCapacity: 256)
        writer.beginArray()
        write(&writer)
        writer.endArray()
        answer(exchange, BayeuxResponse(status: status, body: writer.bytes, newBrowserID: newBrowserID))
    }

    /// Answers an exchange whose fate concerns no session, unless `ended` says otherwise.
    func answer(
        _ exchange: any BayeuxExchange, _ response: BayeuxResponse,
        ended: @escaping @Sendable (WriteEnd) -> Void = { _ in }
    ) {
        exchange.place.clear()
        var response = response
        if draining != nil { response.closeConnection = true }
        exchange.answer(response, ended: ended)
    }
}

extension RawJSON {
    /// The same value in storage of its own, to be kept for longer than the request it was cut from.
    var detached: RawJSON { RawJSON(Array(bytes)) }
}
