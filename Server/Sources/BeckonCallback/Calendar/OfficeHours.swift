package import Beckon

/// When an office is open, in the terms of an office-hours service of GMS.
///
/// Local times are those of the service's time zone. What is open is the union of the openings, less the holidays for the
/// weekly ones, and only within the effective dates where there are any.
package struct OfficeHours: Hashable, Sendable {
    /// `_bh_regular<n>`: open every week on these days.
    package struct Regular: Hashable, Sendable {
        package let days: Weekdays
        package let time: OpeningTime
    }

    /// `_bh_add<n>`: open on one date, or on one date of every year; also on a holiday.
    package struct Added: Hashable, Sendable {
        package let day: CalendarDay
        package let time: OpeningTime
    }

    /// `_effective_dates<n>`, with `_use_alternative<n>` where the lines of another service hold on these dates.
    package struct Effective: Hashable, Sendable {
        package let dates: ClosedRange<LocalDate>
        package let alternative: String?
    }

    package var regular: [Regular] = []
    package var added: [Added] = []
    /// `_holiday<n>`: the weekly openings do not hold on these dates.
    package var holidays: Set<CalendarDay> = []
    /// Outside these dates all is closed; empty where every date counts.
    package var effective: [Effective] = []
    /// `_include_regular<n>`: services whose openings and holidays count as if they were written here.
    package var includes: [String] = []
    /// `_timezone`: a name of the IANA database.
    package var timezone = "UTC"

    package init() {}
}

/// From when to when something is open; it may run into the next day.
package struct OpeningTime: Hashable, Sendable {
    /// Minutes since midnight, 0 to 1,439.
    package let begin: Int
    /// Minutes since the same midnight, above the begin and at most a day later.
    package let end: Int

    /// The part on the day on which it begins.
    var onFirstDay: Range<Int> { begin..<min(end, MinuteRanges.minutesOfDay) }

    /// The part after midnight; empty when there is none.
    var onNextDay: Range<Int> { 0..<max(0, end - MinuteRanges.minutesOfDay) }
}

/// A date, or the same date of every year.
package enum CalendarDay: Hashable, Sendable {
    case date(LocalDate)
    case yearly(month: Int64, day: Int64)
}

extension OfficeHours {
    /// Reads the options of an office-hours service (GMS options, section `GMSServices`, office-hours).
    ///
    /// - Parameter options: The options, by name; those of other purposes are ignored.
    /// - Throws: ``CalendarRefusal`` for the first line, in the order of the keys, that cannot be read.
    package init(reading options: [String: String]) throws(CalendarRefusal) {
        var alternatives = options.filter { $0.key.hasPrefix(Key.alternative) }
        for (key, value) in options.sorted(by: { $0.key < $1.key }) {
            var line = CalendarText(key: key, value)
            if key == Key.timezone {
                timezone = value
            } else if key.hasPrefix(Key.regular) {
                regular.append(try line.regular())
            } else if key.hasPrefix(Key.added) {
                // An empty one occurs and adds nothing.
                if !line.isBlank { added.append(try line.added()) }
            } else if key.hasPrefix(Key.holiday) {
                holidays.insert(try line.holiday())
            } else if key.hasPrefix(Key.effective) {
                let suffix = key.dropFirst(Key.effective.count)
                let alternative = alternatives.removeValue(forKey: Key.alternative + suffix)
                effective.append(Effective(dates: try line.dates(), alternative: try line.name(alternative)))
            } else if key.hasPrefix(Key.include) {
                includes.append(try line.name())
            }
        }
        if let lonely = alternatives.keys.min() {
            let suffix = lonely.dropFirst(Key.alternative.count)
            throw CalendarRefusal(key: lonely, reason: "needs \(Key.effective)\(suffix) in the same service")
        }
    }

    private enum Key {
        static let regular = "_bh_regular"
        static let added = "_bh_add"
        static let holiday = "_holiday"
        static let effective = "_effective_dates"
        static let alternative = "_use_alternative"
        /// No document shows the whole name.
        static let include = "_include_r"
        static let timezone = "_timezone"
    }

    /// Whether an option belongs to office hours.
    package static func knows(_ key: String) -> Bool {
        key == Key.timezone
            || [Key.regular, Key.added, Key.holiday, Key.effective, Key.alternative, Key.include].contains {
                key.hasPrefix($0)
            }
    }
}
