// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.InteractionOptimizer {
    /// Contract `Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnit`.
    ///
    /// Known from the vendor's library.
    public struct InteractionOptimizerSchedulingUnit: Contract {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:configuration.interactionOptimizer:interactionOptimizerSchedulingUnit"
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A ``ConfigurationId``; may be missing.
        public var configurationId: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("configurationId") }
            set { fields.set("configurationId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
        }
    }
}

extension ICWS.Configuration.InteractionOptimizer {
    /// Contract `Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnits`.
    ///
    /// Known from the vendor's library.
    public struct InteractionOptimizerSchedulingUnits: Contract {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:configuration.interactionOptimizer:interactionOptimizerSchedulingUnits"
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionOptimizerSchedulingUnit``.
        public init(
            items: [ICWS.Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnit]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionOptimizerSchedulingUnit``; required.
        public var items: [ICWS.Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnit] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionOptimizer.InteractionOptimizerSchedulingUnit].self)
        }
    }
}
