import Beckon
import Foundation

/// The time zones of this machine's database.
struct SystemZones: ZoneSource {
    func zone(_ identifier: String) -> (any Zone)? {
        if identifier == "UTC" { return UTCZone() }
        // Foundation also takes abbreviations, offsets and other cases.
        guard Self.known.contains(identifier), let zone = TimeZone(identifier: identifier) else { return nil }
        return SystemZone(identifier: identifier, zone: zone)
    }

    private static let known = Set(TimeZone.knownTimeZoneIdentifiers)
}

private struct SystemZone: Zone {
    let identifier: String
    let zone: TimeZone

    func offset(at time: Timestamp) -> Int64 {
        Int64(zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time.milliseconds) / 1_000)))
    }
}
