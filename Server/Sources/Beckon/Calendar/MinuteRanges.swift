/// Times of one day, as minutes since its midnight: sorted, apart from each other, from 0 to 1,440.
package struct MinuteRanges: Hashable, Sendable {
    package private(set) var ranges: [Range<Int>] = []

    package static let minutesOfDay = 1_440

    package init() {}

    package var isEmpty: Bool { ranges.isEmpty }

    /// Adds a time; what lies outside the day is cut off.
    package mutating func insert(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<Self.minutesOfDay)
        guard !range.isEmpty else { return }
        var merged = range
        var rest: [Range<Int>] = []
        for old in ranges {
            if old.upperBound < merged.lowerBound || merged.upperBound < old.lowerBound {
                rest.append(old)
            } else {
                merged = min(old.lowerBound, merged.lowerBound)..<max(old.upperBound, merged.upperBound)
            }
        }
        rest.append(merged)
        ranges = rest.sorted { $0.lowerBound < $1.lowerBound }
    }

    package func contains(_ minute: Int) -> Bool { ranges.contains { $0.contains(minute) } }
}
