package import Beckon

extension LocalDate {
    package var weekday: Weekday {
        // 1970-01-01 was a Thursday.
        Weekday(number: Int((dayNumber % 7 + 7 + 3) % 7))
    }
}

/// A day of the week, spelled as office hours spell it.
package enum Weekday: String, Hashable, Sendable, CaseIterable {
    case monday = "Mon"
    case tuesday = "Tue"
    case wednesday = "Wed"
    case thursday = "Thu"
    case friday = "Fri"
    case saturday = "Sat"
    case sunday = "Sun"

    /// 0 for Monday to 6 for Sunday.
    package var number: Int {
        switch self {
        case .monday: 0
        case .tuesday: 1
        case .wednesday: 2
        case .thursday: 3
        case .friday: 4
        case .saturday: 5
        case .sunday: 6
        }
    }

    /// - Parameter number: 0 for Monday to 6 for Sunday; every other number counts on through the week.
    package init(number: Int) {
        self = Self.allCases[(number % 7 + 7) % 7]
    }
}

/// A set of days of the week.
package struct Weekdays: Hashable, Sendable {
    private var bits: UInt8 = 0

    /// All days from one to another; the range may run over the end of the week.
    package init(from first: Weekday, through last: Weekday) {
        var day = first.number
        insert(first)
        while day != last.number {
            day = (day + 1) % 7
            insert(Weekday(number: day))
        }
    }

    package func contains(_ day: Weekday) -> Bool { bits & (1 << day.number) != 0 }

    private mutating func insert(_ day: Weekday) { bits |= 1 << day.number }
}

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
