import Beckon
import BeckonStoreSQL

/// The rows that have to be read before a batch of commits can be judged.
struct BatchNeeds {
    private var chats: Set<ChatID> = []
    private var callbacks: Set<ServiceID> = []
    private var services: [(id: ServiceID, key: String?)] = []
    private var released: Set<ServiceID> = []
    private var servicesOfNewChats: Set<ServiceID> = []
    private var events: [(chat: ChatID, key: String)] = []
    private var slots: Set<Slot> = []
    private var checks: Set<ThrottleCheck> = []
    private var queues: Set<Queue> = []
    private var appendsToTrail = false
    private var told: Set<String> = []

    init(of commits: [Commit]) {
        for commit in commits {
            switch commit.expectation {
            case .none: break
            case .chat(let id, _): chats.insert(id)
            case .callback(let id, _): callbacks.insert(id)
            }
            for change in commit.changes { add(change) }
        }
    }

    private mutating func add(_ change: Change) {
        switch change {
        case .putChat(let head, _):
            chats.insert(head.id)
            if head.version == 1 { servicesOfNewChats.insert(head.serviceID) }
        case .append(let chat, let event):
            if let key = event.key { events.append((chat, key)) }
        case .moveCursor(let chat, _, _), .moveSent(let chat, _, _), .moveAgentCursor(let chat, _):
            chats.insert(chat)
        case .putCallback(let record): callbacks.insert(record.id)
        case .insertService(let service): services.append((service.id, service.key))
        case .releaseKey(let id, _): released.insert(id)
        case .bookSlot(let booking, _): slots.insert(Slot(of: booking))
        case .limitQueue(let limit): queues.insert(Queue(of: limit))
        case .countStart(_, _, let checks): self.checks.formUnion(checks)
        case .tell(let entry):
            appendsToTrail = true
            if let once = entry.once { told.insert(once) }
        default: break
        }
    }

    /// Locks come first and in the same order on all nodes; rows that are read after them cannot change any more.
    var requests: [(part: BatchGround.Part, request: BoundStatement)] {
        let all: [(BatchGround.Part, Statement, [[StoredValue]])] = [
            (.chats, ChatQuery.lock, chats.map { [$0.sql] }),
            (.callbacks, CallbackQuery.lock, callbacks.map { [$0.sql] }),
            (.nothing, SlotQuery.lock, Set(slots.flatMap { $0.hours }).map { [$0.sql] }),
            (
                .slots, SlotQuery.standing,
                slots.map { [$0.service.sql, $0.times.lowerBound.sql, $0.times.upperBound.sql] }
            ),
            (.nothing, CallbackStartQuery.lock, startLocks.map { [$0.sql] }),
            (.queues, CallbackQuery.queuedCounts, queues.filter { $0.number == nil }.map { [$0.service.sql] }),
            (
                .queues, CallbackQuery.openCounts,
                queues.compactMap { queue in queue.number.map { [queue.service.sql, $0.sql] } }
            ),
            (.starts, CallbackStartQuery.counts, checks.map { $0.values }),
            (.services, ServiceQuery.lock, released.map { [$0.sql] }),
            (.services, ServiceQuery.standing, services.map { [$0.id.sql, $0.key.sql] }),
            (.servicesTaken, ChatQuery.servicesTaken, servicesOfNewChats.map { [$0.sql] }),
            (.events, EventQuery.positionsOfKeys, events.map { [$0.chat.sql, $0.key.sql] }),
            // Last, so that the one lock that all nodes share is held for the shortest time.
            (.nothing, TrailQuery.lock, appendsToTrail ? [[]] : []),
            (.trail, TrailQuery.head, appendsToTrail ? [[]] : []),
            (.told, TrailQuery.told, told.map { [$0.sql] }),
        ]
        return all.filter { !$0.2.isEmpty }.map { ($0.0, BoundStatement($0.1, rows: $0.2)) }
    }
}

extension BatchNeeds {
    /// What no two starts may be judged by at the same time.
    private var startLocks: Set<String> {
        Set(checks.map { Counted($0.property).text }).union(queues.map { $0.text })
    }
}

/// The queue of a service, or of a number in it.
struct Queue: Hashable {
    let service: String
    /// Nil for the service's own.
    let number: String?

    init(service: String, number: String?) {
        self.service = service
        self.number = number
    }

    init(of limit: QueueLimit) {
        switch limit.count {
        case .queued: self.init(service: limit.service, number: nil)
        case .open(let number): self.init(service: limit.service, number: number)
        }
    }

    /// One text for each.
    var text: String { number.map { "open \(service.utf8.count) \(service)\($0)" } ?? "queued \(service)" }
}

/// A time slot of a service.
struct Slot: Hashable {
    let service: String
    let times: Range<Timestamp>

    init(of booking: SlotBooking) {
        service = booking.service
        times = booking.slot
    }

    /// One text for each hour of UTC that it touches: slots that overlap have one of them in common, whatever their lengths.
    var hours: [String] {
        let hour: Int64 = 3_600_000
        let (first, last) = (times.lowerBound.milliseconds / hour, (times.upperBound.milliseconds - 1) / hour)
        return first <= last ? (first...last).map { "\($0) \(service)" } : []
    }
}

/// What starts are counted by, as the database compares it.
struct Counted: Hashable {
    private let service: StoredText
    private let name: StoredText
    private let value: StoredText
    /// One text for each.
    let text: String

    init(_ property: CountedProperty) {
        service = StoredText(property.service)
        name = StoredText(property.name)
        value = StoredText(property.value)
        text =
            "\(property.service.utf8.count) \(property.service)\(property.name.utf8.count) \(property.name)\(property.value)"
    }
}
