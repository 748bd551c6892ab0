/// One time slot of a callback service.
package struct Slot: Hashable, Sendable {
    package let start: Timestamp
    /// How many more callbacks it takes; 0 when it is full.
    package let free: Int
    /// How many it takes in all.
    package let total: Int
}

/// When a callback service takes scheduled callbacks, and how many.
package struct SlotPlan: Sendable {
    package let grid: SlotGrid
    /// `_business_hours_service`; nil where every hour is one.
    package let hours: String?
    package let book: OfficeHoursBook
    /// `_capacity_service` and its zone; nil where only the most of a slot counts.
    package let capacity: (table: Capacity, zone: any Zone)?
    /// `_max_request_by_time_bucket`.
    package let mostOfSlot: Int

    package init(
        grid: SlotGrid, hours: String?, book: OfficeHoursBook, capacity: (table: Capacity, zone: any Zone)?,
        mostOfSlot: Int
    ) {
        self.grid = grid
        self.hours = hours
        self.book = book
        self.capacity = capacity
        self.mostOfSlot = mostOfSlot
    }

    /// Whether the office is open at a moment.
    package func isOpen(at time: Timestamp) -> Bool {
        guard let hours else { return true }
        return book.isOpen(hours, at: time) ?? false
    }

    /// How many callbacks the slot that begins at a time takes.
    package func total(ofSlotAt start: Timestamp) -> Int {
        guard let capacity else { return mostOfSlot }
        let local = start.milliseconds + capacity.zone.offset(at: start) * 1_000
        let dayLength: Int64 = 86_400_000
        let ofDay = (local % dayLength + dayLength) % dayLength
        let date = LocalDate(dayNumber: (local - ofDay) / dayLength)
        return min(mostOfSlot, capacity.table.places(on: date, hour: Int(ofDay / 3_600_000)))
    }

    /// The slots that lie wholly within office hours and begin in a range, in order of time.
    ///
    /// - Parameters:
    ///   - range: From the first moment, up to but without the last; at most ``longestRange``, the rest is not looked at.
    ///   - booked: How many callbacks have each slot, by its beginning.
    ///   - limit: At most so many slots with room.
    ///   - withFull: Whether slots without room are told as well; they do not count for the limit.
    package func slots(
        in range: Range<Timestamp>, booked: [Timestamp: Int], limit: Int = .max, withFull: Bool = false
    ) -> [Slot] {
        let end = min(range.upperBound, range.lowerBound.advanced(by: Self.longestRange))
        // An opening that ends after the range may hold a slot that begins in it.
        let looked = end.advanced(by: grid.length)
        let openings = hours.map { book.openings(of: $0, from: range.lowerBound, to: looked) ?? [] }
        var slots: [Slot] = []
        var withRoom = 0
        for opening in openings ?? [range.lowerBound..<looked] {
            var start = grid.start(from: opening.lowerBound)
            while start < end, start.advanced(by: grid.length) <= opening.upperBound, withRoom < limit {
                let total = total(ofSlotAt: start)
                let free = max(0, total - (booked[start] ?? 0))
                if free > 0 || withFull && total > 0 { slots.append(Slot(start: start, free: free, total: total)) }
                if free > 0 { withRoom += 1 }
                start = start.advanced(by: grid.length)
            }
        }
        return slots
    }

    /// 366 days.
    package static let longestRange = Milliseconds.seconds(366 * 86_400)
}
