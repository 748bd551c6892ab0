import Bayeux

extension BayeuxHub {
    /// Answers a handshake.
    ///
    /// - Parameters:
    ///   - message: The handshake.
    ///   - request: The request it came in.
    ///   - exchange: Where the answer goes.
    func shakeHands(_ message: BayeuxMessage, _ request: BayeuxRequest, _ exchange: any BayeuxExchange) {
        if draining != nil {
            let advice = encoder.advice(.handshake, interval: 1000)
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
        case .accept(let user):
            accept(message, request, exchange, clientID: clientID, user: user, previous: previous?.handle)
        case .refuse(let error, let retryAfter):
            let advice = retryAfter.map { encoder.advice(.handshake, interval: max(0, $0)) } ?? encoder.advice(.none)
            answer(exchange) { encoder.failure(message, error, advice: advice, to: &$0) }
        }
    }

    /// What is wrong with a handshake, nil if nothing.
    private func complaint(about message: BayeuxMessage) -> BayeuxError? {
        if let minimum = message.minimumVersion, ProtocolVersion(minimum) > .current {
            return BayeuxError(.badRequest, "Protocol version is not supported")
        }
        let offered = message.supportedConnectionTypes ?? [ConnectionType.longPolling.rawValue]
        guard configuration.connectionTypes.contains(where: { offered.contains($0.rawValue) }) else {
            return BayeuxError(.noCommonConnectionType, "No common connection type")
        }
        return nil
    }

    /// The session that the client still holds and may use.
    private func previous(
        of message: BayeuxMessage, _ request: BayeuxRequest
    ) -> (handle: SessionHandle, summary: SessionSummary)? {
        guard let clientID = message.clientID else { return nil }
        let found = table.find(clientID, now: now) { application.mayUse($0, by: request) }
        guard case .found(let handle, let summary) = found else { return nil }
        return (handle, summary)
    }

    private func accept(
        _ message: BayeuxMessage, _ request: BayeuxRequest, _ exchange: any BayeuxExchange, clientID: String,
        user: String?, previous: SessionHandle?
    ) {
        // First, so that a client at the limit can replace its own session.
        if let previous { retire(previous, by: clientID) }
        let known = request.browserID.flatMap { Identifiers.isCookieValue($0) ? $0 : nil }
        let browserID = known ?? Identifiers.make(random)
        let summary = SessionSummary(clientID: clientID, user: user, browserID: browserID)
        guard table.add(SessionTable.Newcomer(summary: summary), now: now) else {
            let error = BayeuxError(.forbidden, "Too many sessions")
            let advice = encoder.advice(.handshake, interval: configuration.maxInterval)
            return answer(exchange) { encoder.failure(message, error, advice: advice, to: &$0) }
        }
        answer(exchange, newBrowserID: known == nil ? browserID : nil) {
            encoder.handshake(id: message.id, clientID: clientID, to: &$0)
        }
    }

    /// Ends a session that its client gave up for a new one.
    ///
    /// If the application cannot be told now, the session is left to expire.
    private func retire(_ handle: SessionHandle, by clientID: String) {
        guard calls.reserve() else { return }
        guard let (session, outgoing) = table.remove(handle, .retry) else { return calls.giveBack() }
        dispatch(outgoing)
        guard session.isAssociated else { return calls.giveBack() }
        let application = application
        calls.add(
            CallQueue.Call {
                await application.replaced(session.summary, confirmed: session.confirmed, by: clientID)
            } refuse: {
            })
    }
}
