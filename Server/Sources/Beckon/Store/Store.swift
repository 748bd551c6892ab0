/// The port to the database: what Beckon remembers and how it changes.
///
/// One conformance suite runs on every engine.
///
/// Everything is committed when ``commit(_:)`` returns, and nothing before. Engines are safe for use from many tasks.
/// A read sees every commit that had returned when it began. Limits below 1 give nothing. An engine whose texts cannot
/// hold U+0000 keeps U+FFFD in its place, and looks it up in the same way.
package protocol Store: Sendable {
    /// Whether other nodes may write to the database, so that what was read from it can be old.
    var isShared: Bool { get }

    /// Applies commits in their order in one transaction; each succeeds or fails alone.
    ///
    /// - Returns: one result a commit, in the same order, after all of them are on disk.
    /// - Throws: ``StoreError`` when the outcome is that nothing was committed (`unavailable`, `full`; `refused` and
    ///   `unusable`, where it may lie in one of them), or is not known (`unknownOutcome`). Cancellation does not undo a commit.
    func commit(_ commits: [Commit]) async throws -> [CommitResult]

    /// Claims owed pushes of one credential that are due, in the order of ``OwedPush/rank``, then by id.
    ///
    /// Only the oldest row of each lane and device can be claimed, once it is due and no claim on it runs. A row whose
    /// lease ended without an outcome counts one attempt more, for it may have reached the provider. What the customer
    /// has read meanwhile is taken off the list instead of being claimed; it counts towards the limit.
    ///
    /// - Parameters:
    ///   - route: the credential.
    ///   - devices: the others are passed over, as if nothing were owed to them.
    ///   - now: the time by which they must be due; expired ones are claimed as well, for their end is an outcome too.
    ///   - limit: at most this many.
    ///   - leaseUntil: when the claim ends by itself.
    ///   - owner: the node that claims.
    /// - Returns: the claims, each with its device.
    /// - Throws: ``StoreError``; then nothing was claimed, or what was is free again when its lease ends.
    func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush]

    /// When ``claimPushes(from:now:limit:leaseUntil:owner:)`` may next have something: for each credential to which
    /// anything is owed, the next due time or end of a lease among the oldest rows of all lanes and devices, or a time
    /// when that is past.
    func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp]

    /// Owed pushes, or those that ended undelivered, after one number, in the order of their numbers.
    func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry]

    func service(_ id: ServiceID) async throws -> ServiceInstance?
    func service(creationKey: String) async throws -> ServiceInstance?
    /// Whether some service instance has this `gms_user`; callbacks have one, too.
    func knows(user: String) async throws -> Bool
    func chat(_ id: ChatID) async throws -> ChatHead?
    func chat(service: ServiceID) async throws -> ChatHead?
    /// The chats of one `gms_user` that are not ended, or have events that the customer has not, and are not expired;
    /// oldest first.
    func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// Chats that are not ended and that Beckon carries, oldest first.
    func openChats(limit: Int) async throws -> [ChatHead]
    /// How many messages of the customer stand beyond the agent side's cursor in each of these chats, where there are any;
    /// at most ``unreadLimit`` are counted in one, and only among its last ``unreadWindow`` events.
    func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int]
    /// The same chats in the order in which an agent needs them: the agent's own, then those without an agent whose
    /// customer waits for an answer, the longest-waiting first, then other agents', then those in which nobody has said
    /// anything yet, oldest first.
    func openWork(of account: String, limit: Int) async throws -> [ChatHead]
    /// How many chats and callbacks are open, of those that ``openWork(of:limit:)`` and ``openCallbacks(limit:)`` list.
    func openCounts() async throws -> OpenCounts
    /// Chats of an agent side to which something may be delivered now (``AgentLedger/due``), the longest waiting first.
    func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// The agent sides that are owed something, each once.
    func agentSidesOwed(limit: Int) async throws -> [AgentSideName]
    /// Chats whose ``ChatHead/due`` is not after `now`, earliest first.
    func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// Chats whose customer is `present` or `expected`, in the order of their ids, after one id; with a node only those
    /// whose client it holds.
    func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead]
    /// Chats whose customer's CometD client is announced and has not come yet, oldest first.
    func expectedChats(limit: Int) async throws -> [ChatHead]
    /// Where chats stand; those that are not there are left out.
    func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark]
    /// Events after a position, in order.
    func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent]
    /// The position of the event with this key, or nil.
    func position(_ chat: ChatID, key: String) async throws -> Int?
    func device(_ id: DeviceID) async throws -> Device?
    /// A customer's devices, the longest registered first.
    func devices(of customer: CustomerKey, limit: Int) async throws -> [Device]
    /// What the apps of a customer said, by device.
    func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord]
    /// The chats that another contact centre carries for a customer, the youngest first.
    func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead]
    func receipt(_ chat: ChatID) async throws -> ReceiptMark
    /// A chat's push history about one position, as it came.
    func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord]
    func client(_ clientID: String) async throws -> StoredClient?
    func callback(_ id: ServiceID) async throws -> CallbackRecord?
    /// Chats of other customers than one, by `gms_user`, that push to a device; chats without one are nobody's.
    func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead]
    /// The same of callbacks that are not completed.
    func callbacks(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [CallbackRecord]
    /// Callbacks that are not completed, oldest first.
    func openCallbacks(limit: Int) async throws -> [CallbackRecord]
    /// Callbacks in the order of their times and ids.
    func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord]
    /// How many callbacks of a service are not completed.
    func openCallbackCount(service: String) async throws -> Int
    /// How many of them are for one number, spelled as it is.
    func openCallbackCount(service: String, number: String) async throws -> Int
    /// Callbacks whose ``CallbackRecord/due`` is not after `now`, earliest first.
    func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord]
    /// How many callbacks have each slot of a service that begins from one time until before another.
    func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int]
    func account(_ user: String) async throws -> DeskAccount?
    /// Desk accounts in the order of their names.
    func accounts(limit: Int) async throws -> [DeskAccount]
    /// A sign-in at the desk by the hash of its token, also one that is over and not yet forgotten.
    func deskSession(_ id: String) async throws -> DeskSession?
    func setting(_ name: String) async throws -> String?
    /// Forgets stored clients that may no longer come back, those that had subscribed after ``StoredClient/memory``, presence
    /// that no longer counts, and desk sessions that are over.
    func removeClients(expiredBefore: Timestamp) async throws

    /// All nodes that have a row.
    func nodes() async throws -> [NodeRecord]
    /// Moves a node's lease on.
    ///
    /// - Returns: false when the node has no row: the others took it for dead and may have taken over what it held.
    func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool
    /// The database's own clock; nil for an engine that has none but this machine's.
    func clock() async throws -> Timestamp?

    /// Takes away everything of one customer: chats and callbacks (by `gms_user`, a callback also by its customer
    /// number) and those whose service instance has that `gms_user`, with all that hangs on them, service instances,
    /// clients, bookings, devices that nothing else names, and the devices and presence of the customer of that id.
    ///
    /// - Parameters:
    ///   - user: the `gms_user` or customer number.
    ///   - limit: at most so many chats and callbacks in one call; call again until it is complete.
    /// - Returns: what went, and whether that was all.
    /// - Throws: ``StoreError``; then nothing went in this call.
    func erase(user: String, limit: Int) async throws -> ErasedRows
    /// Takes away chats that ended (else: expired) and completed callbacks that expired before a time, with all that
    /// hangs on them and devices that nothing else names, and service instances without chat or callback that expired
    /// before it; what ended longest ago first.
    ///
    /// - Parameters:
    ///   - before: the time.
    ///   - limit: at most so many of them in one call.
    /// - Returns: how many of them went.
    /// - Throws: ``StoreError``; then nothing went in this call.
    func removeEnded(before: Timestamp, limit: Int) async throws -> Int
    /// Checks the rules of ``AuditRule`` on one snapshot.
    ///
    /// - Parameter limit: at most so many violations are told.
    /// - Returns: what it found.
    /// - Throws: ``StoreError`` when the database could not be read.
    func audit(limit: Int) async throws -> AuditReport
}

