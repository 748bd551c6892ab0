// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationCollective
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.Collective.PeerSite: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        copy.createdDate = self.createdDate.rebuilt()
        copy.customAttributes = self.customAttributes.rebuilt()
        copy.lastModifiedDate = self.lastModifiedDate.rebuilt()
        copy.notes = self.notes.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.Collective.PeerSites: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}
