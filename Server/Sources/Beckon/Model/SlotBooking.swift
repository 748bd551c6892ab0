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
