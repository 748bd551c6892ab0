// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationSystem
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.System.Accumulator: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.Accumulators: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.Action: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.actionType = self.actionType.rebuilt()
        copy.urlAction = self.urlAction.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ActionParameter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.friendlyName = self.friendlyName.rebuilt()
        copy.override = self.override.rebuilt()
        copy.defaultValue = self.defaultValue.rebuilt()
        copy.restrictedValues = self.restrictedValues.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ActionType: Rebuildable {}

extension ICWS.Configuration.System.Actions: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ActionsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantEmailProfile: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantEmailProfiles: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantInboundProfile: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantInboundProfiles: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantOperatorProfile: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantOperatorProfiles: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantOutboundProfile: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantOutboundProfiles: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.AttendantOverrideType: Rebuildable {}

extension ICWS.Configuration.System.ContactListSource: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.label = self.label.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ContactListSources: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.DataSourceSubType: Rebuildable {}

extension ICWS.Configuration.System.DataSourceType: Rebuildable {}

extension ICWS.Configuration.System.DestinationType: Rebuildable {}

extension ICWS.Configuration.System.DialPlanClassification: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.DialPlanClassifications: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.DialPlanClassificationsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.DirectoriesEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.displayName = self.displayName.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.directoryEntry = self.directoryEntry.rebuilt()
        copy.mailbox = self.mailbox.rebuilt()
        copy.mailboxOption = self.mailboxOption.rebuilt()
        copy.type = self.type.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.DirectoriesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.directories = self.directories.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.DnisMappings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.routingTable = self.routingTable.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.EFaq: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.EFaqs: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.EnabledMailboxProvidersResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.enabledMailboxTypes = self.enabledMailboxTypes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FaxGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FaxGroups: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FeatureLicense: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FeatureLicenses: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FeedbackSurvey: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FeedbackSurveyGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.surveys = self.surveys.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FeedbackSurveyGroups: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FeedbackSurveys: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.FoldersResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.folders = self.folders.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.Handler: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.Handlers: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.IcDataSource: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.additionalInformation = self.additionalInformation.rebuilt()
        copy.bindDn = self.bindDn.rebuilt()
        copy.connectionString = self.connectionString.rebuilt()
        copy.dataSourceSubType = self.dataSourceSubType.rebuilt()
        copy.dataSourceType = self.dataSourceType.rebuilt()
        copy.driver = self.driver.rebuilt()
        copy.folder = self.folder.rebuilt()
        copy.hasManualConnectionString = self.hasManualConnectionString.rebuilt()
        copy.hostName = self.hostName.rebuilt()
        copy.isFileDsn = self.isFileDsn.rebuilt()
        copy.isReadOnly = self.isReadOnly.rebuilt()
        copy.odbcDsn = self.odbcDsn.rebuilt()
        copy.password = self.password.rebuilt()
        copy.port = self.port.rebuilt()
        copy.qualifier = self.qualifier.rebuilt()
        copy.searchDn = self.searchDn.rebuilt()
        copy.url = self.url.rebuilt()
        copy.userId = self.userId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.IcDataSources: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ImageMimeType: Rebuildable {}

