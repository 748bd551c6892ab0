package import Beckon

extension Change {
    /// The requests of a change that both engines write alike, in order; empty for changes that each writes in its own
    /// way: heads, events, what is owed, and what PostgreSQL writes with others of its kind.
    package var requests: [Request] {
        switch self {
        case .attachData(let chat, let data):
            [Request(ChatDataQuery.put, values: ChatDataColumn.values(data, of: chat))]
        case .putData(let id, let data, let end):
            [Request(ServiceQuery.putData, .text(StoredJSON.text(of: data)), end.sql, id.sql)]
        case .removeService(let id): [Request(RemovalQuery.services, id.sql)]
        case .raiseReceipt(let chat, let mark): [Request(ReceiptQuery.raise, values: mark.values(of: chat))]
        case .putFile(let file): [Request(FileQuery.put, values: file.values)]
        case .removeFile(let id): [Request(FileQuery.remove, id.sql)]
        default: requestsOfPushes + requestsOfDevices + requestsOfCallbacks + requestsOfInstallation
        }
    }

    private var requestsOfPushes: [Request] {
        switch self {
        case .hastenOwed(let lane, let device, let due, let now):
            [Request(OwedQuery.hasten, lane.sql, device.sql, due.sql, now.sql)]
        case .cancelOwed(let lane):
            [Request(OwedQuery.cancelWaiting, lane.sql), Request(OwedQuery.cancelClaimed, lane.sql)]
        case .dropPush(let id):
            [Request(DeadQuery.remove, id.sql), Request(OwedQuery.drop, id.sql), Request(OwedQuery.cancel, id.sql)]
        case .releasePushes(let node):
            [Request(OwedQuery.removeReleased, node.sql), Request(OwedQuery.release, node.sql)]
        case .record(let record): [Request(PushRecordQuery.insert, values: record.values)]
        case .putSubscription(let subscription): [Request(SubscriptionQuery.put, values: subscription.values)]
        case .removeSubscription(let id): [Request(SubscriptionQuery.remove, id.sql)]
        default: []
        }
    }

    private var requestsOfDevices: [Request] {
        switch self {
        case .keepDevice(let device): [Request(DeviceQuery.keep, values: device.values)]
        case .putDevice(let device):
            [
                Request(DeviceQuery.removeOthersPushes, device.id.sql, device.customer.sql),
                Request(DeviceQuery.put, values: device.values), Request(ForgottenQuery.remove, device.id.sql),
            ]
        case .removeRegistration(let registration):
            [
                Request(DeviceQuery.removeRegistration, registration.sql),
                Request(ForgottenQuery.removeRegistration, registration.sql),
            ]
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
        case .putPresence(let record): [Request(PresenceQuery.put, values: record.values)]
        default: []
        }
    }

    private var requestsOfCallbacks: [Request] {
        switch self {
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

    private var requestsOfInstallation: [Request] {
        switch self {
        case .putAccount(let account): [Request(AccountQuery.put, values: account.values)]
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
        case .putNode(let node): [Request(NodeQuery.put, values: node.values)]
        case .removeNode(let id, let lease): [Request(NodeQuery.remove, id.sql, lease.sql)]
        default: []
        }
    }
}

extension Settlement {
    /// The requests that settle a claim which is not tried again, in order; nil for one that is.
    package func requests(of id: Int64, fence: Int64) -> [Request]? {
        switch self {
        case .done: [Request(OwedQuery.remove, id.sql, fence.sql)]
        case .dead(let cause, let time):
            [
                Request(DeadQuery.bury, id.sql, fence.sql, cause.sql, time.sql), Request(DeadQuery.forget),
                Request(OwedQuery.remove, id.sql, fence.sql),
            ]
        case .retry: nil
        }
    }
}
