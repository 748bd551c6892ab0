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

extension ICWS.Activations.UserActivationDelta: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.activations = self.activations.rebuilt()
        return copy
    }
}

extension ICWS.Activations.UserActivationMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.userId = self.userId.rebuilt()
        copy.activationsChanged = self.activationsChanged.rebuilt()
        return copy
    }
}

extension ICWS.Activations.UserActivationSet: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userId = self.userId.rebuilt()
        copy.activations = self.activations.rebuilt()
        return copy
    }
}

extension ICWS.Activations.UserActivationSets: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userActivationSetList = self.userActivationSetList.rebuilt()
        return copy
    }
}

extension ICWS.Activations.UserActivationSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userId = self.userId.rebuilt()
        copy.workgroupIds = self.workgroupIds.rebuilt()
        return copy
    }
}

extension ICWS.Activations.WorkgroupActivationDelta: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.activations = self.activations.rebuilt()
        return copy
    }
}

extension ICWS.Activations.WorkgroupActivationMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.workgroupId = self.workgroupId.rebuilt()
        copy.activationsChanged = self.activationsChanged.rebuilt()
        return copy
    }
}

extension ICWS.Activations.WorkgroupActivationSet: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.workgroupId = self.workgroupId.rebuilt()
        copy.activations = self.activations.rebuilt()
        return copy
    }
}

extension ICWS.Activations.WorkgroupActivationSets: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.workgroupActivationSetList = self.workgroupActivationSetList.rebuilt()
        return copy
    }
}

extension ICWS.Activations.WorkgroupActivationSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.workgroupId = self.workgroupId.rebuilt()
        copy.userIds = self.userIds.rebuilt()
        return copy
    }
}
