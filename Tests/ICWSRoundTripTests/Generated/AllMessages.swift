// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSActivations
import ICWSAlerts
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

extension MessageCase {
    /// Each kind of message.
    static let kinds: [any MessageContract.Type] = [
        ICWS.Activations.UserActivationMessage.self,
        ICWS.Activations.WorkgroupActivationMessage.self,
        ICWS.Alerts.AlertCatalogChangedMessage.self,
        ICWS.Alerts.AlertNotificationMessage.self,
        ICWS.Alerts.MemoListMessage.self,
        ICWS.Configuration.Hardware.AudioSourcesMessage.self,
        ICWS.Configuration.Hardware.RecordingBeepTonesMessage.self,
        ICWS.Configuration.Hardware.StructuredParametersMessage.self,
        ICWS.Configuration.Integrations.SalesforceCTIConfigurationsMessage.self,
        ICWS.Configuration.InteractionAnalyzer.KeywordSetsMessage.self,
        ICWS.Configuration.InteractionRecorder.InteractionRecorderConfigurationMessage.self,
        ICWS.Configuration.People.AccessControlGroupsMessage.self,
        ICWS.Configuration.People.AccountCodesConfigurationMessage.self,
        ICWS.Configuration.People.AccountCodesMessage.self,
        ICWS.Configuration.People.ClientButtonsMessage.self,
        ICWS.Configuration.People.ClientConfigurationTemplatesMessage.self,
        ICWS.Configuration.People.ClientTemplatesMessage.self,
        ICWS.Configuration.People.DefaultUserMessage.self,
        ICWS.Configuration.People.PasswordPoliciesMessage.self,
        ICWS.Configuration.People.QueueColumnsMessage.self,
        ICWS.Configuration.People.ResponseManagementDocumentsMessage.self,
        ICWS.Configuration.People.RolesMessage.self,
        ICWS.Configuration.People.SchedulesMessage.self,
        ICWS.Configuration.People.SecureInputFormsMessage.self,
        ICWS.Configuration.People.SkillCategoriesMessage.self,
        ICWS.Configuration.People.SkillsMessage.self,
        ICWS.Configuration.People.StatisticParameterGroupsMessage.self,
        ICWS.Configuration.People.UsersMessage.self,
        ICWS.Configuration.People.WorkgroupsMessage.self,
        ICWS.Configuration.People.WrapUpCategoriesMessage.self,
        ICWS.Configuration.People.WrapUpCodesMessage.self,
        ICWS.Configuration.System.ActionsMessage.self,
        ICWS.Configuration.System.DialPlanClassificationsMessage.self,
        ICWS.Configuration.System.ImageResourcesMessage.self,
        ICWS.Configuration.System.LayoutsMessage.self,
        ICWS.Configuration.System.LoginAuthenticationMessage.self,
        ICWS.Configuration.System.PositionsMessage.self,
        ICWS.Configuration.System.ProblemReporterMessage.self,
        ICWS.Configuration.System.ServerParametersMessage.self,
        ICWS.Configuration.System.SystemParametersMessage.self,
        ICWS.Configuration.SystemMessage.self,
        ICWS.Connection.ConnectionStateChangeMessage.self,
        ICWS.Connection.EffectiveStationChangeMessage.self,
        ICWS.Connection.StationConnectionStateChangeMessage.self,
        ICWS.DataExtractor.JobStatusMessage.self,
        ICWS.Dialer.AutoLoginMessage.self,
        ICWS.Dialer.AutoLogoutMessage.self,
        ICWS.Dialer.AvailableCampaignsMessage.self,
        ICWS.Dialer.BreakStatusMessage.self,
        ICWS.Dialer.DataPopMessage.self,
        ICWS.Dialer.LogoutGrantedMessage.self,
        ICWS.Dialer.ManualOutboundCallStatusMessage.self,
        ICWS.Dialer.OutboundServerConnectionStateChangeMessage.self,
        ICWS.Dialer.SetFormDefinitionMessage.self,
        ICWS.Directories.DirectoriesMessage.self,
        ICWS.Directories.DirectoryMessage.self,
        ICWS.Directories.DirectoryMessageBase.self,
        ICWS.Interactions.Assistance.AssistanceRequestDetailsMessage.self,
        ICWS.Interactions.Assistance.AssistanceRequestListMessage.self,
        ICWS.Interactions.Assistance.AssistanceRequestSubscriptionStateMessage.self,
        ICWS.Interactions.Callback.CallbackMessage.self,
        ICWS.Interactions.Chat.ChatContentsMessage.self,
        ICWS.Interactions.Chat.ChatMembersMessage.self,
        ICWS.Interactions.ConsultMessage.self,
        ICWS.Interactions.Email.EmailContentsMessage.self,
        ICWS.Interactions.Email.EmailMessageAttachmentMessage.self,
        ICWS.Interactions.Email.EmailSubscriptionStateMessage.self,
        ICWS.Interactions.Email.EmailUploadFileStatusMessage.self,
        ICWS.Interactions.HistoryMessage.self,
        ICWS.Interactions.InteractionAlertingMessage.self,
        ICWS.Interactions.InteractionChangedMessage.self,
        ICWS.Interactions.InteractionDeallocatedMessage.self,
        ICWS.Interactions.InteractionLostRightsMessage.self,
        ICWS.Interactions.InteractionMessageBase.self,
        ICWS.Interactions.InteractionMorphedMessage.self,
        ICWS.Interactions.InteractionRecordingSnippetCreatedMessage.self,
        ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.self,
        ICWS.Ipa.CurrentPageSubscriptionClosePageEventArgs.self,
        ICWS.Ipa.CurrentPageSubscriptionCommandCompleteEventArgs.self,
        ICWS.Ipa.CurrentPageSubscriptionShowPageEventArgs.self,
        ICWS.Ipa.LaunchableProcessesSubscriptionEventArgs.self,
        ICWS.Ipa.PasSubscriptionEventArgs.self,
        ICWS.Licenses.LicenseMessage.self,
        ICWS.Messaging.AsyncOperationCompletedMessage.self,
        ICWS.Messaging.MultipleSubscriptionMessage.self,
        ICWS.Messaging.SubscriptionStateMessage.self,
        ICWS.QualityManagement.CreateSearchCompletedMessage.self,
        ICWS.Queues.QueueContentsMessage.self,
        ICWS.Queues.QueueSubscriptionStateMessage.self,
        ICWS.Recordings.PauseScreenRecordingCompletedMessage.self,
        ICWS.Recordings.ResumeScreenRecordingCompletedMessage.self,
        ICWS.Recordings.StartScreenRecordingCompletedMessage.self,
        ICWS.Recordings.StartStationAudioPlaybackCompletedMessage.self,
        ICWS.ResponseManagement.ResponseManagementMessage.self,
        ICWS.Session.SessionsMessage.self,
        ICWS.Statistics.ChainedParametersChangeMessage.self,
        ICWS.Statistics.StatisticCatalogMessage.self,
        ICWS.Statistics.StatisticValueMessage.self,
        ICWS.Status.StatusMessagesMessage.self,
        ICWS.Status.StatusMessagesUserAccessMessage.self,
        ICWS.Status.UserStatusMessage.self,
        ICWS.Status.UserStatusPreviousInfoMessage.self,
        ICWS.System.HandlerSentNotificationMessage.self,
        ICWS.UnifiedMessaging.FaxMessageSubscriptionStateMessage.self,
        ICWS.UnifiedMessaging.FaxMessagesMessage.self,
        ICWS.UnifiedMessaging.MwiMessage.self,
        ICWS.UnifiedMessaging.MwiSubscriptionStateMessage.self,
        ICWS.UnifiedMessaging.VoicemailMessageSubscriptionStateMessage.self,
        ICWS.UnifiedMessaging.VoicemailMessagesMessage.self,
        ICWS.UnifiedMessaging.VoicemailPlayStatusMessage.self,
        ICWS.Wfm.DataVersionsMessage.self,
    ]
}
