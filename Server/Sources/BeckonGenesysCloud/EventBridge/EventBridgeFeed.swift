import BeckonPlatform

/// Takes events of Amazon EventBridge from an SQS queue and at an HTTPS destination (contact-centers §2.6).
struct EventBridgeFeed: Sendable {
    private let context: GenesysContext

    init(_ context: GenesysContext) { self.context = context }

    /// Reads the SQS queue until the task is cancelled.
    func run(_ port: PlatformPort) async {}

    /// Answers the HTTPS destination.
    func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer { .empty(404) }
}
