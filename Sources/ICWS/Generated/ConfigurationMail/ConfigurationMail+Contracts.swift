// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore

extension ICWS.Configuration.Mail {
    /// Contract `Configuration.Mail.UsersEntry`.
    ///
    /// Known from the vendor's library.
    public struct UsersEntry: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.mail:usersEntry" }
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
        ///   - emailAddress: A text.
        ///   - mailbox: A text.
        public init(
            id: ICWS.Configuration.ConfigurationId,
            emailAddress: String,
            mailbox: String
        ) {
            fields = ContractFields()
            fields.set("id", id)
            fields.set("emailAddress", emailAddress)
            fields.set("mailbox", mailbox)
        }
        /// A ``ConfigurationId``; required.
        public var id: ICWS.Configuration.ConfigurationId {
            get { fields.required("id") }
            set { fields.set("id", newValue) }
        }
        /// A text; required.
        public var emailAddress: String {
            get { fields.required("emailAddress") }
            set { fields.set("emailAddress", newValue) }
        }
        /// A text; required.
        public var mailbox: String {
            get { fields.required("mailbox") }
            set { fields.set("mailbox", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("id", ICWS.Configuration.ConfigurationId.self)
            checker.required("emailAddress", String.self)
            checker.required("mailbox", String.self)
        }
    }
}

extension ICWS.Configuration.Mail {
    /// Contract `Configuration.Mail.UsersResult`.
    ///
    /// Known from the vendor's library.
    public struct UsersResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:configuration.mail:usersResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter users: A list, each a ``UsersEntry``.
        public init(
            users: [ICWS.Configuration.Mail.UsersEntry]
        ) {
            fields = ContractFields()
            fields.set("users", users)
        }
        /// A list, each a ``UsersEntry``; required.
        public var users: [ICWS.Configuration.Mail.UsersEntry] {
            get { fields.required("users") }
            set { fields.set("users", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("users", [ICWS.Configuration.Mail.UsersEntry].self)
        }
    }
}
