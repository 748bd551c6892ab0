// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationMail
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.Mail.UsersEntry: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        copy.emailAddress = self.emailAddress.rebuilt()
        copy.mailbox = self.mailbox.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Mail.UsersResult: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.users = self.users.rebuilt()
        return copy
    }
}
