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

extension ICWS.WebCallback.CallbackCreateRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.targetQueue = self.targetQueue.rebuilt()
        copy.targetQueueType = self.targetQueueType.rebuilt()
        copy.telephone = self.telephone.rebuilt()
        copy.name = self.name.rebuilt()
        copy.subject = self.subject.rebuilt()
        return copy
    }
}

extension ICWS.WebCallback.CallbackCreateResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.participantID = self.participantID.rebuilt()
        copy.dateFormat = self.dateFormat.rebuilt()
        copy.timeFormat = self.timeFormat.rebuilt()
        copy.callbackID = self.callbackID.rebuilt()
        return copy
    }
}

extension ICWS.WebCallback.CallbackReconnectRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.callbackID = self.callbackID.rebuilt()
        copy.participantID = self.participantID.rebuilt()
        return copy
    }
}

extension ICWS.WebCallback.CallbackStatusResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.state = self.state.rebuilt()
        copy.queueWaitTime = self.queueWaitTime.rebuilt()
        copy.queuePosition = self.queuePosition.rebuilt()
        return copy
    }
}
