// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore
public import ICWSMessaging

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Accumulator`.
    ///
    /// Known from the vendor's library.
    public struct Accumulator: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:accumulator" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Accumulators`.
    ///
    /// Known from the vendor's library.
    public struct Accumulators: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:accumulators" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Accumulator``.
        public init(
            items: [ICWS.Configuration.System.Accumulator]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Accumulator``; required.
        public var items: [ICWS.Configuration.System.Accumulator] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.Accumulator].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Action`.
    ///
    /// Known from the vendor's library.
    public struct Action: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:action" }
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
        /// One of ``ActionType``; may be missing.
        public var actionType: ICWS.Configuration.System.ActionType? {
            get { fields.optional("actionType") }
            set { fields.set("actionType", optional: newValue) }
        }
        /// A ``UrlAction``; absent, null or a value.
        public var urlAction: Field<ICWS.Configuration.System.UrlAction> {
            get { fields.field("urlAction") }
            set { fields.set("urlAction", field: newValue) }
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
            checker.optional("actionType", ICWS.Configuration.System.ActionType.self)
            checker.optional("urlAction", ICWS.Configuration.System.UrlAction.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ActionParameter`.
    ///
    /// Known from the vendor's library.
    public struct ActionParameter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:actionParameter" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - friendlyName: A text.
        ///   - override: One of ``AttendantOverrideType``.
        public init(
            name: String,
            friendlyName: String,
            override: ICWS.Configuration.System.AttendantOverrideType
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("friendlyName", friendlyName)
            fields.set("override", override)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var friendlyName: String {
            get { fields.required("friendlyName") }
            set { fields.set("friendlyName", newValue) }
        }
        /// One of ``AttendantOverrideType``; required.
        public var override: ICWS.Configuration.System.AttendantOverrideType {
            get { fields.required("override") }
            set { fields.set("override", newValue) }
        }
        /// A text; absent, null or a value.
        public var defaultValue: Field<String> {
            get { fields.field("defaultValue") }
            set { fields.set("defaultValue", field: newValue) }
        }
        /// Values by name, each a text; absent, null or a value.
        public var restrictedValues: Field<[String: String]> {
            get { fields.field("restrictedValues") }
            set { fields.set("restrictedValues", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("friendlyName", String.self)
            checker.required("override", ICWS.Configuration.System.AttendantOverrideType.self)
            checker.optional("defaultValue", String.self)
            checker.optional("restrictedValues", [String: String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Actions`.
    ///
    /// Known from the vendor's library.
    public struct Actions: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:actions" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Action``.
        public init(
            items: [ICWS.Configuration.System.Action]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Action``; required.
        public var items: [ICWS.Configuration.System.Action] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.Action].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ActionsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ActionsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:actionsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/actions/{subscriptionId}"
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
        /// A list, each a ``Action``; may be missing.
        public var added: [ICWS.Configuration.System.Action]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``Action``; may be missing.
        public var changed: [ICWS.Configuration.System.Action]? {
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
            checker.optional("added", [ICWS.Configuration.System.Action].self)
            checker.optional("changed", [ICWS.Configuration.System.Action].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.AttendantEmailProfile`.
    ///
    /// Known from the vendor's library.
    public struct AttendantEmailProfile: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:attendantEmailProfile" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.AttendantEmailProfiles`.
    ///
    /// Known from the vendor's library.
    public struct AttendantEmailProfiles: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:attendantEmailProfiles" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``AttendantEmailProfile``.
        public init(
            items: [ICWS.Configuration.System.AttendantEmailProfile]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``AttendantEmailProfile``; required.
        public var items: [ICWS.Configuration.System.AttendantEmailProfile] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.AttendantEmailProfile].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.AttendantInboundProfile`.
    ///
    /// Known from the vendor's library.
    public struct AttendantInboundProfile: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:attendantInboundProfile" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.AttendantInboundProfiles`.
    ///
    /// Known from the vendor's library.
    public struct AttendantInboundProfiles: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:attendantInboundProfiles" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``AttendantInboundProfile``.
        public init(
            items: [ICWS.Configuration.System.AttendantInboundProfile]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``AttendantInboundProfile``; required.
        public var items: [ICWS.Configuration.System.AttendantInboundProfile] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.AttendantInboundProfile].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.AttendantOperatorProfile`.
    ///
    /// Known from the vendor's library.
    public struct AttendantOperatorProfile: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:attendantOperatorProfile" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.AttendantOperatorProfiles`.
    ///
    /// Known from the vendor's library.
    public struct AttendantOperatorProfiles: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:attendantOperatorProfiles" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``AttendantOperatorProfile``.
        public init(
            items: [ICWS.Configuration.System.AttendantOperatorProfile]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``AttendantOperatorProfile``; required.
        public var items: [ICWS.Configuration.System.AttendantOperatorProfile] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.AttendantOperatorProfile].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.AttendantOutboundProfile`.
    ///
    /// Known from the vendor's library.
    public struct AttendantOutboundProfile: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:attendantOutboundProfile" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.AttendantOutboundProfiles`.
    ///
    /// Known from the vendor's library.
    public struct AttendantOutboundProfiles: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:attendantOutboundProfiles" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``AttendantOutboundProfile``.
        public init(
            items: [ICWS.Configuration.System.AttendantOutboundProfile]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``AttendantOutboundProfile``; required.
        public var items: [ICWS.Configuration.System.AttendantOutboundProfile] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.AttendantOutboundProfile].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ContactListSource`.
    ///
    /// Known from the vendor's library.
    public struct ContactListSource: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:contactListSource" }
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
        /// A ``MultiLanguageString``; absent, null or a value.
        public var label: Field<ICWS.Configuration.MultiLanguageString> {
            get { fields.field("label") }
            set { fields.set("label", field: newValue) }
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
            checker.optional("label", ICWS.Configuration.MultiLanguageString.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ContactListSources`.
    ///
    /// Known from the vendor's library.
    public struct ContactListSources: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:contactListSources" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ContactListSource``.
        public init(
            items: [ICWS.Configuration.System.ContactListSource]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ContactListSource``; required.
        public var items: [ICWS.Configuration.System.ContactListSource] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.ContactListSource].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.DialPlanClassification`.
    ///
    /// Known from the vendor's library.
    public struct DialPlanClassification: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:dialPlanClassification" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.DialPlanClassifications`.
    ///
    /// Known from the vendor's library.
    public struct DialPlanClassifications: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:dialPlanClassifications" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``DialPlanClassification``.
        public init(
            items: [ICWS.Configuration.System.DialPlanClassification]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``DialPlanClassification``; required.
        public var items: [ICWS.Configuration.System.DialPlanClassification] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.DialPlanClassification].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.DialPlanClassificationsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct DialPlanClassificationsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:dialPlanClassificationsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/dial-plan-classifications/{subscriptionId}"
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
        /// A list, each a ``DialPlanClassification``; may be missing.
        public var added: [ICWS.Configuration.System.DialPlanClassification]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``DialPlanClassification``; may be missing.
        public var changed: [ICWS.Configuration.System.DialPlanClassification]? {
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
            checker.optional("added", [ICWS.Configuration.System.DialPlanClassification].self)
            checker.optional("changed", [ICWS.Configuration.System.DialPlanClassification].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.DirectoriesEntry`.
    ///
    /// Known from the vendor's library.
    public struct DirectoriesEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:directoriesEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - displayName: A text.
        ///   - emailAddress: A text.
        ///   - directoryEntry: A text.
        ///   - mailbox: A text.
        ///   - mailboxOption: A text.
        ///   - type: A text.
        public init(
            displayName: String,
            emailAddress: String,
            directoryEntry: String,
            mailbox: String,
            mailboxOption: String,
            type: String
        ) {
            fields = ContractFields()
            fields.set("displayName", displayName)
            fields.set("emailAddress", emailAddress)
            fields.set("directoryEntry", directoryEntry)
            fields.set("mailbox", mailbox)
            fields.set("mailboxOption", mailboxOption)
            fields.set("type", type)
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// A text; required.
        public var emailAddress: String {
            get { fields.required("emailAddress") }
            set { fields.set("emailAddress", newValue) }
        }
        /// A text; required.
        public var directoryEntry: String {
            get { fields.required("directoryEntry") }
            set { fields.set("directoryEntry", newValue) }
        }
        /// A text; required.
        public var mailbox: String {
            get { fields.required("mailbox") }
            set { fields.set("mailbox", newValue) }
        }
        /// A text; required.
        public var mailboxOption: String {
            get { fields.required("mailboxOption") }
            set { fields.set("mailboxOption", newValue) }
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
            checker.required("displayName", String.self)
            checker.required("emailAddress", String.self)
            checker.required("directoryEntry", String.self)
            checker.required("mailbox", String.self)
            checker.required("mailboxOption", String.self)
            checker.required("type", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.DirectoriesResult`.
    ///
    /// Known from the vendor's library.
    public struct DirectoriesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:directoriesResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter directories: A list, each a ``DirectoriesEntry``.
        public init(
            directories: [ICWS.Configuration.System.DirectoriesEntry]
        ) {
            fields = ContractFields()
            fields.set("directories", directories)
        }
        /// A list, each a ``DirectoriesEntry``; required.
        public var directories: [ICWS.Configuration.System.DirectoriesEntry] {
            get { fields.required("directories") }
            set { fields.set("directories", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("directories", [ICWS.Configuration.System.DirectoriesEntry].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.DnisMappings`.
    ///
    /// Known from the vendor's library.
    public struct DnisMappings: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:dnisMappings" }
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
        /// A list, each a ``RoutingTableEntrySetting``; absent, null or a value.
        public var routingTable: Field<[ICWS.Configuration.System.RoutingTableEntrySetting]> {
            get { fields.field("routingTable") }
            set { fields.set("routingTable", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("routingTable", [ICWS.Configuration.System.RoutingTableEntrySetting].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.EFaq`.
    ///
    /// Known from the vendor's library.
    public struct EFaq: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:eFaq" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.EFaqs`.
    ///
    /// Known from the vendor's library.
    public struct EFaqs: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:eFaqs" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``EFaq``.
        public init(
            items: [ICWS.Configuration.System.EFaq]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``EFaq``; required.
        public var items: [ICWS.Configuration.System.EFaq] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.EFaq].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.EnabledMailboxProvidersResult`.
    ///
    /// Known from the vendor's library.
    public struct EnabledMailboxProvidersResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:enabledMailboxProvidersResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter enabledMailboxTypes: A list, each one of ``SystemMailboxType``.
        public init(
            enabledMailboxTypes: [ICWS.Configuration.System.SystemMailboxType]
        ) {
            fields = ContractFields()
            fields.set("enabledMailboxTypes", enabledMailboxTypes)
        }
        /// A list, each one of ``SystemMailboxType``; required.
        public var enabledMailboxTypes: [ICWS.Configuration.System.SystemMailboxType] {
            get { fields.required("enabledMailboxTypes") }
            set { fields.set("enabledMailboxTypes", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("enabledMailboxTypes", [ICWS.Configuration.System.SystemMailboxType].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FaxGroup`.
    ///
    /// Known from the vendor's library.
    public struct FaxGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:faxGroup" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FaxGroups`.
    ///
    /// Known from the vendor's library.
    public struct FaxGroups: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:faxGroups" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``FaxGroup``.
        public init(
            items: [ICWS.Configuration.System.FaxGroup]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``FaxGroup``; required.
        public var items: [ICWS.Configuration.System.FaxGroup] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.FaxGroup].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FeatureLicense`.
    ///
    /// Known from the vendor's library.
    public struct FeatureLicense: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:featureLicense" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FeatureLicenses`.
    ///
    /// Known from the vendor's library.
    public struct FeatureLicenses: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:featureLicenses" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``FeatureLicense``.
        public init(
            items: [ICWS.Configuration.System.FeatureLicense]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``FeatureLicense``; required.
        public var items: [ICWS.Configuration.System.FeatureLicense] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.FeatureLicense].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FeedbackSurvey`.
    ///
    /// Known from the vendor's library.
    public struct FeedbackSurvey: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:feedbackSurvey" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FeedbackSurveyGroup`.
    ///
    /// Known from the vendor's library.
    public struct FeedbackSurveyGroup: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:feedbackSurveyGroup" }
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
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var surveys: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("surveys") }
            set { fields.set("surveys", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("surveys", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FeedbackSurveyGroups`.
    ///
    /// Known from the vendor's library.
    public struct FeedbackSurveyGroups: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:feedbackSurveyGroups" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``FeedbackSurveyGroup``.
        public init(
            items: [ICWS.Configuration.System.FeedbackSurveyGroup]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``FeedbackSurveyGroup``; required.
        public var items: [ICWS.Configuration.System.FeedbackSurveyGroup] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.FeedbackSurveyGroup].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FeedbackSurveys`.
    ///
    /// Known from the vendor's library.
    public struct FeedbackSurveys: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:feedbackSurveys" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``FeedbackSurvey``.
        public init(
            items: [ICWS.Configuration.System.FeedbackSurvey]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``FeedbackSurvey``; required.
        public var items: [ICWS.Configuration.System.FeedbackSurvey] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.FeedbackSurvey].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.FoldersResult`.
    ///
    /// Known from the vendor's library.
    public struct FoldersResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:foldersResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter folders: A list, each a text.
        public init(
            folders: [String]
        ) {
            fields = ContractFields()
            fields.set("folders", folders)
        }
        /// A list, each a text; required.
        public var folders: [String] {
            get { fields.required("folders") }
            set { fields.set("folders", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("folders", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Handler`.
    ///
    /// Known from the vendor's library.
    public struct Handler: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:handler" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Handlers`.
    ///
    /// Known from the vendor's library.
    public struct Handlers: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:handlers" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Handler``.
        public init(
            items: [ICWS.Configuration.System.Handler]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Handler``; required.
        public var items: [ICWS.Configuration.System.Handler] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.Handler].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.IcDataSource`.
    ///
    /// Known from the vendor's library.
    public struct IcDataSource: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:icDataSource" }
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
        public var additionalInformation: Field<String> {
            get { fields.field("additionalInformation") }
            set { fields.set("additionalInformation", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var bindDn: Field<String> {
            get { fields.field("bindDn") }
            set { fields.set("bindDn", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var connectionString: Field<String> {
            get { fields.field("connectionString") }
            set { fields.set("connectionString", field: newValue) }
        }
        /// One of ``DataSourceSubType``; absent, null or a value.
        public var dataSourceSubType: Field<ICWS.Configuration.System.DataSourceSubType> {
            get { fields.field("dataSourceSubType") }
            set { fields.set("dataSourceSubType", field: newValue) }
        }
        /// One of ``DataSourceType``; may be missing.
        public var dataSourceType: ICWS.Configuration.System.DataSourceType? {
            get { fields.optional("dataSourceType") }
            set { fields.set("dataSourceType", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var driver: Field<String> {
            get { fields.field("driver") }
            set { fields.set("driver", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var folder: Field<String> {
            get { fields.field("folder") }
            set { fields.set("folder", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var hasManualConnectionString: Field<Bool> {
            get { fields.field("hasManualConnectionString") }
            set { fields.set("hasManualConnectionString", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var hostName: Field<String> {
            get { fields.field("hostName") }
            set { fields.set("hostName", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isFileDsn: Field<Bool> {
            get { fields.field("isFileDsn") }
            set { fields.set("isFileDsn", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isReadOnly: Field<Bool> {
            get { fields.field("isReadOnly") }
            set { fields.set("isReadOnly", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var odbcDsn: Field<String> {
            get { fields.field("odbcDsn") }
            set { fields.set("odbcDsn", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var password: Field<String> {
            get { fields.field("password") }
            set { fields.set("password", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var port: Field<String> {
            get { fields.field("port") }
            set { fields.set("port", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var qualifier: Field<String> {
            get { fields.field("qualifier") }
            set { fields.set("qualifier", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var searchDn: Field<String> {
            get { fields.field("searchDn") }
            set { fields.set("searchDn", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var url: Field<String> {
            get { fields.field("url") }
            set { fields.set("url", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var userId: Field<String> {
            get { fields.field("userId") }
            set { fields.set("userId", field: newValue) }
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
            checker.optional("additionalInformation", String.self)
            checker.optional("bindDn", String.self)
            checker.optional("connectionString", String.self)
            checker.optional("dataSourceSubType", ICWS.Configuration.System.DataSourceSubType.self)
            checker.optional("dataSourceType", ICWS.Configuration.System.DataSourceType.self)
            checker.optional("driver", String.self)
            checker.optional("folder", String.self)
            checker.optional("hasManualConnectionString", Bool.self)
            checker.optional("hostName", String.self)
            checker.optional("isFileDsn", Bool.self)
            checker.optional("isReadOnly", Bool.self)
            checker.optional("odbcDsn", String.self)
            checker.optional("password", String.self)
            checker.optional("port", String.self)
            checker.optional("qualifier", String.self)
            checker.optional("searchDn", String.self)
            checker.optional("url", String.self)
            checker.optional("userId", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.IcDataSources`.
    ///
    /// Known from the vendor's library.
    public struct IcDataSources: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:icDataSources" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``IcDataSource``.
        public init(
            items: [ICWS.Configuration.System.IcDataSource]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``IcDataSource``; required.
        public var items: [ICWS.Configuration.System.IcDataSource] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.IcDataSource].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ImageResource`.
    ///
    /// Known from the vendor's library.
    public struct ImageResource: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:imageResource" }
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
        /// A ``ConfigurationId``; may be missing.
        public var accessControlGroupAssignment: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("accessControlGroupAssignment") }
            set { fields.set("accessControlGroupAssignment", optional: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var category: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("category") }
            set { fields.set("category", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var fileLastModifiedDate: Field<ICWS.DateTime> {
            get { fields.field("fileLastModifiedDate") }
            set { fields.set("fileLastModifiedDate", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var horizontalResolution: Field<Int> {
            get { fields.field("horizontalResolution") }
            set { fields.set("horizontalResolution", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var imageUri: Field<String> {
            get { fields.field("imageUri") }
            set { fields.set("imageUri", field: newValue) }
        }
        /// One of ``ImageMimeType``; absent, null or a value.
        public var mimeType: Field<ICWS.Configuration.System.ImageMimeType> {
            get { fields.field("mimeType") }
            set { fields.set("mimeType", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var tags: Field<String> {
            get { fields.field("tags") }
            set { fields.set("tags", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var verticalResolution: Field<Int> {
            get { fields.field("verticalResolution") }
            set { fields.set("verticalResolution", field: newValue) }
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
            checker.optional("accessControlGroupAssignment", ICWS.Configuration.ConfigurationId.self)
            checker.optional("category", ICWS.Configuration.ConfigurationId.self)
            checker.optional("description", String.self)
            checker.optional("fileLastModifiedDate", ICWS.DateTime.self)
            checker.optional("horizontalResolution", Int.self)
            checker.optional("imageUri", String.self)
            checker.optional("mimeType", ICWS.Configuration.System.ImageMimeType.self)
            checker.optional("tags", String.self)
            checker.optional("verticalResolution", Int.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ImageResourceCategories`.
    ///
    /// Known from the vendor's library.
    public struct ImageResourceCategories: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:imageResourceCategories" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ImageResourceCategory``.
        public init(
            items: [ICWS.Configuration.System.ImageResourceCategory]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ImageResourceCategory``; required.
        public var items: [ICWS.Configuration.System.ImageResourceCategory] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.ImageResourceCategory].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ImageResourceCategory`.
    ///
    /// Known from the vendor's library.
    public struct ImageResourceCategory: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:imageResourceCategory" }
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
        /// A whole number; absent, null or a value.
        public var maximumFileSize: Field<Int> {
            get { fields.field("maximumFileSize") }
            set { fields.set("maximumFileSize", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maximumHorizontalResolution: Field<Int> {
            get { fields.field("maximumHorizontalResolution") }
            set { fields.set("maximumHorizontalResolution", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var maximumVerticalResolution: Field<Int> {
            get { fields.field("maximumVerticalResolution") }
            set { fields.set("maximumVerticalResolution", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumHorizontalResolution: Field<Int> {
            get { fields.field("minimumHorizontalResolution") }
            set { fields.set("minimumHorizontalResolution", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var minimumVerticalResolution: Field<Int> {
            get { fields.field("minimumVerticalResolution") }
            set { fields.set("minimumVerticalResolution", field: newValue) }
        }
        /// A list, each one of ``ImageMimeType``; absent, null or a value.
        public var supportedTypes: Field<[ICWS.Configuration.System.ImageMimeType]> {
            get { fields.field("supportedTypes") }
            set { fields.set("supportedTypes", field: newValue) }
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
            checker.optional("maximumFileSize", Int.self)
            checker.optional("maximumHorizontalResolution", Int.self)
            checker.optional("maximumVerticalResolution", Int.self)
            checker.optional("minimumHorizontalResolution", Int.self)
            checker.optional("minimumVerticalResolution", Int.self)
            checker.optional("supportedTypes", [ICWS.Configuration.System.ImageMimeType].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ImageResources`.
    ///
    /// Known from the vendor's library.
    public struct ImageResources: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:imageResources" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ImageResource``.
        public init(
            items: [ICWS.Configuration.System.ImageResource]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ImageResource``; required.
        public var items: [ICWS.Configuration.System.ImageResource] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.ImageResource].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ImageResourcesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ImageResourcesMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:imageResourcesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/image-resources/{subscriptionId}"
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
        /// A list, each a ``ImageResource``; may be missing.
        public var added: [ICWS.Configuration.System.ImageResource]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``ImageResource``; may be missing.
        public var changed: [ICWS.Configuration.System.ImageResource]? {
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
            checker.optional("added", [ICWS.Configuration.System.ImageResource].self)
            checker.optional("changed", [ICWS.Configuration.System.ImageResource].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ImapServersEntry`.
    ///
    /// Known from the vendor's library.
    public struct ImapServersEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:imapServersEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - serverName: A text.
        ///   - supportProxyAuthentication: True or false.
        public init(
            serverName: String,
            supportProxyAuthentication: Bool
        ) {
            fields = ContractFields()
            fields.set("serverName", serverName)
            fields.set("supportProxyAuthentication", supportProxyAuthentication)
        }
        /// A text; required.
        public var serverName: String {
            get { fields.required("serverName") }
            set { fields.set("serverName", newValue) }
        }
        /// True or false; required.
        public var supportProxyAuthentication: Bool {
            get { fields.required("supportProxyAuthentication") }
            set { fields.set("supportProxyAuthentication", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("serverName", String.self)
            checker.required("supportProxyAuthentication", Bool.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ImapServersResult`.
    ///
    /// Known from the vendor's library.
    public struct ImapServersResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:imapServersResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter imapServers: A list, each a ``ImapServersEntry``.
        public init(
            imapServers: [ICWS.Configuration.System.ImapServersEntry]
        ) {
            fields = ContractFields()
            fields.set("imapServers", imapServers)
        }
        /// A list, each a ``ImapServersEntry``; required.
        public var imapServers: [ICWS.Configuration.System.ImapServersEntry] {
            get { fields.required("imapServers") }
            set { fields.set("imapServers", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("imapServers", [ICWS.Configuration.System.ImapServersEntry].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ImapSmtpMailboxAttributesResult`.
    ///
    /// Known from the vendor's library.
    public struct ImapSmtpMailboxAttributesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:imapSmtpMailboxAttributesResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - displayName: A text.
        ///   - emailAddress: A text.
        ///   - directoryEntry: A text.
        ///   - mailbox: A text.
        ///   - mailboxOption: A text.
        public init(
            displayName: String,
            emailAddress: String,
            directoryEntry: String,
            mailbox: String,
            mailboxOption: String
        ) {
            fields = ContractFields()
            fields.set("displayName", displayName)
            fields.set("emailAddress", emailAddress)
            fields.set("directoryEntry", directoryEntry)
            fields.set("mailbox", mailbox)
            fields.set("mailboxOption", mailboxOption)
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// A text; required.
        public var emailAddress: String {
            get { fields.required("emailAddress") }
            set { fields.set("emailAddress", newValue) }
        }
        /// A text; required.
        public var directoryEntry: String {
            get { fields.required("directoryEntry") }
            set { fields.set("directoryEntry", newValue) }
        }
        /// A text; required.
        public var mailbox: String {
            get { fields.required("mailbox") }
            set { fields.set("mailbox", newValue) }
        }
        /// A text; required.
        public var mailboxOption: String {
            get { fields.required("mailboxOption") }
            set { fields.set("mailboxOption", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("displayName", String.self)
            checker.required("emailAddress", String.self)
            checker.required("directoryEntry", String.self)
            checker.required("mailbox", String.self)
            checker.required("mailboxOption", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InitializationFunction`.
    ///
    /// Known from the vendor's library.
    public struct InitializationFunction: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:initializationFunction" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InitializationFunctions`.
    ///
    /// Known from the vendor's library.
    public struct InitializationFunctions: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:initializationFunctions" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InitializationFunction``.
        public init(
            items: [ICWS.Configuration.System.InitializationFunction]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InitializationFunction``; required.
        public var items: [ICWS.Configuration.System.InitializationFunction] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.InitializationFunction].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionClientPlugin`.
    ///
    /// Known from the vendor's library.
    public struct InteractionClientPlugin: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:interactionClientPlugin" }
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
        public var required: Field<Bool> {
            get { fields.field("required") }
            set { fields.set("required", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var type: Field<String> {
            get { fields.field("type") }
            set { fields.set("type", field: newValue) }
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
            checker.optional("required", Bool.self)
            checker.optional("type", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionClientPlugins`.
    ///
    /// Known from the vendor's library.
    public struct InteractionClientPlugins: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:interactionClientPlugins" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionClientPlugin``.
        public init(
            items: [ICWS.Configuration.System.InteractionClientPlugin]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionClientPlugin``; required.
        public var items: [ICWS.Configuration.System.InteractionClientPlugin] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.InteractionClientPlugin].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionConferenceRoom`.
    ///
    /// Known from the vendor's library.
    public struct InteractionConferenceRoom: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:interactionConferenceRoom" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionConferenceRooms`.
    ///
    /// Known from the vendor's library.
    public struct InteractionConferenceRooms: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:interactionConferenceRooms" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionConferenceRoom``.
        public init(
            items: [ICWS.Configuration.System.InteractionConferenceRoom]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionConferenceRoom``; required.
        public var items: [ICWS.Configuration.System.InteractionConferenceRoom] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.InteractionConferenceRoom].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionMessageStoreMailboxAttributesResult`.
    ///
    /// Known from the vendor's library.
    public struct InteractionMessageStoreMailboxAttributesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String {
            "urn:inin.com:configuration.system:interactionMessageStoreMailboxAttributesResult"
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
        ///   - displayName: A text.
        ///   - emailAddress: A text.
        ///   - directoryEntry: A text.
        ///   - mailbox: A text.
        ///   - mailboxOption: A text.
        public init(
            displayName: String,
            emailAddress: String,
            directoryEntry: String,
            mailbox: String,
            mailboxOption: String
        ) {
            fields = ContractFields()
            fields.set("displayName", displayName)
            fields.set("emailAddress", emailAddress)
            fields.set("directoryEntry", directoryEntry)
            fields.set("mailbox", mailbox)
            fields.set("mailboxOption", mailboxOption)
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// A text; required.
        public var emailAddress: String {
            get { fields.required("emailAddress") }
            set { fields.set("emailAddress", newValue) }
        }
        /// A text; required.
        public var directoryEntry: String {
            get { fields.required("directoryEntry") }
            set { fields.set("directoryEntry", newValue) }
        }
        /// A text; required.
        public var mailbox: String {
            get { fields.required("mailbox") }
            set { fields.set("mailbox", newValue) }
        }
        /// A text; required.
        public var mailboxOption: String {
            get { fields.required("mailboxOption") }
            set { fields.set("mailboxOption", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("displayName", String.self)
            checker.required("emailAddress", String.self)
            checker.required("directoryEntry", String.self)
            checker.required("mailbox", String.self)
            checker.required("mailboxOption", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionProcessAutomationProcess`.
    ///
    /// Known from the vendor's library.
    public struct InteractionProcessAutomationProcess: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:interactionProcessAutomationProcess" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionProcessAutomationProcesses`.
    ///
    /// Known from the vendor's library.
    public struct InteractionProcessAutomationProcesses: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:interactionProcessAutomationProcesses" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionProcessAutomationProcess``.
        public init(
            items: [ICWS.Configuration.System.InteractionProcessAutomationProcess]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionProcessAutomationProcess``; required.
        public var items: [ICWS.Configuration.System.InteractionProcessAutomationProcess] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.InteractionProcessAutomationProcess].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionProcessorTable`.
    ///
    /// Known from the vendor's library.
    public struct InteractionProcessorTable: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:interactionProcessorTable" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.InteractionProcessorTables`.
    ///
    /// Known from the vendor's library.
    public struct InteractionProcessorTables: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:interactionProcessorTables" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``InteractionProcessorTable``.
        public init(
            items: [ICWS.Configuration.System.InteractionProcessorTable]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``InteractionProcessorTable``; required.
        public var items: [ICWS.Configuration.System.InteractionProcessorTable] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.InteractionProcessorTable].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Layout`.
    ///
    /// Known from the vendor's library.
    public struct Layout: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:layout" }
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
        /// A ``ConfigurationId``; may be missing.
        public var accessControlGroupAssignment: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("accessControlGroupAssignment") }
            set { fields.set("accessControlGroupAssignment", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var imageResource: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("imageResource") }
            set { fields.set("imageResource", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var location: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("location") }
            set { fields.set("location", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var positionDefaultHeight: Field<Int> {
            get { fields.field("positionDefaultHeight") }
            set { fields.set("positionDefaultHeight", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var positionDefaultWidth: Field<Int> {
            get { fields.field("positionDefaultWidth") }
            set { fields.set("positionDefaultWidth", field: newValue) }
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
            checker.optional("accessControlGroupAssignment", ICWS.Configuration.ConfigurationId.self)
            checker.optional("description", String.self)
            checker.optional("imageResource", ICWS.Configuration.ConfigurationId.self)
            checker.optional("location", ICWS.Configuration.ConfigurationId.self)
            checker.optional("positionDefaultHeight", Int.self)
            checker.optional("positionDefaultWidth", Int.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Layouts`.
    ///
    /// Known from the vendor's library.
    public struct Layouts: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:layouts" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Layout``.
        public init(
            items: [ICWS.Configuration.System.Layout]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Layout``; required.
        public var items: [ICWS.Configuration.System.Layout] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.Layout].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.LayoutsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct LayoutsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:layoutsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/layouts/{subscriptionId}"
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
        /// A list, each a ``Layout``; may be missing.
        public var added: [ICWS.Configuration.System.Layout]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``Layout``; may be missing.
        public var changed: [ICWS.Configuration.System.Layout]? {
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
            checker.optional("added", [ICWS.Configuration.System.Layout].self)
            checker.optional("changed", [ICWS.Configuration.System.Layout].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.LicenseAllocation`.
    ///
    /// Known from the vendor's library.
    public struct LicenseAllocation: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:licenseAllocation" }
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
        /// A whole number; absent, null or a value.
        public var appliedStationCount: Field<Int> {
            get { fields.field("appliedStationCount") }
            set { fields.set("appliedStationCount", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var appliedUserCount: Field<Int> {
            get { fields.field("appliedUserCount") }
            set { fields.set("appliedUserCount", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var assignableAllowedCount: Field<Int> {
            get { fields.field("assignableAllowedCount") }
            set { fields.set("assignableAllowedCount", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var assignableConfiguredCount: Field<Int> {
            get { fields.field("assignableConfiguredCount") }
            set { fields.set("assignableConfiguredCount", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var concurrentAllowedCount: Field<Int> {
            get { fields.field("concurrentAllowedCount") }
            set { fields.set("concurrentAllowedCount", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var concurrentConfiguredCount: Field<Int> {
            get { fields.field("concurrentConfiguredCount") }
            set { fields.set("concurrentConfiguredCount", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var concurrentInUseCount: Field<Int> {
            get { fields.field("concurrentInUseCount") }
            set { fields.set("concurrentInUseCount", field: newValue) }
        }
        /// A ``ConfigurationId``; may be missing.
        public var configurationId: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("configurationId") }
            set { fields.set("configurationId", optional: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var totalAppliedCount: Field<Int> {
            get { fields.field("totalAppliedCount") }
            set { fields.set("totalAppliedCount", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var totalCount: Field<Int> {
            get { fields.field("totalCount") }
            set { fields.set("totalCount", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("appliedStationCount", Int.self)
            checker.optional("appliedUserCount", Int.self)
            checker.optional("assignableAllowedCount", Int.self)
            checker.optional("assignableConfiguredCount", Int.self)
            checker.optional("concurrentAllowedCount", Int.self)
            checker.optional("concurrentConfiguredCount", Int.self)
            checker.optional("concurrentInUseCount", Int.self)
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("totalAppliedCount", Int.self)
            checker.optional("totalCount", Int.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.LicenseAllocations`.
    ///
    /// Known from the vendor's library.
    public struct LicenseAllocations: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:licenseAllocations" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``LicenseAllocation``.
        public init(
            items: [ICWS.Configuration.System.LicenseAllocation]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``LicenseAllocation``; required.
        public var items: [ICWS.Configuration.System.LicenseAllocation] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.LicenseAllocation].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.LinesAuthorityCertificate`.
    ///
    /// Known from the vendor's library.
    public struct LinesAuthorityCertificate: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:linesAuthorityCertificate" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.LinesAuthorityCertificates`.
    ///
    /// Known from the vendor's library.
    public struct LinesAuthorityCertificates: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:linesAuthorityCertificates" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``LinesAuthorityCertificate``.
        public init(
            items: [ICWS.Configuration.System.LinesAuthorityCertificate]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``LinesAuthorityCertificate``; required.
        public var items: [ICWS.Configuration.System.LinesAuthorityCertificate] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.LinesAuthorityCertificate].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.LoginAuthentication`.
    ///
    /// Known from the vendor's library.
    public struct LoginAuthentication: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:loginAuthentication" }
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
        /// True or false; absent, null or a value.
        public var disableAlternateWindowsAuth: Field<Bool> {
            get { fields.field("disableAlternateWindowsAuth") }
            set { fields.set("disableAlternateWindowsAuth", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var disableCachedCredentials: Field<Bool> {
            get { fields.field("disableCachedCredentials") }
            set { fields.set("disableCachedCredentials", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var disableIcAuth: Field<Bool> {
            get { fields.field("disableIcAuth") }
            set { fields.set("disableIcAuth", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var disableSingleSignOn: Field<Bool> {
            get { fields.field("disableSingleSignOn") }
            set { fields.set("disableSingleSignOn", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var disableWindowsAuth: Field<Bool> {
            get { fields.field("disableWindowsAuth") }
            set { fields.set("disableWindowsAuth", field: newValue) }
        }
        /// A ``MultiLanguageString``; absent, null or a value.
        public var legalAgreement: Field<ICWS.Configuration.MultiLanguageString> {
            get { fields.field("legalAgreement") }
            set { fields.set("legalAgreement", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var showLegalAgreementUponLogin: Field<Bool> {
            get { fields.field("showLegalAgreementUponLogin") }
            set { fields.set("showLegalAgreementUponLogin", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("disableAlternateWindowsAuth", Bool.self)
            checker.optional("disableCachedCredentials", Bool.self)
            checker.optional("disableIcAuth", Bool.self)
            checker.optional("disableSingleSignOn", Bool.self)
            checker.optional("disableWindowsAuth", Bool.self)
            checker.optional("legalAgreement", ICWS.Configuration.MultiLanguageString.self)
            checker.optional("showLegalAgreementUponLogin", Bool.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.LoginAuthenticationMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct LoginAuthenticationMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:loginAuthenticationMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/login-authentication/{subscriptionId}"
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
        ///   - loginAuthentication: A ``LoginAuthentication``.
        public init(
            isDelta: Bool,
            loginAuthentication: ICWS.Configuration.System.LoginAuthentication
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("loginAuthentication", loginAuthentication)
        }
        /// A ``LoginAuthentication``; required.
        public var loginAuthentication: ICWS.Configuration.System.LoginAuthentication {
            get { fields.required("loginAuthentication") }
            set { fields.set("loginAuthentication", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("loginAuthentication", ICWS.Configuration.System.LoginAuthentication.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.MiscellaneousItem`.
    ///
    /// Known from the vendor's library.
    public struct MiscellaneousItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:miscellaneousItem" }
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

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.MiscellaneousItems`.
    ///
    /// Known from the vendor's library.
    public struct MiscellaneousItems: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:miscellaneousItems" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``MiscellaneousItem``.
        public init(
            items: [ICWS.Configuration.System.MiscellaneousItem]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``MiscellaneousItem``; required.
        public var items: [ICWS.Configuration.System.MiscellaneousItem] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.MiscellaneousItem].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.NoMailboxAttributesResult`.
    ///
    /// Known from the vendor's library.
    public struct NoMailboxAttributesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:noMailboxAttributesResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - displayName: A text.
        ///   - emailAddress: A text.
        ///   - directoryEntry: A text.
        ///   - mailbox: A text.
        ///   - mailboxOption: A text.
        public init(
            displayName: String,
            emailAddress: String,
            directoryEntry: String,
            mailbox: String,
            mailboxOption: String
        ) {
            fields = ContractFields()
            fields.set("displayName", displayName)
            fields.set("emailAddress", emailAddress)
            fields.set("directoryEntry", directoryEntry)
            fields.set("mailbox", mailbox)
            fields.set("mailboxOption", mailboxOption)
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// A text; required.
        public var emailAddress: String {
            get { fields.required("emailAddress") }
            set { fields.set("emailAddress", newValue) }
        }
        /// A text; required.
        public var directoryEntry: String {
            get { fields.required("directoryEntry") }
            set { fields.set("directoryEntry", newValue) }
        }
        /// A text; required.
        public var mailbox: String {
            get { fields.required("mailbox") }
            set { fields.set("mailbox", newValue) }
        }
        /// A text; required.
        public var mailboxOption: String {
            get { fields.required("mailboxOption") }
            set { fields.set("mailboxOption", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("displayName", String.self)
            checker.required("emailAddress", String.self)
            checker.required("directoryEntry", String.self)
            checker.required("mailbox", String.self)
            checker.required("mailboxOption", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Position`.
    ///
    /// Known from the vendor's library.
    public struct Position: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:position" }
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
        /// A number; absent, null or a value.
        public var bottom: Field<Double> {
            get { fields.field("bottom") }
            set { fields.set("bottom", field: newValue) }
        }
        /// A ``ConfigurationId``; may be missing.
        public var layout: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("layout") }
            set { fields.set("layout", optional: newValue) }
        }
        /// A number; absent, null or a value.
        public var left: Field<Double> {
            get { fields.field("left") }
            set { fields.set("left", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var right: Field<Double> {
            get { fields.field("right") }
            set { fields.set("right", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var station: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("station") }
            set { fields.set("station", field: newValue) }
        }
        /// A number; absent, null or a value.
        public var top: Field<Double> {
            get { fields.field("top") }
            set { fields.set("top", field: newValue) }
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
            checker.optional("bottom", Double.self)
            checker.optional("layout", ICWS.Configuration.ConfigurationId.self)
            checker.optional("left", Double.self)
            checker.optional("right", Double.self)
            checker.optional("station", ICWS.Configuration.ConfigurationId.self)
            checker.optional("top", Double.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.Positions`.
    ///
    /// Known from the vendor's library.
    public struct Positions: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:positions" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``Position``.
        public init(
            items: [ICWS.Configuration.System.Position]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``Position``; required.
        public var items: [ICWS.Configuration.System.Position] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.Position].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.PositionsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct PositionsMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:positionsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/positions/{subscriptionId}"
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
        /// A list, each a ``Position``; may be missing.
        public var added: [ICWS.Configuration.System.Position]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``Position``; may be missing.
        public var changed: [ICWS.Configuration.System.Position]? {
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
            checker.optional("added", [ICWS.Configuration.System.Position].self)
            checker.optional("changed", [ICWS.Configuration.System.Position].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ProblemReporter`.
    ///
    /// Known from the vendor's library.
    public struct ProblemReporter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:problemReporter" }
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
        public var emailAddresses: Field<[String]> {
            get { fields.field("emailAddresses") }
            set { fields.set("emailAddresses", field: newValue) }
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
            checker.optional("emailAddresses", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ProblemReporterMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ProblemReporterMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:problemReporterMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/problem-reporter/{subscriptionId}"
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
        ///   - problemReporter: A ``ProblemReporter``.
        public init(
            isDelta: Bool,
            problemReporter: ICWS.Configuration.System.ProblemReporter
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("problemReporter", problemReporter)
        }
        /// A ``ProblemReporter``; required.
        public var problemReporter: ICWS.Configuration.System.ProblemReporter {
            get { fields.required("problemReporter") }
            set { fields.set("problemReporter", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("problemReporter", ICWS.Configuration.System.ProblemReporter.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.RoutingTableEntrySetting`.
    ///
    /// Known from the vendor's library.
    public struct RoutingTableEntrySetting: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:routingTableEntrySetting" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - dnis: A text.
        ///   - id: A ``ConfigurationId``.
        ///   - destinationType: One of ``DestinationType``.
        public init(
            dnis: String,
            id: ICWS.Configuration.ConfigurationId,
            destinationType: ICWS.Configuration.System.DestinationType
        ) {
            fields = ContractFields()
            fields.set("dnis", dnis)
            fields.set("id", id)
            fields.set("destinationType", destinationType)
        }
        /// A text; required.
        public var dnis: String {
            get { fields.required("dnis") }
            set { fields.set("dnis", newValue) }
        }
        /// A ``ConfigurationId``; required.
        public var id: ICWS.Configuration.ConfigurationId {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// One of ``DestinationType``; required.
        public var destinationType: ICWS.Configuration.System.DestinationType {
            get { fields.required("destinationType") }
            set { fields.set("destinationType", newValue) }
        }
        /// A text; absent, null or a value.
        public var description: Field<String> {
            get { fields.field("description") }
            set { fields.set("description", field: newValue) }
        }
        /// One of ``SubstitutionType``; absent, null or a value.
        public var substitutionType: Field<ICWS.Configuration.System.SubstitutionType> {
            get { fields.field("substitutionType") }
            set { fields.set("substitutionType", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var `extension`: Field<String> {
            get { fields.field("extension") }
            set { fields.set("extension", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("dnis", String.self)
            checker.required("id", ICWS.Configuration.ConfigurationId.self)
            checker.required("destinationType", ICWS.Configuration.System.DestinationType.self)
            checker.optional("description", String.self)
            checker.optional("substitutionType", ICWS.Configuration.System.SubstitutionType.self)
            checker.optional("extension", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SearchableProvidersResult`.
    ///
    /// Known from the vendor's library.
    public struct SearchableProvidersResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:searchableProvidersResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter searchableProviders: A list, each a text.
        public init(
            searchableProviders: [String]
        ) {
            fields = ContractFields()
            fields.set("searchableProviders", searchableProviders)
        }
        /// A list, each a text; required.
        public var searchableProviders: [String] {
            get { fields.required("searchableProviders") }
            set { fields.set("searchableProviders", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("searchableProviders", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SendEmailArgument`.
    ///
    /// Known from the vendor's library.
    public struct SendEmailArgument: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:sendEmailArgument" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter recipients: A list, each a text.
        public init(
            recipients: [String]
        ) {
            fields = ContractFields()
            fields.set("recipients", recipients)
        }
        /// A list, each a text; required.
        public var recipients: [String] {
            get { fields.required("recipients") }
            set { fields.set("recipients", newValue) }
        }
        /// A text; may be missing.
        public var subject: String? {
            get { fields.optional("subject") }
            set { fields.set("subject", optional: newValue) }
        }
        /// A text; may be missing.
        public var body: String? {
            get { fields.optional("body") }
            set { fields.set("body", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("recipients", [String].self)
            checker.optional("subject", String.self)
            checker.optional("body", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ServerParameter`.
    ///
    /// Known from the vendor's library.
    public struct ServerParameter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:serverParameter" }
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
        public var value: Field<String> {
            get { fields.field("value") }
            set { fields.set("value", field: newValue) }
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
            checker.optional("value", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ServerParameters`.
    ///
    /// Known from the vendor's library.
    public struct ServerParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:serverParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ServerParameter``.
        public init(
            items: [ICWS.Configuration.System.ServerParameter]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ServerParameter``; required.
        public var items: [ICWS.Configuration.System.ServerParameter] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.ServerParameter].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.ServerParametersMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ServerParametersMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:serverParametersMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/server-parameters/{subscriptionId}"
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
        /// A list, each a ``ServerParameter``; may be missing.
        public var added: [ICWS.Configuration.System.ServerParameter]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``ServerParameter``; may be missing.
        public var changed: [ICWS.Configuration.System.ServerParameter]? {
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
            checker.optional("added", [ICWS.Configuration.System.ServerParameter].self)
            checker.optional("changed", [ICWS.Configuration.System.ServerParameter].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SingleSignOnIdentityProvider`.
    ///
    /// Known from the vendor's library.
    public struct SingleSignOnIdentityProvider: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:singleSignOnIdentityProvider" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SingleSignOnIdentityProviders`.
    ///
    /// Known from the vendor's library.
    public struct SingleSignOnIdentityProviders: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:singleSignOnIdentityProviders" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``SingleSignOnIdentityProvider``.
        public init(
            items: [ICWS.Configuration.System.SingleSignOnIdentityProvider]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``SingleSignOnIdentityProvider``; required.
        public var items: [ICWS.Configuration.System.SingleSignOnIdentityProvider] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.SingleSignOnIdentityProvider].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SmsBroker`.
    ///
    /// Known from the vendor's library.
    public struct SmsBroker: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:smsBroker" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SmsBrokers`.
    ///
    /// Known from the vendor's library.
    public struct SmsBrokers: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:smsBrokers" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``SmsBroker``.
        public init(
            items: [ICWS.Configuration.System.SmsBroker]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``SmsBroker``; required.
        public var items: [ICWS.Configuration.System.SmsBroker] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.SmsBroker].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.StatusMessage`.
    ///
    /// Known from the vendor's library.
    public struct StatusMessage: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:statusMessage" }
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
        public var allowAcdCalls: Field<Bool> {
            get { fields.field("allowAcdCalls") }
            set { fields.set("allowAcdCalls", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var allowFollowUp: Field<Bool> {
            get { fields.field("allowFollowUp") }
            set { fields.set("allowFollowUp", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var group: Field<String> {
            get { fields.field("group") }
            set { fields.set("group", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var hasDate: Field<Bool> {
            get { fields.field("hasDate") }
            set { fields.set("hasDate", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var hasTime: Field<Bool> {
            get { fields.field("hasTime") }
            set { fields.set("hasTime", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isAfterCallWork: Field<Bool> {
            get { fields.field("isAfterCallWork") }
            set { fields.set("isAfterCallWork", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isDoNotDisturb: Field<Bool> {
            get { fields.field("isDoNotDisturb") }
            set { fields.set("isDoNotDisturb", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isForward: Field<Bool> {
            get { fields.field("isForward") }
            set { fields.set("isForward", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isPersistent: Field<Bool> {
            get { fields.field("isPersistent") }
            set { fields.set("isPersistent", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var isUserSelectable: Field<Bool> {
            get { fields.field("isUserSelectable") }
            set { fields.set("isUserSelectable", field: newValue) }
        }
        /// A ``MultiLanguageString``; absent, null or a value.
        public var messageText: Field<ICWS.Configuration.MultiLanguageString> {
            get { fields.field("messageText") }
            set { fields.set("messageText", field: newValue) }
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
            checker.optional("allowAcdCalls", Bool.self)
            checker.optional("allowFollowUp", Bool.self)
            checker.optional("group", String.self)
            checker.optional("hasDate", Bool.self)
            checker.optional("hasTime", Bool.self)
            checker.optional("isAfterCallWork", Bool.self)
            checker.optional("isDoNotDisturb", Bool.self)
            checker.optional("isForward", Bool.self)
            checker.optional("isPersistent", Bool.self)
            checker.optional("isUserSelectable", Bool.self)
            checker.optional("messageText", ICWS.Configuration.MultiLanguageString.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.StatusMessages`.
    ///
    /// Known from the vendor's library.
    public struct StatusMessages: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:statusMessages" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``StatusMessage``.
        public init(
            items: [ICWS.Configuration.System.StatusMessage]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``StatusMessage``; required.
        public var items: [ICWS.Configuration.System.StatusMessage] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.StatusMessage].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SubsystemCertificatesEntry`.
    ///
    /// Known from the vendor's library.
    public struct SubsystemCertificatesEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:subsystemCertificatesEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - application: A text.
        ///   - dateCreated: A text.
        ///   - status: A text.
        public init(
            name: String,
            application: String,
            dateCreated: String,
            status: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("application", application)
            fields.set("dateCreated", dateCreated)
            fields.set("status", status)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var application: String {
            get { fields.required("application") }
            set { fields.set("application", newValue) }
        }
        /// A text; required.
        public var dateCreated: String {
            get { fields.required("dateCreated") }
            set { fields.set("dateCreated", newValue) }
        }
        /// A text; required.
        public var status: String {
            get { fields.required("status") }
            set { fields.set("status", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("application", String.self)
            checker.required("dateCreated", String.self)
            checker.required("status", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SubsystemCertificatesResult`.
    ///
    /// Known from the vendor's library.
    public struct SubsystemCertificatesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:subsystemCertificatesResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter subsystemCertificates: A list, each a ``SubsystemCertificatesEntry``.
        public init(
            subsystemCertificates: [ICWS.Configuration.System.SubsystemCertificatesEntry]
        ) {
            fields = ContractFields()
            fields.set("subsystemCertificates", subsystemCertificates)
        }
        /// A list, each a ``SubsystemCertificatesEntry``; required.
        public var subsystemCertificates: [ICWS.Configuration.System.SubsystemCertificatesEntry] {
            get { fields.required("subsystemCertificates") }
            set { fields.set("subsystemCertificates", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("subsystemCertificates", [ICWS.Configuration.System.SubsystemCertificatesEntry].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SystemParameter`.
    ///
    /// Known from the vendor's library.
    public struct SystemParameter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:systemParameter" }
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
        public var value: Field<String> {
            get { fields.field("value") }
            set { fields.set("value", field: newValue) }
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
            checker.optional("value", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SystemParameters`.
    ///
    /// Known from the vendor's library.
    public struct SystemParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:systemParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``SystemParameter``.
        public init(
            items: [ICWS.Configuration.System.SystemParameter]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``SystemParameter``; required.
        public var items: [ICWS.Configuration.System.SystemParameter] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.SystemParameter].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.SystemParametersMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct SystemParametersMessage: ICWS.Messaging.MultipleSubscriptionMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:systemParametersMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/system-parameters/{subscriptionId}"
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
        /// A list, each a ``SystemParameter``; may be missing.
        public var added: [ICWS.Configuration.System.SystemParameter]? {
            get { fields.optional("added") }
            set { fields.set("added", optional: newValue) }
        }
        /// A list, each a ``SystemParameter``; may be missing.
        public var changed: [ICWS.Configuration.System.SystemParameter]? {
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
            checker.optional("added", [ICWS.Configuration.System.SystemParameter].self)
            checker.optional("changed", [ICWS.Configuration.System.SystemParameter].self)
            checker.optional("removed", [String].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.TrustSubsystemCertificateArgument`.
    ///
    /// Known from the vendor's library.
    public struct TrustSubsystemCertificateArgument: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:trustSubsystemCertificateArgument" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - trust: True or false.
        public init(
            name: String,
            trust: Bool
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("trust", trust)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// True or false; required.
        public var trust: Bool {
            get { fields.required("trust") }
            set { fields.set("trust", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("trust", Bool.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.UpdateService`.
    ///
    /// Known from the vendor's library.
    public struct UpdateService: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:updateService" }
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
        /// True or false; absent, null or a value.
        public var updateProviderIsAvailable: Field<Bool> {
            get { fields.field("updateProviderIsAvailable") }
            set { fields.set("updateProviderIsAvailable", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var updateProviderOverrideURI: Field<String> {
            get { fields.field("updateProviderOverrideURI") }
            set { fields.set("updateProviderOverrideURI", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("updateProviderIsAvailable", Bool.self)
            checker.optional("updateProviderOverrideURI", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.UrlAction`.
    ///
    /// Known from the vendor's library.
    public struct UrlAction: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:urlAction" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - url: A text.
        ///   - popupType: One of ``PopupType``.
        public init(
            url: String,
            popupType: ICWS.Configuration.System.PopupType
        ) {
            fields = ContractFields()
            fields.set("url", url)
            fields.set("popupType", popupType)
        }
        /// A text; required.
        public var url: String {
            get { fields.required("url") }
            set { fields.set("url", newValue) }
        }
        /// One of ``PopupType``; required.
        public var popupType: ICWS.Configuration.System.PopupType {
            get { fields.required("popupType") }
            set { fields.set("popupType", newValue) }
        }
        /// A list, each a ``ActionParameter``; absent, null or a value.
        public var parameters: Field<[ICWS.Configuration.System.ActionParameter]> {
            get { fields.field("parameters") }
            set { fields.set("parameters", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("url", String.self)
            checker.required("popupType", ICWS.Configuration.System.PopupType.self)
            checker.optional("parameters", [ICWS.Configuration.System.ActionParameter].self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.WebServicesParameter`.
    ///
    /// Known from the vendor's library.
    public struct WebServicesParameter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:webServicesParameter" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("configurationId", ICWS.Configuration.ConfigurationId.self)
            checker.optional("createdDate", ICWS.DateTime.self)
            checker.optional("customAttributes", [ICWS.Configuration.CustomAttribute].self)
            checker.optional("lastModifiedDate", ICWS.DateTime.self)
            checker.optional("notes", String.self)
        }
    }
}

extension ICWS.Configuration.System {
    /// Contract `Configuration.System.WebServicesParameters`.
    ///
    /// Known from the vendor's library.
    public struct WebServicesParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.system:webServicesParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``WebServicesParameter``.
        public init(
            items: [ICWS.Configuration.System.WebServicesParameter]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``WebServicesParameter``; required.
        public var items: [ICWS.Configuration.System.WebServicesParameter] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.System.WebServicesParameter].self)
        }
    }
}
