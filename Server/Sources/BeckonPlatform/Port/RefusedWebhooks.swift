import BeckonCrypto
package import BeckonTime
package import Logging

/// Logs webhooks that are refused, one a second at most: everybody can send to their addresses.
package struct RefusedWebhooks: Sendable {
    private let pause = PauseBetween()

    package init() {}

    /// Logs a refusal.
    ///
    /// - Parameters:
    ///   - reason: Why, in words of a closed list.
    ///   - side: The agent side or source of the address.
    ///   - body: What was sent; the log has its hash alone.
    ///   - uptime: Now.
    ///   - logger: Where it is logged.
    package func tell(_ reason: String, side: String, body: [UInt8], at uptime: Uptime, in logger: Logger) {
        guard pause.begin(at: uptime, pause: .seconds(1)) else { return }
        let digest = SHA256.hash(data: body).prefix(8).hexadecimal
        logger.notice(
            "a webhook is refused",
            metadata: ["agent.side": "\(side)", "reason": "\(reason)", "body.sha256": "\(digest)"])
    }
}
