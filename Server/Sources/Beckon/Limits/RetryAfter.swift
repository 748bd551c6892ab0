/// The header `Retry-After` (RFC 9110 §10.2.3): seconds, or a date.
package enum RetryAfter {
    /// The longest wait that a service can ask for.
    package static let longest = Milliseconds.seconds(300)

    /// Reads a value.
    ///
    /// - Parameters:
    ///   - text: The header's value, nil when it is absent.
    ///   - now: The wall clock, for dates; without it they cannot be read.
    /// - Returns: How long to wait; at most ``longest``; nil when the value is absent or malformed.
    package static func read(_ text: String?, now: Timestamp?) -> Milliseconds? {
        guard let text, text.utf8.count <= 64, !text.hasPrefix("-") else { return nil }
        if let seconds = WholeNumber.clamped(text, to: 0...Int(longest.count / 1_000)) {
            return .seconds(Int64(seconds))
        }
        guard let now, let date = secondsSince1970(text) else { return nil }
        return min(.seconds(max(0, date - now.milliseconds / 1_000)), longest)
    }

    /// Reads a date such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    package static func secondsSince1970(_ text: String) -> Int64? {
        guard text.utf8.count <= 64 else { return nil }
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let day = Int64(parts[1]), (1...31).contains(day),
            let month = months.firstIndex(of: String(parts[2])), let year = Int64(parts[3]),
            (1970...9999).contains(year)
        else { return nil }
        let clock = parts[4].split(separator: ":").compactMap { Int64($0) }
        guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]), (0...60).contains(clock[2])
        else { return nil }
        let days = daysSince1970(year: year, month: Int64(month) + 1, day: day)
        return days * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Counts days of the Gregorian calendar, with years that begin in March so that leap days come last.
    private static func daysSince1970(year: Int64, month: Int64, day: Int64) -> Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
