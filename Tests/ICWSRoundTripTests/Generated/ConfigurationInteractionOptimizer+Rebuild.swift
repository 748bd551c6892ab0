// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

import ICWSCommon
import ICWSConfiguration
import ICWSConfigurationInteractionOptimizer
import ICWSCore
import ICWSMessaging

extension ICWS.Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnit: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.configurationId = self.configurationId.rebuilt()
        return copy
    }
}

extension ICWS.Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnits: Rebuildable {
    func rebuilt() -> Self {
        var copy = started()
        copy.items = self.items.rebuilt()
        return copy
    }
}
