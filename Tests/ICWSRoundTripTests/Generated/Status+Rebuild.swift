// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSStatus

extension ICWS.Status.StatusMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statusId = self.statusId.rebuilt()
        copy.messageText = self.messageText.rebuilt()
        copy.iconUri = self.iconUri.rebuilt()
        copy.groupTag = self.groupTag.rebuilt()
        copy.canHaveDate = self.canHaveDate.rebuilt()
        copy.canHaveTime = self.canHaveTime.rebuilt()
        copy.isDoNotDisturbStatus = self.isDoNotDisturbStatus.rebuilt()
        copy.isSelectableStatus = self.isSelectableStatus.rebuilt()
        copy.isPersistentStatus = self.isPersistentStatus.rebuilt()
        copy.isForwardStatus = self.isForwardStatus.rebuilt()
        copy.isAfterCallWorkStatus = self.isAfterCallWorkStatus.rebuilt()
        copy.isAcdStatus = self.isAcdStatus.rebuilt()
        copy.isAllowFollowUpStatus = self.isAllowFollowUpStatus.rebuilt()
        copy.systemId = self.systemId.rebuilt()
        return copy
    }
}

extension ICWS.Status.StatusMessages: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statusMessageList = self.statusMessageList.rebuilt()
        return copy
    }
}

extension ICWS.Status.StatusMessagesMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.statusMessagesAdded = self.statusMessagesAdded.rebuilt()
        copy.statusMessagesRemoved = self.statusMessagesRemoved.rebuilt()
        copy.statusMessagesChanged = self.statusMessagesChanged.rebuilt()
        return copy
    }
}

extension ICWS.Status.StatusMessagesUserAccess: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userId = self.userId.rebuilt()
        copy.statusMessages = self.statusMessages.rebuilt()
        return copy
    }
}

extension ICWS.Status.StatusMessagesUserAccessChange: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userId = self.userId.rebuilt()
        copy.statusMessagesAdded = self.statusMessagesAdded.rebuilt()
        copy.statusMessagesRemoved = self.statusMessagesRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Status.StatusMessagesUserAccessMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.statusMessagesUserAccessChanges = self.statusMessagesUserAccessChanges.rebuilt()
        return copy
    }
}

extension ICWS.Status.StatusMessagesUserAccessSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userIds = self.userIds.rebuilt()
        return copy
    }
}

extension ICWS.Status.UserStatus: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userId = self.userId.rebuilt()
        copy.statusId = self.statusId.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.forwardNumber = self.forwardNumber.rebuilt()
        copy.until = self.until.rebuilt()
        copy.onPhone = self.onPhone.rebuilt()
        copy.onPhoneChanged = self.onPhoneChanged.rebuilt()
        copy.statusChanged = self.statusChanged.rebuilt()
        copy.stations = self.stations.rebuilt()
        copy.icServers = self.icServers.rebuilt()
        copy.presenceServer = self.presenceServer.rebuilt()
        copy.loggedIn = self.loggedIn.rebuilt()
        return copy
    }
}

extension ICWS.Status.UserStatusMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.userStatusList = self.userStatusList.rebuilt()
        return copy
    }
}

extension ICWS.Status.UserStatusPreviousInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statusId = self.statusId.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.forwardNumber = self.forwardNumber.rebuilt()
        return copy
    }
}

extension ICWS.Status.UserStatusPreviousInfoMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.userStatusPreviousInfoList = self.userStatusPreviousInfoList.rebuilt()
        return copy
    }
}

extension ICWS.Status.UserStatusPreviousInfos: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userStatusPreviousInfoList = self.userStatusPreviousInfoList.rebuilt()
        return copy
    }
}

extension ICWS.Status.UserStatusSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userIds = self.userIds.rebuilt()
        copy.userStatusProperties = self.userStatusProperties.rebuilt()
        return copy
    }
}

extension ICWS.Status.UserStatusUntil: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.untilDateTime = self.untilDateTime.rebuilt()
        copy.hasDate = self.hasDate.rebuilt()
        copy.hasTime = self.hasTime.rebuilt()
        return copy
    }
}

extension ICWS.Status.UserStatusUpdate: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.statusId = self.statusId.rebuilt()
        copy.notes = self.notes.rebuilt()
        copy.forwardNumber = self.forwardNumber.rebuilt()
        copy.until = self.until.rebuilt()
        return copy
    }
}
