import Beckon

/// Judges the commits of a batch for one transaction, and gathers the writes of the good ones.
struct CommitBatch {
    private var ground: BatchGround
    private var services: [ServiceInstance] = []
    /// Keys that instances lose, before others may have them.
    private var releases: [[StoredValue]] = []
    private var events: [[StoredValue]] = []
    private var callbacks: [ServiceID: CallbackRecord] = [:]
    /// The last change of each client; nil for a client that is removed.
    private var clients: [String: StoredClient?] = [:]
    /// Changes that are rare, or whose order matters.
    private var others: [Request] = []

    init(on ground: BatchGround) {
        self.ground = ground
    }

    mutating func add(_ commit: Commit) -> CommitResult {
        if let refusal = commit.refusal(on: ground) { return refusal }
        for change in commit.changes {
            ground.apply(change)
            write(change)
        }
        return .committed
    }

    private mutating func write(_ change: Change) {
        switch change {
        case .insertService(let service): services.append(service)
        case .releaseKey(let id, let key): release(key, of: id)
        case .append(let chat, let event): events.append(event.values(in: chat))
        case .putCallback(let record): callbacks[record.id] = record
        case .putClient(let client): clients[client.clientID] = .some(client)
        case .removeClient(let clientID): clients[clientID] = .some(nil)
        // `ground` holds the effect of these on the heads.
        case .putChat(let head, _):
            if let data = head.newData { others += Change.attachData(head.id, data).requests }
        case .moveCursor, .moveSent, .moveAgentCursor: break
        default: others += change.requests
        }
    }

    private mutating func release(_ key: String, of id: ServiceID) {
        if let index = services.firstIndex(where: { $0.id == id }) {
            services[index].key = nil
        } else {
            releases.append([id.sql, key.sql])
        }
    }

    /// All writes: one statement for each kind of row, then the changes that are written one by one.
    var requests: [Request] {
        var (inserts, updates, moves): ([[StoredValue]], [[StoredValue]], [[StoredValue]]) = ([], [], [])
        for (id, chat) in ground.chats {
            switch chat.write(of: id) {
            case .insert(let row): inserts.append(row)
            case .update(let row): updates.append(row)
            case .moveCursors(let row): moves.append(row)
            case nil: break
            }
        }
        let gone = clients.filter { $0.value == nil }.keys.sorted()
        let here = clients.values.compactMap(\.self).sorted { $0.clientID < $1.clientID }
        let records = callbacks.values.sorted { $0.id.text < $1.id.text }
        let bulk: [(Statement, [[StoredValue]])] = [
            (ServiceQuery.releaseKey, releases), (ServiceQuery.insert, services.map(\.values)),
            (ChatQuery.insert, inserts), (ChatQuery.update, updates),
            (ChatQuery.moveCursors, moves), (EventQuery.insert, events), (CallbackQuery.put, records.map(\.values)),
            (ClientQuery.remove, gone.map { [$0.sql] }), (ClientQuery.put, here.map(\.values)),
        ]
        return bulk.filter { !$0.1.isEmpty }.map { Request($0.0, rows: $0.1) } + others
    }
}

