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

extension ICWS.PhoneNumbers.PhoneNumberDetails: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.autoDialExtension = self.autoDialExtension.rebuilt()
        copy.classifications = self.classifications.rebuilt()
        copy.defaultClassification = self.defaultClassification.rebuilt()
        copy.dialCapable = self.dialCapable.rebuilt()
        copy.displayText = self.displayText.rebuilt()
        copy.editBase = self.editBase.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.`internal` = self.`internal`.rebuilt()
        copy.normalizedText = self.normalizedText.rebuilt()
        copy.queueName = self.queueName.rebuilt()
        copy.queueType = self.queueType.rebuilt()
        copy.rawText = self.rawText.rebuilt()
        copy.voicemailCapable = self.voicemailCapable.rebuilt()
        return copy
    }
}

extension ICWS.PhoneNumbers.PhoneNumberDetailsQuery: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.phoneNumber = self.phoneNumber.rebuilt()
        return copy
    }
}

extension ICWS.PhoneNumbers.QueueType: Rebuildable {}
