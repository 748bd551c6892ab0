// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSQueues

extension ICWS.Queues.Interaction: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueContentsMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        copy.interactionsAdded = self.interactionsAdded.rebuilt()
        copy.interactionsChanged = self.interactionsChanged.rebuilt()
        copy.interactionsRemoved = self.interactionsRemoved.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.queueType = self.queueType.rebuilt()
        copy.queueName = self.queueName.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueInteraction: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.interactionId = self.interactionId.rebuilt()
        copy.attributes = self.attributes.rebuilt()
        copy.conferenceParentId = self.conferenceParentId.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueSubscriptionParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.queueIds = self.queueIds.rebuilt()
        copy.attributeNames = self.attributeNames.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueSubscriptionStateMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.state = self.state.rebuilt()
        copy.error = self.error.rebuilt()
        copy.subscriptionId = self.subscriptionId.rebuilt()
        return copy
    }
}

extension ICWS.Queues.QueueType: Rebuildable {}
