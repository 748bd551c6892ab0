package import Beckon

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

/// The time slots of a callback service: all equally long, one after the other, aligned to the full hour.
///
/// The grid counts through changes of the clock, so that no slot is lost, doubled or cut by one.
package struct SlotGrid: Sendable {
    /// How long a slot is.
    package let length: Milliseconds
    private let zone: any Zone

    /// - Parameters:
    ///   - length: How long a slot is.
    ///   - zone: The zone whose full hours count, without daylight saving; some lie 30 or 45 minutes beside those of UTC.
    package init(_ length: SlotLength, in zone: any Zone) {
        self.length = .seconds(Int64(length.rawValue) * 60)
        self.zone = zone
    }

    /// When the slot begins that holds a moment.
    package func start(holding time: Timestamp) -> Timestamp {
        let length = length.count
        let shifted = time.milliseconds.addingClamped(phase(at: time))
        let remainder = (shifted % length + length) % length
        return Timestamp(milliseconds: time.milliseconds.subtractingClamped(remainder))
    }

    /// When the first slot begins at a moment or after it.
    package func start(from time: Timestamp) -> Timestamp {
        let start = start(holding: time)
        return start == time ? time : start.advanced(by: length)
    }

    /// When the slot begins that follows the one that begins at a moment.
    func start(after start: Timestamp) -> Timestamp {
        let next = start.advanced(by: length)
        return Self.day(of: next) == Self.day(of: start) ? next : self.start(from: next)
    }

    /// Milliseconds by which the zone's full hours lie beside those of UTC.
    ///
    /// One moment decides for a whole day of UTC, and daylight saving does not count: the grid stays when the clock changes,
    /// and moves only where the zone itself has moved.
    private func phase(at time: Timestamp) -> Int64 {
        let offset = zone.standardOffset(at: Self.day(of: time)) * 1_000
        return (offset % 3_600_000 + 3_600_000) % 3_600_000
    }

    /// When the day of UTC begins that holds a moment.
    private static func day(of time: Timestamp) -> Timestamp {
        let rest = time.milliseconds % 86_400_000
        return Timestamp(milliseconds: time.milliseconds.subtractingClamped(rest < 0 ? rest + 86_400_000 : rest))
    }
}
