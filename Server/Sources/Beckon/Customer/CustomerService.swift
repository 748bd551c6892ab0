/// Whoever acts for a customer: with a token that the operator signed, or with the secret of one chat.
package enum CustomerPrincipal: Hashable, Sendable {
    case signed(String)
    case chat(ChatHead)

    package var key: CustomerKey {
        switch self {
        case .signed(let id): .signed(id)
        case .chat(let head): .chat(head.id)
        }
    }

    /// The `gms_user` that it stands for: whom the operator signed for, or whose chat it is.
    var user: String? {
        switch self {
        case .signed(let id): id
        case .chat(let head): head.user
        }
    }
}

/// What an app tells Beckon besides chatting: its devices, what is on its screen, what has arrived and been read.
package struct CustomerService: Sendable {
    /// At most this many conversations of a customer are looked through for one, the youngest.
    private static let longestSearch = 200

    private let chats: ChatService

    package init(chats: ChatService) {
        self.chats = chats
    }

    // MARK: - Devices

    /// Registers a device for a customer, whoever had it before; of too many the one registered longest ago goes.
    ///
    /// - Parameters:
    ///   - device: What the app said; owner and registration are given here.
    ///   - principal: Whose it is from now on.
    /// - Returns: The device with the name of this registration.
    /// - Throws: ``StoreError``.
    package func register(_ device: Device, for principal: CustomerPrincipal) async throws -> Device {
        var device = device
        device.customer = principal.key
        device.registration = chats.ids.hexadecimal(digits: 32)
        let before = try await chats.store.device(device.id)
        if before?.customer != principal.key, let user = principal.user {
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

    /// Ends a registration: from then on nothing is pushed to its device, unless it was registered anew since.
    ///
    /// An unknown one has ended already, so that a sign-out may come late and twice.
    package func signOut(registration: String) async throws {
        _ = try await chats.queue.commit(Commit([.removeRegistration(registration)]))
    }

    /// Ends the registration that a customer has for a device; another customer's stays.
    package func signOut(_ id: DeviceID, of principal: CustomerPrincipal) async throws {
        guard let device = try await chats.store.device(id), device.customer == principal.key,
            let registration = device.registration
        else { return }
        try await signOut(registration: registration)
    }

    // MARK: - Presence and receipts

    /// Notes what is on a device's screen; what stands in a conversation that is there counts as read.
    ///
    /// - Returns: Until when it counts.
    package func note(
        device: String, conversation: String, isActive: Bool, of principal: CustomerPrincipal
    ) async throws -> Timestamp {
        let until = chats.time.now.advanced(by: PresenceRecord.lifetime)
        let record = PresenceRecord(
            customer: principal.key, device: device, conversation: conversation, isActive: isActive, until: until)
        let standing = try await chats.store.presences(of: principal.key, limit: ChatService.devicesPerCustomer)
        let before = standing.first { $0.device == device }
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

    /// A conversation is on a screen no more: what was held for that is judged anew.
    private func release(_ conversation: String, of principal: CustomerPrincipal) async throws {
        for head in try await conversations(conversation, of: principal) {
            _ = try await chats.perform(head.id, .appsChanged)
        }
    }

    /// Which event a receipt is about.
    package enum Mark: Hashable, Sendable {
        case position(Int)
        /// The platform's id of a message.
        case message(String)
    }

    /// Takes a receipt; one that says less than an earlier one changes nothing.
    ///
    /// - Returns: How far the customer has got, or nil when there is no such conversation or message.
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

    /// What an agent side that is delivered to is owed grows by the receipt.
    private func tellAgentSide(of head: ChatHead) async throws {
        guard let ledger = head.side.ledger else { return }
        // Apps tell the same again and again.
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

    /// The conversations of a customer that an app names so.
    package func conversations(_ name: String, of principal: CustomerPrincipal) async throws -> [ChatHead] {
        switch principal {
        case .chat(let head): return name == head.conversation ? [try await chats.currentHead(head.id)] : []
        case .signed(let id):
            return try await chats.store.bridgedChats(of: id, limit: Self.longestSearch)
                .filter { $0.conversation == name }
        }
    }

    /// What an app may show of a conversation after a position: for a notice whose push carried no text.
    package func messages(
        _ head: ChatHead, after position: Int, limit: Int
    ) async throws -> [TranscriptEvent] {
        let options = chats.options(ofChat: head)
        return try await chats.store.events(head.id, after: max(0, position), limit: limit)
            .filter { NotificationPolicy.isPushable($0, options: options) }
    }
}
