package import BeckonTime
import Foundation
import NIOCore
import Synchronization

/// The clocks that the HTTP pipeline reads.
package struct HTTPClock: Sendable {
    /// The monotonic clock that Bayeux uses.
    package let uptime: @Sendable () -> Uptime
    /// The time of day.
    package let now: @Sendable () -> Timestamp

    /// Describes the clocks.
    ///
    /// - Parameters:
    ///   - uptime: A clock that never goes back; the hub's ticks use the same one.
    ///   - now: The time of day.
    package init(uptime: @escaping @Sendable () -> Uptime, now: @escaping @Sendable () -> Timestamp) {
        self.uptime = uptime
        self.now = now
    }

    /// The clocks of the machine; the monotonic one is that of the event loops.
    package static let system = HTTPClock(
        uptime: { Uptime(milliseconds: Int64(clamping: NIODeadline.now().uptimeNanoseconds / 1_000_000)) },
        now: { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) })
}

/// The header field `Date`, written once a second.
final class HTTPDate: Sendable {
    private let cached = Mutex<(second: Int64, text: String)>((.min, ""))
    private let clock: @Sendable () -> Timestamp

    /// Makes the field.
    ///
    /// - Parameter clock: The time of day.
    init(clock: @escaping @Sendable () -> Timestamp) {
        self.clock = clock
    }

    /// The seconds since 1970.
    var second: Int64 { clock().milliseconds / 1_000 }

    /// The field's value now.
    var text: String {
        let second = second
        return cached.withLock { cached in
            if cached.second != second { cached = (second, Self.format(second)) }
            return cached.text
        }
    }

    /// Writes a time in the form of RFC 9110, for example `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func format(_ second: Int64) -> String {
        let second = min(max(0, second), 253_402_300_799)
        let days = second / 86_400
        let time = second % 86_400
        let (year, month, day) = civil(days: days)
        let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][Int(days % 7)]
        let monthName = [
            "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
        ][Int(month - 1)]
        let clock = [time / 3600, time / 60 % 60, time % 60].map(twoDigits).joined(separator: ":")
        return "\(weekday), \(twoDigits(day)) \(monthName) \(year) \(clock) GMT"
    }

    private static func twoDigits(_ number: Int64) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    /// The date of a day counted from 1970-01-01, in the Gregorian calendar.
    ///
    /// Years are counted from March, so that the leap day is a year's last, and in eras of 400 years.
    private static func civil(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}
