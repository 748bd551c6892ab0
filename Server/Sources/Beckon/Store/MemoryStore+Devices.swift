/// Devices, the presence that apps report, and the history of pushes in memory.
extension MemoryStore {
    package func device(_ id: DeviceID) async throws -> Device? { try await read { $0.devices[id] } }

    package func devices(of customer: CustomerKey, limit: Int) async throws -> [Device] {
        try await read { $0.devices.values.filter { $0.customer == customer } }
            .first(limit) { ($0.registeredAt, $0.id.text) < ($1.registeredAt, $1.id.text) }
    }

    package func forgottenDevices(after: DeviceID?, limit: Int) async throws -> [ForgottenDevice] {
        try await read { $0.forgotten.filter { $0.key.text > after?.text ?? "" }.values }
            .first(limit) { $0.device.id.text < $1.device.id.text }
    }

    package func presences(of customer: CustomerKey, limit: Int) async throws -> [PresenceRecord] {
        try await read { $0.presences[customer] ?? [:] }.values.first(limit) { $0.device < $1.device }
    }

    package func pushRecords(_ chat: ChatID, position: Int, limit: Int) async throws -> [PushRecord] {
        let about = try await read { $0.records[chat] ?? [] }.filter { $0.after < position && position <= $0.through }
        return Array(about.prefix(max(0, limit)))
    }

    package func passedOver(before id: Int64, limit: Int) async throws -> [PushRecord] {
        try await read { $0.records.values.joined().filter { $0.kind == .passedOver && $0.id < id } }
            .first(limit) { $0.id > $1.id }
    }

    package func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) async throws -> [ChatHead] {
        let isOthers: (ChatHead) -> Bool = {
            $0.customer.deviceID == device && $0.customer.user != nil && $0.customer.user != user
        }
        return try await chats(limit, where: isOthers) { $0.id.text < $1.id.text }
    }

    package func callbacks(
        pushingTo device: DeviceID, notOf user: String, limit: Int
    ) async throws -> [CallbackRecord] {
        let isOthers: (CallbackRecord) -> Bool = {
            $0.deviceID == device && $0.user != user && $0.state != .completed
        }
        return try await callbacks(limit, where: isOthers) { $0.id.text < $1.id.text }
    }
}

extension MemoryTables {
    mutating func put(_ device: Device) {
        let isOthers = devices[device.id].map { $0.customer != device.customer } ?? false
        var known = device
        let before = devices[device.id]
        known.deliveredAt = before?.providerName == device.providerName ? before?.deliveredAt : nil
        devices[device.id] = known
        forgotten[device.id] = nil
        if isOthers { owed.removeAll { $0.push.isOwed(to: device.id) } }
    }

    mutating func removeRegistration(_ registration: String) {
        forgotten = forgotten.filter { $0.value.device.registration != registration }
        for device in devices.values where device.registration == registration { remove(device: device.id) }
    }

    mutating func remove(device id: DeviceID) {
        devices[id] = nil
        owed.removeAll { $0.push.isOwed(to: id) }
    }

    mutating func add(_ record: PushRecord) {
        lastRecordID += 1
        var record = record
        record.id = lastRecordID
        records[record.chat, default: []].append(record)
    }

    mutating func withdraw(
        _ chat: ChatID, after: Int, through: Int, but device: DeviceID?, now: Timestamp, expiresAt: Timestamp
    ) {
        let lane = PushSubject.withdrawal(chat, after: after, through: through).lane
        let told = (records[chat] ?? []).filter {
            $0.kind == .answered && $0.word == PushRecord.delivered && $0.through > after
        }.compactMap(\.deviceID)
        let inFlight = owed.filter {
            $0.lane.name == lane && $0.leaseUntil != nil && !$0.push.subject.isWithdrawal
        }.map(\.push.deviceID)
        for id in Set(told + inFlight).sorted(by: { $0.text < $1.text }) where id != device {
            guard devices[id]?.registration != nil else { continue }
            owe(
                OwedPush(
                    subject: .withdrawal(chat, after: after, through: through), deviceID: id, due: now,
                    expiresAt: expiresAt, priority: OwedPush.withdrawalPriority, reason: OwedPush.withdrawalReason),
                now: now)
        }
    }

    mutating func moveDevice(_ id: DeviceID, debug: Bool, asOf: Timestamp) {
        guard var device = devices[id], device.registeredAt <= asOf else { return }
        device.debug = debug
        devices[id] = device
        for index in owed.indices where owed[index].push.isOwed(to: id) {
            owed[index].route = PushRoute(device)
        }
    }

    mutating func dropDevice(_ id: DeviceID, asOf: Timestamp, at: Timestamp, cause: String) {
        guard let device = devices[id], device.registeredAt <= asOf else { return }
        forgotten[id] = ForgottenDevice(device: device, at: at, cause: cause)
        remove(device: id)
    }

    mutating func restoreDevice(_ id: DeviceID) {
        guard let device = forgotten.removeValue(forKey: id)?.device, devices[id] == nil else { return }
        let isTaken = device.registration != nil && devices.values.contains { $0.registration == device.registration }
        if !isTaken { devices[id] = device }
    }
}

extension OwedPush {
    /// Whether it is owed to this stored device; a push that carries its own device is not.
    func isOwed(to device: DeviceID) -> Bool { target == nil && deviceID == device }

    /// Low, because a phone may remove a notice later.
    package static let withdrawalPriority = 5
    package static let withdrawalReason = "read on another device"
}

extension MemoryTables {
    mutating func eraseSubscriptions(of user: String) {
        subscriptions = subscriptions.filter { $0.value.subscriber != user && $0.value.channel != .comet(user: user) }
    }

    mutating func removeSubscriptions(endedBefore time: Timestamp) {
        let limit = time.advanced(by: Milliseconds(-NotificationSubscription.memory.count))
        subscriptions = subscriptions.filter { $0.value.expiresAt >= limit }
    }
}

extension MemoryStore {
    package func subscription(_ id: String) async throws -> NotificationSubscription? {
        try await read { $0.subscriptions[id] }
    }

    package func subscriptions(
        passing filters: [String]?, now: Timestamp, after id: String?, limit: Int
    ) async throws -> [NotificationSubscription] {
        let isWanted: (NotificationSubscription) -> Bool = {
            $0.expiresAt > now && $0.id > id ?? "" && filters?.contains($0.filter) ?? true
        }
        return try await read { $0.subscriptions.values.filter(isWanted) }.first(limit) { $0.id < $1.id }
    }

    package func subscriptionCount(now: Timestamp) async throws -> Int {
        try await read { tables in tables.subscriptions.values.count { $0.expiresAt > now } }
    }
}
