package import Beckon
package import Logging

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
        SlotPlan(options.slots, calendar: calendar())
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

/// Booked callbacks that lie outside office hours or above the capacity, because these changed after the booking.
extension CallbackService {
    /// At most so many conflicts are told at once.
    package static let conflictLimit = 1_000
    private static let conflictAhead = Milliseconds.seconds(3_660 * 86_400)

    /// A callback that keeps a time which its service no longer takes.
    package struct Conflict: Hashable, Sendable {
        package let id: ServiceID
        package let service: String
        package let time: Timestamp
        package let reason: BookingConflicts.Reason
    }

    /// The conflicts of callbacks whose times lie ahead, in the order of these; the first ``conflictLimit`` of them.
    ///
    /// - Parameters:
    ///   - service: the service; nil for all that the person sees.
    ///   - permission: the person who asks.
    /// - Returns: the conflicts.
    /// - Throws: ``CallbackRefusal`` with 404 for a service that is not configured or not seen; ``StoreError``.
    package func conflicts(of service: String?, for permission: CallbackPermission) async throws -> [Conflict] {
        let now = time.now
        var inquiry = CallbackInquiry(
            times: now..<now.advanced(by: Self.conflictAhead), limit: Self.inquiryLimit)
        inquiry.service = service
        // One that is near is in the queue already and keeps its place.
        inquiry.states = Set(CallbackState.allCases).subtracting([.completed])
        let calendar = calendar()
        var (judge, conflicts) = (BookingConflicts(), [Conflict]())
        while true {
            let page = try await page(inquiry, for: permission)
            for record in page.records {
                guard let time = record.desiredTime else { continue }
                let plan = SlotPlan(options(of: record).slots, calendar: calendar)
                guard let reason = judge.judge(record.serviceName, at: time, plan) else { continue }
                conflicts.append(
                    Conflict(id: record.id, service: record.serviceName, time: time, reason: reason))
                if conflicts.count == Self.conflictLimit { return conflicts }
            }
            guard let next = page.next else { return conflicts }
            inquiry.after = next
        }
    }

    /// Logs how many booked callbacks no longer fit; the change holds already, so that no failure reaches who made it.
    ///
    /// - Parameters:
    ///   - changed: the office hours, capacities and services that are changed.
    ///   - logger: where it logs.
    package func tellConflicts(after changed: [String], logger: Logger) async {
        guard let found = try? await conflicts(of: nil, for: .everything) else {
            logger.warning("a calendar changed; whether booked callbacks still fit could not be read")
            return
        }
        guard !found.isEmpty else { return }
        logger.warning(
            "booked callbacks lie outside office hours or above the capacity; they are kept",
            metadata: [
                "changed": "\(changed.prefix(20).joined(separator: ","))", "callbacks": "\(found.count)",
                "services": "\(Set(found.map(\.service)).sorted().prefix(20).joined(separator: ","))",
            ])
    }
}

/// Finds booked callbacks that the calendar, as it is now, would not take: given in order of time, each is judged once.
package struct BookingConflicts: Sendable {
    /// Why a booking does not fit.
    package enum Reason: String, Sendable {
        case closed
        case full
    }

    private struct Slot: Hashable {
        let service: String
        let start: Timestamp
    }

    private var taken: [Slot: Int] = [:]

    package init() {}

    /// Judges the next booking.
    ///
    /// - Parameters:
    ///   - service: The callback service.
    ///   - time: The time that the callback is booked for.
    ///   - plan: When the service takes callbacks, and how many.
    /// - Returns: Why it does not fit; nil when it does. Of a slot with too many the last ones do not fit.
    package mutating func judge(_ service: String, at time: Timestamp, _ plan: SlotPlan) -> Reason? {
        guard plan.isOpen(at: time) else { return .closed }
        let start = plan.grid.start(holding: time)
        let before = taken[Slot(service: service, start: start), default: 0]
        taken[Slot(service: service, start: start)] = before + 1
        return before < plan.total(ofSlotAt: start) ? nil : .full
    }
}
