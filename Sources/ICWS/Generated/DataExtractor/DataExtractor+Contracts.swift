// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.Column`.
    ///
    /// Known from the vendor's library.
    public struct Column: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:column" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.Job`.
    ///
    /// Known from the vendor's library.
    public struct Job: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:job" }
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
        /// A ``JobStatus``; may be missing.
        public var jobStatus: ICWS.DataExtractor.JobStatus? {
            get { fields.optional("jobStatus") }
            set { fields.set("jobStatus", optional: newValue) }
        }
        /// A ``JobConfig``; may be missing.
        public var jobConfig: ICWS.DataExtractor.JobConfig? {
            get { fields.optional("jobConfig") }
            set { fields.set("jobConfig", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("jobStatus", ICWS.DataExtractor.JobStatus.self)
            checker.optional("jobConfig", ICWS.DataExtractor.JobConfig.self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.JobConfig`.
    ///
    /// Known from the vendor's library.
    public struct JobConfig: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:jobConfig" }
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
        ///   - submittedUserId: A text.
        public init(
            name: String,
            submittedUserId: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("submittedUserId", submittedUserId)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var submittedUserId: String {
            get { fields.required("submittedUserId") }
            set { fields.set("submittedUserId", newValue) }
        }
        /// A text; may be missing.
        public var id: String? {
            get { fields.optional("id") }
            set { fields.set("id", optional: newValue) }
        }
        /// A ``Tables``; may be missing.
        public var tables: ICWS.DataExtractor.Tables? {
            get { fields.optional("tables") }
            set { fields.set("tables", optional: newValue) }
        }
        /// A ``Views``; may be missing.
        public var views: ICWS.DataExtractor.Views? {
            get { fields.optional("views") }
            set { fields.set("views", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startTimeFilter: ICWS.DateTime? {
            get { fields.optional("startTimeFilter") }
            set { fields.set("startTimeFilter", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var endTimeFilter: ICWS.DateTime? {
            get { fields.optional("endTimeFilter") }
            set { fields.set("endTimeFilter", optional: newValue) }
        }
        /// A list, each a ``SiteIdFilter``; may be missing.
        public var siteIdFilters: [ICWS.DataExtractor.SiteIdFilter]? {
            get { fields.optional("siteIdFilters") }
            set { fields.set("siteIdFilters", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("submittedUserId", String.self)
            checker.optional("id", String.self)
            checker.optional("tables", ICWS.DataExtractor.Tables.self)
            checker.optional("views", ICWS.DataExtractor.Views.self)
            checker.optional("startTimeFilter", ICWS.DateTime.self)
            checker.optional("endTimeFilter", ICWS.DateTime.self)
            checker.optional("siteIdFilters", [ICWS.DataExtractor.SiteIdFilter].self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.JobReponse`.
    ///
    /// Known from the vendor's library.
    public struct JobReponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:jobReponse" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", String.self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.JobStatus`.
    ///
    /// Known from the vendor's library.
    public struct JobStatus: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:jobStatus" }
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
        ///   - submittedUserId: A text.
        ///   - id: A text.
        ///   - submittedUserSiteId: A whole number.
        public init(
            name: String,
            submittedUserId: String,
            id: String,
            submittedUserSiteId: Int
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("submittedUserId", submittedUserId)
            fields.set("id", id)
            fields.set("submittedUserSiteId", submittedUserSiteId)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var submittedUserId: String {
            get { fields.required("submittedUserId") }
            set { fields.set("submittedUserId", newValue) }
        }
        /// A text; required.
        public var id: String {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A whole number; required.
        public var submittedUserSiteId: Int {
            get { fields.required("submittedUserSiteId") }
            set { fields.set("submittedUserSiteId", newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var submitTime: ICWS.DateTime? {
            get { fields.optional("submitTime") }
            set { fields.set("submitTime", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var queuedTime: ICWS.DateTime? {
            get { fields.optional("queuedTime") }
            set { fields.set("queuedTime", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var canceledTime: ICWS.DateTime? {
            get { fields.optional("canceledTime") }
            set { fields.set("canceledTime", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var finishedTime: ICWS.DateTime? {
            get { fields.optional("finishedTime") }
            set { fields.set("finishedTime", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var startedTime: ICWS.DateTime? {
            get { fields.optional("startedTime") }
            set { fields.set("startedTime", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var failedTime: ICWS.DateTime? {
            get { fields.optional("failedTime") }
            set { fields.set("failedTime", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var stateChangedTime: ICWS.DateTime? {
            get { fields.optional("stateChangedTime") }
            set { fields.set("stateChangedTime", optional: newValue) }
        }
        /// A text; may be missing.
        public var cancelUserId: String? {
            get { fields.optional("cancelUserId") }
            set { fields.set("cancelUserId", optional: newValue) }
        }
        /// A text; may be missing.
        public var outputFolder: String? {
            get { fields.optional("outputFolder") }
            set { fields.set("outputFolder", optional: newValue) }
        }
        /// A text; may be missing.
        public var errorInfo: String? {
            get { fields.optional("errorInfo") }
            set { fields.set("errorInfo", optional: newValue) }
        }
        /// One of ``State``; may be missing.
        public var state: ICWS.DataExtractor.State? {
            get { fields.optional("state") }
            set { fields.set("state", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("submittedUserId", String.self)
            checker.required("id", String.self)
            checker.required("submittedUserSiteId", Int.self)
            checker.optional("submitTime", ICWS.DateTime.self)
            checker.optional("queuedTime", ICWS.DateTime.self)
            checker.optional("canceledTime", ICWS.DateTime.self)
            checker.optional("finishedTime", ICWS.DateTime.self)
            checker.optional("startedTime", ICWS.DateTime.self)
            checker.optional("failedTime", ICWS.DateTime.self)
            checker.optional("stateChangedTime", ICWS.DateTime.self)
            checker.optional("cancelUserId", String.self)
            checker.optional("outputFolder", String.self)
            checker.optional("errorInfo", String.self)
            checker.optional("state", ICWS.DataExtractor.State.self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.JobStatusMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses` (inferred).
    ///
    /// Known from the vendor's library.
    public struct JobStatusMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:jobStatusMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/data-extractor/jobs-statuses"
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
        ///   - jobStatusList: A list, each a ``JobStatus``.
        public init(
            isDelta: Bool,
            jobStatusList: [ICWS.DataExtractor.JobStatus]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("jobStatusList", jobStatusList)
        }
        /// A list, each a ``JobStatus``; required.
        public var jobStatusList: [ICWS.DataExtractor.JobStatus] {
            get { fields.required("jobStatusList") }
            set { fields.set("jobStatusList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("jobStatusList", [ICWS.DataExtractor.JobStatus].self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.JobStatusSubscription`.
    ///
    /// Known from the vendor's library.
    public struct JobStatusSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:jobStatusSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter jobIds: A list, each a text.
        public init(
            jobIds: [String]
        ) {
            fields = ContractFields()
            fields.set("jobIds", jobIds)
        }
        /// A list, each a text; required.
        public var jobIds: [String] {
            get { fields.required("jobIds") }
            set { fields.set("jobIds", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("jobIds", [String].self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.Jobs`.
    ///
    /// Known from the vendor's library.
    public struct Jobs: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:jobs" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter jobList: A list, each a ``Job``.
        public init(
            jobList: [ICWS.DataExtractor.Job]
        ) {
            fields = ContractFields()
            fields.set("jobList", jobList)
        }
        /// A list, each a ``Job``; required.
        public var jobList: [ICWS.DataExtractor.Job] {
            get { fields.required("jobList") }
            set { fields.set("jobList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("jobList", [ICWS.DataExtractor.Job].self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.SiteIdFilter`.
    ///
    /// Known from the vendor's library.
    public struct SiteIdFilter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:siteIdFilter" }
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
        public var name: String? {
            get { fields.optional("name") }
            set { fields.set("name", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("name", String.self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.Table`.
    ///
    /// Known from the vendor's library.
    public struct Table: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:table" }
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
        ///   - column: A list, each a ``Column``.
        public init(
            name: String,
            column: [ICWS.DataExtractor.Column]
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("column", column)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var dateTimeFilterColumn: String? {
            get { fields.optional("dateTimeFilterColumn") }
            set { fields.set("dateTimeFilterColumn", optional: newValue) }
        }
        /// A text; may be missing.
        public var siteIdFilterColumn: String? {
            get { fields.optional("siteIdFilterColumn") }
            set { fields.set("siteIdFilterColumn", optional: newValue) }
        }
        /// A list, each a ``Column``; required.
        public var column: [ICWS.DataExtractor.Column] {
            get { fields.required("column") }
            set { fields.set("column", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("dateTimeFilterColumn", String.self)
            checker.optional("siteIdFilterColumn", String.self)
            checker.required("column", [ICWS.DataExtractor.Column].self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.Tables`.
    ///
    /// Known from the vendor's library.
    public struct Tables: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:tables" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter tableList: A list, each a ``Table``.
        public init(
            tableList: [ICWS.DataExtractor.Table]
        ) {
            fields = ContractFields()
            fields.set("tableList", tableList)
        }
        /// A list, each a ``Table``; required.
        public var tableList: [ICWS.DataExtractor.Table] {
            get { fields.required("tableList") }
            set { fields.set("tableList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("tableList", [ICWS.DataExtractor.Table].self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.View`.
    ///
    /// Known from the vendor's library.
    public struct View: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:view" }
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
        ///   - column: A list, each a ``Column``.
        public init(
            name: String,
            column: [ICWS.DataExtractor.Column]
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("column", column)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var dateTimeFilterColumn: String? {
            get { fields.optional("dateTimeFilterColumn") }
            set { fields.set("dateTimeFilterColumn", optional: newValue) }
        }
        /// A text; may be missing.
        public var siteIdFilterColumn: String? {
            get { fields.optional("siteIdFilterColumn") }
            set { fields.set("siteIdFilterColumn", optional: newValue) }
        }
        /// A list, each a ``Column``; required.
        public var column: [ICWS.DataExtractor.Column] {
            get { fields.required("column") }
            set { fields.set("column", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("dateTimeFilterColumn", String.self)
            checker.optional("siteIdFilterColumn", String.self)
            checker.required("column", [ICWS.DataExtractor.Column].self)
        }
    }
}

extension ICWS.DataExtractor {
    /// Contract `DataExtractor.Views`.
    ///
    /// Known from the vendor's library.
    public struct Views: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataExtractor:views" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter viewList: A list, each a ``View``.
        public init(
            viewList: [ICWS.DataExtractor.View]
        ) {
            fields = ContractFields()
            fields.set("viewList", viewList)
        }
        /// A list, each a ``View``; required.
        public var viewList: [ICWS.DataExtractor.View] {
            get { fields.required("viewList") }
            set { fields.set("viewList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("viewList", [ICWS.DataExtractor.View].self)
        }
    }
}
