import Beckon
import BeckonStoreSQL

/// The state that the commits of a batch are judged against: the rows in the database, and the changes of the batch's
/// earlier commits.
struct BatchGround {
    /// The kind of rows in one result of ``BatchNeeds/requests``.
    enum Part {
        case nothing, chats, callbacks, slots, queues, starts, services, servicesTaken, events, trail, told
    }

    private struct EventKey: Hashable {
        let chat: StoredText
        let key: StoredText

        init(_ chat: ChatID, _ key: String) {
            self.chat = StoredText(chat.text)
            self.key = StoredText(key)
        }
    }

    private struct QueueKey: Hashable {
        let service: StoredText
        let number: StoredText?

        init(_ queue: Queue) {
            service = StoredText(queue.service)
            number = queue.number.map { StoredText($0) }
        }
    }

    private(set) var chats: [ChatID: StandingChat] = [:]
    private var callbacks: [ServiceID: Int64] = [:]
    private var services: Set<ServiceID> = []
    private var serviceKeys: [StoredText: ServiceID] = [:]
    private var servicesTaken: Set<ServiceID> = []
    private var events: [EventKey: Int] = [:]
    /// What callbacks are booked for: service and time.
    private var bookings: [ServiceID: (service: String, time: Timestamp)] = [:]
    /// The callbacks in the database and those of the batch's earlier commits.
    private var queues: [QueueKey: Int] = [:]
    /// The starts in the database, by what they are counted by and since when.
    private var startCounts: [Counted: [Timestamp: Int]] = [:]
    /// The starts of the batch's earlier commits.
    private var newStarts: [Counted: [Timestamp]] = [:]

    /// The last row of the audit trail.
    private var trail: TrailHead?
    /// The coalesced acts that have their rows.
    private var told: Set<StoredText> = []

    mutating func read(_ part: Part, from result: QueryResult) throws(ConnectionFailure) {
        for index in 0..<result.count { try read(part, from: RowReader(result, row: Int32(index))) }
    }

    private mutating func read(_ part: Part, from row: RowReader) throws(ConnectionFailure) {
        switch part {
        case .nothing: break
        case .chats: chats[ChatID(try row.text(LockedChatColumn.id))] = try StandingChat(from: row)
        case .callbacks:
            callbacks[ServiceID(try row.text(.first))] = try row.int64(.second)
        case .slots:
            let callback = ServiceID(try row.text(BookingColumn.callback))
            bookings[callback] = (try row.text(BookingColumn.service), try row.time(BookingColumn.startAt))
        case .queues:
            let queue = Queue(
                service: try row.text(.first), number: try row.optionalText(.third))
            queues[QueueKey(queue), default: 0] += try row.int(.second)
        case .starts:
            let property = CountedProperty(
                service: try row.text(StartCountColumn.service), name: try row.text(StartCountColumn.name),
                value: try row.text(StartCountColumn.value))
            let from = try row.time(StartCountColumn.from)
            startCounts[Counted(property), default: [:]][from] = try row.int(StartCountColumn.count)
        case .services:
            let id = ServiceID(try row.text(.first))
            services.insert(id)
            if let key = try row.optionalText(.second) { serviceKeys[StoredText(key)] = id }
        case .servicesTaken:
            servicesTaken.insert(ServiceID(try row.text(.first)))
        case .events:
            let chat = ChatID(try row.text(.first))
            let key = EventKey(chat, try row.text(.second))
            events[key] = try row.int(.third)
        case .trail: trail = try TrailHead(from: row)
        case .told: told.insert(StoredText(try row.text(.first)))
        }
    }

    /// Applies a change of a commit that was judged good.
    mutating func apply(_ change: Change) {
        switch change {
        case .insertService(let service):
            services.insert(service.id)
            if let key = service.key { serviceKeys[StoredText(key)] = service.id }
        case .releaseKey(_, let key): serviceKeys[StoredText(key)] = nil
        case .putChat(let head, let settingCursor): put(head, settingCursor: settingCursor)
        case .append(let chat, let event):
            if let key = event.key { events[EventKey(chat, key)] = event.position }
        case .moveCursor(let chat, let position, let client): chats[chat]?.moveCursor(to: position, client: client)
        case .moveSent(let chat, let position, let client): chats[chat]?.moveSent(to: position, client: client)
        case .moveAgentCursor(let chat, let position): chats[chat]?.moveAgentCursor(to: position)
        case .putCallback(let record): callbacks[record.id] = record.version
        case .bookSlot(let booking, _): bookings[booking.callback] = (booking.service, booking.time)
        case .freeSlot(let callback): bookings[callback] = nil
        case .limitQueue(let limit): queues[QueueKey(Queue(of: limit)), default: 0] += 1
        case .countStart(_, let at, let checks):
            for property in Set(checks.map { Counted($0.property) }) { newStarts[property, default: []].append(at) }
        default: break
        }
    }

    /// Appends an entry to the audit trail.
    ///
    /// - Returns: Its row; nil if a coalesced act has one.
    mutating func row(of entry: TrailEntry) -> TrailRow? {
        if let once = entry.once, !told.insert(StoredText(once)).inserted { return nil }
        let row = TrailRow(entry, after: trail)
        trail = row.head
        return row
    }

    private mutating func put(_ head: ChatHead, settingCursor: Bool) {
        guard chats[head.id] != nil else {
            chats[head.id] = StandingChat(new: head)
            servicesTaken.insert(head.serviceID)
            return
        }
        chats[head.id]?.put(head, settingCursor: settingCursor)
    }
}

extension BatchGround: CommitGround {
    func standing(of chat: ChatID) -> ChatStanding? { chats[chat]?.standing }
    func hasChat(of service: ServiceID) -> Bool { servicesTaken.contains(service) }
    func position(of key: String, in chat: ChatID) -> Int? { events[EventKey(chat, key)] }
    func version(of callback: ServiceID) -> Int64? { callbacks[callback] }
    func hasService(_ id: ServiceID) -> Bool { services.contains(id) }
    func service(creationKey: String) -> ServiceID? { serviceKeys[StoredText(creationKey)] }

    func otherBookings(of booking: SlotBooking) -> Int {
        bookings.count {
            $0.value.service == booking.service && booking.slot.contains($0.value.time) && $0.key != booking.callback
        }
    }

    func queueCount(_ limit: QueueLimit) -> Int { queues[QueueKey(Queue(of: limit))] ?? 0 }

    func startCount(_ check: ThrottleCheck) -> Int {
        let property = Counted(check.property)
        let standing = startCounts[property]?[check.from] ?? 0
        return standing + (newStarts[property] ?? []).count { $0 >= check.from }
    }
}
