import Beckon
import Synchronization

/// Finds sign-ins with their accounts, in a ``SignInMemory`` or in the database.
///
/// Commits of this process make it forget before their callers get the result, and wakes of other nodes when they arrive. With
/// a database of its own it looks by itself whether another process, such as `beckon user`, has changed the file.
final class KnownSignIns: Sendable, WakeObserver {
    private let store: any Store
    /// Whether changes are told of; where nobody does that, every call reads the database.
    private let isWoken: Bool
    /// Brings the other nodes' wakes.
    private let carrier: (any WakeCarrier)?
    private let time: any TimeSource
    private let memory = Mutex(SignInMemory())

    init(store: any Store, wakes: WakePlane?, time: any TimeSource) {
        self.store = store
        (isWoken, carrier) = (wakes != nil, wakes?.carrier)
        self.time = time
        wakes?.add(self)
    }

    /// A sign-in by the hash of its token, which holds now, with its account.
    ///
    /// - Returns: nil for one that is unknown or over, or whose account was removed.
    /// - Throws: ``StoreError``.
    func find(_ id: String) async throws -> SignIn? {
        if let known = await recall(id) { return known }
        let reading = memory.withLock { $0.beginRead(at: time.uptime) }
        guard let (session, account) = try await store.signIn(id), time.now < session.idleEnd else { return nil }
        let signIn = SignIn(session: session, account: account)
        if isWoken { memory.withLock { $0.keep(signIn, of: reading) } }
        return signIn
    }

    private func recall(_ id: String) async -> SignIn? {
        guard isWoken else { return nil }
        let news: SignInMemory.News = store.isShared ? .wakes(silence: carrier?.silence) : .looks
        if news == .looks { await look() }
        return memory.withLock { $0.recall(id, now: time.now, uptime: time.uptime, by: news) }
    }

    /// Looks whether another process has changed the database, if it is time for that.
    private func look() async {
        let uptime = time.uptime
        guard memory.withLock({ $0.beginLook(at: uptime) }) else { return }
        let version = try? await store.foreignVersion()
        memory.withLock { $0.endLook(version, begun: uptime) }
    }

    /// Notes that the use of a sign-in was stored.
    func prolonged(_ id: String, idleEnd: Timestamp) { memory.withLock { $0.prolonged(id, idleEnd: idleEnd) } }

    func woken(by wakes: [Wake]) {
        let heard = wakes.filter(\.isOfAccounts)
        guard !heard.isEmpty else { return }
        memory.withLock { memory in
            for wake in heard { memory.heard(wake) }
        }
    }
}
