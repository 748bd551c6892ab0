import Beckon
import BeckonJSON

@testable import BeckonGenesysCloud

/// A conversation as a scripted Genesys Cloud keeps it, and the snapshots and details that it gives out.
struct ServedConversation: Sendable {
    struct Leg: Sendable {
        let id: String
        let purpose: String
        let name: String
        var state = "connected"
        var messages: [Message] = []
    }

    struct Message: Sendable {
        let id: String
        let text: String
        let at: Timestamp
        var status = "sent"
        var type = "Text"
    }

    let id: String
    /// The customer's address; nil for a guest without one.
    var address: String?
    var customerState = "connected"
    var legs: [Leg] = []
    var attributes: [String: String] = [:]

    /// The newest agent's leg that is connected.
    var agent: Int? { legs.lastIndex { $0.purpose == "agent" && $0.state == "connected" } }

    var snapshot: JSONValue {
        var customer: JSONObject = [
            "id": .string("\(id)-customer"), "purpose": "customer", "state": .string(customerState),
            "attributes": .object(JSONObject(attributes.map { (key: $0.key, value: .string($0.value)) })),
            "externalContact": ["id": .string("contact-\(id)")],
        ]
        if let address { customer["address"] = .string(address) }
        return ["id": .string(id), "participants": .array([.object(customer)] + legs.map(Self.json))]
    }

    func frame(queue: String = "queue-1") -> JSONValue {
        [
            "topicName": .string("v2.routing.queues.\(queue).conversations.messages"), "version": "2",
            "eventBody": snapshot,
        ]
    }

    private static func json(_ leg: Leg) -> JSONValue {
        var json: JSONObject = [
            "id": .string(leg.id), "purpose": .string(leg.purpose), "name": .string(leg.name),
            "state": .string(leg.state), "messages": .array(leg.messages.map(json)),
        ]
        if leg.purpose == "agent" { json["user"] = ["id": .string("user-\(leg.name)")] }
        return .object(json)
    }

    private static func json(_ message: Message) -> JSONValue {
        [
            "message": ["id": .string(message.id)], "messageTime": .string(message.at.openMessagingText),
            "messageStatus": .string(message.status),
            "messageMetadata": ["type": .string(message.type), "content": []],
        ]
    }

    /// The details of some of its messages, as the call for several messages returns them.
    func details(_ ids: [String]) -> JSONValue {
        var entities: [JSONValue] = []
        for leg in legs {
            for message in leg.messages where ids.contains(message.id) {
                entities.append([
                    "id": .string(message.id), "direction": "outbound", "conversationId": .string(id),
                    "normalizedMessage": [
                        "id": .string(message.id), "type": .string(message.type), "text": .string(message.text),
                        "direction": "Outbound", "originatingEntity": leg.purpose == "agent" ? "Human" : "Bot",
                        "channel": ["to": ["id": .string(address ?? "")], "platform": "Open"],
                    ],
                ])
            }
        }
        return ["entities": .array(entities)]
    }
}
