import Bayeux
import BeckonJSON
import BeckonTime

extension HubSessions {
    /// Carries out what was decided under the lock of the sessions.
    ///
    /// - Parameter outgoing: What to do.
    func dispatch(_ outgoing: Outgoing) {
        for answer in outgoing.answers {
            switch answer.poll.holder {
            case .exchange(let exchange): send(answer, to: exchange)
            case .batch(let continuation): continuation.resume(returning: answer)
            }
        }
        for push in outgoing.pushes { send(push) }
        for socket in outgoing.closings { socket.close() }
        for order in outgoing.loads { start(order) }
    }

    private func send(_ outgoing: OutgoingAnswer, to exchange: any BayeuxExchange) {
        let response = BayeuxResponse(body: body(outgoing), closeConnection: draining != nil)
        exchange.answer(response) { [self, session = outgoing.session, token = outgoing.answer.token] end in
            writeEnded(session, token, end)
        }
    }

    private func body(_ outgoing: OutgoingAnswer) -> [UInt8] {
        let (poll, answer) = (outgoing.poll, outgoing.answer)
        if outgoing.ending == .retry, answer.acknowledgement == nil, poll.timeQuestion == nil, !poll.isCrowded {
            return outgoing.encoder.usualAnswer(answer.batches, id: poll.messageID)
        }
        let size = answer.batches.reduce(192) { $0 + $1.messages.count + 1 }
        var writer = JSONWriter(reservingCapacity: size)
        writer.beginArray()
        write(outgoing, id: poll.messageID, to: &writer)
        writer.endArray()
        return writer.bytes
    }

    private func send(_ push: OutgoingPush) {
        let size = push.answer.batches.reduce(2) { $0 + $1.messages.count + 1 }
        var writer = JSONWriter(reservingCapacity: size)
        writer.beginArray()
        for batch in push.answer.batches { writer.raw(batch.messages) }
        writer.endArray()
        push.socket.send(writer.bytes) { [self, session = push.session, token = push.answer.token] end in
            writeEnded(session, token, end)
        }
    }

    /// Writes the events of an answer, then the reply to the connect.
    ///
    /// - Parameters:
    ///   - outgoing: The answer.
    ///   - id: The connect's `id`.
    ///   - writer: Where to write.
    func write(_ outgoing: OutgoingAnswer, id: RawJSON?, to writer: inout JSONWriter) {
        for batch in outgoing.answer.batches { writer.raw(batch.messages) }
        if outgoing.ending == .lost { return outgoing.encoder.lost(id: id, to: &writer) }
        if outgoing.ending == .dismiss { outgoing.encoder.dismissal(to: &writer) }
        let extensions = ReplyExtensions(
            acknowledgement: outgoing.answer.acknowledgement,
            time: outgoing.poll.timeQuestion.map { ($0, now) })
        outgoing.encoder.connect(
            id: id, advice: advice(for: outgoing, outgoing.encoder), extensions: extensions, to: &writer)
    }

    private func advice(for outgoing: OutgoingAnswer, _ encoder: ReplyEncoder) -> Advice? {
        switch outgoing.ending {
        case .retry where outgoing.poll.isCrowded && draining == nil:
            var advice = encoder.advice(.retry, interval: configuration.multiSessionInterval)
            advice.multipleClients = true
            return advice
        case .stop, .dismiss: return encoder.advice(.none)
        // The usual advice also in a drain: its answers are spread in time, and some clients read the interval in seconds.
        case .retry, .lost: return nil
        }
    }

    /// Takes the end of a write to a session's client.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - token: The poll that was answered, or the token of a write without a connect.
    ///   - end: How the write ended.
    func writeEnded(_ session: SessionHandle, _ token: PollToken, _ end: WriteEnd) {
        let now = now
        let hears = writes != nil
        let updated = table.update(session, now: now) {
            session -> (written: (SessionSummary, [SourceName: Int])?, since: Timestamp?) in
            let since = session.since(of: token)
            let hasMoved = session.writeEnded(token, end, now: now)
            return (hears && hasMoved ? (session.summary, session.sent) : nil, hasMoved ? since : nil)
        }
        guard let (ended, outgoing) = updated else { return }
        if let since = ended.since { delivered?(since) }
        dispatch(outgoing)
        if let (summary, sent) = ended.written { tell(summary, sent) }
    }

    private func tell(_ summary: SessionSummary, _ sent: [SourceName: Int]) {
        guard let writes, calls.reserve() else { return }
        calls.add(
            CallQueue.Call {
                await writes.wrote(to: summary, sent: sent)
            } refuse: {
            })
    }
}

// MARK: - Loads

extension HubSessions {
    private func start(_ order: LoadOrder) {
        guard calls.reserve() else { return finish(order, nil) }
        calls.add(
            CallQueue.Call {
                await self.load(order)
            } refuse: {
                self.finish(order, nil)
            })
    }

    private func load(_ order: LoadOrder) async {
        let batch = try? await order.source.load(after: order.cursor, limit: order.limit)
        finish(order, batch)
    }

    private func finish(_ order: LoadOrder, _ batch: SourceBatch?) {
        let now = now
        let updated = table.update(order.session, now: now) {
            $0.didLoad(order.id, after: order.cursor, batch, now: now)
        }
        if let (_, outgoing) = updated { dispatch(outgoing) }
    }
}
