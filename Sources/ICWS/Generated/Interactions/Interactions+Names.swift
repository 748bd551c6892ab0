// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS {
    /// Namespace `Interactions`.
    public enum Interactions {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Assistance`.
    public enum Assistance {
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Callback`.
    public enum Callback {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Chat`.
    public enum Chat {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Conferences`.
    public enum Conferences {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Consult`.
    public enum Consult {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions {
    /// Namespace `Interactions.Email`.
    public enum Email {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions.Email {
    /// Namespace `Interactions.Email.Attachments`.
    public enum Attachments {
    }
}

extension ICWS.Interactions.Email.Attachments {
    /// Namespace `Interactions.Email.Attachments.File`.
    public enum File {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions.Email.Attachments {
    /// Namespace `Interactions.Email.Attachments.Message`.
    public enum Message {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Interactions.Email.Attachments {
    /// Namespace `Interactions.Email.Attachments.ResponseManagement`.
    public enum ResponseManagement {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions {
    /// Namespace `Messaging.Subscriptions.Interactions`.
    public enum Interactions {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Interactions.Resources.AgentAssistance.CompleteAssistanceRequest``.
    public typealias CompleteAssistanceRequest = ICWS.Interactions.Resources.AgentAssistance.CompleteAssistanceRequest

    /// Short for ``ICWS.Interactions.Resources.AgentAssistance.SendAgentAssistanceRequestMessage``.
    public typealias SendAgentAssistanceRequestMessage = ICWS.Interactions.Resources.AgentAssistance
        .SendAgentAssistanceRequestMessage

    /// Short for ``ICWS.Interactions.Resources.ConferencesByConferenceId.AddInteractionToParty``.
    public typealias AddInteractionToParty = ICWS.Interactions.Resources.ConferencesByConferenceId.AddInteractionToParty

    /// Short for ``ICWS.Interactions.Resources.InteractionsByInteractionId.GetInteractionAttributes``.
    public typealias GetInteractionAttributes = ICWS.Interactions.Resources.InteractionsByInteractionId
        .GetInteractionAttributes

    /// Short for ``ICWS.Interactions.Resources.InteractionsByInteractionId.UpdateInteractionAttributes``.
    public typealias UpdateInteractionAttributes = ICWS.Interactions.Resources.InteractionsByInteractionId
        .UpdateInteractionAttributes

    /// Short for ``ICWS.Interactions.Resources.AgentAssistanceByInteractionId.RequestAssistance``.
    public typealias RequestAssistance = ICWS.Interactions.Resources.AgentAssistanceByInteractionId.RequestAssistance

    /// Short for ``ICWS.Interactions.Resources.TransferToVoicemail.TransferToVoicemail``.
    public typealias TransferToVoicemail = ICWS.Interactions.Resources.TransferToVoicemail.TransferToVoicemail

    /// Short for ``ICWS.Interactions.Resources.WrapUpAssignments.AddWrapupAssignment``.
    public typealias AddWrapupAssignment = ICWS.Interactions.Resources.WrapUpAssignments.AddWrapupAssignment

    /// Short for ``ICWS.Interactions.Callback.Resources.Disposition.CallbackDisposition``.
    public typealias CallbackDisposition = ICWS.Interactions.Callback.Resources.Disposition.CallbackDisposition

    /// Short for ``ICWS.Interactions.Chat.Resources.SendResponseManagementFile.ChatSendFileFromResponseManagement``.
    public typealias ChatSendFileFromResponseManagement = ICWS.Interactions.Chat.Resources.SendResponseManagementFile
        .ChatSendFileFromResponseManagement

    /// Short for ``ICWS.Interactions.Chat.Resources.TypingIndicator.ChatSetTypingIndicator``.
    public typealias ChatSetTypingIndicator = ICWS.Interactions.Chat.Resources.TypingIndicator.ChatSetTypingIndicator

    /// Short for ``ICWS.Interactions.Conferences.Resources.InviteParty.ConferenceInviteParty``.
    public typealias ConferenceInviteParty = ICWS.Interactions.Conferences.Resources.InviteParty.ConferenceInviteParty

    /// Short for ``ICWS.Interactions.Consult.Resources.ChangeAudience.ConsultChangeAudience``.
    public typealias ConsultChangeAudience = ICWS.Interactions.Consult.Resources.ChangeAudience.ConsultChangeAudience

    /// Short for ``ICWS.Interactions.Email.Resources.ResolveAddress.EmailResolveAddress``.
    public typealias EmailResolveAddress = ICWS.Interactions.Email.Resources.ResolveAddress.EmailResolveAddress

    /// Short for ``ICWS.Interactions.Email.Attachments.File.Resources.Remove.EmailRemoveFileAttachment``.
    public typealias EmailRemoveFileAttachment = ICWS.Interactions.Email.Attachments.File.Resources.Remove
        .EmailRemoveFileAttachment

    /// Short for ``ICWS.Interactions.Email.Attachments.File.Resources.Upload.EmailUploadFileAttachment``.
    public typealias EmailUploadFileAttachment = ICWS.Interactions.Email.Attachments.File.Resources.Upload
        .EmailUploadFileAttachment

    /// Short for ``ICWS.Interactions.Email.Attachments.Message.Resources.Download.EmailDownloadMessageAttachment``.
    public typealias EmailDownloadMessageAttachment = ICWS.Interactions.Email.Attachments.Message.Resources.Download
        .EmailDownloadMessageAttachment

    /// Short for ``ICWS.Interactions.Email.Attachments.ResponseManagement.Resources.Insert.EmailInsertResponseManagement``.
    public typealias EmailInsertResponseManagement = ICWS.Interactions.Email.Attachments.ResponseManagement.Resources
        .Insert.EmailInsertResponseManagement

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.InteractionAlerting.DeleteInteractionAlertingSubscription``.
    public typealias DeleteInteractionAlertingSubscription = ICWS.Messaging.Subscriptions.Resources.InteractionAlerting
        .DeleteInteractionAlertingSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.InteractionAlerting.CreateInteractionAlertingSubscription``.
    public typealias CreateInteractionAlertingSubscription = ICWS.Messaging.Subscriptions.Resources.InteractionAlerting
        .CreateInteractionAlertingSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.InteractionHistory.DeleteInteractionHistorySubscription``.
    public typealias DeleteInteractionHistorySubscription = ICWS.Messaging.Subscriptions.Resources.InteractionHistory
        .DeleteInteractionHistorySubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.InteractionHistory.CreateInteractionHistorySubscription``.
    public typealias CreateInteractionHistorySubscription = ICWS.Messaging.Subscriptions.Resources.InteractionHistory
        .CreateInteractionHistorySubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.Interactions.DeleteInteractionSubscription``.
    public typealias DeleteInteractionSubscription = ICWS.Messaging.Subscriptions.Resources.Interactions
        .DeleteInteractionSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Resources.Interactions.UpdateInteractionSubscription``.
    public typealias UpdateInteractionSubscription = ICWS.Messaging.Subscriptions.Resources.Interactions
        .UpdateInteractionSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.AgentAssistance.DeleteAgentAssistanceRequestsSubscription``.
    public typealias DeleteAgentAssistanceRequestsSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources
        .AgentAssistance.DeleteAgentAssistanceRequestsSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.AgentAssistance.UpdateAgentAssistanceRequestsSubscription``.
    public typealias UpdateAgentAssistanceRequestsSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources
        .AgentAssistance.UpdateAgentAssistanceRequestsSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.AgentAssistanceByAssistanceId.DeleteAgentAssistanceRequestSubscription``.
    public typealias DeleteAgentAssistanceRequestSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources
        .AgentAssistanceByAssistanceId.DeleteAgentAssistanceRequestSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.AgentAssistanceByAssistanceId.UpdateAgentAssistanceRequestSubscription``.
    public typealias UpdateAgentAssistanceRequestSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources
        .AgentAssistanceByAssistanceId.UpdateAgentAssistanceRequestSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.Callback.DeleteCallbackSubscription``.
    public typealias DeleteCallbackSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources.Callback
        .DeleteCallbackSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.Callback.UpdateCallbackSubscription``.
    public typealias UpdateCallbackSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources.Callback
        .UpdateCallbackSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.Chat.DeleteChatSubscription``.
    public typealias DeleteChatSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources.Chat
        .DeleteChatSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.Chat.UpdateChatSubscription``.
    public typealias UpdateChatSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources.Chat
        .UpdateChatSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.Email.DeleteEmailSubscription``.
    public typealias DeleteEmailSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources.Email
        .DeleteEmailSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Interactions.Resources.Email.UpdateEmailSubscription``.
    public typealias UpdateEmailSubscription = ICWS.Messaging.Subscriptions.Interactions.Resources.Email
        .UpdateEmailSubscription

    /// Short for ``ICWS.Interactions.Assistance.AssistanceRequestParticipantAction``.
    public typealias AssistanceRequestParticipantAction = ICWS.Interactions.Assistance
        .AssistanceRequestParticipantAction

    /// Short for ``ICWS.Interactions.Assistance.AssistanceRequestSubscriptionStateMessage``.
    public typealias AssistanceRequestSubscriptionStateMessage = ICWS.Interactions.Assistance
        .AssistanceRequestSubscriptionStateMessage

    /// Short for ``ICWS.Interactions.Callback.CreateCallbackResponseCallParameters``.
    public typealias CreateCallbackResponseCallParameters = ICWS.Interactions.Callback
        .CreateCallbackResponseCallParameters

    /// Short for ``ICWS.Interactions.Chat.ChatSendResponseManagementFileParameters``.
    public typealias ChatSendResponseManagementFileParameters = ICWS.Interactions.Chat
        .ChatSendResponseManagementFileParameters

    /// Short for ``ICWS.Interactions.Email.EmailInsertResponseManagementResponse``.
    public typealias EmailInsertResponseManagementResponse = ICWS.Interactions.Email
        .EmailInsertResponseManagementResponse
}
