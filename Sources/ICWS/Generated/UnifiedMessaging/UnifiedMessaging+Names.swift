// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.UnifiedMessaging`.
    public enum UnifiedMessaging {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Namespace `UnifiedMessaging`.
    public enum UnifiedMessaging {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.UnifiedMessaging {
    /// Namespace `UnifiedMessaging.MessagesWaitingIndicator`.
    public enum MessagesWaitingIndicator {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.UnifiedMessaging {
    /// Namespace `UnifiedMessaging.VoicemailMessage`.
    public enum VoicemailMessage {
    }
}

extension ICWS.UnifiedMessaging.VoicemailMessage {
    /// Namespace `UnifiedMessaging.VoicemailMessage.Play`.
    public enum Play {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.FaxMessages.DeleteFaxMessageSubscription``.
    public typealias DeleteFaxMessageSubscription = ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.FaxMessages
        .DeleteFaxMessageSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.FaxMessages.UpdateFaxMessageSubscription``.
    public typealias UpdateFaxMessageSubscription = ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.FaxMessages
        .UpdateFaxMessageSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.MessagesWaitingIndicator.DeleteMWISubscription``.
    public typealias DeleteMWISubscription = ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources
        .MessagesWaitingIndicator.DeleteMWISubscription

    /// Short for ``ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.MessagesWaitingIndicator.UpdateMWISubscription``.
    public typealias UpdateMWISubscription = ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources
        .MessagesWaitingIndicator.UpdateMWISubscription

    /// Short for ``ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.VoicemailMessages.DeleteVoicemailMessageSubscription``.
    public typealias DeleteVoicemailMessageSubscription = ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources
        .VoicemailMessages.DeleteVoicemailMessageSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources.VoicemailMessages.UpdateVoicemailMessageSubscription``.
    public typealias UpdateVoicemailMessageSubscription = ICWS.Messaging.Subscriptions.UnifiedMessaging.Resources
        .VoicemailMessages.UpdateVoicemailMessageSubscription

    /// Short for ``ICWS.UnifiedMessaging.Resources.UnifiedMessaging.DeleteMessage``.
    public typealias DeleteMessage = ICWS.UnifiedMessaging.Resources.UnifiedMessaging.DeleteMessage

    /// Short for ``ICWS.UnifiedMessaging.Resources.UnifiedMessaging.UpdateMessage``.
    public typealias UpdateMessage = ICWS.UnifiedMessaging.Resources.UnifiedMessaging.UpdateMessage

    /// Short for ``ICWS.UnifiedMessaging.MessagesWaitingIndicator.Resources.CountRefresh.MwiCountRefresh``.
    public typealias MwiCountRefresh = ICWS.UnifiedMessaging.MessagesWaitingIndicator.Resources.CountRefresh
        .MwiCountRefresh

    /// Short for ``ICWS.UnifiedMessaging.VoicemailMessage.Play.Resources.Start.StartPlayOperationMessage``.
    public typealias StartPlayOperationMessage = ICWS.UnifiedMessaging.VoicemailMessage.Play.Resources.Start
        .StartPlayOperationMessage

    /// Short for ``ICWS.UnifiedMessaging.VoicemailMessage.Play.Resources.Stop.StopPlayOperationMessage``.
    public typealias StopPlayOperationMessage = ICWS.UnifiedMessaging.VoicemailMessage.Play.Resources.Stop
        .StopPlayOperationMessage

    /// Short for ``ICWS.UnifiedMessaging.VoicemailMessageSubscriptionStateMessage``.
    public typealias VoicemailMessageSubscriptionStateMessage = ICWS.UnifiedMessaging
        .VoicemailMessageSubscriptionStateMessage
}
