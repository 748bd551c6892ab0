// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSDirectories
import ICWSMessaging
import ICWSQueues
import ICWSStatus

extension ICWS.Directories.ContactAccessRights: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.read = self.read.rebuilt()
        copy.create = self.create.rebuilt()
        copy.update = self.update.rebuilt()
        copy.delete = self.delete.rebuilt()
        return copy
    }
}

extension ICWS.Directories.ContactEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessRights = self.accessRights.rebuilt()
        copy.assistant = self.assistant.rebuilt()
        copy.businessAddress = self.businessAddress.rebuilt()
        copy.businessCity = self.businessCity.rebuilt()
        copy.businessCountry = self.businessCountry.rebuilt()
        copy.businessEmail = self.businessEmail.rebuilt()
        copy.businessState = self.businessState.rebuilt()
        copy.businessZipCode = self.businessZipCode.rebuilt()
        copy.company = self.company.rebuilt()
        copy.department = self.department.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.firstName = self.firstName.rebuilt()
        copy.homeAddress = self.homeAddress.rebuilt()
        copy.homeCity = self.homeCity.rebuilt()
        copy.homeCountry = self.homeCountry.rebuilt()
        copy.homeEmail = self.homeEmail.rebuilt()
        copy.homeState = self.homeState.rebuilt()
        copy.homeZipCode = self.homeZipCode.rebuilt()
        copy.lastName = self.lastName.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.primaryNumberDesignation = self.primaryNumberDesignation.rebuilt()
        copy.statusURI = self.statusURI.rebuilt()
        copy.title = self.title.rebuilt()
        copy.alias = self.alias.rebuilt()
        copy.assistantPhone = self.assistantPhone.rebuilt()
        copy.businessPhone = self.businessPhone.rebuilt()
        copy.businessPhone2 = self.businessPhone2.rebuilt()
        copy.entryID = self.entryID.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.fax = self.fax.rebuilt()
        copy.homePhone = self.homePhone.rebuilt()
        copy.homePhone2 = self.homePhone2.rebuilt()
        copy.index = self.index.rebuilt()
        copy.mobilePhone = self.mobilePhone.rebuilt()
        copy.ownerID = self.ownerID.rebuilt()
        copy.pager = self.pager.rebuilt()
        copy.skills = self.skills.rebuilt()
        copy.trackerData = self.trackerData.rebuilt()
        copy.userID = self.userID.rebuilt()
        copy.voicemailLocation = self.voicemailLocation.rebuilt()
        copy.workgroups = self.workgroups.rebuilt()
        copy.activated = self.activated.rebuilt()
        copy.statusID = self.statusID.rebuilt()
        copy.statusSummary = self.statusSummary.rebuilt()
        copy.statusNotes = self.statusNotes.rebuilt()
        copy.forwardNumber = self.forwardNumber.rebuilt()
        copy.until = self.until.rebuilt()
        copy.onPhone = self.onPhone.rebuilt()
        copy.onPhoneChanged = self.onPhoneChanged.rebuilt()
        copy.statusChanged = self.statusChanged.rebuilt()
        copy.loggedIn = self.loggedIn.rebuilt()
        copy.stations = self.stations.rebuilt()
        copy.icServers = self.icServers.rebuilt()
        return copy
    }
}

extension ICWS.Directories.ContactEntryBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Directories.ContactEntry.urn, let derived = self.as(ICWS.Directories.ContactEntry.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Directories.EditableContactEntry.urn,
            let derived = self.as(ICWS.Directories.EditableContactEntry.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.accessRights = self.accessRights.rebuilt()
        copy.assistant = self.assistant.rebuilt()
        copy.businessAddress = self.businessAddress.rebuilt()
        copy.businessCity = self.businessCity.rebuilt()
        copy.businessCountry = self.businessCountry.rebuilt()
        copy.businessEmail = self.businessEmail.rebuilt()
        copy.businessState = self.businessState.rebuilt()
        copy.businessZipCode = self.businessZipCode.rebuilt()
        copy.company = self.company.rebuilt()
        copy.department = self.department.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.firstName = self.firstName.rebuilt()
        copy.homeAddress = self.homeAddress.rebuilt()
        copy.homeCity = self.homeCity.rebuilt()
        copy.homeCountry = self.homeCountry.rebuilt()
        copy.homeEmail = self.homeEmail.rebuilt()
        copy.homeState = self.homeState.rebuilt()
        copy.homeZipCode = self.homeZipCode.rebuilt()
        copy.lastName = self.lastName.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.primaryNumberDesignation = self.primaryNumberDesignation.rebuilt()
        copy.statusURI = self.statusURI.rebuilt()
        copy.title = self.title.rebuilt()
        return copy
    }
}

extension ICWS.Directories.ContactEntryId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.entryId = self.entryId.rebuilt()
        return copy
    }
}

