import Foundation

/// Reads the dates of cookies in every spelling that RFC 6265, 5.1.1, takes; also the one of the header `Date`.
struct CookieDate {
    private var time: (hour: Int, minute: Int, second: Int)?
    private var day: Int?
    private var month: Int?
    private var year: Int?

    /// Reads a date.
    ///
    /// - Parameter text: For example `Wed, 21 Oct 2026 07:28:00 GMT`; whatever it says of the time zone, it is UTC.
    /// - Returns: The date; nil when a part is missing or there is no such moment.
    static func date(_ text: some StringProtocol) -> Date? {
        var parts = CookieDate()
        let tokens = text.utf8.prefix(128).split { byte in
            byte == 0x09 || (0x20...0x2F).contains(byte) || (0x3B...0x40).contains(byte)
                || (0x5B...0x60).contains(byte) || (0x7B...0x7E).contains(byte)
        }
        for token in tokens { parts.take(String(decoding: token, as: UTF8.self)) }
        return parts.date
    }

    private mutating func take(_ token: String) {
        if time == nil, let found = Self.time(token) {
            time = found
        } else if day == nil, let found = Self.number(token, 1...2) {
            day = found
        } else if month == nil, let found = Self.months.firstIndex(of: token.prefix(3).lowercased()) {
            month = found + 1
        } else if year == nil, let found = Self.number(token, 2...4) {
            year = found < 70 ? 2_000 + found : found < 100 ? 1_900 + found : found
        }
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private static func time(_ token: String) -> (hour: Int, minute: Int, second: Int)? {
        let parts = token.split(separator: ":", omittingEmptySubsequences: false).map { number(String($0), 1...2) }
        guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2], hour < 24,
            minute < 60, second < 60
        else { return nil }
        return (hour, minute, second)
    }

    /// The number with which a token begins; nothing when it has more or fewer digits.
    private static func number(_ token: String, _ digits: ClosedRange<Int>) -> Int? {
        let found = token.prefix { $0.isASCII && $0.isNumber }
        return digits.contains(found.count) ? Int(found) : nil
    }

    private var date: Date? {
        guard let time, let day, let month, let year, year > 1_600, (1...Self.length(of: month, year)).contains(day)
        else { return nil }
        // Days since 1970 in a calendar whose years begin in March, so that leap days stand at their ends.
        let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
        let days = 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day - 1 - 719_468
        return Date(
            timeIntervalSince1970: Double(days) * 86_400 + Double(time.hour * 3_600 + time.minute * 60 + time.second))
    }

    private static func length(of month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }
}
