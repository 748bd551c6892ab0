import Beckon
import Foundation

/// The time zones that Foundation knows, by every name and link of the IANA database.
struct SystemZones: ZoneSource {
    func zone(_ identifier: String) -> (any Zone)? {
        if identifier == "UTC" { return UTCZone() }
        guard Self.isName(identifier), let zone = TimeZone(identifier: identifier) else { return nil }
        return SystemZone(identifier: identifier, zone: zone)
    }

    /// Whether a text has the form of a name of the database; Foundation also takes abbreviations, offsets and names of its own.
    ///
    /// Foundation's list of known names does not help: it has one name of each zone, often an old one, such as `Asia/Calcutta`.
    private static func isName(_ text: String) -> Bool {
        guard text.utf8.count <= longestName, text.utf8.allSatisfy(isOfName) else { return false }
        return text.utf8.contains(UInt8(ascii: "/")) ? !text.hasPrefix("SystemV/") : words.contains(text)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "/"):
            true
        default: false
        }
    }

    private static let longestName = 64
    /// The names of the database without a region that are no abbreviations; new ones have not come for decades.
    private static let words: Set<String> = [
        "CST6CDT", "Cuba", "EST5EDT", "Egypt", "Eire", "GB", "GB-Eire", "GMT", "GMT+0", "GMT-0", "GMT0", "Greenwich",
        "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "MST7MDT", "NZ", "NZ-CHAT",
        "Navajo", "PRC", "PST8PDT", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "UCT", "Universal",
        "W-SU", "Zulu",
    ]
}

private struct SystemZone: Zone {
    let identifier: String
    let zone: TimeZone

    func offset(at time: Timestamp) -> Int64 {
        Int64(zone.secondsFromGMT(for: Self.date(time)))
    }

    func standardOffset(at time: Timestamp) -> Int64 {
        offset(at: time) - Int64(zone.daylightSavingTimeOffset(for: Self.date(time)))
    }

    private static func date(_ time: Timestamp) -> Date {
        Date(timeIntervalSince1970: Double(time.milliseconds) / 1_000)
    }
}
