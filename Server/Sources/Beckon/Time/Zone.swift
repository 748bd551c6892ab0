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
