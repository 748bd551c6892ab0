/// A time zone: what has to be added to UTC at any moment.
package protocol Zone: Sendable {
    /// The name in the IANA database, for example `Europe/Berlin`.
    var identifier: String { get }

    /// Seconds that local time is ahead of UTC.
    func offset(at time: Timestamp) -> Int64

    /// Seconds that local time without daylight saving is ahead of UTC.
    func standardOffset(at time: Timestamp) -> Int64
}

/// Where time zones come from.
package protocol ZoneSource: Sendable {
    /// The zone with a name of the IANA database; nil for any other name. Abbreviations such as `EST` are no names.
    func zone(_ identifier: String) -> (any Zone)?
}

/// UTC.
package struct UTCZone: Zone {
    package let identifier = "UTC"

    package init() {}

    package func offset(at time: Timestamp) -> Int64 { 0 }
    package func standardOffset(at time: Timestamp) -> Int64 { 0 }
}

extension Zone {
    /// What the zone's clock shows at a moment, in milliseconds since its 1970-01-01T00:00:00.
    package func local(_ time: Timestamp) -> Int64 {
        time.milliseconds.addingClamped(offset(at: time) * 1_000)
    }

    /// The moment at which the zone's clock shows a time.
    ///
    /// Of a time that it shows twice, the first; a time that it skips is as much later as the clock jumps.
    ///
    /// - Parameter local: Milliseconds of the local clock since its 1970-01-01T00:00:00.
    /// - Returns: The moment.
    package func moment(ofLocal local: Int64) -> Timestamp {
        let day: Int64 = 86_400_000
        let before = offset(at: Timestamp(milliseconds: local.subtractingClamped(day))) * 1_000
        let after = offset(at: Timestamp(milliseconds: local.addingClamped(day))) * 1_000
        for offset in [max(before, after), min(before, after)] {
            let moment = Timestamp(milliseconds: local.subtractingClamped(offset))
            if self.offset(at: moment) * 1_000 == offset { return moment }
        }
        return Timestamp(milliseconds: local.subtractingClamped(before))
    }
}