/// How many unread messages of one chat are counted at most.
package let unreadLimit = 100
/// Among how many of a chat's last events unread messages are counted, so that no long chat costs more than another.
package let unreadWindow = 200

extension Store {
    /// Claims owed pushes of one credential that are due, to any device.
    package func claimPushes(
        from route: PushRoute, now: Timestamp, limit: Int, leaseUntil: Timestamp, owner: NodeID
    ) async throws -> [ClaimedPush] {
        try await claimPushes(
            from: route, to: .every, now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
    }

    /// Claims owed pushes of every credential, one credential after another.
    package func claimPushes(
        now: Timestamp, limit: Int, leaseUntil: Timestamp, owner: NodeID
    ) async throws -> [ClaimedPush] {
        var claims: [ClaimedPush] = []
        for route in try await nextPushDues(now: now).keys.sorted(by: { "\($0)" < "\($1)" }) {
            claims += try await claimPushes(
                from: route, now: now, limit: limit - claims.count, leaseUntil: leaseUntil, owner: owner)
        }
        return claims
    }

    /// When something may first be claimed of each credential to which anything is owed, however long ago that was.
    package func nextPushDues() async throws -> [PushRoute: Timestamp] {
        try await nextPushDues(now: Timestamp(milliseconds: .min))
    }

    /// When anything may next be claimed; nil when nothing is owed.
    package func nextPushDue() async throws -> Timestamp? { try await nextPushDues().values.min() }
}

/// Why the store could not do what was asked.
package struct StoreError: Error, CustomStringConvertible {
    package enum Code: String, Sendable {
        /// The database does not answer; nothing was committed.
        case unavailable
        /// The disk is full; nothing was committed.
        case full
        /// The commit queue holds as much as it may; nothing was committed.
        case overloaded
        /// It is not known whether the commit happened; its keys settle it.
        case unknownOutcome
        /// The database works and cannot take what this holds, now or later; nothing was committed.
        case refused
        /// The database is damaged or of another version than this program, or its disk failed.
        case unusable
        /// The place is taken: by another server that uses the database, or by a file that is there already.
        case occupied
    }

    package let code: Code
    package let message: String
    package let cause: (any Error)?

    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    package var description: String { "store \(code.rawValue): \(message)" }
}
