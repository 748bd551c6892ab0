// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCommon
public import ICWSCore

extension ICWS.Security {
    /// Contract `Security.Password`.
    ///
    /// Known from the vendor's library.
    public struct Password: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:security:password" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - oldPassword: A text.
        ///   - newPassword: A text.
        public init(
            oldPassword: String,
            newPassword: String
        ) {
            fields = ContractFields()
            fields.set("oldPassword", oldPassword)
            fields.set("newPassword", newPassword)
        }
        /// A text; required.
        public var oldPassword: String {
            get { fields.required("oldPassword") }
            set { fields.set("oldPassword", newValue) }
        }
        /// A text; required.
        public var newPassword: String {
            get { fields.required("newPassword") }
            set { fields.set("newPassword", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("oldPassword", String.self)
            checker.required("newPassword", String.self)
        }
    }
}

extension ICWS.Security {
    /// Contract `Security.PasswordError`.
    ///
    /// Known from the vendor's library.
    public struct PasswordError: ICWS.Common.Error.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:security:passwordError" }
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
        ///   - passwordErrors: A list, each a ``PasswordPolicyError``.
        public init(
            message: String,
            passwordErrors: [ICWS.Security.PasswordPolicyError]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("message", message)
            fields.set("passwordErrors", passwordErrors)
        }
        /// A list, each a ``PasswordPolicyError``; required.
        public var passwordErrors: [ICWS.Security.PasswordPolicyError] {
            get { fields.required("passwordErrors") }
            set { fields.set("passwordErrors", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.Error.checkFields(&checker)
            checker.required("passwordErrors", [ICWS.Security.PasswordPolicyError].self)
        }
    }
}

extension ICWS.Security {
    /// Contract `Security.PasswordPolicyError`.
    ///
    /// Known from the vendor's library.
    public struct PasswordPolicyError: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:security:passwordPolicyError" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - passwordPolicyErrorId: One of ``PasswordPolicyErrorIdEnum``.
        ///   - passwordPolicyErrorMsg: A text.
        public init(
            passwordPolicyErrorId: ICWS.Security.PasswordPolicyErrorIdEnum,
            passwordPolicyErrorMsg: String
        ) {
            fields = ContractFields()
            fields.set("passwordPolicyErrorId", passwordPolicyErrorId)
            fields.set("passwordPolicyErrorMsg", passwordPolicyErrorMsg)
        }
        /// One of ``PasswordPolicyErrorIdEnum``; required.
        public var passwordPolicyErrorId: ICWS.Security.PasswordPolicyErrorIdEnum {
            get { fields.required("passwordPolicyErrorId") }
            set { fields.set("passwordPolicyErrorId", newValue) }
        }
        /// A text; required.
        public var passwordPolicyErrorMsg: String {
            get { fields.required("passwordPolicyErrorMsg") }
            set { fields.set("passwordPolicyErrorMsg", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("passwordPolicyErrorId", ICWS.Security.PasswordPolicyErrorIdEnum.self)
            checker.required("passwordPolicyErrorMsg", String.self)
        }
    }
}