extension ICWS.Configuration.System.ImageResource: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.category = self.category.rebuilt()
        copy.description = self.description.rebuilt()
        copy.fileLastModifiedDate = self.fileLastModifiedDate.rebuilt()
        copy.horizontalResolution = self.horizontalResolution.rebuilt()
        copy.imageUri = self.imageUri.rebuilt()
        copy.mimeType = self.mimeType.rebuilt()
        copy.tags = self.tags.rebuilt()
        copy.verticalResolution = self.verticalResolution.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ImageResourceCategories: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ImageResourceCategory: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.maximumFileSize = self.maximumFileSize.rebuilt()
        copy.maximumHorizontalResolution = self.maximumHorizontalResolution.rebuilt()
        copy.maximumVerticalResolution = self.maximumVerticalResolution.rebuilt()
        copy.minimumHorizontalResolution = self.minimumHorizontalResolution.rebuilt()
        copy.minimumVerticalResolution = self.minimumVerticalResolution.rebuilt()
        copy.supportedTypes = self.supportedTypes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ImageResources: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ImageResourcesMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ImapServersEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.serverName = self.serverName.rebuilt()
        copy.supportProxyAuthentication = self.supportProxyAuthentication.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ImapServersResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.imapServers = self.imapServers.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ImapSmtpMailboxAttributesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.displayName = self.displayName.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.directoryEntry = self.directoryEntry.rebuilt()
        copy.mailbox = self.mailbox.rebuilt()
        copy.mailboxOption = self.mailboxOption.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InitializationFunction: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InitializationFunctions: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionClientPlugin: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.required = self.required.rebuilt()
        copy.type = self.type.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionClientPlugins: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionConferenceRoom: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionConferenceRooms: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionMessageStoreMailboxAttributesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.displayName = self.displayName.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.directoryEntry = self.directoryEntry.rebuilt()
        copy.mailbox = self.mailbox.rebuilt()
        copy.mailboxOption = self.mailboxOption.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionProcessAutomationProcess: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionProcessAutomationProcesses: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionProcessorTable: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.InteractionProcessorTables: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.Layout: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.description = self.description.rebuilt()
        copy.imageResource = self.imageResource.rebuilt()
        copy.location = self.location.rebuilt()
        copy.positionDefaultHeight = self.positionDefaultHeight.rebuilt()
        copy.positionDefaultWidth = self.positionDefaultWidth.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.Layouts: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.LayoutsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.LicenseAllocation: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.appliedStationCount = self.appliedStationCount.rebuilt()
        copy.appliedUserCount = self.appliedUserCount.rebuilt()
        copy.assignableAllowedCount = self.assignableAllowedCount.rebuilt()
        copy.assignableConfiguredCount = self.assignableConfiguredCount.rebuilt()
        copy.concurrentAllowedCount = self.concurrentAllowedCount.rebuilt()
        copy.concurrentConfiguredCount = self.concurrentConfiguredCount.rebuilt()
        copy.concurrentInUseCount = self.concurrentInUseCount.rebuilt()
        copy.configurationId = self.configurationId.rebuilt()
        copy.totalAppliedCount = self.totalAppliedCount.rebuilt()
        copy.totalCount = self.totalCount.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.LicenseAllocations: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.LinesAuthorityCertificate: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.LinesAuthorityCertificates: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.LoginAuthentication: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.disableAlternateWindowsAuth = self.disableAlternateWindowsAuth.rebuilt()
        copy.disableCachedCredentials = self.disableCachedCredentials.rebuilt()
        copy.disableIcAuth = self.disableIcAuth.rebuilt()
        copy.disableSingleSignOn = self.disableSingleSignOn.rebuilt()
        copy.disableWindowsAuth = self.disableWindowsAuth.rebuilt()
        copy.legalAgreement = self.legalAgreement.rebuilt()
        copy.showLegalAgreementUponLogin = self.showLegalAgreementUponLogin.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.LoginAuthenticationMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.loginAuthentication = self.loginAuthentication.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.MiscellaneousItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.MiscellaneousItems: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.NoMailboxAttributesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.displayName = self.displayName.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.directoryEntry = self.directoryEntry.rebuilt()
        copy.mailbox = self.mailbox.rebuilt()
        copy.mailboxOption = self.mailboxOption.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.PopupType: Rebuildable {}

extension ICWS.Configuration.System.Position: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.bottom = self.bottom.rebuilt()
        copy.layout = self.layout.rebuilt()
        copy.left = self.left.rebuilt()
        copy.right = self.right.rebuilt()
        copy.station = self.station.rebuilt()
        copy.top = self.top.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.Positions: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.PositionsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ProblemReporter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.emailAddresses = self.emailAddresses.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ProblemReporterMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.problemReporter = self.problemReporter.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.RoutingTableEntrySetting: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.dnis = self.dnis.rebuilt()
        copy.id = self.id.rebuilt()
        copy.destinationType = self.destinationType.rebuilt()
        copy.description = self.description.rebuilt()
        copy.substitutionType = self.substitutionType.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SearchableProvidersResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.searchableProviders = self.searchableProviders.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SendEmailArgument: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.recipients = self.recipients.rebuilt()
        copy.subject = self.subject.rebuilt()
        copy.body = self.body.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ServerParameter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ServerParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.ServerParametersMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SingleSignOnIdentityProvider: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SingleSignOnIdentityProviders: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SmsBroker: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SmsBrokers: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.StatusMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.allowAcdCalls = self.allowAcdCalls.rebuilt()
        copy.allowFollowUp = self.allowFollowUp.rebuilt()
        copy.group = self.group.rebuilt()
        copy.hasDate = self.hasDate.rebuilt()
        copy.hasTime = self.hasTime.rebuilt()
        copy.isAfterCallWork = self.isAfterCallWork.rebuilt()
        copy.isDoNotDisturb = self.isDoNotDisturb.rebuilt()
        copy.isForward = self.isForward.rebuilt()
        copy.isPersistent = self.isPersistent.rebuilt()
        copy.isUserSelectable = self.isUserSelectable.rebuilt()
        copy.messageText = self.messageText.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.StatusMessages: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SubstitutionType: Rebuildable {}

extension ICWS.Configuration.System.SubsystemCertificatesEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.application = self.application.rebuilt()
        copy.dateCreated = self.dateCreated.rebuilt()
        copy.status = self.status.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SubsystemCertificatesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subsystemCertificates = self.subsystemCertificates.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SystemMailboxType: Rebuildable {}

extension ICWS.Configuration.System.SystemParameter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SystemParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.SystemParametersMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.TrustSubsystemCertificateArgument: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.trust = self.trust.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.UpdateService: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.updateProviderIsAvailable = self.updateProviderIsAvailable.rebuilt()
        copy.updateProviderOverrideURI = self.updateProviderOverrideURI.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.UrlAction: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.url = self.url.rebuilt()
        copy.popupType = self.popupType.rebuilt()
        copy.parameters = self.parameters.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.WebServicesParameter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.System.WebServicesParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}
