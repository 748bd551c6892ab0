package import Beckon

/// A contact centre or bot platform that may report events (`bridge.sources.<name>`).
package struct BridgeSource: Sendable {
    package let name: BridgeSourceName
    package let mapping: BridgeMapping
    package let verification: WebhookVerification
    package let rules: BridgePolicy.Rules
    /// Where it is told of the chats that it answers; nil for one that only reports.
    package var delivery: WebhookDelivery?
}

/// Where a contact centre is told of the chats that it answers (`bridge.sources.<name>.deliver`).
package struct WebhookDelivery: Sendable, Hashable {
    /// An `http` or `https` address.
    package let url: String
    /// What signs, as Standard Webhooks spells secrets; the newest first.
    package let secrets: [String]
    /// PEM file of the roots to trust instead of the system's.
    package let trustRootsFile: String?

    package init(url: String, secrets: [String], trustRootsFile: String? = nil) {
        self.url = url
        self.secrets = secrets
        self.trustRootsFile = trustRootsFile
    }
}
