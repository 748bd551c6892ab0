package import Beckon

/// A contact centre or bot platform that may report events (`bridge.sources.<name>`).
package struct BridgeSource: Sendable {
    package let name: BridgeSourceName
    package let mapping: BridgeMapping
    package let verification: WebhookVerification
    package let rules: BridgePolicy.Rules
    /// Where its chats are delivered; nil for a source that only reports.
    package var delivery: WebhookDelivery?
}

/// The address to which a contact centre's chats are delivered (`bridge.sources.<name>.deliver`).
package struct WebhookDelivery: Sendable, Hashable {
    /// An `http` or `https` address.
    package let url: String
    /// The secrets that sign, as Standard Webhooks spells them; the newest first.
    package let secrets: [String]
    /// PEM file of the roots to trust instead of the system's.
    package let trustRootsFile: String?

    package init(url: String, secrets: [String], trustRootsFile: String? = nil) {
        self.url = url
        self.secrets = secrets
        self.trustRootsFile = trustRootsFile
    }
}
