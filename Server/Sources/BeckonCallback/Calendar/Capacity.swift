package import Beckon
import BeckonJSON

/// How many scheduled callbacks a time takes, in the terms of a capacity service of GMS.
///
/// A number holds for each time slot that begins within its hour; nothing is divided. An hour without a number takes none.
package struct Capacity: Hashable, Sendable {
    /// Places of a slot by the hour of the local day (0 to 23).
    package typealias Day = [Int: Int]

    /// `_capacity_1` (Monday) to `_capacity_7`.
    package var weekdays: [Weekday: Day] = [:]
    /// `_capacity_add`: the whole of such a day, in the place of its weekday.
    package var dates: [CalendarDay: Day] = [:]
    /// `_timezone`; nil where the gateway's default holds.
    package var timezone = "UTC"

    /// The most that a number may be, unless `_max_capacity` says otherwise.
    package static let defaultMaximum = 1_000

    package init() {}

    /// The places of a slot that begins on a date in an hour.
    package func places(on date: LocalDate, hour: Int) -> Int {
        let (_, month, day) = date.parts
        let exception = dates[.date(date)] ?? dates[.yearly(month: month, day: day)]
        return (exception ?? weekdays[date.weekday] ?? [:])[hour] ?? 0
    }
}

extension Capacity {
    /// Reads the options of a capacity service (Capacity Service API).
    ///
    /// - Parameters:
    ///   - options: The options, by name; those of other purposes are ignored.
    ///   - maximum: The highest number that is taken (`capacity/_max_capacity`).
    /// - Throws: ``CalendarRefusal`` for the first option, in the order of the keys, that cannot be read.
    package init(reading options: [String: String], maximum: Int = defaultMaximum) throws(CalendarRefusal) {
        for (key, text) in options.sorted(by: { $0.key < $1.key }) where Self.knows(key) {
            let reader = CapacityReader(key: key, maximum: maximum)
            switch key {
            case "_timezone": timezone = text
            case "_capacity_add": dates = try reader.dates(text)
            // A fixed text in every service, which sets nothing.
            case "_capacity": break
            default:
                let (day, places) = try reader.weekday(text)
                guard key == "_capacity_\(day.number + 1)" else {
                    throw CalendarRefusal(key: key, reason: "is about day \(day.number + 1)")
                }
                weekdays[day] = places
            }
        }
    }

    /// Whether an option belongs to a capacity service.
    package static func knows(_ key: String) -> Bool {
        key == "_timezone" || key == "_capacity" || key == "_capacity_add"
            || (1...7).contains { key == "_capacity_\($0)" }
    }
}

/// Reads the JSON in one option of a capacity service.
private struct CapacityReader {
    let key: String
    let maximum: Int

    /// `{"1":{"0900":4,"1000":6}}`: one day, 1 for Monday to 7.
    func weekday(_ text: String) throws(CalendarRefusal) -> (Weekday, Capacity.Day) {
        let members = try object(text)
        guard members.count == 1, let (name, value) = members.first, let number = Int(name), (1...7).contains(number),
            "\(number)" == name
        else {
            throw refusal("holds one day, 1 for Monday to 7 for Sunday, as in {\"1\":{\"0900\":4}}")
        }
        return (Weekday(number: number - 1), try hours(value))
    }

    /// `{"2026-12-24":{"0900":2}}`, `{"12-24":{…}}`; `{}`, `[]` and nothing are no exceptions.
    func dates(_ text: String) throws(CalendarRefusal) -> [CalendarDay: Capacity.Day] {
        guard !text.allSatisfy(\.isWhitespace) else { return [:] }
        if let value = try? JSONValue(parsing: text), value.array?.isEmpty == true { return [:] }
        var days: [CalendarDay: Capacity.Day] = [:]
        for (name, value) in try object(text) {
            var line = CalendarText(key: key, name)
            let day = try line.holiday()
            guard days.updateValue(try hours(value), forKey: day) == nil else { throw refusal("names a day twice") }
        }
        return days
    }

    private func hours(_ value: JSONValue) throws(CalendarRefusal) -> Capacity.Day {
        guard let members = value.object else { throw refusal("needs hours with numbers, as in {\"0900\":4}") }
        var day: Capacity.Day = [:]
        for (name, value) in members {
            let isDigits = name.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            guard isDigits, name.utf8.count == 4, name.hasSuffix("00"), let number = Int(name), number <= 2_300 else {
                throw refusal("has an hour that is none of \"0000\" to \"2300\"")
            }
            // A text with a leading 0 is another number to readers of YAML.
            let spelled = value.string.flatMap { text in Int(text).flatMap { "\($0)" == text ? $0 : nil } }
            guard let places = value.int ?? spelled, (0...maximum).contains(places) else {
                throw refusal("has a number that is none of 0 to \(maximum), in decimal digits without a leading 0")
            }
            guard day.updateValue(places, forKey: number / 100) == nil else { throw refusal("names an hour twice") }
        }
        return day
    }

    private func object(_ text: String) throws(CalendarRefusal) -> JSONObject {
        guard let value = try? JSONValue(parsing: text), let members = value.object else {
            throw refusal("is no JSON object")
        }
        return members
    }

    private func refusal(_ reason: String) -> CalendarRefusal { CalendarRefusal(key: key, reason: reason) }
}
