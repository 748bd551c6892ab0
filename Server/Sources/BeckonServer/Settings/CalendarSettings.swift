import Beckon
import BeckonCallback
import BeckonJSON
import Yams

/// Reads the services of the kinds office-hours and capacity.
struct CalendarSettings {
    private var hours: [String: OfficeHours] = [:]
    private var capacities: [String: Capacity] = [:]
    private var sections: [String: CalendarSection] = [:]

    /// `capacity/_max_capacity`.
    private let maximum: Int

    init(maximum: Int) { self.maximum = maximum }

    private enum Kind: String {
        case officeHours = "office-hours"
        case capacity
    }

    /// Reads a service of one of these kinds; false when it is of another kind, and nothing is read.
    mutating func read(_ name: String, _ source: inout SettingsSource) -> Bool {
        // `_type` says nothing: some sections of GMS have `ors` there.
        guard let kind = (source.text("type") ?? source.text("_service")).flatMap(Kind.init) else { return false }
        source.ignore(["type", "_service", "_type", "_ttl"])
        var options: [String: String] = [:]
        for key in source.keys where kind == .capacity ? Capacity.knows(key) : OfficeHours.knows(key) {
            options[key] = source.json(key) ?? ""
        }
        do throws(CalendarRefusal) {
            switch kind {
            case .officeHours: hours[name] = try OfficeHours(reading: options)
            case .capacity: capacities[name] = try Capacity(reading: options, maximum: maximum)
            }
            options["_service"] = kind.rawValue
            sections[name] = try CalendarSection(options, maximum: maximum)
        } catch {
            source.problem(error.key, error.reason)
            // The name is one all the same, so that the services that use it have no second problem.
            if kind == .officeHours { hours[name] = OfficeHours() } else { capacities[name] = Capacity() }
        }
        source.finish()
        return true
    }

    /// All of them, with a problem for each name that stands for none.
    ///
    /// - Parameters:
    ///   - services: The services that may name some.
    ///   - source: The section `services`, for messages.
    /// - Returns: The calendar; without services when something does not fit.
    func finish(_ services: [ServiceOptions], _ source: SettingsSource) -> ServiceCalendar {
        for service in services {
            if let name = service.slots.hours, hours[name] == nil {
                source.problem(
                    "\(service.name)._business_hours_service", "\(name) is no service of the kind office-hours")
            }
            if let name = service.slots.capacity, capacities[name] == nil {
                source.problem("\(service.name)._capacity_service", "\(name) is no service of the kind capacity")
            }
        }
        do throws(CalendarRefusal) {
            var calendar = try ServiceCalendar(hours: hours, capacities: capacities, zones: SystemZones())
            calendar.sections = sections
            calendar.maximum = maximum
            return calendar
        } catch {
            source.problem(error.key, error.reason)
            return ServiceCalendar()
        }
    }
}

extension JSONValue {
    /// What a YAML node says; numbers in decimal digits stay numbers, every other single value is a text as it is written.
    init(_ node: Node) {
        if let mapping = node.mapping {
            var members = JSONObject()
            for (key, value) in mapping { members.append(key: key.string ?? "", value: JSONValue(value)) }
            self = .object(members)
        } else if let sequence = node.sequence {
            self = .array(sequence.map { JSONValue($0) })
        } else {
            let text = node.string ?? ""
            let number = node.scalar?.style == .plain ? WholeNumber.plain(text, in: Int.min...Int.max) : nil
            self = number.map { .integer(Int64($0)) } ?? .string(text)
        }
    }

    /// The JSON text.
    var encodedText: String { String(decoding: encoded(), as: UTF8.self) }
}
