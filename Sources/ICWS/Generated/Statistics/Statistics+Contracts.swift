// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.Statistics {
    /// Contract `Statistics.ChainedParameterValueQuery`.
    ///
    /// Known from the vendor's library.
    public struct ChainedParameterValueQuery: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:chainedParameterValueQuery" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter parameterValueItems: A list, each a ``ParameterValueItem``.
        public init(
            parameterValueItems: [ICWS.Statistics.ParameterValueItem]
        ) {
            fields = ContractFields()
            fields.set("parameterValueItems", parameterValueItems)
        }
        /// A list, each a ``ParameterValueItem``; required.
        public var parameterValueItems: [ICWS.Statistics.ParameterValueItem] {
            get { fields.required("parameterValueItems") }
            set { fields.set("parameterValueItems", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("parameterValueItems", [ICWS.Statistics.ParameterValueItem].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ChainedParametersChange`.
    ///
    /// Known from the vendor's library.
    public struct ChainedParametersChange: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:chainedParametersChange" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - chainedParameterValueQuery: A ``ChainedParameterValueQuery``.
        ///   - parameterValueChangesMap: Values by name, each a ``ParameterValueChanges``.
        public init(
            chainedParameterValueQuery: ICWS.Statistics.ChainedParameterValueQuery,
            parameterValueChangesMap: [String: ICWS.Statistics.ParameterValueChanges]
        ) {
            fields = ContractFields()
            fields.set("chainedParameterValueQuery", chainedParameterValueQuery)
            fields.set("parameterValueChangesMap", parameterValueChangesMap)
        }
        /// A ``ChainedParameterValueQuery``; required.
        public var chainedParameterValueQuery: ICWS.Statistics.ChainedParameterValueQuery {
            get { fields.required("chainedParameterValueQuery") }
            set { fields.set("chainedParameterValueQuery", newValue) }
        }
        /// Values by name, each a ``ParameterValueChanges``; required.
        public var parameterValueChangesMap: [String: ICWS.Statistics.ParameterValueChanges] {
            get { fields.required("parameterValueChangesMap") }
            set { fields.set("parameterValueChangesMap", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("chainedParameterValueQuery", ICWS.Statistics.ChainedParameterValueQuery.self)
            checker.required("parameterValueChangesMap", [String: ICWS.Statistics.ParameterValueChanges].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ChainedParametersChangeMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ChainedParametersChangeMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:chainedParametersChangeMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-parameter-values"
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
        ///   - queryResultChanges: A list, each a ``ChainedParametersChange``.
        public init(
            isDelta: Bool,
            queryResultChanges: [ICWS.Statistics.ChainedParametersChange]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("queryResultChanges", queryResultChanges)
        }
        /// A list, each a ``ChainedParametersChange``; required.
        public var queryResultChanges: [ICWS.Statistics.ChainedParametersChange] {
            get { fields.required("queryResultChanges") }
            set { fields.set("queryResultChanges", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("queryResultChanges", [ICWS.Statistics.ChainedParametersChange].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ChainedParametersSubscription`.
    ///
    /// Known from the vendor's library.
    public struct ChainedParametersSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:chainedParametersSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter chainedParameterValueQueries: A list, each a ``ChainedParameterValueQuery``.
        public init(
            chainedParameterValueQueries: [ICWS.Statistics.ChainedParameterValueQuery]
        ) {
            fields = ContractFields()
            fields.set("chainedParameterValueQueries", chainedParameterValueQueries)
        }
        /// A list, each a ``ChainedParameterValueQuery``; required.
        public var chainedParameterValueQueries: [ICWS.Statistics.ChainedParameterValueQuery] {
            get { fields.required("chainedParameterValueQueries") }
            set { fields.set("chainedParameterValueQueries", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("chainedParameterValueQueries", [ICWS.Statistics.ChainedParameterValueQuery].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.DrillDown`.
    ///
    /// Known from the vendor's library.
    public struct DrillDown: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:drillDown" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - drillDownId: A text.
        ///   - typeHint: A text.
        ///   - hintString: A text.
        public init(
            drillDownId: String,
            typeHint: String,
            hintString: String
        ) {
            fields = ContractFields()
            fields.set("drillDownId", drillDownId)
            fields.set("typeHint", typeHint)
            fields.set("hintString", hintString)
        }
        /// A text; required.
        public var drillDownId: String {
            get { fields.required("drillDownId") }
            set { fields.set("drillDownId", newValue) }
        }
        /// A text; required.
        public var typeHint: String {
            get { fields.required("typeHint") }
            set { fields.set("typeHint", newValue) }
        }
        /// A text; required.
        public var hintString: String {
            get { fields.required("hintString") }
            set { fields.set("hintString", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("drillDownId", String.self)
            checker.required("typeHint", String.self)
            checker.required("hintString", String.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterTypeDefinition`.
    ///
    /// Known from the vendor's library.
    public struct ParameterTypeDefinition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterTypeDefinition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - parameterTypeId: A text.
        ///   - displayString: A text.
        ///   - description: A text.
        ///   - accessControlLists: A list, each a text.
        ///   - preserveOrder: True or false.
        public init(
            parameterTypeId: String,
            displayString: String,
            description: String,
            accessControlLists: [String],
            preserveOrder: Bool
        ) {
            fields = ContractFields()
            fields.set("parameterTypeId", parameterTypeId)
            fields.set("displayString", displayString)
            fields.set("description", description)
            fields.set("accessControlLists", accessControlLists)
            fields.set("preserveOrder", preserveOrder)
        }
        /// A text; required.
        public var parameterTypeId: String {
            get { fields.required("parameterTypeId") }
            set { fields.set("parameterTypeId", newValue) }
        }
        /// A text; required.
        public var displayString: String {
            get { fields.required("displayString") }
            set { fields.set("displayString", newValue) }
        }
        /// A text; required.
        public var description: String {
            get { fields.required("description") }
            set { fields.set("description", newValue) }
        }
        /// A list, each a text; required.
        public var accessControlLists: [String] {
            get { fields.required("accessControlLists") }
            set { fields.set("accessControlLists", newValue) }
        }
        /// True or false; required.
        public var preserveOrder: Bool {
            get { fields.required("preserveOrder") }
            set { fields.set("preserveOrder", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("parameterTypeId", String.self)
            checker.required("displayString", String.self)
            checker.required("description", String.self)
            checker.required("accessControlLists", [String].self)
            checker.required("preserveOrder", Bool.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterValue`.
    ///
    /// Known from the vendor's library.
    public struct ParameterValue: Contract {
        /// What ``ParameterValue`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterValue" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:statistics:qualifiedParameterValue"
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
        ///   - value: A text.
        ///   - displayString: A text.
        ///   - description: A text.
        public init(
            value: String,
            displayString: String,
            description: String
        ) {
            fields = ContractFields()
            fields.set("value", value)
            fields.set("displayString", displayString)
            fields.set("description", description)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("value", String.self)
            checker.required("displayString", String.self)
            checker.required("description", String.self)
        }
    }
}

extension ICWS.Statistics.ParameterValue: ICWS.Statistics.ParameterValue.Kind {}

extension ICWS.Statistics.ParameterValue.Kind {
    /// A text; required.
    public var value: String {
        get { fields.required("value") }
        set { fields.set("value", newValue) }
    }
    /// A text; required.
    public var displayString: String {
        get { fields.required("displayString") }
        set { fields.set("displayString", newValue) }
    }
    /// A text; required.
    public var description: String {
        get { fields.required("description") }
        set { fields.set("description", newValue) }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterValueChanges`.
    ///
    /// Known from the vendor's library.
    public struct ParameterValueChanges: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterValueChanges" }
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
        /// A list, each a ``ParameterValue``; may be missing.
        public var parameterValuesAdded: [ICWS.Statistics.ParameterValue]? {
            get { fields.optional("parameterValuesAdded") }
            set { fields.set("parameterValuesAdded", optional: newValue) }
        }
        /// A list, each a ``ParameterValue``; may be missing.
        public var parameterValuesChanged: [ICWS.Statistics.ParameterValue]? {
            get { fields.optional("parameterValuesChanged") }
            set { fields.set("parameterValuesChanged", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var parameterValuesRemoved: [String]? {
            get { fields.optional("parameterValuesRemoved") }
            set { fields.set("parameterValuesRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("parameterValuesAdded", [ICWS.Statistics.ParameterValue].self)
            checker.optional("parameterValuesChanged", [ICWS.Statistics.ParameterValue].self)
            checker.optional("parameterValuesRemoved", [String].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterValueItem`.
    ///
    /// Known from the vendor's library.
    public struct ParameterValueItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterValueItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - parameterTypeId: A text.
        ///   - value: A text.
        public init(
            parameterTypeId: String,
            value: String
        ) {
            fields = ContractFields()
            fields.set("parameterTypeId", parameterTypeId)
            fields.set("value", value)
        }
        /// A text; required.
        public var parameterTypeId: String {
            get { fields.required("parameterTypeId") }
            set { fields.set("parameterTypeId", newValue) }
        }
        /// A text; required.
        public var value: String {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("parameterTypeId", String.self)
            checker.required("value", String.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterValueQuery`.
    ///
    /// Known from the vendor's library.
    public struct ParameterValueQuery: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterValueQuery" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter parameterTypeId: A text.
        public init(
            parameterTypeId: String
        ) {
            fields = ContractFields()
            fields.set("parameterTypeId", parameterTypeId)
        }
        /// A text; required.
        public var parameterTypeId: String {
            get { fields.required("parameterTypeId") }
            set { fields.set("parameterTypeId", newValue) }
        }
        /// A text; may be missing.
        public var filter: String? {
            get { fields.optional("filter") }
            set { fields.set("filter", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var maxToReturn: Int? {
            get { fields.optional("maxToReturn") }
            set { fields.set("maxToReturn", optional: newValue) }
        }
        /// A list, each a ``ParameterValueItem``; may be missing.
        public var associatedParameterValues: [ICWS.Statistics.ParameterValueItem]? {
            get { fields.optional("associatedParameterValues") }
            set { fields.set("associatedParameterValues", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("parameterTypeId", String.self)
            checker.optional("filter", String.self)
            checker.optional("maxToReturn", Int.self)
            checker.optional("associatedParameterValues", [ICWS.Statistics.ParameterValueItem].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterValueQueryResults`.
    ///
    /// Known from the vendor's library.
    public struct ParameterValueQueryResults: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterValueQueryResults" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter parameterValues: A list, each a ``ParameterValue``.
        public init(
            parameterValues: [ICWS.Statistics.ParameterValue]
        ) {
            fields = ContractFields()
            fields.set("parameterValues", parameterValues)
        }
        /// A whole number; may be missing.
        public var totalResultsAvailable: Int? {
            get { fields.optional("totalResultsAvailable") }
            set { fields.set("totalResultsAvailable", optional: newValue) }
        }
        /// A list, each a ``ParameterValue``; required.
        public var parameterValues: [ICWS.Statistics.ParameterValue] {
            get { fields.required("parameterValues") }
            set { fields.set("parameterValues", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("totalResultsAvailable", Int.self)
            checker.required("parameterValues", [ICWS.Statistics.ParameterValue].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterValueResults`.
    ///
    /// Known from the vendor's library.
    public struct ParameterValueResults: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterValueResults" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter parameterValues: A list, each a ``ParameterValue``.
        public init(
            parameterValues: [ICWS.Statistics.ParameterValue]
        ) {
            fields = ContractFields()
            fields.set("parameterValues", parameterValues)
        }
        /// A list, each a ``ParameterValue``; required.
        public var parameterValues: [ICWS.Statistics.ParameterValue] {
            get { fields.required("parameterValues") }
            set { fields.set("parameterValues", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("parameterValues", [ICWS.Statistics.ParameterValue].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterValuesRequest`.
    ///
    /// Known from the vendor's library.
    public struct ParameterValuesRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterValuesRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter parameterValueItems: A list, each a ``ParameterValueItem``.
        public init(
            parameterValueItems: [ICWS.Statistics.ParameterValueItem]
        ) {
            fields = ContractFields()
            fields.set("parameterValueItems", parameterValueItems)
        }
        /// A list, each a ``ParameterValueItem``; required.
        public var parameterValueItems: [ICWS.Statistics.ParameterValueItem] {
            get { fields.required("parameterValueItems") }
            set { fields.set("parameterValueItems", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("parameterValueItems", [ICWS.Statistics.ParameterValueItem].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ParameterValuesResponse`.
    ///
    /// Known from the vendor's library.
    public struct ParameterValuesResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:parameterValuesResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter parameterValuesMap: Values by name, each a ``ParameterValueResults``.
        public init(
            parameterValuesMap: [String: ICWS.Statistics.ParameterValueResults]
        ) {
            fields = ContractFields()
            fields.set("parameterValuesMap", parameterValuesMap)
        }
        /// Values by name, each a ``ParameterValueResults``; required.
        public var parameterValuesMap: [String: ICWS.Statistics.ParameterValueResults] {
            get { fields.required("parameterValuesMap") }
            set { fields.set("parameterValuesMap", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("parameterValuesMap", [String: ICWS.Statistics.ParameterValueResults].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.QualifiedParameterValue`.
    ///
    /// Known from the vendor's library.
    public struct QualifiedParameterValue: ICWS.Statistics.ParameterValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:qualifiedParameterValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - value: A text.
        ///   - displayString: A text.
        ///   - description: A text.
        ///   - parameterTypeId: A text.
        public init(
            value: String,
            displayString: String,
            description: String,
            parameterTypeId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("value", value)
            fields.set("displayString", displayString)
            fields.set("description", description)
            fields.set("parameterTypeId", parameterTypeId)
        }
        /// A text; required.
        public var parameterTypeId: String {
            get { fields.required("parameterTypeId") }
            set { fields.set("parameterTypeId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.ParameterValue.checkFields(&checker)
            checker.required("parameterTypeId", String.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.RequiredParametersDefinition`.
    ///
    /// Known from the vendor's library.
    public struct RequiredParametersDefinition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:requiredParametersDefinition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - orderedParameterTypeList: A list, each a text.
        ///   - shouldBeSuppressed: True or false.
        public init(
            orderedParameterTypeList: [String],
            shouldBeSuppressed: Bool
        ) {
            fields = ContractFields()
            fields.set("orderedParameterTypeList", orderedParameterTypeList)
            fields.set("shouldBeSuppressed", shouldBeSuppressed)
        }
        /// A list, each a text; required.
        public var orderedParameterTypeList: [String] {
            get { fields.required("orderedParameterTypeList") }
            set { fields.set("orderedParameterTypeList", newValue) }
        }
        /// True or false; required.
        public var shouldBeSuppressed: Bool {
            get { fields.required("shouldBeSuppressed") }
            set { fields.set("shouldBeSuppressed", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("orderedParameterTypeList", [String].self)
            checker.required("shouldBeSuppressed", Bool.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticBoolValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticBoolValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticBoolValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: True or false.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// True or false; required.
        public var value: Bool {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", Bool.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticCatalogMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog` (inferred).
    ///
    /// Known from the vendor's library.
    public struct StatisticCatalogMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticCatalogMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-catalog"
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
        ///   - statisticCategoryList: A list, each a ``StatisticCategory``.
        ///   - parameterTypeDefinitions: A list, each a ``ParameterTypeDefinition``.
        public init(
            isDelta: Bool,
            statisticCategoryList: [ICWS.Statistics.StatisticCategory],
            parameterTypeDefinitions: [ICWS.Statistics.ParameterTypeDefinition]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("statisticCategoryList", statisticCategoryList)
            fields.set("parameterTypeDefinitions", parameterTypeDefinitions)
        }
        /// A text; may be missing.
        public var statisticCatalogCacheTag: String? {
            get { fields.optional("statisticCatalogCacheTag") }
            set { fields.set("statisticCatalogCacheTag", optional: newValue) }
        }
        /// A list, each a ``StatisticCategory``; required.
        public var statisticCategoryList: [ICWS.Statistics.StatisticCategory] {
            get { fields.required("statisticCategoryList") }
            set { fields.set("statisticCategoryList", newValue) }
        }
        /// A list, each a ``ParameterTypeDefinition``; required.
        public var parameterTypeDefinitions: [ICWS.Statistics.ParameterTypeDefinition] {
            get { fields.required("parameterTypeDefinitions") }
            set { fields.set("parameterTypeDefinitions", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("statisticCatalogCacheTag", String.self)
            checker.required("statisticCategoryList", [ICWS.Statistics.StatisticCategory].self)
            checker.required("parameterTypeDefinitions", [ICWS.Statistics.ParameterTypeDefinition].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticCatalogSubscription`.
    ///
    /// Known from the vendor's library.
    public struct StatisticCatalogSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticCatalogSubscription" }
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
        public var statisticCatalogCacheTag: String? {
            get { fields.optional("statisticCatalogCacheTag") }
            set { fields.set("statisticCatalogCacheTag", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("statisticCatalogCacheTag", String.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticCatalogSubscriptionResponse`.
    ///
    /// Known from the vendor's library.
    public struct StatisticCatalogSubscriptionResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticCatalogSubscriptionResponse" }
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
        /// True or false; may be missing.
        public var clientStateIsFresh: Bool? {
            get { fields.optional("clientStateIsFresh") }
            set { fields.set("clientStateIsFresh", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("clientStateIsFresh", Bool.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticCategory`.
    ///
    /// Known from the vendor's library.
    public struct StatisticCategory: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticCategory" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticCategoryId: A text.
        ///   - displayString: A text.
        ///   - description: A text.
        ///   - statisticDefinitions: A list, each a ``StatisticDefinition``.
        ///   - accessControlRights: A list, each a text.
        ///   - licenses: A list, each a text.
        public init(
            statisticCategoryId: String,
            displayString: String,
            description: String,
            statisticDefinitions: [ICWS.Statistics.StatisticDefinition],
            accessControlRights: [String],
            licenses: [String]
        ) {
            fields = ContractFields()
            fields.set("statisticCategoryId", statisticCategoryId)
            fields.set("displayString", displayString)
            fields.set("description", description)
            fields.set("statisticDefinitions", statisticDefinitions)
            fields.set("accessControlRights", accessControlRights)
            fields.set("licenses", licenses)
        }
        /// A text; required.
        public var statisticCategoryId: String {
            get { fields.required("statisticCategoryId") }
            set { fields.set("statisticCategoryId", newValue) }
        }
        /// A text; required.
        public var displayString: String {
            get { fields.required("displayString") }
            set { fields.set("displayString", newValue) }
        }
        /// A text; required.
        public var description: String {
            get { fields.required("description") }
            set { fields.set("description", newValue) }
        }
        /// A list, each a ``StatisticDefinition``; required.
        public var statisticDefinitions: [ICWS.Statistics.StatisticDefinition] {
            get { fields.required("statisticDefinitions") }
            set { fields.set("statisticDefinitions", newValue) }
        }
        /// A list, each a text; required.
        public var accessControlRights: [String] {
            get { fields.required("accessControlRights") }
            set { fields.set("accessControlRights", newValue) }
        }
        /// A list, each a text; required.
        public var licenses: [String] {
            get { fields.required("licenses") }
            set { fields.set("licenses", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statisticCategoryId", String.self)
            checker.required("displayString", String.self)
            checker.required("description", String.self)
            checker.required("statisticDefinitions", [ICWS.Statistics.StatisticDefinition].self)
            checker.required("accessControlRights", [String].self)
            checker.required("licenses", [String].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticDefinition`.
    ///
    /// Known from the vendor's library.
    public struct StatisticDefinition: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticDefinition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticIdentifier: A text.
        ///   - displayString: A text.
        ///   - description: A text.
        ///   - unitsDisplayString: A text.
        ///   - requiredParametersDefinitions: A list, each a ``RequiredParametersDefinition``.
        ///   - statisticDefinitionData: A ``StatisticDefinitionData``.
        ///   - statisticDefinitionFlags: A list, each one of ``StatisticDefinitionFlag``.
        ///   - drillDowns: A list, each a ``DrillDown``.
        public init(
            statisticIdentifier: String,
            displayString: String,
            description: String,
            unitsDisplayString: String,
            requiredParametersDefinitions: [ICWS.Statistics.RequiredParametersDefinition],
            statisticDefinitionData: ICWS.Statistics.StatisticDefinitionData,
            statisticDefinitionFlags: [ICWS.Statistics.StatisticDefinitionFlag],
            drillDowns: [ICWS.Statistics.DrillDown]
        ) {
            fields = ContractFields()
            fields.set("statisticIdentifier", statisticIdentifier)
            fields.set("displayString", displayString)
            fields.set("description", description)
            fields.set("unitsDisplayString", unitsDisplayString)
            fields.set("requiredParametersDefinitions", requiredParametersDefinitions)
            fields.set("statisticDefinitionData", statisticDefinitionData)
            fields.set("statisticDefinitionFlags", statisticDefinitionFlags)
            fields.set("drillDowns", drillDowns)
        }
        /// A text; required.
        public var statisticIdentifier: String {
            get { fields.required("statisticIdentifier") }
            set { fields.set("statisticIdentifier", newValue) }
        }
        /// A text; required.
        public var displayString: String {
            get { fields.required("displayString") }
            set { fields.set("displayString", newValue) }
        }
        /// A text; required.
        public var description: String {
            get { fields.required("description") }
            set { fields.set("description", newValue) }
        }
        /// A text; required.
        public var unitsDisplayString: String {
            get { fields.required("unitsDisplayString") }
            set { fields.set("unitsDisplayString", newValue) }
        }
        /// A list, each a ``RequiredParametersDefinition``; required.
        public var requiredParametersDefinitions: [ICWS.Statistics.RequiredParametersDefinition] {
            get { fields.required("requiredParametersDefinitions") }
            set { fields.set("requiredParametersDefinitions", newValue) }
        }
        /// A ``StatisticDefinitionData``; required.
        public var statisticDefinitionData: ICWS.Statistics.StatisticDefinitionData {
            get { fields.required("statisticDefinitionData") }
            set { fields.set("statisticDefinitionData", newValue) }
        }
        /// A list, each one of ``StatisticDefinitionFlag``; required.
        public var statisticDefinitionFlags: [ICWS.Statistics.StatisticDefinitionFlag] {
            get { fields.required("statisticDefinitionFlags") }
            set { fields.set("statisticDefinitionFlags", newValue) }
        }
        /// A whole number; may be missing.
        public var sortIndex: Int? {
            get { fields.optional("sortIndex") }
            set { fields.set("sortIndex", optional: newValue) }
        }
        /// True or false; may be missing.
        public var expanded: Bool? {
            get { fields.optional("expanded") }
            set { fields.set("expanded", optional: newValue) }
        }
        /// A list, each a ``DrillDown``; required.
        public var drillDowns: [ICWS.Statistics.DrillDown] {
            get { fields.required("drillDowns") }
            set { fields.set("drillDowns", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statisticIdentifier", String.self)
            checker.required("displayString", String.self)
            checker.required("description", String.self)
            checker.required("unitsDisplayString", String.self)
            checker.required("requiredParametersDefinitions", [ICWS.Statistics.RequiredParametersDefinition].self)
            checker.required("statisticDefinitionData", ICWS.Statistics.StatisticDefinitionData.self)
            checker.required("statisticDefinitionFlags", [ICWS.Statistics.StatisticDefinitionFlag].self)
            checker.optional("sortIndex", Int.self)
            checker.optional("expanded", Bool.self)
            checker.required("drillDowns", [ICWS.Statistics.DrillDown].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticDefinitionData`.
    ///
    /// Known from the vendor's library.
    public struct StatisticDefinitionData: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticDefinitionData" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - precision: A whole number.
        ///   - units: One of ``StatisticUnits``.
        public init(
            precision: Int,
            units: ICWS.Statistics.StatisticUnits
        ) {
            fields = ContractFields()
            fields.set("precision", precision)
            fields.set("units", units)
        }
        /// A ``StatisticValue``; may be missing.
        public var lowerBoundValue: ICWS.Statistics.StatisticValue? {
            get { fields.optional("lowerBoundValue") }
            set { fields.set("lowerBoundValue", optional: newValue) }
        }
        /// A ``StatisticValue``; may be missing.
        public var upperBoundValue: ICWS.Statistics.StatisticValue? {
            get { fields.optional("upperBoundValue") }
            set { fields.set("upperBoundValue", optional: newValue) }
        }
        /// A whole number; required.
        public var precision: Int {
            get { fields.required("precision") }
            set { fields.set("precision", newValue) }
        }
        /// One of ``StatisticUnits``; required.
        public var units: ICWS.Statistics.StatisticUnits {
            get { fields.required("units") }
            set { fields.set("units", newValue) }
        }
        /// One of ``StatisticValueType``; may be missing.
        public var valueType: ICWS.Statistics.StatisticValueType? {
            get { fields.optional("valueType") }
            set { fields.set("valueType", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("lowerBoundValue", ICWS.Statistics.StatisticValue.self)
            checker.optional("upperBoundValue", ICWS.Statistics.StatisticValue.self)
            checker.required("precision", Int.self)
            checker.required("units", ICWS.Statistics.StatisticUnits.self)
            checker.optional("valueType", ICWS.Statistics.StatisticValueType.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticDoubleValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticDoubleValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticDoubleValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A number.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: Double
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A number; required.
        public var value: Double {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", Double.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticDurationValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticDurationValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticDurationValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A length of time, in seconds.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: ICWS.Seconds
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A length of time, in seconds; required.
        public var value: ICWS.Seconds {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", ICWS.Seconds.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticErrorValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticErrorValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticErrorValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: One of ``StatisticErrorValueType``.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: ICWS.Statistics.StatisticErrorValueType
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// One of ``StatisticErrorValueType``; required.
        public var value: ICWS.Statistics.StatisticErrorValueType {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", ICWS.Statistics.StatisticErrorValueType.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticFiniteDurationValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticFiniteDurationValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticFiniteDurationValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - ticking: True or false.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            ticking: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("ticking", ticking)
        }
        /// A length of time, in seconds; may be missing.
        public var stoppedTimeSpan: ICWS.Seconds? {
            get { fields.optional("stoppedTimeSpan") }
            set { fields.set("stoppedTimeSpan", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startTickingTime: ICWS.DateTime? {
            get { fields.optional("startTickingTime") }
            set { fields.set("startTickingTime", optional: newValue) }
        }
        /// True or false; required.
        public var ticking: Bool {
            get { fields.required("ticking") }
            set { fields.set("ticking", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.optional("stoppedTimeSpan", ICWS.Seconds.self)
            checker.optional("startTickingTime", ICWS.DateTime.self)
            checker.required("ticking", Bool.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticFutureDurationValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticFutureDurationValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticFutureDurationValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A length of time, in seconds.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: ICWS.Seconds
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A length of time, in seconds; required.
        public var value: ICWS.Seconds {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", ICWS.Seconds.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticIntValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticIntValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticIntValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A whole number.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: Int
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A whole number; required.
        public var value: Int {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", Int.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticKey`.
    ///
    /// Known from the vendor's library.
    public struct StatisticKey: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticKey" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticIdentifier: A text.
        ///   - parameterValueItems: A list, each a ``ParameterValueItem``.
        public init(
            statisticIdentifier: String,
            parameterValueItems: [ICWS.Statistics.ParameterValueItem]
        ) {
            fields = ContractFields()
            fields.set("statisticIdentifier", statisticIdentifier)
            fields.set("parameterValueItems", parameterValueItems)
        }
        /// A text; required.
        public var statisticIdentifier: String {
            get { fields.required("statisticIdentifier") }
            set { fields.set("statisticIdentifier", newValue) }
        }
        /// A list, each a ``ParameterValueItem``; required.
        public var parameterValueItems: [ICWS.Statistics.ParameterValueItem] {
            get { fields.required("parameterValueItems") }
            set { fields.set("parameterValueItems", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statisticIdentifier", String.self)
            checker.required("parameterValueItems", [ICWS.Statistics.ParameterValueItem].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticPercentValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticPercentValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticPercentValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A number.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: Double
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A number; required.
        public var value: Double {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", Double.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticStatusMessageKeyValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticStatusMessageKeyValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticStatusMessageKeyValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A point in time, UTC.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: ICWS.DateTime
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A point in time, UTC; required.
        public var value: ICWS.DateTime {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticStringValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticStringValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticStringValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A text.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A text; required.
        public var value: String {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", String.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticTimeDurationValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticTimeDurationValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticTimeDurationValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A point in time, UTC.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: ICWS.DateTime
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A point in time, UTC; required.
        public var value: ICWS.DateTime {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticTimeStampValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticTimeStampValue: ICWS.Statistics.StatisticValue.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticTimeStampValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statisticValueType: One of ``StatisticValueType``.
        ///   - value: A point in time, UTC.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType,
            value: ICWS.DateTime
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("statisticValueType", statisticValueType)
            fields.set("value", value)
        }
        /// A point in time, UTC; required.
        public var value: ICWS.DateTime {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Statistics.StatisticValue.checkFields(&checker)
            checker.required("value", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticValue`.
    ///
    /// Known from the vendor's library.
    public struct StatisticValue: Contract {
        /// What ``StatisticValue`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticValue" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:statistics:statisticBoolValue",
                "urn:inin.com:statistics:statisticDoubleValue",
                "urn:inin.com:statistics:statisticDurationValue",
                "urn:inin.com:statistics:statisticErrorValue",
                "urn:inin.com:statistics:statisticFiniteDurationValue",
                "urn:inin.com:statistics:statisticFutureDurationValue",
                "urn:inin.com:statistics:statisticIntValue",
                "urn:inin.com:statistics:statisticPercentValue",
                "urn:inin.com:statistics:statisticStatusMessageKeyValue",
                "urn:inin.com:statistics:statisticStringValue",
                "urn:inin.com:statistics:statisticTimeDurationValue",
                "urn:inin.com:statistics:statisticTimeStampValue",
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
        /// - Parameter statisticValueType: One of ``StatisticValueType``.
        public init(
            statisticValueType: ICWS.Statistics.StatisticValueType
        ) {
            fields = ContractFields()
            fields.set("statisticValueType", statisticValueType)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statisticValueType", ICWS.Statistics.StatisticValueType.self)
        }
    }
}

extension ICWS.Statistics.StatisticValue: ICWS.Statistics.StatisticValue.Kind {}

extension ICWS.Statistics.StatisticValue.Kind {
    /// One of ``StatisticValueType``; required.
    public var statisticValueType: ICWS.Statistics.StatisticValueType {
        get { fields.required("statisticValueType") }
        set { fields.set("statisticValueType", newValue) }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticValueChange`.
    ///
    /// Known from the vendor's library.
    public struct StatisticValueChange: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticValueChange" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter statisticKey: A ``StatisticKey``.
        public init(
            statisticKey: ICWS.Statistics.StatisticKey
        ) {
            fields = ContractFields()
            fields.set("statisticKey", statisticKey)
        }
        /// A ``StatisticKey``; required.
        public var statisticKey: ICWS.Statistics.StatisticKey {
            get { fields.required("statisticKey") }
            set { fields.set("statisticKey", newValue) }
        }
        /// A ``StatisticValue``; required, may be null.
        public var statisticValue: ICWS.Statistics.StatisticValue? {
            get { fields.optional("statisticValue") }
            set { fields.set("statisticValue", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statisticKey", ICWS.Statistics.StatisticKey.self)
            checker.requiredNullable("statisticValue", ICWS.Statistics.StatisticValue.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticValueMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/statistics/statistic-values` (seen in other programs).
    ///
    /// Known from the vendor's library.
    public struct StatisticValueMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticValueMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/statistics/statistic-values"
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
        ///   - statisticValueChanges: A list, each a ``StatisticValueChange``.
        public init(
            isDelta: Bool,
            statisticValueChanges: [ICWS.Statistics.StatisticValueChange]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("statisticValueChanges", statisticValueChanges)
        }
        /// A list, each a ``StatisticValueChange``; required.
        public var statisticValueChanges: [ICWS.Statistics.StatisticValueChange] {
            get { fields.required("statisticValueChanges") }
            set { fields.set("statisticValueChanges", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("statisticValueChanges", [ICWS.Statistics.StatisticValueChange].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.StatisticValueSubscription`.
    ///
    /// Known from the vendor's library.
    public struct StatisticValueSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:statisticValueSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter statisticKeys: A list, each a ``StatisticKey``.
        public init(
            statisticKeys: [ICWS.Statistics.StatisticKey]
        ) {
            fields = ContractFields()
            fields.set("statisticKeys", statisticKeys)
        }
        /// A list, each a ``StatisticKey``; required.
        public var statisticKeys: [ICWS.Statistics.StatisticKey] {
            get { fields.required("statisticKeys") }
            set { fields.set("statisticKeys", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statisticKeys", [ICWS.Statistics.StatisticKey].self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ValidatedParameterValue`.
    ///
    /// Known from the vendor's library.
    public struct ValidatedParameterValue: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:validatedParameterValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isValid: True or false.
        ///   - matchCount: A whole number.
        ///   - qualifiedParameterValue: A ``QualifiedParameterValue``.
        public init(
            isValid: Bool,
            matchCount: Int,
            qualifiedParameterValue: ICWS.Statistics.QualifiedParameterValue
        ) {
            fields = ContractFields()
            fields.set("isValid", isValid)
            fields.set("matchCount", matchCount)
            fields.set("qualifiedParameterValue", qualifiedParameterValue)
        }
        /// True or false; required.
        public var isValid: Bool {
            get { fields.required("isValid") }
            set { fields.set("isValid", newValue) }
        }
        /// A whole number; required.
        public var matchCount: Int {
            get { fields.required("matchCount") }
            set { fields.set("matchCount", newValue) }
        }
        /// A ``QualifiedParameterValue``; required.
        public var qualifiedParameterValue: ICWS.Statistics.QualifiedParameterValue {
            get { fields.required("qualifiedParameterValue") }
            set { fields.set("qualifiedParameterValue", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("isValid", Bool.self)
            checker.required("matchCount", Int.self)
            checker.required("qualifiedParameterValue", ICWS.Statistics.QualifiedParameterValue.self)
        }
    }
}

extension ICWS.Statistics {
    /// Contract `Statistics.ValidatedParameterValueResults`.
    ///
    /// Known from the vendor's library.
    public struct ValidatedParameterValueResults: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:statistics:validatedParameterValueResults" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter validatedParameterValueList: A list, each a ``ValidatedParameterValue``.
        public init(
            validatedParameterValueList: [ICWS.Statistics.ValidatedParameterValue]
        ) {
            fields = ContractFields()
            fields.set("validatedParameterValueList", validatedParameterValueList)
        }
        /// A list, each a ``ValidatedParameterValue``; required.
        public var validatedParameterValueList: [ICWS.Statistics.ValidatedParameterValue] {
            get { fields.required("validatedParameterValueList") }
            set { fields.set("validatedParameterValueList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("validatedParameterValueList", [ICWS.Statistics.ValidatedParameterValue].self)
        }
    }
}
