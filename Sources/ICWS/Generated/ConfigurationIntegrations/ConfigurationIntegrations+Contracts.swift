// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore
public import ICWSMessaging

extension ICWS.Configuration.Integrations {
    /// Contract `Configuration.Integrations.SalesforceCTIConfiguration`.
    ///
    /// Known from the vendor's library.
    public struct SalesforceCTIConfiguration: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.integrations:salesforceCTIConfiguration" }
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
        /// A point in time, UTC; absent, null or a value.
        public var createdDate: Field<ICWS.DateTime> {
            get { fields.field("createdDate") }
            set { fields.set("createdDate", field: newValue) }
        }
        /// A list, each a ``CustomAttribute``; absent, null or a value.
        public var customAttributes: Field<[ICWS.Configuration.CustomAttribute]> {
            get { fields.field("customAttributes") }
            set { fields.set("customAttributes", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var lastModifiedDate: Field<ICWS.DateTime> {
            get { fields.field("lastModifiedDate") }
            set { fields.set("lastModifiedDate", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var notes: Field<String> {
            get { fields.field("notes") }
            set { fields.set("notes", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var createCallLogForInternalCalls: Field<Bool> {
            get { fields.field("createCallLogForInternalCalls") }
            set { fields.set("createCallLogForInternalCalls", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var createCallLogOnInteractionsNotConnected: Field<Bool> {
            get { fields.field("createCallLogOnInteractionsNotConnected") }
            set { fields.set("createCallLogOnInteractionsNotConnected", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var openAndEditCallLogOnDisconnect: Field<Bool> {
            get { fields.field("openAndEditCallLogOnDisconnect") }
            set { fields.set("openAndEditCallLogOnDisconnect", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var popAccountCodeDialogOnDisconnect: Field<Bool> {
            get { fields.field("popAccountCodeDialogOnDisconnect") }
            set { fields.set("popAccountCodeDialogOnDisconnect", field: newValue) }
        }
        /// A list, each a ``SalesforceCtiAttributeMap``; absent, null or a value.
        public var salesforceCtiAttributeMaps: Field<[ICWS.Configuration.Integrations.SalesforceCtiAttributeMap]> {
            get { fields.field("salesforceCtiAttributeMaps") }
            set { fields.set("salesforceCtiAttributeMaps", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var saveWrapTimeField: Field<String> {
            get { fields.field("saveWrapTimeField") }
            set { fields.set("saveWrapTimeField", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var sendScreenPopOnAlerting: Field<Bool> {
            get { fields.field("sendScreenPopOnAlerting") }
            set { fields.set("sendScreenPopOnAlerting", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var showAdvancedTransferButton: Field<Bool> {
            get { fields.field("showAdvancedTransferButton") }
            set { fields.set("showAdvancedTransferButton", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var showSpeedDial: Field<Bool> {
            get { fields.field("showSpeedDial") }
            set { fields.set("showSpeedDial", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var speedDialDirectory: Field<String> {
            get { fields.field("speedDialDirectory") }
            set { fields.set("speedDialDirectory", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var speedDialNumber: Field<String> {
            get { fields.field("speedDialNumber") }
            set { fields.set("speedDialNumber", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var useAdvancedDial: Field<Bool> {
            get { fields.field("useAdvancedDial") }
            set { fields.set("useAdvancedDial", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
            checker.optional("createCallLogForInternalCalls", Bool.self)
            checker.optional("createCallLogOnInteractionsNotConnected", Bool.self)
            checker.optional("openAndEditCallLogOnDisconnect", Bool.self)
            checker.optional("popAccountCodeDialogOnDisconnect", Bool.self)
            checker.optional(
                "salesforceCtiAttributeMaps", [ICWS.Configuration.Integrations.SalesforceCtiAttributeMap].self)
            checker.optional("saveWrapTimeField", String.self)
            checker.optional("sendScreenPopOnAlerting", Bool.self)
            checker.optional("showAdvancedTransferButton", Bool.self)
            checker.optional("showSpeedDial", Bool.self)
            checker.optional("speedDialDirectory", String.self)
            checker.optional("speedDialNumber", String.self)
            checker.optional("useAdvancedDial", Bool.self)
        }
    }
}

extension ICWS.Configuration.Integrations {
    /// Contract `Configuration.Integrations.SalesforceCTIConfigurations`.
    ///
    /// Known from the vendor's library.
    public struct SalesforceCTIConfigurations: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.integrations:salesforceCTIConfigurations" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``SalesforceCTIConfiguration``.
        public init(
            items: [ICWS.Configuration.Integrations.SalesforceCTIConfiguration]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``SalesforceCTIConfiguration``; required.
        public var items: [ICWS.Configuration.Integrations.SalesforceCTIConfiguration] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Integrations.SalesforceCTIConfiguration].self)
        }
    }
}

extension ICWS.Configuration.Integrations {
    /// Contract `Configuration.Integrations.SalesforceCTIConfigurationsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct SalesforceCTIConfigurationsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.integrations:salesforceCTIConfigurationsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/salesforce-cti-configurations/{subscriptionId}"
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
        /// A list, each a ``SalesforceCTIConfiguration``; may be missing.
        public var added: [ICWS.Configuration.Integrations.SalesforceCTIConfiguration]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``SalesforceCTIConfiguration``; may be missing.
        public var changed: [ICWS.Configuration.Integrations.SalesforceCTIConfiguration]? {
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
            ICWS.Messaging.MultipleSubscriptionMessage.checkFields(&checker)
            checker.optional("added", [ICWS.Configuration.Integrations.SalesforceCTIConfiguration].self)
            checker.optional("changed", [ICWS.Configuration.Integrations.SalesforceCTIConfiguration].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.Integrations {
    /// Contract `Configuration.Integrations.SalesforceCtiAttributeMap`.
    ///
    /// Known from the vendor's library.
    public struct SalesforceCtiAttributeMap: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.integrations:salesforceCtiAttributeMap" }
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
        /// A point in time, UTC; absent, null or a value.
        public var createdDate: Field<ICWS.DateTime> {
            get { fields.field("createdDate") }
            set { fields.set("createdDate", field: newValue) }
        }
        /// A list, each a ``CustomAttribute``; absent, null or a value.
        public var customAttributes: Field<[ICWS.Configuration.CustomAttribute]> {
            get { fields.field("customAttributes") }
            set { fields.set("customAttributes", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var lastModifiedDate: Field<ICWS.DateTime> {
            get { fields.field("lastModifiedDate") }
            set { fields.set("lastModifiedDate", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var notes: Field<String> {
            get { fields.field("notes") }
            set { fields.set("notes", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var callAttribute: Field<String> {
            get { fields.field("callAttribute") }
            set { fields.set("callAttribute", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isDateTimeAttribute: Field<Bool> {
            get { fields.field("isDateTimeAttribute") }
            set { fields.set("isDateTimeAttribute", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var salesforceField: Field<String> {
            get { fields.field("salesforceField") }
            set { fields.set("salesforceField", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var syncOnInbound: Field<Bool> {
            get { fields.field("syncOnInbound") }
            set { fields.set("syncOnInbound", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var syncOnOutbound: Field<Bool> {
            get { fields.field("syncOnOutbound") }
            set { fields.set("syncOnOutbound", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
            checker.optional("callAttribute", String.self)
            checker.optional("isDateTimeAttribute", Bool.self)
            checker.optional("salesforceField", String.self)
            checker.optional("syncOnInbound", Bool.self)
            checker.optional("syncOnOutbound", Bool.self)
        }
    }
}

extension ICWS.Configuration.Integrations {
    /// Contract `Configuration.Integrations.SalesforceCtiAttributeMapsBulkUpdate`.
    ///
    /// Known from the vendor's library.
    public struct SalesforceCtiAttributeMapsBulkUpdate: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.integrations:salesforceCtiAttributeMapsBulkUpdate" }
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
        /// A list, each a ``SalesforceCtiAttributeMap``; absent, null or a value.
        public var add: Field<[ICWS.Configuration.Integrations.SalesforceCtiAttributeMap]> {
            get { fields.field("add") }
            set { fields.set("add", field: newValue) }
        }
        /// A list, each a ``SalesforceCtiAttributeMap``; absent, null or a value.
        public var modify: Field<[ICWS.Configuration.Integrations.SalesforceCtiAttributeMap]> {
            get { fields.field("modify") }
            set { fields.set("modify", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var remove: Field<[String]> {
            get { fields.field("remove") }
            set { fields.set("remove", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("add", [ICWS.Configuration.Integrations.SalesforceCtiAttributeMap].self)
            checker.optional("modify", [ICWS.Configuration.Integrations.SalesforceCtiAttributeMap].self)
            checker.optional("remove", [String].self)
        }
    }
}

extension ICWS.Configuration.Integrations {
    /// Contract `Configuration.Integrations.Widget`.
    ///
    /// Known from the vendor's library.
    public struct Widget: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.integrations:widget" }
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
        /// A point in time, UTC; absent, null or a value.
        public var createdDate: Field<ICWS.DateTime> {
            get { fields.field("createdDate") }
            set { fields.set("createdDate", field: newValue) }
        }
        /// A list, each a ``CustomAttribute``; absent, null or a value.
        public var customAttributes: Field<[ICWS.Configuration.CustomAttribute]> {
            get { fields.field("customAttributes") }
            set { fields.set("customAttributes", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var lastModifiedDate: Field<ICWS.DateTime> {
            get { fields.field("lastModifiedDate") }
            set { fields.set("lastModifiedDate", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var notes: Field<String> {
            get { fields.field("notes") }
            set { fields.set("notes", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var supervisorRights: Field<[String]> {
            get { fields.field("supervisorRights") }
            set { fields.set("supervisorRights", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var widgetConfiguration: Field<String> {
            get { fields.field("widgetConfiguration") }
            set { fields.set("widgetConfiguration", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
            checker.optional("supervisorRights", [String].self)
            checker.optional("widgetConfiguration", String.self)
        }
    }
}

extension ICWS.Configuration.Integrations {
    /// Contract `Configuration.Integrations.Widgets`.
    ///
    /// Known from the vendor's library.
    public struct Widgets: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.integrations:widgets" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Widget``.
        public init(
            items: [ICWS.Configuration.Integrations.Widget]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Widget``; required.
        public var items: [ICWS.Configuration.Integrations.Widget] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Integrations.Widget].self)
        }
    }
}
