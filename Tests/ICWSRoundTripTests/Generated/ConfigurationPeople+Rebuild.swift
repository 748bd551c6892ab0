// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationPeople
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.People.AccessControlGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accountCodes = self.accountCodes.rebuilt()
        copy.children = self.children.rebuilt()
        copy.clientConfigurationTemplates = self.clientConfigurationTemplates.rebuilt()
        copy.imageResources = self.imageResources.rebuilt()
        copy.interactionProcessorTables = self.interactionProcessorTables.rebuilt()
        copy.ipPhoneProxyGroups = self.ipPhoneProxyGroups.rebuilt()
        copy.ipPhoneRingSets = self.ipPhoneRingSets.rebuilt()
        copy.ipPhones = self.ipPhones.rebuilt()
        copy.ipPhoneTemplates = self.ipPhoneTemplates.rebuilt()
        copy.isPermanent = self.isPermanent.rebuilt()
        copy.keywordSets = self.keywordSets.rebuilt()
        copy.layouts = self.layouts.rebuilt()
        copy.locations = self.locations.rebuilt()
        copy.parent = self.parent.rebuilt()
        copy.passwordPolicies = self.passwordPolicies.rebuilt()
        copy.roles = self.roles.rebuilt()
        copy.schedules = self.schedules.rebuilt()
        copy.skillCategories = self.skillCategories.rebuilt()
        copy.skills = self.skills.rebuilt()
        copy.stationGroups = self.stationGroups.rebuilt()
        copy.stations = self.stations.rebuilt()
        copy.stationTemplates = self.stationTemplates.rebuilt()
        copy.statisticGroups = self.statisticGroups.rebuilt()
        copy.users = self.users.rebuilt()
        copy.workgroups = self.workgroups.rebuilt()
        copy.wrapUpCategories = self.wrapUpCategories.rebuilt()
        copy.wrapUpCodes = self.wrapUpCodes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AccessControlGroupsContract: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AccessControlGroupsMessage: Rebuildable {
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

extension ICWS.Configuration.People.Accessrights.AccessRightsProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.activateOthers = self.activateOthers.rebuilt()
        copy.activateSelf = self.activateSelf.rebuilt()
        copy.canEditAccessRights = self.canEditAccessRights.rebuilt()
        copy.changeUserStatus = self.changeUserStatus.rebuilt()
        copy.clientButtons = self.clientButtons.rebuilt()
        copy.coachLineQueue = self.coachLineQueue.rebuilt()
        copy.coachStationQueue = self.coachStationQueue.rebuilt()
        copy.coachUserQueue = self.coachUserQueue.rebuilt()
        copy.coachWorkgroupQueue = self.coachWorkgroupQueue.rebuilt()
        copy.createOptimizerForecasts = self.createOptimizerForecasts.rebuilt()
        copy.createSchedulingUnitAgentConstraints = self.createSchedulingUnitAgentConstraints.rebuilt()
        copy.createSchedulingUnitAgentGroups = self.createSchedulingUnitAgentGroups.rebuilt()
        copy.createSchedulingUnitSchedules = self.createSchedulingUnitSchedules.rebuilt()
        copy.createSchedulingUnitShiftRotations = self.createSchedulingUnitShiftRotations.rebuilt()
        copy.createSchedulingUnitShifts = self.createSchedulingUnitShifts.rebuilt()
        copy.createSchedulingUnitTimeoffRequests = self.createSchedulingUnitTimeoffRequests.rebuilt()
        copy.deleteOptimizerForecasts = self.deleteOptimizerForecasts.rebuilt()
        copy.deleteSchedulingUnitAgentConstraints = self.deleteSchedulingUnitAgentConstraints.rebuilt()
        copy.deleteSchedulingUnitAgentGroups = self.deleteSchedulingUnitAgentGroups.rebuilt()
        copy.deleteSchedulingUnitSchedules = self.deleteSchedulingUnitSchedules.rebuilt()
        copy.deleteSchedulingUnitShiftRotations = self.deleteSchedulingUnitShiftRotations.rebuilt()
        copy.deleteSchedulingUnitShifts = self.deleteSchedulingUnitShifts.rebuilt()
        copy.deleteSchedulingUnitTimeoffRequests = self.deleteSchedulingUnitTimeoffRequests.rebuilt()
        copy.disconnectLineQueue = self.disconnectLineQueue.rebuilt()
        copy.disconnectStationQueue = self.disconnectStationQueue.rebuilt()
        copy.disconnectUserQueue = self.disconnectUserQueue.rebuilt()
        copy.disconnectWorkgroupQueue = self.disconnectWorkgroupQueue.rebuilt()
        copy.eFaqs = self.eFaqs.rebuilt()
        copy.followMePhoneNumberClassifications = self.followMePhoneNumberClassifications.rebuilt()
        copy.forwardPhoneNumberClassifications = self.forwardPhoneNumberClassifications.rebuilt()
        copy.holdStationQueue = self.holdStationQueue.rebuilt()
        copy.holdUserQueue = self.holdUserQueue.rebuilt()
        copy.interactionClientPlugins = self.interactionClientPlugins.rebuilt()
        copy.interactionConferenceRestrictRooms = self.interactionConferenceRestrictRooms.rebuilt()
        copy.joinLineQueue = self.joinLineQueue.rebuilt()
        copy.joinStationQueue = self.joinStationQueue.rebuilt()
        copy.joinUserQueue = self.joinUserQueue.rebuilt()
        copy.joinWorkgroupQueue = self.joinWorkgroupQueue.rebuilt()
        copy.launchableProcessList = self.launchableProcessList.rebuilt()
        copy.listAccountCodes = self.listAccountCodes.rebuilt()
        copy.listenLineQueue = self.listenLineQueue.rebuilt()
        copy.listenStationQueue = self.listenStationQueue.rebuilt()
        copy.listenUserQueue = self.listenUserQueue.rebuilt()
        copy.listenWorkgroupQueue = self.listenWorkgroupQueue.rebuilt()
        copy.loginStation = self.loginStation.rebuilt()
        copy.manageProcessList = self.manageProcessList.rebuilt()
        copy.miscellaneous = self.miscellaneous.rebuilt()
        copy.modifyAttendantEmailProfiles = self.modifyAttendantEmailProfiles.rebuilt()
        copy.modifyAttendantInboundProfiles = self.modifyAttendantInboundProfiles.rebuilt()
        copy.modifyAttendantOperatorProfiles = self.modifyAttendantOperatorProfiles.rebuilt()
        copy.modifyAttendantOutboundProfiles = self.modifyAttendantOutboundProfiles.rebuilt()
        copy.modifyCampaignList = self.modifyCampaignList.rebuilt()
        copy.modifyFeedbackSurveys = self.modifyFeedbackSurveys.rebuilt()
        copy.modifyOptimizerForecasts = self.modifyOptimizerForecasts.rebuilt()
        copy.modifyRecorderQuestionnaires = self.modifyRecorderQuestionnaires.rebuilt()
        copy.modifySchedulingUnitAgentConstraints = self.modifySchedulingUnitAgentConstraints.rebuilt()
        copy.modifySchedulingUnitAgentGroups = self.modifySchedulingUnitAgentGroups.rebuilt()
        copy.modifySchedulingUnitConfiguration = self.modifySchedulingUnitConfiguration.rebuilt()
        copy.modifySchedulingUnitListRealTimeAdherence = self.modifySchedulingUnitListRealTimeAdherence.rebuilt()
        copy.modifySchedulingUnitSchedules = self.modifySchedulingUnitSchedules.rebuilt()
        copy.modifySchedulingUnitShiftRotations = self.modifySchedulingUnitShiftRotations.rebuilt()
        copy.modifySchedulingUnitShifts = self.modifySchedulingUnitShifts.rebuilt()
        copy.modifySchedulingUnitTimeoffRequests = self.modifySchedulingUnitTimeoffRequests.rebuilt()
        copy.muteStationQueue = self.muteStationQueue.rebuilt()
        copy.muteUserQueue = self.muteUserQueue.rebuilt()
        copy.phoneNumberClassifications = self.phoneNumberClassifications.rebuilt()
        copy.pickupLineQueue = self.pickupLineQueue.rebuilt()
        copy.pickupStationQueue = self.pickupStationQueue.rebuilt()
        copy.pickupUserQueue = self.pickupUserQueue.rebuilt()
        copy.pickupWorkgroupQueue = self.pickupWorkgroupQueue.rebuilt()
        copy.previewEmailUserQueue = self.previewEmailUserQueue.rebuilt()
        copy.previewEmailWorkgroupQueue = self.previewEmailWorkgroupQueue.rebuilt()
        copy.recordLineQueue = self.recordLineQueue.rebuilt()
        copy.recordStationQueue = self.recordStationQueue.rebuilt()
        copy.recordUserQueue = self.recordUserQueue.rebuilt()
        copy.recordWorkgroupQueue = self.recordWorkgroupQueue.rebuilt()
        copy.responseManagementDocuments = self.responseManagementDocuments.rebuilt()
        copy.snipLineQueue = self.snipLineQueue.rebuilt()
        copy.snipStationQueue = self.snipStationQueue.rebuilt()
        copy.snipUserQueue = self.snipUserQueue.rebuilt()
        copy.snipWorkgroupQueue = self.snipWorkgroupQueue.rebuilt()
        copy.statusMessages = self.statusMessages.rebuilt()
        copy.substituteQueueControlColumns = self.substituteQueueControlColumns.rebuilt()
        copy.transferLineQueue = self.transferLineQueue.rebuilt()
        copy.transferStationQueue = self.transferStationQueue.rebuilt()
        copy.transferUserQueue = self.transferUserQueue.rebuilt()
        copy.transferWorkgroupQueue = self.transferWorkgroupQueue.rebuilt()
        copy.tuiPhoneNumberClassifications = self.tuiPhoneNumberClassifications.rebuilt()
        copy.viewAnalyticsDashboards = self.viewAnalyticsDashboards.rebuilt()
        copy.viewAttendantEmailProfileInSearch = self.viewAttendantEmailProfileInSearch.rebuilt()
        copy.viewAttendantEmailProfiles = self.viewAttendantEmailProfiles.rebuilt()
        copy.viewAttendantInboundProfileInSearch = self.viewAttendantInboundProfileInSearch.rebuilt()
        copy.viewAttendantInboundProfiles = self.viewAttendantInboundProfiles.rebuilt()
        copy.viewAttendantOperatorProfileInSearch = self.viewAttendantOperatorProfileInSearch.rebuilt()
        copy.viewAttendantOperatorProfiles = self.viewAttendantOperatorProfiles.rebuilt()
        copy.viewAttendantOutboundProfileInSearch = self.viewAttendantOutboundProfileInSearch.rebuilt()
        copy.viewAttendantOutboundProfiles = self.viewAttendantOutboundProfiles.rebuilt()
        copy.viewCampaignList = self.viewCampaignList.rebuilt()
        copy.viewDataSource = self.viewDataSource.rebuilt()
        copy.viewFeedbackSurveys = self.viewFeedbackSurveys.rebuilt()
        copy.viewGeneralDirectories = self.viewGeneralDirectories.rebuilt()
        copy.viewHistoricalReports = self.viewHistoricalReports.rebuilt()
        copy.viewIndividualStatistics = self.viewIndividualStatistics.rebuilt()
        copy.viewLayoutList = self.viewLayoutList.rebuilt()
        copy.viewLineQueue = self.viewLineQueue.rebuilt()
        copy.viewModifyOptimizerAll = self.viewModifyOptimizerAll.rebuilt()
        copy.viewOptimizerForecasts = self.viewOptimizerForecasts.rebuilt()
        copy.viewOptimizerSchedulingUnits = self.viewOptimizerSchedulingUnits.rebuilt()
        copy.viewPositionsList = self.viewPositionsList.rebuilt()
        copy.viewProcessList = self.viewProcessList.rebuilt()
        copy.viewQueueControlColumns = self.viewQueueControlColumns.rebuilt()
        copy.viewRecorderQuestionnaires = self.viewRecorderQuestionnaires.rebuilt()
        copy.viewReport = self.viewReport.rebuilt()
        copy.viewSchedulingUnitAgentConstraints = self.viewSchedulingUnitAgentConstraints.rebuilt()
        copy.viewSchedulingUnitAgentGroups = self.viewSchedulingUnitAgentGroups.rebuilt()
        copy.viewSchedulingUnitConfiguration = self.viewSchedulingUnitConfiguration.rebuilt()
        copy.viewSchedulingUnitIntradayMonitoring = self.viewSchedulingUnitIntradayMonitoring.rebuilt()
        copy.viewSchedulingUnitListRealTimeAdherence = self.viewSchedulingUnitListRealTimeAdherence.rebuilt()
        copy.viewSchedulingUnitSchedulePreferences = self.viewSchedulingUnitSchedulePreferences.rebuilt()
        copy.viewSchedulingUnitSchedules = self.viewSchedulingUnitSchedules.rebuilt()
        copy.viewSchedulingUnitShiftRotations = self.viewSchedulingUnitShiftRotations.rebuilt()
        copy.viewSchedulingUnitShifts = self.viewSchedulingUnitShifts.rebuilt()
        copy.viewSchedulingUnitTimeoffRequests = self.viewSchedulingUnitTimeoffRequests.rebuilt()
        copy.viewSkillList = self.viewSkillList.rebuilt()
        copy.viewStationGroups = self.viewStationGroups.rebuilt()
        copy.viewStationGroupsInSearch = self.viewStationGroupsInSearch.rebuilt()
        copy.viewStationQueue = self.viewStationQueue.rebuilt()
        copy.viewStationQueueInSearch = self.viewStationQueueInSearch.rebuilt()
        copy.viewStatusColumns = self.viewStatusColumns.rebuilt()
        copy.viewUserInteractionHistory = self.viewUserInteractionHistory.rebuilt()
        copy.viewUserQueue = self.viewUserQueue.rebuilt()
        copy.viewWorkgroup = self.viewWorkgroup.rebuilt()
        copy.viewWorkgroupQueue = self.viewWorkgroupQueue.rebuilt()
        copy.viewWorkgroupQueueInSearch = self.viewWorkgroupQueueInSearch.rebuilt()
        copy.viewWorkgroupStatistics = self.viewWorkgroupStatistics.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.Accessrights.AdministrativeRightsProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accountCodeList = self.accountCodeList.rebuilt()
        copy.accumulatorList = self.accumulatorList.rebuilt()
        copy.actions = self.actions.rebuilt()
        copy.analyticsConfiguration = self.analyticsConfiguration.rebuilt()
        copy.attendantDefaults = self.attendantDefaults.rebuilt()
        copy.audioSources = self.audioSources.rebuilt()
        copy.canEditAdministrativeRights = self.canEditAdministrativeRights.rebuilt()
        copy.canPublishClientTemplates = self.canPublishClientTemplates.rebuilt()
        copy.clientButtons = self.clientButtons.rebuilt()
        copy.clientConfigurationConfiguration = self.clientConfigurationConfiguration.rebuilt()
        copy.clientConfigurationTemplates = self.clientConfigurationTemplates.rebuilt()
        copy.collective = self.collective.rebuilt()
        copy.contactListSources = self.contactListSources.rebuilt()
        copy.dataManagerConfiguration = self.dataManagerConfiguration.rebuilt()
        copy.defaultIPPhoneConfiguration = self.defaultIPPhoneConfiguration.rebuilt()
        copy.defaultLocationConfiguration = self.defaultLocationConfiguration.rebuilt()
        copy.defaultStationConfiguration = self.defaultStationConfiguration.rebuilt()
        copy.defaultUserConfiguration = self.defaultUserConfiguration.rebuilt()
        copy.dnisMappingsConfiguration = self.dnisMappingsConfiguration.rebuilt()
        copy.eFaq = self.eFaq.rebuilt()
        copy.faxConfiguration = self.faxConfiguration.rebuilt()
        copy.faxGroups = self.faxGroups.rebuilt()
        copy.handlers = self.handlers.rebuilt()
        copy.icDataSources = self.icDataSources.rebuilt()
        copy.imageResources = self.imageResources.rebuilt()
        copy.initializationFunctions = self.initializationFunctions.rebuilt()
        copy.interactionAnalyzerKeywordSets = self.interactionAnalyzerKeywordSets.rebuilt()
        copy.interactionConferenceConfiguration = self.interactionConferenceConfiguration.rebuilt()
        copy.interactionConferenceRooms = self.interactionConferenceRooms.rebuilt()
        copy.interactionDialerCallLists = self.interactionDialerCallLists.rebuilt()
        copy.interactionDialerCampaigns = self.interactionDialerCampaigns.rebuilt()
        copy.interactionDialerConfiguration = self.interactionDialerConfiguration.rebuilt()
        copy.interactionDialerPolicySets = self.interactionDialerPolicySets.rebuilt()
        copy.interactionDialerRuleSets = self.interactionDialerRuleSets.rebuilt()
        copy.interactionDialerSchedules = self.interactionDialerSchedules.rebuilt()
        copy.interactionDialerScripts = self.interactionDialerScripts.rebuilt()
        copy.interactionDialerSkillSets = self.interactionDialerSkillSets.rebuilt()
        copy.interactionDialerStageSets = self.interactionDialerStageSets.rebuilt()
        copy.interactionDialerZoneSets = self.interactionDialerZoneSets.rebuilt()
        copy.interactionFeedbackConfiguration = self.interactionFeedbackConfiguration.rebuilt()
        copy.interactionOptimizerAdvancedConfiguration = self.interactionOptimizerAdvancedConfiguration.rebuilt()
        copy.interactionOptimizerAgentsConfiguration = self.interactionOptimizerAgentsConfiguration.rebuilt()
        copy.interactionProcessAutomation = self.interactionProcessAutomation.rebuilt()
        copy.interactionProcessorTables = self.interactionProcessorTables.rebuilt()
        copy.interactionRecorderConfiguration = self.interactionRecorderConfiguration.rebuilt()
        copy.interactionTrackerConfiguration = self.interactionTrackerConfiguration.rebuilt()
        copy.ipPhoneRegistrationGroups = self.ipPhoneRegistrationGroups.rebuilt()
        copy.ipPhoneRingSets = self.ipPhoneRingSets.rebuilt()
        copy.ipPhones = self.ipPhones.rebuilt()
        copy.ipPhoneTemplates = self.ipPhoneTemplates.rebuilt()
        copy.layouts = self.layouts.rebuilt()
        copy.licensesAllocationConfiguration = self.licensesAllocationConfiguration.rebuilt()
        copy.lineGroups = self.lineGroups.rebuilt()
        copy.lines = self.lines.rebuilt()
        copy.locations = self.locations.rebuilt()
        copy.logRetrievalAssistantConfiguration = self.logRetrievalAssistantConfiguration.rebuilt()
        copy.mailConfiguration = self.mailConfiguration.rebuilt()
        copy.masterAdministrator = self.masterAdministrator.rebuilt()
        copy.mediaServersConfiguration = self.mediaServersConfiguration.rebuilt()
        copy.mrcpConfiguration = self.mrcpConfiguration.rebuilt()
        copy.passwordPolicies = self.passwordPolicies.rebuilt()
        copy.passwordPoliciesConfiguration = self.passwordPoliciesConfiguration.rebuilt()
        copy.peerSitesConfiguration = self.peerSitesConfiguration.rebuilt()
        copy.phoneNumbersConfiguration = self.phoneNumbersConfiguration.rebuilt()
        copy.positions = self.positions.rebuilt()
        copy.problemReporterConfiguration = self.problemReporterConfiguration.rebuilt()
        copy.queueControlColumns = self.queueControlColumns.rebuilt()
        copy.reportLogs = self.reportLogs.rebuilt()
        copy.reports = self.reports.rebuilt()
        copy.responseManagement = self.responseManagement.rebuilt()
        copy.roles = self.roles.rebuilt()
        copy.salesforceCtis = self.salesforceCtis.rebuilt()
        copy.sametimeConfiguration = self.sametimeConfiguration.rebuilt()
        copy.schedules = self.schedules.rebuilt()
        copy.secureInputForms = self.secureInputForms.rebuilt()
        copy.selectionRuleList = self.selectionRuleList.rebuilt()
        copy.serverParameter = self.serverParameter.rebuilt()
        copy.serversConfiguration = self.serversConfiguration.rebuilt()
        copy.sessionManagerServerConfiguration = self.sessionManagerServerConfiguration.rebuilt()
        copy.singleSignOnIdentityProviders = self.singleSignOnIdentityProviders.rebuilt()
        copy.singleSignOnSecureTokenServer = self.singleSignOnSecureTokenServer.rebuilt()
        copy.sipBridge = self.sipBridge.rebuilt()
        copy.sipProxyConfiguration = self.sipProxyConfiguration.rebuilt()
        copy.skillCategories = self.skillCategories.rebuilt()
        copy.skills = self.skills.rebuilt()
        copy.smsBroker = self.smsBroker.rebuilt()
        copy.smsConfiguration = self.smsConfiguration.rebuilt()
        copy.socialMedia = self.socialMedia.rebuilt()
        copy.speechRecognitionConfiguration = self.speechRecognitionConfiguration.rebuilt()
        copy.stationGroups = self.stationGroups.rebuilt()
        copy.stations = self.stations.rebuilt()
        copy.stationTemplates = self.stationTemplates.rebuilt()
        copy.statisticGroups = self.statisticGroups.rebuilt()
        copy.statusMessages = self.statusMessages.rebuilt()
        copy.structuredParameters = self.structuredParameters.rebuilt()
        copy.systemConfiguration = self.systemConfiguration.rebuilt()
        copy.systemParameters = self.systemParameters.rebuilt()
        copy.users = self.users.rebuilt()
        copy.webServicesParameters = self.webServicesParameters.rebuilt()
        copy.widgetsConfiguration = self.widgetsConfiguration.rebuilt()
        copy.workgroups = self.workgroups.rebuilt()
        copy.wrapUpCategories = self.wrapUpCategories.rebuilt()
        copy.wrapUpCodes = self.wrapUpCodes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.Accessrights.SecurityRightsProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessAllInteractionConferences = self.accessAllInteractionConferences.rebuilt()
        copy.accessOwnedInteractionConferences = self.accessOwnedInteractionConferences.rebuilt()
        copy.accountCodeVerification = self.accountCodeVerification.rebuilt()
        copy.addIndividuals = self.addIndividuals.rebuilt()
        copy.addOrganizations = self.addOrganizations.rebuilt()
        copy.agentPreferences = self.agentPreferences.rebuilt()
        copy.allowAccessToProblemReporter = self.allowAccessToProblemReporter.rebuilt()
        copy.allowAgentRules = self.allowAgentRules.rebuilt()
        copy.allowAgentScheduleBidding = self.allowAgentScheduleBidding.rebuilt()
        copy.allowAgentSeeOwnRank = self.allowAgentSeeOwnRank.rebuilt()
        copy.allowAgentSeeRelativeRank = self.allowAgentSeeRelativeRank.rebuilt()
        copy.allowAlertProgramming = self.allowAlertProgramming.rebuilt()
        copy.allowEmailAccessViaTui = self.allowEmailAccessViaTui.rebuilt()
        copy.allowEmailAlerts = self.allowEmailAlerts.rebuilt()
        copy.allowFaxAccessViaTui = self.allowFaxAccessViaTui.rebuilt()
        copy.allowHandlerAlerts = self.allowHandlerAlerts.rebuilt()
        copy.allowIntercomChat = self.allowIntercomChat.rebuilt()
        copy.allowMemoAlerts = self.allowMemoAlerts.rebuilt()
        copy.allowMiniMode = self.allowMiniMode.rebuilt()
        copy.allowMonitorColumns = self.allowMonitorColumns.rebuilt()
        copy.allowMultipleCalls = self.allowMultipleCalls.rebuilt()
        copy.allowPersistentConnections = self.allowPersistentConnections.rebuilt()
        copy.allowReceiveVoicemail = self.allowReceiveVoicemail.rebuilt()
        copy.allowRelatedInteractionsPage = self.allowRelatedInteractionsPage.rebuilt()
        copy.allowResponseManagement = self.allowResponseManagement.rebuilt()
        copy.allowSpeedDials = self.allowSpeedDials.rebuilt()
        copy.allowStatusNotes = self.allowStatusNotes.rebuilt()
        copy.allowUserDefinedTelephoneNumberOnRemoteLogin = self.allowUserDefinedTelephoneNumberOnRemoteLogin.rebuilt()
        copy.allowVideo = self.allowVideo.rebuilt()
        copy.allowVoiceMaiAccessViaTui = self.allowVoiceMaiAccessViaTui.rebuilt()
        copy.allowWorkgroupStats = self.allowWorkgroupStats.rebuilt()
        copy.canAccessOptimizerShiftTrading = self.canAccessOptimizerShiftTrading.rebuilt()
        copy.canCoachInteractions = self.canCoachInteractions.rebuilt()
        copy.canConferenceCalls = self.canConferenceCalls.rebuilt()
        copy.canCreateEmailAttendantProfile = self.canCreateEmailAttendantProfile.rebuilt()
        copy.canCreateInboundAttendantProfile = self.canCreateInboundAttendantProfile.rebuilt()
        copy.canCreateOperatorAttendantProfile = self.canCreateOperatorAttendantProfile.rebuilt()
        copy.canCreateOptimizerActivityCodes = self.canCreateOptimizerActivityCodes.rebuilt()
        copy.canCreateOptimizerDayClassifications = self.canCreateOptimizerDayClassifications.rebuilt()
        copy.canCreateOutboundAttendantProfile = self.canCreateOutboundAttendantProfile.rebuilt()
        copy.canCreateQuestionnaireDirectories = self.canCreateQuestionnaireDirectories.rebuilt()
        copy.canCreateSchedulingUnits = self.canCreateSchedulingUnits.rebuilt()
        copy.canDeleteOptimizerActivityCodes = self.canDeleteOptimizerActivityCodes.rebuilt()
        copy.canDeleteOptimizerDayClassifications = self.canDeleteOptimizerDayClassifications.rebuilt()
        copy.canDeleteSchedulingUnits = self.canDeleteSchedulingUnits.rebuilt()
        copy.canDisconnectInteractions = self.canDisconnectInteractions.rebuilt()
        copy.canInitiateRecordingSnippet = self.canInitiateRecordingSnippet.rebuilt()
        copy.canInitiateSecureInput = self.canInitiateSecureInput.rebuilt()
        copy.canJoinInteractions = self.canJoinInteractions.rebuilt()
        copy.canListenInOnInteractions = self.canListenInOnInteractions.rebuilt()
        copy.canManageClientTemplates = self.canManageClientTemplates.rebuilt()
        copy.canModifyOptimizerActivityCodes = self.canModifyOptimizerActivityCodes.rebuilt()
        copy.canModifyOptimizerDayClassifications = self.canModifyOptimizerDayClassifications.rebuilt()
        copy.canModifyOptimizerStatusActivityTypeMapping = self.canModifyOptimizerStatusActivityTypeMapping.rebuilt()
        copy.canMuteInteractions = self.canMuteInteractions.rebuilt()
        copy.canOrbitQueue = self.canOrbitQueue.rebuilt()
        copy.canOverrideFinishedScorecards = self.canOverrideFinishedScorecards.rebuilt()
        copy.canParkInteractions = self.canParkInteractions.rebuilt()
        copy.canPauseInteractions = self.canPauseInteractions.rebuilt()
        copy.canPickupInteractions = self.canPickupInteractions.rebuilt()
        copy.canPublishProcess = self.canPublishProcess.rebuilt()
        copy.canPutInteractionsOnHold = self.canPutInteractionsOnHold.rebuilt()
        copy.canRecordInteractions = self.canRecordInteractions.rebuilt()
        copy.canRequestAssistanceFromSupervisor = self.canRequestAssistanceFromSupervisor.rebuilt()
        copy.canSecureRecordingPauseInteractions = self.canSecureRecordingPauseInteractions.rebuilt()
        copy.canSubmitTimeOff = self.canSubmitTimeOff.rebuilt()
        copy.canTransferInteractions = self.canTransferInteractions.rebuilt()
        copy.canTransferInteractionsToVoicemail = self.canTransferInteractionsToVoicemail.rebuilt()
        copy.canUserInteractionRecorderSelector = self.canUserInteractionRecorderSelector.rebuilt()
        copy.canViewOptimizerActivityCodes = self.canViewOptimizerActivityCodes.rebuilt()
        copy.canViewOptimizerDayClassifications = self.canViewOptimizerDayClassifications.rebuilt()
        copy.canViewOptimizerStatusActivityTypeMapping = self.canViewOptimizerStatusActivityTypeMapping.rebuilt()
        copy.customizeClient = self.customizeClient.rebuilt()
        copy.dataExtractorJobAdmin = self.dataExtractorJobAdmin.rebuilt()
        copy.debugHandlers = self.debugHandlers.rebuilt()
        copy.deleteIndividuals = self.deleteIndividuals.rebuilt()
        copy.deleteOrganizations = self.deleteOrganizations.rebuilt()
        copy.directoryAdmin = self.directoryAdmin.rebuilt()
        copy.followMe = self.followMe.rebuilt()
        copy.havePrivateContacts = self.havePrivateContacts.rebuilt()
        copy.interactionRecorderMasterKeyPasswordAdministrator = self.interactionRecorderMasterKeyPasswordAdministrator
            .rebuilt()
        copy.ipPhoneProvisioningAdmin = self.ipPhoneProvisioningAdmin.rebuilt()
        copy.lockPolicySets = self.lockPolicySets.rebuilt()
        copy.loginCampaign = self.loginCampaign.rebuilt()
        copy.manageHandlers = self.manageHandlers.rebuilt()
        copy.mobileOfficeUser = self.mobileOfficeUser.rebuilt()
        copy.modifyConfigurationChangeAuditing = self.modifyConfigurationChangeAuditing.rebuilt()
        copy.modifyConfigurationGeneral = self.modifyConfigurationGeneral.rebuilt()
        copy.modifyConfigurationHTTPServer = self.modifyConfigurationHTTPServer.rebuilt()
        copy.modifyConfigurationOutboundServers = self.modifyConfigurationOutboundServers.rebuilt()
        copy.modifyConfigurationPhoneNumberTypes = self.modifyConfigurationPhoneNumberTypes.rebuilt()
        copy.modifyConfigurationPreviewCallBehavior = self.modifyConfigurationPreviewCallBehavior.rebuilt()
        copy.modifyIndividuals = self.modifyIndividuals.rebuilt()
        copy.modifyInteractions = self.modifyInteractions.rebuilt()
        copy.modifyOrganizations = self.modifyOrganizations.rebuilt()
        copy.outlookTuiUser = self.outlookTuiUser.rebuilt()
        copy.privateCalls = self.privateCalls.rebuilt()
        copy.publishHandlers = self.publishHandlers.rebuilt()
        copy.remoteControl = self.remoteControl.rebuilt()
        copy.reporterAdministrator = self.reporterAdministrator.rebuilt()
        copy.requireForcedAuthorizationCode = self.requireForcedAuthorizationCode.rebuilt()
        copy.runContactListPredefinedActions = self.runContactListPredefinedActions.rebuilt()
        copy.showAssistanceButton = self.showAssistanceButton.rebuilt()
        copy.showCoachButton = self.showCoachButton.rebuilt()
        copy.showDisconnectButton = self.showDisconnectButton.rebuilt()
        copy.showHoldButton = self.showHoldButton.rebuilt()
        copy.showJoinButton = self.showJoinButton.rebuilt()
        copy.showListenButton = self.showListenButton.rebuilt()
        copy.showMuteButton = self.showMuteButton.rebuilt()
        copy.showParkButton = self.showParkButton.rebuilt()
        copy.showPauseButton = self.showPauseButton.rebuilt()
        copy.showPickupButton = self.showPickupButton.rebuilt()
        copy.showPrivateButton = self.showPrivateButton.rebuilt()
        copy.showRecordButton = self.showRecordButton.rebuilt()
        copy.showRecordingSnippetButton = self.showRecordingSnippetButton.rebuilt()
        copy.showSecureInputButton = self.showSecureInputButton.rebuilt()
        copy.showSecureRecordingPauseButton = self.showSecureRecordingPauseButton.rebuilt()
        copy.showTransferButton = self.showTransferButton.rebuilt()
        copy.showVoicemailButton = self.showVoicemailButton.rebuilt()
        copy.showWorkgroupsProfilesTab = self.showWorkgroupsProfilesTab.rebuilt()
        copy.traceConfiguration = self.traceConfiguration.rebuilt()
        copy.trackerAdministrator = self.trackerAdministrator.rebuilt()
        copy.useTiffForFaxes = self.useTiffForFaxes.rebuilt()
        copy.viewConfigurationChangeAuditing = self.viewConfigurationChangeAuditing.rebuilt()
        copy.viewConfigurationGeneral = self.viewConfigurationGeneral.rebuilt()
        copy.viewConfigurationHTTPServer = self.viewConfigurationHTTPServer.rebuilt()
        copy.viewConfigurationOutboundServers = self.viewConfigurationOutboundServers.rebuilt()
        copy.viewConfigurationPhoneNumberTypes = self.viewConfigurationPhoneNumberTypes.rebuilt()
        copy.viewConfigurationPreviewCallBehavior = self.viewConfigurationPreviewCallBehavior.rebuilt()
        copy.viewInteractionDetails = self.viewInteractionDetails.rebuilt()
        copy.viewModifyCampaignAgentlessCallingType = self.viewModifyCampaignAgentlessCallingType.rebuilt()
        copy.viewModifyCampaignAutomaticTimeZoneMapping = self.viewModifyCampaignAutomaticTimeZoneMapping.rebuilt()
        copy.viewModifyCampaignLineSettings = self.viewModifyCampaignLineSettings.rebuilt()
        copy.viewModifyCampaignMaxLines = self.viewModifyCampaignMaxLines.rebuilt()
        copy.viewModifyCampaignStatus = self.viewModifyCampaignStatus.rebuilt()
        copy.viewModifyContactListDataQuery = self.viewModifyContactListDataQuery.rebuilt()
        copy.viewModifyCustomHandlerActions = self.viewModifyCustomHandlerActions.rebuilt()
        copy.viewModifyDatabaseConnections = self.viewModifyDatabaseConnections.rebuilt()
        copy.viewModifyDncSources = self.viewModifyDncSources.rebuilt()
        copy.viewModifyEventLog = self.viewModifyEventLog.rebuilt()
        copy.viewModifyTimeZoneMapData = self.viewModifyTimeZoneMapData.rebuilt()
        copy.viewOtherPeoplesPrivateInteractions = self.viewOtherPeoplesPrivateInteractions.rebuilt()
        copy.widgetsConfigurationMaster = self.widgetsConfigurationMaster.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AccountCode: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.description = self.description.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AccountCodes: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AccountCodesConfiguration: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accountCodesEnabled = self.accountCodesEnabled.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AccountCodesConfigurationMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.accountCodesConfiguration = self.accountCodesConfiguration.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AccountCodesMessage: Rebuildable {
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

extension ICWS.Configuration.People.Action: Rebuildable {}

extension ICWS.Configuration.People.AreInUseResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.areACGsInUse = self.areACGsInUse.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AssignMembershipArgument: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.objects = self.objects.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AssignMembershipResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AssignableAccessControlGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessControlGroupId = self.accessControlGroupId.rebuilt()
        copy.children = self.children.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AssignableEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.acg = self.acg.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.AssignableResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.assignable = self.assignable.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.Availability: Rebuildable {}

extension ICWS.Configuration.People.ClientButton: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.action = self.action.rebuilt()
        copy.availability = self.availability.rebuilt()
        copy.buttonText = self.buttonText.rebuilt()
        copy.deactivateAfterUse = self.deactivateAfterUse.rebuilt()
        copy.description = self.description.rebuilt()
        copy.displayNotification = self.displayNotification.rebuilt()
        copy.enabled = self.enabled.rebuilt()
        copy.iconUri = self.iconUri.rebuilt()
        copy.interactionTypes = self.interactionTypes.rebuilt()
        copy.localApplication = self.localApplication.rebuilt()
        copy.locations = self.locations.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ClientButtons: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ClientButtonsMessage: Rebuildable {
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

extension ICWS.Configuration.People.ClientConfigurationTemplate: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ClientConfigurationTemplates: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ClientConfigurationTemplatesMessage: Rebuildable {
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

extension ICWS.Configuration.People.ClientTemplate: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.applicationId = self.applicationId.rebuilt()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.fileDateLastModified = self.fileDateLastModified.rebuilt()
        copy.isPermanent = self.isPermanent.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ClientTemplateInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.applicationId = self.applicationId.rebuilt()
        copy.publishedDate = self.publishedDate.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ClientTemplates: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ClientTemplatesMessage: Rebuildable {
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

extension ICWS.Configuration.People.DefaultUser: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessRights = self.accessRights.rebuilt()
        copy.administrativeRights = self.administrativeRights.rebuilt()
        copy.interactionDisconnectedAction = self.interactionDisconnectedAction.rebuilt()
        copy.interactionOfferingAction = self.interactionOfferingAction.rebuilt()
        copy.parkedCallExtension = self.parkedCallExtension.rebuilt()
        copy.parkedCallTimeout = self.parkedCallTimeout.rebuilt()
        copy.parkedChatExtension = self.parkedChatExtension.rebuilt()
        copy.parkedChatTimeout = self.parkedChatTimeout.rebuilt()
        copy.parkedEmailExtension = self.parkedEmailExtension.rebuilt()
        copy.parkedEmailTimeout = self.parkedEmailTimeout.rebuilt()
        copy.parkedGenericObjectExtension = self.parkedGenericObjectExtension.rebuilt()
        copy.parkedGenericObjectTimeout = self.parkedGenericObjectTimeout.rebuilt()
        copy.securityRights = self.securityRights.rebuilt()
        copy.webClientFaxFormat = self.webClientFaxFormat.rebuilt()
        copy.whisperToneLevel = self.whisperToneLevel.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.DefaultUserMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.defaultUser = self.defaultUser.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.EFaqSearchOptions: Rebuildable {}

extension ICWS.Configuration.People.FollowMe: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.phoneNumber = self.phoneNumber.rebuilt()
        copy.timeout = self.timeout.rebuilt()
        copy.usePin = self.usePin.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.InteractionType: Rebuildable {}

extension ICWS.Configuration.People.Location: Rebuildable {}

extension ICWS.Configuration.People.LyncOption: Rebuildable {}

extension ICWS.Configuration.People.MonitoredMailbox: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.canReceiveEncryptedEmail = self.canReceiveEncryptedEmail.rebuilt()
        copy.configurationId = self.configurationId.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.inboundFolder = self.inboundFolder.rebuilt()
        copy.mailboxMoniker = self.mailboxMoniker.rebuilt()
        copy.mailboxType = self.mailboxType.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.MonitoredMailboxType: Rebuildable {}

extension ICWS.Configuration.People.MonitoredMailboxesBulkUpdate: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.add = self.add.rebuilt()
        copy.modify = self.modify.rebuilt()
        copy.remove = self.remove.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.MwiMode: Rebuildable {}

extension ICWS.Configuration.People.PasswordPolicies: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.PasswordPoliciesMessage: Rebuildable {
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

extension ICWS.Configuration.People.PasswordPolicy: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.accountLockoutDuration = self.accountLockoutDuration.rebuilt()
        copy.allSequentialDigitsAllowed = self.allSequentialDigitsAllowed.rebuilt()
        copy.description = self.description.rebuilt()
        copy.failedLoginCountResetTime = self.failedLoginCountResetTime.rebuilt()
        copy.maximumFailedLoginAttempts = self.maximumFailedLoginAttempts.rebuilt()
        copy.maximumPasswordAge = self.maximumPasswordAge.rebuilt()
        copy.maximumPasswordAgeWarningPeriod = self.maximumPasswordAgeWarningPeriod.rebuilt()
        copy.minimumLowercaseCharacters = self.minimumLowercaseCharacters.rebuilt()
        copy.minimumNumericCharacters = self.minimumNumericCharacters.rebuilt()
        copy.minimumPasswordAge = self.minimumPasswordAge.rebuilt()
        copy.minimumPasswordHistory = self.minimumPasswordHistory.rebuilt()
        copy.minimumPasswordLength = self.minimumPasswordLength.rebuilt()
        copy.minimumSpecialCharacters = self.minimumSpecialCharacters.rebuilt()
        copy.minimumUniqueDtmfDigits = self.minimumUniqueDtmfDigits.rebuilt()
        copy.minimumUppercaseCharacters = self.minimumUppercaseCharacters.rebuilt()
        copy.roleAssignments = self.roleAssignments.rebuilt()
        copy.specialCharacters = self.specialCharacters.rebuilt()
        copy.userAssignments = self.userAssignments.rebuilt()
        copy.userMustChangePassword = self.userMustChangePassword.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.PatternType: Rebuildable {}

extension ICWS.Configuration.People.PersonalInformationProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.assistantName = self.assistantName.rebuilt()
        copy.city = self.city.rebuilt()
        copy.companyName = self.companyName.rebuilt()
        copy.country = self.country.rebuilt()
        copy.departmentName = self.departmentName.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.emailAlias = self.emailAlias.rebuilt()
        copy.givenName = self.givenName.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.officeLocation = self.officeLocation.rebuilt()
        copy.phoneNumberOfAssistant = self.phoneNumberOfAssistant.rebuilt()
        copy.phoneNumberOfBusiness1 = self.phoneNumberOfBusiness1.rebuilt()
        copy.phoneNumberOfBusiness2 = self.phoneNumberOfBusiness2.rebuilt()
        copy.phoneNumberOfFax = self.phoneNumberOfFax.rebuilt()
        copy.phoneNumberOfHome1 = self.phoneNumberOfHome1.rebuilt()
        copy.phoneNumberOfHome2 = self.phoneNumberOfHome2.rebuilt()
        copy.phoneNumberOfMobile = self.phoneNumberOfMobile.rebuilt()
        copy.phoneNumberOfPager = self.phoneNumberOfPager.rebuilt()
        copy.postalCode = self.postalCode.rebuilt()
        copy.stateOrProvince = self.stateOrProvince.rebuilt()
        copy.streetAddress = self.streetAddress.rebuilt()
        copy.surname = self.surname.rebuilt()
        copy.title = self.title.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.QueueColumn: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.attribute = self.attribute.rebuilt()
        copy.attributeType = self.attributeType.rebuilt()
        copy.columnName = self.columnName.rebuilt()
        copy.isPermanent = self.isPermanent.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.QueueColumnAttributeType: Rebuildable {}

extension ICWS.Configuration.People.QueueColumns: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.QueueColumnsMessage: Rebuildable {
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

extension ICWS.Configuration.People.RelativeDayType: Rebuildable {}

extension ICWS.Configuration.People.RelativeMonthlyInstanceType: Rebuildable {}

extension ICWS.Configuration.People.ResponseManagementDocument: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.description = self.description.rebuilt()
        copy.documentDateLastModified = self.documentDateLastModified.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ResponseManagementDocuments: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ResponseManagementDocumentsMessage: Rebuildable {
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

extension ICWS.Configuration.People.Role: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.accessRights = self.accessRights.rebuilt()
        copy.administrativeRights = self.administrativeRights.rebuilt()
        copy.clientConfigurationTemplate = self.clientConfigurationTemplate.rebuilt()
        copy.passwordPolicies = self.passwordPolicies.rebuilt()
        copy.securityRights = self.securityRights.rebuilt()
        copy.users = self.users.rebuilt()
        copy.workgroups = self.workgroups.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.Roles: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.RolesMessage: Rebuildable {
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

extension ICWS.Configuration.People.Schedule: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.description = self.description.rebuilt()
        copy.isActive = self.isActive.rebuilt()
        copy.keywords = self.keywords.rebuilt()
        copy.scheduleRecurrences = self.scheduleRecurrences.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.ScheduleRecurrence: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.dates = self.dates.rebuilt()
        copy.days = self.days.rebuilt()
        copy.endDate = self.endDate.rebuilt()
        copy.endTime = self.endTime.rebuilt()
        copy.isAllDay = self.isAllDay.rebuilt()
        copy.isDaySpan = self.isDaySpan.rebuilt()
        copy.isRelative = self.isRelative.rebuilt()
        copy.month = self.month.rebuilt()
        copy.patternType = self.patternType.rebuilt()
        copy.relativeDay = self.relativeDay.rebuilt()
        copy.relativeMonthlyInstance = self.relativeMonthlyInstance.rebuilt()
        copy.startDate = self.startDate.rebuilt()
        copy.startTime = self.startTime.rebuilt()
        copy.weeklyEndTime = self.weeklyEndTime.rebuilt()
        copy.weeklyStartTime = self.weeklyStartTime.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.Schedules: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.SchedulesMessage: Rebuildable {
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

extension ICWS.Configuration.People.SecureInputForm: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.customParameters = self.customParameters.rebuilt()
        copy.description = self.description.rebuilt()
        copy.formFields = self.formFields.rebuilt()
        copy.formName = self.formName.rebuilt()
        copy.formType = self.formType.rebuilt()
        copy.ivrHandlerName = self.ivrHandlerName.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.SecureInputFormCustomParameter: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.SecureInputFormFieldDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.SecureInputFormType: Rebuildable {}

extension ICWS.Configuration.People.SecureInputForms: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.SecureInputFormsMessage: Rebuildable {
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

extension ICWS.Configuration.People.Skill: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.userAssignments = self.userAssignments.rebuilt()
        copy.workgroupAssignments = self.workgroupAssignments.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.SkillCategories: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.SkillCategoriesMessage: Rebuildable {
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

extension ICWS.Configuration.People.SkillCategory: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.skills = self.skills.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.Skills: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.SkillsMessage: Rebuildable {
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

extension ICWS.Configuration.People.StatisticParameterGroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.skillCategories = self.skillCategories.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.StatisticParameterGroups: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.StatisticParameterGroupsMessage: Rebuildable {
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

extension ICWS.Configuration.People.StatusColumn: Rebuildable {
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

extension ICWS.Configuration.People.StatusColumns: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.User: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.accessRights = self.accessRights.rebuilt()
        copy.acdAgentGreeting = self.acdAgentGreeting.rebuilt()
        copy.acdAgentGreetingFile = self.acdAgentGreetingFile.rebuilt()
        copy.administrativeRights = self.administrativeRights.rebuilt()
        copy.alias = self.alias.rebuilt()
        copy.autoAnswerAcdInteractions = self.autoAnswerAcdInteractions.rebuilt()
        copy.autoAnswerNonAcdInteractions = self.autoAnswerNonAcdInteractions.rebuilt()
        copy.callbackEnabledWorkgroups = self.callbackEnabledWorkgroups.rebuilt()
        copy.clientConfigDateLastModified = self.clientConfigDateLastModified.rebuilt()
        copy.clientConfigurationTemplate = self.clientConfigurationTemplate.rebuilt()
        copy.clientTemplate = self.clientTemplate.rebuilt()
        copy.cost = self.cost.rebuilt()
        copy.defaultWorkstation = self.defaultWorkstation.rebuilt()
        copy.excludeFromDirectory = self.excludeFromDirectory.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.faxCapability = self.faxCapability.rebuilt()
        copy.homeSite = self.homeSite.rebuilt()
        copy.interactionDisconnectedAction = self.interactionDisconnectedAction.rebuilt()
        copy.interactionOfferingAction = self.interactionOfferingAction.rebuilt()
        copy.interactionOfferingTimeout = self.interactionOfferingTimeout.rebuilt()
        copy.licenseProperties = self.licenseProperties.rebuilt()
        copy.location = self.location.rebuilt()
        copy.lyncIntegrationEnabled = self.lyncIntegrationEnabled.rebuilt()
        copy.lyncLineUri = self.lyncLineUri.rebuilt()
        copy.lyncOption = self.lyncOption.rebuilt()
        copy.lyncSipAddress = self.lyncSipAddress.rebuilt()
        copy.mailboxProperties = self.mailboxProperties.rebuilt()
        copy.mwiAddress = self.mwiAddress.rebuilt()
        copy.mwiEnabled = self.mwiEnabled.rebuilt()
        copy.mwiMode = self.mwiMode.rebuilt()
        copy.nameSpellingsAsr = self.nameSpellingsAsr.rebuilt()
        copy.nameSpellingTts = self.nameSpellingTts.rebuilt()
        copy.ntDomainUser = self.ntDomainUser.rebuilt()
        copy.outboundAni = self.outboundAni.rebuilt()
        copy.outlookIntegrationEnabled = self.outlookIntegrationEnabled.rebuilt()
        copy.pagerActive = self.pagerActive.rebuilt()
        copy.parkedCallExtension = self.parkedCallExtension.rebuilt()
        copy.parkedCallTimeout = self.parkedCallTimeout.rebuilt()
        copy.parkedChatExtension = self.parkedChatExtension.rebuilt()
        copy.parkedChatTimeout = self.parkedChatTimeout.rebuilt()
        copy.parkedEmailExtension = self.parkedEmailExtension.rebuilt()
        copy.parkedEmailTimeout = self.parkedEmailTimeout.rebuilt()
        copy.parkedGenericObjectExtension = self.parkedGenericObjectExtension.rebuilt()
        copy.parkedGenericObjectTimeout = self.parkedGenericObjectTimeout.rebuilt()
        copy.passwordPolicies = self.passwordPolicies.rebuilt()
        copy.personalInformationProperties = self.personalInformationProperties.rebuilt()
        copy.preferredLanguage = self.preferredLanguage.rebuilt()
        copy.roles = self.roles.rebuilt()
        copy.securityRights = self.securityRights.rebuilt()
        copy.skills = self.skills.rebuilt()
        copy.statisticsShiftStarts = self.statisticsShiftStarts.rebuilt()
        copy.statusText = self.statusText.rebuilt()
        copy.umDestination = self.umDestination.rebuilt()
        copy.umRemoteOverride = self.umRemoteOverride.rebuilt()
        copy.clientConfigurationProperties = self.clientConfigurationProperties.rebuilt()
        copy.utilizations = self.utilizations.rebuilt()
        copy.vniStation = self.vniStation.rebuilt()
        copy.whisperToneLevel = self.whisperToneLevel.rebuilt()
        copy.workgroups = self.workgroups.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.UserClientConfigurationProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accountCodeSortByNumber = self.accountCodeSortByNumber.rebuilt()
        copy.activateOutOfOfficeMessage = self.activateOutOfOfficeMessage.rebuilt()
        copy.alertOnSecurityBelowRequestedLevel = self.alertOnSecurityBelowRequestedLevel.rebuilt()
        copy.analyzeOutgoingExternalCalls = self.analyzeOutgoingExternalCalls.rebuilt()
        copy.autoPlayVoicemail = self.autoPlayVoicemail.rebuilt()
        copy.autoSelectInteractionOnDisconnect = self.autoSelectInteractionOnDisconnect.rebuilt()
        copy.callForwardAll = self.callForwardAll.rebuilt()
        copy.callForwardAllMode = self.callForwardAllMode.rebuilt()
        copy.callForwardAllowChange = self.callForwardAllowChange.rebuilt()
        copy.changeAlertingProperties = self.changeAlertingProperties.rebuilt()
        copy.changeEfaqProperties = self.changeEfaqProperties.rebuilt()
        copy.changeFollowMeProperties = self.changeFollowMeProperties.rebuilt()
        copy.changeQueueProperties = self.changeQueueProperties.rebuilt()
        copy.confirmDragAndDrop = self.confirmDragAndDrop.rebuilt()
        copy.confirmSingleClickDialing = self.confirmSingleClickDialing.rebuilt()
        copy.eFaqSearchOption = self.eFaqSearchOption.rebuilt()
        copy.emailDownloadHTMLPictures = self.emailDownloadHTMLPictures.rebuilt()
        copy.enableAdvancedDialing = self.enableAdvancedDialing.rebuilt()
        copy.externalCallTimeout = self.externalCallTimeout.rebuilt()
        copy.followMe = self.followMe.rebuilt()
        copy.muteOnTransfer = self.muteOnTransfer.rebuilt()
        copy.openNewCallWindowForIncomingCalls = self.openNewCallWindowForIncomingCalls.rebuilt()
        copy.ringWhenOnPhone = self.ringWhenOnPhone.rebuilt()
        copy.screenCalls = self.screenCalls.rebuilt()
        copy.showStatusInSystemTray = self.showStatusInSystemTray.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.UserPassword: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.password = self.password.rebuilt()
        copy.force = self.force.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.UsersContract: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.UsersMessage: Rebuildable {
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

extension ICWS.Configuration.People.WebClientFaxFormat: Rebuildable {}

extension ICWS.Configuration.People.Workgroup: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.accessRights = self.accessRights.rebuilt()
        copy.acdDisconnectedAction = self.acdDisconnectedAction.rebuilt()
        copy.acdIncomingAction = self.acdIncomingAction.rebuilt()
        copy.acdOfferingAction = self.acdOfferingAction.rebuilt()
        copy.acdSaveRepliesToSentItemsFolder = self.acdSaveRepliesToSentItemsFolder.rebuilt()
        copy.acdTransferAction = self.acdTransferAction.rebuilt()
        copy.acdUseAvailablityTime = self.acdUseAvailablityTime.rebuilt()
        copy.administrativeRights = self.administrativeRights.rebuilt()
        copy.agentScoreChange = self.agentScoreChange.rebuilt()
        copy.callbackMaxRetry = self.callbackMaxRetry.rebuilt()
        copy.callbackServiceLevelDistribution = self.callbackServiceLevelDistribution.rebuilt()
        copy.callbackServiceLevelTarget = self.callbackServiceLevelTarget.rebuilt()
        copy.callbackSnoozeDuration = self.callbackSnoozeDuration.rebuilt()
        copy.callServiceLevelDistribution = self.callServiceLevelDistribution.rebuilt()
        copy.callServiceLevelTarget = self.callServiceLevelTarget.rebuilt()
        copy.callStatisticsPeriod = self.callStatisticsPeriod.rebuilt()
        copy.captureInRecordings = self.captureInRecordings.rebuilt()
        copy.chatServiceLevelDistribution = self.chatServiceLevelDistribution.rebuilt()
        copy.chatServiceLevelTarget = self.chatServiceLevelTarget.rebuilt()
        copy.clientWaitTimeout = self.clientWaitTimeout.rebuilt()
        copy.emailServiceLevelDistribution = self.emailServiceLevelDistribution.rebuilt()
        copy.emailServiceLevelTarget = self.emailServiceLevelTarget.rebuilt()
        copy.estimatedCallTimeInterval = self.estimatedCallTimeInterval.rebuilt()
        copy.executeTransferActionOnUserTransfer = self.executeTransferActionOnUserTransfer.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.faxCapability = self.faxCapability.rebuilt()
        copy.genericServiceLevelDistribution = self.genericServiceLevelDistribution.rebuilt()
        copy.genericServiceLevelTarget = self.genericServiceLevelTarget.rebuilt()
        copy.gracePeriodBeforeNew = self.gracePeriodBeforeNew.rebuilt()
        copy.hasQueue = self.hasQueue.rebuilt()
        copy.interactionDisconnectedAction = self.interactionDisconnectedAction.rebuilt()
        copy.interactionOfferingAction = self.interactionOfferingAction.rebuilt()
        copy.interactionOfferingTimeout = self.interactionOfferingTimeout.rebuilt()
        copy.isAcdEmailRoutingActive = self.isAcdEmailRoutingActive.rebuilt()
        copy.isActive = self.isActive.rebuilt()
        copy.isCallbackEnabled = self.isCallbackEnabled.rebuilt()
        copy.isExemptHeldInteractionsEnabled = self.isExemptHeldInteractionsEnabled.rebuilt()
        copy.isWrapUpActive = self.isWrapUpActive.rebuilt()
        copy.keypadWaitTimeout = self.keypadWaitTimeout.rebuilt()
        copy.maximumChatReponseTime = self.maximumChatReponseTime.rebuilt()
        copy.maxNumberOfExempt = self.maxNumberOfExempt.rebuilt()
        copy.members = self.members.rebuilt()
        copy.membersSpanSites = self.membersSpanSites.rebuilt()
        copy.monitoredMailboxes = self.monitoredMailboxes.rebuilt()
        copy.nameSpellingsAsr = self.nameSpellingsAsr.rebuilt()
        copy.nameSpellingTts = self.nameSpellingTts.rebuilt()
        copy.noAnswerStatus = self.noAnswerStatus.rebuilt()
        copy.onCallStatus = self.onCallStatus.rebuilt()
        copy.onHoldMessage = self.onHoldMessage.rebuilt()
        copy.onHoldMusic = self.onHoldMusic.rebuilt()
        copy.operatorTarget = self.operatorTarget.rebuilt()
        copy.parkedCallExtension = self.parkedCallExtension.rebuilt()
        copy.parkedCallTimeout = self.parkedCallTimeout.rebuilt()
        copy.parkedChatExtension = self.parkedChatExtension.rebuilt()
        copy.parkedChatTimeout = self.parkedChatTimeout.rebuilt()
        copy.parkedEmailExtension = self.parkedEmailExtension.rebuilt()
        copy.parkedEmailTimeout = self.parkedEmailTimeout.rebuilt()
        copy.parkedGenericObjectExtension = self.parkedGenericObjectExtension.rebuilt()
        copy.parkedGenericObjectTimeout = self.parkedGenericObjectTimeout.rebuilt()
        copy.playToExternalPartiesOnly = self.playToExternalPartiesOnly.rebuilt()
        copy.preferredLanguage = self.preferredLanguage.rebuilt()
        copy.queueType = self.queueType.rebuilt()
        copy.recordAll = self.recordAll.rebuilt()
        copy.revertToAvailableTimeout = self.revertToAvailableTimeout.rebuilt()
        copy.roles = self.roles.rebuilt()
        copy.secureInputForms = self.secureInputForms.rebuilt()
        copy.securityRights = self.securityRights.rebuilt()
        copy.selectedTone = self.selectedTone.rebuilt()
        copy.skills = self.skills.rebuilt()
        copy.socialConversationServiceLevelDistribution = self.socialConversationServiceLevelDistribution.rebuilt()
        copy.socialConversationServiceLevelTarget = self.socialConversationServiceLevelTarget.rebuilt()
        copy.socialDirectMessageServiceLevelDistribution = self.socialDirectMessageServiceLevelDistribution.rebuilt()
        copy.socialDirectMessageServiceLevelTarget = self.socialDirectMessageServiceLevelTarget.rebuilt()
        copy.statisticParameterGroup = self.statisticParameterGroup.rebuilt()
        copy.statisticsShiftStarts = self.statisticsShiftStarts.rebuilt()
        copy.supervisors = self.supervisors.rebuilt()
        copy.useRecordingTones = self.useRecordingTones.rebuilt()
        copy.useTiffForFaxes = self.useTiffForFaxes.rebuilt()
        copy.utilizations = self.utilizations.rebuilt()
        copy.voicemailMessage = self.voicemailMessage.rebuilt()
        copy.workgroupMailboxProperties = self.workgroupMailboxProperties.rebuilt()
        copy.workItemServiceLevelDistribution = self.workItemServiceLevelDistribution.rebuilt()
        copy.workItemServiceLevelTarget = self.workItemServiceLevelTarget.rebuilt()
        copy.wrapUpCodes = self.wrapUpCodes.rebuilt()
        copy.wrapUpPrompt = self.wrapUpPrompt.rebuilt()
        copy.wrapUpStatus = self.wrapUpStatus.rebuilt()
        copy.wrapUpTimeout = self.wrapUpTimeout.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.WorkgroupQueueType: Rebuildable {}

extension ICWS.Configuration.People.WorkgroupsContract: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.WorkgroupsMessage: Rebuildable {
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

extension ICWS.Configuration.People.WrapUpCategories: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.WrapUpCategoriesMessage: Rebuildable {
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

extension ICWS.Configuration.People.WrapUpCategory: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.isActualContact = self.isActualContact.rebuilt()
        copy.isPermanent = self.isPermanent.rebuilt()
        copy.isSuccessfulInteraction = self.isSuccessfulInteraction.rebuilt()
        copy.label = self.label.rebuilt()
        copy.phoneNumberStatus = self.phoneNumberStatus.rebuilt()
        copy.recordStatus = self.recordStatus.rebuilt()
        copy.shouldIncrementAttempts = self.shouldIncrementAttempts.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.WrapUpCode: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.accessControlGroupAssignment = self.accessControlGroupAssignment.rebuilt()
        copy.category = self.category.rebuilt()
        copy.digits = self.digits.rebuilt()
        copy.isPermanent = self.isPermanent.rebuilt()
        copy.isRightPartyContact = self.isRightPartyContact.rebuilt()
        copy.label = self.label.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.WrapUpCodes: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.People.WrapUpCodesMessage: Rebuildable {
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
