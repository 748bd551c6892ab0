/// Points in time as the contract spells them: UTC, with or without milliseconds.
///
/// `startedAt` of a chat has no milliseconds (Callback Push Notifications for iOS, `$(Timestamp)`). All times of callbacks
/// have them, since clients parse no other form. The years 1970 to 9999 can be written; times outside are clamped.
public enum WireTimestamp {
    /// The latest time that can be written, in milliseconds since 1970: the end of the year 9999.
    public static let latest: Int64 = 253_402_300_799_999

    /// Spells a time as `yyyy-MM-ddTHH:mm:ssZ`, leaving out the milliseconds.
    ///
    /// - Parameter time: Milliseconds since 1970, UTC.
    /// - Returns: 20 characters.
    public static func seconds(_ time: Int64) -> String {
        spell(time, withMilliseconds: false)
    }

    /// Spells a time as `yyyy-MM-ddTHH:mm:ss.SSSZ`.
    ///
    /// - Parameter time: Milliseconds since 1970, UTC.
    /// - Returns: 24 characters.
    public static func milliseconds(_ time: Int64) -> String {
        spell(time, withMilliseconds: true)
    }

    private static func spell(_ time: Int64, withMilliseconds: Bool) -> String {
        let time = min(max(time, 0), latest)
        let date = CalendarDay(daysSince1970: time / 86_400_000)
        let second = time / 1000 % 86_400
        return String(unsafeUninitializedCapacity: 24) { output in
            var text = DigitWriter(output: output)
            text.write(date.year, digits: 4)
            text.write("-", date.month)
            text.write("-", date.day)
            text.write("T", second / 3600)
            text.write(":", second / 60 % 60)
            text.write(":", second % 60)
            if withMilliseconds { text.write(".", time % 1000, digits: 3) }
            text.write("Z")
            return text.count
        }
    }

    /// Reads a time: `yyyy-MM-ddTHH:mm:ss`, an optional fraction, then `Z` or an offset such as `+02:00`.
    ///
    /// Digits of the fraction after the third are dropped.
    ///
    /// - Parameter text: The received text; any text is allowed.
    /// - Returns: Milliseconds since 1970, UTC, or nil if the text has another form.
    public static func parse(_ text: String) -> Int64? {
        guard text.utf8.count <= 40 else { return nil }
        var reader = DigitReader(text)
        guard let year = reader.number(digits: 4), let month = reader.number(after: "-"),
            let day = reader.number(after: "-"), let hour = reader.number(after: "T"),
            let minute = reader.number(after: ":"), let second = reader.number(after: ":"),
            let fraction = reader.fraction(), let offset = reader.offset(), reader.isAtEnd,
            let date = CalendarDay(year: year, month: month, day: day), hour < 24, minute < 60, second < 60
        else { return nil }
        let seconds = date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset * 60
        return min(max(seconds * 1000 + fraction, 0), latest)
    }
}

/// Writes decimal digits of fixed length into a buffer of 24 bytes; each write checks that it fits.
private struct DigitWriter {
    let output: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    mutating func write(_ separator: Unicode.Scalar) {
        guard count < output.count else { return }
        output[count] = UInt8(truncatingIfNeeded: separator.value)
        count += 1
    }

    mutating func write(_ value: Int64, digits: Int) {
        guard count + digits <= output.count else { return }
        var rest = value
        for index in stride(from: count + digits - 1, through: count, by: -1) {
            output[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        count += digits
    }

    mutating func write(_ separator: Unicode.Scalar, _ value: Int64, digits: Int = 2) {
        write(separator)
        write(value, digits: digits)
    }
}

/// Reads decimal digits of fixed length.
private struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let first = rest.first, UInt32(first) == character.value else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func digit() -> Int64? {
        guard let first = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else { return nil }
        rest.removeFirst()
        return Int64(first) - 48
    }

    mutating func number(digits: Int) -> Int64? {
        var value: Int64 = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    mutating func number(after separator: Unicode.Scalar) -> Int64? {
        take(separator) ? number(digits: 2) : nil
    }

    /// The milliseconds of a fraction: 0 if there is no fraction, nil if a point has no digits after it.
    mutating func fraction() -> Int64? {
        guard take(".") else { return 0 }
        guard var value = digit() else { return nil }
        for _ in 0..<2 { value = value * 10 + (digit() ?? 0) }
        while digit() != nil {}
        return value
    }

    /// The minutes by which the time is ahead of UTC, nil if the text gives no valid offset.
    mutating func offset() -> Int64? {
        if take("Z") { return 0 }
        let sign: Int64 = take("+") ? 1 : take("-") ? -1 : 0
        guard sign != 0, let hours = number(digits: 2) else { return nil }
        _ = take(":")
        guard let minutes = number(digits: 2), hours < 24, minutes < 60 else { return nil }
        return sign * (hours * 60 + minutes)
    }
}

/// A day of the Gregorian calendar and its number, counted in eras of 400 years that begin on 1 March.
private struct CalendarDay {
    let year: Int64
    let month: Int64
    let day: Int64

    /// Makes the day with this number, which must not be negative.
    init(daysSince1970: Int64) {
        let days = daysSince1970 + 719_468
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Makes the day of a date, or nil if the calendar does not have it.
    init?(year: Int64, month: Int64, day: Int64) {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let last: Int64
        switch month {
        case 2: last = isLeap ? 29 : 28
        case 4, 6, 9, 11: last = 30
        case 1...12: last = 31
        default: return nil
        }
        guard year >= 1, 1...last ~= day else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    var daysSince1970: Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
