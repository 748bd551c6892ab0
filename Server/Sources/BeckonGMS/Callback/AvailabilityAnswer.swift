import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import GMSContract

/// Free times as version 1 answers them, and as refusals carry them: time to free places.
extension Availability {
    init(_ slots: [TimeSlot]) {
        self.init(
            slots: slots.map { slot in
                Slot(time: WireTimestamp.milliseconds(slot.start.milliseconds), places: Int64(slot.free))
            })
    }
}

/// Slots as version 2 answers them (Callback Services API, availability v2).
struct AvailabilityAnswer: Sendable {
    let length: Milliseconds
    let slots: [TimeSlot]
    /// The zone of `localTime`; nil leaves both out.
    let zone: (any Zone)?

    func encoded() -> [UInt8] {
        var writer = JSONWriter(reservingCapacity: 64 + slots.count * 112)
        writer.beginObject()
        writer.key("durationMin")
        writer.integer(length.count / 60_000)
        if let zone {
            writer.member("timezone", zone.identifier)
        }
        writer.key("slots")
        writer.beginArray()
        for slot in slots { write(slot, to: &writer) }
        writer.endArray()
        writer.endObject()
        return writer.bytes
    }

    private func write(_ slot: TimeSlot, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("utcTime", WireTimestamp.milliseconds(slot.start.milliseconds))
        if let zone {
            writer.member("localTime", zone.localTime(of: slot.start))
        }
        writer.member("capacity", slot.free)
        writer.member("total", slot.total)
        writer.endObject()
    }
}

extension Zone {
    /// What the zone's clock shows at a moment: `yyyy-MM-ddTHH:mm:ss.SSS`; the vendor's library reads no other form.
    func localTime(of time: Timestamp) -> String {
        String(WireTimestamp.milliseconds(local(time)).dropLast())
    }
}
