/// What is wrong with a line of an office-hours or capacity service.
package struct CalendarProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option, for example `_bh_regular1`.
    package let key: String
    package let reason: String

    package init(key: String, reason: String) {
        self.key = key
        self.reason = reason
    }

    package var description: String { "\(key): \(reason)" }

    static func unknownZone(of service: String) -> CalendarProblem {
        CalendarProblem(
            key: "\(service)._timezone",
            reason: "is no zone of the IANA database, as Europe/Berlin is; abbreviations such as EST are none")
    }
}
