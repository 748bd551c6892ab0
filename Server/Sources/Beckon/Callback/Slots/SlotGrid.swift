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
