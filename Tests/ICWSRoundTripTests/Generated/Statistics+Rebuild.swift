// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSStatistics

extension ICWS.Statistics.ChainedParameterValueQuery: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parameterValueItems = self.parameterValueItems.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ChainedParametersChange: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.chainedParameterValueQuery = self.chainedParameterValueQuery.rebuilt()
        copy.parameterValueChangesMap = self.parameterValueChangesMap.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ChainedParametersChangeMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.queryResultChanges = self.queryResultChanges.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ChainedParametersSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.chainedParameterValueQueries = self.chainedParameterValueQueries.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.DrillDown: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.drillDownId = self.drillDownId.rebuilt()
        copy.typeHint = self.typeHint.rebuilt()
        copy.hintString = self.hintString.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterTypeDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parameterTypeId = self.parameterTypeId.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.description = self.description.rebuilt()
        copy.accessControlLists = self.accessControlLists.rebuilt()
        copy.preserveOrder = self.preserveOrder.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterValue: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Statistics.QualifiedParameterValue.urn,
            let derived = self.as(ICWS.Statistics.QualifiedParameterValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.value = self.value.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.description = self.description.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterValueChanges: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parameterValuesAdded = self.parameterValuesAdded.rebuilt()
        copy.parameterValuesChanged = self.parameterValuesChanged.rebuilt()
        copy.parameterValuesRemoved = self.parameterValuesRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterValueItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parameterTypeId = self.parameterTypeId.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterValueQuery: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parameterTypeId = self.parameterTypeId.rebuilt()
        copy.filter = self.filter.rebuilt()
        copy.maxToReturn = self.maxToReturn.rebuilt()
        copy.associatedParameterValues = self.associatedParameterValues.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterValueQueryResults: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.totalResultsAvailable = self.totalResultsAvailable.rebuilt()
        copy.parameterValues = self.parameterValues.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterValueResults: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parameterValues = self.parameterValues.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterValuesRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parameterValueItems = self.parameterValueItems.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ParameterValuesResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.parameterValuesMap = self.parameterValuesMap.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.QualifiedParameterValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.value = self.value.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.description = self.description.rebuilt()
        copy.parameterTypeId = self.parameterTypeId.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.RequiredParametersDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.orderedParameterTypeList = self.orderedParameterTypeList.rebuilt()
        copy.shouldBeSuppressed = self.shouldBeSuppressed.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticBoolValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticCatalogMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.statisticCatalogCacheTag = self.statisticCatalogCacheTag.rebuilt()
        copy.statisticCategoryList = self.statisticCategoryList.rebuilt()
        copy.parameterTypeDefinitions = self.parameterTypeDefinitions.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticCatalogSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticCatalogCacheTag = self.statisticCatalogCacheTag.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticCatalogSubscriptionResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.clientStateIsFresh = self.clientStateIsFresh.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticCategory: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticCategoryId = self.statisticCategoryId.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.description = self.description.rebuilt()
        copy.statisticDefinitions = self.statisticDefinitions.rebuilt()
        copy.accessControlRights = self.accessControlRights.rebuilt()
        copy.licenses = self.licenses.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticDefinition: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticIdentifier = self.statisticIdentifier.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.description = self.description.rebuilt()
        copy.unitsDisplayString = self.unitsDisplayString.rebuilt()
        copy.requiredParametersDefinitions = self.requiredParametersDefinitions.rebuilt()
        copy.statisticDefinitionData = self.statisticDefinitionData.rebuilt()
        copy.statisticDefinitionFlags = self.statisticDefinitionFlags.rebuilt()
        copy.sortIndex = self.sortIndex.rebuilt()
        copy.expanded = self.expanded.rebuilt()
        copy.drillDowns = self.drillDowns.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticDefinitionData: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.lowerBoundValue = self.lowerBoundValue.rebuilt()
        copy.upperBoundValue = self.upperBoundValue.rebuilt()
        copy.precision = self.precision.rebuilt()
        copy.units = self.units.rebuilt()
        copy.valueType = self.valueType.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticDefinitionFlag: Rebuildable {}

extension ICWS.Statistics.StatisticDoubleValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticDurationValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticErrorValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticErrorValueType: Rebuildable {}

extension ICWS.Statistics.StatisticFiniteDurationValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.stoppedTimeSpan = self.stoppedTimeSpan.rebuilt()
        copy.startTickingTime = self.startTickingTime.rebuilt()
        copy.ticking = self.ticking.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticFutureDurationValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticIntValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticKey: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticIdentifier = self.statisticIdentifier.rebuilt()
        copy.parameterValueItems = self.parameterValueItems.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticPercentValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticStatusMessageKeyValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticStringValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticTimeDurationValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticTimeStampValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticUnits: Rebuildable {}

extension ICWS.Statistics.StatisticValue: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Statistics.StatisticBoolValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticBoolValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticDoubleValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticDoubleValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticDurationValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticDurationValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticErrorValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticErrorValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticFiniteDurationValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticFiniteDurationValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticFutureDurationValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticFutureDurationValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticIntValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticIntValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticPercentValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticPercentValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticStatusMessageKeyValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticStatusMessageKeyValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticStringValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticStringValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticTimeDurationValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticTimeDurationValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Statistics.StatisticTimeStampValue.urn,
            let derived = self.as(ICWS.Statistics.StatisticTimeStampValue.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.statisticValueType = self.statisticValueType.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticValueChange: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticKey = self.statisticKey.rebuilt()
        copy.statisticValue = self.statisticValue.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticValueMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.statisticValueChanges = self.statisticValueChanges.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticValueSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statisticKeys = self.statisticKeys.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.StatisticValueType: Rebuildable {}

extension ICWS.Statistics.ValidatedParameterValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isValid = self.isValid.rebuilt()
        copy.matchCount = self.matchCount.rebuilt()
        copy.qualifiedParameterValue = self.qualifiedParameterValue.rebuilt()
        return copy
    }
}

extension ICWS.Statistics.ValidatedParameterValueResults: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.validatedParameterValueList = self.validatedParameterValueList.rebuilt()
        return copy
    }
}
