// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Session`.
    public enum Session {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Session`.
    public enum Session {
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.Session.Resources.SessionsLayouts.DeleteSessionsLayoutsSubscription``.
    public typealias DeleteSessionsLayoutsSubscription = ICWS.Messaging.Subscriptions.Session.Resources.SessionsLayouts
        .DeleteSessionsLayoutsSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Session.Resources.SessionsLayouts.UpdateSessionsLayoutsSubscription``.
    public typealias UpdateSessionsLayoutsSubscription = ICWS.Messaging.Subscriptions.Session.Resources.SessionsLayouts
        .UpdateSessionsLayoutsSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Session.Resources.SessionsStations.DeleteSessionsStationsSubscription``.
    public typealias DeleteSessionsStationsSubscription = ICWS.Messaging.Subscriptions.Session.Resources
        .SessionsStations.DeleteSessionsStationsSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Session.Resources.SessionsStations.UpdateSessionsStationsSubscription``.
    public typealias UpdateSessionsStationsSubscription = ICWS.Messaging.Subscriptions.Session.Resources
        .SessionsStations.UpdateSessionsStationsSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Session.Resources.SessionsUsers.DeleteSessionsUsersSubscription``.
    public typealias DeleteSessionsUsersSubscription = ICWS.Messaging.Subscriptions.Session.Resources.SessionsUsers
        .DeleteSessionsUsersSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Session.Resources.SessionsUsers.UpdateSessionsUsersSubscription``.
    public typealias UpdateSessionsUsersSubscription = ICWS.Messaging.Subscriptions.Session.Resources.SessionsUsers
        .UpdateSessionsUsersSubscription
}
