import Testing

@testable import Beckon

@Suite struct BookingConflictsTests {
    @Test("a booking outside hours is closed, one above the capacity full; those that fit are none")
    func reasons() throws {
        var options = SlotOptions()
        options.hours = "desk"
        options.mostOfSlot = 2
        let hours = try OfficeHours(reading: ["_bh_regular1": "Mon-Sun 09:00-17:00"])
        let calendar = try ServiceCalendar(hours: ["desk": hours], capacities: [:], zones: FixedZones())
        let plan = SlotPlan(options, calendar: calendar)
        var conflicts = BookingConflicts()
        let nine = try #require(Timestamp(utc: "2026-11-20T09:00:00.000Z"))
        let night = try #require(Timestamp(utc: "2026-11-20T03:00:00.000Z"))
        #expect(conflicts.judge("sales", at: night, plan) == .closed)
        #expect((0..<3).map { _ in conflicts.judge("sales", at: nine, plan) } == [nil, nil, .full])
        #expect(conflicts.judge("service", at: nine, plan) == nil)
    }
}
