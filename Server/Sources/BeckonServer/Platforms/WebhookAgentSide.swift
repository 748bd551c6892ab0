package import Beckon
import BeckonJSON
package import BeckonPush

/// Delivers chats to a contact centre by webhooks (`bridge.sources.<name>.deliver`).
///
/// One delivery is one signed request; a status of 200 to 299 accepts all of it, any other none of it. When the contact centre
/// refuses one, or fails at it again and again, its notices go one by one, so that one that is not taken holds up no other.
package struct WebhookAgentSide: AgentSide {
    /// Sends a body to the contact centre.
    package typealias Post = @Sendable (_ body: [UInt8], _ id: String) async -> WebhookSender.Result

    package let name: AgentSideName
    package let concurrency = 16
    private let link: AgentDelivery.FileLink?
    private let post: Post

    /// - Parameters:
    ///   - source: The contact centre's name in the settings.
    ///   - link: Makes the addresses of files.
    ///   - post: Sends a body to it.
    package init(_ source: BridgeSourceName, link: AgentDelivery.FileLink? = nil, post: @escaping Post) {
        name = .webhook(source)
        self.link = link
        self.post = post
    }

    package func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer {
        guard let failure = await send(delivery.notices, of: delivery) else { return .all }
        guard concernsOne(failure, of: delivery) else { return .nothing(failure) }
        let isAlone = delivery.notices.count == 1
        for (count, notice) in delivery.notices.enumerated() {
            guard !Task.isCancelled else { return .first(count, .refused(reason: "out of time")) }
            guard let failure = isAlone ? failure : await send([notice], of: delivery) else { continue }
            // A file that is refused goes as a text with its address.
            guard failure.isOfContent, let text = notice.fileAsText(link),
                await send([text], of: delivery) == nil
            else { return .first(count, failure) }
        }
        return .all
    }

    /// Whether one of the notices may be at fault, so that they go one by one.
    ///
    /// A contact centre that fails may be down: only after some failures its requests are doubled to find the notice.
    private func concernsOne(_ failure: AgentAnswer.Failure, of delivery: AgentDelivery) -> Bool {
        guard case .failing = failure else { return failure.isOfContent }
        return (delivery.refused(by: .nothing(failure))?.count ?? 0) >= RefusedNotice.patience
    }

    /// Sends notices of a delivery in one request.
    ///
    /// - Returns: Why they are not accepted; nil if they are.
    private func send(_ notices: [AgentNotice], of delivery: AgentDelivery) async -> AgentAnswer.Failure? {
        let body = delivery.json(notices, link: link).encoded()
        // Equal notices make an equal body, and equal bodies have the same id.
        let id = "\(delivery.chat.id.text).\(StableHash.uuid(of: String(decoding: body, as: UTF8.self)))"
        switch await post(body, id) {
        case .accepted: return nil
        case .refused(let status): return .ofContent(status: status, reason: "status \(status)")
        case .busy(let pause?, let status): return .busy(pause, reason: "status \(status)")
        case .busy(nil, let status) where status >= 500: return .failing(reason: "status \(status)")
        case .busy(nil, let status): return .unreachable(reason: "status \(status)")
        case .failed(let status) where status >= 500: return .failing(reason: "status \(status)")
        case .failed(let status): return .unreachable(reason: "status \(status)")
        case .unreachable(let reason): return .unreachable(reason: reason)
        }
    }
}

extension AgentNotice {
    /// A customer's file as a message with its name and address; nil for anything else.
    fileprivate func fileAsText(_ link: AgentDelivery.FileLink?) -> AgentNotice? {
        guard case .event(let event) = self, event.kind == .fileUploaded, let file = event.file, let link
        else { return nil }
        let text = [file.name, link(file.id, event.at)].filter { !$0.isEmpty }
        return .event(
            TranscriptEvent(
                position: event.position, kind: .messageText, nickname: event.nickname,
                text: text.joined(separator: ": "), party: event.party, at: event.at, key: event.key))
    }
}

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
            "customer": .string(chat.customer.nickname), "notices": .array(notices.map { $0.json(link) }),
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
