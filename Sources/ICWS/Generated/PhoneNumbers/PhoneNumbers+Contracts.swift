// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.PhoneNumbers {
    /// Contract `PhoneNumbers.PhoneNumberDetails`.
    ///
    /// Known from the vendor's library.
    public struct PhoneNumberDetails: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:phoneNumbers:phoneNumberDetails" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - autoDialExtension: True or false.
        ///   - defaultClassification: A text.
        ///   - dialCapable: True or false.
        ///   - displayText: A text.
        ///   - internal: True or false.
        ///   - normalizedText: A text.
        ///   - queueType: One of ``QueueType``.
        ///   - rawText: A text.
        ///   - voicemailCapable: True or false.
        public init(
            autoDialExtension: Bool,
            defaultClassification: String,
            dialCapable: Bool,
            displayText: String,
            internal: Bool,
            normalizedText: String,
            queueType: ICWS.PhoneNumbers.QueueType,
            rawText: String,
            voicemailCapable: Bool
        ) {
            fields = ContractFields()
            fields.set("autoDialExtension", autoDialExtension)
            fields.set("defaultClassification", defaultClassification)
            fields.set("dialCapable", dialCapable)
            fields.set("displayText", displayText)
            fields.set("internal", `internal`)
            fields.set("normalizedText", normalizedText)
            fields.set("queueType", queueType)
            fields.set("rawText", rawText)
            fields.set("voicemailCapable", voicemailCapable)
        }
        /// True or false; required.
        public var autoDialExtension: Bool {
            get { fields.required("autoDialExtension") }
            set { fields.set("autoDialExtension", newValue) }
        }
        /// A list, each a text; may be missing.
        public var classifications: [String]? {
            get { fields.optional("classifications") }
            set { fields.set("classifications", optional: newValue) }
        }
        /// A text; required.
        public var defaultClassification: String {
            get { fields.required("defaultClassification") }
            set { fields.set("defaultClassification", newValue) }
        }
        /// True or false; required.
        public var dialCapable: Bool {
            get { fields.required("dialCapable") }
            set { fields.set("dialCapable", newValue) }
        }
        /// A text; required.
        public var displayText: String {
            get { fields.required("displayText") }
            set { fields.set("displayText", newValue) }
        }
        /// A text; may be missing.
        public var editBase: String? {
            get { fields.optional("editBase") }
            set { fields.set("editBase", optional: newValue) }
        }
        /// A text; may be missing.
        public var `extension`: String? {
            get { fields.optional("extension") }
            set { fields.set("extension", optional: newValue) }
        }
        /// True or false; required.
        public var `internal`: Bool {
            get { fields.required("internal") }
            set { fields.set("internal", newValue) }
        }
        /// A text; required.
        public var normalizedText: String {
            get { fields.required("normalizedText") }
            set { fields.set("normalizedText", newValue) }
        }
        /// A text; may be missing.
        public var queueName: String? {
            get { fields.optional("queueName") }
            set { fields.set("queueName", optional: newValue) }
        }
        /// One of ``QueueType``; required.
        public var queueType: ICWS.PhoneNumbers.QueueType {
            get { fields.required("queueType") }
            set { fields.set("queueType", newValue) }
        }
        /// A text; required.
        public var rawText: String {
            get { fields.required("rawText") }
            set { fields.set("rawText", newValue) }
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
            checker.required("autoDialExtension", Bool.self)
            checker.optional("classifications", [String].self)
            checker.required("defaultClassification", String.self)
            checker.required("dialCapable", Bool.self)
            checker.required("displayText", String.self)
            checker.optional("editBase", String.self)
            checker.optional("extension", String.self)
            checker.required("internal", Bool.self)
            checker.required("normalizedText", String.self)
            checker.optional("queueName", String.self)
            checker.required("queueType", ICWS.PhoneNumbers.QueueType.self)
            checker.required("rawText", String.self)
            checker.required("voicemailCapable", Bool.self)
        }
    }
}

extension ICWS.PhoneNumbers {
    /// Contract `PhoneNumbers.PhoneNumberDetailsQuery`.
    ///
    /// Known from the vendor's library.
    public struct PhoneNumberDetailsQuery: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:phoneNumbers:phoneNumberDetailsQuery" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter phoneNumber: A text.
        public init(
            phoneNumber: String
        ) {
            fields = ContractFields()
            fields.set("phoneNumber", phoneNumber)
        }
        /// A text; required.
        public var phoneNumber: String {
            get { fields.required("phoneNumber") }
            set { fields.set("phoneNumber", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("phoneNumber", String.self)
        }
    }
}
