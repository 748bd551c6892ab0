/// How long a time slot is (`_request_time_bucket`), in minutes; GMS allows no other lengths.
package enum SlotLength: Int, Hashable, Sendable, CaseIterable {
    case five = 5
    case ten = 10
    case fifteen = 15
    case twenty = 20
    case thirty = 30
    case hour = 60
    case twoHours = 120
}

/// When a callback service takes scheduled callbacks, named as GMS names the options.
package struct SlotOptions: Hashable, Sendable {
    /// `_business_hours_service`: the office-hours service; nil where every hour counts.
    package var hours: String?
    /// `_capacity_service`: the capacity service; nil where only ``mostOfSlot`` counts.
    package var capacity: String?
    /// `_request_time_bucket`.
    package var length = SlotLength.five
    /// `_max_request_by_time_bucket`: how many callbacks a slot takes at most.
    package var mostOfSlot = 100
    /// `_enable_reject_out_of_office_hours`: whether the hours hold for immediate callbacks, too.
    package var hoursHoldForImmediate = false

    package init() {}
}

/// A callback's place in a time slot of its service.
///
/// Places are counted by the times of the callbacks, so that another length of the slots, zone or office counts them right.
package struct SlotBooking: Hashable, Sendable {
    /// The configured service.
    package let service: String
    /// The slot as it is when the place is taken, up to but without its last moment; it is not stored.
    package let slot: Range<Timestamp>
    /// The time that the callback is booked for; within the slot.
    package let time: Timestamp
    package let callback: ServiceID

    package init(service: String, slot: Range<Timestamp>, time: Timestamp, callback: ServiceID) {
        self.service = service
        self.slot = slot
        self.time = time
        self.callback = callback
    }

    /// Whether another booking has a place in this one's slot.
    package func shares(with other: SlotBooking) -> Bool {
        service == other.service && slot.contains(other.time) && callback != other.callback
    }
}
