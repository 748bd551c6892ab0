/// A push token belongs to one customer: who registers it last takes it from the others.
extension ChatService {
    /// How many callbacks of others one registration looks at.
    private static let callbacksPerDevice = 500
    /// How many batches of chats of others one registration takes it from; what is left over is taken by the next one.
    private static let deviceRounds = 16

    /// Takes a device from the chats and callbacks of every other `gms_user`, so that what is told to them does not reach
    /// the phone's new owner.
    ///
    /// Chats without a `gms_user`, and callbacks whose app gave none, are left alone: nothing says whose they are.
    /// Committed when this returns; what was given to a push service before may still arrive.
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
        for _ in 0..<5 {
            guard let record = try await store.callback(callback), record.deviceID == device else { return }
            var after = record
            after.deviceID = nil
            let change = CallbackChange(from: record, to: after, push: nil, now: time.now)
            guard try await queue.commit(change.commit) == .committed else { continue }
            return wakes.wake(change.wakes)
        }
        throw ChatRefusal(.contended)
    }
}
