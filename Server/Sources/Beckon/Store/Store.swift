/// The port to the database: what Beckon stores and how it changes.
///
/// One conformance suite runs on every engine.
///
/// Changes are on disk when ``commit(_:)`` returns, and not before. Engines are safe for use from many tasks. A read
/// sees every commit that had returned when it began. A limit below 1 gives an empty result. An engine whose texts
/// cannot hold U+0000 stores U+FFFD instead, and replaces it in the texts that it looks up as well.
package protocol Store: Sendable {
    /// Whether other nodes may write to the database, so that cached reads can be out of date.
    var isShared: Bool { get }

    /// Applies commits in their order in one transaction; each succeeds or fails alone.
    ///
    /// - Returns: one result for each commit, in the same order, after all of them are on disk.
    /// - Throws: ``StoreError`` when nothing was committed (`unavailable`, `full`; `refused` and `unusable`, where one of
    ///   the commits may be the cause), or when the outcome is not known (`unknownOutcome`). Cancellation does not undo
    ///   a commit.
    func commit(_ commits: [Commit]) async throws -> [CommitResult]

    /// Claims the due pushes of one credential, in the order of ``OwedPush/rank``, then by id.
    ///
    /// Only the oldest row of each lane and device can be claimed, once it is due and no claim on it runs. A row whose
    /// lease ended without an outcome counts one attempt more, because it may have reached the provider. A push whose
    /// events the customer has read meanwhile is removed instead of claimed; it counts towards the limit.
    ///
    /// - Parameters:
    ///   - route: the credential.
    ///   - devices: the devices to claim for; pushes to others are skipped.
    ///   - now: the time by which a push must be due; expired pushes are claimed as well, so that their end is recorded.
    ///   - limit: at most this many.
    ///   - leaseUntil: when the claim ends by itself.
    ///   - owner: the node that claims.
    /// - Returns: the claims, each with its device.
    /// - Throws: ``StoreError``; then nothing was claimed, or the claims end with their lease.
    func claimPushes(
        from route: PushRoute, to devices: DeviceChoice, now: Timestamp, limit: Int, leaseUntil: Timestamp,
        owner: NodeID
    ) async throws -> [ClaimedPush]

    /// When ``claimPushes(from:now:limit:leaseUntil:owner:)`` may next find a push, for each credential with owed pushes.
    ///
    /// It is the earliest due time or end of a lease among the oldest rows of all lanes and devices, but not before `now`.
    func nextPushDues(now: Timestamp) async throws -> [PushRoute: Timestamp]

    /// Owed pushes, or those that ended undelivered, whose number is greater than `id`, in the order of their numbers.
    func outbox(dead: Bool, after id: Int64, limit: Int) async throws -> [OutboxEntry]

    func service(_ id: ServiceID) async throws -> ServiceInstance?
    func service(creationKey: String) async throws -> ServiceInstance?
    /// Whether any service instance, of a chat or a callback, has this `gms_user`.
    func knows(user: String) async throws -> Bool
    /// A chat's head without the data that only ``data(of:)`` reads, as all lists give it (``ChatHead/lean``).
    func chat(_ id: ChatID) async throws -> ChatHead?
    func chat(service: ServiceID) async throws -> ChatHead?
    /// All data attached to a chat whose head has not all of them; nil for an unknown chat.
    func data(of chat: ChatID) async throws -> [String: String]?
    /// The unexpired chats of one `gms_user` that are open or hold events beyond the customer's cursor, oldest first.
    func chats(user: String, now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// Open chats of the built-in desk, oldest first.
    func openChats(limit: Int) async throws -> [ChatHead]
    /// Counts the customer's messages beyond the agent side's cursor in each of these chats; chats without any are left out.
    ///
    /// At most ``unreadLimit`` are counted in a chat, and only among its last ``unreadWindow`` events.
    func unreadMessages(in chats: [ChatID]) async throws -> [ChatID: Int]
    /// The chats of ``openChats(limit:)``, ordered for one agent.
    ///
    /// First the agent's own, then chats without an agent whose customer waits for an answer, then other agents', then
    /// chats without an agent whose customer does not wait. In each group the longest-waiting customer comes first; a
    /// chat whose customer does not wait counts from its start.
    func openWork(of account: String, limit: Int) async throws -> [ChatHead]
    /// Counts the open chats and callbacks that ``openWork(of:limit:)`` and ``openCallbacks(limit:)`` list.
    func openCounts() async throws -> OpenCounts
    /// The names of services that have open chats, whatever agent side answers them, or open callbacks.
    func busyServices() async throws -> Set<String>
    /// Chats of an agent side whose delivery is due now (``AgentLedger/due``), the longest due first.
    func chatsOwed(to side: AgentSideName, now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// The open chats of an agent side whose id follows `after`, in the order of their ids; none of the desk's.
    func openChats(of side: AgentSideName, after: ChatID?, limit: Int) async throws -> [ChatHead]
    /// The agent sides that are owed a delivery, each once.
    func agentSidesOwed(limit: Int) async throws -> [AgentSideName]
    /// Chats whose ``ChatHead/due`` is not after `now`, earliest first.
    func chatsDue(now: Timestamp, limit: Int) async throws -> [ChatHead]
    /// Chats whose customer is `present` or `expected` and whose id follows `after`, in the order of their ids.
    ///
    /// With a node, only chats whose client that node holds.
    func presentChats(heldBy node: NodeID?, after: ChatID?, limit: Int) async throws -> [ChatHead]
    /// Chats whose customer's Bayeux client is announced and has not connected yet, oldest first.
    func expectedChats(limit: Int) async throws -> [ChatHead]
    /// Version and last position of chats; unknown chats are left out.
    func marks(of chats: [ChatID]) async throws -> [ChatID: ChatMark]
    /// Events after a position, in order.
    func events(_ chat: ChatID, after position: Int, limit: Int) async throws -> [TranscriptEvent]
    /// The position of the event with this key, or nil.
    func position(_ chat: ChatID, key: String) async throws -> Int?
    func file(_ id: FileID) async throws -> ChatFile?
    /// The files that a chat's transcript names, the oldest first.
    func files(of chat: ChatID, limit: Int) async throws -> [ChatFile]
    /// Counts a download of a file.
    ///
    /// - Returns: false when so many downloads as `limit` allows were counted, or for an unknown file; then nothing changes.
    func takeDownload(of file: FileID, limit: Int) async throws -> Bool
    /// The contents that rows of files name, each once, in their order, after one of them.
    func contents(after content: String?, limit: Int) async throws -> [String]
    /// Those of these contents that no row of a file names.
    func unnamed(_ contents: [String]) async throws -> [String]
    /// Marks those of these contents that no row of a file names, so that whoever names one from now on can see that it is
    /// being removed.
    ///
    /// - Returns: the contents that are marked, and may be removed.
    func markForRemoval(_ contents: [String], at time: Timestamp) async throws -> [String]
    /// Whether a content was marked at a time or later, and is still marked.
    func isMarked(_ content: String, since time: Timestamp) async throws -> Bool
    /// Takes marks away.
    func unmark(_ contents: [String]) async throws
    /// A notification subscription, also one that has ended, until its row is removed.
    func subscription(_ id: String) async throws -> NotificationSubscription?
    /// Notification subscriptions that have not ended, with one of these filters or with nil any, whose id follows `after`, in
    /// the order of their ids.
    func subscriptions(
        passing filters: [String]?, now: Timestamp, after id: String?, limit: Int
    ) async throws -> [NotificationSubscription]
    /// Counts the notification subscriptions that have not ended.
    func subscriptionCount(now: Timestamp) async throws -> Int
    func device(_ id: DeviceID) async throws -> Device?
    /// Devices that were forgotten because their token was called dead, whose id follows `after`, in the order of their
    /// ids.
    func forgottenDevices(after: DeviceID?, limit: Int) async throws -> [ForgottenDevice]
    /// A customer's devices, the longest registered first.
    func devices(of customer: CustomerKey, limit: Int) async throws -> [Device]
    /// The presence that a customer's apps reported, in the order of their devices.
    func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord]
    /// A customer's chats with other contact centres, the youngest first.
    func bridgedChats(of customer: String, limit: Int) async throws -> [ChatHead]
    func receipt(_ chat: ChatID) async throws -> ReceiptMark
    /// The lines of a chat's push history that cover one position, in the order in which they were written.
    func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord]
    /// The notices that agent sides refused and go on without, the newest first: lines whose number is less than `id`.
    func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord]
    func client(_ clientID: String) async throws -> StoredClient?
    func callback(_ id: ServiceID) async throws -> CallbackRecord?
    /// Chats that push to a device and have another `gms_user` than `user`; chats without a `gms_user` are left out.
    func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead]
    /// Uncompleted callbacks that push to a device and have another `gms_user` than `user`.
    func callbacks(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [CallbackRecord]
    /// Callbacks that are not completed, oldest first.
    func openCallbacks(limit: Int) async throws -> [CallbackRecord]
    /// Returns callbacks in the order of their times and ids.
    func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord]
    /// The callbacks of a service that are in a state and whose id follows `after`, in the order of their ids.
    ///
    /// None for `completed`.
    func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord]
    /// Counts the callbacks of a service that are neither scheduled nor completed.
    func queuedCallbackCount(service: String) async throws -> Int
    /// Counts the uncompleted callbacks of a service for one number, compared without marks; `number` has none.
    func openCallbackCount(service: String, number: String) async throws -> Int
    /// Counts the callbacks that wait in the line of a service, and those with a place before another one.
    func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine
    /// The callbacks that left the line of a service at a time or later, the last one first.
    func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture]
    /// Counts the starts of callbacks that each check looks at, in their order.
    func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int]
    /// Callbacks whose ``CallbackRecord/due`` is not after `now`, earliest first.
    func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord]
    /// Counts the bookings of each of a service's time slots that begins at `from` or later and before `until`.
    func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int]
    func account(_ user: String) async throws -> DeskAccount?
    /// Desk accounts in the order of their names.
    func accounts(limit: Int) async throws -> [DeskAccount]
    /// A sign-in at the desk by the hash of its token; also one that has ended, until its row is removed.
    func deskSession(_ id: String) async throws -> DeskSession?
    /// The accounts that are signed in at the desk at a time, in the order of their names.
    func signedInUsers(at now: Timestamp, limit: Int) async throws -> [String]
    /// The accounts that have an open chat of the desk, in the order of their names; also accounts that were removed.
    func chatOwners(limit: Int) async throws -> [String]
    func setting(_ name: String) async throws -> String?
    /// The settings whose names begin with a text, in the order of their names.
    func settings(startingWith prefix: String, limit: Int) async throws -> [String: String]
    /// Removes expired presence and desk sessions, stored clients that expired, and files whose event was not committed, and
    /// marks of contents that were not taken away, within ``ChatFile/longestPending``, and notification subscriptions that ended
    /// ``NotificationSubscription/memory`` ago, and devices that were forgotten ``ForgottenDevice/memory`` ago.
    ///
    /// A client that had subscribed is kept for ``StoredClient/memory`` longer.
    func removeClients(expiredBefore: Timestamp) async throws

    /// All nodes that have a row.
    func nodes() async throws -> [NodeRecord]
    /// Extends a node's lease.
    ///
    /// - Returns: false when the node has no row: its lease had expired, and other nodes may have taken over its work.
    func renewNode(_ id: NodeID, until: Timestamp) async throws -> Bool
    /// The database's own clock; nil for an engine that uses this machine's.
    func clock() async throws -> Timestamp?

    /// Removes everything about one customer.
    ///
    /// These are chats and callbacks with that `gms_user`, in themselves or in their service instance, and callbacks
    /// with that customer number; rows that belong to them; service instances, clients and bookings; devices that no
    /// other row names; and the devices and presence of the customer with that id.
    ///
    /// - Parameters:
    ///   - user: the `gms_user`, customer number or customer id.
    ///   - limit: at most so many chats and callbacks in one call; call again until it is complete.
    /// - Returns: what was removed, and whether that was all.
    /// - Throws: ``StoreError``; then this call removed nothing.
    func erase(user: String, limit: Int) async throws -> ErasedRows
    /// Removes chats, callbacks and service instances that ended before a time, those that ended longest ago first.
    ///
    /// A chat ends at its end, or else when it expires; a completed callback, and a service instance without chat or
    /// callback, when it expires. Rows that belong to them and devices that no other row names are removed as well.
    ///
    /// - Parameters:
    ///   - before: the time.
    ///   - limit: at most so many chats, callbacks and service instances in one call.
    /// - Returns: how many of them were removed.
    /// - Throws: ``StoreError``; then this call removed nothing.
    func removeEnded(before: Timestamp, limit: Int) async throws -> Int
    /// Checks the rules of ``AuditRule`` on one snapshot.
    ///
    /// - Parameters:
    ///   - limit: at most so many violations are reported.
    ///   - now: the time of the check: what a callback holds for a later time, it holds for the future.
    /// - Returns: what it found.
    /// - Throws: ``StoreError`` when the database could not be read.
    func audit(limit: Int, now: Timestamp) async throws -> AuditReport
}

