/// Callbacks, lines, starts and time slots in memory.
extension MemoryStore {
    package func callback(_ id: ServiceID) async throws -> CallbackRecord? { try await read { $0.callbacks[id] } }

    package func openCallbacks(limit: Int) async throws -> [CallbackRecord] {
        try await callbacks(limit, where: { $0.state != .completed }) {
            ($0.createdAt, $0.id.text) < ($1.createdAt, $1.id.text)
        }
    }

    package func callbacks(_ search: CallbackSearch, limit: Int) async throws -> [CallbackRecord] {
        try await read { tables in
            tables.callbacks.values.filter { tables.finds(search, $0) }
                .first(limit) { ($0.time, $0.id.text) < ($1.time, $1.id.text) }
        }
    }

    package func callbacks(
        of service: String, in state: CallbackState, after: ServiceID?, limit: Int
    ) async throws -> [CallbackRecord] {
        let isWanted: (CallbackRecord) -> Bool = {
            $0.state != .completed && $0.serviceName == service && $0.state == state && after?.text ?? "" < $0.id.text
        }
        return try await callbacks(limit, where: isWanted) { $0.id.text < $1.id.text }
    }

    package func callbacksDue(now: Timestamp, limit: Int) async throws -> [CallbackRecord] {
        try await read { $0.callbacksDue(now: now, limit: limit) }
    }

    package func queuedCallbackCount(service: String) async throws -> Int {
        try await read { $0.queuedCallbackCount(service: service) }
    }

    package func openCallbackCount(service: String, number: String) async throws -> Int {
        try await read { $0.openCallbackCount(service: service, number: number) }
    }

    package func callbackLine(of service: String, before place: CallbackLine.Place) async throws -> CallbackLine {
        let waiting = try await read { $0.callbacks.values.filter { $0.serviceName == service && $0.leftAt == nil } }
            .compactMap { record in record.queuedAt.map { CallbackLine.Place(queuedAt: $0, id: record.id) } }
        return CallbackLine(
            waiting: waiting.count,
            ahead: waiting.count { ($0.queuedAt, $0.id.text) < (place.queuedAt, place.id.text) },
            oldest: waiting.map(\.queuedAt).min())
    }

    package func lineDepartures(of service: String, since: Timestamp, limit: Int) async throws -> [LineDeparture] {
        let hasLeft: (CallbackRecord) -> Bool = { record in
            record.serviceName == service && record.departure.map { $0.leftAt >= since } ?? false
        }
        return try await callbacks(limit, where: hasLeft) {
            ($1.leftAt ?? since, $1.id.text) < ($0.leftAt ?? since, $0.id.text)
        }.compactMap(\.departure)
    }

    package func startCounts(_ checks: [ThrottleCheck]) async throws -> [Int] {
        try await read { tables in checks.map { tables.startCount($0) } }
    }

    package func bookings(service: String, from: Timestamp, until: Timestamp) async throws -> [Timestamp: Int] {
        try await read { tables in
            let places = tables.bookings.values.filter { $0.service == service && $0.time >= from && $0.time < until }
            return Dictionary(grouping: places, by: \.time).mapValues(\.count)
        }
    }

    /// Returns the first of the callbacks that are wanted, in an order.
    func callbacks(
        _ limit: Int, where isWanted: (CallbackRecord) -> Bool, by isBefore: (CallbackRecord, CallbackRecord) -> Bool,
        function: String = #function
    ) async throws -> [CallbackRecord] {
        try await read(function) { $0.callbacks.values.filter(isWanted) }.first(limit, by: isBefore)
    }
}

extension MemoryTables {
    package func callbacksDue(now: Timestamp, limit: Int) -> [CallbackRecord] {
        callbacks.values.filter { record in record.due.map { $0 <= now } ?? false }
            .first(limit) { ($0.due ?? now, $0.id.text) < ($1.due ?? now, $1.id.text) }
    }

    func queuedCallbackCount(service: String) -> Int {
        callbacks.values.count { $0.serviceName == service && $0.state != .completed && $0.state != .scheduled }
    }

    func openCallbackCount(service: String, number: String) -> Int {
        callbacks.values.count {
            $0.serviceName == service && $0.state != .completed
                && (DialledDigits.withoutMarks($0.customerNumber) == number
                    || callbackKeys[$0.id]?[CallbackRecord.Field.customerNumber] == number)
        }
    }

