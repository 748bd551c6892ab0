// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Alerts`.
    public enum Alerts {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Alerts`.
    public enum Alerts {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.Alerts.Resources.AlertCatalog.DeleteAlertCatalogSubscription``.
    public typealias DeleteAlertCatalogSubscription = ICWS.Messaging.Subscriptions.Alerts.Resources.AlertCatalog
        .DeleteAlertCatalogSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Alerts.Resources.AlertCatalog.UpdateAlertCatalogSubscription``.
    public typealias UpdateAlertCatalogSubscription = ICWS.Messaging.Subscriptions.Alerts.Resources.AlertCatalog
        .UpdateAlertCatalogSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Alerts.Resources.AlertNotifications.DeleteAlertNotificationSubscription``.
    public typealias DeleteAlertNotificationSubscription = ICWS.Messaging.Subscriptions.Alerts.Resources
        .AlertNotifications.DeleteAlertNotificationSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Alerts.Resources.AlertNotifications.UpdateAlertNotificationSubscription``.
    public typealias UpdateAlertNotificationSubscription = ICWS.Messaging.Subscriptions.Alerts.Resources
        .AlertNotifications.UpdateAlertNotificationSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Alerts.Resources.UserMemos.DeleteUserMemoSubscription``.
    public typealias DeleteUserMemoSubscription = ICWS.Messaging.Subscriptions.Alerts.Resources.UserMemos
        .DeleteUserMemoSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Alerts.Resources.UserMemos.UpdateUserMemoSubscription``.
    public typealias UpdateUserMemoSubscription = ICWS.Messaging.Subscriptions.Alerts.Resources.UserMemos
        .UpdateUserMemoSubscription
}
