extension MemoryTables {
    package func devices(of customer: CustomerKey, limit: Int) -> [Device] {
        let own = devices.values.filter { $0.customer == customer }
        return Array(
            own.sorted { ($0.registeredAt, $0.id.text) < ($1.registeredAt, $1.id.text) }.prefix(max(0, limit)))
    }

    func chats(pushingTo device: DeviceID, notOf user: String, limit: Int) -> [ChatHead] {
        let others = chats.values.filter { $0.deviceID == device && $0.user != nil && $0.user != user }
        return Array(others.sorted { $0.id.text < $1.id.text }.prefix(max(0, limit)))
    }

    func callbacks(pushingTo device: DeviceID, notOf user: String, limit: Int) -> [CallbackRecord] {
        let others = callbacks.values.filter { $0.deviceID == device && $0.user != user && $0.state != .completed }
        return Array(others.sorted { $0.id.text < $1.id.text }.prefix(max(0, limit)))
    }

    package func presences(of customer: CustomerKey, limit: Int) -> [PresenceRecord] {
        let own = (presences[customer] ?? [:]).values
        return Array(own.sorted { $0.device < $1.device }.prefix(max(0, limit)))
    }

    package func bridgedChats(of customer: String, limit: Int) -> [ChatHead] {
        let own = chats.values.filter { $0.isBridged && $0.customer.signedID == customer }
        return Array(
            own.sorted { ($1.startedAt, $0.id.text) < ($0.startedAt, $1.id.text) }.prefix(max(0, limit)))
    }

    package func pushRecords(_ chat: ChatID, position: Int, limit: Int) -> [PushRecord] {
        let about = (records[chat] ?? []).filter { $0.after < position && position <= $0.through }
        return Array(about.prefix(max(0, limit)))
    }

    package func passedOver(before id: Int64, limit: Int) -> [PushRecord] {
        let lines = records.values.joined().filter { $0.kind == .passedOver && $0.id < id }
        return Array(lines.sorted { $0.id > $1.id }.prefix(max(0, limit)))
    }

    mutating func put(_ device: Device) {
        let isOthers = devices[device.id].map { $0.customer != device.customer } ?? false
        var known = device
        let before = devices[device.id]
        known.deliveredAt = before?.providerName == device.providerName ? before?.deliveredAt : nil
        devices[device.id] = known
        forgotten[device.id] = nil
        if isOthers { owed.removeAll { $0.push.isOwed(to: device.id) } }
    }

    func forgottenDevices(after id: DeviceID?, limit: Int) -> [ForgottenDevice] {
        let found = forgotten.filter { $0.key.text > id?.text ?? "" }.values
        return Array(found.sorted { $0.device.id.text < $1.device.id.text }.prefix(max(0, limit)))
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

    mutating func removeClients(expiredBefore: Timestamp) {
        clients = clients.filter { _, client in
            let end = client.isSubscribed ? client.expiresAt.advanced(by: StoredClient.memory) : client.expiresAt
            return end >= expiredBefore
        }
        deskSessions = deskSessions.filter { $0.value.idleEnd >= expiredBefore }
        removePendingFiles(now: expiredBefore)
        removeSubscriptions(endedBefore: expiredBefore)
        let last = expiredBefore.advanced(by: Milliseconds(-ForgottenDevice.memory.count))
        forgotten = forgotten.filter { $0.value.at >= last }
        for (customer, own) in presences {
            let left = own.filter { $0.value.until >= expiredBefore }
            presences[customer] = left.isEmpty ? nil : left
        }
    }
}

extension OwedPush {
    /// Whether it is owed to this stored device; a push that carries its own device is not.
    func isOwed(to device: DeviceID) -> Bool { target == nil && deviceID == device }

    /// Low, because a phone may remove a notice later.
    package static let withdrawalPriority = 5
    package static let withdrawalReason = "read on another device"
}
