package import Beckon

/// All office-hours services of a gateway, which may refer to each other.
package struct OfficeHoursTable: Sendable {
    private let services: [String: Resolved]

    /// A service with the rules of those that it names.
    fileprivate struct Resolved: Sendable {
        let zone: any Zone
        let own: OfficeRules
        let effective: [(dates: ClosedRange<LocalDate>, rules: OfficeRules)]
    }

    /// No service at all.
    package init() { services = [:] }

    /// - Parameters:
    ///   - services: The services by name.
    ///   - zones: Where their time zones come from.
    /// - Throws: ``CalendarRefusal`` for a zone that does not exist, for a name that is no office-hours service, and for
    ///   services that include each other in a circle. The key begins with the service's name.
    package init(_ services: [String: OfficeHours], zones: any ZoneSource) throws(CalendarRefusal) {
        var resolved: [String: Resolved] = [:]
        for (name, hours) in services.sorted(by: { $0.key < $1.key }) {
            guard let zone = zones.zone(hours.timezone) else {
                throw .unknownZone(of: name)
            }
            let own = try OfficeRules(of: name, in: services)
            var effective: [(dates: ClosedRange<LocalDate>, rules: OfficeRules)] = []
            for entry in hours.effective {
                let rules = try entry.alternative.map { other throws(CalendarRefusal) in
                    try OfficeRules(of: other, in: services, namedBy: name)
                }
                effective.append((entry.dates, rules ?? own))
            }
            resolved[name] = Resolved(zone: zone, own: own, effective: effective)
        }
        self.services = resolved
    }

    /// The time zone of a service; nil for an unknown one.
    package func zone(of service: String) -> (any Zone)? { services[service]?.zone }

    /// Whether a service is open at a moment; nil for an unknown one.
    package func isOpen(_ service: String, at time: Timestamp) -> Bool? {
        openings(of: service, from: time, to: time.advanced(by: Milliseconds(1)))?.isEmpty == false
    }

    /// When a service is open within a range: sorted, apart from each other, cut to the range; nil for an unknown service.
    ///
    /// A moment is open when the local clock shows an open time: what the clock skips is nowhere, and what it shows twice
    /// is open twice.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - begin: The first moment.
    ///   - end: The moment after the last.
    /// - Returns: The openings in order of time.
    package func openings(of service: String, from begin: Timestamp, to end: Timestamp) -> [Range<Timestamp>]? {
        guard let service = services[service] else { return nil }
        var openings: [Range<Timestamp>] = []
        for segment in service.zone.segments(from: begin, to: end) {
            let dayLength: Int64 = 86_400_000
            var date = LocalDate(dayNumber: (segment.begin + segment.offset).flooredQuotient(by: dayLength))
            while true {
                let midnight = date.dayNumber * dayLength - segment.offset
                guard midnight < segment.end else { break }
                for range in service.ranges(on: date).ranges {
                    let first = max(segment.begin, midnight + Int64(range.lowerBound) * 60_000)
                    let last = min(segment.end, midnight + Int64(range.upperBound) * 60_000)
                    if first < last { openings.appendOrExtend(first, last) }
                }
                date = date.advanced(byDays: 1)
            }
        }
        return openings
    }
}

extension OfficeHoursTable.Resolved {
    /// The rules that hold on a date; nil when none does.
    private func rules(on date: LocalDate) -> OfficeRules? {
        effective.isEmpty ? own : effective.first { $0.dates.contains(date) }?.rules
    }

    /// When it is open on a date.
    fileprivate func ranges(on date: LocalDate) -> MinuteRanges {
        var ranges = MinuteRanges()
        guard let today = rules(on: date) else { return ranges }
        let yesterday = rules(on: date.advanced(byDays: -1))
        if !today.isHoliday(date) {
            for time in today.regular(on: date) { ranges.insert(time.onFirstDay) }
            for time in yesterday?.regularOfWorkday(date.advanced(byDays: -1)) ?? [] { ranges.insert(time.onNextDay) }
        }
        for time in today.added(on: date) { ranges.insert(time.onFirstDay) }
        for time in yesterday?.added(on: date.advanced(byDays: -1)) ?? [] { ranges.insert(time.onNextDay) }
        return ranges
    }
}

/// Openings and holidays of a service, with those of the services that it includes.
struct OfficeRules: Hashable, Sendable {
    private var regular: [OfficeHours.Regular] = []
    private var added: [OfficeHours.Added] = []
    private var holidays: Set<CalendarDay> = []

    /// - Parameters:
    ///   - name: The service.
    ///   - services: All services.
    ///   - user: The service that names it, for the message.
    /// - Throws: ``CalendarRefusal`` for a name that is no office-hours service.
    init(of name: String, in services: [String: OfficeHours], namedBy user: String? = nil) throws(CalendarRefusal) {
        var waiting = [(name: name, user: user ?? name)]
        var seen: Set<String> = []
        while let (next, user) = waiting.popLast() {
            guard let hours = services[next] else {
                throw CalendarRefusal(key: user, reason: "names \(next), which is no office-hours service")
            }
            // What is included twice, or in a circle, counts once.
            guard seen.insert(next).inserted else { continue }
            regular += hours.regular
            added += hours.added
            holidays.formUnion(hours.holidays)
            waiting += hours.includes.map { ($0, next) }
        }
    }

    func isHoliday(_ date: LocalDate) -> Bool {
        guard !holidays.isEmpty else { return false }
        let (_, month, day) = date.parts
        return holidays.contains(.date(date)) || holidays.contains(.yearly(month: month, day: day))
    }

    func regular(on date: LocalDate) -> [OpeningTime] {
        regular.filter { $0.days.contains(date.weekday) }.map(\.time)
    }

    /// As ``regular(on:)``, but nothing for a holiday: a shift that did not begin does not run on.
    func regularOfWorkday(_ date: LocalDate) -> [OpeningTime] { isHoliday(date) ? [] : regular(on: date) }

    func added(on date: LocalDate) -> [OpeningTime] {
        guard !added.isEmpty else { return [] }
        let (_, month, day) = date.parts
        return added.filter { $0.day == .date(date) || $0.day == .yearly(month: month, day: day) }.map(\.time)
    }
}

extension Int64 {
    fileprivate func flooredQuotient(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}

extension [Range<Timestamp>] {
    fileprivate mutating func appendOrExtend(_ first: Int64, _ last: Int64) {
        let (begin, end) = (Timestamp(milliseconds: first), Timestamp(milliseconds: last))
        if let before = self.last, before.upperBound == begin {
            self[count - 1] = before.lowerBound..<end
        } else {
            append(begin..<end)
        }
    }
}
