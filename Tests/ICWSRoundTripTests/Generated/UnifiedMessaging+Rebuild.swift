// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSUnifiedMessaging

extension ICWS.UnifiedMessaging.Attachment: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.fileUri = self.fileUri.rebuilt()
        copy.fileName = self.fileName.rebuilt()
        copy.mimeType = self.mimeType.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.CurrentStation: Rebuildable {
    func rebuilt() -> Self {
        return started()
    }
}

extension ICWS.UnifiedMessaging.FaxMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.unifiedMessageId = self.unifiedMessageId.rebuilt()
        copy.state = self.state.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.FaxMessageAdded: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.unifiedMessageId = self.unifiedMessageId.rebuilt()
        copy.state = self.state.rebuilt()
        copy.dateReceived = self.dateReceived.rebuilt()
        copy.from = self.from.rebuilt()
        copy.subject = self.subject.rebuilt()
        copy.attachments = self.attachments.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.FaxMessageSubscriptionStateMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.state = self.state.rebuilt()
        copy.error = self.error.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.FaxMessagesMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.faxMessagesAdded = self.faxMessagesAdded.rebuilt()
        copy.faxMessagesChanged = self.faxMessagesChanged.rebuilt()
        copy.faxMessagesRemoved = self.faxMessagesRemoved.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.MessageState: Rebuildable {}

extension ICWS.UnifiedMessaging.MwiMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.messagesWaiting = self.messagesWaiting.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.MwiSubscriptionStateMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.state = self.state.rebuilt()
        copy.error = self.error.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.UnifiedMessage: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.UnifiedMessaging.FaxMessage.urn, let derived = self.as(ICWS.UnifiedMessaging.FaxMessage.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.FaxMessageAdded.urn,
            let derived = self.as(ICWS.UnifiedMessaging.FaxMessageAdded.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.UnifiedMessageAdded.urn,
            let derived = self.as(ICWS.UnifiedMessaging.UnifiedMessageAdded.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.VoicemailMessageContract.urn,
            let derived = self.as(ICWS.UnifiedMessaging.VoicemailMessageContract.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.VoicemailMessageAdded.urn,
            let derived = self.as(ICWS.UnifiedMessaging.VoicemailMessageAdded.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.unifiedMessageId = self.unifiedMessageId.rebuilt()
        copy.state = self.state.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.UnifiedMessageAdded: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.UnifiedMessaging.FaxMessageAdded.urn,
            let derived = self.as(ICWS.UnifiedMessaging.FaxMessageAdded.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.VoicemailMessageAdded.urn,
            let derived = self.as(ICWS.UnifiedMessaging.VoicemailMessageAdded.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.unifiedMessageId = self.unifiedMessageId.rebuilt()
        copy.state = self.state.rebuilt()
        copy.dateReceived = self.dateReceived.rebuilt()
        copy.from = self.from.rebuilt()
        copy.subject = self.subject.rebuilt()
        copy.attachments = self.attachments.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.UnifiedMessagePlayOperationRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.state = self.state.rebuilt()
        copy.playTarget = self.playTarget.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.UnifiedMessageUpdateRequest: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.state = self.state.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.VoicemailMessageContract: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.unifiedMessageId = self.unifiedMessageId.rebuilt()
        copy.state = self.state.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.VoicemailMessageAdded: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.unifiedMessageId = self.unifiedMessageId.rebuilt()
        copy.state = self.state.rebuilt()
        copy.dateReceived = self.dateReceived.rebuilt()
        copy.from = self.from.rebuilt()
        copy.subject = self.subject.rebuilt()
        copy.attachments = self.attachments.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.VoicemailMessageSubscriptionStateMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.state = self.state.rebuilt()
        copy.error = self.error.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.VoicemailMessagesMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.voicemailMessagesAdded = self.voicemailMessagesAdded.rebuilt()
        copy.voicemailMessagesChanged = self.voicemailMessagesChanged.rebuilt()
        copy.voicemailMessagesRemoved = self.voicemailMessagesRemoved.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.VoicemailPlayOperation: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.UnifiedMessaging.CurrentStation.urn,
            let derived = self.as(ICWS.UnifiedMessaging.CurrentStation.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.UnifiedMessaging.VoicemailPlayTarget.urn,
            let derived = self.as(ICWS.UnifiedMessaging.VoicemailPlayTarget.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        return started()
    }
}

extension ICWS.UnifiedMessaging.VoicemailPlayStatus: Rebuildable {}

extension ICWS.UnifiedMessaging.VoicemailPlayStatusMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.unifiedMessageId = self.unifiedMessageId.rebuilt()
        copy.playStatus = self.playStatus.rebuilt()
        return copy
    }
}

extension ICWS.UnifiedMessaging.VoicemailPlayTarget: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.target = self.target.rebuilt()
        return copy
    }
}
