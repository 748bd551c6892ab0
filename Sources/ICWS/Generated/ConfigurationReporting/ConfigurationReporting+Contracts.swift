// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.Reporting {
    /// Contract `Configuration.Reporting.HistoricalReport`.
    ///
    /// Known from the vendor's library.
    public struct HistoricalReport: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.reporting:historicalReport" }
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

extension ICWS.Configuration.Reporting {
    /// Contract `Configuration.Reporting.HistoricalReports`.
    ///
    /// Known from the vendor's library.
    public struct HistoricalReports: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.reporting:historicalReports" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``HistoricalReport``.
        public init(
            items: [ICWS.Configuration.Reporting.HistoricalReport]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``HistoricalReport``; required.
        public var items: [ICWS.Configuration.Reporting.HistoricalReport] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Reporting.HistoricalReport].self)
        }
    }
}

extension ICWS.Configuration.Reporting {
    /// Contract `Configuration.Reporting.LegacyHistoricalReport`.
    ///
    /// Known from the vendor's library.
    public struct LegacyHistoricalReport: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.reporting:legacyHistoricalReport" }
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

extension ICWS.Configuration.Reporting {
    /// Contract `Configuration.Reporting.LegacyHistoricalReports`.
    ///
    /// Known from the vendor's library.
    public struct LegacyHistoricalReports: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.reporting:legacyHistoricalReports" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``LegacyHistoricalReport``.
        public init(
            items: [ICWS.Configuration.Reporting.LegacyHistoricalReport]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``LegacyHistoricalReport``; required.
        public var items: [ICWS.Configuration.Reporting.LegacyHistoricalReport] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Reporting.LegacyHistoricalReport].self)
        }
    }
}

extension ICWS.Configuration.Reporting {
    /// Contract `Configuration.Reporting.ReportLog`.
    ///
    /// Known from the vendor's library.
    public struct ReportLog: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.reporting:reportLog" }
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

extension ICWS.Configuration.Reporting {
    /// Contract `Configuration.Reporting.ReportLogs`.
    ///
    /// Known from the vendor's library.
    public struct ReportLogs: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.reporting:reportLogs" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter items: A list, each a ``ReportLog``.
        public init(
            items: [ICWS.Configuration.Reporting.ReportLog]
        ) {
            fields = ContractFields()
            fields.set("items", items)
        }
        /// A list, each a ``ReportLog``; required.
        public var items: [ICWS.Configuration.Reporting.ReportLog] {
            get { fields.required("items") }
            set { fields.set("items", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("items", [ICWS.Configuration.Reporting.ReportLog].self)
        }
    }
}
