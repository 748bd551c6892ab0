/// A callback's place in a time slot of its service.
package struct SlotBooking: Hashable, Sendable {
    /// The configured service.
    package let service: String
    /// When the slot begins.
    package let start: Timestamp
    package let callback: ServiceID

    package init(service: String, start: Timestamp, callback: ServiceID) {
        self.service = service
        self.start = start
        self.callback = callback
    }
}
