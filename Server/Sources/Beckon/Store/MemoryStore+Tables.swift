/// The tables of a ``MemoryStore`` and how a commit changes them: a value, which a simulation can also hold by itself.
package struct MemoryTables {
    package internal(set) var services: [ServiceID: ServiceInstance] = [:]
    package internal(set) var serviceKeys: [String: ServiceID] = [:]
    package internal(set) var chats: [ChatID: ChatHead] = [:]
    /// The data of chats whose heads have not all of them.
    package internal(set) var data: [ChatID: [String: String]] = [:]
    package internal(set) var chatsOfServices: [ServiceID: ChatID] = [:]
    /// Every chat's events; the event at position `p` has index `p - 1`.
    package internal(set) var events: [ChatID: [TranscriptEvent]] = [:]
    package internal(set) var eventKeys: [ChatID: [String: Int]] = [:]
    package internal(set) var files: [FileID: ChatFile] = [:]
    /// Contents that are being removed, since when.
    package internal(set) var marks: [String: Timestamp] = [:]
    package internal(set) var subscriptions: [String: NotificationSubscription] = [:]
    package internal(set) var devices: [DeviceID: Device] = [:]
    package internal(set) var forgotten: [DeviceID: ForgottenDevice] = [:]
    package internal(set) var clients: [String: StoredClient] = [:]
    package internal(set) var callbacks: [ServiceID: CallbackRecord] = [:]
    package internal(set) var accounts: [String: DeskAccount] = [:]
    package internal(set) var deskSessions: [String: DeskSession] = [:]
    package internal(set) var grants: [String: DeskGrant] = [:]
    package internal(set) var secondFactors: [String: SecondFactor] = [:]
    package internal(set) var trail: [TrailRow] = []
    package internal(set) var settings: [String: String] = [:]
    package internal(set) var nodes: [NodeID: NodeRecord] = [:]
    package internal(set) var bookings: [ServiceID: SlotBooking] = [:]
    /// How many places the slot of a booking had when it was booked.
    package internal(set) var capacities: [ServiceID: Int] = [:]
    package internal(set) var callbackKeys: [ServiceID: [String: String]] = [:]
    /// The starts of callbacks that are counted, by the names of what they are counted by.
    package internal(set) var starts: [ServiceID: [String: (at: Timestamp, property: CountedProperty)]] = [:]
    /// Owed pushes in the order of their ids.
    package internal(set) var owed: [OwedRow] = []
    package internal(set) var lastOwedID: Int64 = 0
    /// Pushes that ended undelivered, in the order of their ends.
    package internal(set) var dead: [OutboxEntry] = []
    package internal(set) var presences: [CustomerKey: [String: PresenceRecord]] = [:]
    package internal(set) var receipts: [ChatID: ReceiptMark] = [:]
    /// Lines of push histories in the order of their ids.
    package internal(set) var records: [ChatID: [PushRecord]] = [:]
    package internal(set) var lastRecordID: Int64 = 0

    package init() {}

    package mutating func commit(_ commit: Commit) -> CommitResult {
        if let refusal = commit.refusal(on: self) { return refusal }
        for change in commit.changes { apply(change) }
        return .committed
    }

    private mutating func apply(_ change: Change) {
        switch change {
        case .insertService(let service): insert(service)
        case .releaseKey(let id, let key): releaseKey(of: id, key: key)
        case .putData(let id, let data, let end):
            services[id]?.userData = data
            services[id]?.expiresAt = end
        case .removeService(let id): if chatsOfServices[id] == nil, callbacks[id] == nil { remove(service: id) }
        case .putChat(let head, let settingCursor): put(head, settingCursor: settingCursor)
        case .attachData(let chat, let data): self.data[chat] = data
        case .append(let chat, let event): append(event, to: chat)
        case .owe(let push, let now): owe(push, now: now)
        case .hastenOwed(let lane, let device, let due, _): hastenOwed(lane: lane, device, to: due)
        case .cancelOwed(let lane): cancelOwed(lane: lane)
        case .settle(let id, let fence, let settlement): settle(id, fence: fence, settlement)
        case .retryPush(let id, let now, let expiresAt): retryPush(id, now: now, expiresAt: expiresAt)
        case .dropPush(let id): dropPush(id)
        case .keepDevice(let device): devices[device.id] = devices[device.id] ?? device
        case .putDevice(let device): put(device)
        case .removeRegistration(let registration): removeRegistration(registration)
        case .putPresence(let record): presences[record.customer, default: [:]][record.device] = record
        case .raiseReceipt(let chat, let mark): receipts[chat] = (receipts[chat] ?? ReceiptMark()).raised(by: mark)
        case .record(let record): add(record)
        case .withdraw(let chat, let after, let through, let device, let now, let expiresAt):
            withdraw(chat, after: after, through: through, but: device, now: now, expiresAt: expiresAt)
        case .noteDelivery(let id, let time): if devices[id]?.deliveredAt == nil { devices[id]?.deliveredAt = time }
        case .moveDevice(let id, let debug, let asOf): moveDevice(id, debug: debug, asOf: asOf)
        case .dropDevice(let id, let asOf, let at, let cause): dropDevice(id, asOf: asOf, at: at ?? asOf, cause: cause)
        case .removeUnusedDevice(let id): _ = removeUnused([id])
        case .restoreDevice(let id): restoreDevice(id)
        case .putClient(let client): clients[client.clientID] = client
        case .removeClient(let clientID): clients[clientID] = nil
        case .putFile(let file): files[file.id] = file
        case .removeFile(let id): files[id] = nil
        case .putSubscription(let subscription): subscriptions[subscription.id] = subscription
        case .removeSubscription(let id): subscriptions[id] = nil
        case .moveCursor(let chat, let position, let client): moveCursor(of: chat, to: position, client: client)
        case .moveSent(let chat, let position, let client): moveSent(of: chat, to: position, client: client)
        case .moveAgentCursor(let chat, let position): moveAgentCursor(of: chat, to: position)
        case .putCallback(let record): callbacks[record.id] = record
        case .putAccount(let account): accounts[account.user] = account
        case .replacePasswordHash(let user, let old, let new): replacePasswordHash(of: user, old, with: new)
        case .removeAccount(let user): removeAccount(user)
        case .putSecondFactor(let factor, let mark): put(factor, after: mark)
        case .removeSecondFactor(let user): secondFactors[user] = nil
        case .beginDeskSession(let session, let hash, let factor): begin(session, passwordHash: hash, factor: factor)
        case .prolongDeskSession(let id, let time): prolongDeskSession(id, idleEnd: time)
        case .endDeskSession(let id): (deskSessions[id], grants[id]) = (nil, nil)
        case .endDeskSessions(let user): endDeskSessions(of: user)
        case .putGrant(let grant): if deskSessions[grant.session] != nil { grants[grant.session] = grant }
        case .moveCheck(let id, let old, let new): if grants[id]?.checkAt == old { grants[id]?.checkAt = new }
        case .tell(let entry): tell(entry)
        case .cutTrail(let checkpoint): cutTrail(to: checkpoint)
        case .putSetting(let name, let value): settings[name] = value
        case .keepSetting(let name, let value): settings[name] = settings[name] ?? value
        case .putNode(let node): nodes[node.id] = node
        case .removeNode(let id, let lease): if lease == nil || nodes[id]?.leaseUntil == lease { nodes[id] = nil }
        case .releasePushes(let node): releasePushes(of: node)
        case .bookSlot(let slot, let capacity):
            bookings[slot.callback] = slot
            capacities[slot.callback] = capacity
        case .freeSlot(let callback): free(callback)
        case .indexCallback(let callback, let keys): callbackKeys[callback] = keys
        case .limitQueue: break
        case .countStart(let callback, let at, let checks):
            for property in checks.map(\.property) { starts[callback, default: [:]][property.name] = (at, property) }
        }
    }
}

extension MemoryTables: CommitGround {
    package func standing(of chat: ChatID) -> ChatStanding? {
        chats[chat].map { ChatStanding(version: $0.version, lastPosition: $0.lastPosition, serviceID: $0.serviceID) }
    }

    package func hasChat(of service: ServiceID) -> Bool { chatsOfServices[service] != nil }

    package func position(of key: String, in chat: ChatID) -> Int? { eventKeys[chat]?[key] }

    package func version(of callback: ServiceID) -> Int64? { callbacks[callback]?.version }

    package func hasService(_ id: ServiceID) -> Bool { services[id] != nil }

    package func service(creationKey: String) -> ServiceID? { serviceKeys[creationKey] }

    package func queueCount(_ limit: QueueLimit) -> Int {
        switch limit.count {
        case .queued: queuedCallbackCount(service: limit.service)
        case .open(let number): openCallbackCount(service: limit.service, number: number)
        }
    }

    package func startCount(_ check: ThrottleCheck) -> Int {
        starts.values.count { names in
            names[check.property.name].map { $0.at >= check.from && $0.property == check.property } ?? false
        }
    }

    package func otherBookings(of slot: SlotBooking) -> Int {
        bookings.values.count { slot.shares(with: $0) }
    }
}
