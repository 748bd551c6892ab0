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
