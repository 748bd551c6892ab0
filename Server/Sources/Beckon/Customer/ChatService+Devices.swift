/// Keeps a push token with one customer: the last to register it takes it from the others.
extension ChatService {
    /// The most callbacks of other customers that one registration takes the device from.
    private static let callbacksPerDevice = 500
    /// The most pages of other customers' chats that one registration takes the device from; the next one takes the rest.
    private static let deviceRounds = 16

    /// Makes a chat push to a device that its customer's app names, as if the chat began with it.
    ///
    /// What is owed to the device before is owed to this one. A device that an app has registered stays registered. Nothing
    /// happens in a chat that has ended, or that pushes to this device already.
    ///
    /// - Throws: ``StoreError``, ``ChatRefusal`` with `contended`.
    package func name(_ device: Device, in head: ChatHead) async throws {
        guard head.state != .ended else { return }
        let known = try await store.device(device.id)
        let isRegistered = known?.registration != nil
        if head.deviceID == device.id, let known, known.mayHear(of: head),
            isRegistered || (known.language, known.providerName) == (device.language, device.providerName)
        {
            return
        }
        if try await statesUser(head), let user = head.user { try await takeDevice(device.id, for: user) }
        if !isRegistered { _ = try await queue.commit(Commit([.putDevice(device)])) }
        _ = try await perform(head.id, .deviceNamed(device.id))
    }

    /// Whether a chat's `gms_user` says whose phone it is.
    ///
    /// A value that this server issued, for a callback or because the service takes no others, does not.
    func statesUser(_ head: ChatHead) async throws -> Bool {
        let options = services.chatOptions(of: head)
        guard head.user != nil, options.userHeader == .any else { return false }
        guard options.kind == .callback, let callback = try await store.callback(head.serviceID) else { return true }
        return callback.hasStatedUser || callback.user != head.user
    }

    /// Takes a device from the chats and callbacks of every other `gms_user`, so that their pushes do not reach the
    /// phone's new owner.
    ///
    /// Chats without a `gms_user`, and callbacks whose app gave none, keep the device, because their customer is unknown.
    /// Committed when this returns; pushes that a push service accepted before may still arrive.
    ///
    /// - Throws: ``StoreError``, ``ChatRefusal`` with `contended`.
    package func takeDevice(_ device: DeviceID, for user: String) async throws {
        for _ in 0..<Self.deviceRounds {
            let others = try await store.chats(pushingTo: device, notOf: user, limit: Self.timerBatch)
            for head in others {
                _ = registry.refresh(head)
                _ = try await perform(head.id, .deviceTaken(device))
            }
            if others.count < Self.timerBatch { break }
        }
        let callbacks = try await store.callbacks(pushingTo: device, notOf: user, limit: Self.callbacksPerDevice)
        for record in callbacks where record.hasStatedUser { try await take(device, from: record.id) }
    }

    private func take(_ device: DeviceID, from callback: ServiceID) async throws {
        try await CommitQueue.retryingConflicts(orElse: ChatRefusal(.contended)) { () -> Void? in
            guard let record = try await store.callback(callback), record.deviceID == device else { return () }
            var after = record
            after.version += 1
            after.deviceID = nil
            let lane = PushSubject.callback(record.id, action: "", alert: "").lane
            let commit = Commit(
                expecting: .callback(record.id, version: record.version),
                [.putCallback(after), .cancelOwed(lane: lane)])
            guard try await queue.commit(commit) == .committed else { return nil }
            return wakes.wake([.callback(record.id), .work])
        }
    }
}
