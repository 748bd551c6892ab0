/// A day of the Gregorian calendar, without a time zone.
package struct LocalDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before.
    package let dayNumber: Int64

    /// - Parameter dayNumber: Days since 1970-01-01.
    package init(dayNumber: Int64) {
        self.dayNumber = dayNumber
    }

    /// Nil for a day that its month does not have, and for years outside 1970 to 9999.
    package init?(year: Int64, month: Int64, day: Int64) {
        guard (1970...9999).contains(year), (1...12).contains(month),
            (1...Self.days(ofMonth: month, year)).contains(day)
        else { return nil }
        // The year is counted from March, so that the leap day is its last.
        let marchYear = month > 2 ? year : year - 1
        let marchMonth = month > 2 ? month - 3 : month + 9
        let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
        dayNumber = marchYear * 365 + leapDays + (153 * marchMonth + 2) / 5 + day - 1 - 719_468
    }

    package static func < (left: LocalDate, right: LocalDate) -> Bool { left.dayNumber < right.dayNumber }

    package func advanced(byDays days: Int64) -> LocalDate { LocalDate(dayNumber: dayNumber + days) }

    /// Year, month (1 to 12) and day (1 to 31).
    package var parts: (year: Int64, month: Int64, day: Int64) {
        // Eras of 400 years that begin on 1 March.
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    private static func days(ofMonth month: Int64, _ year: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
