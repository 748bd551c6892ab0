// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationIntegrations
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.Integrations.SalesforceCTIConfiguration: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.createCallLogForInternalCalls = self.createCallLogForInternalCalls.rebuilt()
        copy.createCallLogOnInteractionsNotConnected = self.createCallLogOnInteractionsNotConnected.rebuilt()
        copy.openAndEditCallLogOnDisconnect = self.openAndEditCallLogOnDisconnect.rebuilt()
        copy.popAccountCodeDialogOnDisconnect = self.popAccountCodeDialogOnDisconnect.rebuilt()
        copy.salesforceCtiAttributeMaps = self.salesforceCtiAttributeMaps.rebuilt()
        copy.saveWrapTimeField = self.saveWrapTimeField.rebuilt()
        copy.sendScreenPopOnAlerting = self.sendScreenPopOnAlerting.rebuilt()
        copy.showAdvancedTransferButton = self.showAdvancedTransferButton.rebuilt()
        copy.showSpeedDial = self.showSpeedDial.rebuilt()
        copy.speedDialDirectory = self.speedDialDirectory.rebuilt()
        copy.speedDialNumber = self.speedDialNumber.rebuilt()
        copy.useAdvancedDial = self.useAdvancedDial.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Integrations.SalesforceCTIConfigurations: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Integrations.SalesforceCTIConfigurationsMessage: Rebuildable {
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

extension ICWS.Configuration.Integrations.SalesforceCtiAttributeMap: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.callAttribute = self.callAttribute.rebuilt()
        copy.isDateTimeAttribute = self.isDateTimeAttribute.rebuilt()
        copy.salesforceField = self.salesforceField.rebuilt()
        copy.syncOnInbound = self.syncOnInbound.rebuilt()
        copy.syncOnOutbound = self.syncOnOutbound.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Integrations.SalesforceCtiAttributeMapsBulkUpdate: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.add = self.add.rebuilt()
        copy.modify = self.modify.rebuilt()
        copy.remove = self.remove.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Integrations.Widget: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.supervisorRights = self.supervisorRights.rebuilt()
        copy.widgetConfiguration = self.widgetConfiguration.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Integrations.Widgets: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}
