import Beckon
import BeckonJSON
import GMSContract

/// Spells an event of a callback for a back-end: the event and the parameters, all texts (gms-callback §12).
extension StatusNotice {
    var json: JSONValue {
        var members: JSONObject = [
            "event": .string(event.rawValue), "_service_id": .string(record.id.text),
            "_service_name": .string(record.serviceName),
        ]
        for name in parameters where members[name] == nil { members[name] = .string(value(name)) }
        return .object(members)
    }

    private func value(_ name: String) -> String {
        switch name {
        case "_customer_number", "_c_dialed_number": record.customerNumber
        case "_desired_time": record.desiredTime.map { WireTimestamp.milliseconds($0.milliseconds) } ?? ""
        case "_callback_state": record.state.rawValue
        case "_callback_reason", "_c_termination_type": record.reason?.rawValue ?? ""
        default: record.attachedData[name] ?? ""
        }
    }
}
