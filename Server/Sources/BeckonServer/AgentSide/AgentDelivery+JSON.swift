package import Beckon
import BeckonJSON

/// Spells a delivery for a contact centre (`docs/agent-sides.md`).
extension AgentDelivery {
    /// Makes the address at which a file is fetched.
    package typealias FileLink = @Sendable (_ file: FileID, _ sent: Timestamp) -> String

    /// - Parameters:
    ///   - notices: Which of its notices.
    ///   - link: The address at which a file is fetched that was sent at a time; nil for no addresses.
    /// - Returns: The delivery's body.
    func json(_ notices: [AgentNotice], link: FileLink?) -> JSONValue {
        [
            "chat": .string(chat.id.text), "service": .string(chat.serviceName),
            "customer": .string(chat.customerNickname), "notices": .array(notices.map { $0.json(link) }),
        ]
    }
}

extension AgentNotice {
    fileprivate func json(_ link: AgentDelivery.FileLink?) -> JSONValue {
        switch self {
        case .opened(let data):
            let members = data.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSONValue.string($0.value)) }
            return ["notice": "opened", "data": .object(JSONObject(members))]
        case .event(let event):
            var members: JSONObject = [
                "notice": "event", "position": .integer(Int64(event.position)), "type": .string(event.kind.v1Word),
                "text": .string(event.text), "at": .integer(event.at.milliseconds),
            ]
            if let file = event.file { members["file"] = file.json(in: event, link) }
            return .object(members)
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

extension EventFile {
    /// The file, with its address if the event sends it.
    fileprivate func json(in event: TranscriptEvent, _ link: AgentDelivery.FileLink?) -> JSONValue {
        var file: JSONObject = ["id": .string(id.text), "name": .string(name)]
        guard event.kind == .fileUploaded else {
            file["deleted"] = true
            return .object(file)
        }
        if let size { file["size"] = .integer(Int64(size)) }
        if let link { file["url"] = .string(link(id, event.at)) }
        return .object(file)
    }
}
