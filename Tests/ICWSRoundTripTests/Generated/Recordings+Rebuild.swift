// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSMessaging
import ICWSRecordings

extension ICWS.Recordings.AttributeItem: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.attributeName = self.attributeName.rebuilt()
        copy.attributeValue = self.attributeValue.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.AttributeMap: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.attributesValues = self.attributesValues.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.EmailAddress: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.displayName = self.displayName.rebuilt()
        copy.address = self.address.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.EmailAddressList: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.emailAddresses = self.emailAddresses.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.EmailParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.toParticipants = self.toParticipants.rebuilt()
        copy.ccParticipants = self.ccParticipants.rebuilt()
        copy.replyToAddress = self.replyToAddress.rebuilt()
        copy.emailSubject = self.emailSubject.rebuilt()
        copy.emailBody = self.emailBody.rebuilt()
        copy.priority = self.priority.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.GetExportUriResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.uri = self.uri.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.PauseScreenRecordingCompletedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        copy.recordingIdList = self.recordingIdList.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.RecordingIdList: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.recordingIds = self.recordingIds.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.RecordingsEmailParameters: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.recordings = self.recordings.rebuilt()
        copy.parameters = self.parameters.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.ResumeScreenRecordingCompletedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        copy.recordingIdList = self.recordingIdList.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.StartScreenRecordingCompletedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        copy.recordingIdList = self.recordingIdList.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.StartStationAudioPlaybackCompletedMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.requestId = self.requestId.rebuilt()
        copy.error = self.error.rebuilt()
        copy.interactionId = self.interactionId.rebuilt()
        return copy
    }
}

extension ICWS.Recordings.TagList: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.tags = self.tags.rebuilt()
        return copy
    }
}
