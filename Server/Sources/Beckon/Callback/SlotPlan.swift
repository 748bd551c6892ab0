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
    ///   - booked: How many callbacks have each slot, by its beginning.
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
        var slots: [TimeSlot] = []
        var withRoom = 0
        for opening in openings ?? [range.lowerBound..<looked] {
            var start = grid.start(from: opening.lowerBound)
            while start < end, start.advanced(by: grid.length) <= opening.upperBound, withRoom < limit,
                slots.count < Self.mostSlots
            {
                let total = total(ofSlotAt: start)
                let free = max(0, total - (booked[start] ?? 0))
                if free > 0 || withFull && total > 0 { slots.append(TimeSlot(start: start, free: free, total: total)) }
                if free > 0 { withRoom += 1 }
                start = start.advanced(by: grid.length)
            }
        }
        return slots
    }

    /// The most slots that are told at once, full ones counted; whoever wants later ones asks from the last one on.
    package static let mostSlots = 1_000
    /// 366 days.
    package static let longestRange = Milliseconds.seconds(366 * 86_400)
}

/// The time slots of a callback service: all equally long, one after the other, aligned to the full hour.
///
/// The grid counts through changes of the clock, so that no slot is lost, doubled or cut by one.
package struct SlotGrid: Hashable, Sendable {
    /// How long a slot is.
    package let length: Milliseconds
    /// Milliseconds by which the zone's full hours lie beside those of UTC.
    private let phase: Int64

    /// - Parameters:
    ///   - length: How long a slot is.
    ///   - zone: The zone whose full hours count; some lie 30 or 45 minutes beside those of UTC.
    package init(_ length: SlotLength, in zone: any Zone) {
        self.length = .seconds(Int64(length.rawValue) * 60)
        // One moment decides, so that the grid stays when the zone's clock changes.
        let offset = zone.offset(at: Timestamp(milliseconds: 946_684_800_000)) * 1_000
        phase = (offset % 3_600_000 + 3_600_000) % 3_600_000
    }

    /// When the slot begins that holds a moment.
    package func start(holding time: Timestamp) -> Timestamp {
        let length = length.count
        let shifted = time.milliseconds.addingClamped(phase)
        let remainder = (shifted % length + length) % length
        return Timestamp(milliseconds: time.milliseconds.subtractingClamped(remainder))
    }

    /// When the first slot begins at a moment or after it.
    package func start(from time: Timestamp) -> Timestamp {
        let start = start(holding: time)
        return start == time ? time : start.advanced(by: length)
    }
}
