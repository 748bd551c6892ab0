extension OfficeHours {
    /// Reads the options of an office-hours service (GMS options, section `GMSServices`, office-hours).
    ///
    /// - Parameter options: The options, by name; those of other purposes are ignored.
    /// - Throws: ``CalendarProblem`` for the first line, in the order of the keys, that cannot be read.
    package init(reading options: [String: String]) throws(CalendarProblem) {
        var alternatives = options.filter { $0.key.hasPrefix(Key.alternative) }
        for (key, value) in options.sorted(by: { $0.key < $1.key }) {
            var line = CalendarLine(key: key, value)
            if key == Key.timezone {
                timezone = value
            } else if key.hasPrefix(Key.regular) {
                regular.append(try line.regular())
            } else if key.hasPrefix(Key.added) {
                // An empty one occurs and adds nothing.
                if !line.isBlank { added.append(try line.added()) }
            } else if key.hasPrefix(Key.holiday) {
                holidays.insert(try line.holiday())
            } else if key.hasPrefix(Key.effective) {
                let suffix = key.dropFirst(Key.effective.count)
                let alternative = alternatives.removeValue(forKey: Key.alternative + suffix)
                effective.append(Effective(dates: try line.dates(), alternative: try line.name(alternative)))
            } else if key.hasPrefix(Key.include) {
                includes.append(try line.name())
            }
        }
        if let lonely = alternatives.keys.min() {
            let suffix = lonely.dropFirst(Key.alternative.count)
            throw CalendarProblem(key: lonely, reason: "needs \(Key.effective)\(suffix) in the same service")
        }
    }

    private enum Key {
        static let regular = "_bh_regular"
        static let added = "_bh_add"
        static let holiday = "_holiday"
        static let effective = "_effective_dates"
        static let alternative = "_use_alternative"
        /// No document shows the whole name.
        static let include = "_include_r"
        static let timezone = "_timezone"
    }

    /// Whether an option belongs to office hours.
    package static func knows(_ key: String) -> Bool {
        key == Key.timezone
            || [Key.regular, Key.added, Key.holiday, Key.effective, Key.alternative, Key.include].contains {
                key.hasPrefix($0)
            }
    }
}
