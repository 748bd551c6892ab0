import Beckon

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
