import Beckon

/// Everything that a store answers about the ids of a walk.
struct StoreReads {
    var services: [ServiceInstance?] = []
    var chats: [ChatHead?] = []
    var data: [[String]?] = []
    var lists: [[ChatHead]] = []
    var events: [[TranscriptEvent]] = []
    var positions: [Int?] = []
    var devices: [Device?] = []
    var clients: [StoredClient?] = []
    var callbacks: [CallbackRecord?] = []
    var callbackLists: [[CallbackRecord]] = []
    var counts: [Int] = []
    var settings: [String?] = []
    var nextDues: [String] = []
    var outbox: [OutboxEntry] = []
    var marks: [ChatMark?] = []
    var bookings: [[String]] = []
    var lines: [CallbackLine] = []
    var departures: [[LineDeparture]] = []
    var nodes: [NodeRecord] = []
    var registered: [[Device]] = []
    var presences: [[PresenceRecord]] = []
    var receipts: [ReceiptMark] = []
    var records: [[String]] = []
    var audit: AuditReport

    init(of store: any Store, at step: Int) async throws {
        let now = Sample.at(Int64(step * 7 % 200))
        let limit = 1 + step / 10 % 5
        for id in StoreWalk.instances { services.append(try await store.service(id)) }
        for id in StoreWalk.services {
            callbacks.append(try await store.callback(id))
        }
        for id in StoreWalk.chats {
            chats.append(try await store.chat(id))
            chats.append(try await store.chat(service: ServiceID("of \(id)")))
            data.append(try await store.data(of: id)?.map { "\($0.key)=\($0.value)" }.sorted())
            events.append(try await store.events(id, after: step / 10 % 3, limit: 50))
            for key in StoreWalk.keys { positions.append(try await store.position(id, key: key)) }
            lists.append(try await store.presentChats(heldBy: nil, after: id, limit: limit))
        }
        for user in StoreWalk.users { lists.append(try await store.chats(user: user, now: now, limit: limit)) }
        lists.append(try await store.openChats(limit: limit))
        lists.append(try await store.chatsDue(now: now, limit: limit))
        lists.append(try await store.presentChats(heldBy: nil, after: nil, limit: limit))
        lists.append(try await store.expectedChats(limit: limit))
        for node in StoreWalk.nodes {
            lists.append(try await store.presentChats(heldBy: node, after: nil, limit: limit))
        }
        for key in StoreWalk.keys {
            services.append(try await store.service(creationKey: key))
            settings.append(try await store.setting(key))
        }
        for device in StoreWalk.devices { devices.append(try await store.device(device.id)) }
        for client in StoreWalk.clients { clients.append(try await store.client(client)) }
        callbackLists.append(try await store.openCallbacks(limit: limit))
        callbackLists.append(try await store.callbacksDue(now: now, limit: limit))
        callbackLists.append(
            try await store.callbacks(
                CallbackSearch(.time, isOpen: step % 2 == 0, from: Sample.at(20), after: "m"), limit: limit))
        for key in StoreWalk.keys {
            callbackLists.append(
                try await store.callbacks(CallbackSearch(.key(name: "key", value: key), service: "voice"), limit: limit)
            )
        }
        for service in ["voice", "chat"] { counts.append(try await store.queuedCallbackCount(service: service)) }
        for service in ["voice", "chat"] {
            let place = CallbackLine.Place(queuedAt: now, id: StoreWalk.services[step % StoreWalk.services.count])
            lines.append(try await store.callbackLine(of: service, before: place))
            lines.append(try await store.callbackLine(of: service, before: .last))
            departures.append(try await store.lineDepartures(of: service, since: now, limit: limit))
        }
        for service in ["voice", "chat"] {
            let slots = try await store.bookings(service: service, from: Sample.at(10), until: Sample.at(40))
            bookings.append(slots.map { "\($0.key.milliseconds): \($0.value)" }.sorted())
        }
        for customer in StoreWalk.customers {
            registered.append(try await store.devices(of: customer, limit: limit))
            presences.append(try await store.presences(of: customer, limit: limit))
        }
        for user in StoreWalk.users { lists.append(try await store.bridgedChats(of: user, limit: limit)) }
        for id in StoreWalk.chats {
            receipts.append(try await store.receipt(id))
            let lines = try await store.pushRecords(id, position: 1 + step % 9, limit: 50)
            // Numbers are each engine's own.
            records.append(lines.map { "\($0.after) \($0.through) \($0.deviceID?.text ?? "") \($0.kind) \($0.word)" })
        }
        let marks = try await store.marks(of: StoreWalk.chats)
        self.marks = StoreWalk.chats.map { marks[$0] }
        nodes = try await store.nodes()
        audit = try await store.audit(limit: 1_000, now: now)
        nextDues = try await store.nextPushDues().map { "\($0.key): \($0.value.milliseconds)" }.sorted()
        nextDues += try await store.nextPushDues(now: now).map { "\($0.key): \($0.value.milliseconds)" }.sorted()
        for dead in [false, true] { outbox += try await store.outbox(dead: dead, after: 0, limit: 50) }
    }

    /// The lists whose answers differ, each with the two answers.
    func differences(from other: StoreReads) -> [String] {
        zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children).compactMap { mine, theirs in
            let (mine, theirs, name) = ("\(mine.value)", "\(theirs.value)", mine.label ?? "")
            return mine == theirs ? nil : "\(name): \(mine) against \(theirs)"
        }
    }
}
