import Beckon
import BeckonCallback
import Testing

@Suite struct OfficeHoursTableTests {
    @Test("weekly hours, also over midnight and over the end of the week")
    func weekly() throws {
        let table = try table(["_bh_regular1": "Mon-Fri 8:30-18:00", "_bh_regular2": "Sun-Sun 22:00-2:00"])
        #expect(
            try openings(table, "2026-11-21", "2026-11-24") == [
                "2026-11-22T22:00 2026-11-23T02:00", "2026-11-23T08:30 2026-11-23T18:00",
            ])
    }

    @Test("openings that touch or overlap are one, and a range cuts them")
    func union() throws {
        let table = try table(["_bh_regular1": "Mon-Sun 00:00-24:00", "_bh_add1": "2026-11-22 10:00-11:00"])
        #expect(try openings(table, "2026-11-21", "2026-11-24") == ["2026-11-21T00:00 2026-11-24T00:00"])
    }

    @Test("a holiday closes weekly hours, the rest of the night before included, and begins no shift that runs on")
    func holiday() throws {
        let table = try table([
            "_bh_regular1": "Mon-Sun 22:00-6:00", "_holiday1": "2026-11-22", "_bh_add1": "11-22 09:00-10:00",
        ])
        #expect(
            try openings(table, "2026-11-21", "2026-11-24") == [
                "2026-11-21T00:00 2026-11-21T06:00", "2026-11-21T22:00 2026-11-22T00:00",
                "2026-11-22T09:00 2026-11-22T10:00",
                "2026-11-23T22:00 2026-11-24T00:00",
            ])
    }

    @Test("outside effective dates all is closed, added openings as well")
    func effective() throws {
        let table = try table([
            "_bh_regular1": "Mon-Sun 09:00-10:00", "_bh_add1": "2026-11-24 12:00-13:00",
            "_effective_dates1": "2026-11-22 to 2026-11-23",
        ])
        #expect(
            try openings(table, "2026-11-20", "2026-11-26") == [
                "2026-11-22T09:00 2026-11-22T10:00", "2026-11-23T09:00 2026-11-23T10:00",
            ])
    }

    @Test("on its dates an alternative's lines hold in the place of the own ones")
    func alternative() throws {
        let table = try OfficeHoursTable(
            [
                "desk": try OfficeHours(reading: [
                    "_bh_regular1": "Mon-Sun 09:00-10:00", "_effective_dates1": "2026-11-22",
                    "_effective_dates2": "2026-11-23",
                    "_use_alternative2": "late",
                ]),
                "late": try OfficeHours(reading: ["_bh_regular1": "Mon-Sun 20:00-21:00"]),
            ], zones: FixedZones())
        #expect(
            try openings(table, "2026-11-21", "2026-11-25") == [
                "2026-11-22T09:00 2026-11-22T10:00", "2026-11-23T20:00 2026-11-23T21:00",
            ])
    }

    @Test("included lines count as own ones, and a circle counts once")
    func includes() throws {
        let table = try OfficeHoursTable(
            [
                "desk": try OfficeHours(reading: ["_bh_regular1": "Mon-Sun 09:00-10:00", "_include_regular1": "late"]),
                "late": try OfficeHours(reading: [
                    "_bh_regular1": "Mon-Sun 20:00-21:00", "_holiday1": "2026-11-22", "_include_regular1": "desk",
                ]),
            ], zones: FixedZones())
        #expect(
            try openings(table, "2026-11-22", "2026-11-24") == [
                "2026-11-23T09:00 2026-11-23T10:00", "2026-11-23T20:00 2026-11-23T21:00",
            ])
    }

    @Test("names of no service and of no zone are refused")
    func refusals() throws {
        #expect(throws: CalendarRefusal.self) { try table(["_include_regular1": "nobody"]) }
        #expect(throws: CalendarRefusal.self) {
            try table(["_effective_dates1": "2026-01-01", "_use_alternative1": "nobody"])
        }
        #expect(throws: CalendarRefusal.self) { try table(["_timezone": "EST"]) }
        #expect(try table([:]).openings(of: "other", from: time("2026-11-22"), to: time("2026-11-23")) == nil)
        #expect(try table([:]).isOpen("desk", at: time("2026-11-22")) == false)
    }

    @Test("what the clock skips is nowhere, what it shows twice is open twice")
    func clockChanges() throws {
        // At 01:00 UTC on 22 November the clock jumps from 02:00 to 03:00, at 01:00 on the 24th back from 03:00 to 02:00.
        let table = try OfficeHoursTable(
            ["desk": try OfficeHours(reading: ["_bh_regular1": "Mon-Sun 02:30-03:30", "_timezone": "Test/Jumping"])],
            zones: FixedZones())
        #expect(
            try openings(table, "2026-11-22", "2026-11-25") == [
                "2026-11-22T01:00 2026-11-22T01:30", "2026-11-23T00:30 2026-11-23T01:30",
                "2026-11-24T00:30 2026-11-24T01:00",
                "2026-11-24T01:30 2026-11-24T02:30",
            ])
    }

    @Test("for services of any kind a moment is open exactly when its lines say so")
    func againstMinutes() throws {
        var random = SeededGenerator(seed: 18)
        for _ in 0..<200 {
            let options = Self.options(&random)
            let hours = try OfficeHours(reading: options)
            let zone = try #require(FixedZones().zone(hours.timezone))
            let table = try OfficeHoursTable(["desk": hours], zones: FixedZones())
            let begin = try time("2026-11-20")
            let openings = try #require(
                table.openings(of: "desk", from: begin, to: begin.advanced(by: .seconds(6 * 86_400))))
            for (one, next) in zip(openings, openings.dropFirst()) { #expect(one.upperBound < next.lowerBound) }
            for minute in stride(from: Int64(0), to: 6 * 1_440, by: 7) {
                let moment = begin.advanced(by: .seconds(minute * 60))
                let isOpen = openings.contains { $0.contains(moment) }
                if isOpen != Self.isOpen(hours, zone, moment) { Issue.record("\(options) at minute \(minute)") }
            }
        }
    }

    // MARK: - Helpers

    private func table(_ options: [String: String]) throws -> OfficeHoursTable {
        try OfficeHoursTable(["desk": try OfficeHours(reading: options)], zones: FixedZones())
    }

    private func time(_ date: String) throws -> Timestamp { try #require(Timestamp(utc: date + "T00:00:00Z")) }

    private func openings(_ table: OfficeHoursTable, _ from: String, _ to: String) throws -> [String] {
        try #require(table.openings(of: "desk", from: time(from), to: time(to))).map { range in
            "\(Self.spell(range.lowerBound)) \(Self.spell(range.upperBound))"
        }
    }

    private static func spell(_ time: Timestamp) -> String {
        let minutes = time.milliseconds / 60_000
        let date = LocalDate(dayNumber: minutes / 1_440).parts
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(date.year)-\(two(date.month))-\(two(date.day))T\(two(minutes % 1_440 / 60)):\(two(minutes % 60))"
    }

    /// What a person would say who reads the lines with a look at the clock on the wall.
    private static func isOpen(_ hours: OfficeHours, _ zone: any Zone, _ moment: Timestamp) -> Bool {
        let local = moment.milliseconds + zone.offset(at: moment) * 1_000
        let today = LocalDate(dayNumber: local / 86_400_000)
        let minute = Int(local % 86_400_000 / 60_000)
        func isHoliday(_ date: LocalDate) -> Bool {
            hours.holidays.contains(.date(date))
                || hours.holidays.contains(.yearly(month: date.parts.month, day: date.parts.day))
        }
        func counts(_ date: LocalDate) -> Bool {
            hours.effective.isEmpty || hours.effective.contains { $0.dates.contains(date) }
        }
        guard counts(today) else { return false }
        return [(today, minute), (today.advanced(byDays: -1), minute + 1_440)].contains { date, minute in
            guard counts(date) else { return false }
            func holds(_ time: OpeningTime) -> Bool { (time.begin..<time.end).contains(minute) }
            let added = hours.added.contains { entry in
                let parts = date.parts
                return (entry.day == .date(date) || entry.day == .yearly(month: parts.month, day: parts.day))
                    && holds(entry.time)
            }
            let regular = hours.regular.contains { $0.days.contains(date.weekday) && holds($0.time) }
            return added || regular && !isHoliday(date) && !isHoliday(today)
        }
    }

    private static func options(_ random: inout SeededGenerator) -> [String: String] {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        func hours(_ random: inout SeededGenerator) -> String {
            let begin = Int.random(in: 0..<24, using: &random)
            let end = (begin + Int.random(in: 1...23, using: &random)) % 24
            return "\(begin):30-\(two(end)):\(Bool.random(using: &random) ? "00" : "45")"
        }
        func day(_ random: inout SeededGenerator) -> String { "11-\(two(Int.random(in: 19...26, using: &random)))" }
        var options = ["_timezone": Bool.random(using: &random) ? "Test/Jumping" : "UTC"]
        for number in 0..<Int.random(in: 0...3, using: &random) {
            let days = (0..<2).map { _ in Weekday(number: Int.random(in: 0..<7, using: &random)).rawValue }
            options["_bh_regular\(number)"] = "\(days[0])-\(days[1]) \(hours(&random))"
        }
        for number in 0..<Int.random(in: 0...2, using: &random) {
            let year = Bool.random(using: &random) ? "2026-" : ""
            options["_bh_add\(number)"] = "\(year)\(day(&random)) \(hours(&random))"
            options["_holiday\(number)"] = "\(year)\(day(&random))"
        }
        if Int.random(in: 0..<3, using: &random) == 0 { options["_effective_dates"] = "2026-11-21 to 2026-11-24" }
        return options
    }
}
