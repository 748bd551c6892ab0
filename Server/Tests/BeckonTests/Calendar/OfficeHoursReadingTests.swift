import Beckon
import BeckonCallback
import Testing

@Suite struct OfficeHoursReadingTests {
    @Test("every form of a line is read")
    func forms() throws {
        let hours = try OfficeHours(reading: [
            "_bh_regular1": "Mon-Fri 8:30-18:00", "_bh_regular2": "Fri-Mon 22:00-2:00",
            "_bh_regular3": "sun 00:00-24:00",
            "_bh_add1": "12-24 09:00-12:00", "_bh_add2": "2026-05-02 10:00-14:00", "_bh_add3": " ",
            "_holiday1": "2026-12-25", "_holidayNewYear": "01-01",
            "_effective_dates1": "2026-01-01 to 2026-12-31", "_effective_dates2": "2027-01-01",
            "_use_alternative2": "winter", "_include_regular1": "evening", "_timezone": "Europe/Berlin",
            "_service": "office-hours", "_type": "builtin", "_ttl": "30", "_bh_unknown": "is of no purpose here",
        ])
        #expect(hours.regular.map { [$0.time.begin, $0.time.end] } == [[510, 1_080], [1_320, 1_560], [0, 1_440]])
        #expect(Weekday.allCases.filter(hours.regular[1].days.contains) == [.monday, .friday, .saturday, .sunday])
        #expect(hours.regular[2].days == Weekdays(from: .sunday, through: .sunday))
        #expect(hours.added.map(\.day) == [.yearly(month: 12, day: 24), .date(try date(2026, 5, 2))])
        #expect(hours.holidays == [.date(try date(2026, 12, 25)), .yearly(month: 1, day: 1)])
        #expect(hours.effective.map(\.alternative) == [nil, "winter"])
        #expect(hours.effective[0].dates == (try date(2026, 1, 1)...date(2026, 12, 31)))
        #expect(hours.includes == ["evening"])
        #expect(hours.timezone == "Europe/Berlin")
    }

    @Test(
        "what cannot be read is refused with its key",
        arguments: [
            ("_bh_regular1", ""), ("_bh_regular1", "Mon-Fri"), ("_bh_regular1", "8:30-18:00"),
            ("_bh_regular1", "Mo 8:30-18:00"),
            ("_bh_regular1", "Mon-Fri 8:30-18:00 and more"), ("_bh_regular1", "Mon-Fri 25:00-26:00"),
            ("_bh_regular1", "Mon-Fri 08:60-09:00"), ("_bh_regular1", "Mon-Fri 24:00-25:00"),
            ("_bh_regular1", "Mon-Fri 24:00-06:00"), ("_bh_regular1", "Mon-Fri 09:00-09:00"),
            ("_bh_regular1", "Mon-Fri 09:00-24:01"), ("_bh_regular1", "Mon-Fri 009:00-10:00"),
            ("_bh_regular1", "Mon-Fri 9:0-10:00"),
            ("_bh_add1", "2026-02-29 10:00-14:00"), ("_bh_add1", "2026-05-02"), ("_bh_add1", "5-2 10:00-14:00"),
            ("_bh_add1", "02-30 10:00-14:00"), ("_holiday1", ""), ("_holiday1", "25.12.2026"),
            ("_holiday1", "2026-12-25 "),
            ("_holiday1", "2026-13-01"), ("_effective_dates1", ""), ("_effective_dates1", "2026-06-01 - 2026-08-31"),
            ("_effective_dates1", "2026-08-31 to 2026-06-01"), ("_effective_dates1", "06-01 to 08-31"),
            ("_include_regular1", " "), ("_use_alternative1", "winter"), ("_bh_regular1", "٣Mon 09:00-10:00"),
        ])
    func refusals(key: String, value: String) throws {
        // Blanks around a value are no part of it.
        if value == "2026-12-25 " {
            #expect(throws: Never.self) { try OfficeHours(reading: [key: value]) }
            return
        }
        let refusal = #expect(throws: CalendarRefusal.self) { try OfficeHours(reading: [key: value]) }
        #expect(refusal?.key == key)
    }

    @Test("text of any kind is read or refused, and nothing else")
    func anything() {
        var random = SeededGenerator(seed: 18)
        let alphabet = Array("MonTueFri 0123456789:-/to\u{e9}\n")
        for _ in 0..<20_000 {
            let text = String(
                (0..<Int.random(in: 0...22, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? " " })
            for key in ["_bh_regular", "_bh_add", "_holiday", "_effective_dates", "_capacity_1", "_capacity_add"] {
                _ = try? OfficeHours(reading: [key: text])
                _ = try? Capacity(reading: [key: text])
            }
        }
    }

    private func date(_ year: Int64, _ month: Int64, _ day: Int64) throws -> LocalDate {
        try #require(LocalDate(year: year, month: month, day: day))
    }
}
