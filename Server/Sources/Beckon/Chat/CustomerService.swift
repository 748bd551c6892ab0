/// A caller that acts for a customer: with a token that the operator signed, or with the secret of one chat.
package enum CustomerPrincipal: Hashable, Sendable {
    case signed(String)
    case chat(ChatHead)

    package var key: CustomerKey {
        switch self {
        case .signed(let id): .signed(id)
        case .chat(let head): .chat(head.id)
        }
    }
}

/// Takes what apps report besides chat messages: devices, presence, and receipts.
package struct CustomerService: Sendable {
    /// The most conversations of a customer that are searched for one; the youngest are searched.
    private static let longestSearch = 200

    private let chats: ChatService

    package init(chats: ChatService) {
        self.chats = chats
    }

    // MARK: - Devices

    /// Registers a device for a customer and takes it from any other; beyond the customer's limit, the devices registered
    /// longest ago are removed.
    ///
    /// - Parameters:
    ///   - device: The device from the app's request; this call sets its owner and registration.
    ///   - principal: The device's new owner.
    /// - Returns: The device with the id of this registration.
    /// - Throws: ``StoreError``.
    package func register(_ device: Device, for principal: CustomerPrincipal) async throws -> Device {
        var device = device
        device.customer = principal.key
        device.registration = chats.ids.hexadecimal(digits: 32)
        let before = try await chats.store.device(device.id)
        if before?.customer != principal.key, let user = try await user(of: principal) {
            try await chats.takeDevice(device.id, for: user)
        }
        device.ownedSince = before?.customer == principal.key ? before?.ownedSince : chats.time.now
        let limit = chats.audienceRules.devicesPerCustomer
        let standing = try await chats.store.devices(of: principal.key, limit: ChatService.devicesPerCustomer)
            .filter { $0.id != device.id }
        let surplus = standing.prefix(max(0, standing.count - limit + 1)).compactMap(\.registration)
        _ = try await chats.queue.commit(Commit(surplus.map { .removeRegistration($0) } + [.putDevice(device)]))
        return device
    }

    /// The customer to whom a device is registered; nil for a chat whose `gms_user` says nothing about the person.
    private func user(of principal: CustomerPrincipal) async throws -> String? {
        switch principal {
        case .signed(let id): id
        case .chat(let head): try await chats.statesUser(head) ? head.customer.user : nil
        }
    }

    /// Ends a registration, so that its device gets no more pushes, unless it was registered again since.
    ///
    /// An unknown registration is no error, so that a sign-out may arrive late or twice.
    package func signOut(registration: String) async throws {
        _ = try await chats.queue.commit(Commit([.removeRegistration(registration)]))
    }

    /// Ends a customer's registration of a device; another customer's stays.
    package func signOut(_ id: DeviceID, of principal: CustomerPrincipal) async throws {
        guard let device = try await chats.store.device(id), device.customer == principal.key,
            let registration = device.registration
        else { return }
        try await signOut(registration: registration)
    }

    // MARK: - Presence and receipts

    /// Stores whether a device shows a conversation; the events of a shown conversation count as read.
    ///
    /// - Returns: When the report expires.
    /// - Throws: ``TooManyRequests`` while as many other devices as a customer can have have reported; ``StoreError``.
    package func note(
        device: String, conversation: String, isActive: Bool, of principal: CustomerPrincipal
    ) async throws -> Timestamp {
        let until = chats.time.now.advanced(by: PresenceRecord.lifetime)
        let record = PresenceRecord(
            customer: principal.key, device: device, conversation: conversation, isActive: isActive, until: until)
        let standing = try await chats.store.presences(of: principal.key, limit: ChatService.devicesPerCustomer)
        let before = standing.first { $0.device == device }
        guard before != nil || standing.count < ChatService.devicesPerCustomer else {
            throw TooManyRequests(.change, wait: PresenceRecord.lifetime.count)
        }
        _ = try await chats.queue.commit(Commit([.putPresence(record)]))
        if isActive {
            for head in try await conversations(conversation, of: principal) {
                try await read(head, through: head.lastPosition, device: device)
                try await tellAgentSide(of: head)
            }
        }
        if let before, before.isActive, !isActive || before.conversation != conversation {
            try await release(before.conversation, of: principal)
        }
        return until
    }

    /// Judges the held pushes of a conversation again, because a device no longer shows it.
    private func release(_ conversation: String, of principal: CustomerPrincipal) async throws {
        for head in try await conversations(conversation, of: principal) {
            _ = try await chats.perform(head.id, .appsChanged)
        }
    }

    /// The event that a receipt is about.
    package enum Mark: Hashable, Sendable {
        case position(Int)
        /// The platform's id of a message.
        case message(String)
    }

    /// Takes a receipt; one with a lower position than an earlier one changes nothing.
    ///
    /// - Returns: The customer's delivered and read positions, or nil for an unknown conversation or message.
    package func receive(
        isRead: Bool, _ mark: Mark, conversation: String, device: String?, of principal: CustomerPrincipal
    ) async throws -> ReceiptMark? {
        for head in try await conversations(conversation, of: principal) {
            guard let position = try await position(of: mark, in: head) else { continue }
            if isRead {
                try await read(head, through: position, device: device)
            } else {
                _ = try await chats.queue.commit(Commit([.raiseReceipt(head.id, ReceiptMark(delivered: position))]))
            }
            try await tellAgentSide(of: head)
            chats.wakes.wake([.chat(head.id)])
            return try await chats.store.receipt(head.id)
        }
        return nil
    }

    /// Makes a delivery of the receipt due, if the agent side has deliveries.
    private func tellAgentSide(of head: ChatHead) async throws {
        guard let ledger = head.side.ledger else { return }
        // Apps often repeat a receipt.
        let receipt = try await chats.store.receipt(head.id)
        guard ledger.told.receipt.raised(by: receipt) != ledger.told.receipt else { return }
        _ = try await chats.perform(head.id, .receiptRaised)
    }

    private func position(of mark: Mark, in head: ChatHead) async throws -> Int? {
        switch mark {
        case .position(let position): min(max(position, 0), head.lastPosition)
        case .message(let id): try await chats.store.position(head.id, key: "report/\(id)")
        }
    }

    private func read(_ head: ChatHead, through position: Int, device: String?) async throws {
        guard position > 0 else { return }
        _ = try await chats.queue.commit(Commit([.raiseReceipt(head.id, ReceiptMark(read: position))]))
        _ = try await chats.perform(head.id, .customerRead(position: position, on: device.map { DeviceID($0) }))
    }

    // MARK: - Conversations

    /// A customer's conversations with the name that an app uses.
    package func conversations(_ name: String, of principal: CustomerPrincipal) async throws -> [ChatHead] {
        switch principal {
        case .chat(let head): return name == head.conversation ? [try await chats.currentHead(head.id)] : []
        case .signed(let id):
            return try await chats.store.bridgedChats(of: id, limit: Self.longestSearch)
                .filter { $0.conversation == name }
        }
    }

    /// The events after a position that an app may show in a notice when the push carried no text.
    package func messages(
        _ head: ChatHead, after position: Int, limit: Int
    ) async throws -> [TranscriptEvent] {
        let options = chats.services.chatOptions(of: head)
        return try await chats.store.events(head.id, after: max(0, position), limit: limit)
            .filter { NotificationPolicy.isPushable($0, options: options) }
    }
}

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
        guard head.life.state != .ended else { return }
        let known = try await store.device(device.id)
        let registered = known.flatMap { $0.registration == nil ? nil : $0 }
        if head.customer.deviceID == device.id, let known, known.mayHear(of: head),
            registered != nil || (known.language, known.providerName) == (device.language, device.providerName)
        {
            return
        }
        if try await statesUser(head), let user = head.customer.user { try await takeDevice(device.id, for: user) }
        _ = try await perform(head.id, .deviceNamed(registered ?? device))
    }

    /// Whether a chat's `gms_user` says whose phone it is.
    ///
    /// A value that this server issued, for a callback or because the service takes no others, does not.
    func statesUser(_ head: ChatHead) async throws -> Bool {
        let options = services.chatOptions(of: head)
        guard head.customer.user != nil, options.userHeader == .any else { return false }
        guard options.kind == .callback, let callback = try await store.callback(head.serviceID) else { return true }
        return callback.hasStatedUser || callback.user != head.customer.user
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
                _ = registry.withLock { $0.refresh(head) }
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
                [.putCallback(after), .cancelOwed(lane: lane), .removeUnusedDevice(device)])
            guard try await queue.commit(commit) == .committed else { return nil }
            return wakes.wake([.callback(record.id), .work])
        }
    }
}
