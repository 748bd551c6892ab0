extension Timestamp {
    /// Reads a time in the form of callback requests: `yyyy-MM-ddTHH:mm:ss`, an optional fraction, `Z` or an offset.
    ///
    /// The result is nil for anything else, also for a day that the month does not have.
    ///
    /// - Parameter text: for example `2026-11-20T09:05:00.000Z` or `2026-11-20T10:05:00+01:00`; years 1970 to 9999.
    package init?(utc text: String) {
        self.init(text, zone: nil)
    }

    /// Reads a time in the same form, which belongs to a zone where it has neither `Z` nor an offset.
    package init?(_ text: String, in zone: any Zone) {
        self.init(text, zone: zone)
    }

    private init?(_ text: String, zone: (any Zone)?) {
        var scanner = UTCScanner(text)
        guard let year = scanner.number(digits: 4), scanner.take("-"), let month = scanner.number(digits: 2),
            scanner.take("-"), let day = scanner.number(digits: 2), scanner.take("T") || scanner.take(" "),
            let hour = scanner.number(digits: 2), scanner.take(":"), let minute = scanner.number(digits: 2),
            scanner.take(":"), let second = scanner.number(digits: 2), let fraction = scanner.fraction(),
            let date = LocalDate(year: year, month: month, day: day), hour < 24, minute < 60, second < 60
        else { return nil }
        let local = (((date.dayNumber * 24 + hour) * 60 + minute) * 60 + second) * 1_000 + fraction
        if let zone, scanner.isAtEnd {
            self = zone.moment(ofLocal: local)
        } else {
            guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
            self.init(milliseconds: local - offset * 60_000)
        }
    }
}

/// Reads the parts of a time from left to right.
private struct UTCScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let first = rest.first, UInt32(first) == character.value else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(digits: Int) -> Int64? {
        var value: Int64 = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// The milliseconds after the point, 0 without a point; digits beyond milliseconds are dropped.
    mutating func fraction() -> Int64? {
        guard take(".") else { return 0 }
        var value: Int64 = 0
        var count = 0
        while let digit = digit() {
            count += 1
            guard count <= 9 else { return nil }
            if count <= 3 { value = value * 10 + digit }
        }
        guard count > 0 else { return nil }
        for _ in min(count, 3)..<3 { value *= 10 }
        return value
    }

    /// The offset in minutes east of UTC.
    mutating func offset() -> Int64? {
        if take("Z") { return 0 }
        let sign: Int64
        if take("+") { sign = 1 } else if take("-") { sign = -1 } else { return nil }
        guard let hours = number(digits: 2) else { return nil }
        _ = take(":")
        guard let minutes = number(digits: 2), hours <= 14, minutes < 60 else { return nil }
        return sign * (hours * 60 + minutes)
    }

    private mutating func digit() -> Int64? {
        guard let first = rest.first, (0x30...0x39).contains(first) else { return nil }
        rest.removeFirst()
        return Int64(first - 0x30)
    }
}
