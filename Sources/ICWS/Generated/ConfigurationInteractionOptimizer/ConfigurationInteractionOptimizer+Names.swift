// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.InteractionOptimizer`.
    public enum InteractionOptimizer {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.InteractionOptimizer.Resources.InteractionOptimizerSchedulingUnits.GetInteractionOptimizerSchedulingUnits``.
    public typealias GetInteractionOptimizerSchedulingUnits = ICWS.Configuration.InteractionOptimizer.Resources
        .InteractionOptimizerSchedulingUnits.GetInteractionOptimizerSchedulingUnits

    /// Short for ``ICWS.Configuration.InteractionOptimizer.Resources.InteractionOptimizerSchedulingUnitsById.GetInteractionOptimizerSchedulingUnit``.
    public typealias GetInteractionOptimizerSchedulingUnit = ICWS.Configuration.InteractionOptimizer.Resources
        .InteractionOptimizerSchedulingUnitsById.GetInteractionOptimizerSchedulingUnit

    /// Short for ``ICWS.Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnit``.
    public typealias InteractionOptimizerSchedulingUnit = ICWS.Configuration.InteractionOptimizer
        .InteractionOptimizerSchedulingUnit

    /// Short for ``ICWS.Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnits``.
    public typealias InteractionOptimizerSchedulingUnits = ICWS.Configuration.InteractionOptimizer
        .InteractionOptimizerSchedulingUnits
}