    fileprivate func finds(_ search: CallbackSearch, _ record: CallbackRecord) -> Bool {
        (record.time, record.id.text) > (search.from, search.after) && record.time < search.until
            && (search.service ?? record.serviceName) == record.serviceName
            && !(search.isOpen && record.state == .completed) && leads(search.lead, to: record)
    }

    private func leads(_ lead: CallbackSearch.Lead, to record: CallbackRecord) -> Bool {
        switch lead {
        case .time: true
        case .number(let number): record.customerNumber == number
        case .key(let name, let value):
            callbackKeys[record.id]?[name]?.prefix(bytes: CallbackSearch.keyLength)
                == value.prefix(bytes: CallbackSearch.keyLength)
        }
    }

    /// Gives up a callback's place in a time slot.
    mutating func free(_ callback: ServiceID) {
        bookings[callback] = nil
        capacities[callback] = nil
    }

    mutating func remove(callback record: CallbackRecord) {
        callbacks[record.id] = nil
        free(record.id)
        callbackKeys[record.id] = nil
        starts[record.id] = nil
        let lane = PushSubject.callback(record.id, action: "", alert: "").lane
        owed.removeAll { $0.lane.name == lane }
        dead.removeAll { $0.push.subject.lane == lane }
        if chatsOfServices[record.id] == nil { remove(service: record.id) }
    }
}

extension MemoryTables {
    /// What breaks a rule about callbacks and their slots.
    func callbackViolations(now: Timestamp) -> [AuditReport.Violation] {
        var violations: [AuditReport.Violation] = []
        func add(_ rule: AuditRule, _ id: ServiceID) { violations.append(.init(rule: rule, subject: "\(id)")) }
        for record in callbacks.values {
            for rule in AuditRule.allCases where breaks(rule, record) { add(rule, record.id) }
        }
        for booking in bookings.values where isLost(booking, now: now) { add(.slotsHaveCallbacks, booking.callback) }
        for id in Set(callbackKeys.filter { !$0.value.isEmpty }.keys).union(starts.keys) where callbacks[id] == nil {
            add(.keysHaveCallbacks, id)
        }
        let slots = Dictionary(grouping: bookings.values) { "slot \($0.time.milliseconds) of \($0.service)" }
        for (name, places) in slots where places.count > places.compactMap({ capacities[$0.callback] }).max() ?? .max {
            violations.append(.init(rule: .slotsWithinCapacity, subject: name))
        }
        return violations
    }

    private func breaks(_ rule: AuditRule, _ record: CallbackRecord) -> Bool {
        let step = StoredStep(record.step)
        let isCompleted = record.state == .completed
        switch rule {
        case .scheduledHasSlot:
            return record.state == .scheduled && bookings[record.id].map { !$0.isFor(record) } ?? true
        case .reasonsFollowState:
            return isCompleted != (record.reason != nil)
        case .stepsFollowState:
            return !step.word.states.contains(record.state)
                || step.word == .scheduled && record.desiredTime != step.until
        case .wakesFollowStep:
            guard let due = record.due else { return !isCompleted }
            let counts = record.state != .paused && (step.word != .offered || record.state == .queued)
            return isCompleted || due > record.expiresAt || counts && due > step.until ?? due
        case .lineFollowsState:
            return record.state.isInLine != (record.queuedAt != nil && record.leftAt == nil)
                || (record.state == .scheduled || record.queuedAt == nil) && record.leftAt != nil
        case .callsHaveResults:
            return (step.word == .reached || record.reason == .customerNotReached) && record.calls.first?.result == nil
                || record.calls.dropLast().contains { $0.result == nil } || record.submissions < 0
        default: return false
        }
    }

    /// Whether no callback needs the place, or needed it.
    private func isLost(_ booking: SlotBooking, now: Timestamp) -> Bool {
        guard let record = callbacks[booking.callback], booking.isFor(record) else { return true }
        return record.state == .completed && record.desiredTime.map { $0 > now } ?? false
    }
}

extension SlotBooking {
    /// Whether it is for the callback's service and desired time.
    fileprivate func isFor(_ record: CallbackRecord) -> Bool {
        service == record.serviceName && time == record.desiredTime
    }
}
