// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore
public import ICWSMessaging

extension ICWS.Ipa {
    /// Contract `Ipa.BaseDataInst`.
    ///
    /// Known from the vendor's library.
    public struct BaseDataInst: Contract {
        /// What ``BaseDataInst`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:baseDataInst" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:baseDataInstColl",
                "urn:inin.com:ipa:baseDataInstSing",
                "urn:inin.com:ipa:booleanDataInstColl",
                "urn:inin.com:ipa:booleanDataInstSing",
                "urn:inin.com:ipa:complexDataInstColl",
                "urn:inin.com:ipa:complexDataInstSing",
                "urn:inin.com:ipa:currencyDataInstColl",
                "urn:inin.com:ipa:currencyDataInstSing",
                "urn:inin.com:ipa:dateDataInstColl",
                "urn:inin.com:ipa:dateDataInstSing",
                "urn:inin.com:ipa:dateTimeDataInstColl",
                "urn:inin.com:ipa:dateTimeDataInstSing",
                "urn:inin.com:ipa:decimalDataInstColl",
                "urn:inin.com:ipa:decimalDataInstSing",
                "urn:inin.com:ipa:durationDataInstColl",
                "urn:inin.com:ipa:durationDataInstSing",
                "urn:inin.com:ipa:longDataInstColl",
                "urn:inin.com:ipa:longDataInstSing",
                "urn:inin.com:ipa:mailboxDataInstColl",
                "urn:inin.com:ipa:mailboxDataInstSing",
                "urn:inin.com:ipa:skillDataInstColl",
                "urn:inin.com:ipa:skillDataInstSing",
                "urn:inin.com:ipa:stringDataInstColl",
                "urn:inin.com:ipa:stringDataInstSing",
                "urn:inin.com:ipa:timeDataInstColl",
                "urn:inin.com:ipa:timeDataInstSing",
                "urn:inin.com:ipa:uriDataInstColl",
                "urn:inin.com:ipa:uriDataInstSing",
                "urn:inin.com:ipa:userQueueDataInstColl",
                "urn:inin.com:ipa:userQueueDataInstSing",
                "urn:inin.com:ipa:workgroupQueueDataInstColl",
                "urn:inin.com:ipa:workgroupQueueDataInstSing",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("defId", String.self)
            checker.optional("id", String.self)
            checker.optional("name", String.self)
            checker.optional("security", String.self)
        }
    }
}

extension ICWS.Ipa.BaseDataInst: ICWS.Ipa.BaseDataInst.Kind {}

