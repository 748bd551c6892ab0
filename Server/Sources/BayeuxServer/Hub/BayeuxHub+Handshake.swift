import Bayeux
import BeckonTime

extension BayeuxHub {
    /// Answers a handshake.
    ///
    /// - Parameters:
    ///   - message: The handshake.
    ///   - request: The request that contains it.
    ///   - exchange: The exchange to answer.
    func shakeHands(_ message: BayeuxMessage, _ request: BayeuxRequest, _ exchange: any BayeuxExchange) {
        if sessions.draining != nil {
            let advice = encoder.advice(.handshake, interval: .seconds(1))
            return answer(exchange, status: 503) { encoder.failure(message, .busy, advice: advice, to: &$0) }
        }
        if let error = message.fault ?? complaint(about: message) {
            return answer(exchange) { encoder.failure(message, error, advice: encoder.advice(.none), to: &$0) }
        }
        let clientID = Identifiers.make(random)
        let previous = previous(of: message, request)
        let context = HandshakeContext(
            request: request, ext: message.ext, clientID: clientID, previous: previous?.summary)
        switch application.handshake(context) {
        case .accept(let user, let settings):
            let arrival = Arrival(message: message, request: request, exchange: exchange, clientID: clientID)
            accept(arrival, user: user, settings.clamped, previous: previous?.handle)
        case .refuse(let error, let retryAfter): refuse(message, exchange, error, retryAfter: retryAfter)
        }
    }

    private func refuse(
        _ message: BayeuxMessage, _ exchange: any BayeuxExchange, _ error: BayeuxError, retryAfter: Milliseconds?
    ) {
        let advice = retryAfter.map { encoder.advice(.handshake, interval: max(.zero, $0)) } ?? encoder.advice(.none)
        answer(exchange) { encoder.failure(message, error, advice: advice, to: &$0) }
    }

    /// The error of a handshake that the server cannot accept; nil if there is none.
    private func complaint(about message: BayeuxMessage) -> BayeuxError? {
        if let minimum = message.minimumVersion, ProtocolVersion(minimum) > .current {
            return BayeuxError(.badRequest, "Protocol version is not supported")
        }
        let offered = message.supportedConnectionTypes ?? [ConnectionType.longPolling.rawValue]
        guard sessions.configuration.connectionTypes.contains(where: { offered.contains($0.rawValue) }) else {
            return BayeuxError(.noCommonConnectionType, "No common connection type")
        }
        return nil
    }

    /// The session whose ID the handshake names, if the request may use it.
    private func previous(
        of message: BayeuxMessage, _ request: BayeuxRequest
    ) -> (handle: SessionHandle, summary: SessionSummary)? {
        guard let clientID = message.clientID else { return nil }
        let found = sessions.table.find(clientID, now: sessions.now, mayUse: { mayUse($0, request) })
        guard case .found(let handle, let summary) = found else { return nil }
        return (handle, summary)
    }

    /// A handshake that the application has accepted.
    private struct Arrival: Sendable {
        let message: BayeuxMessage
        let request: BayeuxRequest
        let exchange: any BayeuxExchange
        let clientID: String
    }

    private func accept(_ arrival: Arrival, user: String?, _ settings: SessionSettings, previous: SessionHandle?) {
        let request = arrival.request
        let known = request.browserID.flatMap { Identifiers.isCookieValue($0) ? $0 : nil }
        let browserID = known ?? Identifiers.make(random)
        var summary = SessionSummary(clientID: arrival.clientID, user: user, browserID: browserID)
        summary.trustsClientID = settings.trustsClientID
        if sessions.configuration.limits.maxSessionsPerPeer < .max { summary.peer = request.peer }
        if sessions.configuration.offersAcknowledgement, AcknowledgementRequest(arrival.message.ext).isWanted {
            summary.acknowledged = 0
        }
        guard application.keepsHandshakes || application.checksHandshakes else {
            return welcome(summary, arrival, settings, previous: previous)
        }
        guard sessions.calls.reserve() else { return refuse([arrival.message], arrival.exchange) }
        arrival.exchange.place.process()
        sessions.calls.add(
            CallQueue.Call { [summary] in
                if let (error, retryAfter) = await self.application.check(summary, by: request) {
                    return self.refuse(arrival.message, arrival.exchange, error, retryAfter: retryAfter)
                }
                guard await self.isKept(summary) else {
                    return self.refuse([arrival.message], arrival.exchange)
                }
                self.welcome(summary, arrival, settings, previous: previous)
            } refuse: {
                self.refuse([arrival.message], arrival.exchange)
            })
    }

    private func isKept(_ summary: SessionSummary) async -> Bool {
        guard application.keepsHandshakes else { return true }
        return await application.keep(summary)
    }

    /// Makes the session and answers the handshake.
    private func welcome(
        _ summary: SessionSummary, _ arrival: Arrival, _ settings: SessionSettings, previous: SessionHandle?
    ) {
        let (message, request, exchange) = (arrival.message, arrival.request, arrival.exchange)
        // The old session ends first, so that a client at the limit can replace it.
        let letters = previous.map { retire($0, by: arrival) } ?? []
        let isNewBrowser = request.browserID != summary.browserID
        let encoder = encoder(settings)
        var newcomer = SessionTable.Newcomer(
            summary: summary, rules: sessions.configuration.rules(settings), encoder: encoder)
        newcomer.socket = request.socket
        newcomer.letters = letters
        makeRoom(for: summary.user)
        guard sessions.table.add(newcomer, now: sessions.now) else {
            let error = BayeuxError(.forbidden, "Too many sessions")
            let advice = encoder.advice(.handshake, interval: sessions.configuration.maxInterval)
            return answer(exchange) { encoder.failure(message, error, advice: advice, to: &$0) }
        }
        let extensions = ReplyExtensions(
            agreesToAcknowledge: summary.acknowledged != nil,
            time: wall.flatMap { TimeQuestion(message.ext, wall: $0(), now: sessions.now) }.map { ($0, sessions.now) })
        answer(exchange, newBrowserID: isNewBrowser ? summary.browserID : nil) {
            encoder.handshake(id: message.id, clientID: arrival.clientID, extensions: extensions, to: &$0)
        }
    }

    /// Ends a session of a user who has reached the limit, so that a stranger with the user's key cannot lock the user out.
    func makeRoom(for user: String?) {
        guard let user, let oldest = sessions.table.surplus(of: user) else { return }
        endOverfull(oldest)
    }

    /// Ends a session that its client replaces by a new one.
    ///
    /// If the application cannot be told now, the old session stays until it expires.
    ///
    /// - Parameters:
    ///   - handle: The old session.
    ///   - arrival: The handshake. The old session's WebSocket is closed, unless the handshake came over it.
    /// - Returns: The old session's mailbox messages that its client has not confirmed.
    private func retire(_ handle: SessionHandle, by arrival: Arrival) -> [[UInt8]] {
        guard sessions.calls.reserve() else { return [] }
        guard let (session, outgoing) = sessions.table.remove(handle, .retry) else {
            sessions.calls.giveBack()
            return []
        }
        sessions.dispatch(outgoing)
        if session.summary.socket != arrival.request.socket?.token { session.socket?.close() }
        tellReplaced(session, by: arrival.clientID)
        return session.letters
    }

    private func tellReplaced(_ session: RemovedSession, by clientID: String) {
        guard session.isAssociated else { return sessions.calls.giveBack() }
        let application = application
        sessions.calls.add(
            CallQueue.Call {
                await application.replaced(session.summary, confirmed: session.confirmed, by: clientID)
            } refuse: {
            })
    }
}
