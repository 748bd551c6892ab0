import BayeuxServer
package import Beckon
import Synchronization

/// Joins the Bayeux hub with the chats from the other side: what chats need to know of clients, and clients of chats.
///
/// The hub is made after its application, so it is handed in once, with ``connect(_:_:)``. Everything kept here is
/// bounded and lives for a minute at most; what overflows is looked for in the store, see ``PresenceSearch``.
package final class BayeuxPresence: Sendable, PresenceOracle, WakeObserver {
    /// How many chats and farewells wait here at most.
    static let capacity = 16_384

    private struct State {
        weak var hub: BayeuxHub?
        weak var application: GMSBayeuxApplication?
        /// New chats whose user has no client yet, and since when.
        var unclaimed: [ChatID: (user: String, since: Int64)] = [:]
        /// Lost clients whose going away could not be stored.
        var farewells: [(SessionSummary, [String: Int])] = []
        /// Lost clients whose return may have crossed their going away.
        var crossings: [SessionSummary] = []
        /// What was passed over because there was no room for it.
        var search = PresenceSearch()
    }

    private let state = Mutex(State())
    private let time: any TimeSource
    private let capacity: Int

    init(time: any TimeSource, capacity: Int = BayeuxPresence.capacity) {
        self.time = time
        self.capacity = capacity
    }

    /// Hands in the hub and its application, once, before either is used.
    func connect(_ hub: BayeuxHub, _ application: GMSBayeuxApplication) {
        state.withLock {
            $0.hub = hub
            $0.application = application
        }
    }

    private var hub: BayeuxHub? { state.withLock { $0.hub } }

    // MARK: - What chats ask

    package func isPresent(clientID: String) -> Bool { hub?.holds(clientID) ?? false }

    package func woken(by wakes: [Wake]) {
        guard let hub else { return }
        for wake in wakes {
            if case .chat(let chat) = wake { hub.wake(source: TranscriptSource.name(of: chat)) }
        }
    }

    /// The other clients of a session's user that are there.
    func others(than session: SessionSummary) -> [SessionSummary] {
        guard let hub, let user = session.user else { return [] }
        return hub.sessions(user: user).filter { $0.clientID != session.clientID && $0.hasConnected }
    }

    /// Gives a new chat to the clients of its user that are there already; until one comes it is looked for again.
    package func chatStarted(_ head: ChatHead) async throws {
        guard let user = head.user, case .expected = head.presence else { return }
        if try await attach(head.id, user: user) { return }
        let uptime = time.uptime
        state.withLock { state in
            if state.unclaimed.count < capacity {
                state.unclaimed[head.id] = (user, uptime)
            } else {
                state.search.beginWithClients()
            }
        }
    }

    private func attach(_ chat: ChatID, user: String) async throws -> Bool {
        let (hub, application) = state.withLock { ($0.hub, $0.application) }
        guard let hub, let application else { return false }
        var sessions: [SessionSummary] = []
        for session in hub.sessions(user: user) {
            if try await application.isKnown(session.clientID) { sessions.append(session) } else { letGo(session) }
        }
        guard let session = sessions.last else { return false }
        guard let heads = try await application.chats.customerPresent(application.row(of: session, user: user)) else {
            hub.forget(session.clientID)
            return false
        }
        let source = application.source(of: chat)
        let cursor = heads.first { $0.id == chat }?.cursor ?? 0
        let trusts = application.chats.trustsClientID(heads)
        for session in sessions {
            hub.setTrust(trusts, of: session.clientID)
            hub.attach(source, cursor: cursor, to: session.clientID)
        }
        attach(heads, to: session)
        return true
    }

    /// Has a client read all chats with which its customer is stored as present; what it reads already stays as it is.
    func attach(_ heads: [ChatHead], to session: SessionSummary) {
        let (hub, application) = state.withLock { ($0.hub, $0.application) }
        guard let hub, let application else { return }
        for head in heads { hub.attach(application.source(of: head.id), cursor: head.cursor, to: session.clientID) }
    }

    // MARK: - What other nodes do

    /// Whether any client is here.
    var hasClients: Bool { (hub?.sessionCount ?? 0) > 0 }

    /// The chats that clients of this node read.
    func watchedChats() -> [ChatID] {
        hub?.sourceNames.compactMap { TranscriptSource.chat(named: $0) } ?? []
    }

    /// Forgets a client; it comes back by its row or shakes hands anew.
    func forget(_ clientID: String) { hub?.forget(clientID) }

    /// Forgets a client that went on or left elsewhere; where its customer is stored as present with it all the same, it is
    /// missed if it does not come back.
    func letGo(_ session: SessionSummary) {
        let (hub, application) = state.withLock { ($0.hub, $0.application) }
        hub?.forget(session.clientID)
        if let user = session.user { application?.chats.expect(clientID: session.clientID, user: user) }
    }

    /// Forgets every client, since the others took this node for dead; each comes back by its row.
    func forgetAll() {
        guard let hub else { return }
        for clientID in hub.associatedClients { hub.forget(clientID) }
    }

    /// Another node has changed a chat: a client that it holds now is no longer this node's.
    ///
    /// When another client of the same customer left there while one is connected here, the customer is still present.
    func follow(_ head: ChatHead) async {
        guard let hub, let user = head.user else { return }
        let application = state.withLock { $0.application }
        for session in hub.sessions(user: user) {
            guard let node = application?.chats.node else { return }
            if head.presence == .present(clientID: session.clientID), let holder = head.holder, holder != node {
                hub.forget(session.clientID)
            } else if case .away(_, session.clientID) = head.presence {
                // It said good-bye there.
                letGo(session)
            } else if head.presence.isAway, head.state != .ended, session.hasConnected {
                _ = try? await application?.stayPresent(session, user: user)
            }
        }
    }

    /// A chat of another node may belong to a client of this one.
    func meet(_ head: ChatHead) async throws {
        guard let user = head.user, case .expected = head.presence else { return }
        _ = try await attach(head.id, user: user)
    }

    // MARK: - What is looked at again

    func retryLater(_ session: SessionSummary, confirmed: [String: Int]) {
        state.withLock { state in
            if state.farewells.count < capacity {
                state.farewells.append((session, confirmed))
            } else {
                state.search.beginWithChats()
            }
        }
    }

    func lookAgain(at session: SessionSummary) {
        state.withLock { state in
            if state.crossings.count < capacity {
                state.crossings.append(session)
            } else {
                state.search.beginWithClients()
            }
        }
    }

    /// Once a second: stores confirmed cursors, and looks again at what was not finished.
    func housekeep() async throws {
        try await storeCursors()
        let (farewells, crossings, unclaimed, application) = state.withLock { state in
            defer {
                state.farewells.removeAll()
                state.crossings.removeAll()
            }
            return (state.farewells, state.crossings, state.unclaimed, state.application)
        }
        for (session, confirmed) in farewells { await application?.expired(session, confirmed: confirmed) }
        for (index, session) in crossings.enumerated() {
            do {
                try await keepPresent(session, application)
            } catch {
                // The store does not answer: asking it about each of the others would hold the timers up.
                for left in crossings[index...] { lookAgain(at: left) }
                throw error
            }
        }
        for (chat, entry) in unclaimed { try await claim(chat, entry) }
        try await searchOn()
    }

    /// Looks at one page of the store, and of the clients here, for what was passed over.
    private func searchOn() async throws {
        let (hub, application, search) = state.withLock { ($0.hub, $0.application, $0.search) }
        guard let hub, let application, search.isUnderWay else { return }
        if let last = search.lastChat {
            let page = try await application.heldChats(after: last.id, limit: PresenceSearch.page)
            for head in page {
                guard let user = head.user, case .present(let clientID) = head.presence, !hub.holds(clientID) else {
                    continue
                }
                // It has the time of an arrival to show itself: it may be coming in this very moment.
                application.chats.expect(clientID: clientID, user: user)
            }
            state.withLock { $0.search.found(through: page.last?.id) }
        }
        if search.seeksClients {
            let clients = state.withLock { $0.search.takeClients(hub.associatedClients) }
            for (index, clientID) in clients.enumerated() {
                guard let session = hub.session(clientID), session.hasConnected, let user = session.user else {
                    continue
                }
                do {
                    try await application.stayPresent(session, user: user)
                } catch {
                    state.withLock { $0.search.giveBack(clients[index...]) }
                    throw error
                }
            }
        }
    }

    /// A client whose return crossed its going away is there: so is its customer, unless it has said good-bye since.
    private func keepPresent(_ session: SessionSummary, _ application: GMSBayeuxApplication?) async throws {
        guard let user = session.user, let application, let hub,
            hub.sessions(user: user).contains(where: { $0.clientID == session.clientID })
        else { return }
        try await application.stayPresent(session, user: user)
    }

    private func claim(_ chat: ChatID, _ entry: (user: String, since: Int64)) async throws {
        let isOver = time.uptime - entry.since > ChatSession.pollingPatience.count
        // Its client may have come by itself since, here or elsewhere, and may have gone again.
        let application = state.withLock { $0.application }
        let isExpected = try await application?.chats.currentHead(chat).presence == .expected
        let isAttached = isExpected ? try await attach(chat, user: entry.user) : true
        if isOver || isAttached { state.withLock { _ = $0.unclaimed.removeValue(forKey: chat) } }
    }

    private func storeCursors() async throws {
        let (hub, application) = state.withLock { ($0.hub, $0.application) }
        guard let hub, let application else { return }
        let moved = hub.confirmedCursors(limit: capacity).flatMap { session in
            session.cursors.compactMap { name, position in
                TranscriptSource.chat(named: name).map { ($0, position) }
            }
        }
        try await application.chats.advanceCursors(moved)
    }
}
