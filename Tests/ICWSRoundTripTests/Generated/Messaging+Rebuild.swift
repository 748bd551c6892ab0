// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSActivations
import ICWSAlerts
import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationHardware
import ICWSConfigurationIntegrations
import ICWSConfigurationInteractionAnalyzer
import ICWSConfigurationInteractionRecorder
import ICWSConfigurationPeople
import ICWSConfigurationSystem
import ICWSConnection
import ICWSCore
import ICWSDataExtractor
import ICWSDialer
import ICWSDirectories
import ICWSInteractions
import ICWSIpa
import ICWSLicenses
import ICWSMessaging
import ICWSQualityManagement
import ICWSQueues
import ICWSRecordings
import ICWSResponseManagement
import ICWSSession
import ICWSStatistics
import ICWSStatus
import ICWSSystem
import ICWSUnifiedMessaging
import ICWSWfm

extension ICWS.Messaging.AsyncOperationCompletedMessage: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Email.EmailMessageAttachmentMessage.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailMessageAttachmentMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.EmailUploadFileStatusMessage.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailUploadFileStatusMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.QualityManagement.CreateSearchCompletedMessage.urn,
            let derived = self.as(ICWS.QualityManagement.CreateSearchCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Recordings.PauseScreenRecordingCompletedMessage.urn,
            let derived = self.as(ICWS.Recordings.PauseScreenRecordingCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Recordings.ResumeScreenRecordingCompletedMessage.urn,
            let derived = self.as(ICWS.Recordings.ResumeScreenRecordingCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Recordings.StartScreenRecordingCompletedMessage.urn,
            let derived = self.as(ICWS.Recordings.StartScreenRecordingCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Recordings.StartStationAudioPlaybackCompletedMessage.urn,
            let derived = self.as(ICWS.Recordings.StartStationAudioPlaybackCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        return copy
    }
}

extension ICWS.Messaging.Message: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Activations.UserActivationMessage.urn,
            let derived = self.as(ICWS.Activations.UserActivationMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Activations.WorkgroupActivationMessage.urn,
            let derived = self.as(ICWS.Activations.WorkgroupActivationMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.AlertCatalogChangedMessage.urn,
            let derived = self.as(ICWS.Alerts.AlertCatalogChangedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.AlertNotificationMessage.urn,
            let derived = self.as(ICWS.Alerts.AlertNotificationMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.MemoListMessage.urn, let derived = self.as(ICWS.Alerts.MemoListMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.Hardware.AudioSourcesMessage.urn,
            let derived = self.as(ICWS.Configuration.Hardware.AudioSourcesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.Hardware.RecordingBeepTonesMessage.urn,
            let derived = self.as(ICWS.Configuration.Hardware.RecordingBeepTonesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.Hardware.StructuredParametersMessage.urn,
            let derived = self.as(ICWS.Configuration.Hardware.StructuredParametersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.Integrations.SalesforceCTIConfigurationsMessage.urn,
            let derived = self.as(ICWS.Configuration.Integrations.SalesforceCTIConfigurationsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.InteractionAnalyzer.KeywordSetsMessage.urn,
            let derived = self.as(ICWS.Configuration.InteractionAnalyzer.KeywordSetsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.InteractionRecorder.InteractionRecorderConfigurationMessage.urn,
            let derived = self.as(ICWS.Configuration.InteractionRecorder.InteractionRecorderConfigurationMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.AccessControlGroupsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.AccessControlGroupsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.AccountCodesConfigurationMessage.urn,
            let derived = self.as(ICWS.Configuration.People.AccountCodesConfigurationMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.AccountCodesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.AccountCodesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.ClientButtonsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.ClientButtonsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.ClientConfigurationTemplatesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.ClientConfigurationTemplatesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.ClientTemplatesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.ClientTemplatesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.DefaultUserMessage.urn,
            let derived = self.as(ICWS.Configuration.People.DefaultUserMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.PasswordPoliciesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.PasswordPoliciesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.QueueColumnsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.QueueColumnsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.ResponseManagementDocumentsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.ResponseManagementDocumentsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.RolesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.RolesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.SchedulesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.SchedulesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.SecureInputFormsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.SecureInputFormsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.SkillCategoriesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.SkillCategoriesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.SkillsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.SkillsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.StatisticParameterGroupsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.StatisticParameterGroupsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.UsersMessage.urn,
            let derived = self.as(ICWS.Configuration.People.UsersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.WorkgroupsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.WorkgroupsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.WrapUpCategoriesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.WrapUpCategoriesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.WrapUpCodesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.WrapUpCodesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.ActionsMessage.urn,
            let derived = self.as(ICWS.Configuration.System.ActionsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.DialPlanClassificationsMessage.urn,
            let derived = self.as(ICWS.Configuration.System.DialPlanClassificationsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.ImageResourcesMessage.urn,
            let derived = self.as(ICWS.Configuration.System.ImageResourcesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.LayoutsMessage.urn,
            let derived = self.as(ICWS.Configuration.System.LayoutsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.LoginAuthenticationMessage.urn,
            let derived = self.as(ICWS.Configuration.System.LoginAuthenticationMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.PositionsMessage.urn,
            let derived = self.as(ICWS.Configuration.System.PositionsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.ProblemReporterMessage.urn,
            let derived = self.as(ICWS.Configuration.System.ProblemReporterMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.ServerParametersMessage.urn,
            let derived = self.as(ICWS.Configuration.System.ServerParametersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.SystemParametersMessage.urn,
            let derived = self.as(ICWS.Configuration.System.SystemParametersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.SystemMessage.urn, let derived = self.as(ICWS.Configuration.SystemMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.ConnectionStateChangeMessage.urn,
            let derived = self.as(ICWS.Connection.ConnectionStateChangeMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.EffectiveStationChangeMessage.urn,
            let derived = self.as(ICWS.Connection.EffectiveStationChangeMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Connection.StationConnectionStateChangeMessage.urn,
            let derived = self.as(ICWS.Connection.StationConnectionStateChangeMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.DataExtractor.JobStatusMessage.urn,
            let derived = self.as(ICWS.DataExtractor.JobStatusMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.AutoLoginMessage.urn, let derived = self.as(ICWS.Dialer.AutoLoginMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.AutoLogoutMessage.urn, let derived = self.as(ICWS.Dialer.AutoLogoutMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.AvailableCampaignsMessage.urn,
            let derived = self.as(ICWS.Dialer.AvailableCampaignsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.BreakStatusMessage.urn, let derived = self.as(ICWS.Dialer.BreakStatusMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.DataPopMessage.urn, let derived = self.as(ICWS.Dialer.DataPopMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.LogoutGrantedMessage.urn, let derived = self.as(ICWS.Dialer.LogoutGrantedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.ManualOutboundCallStatusMessage.urn,
            let derived = self.as(ICWS.Dialer.ManualOutboundCallStatusMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.OutboundServerConnectionStateChangeMessage.urn,
            let derived = self.as(ICWS.Dialer.OutboundServerConnectionStateChangeMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.SetFormDefinitionMessage.urn,
            let derived = self.as(ICWS.Dialer.SetFormDefinitionMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Directories.DirectoriesMessage.urn,
            let derived = self.as(ICWS.Directories.DirectoriesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Directories.DirectoryMessage.urn,
            let derived = self.as(ICWS.Directories.DirectoryMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Directories.DirectoryMessageBase.urn,
            let derived = self.as(ICWS.Directories.DirectoryMessageBase.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Assistance.AssistanceRequestDetailsMessage.urn,
            let derived = self.as(ICWS.Interactions.Assistance.AssistanceRequestDetailsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Assistance.AssistanceRequestListMessage.urn,
            let derived = self.as(ICWS.Interactions.Assistance.AssistanceRequestListMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Assistance.AssistanceRequestSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.Interactions.Assistance.AssistanceRequestSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Callback.CallbackMessage.urn,
            let derived = self.as(ICWS.Interactions.Callback.CallbackMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Chat.ChatContentsMessage.urn,
            let derived = self.as(ICWS.Interactions.Chat.ChatContentsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Chat.ChatMembersMessage.urn,
            let derived = self.as(ICWS.Interactions.Chat.ChatMembersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.ConsultMessage.urn, let derived = self.as(ICWS.Interactions.ConsultMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.EmailContentsMessage.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailContentsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.EmailMessageAttachmentMessage.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailMessageAttachmentMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.EmailSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.EmailUploadFileStatusMessage.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailUploadFileStatusMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.HistoryMessage.urn, let derived = self.as(ICWS.Interactions.HistoryMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionAlertingMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionAlertingMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionChangedMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionChangedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionDeallocatedMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionDeallocatedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionLostRightsMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionLostRightsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionMessageBase.urn,
            let derived = self.as(ICWS.Interactions.InteractionMessageBase.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionMorphedMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionMorphedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.InteractionRecordingSnippetCreatedMessage.urn,
            let derived = self.as(ICWS.Interactions.InteractionRecordingSnippetCreatedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.urn,
            let derived = self.as(ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrentPageSubscriptionClosePageEventArgs.urn,
            let derived = self.as(ICWS.Ipa.CurrentPageSubscriptionClosePageEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrentPageSubscriptionCommandCompleteEventArgs.urn,
            let derived = self.as(ICWS.Ipa.CurrentPageSubscriptionCommandCompleteEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.CurrentPageSubscriptionShowPageEventArgs.urn,
            let derived = self.as(ICWS.Ipa.CurrentPageSubscriptionShowPageEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.LaunchableProcessesSubscriptionEventArgs.urn,
            let derived = self.as(ICWS.Ipa.LaunchableProcessesSubscriptionEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Ipa.PasSubscriptionEventArgs.urn,
            let derived = self.as(ICWS.Ipa.PasSubscriptionEventArgs.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Licenses.LicenseMessage.urn, let derived = self.as(ICWS.Licenses.LicenseMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Messaging.AsyncOperationCompletedMessage.urn,
            let derived = self.as(ICWS.Messaging.AsyncOperationCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Messaging.MultipleSubscriptionMessage.urn,
            let derived = self.as(ICWS.Messaging.MultipleSubscriptionMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Messaging.SubscriptionStateMessage.urn,
            let derived = self.as(ICWS.Messaging.SubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.QualityManagement.CreateSearchCompletedMessage.urn,
            let derived = self.as(ICWS.QualityManagement.CreateSearchCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Queues.QueueContentsMessage.urn, let derived = self.as(ICWS.Queues.QueueContentsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Queues.QueueSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.Queues.QueueSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Recordings.PauseScreenRecordingCompletedMessage.urn,
            let derived = self.as(ICWS.Recordings.PauseScreenRecordingCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Recordings.ResumeScreenRecordingCompletedMessage.urn,
            let derived = self.as(ICWS.Recordings.ResumeScreenRecordingCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Recordings.StartScreenRecordingCompletedMessage.urn,
            let derived = self.as(ICWS.Recordings.StartScreenRecordingCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Recordings.StartStationAudioPlaybackCompletedMessage.urn,
            let derived = self.as(ICWS.Recordings.StartStationAudioPlaybackCompletedMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.ResponseManagement.ResponseManagementMessage.urn,
            let derived = self.as(ICWS.ResponseManagement.ResponseManagementMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Session.SessionsMessage.urn, let derived = self.as(ICWS.Session.SessionsMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.ChainedParametersChangeMessage.urn,
            let derived = self.as(ICWS.Statistics.ChainedParametersChangeMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticCatalogMessage.urn,
            let derived = self.as(ICWS.Statistics.StatisticCatalogMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticValueMessage.urn,
            let derived = self.as(ICWS.Statistics.StatisticValueMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Status.StatusMessagesMessage.urn,
            let derived = self.as(ICWS.Status.StatusMessagesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Status.StatusMessagesUserAccessMessage.urn,
            let derived = self.as(ICWS.Status.StatusMessagesUserAccessMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Status.UserStatusMessage.urn, let derived = self.as(ICWS.Status.UserStatusMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Status.UserStatusPreviousInfoMessage.urn,
            let derived = self.as(ICWS.Status.UserStatusPreviousInfoMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.System.HandlerSentNotificationMessage.urn,
            let derived = self.as(ICWS.System.HandlerSentNotificationMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.FaxMessageSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.FaxMessageSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.FaxMessagesMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.FaxMessagesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.MwiMessage.urn, let derived = self.as(ICWS.UnifiedMessaging.MwiMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.MwiSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.MwiSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.VoicemailMessageSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.VoicemailMessageSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.VoicemailMessagesMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.VoicemailMessagesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.VoicemailPlayStatusMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.VoicemailPlayStatusMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Wfm.DataVersionsMessage.urn, let derived = self.as(ICWS.Wfm.DataVersionsMessage.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        return copy
    }
}

extension ICWS.Messaging.MultipleSubscriptionMessage: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Configuration.Hardware.AudioSourcesMessage.urn,
            let derived = self.as(ICWS.Configuration.Hardware.AudioSourcesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.Hardware.RecordingBeepTonesMessage.urn,
            let derived = self.as(ICWS.Configuration.Hardware.RecordingBeepTonesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.Hardware.StructuredParametersMessage.urn,
            let derived = self.as(ICWS.Configuration.Hardware.StructuredParametersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.Integrations.SalesforceCTIConfigurationsMessage.urn,
            let derived = self.as(ICWS.Configuration.Integrations.SalesforceCTIConfigurationsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.InteractionAnalyzer.KeywordSetsMessage.urn,
            let derived = self.as(ICWS.Configuration.InteractionAnalyzer.KeywordSetsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.AccessControlGroupsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.AccessControlGroupsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.AccountCodesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.AccountCodesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.ClientButtonsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.ClientButtonsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.ClientConfigurationTemplatesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.ClientConfigurationTemplatesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.ClientTemplatesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.ClientTemplatesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.PasswordPoliciesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.PasswordPoliciesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.QueueColumnsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.QueueColumnsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.ResponseManagementDocumentsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.ResponseManagementDocumentsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.RolesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.RolesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.SchedulesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.SchedulesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.SecureInputFormsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.SecureInputFormsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.SkillCategoriesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.SkillCategoriesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.SkillsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.SkillsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.StatisticParameterGroupsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.StatisticParameterGroupsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.UsersMessage.urn,
            let derived = self.as(ICWS.Configuration.People.UsersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.WorkgroupsMessage.urn,
            let derived = self.as(ICWS.Configuration.People.WorkgroupsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.WrapUpCategoriesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.WrapUpCategoriesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.People.WrapUpCodesMessage.urn,
            let derived = self.as(ICWS.Configuration.People.WrapUpCodesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.ActionsMessage.urn,
            let derived = self.as(ICWS.Configuration.System.ActionsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.DialPlanClassificationsMessage.urn,
            let derived = self.as(ICWS.Configuration.System.DialPlanClassificationsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.ImageResourcesMessage.urn,
            let derived = self.as(ICWS.Configuration.System.ImageResourcesMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.LayoutsMessage.urn,
            let derived = self.as(ICWS.Configuration.System.LayoutsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.PositionsMessage.urn,
            let derived = self.as(ICWS.Configuration.System.PositionsMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.ServerParametersMessage.urn,
            let derived = self.as(ICWS.Configuration.System.ServerParametersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.System.SystemParametersMessage.urn,
            let derived = self.as(ICWS.Configuration.System.SystemParametersMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        return copy
    }
}

extension ICWS.Messaging.SubscriptionState: Rebuildable {}

extension ICWS.Messaging.SubscriptionStateMessage: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Interactions.Assistance.AssistanceRequestSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.Interactions.Assistance.AssistanceRequestSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.EmailSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Queues.QueueSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.Queues.QueueSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.FaxMessageSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.FaxMessageSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.MwiSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.MwiSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.VoicemailMessageSubscriptionStateMessage.urn,
            let derived = self.as(ICWS.UnifiedMessaging.VoicemailMessageSubscriptionStateMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.state = self.state.rebuilt()
        copy.error = self.error.rebuilt()
        return copy
    }
}
