import Testing

@testable import Beckon
@testable import BeckonCallback

@Suite struct SlotPlanTests {
    @Test("slots lie wholly within office hours and carry what is left")
    func slots() throws {
        let plan = try plan(.thirty, hours: ["_bh_regular1": "Mon-Sun 09:15-10:45"], most: 5)
        let begin = try time("2026-11-23T00:00:00Z")
        let booked = [try time("2026-11-23T09:30:00Z"): 5, try time("2026-11-23T10:00:00Z"): 2]
        let day = begin..<begin.advanced(by: .seconds(86_400))
        #expect(
            plan.slots(in: day, booked: booked).map { [$0.start.milliseconds, Int64($0.free), Int64($0.total)] } == [
                [try time("2026-11-23T10:00:00Z").milliseconds, 3, 5]
            ])
        #expect(plan.slots(in: day, booked: booked, withFull: true).map(\.free) == [0, 3])
    }

    @Test("a place counts in the slot that holds its time, whatever the slots were when it was taken")
    func places() throws {
        let plan = try plan(.thirty, hours: nil, most: 5)
        let begin = try time("2026-11-23T09:30:00Z")
        let booked = [
            try time("2026-11-23T09:29:59Z"): 5, begin: 1, try time("2026-11-23T09:45:00Z"): 2,
            try time("2026-11-23T09:59:59Z"): 1, try time("2026-11-23T10:29:59Z"): 3,
        ]
        let slots = plan.slots(in: begin..<begin.advanced(by: .seconds(3_600)), booked: booked)
        #expect(slots.map(\.free) == [1, 2])
    }

    @Test("a slot belongs to a range in which it begins")
    func edges() throws {
        let plan = try plan(.five, hours: nil, most: 1)
        let begin = try time("2026-11-23T09:01:00Z")
        let starts = plan.slots(in: begin..<begin.advanced(by: .seconds(600)), booked: [:]).map(\.start)
        #expect(starts == [try time("2026-11-23T09:05:00Z"), try time("2026-11-23T09:10:00Z")])
        #expect(plan.grid.start(holding: begin) == (try time("2026-11-23T09:00:00Z")))
        #expect(plan.slots(in: begin..<begin, booked: [:]).isEmpty)
    }

    @Test("a limit counts slots with room alone")
    func limit() throws {
        let plan = try plan(.hour, hours: nil, most: 1)
        let begin = try time("2026-11-23T09:00:00Z")
        let slots = plan.slots(
            in: begin..<begin.advanced(by: .seconds(86_400)), booked: [begin: 1], limit: 2, withFull: true)
        #expect(slots.map(\.free) == [0, 1, 1])
    }

    @Test("capacity goes by the hour of its own zone, and never above the most of a slot")
    func capacity() throws {
        var table = try Capacity(reading: [
            "_capacity": "[Mon, Tue, Wed, Thu, Fri, Sat, Sun]", "_capacity_1": #"{"1":{"1000":4,"1100":200}}"#,
            "_capacity_add": #"{"2026-11-24":{"1000":1},"11-25":{"1000":"2"}}"#,
        ])
        table.timezone = "Test/Jumping"
        var options = SlotOptions()
        options.capacity = "places"
        let plan = SlotPlan(
            options, calendar: try ServiceCalendar(hours: [:], capacities: ["places": table], zones: FixedZones()))
        // Monday; the zone's clock is two hours ahead.
        #expect(plan.total(ofSlotAt: try time("2026-11-23T08:00:00Z")) == 4)
        #expect(plan.total(ofSlotAt: try time("2026-11-23T08:30:00Z")) == 4)
        #expect(plan.total(ofSlotAt: try time("2026-11-23T09:00:00Z")) == 100)
        #expect(plan.total(ofSlotAt: try time("2026-11-23T10:00:00Z")) == 0)
        // Dates, one hour ahead again from the 24th at 01:00 UTC on.
        #expect(plan.total(ofSlotAt: try time("2026-11-24T09:00:00Z")) == 1)
        #expect(plan.total(ofSlotAt: try time("2026-11-25T09:00:00Z")) == 2)
    }

    @Test(
        "a capacity that cannot be read is refused with its key",
        arguments: [
            ("_capacity_1", ""), ("_capacity_1", "{}"), ("_capacity_1", #"{"2":{"0900":4}}"#),
            ("_capacity_1", #"{"1":{"0930":4}}"#),
            ("_capacity_1", #"{"1":{"0900":-1}}"#), ("_capacity_1", #"{"1":{"0900":1001}}"#),
            ("_capacity_1", #"{"1":{"2400":1}}"#),
            ("_capacity_1", #"{"1":{"900":1}}"#), ("_capacity_1", #"{"1":4}"#), ("_capacity_8", #"{"8":{"0900":1}}"#),
            ("_capacity_add", #"{"tomorrow":{"0900":1}}"#), ("_capacity_add", "[1]"),
        ])
    func refusals(key: String, value: String) {
        // There is no eighth day, so nothing knows that option.
        if key == "_capacity_8" {
            #expect(!Capacity.knows(key))
            return
        }
        let refusal = #expect(throws: CalendarRefusal.self) { try Capacity(reading: [key: value]) }
        #expect(refusal?.key == key)
    }

    @Test("the grid keeps to the full hours of zones that lie beside those of UTC")
    func phases() throws {
        let grid = SlotGrid(.hour, in: QuarterZone())
        #expect(grid.start(holding: try time("2026-11-23T09:00:00Z")) == (try time("2026-11-23T08:15:00Z")))
        #expect(grid.start(from: try time("2026-11-23T09:00:00Z")) == (try time("2026-11-23T09:15:00Z")))
    }

    private func plan(_ length: SlotLength, hours: [String: String]?, most: Int) throws -> SlotPlan {
        var options = SlotOptions()
        options.hours = hours == nil ? nil : "desk"
        options.length = length
        options.mostOfSlot = most
        let services = try hours.map { ["desk": try OfficeHours(reading: $0)] } ?? [:]
        return SlotPlan(options, calendar: try ServiceCalendar(hours: services, capacities: [:], zones: FixedZones()))
    }

    private func time(_ text: String) throws -> Timestamp { try #require(Timestamp(utc: text)) }
}

/// 5 hours and 45 minutes ahead.
private struct QuarterZone: Zone {
    let identifier = "Test/Quarter"

    func offset(at time: Timestamp) -> Int64 { 20_700 }
    func standardOffset(at time: Timestamp) -> Int64 { 20_700 }
}

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
