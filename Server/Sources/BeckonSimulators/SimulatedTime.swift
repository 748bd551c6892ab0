import Foundation

/// The time of day for stand-ins.
package enum SimulatedTime {
    /// Whole seconds since 1970 by the machine's clock.
    ///
    /// - Returns: Seconds, rounded down.
    @Sendable package static func seconds() -> Int64 { Int64(Date().timeIntervalSince1970) }

    /// A time as the header `date` spells it, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
    static func text(of seconds: Int64) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        return formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
    }
}
