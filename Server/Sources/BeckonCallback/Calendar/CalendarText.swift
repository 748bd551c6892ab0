import Beckon

/// Reads one line of an office-hours service from left to right.
struct CalendarText {
    private let key: String
    private var rest: Substring.UTF8View

    init(key: String, _ text: String) {
        self.key = key
        rest = Substring(text.trimmed).utf8
    }

    var isBlank: Bool { rest.isEmpty }

    /// `DDD-DDD HH:mm-HH:mm`, or one day.
    mutating func regular() throws(CalendarRefusal) -> OfficeHours.Regular {
        let form = "is not days and hours as in Mon-Fri 08:30-18:00"
        guard let first = weekday() else { throw refusal(form) }
        var last = first
        if take("-") {
            guard let day = weekday() else { throw refusal(form) }
            last = day
        }
        guard skipBlanks(), let time = try openingTime(), isBlank else { throw refusal(form) }
        return OfficeHours.Regular(days: Weekdays(from: first, through: last), time: time)
    }

    /// `YYYY-MM-dd HH:mm-HH:mm` or `MM-dd HH:mm-HH:mm`.
    mutating func added() throws(CalendarRefusal) -> OfficeHours.Added {
        let form = "is not a date and hours as in 2026-12-24 09:00-12:00 or 12-24 09:00-12:00"
        guard let day = day(), skipBlanks(), let time = try openingTime(), isBlank else { throw refusal(form) }
        return OfficeHours.Added(day: day, time: time)
    }

    /// `YYYY-MM-dd` or `MM-dd`.
    mutating func holiday() throws(CalendarRefusal) -> CalendarDay {
        guard let day = day(), isBlank else { throw refusal("is not a date as in 2026-12-25 or 12-25") }
        return day
    }

    /// `YYYY-MM-dd` or `YYYY-MM-dd to YYYY-MM-dd`, both ends included.
    mutating func dates() throws(CalendarRefusal) -> ClosedRange<LocalDate> {
        let form = "is not a date or two, as in 2026-06-01 to 2026-08-31"
        guard case .date(let first)? = day() else { throw refusal(form) }
        if isBlank { return first...first }
        guard skipBlanks(), take("t"), take("o"), skipBlanks(), case .date(let last)? = day(), isBlank else {
            throw refusal(form)
        }
        guard first <= last else { throw refusal("ends before it begins") }
        return first...last
    }

    /// The name of another service.
    func name() throws(CalendarRefusal) -> String {
        guard !isBlank else { throw refusal("names no service") }
        return String(Substring(rest))
    }

    /// The name of another service in a line that may be missing.
    func name(_ text: String?) throws(CalendarRefusal) -> String? {
        guard let name = text?.trimmed else { return nil }
        guard !name.isEmpty else { throw refusal("has an alternative that names no service") }
        return name
    }

    private func refusal(_ reason: String) -> CalendarRefusal { CalendarRefusal(key: key, reason: reason) }
}

extension CalendarText {
    private mutating func weekday() -> Weekday? {
        guard let text = String(Substring(rest.prefix(3))) as String?,
            let day = Weekday(rawValue: text.capitalizedASCII)
        else { return nil }
        rest = rest.dropFirst(3)
        return day
    }

    /// Nil when it is none; throws for one that cannot be.
    private mutating func openingTime() throws(CalendarRefusal) -> OpeningTime? {
        guard let begin = clockTime(), take("-"), let end = clockTime() else { return nil }
        guard begin < MinuteRanges.minutesOfDay else { throw refusal("begins at 24:00; write 00:00 of the next day") }
        guard begin != end else { throw refusal("ends when it begins; a whole day is 00:00-24:00") }
        return OpeningTime(begin: begin, end: end > begin ? end : end + MinuteRanges.minutesOfDay)
    }

    /// `HH:mm` or `H:mm`, up to 24:00, in minutes.
    private mutating func clockTime() -> Int? {
        guard let (hour, digits) = number(), digits <= 2, take(":"), let (minute, minuteDigits) = number(),
            minuteDigits == 2,
            minute < 60, hour < 24 || hour == 24 && minute == 0
        else { return nil }
        return Int(hour * 60 + minute)
    }

    /// `YYYY-MM-dd` or `MM-dd`.
    private mutating func day() -> CalendarDay? {
        guard let (first, digits) = number(), take("-"), let (second, secondDigits) = number(), secondDigits == 2 else {
            return nil
        }
        if digits == 4 {
            guard take("-"), let (day, dayDigits) = number(), dayDigits == 2 else { return nil }
            return LocalDate(year: first, month: second, day: day).map { .date($0) }
        }
        // A leap year has every date that a year can have.
        guard digits == 2, LocalDate(year: 2_000, month: first, day: second) != nil else { return nil }
        return .yearly(month: first, day: second)
    }

    private mutating func number() -> (value: Int64, digits: Int)? {
        var value: Int64 = 0
        var digits = 0
        while let byte = rest.first, (0x30...0x39).contains(byte), digits < 4 {
            value = value * 10 + Int64(byte - 0x30)
            digits += 1
            rest.removeFirst()
        }
        return digits > 0 ? (value, digits) : nil
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let first = rest.first, UInt32(first) == character.value else { return false }
        rest.removeFirst()
        return true
    }

    /// False when there is none.
    private mutating func skipBlanks() -> Bool {
        let before = rest.count
        while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
        return rest.count < before
    }
}

extension String {
    fileprivate var trimmed: String {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// `mon` and `MON` as `Mon`.
    fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
