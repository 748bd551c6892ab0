import Beckon
import BeckonCallback
import BeckonEdge

/// What a request for free times asks for (Callback Services API, availability).
struct AvailabilityQuery: Sendable {
    /// A range without length asks for the slot that holds its moment.
    let range: Range<Timestamp>
    /// `max-time-slots`.
    let limit: Int
    /// `report-busy`, of version 2.
    let withFull: Bool
    /// `timezone`, of version 2.
    let zone: (any Zone)?

    /// Reads version 1: `start`, `end` or `number-of-days`, `max-time-slots`.
    ///
    /// - Throws: ``CallbackRefusal`` with 400 that names the parameter.
    init(first parameters: RequestParameters, now: Timestamp) throws(CallbackRefusal) {
        let reader = RangeReader(parameters: parameters, zone: UTCZone())
        let start = try reader.time("start") ?? now
        range = try reader.range(from: start, ends: ["end"])
        limit = try reader.count("max-time-slots", upTo: .max) ?? .max
        withFull = false
        zone = nil
    }

    /// Reads version 2: as version 1, with `start-ms` and `end-ms`, `timezone` and `report-busy`.
    ///
    /// - Throws: ``CallbackRefusal`` with 400 that names the parameter.
    init(
        second parameters: RequestParameters, now: Timestamp, zones: any ZoneSource
    ) throws(CallbackRefusal) {
        zone = try RangeReader.zone(in: parameters, of: zones)
        let reader = RangeReader(parameters: parameters, zone: zone ?? UTCZone())
        let (spelled, counted) = (try reader.time("start"), try reader.milliseconds("start-ms"))
        guard spelled == nil || counted == nil else { throw .badRequest("Give one of start and start-ms.") }
        if counted != nil, parameters["end-ms"] == nil, parameters["number-of-days"] == nil {
            throw .badRequest("Parameter start-ms needs end-ms or number-of-days.")
        }
        range = try reader.range(from: spelled ?? counted ?? now, ends: ["end", "end-ms"])
        limit = try reader.count("max-time-slots", upTo: .max) ?? .max
        withFull = try reader.flag("report-busy")
    }
}

/// Reads the parameters that name a range of time.
struct RangeReader {
    let parameters: RequestParameters
    /// The zone of times that name none.
    let zone: any Zone

    /// The zone that `timezone` names; nil when it is not given.
    static func zone(
        in parameters: RequestParameters, of zones: any ZoneSource
    ) throws(CallbackRefusal) -> (any Zone)? {
        guard let name = parameters["timezone"], !name.isEmpty else { return nil }
        guard let zone = zones.zone(name) else {
            throw .badRequest("Parameter timezone is no name of the IANA database, as Europe/Berlin is.")
        }
        return zone
    }

    /// The range that begins at a time and ends as one of the named parameters or `number-of-days` says; without length when
    /// none is given.
    func range(from start: Timestamp, ends: [String]) throws(CallbackRefusal) -> Range<Timestamp> {
        var given: [Timestamp] = []
        for name in ends {
            let end = name.hasSuffix("-ms") ? try milliseconds(name) : try time(name)
            if let end { given.append(end) }
        }
        if let days = try count("number-of-days", upTo: 366) {
            given.append(start.advanced(by: .seconds(Int64(days) * 86_400)))
        }
        guard given.count <= 1 else {
            throw .badRequest("Give one of \((ends + ["number-of-days"]).joined(separator: ", ")).")
        }
        let end = given.first ?? start
        guard start <= end else { throw .badRequest("The range ends before it begins.") }
        guard end <= start.advanced(by: SlotPlan.longestRange) else {
            throw .badRequest("The range is longer than 366 days.")
        }
        return start..<end
    }

    /// Nil when it is not given.
    func time(_ name: String) throws(CallbackRefusal) -> Timestamp? {
        guard let text = parameters[name], !text.isEmpty else { return nil }
        guard let time = Timestamp(text, in: zone) else {
            throw .badRequest("Parameter \(name) is not a time as 2026-11-20T09:05:00.000Z.")
        }
        return time
    }

    /// Nil when it is not given.
    func milliseconds(_ name: String) throws(CallbackRefusal) -> Timestamp? {
        guard let text = parameters[name], !text.isEmpty else { return nil }
        guard let time = Timestamp(named: WholeNumber.spelled(text, in: Timestamp.nameable)) else {
            throw .badRequest("Parameter \(name) is no count of milliseconds since 1970.")
        }
        return time
    }

    /// Nil when it is not given.
    func count(_ name: String, upTo most: Int) throws(CallbackRefusal) -> Int? {
        guard let text = parameters[name], !text.isEmpty else { return nil }
        guard let count = WholeNumber.spelled(text, in: 1...most) else {
            throw .badRequest("Parameter \(name) is no number\(most == .max ? " above 0" : " from 1 to \(most)").")
        }
        return count
    }

    func flag(_ name: String) throws(CallbackRefusal) -> Bool {
        switch parameters[name]?.lowercased() {
        case nil, "", "false": false
        case "true": true
        default: throw .badRequest("Parameter \(name) is neither true nor false.")
        }
    }
}
