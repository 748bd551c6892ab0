package import Beckon
import BeckonJSON
package import BeckonPush

/// Delivers chats to a contact centre by webhooks (`bridge.sources.<name>.deliver`).
///
/// One delivery is one signed request; a status of 200 to 299 accepts all of it, any other none of it.
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

    package func take(_ delivery: AgentDelivery) async -> AgentAnswer {
        let body = delivery.json(link: link).encoded()
        // Equal notices make an equal body, and equal bodies have the same id.
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
