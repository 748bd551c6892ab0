import Synchronization

/// The store in memory: everything that an engine must do, in values, for tests and simulations.
///
/// Its data is lost with the process. Calls take effect in their order, so that equal calls give equal answers.
package final class MemoryStore: Store {
    let state = Mutex(MemoryTables())
    private let failure = Mutex<StoreError?>(nil)
    private let fault = Mutex<(@Sendable (Commit) -> StoreError?)?>(nil)
    private let damaged = Mutex<Set<ChatID>>([])

    package let isShared: Bool

    /// - Parameter isShared: whether it simulates a database that several nodes use.
    package init(isShared: Bool = false) {
        self.isShared = isShared
    }

    /// A copy of the tables.
    package var tables: MemoryTables { state.withLock { $0 } }

    /// Changes the tables.
    package func change<Result: Sendable>(_ body: (inout MemoryTables) -> sending Result) -> Result {
        state.withLock { body(&$0) }
    }

    package func commit(_ commits: [Commit]) async throws -> [CommitResult] {
        if let fault = fault.withLock({ $0 }) {
            for commit in commits { if let error = fault(commit) { throw error } }
        }
        return state.withLock { tables in commits.map { tables.commit($0) } }
    }

    package func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush] {
        state.withLock {
            $0.claimPushes(
                from: route, to: devices, now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
        }
    }

    package func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp] {
        state.withLock { $0.nextPushDues() }.mapValues { max($0, now) }
    }

    package func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry] {
        state.withLock { $0.outbox(dead: dead, after: id, limit: limit) }
    }

    package func service(_ id: ServiceID) async throws -> ServiceInstance? { state.withLock { $0.services[id] } }

    package func service(creationKey: String) async throws -> ServiceInstance? {
        state.withLock { tables in tables.serviceKeys[creationKey].flatMap { tables.services[$0] } }
    }

    package func knows(user: String) async throws -> Bool {
        state.withLock { tables in tables.services.values.contains { $0.user == user } }
    }

    package func chat(_ id: ChatID) async throws -> ChatHead? {
        guard !damaged.withLock({ $0.contains(id) }) else { throw StoreError(.unusable, "the chat cannot be read") }
        return state.withLock { $0.chats[id] }
    }

    package func chat(service: ServiceID) async throws -> ChatHead? {
        state.withLock { tables in tables.chatsOfServices[service].flatMap { tables.chats[$0] } }
    }

    package func data(of chat: ChatID) async throws -> [String: String]? { state.withLock { $0.data[chat] } }

    package func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.chats(user: user, now: now, limit: limit) }
    }

    package func openChats(limit: Int) async throws -> [ChatHead] { state.withLock { $0.openChats(limit: limit) } }

    package func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int] {
        state.withLock { $0.unreadMessages(in: chats) }
    }

    package func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.chatsOwed(to: side, now: now, limit: limit) }
    }

    package func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.openChats(of: side, after: after, limit: limit) }
    }

    package func agentSidesOwed(limit: Int) async throws -> [AgentSideName] {
        state.withLock { state in
            let owed = state.chats.values.filter { $0.side.ledger?.due != nil }
            return Array(Set(owed.map(\.side.name)).prefix(max(0, limit)))
        }
    }

    package func openWork(of account: String, limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.openWork(of: account, limit: limit) }
    }

    package func openCounts() async throws -> OpenCounts { state.withLock { $0.openCounts() } }

    package func busyServices() async throws -> Set<String> { state.withLock { $0.busyServices() } }

    package func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.chatsDue(now: now, limit: limit) }
    }

    package func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.presentChats(heldBy: node, after: after, limit: limit) }
    }

    package func expectedChats(limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.expectedChats(limit: limit) }
    }

    package func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark] {
        state.withLock { $0.marks(of: chats) }
    }

    package func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        state.withLock { $0.events(chat, after: position, limit: limit) }
    }

    package func position(_ chat: ChatID, key: String) async throws -> Int? {
        state.withLock { $0.position(of: key, in: chat) }
    }

    package func forgottenDevices(after: DeviceID?, limit: Int) async throws -> [ForgottenDevice] {
        state.withLock { $0.forgottenDevices(after: after, limit: limit) }
    }

    package func devices(of customer: CustomerKey, limit: Int) async throws -> [Device] {
        state.withLock { $0.devices(of: customer, limit: limit) }
    }

    package func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord] {
        state.withLock { $0.presences(of: customer, limit: limit) }
    }

    package func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.bridgedChats(of: customer, limit: limit) }
    }

    package func receipt(_ chat: ChatID) async throws -> ReceiptMark {
        state.withLock { $0.receipts[chat] ?? ReceiptMark() }
    }

    package func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord] {
        state.withLock { $0.pushRecords(chat, position: position, limit: limit) }
    }

    package func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord] {
        state.withLock { $0.passedOver(before: id, limit: limit) }
    }

    package func device(_ id: DeviceID) async throws -> Device? { state.withLock { $0.devices[id] } }

    package func client(_ clientID: String) async throws -> StoredClient? { state.withLock { $0.clients[clientID] } }

    package func callback(_ id: ServiceID) async throws -> CallbackRecord? { state.withLock { $0.callbacks[id] } }

    package func openCallbacks(limit: Int) async throws -> [CallbackRecord] {
        state.withLock { $0.openCallbacks(limit: limit) }
    }

    package func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead] {
        state.withLock { $0.chats(pushingTo: device, notOf: user, limit: limit) }
    }

    package func callbacks(
        pushingTo device: DeviceID, notOf user: String, limit: Int
    ) async throws -> [CallbackRecord] {
        state.withLock { $0.callbacks(pushingTo: device, notOf: user, limit: limit) }
    }

    package func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord] {
        self.state.withLock { $0.callbacks(of: service, in: state, after: after, limit: limit) }
    }

    package func settings(startingWith prefix: String, limit: Int) async throws -> [String: String] {
        state.withLock { $0.settings(startingWith: prefix, limit: limit) }
    }

    package func queuedCallbackCount(service: String) async throws -> Int {
        state.withLock { $0.queuedCallbackCount(service: service) }
    }

    package func openCallbackCount(service: String, number: String) async throws -> Int {
        state.withLock { $0.openCallbackCount(service: service, number: number) }
    }

    package func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine {
        state.withLock { $0.callbackLine(of: service, before: place) }
    }

    package func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture] {
        state.withLock { $0.lineDepartures(of: service, since: since, limit: limit) }
    }

    package func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int] {
        state.withLock { state in checks.map { state.startCount($0) } }
    }

    package func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] {
        state.withLock { $0.callbacksDue(now: now, limit: limit) }
    }

    package func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord] {
        state.withLock { $0.callbacks(search, limit: limit) }
    }

    package func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int] {
        state.withLock { $0.bookings(service: service, from: from, until: until) }
    }

    package func setting(_ name: String) async throws -> String? { state.withLock { $0.settings[name] } }

    package func removeClients(expiredBefore: Timestamp) async throws {
        state.withLock { $0.removeClients(expiredBefore: expiredBefore) }
    }

    package func nodes() async throws -> [NodeRecord] {
        state.withLock { $0.nodes.values.sorted { $0.id.text < $1.id.text } }
    }

    package func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool {
        state.withLock { $0.renewNode(id, until: until) }
    }

    package func clock() async throws -> Timestamp? {
        if let error = failure.withLock({ $0 }) { throw error }
        return nil
    }

    /// Simulates a database that cannot store some commits: a list with such a commit fails as a whole, as a transaction
    /// does; nil ends it.
    package func failCommits(_ fault: (@Sendable (Commit) -> StoreError?)?) { self.fault.withLock { $0 = fault } }

    /// Simulates a database in which one chat cannot be read.
    package func damage(_ chat: ChatID) { damaged.withLock { _ = $0.insert(chat) } }

    /// Simulates a database that does not answer when nodes ask for its clock; nil ends it.
    package func fail(_ error: StoreError?) { failure.withLock { $0 = error } }

    package func erase(user: String, limit: Int) async throws -> ErasedRows {
        state.withLock { $0.erase(user: user, limit: limit) }
    }

    package func removeEnded(before: Timestamp, limit: Int) async throws -> Int {
        state.withLock { $0.removeEnded(before: before, limit: limit) }
    }

    package func audit(limit: Int, now: Timestamp) async throws -> AuditReport {
        state.withLock { $0.audit(limit: limit, now: now) }
    }
}
