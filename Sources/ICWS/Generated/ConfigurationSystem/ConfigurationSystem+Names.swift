// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.System`.
    public enum System {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.System {
    /// Namespace `Configuration.System.Certificates`.
    public enum Certificates {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.System {
    /// Namespace `Configuration.System.Defaults`.
    public enum Defaults {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Configuration.System {
    /// Namespace `Configuration.System.Mail`.
    public enum Mail {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS.Messaging.Subscriptions.Configuration {
    /// Namespace `Messaging.Subscriptions.Configuration.System`.
    public enum System {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.System.Resources.Accumulators.GetAccumulators``.
    public typealias GetAccumulators = ICWS.Configuration.System.Resources.Accumulators.GetAccumulators

    /// Short for ``ICWS.Configuration.System.Resources.AccumulatorsById.GetAccumulator``.
    public typealias GetAccumulator = ICWS.Configuration.System.Resources.AccumulatorsById.GetAccumulator

    /// Short for ``ICWS.Configuration.System.Resources.AttendantEmailProfiles.GetAttendantEmailProfiles``.
    public typealias GetAttendantEmailProfiles = ICWS.Configuration.System.Resources.AttendantEmailProfiles
        .GetAttendantEmailProfiles

    /// Short for ``ICWS.Configuration.System.Resources.AttendantEmailProfilesById.GetAttendantEmailProfile``.
    public typealias GetAttendantEmailProfile = ICWS.Configuration.System.Resources.AttendantEmailProfilesById
        .GetAttendantEmailProfile

    /// Short for ``ICWS.Configuration.System.Resources.AttendantInboundProfiles.GetAttendantInboundProfiles``.
    public typealias GetAttendantInboundProfiles = ICWS.Configuration.System.Resources.AttendantInboundProfiles
        .GetAttendantInboundProfiles

    /// Short for ``ICWS.Configuration.System.Resources.AttendantInboundProfilesById.GetAttendantInboundProfile``.
    public typealias GetAttendantInboundProfile = ICWS.Configuration.System.Resources.AttendantInboundProfilesById
        .GetAttendantInboundProfile

    /// Short for ``ICWS.Configuration.System.Resources.AttendantOperatorProfiles.GetAttendantOperatorProfiles``.
    public typealias GetAttendantOperatorProfiles = ICWS.Configuration.System.Resources.AttendantOperatorProfiles
        .GetAttendantOperatorProfiles

    /// Short for ``ICWS.Configuration.System.Resources.AttendantOperatorProfilesById.GetAttendantOperatorProfile``.
    public typealias GetAttendantOperatorProfile = ICWS.Configuration.System.Resources.AttendantOperatorProfilesById
        .GetAttendantOperatorProfile

    /// Short for ``ICWS.Configuration.System.Resources.AttendantOutboundProfiles.GetAttendantOutboundProfiles``.
    public typealias GetAttendantOutboundProfiles = ICWS.Configuration.System.Resources.AttendantOutboundProfiles
        .GetAttendantOutboundProfiles

    /// Short for ``ICWS.Configuration.System.Resources.AttendantOutboundProfilesById.GetAttendantOutboundProfile``.
    public typealias GetAttendantOutboundProfile = ICWS.Configuration.System.Resources.AttendantOutboundProfilesById
        .GetAttendantOutboundProfile

    /// Short for ``ICWS.Configuration.System.Resources.ContactListSources.GetContactListSources``.
    public typealias GetContactListSources = ICWS.Configuration.System.Resources.ContactListSources
        .GetContactListSources

    /// Short for ``ICWS.Configuration.System.Resources.ContactListSourcesById.GetContactListSource``.
    public typealias GetContactListSource = ICWS.Configuration.System.Resources.ContactListSourcesById
        .GetContactListSource

    /// Short for ``ICWS.Configuration.System.Resources.DialPlanClassifications.GetDialPlanClassifications``.
    public typealias GetDialPlanClassifications = ICWS.Configuration.System.Resources.DialPlanClassifications
        .GetDialPlanClassifications

    /// Short for ``ICWS.Configuration.System.Resources.DialPlanClassificationsById.GetDialPlanClassification``.
    public typealias GetDialPlanClassification = ICWS.Configuration.System.Resources.DialPlanClassificationsById
        .GetDialPlanClassification

    /// Short for ``ICWS.Configuration.System.Resources.DnisMappings.GetDnisMappings``.
    public typealias GetDnisMappings = ICWS.Configuration.System.Resources.DnisMappings.GetDnisMappings

    /// Short for ``ICWS.Configuration.System.Resources.DnisMappings.UpdateDnisMappings``.
    public typealias UpdateDnisMappings = ICWS.Configuration.System.Resources.DnisMappings.UpdateDnisMappings

    /// Short for ``ICWS.Configuration.System.Resources.FaxGroupsById.GetFaxGroup``.
    public typealias GetFaxGroup = ICWS.Configuration.System.Resources.FaxGroupsById.GetFaxGroup

    /// Short for ``ICWS.Configuration.System.Resources.FeatureLicenses.GetFeatureLicenses``.
    public typealias GetFeatureLicenses = ICWS.Configuration.System.Resources.FeatureLicenses.GetFeatureLicenses

    /// Short for ``ICWS.Configuration.System.Resources.FeatureLicensesById.GetFeatureLicense``.
    public typealias GetFeatureLicense = ICWS.Configuration.System.Resources.FeatureLicensesById.GetFeatureLicense

    /// Short for ``ICWS.Configuration.System.Resources.FeedbackSurveyGroups.GetFeedbackSurveyGroups``.
    public typealias GetFeedbackSurveyGroups = ICWS.Configuration.System.Resources.FeedbackSurveyGroups
        .GetFeedbackSurveyGroups

    /// Short for ``ICWS.Configuration.System.Resources.FeedbackSurveyGroupsById.GetFeedbackSurveyGroup``.
    public typealias GetFeedbackSurveyGroup = ICWS.Configuration.System.Resources.FeedbackSurveyGroupsById
        .GetFeedbackSurveyGroup

    /// Short for ``ICWS.Configuration.System.Resources.FeedbackSurveys.GetFeedbackSurveys``.
    public typealias GetFeedbackSurveys = ICWS.Configuration.System.Resources.FeedbackSurveys.GetFeedbackSurveys

    /// Short for ``ICWS.Configuration.System.Resources.FeedbackSurveysById.GetFeedbackSurvey``.
    public typealias GetFeedbackSurvey = ICWS.Configuration.System.Resources.FeedbackSurveysById.GetFeedbackSurvey

    /// Short for ``ICWS.Configuration.System.Resources.IcDataSources.GetIcDataSources``.
    public typealias GetIcDataSources = ICWS.Configuration.System.Resources.IcDataSources.GetIcDataSources

    /// Short for ``ICWS.Configuration.System.Resources.IcDataSources.CreateIcDataSource``.
    public typealias CreateIcDataSource = ICWS.Configuration.System.Resources.IcDataSources.CreateIcDataSource

    /// Short for ``ICWS.Configuration.System.Resources.IcDataSourcesById.DeleteIcDataSource``.
    public typealias DeleteIcDataSource = ICWS.Configuration.System.Resources.IcDataSourcesById.DeleteIcDataSource

    /// Short for ``ICWS.Configuration.System.Resources.IcDataSourcesById.GetIcDataSource``.
    public typealias GetIcDataSource = ICWS.Configuration.System.Resources.IcDataSourcesById.GetIcDataSource

    /// Short for ``ICWS.Configuration.System.Resources.IcDataSourcesById.UpdateIcDataSource``.
    public typealias UpdateIcDataSource = ICWS.Configuration.System.Resources.IcDataSourcesById.UpdateIcDataSource

    /// Short for ``ICWS.Configuration.System.Resources.ImageResourceCategories.GetImageResourceCategories``.
    public typealias GetImageResourceCategories = ICWS.Configuration.System.Resources.ImageResourceCategories
        .GetImageResourceCategories

    /// Short for ``ICWS.Configuration.System.Resources.ImageResourceCategoriesById.GetImageResourceCategory``.
    public typealias GetImageResourceCategory = ICWS.Configuration.System.Resources.ImageResourceCategoriesById
        .GetImageResourceCategory

    /// Short for ``ICWS.Configuration.System.Resources.ImageResources.GetImageResources``.
    public typealias GetImageResources = ICWS.Configuration.System.Resources.ImageResources.GetImageResources

    /// Short for ``ICWS.Configuration.System.Resources.ImageResourcesById.DeleteImageResource``.
    public typealias DeleteImageResource = ICWS.Configuration.System.Resources.ImageResourcesById.DeleteImageResource

    /// Short for ``ICWS.Configuration.System.Resources.ImageResourcesById.GetImageResource``.
    public typealias GetImageResource = ICWS.Configuration.System.Resources.ImageResourcesById.GetImageResource

    /// Short for ``ICWS.Configuration.System.Resources.InitializationFunctions.GetInitializationFunctions``.
    public typealias GetInitializationFunctions = ICWS.Configuration.System.Resources.InitializationFunctions
        .GetInitializationFunctions

    /// Short for ``ICWS.Configuration.System.Resources.InitializationFunctionsById.GetInitializationFunction``.
    public typealias GetInitializationFunction = ICWS.Configuration.System.Resources.InitializationFunctionsById
        .GetInitializationFunction

    /// Short for ``ICWS.Configuration.System.Resources.InteractionClientPlugins.GetInteractionClientPlugins``.
    public typealias GetInteractionClientPlugins = ICWS.Configuration.System.Resources.InteractionClientPlugins
        .GetInteractionClientPlugins

    /// Short for ``ICWS.Configuration.System.Resources.InteractionClientPluginsById.GetInteractionClientPlugin``.
    public typealias GetInteractionClientPlugin = ICWS.Configuration.System.Resources.InteractionClientPluginsById
        .GetInteractionClientPlugin

    /// Short for ``ICWS.Configuration.System.Resources.InteractionConferenceRooms.GetInteractionConferenceRooms``.
    public typealias GetInteractionConferenceRooms = ICWS.Configuration.System.Resources.InteractionConferenceRooms
        .GetInteractionConferenceRooms

    /// Short for ``ICWS.Configuration.System.Resources.InteractionConferenceRoomsById.GetInteractionConferenceRoom``.
    public typealias GetInteractionConferenceRoom = ICWS.Configuration.System.Resources.InteractionConferenceRoomsById
        .GetInteractionConferenceRoom

    /// Short for ``ICWS.Configuration.System.Resources.InteractionProcessAutomationProcesses.GetInteractionProcessAutomationProcesses``.
    public typealias GetInteractionProcessAutomationProcesses = ICWS.Configuration.System.Resources
        .InteractionProcessAutomationProcesses.GetInteractionProcessAutomationProcesses

    /// Short for ``ICWS.Configuration.System.Resources.InteractionProcessAutomationProcessesById.GetInteractionProcessAutomationProcess``.
    public typealias GetInteractionProcessAutomationProcess = ICWS.Configuration.System.Resources
        .InteractionProcessAutomationProcessesById.GetInteractionProcessAutomationProcess

    /// Short for ``ICWS.Configuration.System.Resources.InteractionProcessorTables.GetInteractionProcessorTables``.
    public typealias GetInteractionProcessorTables = ICWS.Configuration.System.Resources.InteractionProcessorTables
        .GetInteractionProcessorTables

    /// Short for ``ICWS.Configuration.System.Resources.InteractionProcessorTablesById.GetInteractionProcessorTable``.
    public typealias GetInteractionProcessorTable = ICWS.Configuration.System.Resources.InteractionProcessorTablesById
        .GetInteractionProcessorTable

    /// Short for ``ICWS.Configuration.System.Resources.LicenseAllocations.GetLicenseAllocations``.
    public typealias GetLicenseAllocations = ICWS.Configuration.System.Resources.LicenseAllocations
        .GetLicenseAllocations

    /// Short for ``ICWS.Configuration.System.Resources.LicenseAllocationsById.GetLicenseAllocation``.
    public typealias GetLicenseAllocation = ICWS.Configuration.System.Resources.LicenseAllocationsById
        .GetLicenseAllocation

    /// Short for ``ICWS.Configuration.System.Resources.LinesAuthorityCertificates.GetLinesAuthorityCertificates``.
    public typealias GetLinesAuthorityCertificates = ICWS.Configuration.System.Resources.LinesAuthorityCertificates
        .GetLinesAuthorityCertificates

    /// Short for ``ICWS.Configuration.System.Resources.LinesAuthorityCertificatesById.GetLinesAuthorityCertificate``.
    public typealias GetLinesAuthorityCertificate = ICWS.Configuration.System.Resources.LinesAuthorityCertificatesById
        .GetLinesAuthorityCertificate

    /// Short for ``ICWS.Configuration.System.Resources.LoginAuthentication.GetLoginAuthentication``.
    public typealias GetLoginAuthentication = ICWS.Configuration.System.Resources.LoginAuthentication
        .GetLoginAuthentication

    /// Short for ``ICWS.Configuration.System.Resources.LoginAuthentication.UpdateLoginAuthentication``.
    public typealias UpdateLoginAuthentication = ICWS.Configuration.System.Resources.LoginAuthentication
        .UpdateLoginAuthentication

    /// Short for ``ICWS.Configuration.System.Resources.MiscellaneousItems.GetMiscellaneousItems``.
    public typealias GetMiscellaneousItems = ICWS.Configuration.System.Resources.MiscellaneousItems
        .GetMiscellaneousItems

    /// Short for ``ICWS.Configuration.System.Resources.MiscellaneousItemsById.GetMiscellaneousItem``.
    public typealias GetMiscellaneousItem = ICWS.Configuration.System.Resources.MiscellaneousItemsById
        .GetMiscellaneousItem

    /// Short for ``ICWS.Configuration.System.Resources.PositionsById.DeletePosition``.
    public typealias DeletePosition = ICWS.Configuration.System.Resources.PositionsById.DeletePosition

    /// Short for ``ICWS.Configuration.System.Resources.PositionsById.GetPosition``.
    public typealias GetPosition = ICWS.Configuration.System.Resources.PositionsById.GetPosition

    /// Short for ``ICWS.Configuration.System.Resources.PositionsById.UpdatePosition``.
    public typealias UpdatePosition = ICWS.Configuration.System.Resources.PositionsById.UpdatePosition

    /// Short for ``ICWS.Configuration.System.Resources.ProblemReporter.GetProblemReporter``.
    public typealias GetProblemReporter = ICWS.Configuration.System.Resources.ProblemReporter.GetProblemReporter

    /// Short for ``ICWS.Configuration.System.Resources.ProblemReporter.UpdateProblemReporter``.
    public typealias UpdateProblemReporter = ICWS.Configuration.System.Resources.ProblemReporter.UpdateProblemReporter

    /// Short for ``ICWS.Configuration.System.Resources.ServerParameters.GetServerParameters``.
    public typealias GetServerParameters = ICWS.Configuration.System.Resources.ServerParameters.GetServerParameters

    /// Short for ``ICWS.Configuration.System.Resources.ServerParameters.CreateServerParameter``.
    public typealias CreateServerParameter = ICWS.Configuration.System.Resources.ServerParameters.CreateServerParameter

    /// Short for ``ICWS.Configuration.System.Resources.ServerParametersById.GetServerParameter``.
    public typealias GetServerParameter = ICWS.Configuration.System.Resources.ServerParametersById.GetServerParameter

    /// Short for ``ICWS.Configuration.System.Resources.ServerParametersById.UpdateServerParameter``.
    public typealias UpdateServerParameter = ICWS.Configuration.System.Resources.ServerParametersById
        .UpdateServerParameter

    /// Short for ``ICWS.Configuration.System.Resources.SingleSignOnIdentityProviders.GetSingleSignOnIdentityProviders``.
    public typealias GetSingleSignOnIdentityProviders = ICWS.Configuration.System.Resources
        .SingleSignOnIdentityProviders.GetSingleSignOnIdentityProviders

    /// Short for ``ICWS.Configuration.System.Resources.SingleSignOnIdentityProvidersById.GetSingleSignOnIdentityProvider``.
    public typealias GetSingleSignOnIdentityProvider = ICWS.Configuration.System.Resources
        .SingleSignOnIdentityProvidersById.GetSingleSignOnIdentityProvider

    /// Short for ``ICWS.Configuration.System.Resources.SmsBrokersById.GetSmsBroker``.
    public typealias GetSmsBroker = ICWS.Configuration.System.Resources.SmsBrokersById.GetSmsBroker

    /// Short for ``ICWS.Configuration.System.Resources.StatusMessages.GetStatusMessages``.
    public typealias GetStatusMessages = ICWS.Configuration.System.Resources.StatusMessages.GetStatusMessages

    /// Short for ``ICWS.Configuration.System.Resources.StatusMessages.CreateStatusMessage``.
    public typealias CreateStatusMessage = ICWS.Configuration.System.Resources.StatusMessages.CreateStatusMessage

    /// Short for ``ICWS.Configuration.System.Resources.StatusMessagesById.DeleteStatusMessage``.
    public typealias DeleteStatusMessage = ICWS.Configuration.System.Resources.StatusMessagesById.DeleteStatusMessage

    /// Short for ``ICWS.Configuration.System.Resources.StatusMessagesById.GetStatusMessage``.
    public typealias GetStatusMessage = ICWS.Configuration.System.Resources.StatusMessagesById.GetStatusMessage

    /// Short for ``ICWS.Configuration.System.Resources.StatusMessagesById.UpdateStatusMessage``.
    public typealias UpdateStatusMessage = ICWS.Configuration.System.Resources.StatusMessagesById.UpdateStatusMessage

    /// Short for ``ICWS.Configuration.System.Resources.SystemParameters.GetSystemParameters``.
    public typealias GetSystemParameters = ICWS.Configuration.System.Resources.SystemParameters.GetSystemParameters

    /// Short for ``ICWS.Configuration.System.Resources.SystemParameters.CreateSystemParameter``.
    public typealias CreateSystemParameter = ICWS.Configuration.System.Resources.SystemParameters.CreateSystemParameter

    /// Short for ``ICWS.Configuration.System.Resources.SystemParametersById.GetSystemParameter``.
    public typealias GetSystemParameter = ICWS.Configuration.System.Resources.SystemParametersById.GetSystemParameter

    /// Short for ``ICWS.Configuration.System.Resources.SystemParametersById.UpdateSystemParameter``.
    public typealias UpdateSystemParameter = ICWS.Configuration.System.Resources.SystemParametersById
        .UpdateSystemParameter

    /// Short for ``ICWS.Configuration.System.Resources.UpdateService.GetUpdateService``.
    public typealias GetUpdateService = ICWS.Configuration.System.Resources.UpdateService.GetUpdateService

    /// Short for ``ICWS.Configuration.System.Resources.UpdateService.UpdateUpdateService``.
    public typealias UpdateUpdateService = ICWS.Configuration.System.Resources.UpdateService.UpdateUpdateService

    /// Short for ``ICWS.Configuration.System.Resources.WebServicesParameters.GetWebServicesParameters``.
    public typealias GetWebServicesParameters = ICWS.Configuration.System.Resources.WebServicesParameters
        .GetWebServicesParameters

    /// Short for ``ICWS.Configuration.System.Resources.WebServicesParametersById.GetWebServicesParameter``.
    public typealias GetWebServicesParameter = ICWS.Configuration.System.Resources.WebServicesParametersById
        .GetWebServicesParameter

    /// Short for ``ICWS.Configuration.System.Certificates.Resources.SubsystemCertificates.SubsystemCertificates``.
    public typealias SubsystemCertificates = ICWS.Configuration.System.Certificates.Resources.SubsystemCertificates
        .SubsystemCertificates

    /// Short for ``ICWS.Configuration.System.Certificates.Resources.TrustSubsystemCertificate.TrustSubsystemCertificate``.
    public typealias TrustSubsystemCertificate = ICWS.Configuration.System.Certificates.Resources
        .TrustSubsystemCertificate.TrustSubsystemCertificate

    /// Short for ``ICWS.Configuration.System.Defaults.Resources.Action.GetDefaults``.
    public typealias ActionGetDefaults = ICWS.Configuration.System.Defaults.Resources.Action.GetDefaults

    /// Short for ``ICWS.Configuration.System.Mail.Resources.Directories.Directories``.
    public typealias DirectoriesDirectories = ICWS.Configuration.System.Mail.Resources.Directories.Directories

    /// Short for ``ICWS.Configuration.System.Mail.Resources.EnabledMailboxProviders.EnabledMailboxProviders``.
    public typealias EnabledMailboxProviders = ICWS.Configuration.System.Mail.Resources.EnabledMailboxProviders
        .EnabledMailboxProviders

    /// Short for ``ICWS.Configuration.System.Mail.Resources.ImapServers.ImapServers``.
    public typealias ImapServers = ICWS.Configuration.System.Mail.Resources.ImapServers.ImapServers

    /// Short for ``ICWS.Configuration.System.Mail.Resources.ImapSmtpMailboxAttributes.ImapSmtpMailboxAttributes``.
    public typealias ImapSmtpMailboxAttributes = ICWS.Configuration.System.Mail.Resources.ImapSmtpMailboxAttributes
        .ImapSmtpMailboxAttributes

    /// Short for ``ICWS.Configuration.System.Mail.Resources.InteractionMessageStoreMailboxAttributes.InteractionMessageStoreMailboxAttributes``.
    public typealias InteractionMessageStoreMailboxAttributes = ICWS.Configuration.System.Mail.Resources
        .InteractionMessageStoreMailboxAttributes.InteractionMessageStoreMailboxAttributes

    /// Short for ``ICWS.Configuration.System.Mail.Resources.NoMailboxAttributes.NoMailboxAttributes``.
    public typealias NoMailboxAttributes = ICWS.Configuration.System.Mail.Resources.NoMailboxAttributes
        .NoMailboxAttributes

    /// Short for ``ICWS.Configuration.System.Mail.Resources.SearchableProviders.SearchableProviders``.
    public typealias SearchableProviders = ICWS.Configuration.System.Mail.Resources.SearchableProviders
        .SearchableProviders

    /// Short for ``ICWS.Configuration.System.Mail.Resources.TestMailbox.TestMailbox``.
    public typealias TestMailbox = ICWS.Configuration.System.Mail.Resources.TestMailbox.TestMailbox

    /// Short for ``ICWS.Configuration.System.Mail.Resources.TestMoniker.TestMoniker``.
    public typealias TestMoniker = ICWS.Configuration.System.Mail.Resources.TestMoniker.TestMoniker

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.Actions.DeleteSubscription``.
    public typealias ActionsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources.Actions
        .DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.Actions.CreateSubscription``.
    public typealias ActionsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources.Actions
        .CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.DialPlanClassifications.DeleteSubscription``.
    public typealias DialPlanClassificationsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System
        .Resources.DialPlanClassifications.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.DialPlanClassifications.CreateSubscription``.
    public typealias DialPlanClassificationsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System
        .Resources.DialPlanClassifications.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.ImageResources.DeleteSubscription``.
    public typealias ImageResourcesDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .ImageResources.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.ImageResources.CreateSubscription``.
    public typealias ImageResourcesCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .ImageResources.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.Layouts.DeleteSubscription``.
    public typealias LayoutsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources.Layouts
        .DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.Layouts.CreateSubscription``.
    public typealias LayoutsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources.Layouts
        .CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.LoginAuthentication.DeleteSubscription``.
    public typealias LoginAuthenticationDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .LoginAuthentication.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.LoginAuthentication.CreateSubscription``.
    public typealias LoginAuthenticationCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .LoginAuthentication.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.Positions.DeleteSubscription``.
    public typealias PositionsDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources.Positions
        .DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.Positions.CreateSubscription``.
    public typealias PositionsCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources.Positions
        .CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.ProblemReporter.DeleteSubscription``.
    public typealias ProblemReporterDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .ProblemReporter.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.ProblemReporter.CreateSubscription``.
    public typealias ProblemReporterCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .ProblemReporter.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.ServerParameters.DeleteSubscription``.
    public typealias ServerParametersDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .ServerParameters.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.ServerParameters.CreateSubscription``.
    public typealias ServerParametersCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .ServerParameters.CreateSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.SystemParameters.DeleteSubscription``.
    public typealias SystemParametersDeleteSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .SystemParameters.DeleteSubscription

    /// Short for ``ICWS.Messaging.Subscriptions.Configuration.System.Resources.SystemParameters.CreateSubscription``.
    public typealias SystemParametersCreateSubscription = ICWS.Messaging.Subscriptions.Configuration.System.Resources
        .SystemParameters.CreateSubscription

    /// Short for ``ICWS.Configuration.System.InteractionMessageStoreMailboxAttributesResult``.
    public typealias InteractionMessageStoreMailboxAttributesResult = ICWS.Configuration.System
        .InteractionMessageStoreMailboxAttributesResult

    /// Short for ``ICWS.Configuration.System.InteractionProcessAutomationProcess``.
    public typealias InteractionProcessAutomationProcess = ICWS.Configuration.System.InteractionProcessAutomationProcess

    /// Short for ``ICWS.Configuration.System.InteractionProcessAutomationProcesses``.
    public typealias InteractionProcessAutomationProcesses = ICWS.Configuration.System
        .InteractionProcessAutomationProcesses
}
