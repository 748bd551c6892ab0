package import Beckon

/// The office-hours and capacity services of a gateway.
package struct ServiceCalendar: Sendable {
    /// A capacity service with the zone of its hours.
    package struct Places: Sendable {
        package let table: Capacity
        package let zone: any Zone

        /// The places of a slot that begins at a moment.
        package func total(at time: Timestamp) -> Int {
            let (date, milliseconds) = local(time)
            return table.places(on: date, hour: Int(milliseconds / Self.hour))
        }

        /// When the local hour ends that holds a moment, or the clock changes in it.
        package func hourEnd(after time: Timestamp) -> Timestamp {
            let end = time.advanced(by: Milliseconds(Self.hour - local(time).milliseconds % Self.hour))
            return zone.segments(from: time, to: end).first.map { Timestamp(milliseconds: $0.end) } ?? end
        }

        private static let hour: Int64 = 3_600_000

        private func local(_ time: Timestamp) -> (date: LocalDate, milliseconds: Int64) {
            let local = zone.local(time)
            let dayLength = 24 * Self.hour
            let ofDay = (local % dayLength + dayLength) % dayLength
            return (LocalDate(dayNumber: (local - ofDay) / dayLength), ofDay)
        }
    }

    package let hours: OfficeHoursTable
    package let capacities: [String: Places]
    /// The sections of the settings file by name, for who asks for them.
    package var sections: [String: CalendarSection] = [:]
    /// `capacity/_max_capacity`: the highest number that a capacity may have.
    package var maximum = Capacity.defaultMaximum
    /// The sections that the operator stored; each holds in the place of the file's of its name.
    package private(set) var stored: [String: CalendarSection] = [:]
    private let hoursOfFile: [String: OfficeHours]
    private let capacitiesOfFile: [String: Capacity]

    /// The zone of an office-hours service.
    package func zone(of service: String) -> (any Zone)? { hours.zone(of: service) }

    /// No service at all.
    package init() {
        hours = OfficeHoursTable()
        capacities = [:]
        hoursOfFile = [:]
        capacitiesOfFile = [:]
    }

    /// - Parameters:
    ///   - hours: The office-hours services by name.
    ///   - capacities: The capacity services by name.
    ///   - zones: Where their time zones come from.
    /// - Throws: ``CalendarRefusal`` for the first thing that does not fit; the key begins with the service's name.
    package init(
        hours: [String: OfficeHours], capacities: [String: Capacity], zones: any ZoneSource
    ) throws(CalendarRefusal) {
        try self.init(hoursOfFile: hours, capacitiesOfFile: capacities, stored: [:], zones: zones)
    }

    private init(
        hoursOfFile: [String: OfficeHours], capacitiesOfFile: [String: Capacity], stored: [String: CalendarSection],
        zones: any ZoneSource
    ) throws(CalendarRefusal) {
        self.hoursOfFile = hoursOfFile
        self.capacitiesOfFile = capacitiesOfFile
        self.stored = stored
        let hours = hoursOfFile.merging(stored.compactMapValues(\.hours)) { $1 }
        self.hours = try OfficeHoursTable(hours, zones: zones)
        var places: [String: Places] = [:]
        let capacities = capacitiesOfFile.merging(stored.compactMapValues(\.capacity)) { $1 }
        for (name, table) in capacities.sorted(by: { $0.key < $1.key }) {
            guard let zone = zones.zone(table.timezone) else { throw .unknownZone(of: name) }
            places[name] = Places(table: table, zone: zone)
        }
        self.capacities = places
    }

    /// The calendar with other stored sections in the place of those that it has.
    ///
    /// - Throws: ``CalendarRefusal`` for the first thing that does not fit; the key begins with the service's name.
    package func with(
        stored: [String: CalendarSection], zones: any ZoneSource
    ) throws(CalendarRefusal) -> ServiceCalendar {
        for (name, section) in stored.sorted(by: { $0.key < $1.key }) {
            guard let kind = kindInFile(name), kind != section.kind else { continue }
            throw CalendarRefusal(
                key: "\(name)._service", reason: "is \(kind.rawValue) in the settings file")
        }
        var calendar = try ServiceCalendar(
            hoursOfFile: hoursOfFile, capacitiesOfFile: capacitiesOfFile, stored: stored, zones: zones)
        calendar.sections = sections
        calendar.maximum = maximum
        return calendar
    }

    /// Whether an office-hours or capacity service has this name.
    package func knows(_ name: String) -> Bool { hours.zone(of: name) != nil || capacities[name] != nil }

    /// What a name stands for in the settings file; nil for nothing.
    package func kindInFile(_ name: String) -> CalendarSection.Kind? {
        hoursOfFile[name] != nil ? .officeHours : capacitiesOfFile[name] != nil ? .capacity : nil
    }
}

/// An office-hours or capacity service, as its options say it.
package struct CalendarSection: Hashable, Sendable {
    /// What a section stands for: the value of `_service`.
    package enum Kind: String, Sendable {
        case officeHours = "office-hours"
        case capacity
    }

    /// The options, by name.
    package let options: [String: String]
    package let kind: Kind
    let hours: OfficeHours?
    let capacity: Capacity?

    /// - Parameters:
    ///   - options: The options with `_service`, by name.
    ///   - maximum: The highest number of a capacity (`capacity/_max_capacity`).
    /// - Throws: ``CalendarRefusal`` for the first option, in the order of the keys, that cannot be read or is not known.
    package init(
        _ options: [String: String], maximum: Int = Capacity.defaultMaximum
    ) throws(CalendarRefusal) {
        guard let kind = options["_service"].flatMap(Kind.init) else {
            throw CalendarRefusal(
                key: "_service", reason: "must be office-hours or capacity; other services stand in the settings file")
        }
        for key in options.keys.sorted() where !["_service", "_type", "_ttl"].contains(key) {
            guard kind == .capacity ? Capacity.knows(key) : OfficeHours.knows(key) else {
                throw CalendarRefusal(key: key, reason: "is no option of \(kind.rawValue)")
            }
        }
        hours = kind == .officeHours ? try OfficeHours(reading: options) : nil
        capacity = kind == .capacity ? try Capacity(reading: options, maximum: maximum) : nil
        self.kind = kind
        self.options = options
    }
}

/// What is wrong with a line of an office-hours or capacity service.
package struct CalendarRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option, for example `_bh_regular1`.
    package let key: String
    package let reason: String

    package init(key: String, reason: String) {
        self.key = key
        self.reason = reason
    }

    package var description: String { "\(key): \(reason)" }

    static func unknownZone(of service: String) -> CalendarRefusal {
        CalendarRefusal(
            key: "\(service)._timezone",
            reason: "is no zone of the IANA database, as Europe/Berlin is; abbreviations such as EST are none")
    }
}
