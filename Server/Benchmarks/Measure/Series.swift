/// The values of one figure over the rounds.
package struct Series: Sendable {
    package let name: String
    package let unit: String
    package private(set) var values: [Double] = []

    package init(_ name: String, unit: String) {
        self.name = name
        self.unit = unit
    }

    package mutating func add(_ value: Double) { values.append(value) }

    package var median: Double { values.percentile(50) }
    package var least: Double { values.min() ?? .nan }
    package var greatest: Double { values.max() ?? .nan }
}

extension [Double] {
    /// The nearest-rank percentile; of an even number of values the median is the mean of the middle two.
    package func percentile(_ percent: Double) -> Double {
        guard !isEmpty else { return .nan }
        let ordered = sorted()
        if percent == 50, count.isMultiple(of: 2) { return (ordered[count / 2 - 1] + ordered[count / 2]) / 2 }
        let rank = Int((percent / 100 * Double(count)).rounded(.up))
        return ordered[Swift.min(Swift.max(rank, 1), count) - 1]
    }
}
