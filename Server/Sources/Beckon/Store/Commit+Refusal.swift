/// The database's state that a commit is checked against, including the earlier commits of its list.
package protocol CommitGround {
    associatedtype Failure: Error

    /// The part of a chat's head that a commit is checked against; nil for an unknown chat.
    func standing(of chat: ChatID) throws(Failure) -> ChatStanding?
    /// Whether a service instance has a chat.
    func hasChat(of service: ServiceID) throws(Failure) -> Bool
    /// The position of the event with a key.
    func position(of key: String, in chat: ChatID) throws(Failure) -> Int?
    /// The version of a callback; nil for an unknown callback.
    func version(of callback: ServiceID) throws(Failure) -> Int64?
    func hasService(_ id: ServiceID) throws(Failure) -> Bool
    func service(creationKey: String) throws(Failure) -> ServiceID?
    /// How many other callbacks are booked for a time in the slot of a booking.
    func otherBookings(of slot: SlotBooking) throws(Failure) -> Int
    /// How many callbacks a limit counts.
    func queueCount(_ limit: QueueLimit) throws(Failure) -> Int
    /// How many starts were counted for a check's property since its time.
    func startCount(_ check: ThrottleCheck) throws(Failure) -> Int
}

/// The part of a chat's head that a commit is checked against.
package struct ChatStanding: Hashable, Sendable {
    package let version: Int64
    package let lastPosition: Int
    package let serviceID: ServiceID

    package init(version: Int64, lastPosition: Int, serviceID: ServiceID) {
        self.version = version
        self.lastPosition = lastPosition
        self.serviceID = serviceID
    }
}

extension Commit {
    /// Why this commit must not be written; nil when it may be.
    ///
    /// Every engine calls this before it writes the first change, so that a refused commit changes nothing and does not
    /// undo the others of its list. The expectation is checked first, then the changes in their order.
    ///
    /// - Parameter ground: the database's state.
    /// - Returns: how the commit ends; nil when it may be written.
    /// - Throws: the error of a look-up.
    package func refusal<Ground: CommitGround>(on ground: Ground) throws(Ground.Failure) -> CommitResult? {
        guard let outline = CommitOutline(of: changes) else { return .conflict }
        var expected: (id: ChatID, standing: ChatStanding?)?
        switch expectation {
        case .none: break
        case .chat(let id, let version):
            let standing = try ground.standing(of: id)
            guard standing?.version ?? 0 == version else { return .conflict }
            expected = (id, standing)
        case .callback(let id, let version):
            guard try ground.version(of: id) ?? 0 == version else { return .conflict }
        }
        for change in changes where change.isJudged {
            let refusal: CommitResult? =
                switch change {
                case .insertService(let service): try service.refusal(on: ground)
                case .releaseKey(let id, let key): try ground.service(creationKey: key) == id ? nil : .conflict
                case .putChat(let head, _, _):
                    if let expected, expected.id == head.id {
                        try head.refusal(on: ground, over: expected.standing, with: outline.runs[head.id])
                    } else {
                        try head.refusal(
                            on: ground, over: ground.standing(of: head.id), with: outline.runs[head.id])
                    }
                case .append(let chat, let event): try event.refusal(on: ground, in: chat)
                case .putCallback(let record): try record.refusal(on: ground)
                case .bookSlot(let slot, let capacity):
                    try ground.otherBookings(of: slot) >= capacity ? .slotFull : nil
                case .limitQueue(let limit):
                    try ground.queueCount(limit) >= limit.limit ? .queueFull(limit.count) : nil
                case .countStart(_, _, let checks): try Self.refusal(of: checks, on: ground)
                default: nil
                }
            if let refusal { return refusal }
        }
        return nil
    }

    private static func refusal<Ground: CommitGround>(
        of checks: [ThrottleCheck], on ground: Ground
    ) throws(Ground.Failure) -> CommitResult? {
        for (index, check) in checks.enumerated() {
            if try ground.startCount(check) >= check.limit { return .throttled(check: index) }
        }
        return nil
    }
}

/// The next head of a chat with its events, in a commit that can be refused for nothing else.
///
/// ``Commit/refusal(on:)`` lets it be written exactly if the stored head has ``lastPosition``, the service instance of
/// ``head`` and the version before, and no event of the chat has ``key``. So an engine may ask by the write itself.
package struct ChatStep: Sendable {
    package let head: ChatHead
    /// The parts of the head that are to be written.
    package let parts: HeadParts
    /// The last position before the step.
    package let lastPosition: Int
    /// The key of an event; nil if none has one.
    package let key: String?
}

