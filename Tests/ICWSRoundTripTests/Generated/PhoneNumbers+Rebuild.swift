// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCore
import ICWSPhoneNumbers

extension ICWS.PhoneNumbers.PhoneNumberDetails: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.autoDialExtension = self.autoDialExtension.rebuilt()
        copy.classifications = self.classifications.rebuilt()
        copy.defaultClassification = self.defaultClassification.rebuilt()
        copy.dialCapable = self.dialCapable.rebuilt()
        copy.displayText = self.displayText.rebuilt()
        copy.editBase = self.editBase.rebuilt()
        copy.`extension` = self.`extension`.rebuilt()
        copy.`internal` = self.`internal`.rebuilt()
        copy.normalizedText = self.normalizedText.rebuilt()
        copy.queueName = self.queueName.rebuilt()
        copy.queueType = self.queueType.rebuilt()
        copy.rawText = self.rawText.rebuilt()
        copy.voicemailCapable = self.voicemailCapable.rebuilt()
        return copy
    }
}

extension ICWS.PhoneNumbers.PhoneNumberDetailsQuery: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.phoneNumber = self.phoneNumber.rebuilt()
        return copy
    }
}

extension ICWS.PhoneNumbers.QueueType: Rebuildable {}
