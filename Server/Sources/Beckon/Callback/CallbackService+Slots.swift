/// Time slots: what is free, and which one a callback takes.
extension CallbackService {
    /// The slots of a service, as they stand now.
    ///
    /// Slots that are over, and those beyond `_reject_future_desired_time`, are not told.
    ///
    /// - Parameters:
    ///   - serviceName: the callback service.
    ///   - range: from the first moment, up to but without the last; a range without length stands for the slot that holds
    ///     its moment.
    ///   - limit: at most so many slots with room; never more than ``SlotPlan/mostSlots``.
    ///   - withFull: whether slots without room are told as well.
    /// - Returns: how long a slot is, and the slots in order of time.
    /// - Throws: ``CallbackRefusal`` with 404 for a service that makes no callbacks; ``StoreError``.
    package func availability(
        of serviceName: String, in range: Range<Timestamp>, limit: Int = .max, withFull: Bool = false
    ) async throws -> (length: Milliseconds, slots: [TimeSlot]) {
        guard let options = configured(serviceName) else { throw CallbackRefusal.unknownService() }
        let plan = plan(for: options)
        return (
            plan.grid.length,
            try await slots(of: options, plan, in: range, limit: limit, withFull: withFull)
        )
    }

    /// Which slot a scheduled callback takes.
    ///
    /// - Throws: ``CallbackRefusal`` when the office is closed then.
    func slot(
        at desiredTime: Timestamp, of options: ServiceOptions
    ) async throws -> (slot: Range<Timestamp>, total: Int) {
        let plan = plan(for: options)
        guard plan.isOpen(at: desiredTime) else {
            throw CallbackRefusal.closed(try await suggestions(of: options, from: desiredTime))
        }
        let start = plan.grid.start(holding: desiredTime)
        return (start..<start.advanced(by: plan.grid.length), plan.total(ofSlotAt: start))
    }

    /// Refuses an immediate callback outside office hours, where the service asks for that.
    func checkOpen(_ options: ServiceOptions, now: Timestamp) async throws {
        guard options.slots.hoursHoldForImmediate, !plan(for: options).isOpen(at: now) else { return }
        throw CallbackRefusal.closed(try await suggestions(of: options, from: now))
    }

    /// The next slots with room from a time on, for the answer to a refused wish.
    func suggestions(of options: ServiceOptions, from time: Timestamp) async throws -> [TimeSlot] {
        let end = time.advanced(by: Self.suggestionRange)
        return try await slots(of: options, plan(for: options), in: time..<end, limit: Self.suggestionCount)
    }

    private static let suggestionRange = Milliseconds.seconds(14 * 86_400)
    private static let suggestionCount = 10

    private func plan(for options: ServiceOptions) -> SlotPlan {
        SlotPlan(options.slots, calendar: services().calendar)
    }

    private func slots(
        of options: ServiceOptions, _ plan: SlotPlan, in range: Range<Timestamp>, limit: Int, withFull: Bool = false
    ) async throws -> [TimeSlot] {
        let now = time.now
        // The slot that holds the first moment counts where nothing but a moment is asked for.
        let first = range.isEmpty ? plan.grid.start(holding: range.lowerBound) : range.lowerBound
        var end = range.isEmpty ? first.advanced(by: Milliseconds(1)) : range.upperBound
        if let horizon = options.limits.horizon { end = min(end, now.advanced(by: horizon)) }
        let begin = max(first, plan.grid.start(holding: now))
        guard begin < end else { return [] }
        let booked = try await store.bookings(
            service: options.name, from: begin, until: end.advanced(by: plan.grid.length))
        return plan.slots(in: begin..<end, booked: booked, limit: limit, withFull: withFull)
    }
}
