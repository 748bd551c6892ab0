// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore
public import ICWSMessaging
public import ICWSQueues
public import ICWSStatus

extension ICWS.Directories {
    /// Contract `Directories.ContactAccessRights`.
    ///
    /// Known from the vendor's library.
    public struct ContactAccessRights: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:contactAccessRights" }
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
        public var read: Bool? {
            get { fields.optional("read") }
            set { fields.set("read", optional: newValue) }
        }
        /// True or false; may be missing.
        public var create: Bool? {
            get { fields.optional("create") }
            set { fields.set("create", optional: newValue) }
        }
        /// True or false; may be missing.
        public var update: Bool? {
            get { fields.optional("update") }
            set { fields.set("update", optional: newValue) }
        }
        /// True or false; may be missing.
        public var delete: Bool? {
            get { fields.optional("delete") }
            set { fields.set("delete", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("read", Bool.self)
            checker.optional("create", Bool.self)
            checker.optional("update", Bool.self)
            checker.optional("delete", Bool.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.ContactEntry`.
    ///
    /// Known from the vendor's library.
    public struct ContactEntry: ICWS.Directories.ContactEntryBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:contactEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - entryID: A text.
        ///   - index: A whole number.
        public init(
            entryID: String,
            index: Int
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("entryID", entryID)
            fields.set("index", index)
        }
        /// A text; may be missing.
        public var alias: String? {
            get { fields.optional("alias") }
            set { fields.set("alias", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var assistantPhone: ICWS.Common.PhoneNumber? {
            get { fields.optional("assistantPhone") }
            set { fields.set("assistantPhone", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var businessPhone: ICWS.Common.PhoneNumber? {
            get { fields.optional("businessPhone") }
            set { fields.set("businessPhone", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var businessPhone2: ICWS.Common.PhoneNumber? {
            get { fields.optional("businessPhone2") }
            set { fields.set("businessPhone2", optional: newValue) }
        }
        /// A text; required.
        public var entryID: String {
            get { fields.required("entryID") }
            set { fields.set("entryID", newValue) }
        }
        /// A text; may be missing.
        public var `extension`: String? {
            get { fields.optional("extension") }
            set { fields.set("extension", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var fax: ICWS.Common.PhoneNumber? {
            get { fields.optional("fax") }
            set { fields.set("fax", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var homePhone: ICWS.Common.PhoneNumber? {
            get { fields.optional("homePhone") }
            set { fields.set("homePhone", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var homePhone2: ICWS.Common.PhoneNumber? {
            get { fields.optional("homePhone2") }
            set { fields.set("homePhone2", optional: newValue) }
        }
        /// A whole number; required.
        public var index: Int {
            get { fields.required("index") }
            set { fields.set("index", newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var mobilePhone: ICWS.Common.PhoneNumber? {
            get { fields.optional("mobilePhone") }
            set { fields.set("mobilePhone", optional: newValue) }
        }
        /// A text; may be missing.
        public var ownerID: String? {
            get { fields.optional("ownerID") }
            set { fields.set("ownerID", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var pager: ICWS.Common.PhoneNumber? {
            get { fields.optional("pager") }
            set { fields.set("pager", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var skills: [String]? {
            get { fields.optional("skills") }
            set { fields.set("skills", optional: newValue) }
        }
        /// A text; may be missing.
        public var trackerData: String? {
            get { fields.optional("trackerData") }
            set { fields.set("trackerData", optional: newValue) }
        }
        /// A text; may be missing.
        public var userID: String? {
            get { fields.optional("userID") }
            set { fields.set("userID", optional: newValue) }
        }
        /// A text; may be missing.
        public var voicemailLocation: String? {
            get { fields.optional("voicemailLocation") }
            set { fields.set("voicemailLocation", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var workgroups: [String]? {
            get { fields.optional("workgroups") }
            set { fields.set("workgroups", optional: newValue) }
        }
        /// True or false; may be missing.
        public var activated: Bool? {
            get { fields.optional("activated") }
            set { fields.set("activated", optional: newValue) }
        }
        /// A text; absent, null or a value.
        public var statusID: Field<String> {
            get { fields.field("statusID") }
            set { fields.set("statusID", field: newValue) }
        }
        /// A ``StatusSummary``; absent, null or a value.
        public var statusSummary: Field<ICWS.Directories.StatusSummary> {
            get { fields.field("statusSummary") }
            set { fields.set("statusSummary", field: newValue) }
        }
        /// A text; absent, null or a value.
        public var statusNotes: Field<String> {
            get { fields.field("statusNotes") }
            set { fields.set("statusNotes", field: newValue) }
        }
        /// A ``PhoneNumber``; absent, null or a value.
        public var forwardNumber: Field<ICWS.Common.PhoneNumber> {
            get { fields.field("forwardNumber") }
            set { fields.set("forwardNumber", field: newValue) }
        }
        /// A ``UserStatusUntil``; absent, null or a value.
        public var until: Field<ICWS.Status.UserStatusUntil> {
            get { fields.field("until") }
            set { fields.set("until", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var onPhone: Field<Bool> {
            get { fields.field("onPhone") }
            set { fields.set("onPhone", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var onPhoneChanged: Field<ICWS.DateTime> {
            get { fields.field("onPhoneChanged") }
            set { fields.set("onPhoneChanged", field: newValue) }
        }
        /// A point in time, UTC; absent, null or a value.
        public var statusChanged: Field<ICWS.DateTime> {
            get { fields.field("statusChanged") }
            set { fields.set("statusChanged", field: newValue) }
        }
        /// True or false; absent, null or a value.
        public var loggedIn: Field<Bool> {
            get { fields.field("loggedIn") }
            set { fields.set("loggedIn", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var stations: Field<[String]> {
            get { fields.field("stations") }
            set { fields.set("stations", field: newValue) }
        }
        /// A list, each a text; absent, null or a value.
        public var icServers: Field<[String]> {
            get { fields.field("icServers") }
            set { fields.set("icServers", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Directories.ContactEntryBase.checkFields(&checker)
            checker.optional("alias", String.self)
            checker.optional("assistantPhone", ICWS.Common.PhoneNumber.self)
            checker.optional("businessPhone", ICWS.Common.PhoneNumber.self)
            checker.optional("businessPhone2", ICWS.Common.PhoneNumber.self)
            checker.required("entryID", String.self)
            checker.optional("extension", String.self)
            checker.optional("fax", ICWS.Common.PhoneNumber.self)
            checker.optional("homePhone", ICWS.Common.PhoneNumber.self)
            checker.optional("homePhone2", ICWS.Common.PhoneNumber.self)
            checker.required("index", Int.self)
            checker.optional("mobilePhone", ICWS.Common.PhoneNumber.self)
            checker.optional("ownerID", String.self)
            checker.optional("pager", ICWS.Common.PhoneNumber.self)
            checker.optional("skills", [String].self)
            checker.optional("trackerData", String.self)
            checker.optional("userID", String.self)
            checker.optional("voicemailLocation", String.self)
            checker.optional("workgroups", [String].self)
            checker.optional("activated", Bool.self)
            checker.optional("statusID", String.self)
            checker.optional("statusSummary", ICWS.Directories.StatusSummary.self)
            checker.optional("statusNotes", String.self)
            checker.optional("forwardNumber", ICWS.Common.PhoneNumber.self)
            checker.optional("until", ICWS.Status.UserStatusUntil.self)
            checker.optional("onPhone", Bool.self)
            checker.optional("onPhoneChanged", ICWS.DateTime.self)
            checker.optional("statusChanged", ICWS.DateTime.self)
            checker.optional("loggedIn", Bool.self)
            checker.optional("stations", [String].self)
            checker.optional("icServers", [String].self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.ContactEntryBase`.
    ///
    /// Known from the vendor's library.
    public struct ContactEntryBase: Contract {
        /// What ``ContactEntryBase`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:contactEntryBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:directories:contactEntry",
                "urn:inin.com:directories:editableContactEntry",
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
            checker.optional("accessRights", ICWS.Directories.ContactAccessRights.self)
            checker.optional("assistant", String.self)
            checker.optional("businessAddress", String.self)
            checker.optional("businessCity", String.self)
            checker.optional("businessCountry", String.self)
            checker.optional("businessEmail", String.self)
            checker.optional("businessState", String.self)
            checker.optional("businessZipCode", String.self)
            checker.optional("company", String.self)
            checker.optional("department", String.self)
            checker.optional("displayName", String.self)
            checker.optional("firstName", String.self)
            checker.optional("homeAddress", String.self)
            checker.optional("homeCity", String.self)
            checker.optional("homeCountry", String.self)
            checker.optional("homeEmail", String.self)
            checker.optional("homeState", String.self)
            checker.optional("homeZipCode", String.self)
            checker.optional("lastName", String.self)
            checker.optional("notes", String.self)
            checker.optional("primaryNumberDesignation", ICWS.Directories.DefaultPhoneNumberType.self)
            checker.optional("statusURI", String.self)
            checker.optional("title", String.self)
        }
    }
}

extension ICWS.Directories.ContactEntryBase: ICWS.Directories.ContactEntryBase.Kind {}

extension ICWS.Directories.ContactEntryBase.Kind {
    /// A ``ContactAccessRights``; may be missing.
    public var accessRights: ICWS.Directories.ContactAccessRights? {
        get { fields.optional("accessRights") }
        set { fields.set("accessRights", optional: newValue) }
    }
    /// A text; may be missing.
    public var assistant: String? {
        get { fields.optional("assistant") }
        set { fields.set("assistant", optional: newValue) }
    }
    /// A text; may be missing.
    public var businessAddress: String? {
        get { fields.optional("businessAddress") }
        set { fields.set("businessAddress", optional: newValue) }
    }
    /// A text; may be missing.
    public var businessCity: String? {
        get { fields.optional("businessCity") }
        set { fields.set("businessCity", optional: newValue) }
    }
    /// A text; may be missing.
    public var businessCountry: String? {
        get { fields.optional("businessCountry") }
        set { fields.set("businessCountry", optional: newValue) }
    }
    /// A text; may be missing.
    public var businessEmail: String? {
        get { fields.optional("businessEmail") }
        set { fields.set("businessEmail", optional: newValue) }
    }
    /// A text; may be missing.
    public var businessState: String? {
        get { fields.optional("businessState") }
        set { fields.set("businessState", optional: newValue) }
    }
    /// A text; may be missing.
    public var businessZipCode: String? {
        get { fields.optional("businessZipCode") }
        set { fields.set("businessZipCode", optional: newValue) }
    }
    /// A text; may be missing.
    public var company: String? {
        get { fields.optional("company") }
        set { fields.set("company", optional: newValue) }
    }
    /// A text; may be missing.
    public var department: String? {
        get { fields.optional("department") }
        set { fields.set("department", optional: newValue) }
    }
    /// A text; may be missing.
    public var displayName: String? {
        get { fields.optional("displayName") }
        set { fields.set("displayName", optional: newValue) }
    }
    /// A text; may be missing.
    public var firstName: String? {
        get { fields.optional("firstName") }
        set { fields.set("firstName", optional: newValue) }
    }
    /// A text; may be missing.
    public var homeAddress: String? {
        get { fields.optional("homeAddress") }
        set { fields.set("homeAddress", optional: newValue) }
    }
    /// A text; may be missing.
    public var homeCity: String? {
        get { fields.optional("homeCity") }
        set { fields.set("homeCity", optional: newValue) }
    }
    /// A text; may be missing.
    public var homeCountry: String? {
        get { fields.optional("homeCountry") }
        set { fields.set("homeCountry", optional: newValue) }
    }
    /// A text; may be missing.
    public var homeEmail: String? {
        get { fields.optional("homeEmail") }
        set { fields.set("homeEmail", optional: newValue) }
    }
    /// A text; may be missing.
    public var homeState: String? {
        get { fields.optional("homeState") }
        set { fields.set("homeState", optional: newValue) }
    }
    /// A text; may be missing.
    public var homeZipCode: String? {
        get { fields.optional("homeZipCode") }
        set { fields.set("homeZipCode", optional: newValue) }
    }
    /// A text; may be missing.
    public var lastName: String? {
        get { fields.optional("lastName") }
        set { fields.set("lastName", optional: newValue) }
    }
    /// A text; may be missing.
    public var notes: String? {
        get { fields.optional("notes") }
        set { fields.set("notes", optional: newValue) }
    }
    /// One of ``DefaultPhoneNumberType``; may be missing.
    public var primaryNumberDesignation: ICWS.Directories.DefaultPhoneNumberType? {
        get { fields.optional("primaryNumberDesignation") }
        set { fields.set("primaryNumberDesignation", optional: newValue) }
    }
    /// A text; may be missing.
    public var statusURI: String? {
        get { fields.optional("statusURI") }
        set { fields.set("statusURI", optional: newValue) }
    }
    /// A text; may be missing.
    public var title: String? {
        get { fields.optional("title") }
        set { fields.set("title", optional: newValue) }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.ContactEntryId`.
    ///
    /// Known from the vendor's library.
    public struct ContactEntryId: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:contactEntryId" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter entryId: A text.
        public init(
            entryId: String
        ) {
            fields = ContractFields()
            fields.set("entryId", entryId)
        }
        /// A text; required.
        public var entryId: String {
            get { fields.required("entryId") }
            set { fields.set("entryId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("entryId", String.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.ContactFilterItem`.
    ///
    /// Known from the vendor's library.
    public struct ContactFilterItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:contactFilterItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - contactProperty: One of ``ContactProperty``.
        ///   - filterType: One of ``ContactFilterType``.
        ///   - filterExpressions: A list, each a text.
        public init(
            contactProperty: ICWS.Directories.ContactProperty,
            filterType: ICWS.Directories.ContactFilterType,
            filterExpressions: [String]
        ) {
            fields = ContractFields()
            fields.set("contactProperty", contactProperty)
            fields.set("filterType", filterType)
            fields.set("filterExpressions", filterExpressions)
        }
        /// One of ``ContactProperty``; required.
        public var contactProperty: ICWS.Directories.ContactProperty {
            get { fields.required("contactProperty") }
            set { fields.set("contactProperty", newValue) }
        }
        /// One of ``ContactFilterType``; required.
        public var filterType: ICWS.Directories.ContactFilterType {
            get { fields.required("filterType") }
            set { fields.set("filterType", newValue) }
        }
        /// A list, each a text; required.
        public var filterExpressions: [String] {
            get { fields.required("filterExpressions") }
            set { fields.set("filterExpressions", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("contactProperty", ICWS.Directories.ContactProperty.self)
            checker.required("filterType", ICWS.Directories.ContactFilterType.self)
            checker.required("filterExpressions", [String].self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.ContactLinkInfo`.
    ///
    /// Known from the vendor's library.
    public struct ContactLinkInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:contactLinkInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - readOnlyContactEntryId: A text.
        ///   - readOnlyDirectoryId: A text.
        ///   - defaultPhoneNumberType: One of ``DefaultPhoneNumberType``.
        public init(
            readOnlyContactEntryId: String,
            readOnlyDirectoryId: String,
            defaultPhoneNumberType: ICWS.Directories.DefaultPhoneNumberType
        ) {
            fields = ContractFields()
            fields.set("readOnlyContactEntryId", readOnlyContactEntryId)
            fields.set("readOnlyDirectoryId", readOnlyDirectoryId)
            fields.set("defaultPhoneNumberType", defaultPhoneNumberType)
        }
        /// A text; required.
        public var readOnlyContactEntryId: String {
            get { fields.required("readOnlyContactEntryId") }
            set { fields.set("readOnlyContactEntryId", newValue) }
        }
        /// A text; required.
        public var readOnlyDirectoryId: String {
            get { fields.required("readOnlyDirectoryId") }
            set { fields.set("readOnlyDirectoryId", newValue) }
        }
        /// One of ``DefaultPhoneNumberType``; required.
        public var defaultPhoneNumberType: ICWS.Directories.DefaultPhoneNumberType {
            get { fields.required("defaultPhoneNumberType") }
            set { fields.set("defaultPhoneNumberType", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("readOnlyContactEntryId", String.self)
            checker.required("readOnlyDirectoryId", String.self)
            checker.required("defaultPhoneNumberType", ICWS.Directories.DefaultPhoneNumberType.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.ContactSortItem`.
    ///
    /// Known from the vendor's library.
    public struct ContactSortItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:contactSortItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - contactProperty: One of ``ContactProperty``.
        ///   - sortDirection: One of ``SortDirection``.
        public init(
            contactProperty: ICWS.Directories.ContactProperty,
            sortDirection: ICWS.Directories.SortDirection
        ) {
            fields = ContractFields()
            fields.set("contactProperty", contactProperty)
            fields.set("sortDirection", sortDirection)
        }
        /// One of ``ContactProperty``; required.
        public var contactProperty: ICWS.Directories.ContactProperty {
            get { fields.required("contactProperty") }
            set { fields.set("contactProperty", newValue) }
        }
        /// One of ``SortDirection``; required.
        public var sortDirection: ICWS.Directories.SortDirection {
            get { fields.required("sortDirection") }
            set { fields.set("sortDirection", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("contactProperty", ICWS.Directories.ContactProperty.self)
            checker.required("sortDirection", ICWS.Directories.SortDirection.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.CreateSpeedDialContactLink`.
    ///
    /// Known from the vendor's library.
    public struct CreateSpeedDialContactLink: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:createSpeedDialContactLink" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - sourceDirectoryID: A text.
        ///   - sourceContactEntryID: A text.
        ///   - contactPrimaryNumberDesignation: One of ``DefaultPhoneNumberType``.
        public init(
            sourceDirectoryID: String,
            sourceContactEntryID: String,
            contactPrimaryNumberDesignation: ICWS.Directories.DefaultPhoneNumberType
        ) {
            fields = ContractFields()
            fields.set("sourceDirectoryID", sourceDirectoryID)
            fields.set("sourceContactEntryID", sourceContactEntryID)
            fields.set("contactPrimaryNumberDesignation", contactPrimaryNumberDesignation)
        }
        /// A text; required.
        public var sourceDirectoryID: String {
            get { fields.required("sourceDirectoryID") }
            set { fields.set("sourceDirectoryID", newValue) }
        }
        /// A text; required.
        public var sourceContactEntryID: String {
            get { fields.required("sourceContactEntryID") }
            set { fields.set("sourceContactEntryID", newValue) }
        }
        /// One of ``DefaultPhoneNumberType``; required.
        public var contactPrimaryNumberDesignation: ICWS.Directories.DefaultPhoneNumberType {
            get { fields.required("contactPrimaryNumberDesignation") }
            set { fields.set("contactPrimaryNumberDesignation", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("sourceDirectoryID", String.self)
            checker.required("sourceContactEntryID", String.self)
            checker.required("contactPrimaryNumberDesignation", ICWS.Directories.DefaultPhoneNumberType.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectoriesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/directories` (inferred).
    ///
    /// Known from the vendor's library.
    public struct DirectoriesMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directoriesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/directories"
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
        /// A list, each a ``DirectoryMetadata``; may be missing.
        public var directoriesAdded: [ICWS.Directories.DirectoryMetadata]? {
            get { fields.optional("directoriesAdded") }
            set { fields.set("directoriesAdded", optional: newValue) }
        }
        /// A list, each a ``DirectoryMetadata``; may be missing.
        public var directoriesChanged: [ICWS.Directories.DirectoryMetadata]? {
            get { fields.optional("directoriesChanged") }
            set { fields.set("directoriesChanged", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var directoriesRemoved: [String]? {
            get { fields.optional("directoriesRemoved") }
            set { fields.set("directoriesRemoved", optional: newValue) }
        }
        /// A ``PendingCategories``; may be missing.
        public var publicPendingCategoriesAdded: ICWS.Directories.PendingCategories? {
            get { fields.optional("publicPendingCategoriesAdded") }
            set { fields.set("publicPendingCategoriesAdded", optional: newValue) }
        }
        /// A ``PendingCategories``; may be missing.
        public var publicPendingCategoriesRemoved: ICWS.Directories.PendingCategories? {
            get { fields.optional("publicPendingCategoriesRemoved") }
            set { fields.set("publicPendingCategoriesRemoved", optional: newValue) }
        }
        /// A ``PendingCategories``; may be missing.
        public var privatePendingCategoriesAdded: ICWS.Directories.PendingCategories? {
            get { fields.optional("privatePendingCategoriesAdded") }
            set { fields.set("privatePendingCategoriesAdded", optional: newValue) }
        }
        /// A ``PendingCategories``; may be missing.
        public var privatePendingCategoriesRemoved: ICWS.Directories.PendingCategories? {
            get { fields.optional("privatePendingCategoriesRemoved") }
            set { fields.set("privatePendingCategoriesRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("directoriesAdded", [ICWS.Directories.DirectoryMetadata].self)
            checker.optional("directoriesChanged", [ICWS.Directories.DirectoryMetadata].self)
            checker.optional("directoriesRemoved", [String].self)
            checker.optional("publicPendingCategoriesAdded", ICWS.Directories.PendingCategories.self)
            checker.optional("publicPendingCategoriesRemoved", ICWS.Directories.PendingCategories.self)
            checker.optional("privatePendingCategoriesAdded", ICWS.Directories.PendingCategories.self)
            checker.optional("privatePendingCategoriesRemoved", ICWS.Directories.PendingCategories.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectoryAccessRights`.
    ///
    /// Known from the vendor's library.
    public struct DirectoryAccessRights: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directoryAccessRights" }
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
        public var read: Bool? {
            get { fields.optional("read") }
            set { fields.set("read", optional: newValue) }
        }
        /// True or false; may be missing.
        public var create: Bool? {
            get { fields.optional("create") }
            set { fields.set("create", optional: newValue) }
        }
        /// True or false; may be missing.
        public var update: Bool? {
            get { fields.optional("update") }
            set { fields.set("update", optional: newValue) }
        }
        /// True or false; may be missing.
        public var delete: Bool? {
            get { fields.optional("delete") }
            set { fields.set("delete", optional: newValue) }
        }
        /// True or false; may be missing.
        public var rename: Bool? {
            get { fields.optional("rename") }
            set { fields.set("rename", optional: newValue) }
        }
        /// True or false; may be missing.
        public var primaryNumber: Bool? {
            get { fields.optional("primaryNumber") }
            set { fields.set("primaryNumber", optional: newValue) }
        }
        /// True or false; may be missing.
        public var admin: Bool? {
            get { fields.optional("admin") }
            set { fields.set("admin", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("read", Bool.self)
            checker.optional("create", Bool.self)
            checker.optional("update", Bool.self)
            checker.optional("delete", Bool.self)
            checker.optional("rename", Bool.self)
            checker.optional("primaryNumber", Bool.self)
            checker.optional("admin", Bool.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectoryCreated`.
    ///
    /// Known from the vendor's library.
    public struct DirectoryCreated: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directoryCreated" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter directoryId: A text.
        public init(
            directoryId: String
        ) {
            fields = ContractFields()
            fields.set("directoryId", directoryId)
        }
        /// A text; required.
        public var directoryId: String {
            get { fields.required("directoryId") }
            set { fields.set("directoryId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("directoryId", String.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectoryMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct DirectoryMessage: ICWS.Directories.DirectoryMessageBase.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directoryMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/directories/{subscriptionId}"
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
        ///   - subscriptionId: A text.
        public init(
            isDelta: Bool,
            subscriptionId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("subscriptionId", subscriptionId)
        }
        /// A text; required.
        public var subscriptionId: String {
            get { fields.required("subscriptionId") }
            set { fields.set("subscriptionId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Directories.DirectoryMessageBase.checkFields(&checker)
            checker.required("subscriptionId", String.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectoryMessageBase`.
    ///
    /// A message that no subscription is known for (only what derives from it is sent).
    ///
    /// Known from the vendor's library.
    public struct DirectoryMessageBase: ICWS.Messaging.Message.Kind, MessageContract {
        /// What ``DirectoryMessageBase`` and everything that derives from it have.
        public protocol Kind: ICWS.Messaging.Message.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directoryMessageBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:directories:directoryMessage"
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
        /// - Parameter isDelta: True or false.
        public init(
            isDelta: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("totalCount", Int.self)
            checker.optional("filteredCount", Int.self)
            checker.optional("contactsAdded", [ICWS.Directories.ContactEntry].self)
            checker.optional("contactsChanged", [ICWS.Directories.ContactEntry].self)
            checker.optional("contactsRemoved", [String].self)
        }
    }
}

extension ICWS.Directories.DirectoryMessageBase: ICWS.Directories.DirectoryMessageBase.Kind {}

extension ICWS.Directories.DirectoryMessageBase.Kind {
    /// A whole number; may be missing.
    public var totalCount: Int? {
        get { fields.optional("totalCount") }
        set { fields.set("totalCount", optional: newValue) }
    }
    /// A whole number; may be missing.
    public var filteredCount: Int? {
        get { fields.optional("filteredCount") }
        set { fields.set("filteredCount", optional: newValue) }
    }
    /// A list, each a ``ContactEntry``; may be missing.
    public var contactsAdded: [ICWS.Directories.ContactEntry]? {
        get { fields.optional("contactsAdded") }
        set { fields.set("contactsAdded", optional: newValue) }
    }
    /// A list, each a ``ContactEntry``; may be missing.
    public var contactsChanged: [ICWS.Directories.ContactEntry]? {
        get { fields.optional("contactsChanged") }
        set { fields.set("contactsChanged", optional: newValue) }
    }
    /// A list, each a text; may be missing.
    public var contactsRemoved: [String]? {
        get { fields.optional("contactsRemoved") }
        set { fields.set("contactsRemoved", optional: newValue) }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectoryMetadata`.
    ///
    /// Known from the vendor's library.
    public struct DirectoryMetadata: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directoryMetadata" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - directoryID: A text.
        ///   - displayName: A text.
        ///   - schemaID: A text.
        public init(
            directoryID: String,
            displayName: String,
            schemaID: String
        ) {
            fields = ContractFields()
            fields.set("directoryID", directoryID)
            fields.set("displayName", displayName)
            fields.set("schemaID", schemaID)
        }
        /// A ``DirectoryAccessRights``; may be missing.
        public var accessRights: ICWS.Directories.DirectoryAccessRights? {
            get { fields.optional("accessRights") }
            set { fields.set("accessRights", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var count: Int? {
            get { fields.optional("count") }
            set { fields.set("count", optional: newValue) }
        }
        /// True or false; may be missing.
        public var canRefresh: Bool? {
            get { fields.optional("canRefresh") }
            set { fields.set("canRefresh", optional: newValue) }
        }
        /// One of ``DirectoryCategory``; may be missing.
        public var category: ICWS.Directories.DirectoryCategory? {
            get { fields.optional("category") }
            set { fields.set("category", optional: newValue) }
        }
        /// A text; required.
        public var directoryID: String {
            get { fields.required("directoryID") }
            set { fields.set("directoryID", newValue) }
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// One of ``DirectoryDisplayType``; may be missing.
        public var displayType: ICWS.Directories.DirectoryDisplayType? {
            get { fields.optional("displayType") }
            set { fields.set("displayType", optional: newValue) }
        }
        /// True or false; may be missing.
        public var hasActivation: Bool? {
            get { fields.optional("hasActivation") }
            set { fields.set("hasActivation", optional: newValue) }
        }
        /// True or false; may be missing.
        public var hasDynamicFields: Bool? {
            get { fields.optional("hasDynamicFields") }
            set { fields.set("hasDynamicFields", optional: newValue) }
        }
        /// True or false; may be missing.
        public var hasStatus: Bool? {
            get { fields.optional("hasStatus") }
            set { fields.set("hasStatus", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isPrivate: Bool? {
            get { fields.optional("isPrivate") }
            set { fields.set("isPrivate", optional: newValue) }
        }
        /// A text; may be missing.
        public var ownerID: String? {
            get { fields.optional("ownerID") }
            set { fields.set("ownerID", optional: newValue) }
        }
        /// A text; required.
        public var schemaID: String {
            get { fields.required("schemaID") }
            set { fields.set("schemaID", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("accessRights", ICWS.Directories.DirectoryAccessRights.self)
            checker.optional("count", Int.self)
            checker.optional("canRefresh", Bool.self)
            checker.optional("category", ICWS.Directories.DirectoryCategory.self)
            checker.required("directoryID", String.self)
            checker.required("displayName", String.self)
            checker.optional("displayType", ICWS.Directories.DirectoryDisplayType.self)
            checker.optional("hasActivation", Bool.self)
            checker.optional("hasDynamicFields", Bool.self)
            checker.optional("hasStatus", Bool.self)
            checker.optional("isPrivate", Bool.self)
            checker.optional("ownerID", String.self)
            checker.required("schemaID", String.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectoryParameters`.
    ///
    /// Known from the vendor's library.
    public struct DirectoryParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directoryParameters" }
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
        /// A ``DirectoryAccessRights``; may be missing.
        public var accessRights: ICWS.Directories.DirectoryAccessRights? {
            get { fields.optional("accessRights") }
            set { fields.set("accessRights", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("accessRights", ICWS.Directories.DirectoryAccessRights.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectorySubscriptionParameters`.
    ///
    /// Known from the vendor's library.
    public struct DirectorySubscriptionParameters: ICWS.Directories.DirectorySubscriptionParametersBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directorySubscriptionParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter directoryID: A text.
        public init(
            directoryID: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("directoryID", directoryID)
        }
        /// A text; required.
        public var directoryID: String {
            get { fields.required("directoryID") }
            set { fields.set("directoryID", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Directories.DirectorySubscriptionParametersBase.checkFields(&checker)
            checker.required("directoryID", String.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectorySubscriptionParametersBase`.
    ///
    /// Known from the vendor's library.
    public struct DirectorySubscriptionParametersBase: Contract {
        /// What ``DirectorySubscriptionParametersBase`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directorySubscriptionParametersBase" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:directories:directorySubscriptionParameters",
                "urn:inin.com:directories:directorySubscriptionSettings",
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
            checker.optional("count", Int.self)
            checker.optional("filterItems", [ICWS.Directories.ContactFilterItem].self)
            checker.optional("index", Int.self)
            checker.optional("sortItems", [ICWS.Directories.ContactSortItem].self)
        }
    }
}

extension ICWS.Directories.DirectorySubscriptionParametersBase: ICWS.Directories.DirectorySubscriptionParametersBase
        .Kind
{}

extension ICWS.Directories.DirectorySubscriptionParametersBase.Kind {
    /// A whole number; may be missing.
    public var count: Int? {
        get { fields.optional("count") }
        set { fields.set("count", optional: newValue) }
    }
    /// A list, each a ``ContactFilterItem``; may be missing.
    public var filterItems: [ICWS.Directories.ContactFilterItem]? {
        get { fields.optional("filterItems") }
        set { fields.set("filterItems", optional: newValue) }
    }
    /// A whole number; may be missing.
    public var index: Int? {
        get { fields.optional("index") }
        set { fields.set("index", optional: newValue) }
    }
    /// A list, each a ``ContactSortItem``; may be missing.
    public var sortItems: [ICWS.Directories.ContactSortItem]? {
        get { fields.optional("sortItems") }
        set { fields.set("sortItems", optional: newValue) }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.DirectorySubscriptionSettings`.
    ///
    /// Known from the vendor's library.
    public struct DirectorySubscriptionSettings: ICWS.Directories.DirectorySubscriptionParametersBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:directorySubscriptionSettings" }
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
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Directories.DirectorySubscriptionParametersBase.checkFields(&checker)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.EditableContactEntry`.
    ///
    /// Known from the vendor's library.
    public struct EditableContactEntry: ICWS.Directories.ContactEntryBase.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:editableContactEntry" }
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
        /// A ``EditablePhoneNumber``; may be missing.
        public var assistantPhone: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("assistantPhone") }
            set { fields.set("assistantPhone", optional: newValue) }
        }
        /// A ``EditablePhoneNumber``; may be missing.
        public var businessPhone: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("businessPhone") }
            set { fields.set("businessPhone", optional: newValue) }
        }
        /// A ``EditablePhoneNumber``; may be missing.
        public var businessPhone2: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("businessPhone2") }
            set { fields.set("businessPhone2", optional: newValue) }
        }
        /// A ``EditablePhoneNumber``; may be missing.
        public var fax: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("fax") }
            set { fields.set("fax", optional: newValue) }
        }
        /// A ``EditablePhoneNumber``; may be missing.
        public var homePhone: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("homePhone") }
            set { fields.set("homePhone", optional: newValue) }
        }
        /// A ``EditablePhoneNumber``; may be missing.
        public var homePhone2: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("homePhone2") }
            set { fields.set("homePhone2", optional: newValue) }
        }
        /// A ``EditablePhoneNumber``; may be missing.
        public var mobilePhone: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("mobilePhone") }
            set { fields.set("mobilePhone", optional: newValue) }
        }
        /// A ``EditablePhoneNumber``; may be missing.
        public var pager: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("pager") }
            set { fields.set("pager", optional: newValue) }
        }
        /// A ``ContactLinkInfo``; may be missing.
        public var contactLinkInfo: ICWS.Directories.ContactLinkInfo? {
            get { fields.optional("contactLinkInfo") }
            set { fields.set("contactLinkInfo", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Directories.ContactEntryBase.checkFields(&checker)
            checker.optional("assistantPhone", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("businessPhone", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("businessPhone2", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("fax", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("homePhone", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("homePhone2", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("mobilePhone", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("pager", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("contactLinkInfo", ICWS.Directories.ContactLinkInfo.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.LookupEntries`.
    ///
    /// Known from the vendor's library.
    public struct LookupEntries: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:lookupEntries" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - lookupEntriesList: A list, each a ``LookupEntry``.
        ///   - moreEntriesMatched: True or false.
        ///   - phoneNumber: A ``PhoneNumber``.
        public init(
            lookupEntriesList: [ICWS.Directories.LookupEntry],
            moreEntriesMatched: Bool,
            phoneNumber: ICWS.Common.PhoneNumber
        ) {
            fields = ContractFields()
            fields.set("lookupEntriesList", lookupEntriesList)
            fields.set("moreEntriesMatched", moreEntriesMatched)
            fields.set("phoneNumber", phoneNumber)
        }
        /// A list, each a ``LookupEntry``; required.
        public var lookupEntriesList: [ICWS.Directories.LookupEntry] {
            get { fields.required("lookupEntriesList") }
            set { fields.set("lookupEntriesList", newValue) }
        }
        /// True or false; required.
        public var moreEntriesMatched: Bool {
            get { fields.required("moreEntriesMatched") }
            set { fields.set("moreEntriesMatched", newValue) }
        }
        /// A ``PhoneNumber``; required.
        public var phoneNumber: ICWS.Common.PhoneNumber {
            get { fields.required("phoneNumber") }
            set { fields.set("phoneNumber", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("lookupEntriesList", [ICWS.Directories.LookupEntry].self)
            checker.required("moreEntriesMatched", Bool.self)
            checker.required("phoneNumber", ICWS.Common.PhoneNumber.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.LookupEntriesQuery`.
    ///
    /// Known from the vendor's library.
    public struct LookupEntriesQuery: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:lookupEntriesQuery" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - lookupEntryTypes: A list, each one of ``LookupEntryType``.
        ///   - lookupEntryProperties: A list, each one of ``LookupEntryProperty``.
        ///   - lookupComparisonType: One of ``LookupComparisonType``.
        ///   - lookupString: A text.
        ///   - maxEntries: A whole number.
        public init(
            lookupEntryTypes: [ICWS.Directories.LookupEntryType],
            lookupEntryProperties: [ICWS.Directories.LookupEntryProperty],
            lookupComparisonType: ICWS.Directories.LookupComparisonType,
            lookupString: String,
            maxEntries: Int
        ) {
            fields = ContractFields()
            fields.set("lookupEntryTypes", lookupEntryTypes)
            fields.set("lookupEntryProperties", lookupEntryProperties)
            fields.set("lookupComparisonType", lookupComparisonType)
            fields.set("lookupString", lookupString)
            fields.set("maxEntries", maxEntries)
        }
        /// A list, each one of ``LookupEntryType``; required.
        public var lookupEntryTypes: [ICWS.Directories.LookupEntryType] {
            get { fields.required("lookupEntryTypes") }
            set { fields.set("lookupEntryTypes", newValue) }
        }
        /// A list, each one of ``LookupEntryProperty``; required.
        public var lookupEntryProperties: [ICWS.Directories.LookupEntryProperty] {
            get { fields.required("lookupEntryProperties") }
            set { fields.set("lookupEntryProperties", newValue) }
        }
        /// One of ``LookupComparisonType``; required.
        public var lookupComparisonType: ICWS.Directories.LookupComparisonType {
            get { fields.required("lookupComparisonType") }
            set { fields.set("lookupComparisonType", newValue) }
        }
        /// A text; required.
        public var lookupString: String {
            get { fields.required("lookupString") }
            set { fields.set("lookupString", newValue) }
        }
        /// A whole number; required.
        public var maxEntries: Int {
            get { fields.required("maxEntries") }
            set { fields.set("maxEntries", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("lookupEntryTypes", [ICWS.Directories.LookupEntryType].self)
            checker.required("lookupEntryProperties", [ICWS.Directories.LookupEntryProperty].self)
            checker.required("lookupComparisonType", ICWS.Directories.LookupComparisonType.self)
            checker.required("lookupString", String.self)
            checker.required("maxEntries", Int.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.LookupEntry`.
    ///
    /// Known from the vendor's library.
    public struct LookupEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:lookupEntry" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - lookupEntryType: One of ``LookupEntryType``.
        ///   - voicemailCapable: True or false.
        public init(
            lookupEntryType: ICWS.Directories.LookupEntryType,
            voicemailCapable: Bool
        ) {
            fields = ContractFields()
            fields.set("lookupEntryType", lookupEntryType)
            fields.set("voicemailCapable", voicemailCapable)
        }
        /// A text; may be missing.
        public var businessEmail: String? {
            get { fields.optional("businessEmail") }
            set { fields.set("businessEmail", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var businessPhone: ICWS.Common.PhoneNumber? {
            get { fields.optional("businessPhone") }
            set { fields.set("businessPhone", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var businessPhone2: ICWS.Common.PhoneNumber? {
            get { fields.optional("businessPhone2") }
            set { fields.set("businessPhone2", optional: newValue) }
        }
        /// A text; may be missing.
        public var department: String? {
            get { fields.optional("department") }
            set { fields.set("department", optional: newValue) }
        }
        /// A text; may be missing.
        public var displayName: String? {
            get { fields.optional("displayName") }
            set { fields.set("displayName", optional: newValue) }
        }
        /// A text; may be missing.
        public var entryID: String? {
            get { fields.optional("entryID") }
            set { fields.set("entryID", optional: newValue) }
        }
        /// A text; may be missing.
        public var `extension`: String? {
            get { fields.optional("extension") }
            set { fields.set("extension", optional: newValue) }
        }
        /// A text; may be missing.
        public var firstName: String? {
            get { fields.optional("firstName") }
            set { fields.set("firstName", optional: newValue) }
        }
        /// A text; may be missing.
        public var homeEmail: String? {
            get { fields.optional("homeEmail") }
            set { fields.set("homeEmail", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var homePhone: ICWS.Common.PhoneNumber? {
            get { fields.optional("homePhone") }
            set { fields.set("homePhone", optional: newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var homePhone2: ICWS.Common.PhoneNumber? {
            get { fields.optional("homePhone2") }
            set { fields.set("homePhone2", optional: newValue) }
        }
        /// True or false; may be missing.
        public var isActive: Bool? {
            get { fields.optional("isActive") }
            set { fields.set("isActive", optional: newValue) }
        }
        /// A text; may be missing.
        public var lastName: String? {
            get { fields.optional("lastName") }
            set { fields.set("lastName", optional: newValue) }
        }
        /// One of ``LookupEntryType``; required.
        public var lookupEntryType: ICWS.Directories.LookupEntryType {
            get { fields.required("lookupEntryType") }
            set { fields.set("lookupEntryType", newValue) }
        }
        /// A ``PhoneNumber``; may be missing.
        public var mobilePhone: ICWS.Common.PhoneNumber? {
            get { fields.optional("mobilePhone") }
            set { fields.set("mobilePhone", optional: newValue) }
        }
        /// A text; may be missing.
        public var statusURI: String? {
            get { fields.optional("statusURI") }
            set { fields.set("statusURI", optional: newValue) }
        }
        /// A ``QueueId``; may be missing.
        public var queueID: ICWS.Queues.QueueId? {
            get { fields.optional("queueID") }
            set { fields.set("queueID", optional: newValue) }
        }
        /// True or false; required.
        public var voicemailCapable: Bool {
            get { fields.required("voicemailCapable") }
            set { fields.set("voicemailCapable", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("businessEmail", String.self)
            checker.optional("businessPhone", ICWS.Common.PhoneNumber.self)
            checker.optional("businessPhone2", ICWS.Common.PhoneNumber.self)
            checker.optional("department", String.self)
            checker.optional("displayName", String.self)
            checker.optional("entryID", String.self)
            checker.optional("extension", String.self)
            checker.optional("firstName", String.self)
            checker.optional("homeEmail", String.self)
            checker.optional("homePhone", ICWS.Common.PhoneNumber.self)
            checker.optional("homePhone2", ICWS.Common.PhoneNumber.self)
            checker.optional("isActive", Bool.self)
            checker.optional("lastName", String.self)
            checker.required("lookupEntryType", ICWS.Directories.LookupEntryType.self)
            checker.optional("mobilePhone", ICWS.Common.PhoneNumber.self)
            checker.optional("statusURI", String.self)
            checker.optional("queueID", ICWS.Queues.QueueId.self)
            checker.required("voicemailCapable", Bool.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.PendingCategories`.
    ///
    /// Known from the vendor's library.
    public struct PendingCategories: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:pendingCategories" }
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
        public var company: Bool? {
            get { fields.optional("company") }
            set { fields.set("company", optional: newValue) }
        }
        /// True or false; may be missing.
        public var workgroup: Bool? {
            get { fields.optional("workgroup") }
            set { fields.set("workgroup", optional: newValue) }
        }
        /// True or false; may be missing.
        public var general: Bool? {
            get { fields.optional("general") }
            set { fields.set("general", optional: newValue) }
        }
        /// True or false; may be missing.
        public var stationGroup: Bool? {
            get { fields.optional("stationGroup") }
            set { fields.set("stationGroup", optional: newValue) }
        }
        /// True or false; may be missing.
        public var speedDial: Bool? {
            get { fields.optional("speedDial") }
            set { fields.set("speedDial", optional: newValue) }
        }
        /// True or false; may be missing.
        public var groupAndProfile: Bool? {
            get { fields.optional("groupAndProfile") }
            set { fields.set("groupAndProfile", optional: newValue) }
        }
        /// True or false; may be missing.
        public var tracker: Bool? {
            get { fields.optional("tracker") }
            set { fields.set("tracker", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("company", Bool.self)
            checker.optional("workgroup", Bool.self)
            checker.optional("general", Bool.self)
            checker.optional("stationGroup", Bool.self)
            checker.optional("speedDial", Bool.self)
            checker.optional("groupAndProfile", Bool.self)
            checker.optional("tracker", Bool.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.SpeedDialContactLink`.
    ///
    /// Known from the vendor's library.
    public struct SpeedDialContactLink: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:speedDialContactLink" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter contactPrimaryNumberDesignation: One of ``DefaultPhoneNumberType``.
        public init(
            contactPrimaryNumberDesignation: ICWS.Directories.DefaultPhoneNumberType
        ) {
            fields = ContractFields()
            fields.set("contactPrimaryNumberDesignation", contactPrimaryNumberDesignation)
        }
        /// One of ``DefaultPhoneNumberType``; required.
        public var contactPrimaryNumberDesignation: ICWS.Directories.DefaultPhoneNumberType {
            get { fields.required("contactPrimaryNumberDesignation") }
            set { fields.set("contactPrimaryNumberDesignation", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("contactPrimaryNumberDesignation", ICWS.Directories.DefaultPhoneNumberType.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.SpeedDialContactLinkCreated`.
    ///
    /// Known from the vendor's library.
    public struct SpeedDialContactLinkCreated: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:speedDialContactLinkCreated" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter speedDialContactLinkId: A text.
        public init(
            speedDialContactLinkId: String
        ) {
            fields = ContractFields()
            fields.set("speedDialContactLinkId", speedDialContactLinkId)
        }
        /// A text; required.
        public var speedDialContactLinkId: String {
            get { fields.required("speedDialContactLinkId") }
            set { fields.set("speedDialContactLinkId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("speedDialContactLinkId", String.self)
        }
    }
}

extension ICWS.Directories {
    /// Contract `Directories.StatusSummary`.
    ///
    /// Known from the vendor's library.
    public struct StatusSummary: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:directories:statusSummary" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statusID: A text.
        ///   - loggedIn: True or false.
        ///   - onPhone: True or false.
        public init(
            statusID: String,
            loggedIn: Bool,
            onPhone: Bool
        ) {
            fields = ContractFields()
            fields.set("statusID", statusID)
            fields.set("loggedIn", loggedIn)
            fields.set("onPhone", onPhone)
        }
        /// A text; required.
        public var statusID: String {
            get { fields.required("statusID") }
            set { fields.set("statusID", newValue) }
        }
        /// True or false; required.
        public var loggedIn: Bool {
            get { fields.required("loggedIn") }
            set { fields.set("loggedIn", newValue) }
        }
        /// True or false; required.
        public var onPhone: Bool {
            get { fields.required("onPhone") }
            set { fields.set("onPhone", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statusID", String.self)
            checker.required("loggedIn", Bool.self)
            checker.required("onPhone", Bool.self)
        }
    }
}