extension Commit {
    /// This commit as a step of its chat; nil for a commit that has to be judged before it is written.
    ///
    /// The head may be written before the other changes: only events stand before it.
    package var step: ChatStep? {
        guard case .chat(let id, let version) = expectation, version > 0 else { return nil }
        var put: (head: ChatHead, parts: HeadParts)?
        var positions: ClosedRange<Int>?
        var key: String?
        for change in changes {
            switch change {
            case .putChat(let head, let settingCursor, let parts):
                guard put == nil, head.id == id, head.version == version &+ 1 else { return nil }
                put = (head, settingCursor ? parts.union(.cursors) : parts)
            case .append(let chat, let event):
                guard chat == id, key == nil || event.key == nil, event.position > 0 else { return nil }
                guard positions.map({ event.position - 1 == $0.upperBound }) ?? true else { return nil }
                positions = (positions?.lowerBound ?? event.position)...event.position
                key = key ?? event.key
            default: if put == nil || change.isJudged { return nil }
            }
        }
        guard let put, positions.map({ $0.upperBound == put.head.lastPosition }) ?? true else { return nil }
        return ChatStep(
            head: put.head, parts: put.parts,
            lastPosition: positions.map { $0.lowerBound - 1 } ?? put.head.lastPosition, key: key)
    }
}

extension Change {
    /// Whether a commit can be refused because of such a change.
    fileprivate var isJudged: Bool {
        switch self {
        case .putChat, .append, .insertService, .releaseKey, .putCallback, .bookSlot, .limitQueue, .countStart: true
        default: false
        }
    }
}

/// What is known about the changes of one commit before any look-up.
private struct CommitOutline {
    /// The events that a commit appends to one chat.
    struct Run {
        let first: Int
        var last: Int
        var keys: Set<String> = []

        init(first: TranscriptEvent) {
            self.first = first.position
            last = first.position
            if let key = first.key { keys.insert(key) }
        }

        mutating func append(_ event: TranscriptEvent) -> Bool {
            guard event.position == last &+ 1 else { return false }
            last = event.position
            guard let key = event.key else { return true }
            return keys.insert(key).inserted
        }
    }

    private(set) var runs: [ChatID: Run] = [:]

    /// Nil when the changes contradict each other: events without their chat's head, a gap in the positions, a key or a
    /// row written twice.
    init?(of changes: [Change]) {
        var lastPositions: [ChatID: Int] = [:]
        var callbacks: Set<ServiceID> = []
        var services: Set<ServiceID> = []
        var serviceKeys: Set<String> = []
        var hasBooking = false
        var countsStart = false
        for change in changes {
            switch change {
            case .append(let chat, let event):
                guard add(event, to: chat) else { return nil }
            case .putChat(let head, _, _):
                guard lastPositions.updateValue(head.lastPosition, forKey: head.id) == nil else { return nil }
            case .putCallback(let record):
                guard callbacks.insert(record.id).inserted else { return nil }
            case .insertService(let service):
                guard services.insert(service.id).inserted else { return nil }
                if let key = service.key, !serviceKeys.insert(key).inserted { return nil }
            case .bookSlot:
                guard !hasBooking else { return nil }
                hasBooking = true
            case .countStart:
                guard !countsStart else { return nil }
                countsStart = true
            default: continue
            }
        }
        for (chat, run) in runs where lastPositions[chat] != run.last { return nil }
    }

    private mutating func add(_ event: TranscriptEvent, to chat: ChatID) -> Bool {
        if runs[chat]?.append(event) == false { return false }
        if runs[chat] == nil { runs[chat] = Run(first: event) }
        return true
    }
}

extension ServiceInstance {
    fileprivate func refusal<Ground: CommitGround>(on ground: Ground) throws(Ground.Failure) -> CommitResult? {
        if let key, let id = try ground.service(creationKey: key) { return .duplicateService(id) }
        return try ground.hasService(id) ? .conflict : nil
    }
}

extension ChatHead {
    /// Checks a head against the stored one that it replaces, and against the events of its commit.
    fileprivate func refusal<Ground: CommitGround>(
        on ground: Ground, over standing: ChatStanding?, with run: CommitOutline.Run?
    ) throws(Ground.Failure) -> CommitResult? {
        let last = standing?.lastPosition ?? 0
        guard version &- 1 == standing?.version ?? 0 else { return .conflict }
        guard run?.first ?? (last &+ 1) == last &+ 1, run?.last ?? last == lastPosition else { return .conflict }
        if let standing { return standing.serviceID == serviceID ? nil : .conflict }
        return try ground.hasChat(of: serviceID) ? .conflict : nil
    }
}

extension TranscriptEvent {
    fileprivate func refusal<Ground: CommitGround>(
        on ground: Ground, in chat: ChatID
    ) throws(Ground.Failure) -> CommitResult? {
        guard let key, let position = try ground.position(of: key, in: chat) else { return nil }
        return .duplicateEvent(position: position)
    }
}

extension CallbackRecord {
    fileprivate func refusal<Ground: CommitGround>(on ground: Ground) throws(Ground.Failure) -> CommitResult? {
        let standing = try ground.version(of: id)
        return version &- 1 == standing ?? 0 ? nil : .conflict
    }
}
