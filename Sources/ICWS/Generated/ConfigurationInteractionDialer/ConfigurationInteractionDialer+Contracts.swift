// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerCallListAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerCallListAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerCallListAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerCallListAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerCallListAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerCallListAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerCallListAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerCallListAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerCallListAcl].self)
        }
    }
}

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerCampaignAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerCampaignAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerCampaignAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerCampaignAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerCampaignAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerCampaignAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerCampaignAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerCampaignAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerCampaignAcl].self)
        }
    }
}

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerPolicySetAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerPolicySetAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerPolicySetAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerPolicySetAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerPolicySetAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerPolicySetAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerPolicySetAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerPolicySetAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerPolicySetAcl].self)
        }
    }
}

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerRuleSetAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerRuleSetAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerRuleSetAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerRuleSetAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerRuleSetAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerRuleSetAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerRuleSetAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerRuleSetAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerRuleSetAcl].self)
        }
    }
}

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerScheduleAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerScheduleAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerScheduleAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerScheduleAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerScheduleAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerScheduleAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerScheduleAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerScheduleAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerScheduleAcl].self)
        }
    }
}

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerScriptAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerScriptAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerScriptAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerScriptAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerScriptAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerScriptAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerScriptAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerScriptAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerScriptAcl].self)
        }
    }
}

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerSkillSetAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerSkillSetAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerSkillSetAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerSkillSetAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerSkillSetAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerSkillSetAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerSkillSetAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerSkillSetAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerSkillSetAcl].self)
        }
    }
}

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerStageSetAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerStageSetAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerStageSetAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerStageSetAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerStageSetAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerStageSetAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerStageSetAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerStageSetAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerStageSetAcl].self)
        }
    }
}

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerZoneSetAcl`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerZoneSetAcl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerZoneSetAcl" }
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

extension ICWS.Configuration.InteractionDialer {
    /// Contract `Configuration.InteractionDialer.InteractionDialerZoneSetAcls`.
    ///
    /// Known from the vendor's library.
    public struct InteractionDialerZoneSetAcls: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.interactionDialer:interactionDialerZoneSetAcls" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionDialerZoneSetAcl``.
        public init(
            items: [ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcl]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionDialerZoneSetAcl``; required.
        public var items: [ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcl] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.InteractionDialer.InteractionDialerZoneSetAcl].self)
        }
    }
}
