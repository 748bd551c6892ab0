import Bayeux
import BayeuxServer
import Beckon

/// As ``BayeuxHub`` does it: finds the session of a message, hands it over, and does what the session wants done.
extension Node {
    func session(of clientID: String) -> Session? {
        sessions.first { $0.clientID == clientID }
    }

    func shakeHands(_ user: String, _ reply: (Answer) -> Void) {
        world.coverage.count(.handshake)
        let session = Session(clientID: world.name("b"), user: user, hasConnected: false, now: world.now)
        sessions.append(session)
        look(session)
        reply(.named(session.clientID))
    }

    func subscribe(_ clientID: String, _ user: String, mayResume: Bool = true, _ reply: @escaping (Answer) -> Void) {
        guard let session = session(of: clientID) else {
            guard mayResume else {
                world.coverage.count(.unknownClient)
                return reply(.unknownClient)
            }
            return resume(clientID) { self.subscribe(clientID, user, mayResume: false, reply) }
        }
        session.value.touch(now: world.now)
        session.value.beginCall()
        customerPresent(row(of: session)) { heads in
            session.value.endCall()
            self.look(session)
            guard case .success(let heads) = heads else {
                self.remove(session)
                if case .failure(.gone) = heads { return reply(.unknownClient) }
                return reply(.unavailable)
            }
            guard !session.isGone else { return reply(.unknownClient) }
            self.world.coverage.count(.subscription)
            self.world.note("node \(self.number): \(clientID) subscribes, reads after \(heads.map(\.cursor))")
            for head in heads { self.attach(head, to: session, isWaiting: true) }
            session.value.subscribe(to: Session.patterns)
            self.settle(session)
            reply(.done)
            self.plan(self.world.dice.between(1, 30)) {
                session.value.release()
                self.settle(session)
            }
        }
    }

    /// Brings back a client that was stored, if there is one.
    private func resume(_ clientID: String, _ end: @escaping () -> Void) {
        read({ $0.clients[clientID] }) { found in
            guard let found, var client = found, client.expiresAt > self.now else { return end() }
            client.expiresAt = self.now.advanced(by: .seconds(86_400))
            let holder = self.world.store.tables.chats.values.first { $0.user == client.user }?.holder
            self.customerPresent(client) { heads in
                guard case .success(let heads) = heads else { return end() }
                self.world.coverage.count(holder.map { $0 != self.id } ?? false ? .takeOver : .resumption)
                guard self.session(of: clientID) == nil else { return end() }
                let session = Session(
                    clientID: clientID, user: client.user, hasConnected: true, now: self.world.now)
                self.world.note("node \(self.number): \(clientID) is back, reads after \(heads.map(\.cursor))")
                session.value.subscribe(to: Session.patterns)
                self.sessions.append(session)
                for head in heads { self.attach(head, to: session, isWaiting: false) }
                self.look(session)
                end()
            }
        }
    }

    func attach(_ head: ChatHead, to session: Session, isWaiting: Bool) {
        let source = SourceAttachment(TranscriptName(head.id), cursor: head.cursor)
        _ = session.value.attach(source, isWaiting: isWaiting)
    }

    func connect(_ clientID: String, hold: Int64, _ call: Call, mayResume: Bool = true) {
        guard let session = session(of: clientID) else {
            guard mayResume else {
                world.coverage.count(.unknownClient)
                return world.after(world.latency()) { call.finish(.unknownClient) }
            }
            return resume(clientID) { self.connect(clientID, hold: hold, call, mayResume: false) }
        }
        let token = session.nextToken()
        if let replaced = session.value.connect(token, hold: hold, now: world.now) {
            world.coverage.count(.replacedPoll)
            answer(session, replaced)
        }
        session.held = (token, call)
        if session.value.takeMovedCursors(), !moved.contains(where: { $0 === session }) { moved.append(session) }
        settle(session)
    }

    /// The peer of a connect that waits is gone.
    func peerGone(_ call: Call) {
        guard let session = sessions.first(where: { $0.held?.call === call }), let token = session.held?.token,
            session.value.abandon(token, now: world.now)
        else { return }
        session.held = nil
        look(session)
    }

