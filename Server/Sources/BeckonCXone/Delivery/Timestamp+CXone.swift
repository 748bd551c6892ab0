import Beckon
import Foundation

extension Timestamp {
    /// The time as CXone spells it: `yyyy-MM-ddTHH:mm:ss.SSSZ`; times outside the years 1970 to 9999 are clamped.
    var cxone: String {
        let clamped = min(max(milliseconds, 0), 253_402_300_799_999)
        let date = Date(timeIntervalSince1970: Double(clamped / 1_000))
        let seconds = date.formatted(Date.ISO8601FormatStyle()).dropLast()
        let rest = String(clamped % 1_000)
        return "\(seconds).\(String(repeating: "0", count: 3 - rest.utf8.count))\(rest)Z"
    }
}