extension ICWS.Directories.ContactFilterItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.contactProperty = self.contactProperty.rebuilt()
        copy.filterType = self.filterType.rebuilt()
        copy.filterExpressions = self.filterExpressions.rebuilt()
        return copy
    }
}

extension ICWS.Directories.ContactFilterType: Rebuildable {}

extension ICWS.Directories.ContactLinkInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.readOnlyContactEntryId = self.readOnlyContactEntryId.rebuilt()
        copy.readOnlyDirectoryId = self.readOnlyDirectoryId.rebuilt()
        copy.defaultPhoneNumberType = self.defaultPhoneNumberType.rebuilt()
        return copy
    }
}

extension ICWS.Directories.ContactProperty: Rebuildable {}

extension ICWS.Directories.ContactSortItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.contactProperty = self.contactProperty.rebuilt()
        copy.sortDirection = self.sortDirection.rebuilt()
        return copy
    }
}

extension ICWS.Directories.CreateSpeedDialContactLink: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.sourceDirectoryID = self.sourceDirectoryID.rebuilt()
        copy.sourceContactEntryID = self.sourceContactEntryID.rebuilt()
        copy.contactPrimaryNumberDesignation = self.contactPrimaryNumberDesignation.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DefaultPhoneNumberType: Rebuildable {}

extension ICWS.Directories.DirectoriesMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.directoriesAdded = self.directoriesAdded.rebuilt()
        copy.directoriesChanged = self.directoriesChanged.rebuilt()
        copy.directoriesRemoved = self.directoriesRemoved.rebuilt()
        copy.publicPendingCategoriesAdded = self.publicPendingCategoriesAdded.rebuilt()
        copy.publicPendingCategoriesRemoved = self.publicPendingCategoriesRemoved.rebuilt()
        copy.privatePendingCategoriesAdded = self.privatePendingCategoriesAdded.rebuilt()
        copy.privatePendingCategoriesRemoved = self.privatePendingCategoriesRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectoryAccessRights: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.read = self.read.rebuilt()
        copy.create = self.create.rebuilt()
        copy.update = self.update.rebuilt()
        copy.delete = self.delete.rebuilt()
        copy.rename = self.rename.rebuilt()
        copy.primaryNumber = self.primaryNumber.rebuilt()
        copy.admin = self.admin.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectoryCategory: Rebuildable {}

extension ICWS.Directories.DirectoryCreated: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.directoryId = self.directoryId.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectoryDisplayType: Rebuildable {}

extension ICWS.Directories.DirectoryMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.totalCount = self.totalCount.rebuilt()
        copy.filteredCount = self.filteredCount.rebuilt()
        copy.contactsAdded = self.contactsAdded.rebuilt()
        copy.contactsChanged = self.contactsChanged.rebuilt()
        copy.contactsRemoved = self.contactsRemoved.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectoryMessageBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Directories.DirectoryMessage.urn,
            let derived = self.as(ICWS.Directories.DirectoryMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.totalCount = self.totalCount.rebuilt()
        copy.filteredCount = self.filteredCount.rebuilt()
        copy.contactsAdded = self.contactsAdded.rebuilt()
        copy.contactsChanged = self.contactsChanged.rebuilt()
        copy.contactsRemoved = self.contactsRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectoryMetadata: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessRights = self.accessRights.rebuilt()
        copy.count = self.count.rebuilt()
        copy.canRefresh = self.canRefresh.rebuilt()
        copy.category = self.category.rebuilt()
        copy.directoryID = self.directoryID.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.displayType = self.displayType.rebuilt()
        copy.hasActivation = self.hasActivation.rebuilt()
        copy.hasDynamicFields = self.hasDynamicFields.rebuilt()
        copy.hasStatus = self.hasStatus.rebuilt()
        copy.isPrivate = self.isPrivate.rebuilt()
        copy.ownerID = self.ownerID.rebuilt()
        copy.schemaID = self.schemaID.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectoryParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.accessRights = self.accessRights.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectorySubscriptionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.count = self.count.rebuilt()
        copy.filterItems = self.filterItems.rebuilt()
        copy.index = self.index.rebuilt()
        copy.sortItems = self.sortItems.rebuilt()
        copy.directoryID = self.directoryID.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectorySubscriptionParametersBase: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Directories.DirectorySubscriptionParameters.urn,
            let derived = self.as(ICWS.Directories.DirectorySubscriptionParameters.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Directories.DirectorySubscriptionSettings.urn,
            let derived = self.as(ICWS.Directories.DirectorySubscriptionSettings.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.count = self.count.rebuilt()
        copy.filterItems = self.filterItems.rebuilt()
        copy.index = self.index.rebuilt()
        copy.sortItems = self.sortItems.rebuilt()
        return copy
    }
}

extension ICWS.Directories.DirectorySubscriptionSettings: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.count = self.count.rebuilt()
        copy.filterItems = self.filterItems.rebuilt()
        copy.index = self.index.rebuilt()
        copy.sortItems = self.sortItems.rebuilt()
        return copy
    }
}

