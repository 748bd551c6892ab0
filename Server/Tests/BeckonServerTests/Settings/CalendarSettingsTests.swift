import Beckon
import BeckonCallback
import Testing

@testable import BeckonServer

@Suite struct CalendarSettingsTests {
    private static let services = """
        services:
          bank-hours:
            _type: builtin
            _service: office-hours
            _timezone: Europe/Berlin
            _bh_regular1: Mon-Fri 8:30-18:00
            _bh_add1: ""
            _holiday1: 2026-12-25
            _ttl: 30
          places:
            type: capacity
            _timezone: Europe/Berlin
            _capacity: "[Mon, Tue, Wed, Thu, Fri, Sat, Sun]"
            _capacity_1: '{"1":{"0900":4}}'
            _capacity_2: {"2": {"0900": 6, "1000": "7"}}
            _capacity_add: {}
          sales:
            type: callback
            _business_hours_service: bank-hours
            _capacity_service: places
            _request_time_bucket: 30
            _max_request_by_time_bucket: 5
        """

    @Test("office hours and capacity are read as GMS writes them, also where YAML takes their JSON for a map")
    func reads() throws {
        let settings = try Settings(yaml: Self.services, environment: [:])
        #expect(settings.services.map(\.name) == ["sales"])
        let slots = try #require(settings.services.first).slots
        #expect(
            slots.hours == "bank-hours" && slots.capacity == "places" && slots.length == .thirty
                && slots.mostOfSlot == 5)
        let plan = SlotPlan(slots, calendar: settings.calendar)
        // 09:00 in Berlin on a Monday, a Tuesday, a Wednesday, and on Christmas Day, a Friday.
        #expect(plan.total(ofSlotAt: try time("2026-11-23T08:00:00Z")) == 4)
        #expect(plan.total(ofSlotAt: try time("2026-11-24T09:00:00Z")) == 5)
        #expect(plan.total(ofSlotAt: try time("2026-11-25T08:00:00Z")) == 0)
        #expect(plan.isOpen(at: try time("2026-11-23T07:30:00Z")))
        #expect(!plan.isOpen(at: try time("2026-12-25T09:00:00Z")))
    }

    @Test("office hours are known by their service, whatever type stands beside it")
    func foreignType() throws {
        let yaml = "services: {hours: {_type: ors, _service: office-hours, _bh_regular1: 'Mon-Sun 0:00-24:00'}}"
        let settings = try Settings(yaml: yaml, environment: [:])
        #expect(settings.services.isEmpty && settings.calendar.kindInFile("hours") == .officeHours)
    }

    @Test("a higher number than capacity/_max_capacity is refused")
    func maximum() {
        func problems(_ more: String) -> [String] {
            let service = #"services: {desk: {_service: capacity, _capacity_1: '{"1":{"0900":1001}}'}}"#
            return SettingsReading(yaml: "\(more)\n\(service)\n").problems
        }
        #expect(problems("data: /tmp/x").contains { $0.contains("_capacity_1") })
        #expect(problems("capacity: {_max_capacity: 1001}").isEmpty)
        #expect(problems("capacity: {_max_capacity: 0}").contains { $0.contains("_max_capacity") })
    }

    @Test(
        "what does not fit is refused with its key",
        arguments: [
            ("bank-hours: {type: office-hours, _bh_regular1: always}", "services.bank-hours._bh_regular1:"),
            ("bank-hours: {type: office-hours, _timezone: EST5}", "services.bank-hours._timezone:"),
            ("bank-hours: {type: office-hours, _include_regular1: other}", "services.bank-hours:"),
            ("bank-hours: {type: office-hours, _capacity_1: x}", "services.bank-hours._capacity_1:"),
            ("places: {type: capacity, _capacity_1: [1]}", "services.places._capacity_1:"),
            ("sales: {type: callback, _business_hours_service: other}", "services.sales._business_hours_service:"),
            ("sales: {type: callback, _capacity_service: sales}", "services.sales._capacity_service:"),
            ("sales: {type: callback, _request_time_bucket: 7}", "services.sales._request_time_bucket:"),
        ])
    func refusals(service: String, problem: String) {
        let error = #expect(throws: SettingsError.self) {
            try Settings(yaml: "services:\n  \(service)\n", environment: [:])
        }
        #expect(error?.problems.contains { $0.hasPrefix(problem) } == true, "\(error?.problems ?? [])")
    }

    private func time(_ text: String) throws -> Timestamp { try #require(Timestamp(utc: text)) }
}
