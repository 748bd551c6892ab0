package import Beckon

/// A contact centre or bot platform that may report events (`bridge.sources.<name>`).
package struct BridgeSource: Sendable {
    package let name: BridgeSourceName
    package let mapping: BridgeMapping
    package let verification: WebhookVerification
    package let rules: BridgePolicy.Rules

    package init(
        name: BridgeSourceName, mapping: BridgeMapping, verification: WebhookVerification, rules: BridgePolicy.Rules
    ) {
        self.name = name
        self.mapping = mapping
        self.verification = verification
        self.rules = rules
    }
}
