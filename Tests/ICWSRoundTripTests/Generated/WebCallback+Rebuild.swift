// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSWebCallback

extension ICWS.WebCallback.CallbackCreateRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.targetQueue = self.targetQueue.rebuilt()
        copy.targetQueueType = self.targetQueueType.rebuilt()
        copy.telephone = self.telephone.rebuilt()
        copy.name = self.name.rebuilt()
        copy.subject = self.subject.rebuilt()
        return copy
    }
}

extension ICWS.WebCallback.CallbackCreateResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.participantID = self.participantID.rebuilt()
        copy.dateFormat = self.dateFormat.rebuilt()
        copy.timeFormat = self.timeFormat.rebuilt()
        copy.callbackID = self.callbackID.rebuilt()
        return copy
    }
}

extension ICWS.WebCallback.CallbackReconnectRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.callbackID = self.callbackID.rebuilt()
        copy.participantID = self.participantID.rebuilt()
        return copy
    }
}

extension ICWS.WebCallback.CallbackStatusResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.state = self.state.rebuilt()
        copy.queueWaitTime = self.queueWaitTime.rebuilt()
        copy.queuePosition = self.queuePosition.rebuilt()
        return copy
    }
}
