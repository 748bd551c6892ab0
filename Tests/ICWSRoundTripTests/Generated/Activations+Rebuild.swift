// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSActivations
import ICWSCommon
import ICWSCore
import ICWSMessaging

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
