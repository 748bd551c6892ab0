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
    /// - Throws: ``CalendarProblem`` for the first option, in the order of the keys, that cannot be read or is not known.
    package init(
        _ options: [String: String], maximum: Int = Capacity.defaultMaximum
    ) throws(CalendarProblem) {
        guard let kind = options["_service"].flatMap(Kind.init) else {
            throw CalendarProblem(
                key: "_service", reason: "must be office-hours or capacity; other services stand in the settings file")
        }
        for key in options.keys.sorted() where !["_service", "_type", "_ttl"].contains(key) {
            guard kind == .capacity ? Capacity.knows(key) : OfficeHours.knows(key) else {
                throw CalendarProblem(key: key, reason: "is no option of \(kind.rawValue)")
            }
        }
        hours = kind == .officeHours ? try OfficeHours(reading: options) : nil
        capacity = kind == .capacity ? try Capacity(reading: options, maximum: maximum) : nil
        self.kind = kind
        self.options = options
    }
}
