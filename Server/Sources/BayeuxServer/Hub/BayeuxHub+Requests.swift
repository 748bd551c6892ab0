import Bayeux
import BeckonJSON
package import BeckonTime

extension BayeuxHub {
    /// Handles one request; its exchange gets exactly one answer, at once or later.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - now: The time on a monotonic clock.
    ///   - exchange: The exchange to answer.
    package func receive(_ request: BayeuxRequest, now: Uptime, exchange: any BayeuxExchange) {
        sessions.advanceClock(to: now)
        var messages: [BayeuxMessage]
        do throws(BayeuxDecodingError) {
            messages = try BayeuxMessage.decode(request.body, limits: sessions.configuration.limits.messages)
        } catch {
            let body = encoder.refusal(error.bayeuxError)
            return answer(exchange, BayeuxResponse(status: error.reason == .tooLarge ? 413 : 400, body: body))
        }
        // No session has so long an ID: the message is answered as one without.
        for index in messages.indices where (messages[index].clientID?.utf8.count ?? 0) > Identifiers.longest {
            messages[index].clientID = nil
        }
        // A handshake is handled alone: other messages of its request cannot know the new client ID.
        if let handshake = messages.first(where: { $0.metaChannel == .handshake }) {
            shakeHands(handshake, request, exchange)
        } else if messages.count == 1, messages[0].metaChannel == .connect {
            connectAlone(messages[0], request, exchange, mayResume: true)
        } else {
            answerBatch(messages, request, exchange)
        }
    }

    /// Reports a long answer to the application, which may have its receiver wait for more.
    ///
    /// - Parameters:
    ///   - bytes: How many bytes it has.
    ///   - peer: The address that gets it.
    package func answered(_ bytes: Int, to peer: String) { application.answered(bytes, to: peer) }

    /// Hands a connect that is alone in its request to its session.
    private func connectAlone(
        _ message: BayeuxMessage, _ request: BayeuxRequest, _ exchange: any BayeuxExchange, mayResume: Bool
    ) {
        if let fault = message.fault ?? ConnectionType.complaint(about: message) {
            return answer(exchange) { encoder.failure(message, fault, to: &$0) }
        }
        guard let clientID = message.clientID else {
            return answer(exchange) { encoder.unknownClient(message, to: &$0) }
        }
        if let wait = application.wait(of: request.peer) {
            return answer(exchange) { refuse(message, wait: wait, to: &$0) }
        }
        if mayResume, mayHaveMoved(clientID) { return enqueue([message], request, exchange) }
        let asked = ConnectOrder.Hold.asked((message.advice?.timeout).map { Milliseconds($0) })
        var order = connectOrder(
            message, request, hold: sessions.draining == nil ? asked : .none, holder: .exchange(exchange))
        order.crowdedInterval = crowdedInterval(clientID, request)
        let (found, outgoing) = sessions.table.connect(clientID, order) { mayUse($0, request) }
        if case .taken(let session) = found, mayResume, outgoing.answers.isEmpty, order.crowdedInterval == nil {
            let limits = sessions.configuration.limits.messages
            let poll = RepeatedPoll(message, request, of: session, hold: order.hold, limits: limits)
            if let poll { exchange.held(as: poll) }
        }
        sessions.dispatch(outgoing)
        switch found {
        case .taken: break
        case .missing where mayResume && mayBeStored(clientID): enqueue([message], request, exchange)
        case .missing, .foreign: answer(exchange) { encoder.unknownClient(message, to: &$0) }
        }
    }

    /// The interval to advise to a client whose browser has another connect held; nil if it has none.
    private func crowdedInterval(_ clientID: String, _ request: BayeuxRequest) -> Milliseconds? {
        let interval = sessions.configuration.multiSessionInterval
        guard interval > .zero, request.socket == nil, let browserID = request.browserID,
            sessions.table.holdsPoll(besides: clientID, of: browserID)
        else { return nil }
        return interval
    }

    /// Makes the order that hands a connect to its session.
    func connectOrder(
        _ message: BayeuxMessage, _ request: BayeuxRequest, hold: ConnectOrder.Hold, holder: PollHolder
    ) -> ConnectOrder {
        var order = ConnectOrder(hold: hold, holder: holder, messageID: message.id?.detached, now: sessions.now)
        order.socket = request.socket
        guard let ext = message.ext else { return order }
        order.acknowledged = AcknowledgementRequest(ext).last
        order.timeQuestion = wall.flatMap { TimeQuestion(ext, wall: $0(), now: sessions.now) }
        return order
    }

    /// Whether a client ID may belong to a client that the application has stored.
    func mayBeStored(_ clientID: String) -> Bool {
        application.storesClients && Identifiers.isWellFormed(clientID)
    }

    /// Whether a request may use a session: the session trusts its client ID, the request came over the session's WebSocket,
    /// or the policy allows it.
    func mayUse(_ session: SessionSummary, _ request: BayeuxRequest) -> Bool {
        if session.trustsClientID { return true }
        if let socket = session.socket, socket == request.socket?.token { return true }
        return policy.mayUse(session, by: request)
    }

    /// Leaves messages to ``run()``, because the application must be asked.
    ///
    /// - Parameters:
    ///   - messages: The messages that are not answered yet.
    ///   - reply: The replies to the messages before them.
    ///   - request: The request that contains them.
    ///   - exchange: The exchange to answer.
    func enqueue(
        _ messages: [BayeuxMessage], after reply: BatchReply = BatchReply(), _ request: BayeuxRequest,
        _ exchange: any BayeuxExchange
    ) {
        guard sessions.calls.reserve() else { return refuse(messages, exchange) }
        exchange.place.process()
        sessions.calls.add(
            // What a client sends in a row, over a WebSocket or several connections, is carried out in its order.
            CallQueue.Call(turn: messages.first { $0.clientID != nil }?.clientID) {
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

    /// Refuses a connect or a subscription of an address that has to wait, with the advice to send it again then.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - wait: The time.
    ///   - writer: Gets the reply.
    func refuse(_ message: BayeuxMessage, wait: Milliseconds, to writer: inout JSONWriter) {
        let error = BayeuxError(.tooManyRequests, "Too many requests")
        encoder.failure(message, error, advice: encoder.advice(.retry, interval: wait), to: &writer)
    }

    /// Refuses messages with the advice to send them again after a second.
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
    ///   - newBrowserID: The value of a new cookie `BAYEUX_BROWSER`.
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

    /// Answers an exchange; `ended` gets the end of the write, which by default no session needs.
    func answer(
        _ exchange: any BayeuxExchange, _ response: BayeuxResponse,
        ended: @escaping @Sendable (WriteEnd) -> Void = { _ in }
    ) {
        exchange.place.clear()
        var response = response
        if sessions.draining != nil { response.closeConnection = true }
        exchange.answer(response, ended: ended)
    }
}

extension RawJSON {
    /// The same value in storage of its own, which can outlive the request.
    var detached: RawJSON { RawJSON(Array(bytes)) }
}
