import AgentSideConformance
import Beckon
import BeckonJSON
import BeckonPush
import HTTPTypes
import Synchronization
import Testing

@testable import BeckonNative
@testable import BeckonNode
@testable import BeckonServer

/// A contact centre that is told of chats by webhooks, and speaks by events.
final class WebhookStage: AgentSideStage {
    private struct State {
        var api: AgentSideAPI?
        var isReachable = true
        var refusal = StageRefusal.nothing
        var screens: [String: AgentScreen] = [:]
        var ids: [String: [UInt8]] = [:]
    }

    let name: AgentSideName
    private let source: BridgeSourceName
    private let state = Mutex(State())
    private let secret = SystemIDs().hexadecimal(digits: 32)

    init(_: any Store) throws {
        source = try #require(BridgeSourceName("crm"))
        name = .webhook(source)
    }

    var agentSides: [any AgentSide] {
        [WebhookAgentSide(source) { [self] body, id in receive(body, id) }]
    }

    func plug(into node: Node) {
        guard let verification = WebhookVerification(.bearer, secrets: [secret]) else { return }
        let crm = BridgeSource(
            name: source, mapping: .beckon, verification: verification, rules: .init(),
            delivery: WebhookDelivery(url: "https://crm.example/beckon", secrets: []))
        let native = NativeAPI(node: node, sources: ["crm": crm], tokens: CustomerTokens(keys: []), salt: 1)
        state.withLock { $0.api = AgentSideAPI(native: native, port: node.port) }
    }

    func setReachable(_ isReachable: Bool) { state.withLock { $0.isReachable = isReachable } }
    func refuse(_ refusal: StageRefusal) { state.withLock { $0.refusal = refusal } }

    /// Takes a webhook as the contact centre does.
    private func receive(_ body: [UInt8], _ id: String) -> WebhookSender.Result {
        state.withLock { state in
            guard state.isReachable else { return .unreachable(reason: "no answer") }
            if let before = state.ids[id] { #expect(before == body) }
            state.ids[id] = body
            guard let json = try? JSONValue(parsing: body), let chat = json["chat"]?.string else {
                return .refused(status: 400)
            }
            let notices = json["notices"]?.array ?? []
            if notices.contains(where: { state.refusal.refuses($0["text"]?.string ?? "") }) {
                let status = state.refusal.status ?? 422
                return status < 500 ? .refused(status: status) : .failed(status: status)
            }
            for notice in notices { state.screens[chat, default: AgentScreen()].show(notice) }
            return .accepted
        }
    }

    func act(_ act: StageAct, by agent: StageAgent, in chat: ChatID) async throws -> Bool {
        var event: JSONObject = [
            "chat": .string(chat.text), "agent": ["id": .string(agent.rawValue), "name": .string(agent.nickname)],
        ]
        switch act {
        case .join: event["event"] = "joined"
        case .say(let text, let key):
            event.append(["event": "message", "text": .string(text), "key": .string(key)])
        case .type: event.append(["event": "typing", "on": true])
        case .pushURL(let url, let key): event.append(["event": "url", "url": .string(url), "key": .string(key)])
        case .notice(let text, let key):
            event.append(["event": "notice", "text": .string(text), "key": .string(key)])
        case .transfer(let other, let key):
            event.append([
                "event": "transferred", "key": .string(key),
                "to": ["id": .string(other.rawValue), "name": .string(other.nickname)],
            ])
        case .leave(let key): event.append(["event": "left", "key": .string(key)])
        case .end: event["event"] = "ended"
        }
        return try await tell(.object(event))
    }

    func act(_ outcome: CallbackOutcome, on callback: ServiceID) async throws -> Bool {
        try await tell(["callback": .string(callback.text), "outcome": .string(outcome.rawValue)])
    }

    private func tell(_ event: JSONValue) async throws -> Bool {
        guard let api = state.withLock({ $0.api }) else { return false }
        let answer = try await api.take(
            "crm", headers: [.authorization: "Bearer \(secret)"], body: event.encoded())
        return answer["events"]?[0]?["error"] == nil
    }

    func screen(of chat: ChatID) async throws -> AgentScreen {
        state.withLock { $0.screens[chat.text] } ?? AgentScreen()
    }
}

extension AgentScreen {
    fileprivate mutating func show(_ notice: JSONValue) {
        switch notice["notice"]?.string {
        case "opened":
            data = Dictionary(
                (notice["data"]?.object ?? [:]).map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { $1 })
        case "event":
            show(
                position: notice["position"]?.int ?? 0, kind: notice["type"]?.string ?? "",
                text: notice["text"]?.string ?? "")
        case "away": self.notice = notice["text"]?.string
        case "returned": self.notice = nil
        case "receipt":
            receipt = ReceiptMark(delivered: notice["delivered"]?.int ?? 0, read: notice["read"]?.int ?? 0)
        default: Issue.record("a notice that is not described")
        }
    }
}

extension JSONObject {
    fileprivate mutating func append(_ members: JSONObject) {
        for member in members { self[member.key] = member.value }
    }
}
