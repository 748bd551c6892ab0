package import Beckon
import BeckonJSON
package import BeckonPush

/// A contact centre that answers chats and is told of them by webhooks (`bridge.sources.<name>.deliver`).
///
/// One delivery is one signed request, accepted by any status of 200 to 299, whole or not at all.
package struct WebhookAgentSide: AgentSide {
    /// How a body reaches the contact centre.
    package typealias Post = @Sendable (_ body: [UInt8], _ id: String) async -> WebhookSender.Result

    package let name: AgentSideName
    package let concurrency = 16
    private let post: Post

    /// - Parameters:
    ///   - source: The contact centre's name in the settings.
    ///   - post: How a body reaches it.
    package init(_ source: BridgeSourceName, post: @escaping Post) {
        name = .webhook(source)
        self.post = post
    }

    package func take(_ delivery: AgentDelivery) async -> AgentAnswer {
        let body = delivery.json.encoded()
        // The same notices make the same body, and the same body has the same id.
        let id = "\(delivery.chat.id.text).\(StableHash.uuid(of: String(decoding: body, as: UTF8.self)))"
        switch await post(body, id) {
        case .accepted: return .all
        case .refused(let status): return .nothing(.refused(reason: "status \(status)"))
        case .busy(let pause, let status):
            let trouble: AgentAnswer.Trouble =
                pause.map { .busy($0, reason: "status \(status)") } ?? .unreachable(reason: "status \(status)")
            return .nothing(trouble)
        case .unreachable(let reason): return .nothing(.unreachable(reason: reason))
        }
    }
}
