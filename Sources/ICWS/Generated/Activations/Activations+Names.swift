// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Activations`.
    public enum Activations {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Activations`.
    public enum Activations {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Activations.Resources.Workgroups.GetMultipleWorkgroupActivations``.
    public typealias GetMultipleWorkgroupActivations = ICWS.Activations.Resources.Workgroups
        .GetMultipleWorkgroupActivations

    /// Short for ``ICWS.Activations.Resources.WorkgroupsByWorkgroupId.GetWorkgroupActivations``.
    public typealias GetWorkgroupActivations = ICWS.Activations.Resources.WorkgroupsByWorkgroupId
        .GetWorkgroupActivations

    /// Short for ``ICWS.Activations.Resources.WorkgroupsByWorkgroupId.SetWorkgroupActivations``.
    public typealias SetWorkgroupActivations = ICWS.Activations.Resources.WorkgroupsByWorkgroupId
        .SetWorkgroupActivations

    /// Short for ``ICWS.Messaging.Subscriptions.Activations.Resources.Users.DeleteUserSubscription``.
    public typealias DeleteUserSubscription = ICWS.Messaging.Subscriptions.Activations.Resources.Users
        .DeleteUserSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Activations.Resources.Users.UpdateUserSubscription``.
    public typealias UpdateUserSubscription = ICWS.Messaging.Subscriptions.Activations.Resources.Users
        .UpdateUserSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Activations.Resources.Workgroups.DeleteWorkgroupSubscription``.
    public typealias DeleteWorkgroupSubscription = ICWS.Messaging.Subscriptions.Activations.Resources.Workgroups
        .DeleteWorkgroupSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Activations.Resources.Workgroups.UpdateWorkgroupSubscription``.
    public typealias UpdateWorkgroupSubscription = ICWS.Messaging.Subscriptions.Activations.Resources.Workgroups
        .UpdateWorkgroupSubscription
}
