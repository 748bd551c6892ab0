package import Beckon
package import BeckonCallback
import BeckonJSON
import BeckonPush

/// A telephone system that gets its orders by signed webhooks (`telephony` of a callback service; `docs/agent-sides.md`).
///
/// The results come as outcomes of the callback, in the way of all events of the source.
package struct WebhookTelephony: Telephony {
    package let name: BridgeSourceName
    package let concurrency = 16
    private let post: WebhookAgentSide.Post

    /// - Parameters:
    ///   - source: The source's name in the settings.
    ///   - post: Sends a body to it.
    package init(_ source: BridgeSourceName, post: @escaping WebhookAgentSide.Post) {
        name = source
        self.post = post
    }

    package func take(_ order: TelephonyOrder) async -> TelephonyAnswer {
        switch await post(order.json.encoded(), order.id) {
        case .accepted: .accepted
        case .refused(let status): .refused(reason: "status \(status)")
        case .busy(_, let status): .unreachable(reason: "status \(status)")
        // The receiver may have called the customer before it failed.
        case .failed(let status): .inDoubt(reason: "status \(status)")
        case .unreachable(let reason) where reason == WebhookSender.noAnswer: .inDoubt(reason: reason)
        case .unreachable(let reason): .unreachable(reason: reason)
        }
    }
}

extension TelephonyOrder {
    var json: JSONValue {
        let data = BusinessData.withoutAddresses(record.attachedData).sorted { $0.key < $1.key }.map {
            (key: $0.key, value: JSONValue.string($0.value))
        }
        return [
            "order": .string(act.rawValue), "callback": .string(record.id.text), "attempt": .integer(Int64(attempt)),
            "service": .string(record.serviceName), "number": .string(record.customerNumber),
            "data": .object(JSONObject(data)),
        ]
    }
}
