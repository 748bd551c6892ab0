import Beckon
import BeckonCallback
import Testing

@Suite struct LocalDateTests {
    @Test("a day's number and its parts belong together, for four hundred years")
    func roundTrip() throws {
        for number in 0..<Int64(146_097) {
            let date = LocalDate(dayNumber: number)
            let parts = date.parts
            let again = try #require(LocalDate(year: parts.year, month: parts.month, day: parts.day))
            if again != date { Issue.record("day \(number) is \(parts)") }
        }
    }

    @Test("known days")
    func known() throws {
        #expect(try #require(LocalDate(year: 2026, month: 11, day: 20)).weekday == .friday)
        #expect(try #require(LocalDate(year: 2024, month: 2, day: 29)).weekday == .thursday)
        #expect(LocalDate(dayNumber: 0).weekday == .thursday)
        #expect(LocalDate(dayNumber: -1).weekday == .wednesday)
        #expect(LocalDate(year: 2026, month: 2, day: 29) == nil)
        #expect(LocalDate(year: 2100, month: 2, day: 29) == nil)
        #expect(LocalDate(year: 1969, month: 12, day: 31) == nil)
    }
}
