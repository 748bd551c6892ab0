// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Common {
    /// Contract `Common.AsyncOperationAcceptedResponse`.
    ///
    /// Known from the vendor's library.
    public struct AsyncOperationAcceptedResponse: Contract {
        /// What ``AsyncOperationAcceptedResponse`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:common:asyncOperationAcceptedResponse" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:content:contentAsyncRequestId",
                "urn:inin.com:interactions.email:emailUploadFileAttachmentResponse",
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
        /// - Parameter requestId: A text.
        public init(
            requestId: String
        ) {
            fields = ContractFields()
            fields.set("requestId", requestId)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("requestId", String.self)
        }
    }
}

extension ICWS.Common.AsyncOperationAcceptedResponse: ICWS.Common.AsyncOperationAcceptedResponse.Kind {}

extension ICWS.Common.AsyncOperationAcceptedResponse.Kind {
    /// A text; required.
    public var requestId: String {
        get { fields.required("requestId") }
        set { fields.set("requestId", newValue) }
    }
}

extension ICWS.Common {
    /// Contract `Common.EditablePhoneNumber`.
    ///
    /// Known from the vendor's library.
    public struct EditablePhoneNumber: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:common:editablePhoneNumber" }
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
        public var baseNumber: String? {
            get { fields.optional("baseNumber") }
            set { fields.set("baseNumber", optional: newValue) }
        }
        /// A text; may be missing.
        public var `extension`: String? {
            get { fields.optional("extension") }
            set { fields.set("extension", optional: newValue) }
        }
        /// True or false; may be missing.
        public var autoDialable: Bool? {
            get { fields.optional("autoDialable") }
            set { fields.set("autoDialable", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("baseNumber", String.self)
            checker.optional("extension", String.self)
            checker.optional("autoDialable", Bool.self)
        }
    }
}

extension ICWS.Common {
    /// Contract `Common.Error`.
    ///
    /// Known from the vendor's library.
    public struct Error: Contract {
        /// What ``Error`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:common:error" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:common:invalidPropertyError",
                "urn:inin.com:common:missingPropertyError",
                "urn:inin.com:configuration:configurationError",
                "urn:inin.com:configuration:explicitReferencesError",
                "urn:inin.com:configuration:getObjectError",
                "urn:inin.com:configuration:getObjectListError",
                "urn:inin.com:dialer:campaignLogonError",
                "urn:inin.com:security:passwordError",
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
            fields = ContractFields()
            fields.set("message", message)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("errorId", String.self)
            checker.optional("errorCode", Int.self)
            checker.required("message", String.self)
        }
    }
}

extension ICWS.Common.Error: ICWS.Common.Error.Kind {}

extension ICWS.Common.Error.Kind {
    /// A text; may be missing.
    public var errorId: String? {
        get { fields.optional("errorId") }
        set { fields.set("errorId", optional: newValue) }
    }
    /// A whole number; may be missing.
    public var errorCode: Int? {
        get { fields.optional("errorCode") }
        set { fields.set("errorCode", optional: newValue) }
    }
    /// A text; required.
    public var message: String {
        get { fields.required("message") }
        set { fields.set("message", newValue) }
    }
}

extension ICWS.Common {
    /// Contract `Common.FeatureInfo`.
    ///
    /// Known from the vendor's library.
    public struct FeatureInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:common:featureInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - featureId: A text.
        ///   - version: A whole number.
        public init(
            featureId: String,
            version: Int
        ) {
            fields = ContractFields()
            fields.set("featureId", featureId)
            fields.set("version", version)
        }
        /// A text; required.
        public var featureId: String {
            get { fields.required("featureId") }
            set { fields.set("featureId", newValue) }
        }
        /// A whole number; required.
        public var version: Int {
            get { fields.required("version") }
            set { fields.set("version", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("featureId", String.self)
            checker.required("version", Int.self)
        }
    }
}

extension ICWS.Common {
    /// Contract `Common.FeatureInfos`.
    ///
    /// Known from the vendor's library.
    public struct FeatureInfos: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:common:featureInfos" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter featureInfoList: A list, each a ``FeatureInfo``.
        public init(
            featureInfoList: [ICWS.Common.FeatureInfo]
        ) {
            fields = ContractFields()
            fields.set("featureInfoList", featureInfoList)
        }
        /// A list, each a ``FeatureInfo``; required.
        public var featureInfoList: [ICWS.Common.FeatureInfo] {
            get { fields.required("featureInfoList") }
            set { fields.set("featureInfoList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("featureInfoList", [ICWS.Common.FeatureInfo].self)
        }
    }
}

extension ICWS.Common {
    /// Contract `Common.InvalidPropertyError`.
    ///
    /// Known from the vendor's library.
    public struct InvalidPropertyError: ICWS.Common.Error.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:common:invalidPropertyError" }
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
        /// A text; may be missing.
        public var propertyName: String? {
            get { fields.optional("propertyName") }
            set { fields.set("propertyName", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.Error.checkFields(&checker)
            checker.optional("propertyName", String.self)
        }
    }
}

extension ICWS.Common {
    /// Contract `Common.MissingPropertyError`.
    ///
    /// Known from the vendor's library.
    public struct MissingPropertyError: ICWS.Common.Error.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:common:missingPropertyError" }
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
        /// A text; may be missing.
        public var propertyName: String? {
            get { fields.optional("propertyName") }
            set { fields.set("propertyName", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Common.Error.checkFields(&checker)
            checker.optional("propertyName", String.self)
        }
    }
}

extension ICWS.Common {
    /// Contract `Common.PhoneNumber`.
    ///
    /// Known from the vendor's library.
    public struct PhoneNumber: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:common:phoneNumber" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - standardizedNumber: A text.
        ///   - displayString: A text.
        public init(
            standardizedNumber: String,
            displayString: String
        ) {
            fields = ContractFields()
            fields.set("standardizedNumber", standardizedNumber)
            fields.set("displayString", displayString)
        }
        /// A text; required.
        public var standardizedNumber: String {
            get { fields.required("standardizedNumber") }
            set { fields.set("standardizedNumber", newValue) }
        }
        /// A text; required.
        public var displayString: String {
            get { fields.required("displayString") }
            set { fields.set("displayString", newValue) }
        }
        /// A ``EditablePhoneNumber``; may be missing.
        public var numberInfo: ICWS.Common.EditablePhoneNumber? {
            get { fields.optional("numberInfo") }
            set { fields.set("numberInfo", optional: newValue) }
        }
        /// A text; may be missing.
        public var editNumber: String? {
            get { fields.optional("editNumber") }
            set { fields.set("editNumber", optional: newValue) }
        }
        /// True or false; may be missing.
        public var dialable: Bool? {
            get { fields.optional("dialable") }
            set { fields.set("dialable", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("standardizedNumber", String.self)
            checker.required("displayString", String.self)
            checker.optional("numberInfo", ICWS.Common.EditablePhoneNumber.self)
            checker.optional("editNumber", String.self)
            checker.optional("dialable", Bool.self)
        }
    }
}
