// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Queues`.
    public enum Queues {
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.Resources.Queues.DeleteQueueSubscription``.
    public typealias DeleteQueueSubscription = ICWS.Messaging.Subscriptions.Resources.Queues.DeleteQueueSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.Queues.UpdateQueueSubscription``.
    public typealias UpdateQueueSubscription = ICWS.Messaging.Subscriptions.Resources.Queues.UpdateQueueSubscription
}
