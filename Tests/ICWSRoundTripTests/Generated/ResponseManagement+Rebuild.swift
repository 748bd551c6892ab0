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

extension ICWS.ResponseManagement.GenerateFileUrlRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        return copy
    }
}

extension ICWS.ResponseManagement.GenerateFileUrlResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.url = self.url.rebuilt()
        return copy
    }
}

extension ICWS.ResponseManagement.ResponseManagementCategory: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.categories = self.categories.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.ResponseManagement.ResponseManagementItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.type = self.type.rebuilt()
        copy.shortcut = self.shortcut.rebuilt()
        copy.keywords = self.keywords.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.ResponseManagement.ResponseManagementItemType: Rebuildable {}

extension ICWS.ResponseManagement.ResponseManagementLibrary: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.description = self.description.rebuilt()
        copy.categories = self.categories.rebuilt()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.ResponseManagement.ResponseManagementLibraryFile: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.name = self.name.rebuilt()
        copy.url = self.url.rebuilt()
        copy.cacheTag = self.cacheTag.rebuilt()
        return copy
    }
}

extension ICWS.ResponseManagement.ResponseManagementMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.librariesAdded = self.librariesAdded.rebuilt()
        copy.librariesChanged = self.librariesChanged.rebuilt()
        copy.librariesRemoved = self.librariesRemoved.rebuilt()
        return copy
    }
}
