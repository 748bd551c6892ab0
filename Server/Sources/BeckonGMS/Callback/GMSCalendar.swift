import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import GMSContract

/// The answers of office-hours and capacity services (Calendar Service API, Capacity Service API).
struct GMSCalendar: Sendable {
    let calendars: CalendarDirectory
    let time: any TimeSource
    let zones: any ZoneSource

    /// The most entries of an answer; whoever wants later ones asks from the last one on.
    static let mostEntries = 1_000

    /// The answer of a service; nil for a name that stands for neither kind.
    ///
    /// - Throws: ``CallbackRefusal`` with 400 that names the parameter.
    func answer(_ name: String, _ parameters: RequestParameters) throws(CallbackRefusal) -> [UInt8]? {
        let calendar = calendars.calendar
        if calendar.hours.zone(of: name) != nil { return try periods(of: name, calendar, parameters) }
        if let places = calendar.capacities[name] { return try hours(places, parameters) }
        return nil
    }

    /// Open periods, cut to the range; without a range, whether it is open at the moment.
    ///
    /// `{"error":null,"periods":[{"start","end"}]}`.
    private func periods(
        of name: String, _ calendar: ServiceCalendar, _ parameters: RequestParameters
    ) throws(CallbackRefusal) -> [UInt8] {
        let reader = RangeReader(parameters: parameters, zone: UTCZone())
        let range = try reader.range(from: try reader.time("start") ?? time.now, ends: ["end"])
        var openings = calendar.hours.openings(of: name, from: range.lowerBound, to: range.upperBound) ?? []
        if range.isEmpty, calendar.hours.isOpen(name, at: range.lowerBound) == true { openings = [range] }
        var writer = JSONWriter(reservingCapacity: 64 + openings.count * 72)
        writer.beginObject()
        writer.key("error")
        writer.null()
        writer.key("periods")
        writer.beginArray()
        for opening in openings.prefix(Self.mostEntries) {
            writer.beginObject()
            writer.member("start", WireTimestamp.milliseconds(opening.lowerBound.milliseconds))
            writer.member("end", WireTimestamp.milliseconds(opening.upperBound.milliseconds))
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }

    /// `[{"start","end","capacity"}]`: one entry an hour of the service's own zone, times without a zone as in the request.
    private func hours(
        _ places: ServiceCalendar.Places, _ parameters: RequestParameters
    ) throws(CallbackRefusal) -> [UInt8] {
        let zone = try RangeReader.zone(in: parameters, of: zones) ?? places.zone
        let reader = RangeReader(parameters: parameters, zone: zone)
        guard let start = try reader.time("start"), let end = try reader.time("end") else {
            throw .badRequest("Parameters start and end are needed.")
        }
        let range = try reader.range(from: start, ends: ["end"])
        var writer = JSONWriter()
        writer.beginArray()
        var begin = range.lowerBound
        var count = 0
        while begin < end, count < Self.mostEntries {
            count += 1
            let next = min(end, places.hourEnd(after: begin))
            writer.beginObject()
            writer.member("start", zone.localTime(of: begin))
            writer.member("end", zone.localTime(of: next))
            writer.member("capacity", places.total(at: begin))
            writer.endObject()
            begin = next
        }
        writer.endArray()
        return writer.bytes
    }

}
