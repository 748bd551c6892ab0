/// Owed pushes, the devices and subscriptions that they go to, and their history.
///
/// A part of the port to the database, ``Store``.
package protocol PushStore: Sendable {
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
    /// The lines of a chat's push history that cover one position, in the order in which they were written.
    func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord]
    /// The notices that agent sides refused and go on without, the newest first: lines whose number is less than `id`.
    func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord]
    /// Chats that push to a device and have another `gms_user` than `user`; chats without a `gms_user` are left out.
    func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead]
    /// Uncompleted callbacks that push to a device and have another `gms_user` than `user`.
    func callbacks(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [CallbackRecord]
}

/// The devices that a claim takes pushes for.
package enum DeviceChoice: Sendable, CaseIterable {
    /// Any device.
    case every
    /// Registered devices to which a push was delivered before: the push service's answer about such a token is reliable.
    ///
    /// Pushes that carry their own device are excluded.
    case deliveredBefore
}
