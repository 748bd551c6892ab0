// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSAlerts
import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSStatistics

extension ICWS.Alerts.AlertAction: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertActionId = self.alertActionId.rebuilt()
        copy.isEditable = self.isEditable.rebuilt()
        copy.targetId = self.targetId.rebuilt()
        copy.namedValues = self.namedValues.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertCatalogChangedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.alertSetsAdded = self.alertSetsAdded.rebuilt()
        copy.alertSetsRemoved = self.alertSetsRemoved.rebuilt()
        copy.alertSetsChanged = self.alertSetsChanged.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertCatalogSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertSetCategories = self.alertSetCategories.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertCondition: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Alerts.BoolCondition.urn, let derived = self.as(ICWS.Alerts.BoolCondition.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericCondition.urn, let derived = self.as(ICWS.Alerts.NumericCondition.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericDoubleCondition.urn,
            let derived = self.as(ICWS.Alerts.NumericDoubleCondition.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericIntCondition.urn, let derived = self.as(ICWS.Alerts.NumericIntCondition.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericTimeSpanCondition.urn,
            let derived = self.as(ICWS.Alerts.NumericTimeSpanCondition.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericTimeStampCondition.urn,
            let derived = self.as(ICWS.Alerts.NumericTimeStampCondition.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.StringCondition.urn, let derived = self.as(ICWS.Alerts.StringCondition.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertConditionComparison: Rebuildable {}

extension ICWS.Alerts.AlertConditionRequest: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Alerts.BoolConditionRequest.urn, let derived = self.as(ICWS.Alerts.BoolConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericDoubleConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericDoubleConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericIntConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericIntConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericTimeSpanConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericTimeSpanConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericTimeStampConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericTimeStampConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.StringConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.StringConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertDefinitionId = self.alertDefinitionId.rebuilt()
        copy.description = self.description.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.isEditable = self.isEditable.rebuilt()
        copy.statisticKey = self.statisticKey.rebuilt()
        copy.alertRules = self.alertRules.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertDefinitionRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertDefinitionId = self.alertDefinitionId.rebuilt()
        copy.description = self.description.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.isEditable = self.isEditable.rebuilt()
        copy.statisticKey = self.statisticKey.rebuilt()
        copy.alertRules = self.alertRules.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertNotification: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertDefinitionId = self.alertDefinitionId.rebuilt()
        copy.alertRuleId = self.alertRuleId.rebuilt()
        copy.cleared = self.cleared.rebuilt()
        copy.timeStamp = self.timeStamp.rebuilt()
        copy.statisticKey = self.statisticKey.rebuilt()
        copy.statisticValue = self.statisticValue.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertNotificationMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.alertNotificationList = self.alertNotificationList.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertNotificationSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertSetsAdded = self.alertSetsAdded.rebuilt()
        copy.alertSetsRemoved = self.alertSetsRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertRule: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertActions = self.alertActions.rebuilt()
        copy.alertRuleId = self.alertRuleId.rebuilt()
        copy.alertSeverity = self.alertSeverity.rebuilt()
        copy.isEditable = self.isEditable.rebuilt()
        copy.alertCondition = self.alertCondition.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertRuleRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertActions = self.alertActions.rebuilt()
        copy.alertRuleId = self.alertRuleId.rebuilt()
        copy.alertSeverity = self.alertSeverity.rebuilt()
        copy.isEditable = self.isEditable.rebuilt()
        copy.alertCondition = self.alertCondition.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertSet: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessMode = self.accessMode.rebuilt()
        copy.description = self.description.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.owner = self.owner.rebuilt()
        copy.alertDefinitions = self.alertDefinitions.rebuilt()
        copy.alertSetId = self.alertSetId.rebuilt()
        copy.created = self.created.rebuilt()
        copy.ownerDisplayName = self.ownerDisplayName.rebuilt()
        copy.modified = self.modified.rebuilt()
        copy.modifiedBy = self.modifiedBy.rebuilt()
        copy.subscribedByOther = self.subscribedByOther.rebuilt()
        copy.subscribedByOwner = self.subscribedByOwner.rebuilt()
        copy.subscribedByUser = self.subscribedByUser.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertSetAccessMode: Rebuildable {}

extension ICWS.Alerts.AlertSetCategory: Rebuildable {}

extension ICWS.Alerts.AlertSetKey: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertSetId = self.alertSetId.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.AlertSeverity: Rebuildable {}

extension ICWS.Alerts.BaseAlertDefinition: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Alerts.AlertDefinition.urn, let derived = self.as(ICWS.Alerts.AlertDefinition.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.AlertDefinitionRequest.urn,
            let derived = self.as(ICWS.Alerts.AlertDefinitionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.alertDefinitionId = self.alertDefinitionId.rebuilt()
        copy.description = self.description.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.isEditable = self.isEditable.rebuilt()
        copy.statisticKey = self.statisticKey.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.BaseAlertRule: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Alerts.AlertRule.urn, let derived = self.as(ICWS.Alerts.AlertRule.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.AlertRuleRequest.urn, let derived = self.as(ICWS.Alerts.AlertRuleRequest.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.alertActions = self.alertActions.rebuilt()
        copy.alertRuleId = self.alertRuleId.rebuilt()
        copy.alertSeverity = self.alertSeverity.rebuilt()
        copy.isEditable = self.isEditable.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.BaseAlertSet: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Alerts.AlertSet.urn, let derived = self.as(ICWS.Alerts.AlertSet.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.CreateAlertSetParameters.urn,
            let derived = self.as(ICWS.Alerts.CreateAlertSetParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.UpdateAlertSetParameters.urn,
            let derived = self.as(ICWS.Alerts.UpdateAlertSetParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.accessMode = self.accessMode.rebuilt()
        copy.description = self.description.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.owner = self.owner.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.BoolCondition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.BoolConditionRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.BooleanAlertConditionComparison: Rebuildable {}

extension ICWS.Alerts.CreateAlertSetParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessMode = self.accessMode.rebuilt()
        copy.description = self.description.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.owner = self.owner.rebuilt()
        copy.alertDefinitions = self.alertDefinitions.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.CreateMemoRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userIds = self.userIds.rebuilt()
        copy.workgroups = self.workgroups.rebuilt()
        copy.iconFileName = self.iconFileName.rebuilt()
        copy.memo = self.memo.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.CreateMemoResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.memoId = self.memoId.rebuilt()
        copy.iconUploadUri = self.iconUploadUri.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.DisplayType: Rebuildable {}

extension ICWS.Alerts.Memo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.expiration = self.expiration.rebuilt()
        copy.memoTitle = self.memoTitle.rebuilt()
        copy.memoBody = self.memoBody.rebuilt()
        copy.displayType = self.displayType.rebuilt()
        copy.sound = self.sound.rebuilt()
        copy.iconUri = self.iconUri.rebuilt()
        copy.url = self.url.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.MemoListMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.added = self.added.rebuilt()
        copy.changed = self.changed.rebuilt()
        copy.removed = self.removed.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericAlertConditionComparison: Rebuildable {}

extension ICWS.Alerts.NumericCondition: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Alerts.NumericDoubleCondition.urn,
            let derived = self.as(ICWS.Alerts.NumericDoubleCondition.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericIntCondition.urn, let derived = self.as(ICWS.Alerts.NumericIntCondition.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericTimeSpanCondition.urn,
            let derived = self.as(ICWS.Alerts.NumericTimeSpanCondition.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericTimeStampCondition.urn,
            let derived = self.as(ICWS.Alerts.NumericTimeStampCondition.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericConditionRequest: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Alerts.NumericDoubleConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericDoubleConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericIntConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericIntConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericTimeSpanConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericTimeSpanConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Alerts.NumericTimeStampConditionRequest.urn,
            let derived = self.as(ICWS.Alerts.NumericTimeStampConditionRequest.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericDoubleCondition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.minimum = self.minimum.rebuilt()
        copy.maximum = self.maximum.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericDoubleConditionRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.minimum = self.minimum.rebuilt()
        copy.maximum = self.maximum.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericIntCondition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.minimum = self.minimum.rebuilt()
        copy.maximum = self.maximum.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericIntConditionRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.minimum = self.minimum.rebuilt()
        copy.maximum = self.maximum.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericTimeSpanCondition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.minimum = self.minimum.rebuilt()
        copy.maximum = self.maximum.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericTimeSpanConditionRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.minimum = self.minimum.rebuilt()
        copy.maximum = self.maximum.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericTimeStampCondition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.minimum = self.minimum.rebuilt()
        copy.maximum = self.maximum.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.NumericTimeStampConditionRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.minimum = self.minimum.rebuilt()
        copy.maximum = self.maximum.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.SoundType: Rebuildable {}

extension ICWS.Alerts.StringAlertConditionComparison: Rebuildable {}

extension ICWS.Alerts.StringCondition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.text = self.text.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.StringConditionRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.alertConditionId = self.alertConditionId.rebuilt()
        copy.alertConditionComparison = self.alertConditionComparison.rebuilt()
        copy.text = self.text.rebuilt()
        return copy
    }
}

extension ICWS.Alerts.UpdateAlertSetParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessMode = self.accessMode.rebuilt()
        copy.description = self.description.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.owner = self.owner.rebuilt()
        copy.alertDefinitions = self.alertDefinitions.rebuilt()
        copy.alertSetId = self.alertSetId.rebuilt()
        return copy
    }
}
