// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSContent
import ICWSCore
import ICWSDialer
import ICWSInteractions
import ICWSSecurity

extension ICWS.Common.AsyncOperationAcceptedResponse: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Content.ContentAsyncRequestId.urn,
            let derived = self.as(ICWS.Content.ContentAsyncRequestId.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Interactions.Email.EmailUploadFileAttachmentResponse.urn,
            let derived = self.as(ICWS.Interactions.Email.EmailUploadFileAttachmentResponse.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.requestId = self.requestId.rebuilt()
        return copy
    }
}

extension ICWS.Common.EditablePhoneNumber: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.baseNumber = self.baseNumber.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.autoDialable = self.autoDialable.rebuilt()
        return copy
    }
}

extension ICWS.Common.Error: Rebuildable {
    func rebuilt() -> Self {
        if typeURN == ICWS.Common.InvalidPropertyError.urn, let derived = self.as(ICWS.Common.InvalidPropertyError.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Common.MissingPropertyError.urn, let derived = self.as(ICWS.Common.MissingPropertyError.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.ConfigurationError.urn,
            let derived = self.as(ICWS.Configuration.ConfigurationError.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.ExplicitReferencesError.urn,
            let derived = self.as(ICWS.Configuration.ExplicitReferencesError.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.GetObjectError.urn,
            let derived = self.as(ICWS.Configuration.GetObjectError.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Configuration.GetObjectListError.urn,
            let derived = self.as(ICWS.Configuration.GetObjectListError.self)
        {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Dialer.CampaignLogonError.urn, let derived = self.as(ICWS.Dialer.CampaignLogonError.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        if typeURN == ICWS.Security.PasswordError.urn, let derived = self.as(ICWS.Security.PasswordError.self) {
            return Self(fields: derived.rebuilt().fields)
        }
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        return copy
    }
}

extension ICWS.Common.FeatureInfo: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.featureId = self.featureId.rebuilt()
        copy.version = self.version.rebuilt()
        return copy
    }
}

extension ICWS.Common.FeatureInfos: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.featureInfoList = self.featureInfoList.rebuilt()
        return copy
    }
}

extension ICWS.Common.InvalidPropertyError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        copy.propertyName = self.propertyName.rebuilt()
        return copy
    }
}

extension ICWS.Common.MissingPropertyError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        copy.propertyName = self.propertyName.rebuilt()
        return copy
    }
}

extension ICWS.Common.PhoneNumber: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.standardizedNumber = self.standardizedNumber.rebuilt()
        copy.displayString = self.displayString.rebuilt()
        copy.numberInfo = self.numberInfo.rebuilt()
        copy.editNumber = self.editNumber.rebuilt()
        copy.dialable = self.dialable.rebuilt()
        return copy
    }
}