    /// Does what a session wants done.
    func settle(_ session: Session) {
        guard !session.isGone else { return }
        while let effect = session.value.nextEffect(now: world.now) {
            switch effect {
            case .read(let id, let source, let cursor, let limit):
                session.value.didRead(id, readNow(source.name, after: cursor, limit: limit))
            case .load(let id, let source, let cursor, let limit):
                load(session, id, source.name, after: cursor, limit: limit)
            case .answer(let content), .push(let content): answer(session, content)
            }
        }
        look(session)
    }

    private func readNow(_ name: String, after cursor: Int, limit: Int) -> SourceRead {
        let chat = TranscriptName.chat(named: name)
        guard let recent = cache.events(chat, after: cursor, limit: limit) else { return .mustLoad }
        guard let last = recent.events.last else { return .nothing }
        return .batch(BatchBytes.batch(recent.events, of: chat, through: last.position))
    }

    private func load(_ session: Session, _ id: SourceID, _ name: String, after cursor: Int, limit: Int) {
        let chat = TranscriptName.chat(named: name)
        events(chat, after: cursor, limit: limit) { result in
            let batch = (try? result.get()).map {
                BatchBytes.batch($0, of: chat, through: $0.last?.position ?? cursor)
            }
            // Never while the session is being asked what it wants.
            self.plan(0) {
                session.value.didLoad(id, after: cursor, batch, now: self.world.now)
                self.settle(session)
            }
        }
    }
}

// MARK: - Answers

extension Node {
    /// Writes a connect's answer: it arrives, is lost on the way, or cannot be written.
    private func answer(_ session: Session, _ content: PollAnswer) {
        guard let held = session.held, held.token == content.token else { return }
        session.held = nil
        let fails =
            world.dice.chance(world.weather.failWrite) || held.call.isDeaf
            || (!held.call.isOpen && world.dice.chance(500))
        let isLost = !fails && (world.dice.chance(world.weather.loseWritten) || !held.call.isOpen)
        if !fails {
            for batch in content.batches { world.judge.wrote(through: batch.through, of: BatchBytes.read(batch).chat) }
        }
        if fails { world.coverage.count(.writeFailed) }
        if isLost { world.coverage.count(.writtenAnswerLost) }
        let ranges = content.batches.map { "\($0.through - $0.count + 1)...\($0.through)" }
        world.note(
            "node \(number) answers \(session.clientID): \(ranges.joined(separator: ", "))"
                + (fails ? ", cannot write" : isLost ? ", lost" : ""))
        let isWritten = !fails || world.setup.defects.contains(.sentBeforeWritten)
        plan(world.dice.between(0, 25)) { self.written(session, content.token, fully: isWritten) }
        world.after(world.latency()) {
            held.call.finish(fails || isLost ? nil : .batches(content.batches))
        }
    }

    private func written(_ session: Session, _ token: PollToken, fully: Bool) {
        guard !session.isGone else { return }
        let hasMoved = session.value.written(token, fully: fully, now: world.now)
        settle(session)
        guard hasMoved, world.isShared else { return }
        for (chat, position) in session.sent {
            enqueue(Commit([.moveSent(chat, to: position, client: session.clientID)])) { _ in }
        }
    }

    /// Takes a session away; a connect that waits is answered without events.
    func remove(_ session: Session) {
        session.isGone = true
        sessions.removeAll { $0 === session }
        if let held = session.held { world.after(world.latency()) { held.call.finish(.batches([])) } }
        session.held = nil
    }

    // MARK: Time

    /// Sees to it that a session is looked at when its time comes.
    func look(_ session: Session) {
        let deadline = session.value.deadline
        guard !session.isGone, deadline < session.looksAt else { return }
        session.looksAt = deadline
        plan(deadline - world.now) {
            guard !session.isGone, session.looksAt <= self.world.now else { return self.world.passOver() }
            session.looksAt = .max
            guard session.value.due(now: self.world.now) else { return self.settle(session) }
            self.expire(session)
        }
    }

    private func expire(_ session: Session) {
        let confirmed = session.confirmed
        remove(session)
        guard session.value.isAssociated else { return }
        world.coverage.count(.clientMissed)
        world.note("node \(number) misses \(session.clientID)")
        missed(session, confirmed)
    }
}
