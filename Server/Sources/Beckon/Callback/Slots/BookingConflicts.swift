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
