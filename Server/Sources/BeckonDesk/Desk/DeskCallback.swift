import Beckon
import BeckonEdge
import BeckonJSON

/// A callback as agents see it.
struct DeskCallback: Sendable {
    let record: CallbackRecord
    /// What an offer would do; nil if it has no effect.
    let offer: CallbackOffer?

    /// Writes the callback; with attached data if it is shown alone.
    func write(to writer: inout JSONWriter, data: AttachedData? = nil) {
        writer.beginObject()
        writer.member("id", record.id.text)
        writer.member("service", record.serviceName)
        writer.member("state", record.state.rawValue)
        writer.member("step", record.step.name)
        writer.member("until", record.step.until)
        writer.member("customerNumber", record.customerNumber)
        writer.member("createdAt", record.createdAt)
        writer.member("desiredTime", record.desiredTime)
        writer.member("reachable", record.deviceID != nil)
        writer.member("name", AttachedData.name(of: record.properties))
        writer.member("reason", record.reason?.rawValue)
        writer.member("media", record.properties["_media_type"])
        writer.member("direction", record.properties["_call_direction"])
        writer.member("accessCode", record.accessCode)
        writer.member("offer", offer?.rawValue)
        let calls = record.dialResults
        if !calls.isEmpty {
            writer.key("calls")
            writer.beginArray()
            for result in calls { writer.string(result.rawValue) }
            writer.endArray()
        }
        if let data { DeskJSON.write(data, to: &writer) }
        writer.endObject()
    }
}

extension CallbackStage {
    fileprivate var name: String {
        switch self {
        case .scheduled: "scheduled"
        case .waitingForAgent: "waiting"
        case .offered: "offered"
        case .snoozed: "snoozed"
        case .dialDue: "dial-due"
        case .dialling: "dialling"
        case .reached: "reached"
        case .connecting: "connecting"
        case .connected: "connected"
        case .ended: "ended"
        }
    }

    /// When the step ends by itself.
    fileprivate var until: Timestamp? {
        switch self {
        case .scheduled(let until), .offered(let until), .snoozed(let until), .dialDue(let until),
            .dialling(let until), .reached(let until):
            until
        case .waitingForAgent, .connecting, .connected, .ended: nil
        }
    }
}