/// The most unread messages that are counted in one chat.
package let unreadLimit = 100
/// How many of a chat's last events are searched for unread messages, so that a long chat costs no more than a short one.
package let unreadWindow = 200

extension Store {
    /// Claims the due pushes of one credential, to any device.
    package func claimPushes(
        from route: PushRoute, now: Timestamp, limit: Int, leaseUntil: Timestamp, owner: NodeID
    ) async throws -> [ClaimedPush] {
        try await claimPushes(
            from: route, to: .every, now: now, limit: limit, leaseUntil: leaseUntil, owner: owner)
    }

    /// Claims the due pushes of every credential, one credential after another.
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

    /// When the first push of each credential with owed pushes may be claimed; times in the past stay as they are.
    package func nextPushDues() async throws -> [PushRoute: Timestamp] {
        try await nextPushDues(now: Timestamp(milliseconds: .min))
    }

    /// When the next push of any credential may be claimed; nil when nothing is owed.
    package func nextPushDue() async throws -> Timestamp? { try await nextPushDues().values.min() }
}

/// Why the store did not carry out a call.
package struct StoreError: Error, CustomStringConvertible {
    package enum Code: String, Sendable {
        /// The database does not answer; nothing was committed.
        case unavailable
        /// The disk is full; nothing was committed.
        case full
        /// The commit queue holds as much as it may; nothing was committed.
        case overloaded
        /// It is not known whether the commit happened; committing it again with the same keys is safe.
        case unknownOutcome
        /// The database works but can never store these values; nothing was committed.
        case refused
        /// The database is damaged or has another version than this program expects, or its disk failed.
        case unusable
        /// Another server uses the database, or the file exists already.
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
