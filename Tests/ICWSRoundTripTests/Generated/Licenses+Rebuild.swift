// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSLicenses
import ICWSMessaging

extension ICWS.Licenses.LicenseAssignedStatus: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.name = self.name.rebuilt()
        copy.isAssigned = self.isAssigned.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.LicenseMessage: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.isDelta = self.isDelta.rebuilt()
        copy.licenseAssignedStatusList = self.licenseAssignedStatusList.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.LicenseOperationResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorDetails = self.errorDetails.rebuilt()
        copy.isAvailable = self.isAvailable.rebuilt()
        copy.licenseName = self.licenseName.rebuilt()
        copy.licenseStatus = self.licenseStatus.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.LicenseOperationResults: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.licenseOperationResultList = self.licenseOperationResultList.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.LicenseStageOperation: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.stageName = self.stageName.rebuilt()
        copy.stageFailureAction = self.stageFailureAction.rebuilt()
        copy.licenseList = self.licenseList.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.LicenseStageOperationResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.stageName = self.stageName.rebuilt()
        copy.result = self.result.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.LicenseStageOperationResults: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.licenseStageOperationResultList = self.licenseStageOperationResultList.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.LicenseStageOperations: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.licenseStageOperationList = self.licenseStageOperationList.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.LicenseStatus: Rebuildable {}

extension ICWS.Licenses.Licenses: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.licenseList = self.licenseList.rebuilt()
        return copy
    }
}

extension ICWS.Licenses.StageFailureAction: Rebuildable {}
