import Beckon
import BeckonCallback
import Foundation
import Testing

@testable import BeckonServer

@Suite struct SystemZonesTests {
    @Test("names of the database are zones, abbreviations and inventions are none")
    func names() {
        let zones = SystemZones()
        for name in ["Europe/Berlin", "America/Toronto", "UTC", "Asia/Kathmandu"] {
            #expect(zones.zone(name)?.identifier == name)
        }
        for name in TimeZone.knownTimeZoneIdentifiers { #expect(zones.zone(name) != nil, "\(name)") }
        for name in [
            "EST", "PST", "CET", "GMT+3", "", "Europe/Nowhere", "europe/berlin", "../etc/passwd", "GMT+5", "EST5",
            "posixrules", "localtime", "Factory", "SystemV/EST5", "posix/Europe/Berlin", "/etc/localtime",
            "Europe/Berlin\u{0}", "Europe", "Europe/", "+01:00", String(repeating: "a/", count: 5_000),
        ] {
            #expect(zones.zone(name) == nil, "\(name)")
        }
    }

    @Test(
        "new names, old names and links are zones, with the right offset in winter and in summer",
        arguments: [
            ("Asia/Kolkata", 19_800, 19_800), ("Asia/Calcutta", 19_800, 19_800), ("Etc/UTC", 0, 0),
            ("Etc/GMT+5", -18_000, -18_000), ("Etc/GMT-14", 50_400, 50_400), ("US/Eastern", -18_000, -14_400),
            ("America/Argentina/Buenos_Aires", -10_800, -10_800), ("America/Buenos_Aires", -10_800, -10_800),
            ("Asia/Saigon", 25_200, 25_200), ("Asia/Ho_Chi_Minh", 25_200, 25_200), ("Australia/ACT", 39_600, 36_000),
            ("Europe/Kyiv", 7_200, 10_800), ("Europe/Kiev", 7_200, 10_800), ("EST5EDT", -18_000, -14_400),
            ("GMT", 0, 0), ("Zulu", 0, 0), ("Japan", 32_400, 32_400), ("NZ-CHAT", 49_500, 45_900),
        ])
    func everyName(name: String, winter: Int64, summer: Int64) throws {
        let zone = try #require(SystemZones().zone(name))
        #expect(zone.identifier == name)
        let (january, july) = (Timestamp(utc: "2026-01-01T00:00:00Z"), Timestamp(utc: "2026-07-01T00:00:00Z"))
        let offsets = [january, july].map { time in time.map { zone.offset(at: $0) } }
        #expect(offsets == [winter, summer])
    }

    @Test(
        "in every zone, at every change of the clock in ten years, slots lie within hours and none is lost or doubled")
    func everyZone() throws {
        let zones = SystemZones()
        let begin = try #require(Timestamp(utc: "2020-01-01T00:00:00Z"))
        let end = try #require(Timestamp(utc: "2030-01-01T00:00:00Z"))
        var changes = 0
        for name in TimeZone.knownTimeZoneIdentifiers.sorted() {
            guard let zone = zones.zone(name) else { continue }
            let hours = try OfficeHours(reading: ["_bh_regular1": "Mon-Sun 01:15-03:45", "_timezone": name])
            var options = SlotOptions()
            options.hours = "desk"
            options.length = .fifteen
            let plan = SlotPlan(
                options, calendar: try ServiceCalendar(hours: ["desk": hours], capacities: [:], zones: zones))
            for change in Self.changes(of: zone, from: begin, to: end) {
                changes += 1
                let around = change.advanced(by: .seconds(-86_400))..<change.advanced(by: .seconds(86_400))
                let starts = plan.slots(in: around, booked: [:]).map(\.start)
                #expect(starts == starts.sorted() && Set(starts).count == starts.count)
                #expect(starts == Self.slotsByTheClock(plan.grid, zone, around), "\(name) at \(change)")
            }
        }
        #expect(changes > 1_000)
    }

    @Test("in every zone slots begin at the full hour of its standard time, on every day of the year")
    func standardTime() throws {
        let begin = try #require(Timestamp(utc: "2026-01-01T12:00:00Z"))
        let days = (Int64(0)..<122).map { begin.advanced(by: .seconds($0 * 3 * 86_400)) }
        for name in TimeZone.knownTimeZoneIdentifiers {
            guard let zone = SystemZones().zone(name) else { continue }
            let grid = SlotGrid(.hour, in: zone)
            // Daylight saving is ahead of standard time; where it is behind, it is so by whole hours.
            let standard = try #require(days.map { zone.offset(at: $0) }.min())
            #expect(
                days.allSatisfy { (grid.start(holding: $0).milliseconds / 1_000 + standard) % 3_600 == 0 }, "\(name)")
        }
    }

    @Test(
        "where slots begin goes by the year that is asked, and not by daylight saving",
        arguments: [
            ("Asia/Colombo", "2000-07-01", 0), ("Asia/Colombo", "2026-01-01", 30), ("Asia/Colombo", "2026-07-01", 30),
            ("Australia/Lord_Howe", "2026-01-01", 30), ("Australia/Lord_Howe", "2026-07-01", 30),
            ("Asia/Pyongyang", "2016-07-01", 30), ("Asia/Pyongyang", "2026-07-01", 0),
            ("America/Caracas", "2010-01-01", 30), ("America/Caracas", "2026-01-01", 0),
            ("Antarctica/Troll", "2026-01-01", 0), ("Antarctica/Troll", "2026-07-01", 0),
            ("Asia/Kathmandu", "2026-01-01", 15), ("Pacific/Chatham", "2026-01-01", 15),
        ])
    func phase(name: String, day: String, minute: Int64) throws {
        let zone = try #require(SystemZones().zone(name))
        let noon = try #require(Timestamp(utc: "\(day)T12:00:00Z"))
        let start = SlotGrid(.hour, in: zone).start(holding: noon)
        #expect(start.milliseconds / 60_000 % 60 == minute)
    }

    /// The moments at which a zone's clock jumps, found by looking every six hours.
    private static func changes(of zone: any Zone, from begin: Timestamp, to end: Timestamp) -> [Timestamp] {
        var found: [Timestamp] = []
        var time = begin
        var offset = zone.offset(at: time)
        while time < end {
            time = time.advanced(by: .seconds(6 * 3_600))
            let next = zone.offset(at: time)
            if next != offset { found.append(time) }
            offset = next
        }
        return found
    }

    /// Slots of 15 minutes of which every minute shows 01:15 to 03:44 on the clock.
    private static func slotsByTheClock(_ grid: SlotGrid, _ zone: any Zone, _ range: Range<Timestamp>) -> [Timestamp] {
        var starts: [Timestamp] = []
        var start = grid.start(from: range.lowerBound)
        while start < range.upperBound {
            let isOpen = (0..<15).allSatisfy { minute in
                let moment = start.advanced(by: .seconds(Int64(minute) * 60))
                let ofDay = (moment.milliseconds / 1_000 + zone.offset(at: moment)) % 86_400 / 60
                return (75..<225).contains(ofDay)
            }
            if isOpen { starts.append(start) }
            start = start.advanced(by: grid.length)
        }
        return starts
    }
}
