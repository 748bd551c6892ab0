import BeckonTime

/// Keeps one deadline for each of many items and returns those that are due, at a cost independent of their number.
///
/// Time is cut into ticks; an item is in the slot of the tick after its deadline. An item whose deadline is beyond the
/// horizon comes up at the horizon, and the owner schedules it again. Items are small numbers, like array indices.
struct TimingWheel: Sendable {
    private struct Place {
        var slot: Int32
        var index: Int32
    }

    private let tick: Milliseconds
    private var slots: [[Int32]]
    /// The place of each item; slot -1 means that it is not scheduled.
    private var places: [Place] = []
    /// The tick up to which all items were returned.
    private var current: Int64

    /// Makes an empty wheel.
    ///
    /// - Parameters:
    ///   - tick: The length of a tick.
    ///   - slots: The horizon, in ticks.
    ///   - now: The time.
    init(tick: Milliseconds = Milliseconds(100), slots: Int = 512, now: Uptime) {
        self.tick = max(Milliseconds(1), tick)
        self.slots = Array(repeating: [], count: max(2, slots))
        current = now.milliseconds / self.tick.count
    }

    /// Sets the deadline of an item and replaces an earlier one.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - deadline: When it is due; a past deadline is due at the next tick.
    mutating func schedule(_ item: Int, at deadline: Uptime) {
        cancel(item)
        while places.count <= item { places.append(Place(slot: -1, index: 0)) }
        // Rounded up, so that an item never comes up before its deadline.
        let (whole, part) = deadline.milliseconds.quotientAndRemainder(dividingBy: tick.count)
        let wanted = whole + (part > 0 ? 1 : 0)
        let tickNumber = min(max(wanted, current + 1), current + Int64(slots.count - 1))
        let slot = slotIndex(of: tickNumber)
        places[item] = Place(slot: Int32(slot), index: Int32(slots[slot].count))
        slots[slot].append(Int32(item))
    }

    /// Removes an item.
    ///
    /// - Parameter item: The item; ignored if it is not scheduled.
    mutating func cancel(_ item: Int) {
        guard item < places.count, places[item].slot >= 0 else { return }
        let place = places[item]
        places[item].slot = -1
        let slot = Int(place.slot)
        guard let last = slots[slot].popLast(), last != Int32(item) else { return }
        slots[slot][Int(place.index)] = last
        places[Int(last)].index = place.index
    }

    /// Removes and returns items that are due.
    ///
    /// Call it until it returns nil. After a long pause items may come up before their deadline.
    ///
    /// - Parameter now: The time; an earlier time than before counts as no time passed.
    /// - Returns: The items of one tick, which are no longer scheduled; nil when none are due.
    mutating func takeDue(now: Uptime) -> [Int]? {
        let end = now.milliseconds / tick.count
        // After a long pause one round of the wheel is enough.
        current = max(current, end - Int64(slots.count))
        while current < end {
            current += 1
            let slot = slotIndex(of: current)
            if slots[slot].isEmpty { continue }
            let items = slots[slot].map(Int.init)
            slots[slot].removeAll(keepingCapacity: true)
            for item in items { places[item].slot = -1 }
            return items
        }
        return nil
    }

    private func slotIndex(of tickNumber: Int64) -> Int {
        let count = Int64(slots.count)
        return Int(((tickNumber % count) + count) % count)
    }
}
