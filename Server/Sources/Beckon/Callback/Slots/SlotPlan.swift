/// One time slot of a callback service.
package struct TimeSlot: Hashable, Sendable {
    package let start: Timestamp
    /// How many more callbacks it takes; 0 when it is full.
    package let free: Int
    /// How many it takes in all.
    package let total: Int
}

/// When a callback service takes scheduled callbacks, and how many.
package struct SlotPlan: Sendable {
    package let grid: SlotGrid
    private let options: SlotOptions
    private let calendar: ServiceCalendar

    /// - Parameters:
    ///   - options: What the callback service says about slots.
    ///   - calendar: The office-hours and capacity services that it names. One that is not there has no hours and no places.
    package init(_ options: SlotOptions, calendar: ServiceCalendar) {
        self.options = options
        self.calendar = calendar
        let zone = options.hours.flatMap { calendar.hours.zone(of: $0) }
        grid = SlotGrid(options.length, in: zone ?? UTCZone())
    }

    /// Whether the office is open at a moment.
    package func isOpen(at time: Timestamp) -> Bool {
        guard let hours = options.hours else { return true }
        return calendar.hours.isOpen(hours, at: time) ?? false
    }

    /// How many callbacks the slot that begins at a time takes.
    package func total(ofSlotAt start: Timestamp) -> Int {
        guard let name = options.capacity else { return options.mostOfSlot }
        guard let capacity = calendar.capacities[name] else { return 0 }
        return min(options.mostOfSlot, capacity.total(at: start))
    }

    /// The slots that lie wholly within office hours and begin in a range, in order of time.
    ///
    /// - Parameters:
    ///   - range: From the first moment, up to but without the last; at most ``longestRange``, the rest is not looked at.
    ///   - booked: How many callbacks are booked for a time, up to the end of the last slot.
    ///   - limit: At most so many slots with room.
    ///   - withFull: Whether slots without room are told as well; they do not count for the limit.
    /// - Returns: The slots in order of time.
    package func slots(
        in range: Range<Timestamp>, booked: [Timestamp: Int], limit: Int = .max, withFull: Bool = false
    ) -> [TimeSlot] {
        let end = min(range.upperBound, range.lowerBound.advanced(by: Self.longestRange))
        // An opening that ends after the range may hold a slot that begins in it.
        let looked = end.advanced(by: grid.length)
        let openings = options.hours.map { calendar.hours.openings(of: $0, from: range.lowerBound, to: looked) ?? [] }
        let places = booked.sorted { $0.key < $1.key }
        var next = 0
        var slots: [TimeSlot] = []
        var withRoom = 0
        for opening in openings ?? [range.lowerBound..<looked] {
            var start = grid.start(from: opening.lowerBound)
            while start < end, start.advanced(by: grid.length) <= opening.upperBound, withRoom < limit,
                slots.count < Self.mostSlots
            {
                let slot = start..<start.advanced(by: grid.length)
                var taken = 0
                while next < places.count, places[next].key < slot.upperBound {
                    if slot.contains(places[next].key) { taken += places[next].value }
                    next += 1
                }
                let total = total(ofSlotAt: start)
                let free = max(0, total - taken)
                if free > 0 || withFull && total > 0 { slots.append(TimeSlot(start: start, free: free, total: total)) }
                if free > 0 { withRoom += 1 }
                start = grid.start(after: start)
            }
        }
        return slots
    }

    /// The most slots that are told at once, full ones counted; whoever wants later ones asks from the last one on.
    package static let mostSlots = 1_000
    /// 366 days.
    package static let longestRange = Milliseconds.seconds(366 * 86_400)
}
