import Beckon

/// A process's reads of the database: each sees the state shortly before its answer arrives.
extension LifeStore {
    func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp] {
        try await life.read { try await $0.nextPushDues(now: now) }
    }

    func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry] {
        try await life.read { try await $0.outbox(dead: dead, after: id, limit: limit) }
    }

    func service(_ id: ServiceID) async throws -> ServiceInstance? {
        try await life.read { try await $0.service(id) }
    }

    func service(creationKey: String) async throws -> ServiceInstance? {
        try await life.read { try await $0.service(creationKey: creationKey) }
    }

    func knows(user: String) async throws -> Bool {
        try await life.read { try await $0.knows(user: user) }
    }

    func chat(_ id: ChatID) async throws -> ChatHead? {
        try await life.read { try await $0.chat(id) }
    }

    func chat(service: ServiceID) async throws -> ChatHead? {
        try await life.read { try await $0.chat(service: service) }
    }

    func data(of chat: ChatID) async throws -> [String: String]? {
        try await life.read { try await $0.data(of: chat) }
    }

    func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.chats(user: user, now: now, limit: limit) }
    }

    func openChats(limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.openChats(limit: limit) }
    }

    func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int] {
        try await life.read { try await $0.unreadMessages(in: chats) }
    }

    func openWork(of account: String, limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.openWork(of: account, limit: limit) }
    }

    func trail(after number: Int64, limit: Int) async throws -> [TrailRow] {
        try await life.read { try await $0.trail(after: number, limit: limit) }
    }

    func trail(_ filter: TrailFilter, limit: Int) async throws -> [TrailRow] {
        try await life.read { try await $0.trail(filter, limit: limit) }
    }

    func trailEnd(before time: Timestamp, limit: Int) async throws -> TrailRow? {
        try await life.read { try await $0.trailEnd(before: time, limit: limit) }
    }

    func openCounts() async throws -> OpenCounts {
        try await life.read { try await $0.openCounts() }
    }

    func busyServices() async throws -> Set<String> {
        try await life.read { try await $0.busyServices() }
    }

    func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.chatsDue(now: now, limit: limit) }
    }

    func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.chatsOwed(to: side, now: now, limit: limit) }
    }

    func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.openChats(of: side, after: after, limit: limit) }
    }

    func agentSidesOwed(limit: Int) async throws -> [AgentSideName] {
        try await life.read { try await $0.agentSidesOwed(limit: limit) }
    }

    func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.presentChats(heldBy: node, after: after, limit: limit) }
    }

    func expectedChats(limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.expectedChats(limit: limit) }
    }

    func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark] {
        try await life.read { try await $0.marks(of: chats) }
    }

    func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] {
        try await life.read { try await $0.events(chat, after: position, limit: limit) }
    }

    func position(_ chat: ChatID, key: String) async throws -> Int? {
        try await life.read { try await $0.position(chat, key: key) }
    }

    func device(_ id: DeviceID) async throws -> Device? {
        try await life.read { try await $0.device(id) }
    }

    func forgottenDevices(after: DeviceID?, limit: Int) async throws -> [ForgottenDevice] {
        try await life.read { try await $0.forgottenDevices(after: after, limit: limit) }
    }

    func devices(of customer: CustomerKey, limit: Int) async throws -> [Device] {
        try await life.read { try await $0.devices(of: customer, limit: limit) }
    }

    func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord] {
        try await life.read { try await $0.presences(of: customer, limit: limit) }
    }

    func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.bridgedChats(of: customer, limit: limit) }
    }

    func receipt(_ chat: ChatID) async throws -> ReceiptMark {
        try await life.read { try await $0.receipt(chat) }
    }

    func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord] {
        try await life.read { try await $0.pushRecords(chat, position: position, limit: limit) }
    }

    func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord] {
        try await life.read { try await $0.passedOver(before: id, limit: limit) }
    }

    func client(_ clientID: String) async throws -> StoredClient? {
        try await life.read { try await $0.client(clientID) }
    }

    func callback(_ id: ServiceID) async throws -> CallbackRecord? {
        try await life.read { try await $0.callback(id) }
    }

    func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead] {
        try await life.read { try await $0.chats(pushingTo: device, notOf: user, limit: limit) }
    }

    func callbacks(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [CallbackRecord] {
        try await life.read { try await $0.callbacks(pushingTo: device, notOf: user, limit: limit) }
    }

    func openCallbacks(limit: Int) async throws -> [CallbackRecord] {
        try await life.read { try await $0.openCallbacks(limit: limit) }
    }

    func queuedCallbackCount(service: String) async throws -> Int {
        try await life.read { try await $0.queuedCallbackCount(service: service) }
    }

    func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord] {
        try await life.read { try await $0.callbacks(of: service, in: state, after: after, limit: limit) }
    }

    func settings(startingWith prefix: String, limit: Int) async throws -> [String: String] {
        try await life.read { try await $0.settings(startingWith: prefix, limit: limit) }
    }

    func openCallbackCount(service: String, number: String) async throws -> Int {
        try await life.read { try await $0.openCallbackCount(service: service, number: number) }
    }

    func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine {
        try await life.read { try await $0.callbackLine(of: service, before: place) }
    }

    func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture] {
        try await life.read { try await $0.lineDepartures(of: service, since: since, limit: limit) }
    }

    func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int] {
        try await life.read { try await $0.startCounts(checks) }
    }

    func file(_ id: FileID) async throws -> ChatFile? { try await life.read { try await $0.file(id) } }

    func files(of chat: ChatID, limit: Int) async throws -> [ChatFile] {
        try await life.read { try await $0.files(of: chat, limit: limit) }
    }

    func takeDownload(of file: FileID, limit: Int) async throws -> Bool {
        try await life.read { try await $0.takeDownload(of: file, limit: limit) }
    }

    func contents(after content: String?, limit: Int) async throws -> [String] {
        try await life.read { try await $0.contents(after: content, limit: limit) }
    }

    func unnamed(_ contents: [String]) async throws -> [String] {
        try await life.read { try await $0.unnamed(contents) }
    }

    func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String] {
        try await life.read { try await $0.markForRemoval(contents, at: time) }
    }

    func isMarked(_ content: String, since time: Timestamp) async throws -> Bool {
        try await life.read { try await $0.isMarked(content, since: time) }
    }

    func subscription(_ id: String) async throws -> NotificationSubscription? {
        try await life.read { try await $0.subscription(id) }
    }

    func subscriptions(
        passing filters: [String]?, now: Timestamp, after id: String?, limit: Int
    ) async throws -> [NotificationSubscription] {
        try await life.read { try await $0.subscriptions(passing: filters, now: now, after: id, limit: limit) }
    }

    func subscriptionCount(now: Timestamp) async throws -> Int {
        try await life.read { try await $0.subscriptionCount(now: now) }
    }

    func unmark(_ contents: [String]) async throws { try await life.read { try await $0.unmark(contents) } }

    func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] {
        try await life.read { try await $0.callbacksDue(now: now, limit: limit) }
    }

    func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord] {
        try await life.read { try await $0.callbacks(search, limit: limit) }
    }

    func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int] {
        try await life.read { try await $0.bookings(service: service, from: from, until: until) }
    }

    func account(_ user: String) async throws -> DeskAccount? {
        try await life.read { try await $0.account(user) }
    }

    func accounts(limit: Int) async throws -> [DeskAccount] {
        try await life.read { try await $0.accounts(limit: limit) }
    }

    func deskSession(_ id: String) async throws -> DeskSession? {
        try await life.read { try await $0.deskSession(id) }
    }

    func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String] {
        try await life.read { try await $0.signedInUsers(at: now, limit: limit) }
    }

    func chatOwners(limit: Int) async throws -> [String] {
        try await life.read { try await $0.chatOwners(limit: limit) }
    }

    func setting(_ name: String) async throws -> String? {
        try await life.read { try await $0.setting(name) }
    }

    func removeClients(expiredBefore: Timestamp) async throws {
        try await life.read { try await $0.removeClients(expiredBefore: expiredBefore) }
    }

    func nodes() async throws -> [NodeRecord] {
        try await life.read { try await $0.nodes() }
    }

    func erase(user: String, limit: Int) async throws -> ErasedRows {
        try await life.read { try await $0.erase(user: user, limit: limit) }
    }

    func removeEnded(before: Timestamp, limit: Int) async throws -> Int {
        try await life.read { try await $0.removeEnded(before: before, limit: limit) }
    }

    func audit(limit: Int, now: Timestamp) async throws -> AuditReport {
        try await life.read { try await $0.audit(limit: limit, now: now) }
    }
}

extension Life {
    /// Reads from the database; in bad weather the read may fail.
    func read<Value: Sendable>(_ body: (MemoryStore) async throws -> Value) async throws -> Value {
        guard !isOver else { throw Self.gone }
        guard !world.dice.chance(world.weather.failRead) else {
            world.coverage.count(.readFailed)
            try await pause(world.dice.between(1, 2_000))
            throw StoreError(.unavailable, "the storm")
        }
        let value = try await body(world.database.memory)
        if world.dice.chance(500) { try await pause(world.dice.between(1, 8)) }
        return value
    }
}
