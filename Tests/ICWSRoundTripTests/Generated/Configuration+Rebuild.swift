// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.BasicPhoneNumber: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.number = self.number.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.dialExtensionAutomatically = self.dialExtensionAutomatically.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ConfigGlobalObjectSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.properties = self.properties.rebuilt()
        copy.rightsFilter = self.rightsFilter.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ConfigObjectSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationIds = self.configurationIds.rebuilt()
        copy.properties = self.properties.rebuilt()
        copy.rightsFilter = self.rightsFilter.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ConfigurationError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        copy.validationErrors = self.validationErrors.rebuilt()
        copy.licenseErrors = self.licenseErrors.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ConfigurationId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.uri = self.uri.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ConfigurationIdGrouping: Rebuildable {}

extension ICWS.Configuration.CustomAttribute: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ExplicitReference: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.type = self.type.rebuilt()
        copy.references = self.references.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ExplicitReferencesError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        copy.explicitReferences = self.explicitReferences.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.GetObjectError: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Configuration.GetObjectListError.urn,
            let derived = self.as(ICWS.Configuration.GetObjectListError.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        copy.select = self.select.rebuilt()
        copy.rightsFilter = self.rightsFilter.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.GetObjectListError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        copy.select = self.select.rebuilt()
        copy.rightsFilter = self.rightsFilter.rebuilt()
        copy.`where` = self.`where`.rebuilt()
        copy.orderBy = self.orderBy.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.GroupedConfigurationId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.uri = self.uri.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.grouping = self.grouping.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.IdDisplayName: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritableBooleanProperty: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritableConfigurationId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritableConfigurationIdCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritableDurationProperty: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritableGroupedConfigurationIdCollection: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritableIntProperty: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritableStringProperty: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedBooleanValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedConfigurationId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedConfigurationIdArrayEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedDuration: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedFromType: Rebuildable {}

extension ICWS.Configuration.InheritedGroupedConfigurationId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedInt: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedSkillSetting: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedString: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InheritedUtilizationSetting: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.from = self.from.rebuilt()
        copy.objectType = self.objectType.rebuilt()
        copy.values = self.values.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionProcessAutomationLicenseType: Rebuildable {}

extension ICWS.Configuration.IvrHandlersResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.LanguagesEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.language = self.language.rebuilt()
        copy.countries = self.countries.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.LanguagesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.languages = self.languages.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.LicenseAllocationType: Rebuildable {}

extension ICWS.Configuration.LicenseError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.licenseErrorType = self.licenseErrorType.rebuilt()
        copy.license = self.license.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.LicenseErrorType: Rebuildable {}

extension ICWS.Configuration.LicenseProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.acdSocialMedia = self.acdSocialMedia.rebuilt()
        copy.additionalLicenses = self.additionalLicenses.rebuilt()
        copy.allocationType = self.allocationType.rebuilt()
        copy.hasClientAccess = self.hasClientAccess.rebuilt()
        copy.interactionProcessAutomationType = self.interactionProcessAutomationType.rebuilt()
        copy.licenseActive = self.licenseActive.rebuilt()
        copy.mediaLevel = self.mediaLevel.rebuilt()
        copy.mediaTypes = self.mediaTypes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.LicensedLanguagesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.languages = self.languages.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.MailboxProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.directoryMoniker = self.directoryMoniker.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.mailboxMoniker = self.mailboxMoniker.rebuilt()
        copy.type = self.type.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.MailboxType: Rebuildable {}

extension ICWS.Configuration.MediaLevel: Rebuildable {}

extension ICWS.Configuration.MediaType: Rebuildable {}

extension ICWS.Configuration.MultiLanguageString: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.defaultValue = self.defaultValue.rebuilt()
        copy.multiLanguageValues = self.multiLanguageValues.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.MultiLanguageValue: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.language = self.language.rebuilt()
        copy.value = self.value.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ObjectType: Rebuildable {}

extension ICWS.Configuration.SkillSetting: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.proficiency = self.proficiency.rebuilt()
        copy.desireToUse = self.desireToUse.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.SkillSettingsProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.SubObjectSet: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.subObjects = self.subObjects.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.SupportedLanguagesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.languages = self.languages.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.SystemContract: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.defaultLanguage = self.defaultLanguage.rebuilt()
        copy.installedLanguagePacks = self.installedLanguagePacks.rebuilt()
        copy.languages = self.languages.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.SystemMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.system = self.system.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.TimeZonesEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.timeZone = self.timeZone.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.TimeZonesResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.timeZones = self.timeZones.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.UpdateOperationResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.uri = self.uri.rebuilt()
        copy.licenseProblems = self.licenseProblems.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.UtilizationSetting: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.mediaType = self.mediaType.rebuilt()
        copy.utilization = self.utilization.rebuilt()
        copy.maxAssignable = self.maxAssignable.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.UtilizationSettingsProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.actualValue = self.actualValue.rebuilt()
        copy.effectiveValue = self.effectiveValue.rebuilt()
        copy.inheritedValue = self.inheritedValue.rebuilt()
        copy.inheritedFrom = self.inheritedFrom.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ValidationError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.validationErrorType = self.validationErrorType.rebuilt()
        copy.propertyName = self.propertyName.rebuilt()
        copy.propertyValue = self.propertyValue.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.ValidationErrorType: Rebuildable {}

extension ICWS.Configuration.WorkgroupMailboxProperties: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.displayName = self.displayName.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.type = self.type.rebuilt()
        return copy
    }
}
