/// A time zone: what has to be added to UTC at any moment.
package protocol Zone: Sendable {
    /// The name in the IANA database, for example `Europe/Berlin`.
    var identifier: String { get }

    /// Seconds that local time is ahead of UTC.
    func offset(at time: Timestamp) -> Int64

    /// Seconds that local time without daylight saving is ahead of UTC.
    func standardOffset(at time: Timestamp) -> Int64
}

/// Where time zones come from.
package protocol ZoneSource: Sendable {
    /// The zone with a name of the IANA database; nil for any other name. Abbreviations such as `EST` are no names.
    func zone(_ identifier: String) -> (any Zone)?
}

/// UTC.
package struct UTCZone: Zone {
    package let identifier = "UTC"

    package init() {}

    package func offset(at time: Timestamp) -> Int64 { 0 }
    package func standardOffset(at time: Timestamp) -> Int64 { 0 }
}

extension Zone {
    /// What the zone's clock shows at a moment, in milliseconds since its 1970-01-01T00:00:00.
    package func local(_ time: Timestamp) -> Int64 {
        time.milliseconds.addingClamped(offset(at: time) * 1_000)
    }

    /// The moment at which the zone's clock shows a time.
    ///
    /// Of a time that it shows twice, the first; a time that it skips is as much later as the clock jumps.
    ///
    /// - Parameter local: Milliseconds of the local clock since its 1970-01-01T00:00:00.
    /// - Returns: The moment.
    package func moment(ofLocal local: Int64) -> Timestamp {
        let day: Int64 = 86_400_000
        let before = offset(at: Timestamp(milliseconds: local.subtractingClamped(day))) * 1_000
        let after = offset(at: Timestamp(milliseconds: local.addingClamped(day))) * 1_000
        for offset in [max(before, after), min(before, after)] {
            let moment = Timestamp(milliseconds: local.subtractingClamped(offset))
            if self.offset(at: moment) * 1_000 == offset { return moment }
        }
        return Timestamp(milliseconds: local.subtractingClamped(before))
    }
}

/// A stretch of time in which a zone's clock runs without a jump.
struct ZoneSegment: Hashable, Sendable {
    /// Milliseconds since 1970; from the first, up to but without the last.
    let begin: Int64
    let end: Int64
    /// What local time is ahead of UTC, in milliseconds.
    let offset: Int64
}

extension Zone {
    /// The stretches between changes of the clock that a range of time consists of, in order.
    ///
    /// A clock that changes and changes back within 12 hours is not noticed; no zone has such a pair.
    func segments(from begin: Timestamp, to end: Timestamp) -> [ZoneSegment] {
        let (first, last) = (begin.milliseconds, end.milliseconds)
        guard first < last else { return [] }
        var segments: [ZoneSegment] = []
        var start = first
        var looked = first
        var offset = self.offset(at: begin)
        while looked < last {
            let next = min(looked.addingClamped(Self.step), last)
            let after = self.offset(at: Timestamp(milliseconds: next))
            if after != offset {
                let change = firstMoment(with: after, between: looked, and: next)
                segments.append(ZoneSegment(begin: start, end: change, offset: offset * 1_000))
                (start, offset) = (change, after)
            }
            looked = next
        }
        // A change at the very end begins nothing.
        if start < last { segments.append(ZoneSegment(begin: start, end: last, offset: offset * 1_000)) }
        return segments
    }

    private static var step: Int64 { 12 * 3_600_000 }

    /// When the clock gets an offset that it has at `late` and not at `early`; zones change at whole seconds.
    private func firstMoment(with offset: Int64, between early: Int64, and late: Int64) -> Int64 {
        var (before, after) = (early / 1_000, late.addingClamped(999) / 1_000)
        while after - before > 1 {
            let middle = before + (after - before) / 2
            if self.offset(at: Timestamp(milliseconds: middle * 1_000)) == offset {
                after = middle
            } else {
                before = middle
            }
        }
        return min(after * 1_000, late)
    }
}
