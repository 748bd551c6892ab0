// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSContent
import ICWSCore

extension ICWS.Content.ContentAsyncRequestId: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.requestId = self.requestId.rebuilt()
        copy.bucketName = self.bucketName.rebuilt()
        return copy
    }
}
