// Written by `make generate` from Sources/ICWS/icws-api.json. Not to be edited.

import ICWSActivations
import ICWSAgentQuality
import ICWSAlerts
import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationCollective
import ICWSConfigurationHardware
import ICWSConfigurationIntegrations
import ICWSConfigurationInteractionAnalyzer
import ICWSConfigurationInteractionDialer
import ICWSConfigurationInteractionOptimizer
import ICWSConfigurationInteractionRecorder
import ICWSConfigurationMail
import ICWSConfigurationPeople
import ICWSConfigurationReporting
import ICWSConfigurationSystem
import ICWSConfigurationTransaction
import ICWSConnection
import ICWSContent
import ICWSCore
import ICWSDataDictionary
import ICWSDataExtractor
import ICWSDialer
import ICWSDirectories
import ICWSInteractions
import ICWSIpa
import ICWSLicenses
import ICWSMessaging
import ICWSPhoneNumbers
import ICWSQualityManagement
import ICWSQueues
import ICWSRecordings
import ICWSResponseManagement
import ICWSScreenrecordings
import ICWSSecurity
import ICWSSession
import ICWSStatistics
import ICWSStatus
import ICWSSystem
import ICWSUnifiedMessaging
import ICWSVoicePrompts
import ICWSWebCallback
import ICWSWebChat
import ICWSWfm

extension ICWS.Session.SessionInformation: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.applicationName = self.applicationName.rebuilt()
        copy.machineName = self.machineName.rebuilt()
        copy.stationId = self.stationId.rebuilt()
        copy.userId = self.userId.rebuilt()
        copy.reason = self.reason.rebuilt()
        copy.layoutId = self.layoutId.rebuilt()
        return copy
    }
}

extension ICWS.Session.SessionMessageReason: Rebuildable {}

extension ICWS.Session.SessionsLayoutsSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.layoutIds = self.layoutIds.rebuilt()
        return copy
    }
}

extension ICWS.Session.SessionsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.sessionsAdded = self.sessionsAdded.rebuilt()
        copy.sessionsRemoved = self.sessionsRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Session.SessionsStationsSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.stationIds = self.stationIds.rebuilt()
        return copy
    }
}

extension ICWS.Session.SessionsUsersSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userIds = self.userIds.rebuilt()
        return copy
    }
}
