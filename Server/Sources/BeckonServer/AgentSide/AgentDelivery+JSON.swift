import Beckon
import BeckonJSON

/// Spells a delivery for a contact centre (`docs/agent-sides.md`).
extension AgentDelivery {
    var json: JSONValue {
        [
            "chat": .string(chat.id.text), "service": .string(chat.serviceName),
            "customer": .string(chat.customerNickname), "notices": .array(notices.map(\.json)),
        ]
    }
}

extension AgentNotice {
    fileprivate var json: JSONValue {
        switch self {
        case .opened(let data):
            let members = data.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSONValue.string($0.value)) }
            return ["notice": "opened", "data": .object(JSONObject(members))]
        case .event(let event):
            return [
                "notice": "event", "position": .integer(Int64(event.position)), "type": .string(event.kind.v1Word),
                "text": .string(event.text), "at": .integer(event.at.milliseconds),
            ]
        case .customerAway(let since, let words):
            return ["notice": "away", "since": .integer(since.milliseconds), "text": .string(words)]
        case .customerReturned(let since): return ["notice": "returned", "since": .integer(since.milliseconds)]
        case .receipt(let mark):
            return [
                "notice": "receipt", "delivered": .integer(Int64(mark.delivered)), "read": .integer(Int64(mark.read)),
            ]
        }
    }
}
