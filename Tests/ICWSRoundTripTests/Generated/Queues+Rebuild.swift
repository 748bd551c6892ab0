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

extension ICWS.Queues.Interaction: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueContentsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.interactionsAdded = self.interactionsAdded.rebuilt()
        copy.interactionsChanged = self.interactionsChanged.rebuilt()
        copy.interactionsRemoved = self.interactionsRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.queueType = self.queueType.rebuilt()
        copy.queueName = self.queueName.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueInteraction: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        copy.conferenceParentId = self.conferenceParentId.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueSubscriptionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.queueIds = self.queueIds.rebuilt()
        copy.attributeNames = self.attributeNames.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueSubscriptionStateMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.state = self.state.rebuilt()
        copy.error = self.error.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueType: Rebuildable {}
