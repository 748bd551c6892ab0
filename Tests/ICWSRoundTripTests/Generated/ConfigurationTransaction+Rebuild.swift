// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSConfigurationTransaction
import ICWSCore

extension ICWS.Configuration.Transaction.TransactionResponse: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.id = self.id.rebuilt()
        return copy
    }
}
