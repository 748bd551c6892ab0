import BayeuxServer
import Beckon

/// What a node does once a second, as ``Membership``, the timers and the follower of the cluster do it.
extension Node {
    /// One round, and the next is planned.
    func turn() {
        readClock()
        if hasJoined { keepLease() } else { join() }
        housekeep()
        timersDue()
        callbackTimers()
        if world.isShared { lookAtEverything() }
        dispatch()
        plan(period) { self.turn() }
    }

    /// A second or a few; when everything comes to rest, not before something is due.
    private var period: Int64 {
        guard world.isSettling else { return world.dice.between(1_000, 4_000) }
        let longest: Int64 = world.isShared ? 5_000 : 30_000
        let tables = world.store.tables
        let dues = tables.chats.values.compactMap(\.due) + [tables.nextPushDue()].compactMap { $0 }
        let next = dues.map { $0.milliseconds - now.milliseconds }.min() ?? longest
        return min(longest, max(1_000, next))
    }

    /// The database's clock where nodes share one; else jumps of the machine's own are not followed.
    private func readClock() {
        if world.isShared || abs(world.skew - skew) <= 2_000 { skew = world.skew }
    }

    // MARK: - Taking part

    /// Who it is among the others.
    var place: NodePlace { NodePlace(node: id, name: "node\(number)", lease: lease.length) }

    private func record() -> NodeRecord { place.record(at: now) }

    private func join() {
        let uptime = world.now
        enqueue(Commit([.putNode(record())])) { result in
            guard case .ended = result else { return }
            self.read({ $0.nodes.values.filter { $0.id != self.id } }) { others in
                guard let others, !self.hasJoined else { return }
                let joined = {
                    self.hasJoined = true
                    self.lease.renew(at: uptime)
                    for other in others.sorted(by: { $0.id.text < $1.id.text })
                    where !self.world.isShared || other.name == "node\(self.number)" {
                        self.takeOver(other, grace: Self.grace)
                    }
                }
                // What fails is done again in the next round, for the node has not joined then.
                if self.world.isShared { joined() } else { self.release(heldBy: nil, grace: Self.grace, joined) }
            }
        }
    }

    private static let grace = Milliseconds(Node.patience)

    private func keepLease() {
        guard lease.isDue(at: world.now) else { return takeOverDead() }
        let uptime = world.now
        let until = now.advanced(by: lease.length)
        // One statement of its own, beside the queue.
        world.after(world.dice.between(1, 8)) {
            guard self.isUp, !self.world.dice.chance(self.world.weather.failCommit) else { return }
            let isKept = self.world.store.renewNode(self.id, until: until)
            self.lease.renew(at: uptime)
            if !isKept { self.beginAnew() }
        }
        takeOverDead()
    }

    /// The others took this node for dead: what it holds is no longer its own.
    private func beginAnew() {
        world.coverage.count(.selfDeclaredDead)
        // What fails is done again: without its row the node is told so in the next round.
        release(heldBy: id, grace: Self.grace) {
            self.enqueue(Commit([.putNode(self.record())])) { result in
                guard case .ended = result else { return }
                for session in self.sessions where session.value.isAssociated { self.remove(session) }
            }
        }
    }

    private func takeOverDead() {
        guard world.isShared, !world.setup.defects.contains(.deadNodeIgnored) else { return }
        read({ $0.nodes.values.filter { $0.id != self.id && $0.leaseUntil < self.now } }) { dead in
            for other in (dead ?? []).sorted(by: { $0.id.text < $1.id.text }) {
                self.world.note("node \(self.number) takes over \(other.id)")
                self.world.coverage.count(.nodeDeclaredDead)
                self.takeOver(other, grace: .zero)
            }
        }
    }

    private func takeOver(_ other: NodeRecord, grace: Milliseconds) {
        release(heldBy: other.id, grace: grace) {
            let removal = Change.removeNode(other.id, leaseUntil: other.leaseUntil)
            self.enqueue(Commit([.releasePushes(of: other.id), removal])) { _ in }
        }
    }

    /// Lets go of every customer whose client a node held; without a node, of all.
    ///
    /// It ends only when all went well: what fails is done again in a later round, for the dead node's row stays.
    private func release(heldBy node: NodeID?, grace: Milliseconds, _ end: @escaping () -> Void) {
        read({ $0.presentChats(heldBy: node, after: nil, limit: 500) }) { heads in
            guard let heads else { return }
            var open = heads.count
            guard open > 0 else { return end() }
            let until = self.now.advanced(by: grace)
            for head in heads {
                _ = self.cache.refresh(head)
                self.perform(head.id, .released(node: node, until: until)) { result in
                    guard case .success = result else { return }
                    open -= 1
                    if open == 0 { end() }
                }
            }
        }
    }

