// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore
public import ICWSMessaging

extension ICWS.Configuration {
    /// Contract `Configuration.BasicPhoneNumber`.
    ///
    /// Known from the vendor's library.
    public struct BasicPhoneNumber: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:basicPhoneNumber" }
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
        /// A text; required, may be null.
        public var number: String? {
            get { fields.optional("number") }
            set { fields.set("number", newValue) }
        }
        /// A text; absent, null or a value.
        public var `extension`: Field<String> {
            get { fields.field("extension") }
            set { fields.set("extension", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var dialExtensionAutomatically: Field<Bool> {
            get { fields.field("dialExtensionAutomatically") }
            set { fields.set("dialExtensionAutomatically", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.requiredNullable("number", String.self)
            checker.optional("extension", String.self)
            checker.optional("dialExtensionAutomatically", Bool.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.ConfigGlobalObjectSubscription`.
    ///
    /// Known from the vendor's library.
    public struct ConfigGlobalObjectSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:configGlobalObjectSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter rightsFilter: A text.
        public init(
            rightsFilter: String
        ) {
            fields = ContractFields()
            fields.set("rightsFilter", rightsFilter)
        }
        /// A list, each a text; may be missing.
        public var properties: [String]? {
            get { fields.optional("properties") }
            set { fields.set("properties", optional: newValue) }
        }
        /// A text; required.
        public var rightsFilter: String {
            get { fields.required("rightsFilter") }
            set { fields.set("rightsFilter", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("properties", [String].self)
            checker.required("rightsFilter", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.ConfigObjectSubscription`.
    ///
    /// Known from the vendor's library.
    public struct ConfigObjectSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:configObjectSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - configurationIds: A list, each a text.
        ///   - properties: A list, each a text.
        ///   - rightsFilter: A text.
        public init(
            configurationIds: [String],
            properties: [String],
            rightsFilter: String
        ) {
            fields = ContractFields()
            fields.set("configurationIds", configurationIds)
            fields.set("properties", properties)
            fields.set("rightsFilter", rightsFilter)
        }
        /// A list, each a text; required.
        public var configurationIds: [String] {
            get { fields.required("configurationIds") }
            set { fields.set("configurationIds", newValue) }
        }
        /// A list, each a text; required.
        public var properties: [String] {
            get { fields.required("properties") }
            set { fields.set("properties", newValue) }
        }
        /// A text; required.
        public var rightsFilter: String {
            get { fields.required("rightsFilter") }
            set { fields.set("rightsFilter", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("configurationIds", [String].self)
            checker.required("properties", [String].self)
            checker.required("rightsFilter", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.ConfigurationError`.
    ///
    /// Known from the vendor's library.
    public struct ConfigurationError: ICWS.Common.Error.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:configurationError" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter message: A text.
        public init(
            message: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("message", message)
        }
        /// A list, each a ``ValidationError``; may be missing.
        public var validationErrors: [ICWS.Configuration.ValidationError]? {
            get { fields.optional("validationErrors") }
            set { fields.set("validationErrors", optional: newValue) }
        }
        /// A list, each a ``LicenseError``; may be missing.
        public var licenseErrors: [ICWS.Configuration.LicenseError]? {
            get { fields.optional("licenseErrors") }
            set { fields.set("licenseErrors", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.Error.checkFields(&checker)
            checker.optional("validationErrors", [ICWS.Configuration.ValidationError].self)
            checker.optional("licenseErrors", [ICWS.Configuration.LicenseError].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.ConfigurationId`.
    ///
    /// Known from the vendor's library.
    public struct ConfigurationId: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:configurationId" }
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

extension ICWS.Configuration {
    /// Contract `Configuration.CustomAttribute`.
    ///
    /// Known from the vendor's library.
    public struct CustomAttribute: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:customAttribute" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter name: A text.
        public init(
            name: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required, may be null.
        public var value: String? {
            get { fields.optional("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.requiredNullable("value", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.ExplicitReference`.
    ///
    /// Known from the vendor's library.
    public struct ExplicitReference: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:explicitReference" }
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
        public var type: String? {
            get { fields.optional("type") }
            set { fields.set("type", optional: newValue) }
        }
        /// A list, each a ``ConfigurationId``; may be missing.
        public var references: [ICWS.Configuration.ConfigurationId]? {
            get { fields.optional("references") }
            set { fields.set("references", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("type", String.self)
            checker.optional("references", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.ExplicitReferencesError`.
    ///
    /// Known from the vendor's library.
    public struct ExplicitReferencesError: ICWS.Common.Error.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:explicitReferencesError" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - message: A text.
        ///   - explicitReferences: A list, each a ``ExplicitReference``.
        public init(
            message: String,
            explicitReferences: [ICWS.Configuration.ExplicitReference]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("message", message)
            fields.set("explicitReferences", explicitReferences)
        }
        /// A list, each a ``ExplicitReference``; required.
        public var explicitReferences: [ICWS.Configuration.ExplicitReference] {
            get { fields.required("explicitReferences") }
            set { fields.set("explicitReferences", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.Error.checkFields(&checker)
            checker.required("explicitReferences", [ICWS.Configuration.ExplicitReference].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.GetObjectError`.
    ///
    /// Known from the vendor's library.
    public struct GetObjectError: ICWS.Common.Error.Kind {
        /// What ``GetObjectError`` and everything that derives from it have.
        public protocol Kind: ICWS.Common.Error.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:getObjectError" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:configuration:getObjectListError"
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
        /// - Parameter message: A text.
        public init(
            message: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("message", message)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.Error.checkFields(&checker)
            checker.optional("select", [String].self)
            checker.optional("rightsFilter", String.self)
        }
    }
}

extension ICWS.Configuration.GetObjectError: ICWS.Configuration.GetObjectError.Kind {}

extension ICWS.Configuration.GetObjectError.Kind {
    /// A list, each a text; may be missing.
    public var select: [String]? {
        get { fields.optional("select") }
        set { fields.set("select", optional: newValue) }
    }
    /// A text; may be missing.
    public var rightsFilter: String? {
        get { fields.optional("rightsFilter") }
        set { fields.set("rightsFilter", optional: newValue) }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.GetObjectListError`.
    ///
    /// Known from the vendor's library.
    public struct GetObjectListError: ICWS.Configuration.GetObjectError.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:getObjectListError" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter message: A text.
        public init(
            message: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("message", message)
        }
        /// A list, each a text; may be missing.
        public var `where`: [String]? {
            get { fields.optional("where") }
            set { fields.set("where", optional: newValue) }
        }
        /// A text; may be missing.
        public var orderBy: String? {
            get { fields.optional("orderBy") }
            set { fields.set("orderBy", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Configuration.GetObjectError.checkFields(&checker)
            checker.optional("where", [String].self)
            checker.optional("orderBy", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.GroupedConfigurationId`.
    ///
    /// Known from the vendor's library.
    public struct GroupedConfigurationId: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:groupedConfigurationId" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - objectType: One of ``ObjectType``.
        ///   - grouping: One of ``ConfigurationIdGrouping``.
        public init(
            objectType: ICWS.Configuration.ObjectType,
            grouping: ICWS.Configuration.ConfigurationIdGrouping
        ) {
            fields = ContractFields()
            fields.set("objectType", objectType)
            fields.set("grouping", grouping)
        }
        /// A text; absent, null or a value.
        public var id: Field<String> {
            get { fields.field("id") }
            set { fields.set("id", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var displayName: Field<String> {
            get { fields.field("displayName") }
            set { fields.set("displayName", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var uri: Field<String> {
            get { fields.field("uri") }
            set { fields.set("uri", field: newValue) }
        }
        /// One of ``ObjectType``; required.
        public var objectType: ICWS.Configuration.ObjectType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// One of ``ConfigurationIdGrouping``; required.
        public var grouping: ICWS.Configuration.ConfigurationIdGrouping {
            get { fields.required("grouping") }
            set { fields.set("grouping", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("id", String.self)
            checker.optional("displayName", String.self)
            checker.optional("uri", String.self)
            checker.required("objectType", ICWS.Configuration.ObjectType.self)
            checker.required("grouping", ICWS.Configuration.ConfigurationIdGrouping.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.IdDisplayName`.
    ///
    /// Known from the vendor's library.
    public struct IdDisplayName: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:idDisplayName" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
            checker.optional("displayName", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritableBooleanProperty`.
    ///
    /// Known from the vendor's library.
    public struct InheritableBooleanProperty: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritableBooleanProperty" }
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
        public var actualValue: Field<Bool> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var effectiveValue: Field<Bool> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var inheritedValue: Field<Bool> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedBooleanValue``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedBooleanValue]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", Bool.self)
            checker.optional("effectiveValue", Bool.self)
            checker.optional("inheritedValue", Bool.self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedBooleanValue].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritableConfigurationId`.
    ///
    /// Known from the vendor's library.
    public struct InheritableConfigurationId: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritableConfigurationId" }
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
        /// A ``ConfigurationId``; absent, null or a value.
        public var actualValue: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var effectiveValue: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// A ``ConfigurationId``; absent, null or a value.
        public var inheritedValue: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedConfigurationId``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedConfigurationId]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", ICWS.Configuration.ConfigurationId.self)
            checker.optional("effectiveValue", ICWS.Configuration.ConfigurationId.self)
            checker.optional("inheritedValue", ICWS.Configuration.ConfigurationId.self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedConfigurationId].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritableConfigurationIdCollection`.
    ///
    /// Known from the vendor's library.
    public struct InheritableConfigurationIdCollection: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritableConfigurationIdCollection" }
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
        public var actualValue: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var effectiveValue: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var inheritedValue: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedConfigurationIdArrayEntry``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedConfigurationIdArrayEntry]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("effectiveValue", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("inheritedValue", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedConfigurationIdArrayEntry].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritableDurationProperty`.
    ///
    /// Known from the vendor's library.
    public struct InheritableDurationProperty: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritableDurationProperty" }
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
        /// A length of time, in seconds; absent, null or a value.
        public var actualValue: Field<ICWS.Seconds> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var effectiveValue: Field<ICWS.Seconds> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// A length of time, in seconds; absent, null or a value.
        public var inheritedValue: Field<ICWS.Seconds> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedDuration``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedDuration]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", ICWS.Seconds.self)
            checker.optional("effectiveValue", ICWS.Seconds.self)
            checker.optional("inheritedValue", ICWS.Seconds.self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedDuration].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritableGroupedConfigurationIdCollection`.
    ///
    /// Known from the vendor's library.
    public struct InheritableGroupedConfigurationIdCollection: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritableGroupedConfigurationIdCollection" }
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
        /// A list, each a ``GroupedConfigurationId``; absent, null or a value.
        public var actualValue: Field<[ICWS.Configuration.GroupedConfigurationId]> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// A list, each a ``GroupedConfigurationId``; absent, null or a value.
        public var effectiveValue: Field<[ICWS.Configuration.GroupedConfigurationId]> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// A list, each a ``GroupedConfigurationId``; absent, null or a value.
        public var inheritedValue: Field<[ICWS.Configuration.GroupedConfigurationId]> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedGroupedConfigurationId``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedGroupedConfigurationId]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", [ICWS.Configuration.GroupedConfigurationId].self)
            checker.optional("effectiveValue", [ICWS.Configuration.GroupedConfigurationId].self)
            checker.optional("inheritedValue", [ICWS.Configuration.GroupedConfigurationId].self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedGroupedConfigurationId].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritableIntProperty`.
    ///
    /// Known from the vendor's library.
    public struct InheritableIntProperty: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritableIntProperty" }
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
        public var actualValue: Field<Int> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var effectiveValue: Field<Int> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// A whole number; absent, null or a value.
        public var inheritedValue: Field<Int> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedInt``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedInt]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", Int.self)
            checker.optional("effectiveValue", Int.self)
            checker.optional("inheritedValue", Int.self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedInt].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritableStringProperty`.
    ///
    /// Known from the vendor's library.
    public struct InheritableStringProperty: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritableStringProperty" }
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
        public var actualValue: Field<String> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var effectiveValue: Field<String> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var inheritedValue: Field<String> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedString``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedString]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", String.self)
            checker.optional("effectiveValue", String.self)
            checker.optional("inheritedValue", String.self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedString].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedBooleanValue`.
    ///
    /// Known from the vendor's library.
    public struct InheritedBooleanValue: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedBooleanValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - from: A ``ConfigurationId``.
        ///   - objectType: One of ``InheritedFromType``.
        ///   - values: True or false.
        public init(
            from: ICWS.Configuration.ConfigurationId,
            objectType: ICWS.Configuration.InheritedFromType,
            values: Bool
        ) {
            fields = ContractFields()
            fields.set("from", from)
            fields.set("objectType", objectType)
            fields.set("values", values)
        }
        /// A ``ConfigurationId``; required.
        public var from: ICWS.Configuration.ConfigurationId {
            get { fields.required("from") }
            set { fields.set("from", newValue) }
        }
        /// One of ``InheritedFromType``; required.
        public var objectType: ICWS.Configuration.InheritedFromType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// True or false; required.
        public var values: Bool {
            get { fields.required("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("from", ICWS.Configuration.ConfigurationId.self)
            checker.required("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.required("values", Bool.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedConfigurationId`.
    ///
    /// Known from the vendor's library.
    public struct InheritedConfigurationId: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedConfigurationId" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - from: A ``ConfigurationId``.
        ///   - objectType: One of ``InheritedFromType``.
        ///   - values: A ``ConfigurationId``.
        public init(
            from: ICWS.Configuration.ConfigurationId,
            objectType: ICWS.Configuration.InheritedFromType,
            values: ICWS.Configuration.ConfigurationId
        ) {
            fields = ContractFields()
            fields.set("from", from)
            fields.set("objectType", objectType)
            fields.set("values", values)
        }
        /// A ``ConfigurationId``; required.
        public var from: ICWS.Configuration.ConfigurationId {
            get { fields.required("from") }
            set { fields.set("from", newValue) }
        }
        /// One of ``InheritedFromType``; required.
        public var objectType: ICWS.Configuration.InheritedFromType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// A ``ConfigurationId``; required.
        public var values: ICWS.Configuration.ConfigurationId {
            get { fields.required("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("from", ICWS.Configuration.ConfigurationId.self)
            checker.required("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.required("values", ICWS.Configuration.ConfigurationId.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedConfigurationIdArrayEntry`.
    ///
    /// Known from the vendor's library.
    public struct InheritedConfigurationIdArrayEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedConfigurationIdArrayEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - from: A ``ConfigurationId``.
        ///   - objectType: One of ``InheritedFromType``.
        ///   - values: A list, each a ``ConfigurationId``.
        public init(
            from: ICWS.Configuration.ConfigurationId,
            objectType: ICWS.Configuration.InheritedFromType,
            values: [ICWS.Configuration.ConfigurationId]
        ) {
            fields = ContractFields()
            fields.set("from", from)
            fields.set("objectType", objectType)
            fields.set("values", values)
        }
        /// A ``ConfigurationId``; required.
        public var from: ICWS.Configuration.ConfigurationId {
            get { fields.required("from") }
            set { fields.set("from", newValue) }
        }
        /// One of ``InheritedFromType``; required.
        public var objectType: ICWS.Configuration.InheritedFromType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// A list, each a ``ConfigurationId``; required.
        public var values: [ICWS.Configuration.ConfigurationId] {
            get { fields.required("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("from", ICWS.Configuration.ConfigurationId.self)
            checker.required("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.required("values", [ICWS.Configuration.ConfigurationId].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedDuration`.
    ///
    /// Known from the vendor's library.
    public struct InheritedDuration: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedDuration" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - from: A ``ConfigurationId``.
        ///   - objectType: One of ``InheritedFromType``.
        ///   - values: A length of time, in seconds.
        public init(
            from: ICWS.Configuration.ConfigurationId,
            objectType: ICWS.Configuration.InheritedFromType,
            values: ICWS.Seconds
        ) {
            fields = ContractFields()
            fields.set("from", from)
            fields.set("objectType", objectType)
            fields.set("values", values)
        }
        /// A ``ConfigurationId``; required.
        public var from: ICWS.Configuration.ConfigurationId {
            get { fields.required("from") }
            set { fields.set("from", newValue) }
        }
        /// One of ``InheritedFromType``; required.
        public var objectType: ICWS.Configuration.InheritedFromType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// A length of time, in seconds; required.
        public var values: ICWS.Seconds {
            get { fields.required("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("from", ICWS.Configuration.ConfigurationId.self)
            checker.required("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.required("values", ICWS.Seconds.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedGroupedConfigurationId`.
    ///
    /// Known from the vendor's library.
    public struct InheritedGroupedConfigurationId: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedGroupedConfigurationId" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - from: A ``ConfigurationId``.
        ///   - objectType: One of ``InheritedFromType``.
        ///   - values: A list, each a ``GroupedConfigurationId``.
        public init(
            from: ICWS.Configuration.ConfigurationId,
            objectType: ICWS.Configuration.InheritedFromType,
            values: [ICWS.Configuration.GroupedConfigurationId]
        ) {
            fields = ContractFields()
            fields.set("from", from)
            fields.set("objectType", objectType)
            fields.set("values", values)
        }
        /// A ``ConfigurationId``; required.
        public var from: ICWS.Configuration.ConfigurationId {
            get { fields.required("from") }
            set { fields.set("from", newValue) }
        }
        /// One of ``InheritedFromType``; required.
        public var objectType: ICWS.Configuration.InheritedFromType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// A list, each a ``GroupedConfigurationId``; required.
        public var values: [ICWS.Configuration.GroupedConfigurationId] {
            get { fields.required("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("from", ICWS.Configuration.ConfigurationId.self)
            checker.required("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.required("values", [ICWS.Configuration.GroupedConfigurationId].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedInt`.
    ///
    /// Known from the vendor's library.
    public struct InheritedInt: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedInt" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - from: A ``ConfigurationId``.
        ///   - objectType: One of ``InheritedFromType``.
        ///   - values: A whole number.
        public init(
            from: ICWS.Configuration.ConfigurationId,
            objectType: ICWS.Configuration.InheritedFromType,
            values: Int
        ) {
            fields = ContractFields()
            fields.set("from", from)
            fields.set("objectType", objectType)
            fields.set("values", values)
        }
        /// A ``ConfigurationId``; required.
        public var from: ICWS.Configuration.ConfigurationId {
            get { fields.required("from") }
            set { fields.set("from", newValue) }
        }
        /// One of ``InheritedFromType``; required.
        public var objectType: ICWS.Configuration.InheritedFromType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// A whole number; required.
        public var values: Int {
            get { fields.required("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("from", ICWS.Configuration.ConfigurationId.self)
            checker.required("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.required("values", Int.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedSkillSetting`.
    ///
    /// Known from the vendor's library.
    public struct InheritedSkillSetting: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedSkillSetting" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - from: A ``ConfigurationId``.
        ///   - objectType: One of ``InheritedFromType``.
        ///   - values: A list, each a ``SkillSetting``.
        public init(
            from: ICWS.Configuration.ConfigurationId,
            objectType: ICWS.Configuration.InheritedFromType,
            values: [ICWS.Configuration.SkillSetting]
        ) {
            fields = ContractFields()
            fields.set("from", from)
            fields.set("objectType", objectType)
            fields.set("values", values)
        }
        /// A ``ConfigurationId``; required.
        public var from: ICWS.Configuration.ConfigurationId {
            get { fields.required("from") }
            set { fields.set("from", newValue) }
        }
        /// One of ``InheritedFromType``; required.
        public var objectType: ICWS.Configuration.InheritedFromType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// A list, each a ``SkillSetting``; required.
        public var values: [ICWS.Configuration.SkillSetting] {
            get { fields.required("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("from", ICWS.Configuration.ConfigurationId.self)
            checker.required("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.required("values", [ICWS.Configuration.SkillSetting].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedString`.
    ///
    /// Known from the vendor's library.
    public struct InheritedString: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedString" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - from: A ``ConfigurationId``.
        ///   - objectType: One of ``InheritedFromType``.
        ///   - values: A text.
        public init(
            from: ICWS.Configuration.ConfigurationId,
            objectType: ICWS.Configuration.InheritedFromType,
            values: String
        ) {
            fields = ContractFields()
            fields.set("from", from)
            fields.set("objectType", objectType)
            fields.set("values", values)
        }
        /// A ``ConfigurationId``; required.
        public var from: ICWS.Configuration.ConfigurationId {
            get { fields.required("from") }
            set { fields.set("from", newValue) }
        }
        /// One of ``InheritedFromType``; required.
        public var objectType: ICWS.Configuration.InheritedFromType {
            get { fields.required("objectType") }
            set { fields.set("objectType", newValue) }
        }
        /// A text; required.
        public var values: String {
            get { fields.required("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("from", ICWS.Configuration.ConfigurationId.self)
            checker.required("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.required("values", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.InheritedUtilizationSetting`.
    ///
    /// Known from the vendor's library.
    public struct InheritedUtilizationSetting: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:inheritedUtilizationSetting" }
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
        /// A ``ConfigurationId``; absent, null or a value.
        public var from: Field<ICWS.Configuration.ConfigurationId> {
            get { fields.field("from") }
            set { fields.set("from", field: newValue) }
        }
        /// One of ``InheritedFromType``; absent, null or a value.
        public var objectType: Field<ICWS.Configuration.InheritedFromType> {
            get { fields.field("objectType") }
            set { fields.set("objectType", field: newValue) }
        }
        /// A list, each a ``UtilizationSetting``; required, may be null.
        public var values: [ICWS.Configuration.UtilizationSetting]? {
            get { fields.optional("values") }
            set { fields.set("values", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("from", ICWS.Configuration.ConfigurationId.self)
            checker.optional("objectType", ICWS.Configuration.InheritedFromType.self)
            checker.requiredNullable("values", [ICWS.Configuration.UtilizationSetting].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.IvrHandlersResult`.
    ///
    /// Known from the vendor's library.
    public struct IvrHandlersResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:ivrHandlersResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter id: A list, each a text.
        public init(
            id: [String]
        ) {
            fields = ContractFields()
            fields.set("id", id)
        }
        /// A list, each a text; required.
        public var id: [String] {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", [String].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.LanguagesEntry`.
    ///
    /// Known from the vendor's library.
    public struct LanguagesEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:languagesEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter language: A ``IdDisplayName``.
        public init(
            language: ICWS.Configuration.IdDisplayName
        ) {
            fields = ContractFields()
            fields.set("language", language)
        }
        /// A ``IdDisplayName``; required.
        public var language: ICWS.Configuration.IdDisplayName {
            get { fields.required("language") }
            set { fields.set("language", newValue) }
        }
        /// A list, each a ``IdDisplayName``; absent, null or a value.
        public var countries: Field<[ICWS.Configuration.IdDisplayName]> {
            get { fields.field("countries") }
            set { fields.set("countries", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("language", ICWS.Configuration.IdDisplayName.self)
            checker.optional("countries", [ICWS.Configuration.IdDisplayName].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.LanguagesResult`.
    ///
    /// Known from the vendor's library.
    public struct LanguagesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:languagesResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter languages: A list, each a ``LanguagesEntry``.
        public init(
            languages: [ICWS.Configuration.LanguagesEntry]
        ) {
            fields = ContractFields()
            fields.set("languages", languages)
        }
        /// A list, each a ``LanguagesEntry``; required.
        public var languages: [ICWS.Configuration.LanguagesEntry] {
            get { fields.required("languages") }
            set { fields.set("languages", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("languages", [ICWS.Configuration.LanguagesEntry].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.LicenseError`.
    ///
    /// Known from the vendor's library.
    public struct LicenseError: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:licenseError" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - licenseErrorType: One of ``LicenseErrorType``.
        ///   - license: A ``ConfigurationId``.
        public init(
            licenseErrorType: ICWS.Configuration.LicenseErrorType,
            license: ICWS.Configuration.ConfigurationId
        ) {
            fields = ContractFields()
            fields.set("licenseErrorType", licenseErrorType)
            fields.set("license", license)
        }
        /// One of ``LicenseErrorType``; required.
        public var licenseErrorType: ICWS.Configuration.LicenseErrorType {
            get { fields.required("licenseErrorType") }
            set { fields.set("licenseErrorType", newValue) }
        }
        /// A ``ConfigurationId``; required.
        public var license: ICWS.Configuration.ConfigurationId {
            get { fields.required("license") }
            set { fields.set("license", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("licenseErrorType", ICWS.Configuration.LicenseErrorType.self)
            checker.required("license", ICWS.Configuration.ConfigurationId.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.LicenseProperties`.
    ///
    /// Known from the vendor's library.
    public struct LicenseProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:licenseProperties" }
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
        public var acdSocialMedia: Field<Bool> {
            get { fields.field("acdSocialMedia") }
            set { fields.set("acdSocialMedia", field: newValue) }
        }
        /// A list, each a ``ConfigurationId``; absent, null or a value.
        public var additionalLicenses: Field<[ICWS.Configuration.ConfigurationId]> {
            get { fields.field("additionalLicenses") }
            set { fields.set("additionalLicenses", field: newValue) }
        }
        /// One of ``LicenseAllocationType``; absent, null or a value.
        public var allocationType: Field<ICWS.Configuration.LicenseAllocationType> {
            get { fields.field("allocationType") }
            set { fields.set("allocationType", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var hasClientAccess: Field<Bool> {
            get { fields.field("hasClientAccess") }
            set { fields.set("hasClientAccess", field: newValue) }
        }
        /// One of ``InteractionProcessAutomationLicenseType``; absent, null or a value.
        public var interactionProcessAutomationType: Field<ICWS.Configuration.InteractionProcessAutomationLicenseType> {
            get { fields.field("interactionProcessAutomationType") }
            set { fields.set("interactionProcessAutomationType", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var licenseActive: Field<Bool> {
            get { fields.field("licenseActive") }
            set { fields.set("licenseActive", field: newValue) }
        }
        /// One of ``MediaLevel``; absent, null or a value.
        public var mediaLevel: Field<ICWS.Configuration.MediaLevel> {
            get { fields.field("mediaLevel") }
            set { fields.set("mediaLevel", field: newValue) }
        }
        /// A list, each one of ``MediaType``; absent, null or a value.
        public var mediaTypes: Field<[ICWS.Configuration.MediaType]> {
            get { fields.field("mediaTypes") }
            set { fields.set("mediaTypes", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("acdSocialMedia", Bool.self)
            checker.optional("additionalLicenses", [ICWS.Configuration.ConfigurationId].self)
            checker.optional("allocationType", ICWS.Configuration.LicenseAllocationType.self)
            checker.optional("hasClientAccess", Bool.self)
            checker.optional(
                "interactionProcessAutomationType", ICWS.Configuration.InteractionProcessAutomationLicenseType.self)
            checker.optional("licenseActive", Bool.self)
            checker.optional("mediaLevel", ICWS.Configuration.MediaLevel.self)
            checker.optional("mediaTypes", [ICWS.Configuration.MediaType].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.LicensedLanguagesResult`.
    ///
    /// Known from the vendor's library.
    public struct LicensedLanguagesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:licensedLanguagesResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter languages: A list, each a text.
        public init(
            languages: [String]
        ) {
            fields = ContractFields()
            fields.set("languages", languages)
        }
        /// A list, each a text; required.
        public var languages: [String] {
            get { fields.required("languages") }
            set { fields.set("languages", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("languages", [String].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.MailboxProperties`.
    ///
    /// Known from the vendor's library.
    public struct MailboxProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:mailboxProperties" }
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
        public var directoryMoniker: Field<String> {
            get { fields.field("directoryMoniker") }
            set { fields.set("directoryMoniker", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var displayName: Field<String> {
            get { fields.field("displayName") }
            set { fields.set("displayName", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var emailAddress: Field<String> {
            get { fields.field("emailAddress") }
            set { fields.set("emailAddress", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var mailboxMoniker: Field<String> {
            get { fields.field("mailboxMoniker") }
            set { fields.set("mailboxMoniker", field: newValue) }
        }
        /// One of ``MailboxType``; absent, null or a value.
        public var type: Field<ICWS.Configuration.MailboxType> {
            get { fields.field("type") }
            set { fields.set("type", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("directoryMoniker", String.self)
            checker.optional("displayName", String.self)
            checker.optional("emailAddress", String.self)
            checker.optional("mailboxMoniker", String.self)
            checker.optional("type", ICWS.Configuration.MailboxType.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.MultiLanguageString`.
    ///
    /// Known from the vendor's library.
    public struct MultiLanguageString: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:multiLanguageString" }
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
        public var defaultValue: String? {
            get { fields.optional("defaultValue") }
            set { fields.set("defaultValue", optional: newValue) }
        }
        /// A list, each a ``MultiLanguageValue``; may be missing.
        public var multiLanguageValues: [ICWS.Configuration.MultiLanguageValue]? {
            get { fields.optional("multiLanguageValues") }
            set { fields.set("multiLanguageValues", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("defaultValue", String.self)
            checker.optional("multiLanguageValues", [ICWS.Configuration.MultiLanguageValue].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.MultiLanguageValue`.
    ///
    /// Known from the vendor's library.
    public struct MultiLanguageValue: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:multiLanguageValue" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - language: A text.
        ///   - value: A text.
        public init(
            language: String,
            value: String
        ) {
            fields = ContractFields()
            fields.set("language", language)
            fields.set("value", value)
        }
        /// A text; required.
        public var language: String {
            get { fields.required("language") }
            set { fields.set("language", newValue) }
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
            checker.required("language", String.self)
            checker.required("value", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.SkillSetting`.
    ///
    /// Known from the vendor's library.
    public struct SkillSetting: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:skillSetting" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A ``ConfigurationId``.
        ///   - proficiency: A whole number.
        ///   - desireToUse: A whole number.
        public init(
            id: ICWS.Configuration.ConfigurationId,
            proficiency: Int,
            desireToUse: Int
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("proficiency", proficiency)
            fields.set("desireToUse", desireToUse)
        }
        /// A ``ConfigurationId``; required.
        public var id: ICWS.Configuration.ConfigurationId {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A whole number; required.
        public var proficiency: Int {
            get { fields.required("proficiency") }
            set { fields.set("proficiency", newValue) }
        }
        /// A whole number; required.
        public var desireToUse: Int {
            get { fields.required("desireToUse") }
            set { fields.set("desireToUse", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", ICWS.Configuration.ConfigurationId.self)
            checker.required("proficiency", Int.self)
            checker.required("desireToUse", Int.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.SkillSettingsProperties`.
    ///
    /// Known from the vendor's library.
    public struct SkillSettingsProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:skillSettingsProperties" }
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
        /// A list, each a ``SkillSetting``; absent, null or a value.
        public var actualValue: Field<[ICWS.Configuration.SkillSetting]> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// A list, each a ``SkillSetting``; absent, null or a value.
        public var effectiveValue: Field<[ICWS.Configuration.SkillSetting]> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// A list, each a ``SkillSetting``; absent, null or a value.
        public var inheritedValue: Field<[ICWS.Configuration.SkillSetting]> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedSkillSetting``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedSkillSetting]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", [ICWS.Configuration.SkillSetting].self)
            checker.optional("effectiveValue", [ICWS.Configuration.SkillSetting].self)
            checker.optional("inheritedValue", [ICWS.Configuration.SkillSetting].self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedSkillSetting].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.SubObjectSet`.
    ///
    /// Known from the vendor's library.
    public struct SubObjectSet: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:subObjectSet" }
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
        /// A list, each a ``UpdateOperationResult``; required, may be null.
        public var subObjects: [ICWS.Configuration.UpdateOperationResult]? {
            get { fields.optional("subObjects") }
            set { fields.set("subObjects", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.requiredNullable("subObjects", [ICWS.Configuration.UpdateOperationResult].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.SupportedLanguagesResult`.
    ///
    /// Known from the vendor's library.
    public struct SupportedLanguagesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:supportedLanguagesResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter languages: A list, each a text.
        public init(
            languages: [String]
        ) {
            fields = ContractFields()
            fields.set("languages", languages)
        }
        /// A list, each a text; required.
        public var languages: [String] {
            get { fields.required("languages") }
            set { fields.set("languages", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("languages", [String].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.System`.
    ///
    /// Known from the vendor's library.
    public struct SystemContract: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:system" }
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
        /// A ``IdDisplayName``; absent, null or a value.
        public var defaultLanguage: Field<ICWS.Configuration.IdDisplayName> {
            get { fields.field("defaultLanguage") }
            set { fields.set("defaultLanguage", field: newValue) }
        }
        /// A list, each a ``IdDisplayName``; absent, null or a value.
        public var installedLanguagePacks: Field<[ICWS.Configuration.IdDisplayName]> {
            get { fields.field("installedLanguagePacks") }
            set { fields.set("installedLanguagePacks", field: newValue) }
        }
        /// A list, each a ``IdDisplayName``; absent, null or a value.
        public var languages: Field<[ICWS.Configuration.IdDisplayName]> {
            get { fields.field("languages") }
            set { fields.set("languages", field: newValue) }
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
            checker.optional("defaultLanguage", ICWS.Configuration.IdDisplayName.self)
            checker.optional("installedLanguagePacks", [ICWS.Configuration.IdDisplayName].self)
            checker.optional("languages", [ICWS.Configuration.IdDisplayName].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.SystemMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct SystemMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:systemMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/configuration/system/{subscriptionId}"
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
        ///   - system: A ``SystemContract``.
        public init(
            isDelta: Bool,
            system: ICWS.Configuration.SystemContract
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("system", system)
        }
        /// A ``SystemContract``; required.
        public var system: ICWS.Configuration.SystemContract {
            get { fields.required("system") }
            set { fields.set("system", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("system", ICWS.Configuration.SystemContract.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.TimeZonesEntry`.
    ///
    /// Known from the vendor's library.
    public struct TimeZonesEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:timeZonesEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - timeZone: A text.
        ///   - displayName: A text.
        public init(
            timeZone: String,
            displayName: String
        ) {
            fields = ContractFields()
            fields.set("timeZone", timeZone)
            fields.set("displayName", displayName)
        }
        /// A text; required.
        public var timeZone: String {
            get { fields.required("timeZone") }
            set { fields.set("timeZone", newValue) }
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("timeZone", String.self)
            checker.required("displayName", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.TimeZonesResult`.
    ///
    /// Known from the vendor's library.
    public struct TimeZonesResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:timeZonesResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter timeZones: A list, each a ``TimeZonesEntry``.
        public init(
            timeZones: [ICWS.Configuration.TimeZonesEntry]
        ) {
            fields = ContractFields()
            fields.set("timeZones", timeZones)
        }
        /// A list, each a ``TimeZonesEntry``; required.
        public var timeZones: [ICWS.Configuration.TimeZonesEntry] {
            get { fields.required("timeZones") }
            set { fields.set("timeZones", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("timeZones", [ICWS.Configuration.TimeZonesEntry].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.UpdateOperationResult`.
    ///
    /// Known from the vendor's library.
    public struct UpdateOperationResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:updateOperationResult" }
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
        /// A text; may be missing.
        public var uri: String? {
            get { fields.optional("uri") }
            set { fields.set("uri", optional: newValue) }
        }
        /// A list, each a ``LicenseError``; may be missing.
        public var licenseProblems: [ICWS.Configuration.LicenseError]? {
            get { fields.optional("licenseProblems") }
            set { fields.set("licenseProblems", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
            checker.optional("uri", String.self)
            checker.optional("licenseProblems", [ICWS.Configuration.LicenseError].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.UtilizationSetting`.
    ///
    /// Known from the vendor's library.
    public struct UtilizationSetting: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:utilizationSetting" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - mediaType: One of ``MediaType``.
        ///   - utilization: A whole number.
        ///   - maxAssignable: A whole number.
        public init(
            mediaType: ICWS.Configuration.MediaType,
            utilization: Int,
            maxAssignable: Int
        ) {
            fields = ContractFields()
            fields.set("mediaType", mediaType)
            fields.set("utilization", utilization)
            fields.set("maxAssignable", maxAssignable)
        }
        /// One of ``MediaType``; required.
        public var mediaType: ICWS.Configuration.MediaType {
            get { fields.required("mediaType") }
            set { fields.set("mediaType", newValue) }
        }
        /// A whole number; required.
        public var utilization: Int {
            get { fields.required("utilization") }
            set { fields.set("utilization", newValue) }
        }
        /// A whole number; required.
        public var maxAssignable: Int {
            get { fields.required("maxAssignable") }
            set { fields.set("maxAssignable", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("mediaType", ICWS.Configuration.MediaType.self)
            checker.required("utilization", Int.self)
            checker.required("maxAssignable", Int.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.UtilizationSettingsProperties`.
    ///
    /// Known from the vendor's library.
    public struct UtilizationSettingsProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:utilizationSettingsProperties" }
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
        /// A list, each a ``UtilizationSetting``; absent, null or a value.
        public var actualValue: Field<[ICWS.Configuration.UtilizationSetting]> {
            get { fields.field("actualValue") }
            set { fields.set("actualValue", field: newValue) }
        }
        /// A list, each a ``UtilizationSetting``; absent, null or a value.
        public var effectiveValue: Field<[ICWS.Configuration.UtilizationSetting]> {
            get { fields.field("effectiveValue") }
            set { fields.set("effectiveValue", field: newValue) }
        }
        /// A list, each a ``UtilizationSetting``; absent, null or a value.
        public var inheritedValue: Field<[ICWS.Configuration.UtilizationSetting]> {
            get { fields.field("inheritedValue") }
            set { fields.set("inheritedValue", field: newValue) }
        }
        /// A list, each a ``InheritedUtilizationSetting``; absent, null or a value.
        public var inheritedFrom: Field<[ICWS.Configuration.InheritedUtilizationSetting]> {
            get { fields.field("inheritedFrom") }
            set { fields.set("inheritedFrom", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("actualValue", [ICWS.Configuration.UtilizationSetting].self)
            checker.optional("effectiveValue", [ICWS.Configuration.UtilizationSetting].self)
            checker.optional("inheritedValue", [ICWS.Configuration.UtilizationSetting].self)
            checker.optional("inheritedFrom", [ICWS.Configuration.InheritedUtilizationSetting].self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.ValidationError`.
    ///
    /// Known from the vendor's library.
    public struct ValidationError: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:validationError" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - validationErrorType: One of ``ValidationErrorType``.
        ///   - propertyName: A text.
        ///   - propertyValue: A text.
        public init(
            validationErrorType: ICWS.Configuration.ValidationErrorType,
            propertyName: String,
            propertyValue: String
        ) {
            fields = ContractFields()
            fields.set("validationErrorType", validationErrorType)
            fields.set("propertyName", propertyName)
            fields.set("propertyValue", propertyValue)
        }
        /// One of ``ValidationErrorType``; required.
        public var validationErrorType: ICWS.Configuration.ValidationErrorType {
            get { fields.required("validationErrorType") }
            set { fields.set("validationErrorType", newValue) }
        }
        /// A text; required.
        public var propertyName: String {
            get { fields.required("propertyName") }
            set { fields.set("propertyName", newValue) }
        }
        /// A text; required.
        public var propertyValue: String {
            get { fields.required("propertyValue") }
            set { fields.set("propertyValue", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("validationErrorType", ICWS.Configuration.ValidationErrorType.self)
            checker.required("propertyName", String.self)
            checker.required("propertyValue", String.self)
        }
    }
}

extension ICWS.Configuration {
    /// Contract `Configuration.WorkgroupMailboxProperties`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupMailboxProperties: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration:workgroupMailboxProperties" }
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
        public var displayName: Field<String> {
            get { fields.field("displayName") }
            set { fields.set("displayName", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var emailAddress: Field<String> {
            get { fields.field("emailAddress") }
            set { fields.set("emailAddress", field: newValue) }
        }
        /// One of ``MailboxType``; absent, null or a value.
        public var type: Field<ICWS.Configuration.MailboxType> {
            get { fields.field("type") }
            set { fields.set("type", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("displayName", String.self)
            checker.optional("emailAddress", String.self)
            checker.optional("type", ICWS.Configuration.MailboxType.self)
        }
    }
}
