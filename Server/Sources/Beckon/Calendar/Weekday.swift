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
