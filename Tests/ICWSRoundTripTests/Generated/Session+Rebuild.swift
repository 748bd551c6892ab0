// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSCore
import ICWSMessaging
import ICWSSession

extension ICWS.Session.SessionInformation: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.applicationName = self.applicationName.rebuilt()
        copy.machineName = self.machineName.rebuilt()
        copy.stationId = self.stationId.rebuilt()
        copy.userId = self.userId.rebuilt()
        copy.reason = self.reason.rebuilt()
        copy.layoutId = self.layoutId.rebuilt()
        return copy
    }
}

extension ICWS.Session.SessionMessageReason: Rebuildable {}

extension ICWS.Session.SessionsLayoutsSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.layoutIds = self.layoutIds.rebuilt()
        return copy
    }
}

extension ICWS.Session.SessionsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.sessionsAdded = self.sessionsAdded.rebuilt()
        copy.sessionsRemoved = self.sessionsRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Session.SessionsStationsSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.stationIds = self.stationIds.rebuilt()
        return copy
    }
}

extension ICWS.Session.SessionsUsersSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.userIds = self.userIds.rebuilt()
        return copy
    }
}
