// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSSystem

extension ICWS.System.HandlerNotification: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.objectId = self.objectId.rebuilt()
        copy.eventId = self.eventId.rebuilt()
        copy.data = self.data.rebuilt()
        return copy
    }
}

extension ICWS.System.HandlerSentNotificationHeaders: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.objectId = self.objectId.rebuilt()
        copy.eventIds = self.eventIds.rebuilt()
        return copy
    }
}

extension ICWS.System.HandlerSentNotificationMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.objectId = self.objectId.rebuilt()
        copy.eventId = self.eventId.rebuilt()
        copy.data = self.data.rebuilt()
        return copy
    }
}

extension ICWS.System.HandlerSentNotificationsSubscription: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.headers = self.headers.rebuilt()
        return copy
    }
}
