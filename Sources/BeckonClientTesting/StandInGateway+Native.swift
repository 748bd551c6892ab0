import BeckonJSON
import BeckonTransport
import Foundation

/// What Beckon has besides the contract.
extension StandInGateway {
    func native(_ parts: [String], _ request: TransportRequest) -> TransportResponse {
        let body = (try? JSONValue(parsing: request.body)) ?? .null
        let bearer = request.headers["Authorization"]?.replacingOccurrences(of: "Bearer ", with: "") ?? ""
        switch (request.method, parts.first, parts.count) {
        case ("POST", "receipts", 1):
            guard chats[bearer] != nil else { return Self.json(["error": "unauthorized"], status: 401) }
            receipts.append(body)
            return Self.json([
                "delivered": body["position"] ?? 0, "read": body["position"] ?? 0,
                "agent": ["delivered": .integer(agentProgress.delivered), "read": .integer(agentProgress.read)],
            ])
        case ("PUT", "presence", 1):
            presences.append(body)
            waiting.giveAll()
            return Self.json(["expires": 0, "beat": .integer(beat)])
        case ("POST", "devices", 1):
            counter += 1
            registrations["reg\(counter)"] = bearer
            return Self.json(
                [
                    "device": "device", "registration": .string("reg\(counter)"),
                    "refreshAfter": .integer(refreshAfter),
                ], status: 201)
        case ("GET", "conversations", 3):
            guard let chat = chats[bearer], parts[1] == "session-" + bearer else {
                return Self.json(["error": "unknown", "message": "?"], status: 404)
            }
            let events = chat.events.enumerated().filter { $0.element[4]?.string == "AGENT" }
            return Self.json([
                "messages": .array(
                    events.map { place, event in
                        [
                            "position": .integer(Int64(place + 1)), "kind": event[0] ?? .null,
                            "sender": event[1] ?? .null,
                            "text": event[2] ?? .null,
                        ]
                    })
            ])
        case ("DELETE", "devices", 2):
            registrations[parts[1]] = nil
            return TransportResponse(status: 204)
        default: return Self.json(["error": "unknown", "message": "?"], status: 404)
        }
    }
}
