// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.ResponseManagement {
    /// Contract `ResponseManagement.GenerateFileUrlRequest`.
    ///
    /// Known from the vendor's library.
    public struct GenerateFileUrlRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:responseManagement:generateFileUrlRequest" }
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

extension ICWS.ResponseManagement {
    /// Contract `ResponseManagement.GenerateFileUrlResponse`.
    ///
    /// Known from the vendor's library.
    public struct GenerateFileUrlResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:responseManagement:generateFileUrlResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter url: A text.
        public init(
            url: String
        ) {
            fields = ContractFields()
            fields.set("url", url)
        }
        /// A text; required.
        public var url: String {
            get { fields.required("url") }
            set { fields.set("url", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("url", String.self)
        }
    }
}

extension ICWS.ResponseManagement {
    /// Contract `ResponseManagement.ResponseManagementCategory`.
    ///
    /// Known from the vendor's library.
    public struct ResponseManagementCategory: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:responseManagement:responseManagementCategory" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A GUID.
        ///   - name: A text.
        public init(
            id: ICWS.GUID,
            name: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("name", name)
        }
        /// A GUID; required.
        public var id: ICWS.GUID {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A list, each a ``ResponseManagementCategory``; may be missing.
        public var categories: [ICWS.ResponseManagement.ResponseManagementCategory]? {
            get { fields.optional("categories") }
            set { fields.set("categories", optional: newValue) }
        }
        /// A list, each a ``ResponseManagementItem``; may be missing.
        public var items: [ICWS.ResponseManagement.ResponseManagementItem]? {
            get { fields.optional("items") }
            set { fields.set("items", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", ICWS.GUID.self)
            checker.required("name", String.self)
            checker.optional("categories", [ICWS.ResponseManagement.ResponseManagementCategory].self)
            checker.optional("items", [ICWS.ResponseManagement.ResponseManagementItem].self)
        }
    }
}

extension ICWS.ResponseManagement {
    /// Contract `ResponseManagement.ResponseManagementItem`.
    ///
    /// Known from the vendor's library.
    public struct ResponseManagementItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:responseManagement:responseManagementItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A GUID.
        ///   - name: A text.
        ///   - type: One of ``ResponseManagementItemType``.
        ///   - value: A text.
        public init(
            id: ICWS.GUID,
            name: String,
            type: ICWS.ResponseManagement.ResponseManagementItemType,
            value: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("name", name)
            fields.set("type", type)
            fields.set("value", value)
        }
        /// A GUID; required.
        public var id: ICWS.GUID {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// One of ``ResponseManagementItemType``; required.
        public var type: ICWS.ResponseManagement.ResponseManagementItemType {
            get { fields.required("type") }
            set { fields.set("type", newValue) }
        }
        /// A text; may be missing.
        public var shortcut: String? {
            get { fields.optional("shortcut") }
            set { fields.set("shortcut", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var keywords: [String]? {
            get { fields.optional("keywords") }
            set { fields.set("keywords", optional: newValue) }
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
            checker.required("id", ICWS.GUID.self)
            checker.required("name", String.self)
            checker.required("type", ICWS.ResponseManagement.ResponseManagementItemType.self)
            checker.optional("shortcut", String.self)
            checker.optional("keywords", [String].self)
            checker.required("value", String.self)
        }
    }
}

extension ICWS.ResponseManagement {
    /// Contract `ResponseManagement.ResponseManagementLibrary`.
    ///
    /// Known from the vendor's library.
    public struct ResponseManagementLibrary: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:responseManagement:responseManagementLibrary" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A GUID.
        ///   - name: A text.
        public init(
            id: ICWS.GUID,
            name: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("name", name)
        }
        /// A GUID; required.
        public var id: ICWS.GUID {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var description: String? {
            get { fields.optional("description") }
            set { fields.set("description", optional: newValue) }
        }
        /// A list, each a ``ResponseManagementCategory``; may be missing.
        public var categories: [ICWS.ResponseManagement.ResponseManagementCategory]? {
            get { fields.optional("categories") }
            set { fields.set("categories", optional: newValue) }
        }
        /// A list, each a ``ResponseManagementItem``; may be missing.
        public var items: [ICWS.ResponseManagement.ResponseManagementItem]? {
            get { fields.optional("items") }
            set { fields.set("items", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", ICWS.GUID.self)
            checker.required("name", String.self)
            checker.optional("description", String.self)
            checker.optional("categories", [ICWS.ResponseManagement.ResponseManagementCategory].self)
            checker.optional("items", [ICWS.ResponseManagement.ResponseManagementItem].self)
        }
    }
}

extension ICWS.ResponseManagement {
    /// Contract `ResponseManagement.ResponseManagementLibraryFile`.
    ///
    /// Known from the vendor's library.
    public struct ResponseManagementLibraryFile: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:responseManagement:responseManagementLibraryFile" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - id: A GUID.
        ///   - name: A text.
        ///   - url: A text.
        ///   - cacheTag: A text.
        public init(
            id: ICWS.GUID,
            name: String,
            url: String,
            cacheTag: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("name", name)
            fields.set("url", url)
            fields.set("cacheTag", cacheTag)
        }
        /// A GUID; required.
        public var id: ICWS.GUID {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var url: String {
            get { fields.required("url") }
            set { fields.set("url", newValue) }
        }
        /// A text; required.
        public var cacheTag: String {
            get { fields.required("cacheTag") }
            set { fields.set("cacheTag", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", ICWS.GUID.self)
            checker.required("name", String.self)
            checker.required("url", String.self)
            checker.required("cacheTag", String.self)
        }
    }
}

extension ICWS.ResponseManagement {
    /// Contract `ResponseManagement.ResponseManagementMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/response-management` (inferred).
    ///
    /// Known from the vendor's library.
    public struct ResponseManagementMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:responseManagement:responseManagementMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/response-management"
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
        /// A list, each a ``ResponseManagementLibraryFile``; may be missing.
        public var librariesAdded: [ICWS.ResponseManagement.ResponseManagementLibraryFile]? {
            get { fields.optional("librariesAdded") }
            set { fields.set("librariesAdded", optional: newValue) }
        }
        /// A list, each a ``ResponseManagementLibraryFile``; may be missing.
        public var librariesChanged: [ICWS.ResponseManagement.ResponseManagementLibraryFile]? {
            get { fields.optional("librariesChanged") }
            set { fields.set("librariesChanged", optional: newValue) }
        }
        /// A list, each a GUID; may be missing.
        public var librariesRemoved: [ICWS.GUID]? {
            get { fields.optional("librariesRemoved") }
            set { fields.set("librariesRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("librariesAdded", [ICWS.ResponseManagement.ResponseManagementLibraryFile].self)
            checker.optional("librariesChanged", [ICWS.ResponseManagement.ResponseManagementLibraryFile].self)
            checker.optional("librariesRemoved", [ICWS.GUID].self)
        }
    }
}
