import Beckon

/// A store of which only commits matter; it holds nothing that could be read.
protocol UnreadableStore: Store {}

extension UnreadableStore {
    var isShared: Bool { false }
    func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush] { [] }
    func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp] { [:] }
    func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry] { [] }
    func service(_ id: ServiceID) async throws -> ServiceInstance? { nil }
    func service(creationKey: String) async throws -> ServiceInstance? { nil }
    func knows(user: String) async throws -> Bool { false }
    func chat(_ id: ChatID) async throws -> ChatHead? { nil }
    func chat(service: ServiceID) async throws -> ChatHead? { nil }
    func data(of chat: ChatID) async throws -> [String: String]? { nil }
    func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead] { [] }
    func openWork(of account: String, limit: Int) async throws -> [ChatHead] { [] }
    func busyServices() async throws -> Set<String> { [] }
    func openCounts() async throws -> OpenCounts { OpenCounts(chats: 0, callbacks: 0) }
    func openChats(limit: Int) async throws -> [ChatHead] { [] }
    func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int] { [:] }
    func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead] { [] }
    func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead] { [] }
    func agentSidesOwed(limit: Int) async throws -> [AgentSideName] { [] }
    func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead] { [] }
    func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead] { [] }
    func expectedChats(limit: Int) async throws -> [ChatHead] { [] }
    func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark] { [:] }
    func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent] { [] }
    func position(_ chat: ChatID, key: String) async throws -> Int? { nil }
    func device(_ id: DeviceID) async throws -> Device? { nil }
    func forgottenDevices(after: DeviceID?, limit: Int) async throws -> [ForgottenDevice] { [] }
    func devices(of customer: CustomerKey, limit: Int) async throws -> [Device] { [] }
    func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord] { [] }
    func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead] { [] }
    func callbacks(
        pushingTo device: DeviceID, notOf user: String, limit: Int
    ) async throws -> [CallbackRecord] { [] }
    func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead] { [] }
    func receipt(_ chat: ChatID) async throws -> ReceiptMark { ReceiptMark() }
    func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord] { [] }
    func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord] { [] }
    func client(_ clientID: String) async throws -> StoredClient? { nil }
    func callback(_ id: ServiceID) async throws -> CallbackRecord? { nil }
    func openCallbacks(limit: Int) async throws -> [CallbackRecord] { [] }
    func queuedCallbackCount(service: String) async throws -> Int { 0 }
    func openCallbackCount(service: String, number: String) async throws -> Int { 0 }
    func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine {
        CallbackLine(waiting: 0, ahead: 0, oldest: nil)
    }
    func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture] { [] }
    func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int] { checks.map { _ in 0 } }
    func file(_ id: FileID) async throws -> ChatFile? { nil }
    func files(of chat: ChatID, limit: Int) async throws -> [ChatFile] { [] }
    func subscription(_ id: String) async throws -> NotificationSubscription? { nil }
    func subscriptions(
        passing filters: [String]?, now: Timestamp, after id: String?, limit: Int
    ) async throws -> [NotificationSubscription] { [] }
    func subscriptionCount(now: Timestamp) async throws -> Int { 0 }
    func takeDownload(of file: FileID, limit: Int) async throws -> Bool { false }
    func contents(after content: String?, limit: Int) async throws -> [String] { [] }
    func unnamed(_ contents: [String]) async throws -> [String] { contents }
    func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String] { contents }
    func isMarked(_ content: String, since time: Timestamp) async throws -> Bool { false }
    func unmark(_ contents: [String]) async throws {}
    func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] { [] }
    func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord] { [] }
    func account(_ user: String) async throws -> DeskAccount? { nil }
    func accounts(limit: Int) async throws -> [DeskAccount] { [] }
    func deskSession(_ id: String) async throws -> DeskSession? { nil }
    func deskSessions(of user: String, at now: Timestamp) async throws -> [DeskSession] { [] }
    func secondFactor(of user: String) async throws -> SecondFactor? { nil }
    func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String] { [] }
    func chatOwners(limit: Int) async throws -> [String] { [] }
    func setting(_ name: String) async throws -> String? { nil }
    func settings(startingWith prefix: String, limit: Int) async throws -> [String: String] { [:] }
    func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord] { [] }
    func removeClients(expiredBefore: Timestamp) async throws {}
    func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int] { [:] }
    func nodes() async throws -> [NodeRecord] { [] }
    func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool { false }
    func clock() async throws -> Timestamp? { nil }
    func erase(user: String, limit: Int) async throws -> ErasedRows { ErasedRows() }
    func removeEnded(before: Timestamp, limit: Int) async throws -> Int { 0 }
    func audit(limit: Int, now: Timestamp) async throws -> AuditReport { AuditReport() }
}

extension NodeID {
    /// The one node of tests that need no other.
    static let test = NodeID("test-node")
}