extension Change {
    /// The requests of a change that is written alone, in order; empty for changes that are written with others of
    /// their kind.
    fileprivate var requests: [Request] {
        switch self {
        case .attachData(let chat, let data):
            [Request(ChatDataQuery.put, rows: [ChatDataColumn.values(data, of: chat)])]
        case .owe(let push, let now): push.requests(now: now)
        case .hastenOwed(let lane, let device, let due, _):
            [Request(OwedQuery.hasten, lane.sql, device.sql, due.sql)]
        case .cancelOwed(let lane):
            [Request(OwedQuery.cancelWaiting, lane.sql), Request(OwedQuery.cancelClaimed, lane.sql)]
        case .settle(let id, let fence, let settlement): settlement.requests(of: id, fence: fence)
        case .retryPush(let id, let now, let expiresAt):
            [
                Request(DeadQuery.hurry, id.sql, now.sql, expiresAt.sql),
                Request(DeadQuery.revive, id.sql, now.sql, expiresAt.sql),
            ]
        case .dropPush(let id):
            [
                Request(DeadQuery.remove, id.sql), Request(DeadQuery.drop, id.sql), Request(DeadQuery.cancel, id.sql),
            ]
        case .releasePushes(let node):
            [Request(OwedQuery.removeReleased, node.sql), Request(OwedQuery.release, node.sql)]
        case .putDevice(let device):
            [
                Request(DeviceQuery.removeOthersPushes, device.id.sql, device.customer.sql),
                Request(DeviceQuery.put, rows: [device.values]), Request(ForgottenQuery.remove, device.id.sql),
            ]
        case .removeRegistration(let registration):
            [
                Request(DeviceQuery.removeRegistration, registration.sql),
                Request(ForgottenQuery.removeRegistration, registration.sql),
            ]
        case .putPresence(let record): [Request(PresenceQuery.put, values: record.values)]
        case .raiseReceipt(let chat, let mark):
            [Request(ReceiptQuery.raise, values: mark.values(of: chat))]
        case .record(let record): [Request(PushRecordQuery.insert, values: record.values)]
        case .withdraw(let chat, let after, let through, let device, let now, let expiresAt):
            OwedPush.withdrawing(chat, after: after, through: through, but: device, now: now, expiresAt: expiresAt)
        case .keepDevice(let device): [Request(DeviceQuery.keep, values: device.values)]
        case .noteDelivery(let id, let time): [Request(DeviceQuery.noteDelivery, id.sql, time.sql)]
        case .moveDevice(let id, let debug, let asOf):
            [Request(DeviceQuery.move, id.sql, asOf.sql, debug.sql), Request(DeviceQuery.reroute, id.sql, asOf.sql)]
        case .dropDevice(let id, let asOf, let at, let cause):
            [
                Request(ForgottenQuery.keep, id.sql, asOf.sql, (at ?? asOf).sql, cause.sql),
                Request(DeviceQuery.drop, id.sql, asOf.sql),
            ]
        case .restoreDevice(let id):
            [Request(ForgottenQuery.restore, id.sql), Request(ForgottenQuery.remove, id.sql)]
        case .putFile(let file): [Request(FileQuery.put, rows: [file.values])]
        case .removeFile(let id): [Request(FileQuery.remove, id.sql)]
        case .putSubscription(let subscription): [Request(SubscriptionQuery.put, rows: [subscription.values])]
        case .removeSubscription(let id): [Request(SubscriptionQuery.remove, id.sql)]
        case .putAccount(let account): [Request(AccountQuery.put, rows: [account.values])]
        case .replacePasswordHash(let user, let old, let new):
            [Request(AccountQuery.replaceHash, user.sql, old.sql, new.sql)]
        case .removeAccount(let user):
            [Request(AccountQuery.remove, user.sql), Request(DeskSessionQuery.endAll, user.sql)]
        case .beginDeskSession(let session, let hash):
            [
                Request(DeskSessionQuery.begin, values: session.values + [hash.sql]),
                Request(DeskSessionQuery.endOldest, session.user.sql),
            ]
        case .prolongDeskSession(let id, let time): [Request(DeskSessionQuery.prolong, id.sql, time.sql)]
        case .endDeskSession(let id): [Request(DeskSessionQuery.end, id.sql)]
        case .endDeskSessions(let user): [Request(DeskSessionQuery.endAll, user.sql)]
        case .putSetting(let name, let value): [Request(SettingQuery.put, name.sql, value.sql)]
        case .keepSetting(let name, let value): [Request(SettingQuery.keep, name.sql, value.sql)]
        case .putNode(let node): [Request(NodeQuery.put, rows: [node.values])]
        case .removeNode(let id, let lease): [Request(NodeQuery.remove, id.sql, lease.sql)]
        case .putData(let id, let data, let end):
            [Request(ServiceQuery.putData, .text(StoredJSON.text(of: data)), end.sql, id.sql)]
        case .removeService(let id): [Request(RemovalQuery.services, rows: [[id.sql]])]
        case .bookSlot(let slot, let capacity): [Request(SlotQuery.book, values: slot.values(capacity: capacity))]
        case .freeSlot(let callback): [Request(SlotQuery.free, callback.sql)]
        case .indexCallback(let callback, let keys):
            [Request(CallbackKeyQuery.remove, callback.sql)]
                + CallbackKeyColumn.rows(keys, of: callback).map { Request(CallbackKeyQuery.insert, values: $0) }
        case .countStart(let callback, let at, let checks):
            CallbackStartColumn.rows(checks, of: callback, at: at).map {
                Request(CallbackStartQuery.insert, values: $0)
            }
        default: []
        }
    }
}
