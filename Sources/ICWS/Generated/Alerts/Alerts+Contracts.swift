// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging
public import ICWSStatistics

extension ICWS.Alerts {
    /// Contract `Alerts.AlertAction`.
    ///
    /// Known from the vendor's library.
    public struct AlertAction: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertAction" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isEditable: True or false.
        ///   - targetId: A text.
        ///   - namedValues: Values by name, each a text.
        public init(
            isEditable: Bool,
            targetId: String,
            namedValues: [String: String]
        ) {
            fields = ContractFields()
            fields.set("isEditable", isEditable)
            fields.set("targetId", targetId)
            fields.set("namedValues", namedValues)
        }
        /// A text; may be missing.
        public var alertActionId: String? {
            get { fields.optional("alertActionId") }
            set { fields.set("alertActionId", optional: newValue) }
        }
        /// True or false; required.
        public var isEditable: Bool {
            get { fields.required("isEditable") }
            set { fields.set("isEditable", newValue) }
        }
        /// A text; required.
        public var targetId: String {
            get { fields.required("targetId") }
            set { fields.set("targetId", newValue) }
        }
        /// Values by name, each a text; required.
        public var namedValues: [String: String] {
            get { fields.required("namedValues") }
            set { fields.set("namedValues", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("alertActionId", String.self)
            checker.required("isEditable", Bool.self)
            checker.required("targetId", String.self)
            checker.required("namedValues", [String: String].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertCatalogChangedMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AlertCatalogChangedMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertCatalogChangedMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/alerts/alert-catalog"
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
        /// A list, each a ``AlertSet``; may be missing.
        public var alertSetsAdded: [ICWS.Alerts.AlertSet]? {
            get { fields.optional("alertSetsAdded") }
            set { fields.set("alertSetsAdded", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var alertSetsRemoved: [String]? {
            get { fields.optional("alertSetsRemoved") }
            set { fields.set("alertSetsRemoved", optional: newValue) }
        }
        /// A list, each a ``AlertSet``; may be missing.
        public var alertSetsChanged: [ICWS.Alerts.AlertSet]? {
            get { fields.optional("alertSetsChanged") }
            set { fields.set("alertSetsChanged", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("alertSetsAdded", [ICWS.Alerts.AlertSet].self)
            checker.optional("alertSetsRemoved", [String].self)
            checker.optional("alertSetsChanged", [ICWS.Alerts.AlertSet].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertCatalogSubscription`.
    ///
    /// Known from the vendor's library.
    public struct AlertCatalogSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertCatalogSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertSetCategories: A list, each one of ``AlertSetCategory``.
        public init(
            alertSetCategories: [ICWS.Alerts.AlertSetCategory]
        ) {
            fields = ContractFields()
            fields.set("alertSetCategories", alertSetCategories)
        }
        /// A list, each one of ``AlertSetCategory``; required.
        public var alertSetCategories: [ICWS.Alerts.AlertSetCategory] {
            get { fields.required("alertSetCategories") }
            set { fields.set("alertSetCategories", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("alertSetCategories", [ICWS.Alerts.AlertSetCategory].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertCondition`.
    ///
    /// Known from the vendor's library.
    public struct AlertCondition: Contract {
        /// What ``AlertCondition`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertCondition" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:alerts:boolCondition",
                "urn:inin.com:alerts:numericCondition",
                "urn:inin.com:alerts:numericDoubleCondition",
                "urn:inin.com:alerts:numericIntCondition",
                "urn:inin.com:alerts:numericTimeSpanCondition",
                "urn:inin.com:alerts:numericTimeStampCondition",
                "urn:inin.com:alerts:stringCondition",
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
        /// - Parameter alertConditionComparison: One of ``AlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.AlertConditionComparison
        ) {
            fields = ContractFields()
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("alertConditionId", String.self)
            checker.required("alertConditionComparison", ICWS.Alerts.AlertConditionComparison.self)
        }
    }
}

extension ICWS.Alerts.AlertCondition: ICWS.Alerts.AlertCondition.Kind {}

extension ICWS.Alerts.AlertCondition.Kind {
    /// A text; may be missing.
    public var alertConditionId: String? {
        get { fields.optional("alertConditionId") }
        set { fields.set("alertConditionId", optional: newValue) }
    }
    /// One of ``AlertConditionComparison``; required.
    public var alertConditionComparison: ICWS.Alerts.AlertConditionComparison {
        get { fields.required("alertConditionComparison") }
        set { fields.set("alertConditionComparison", newValue) }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertConditionRequest`.
    ///
    /// Known from the vendor's library.
    public struct AlertConditionRequest: Contract {
        /// What ``AlertConditionRequest`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertConditionRequest" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:alerts:boolConditionRequest",
                "urn:inin.com:alerts:numericConditionRequest",
                "urn:inin.com:alerts:numericDoubleConditionRequest",
                "urn:inin.com:alerts:numericIntConditionRequest",
                "urn:inin.com:alerts:numericTimeSpanConditionRequest",
                "urn:inin.com:alerts:numericTimeStampConditionRequest",
                "urn:inin.com:alerts:stringConditionRequest",
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
            checker.optional("alertConditionId", String.self)
        }
    }
}

extension ICWS.Alerts.AlertConditionRequest: ICWS.Alerts.AlertConditionRequest.Kind {}

extension ICWS.Alerts.AlertConditionRequest.Kind {
    /// A text; may be missing.
    public var alertConditionId: String? {
        get { fields.optional("alertConditionId") }
        set { fields.set("alertConditionId", optional: newValue) }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertDefinition`.
    ///
    /// Known from the vendor's library.
    public struct AlertDefinition: ICWS.Alerts.BaseAlertDefinition.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertDefinition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isEditable: True or false.
        ///   - statisticKey: A ``StatisticKey``.
        ///   - alertRules: A list, each a ``AlertRule``.
        public init(
            isEditable: Bool,
            statisticKey: ICWS.Statistics.StatisticKey,
            alertRules: [ICWS.Alerts.AlertRule]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isEditable", isEditable)
            fields.set("statisticKey", statisticKey)
            fields.set("alertRules", alertRules)
        }
        /// A list, each a ``AlertRule``; required.
        public var alertRules: [ICWS.Alerts.AlertRule] {
            get { fields.required("alertRules") }
            set { fields.set("alertRules", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.BaseAlertDefinition.checkFields(&checker)
            checker.required("alertRules", [ICWS.Alerts.AlertRule].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertDefinitionRequest`.
    ///
    /// Known from the vendor's library.
    public struct AlertDefinitionRequest: ICWS.Alerts.BaseAlertDefinition.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertDefinitionRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - isEditable: True or false.
        ///   - statisticKey: A ``StatisticKey``.
        ///   - alertRules: A list, each a ``AlertRuleRequest``.
        public init(
            isEditable: Bool,
            statisticKey: ICWS.Statistics.StatisticKey,
            alertRules: [ICWS.Alerts.AlertRuleRequest]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isEditable", isEditable)
            fields.set("statisticKey", statisticKey)
            fields.set("alertRules", alertRules)
        }
        /// A list, each a ``AlertRuleRequest``; required.
        public var alertRules: [ICWS.Alerts.AlertRuleRequest] {
            get { fields.required("alertRules") }
            set { fields.set("alertRules", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.BaseAlertDefinition.checkFields(&checker)
            checker.required("alertRules", [ICWS.Alerts.AlertRuleRequest].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertNotification`.
    ///
    /// Known from the vendor's library.
    public struct AlertNotification: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertNotification" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - alertDefinitionId: A text.
        ///   - alertRuleId: A text.
        ///   - cleared: True or false.
        ///   - timeStamp: A point in time, UTC.
        ///   - statisticValue: A ``StatisticValue``.
        public init(
            alertDefinitionId: String,
            alertRuleId: String,
            cleared: Bool,
            timeStamp: ICWS.DateTime,
            statisticValue: ICWS.Statistics.StatisticValue
        ) {
            fields = ContractFields()
            fields.set("alertDefinitionId", alertDefinitionId)
            fields.set("alertRuleId", alertRuleId)
            fields.set("cleared", cleared)
            fields.set("timeStamp", timeStamp)
            fields.set("statisticValue", statisticValue)
        }
        /// A text; required.
        public var alertDefinitionId: String {
            get { fields.required("alertDefinitionId") }
            set { fields.set("alertDefinitionId", newValue) }
        }
        /// A text; required.
        public var alertRuleId: String {
            get { fields.required("alertRuleId") }
            set { fields.set("alertRuleId", newValue) }
        }
        /// True or false; required.
        public var cleared: Bool {
            get { fields.required("cleared") }
            set { fields.set("cleared", newValue) }
        }
        /// A point in time, UTC; required.
        public var timeStamp: ICWS.DateTime {
            get { fields.required("timeStamp") }
            set { fields.set("timeStamp", newValue) }
        }
        /// A ``StatisticKey``; may be missing.
        public var statisticKey: ICWS.Statistics.StatisticKey? {
            get { fields.optional("statisticKey") }
            set { fields.set("statisticKey", optional: newValue) }
        }
        /// A ``StatisticValue``; required.
        public var statisticValue: ICWS.Statistics.StatisticValue {
            get { fields.required("statisticValue") }
            set { fields.set("statisticValue", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("alertDefinitionId", String.self)
            checker.required("alertRuleId", String.self)
            checker.required("cleared", Bool.self)
            checker.required("timeStamp", ICWS.DateTime.self)
            checker.optional("statisticKey", ICWS.Statistics.StatisticKey.self)
            checker.required("statisticValue", ICWS.Statistics.StatisticValue.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertNotificationMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications` (inferred).
    ///
    /// Known from the vendor's library.
    public struct AlertNotificationMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertNotificationMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/alerts/alert-notifications"
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
        ///   - alertNotificationList: A list, each a ``AlertNotification``.
        public init(
            isDelta: Bool,
            alertNotificationList: [ICWS.Alerts.AlertNotification]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("alertNotificationList", alertNotificationList)
        }
        /// A list, each a ``AlertNotification``; required.
        public var alertNotificationList: [ICWS.Alerts.AlertNotification] {
            get { fields.required("alertNotificationList") }
            set { fields.set("alertNotificationList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("alertNotificationList", [ICWS.Alerts.AlertNotification].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertNotificationSubscription`.
    ///
    /// Known from the vendor's library.
    public struct AlertNotificationSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertNotificationSubscription" }
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
        /// A list, each a ``AlertSetKey``; may be missing.
        public var alertSetsAdded: [ICWS.Alerts.AlertSetKey]? {
            get { fields.optional("alertSetsAdded") }
            set { fields.set("alertSetsAdded", optional: newValue) }
        }
        /// A list, each a ``AlertSetKey``; may be missing.
        public var alertSetsRemoved: [ICWS.Alerts.AlertSetKey]? {
            get { fields.optional("alertSetsRemoved") }
            set { fields.set("alertSetsRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("alertSetsAdded", [ICWS.Alerts.AlertSetKey].self)
            checker.optional("alertSetsRemoved", [ICWS.Alerts.AlertSetKey].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertRule`.
    ///
    /// Known from the vendor's library.
    public struct AlertRule: ICWS.Alerts.BaseAlertRule.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertRule" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - alertActions: A list, each a ``AlertAction``.
        ///   - alertSeverity: One of ``AlertSeverity``.
        ///   - isEditable: True or false.
        public init(
            alertActions: [ICWS.Alerts.AlertAction],
            alertSeverity: ICWS.Alerts.AlertSeverity,
            isEditable: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertActions", alertActions)
            fields.set("alertSeverity", alertSeverity)
            fields.set("isEditable", isEditable)
        }
        /// A ``AlertCondition``; may be missing.
        public var alertCondition: ICWS.Alerts.AlertCondition? {
            get { fields.optional("alertCondition") }
            set { fields.set("alertCondition", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.BaseAlertRule.checkFields(&checker)
            checker.optional("alertCondition", ICWS.Alerts.AlertCondition.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertRuleRequest`.
    ///
    /// Known from the vendor's library.
    public struct AlertRuleRequest: ICWS.Alerts.BaseAlertRule.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertRuleRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - alertActions: A list, each a ``AlertAction``.
        ///   - alertSeverity: One of ``AlertSeverity``.
        ///   - isEditable: True or false.
        public init(
            alertActions: [ICWS.Alerts.AlertAction],
            alertSeverity: ICWS.Alerts.AlertSeverity,
            isEditable: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertActions", alertActions)
            fields.set("alertSeverity", alertSeverity)
            fields.set("isEditable", isEditable)
        }
        /// A ``AlertConditionRequest``; may be missing.
        public var alertCondition: ICWS.Alerts.AlertConditionRequest? {
            get { fields.optional("alertCondition") }
            set { fields.set("alertCondition", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.BaseAlertRule.checkFields(&checker)
            checker.optional("alertCondition", ICWS.Alerts.AlertConditionRequest.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertSet`.
    ///
    /// Known from the vendor's library.
    public struct AlertSet: ICWS.Alerts.BaseAlertSet.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertSet" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - accessMode: One of ``AlertSetAccessMode``.
        ///   - owner: A text.
        ///   - alertDefinitions: A list, each a ``AlertDefinition``.
        ///   - alertSetId: A text.
        ///   - created: A point in time, UTC.
        ///   - ownerDisplayName: A text.
        ///   - modified: A point in time, UTC.
        ///   - modifiedBy: A text.
        public init(
            accessMode: ICWS.Alerts.AlertSetAccessMode,
            owner: String,
            alertDefinitions: [ICWS.Alerts.AlertDefinition],
            alertSetId: String,
            created: ICWS.DateTime,
            ownerDisplayName: String,
            modified: ICWS.DateTime,
            modifiedBy: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("accessMode", accessMode)
            fields.set("owner", owner)
            fields.set("alertDefinitions", alertDefinitions)
            fields.set("alertSetId", alertSetId)
            fields.set("created", created)
            fields.set("ownerDisplayName", ownerDisplayName)
            fields.set("modified", modified)
            fields.set("modifiedBy", modifiedBy)
        }
        /// A list, each a ``AlertDefinition``; required.
        public var alertDefinitions: [ICWS.Alerts.AlertDefinition] {
            get { fields.required("alertDefinitions") }
            set { fields.set("alertDefinitions", newValue) }
        }
        /// A text; required.
        public var alertSetId: String {
            get { fields.required("alertSetId") }
            set { fields.set("alertSetId", newValue) }
        }
        /// A point in time, UTC; required.
        public var created: ICWS.DateTime {
            get { fields.required("created") }
            set { fields.set("created", newValue) }
        }
        /// A text; required.
        public var ownerDisplayName: String {
            get { fields.required("ownerDisplayName") }
            set { fields.set("ownerDisplayName", newValue) }
        }
        /// A point in time, UTC; required.
        public var modified: ICWS.DateTime {
            get { fields.required("modified") }
            set { fields.set("modified", newValue) }
        }
        /// A text; required.
        public var modifiedBy: String {
            get { fields.required("modifiedBy") }
            set { fields.set("modifiedBy", newValue) }
        }
        /// True or false; may be missing.
        public var subscribedByOther: Bool? {
            get { fields.optional("subscribedByOther") }
            set { fields.set("subscribedByOther", optional: newValue) }
        }
        /// True or false; may be missing.
        public var subscribedByOwner: Bool? {
            get { fields.optional("subscribedByOwner") }
            set { fields.set("subscribedByOwner", optional: newValue) }
        }
        /// True or false; may be missing.
        public var subscribedByUser: Bool? {
            get { fields.optional("subscribedByUser") }
            set { fields.set("subscribedByUser", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.BaseAlertSet.checkFields(&checker)
            checker.required("alertDefinitions", [ICWS.Alerts.AlertDefinition].self)
            checker.required("alertSetId", String.self)
            checker.required("created", ICWS.DateTime.self)
            checker.required("ownerDisplayName", String.self)
            checker.required("modified", ICWS.DateTime.self)
            checker.required("modifiedBy", String.self)
            checker.optional("subscribedByOther", Bool.self)
            checker.optional("subscribedByOwner", Bool.self)
            checker.optional("subscribedByUser", Bool.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.AlertSetKey`.
    ///
    /// Known from the vendor's library.
    public struct AlertSetKey: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:alertSetKey" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertSetId: A text.
        public init(
            alertSetId: String
        ) {
            fields = ContractFields()
            fields.set("alertSetId", alertSetId)
        }
        /// A text; required.
        public var alertSetId: String {
            get { fields.required("alertSetId") }
            set { fields.set("alertSetId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("alertSetId", String.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.BaseAlertDefinition`.
    ///
    /// Known from the vendor's library.
    public struct BaseAlertDefinition: Contract {
        /// What ``BaseAlertDefinition`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:baseAlertDefinition" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:alerts:alertDefinition",
                "urn:inin.com:alerts:alertDefinitionRequest",
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
        ///   - isEditable: True or false.
        ///   - statisticKey: A ``StatisticKey``.
        public init(
            isEditable: Bool,
            statisticKey: ICWS.Statistics.StatisticKey
        ) {
            fields = ContractFields()
            fields.set("isEditable", isEditable)
            fields.set("statisticKey", statisticKey)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("alertDefinitionId", String.self)
            checker.optional("description", String.self)
            checker.optional("displayString", String.self)
            checker.required("isEditable", Bool.self)
            checker.required("statisticKey", ICWS.Statistics.StatisticKey.self)
        }
    }
}

extension ICWS.Alerts.BaseAlertDefinition: ICWS.Alerts.BaseAlertDefinition.Kind {}

extension ICWS.Alerts.BaseAlertDefinition.Kind {
    /// A text; may be missing.
    public var alertDefinitionId: String? {
        get { fields.optional("alertDefinitionId") }
        set { fields.set("alertDefinitionId", optional: newValue) }
    }
    /// A text; may be missing.
    public var description: String? {
        get { fields.optional("description") }
        set { fields.set("description", optional: newValue) }
    }
    /// A text; may be missing.
    public var displayString: String? {
        get { fields.optional("displayString") }
        set { fields.set("displayString", optional: newValue) }
    }
    /// True or false; required.
    public var isEditable: Bool {
        get { fields.required("isEditable") }
        set { fields.set("isEditable", newValue) }
    }
    /// A ``StatisticKey``; required.
    public var statisticKey: ICWS.Statistics.StatisticKey {
        get { fields.required("statisticKey") }
        set { fields.set("statisticKey", newValue) }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.BaseAlertRule`.
    ///
    /// Known from the vendor's library.
    public struct BaseAlertRule: Contract {
        /// What ``BaseAlertRule`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:baseAlertRule" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:alerts:alertRule",
                "urn:inin.com:alerts:alertRuleRequest",
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
        ///   - alertActions: A list, each a ``AlertAction``.
        ///   - alertSeverity: One of ``AlertSeverity``.
        ///   - isEditable: True or false.
        public init(
            alertActions: [ICWS.Alerts.AlertAction],
            alertSeverity: ICWS.Alerts.AlertSeverity,
            isEditable: Bool
        ) {
            fields = ContractFields()
            fields.set("alertActions", alertActions)
            fields.set("alertSeverity", alertSeverity)
            fields.set("isEditable", isEditable)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("alertActions", [ICWS.Alerts.AlertAction].self)
            checker.optional("alertRuleId", String.self)
            checker.required("alertSeverity", ICWS.Alerts.AlertSeverity.self)
            checker.required("isEditable", Bool.self)
        }
    }
}

extension ICWS.Alerts.BaseAlertRule: ICWS.Alerts.BaseAlertRule.Kind {}

extension ICWS.Alerts.BaseAlertRule.Kind {
    /// A list, each a ``AlertAction``; required.
    public var alertActions: [ICWS.Alerts.AlertAction] {
        get { fields.required("alertActions") }
        set { fields.set("alertActions", newValue) }
    }
    /// A text; may be missing.
    public var alertRuleId: String? {
        get { fields.optional("alertRuleId") }
        set { fields.set("alertRuleId", optional: newValue) }
    }
    /// One of ``AlertSeverity``; required.
    public var alertSeverity: ICWS.Alerts.AlertSeverity {
        get { fields.required("alertSeverity") }
        set { fields.set("alertSeverity", newValue) }
    }
    /// True or false; required.
    public var isEditable: Bool {
        get { fields.required("isEditable") }
        set { fields.set("isEditable", newValue) }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.BaseAlertSet`.
    ///
    /// Known from the vendor's library.
    public struct BaseAlertSet: Contract {
        /// What ``BaseAlertSet`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:baseAlertSet" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:alerts:alertSet",
                "urn:inin.com:alerts:createAlertSetParameters",
                "urn:inin.com:alerts:updateAlertSetParameters",
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
        ///   - accessMode: One of ``AlertSetAccessMode``.
        ///   - owner: A text.
        public init(
            accessMode: ICWS.Alerts.AlertSetAccessMode,
            owner: String
        ) {
            fields = ContractFields()
            fields.set("accessMode", accessMode)
            fields.set("owner", owner)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("accessMode", ICWS.Alerts.AlertSetAccessMode.self)
            checker.optional("description", String.self)
            checker.optional("displayString", String.self)
            checker.required("owner", String.self)
        }
    }
}

extension ICWS.Alerts.BaseAlertSet: ICWS.Alerts.BaseAlertSet.Kind {}

extension ICWS.Alerts.BaseAlertSet.Kind {
    /// One of ``AlertSetAccessMode``; required.
    public var accessMode: ICWS.Alerts.AlertSetAccessMode {
        get { fields.required("accessMode") }
        set { fields.set("accessMode", newValue) }
    }
    /// A text; may be missing.
    public var description: String? {
        get { fields.optional("description") }
        set { fields.set("description", optional: newValue) }
    }
    /// A text; may be missing.
    public var displayString: String? {
        get { fields.optional("displayString") }
        set { fields.set("displayString", optional: newValue) }
    }
    /// A text; required.
    public var owner: String {
        get { fields.required("owner") }
        set { fields.set("owner", newValue) }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.BoolCondition`.
    ///
    /// Known from the vendor's library.
    public struct BoolCondition: ICWS.Alerts.AlertCondition.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:boolCondition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertConditionComparison: One of ``AlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.AlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.AlertCondition.checkFields(&checker)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.BoolConditionRequest`.
    ///
    /// Known from the vendor's library.
    public struct BoolConditionRequest: ICWS.Alerts.AlertConditionRequest.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:boolConditionRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertConditionComparison: One of ``BooleanAlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.BooleanAlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// One of ``BooleanAlertConditionComparison``; required.
        public var alertConditionComparison: ICWS.Alerts.BooleanAlertConditionComparison {
            get { fields.required("alertConditionComparison") }
            set { fields.set("alertConditionComparison", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.AlertConditionRequest.checkFields(&checker)
            checker.required("alertConditionComparison", ICWS.Alerts.BooleanAlertConditionComparison.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.CreateAlertSetParameters`.
    ///
    /// Known from the vendor's library.
    public struct CreateAlertSetParameters: ICWS.Alerts.BaseAlertSet.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:createAlertSetParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - accessMode: One of ``AlertSetAccessMode``.
        ///   - owner: A text.
        ///   - alertDefinitions: A list, each a ``AlertDefinitionRequest``.
        public init(
            accessMode: ICWS.Alerts.AlertSetAccessMode,
            owner: String,
            alertDefinitions: [ICWS.Alerts.AlertDefinitionRequest]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("accessMode", accessMode)
            fields.set("owner", owner)
            fields.set("alertDefinitions", alertDefinitions)
        }
        /// A list, each a ``AlertDefinitionRequest``; required.
        public var alertDefinitions: [ICWS.Alerts.AlertDefinitionRequest] {
            get { fields.required("alertDefinitions") }
            set { fields.set("alertDefinitions", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.BaseAlertSet.checkFields(&checker)
            checker.required("alertDefinitions", [ICWS.Alerts.AlertDefinitionRequest].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.CreateMemoRequest`.
    ///
    /// Known from the vendor's library.
    public struct CreateMemoRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:createMemoRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter memo: A ``Memo``.
        public init(
            memo: ICWS.Alerts.Memo
        ) {
            fields = ContractFields()
            fields.set("memo", memo)
        }
        /// A list, each a text; may be missing.
        public var userIds: [String]? {
            get { fields.optional("userIds") }
            set { fields.set("userIds", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var workgroups: [String]? {
            get { fields.optional("workgroups") }
            set { fields.set("workgroups", optional: newValue) }
        }
        /// A text; may be missing.
        public var iconFileName: String? {
            get { fields.optional("iconFileName") }
            set { fields.set("iconFileName", optional: newValue) }
        }
        /// A ``Memo``; required.
        public var memo: ICWS.Alerts.Memo {
            get { fields.required("memo") }
            set { fields.set("memo", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("userIds", [String].self)
            checker.optional("workgroups", [String].self)
            checker.optional("iconFileName", String.self)
            checker.required("memo", ICWS.Alerts.Memo.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.CreateMemoResponse`.
    ///
    /// Known from the vendor's library.
    public struct CreateMemoResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:createMemoResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter memoId: A text.
        public init(
            memoId: String
        ) {
            fields = ContractFields()
            fields.set("memoId", memoId)
        }
        /// A text; required.
        public var memoId: String {
            get { fields.required("memoId") }
            set { fields.set("memoId", newValue) }
        }
        /// A text; may be missing.
        public var iconUploadUri: String? {
            get { fields.optional("iconUploadUri") }
            set { fields.set("iconUploadUri", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("memoId", String.self)
            checker.optional("iconUploadUri", String.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.Memo`.
    ///
    /// Known from the vendor's library.
    public struct Memo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:memo" }
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
        /// A point in time, UTC; may be missing.
        public var expiration: ICWS.DateTime? {
            get { fields.optional("expiration") }
            set { fields.set("expiration", optional: newValue) }
        }
        /// A text; may be missing.
        public var memoTitle: String? {
            get { fields.optional("memoTitle") }
            set { fields.set("memoTitle", optional: newValue) }
        }
        /// A text; may be missing.
        public var memoBody: String? {
            get { fields.optional("memoBody") }
            set { fields.set("memoBody", optional: newValue) }
        }
        /// One of ``DisplayType``; may be missing.
        public var displayType: ICWS.Alerts.DisplayType? {
            get { fields.optional("displayType") }
            set { fields.set("displayType", optional: newValue) }
        }
        /// One of ``SoundType``; may be missing.
        public var sound: ICWS.Alerts.SoundType? {
            get { fields.optional("sound") }
            set { fields.set("sound", optional: newValue) }
        }
        /// A text; may be missing.
        public var iconUri: String? {
            get { fields.optional("iconUri") }
            set { fields.set("iconUri", optional: newValue) }
        }
        /// A text; may be missing.
        public var url: String? {
            get { fields.optional("url") }
            set { fields.set("url", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("expiration", ICWS.DateTime.self)
            checker.optional("memoTitle", String.self)
            checker.optional("memoBody", String.self)
            checker.optional("displayType", ICWS.Alerts.DisplayType.self)
            checker.optional("sound", ICWS.Alerts.SoundType.self)
            checker.optional("iconUri", String.self)
            checker.optional("url", String.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.MemoListMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/alerts/user-memos` (inferred).
    ///
    /// Known from the vendor's library.
    public struct MemoListMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:memoListMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/alerts/user-memos"
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
        /// Values by name, each a ``Memo``; may be missing.
        public var added: [String: ICWS.Alerts.Memo]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// Values by name, each a ``Memo``; may be missing.
        public var changed: [String: ICWS.Alerts.Memo]? {
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
            checker.optional("added", [String: ICWS.Alerts.Memo].self)
            checker.optional("changed", [String: ICWS.Alerts.Memo].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericCondition`.
    ///
    /// Known from the vendor's library.
    public struct NumericCondition: ICWS.Alerts.AlertCondition.Kind {
        /// What ``NumericCondition`` and everything that derives from it have.
        public protocol Kind: ICWS.Alerts.AlertCondition.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericCondition" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:alerts:numericDoubleCondition",
                "urn:inin.com:alerts:numericIntCondition",
                "urn:inin.com:alerts:numericTimeSpanCondition",
                "urn:inin.com:alerts:numericTimeStampCondition",
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
        /// - Parameter alertConditionComparison: One of ``AlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.AlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.AlertCondition.checkFields(&checker)
        }
    }
}

extension ICWS.Alerts.NumericCondition: ICWS.Alerts.NumericCondition.Kind {}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericConditionRequest`.
    ///
    /// Known from the vendor's library.
    public struct NumericConditionRequest: ICWS.Alerts.AlertConditionRequest.Kind {
        /// What ``NumericConditionRequest`` and everything that derives from it have.
        public protocol Kind: ICWS.Alerts.AlertConditionRequest.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericConditionRequest" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:alerts:numericDoubleConditionRequest",
                "urn:inin.com:alerts:numericIntConditionRequest",
                "urn:inin.com:alerts:numericTimeSpanConditionRequest",
                "urn:inin.com:alerts:numericTimeStampConditionRequest",
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
        /// - Parameter alertConditionComparison: One of ``NumericAlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.NumericAlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.AlertConditionRequest.checkFields(&checker)
            checker.required("alertConditionComparison", ICWS.Alerts.NumericAlertConditionComparison.self)
        }
    }
}

extension ICWS.Alerts.NumericConditionRequest: ICWS.Alerts.NumericConditionRequest.Kind {}

extension ICWS.Alerts.NumericConditionRequest.Kind {
    /// One of ``NumericAlertConditionComparison``; required.
    public var alertConditionComparison: ICWS.Alerts.NumericAlertConditionComparison {
        get { fields.required("alertConditionComparison") }
        set { fields.set("alertConditionComparison", newValue) }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericDoubleCondition`.
    ///
    /// Known from the vendor's library.
    public struct NumericDoubleCondition: ICWS.Alerts.NumericCondition.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericDoubleCondition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - alertConditionComparison: One of ``AlertConditionComparison``.
        ///   - minimum: A number.
        ///   - maximum: A number.
        public init(
            alertConditionComparison: ICWS.Alerts.AlertConditionComparison,
            minimum: Double,
            maximum: Double
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
            fields.set("minimum", minimum)
            fields.set("maximum", maximum)
        }
        /// A number; required.
        public var minimum: Double {
            get { fields.required("minimum") }
            set { fields.set("minimum", newValue) }
        }
        /// A number; required.
        public var maximum: Double {
            get { fields.required("maximum") }
            set { fields.set("maximum", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.NumericCondition.checkFields(&checker)
            checker.required("minimum", Double.self)
            checker.required("maximum", Double.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericDoubleConditionRequest`.
    ///
    /// Known from the vendor's library.
    public struct NumericDoubleConditionRequest: ICWS.Alerts.NumericConditionRequest.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericDoubleConditionRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertConditionComparison: One of ``NumericAlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.NumericAlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// A number; may be missing.
        public var minimum: Double? {
            get { fields.optional("minimum") }
            set { fields.set("minimum", optional: newValue) }
        }
        /// A number; may be missing.
        public var maximum: Double? {
            get { fields.optional("maximum") }
            set { fields.set("maximum", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.NumericConditionRequest.checkFields(&checker)
            checker.optional("minimum", Double.self)
            checker.optional("maximum", Double.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericIntCondition`.
    ///
    /// Known from the vendor's library.
    public struct NumericIntCondition: ICWS.Alerts.NumericCondition.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericIntCondition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - alertConditionComparison: One of ``AlertConditionComparison``.
        ///   - minimum: A whole number.
        ///   - maximum: A whole number.
        public init(
            alertConditionComparison: ICWS.Alerts.AlertConditionComparison,
            minimum: Int,
            maximum: Int
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
            fields.set("minimum", minimum)
            fields.set("maximum", maximum)
        }
        /// A whole number; required.
        public var minimum: Int {
            get { fields.required("minimum") }
            set { fields.set("minimum", newValue) }
        }
        /// A whole number; required.
        public var maximum: Int {
            get { fields.required("maximum") }
            set { fields.set("maximum", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.NumericCondition.checkFields(&checker)
            checker.required("minimum", Int.self)
            checker.required("maximum", Int.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericIntConditionRequest`.
    ///
    /// Known from the vendor's library.
    public struct NumericIntConditionRequest: ICWS.Alerts.NumericConditionRequest.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericIntConditionRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertConditionComparison: One of ``NumericAlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.NumericAlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// A whole number; may be missing.
        public var minimum: Int? {
            get { fields.optional("minimum") }
            set { fields.set("minimum", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var maximum: Int? {
            get { fields.optional("maximum") }
            set { fields.set("maximum", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.NumericConditionRequest.checkFields(&checker)
            checker.optional("minimum", Int.self)
            checker.optional("maximum", Int.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericTimeSpanCondition`.
    ///
    /// Known from the vendor's library.
    public struct NumericTimeSpanCondition: ICWS.Alerts.NumericCondition.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericTimeSpanCondition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - alertConditionComparison: One of ``AlertConditionComparison``.
        ///   - minimum: A length of time, in seconds.
        ///   - maximum: A length of time, in seconds.
        public init(
            alertConditionComparison: ICWS.Alerts.AlertConditionComparison,
            minimum: ICWS.Seconds,
            maximum: ICWS.Seconds
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
            fields.set("minimum", minimum)
            fields.set("maximum", maximum)
        }
        /// A length of time, in seconds; required.
        public var minimum: ICWS.Seconds {
            get { fields.required("minimum") }
            set { fields.set("minimum", newValue) }
        }
        /// A length of time, in seconds; required.
        public var maximum: ICWS.Seconds {
            get { fields.required("maximum") }
            set { fields.set("maximum", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.NumericCondition.checkFields(&checker)
            checker.required("minimum", ICWS.Seconds.self)
            checker.required("maximum", ICWS.Seconds.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericTimeSpanConditionRequest`.
    ///
    /// Known from the vendor's library.
    public struct NumericTimeSpanConditionRequest: ICWS.Alerts.NumericConditionRequest.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericTimeSpanConditionRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertConditionComparison: One of ``NumericAlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.NumericAlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// A length of time, in seconds; may be missing.
        public var minimum: ICWS.Seconds? {
            get { fields.optional("minimum") }
            set { fields.set("minimum", optional: newValue) }
        }
        /// A length of time, in seconds; may be missing.
        public var maximum: ICWS.Seconds? {
            get { fields.optional("maximum") }
            set { fields.set("maximum", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.NumericConditionRequest.checkFields(&checker)
            checker.optional("minimum", ICWS.Seconds.self)
            checker.optional("maximum", ICWS.Seconds.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericTimeStampCondition`.
    ///
    /// Known from the vendor's library.
    public struct NumericTimeStampCondition: ICWS.Alerts.NumericCondition.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericTimeStampCondition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - alertConditionComparison: One of ``AlertConditionComparison``.
        ///   - minimum: A point in time, UTC.
        ///   - maximum: A point in time, UTC.
        public init(
            alertConditionComparison: ICWS.Alerts.AlertConditionComparison,
            minimum: ICWS.DateTime,
            maximum: ICWS.DateTime
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
            fields.set("minimum", minimum)
            fields.set("maximum", maximum)
        }
        /// A point in time, UTC; required.
        public var minimum: ICWS.DateTime {
            get { fields.required("minimum") }
            set { fields.set("minimum", newValue) }
        }
        /// A point in time, UTC; required.
        public var maximum: ICWS.DateTime {
            get { fields.required("maximum") }
            set { fields.set("maximum", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.NumericCondition.checkFields(&checker)
            checker.required("minimum", ICWS.DateTime.self)
            checker.required("maximum", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.NumericTimeStampConditionRequest`.
    ///
    /// Known from the vendor's library.
    public struct NumericTimeStampConditionRequest: ICWS.Alerts.NumericConditionRequest.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:numericTimeStampConditionRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertConditionComparison: One of ``NumericAlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.NumericAlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// A point in time, UTC; may be missing.
        public var minimum: ICWS.DateTime? {
            get { fields.optional("minimum") }
            set { fields.set("minimum", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var maximum: ICWS.DateTime? {
            get { fields.optional("maximum") }
            set { fields.set("maximum", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.NumericConditionRequest.checkFields(&checker)
            checker.optional("minimum", ICWS.DateTime.self)
            checker.optional("maximum", ICWS.DateTime.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.StringCondition`.
    ///
    /// Known from the vendor's library.
    public struct StringCondition: ICWS.Alerts.AlertCondition.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:stringCondition" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - alertConditionComparison: One of ``AlertConditionComparison``.
        ///   - text: A text.
        public init(
            alertConditionComparison: ICWS.Alerts.AlertConditionComparison,
            text: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
            fields.set("text", text)
        }
        /// A text; required.
        public var text: String {
            get { fields.required("text") }
            set { fields.set("text", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.AlertCondition.checkFields(&checker)
            checker.required("text", String.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.StringConditionRequest`.
    ///
    /// Known from the vendor's library.
    public struct StringConditionRequest: ICWS.Alerts.AlertConditionRequest.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:stringConditionRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter alertConditionComparison: One of ``StringAlertConditionComparison``.
        public init(
            alertConditionComparison: ICWS.Alerts.StringAlertConditionComparison
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("alertConditionComparison", alertConditionComparison)
        }
        /// One of ``StringAlertConditionComparison``; required.
        public var alertConditionComparison: ICWS.Alerts.StringAlertConditionComparison {
            get { fields.required("alertConditionComparison") }
            set { fields.set("alertConditionComparison", newValue) }
        }
        /// A text; may be missing.
        public var text: String? {
            get { fields.optional("text") }
            set { fields.set("text", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.AlertConditionRequest.checkFields(&checker)
            checker.required("alertConditionComparison", ICWS.Alerts.StringAlertConditionComparison.self)
            checker.optional("text", String.self)
        }
    }
}

extension ICWS.Alerts {
    /// Contract `Alerts.UpdateAlertSetParameters`.
    ///
    /// Known from the vendor's library.
    public struct UpdateAlertSetParameters: ICWS.Alerts.BaseAlertSet.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:alerts:updateAlertSetParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - accessMode: One of ``AlertSetAccessMode``.
        ///   - owner: A text.
        ///   - alertDefinitions: A list, each a ``AlertDefinitionRequest``.
        ///   - alertSetId: A text.
        public init(
            accessMode: ICWS.Alerts.AlertSetAccessMode,
            owner: String,
            alertDefinitions: [ICWS.Alerts.AlertDefinitionRequest],
            alertSetId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("accessMode", accessMode)
            fields.set("owner", owner)
            fields.set("alertDefinitions", alertDefinitions)
            fields.set("alertSetId", alertSetId)
        }
        /// A list, each a ``AlertDefinitionRequest``; required.
        public var alertDefinitions: [ICWS.Alerts.AlertDefinitionRequest] {
            get { fields.required("alertDefinitions") }
            set { fields.set("alertDefinitions", newValue) }
        }
        /// A text; required.
        public var alertSetId: String {
            get { fields.required("alertSetId") }
            set { fields.set("alertSetId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Alerts.BaseAlertSet.checkFields(&checker)
            checker.required("alertDefinitions", [ICWS.Alerts.AlertDefinitionRequest].self)
            checker.required("alertSetId", String.self)
        }
    }
}
