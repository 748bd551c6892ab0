import Beckon
import BeckonJSON

/// A callback as agents see it.
struct DeskCallback: Sendable {
    let record: CallbackRecord
    /// What an offer would do now; nil when it would do nothing.
    let offer: CallbackOffer?

    /// Writes the callback; with attached data where it is shown alone.
    func write(to writer: inout JSONWriter, data: AttachedData? = nil) {
        writer.beginObject()
        writer.key("id")
        writer.string(record.id.text)
        writer.key("service")
        writer.string(record.serviceName)
        writer.key("state")
        writer.string(record.state.rawValue)
        writer.key("step")
        writer.string(record.step.name)
        if let until = record.step.until {
            writer.key("until")
            writer.integer(until.milliseconds)
        }
        writer.key("customerNumber")
        writer.string(record.customerNumber)
        writer.key("createdAt")
        writer.integer(record.createdAt.milliseconds)
        if let time = record.desiredTime {
            writer.key("desiredTime")
            writer.integer(time.milliseconds)
        }
        writer.key("reachable")
        writer.bool(record.deviceID != nil)
        writeWords(to: &writer)
        if let data { DeskJSON.write(data, to: &writer) }
        writer.endObject()
    }

    private func writeWords(to writer: inout JSONWriter) {
        let words = [
            ("name", AttachedData.name(of: record.properties)), ("reason", record.reason?.rawValue),
            ("media", record.properties["_media_type"]), ("direction", record.properties["_call_direction"]),
            ("accessCode", record.accessCode), ("offer", offer?.rawValue),
        ]
        for (key, word) in words {
            guard let word else { continue }
            writer.key(key)
            writer.string(word)
        }
    }
}

extension CallbackStep {
    fileprivate var name: String {
        switch self {
        case .scheduled: "scheduled"
        case .waitingForAgent: "waiting"
        case .offered: "offered"
        case .snoozed: "snoozed"
        case .connecting: "connecting"
        case .connected: "connected"
        case .ended: "ended"
        }
    }

    /// When the step ends by itself.
    fileprivate var until: Timestamp? {
        switch self {
        case .scheduled(let until), .offered(let until), .snoozed(let until): until
        case .waitingForAgent, .connecting, .connected, .ended: nil
        }
    }
}
