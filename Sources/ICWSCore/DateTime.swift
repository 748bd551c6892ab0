public import BeckonJSON

extension ICWS {
    /// A point in time: UTC, as `yyyyMMddTHHmmssZ` on the wire.
    ///
    /// The extended form `yyyy-MM-ddTHH:mm[:ss[.f]]Z` is read too.
    public struct DateTime: Sendable, Hashable, Comparable, WireValue {
        /// Seconds since 1970 in UTC.
        public var secondsSince1970: Int64
        /// Nanoseconds beyond the second, 0 to 999,999,999.
        public var nanoseconds: Int32

        /// Makes a point in time.
        ///
        /// - Parameters:
        ///   - secondsSince1970: Seconds since 1970 in UTC.
        ///   - nanoseconds: Nanoseconds beyond the second; values outside of 0 to 999,999,999 become the nearest of these.
        public init(secondsSince1970: Int64, nanoseconds: Int32 = 0) {
            self.secondsSince1970 = secondsSince1970
            self.nanoseconds = min(max(nanoseconds, 0), 999_999_999)
        }

        /// The beginning of 1970 in UTC.
        public static var neutral: DateTime { DateTime(secondsSince1970: 0) }
        /// The compact form, or the extended one for a time with a fraction.
        public var json: JSONValue { .string(DateTimeText.text(of: self)) }

        /// Reads either form.
        ///
        /// - Parameter json: The value from the wire.
        public init?(json: JSONValue) {
            guard let text = json.string, let value = DateTimeText.value(of: text) else { return nil }
            self = value
        }

        /// Whether one time is before another.
        ///
        /// - Parameters:
        ///   - lhs: One.
        ///   - rhs: The other.
        /// - Returns: True if the first is earlier.
        public static func < (lhs: DateTime, rhs: DateTime) -> Bool {
            (lhs.secondsSince1970, lhs.nanoseconds) < (rhs.secondsSince1970, rhs.nanoseconds)
        }
    }
}

/// Reads and writes the text forms of a time.
enum DateTimeText {
    /// Writes a time as text.
    ///
    /// - Parameter time: The time.
    /// - Returns: The compact form, or the extended one for a time with a fraction.
    static func text(of time: ICWS.DateTime) -> String {
        let (days, seconds) = time.secondsSince1970.floored(by: 86_400)
        let (year, month, day) = civil(days)
        let date = [pad(year, 4), pad(month, 2), pad(day, 2)]
        let clock = [pad(seconds / 3_600, 2), pad(seconds / 60 % 60, 2), pad(seconds % 60, 2)]
        guard time.nanoseconds > 0 else { return "\(date.joined())T\(clock.joined())Z" }
        var fraction = pad(Int64(time.nanoseconds), 9)
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(date.joined(separator: "-"))T\(clock.joined(separator: ":")).\(fraction)Z"
    }

    /// Reads a time from text.
    ///
    /// - Parameter text: Either form.
    /// - Returns: Nil when the text has neither form.
    static func value(of text: String) -> ICWS.DateTime? {
        var digits: [Int64] = []
        var fraction: [Int64] = []
        let bytes = Array(text.utf8)
        guard bytes.count <= 40, bytes.last == UInt8(ascii: "Z") else { return nil }
        var inFraction = false
        var separators = ""
        for byte in bytes.dropLast() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if inFraction { fraction.append(Int64(byte - 48)) } else { digits.append(Int64(byte - 48)) }
            case UInt8(ascii: "."):
                guard !inFraction else { return nil }
                inFraction = true
            default:
                separators.append(Character(UnicodeScalar(byte)))
            }
        }
        let extended = separators == "--T::" || (separators == "--T:" && !inFraction)
        guard extended || (separators == "T" && !inFraction && digits.count == 14) else { return nil }
        if digits.count == 12, separators == "--T:" { digits += [0, 0] }
        guard digits.count == 14, !inFraction || !fraction.isEmpty else { return nil }
        return value(digits, fraction)
    }

    private static func value(_ digits: [Int64], _ fraction: [Int64]) -> ICWS.DateTime? {
        func number(_ range: Range<Int>) -> Int64 { digits[range].reduce(0) { $0 * 10 + $1 } }
        let (year, month, day) = (number(0..<4), number(4..<6), number(6..<8))
        let (hour, minute, second) = (number(8..<10), number(10..<12), number(12..<14))
        guard (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 61 else { return nil }
        let days = days(year, month, day)
        guard civil(days) == (year, month, day) else { return nil }
        let nine = (fraction + Array(repeating: 0, count: 9)).prefix(9)
        let nanoseconds = nine.reduce(0) { $0 * 10 + $1 }
        return ICWS.DateTime(
            secondsSince1970: days * 86_400 + hour * 3_600 + minute * 60 + second, nanoseconds: Int32(nanoseconds))
    }

    /// Counts the days from 1970 to a date in the Gregorian calendar.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let years = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = years.floored(by: 400)
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Returns the date in the Gregorian calendar, a number of days after the beginning of 1970.
    private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = (days + 719_468).floored(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    private static func pad(_ number: Int64, _ width: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, width - text.count)) + text
    }
}

extension Int64 {
    /// Divides and rounds the quotient down, so that the remainder is never negative.
    fileprivate func floored(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