    // MARK: - Timers

    private func timersDue() {
        let now = now
        read({ $0.chatsDue(now: now, limit: 500) }) { dues in
            for due in dues ?? [] { self.timeReached(due) }
        }
    }

    private func timeReached(_ due: ChatHead) {
        let head = cache.refresh(due)
        let isThere = isThere(head)
        guard case .present(let clientID) = head.presence else {
            return timeReached(head, isThere: isThere, clientID: nil, row: nil)
        }
        guard !isThere else { return timeReached(head, isThere: true, clientID: clientID, row: nil) }
        shortened(clientID) { found in
            guard let found else { return }
            self.timeReached(head, isThere: false, clientID: clientID, row: found)
        }
    }

    private func timeReached(_ head: ChatHead, isThere: Bool, clientID: String?, row: StoredClient?) {
        let input = ChatInput.timeReached(isThere: isThere, clientID: clientID, node: id)
        perform(head.id, input, adding: { Self.lost(row, $0, $1) }) { result in
            if isThere, head.holder == nil, let clientID, let user = head.user {
                self.arrivals.add(clientID: clientID, user: user, at: self.world.now)
            }
            guard case .success(let outcome) = result, head.presence == .polling, outcome.head.presence.isAway
            else { return }
            self.world.coverage.count(.pollingCustomerAway)
        }
    }

    private func isThere(_ head: ChatHead) -> Bool {
        guard case .present(let clientID) = head.presence else { return false }
        if let holder = head.holder, holder != id { return true }
        return session(of: clientID) != nil
    }

    // MARK: - Wakes

    /// Wakes who waits here, and the other nodes.
    func wake(_ wakes: [Wake]) {
        wakeHere(wakes)
        guard world.isShared else { return }
        for node in world.nodes where node !== self { world.carry(wakes, to: node) }
    }

    private func wakeHere(_ wakes: [Wake]) {
        for wake in wakes {
            switch wake {
            case .chat(let chat):
                let name = TranscriptName(chat).name
                for session in sessions where session.value.sources.contains(where: { $0.name == name }) {
                    session.value.wake(name)
                    settle(session)
                }
            case .push: plan(1) { self.dispatch() }
            case .callback, .work: break
            }
        }
    }

    /// Another node has committed something.
    func follow(_ heard: [Wake]) {
        for wake in heard {
            guard case .chat(let chat) = wake, cache.committedHead(chat) != nil else { continue }
            loadHead(chat) { found in
                if case .success(let head) = found { self.follow(head) }
                self.wakeHere(heard)
            }
            return
        }
        wakeHere(heard)
    }

    /// A client that another node holds now is no longer this node's; one that is connected here keeps its customer
    /// present.
    private func follow(_ head: ChatHead) {
        guard let user = head.user else { return }
        for session in sessions where session.user == user {
            let summary = session.value.summary
            guard !summary.subscriptions.isEmpty, !summary.isLeaving else { continue }
            if head.presence == .present(clientID: session.clientID), let holder = head.holder, holder != id {
                remove(session)
            } else if case .away(_, session.clientID) = head.presence {
                letGo(session)
            } else if head.presence.isAway, head.state != .ended, summary.hasConnected {
                stayPresent(session)
            }
        }
    }

    /// Looks at every chat that a client here reads, since wakes may be lost.
    private func lookAtEverything() {
        var watched: [ChatID] = []
        for session in sessions {
            for source in session.value.sources {
                let chat = TranscriptName.chat(named: source.name)
                if !watched.contains(chat) { watched.append(chat) }
            }
        }
        guard !watched.isEmpty else { return }
        read({ $0.marks(of: watched) }) { marks in
            guard let marks else { return }
            let known = self.cache.marks(of: watched)
            for chat in watched where marks[chat] != nil && known[chat] != marks[chat] { self.follow([.chat(chat)]) }
        }
    }
}

extension World {
    /// Takes wakes to another node: now, later, twice or not at all.
    func carry(_ wakes: [Wake], to node: Node) {
        guard !dice.chance(weather.loseWake) else { return coverage.count(.wakeLost) }
        let isLate = dice.chance(weather.lateWake)
        if isLate { coverage.count(.wakeLate) }
        let copies = dice.chance(weather.doubleWake) ? 2 : 1
        if copies > 1 { coverage.count(.wakeDoubled) }
        for _ in 0..<copies {
            after(isLate ? dice.about(3_000) : dice.between(1, 40)) {
                guard node.isUp else { return self.passOver() }
                node.run { node.follow(wakes) }
            }
        }
    }
}
