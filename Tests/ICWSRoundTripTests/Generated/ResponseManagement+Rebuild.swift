// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSResponseManagement

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
