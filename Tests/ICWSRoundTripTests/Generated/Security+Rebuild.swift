// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSCore
import ICWSSecurity

extension ICWS.Security.Password: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.oldPassword = self.oldPassword.rebuilt()
        copy.newPassword = self.newPassword.rebuilt()
        return copy
    }
}

extension ICWS.Security.PasswordError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.errorId = self.errorId.rebuilt()
        copy.errorCode = self.errorCode.rebuilt()
        copy.message = self.message.rebuilt()
        copy.passwordErrors = self.passwordErrors.rebuilt()
        return copy
    }
}

extension ICWS.Security.PasswordPolicyError: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.passwordPolicyErrorId = self.passwordPolicyErrorId.rebuilt()
        copy.passwordPolicyErrorMsg = self.passwordPolicyErrorMsg.rebuilt()
        return copy
    }
}

extension ICWS.Security.PasswordPolicyErrorIdEnum: Rebuildable {}
