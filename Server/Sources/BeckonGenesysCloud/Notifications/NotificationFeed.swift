import BeckonPlatform

/// Follows queues by the notification service (contact-centers §2.1).
struct NotificationFeed: Sendable {
    private let context: GenesysContext

    init(_ context: GenesysContext) { self.context = context }

    /// Follows until the task is cancelled.
    func run(_ port: PlatformPort) async {}
}