extension ICWS.Ipa.BaseDataInst.Kind {
    /// A text; may be missing.
    public var defId: String? {
        get { fields.optional("defId") }
        set { fields.set("defId", optional: newValue) }
    }
    /// A text; may be missing.
    public var id: String? {
        get { fields.optional("id") }
        set { fields.set("id", optional: newValue) }
    }
    /// A text; absent, null or a value.
    public var name: Field<String> {
        get { fields.field("name") }
        set { fields.set("name", field: newValue) }
    }
    /// A text; absent, null or a value.
    public var security: Field<String> {
        get { fields.field("security") }
        set { fields.set("security", field: newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BaseDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct BaseDataInstColl: ICWS.Ipa.BaseDataInst.Kind {
        /// What ``BaseDataInstColl`` and everything that derives from it have.
        public protocol Kind: ICWS.Ipa.BaseDataInst.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:baseDataInstColl" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:booleanDataInstColl",
                "urn:inin.com:ipa:complexDataInstColl",
                "urn:inin.com:ipa:currencyDataInstColl",
                "urn:inin.com:ipa:dateDataInstColl",
                "urn:inin.com:ipa:dateTimeDataInstColl",
                "urn:inin.com:ipa:decimalDataInstColl",
                "urn:inin.com:ipa:durationDataInstColl",
                "urn:inin.com:ipa:longDataInstColl",
                "urn:inin.com:ipa:mailboxDataInstColl",
                "urn:inin.com:ipa:skillDataInstColl",
                "urn:inin.com:ipa:stringDataInstColl",
                "urn:inin.com:ipa:timeDataInstColl",
                "urn:inin.com:ipa:uriDataInstColl",
                "urn:inin.com:ipa:userQueueDataInstColl",
                "urn:inin.com:ipa:workgroupQueueDataInstColl",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInst.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa.BaseDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {}

extension ICWS.Ipa {
    /// Contract `Ipa.BaseDataInstCollItem`.
    ///
    /// Known from the vendor's library.
    public struct BaseDataInstCollItem: Contract {
        /// What ``BaseDataInstCollItem`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:baseDataInstCollItem" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:booleanDataInstCollItem",
                "urn:inin.com:ipa:complexDataInstCollItem",
                "urn:inin.com:ipa:currencyDataInstCollItem",
                "urn:inin.com:ipa:mailboxDataInstCollItem",
                "urn:inin.com:ipa:stringDataInstCollItem",
                "urn:inin.com:ipa:userQueueDataInstCollItem",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
        }
    }
}

extension ICWS.Ipa.BaseDataInstCollItem: ICWS.Ipa.BaseDataInstCollItem.Kind {}

extension ICWS.Ipa.BaseDataInstCollItem.Kind {
    /// A text; required.
    public var id: String {
        get { fields.required("id") }
        set { fields.set("id", newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BaseDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct BaseDataInstSing: ICWS.Ipa.BaseDataInst.Kind {
        /// What ``BaseDataInstSing`` and everything that derives from it have.
        public protocol Kind: ICWS.Ipa.BaseDataInst.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:baseDataInstSing" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:booleanDataInstSing",
                "urn:inin.com:ipa:complexDataInstSing",
                "urn:inin.com:ipa:currencyDataInstSing",
                "urn:inin.com:ipa:dateDataInstSing",
                "urn:inin.com:ipa:dateTimeDataInstSing",
                "urn:inin.com:ipa:decimalDataInstSing",
                "urn:inin.com:ipa:durationDataInstSing",
                "urn:inin.com:ipa:longDataInstSing",
                "urn:inin.com:ipa:mailboxDataInstSing",
                "urn:inin.com:ipa:skillDataInstSing",
                "urn:inin.com:ipa:stringDataInstSing",
                "urn:inin.com:ipa:timeDataInstSing",
                "urn:inin.com:ipa:uriDataInstSing",
                "urn:inin.com:ipa:userQueueDataInstSing",
                "urn:inin.com:ipa:workgroupQueueDataInstSing",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInst.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa.BaseDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {}

extension ICWS.Ipa {
    /// Contract `Ipa.BaseDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct BaseDataValidationRules: Contract {
        /// What ``BaseDataValidationRules`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:baseDataValidationRules" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:booleanDataValidationRules",
                "urn:inin.com:ipa:currencyDataValidationRules",
                "urn:inin.com:ipa:dateDataValidationRules",
                "urn:inin.com:ipa:dateTimeDataValidationRules",
                "urn:inin.com:ipa:decimaldataValidationRules",
                "urn:inin.com:ipa:durationDataValidationRules",
                "urn:inin.com:ipa:longdataValidationRules",
                "urn:inin.com:ipa:mailboxDataValidationRules",
                "urn:inin.com:ipa:skillDataValidationRules",
                "urn:inin.com:ipa:stringDataValidationRules",
                "urn:inin.com:ipa:timeDataValidationRules",
                "urn:inin.com:ipa:uriDataValidationRules",
                "urn:inin.com:ipa:userQueueDataValidationRules",
                "urn:inin.com:ipa:workgroupQueueDataValidationRules",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
        }
    }
}

extension ICWS.Ipa.BaseDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePageAndDataMeta`.
    ///
    /// Known from the vendor's library.
    public struct BasePageAndDataMeta: Contract {
        /// What ``BasePageAndDataMeta`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePageAndDataMeta" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:dataDefinitionsListMeta",
                "urn:inin.com:ipa:dataManifestListMeta",
                "urn:inin.com:ipa:pageDefinitionMeta",
                "urn:inin.com:ipa:runtimeDataValuesListMeta",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - payloadType: A text.
        ///   - formatVersion: A text.
        public init(
            payloadType: String,
            formatVersion: String
        ) {
            fields = ContractFields()
            fields.set("payloadType", payloadType)
            fields.set("formatVersion", formatVersion)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("payloadType", String.self)
            checker.required("formatVersion", String.self)
        }
    }
}

extension ICWS.Ipa.BasePageAndDataMeta: ICWS.Ipa.BasePageAndDataMeta.Kind {}

extension ICWS.Ipa.BasePageAndDataMeta.Kind {
    /// A text; required.
    public var payloadType: String {
        get { fields.required("payloadType") }
        set { fields.set("payloadType", newValue) }
    }
    /// A text; required.
    public var formatVersion: String {
        get { fields.required("formatVersion") }
        set { fields.set("formatVersion", newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePropDef`.
    ///
    /// Known from the vendor's library.
    public struct BasePropDef: Contract {
        /// What ``BasePropDef`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePropDef" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:basePropDefBasicSimple",
                "urn:inin.com:ipa:booleanPropDef",
                "urn:inin.com:ipa:complexPropDef",
                "urn:inin.com:ipa:currencyPropDef",
                "urn:inin.com:ipa:datePropDef",
                "urn:inin.com:ipa:dateTimePropDef",
                "urn:inin.com:ipa:decimalPropDef",
                "urn:inin.com:ipa:durationPropDef",
                "urn:inin.com:ipa:longPropDef",
                "urn:inin.com:ipa:mailboxPropDef",
                "urn:inin.com:ipa:skillPropDef",
                "urn:inin.com:ipa:stringPropDef",
                "urn:inin.com:ipa:timePropDef",
                "urn:inin.com:ipa:uriPropDef",
                "urn:inin.com:ipa:userQueuePropDef",
                "urn:inin.com:ipa:workgroupQueuePropDef",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields()
            fields.set("defId", defId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("defId", String.self)
        }
    }
}

extension ICWS.Ipa.BasePropDef: ICWS.Ipa.BasePropDef.Kind {}

extension ICWS.Ipa.BasePropDef.Kind {
    /// A text; required.
    public var defId: String {
        get { fields.required("defId") }
        set { fields.set("defId", newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePropDefBasicSimple`.
    ///
    /// Known from the vendor's library.
    public struct BasePropDefBasicSimple: ICWS.Ipa.BasePropDef.Kind {
        /// What ``BasePropDefBasicSimple`` and everything that derives from it have.
        public protocol Kind: ICWS.Ipa.BasePropDef.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePropDefBasicSimple" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:booleanPropDef",
                "urn:inin.com:ipa:currencyPropDef",
                "urn:inin.com:ipa:datePropDef",
                "urn:inin.com:ipa:dateTimePropDef",
                "urn:inin.com:ipa:decimalPropDef",
                "urn:inin.com:ipa:durationPropDef",
                "urn:inin.com:ipa:longPropDef",
                "urn:inin.com:ipa:mailboxPropDef",
                "urn:inin.com:ipa:skillPropDef",
                "urn:inin.com:ipa:stringPropDef",
                "urn:inin.com:ipa:timePropDef",
                "urn:inin.com:ipa:uriPropDef",
                "urn:inin.com:ipa:userQueuePropDef",
                "urn:inin.com:ipa:workgroupQueuePropDef",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDef.checkFields(&checker)
            checker.optional("refId", String.self)
        }
    }
}

extension ICWS.Ipa.BasePropDefBasicSimple: ICWS.Ipa.BasePropDefBasicSimple.Kind {}

extension ICWS.Ipa.BasePropDefBasicSimple.Kind {
    /// A text; absent, null or a value.
    public var refId: Field<String> {
        get { fields.field("refId") }
        set { fields.set("refId", field: newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePropDefInitialValuesItem`.
    ///
    /// Known from the vendor's library.
    public struct BasePropDefInitialValuesItem: Contract {
        /// What ``BasePropDefInitialValuesItem`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePropDefInitialValuesItem" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:basePropDefInitialValuesItemColl",
                "urn:inin.com:ipa:basePropDefInitialValuesItemSing",
                "urn:inin.com:ipa:propDefInitialValuesItemBooleanColl",
                "urn:inin.com:ipa:propDefInitialValuesItemBooleanSing",
                "urn:inin.com:ipa:propDefInitialValuesItemComplexColl",
                "urn:inin.com:ipa:propDefInitialValuesItemComplexSing",
                "urn:inin.com:ipa:propDefInitialValuesItemCurrencyColl",
                "urn:inin.com:ipa:propDefInitialValuesItemCurrencySing",
                "urn:inin.com:ipa:propDefInitialValuesItemDateColl",
                "urn:inin.com:ipa:propDefInitialValuesItemDateSing",
                "urn:inin.com:ipa:propDefInitialValuesItemDateTimeColl",
                "urn:inin.com:ipa:propDefInitialValuesItemDateTimeSing",
                "urn:inin.com:ipa:propDefInitialValuesItemDecimalColl",
                "urn:inin.com:ipa:propDefInitialValuesItemDecimalSing",
                "urn:inin.com:ipa:propDefInitialValuesItemDurationColl",
                "urn:inin.com:ipa:propDefInitialValuesItemDurationSing",
                "urn:inin.com:ipa:propDefInitialValuesItemLongColl",
                "urn:inin.com:ipa:propDefInitialValuesItemLongSing",
                "urn:inin.com:ipa:propDefInitialValuesItemMailboxColl",
                "urn:inin.com:ipa:propDefInitialValuesItemMailboxSing",
                "urn:inin.com:ipa:propDefInitialValuesItemSkillColl",
                "urn:inin.com:ipa:propDefInitialValuesItemSkillSing",
                "urn:inin.com:ipa:propDefInitialValuesItemStringColl",
                "urn:inin.com:ipa:propDefInitialValuesItemStringSing",
                "urn:inin.com:ipa:propDefInitialValuesItemTimeColl",
                "urn:inin.com:ipa:propDefInitialValuesItemTimeSing",
                "urn:inin.com:ipa:propDefInitialValuesItemUriColl",
                "urn:inin.com:ipa:propDefInitialValuesItemUriSing",
                "urn:inin.com:ipa:propDefInitialValuesItemUserQueueColl",
                "urn:inin.com:ipa:propDefInitialValuesItemUserQueueSing",
                "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueColl",
                "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueSing",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.requiredNullable("refId", String.self)
        }
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItem: ICWS.Ipa.BasePropDefInitialValuesItem.Kind {}

extension ICWS.Ipa.BasePropDefInitialValuesItem.Kind {
    /// A text; required, may be null.
    public var refId: String? {
        get { fields.optional("refId") }
        set { fields.set("refId", newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePropDefInitialValuesItemColl`.
    ///
    /// Known from the vendor's library.
    public struct BasePropDefInitialValuesItemColl: ICWS.Ipa.BasePropDefInitialValuesItem.Kind {
        /// What ``BasePropDefInitialValuesItemColl`` and everything that derives from it have.
        public protocol Kind: ICWS.Ipa.BasePropDefInitialValuesItem.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePropDefInitialValuesItemColl" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:propDefInitialValuesItemBooleanColl",
                "urn:inin.com:ipa:propDefInitialValuesItemComplexColl",
                "urn:inin.com:ipa:propDefInitialValuesItemCurrencyColl",
                "urn:inin.com:ipa:propDefInitialValuesItemDateColl",
                "urn:inin.com:ipa:propDefInitialValuesItemDateTimeColl",
                "urn:inin.com:ipa:propDefInitialValuesItemDecimalColl",
                "urn:inin.com:ipa:propDefInitialValuesItemDurationColl",
                "urn:inin.com:ipa:propDefInitialValuesItemLongColl",
                "urn:inin.com:ipa:propDefInitialValuesItemMailboxColl",
                "urn:inin.com:ipa:propDefInitialValuesItemSkillColl",
                "urn:inin.com:ipa:propDefInitialValuesItemStringColl",
                "urn:inin.com:ipa:propDefInitialValuesItemTimeColl",
                "urn:inin.com:ipa:propDefInitialValuesItemUriColl",
                "urn:inin.com:ipa:propDefInitialValuesItemUserQueueColl",
                "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueColl",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItem.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItemColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePropDefInitialValuesItemSing`.
    ///
    /// Known from the vendor's library.
    public struct BasePropDefInitialValuesItemSing: ICWS.Ipa.BasePropDefInitialValuesItem.Kind {
        /// What ``BasePropDefInitialValuesItemSing`` and everything that derives from it have.
        public protocol Kind: ICWS.Ipa.BasePropDefInitialValuesItem.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePropDefInitialValuesItemSing" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:propDefInitialValuesItemBooleanSing",
                "urn:inin.com:ipa:propDefInitialValuesItemComplexSing",
                "urn:inin.com:ipa:propDefInitialValuesItemCurrencySing",
                "urn:inin.com:ipa:propDefInitialValuesItemDateSing",
                "urn:inin.com:ipa:propDefInitialValuesItemDateTimeSing",
                "urn:inin.com:ipa:propDefInitialValuesItemDecimalSing",
                "urn:inin.com:ipa:propDefInitialValuesItemDurationSing",
                "urn:inin.com:ipa:propDefInitialValuesItemLongSing",
                "urn:inin.com:ipa:propDefInitialValuesItemMailboxSing",
                "urn:inin.com:ipa:propDefInitialValuesItemSkillSing",
                "urn:inin.com:ipa:propDefInitialValuesItemStringSing",
                "urn:inin.com:ipa:propDefInitialValuesItemTimeSing",
                "urn:inin.com:ipa:propDefInitialValuesItemUriSing",
                "urn:inin.com:ipa:propDefInitialValuesItemUserQueueSing",
                "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueSing",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItem.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa.BasePropDefInitialValuesItemSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePropVal`.
    ///
    /// Known from the vendor's library.
    public struct BasePropVal: Contract {
        /// What ``BasePropVal`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePropVal" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:basePropValColl",
                "urn:inin.com:ipa:basePropValSing",
                "urn:inin.com:ipa:booleanPropValColl",
                "urn:inin.com:ipa:booleanPropValSing",
                "urn:inin.com:ipa:complexPropValColl",
                "urn:inin.com:ipa:complexPropValSing",
                "urn:inin.com:ipa:currencyPropValColl",
                "urn:inin.com:ipa:currencyPropValSing",
                "urn:inin.com:ipa:datePropValColl",
                "urn:inin.com:ipa:datePropValSing",
                "urn:inin.com:ipa:dateTimePropValColl",
                "urn:inin.com:ipa:dateTimePropValSing",
                "urn:inin.com:ipa:decimalPropValColl",
                "urn:inin.com:ipa:decimalPropValSing",
                "urn:inin.com:ipa:durationPropValColl",
                "urn:inin.com:ipa:durationPropValSing",
                "urn:inin.com:ipa:longPropValColl",
                "urn:inin.com:ipa:longPropValSing",
                "urn:inin.com:ipa:mailboxPropValColl",
                "urn:inin.com:ipa:mailboxPropValSing",
                "urn:inin.com:ipa:skillPropValColl",
                "urn:inin.com:ipa:skillPropValSing",
                "urn:inin.com:ipa:stringPropValColl",
                "urn:inin.com:ipa:stringPropValSing",
                "urn:inin.com:ipa:timePropValColl",
                "urn:inin.com:ipa:timePropValSing",
                "urn:inin.com:ipa:uriPropValColl",
                "urn:inin.com:ipa:uriPropValSing",
                "urn:inin.com:ipa:userQueuePropValColl",
                "urn:inin.com:ipa:userQueuePropValSing",
                "urn:inin.com:ipa:workgroupQueuePropValColl",
                "urn:inin.com:ipa:workgroupQueuePropValSing",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("defId", String.self)
            checker.optional("name", String.self)
        }
    }
}

extension ICWS.Ipa.BasePropVal: ICWS.Ipa.BasePropVal.Kind {}

extension ICWS.Ipa.BasePropVal.Kind {
    /// A text; may be missing.
    public var defId: String? {
        get { fields.optional("defId") }
        set { fields.set("defId", optional: newValue) }
    }
    /// A text; absent, null or a value.
    public var name: Field<String> {
        get { fields.field("name") }
        set { fields.set("name", field: newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePropValColl`.
    ///
    /// Known from the vendor's library.
    public struct BasePropValColl: ICWS.Ipa.BasePropVal.Kind {
        /// What ``BasePropValColl`` and everything that derives from it have.
        public protocol Kind: ICWS.Ipa.BasePropVal.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePropValColl" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:booleanPropValColl",
                "urn:inin.com:ipa:complexPropValColl",
                "urn:inin.com:ipa:currencyPropValColl",
                "urn:inin.com:ipa:datePropValColl",
                "urn:inin.com:ipa:dateTimePropValColl",
                "urn:inin.com:ipa:decimalPropValColl",
                "urn:inin.com:ipa:durationPropValColl",
                "urn:inin.com:ipa:longPropValColl",
                "urn:inin.com:ipa:mailboxPropValColl",
                "urn:inin.com:ipa:skillPropValColl",
                "urn:inin.com:ipa:stringPropValColl",
                "urn:inin.com:ipa:timePropValColl",
                "urn:inin.com:ipa:uriPropValColl",
                "urn:inin.com:ipa:userQueuePropValColl",
                "urn:inin.com:ipa:workgroupQueuePropValColl",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropVal.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa.BasePropValColl: ICWS.Ipa.BasePropValColl.Kind {}

extension ICWS.Ipa {
    /// Contract `Ipa.BasePropValSing`.
    ///
    /// Known from the vendor's library.
    public struct BasePropValSing: ICWS.Ipa.BasePropVal.Kind {
        /// What ``BasePropValSing`` and everything that derives from it have.
        public protocol Kind: ICWS.Ipa.BasePropVal.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:basePropValSing" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:booleanPropValSing",
                "urn:inin.com:ipa:complexPropValSing",
                "urn:inin.com:ipa:currencyPropValSing",
                "urn:inin.com:ipa:datePropValSing",
                "urn:inin.com:ipa:dateTimePropValSing",
                "urn:inin.com:ipa:decimalPropValSing",
                "urn:inin.com:ipa:durationPropValSing",
                "urn:inin.com:ipa:longPropValSing",
                "urn:inin.com:ipa:mailboxPropValSing",
                "urn:inin.com:ipa:skillPropValSing",
                "urn:inin.com:ipa:stringPropValSing",
                "urn:inin.com:ipa:timePropValSing",
                "urn:inin.com:ipa:uriPropValSing",
                "urn:inin.com:ipa:userQueuePropValSing",
                "urn:inin.com:ipa:workgroupQueuePropValSing",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropVal.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa.BasePropValSing: ICWS.Ipa.BasePropValSing.Kind {}

extension ICWS.Ipa {
    /// Contract `Ipa.BaseTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct BaseTypeDef: Contract {
        /// What ``BaseTypeDef`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:baseTypeDef" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:booleanTypeDef",
                "urn:inin.com:ipa:complexTypeDef",
                "urn:inin.com:ipa:currencyTypeDef",
                "urn:inin.com:ipa:dateTimeTypeDef",
                "urn:inin.com:ipa:dateTypeDef",
                "urn:inin.com:ipa:decimalTypeDef",
                "urn:inin.com:ipa:durationTypeDef",
                "urn:inin.com:ipa:longTypeDef",
                "urn:inin.com:ipa:mailboxTypeDef",
                "urn:inin.com:ipa:skillTypeDef",
                "urn:inin.com:ipa:stringTypeDef",
                "urn:inin.com:ipa:timeTypeDef",
                "urn:inin.com:ipa:uriTypeDef",
                "urn:inin.com:ipa:userQueueTypeDef",
                "urn:inin.com:ipa:workgroupQueueTypeDef",
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields()
            fields.set("defId", defId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("defId", String.self)
        }
    }
}

extension ICWS.Ipa.BaseTypeDef: ICWS.Ipa.BaseTypeDef.Kind {}

extension ICWS.Ipa.BaseTypeDef.Kind {
    /// A text; required.
    public var defId: String {
        get { fields.required("defId") }
        set { fields.set("defId", newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BooleanDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct BooleanDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:booleanDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``BooleanDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.BooleanDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.BooleanDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BooleanDataInstCollItem`.
    ///
    /// Known from the vendor's library.
    public struct BooleanDataInstCollItem: ICWS.Ipa.BaseDataInstCollItem.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:booleanDataInstCollItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("id", id)
        }
        /// True or false; absent, null or a value.
        public var val: Field<Bool> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstCollItem.checkFields(&checker)
            checker.optional("val", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BooleanDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct BooleanDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:booleanDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// True or false; absent, null or a value.
        public var val: Field<Bool> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BooleanDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct BooleanDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:booleanDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BooleanPropDef`.
    ///
    /// Known from the vendor's library.
    public struct BooleanPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:booleanPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each true or false or null; absent, null or a value.
        public var initialValues: Field<[Bool?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``BooleanDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.BooleanDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [Bool?].self)
            checker.optional("rules", ICWS.Ipa.BooleanDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BooleanPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct BooleanPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:booleanPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``BooleanDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.BooleanDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.BooleanDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BooleanPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct BooleanPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:booleanPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// True or false; absent, null or a value.
        public var val: Field<Bool> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.BooleanTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct BooleanTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:booleanTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each true or false or null; absent, null or a value.
        public var initialValues: Field<[Bool?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``BooleanDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.BooleanDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [Bool?].self)
            checker.optional("rules", ICWS.Ipa.BooleanDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct ComplexDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``ComplexDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.ComplexDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.ComplexDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexDataInstCollItem`.
    ///
    /// Known from the vendor's library.
    public struct ComplexDataInstCollItem: ICWS.Ipa.BaseDataInstCollItem.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexDataInstCollItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("id", id)
        }
        /// A ``ComplexValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.ComplexValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstCollItem.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.ComplexValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct ComplexDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``ComplexValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.ComplexValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.ComplexValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexPropDef`.
    ///
    /// Known from the vendor's library.
    public struct ComplexPropDef: ICWS.Ipa.BasePropDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A text; required, may be null.
        public var refId: String? {
            get { fields.optional("refId") }
            set { fields.set("refId", newValue) }
        }
        /// A list, each a ``ComplexPropDefInitialValuesItem`` or null; absent, null or a value.
        public var initialValues: Field<[ICWS.Ipa.ComplexPropDefInitialValuesItem?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDef.checkFields(&checker)
            checker.requiredNullable("refId", String.self)
            checker.optional("initialValues", [ICWS.Ipa.ComplexPropDefInitialValuesItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexPropDefInitialValuesItem`.
    ///
    /// Known from the vendor's library.
    public struct ComplexPropDefInitialValuesItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexPropDefInitialValuesItem" }
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
        /// A ``ComplexValueForPropDefCollInitialItem``; absent, null or a value.
        public var val: Field<ICWS.Ipa.ComplexValueForPropDefCollInitialItem> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("val", ICWS.Ipa.ComplexValueForPropDefCollInitialItem.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct ComplexPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``BasePropVal`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.BasePropVal?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.BasePropVal?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct ComplexPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``ComplexValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.ComplexValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.ComplexValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct ComplexTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a ``BasePropDef``; absent, null or a value.
        public var props: Field<[ICWS.Ipa.BasePropDef]> {
            get { fields.field("props") }
            set { fields.set("props", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("props", [ICWS.Ipa.BasePropDef].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexValue`.
    ///
    /// Known from the vendor's library.
    public struct ComplexValue: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexValue" }
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
        /// A text; absent, null or a value.
        public var uniqueId: Field<String> {
            get { fields.field("uniqueId") }
            set { fields.set("uniqueId", field: newValue) }
        }
        /// A list, each a ``BasePropVal``; absent, null or a value.
        public var props: Field<[ICWS.Ipa.BasePropVal]> {
            get { fields.field("props") }
            set { fields.set("props", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("uniqueId", String.self)
            checker.optional("props", [ICWS.Ipa.BasePropVal].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ComplexValueForPropDefCollInitialItem`.
    ///
    /// Known from the vendor's library.
    public struct ComplexValueForPropDefCollInitialItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:complexValueForPropDefCollInitialItem" }
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
        /// A text; absent, null or a value.
        public var uniqueId: Field<String> {
            get { fields.field("uniqueId") }
            set { fields.set("uniqueId", field: newValue) }
        }
        /// A list, each a ``BasePropDefInitialValuesItem``; absent, null or a value.
        public var props: Field<[ICWS.Ipa.BasePropDefInitialValuesItem]> {
            get { fields.field("props") }
            set { fields.set("props", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("uniqueId", String.self)
            checker.optional("props", [ICWS.Ipa.BasePropDefInitialValuesItem].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``CurrencyDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.CurrencyDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.CurrencyDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyDataInstCollItem`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyDataInstCollItem: ICWS.Ipa.BaseDataInstCollItem.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyDataInstCollItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("id", id)
        }
        /// A ``CurrencyValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.CurrencyValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstCollItem.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.CurrencyValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``CurrencyValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.CurrencyValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.CurrencyValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var minVal: Field<String> {
            get { fields.field("minVal") }
            set { fields.set("minVal", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var maxVal: Field<String> {
            get { fields.field("maxVal") }
            set { fields.set("maxVal", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a ``CurrencyValue``; absent, null or a value.
        public var limitToList: Field<[ICWS.Ipa.CurrencyValue]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var decPlaces: Field<Int> {
            get { fields.field("decPlaces") }
            set { fields.set("decPlaces", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minVal", String.self)
            checker.optional("maxVal", String.self)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [ICWS.Ipa.CurrencyValue].self)
            checker.optional("allowNotSet", Bool.self)
            checker.optional("decPlaces", Int.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyPropDef`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a ``CurrencyValue`` or null; absent, null or a value.
        public var initialValues: Field<[ICWS.Ipa.CurrencyValue?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``CurrencyDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.CurrencyDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [ICWS.Ipa.CurrencyValue?].self)
            checker.optional("rules", ICWS.Ipa.CurrencyDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``CurrencyDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.CurrencyDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.CurrencyDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``CurrencyValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.CurrencyValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.CurrencyValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a ``CurrencyValue`` or null; absent, null or a value.
        public var initialValues: Field<[ICWS.Ipa.CurrencyValue?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``CurrencyDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.CurrencyDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [ICWS.Ipa.CurrencyValue?].self)
            checker.optional("rules", ICWS.Ipa.CurrencyDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrencyValue`.
    ///
    /// Known from the vendor's library.
    public struct CurrencyValue: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currencyValue" }
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
        /// A text; absent, null or a value.
        public var amount: Field<String> {
            get { fields.field("amount") }
            set { fields.set("amount", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var code: Field<String> {
            get { fields.field("code") }
            set { fields.set("code", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("amount", String.self)
            checker.optional("code", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrentPageSubscriptionBaseEventArgs`.
    ///
    /// A message that no subscription is known for (only what derives from it is sent).
    ///
    /// Known from the vendor's library.
    public struct CurrentPageSubscriptionBaseEventArgs: ICWS.Messaging.Message.Kind, MessageContract {
        /// What ``CurrentPageSubscriptionBaseEventArgs`` and everything that derives from it have.
        public protocol Kind: ICWS.Messaging.Message.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currentPageSubscriptionBaseEventArgs" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:ipa:currentPageSubscriptionClosePageEventArgs",
                "urn:inin.com:ipa:currentPageSubscriptionCommandCompleteEventArgs",
                "urn:inin.com:ipa:currentPageSubscriptionShowPageEventArgs",
            ]
        }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            []
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Takes a contract that derives from this one, as it is.
        ///
        /// - Parameter kind: The contract.
        public init(_ kind: some Kind) { self.init(fields: kind.fields) }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isDelta: True or false.
        ///   - workItemInstanceId: A text.
        public init(
            isDelta: Bool,
            workItemInstanceId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("workItemInstanceId", workItemInstanceId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("workItemInstanceId", String.self)
        }
    }
}

extension ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs: ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.Kind {}

extension ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.Kind {
    /// A text; required.
    public var workItemInstanceId: String {
        get { fields.required("workItemInstanceId") }
        set { fields.set("workItemInstanceId", newValue) }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrentPageSubscriptionClosePageEventArgs`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page` (inferred).
    ///
    /// Known from the vendor's library.
    public struct CurrentPageSubscriptionClosePageEventArgs: ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currentPageSubscriptionClosePageEventArgs" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page"
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isDelta: True or false.
        ///   - workItemInstanceId: A text.
        public init(
            isDelta: Bool,
            workItemInstanceId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("workItemInstanceId", workItemInstanceId)
        }
        /// One of ``ClosePageReason``; may be missing.
        public var closeReason: ICWS.Ipa.ClosePageReason? {
            get { fields.optional("closeReason") }
            set { fields.set("closeReason", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.checkFields(&checker)
            checker.optional("closeReason", ICWS.Ipa.ClosePageReason.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrentPageSubscriptionCommandCompleteEventArgs`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page` (inferred).
    ///
    /// Known from the vendor's library.
    public struct CurrentPageSubscriptionCommandCompleteEventArgs: ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currentPageSubscriptionCommandCompleteEventArgs" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page"
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isDelta: True or false.
        ///   - workItemInstanceId: A text.
        ///   - requestId: A text.
        public init(
            isDelta: Bool,
            workItemInstanceId: String,
            requestId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("workItemInstanceId", workItemInstanceId)
            fields.set("requestId", requestId)
        }
        /// A text; required.
        public var requestId: String {
            get { fields.required("requestId") }
            set { fields.set("requestId", newValue) }
        }
        /// A ``Error``; required, may be null.
        public var error: ICWS.Common.Error? {
            get { fields.optional("error") }
            set { fields.set("error", newValue) }
        }
        /// A list, each a ``DataReference``; may be missing.
        public var invalidDataItems: [ICWS.Ipa.DataReference]? {
            get { fields.optional("invalidDataItems") }
            set { fields.set("invalidDataItems", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.checkFields(&checker)
            checker.required("requestId", String.self)
            checker.requiredNullable("error", ICWS.Common.Error.self)
            checker.optional("invalidDataItems", [ICWS.Ipa.DataReference].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.CurrentPageSubscriptionShowPageEventArgs`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page` (inferred).
    ///
    /// Known from the vendor's library.
    public struct CurrentPageSubscriptionShowPageEventArgs: ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:currentPageSubscriptionShowPageEventArgs" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/ipa/workitem-instances/{workItemInstanceId}/current-page"
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isDelta: True or false.
        ///   - workItemInstanceId: A text.
        ///   - workItemDynamicDetails: A text.
        ///   - pageInstanceId: A text.
        ///   - pageAndDataDefinitions: A text.
        public init(
            isDelta: Bool,
            workItemInstanceId: String,
            workItemDynamicDetails: String,
            pageInstanceId: String,
            pageAndDataDefinitions: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("workItemInstanceId", workItemInstanceId)
            fields.set("workItemDynamicDetails", workItemDynamicDetails)
            fields.set("pageInstanceId", pageInstanceId)
            fields.set("pageAndDataDefinitions", pageAndDataDefinitions)
        }
        /// A text; required.
        public var workItemDynamicDetails: String {
            get { fields.required("workItemDynamicDetails") }
            set { fields.set("workItemDynamicDetails", newValue) }
        }
        /// A text; required.
        public var pageInstanceId: String {
            get { fields.required("pageInstanceId") }
            set { fields.set("pageInstanceId", newValue) }
        }
        /// A ``RuntimeDataValuesList``; may be missing.
        public var runtimeValues: ICWS.Ipa.RuntimeDataValuesList? {
            get { fields.optional("runtimeValues") }
            set { fields.set("runtimeValues", optional: newValue) }
        }
        /// A text; required.
        public var pageAndDataDefinitions: String {
            get { fields.required("pageAndDataDefinitions") }
            set { fields.set("pageAndDataDefinitions", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.CurrentPageSubscriptionBaseEventArgs.checkFields(&checker)
            checker.required("workItemDynamicDetails", String.self)
            checker.required("pageInstanceId", String.self)
            checker.optional("runtimeValues", ICWS.Ipa.RuntimeDataValuesList.self)
            checker.required("pageAndDataDefinitions", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DataDefinitionsList`.
    ///
    /// Known from the vendor's library.
    public struct DataDefinitionsList: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dataDefinitionsList" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter meta: A ``DataDefinitionsListMeta``.
        public init(
            meta: ICWS.Ipa.DataDefinitionsListMeta
        ) {
            fields = ContractFields()
            fields.set("meta", meta)
        }
        /// A ``DataDefinitionsListMeta``; required.
        public var meta: ICWS.Ipa.DataDefinitionsListMeta {
            get { fields.required("meta") }
            set { fields.set("meta", newValue) }
        }
        /// A list, each a ``BaseTypeDef``; absent, null or a value.
        public var definitions: Field<[ICWS.Ipa.BaseTypeDef]> {
            get { fields.field("definitions") }
            set { fields.set("definitions", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("meta", ICWS.Ipa.DataDefinitionsListMeta.self)
            checker.optional("definitions", [ICWS.Ipa.BaseTypeDef].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DataDefinitionsListMeta`.
    ///
    /// Known from the vendor's library.
    public struct DataDefinitionsListMeta: ICWS.Ipa.BasePageAndDataMeta.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dataDefinitionsListMeta" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - payloadType: A text.
        ///   - formatVersion: A text.
        public init(
            payloadType: String,
            formatVersion: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("payloadType", payloadType)
            fields.set("formatVersion", formatVersion)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePageAndDataMeta.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DataManifestItem`.
    ///
    /// Known from the vendor's library.
    public struct DataManifestItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dataManifestItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A text.
        ///   - localAlias: A text.
        public init(
            id: String,
            localAlias: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("localAlias", localAlias)
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var localAlias: String {
            get { fields.required("localAlias") }
            set { fields.set("localAlias", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
            checker.required("localAlias", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DataManifestList`.
    ///
    /// Known from the vendor's library.
    public struct DataManifestList: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dataManifestList" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter meta: A ``DataManifestListMeta``.
        public init(
            meta: ICWS.Ipa.DataManifestListMeta
        ) {
            fields = ContractFields()
            fields.set("meta", meta)
        }
        /// A ``DataManifestListMeta``; required.
        public var meta: ICWS.Ipa.DataManifestListMeta {
            get { fields.required("meta") }
            set { fields.set("meta", newValue) }
        }
        /// A list, each a ``DataManifestItem``; absent, null or a value.
        public var items: Field<[ICWS.Ipa.DataManifestItem]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("meta", ICWS.Ipa.DataManifestListMeta.self)
            checker.optional("items", [ICWS.Ipa.DataManifestItem].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DataManifestListMeta`.
    ///
    /// Known from the vendor's library.
    public struct DataManifestListMeta: ICWS.Ipa.BasePageAndDataMeta.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dataManifestListMeta" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - payloadType: A text.
        ///   - formatVersion: A text.
        public init(
            payloadType: String,
            formatVersion: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("payloadType", payloadType)
            fields.set("formatVersion", formatVersion)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePageAndDataMeta.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DataReference`.
    ///
    /// Known from the vendor's library.
    public struct DataReference: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dataReference" }
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
        /// A text; may be missing.
        public var dataId: String? {
            get { fields.optional("dataId") }
            set { fields.set("dataId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("dataId", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct DateDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct DateDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct DateDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var minVal: Field<String> {
            get { fields.field("minVal") }
            set { fields.set("minVal", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var maxVal: Field<String> {
            get { fields.field("maxVal") }
            set { fields.set("maxVal", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minVal", String.self)
            checker.optional("maxVal", String.self)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DatePropDef`.
    ///
    /// Known from the vendor's library.
    public struct DatePropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:datePropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``DateDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.DateDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.DateDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DatePropValColl`.
    ///
    /// Known from the vendor's library.
    public struct DatePropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:datePropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DatePropValSing`.
    ///
    /// Known from the vendor's library.
    public struct DatePropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:datePropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateTimeDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct DateTimeDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateTimeDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateTimeDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct DateTimeDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateTimeDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateTimeDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct DateTimeDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateTimeDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var minVal: Field<String> {
            get { fields.field("minVal") }
            set { fields.set("minVal", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var maxVal: Field<String> {
            get { fields.field("maxVal") }
            set { fields.set("maxVal", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minVal", String.self)
            checker.optional("maxVal", String.self)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateTimePropDef`.
    ///
    /// Known from the vendor's library.
    public struct DateTimePropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateTimePropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``DateTimeDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.DateTimeDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.DateTimeDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateTimePropValColl`.
    ///
    /// Known from the vendor's library.
    public struct DateTimePropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateTimePropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateTimePropValSing`.
    ///
    /// Known from the vendor's library.
    public struct DateTimePropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateTimePropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateTimeTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct DateTimeTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateTimeTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``DateTimeDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.DateTimeDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.DateTimeDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DateTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct DateTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:dateTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``DateDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.DateDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.DateDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DecimalDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct DecimalDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:decimalDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DecimalDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct DecimalDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:decimalDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DecimalPropDef`.
    ///
    /// Known from the vendor's library.
    public struct DecimalPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:decimalPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``DecimaldataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.DecimaldataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.DecimaldataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DecimalPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct DecimalPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:decimalPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DecimalPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct DecimalPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:decimalPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DecimalTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct DecimalTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:decimalTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``DecimaldataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.DecimaldataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.DecimaldataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DecimaldataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct DecimaldataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:decimaldataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var minVal: Field<String> {
            get { fields.field("minVal") }
            set { fields.set("minVal", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var maxVal: Field<String> {
            get { fields.field("maxVal") }
            set { fields.set("maxVal", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var decPlaces: Field<Int> {
            get { fields.field("decPlaces") }
            set { fields.set("decPlaces", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minVal", String.self)
            checker.optional("maxVal", String.self)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
            checker.optional("decPlaces", Int.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DurationDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct DurationDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:durationDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DurationDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct DurationDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:durationDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DurationDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct DurationDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:durationDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var minVal: Field<String> {
            get { fields.field("minVal") }
            set { fields.set("minVal", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var maxVal: Field<String> {
            get { fields.field("maxVal") }
            set { fields.set("maxVal", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minVal", String.self)
            checker.optional("maxVal", String.self)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DurationPropDef`.
    ///
    /// Known from the vendor's library.
    public struct DurationPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:durationPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``DurationDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.DurationDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.DurationDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DurationPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct DurationPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:durationPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DurationPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct DurationPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:durationPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.DurationTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct DurationTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:durationTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``DurationDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.DurationDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.DurationDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LaunchProcessParameters`.
    ///
    /// Known from the vendor's library.
    public struct LaunchProcessParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:launchProcessParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter processDefinitionId: A text.
        public init(
            processDefinitionId: String
        ) {
            fields = ContractFields()
            fields.set("processDefinitionId", processDefinitionId)
        }
        /// A text; required.
        public var processDefinitionId: String {
            get { fields.required("processDefinitionId") }
            set { fields.set("processDefinitionId", newValue) }
        }
        /// A text; may be missing.
        public var processRevision: String? {
            get { fields.optional("processRevision") }
            set { fields.set("processRevision", optional: newValue) }
        }
        /// A ``RuntimeDataValuesList``; absent, null or a value.
        public var paramVals: Field<ICWS.Ipa.RuntimeDataValuesList> {
            get { fields.field("paramVals") }
            set { fields.set("paramVals", field: newValue) }
        }
        /// One of ``PasOverloadedAtLaunchOption``; may be missing.
        public var pasOverloadedOption: ICWS.Ipa.PasOverloadedAtLaunchOption? {
            get { fields.optional("pasOverloadedOption") }
            set { fields.set("pasOverloadedOption", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("processDefinitionId", String.self)
            checker.optional("processRevision", String.self)
            checker.optional("paramVals", ICWS.Ipa.RuntimeDataValuesList.self)
            checker.optional("pasOverloadedOption", ICWS.Ipa.PasOverloadedAtLaunchOption.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LaunchProcessResults`.
    ///
    /// Known from the vendor's library.
    public struct LaunchProcessResults: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:launchProcessResults" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - processInstanceId: A text.
        ///   - processState: One of ``FlowStatus``.
        public init(
            processInstanceId: String,
            processState: ICWS.Ipa.FlowStatus
        ) {
            fields = ContractFields()
            fields.set("processInstanceId", processInstanceId)
            fields.set("processState", processState)
        }
        /// A text; required.
        public var processInstanceId: String {
            get { fields.required("processInstanceId") }
            set { fields.set("processInstanceId", newValue) }
        }
        /// One of ``FlowStatus``; required.
        public var processState: ICWS.Ipa.FlowStatus {
            get { fields.required("processState") }
            set { fields.set("processState", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("processInstanceId", String.self)
            checker.required("processState", ICWS.Ipa.FlowStatus.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LaunchableProcessesSubscriptionEventArgs`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes` (inferred).
    ///
    /// Known from the vendor's library.
    public struct LaunchableProcessesSubscriptionEventArgs: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:launchableProcessesSubscriptionEventArgs" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/ipa/launchable-processes"
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter isDelta: True or false.
        public init(
            isDelta: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
        }
        /// A list, each a ``ProcessDefinitionDescription``; may be missing.
        public var added: [ICWS.Ipa.ProcessDefinitionDescription]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``ProcessDefinitionDescription``; may be missing.
        public var changed: [ICWS.Ipa.ProcessDefinitionDescription]? {
            get { fields.optional("changed") }
            set { fields.set("changed", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var removed: [String]? {
            get { fields.optional("removed") }
            set { fields.set("removed", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("added", [ICWS.Ipa.ProcessDefinitionDescription].self)
            checker.optional("changed", [ICWS.Ipa.ProcessDefinitionDescription].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LongDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct LongDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:longDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LongDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct LongDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:longDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LongPropDef`.
    ///
    /// Known from the vendor's library.
    public struct LongPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:longPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``LongdataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.LongdataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.LongdataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LongPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct LongPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:longPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LongPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct LongPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:longPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LongTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct LongTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:longTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``LongdataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.LongdataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.LongdataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.LongdataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct LongdataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:longdataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var minVal: Field<String> {
            get { fields.field("minVal") }
            set { fields.set("minVal", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var maxVal: Field<String> {
            get { fields.field("maxVal") }
            set { fields.set("maxVal", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minVal", String.self)
            checker.optional("maxVal", String.self)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct MailboxDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``MailboxDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.MailboxDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.MailboxDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxDataInstCollItem`.
    ///
    /// Known from the vendor's library.
    public struct MailboxDataInstCollItem: ICWS.Ipa.BaseDataInstCollItem.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxDataInstCollItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("id", id)
        }
        /// A ``MailboxValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.MailboxValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstCollItem.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.MailboxValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct MailboxDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``MailboxValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.MailboxValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.MailboxValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct MailboxDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a ``MailboxValue`` or null; absent, null or a value.
        public var limitToList: Field<[ICWS.Ipa.MailboxValue?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [ICWS.Ipa.MailboxValue?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxPropDef`.
    ///
    /// Known from the vendor's library.
    public struct MailboxPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a ``MailboxValue`` or null; absent, null or a value.
        public var initialValues: Field<[ICWS.Ipa.MailboxValue?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``MailboxDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.MailboxDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [ICWS.Ipa.MailboxValue?].self)
            checker.optional("rules", ICWS.Ipa.MailboxDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct MailboxPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``MailboxDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.MailboxDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.MailboxDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct MailboxPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``MailboxValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.MailboxValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.MailboxValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct MailboxTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a ``MailboxValue`` or null; absent, null or a value.
        public var initialValues: Field<[ICWS.Ipa.MailboxValue?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``MailboxDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.MailboxDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [ICWS.Ipa.MailboxValue?].self)
            checker.optional("rules", ICWS.Ipa.MailboxDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.MailboxValue`.
    ///
    /// Known from the vendor's library.
    public struct MailboxValue: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:mailboxValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - val: A text.
        ///   - type: A text.
        public init(
            val: String,
            type: String
        ) {
            fields = ContractFields()
            fields.set("val", val)
            fields.set("type", type)
        }
        /// A text; required.
        public var val: String {
            get { fields.required("val") }
            set { fields.set("val", newValue) }
        }
        /// A text; required.
        public var type: String {
            get { fields.required("type") }
            set { fields.set("type", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("val", String.self)
            checker.required("type", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageAndDataDefinitionsFile`.
    ///
    /// Known from the vendor's library.
    public struct PageAndDataDefinitionsFile: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageAndDataDefinitionsFile" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - meta: A ``PageAndDataDefinitionsMeta``.
        ///   - pageDef: A ``PageDefinition``.
        public init(
            meta: ICWS.Ipa.PageAndDataDefinitionsMeta,
            pageDef: ICWS.Ipa.PageDefinition
        ) {
            fields = ContractFields()
            fields.set("meta", meta)
            fields.set("pageDef", pageDef)
        }
        /// A ``PageAndDataDefinitionsMeta``; required.
        public var meta: ICWS.Ipa.PageAndDataDefinitionsMeta {
            get { fields.required("meta") }
            set { fields.set("meta", newValue) }
        }
        /// A ``PageDefinition``; required.
        public var pageDef: ICWS.Ipa.PageDefinition {
            get { fields.required("pageDef") }
            set { fields.set("pageDef", newValue) }
        }
        /// A ``DataDefinitionsList``; absent, null or a value.
        public var dataDefs: Field<ICWS.Ipa.DataDefinitionsList> {
            get { fields.field("dataDefs") }
            set { fields.set("dataDefs", field: newValue) }
        }
        /// A ``DataManifestList``; absent, null or a value.
        public var dataManifest: Field<ICWS.Ipa.DataManifestList> {
            get { fields.field("dataManifest") }
            set { fields.set("dataManifest", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("meta", ICWS.Ipa.PageAndDataDefinitionsMeta.self)
            checker.required("pageDef", ICWS.Ipa.PageDefinition.self)
            checker.optional("dataDefs", ICWS.Ipa.DataDefinitionsList.self)
            checker.optional("dataManifest", ICWS.Ipa.DataManifestList.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageAndDataDefinitionsMeta`.
    ///
    /// Known from the vendor's library.
    public struct PageAndDataDefinitionsMeta: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageAndDataDefinitionsMeta" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - procDefId: A text.
        ///   - procRev: A text.
        ///   - workItemDefId: A text.
        ///   - pageDefId: A text.
        public init(
            procDefId: String,
            procRev: String,
            workItemDefId: String,
            pageDefId: String
        ) {
            fields = ContractFields()
            fields.set("procDefId", procDefId)
            fields.set("procRev", procRev)
            fields.set("workItemDefId", workItemDefId)
            fields.set("pageDefId", pageDefId)
        }
        /// A text; required.
        public var procDefId: String {
            get { fields.required("procDefId") }
            set { fields.set("procDefId", newValue) }
        }
        /// A text; required.
        public var procRev: String {
            get { fields.required("procRev") }
            set { fields.set("procRev", newValue) }
        }
        /// A text; required.
        public var workItemDefId: String {
            get { fields.required("workItemDefId") }
            set { fields.set("workItemDefId", newValue) }
        }
        /// A text; required.
        public var pageDefId: String {
            get { fields.required("pageDefId") }
            set { fields.set("pageDefId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("procDefId", String.self)
            checker.required("procRev", String.self)
            checker.required("workItemDefId", String.self)
            checker.required("pageDefId", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageBinding`.
    ///
    /// Known from the vendor's library.
    public struct PageBinding: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageBinding" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - dataId: A text.
        ///   - bindingDirection: A text.
        ///   - bindingType: A text.
        public init(
            dataId: String,
            bindingDirection: String,
            bindingType: String
        ) {
            fields = ContractFields()
            fields.set("dataId", dataId)
            fields.set("bindingDirection", bindingDirection)
            fields.set("bindingType", bindingType)
        }
        /// A text; required.
        public var dataId: String {
            get { fields.required("dataId") }
            set { fields.set("dataId", newValue) }
        }
        /// A text; required.
        public var bindingDirection: String {
            get { fields.required("bindingDirection") }
            set { fields.set("bindingDirection", newValue) }
        }
        /// A text; required.
        public var bindingType: String {
            get { fields.required("bindingType") }
            set { fields.set("bindingType", newValue) }
        }
        /// A text; absent, null or a value.
        public var bindingName: Field<String> {
            get { fields.field("bindingName") }
            set { fields.set("bindingName", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isRequired: Field<Bool> {
            get { fields.field("isRequired") }
            set { fields.set("isRequired", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("dataId", String.self)
            checker.required("bindingDirection", String.self)
            checker.required("bindingType", String.self)
            checker.optional("bindingName", String.self)
            checker.optional("isRequired", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageBrush`.
    ///
    /// Known from the vendor's library.
    public struct PageBrush: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageBrush" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter brushType: A text.
        public init(
            brushType: String
        ) {
            fields = ContractFields()
            fields.set("brushType", brushType)
        }
        /// A text; required.
        public var brushType: String {
            get { fields.required("brushType") }
            set { fields.set("brushType", newValue) }
        }
        /// A text; absent, null or a value.
        public var firstColor: Field<String> {
            get { fields.field("firstColor") }
            set { fields.set("firstColor", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var secondColor: Field<String> {
            get { fields.field("secondColor") }
            set { fields.set("secondColor", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("brushType", String.self)
            checker.optional("firstColor", String.self)
            checker.optional("secondColor", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageColumn`.
    ///
    /// Known from the vendor's library.
    public struct PageColumn: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageColumn" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - dataId: A text.
        ///   - headerText: A text.
        public init(
            dataId: String,
            headerText: String
        ) {
            fields = ContractFields()
            fields.set("dataId", dataId)
            fields.set("headerText", headerText)
        }
        /// A text; required.
        public var dataId: String {
            get { fields.required("dataId") }
            set { fields.set("dataId", newValue) }
        }
        /// A text; required.
        public var headerText: String {
            get { fields.required("headerText") }
            set { fields.set("headerText", newValue) }
        }
        /// True or false; absent, null or a value.
        public var isAutoHeaderText: Field<Bool> {
            get { fields.field("isAutoHeaderText") }
            set { fields.set("isAutoHeaderText", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var headerTooltip: Field<String> {
            get { fields.field("headerTooltip") }
            set { fields.set("headerTooltip", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isAutoHeaderTooltip: Field<Bool> {
            get { fields.field("isAutoHeaderTooltip") }
            set { fields.set("isAutoHeaderTooltip", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var columnWidth: Field<Double> {
            get { fields.field("columnWidth") }
            set { fields.set("columnWidth", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var defaultSortOrder: Field<String> {
            get { fields.field("defaultSortOrder") }
            set { fields.set("defaultSortOrder", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("dataId", String.self)
            checker.required("headerText", String.self)
            checker.optional("isAutoHeaderText", Bool.self)
            checker.optional("headerTooltip", String.self)
            checker.optional("isAutoHeaderTooltip", Bool.self)
            checker.optional("columnWidth", Double.self)
            checker.optional("defaultSortOrder", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageCommand`.
    ///
    /// Known from the vendor's library.
    public struct PageCommand: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageCommand" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - commandType: A text.
        ///   - commandName: A text.
        public init(
            commandType: String,
            commandName: String
        ) {
            fields = ContractFields()
            fields.set("commandType", commandType)
            fields.set("commandName", commandName)
        }
        /// A text; required.
        public var commandType: String {
            get { fields.required("commandType") }
            set { fields.set("commandType", newValue) }
        }
        /// A text; required.
        public var commandName: String {
            get { fields.required("commandName") }
            set { fields.set("commandName", newValue) }
        }
        /// A text; absent, null or a value.
        public var commandId: Field<String> {
            get { fields.field("commandId") }
            set { fields.set("commandId", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("commandType", String.self)
            checker.required("commandName", String.self)
            checker.optional("commandId", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageControl`.
    ///
    /// Known from the vendor's library.
    public struct PageControl: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageControl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - controlId: A text.
        ///   - controlType: A text.
        ///   - layout: A ``PageLayout``.
        public init(
            controlId: String,
            controlType: String,
            layout: ICWS.Ipa.PageLayout
        ) {
            fields = ContractFields()
            fields.set("controlId", controlId)
            fields.set("controlType", controlType)
            fields.set("layout", layout)
        }
        /// A text; required.
        public var controlId: String {
            get { fields.required("controlId") }
            set { fields.set("controlId", newValue) }
        }
        /// A text; required.
        public var controlType: String {
            get { fields.required("controlType") }
            set { fields.set("controlType", newValue) }
        }
        /// True or false; absent, null or a value.
        public var isReadOnly: Field<Bool> {
            get { fields.field("isReadOnly") }
            set { fields.set("isReadOnly", field: newValue) }
        }
        /// A list, each a ``PageCommand``; absent, null or a value.
        public var commands: Field<[ICWS.Ipa.PageCommand]> {
            get { fields.field("commands") }
            set { fields.set("commands", field: newValue) }
        }
        /// A list, each a ``PageBinding``; absent, null or a value.
        public var bindings: Field<[ICWS.Ipa.PageBinding]> {
            get { fields.field("bindings") }
            set { fields.set("bindings", field: newValue) }
        }
        /// A ``PageLayout``; required.
        public var layout: ICWS.Ipa.PageLayout {
            get { fields.required("layout") }
            set { fields.set("layout", newValue) }
        }
        /// A list, each a ``PageText``; absent, null or a value.
        public var text: Field<[ICWS.Ipa.PageText]> {
            get { fields.field("text") }
            set { fields.set("text", field: newValue) }
        }
        /// A ``PageStyle``; absent, null or a value.
        public var style: Field<ICWS.Ipa.PageStyle> {
            get { fields.field("style") }
            set { fields.set("style", field: newValue) }
        }
        /// A ``PageOptions``; absent, null or a value.
        public var options: Field<ICWS.Ipa.PageOptions> {
            get { fields.field("options") }
            set { fields.set("options", field: newValue) }
        }
        /// A list, each a ``PageColumn``; absent, null or a value.
        public var columns: Field<[ICWS.Ipa.PageColumn]> {
            get { fields.field("columns") }
            set { fields.set("columns", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("controlId", String.self)
            checker.required("controlType", String.self)
            checker.optional("isReadOnly", Bool.self)
            checker.optional("commands", [ICWS.Ipa.PageCommand].self)
            checker.optional("bindings", [ICWS.Ipa.PageBinding].self)
            checker.required("layout", ICWS.Ipa.PageLayout.self)
            checker.optional("text", [ICWS.Ipa.PageText].self)
            checker.optional("style", ICWS.Ipa.PageStyle.self)
            checker.optional("options", ICWS.Ipa.PageOptions.self)
            checker.optional("columns", [ICWS.Ipa.PageColumn].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageDefinition`.
    ///
    /// Known from the vendor's library.
    public struct PageDefinition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageDefinition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - meta: A ``PageDefinitionMeta``.
        ///   - controls: A list, each a ``PageControl``.
        public init(
            meta: ICWS.Ipa.PageDefinitionMeta,
            controls: [ICWS.Ipa.PageControl]
        ) {
            fields = ContractFields()
            fields.set("meta", meta)
            fields.set("controls", controls)
        }
        /// A ``PageDefinitionMeta``; required.
        public var meta: ICWS.Ipa.PageDefinitionMeta {
            get { fields.required("meta") }
            set { fields.set("meta", newValue) }
        }
        /// A list, each a ``PageControl``; required.
        public var controls: [ICWS.Ipa.PageControl] {
            get { fields.required("controls") }
            set { fields.set("controls", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("meta", ICWS.Ipa.PageDefinitionMeta.self)
            checker.required("controls", [ICWS.Ipa.PageControl].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageDefinitionMeta`.
    ///
    /// Known from the vendor's library.
    public struct PageDefinitionMeta: ICWS.Ipa.BasePageAndDataMeta.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageDefinitionMeta" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - payloadType: A text.
        ///   - formatVersion: A text.
        ///   - dipsPerInch: A number.
        ///   - defaultFontSize: A number.
        ///   - defaultFontFamily: A text.
        public init(
            payloadType: String,
            formatVersion: String,
            dipsPerInch: Double,
            defaultFontSize: Double,
            defaultFontFamily: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("payloadType", payloadType)
            fields.set("formatVersion", formatVersion)
            fields.set("dipsPerInch", dipsPerInch)
            fields.set("defaultFontSize", defaultFontSize)
            fields.set("defaultFontFamily", defaultFontFamily)
        }
        /// A number; required.
        public var dipsPerInch: Double {
            get { fields.required("dipsPerInch") }
            set { fields.set("dipsPerInch", newValue) }
        }
        /// A number; required.
        public var defaultFontSize: Double {
            get { fields.required("defaultFontSize") }
            set { fields.set("defaultFontSize", newValue) }
        }
        /// A text; required.
        public var defaultFontFamily: String {
            get { fields.required("defaultFontFamily") }
            set { fields.set("defaultFontFamily", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePageAndDataMeta.checkFields(&checker)
            checker.required("dipsPerInch", Double.self)
            checker.required("defaultFontSize", Double.self)
            checker.required("defaultFontFamily", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageLayout`.
    ///
    /// Known from the vendor's library.
    public struct PageLayout: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageLayout" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - parentControlIndex: A whole number.
        ///   - upperLeftX: A number.
        ///   - upperLeftY: A number.
        ///   - width: A number.
        ///   - height: A number.
        public init(
            parentControlIndex: Int,
            upperLeftX: Double,
            upperLeftY: Double,
            width: Double,
            height: Double
        ) {
            fields = ContractFields()
            fields.set("parentControlIndex", parentControlIndex)
            fields.set("upperLeftX", upperLeftX)
            fields.set("upperLeftY", upperLeftY)
            fields.set("width", width)
            fields.set("height", height)
        }
        /// A whole number; required.
        public var parentControlIndex: Int {
            get { fields.required("parentControlIndex") }
            set { fields.set("parentControlIndex", newValue) }
        }
        /// A number; required.
        public var upperLeftX: Double {
            get { fields.required("upperLeftX") }
            set { fields.set("upperLeftX", newValue) }
        }
        /// A number; required.
        public var upperLeftY: Double {
            get { fields.required("upperLeftY") }
            set { fields.set("upperLeftY", newValue) }
        }
        /// A number; required.
        public var width: Double {
            get { fields.required("width") }
            set { fields.set("width", newValue) }
        }
        /// A number; required.
        public var height: Double {
            get { fields.required("height") }
            set { fields.set("height", newValue) }
        }
        /// A number; absent, null or a value.
        public var childOffsetX: Field<Double> {
            get { fields.field("childOffsetX") }
            set { fields.set("childOffsetX", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var childOffsetY: Field<Double> {
            get { fields.field("childOffsetY") }
            set { fields.set("childOffsetY", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var tabIndex: Field<Int> {
            get { fields.field("tabIndex") }
            set { fields.set("tabIndex", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("parentControlIndex", Int.self)
            checker.required("upperLeftX", Double.self)
            checker.required("upperLeftY", Double.self)
            checker.required("width", Double.self)
            checker.required("height", Double.self)
            checker.optional("childOffsetX", Double.self)
            checker.optional("childOffsetY", Double.self)
            checker.optional("tabIndex", Int.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageOptions`.
    ///
    /// Known from the vendor's library.
    public struct PageOptions: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageOptions" }
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
        /// A text; absent, null or a value.
        public var fixedUri: Field<String> {
            get { fields.field("fixedUri") }
            set { fields.set("fixedUri", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isSorted: Field<Bool> {
            get { fields.field("isSorted") }
            set { fields.set("isSorted", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var lineMode: Field<String> {
            get { fields.field("lineMode") }
            set { fields.set("lineMode", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var spellCheck: Field<Bool> {
            get { fields.field("spellCheck") }
            set { fields.set("spellCheck", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var scaleDownToFit: Field<Bool> {
            get { fields.field("scaleDownToFit") }
            set { fields.set("scaleDownToFit", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var scaleUpToFit: Field<Bool> {
            get { fields.field("scaleUpToFit") }
            set { fields.set("scaleUpToFit", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var stretchToFill: Field<Bool> {
            get { fields.field("stretchToFill") }
            set { fields.set("stretchToFill", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var updateUriAsUserNavigates: Field<Bool> {
            get { fields.field("updateUriAsUserNavigates") }
            set { fields.set("updateUriAsUserNavigates", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var selectionMode: Field<String> {
            get { fields.field("selectionMode") }
            set { fields.set("selectionMode", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var valueWhenSelected: Field<String> {
            get { fields.field("valueWhenSelected") }
            set { fields.set("valueWhenSelected", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("fixedUri", String.self)
            checker.optional("isSorted", Bool.self)
            checker.optional("lineMode", String.self)
            checker.optional("spellCheck", Bool.self)
            checker.optional("scaleDownToFit", Bool.self)
            checker.optional("scaleUpToFit", Bool.self)
            checker.optional("stretchToFill", Bool.self)
            checker.optional("updateUriAsUserNavigates", Bool.self)
            checker.optional("selectionMode", String.self)
            checker.optional("valueWhenSelected", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageStyle`.
    ///
    /// Known from the vendor's library.
    public struct PageStyle: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageStyle" }
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
        /// A ``PageBrush``; absent, null or a value.
        public var backgroundBrush: Field<ICWS.Ipa.PageBrush> {
            get { fields.field("backgroundBrush") }
            set { fields.set("backgroundBrush", field: newValue) }
        }
        /// A ``PageBrush``; absent, null or a value.
        public var borderBrush: Field<ICWS.Ipa.PageBrush> {
            get { fields.field("borderBrush") }
            set { fields.set("borderBrush", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var borderThickness: Field<Double> {
            get { fields.field("borderThickness") }
            set { fields.set("borderThickness", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var fontFamily: Field<String> {
            get { fields.field("fontFamily") }
            set { fields.set("fontFamily", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var fontSize: Field<Double> {
            get { fields.field("fontSize") }
            set { fields.set("fontSize", field: newValue) }
        }
        /// A ``PageBrush``; absent, null or a value.
        public var foregroundBrush: Field<ICWS.Ipa.PageBrush> {
            get { fields.field("foregroundBrush") }
            set { fields.set("foregroundBrush", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isBold: Field<Bool> {
            get { fields.field("isBold") }
            set { fields.set("isBold", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isItalic: Field<Bool> {
            get { fields.field("isItalic") }
            set { fields.set("isItalic", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isUnderline: Field<Bool> {
            get { fields.field("isUnderline") }
            set { fields.set("isUnderline", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isStrikethrough: Field<Bool> {
            get { fields.field("isStrikethrough") }
            set { fields.set("isStrikethrough", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var textAlignment: Field<String> {
            get { fields.field("textAlignment") }
            set { fields.set("textAlignment", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("backgroundBrush", ICWS.Ipa.PageBrush.self)
            checker.optional("borderBrush", ICWS.Ipa.PageBrush.self)
            checker.optional("borderThickness", Double.self)
            checker.optional("fontFamily", String.self)
            checker.optional("fontSize", Double.self)
            checker.optional("foregroundBrush", ICWS.Ipa.PageBrush.self)
            checker.optional("isBold", Bool.self)
            checker.optional("isItalic", Bool.self)
            checker.optional("isUnderline", Bool.self)
            checker.optional("isStrikethrough", Bool.self)
            checker.optional("textAlignment", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PageText`.
    ///
    /// Known from the vendor's library.
    public struct PageText: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pageText" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - textFieldName: A text.
        ///   - textFieldValue: A text.
        public init(
            textFieldName: String,
            textFieldValue: String
        ) {
            fields = ContractFields()
            fields.set("textFieldName", textFieldName)
            fields.set("textFieldValue", textFieldValue)
        }
        /// A text; required.
        public var textFieldName: String {
            get { fields.required("textFieldName") }
            set { fields.set("textFieldName", newValue) }
        }
        /// A text; required.
        public var textFieldValue: String {
            get { fields.required("textFieldValue") }
            set { fields.set("textFieldValue", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("textFieldName", String.self)
            checker.required("textFieldValue", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PasSubscriptionEventArgs`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/ipa/pas` (inferred).
    ///
    /// Known from the vendor's library.
    public struct PasSubscriptionEventArgs: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:pasSubscriptionEventArgs" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/ipa/pas"
            ]
        }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter isDelta: True or false.
        public init(
            isDelta: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
        }
        /// One of ``PasRunState``; may be missing.
        public var runState: ICWS.Ipa.PasRunState? {
            get { fields.optional("runState") }
            set { fields.set("runState", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("runState", ICWS.Ipa.PasRunState.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ProcessDefinitionDescription`.
    ///
    /// Known from the vendor's library.
    public struct ProcessDefinitionDescription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:processDefinitionDescription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - processDefinitionId: A text.
        ///   - revision: A text.
        ///   - name: A text.
        ///   - description: A text.
        public init(
            processDefinitionId: String,
            revision: String,
            name: String,
            description: String
        ) {
            fields = ContractFields()
            fields.set("processDefinitionId", processDefinitionId)
            fields.set("revision", revision)
            fields.set("name", name)
            fields.set("description", description)
        }
        /// A text; required.
        public var processDefinitionId: String {
            get { fields.required("processDefinitionId") }
            set { fields.set("processDefinitionId", newValue) }
        }
        /// A text; required.
        public var revision: String {
            get { fields.required("revision") }
            set { fields.set("revision", newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var description: String {
            get { fields.required("description") }
            set { fields.set("description", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("processDefinitionId", String.self)
            checker.required("revision", String.self)
            checker.required("name", String.self)
            checker.required("description", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.ProcessInstanceSearchResult`.
    ///
    /// Known from the vendor's library.
    public struct ProcessInstanceSearchResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:processInstanceSearchResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter instanceId: A text.
        public init(
            instanceId: String
        ) {
            fields = ContractFields()
            fields.set("instanceId", instanceId)
        }
        /// A text; required.
        public var instanceId: String {
            get { fields.required("instanceId") }
            set { fields.set("instanceId", newValue) }
        }
        /// A text; may be missing.
        public var definitionId: String? {
            get { fields.optional("definitionId") }
            set { fields.set("definitionId", optional: newValue) }
        }
        /// A text; may be missing.
        public var details: String? {
            get { fields.optional("details") }
            set { fields.set("details", optional: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var endOfProcess: Field<ICWS.DateTime> {
            get { fields.field("endOfProcess") }
            set { fields.set("endOfProcess", field: newValue) }
        }
        /// A ``UserInformation``; may be missing.
        public var initiatingUser: ICWS.Ipa.UserInformation? {
            get { fields.optional("initiatingUser") }
            set { fields.set("initiatingUser", optional: newValue) }
        }
        /// One of ``LaunchMode``; may be missing.
        public var launchMode: ICWS.Ipa.LaunchMode? {
            get { fields.optional("launchMode") }
            set { fields.set("launchMode", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var numericId: Int? {
            get { fields.optional("numericId") }
            set { fields.set("numericId", optional: newValue) }
        }
        /// A text; may be missing.
        public var processName: String? {
            get { fields.optional("processName") }
            set { fields.set("processName", optional: newValue) }
        }
        /// A text; may be missing.
        public var revision: String? {
            get { fields.optional("revision") }
            set { fields.set("revision", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startOfProcess: ICWS.DateTime? {
            get { fields.optional("startOfProcess") }
            set { fields.set("startOfProcess", optional: newValue) }
        }
        /// One of ``FlowStatus``; may be missing.
        public var status: ICWS.Ipa.FlowStatus? {
            get { fields.optional("status") }
            set { fields.set("status", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("instanceId", String.self)
            checker.optional("definitionId", String.self)
            checker.optional("details", String.self)
            checker.optional("endOfProcess", ICWS.DateTime.self)
            checker.optional("initiatingUser", ICWS.Ipa.UserInformation.self)
            checker.optional("launchMode", ICWS.Ipa.LaunchMode.self)
            checker.optional("numericId", Int.self)
            checker.optional("processName", String.self)
            checker.optional("revision", String.self)
            checker.optional("startOfProcess", ICWS.DateTime.self)
            checker.optional("status", ICWS.Ipa.FlowStatus.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemBooleanColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemBooleanColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemBooleanColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each true or false or null; absent, null or a value.
        public var vals: Field<[Bool?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [Bool?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemBooleanSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemBooleanSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemBooleanSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// True or false; absent, null or a value.
        public var val: Field<Bool> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemComplexColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemComplexColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemComplexColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``ComplexValue`` or null; absent, null or a value.
        public var vals: Field<[ICWS.Ipa.ComplexValue?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [ICWS.Ipa.ComplexValue?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemComplexSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemComplexSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemComplexSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``ComplexValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.ComplexValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.ComplexValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemCurrencyColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemCurrencyColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemCurrencyColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``CurrencyValue``; absent, null or a value.
        public var vals: Field<[ICWS.Ipa.CurrencyValue]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [ICWS.Ipa.CurrencyValue].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemCurrencySing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemCurrencySing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemCurrencySing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``CurrencyValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.CurrencyValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.CurrencyValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemDateColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemDateColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemDateColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemDateSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemDateSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemDateSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemDateTimeColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemDateTimeColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemDateTimeColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemDateTimeSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemDateTimeSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemDateTimeSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemDecimalColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemDecimalColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemDecimalColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemDecimalSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemDecimalSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemDecimalSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemDurationColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemDurationColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemDurationColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemDurationSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemDurationSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemDurationSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemLongColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemLongColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemLongColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemLongSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemLongSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemLongSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemMailboxColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemMailboxColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemMailboxColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``MailboxValue`` or null; absent, null or a value.
        public var vals: Field<[ICWS.Ipa.MailboxValue?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [ICWS.Ipa.MailboxValue?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemMailboxSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemMailboxSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemMailboxSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``MailboxValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.MailboxValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.MailboxValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemSkillColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemSkillColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemSkillColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemSkillSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemSkillSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemSkillSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemStringColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemStringColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemStringColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemStringSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemStringSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemStringSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemTimeColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemTimeColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemTimeColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemTimeSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemTimeSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemTimeSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemUriColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemUriColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemUriColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemUriSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemUriSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemUriSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemUserQueueColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemUserQueueColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemUserQueueColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``UserQueueValue`` or null; absent, null or a value.
        public var vals: Field<[ICWS.Ipa.UserQueueValue?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [ICWS.Ipa.UserQueueValue?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemUserQueueSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemUserQueueSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemUserQueueSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``UserQueueValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.UserQueueValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.UserQueueValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemWorkgroupQueueColl`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemWorkgroupQueueColl: ICWS.Ipa.BasePropDefInitialValuesItemColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a text or null; absent, null or a value.
        public var vals: Field<[String?]> {
            get { fields.field("vals") }
            set { fields.set("vals", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemColl.checkFields(&checker)
            checker.optional("vals", [String?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.PropDefInitialValuesItemWorkgroupQueueSing`.
    ///
    /// Known from the vendor's library.
    public struct PropDefInitialValuesItemWorkgroupQueueSing: ICWS.Ipa.BasePropDefInitialValuesItemSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:propDefInitialValuesItemWorkgroupQueueSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefInitialValuesItemSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.QueryProcessInstancesResults`.
    ///
    /// Known from the vendor's library.
    public struct QueryProcessInstancesResults: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:queryProcessInstancesResults" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ProcessInstanceSearchResult``.
        public init(
            items: [ICWS.Ipa.ProcessInstanceSearchResult]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ProcessInstanceSearchResult``; required.
        public var items: [ICWS.Ipa.ProcessInstanceSearchResult] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Ipa.ProcessInstanceSearchResult].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.RuntimeDataValuesList`.
    ///
    /// Known from the vendor's library.
    public struct RuntimeDataValuesList: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:runtimeDataValuesList" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter meta: A ``RuntimeDataValuesListMeta``.
        public init(
            meta: ICWS.Ipa.RuntimeDataValuesListMeta
        ) {
            fields = ContractFields()
            fields.set("meta", meta)
        }
        /// A ``RuntimeDataValuesListMeta``; required.
        public var meta: ICWS.Ipa.RuntimeDataValuesListMeta {
            get { fields.required("meta") }
            set { fields.set("meta", newValue) }
        }
        /// A list, each a ``BaseDataInst``; absent, null or a value.
        public var data: Field<[ICWS.Ipa.BaseDataInst]> {
            get { fields.field("data") }
            set { fields.set("data", field: newValue) }
        }
        /// A list, each a ``RuntimeDataValuesListSelectionsListItem``; absent, null or a value.
        public var selections: Field<[ICWS.Ipa.RuntimeDataValuesListSelectionsListItem]> {
            get { fields.field("selections") }
            set { fields.set("selections", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("meta", ICWS.Ipa.RuntimeDataValuesListMeta.self)
            checker.optional("data", [ICWS.Ipa.BaseDataInst].self)
            checker.optional("selections", [ICWS.Ipa.RuntimeDataValuesListSelectionsListItem].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.RuntimeDataValuesListMeta`.
    ///
    /// Known from the vendor's library.
    public struct RuntimeDataValuesListMeta: ICWS.Ipa.BasePageAndDataMeta.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:runtimeDataValuesListMeta" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - payloadType: A text.
        ///   - formatVersion: A text.
        public init(
            payloadType: String,
            formatVersion: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("payloadType", payloadType)
            fields.set("formatVersion", formatVersion)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePageAndDataMeta.checkFields(&checker)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.RuntimeDataValuesListSelectionsListItem`.
    ///
    /// Known from the vendor's library.
    public struct RuntimeDataValuesListSelectionsListItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:runtimeDataValuesListSelectionsListItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - sourceId: A text.
        ///   - destinationId: A text.
        public init(
            sourceId: String,
            destinationId: String
        ) {
            fields = ContractFields()
            fields.set("sourceId", sourceId)
            fields.set("destinationId", destinationId)
        }
        /// A text; required.
        public var sourceId: String {
            get { fields.required("sourceId") }
            set { fields.set("sourceId", newValue) }
        }
        /// A text; required.
        public var destinationId: String {
            get { fields.required("destinationId") }
            set { fields.set("destinationId", newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var items: Field<[String]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("sourceId", String.self)
            checker.required("destinationId", String.self)
            checker.optional("items", [String].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SendPageCommandParameters`.
    ///
    /// Known from the vendor's library.
    public struct SendPageCommandParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:sendPageCommandParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - pageInstanceId: A text.
        ///   - commandType: One of ``PageCommandType``.
        public init(
            pageInstanceId: String,
            commandType: ICWS.Ipa.PageCommandType
        ) {
            fields = ContractFields()
            fields.set("pageInstanceId", pageInstanceId)
            fields.set("commandType", commandType)
        }
        /// A text; required.
        public var pageInstanceId: String {
            get { fields.required("pageInstanceId") }
            set { fields.set("pageInstanceId", newValue) }
        }
        /// One of ``PageCommandType``; required.
        public var commandType: ICWS.Ipa.PageCommandType {
            get { fields.required("commandType") }
            set { fields.set("commandType", newValue) }
        }
        /// A text; may be missing.
        public var commandId: String? {
            get { fields.optional("commandId") }
            set { fields.set("commandId", optional: newValue) }
        }
        /// A ``RuntimeDataValuesList``; may be missing.
        public var changedValues: ICWS.Ipa.RuntimeDataValuesList? {
            get { fields.optional("changedValues") }
            set { fields.set("changedValues", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("pageInstanceId", String.self)
            checker.required("commandType", ICWS.Ipa.PageCommandType.self)
            checker.optional("commandId", String.self)
            checker.optional("changedValues", ICWS.Ipa.RuntimeDataValuesList.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SendPageCommandResults`.
    ///
    /// Known from the vendor's library.
    public struct SendPageCommandResults: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:sendPageCommandResults" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter requestId: A text.
        public init(
            requestId: String
        ) {
            fields = ContractFields()
            fields.set("requestId", requestId)
        }
        /// A text; required.
        public var requestId: String {
            get { fields.required("requestId") }
            set { fields.set("requestId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("requestId", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SkillDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct SkillDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:skillDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SkillDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct SkillDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:skillDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SkillDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct SkillDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:skillDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SkillPropDef`.
    ///
    /// Known from the vendor's library.
    public struct SkillPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:skillPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``SkillDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.SkillDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.SkillDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SkillPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct SkillPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:skillPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SkillPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct SkillPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:skillPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.SkillTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct SkillTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:skillTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``SkillDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.SkillDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.SkillDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.StringDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct StringDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:stringDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.StringDataInstCollItem`.
    ///
    /// Known from the vendor's library.
    public struct StringDataInstCollItem: ICWS.Ipa.BaseDataInstCollItem.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:stringDataInstCollItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("id", id)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstCollItem.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.StringDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct StringDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:stringDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.StringDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct StringDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:stringDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minLength: Field<Int> {
            get { fields.field("minLength") }
            set { fields.set("minLength", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxLength: Field<Int> {
            get { fields.field("maxLength") }
            set { fields.set("maxLength", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var trim: Field<Bool> {
            get { fields.field("trim") }
            set { fields.set("trim", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var patternType: Field<String> {
            get { fields.field("patternType") }
            set { fields.set("patternType", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var patternName: Field<String> {
            get { fields.field("patternName") }
            set { fields.set("patternName", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var customRegex: Field<String> {
            get { fields.field("customRegex") }
            set { fields.set("customRegex", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
            checker.optional("minLength", Int.self)
            checker.optional("maxLength", Int.self)
            checker.optional("trim", Bool.self)
            checker.optional("patternType", String.self)
            checker.optional("patternName", String.self)
            checker.optional("customRegex", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.StringPropDef`.
    ///
    /// Known from the vendor's library.
    public struct StringPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:stringPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``StringDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.StringDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.StringDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.StringPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct StringPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:stringPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.StringPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct StringPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:stringPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.StringTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct StringTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:stringTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``StringDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.StringDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.StringDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.TimeDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct TimeDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:timeDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.TimeDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct TimeDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:timeDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.TimeDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct TimeDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:timeDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var minVal: Field<String> {
            get { fields.field("minVal") }
            set { fields.set("minVal", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var maxVal: Field<String> {
            get { fields.field("maxVal") }
            set { fields.set("maxVal", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minVal", String.self)
            checker.optional("maxVal", String.self)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.TimePropDef`.
    ///
    /// Known from the vendor's library.
    public struct TimePropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:timePropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``TimeDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.TimeDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.TimeDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.TimePropValColl`.
    ///
    /// Known from the vendor's library.
    public struct TimePropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:timePropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.TimePropValSing`.
    ///
    /// Known from the vendor's library.
    public struct TimePropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:timePropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.TimeTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct TimeTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:timeTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``TimeDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.TimeDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.TimeDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UriDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct UriDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:uriDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UriDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct UriDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:uriDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UriDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct UriDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:uriDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UriPropDef`.
    ///
    /// Known from the vendor's library.
    public struct UriPropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:uriPropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``UriDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.UriDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.UriDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UriPropValColl`.
    ///
    /// Known from the vendor's library.
    public struct UriPropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:uriPropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UriPropValSing`.
    ///
    /// Known from the vendor's library.
    public struct UriPropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:uriPropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UriTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct UriTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:uriTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``UriDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.UriDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.UriDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserInformation`.
    ///
    /// Known from the vendor's library.
    public struct UserInformation: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userInformation" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; absent, null or a value.
        public var displayName: Field<String> {
            get { fields.field("displayName") }
            set { fields.set("displayName", field: newValue) }
        }
        /// A text; may be missing.
        public var uri: String? {
            get { fields.optional("uri") }
            set { fields.set("uri", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
            checker.optional("displayName", String.self)
            checker.optional("uri", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueueDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct UserQueueDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueueDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``UserQueueDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.UserQueueDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.UserQueueDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueueDataInstCollItem`.
    ///
    /// Known from the vendor's library.
    public struct UserQueueDataInstCollItem: ICWS.Ipa.BaseDataInstCollItem.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueueDataInstCollItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A text.
        public init(
            id: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("id", id)
        }
        /// A ``UserQueueValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.UserQueueValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstCollItem.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.UserQueueValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueueDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct UserQueueDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueueDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``UserQueueValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.UserQueueValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.UserQueueValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueueDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct UserQueueDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueueDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a ``UserQueueValue`` or null; absent, null or a value.
        public var limitToList: Field<[ICWS.Ipa.UserQueueValue?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [ICWS.Ipa.UserQueueValue?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueuePropDef`.
    ///
    /// Known from the vendor's library.
    public struct UserQueuePropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueuePropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a ``UserQueueValue`` or null; absent, null or a value.
        public var initialValues: Field<[ICWS.Ipa.UserQueueValue?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``UserQueueDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.UserQueueDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [ICWS.Ipa.UserQueueValue?].self)
            checker.optional("rules", ICWS.Ipa.UserQueueDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueuePropValColl`.
    ///
    /// Known from the vendor's library.
    public struct UserQueuePropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueuePropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``UserQueueDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.UserQueueDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.UserQueueDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueuePropValSing`.
    ///
    /// Known from the vendor's library.
    public struct UserQueuePropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueuePropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A ``UserQueueValue``; absent, null or a value.
        public var val: Field<ICWS.Ipa.UserQueueValue> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", ICWS.Ipa.UserQueueValue.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueueTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct UserQueueTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueueTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a ``UserQueueValue`` or null; absent, null or a value.
        public var initialValues: Field<[ICWS.Ipa.UserQueueValue?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``UserQueueDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.UserQueueDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [ICWS.Ipa.UserQueueValue?].self)
            checker.optional("rules", ICWS.Ipa.UserQueueDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.UserQueueValue`.
    ///
    /// Known from the vendor's library.
    public struct UserQueueValue: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:userQueueValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter val: A text.
        public init(
            val: String
        ) {
            fields = ContractFields()
            fields.set("val", val)
        }
        /// A text; required.
        public var val: String {
            get { fields.required("val") }
            set { fields.set("val", newValue) }
        }
        /// A text; absent, null or a value.
        public var displayName: Field<String> {
            get { fields.field("displayName") }
            set { fields.set("displayName", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("val", String.self)
            checker.optional("displayName", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.WorkgroupQueueDataInstColl`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupQueueDataInstColl: ICWS.Ipa.BaseDataInstColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:workgroupQueueDataInstColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.WorkgroupQueueDataInstSing`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupQueueDataInstSing: ICWS.Ipa.BaseDataInstSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:workgroupQueueDataInstSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataInstSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.WorkgroupQueueDataValidationRules`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupQueueDataValidationRules: ICWS.Ipa.BaseDataValidationRules.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:workgroupQueueDataValidationRules" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A whole number; absent, null or a value.
        public var minItems: Field<Int> {
            get { fields.field("minItems") }
            set { fields.set("minItems", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maxItems: Field<Int> {
            get { fields.field("maxItems") }
            set { fields.set("maxItems", field: newValue) }
        }
        /// A list, each a text or null; absent, null or a value.
        public var limitToList: Field<[String?]> {
            get { fields.field("limitToList") }
            set { fields.set("limitToList", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowNotSet: Field<Bool> {
            get { fields.field("allowNotSet") }
            set { fields.set("allowNotSet", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseDataValidationRules.checkFields(&checker)
            checker.optional("minItems", Int.self)
            checker.optional("maxItems", Int.self)
            checker.optional("limitToList", [String?].self)
            checker.optional("allowNotSet", Bool.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.WorkgroupQueuePropDef`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupQueuePropDef: ICWS.Ipa.BasePropDefBasicSimple.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:workgroupQueuePropDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``WorkgroupQueueDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.WorkgroupQueueDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropDefBasicSimple.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.WorkgroupQueueDataValidationRules.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.WorkgroupQueuePropValColl`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupQueuePropValColl: ICWS.Ipa.BasePropValColl.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:workgroupQueuePropValColl" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A list, each a ``StringDataInstCollItem`` or null; absent, null or a value.
        public var items: Field<[ICWS.Ipa.StringDataInstCollItem?]> {
            get { fields.field("items") }
            set { fields.set("items", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValColl.checkFields(&checker)
            checker.optional("items", [ICWS.Ipa.StringDataInstCollItem?].self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.WorkgroupQueuePropValSing`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupQueuePropValSing: ICWS.Ipa.BasePropValSing.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:workgroupQueuePropValSing" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// A text; absent, null or a value.
        public var val: Field<String> {
            get { fields.field("val") }
            set { fields.set("val", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BasePropValSing.checkFields(&checker)
            checker.optional("val", String.self)
        }
    }
}

extension ICWS.Ipa {
    /// Contract `Ipa.WorkgroupQueueTypeDef`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupQueueTypeDef: ICWS.Ipa.BaseTypeDef.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:ipa:workgroupQueueTypeDef" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter defId: A text.
        public init(
            defId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("defId", defId)
        }
        /// A list, each a text or null; absent, null or a value.
        public var initialValues: Field<[String?]> {
            get { fields.field("initialValues") }
            set { fields.set("initialValues", field: newValue) }
        }
        /// A ``WorkgroupQueueDataValidationRules``; absent, null or a value.
        public var rules: Field<ICWS.Ipa.WorkgroupQueueDataValidationRules> {
            get { fields.field("rules") }
            set { fields.set("rules", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Ipa.BaseTypeDef.checkFields(&checker)
            checker.optional("initialValues", [String?].self)
            checker.optional("rules", ICWS.Ipa.WorkgroupQueueDataValidationRules.self)
        }
    }
}