extension ICWS.Directories.EditableContactEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.accessRights = self.accessRights.rebuilt()
        copy.assistant = self.assistant.rebuilt()
        copy.businessAddress = self.businessAddress.rebuilt()
        copy.businessCity = self.businessCity.rebuilt()
        copy.businessCountry = self.businessCountry.rebuilt()
        copy.businessEmail = self.businessEmail.rebuilt()
        copy.businessState = self.businessState.rebuilt()
        copy.businessZipCode = self.businessZipCode.rebuilt()
        copy.company = self.company.rebuilt()
        copy.department = self.department.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.firstName = self.firstName.rebuilt()
        copy.homeAddress = self.homeAddress.rebuilt()
        copy.homeCity = self.homeCity.rebuilt()
        copy.homeCountry = self.homeCountry.rebuilt()
        copy.homeEmail = self.homeEmail.rebuilt()
        copy.homeState = self.homeState.rebuilt()
        copy.homeZipCode = self.homeZipCode.rebuilt()
        copy.lastName = self.lastName.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.primaryNumberDesignation = self.primaryNumberDesignation.rebuilt()
        copy.statusURI = self.statusURI.rebuilt()
        copy.title = self.title.rebuilt()
        copy.assistantPhone = self.assistantPhone.rebuilt()
        copy.businessPhone = self.businessPhone.rebuilt()
        copy.businessPhone2 = self.businessPhone2.rebuilt()
        copy.fax = self.fax.rebuilt()
        copy.homePhone = self.homePhone.rebuilt()
        copy.homePhone2 = self.homePhone2.rebuilt()
        copy.mobilePhone = self.mobilePhone.rebuilt()
        copy.pager = self.pager.rebuilt()
        copy.contactLinkInfo = self.contactLinkInfo.rebuilt()
        return copy
    }
}

extension ICWS.Directories.LookupComparisonType: Rebuildable {}

extension ICWS.Directories.LookupEntries: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.lookupEntriesList = self.lookupEntriesList.rebuilt()
        copy.moreEntriesMatched = self.moreEntriesMatched.rebuilt()
        copy.phoneNumber = self.phoneNumber.rebuilt()
        return copy
    }
}

extension ICWS.Directories.LookupEntriesQuery: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.lookupEntryTypes = self.lookupEntryTypes.rebuilt()
        copy.lookupEntryProperties = self.lookupEntryProperties.rebuilt()
        copy.lookupComparisonType = self.lookupComparisonType.rebuilt()
        copy.lookupString = self.lookupString.rebuilt()
        copy.maxEntries = self.maxEntries.rebuilt()
        return copy
    }
}

extension ICWS.Directories.LookupEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.businessEmail = self.businessEmail.rebuilt()
        copy.businessPhone = self.businessPhone.rebuilt()
        copy.businessPhone2 = self.businessPhone2.rebuilt()
        copy.department = self.department.rebuilt()
        copy.displayName = self.displayName.rebuilt()
        copy.entryID = self.entryID.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.firstName = self.firstName.rebuilt()
        copy.homeEmail = self.homeEmail.rebuilt()
        copy.homePhone = self.homePhone.rebuilt()
        copy.homePhone2 = self.homePhone2.rebuilt()
        copy.isActive = self.isActive.rebuilt()
        copy.lastName = self.lastName.rebuilt()
        copy.lookupEntryType = self.lookupEntryType.rebuilt()
        copy.mobilePhone = self.mobilePhone.rebuilt()
        copy.statusURI = self.statusURI.rebuilt()
        copy.queueID = self.queueID.rebuilt()
        copy.voicemailCapable = self.voicemailCapable.rebuilt()
        return copy
    }
}

extension ICWS.Directories.LookupEntryProperty: Rebuildable {}

extension ICWS.Directories.LookupEntryType: Rebuildable {}

extension ICWS.Directories.PendingCategories: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.company = self.company.rebuilt()
        copy.workgroup = self.workgroup.rebuilt()
        copy.general = self.general.rebuilt()
        copy.stationGroup = self.stationGroup.rebuilt()
        copy.speedDial = self.speedDial.rebuilt()
        copy.groupAndProfile = self.groupAndProfile.rebuilt()
        copy.tracker = self.tracker.rebuilt()
        return copy
    }
}

extension ICWS.Directories.SortDirection: Rebuildable {}

extension ICWS.Directories.SpeedDialContactLink: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.contactPrimaryNumberDesignation = self.contactPrimaryNumberDesignation.rebuilt()
        return copy
    }
}

extension ICWS.Directories.SpeedDialContactLinkCreated: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.speedDialContactLinkId = self.speedDialContactLinkId.rebuilt()
        return copy
    }
}

extension ICWS.Directories.StatusSummary: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statusID = self.statusID.rebuilt()
        copy.loggedIn = self.loggedIn.rebuilt()
        copy.onPhone = self.onPhone.rebuilt()
        return copy
    }
}
