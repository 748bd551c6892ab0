import Beckon
import Logging
import Synchronization

/// Follows what other nodes commit: receives their wakes, and checks the store once a second because wakes may be lost.
///
/// It reads changed chats again, then wakes their readers on this node as after a commit of this node.
package final class ClusterFollower: Sendable {
    private static let period = Milliseconds(1_000)
    /// The largest number of wakes that wait here; beyond it the follower checks everything.
    private static let capacity = 8_192
    /// How many chats are read at a time: few, because the requests being served need the database too.
    private static let concurrency = 4
    /// After this many failures the follower leaves the database alone until the next round.
    private static let bearableFailures = 16
    /// The largest number of chats in one query.
    private static let pageLength = 1_000

    private struct Inbox {
        var wakes: Set<Wake> = []
        var isOverfull = false
    }

    private let carrier: (any WakeCarrier)?
    private let chats: ChatService
    private let presence: PresenceService
    private let clients: any ClientHolder
    private let feed: DeskFeed
    private let store: any Store
    private let wakes: WakePlane
    private let time: any TimeSource
    private let logger: Logger
    private let inbox = Mutex(Inbox())
    private let signal = TaskSignal()
    private let openWork = Mutex<Int?>(nil)
    /// The mark that each chat had when ``lookAtEverything()`` last woke its readers on this node.
    ///
    /// The registry cannot replace this: it also learns of changes in ways that wake no reader.
    private let followed = Mutex<[ChatID: ChatMark]>([:])

    init(_ core: NodeCore, feed: DeskFeed) {
        self.feed = feed
        carrier = core.ground.carrier
        chats = core.chats
        presence = core.presence
        clients = core.clients
        store = core.store
        wakes = core.wakes
        time = core.time
        logger = core.ground.logger
    }

    /// Follows other nodes until the task is cancelled.
    package func run() async {
        await withDiscardingTaskGroup { group in
            if let carrier {
                group.addTask { await carrier.run { self.receive($0) } }
            }
            group.addTask { await self.watch() }
        }
    }

    /// Takes the wakes of another node.
    func receive(_ carried: CarriedWakes) {
        // These wait for no chat: a sign-in that another node has ended is forgotten at once.
        switch carried {
        case .everything: wakes.wakeHere([.accounts])
        case .wakes(let heard): wakes.wakeHere(heard.filter(\.isOfAccounts))
        }
        inbox.withLock { inbox in
            switch carried {
            case .everything: inbox.isOverfull = true
            case .wakes(let wakes):
                inbox.wakes.formUnion(wakes.lazy.filter { !$0.isOfAccounts })
                if inbox.wakes.count > Self.capacity {
                    inbox.wakes.removeAll()
                    inbox.isOverfull = true
                }
            }
        }
        signal.raise()
    }

    private func watch() async {
        var lookAt = time.uptime
        while !Task.isCancelled {
            let wait = max(Milliseconds(1), lookAt.elapsed(since: time.uptime))
            await signal.wait(timeout: wait, time: time)
            guard !Task.isCancelled else { return }
            // A failure here never delays the check of everything, which makes up for wakes that could not be handled.
            let isOverfull = (try? await readInbox()) ?? false
            guard isOverfull || time.uptime >= lookAt else { continue }
            lookAt = time.uptime.advanced(by: Self.period)
            // What fails is checked again in the next round.
            try? await lookAtEverything()
        }
    }

    /// Handles the wakes in the inbox.
    ///
    /// - Returns: Whether wakes were lost because the inbox was full.
    private func readInbox() async throws -> Bool {
        let (heard, isOverfull) = inbox.withLock { inbox in
            defer { inbox = Inbox() }
            return (inbox.wakes, inbox.isOverfull)
        }
        guard !heard.isEmpty else { return isOverfull }
        try await follow(Array(heard))
        return isOverfull
    }

    /// Handles wakes of another node.
    func follow(_ heard: [Wake]) async throws {
        let named = heard.compactMap { wake -> ChatID? in
            if case .chat(let chat) = wake { chat } else { nil }
        }
        let known = chats.registry.withLock { $0.marks(of: named) }
        let isWork = heard.contains(.work)
        // These come first: they need no chat, and reading a chat may fail.
        wakes.wakeHere(heard.filter { if case .chat = $0 { false } else { true } })
        try await forEach(named) { chat in
            if known[chat] != nil {
                try await self.read(chat)
            } else if isWork {
                // A chat that is new here may belong to a client of this node.
                try await self.meet(chat)
            }
            // Woken at once, so that a failure with another chat does not prevent it.
            self.wakes.wakeHere([.chat(chat)])
        }
    }

    /// Runs `body` for each element, several at a time, so that no element waits long behind the others.
    ///
    /// A failure does not stop the other elements. After `bearableFailures` of them the database is taken to be
    /// unreachable, and the rest is left for the next round.
    ///
    /// - Throws: The first failure, at the end.
    private func forEach<Element: Sendable>(
        _ elements: some Collection<Element>, _ body: @escaping @Sendable (Element) async throws -> Void
    ) async throws {
        var failures: [any Error] = []
        await withTaskGroup(of: (any Error)?.self) { group in
            for (index, element) in elements.enumerated() where failures.count < Self.bearableFailures {
                if index >= Self.concurrency, let failure = await group.next() ?? nil { failures.append(failure) }
                group.addTask {
                    do {
                        try await body(element)
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            for await failure in group { if let failure { failures.append(failure) } }
        }
        if let first = failures.first { throw first }
    }

    /// Wakes the readers of a chat on this node, which has reached a mark that they were not woken for.
    private func catchUp(_ chat: ChatID, at mark: ChatMark) async throws {
        // A chat that is not in memory is read by the readers that are woken.
        if let head = chats.registry.withLock({ $0.committedHead(chat) }) {
            if ChatMark(head) == mark { await presence.chatChangedElsewhere(head) } else { try await read(chat) }
        }
        wakes.wakeHere([.chat(chat)])
        followed.withLock { $0[chat] = mark }
    }

    private func read(_ chat: ChatID) async throws {
        do {
            let head = try await chats.reader.reload(chat)
            await presence.chatChangedElsewhere(head)
        } catch is ChatRefusal {
            // The chat was erased.
        }
    }

    private func meet(_ chat: ChatID) async throws {
        guard clients.hasClients, let head = try await store.chat(chat) else { return }
        try await presence.chatMet(head)
    }

    /// Checks every chat that has readers on this node, and the open work if a desk is connected.
    func lookAtEverything() async throws {
        let open = feed.hasReaders ? try await store.openChats(limit: Self.pageLength) : []
        var standing = Dictionary(open.map { ($0.id, ChatMark($0)) }, uniquingKeysWith: { $1 })
        let watched = clients.watchedChats
        for start in stride(from: 0, to: watched.count, by: Self.pageLength) {
            let page = Array(watched[start..<min(start + Self.pageLength, watched.count)])
            standing.merge(try await store.marks(of: page)) { $1 }
        }
        let before = followed.withLock { followed in
            followed = followed.filter { standing[$0.key] != nil }
            return followed
        }
        let caughtUp = await attempt {
            try await forEach(standing.filter { before[$0.key] != $0.value }) { chat, mark in
                try await self.catchUp(chat, at: mark)
            }
        }
        let met = await attempt {
            guard clients.hasClients else { return }
            try await forEach(try await store.expectedChats(limit: Self.pageLength)) {
                try await self.presence.chatMet($0)
            }
        }
        if feed.hasReaders, try await workHasChanged(open) { wakes.wakeHere([.work]) }
        // Thrown at the end, so that one failure does not stop the other steps.
        try caughtUp.get()
        try met.get()
    }

    private func attempt(_ work: () async throws -> Void) async -> Result<Void, any Error> {
        do {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }

    /// Whether the open work has changed since it was last looked at.
    private func workHasChanged(_ heads: [ChatHead]) async throws -> Bool {
        let callbacks = try await store.openCallbacks(limit: Self.pageLength)
        var hasher = Hasher()
        for head in heads { hasher.combine(head.id); hasher.combine(head.version) }
        for record in callbacks { hasher.combine(record.id); hasher.combine(record.version) }
        let digest = hasher.finalize()
        return openWork.withLock { last in
            defer { last = digest }
            return last != digest
        }
    }
}
