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

extension ICWS.Configuration.Collective.PeerSite: Rebuildable {
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

extension ICWS.Configuration.Collective.PeerSites: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}
