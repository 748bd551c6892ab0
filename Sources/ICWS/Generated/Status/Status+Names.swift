// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Status`.
    public enum Status {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `Status`.
    public enum Status {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.Status.Resources.StatusMessages.DeleteStatusMessagesSubscription``.
    public typealias DeleteStatusMessagesSubscription = ICWS.Messaging.Subscriptions.Status.Resources.StatusMessages
        .DeleteStatusMessagesSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Status.Resources.StatusMessages.UpdateStatusMessagesSubscription``.
    public typealias UpdateStatusMessagesSubscription = ICWS.Messaging.Subscriptions.Status.Resources.StatusMessages
        .UpdateStatusMessagesSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Status.Resources.StatusMessagesUserAccess.DeleteStatusMessagesUserAccessSubscription``.
    public typealias DeleteStatusMessagesUserAccessSubscription = ICWS.Messaging.Subscriptions.Status.Resources
        .StatusMessagesUserAccess.DeleteStatusMessagesUserAccessSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Status.Resources.StatusMessagesUserAccess.UpdateStatusMessagesUserAccessSubscription``.
    public typealias UpdateStatusMessagesUserAccessSubscription = ICWS.Messaging.Subscriptions.Status.Resources
        .StatusMessagesUserAccess.UpdateStatusMessagesUserAccessSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Status.Resources.UserStatusPreviousInfo.DeleteUserStatusPreviousInfoSubscription``.
    public typealias DeleteUserStatusPreviousInfoSubscription = ICWS.Messaging.Subscriptions.Status.Resources
        .UserStatusPreviousInfo.DeleteUserStatusPreviousInfoSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Status.Resources.UserStatusPreviousInfo.UpdateUserStatusPreviousInfoSubscription``.
    public typealias UpdateUserStatusPreviousInfoSubscription = ICWS.Messaging.Subscriptions.Status.Resources
        .UserStatusPreviousInfo.UpdateUserStatusPreviousInfoSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses.DeleteUserStatusSubscription``.
    public typealias DeleteUserStatusSubscription = ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses
        .DeleteUserStatusSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses.UpdateUserStatusSubscription``.
    public typealias UpdateUserStatusSubscription = ICWS.Messaging.Subscriptions.Status.Resources.UserStatuses
        .UpdateUserStatusSubscription

    /// Short for ``ICWS.Status.Resources.StatusMessagesUserAccess.GetStatusMessagesUserAccessList``.
    public typealias GetStatusMessagesUserAccessList = ICWS.Status.Resources.StatusMessagesUserAccess
        .GetStatusMessagesUserAccessList

    /// Short for ``ICWS.Status.Resources.UserStatusPreviousInfo.GetUserStatusPreviousInfo``.
    public typealias GetUserStatusPreviousInfo = ICWS.Status.Resources.UserStatusPreviousInfo.GetUserStatusPreviousInfo
}
