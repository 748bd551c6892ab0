// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.System`.
    public enum System {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `System`.
    public enum System {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.System.Resources.HandlerSentNotifications.DeleteHandlerSentNotificationsSubscription``.
    public typealias DeleteHandlerSentNotificationsSubscription = ICWS.Messaging.Subscriptions.System.Resources
        .HandlerSentNotifications.DeleteHandlerSentNotificationsSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.System.Resources.HandlerSentNotifications.UpdateHandlerSentNotificationsSubscription``.
    public typealias UpdateHandlerSentNotificationsSubscription = ICWS.Messaging.Subscriptions.System.Resources
        .HandlerSentNotifications.UpdateHandlerSentNotificationsSubscription

    /// Short for ``ICWS.System.Resources.HandlerNotification.SendHandlerNotification``.
    public typealias SendHandlerNotification = ICWS.System.Resources.HandlerNotification.SendHandlerNotification
}
