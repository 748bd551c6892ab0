// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.Licenses {
    /// Contract `Licenses.LicenseAssignedStatus`.
    ///
    /// Known from the vendor's library.
    public struct LicenseAssignedStatus: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenseAssignedStatus" }
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
        ///   - isAssigned: True or false.
        public init(
            name: String,
            isAssigned: Bool
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("isAssigned", isAssigned)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// True or false; required.
        public var isAssigned: Bool {
            get { fields.required("isAssigned") }
            set { fields.set("isAssigned", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("isAssigned", Bool.self)
        }
    }
}

extension ICWS.Licenses {
    /// Contract `Licenses.LicenseMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/licenses` (documented).
    ///
    /// Known from the vendor's library.
    public struct LicenseMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenseMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/licenses"
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
        ///   - licenseAssignedStatusList: A list, each a ``LicenseAssignedStatus``.
        public init(
            isDelta: Bool,
            licenseAssignedStatusList: [ICWS.Licenses.LicenseAssignedStatus]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("licenseAssignedStatusList", licenseAssignedStatusList)
        }
        /// A list, each a ``LicenseAssignedStatus``; required.
        public var licenseAssignedStatusList: [ICWS.Licenses.LicenseAssignedStatus] {
            get { fields.required("licenseAssignedStatusList") }
            set { fields.set("licenseAssignedStatusList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("licenseAssignedStatusList", [ICWS.Licenses.LicenseAssignedStatus].self)
        }
    }
}

extension ICWS.Licenses {
    /// Contract `Licenses.LicenseOperationResult`.
    ///
    /// Known from the vendor's library.
    public struct LicenseOperationResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenseOperationResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - errorDetails: A text.
        ///   - isAvailable: True or false.
        ///   - licenseName: A text.
        ///   - licenseStatus: One of ``LicenseStatus``.
        public init(
            errorDetails: String,
            isAvailable: Bool,
            licenseName: String,
            licenseStatus: ICWS.Licenses.LicenseStatus
        ) {
            fields = ContractFields()
            fields.set("errorDetails", errorDetails)
            fields.set("isAvailable", isAvailable)
            fields.set("licenseName", licenseName)
            fields.set("licenseStatus", licenseStatus)
        }
        /// A text; required.
        public var errorDetails: String {
            get { fields.required("errorDetails") }
            set { fields.set("errorDetails", newValue) }
        }
        /// True or false; required.
        public var isAvailable: Bool {
            get { fields.required("isAvailable") }
            set { fields.set("isAvailable", newValue) }
        }
        /// A text; required.
        public var licenseName: String {
            get { fields.required("licenseName") }
            set { fields.set("licenseName", newValue) }
        }
        /// One of ``LicenseStatus``; required.
        public var licenseStatus: ICWS.Licenses.LicenseStatus {
            get { fields.required("licenseStatus") }
            set { fields.set("licenseStatus", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("errorDetails", String.self)
            checker.required("isAvailable", Bool.self)
            checker.required("licenseName", String.self)
            checker.required("licenseStatus", ICWS.Licenses.LicenseStatus.self)
        }
    }
}

extension ICWS.Licenses {
    /// Contract `Licenses.LicenseOperationResults`.
    ///
    /// Known from the vendor's library.
    public struct LicenseOperationResults: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenseOperationResults" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter licenseOperationResultList: A list, each a ``LicenseOperationResult``.
        public init(
            licenseOperationResultList: [ICWS.Licenses.LicenseOperationResult]
        ) {
            fields = ContractFields()
            fields.set("licenseOperationResultList", licenseOperationResultList)
        }
        /// A list, each a ``LicenseOperationResult``; required.
        public var licenseOperationResultList: [ICWS.Licenses.LicenseOperationResult] {
            get { fields.required("licenseOperationResultList") }
            set { fields.set("licenseOperationResultList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("licenseOperationResultList", [ICWS.Licenses.LicenseOperationResult].self)
        }
    }
}

extension ICWS.Licenses {
    /// Contract `Licenses.LicenseStageOperation`.
    ///
    /// Known from the vendor's library.
    public struct LicenseStageOperation: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenseStageOperation" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - stageName: A text.
        ///   - stageFailureAction: One of ``StageFailureAction``.
        ///   - licenseList: A list, each a text.
        public init(
            stageName: String,
            stageFailureAction: ICWS.Licenses.StageFailureAction,
            licenseList: [String]
        ) {
            fields = ContractFields()
            fields.set("stageName", stageName)
            fields.set("stageFailureAction", stageFailureAction)
            fields.set("licenseList", licenseList)
        }
        /// A text; required.
        public var stageName: String {
            get { fields.required("stageName") }
            set { fields.set("stageName", newValue) }
        }
        /// One of ``StageFailureAction``; required.
        public var stageFailureAction: ICWS.Licenses.StageFailureAction {
            get { fields.required("stageFailureAction") }
            set { fields.set("stageFailureAction", newValue) }
        }
        /// A list, each a text; required.
        public var licenseList: [String] {
            get { fields.required("licenseList") }
            set { fields.set("licenseList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("stageName", String.self)
            checker.required("stageFailureAction", ICWS.Licenses.StageFailureAction.self)
            checker.required("licenseList", [String].self)
        }
    }
}

extension ICWS.Licenses {
    /// Contract `Licenses.LicenseStageOperationResult`.
    ///
    /// Known from the vendor's library.
    public struct LicenseStageOperationResult: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenseStageOperationResult" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - stageName: A text.
        ///   - result: A list, each a ``LicenseOperationResult``.
        public init(
            stageName: String,
            result: [ICWS.Licenses.LicenseOperationResult]
        ) {
            fields = ContractFields()
            fields.set("stageName", stageName)
            fields.set("result", result)
        }
        /// A text; required.
        public var stageName: String {
            get { fields.required("stageName") }
            set { fields.set("stageName", newValue) }
        }
        /// A list, each a ``LicenseOperationResult``; required.
        public var result: [ICWS.Licenses.LicenseOperationResult] {
            get { fields.required("result") }
            set { fields.set("result", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("stageName", String.self)
            checker.required("result", [ICWS.Licenses.LicenseOperationResult].self)
        }
    }
}

extension ICWS.Licenses {
    /// Contract `Licenses.LicenseStageOperationResults`.
    ///
    /// Known from the vendor's library.
    public struct LicenseStageOperationResults: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenseStageOperationResults" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter licenseStageOperationResultList: A list, each a ``LicenseStageOperationResult``.
        public init(
            licenseStageOperationResultList: [ICWS.Licenses.LicenseStageOperationResult]
        ) {
            fields = ContractFields()
            fields.set("licenseStageOperationResultList", licenseStageOperationResultList)
        }
        /// A list, each a ``LicenseStageOperationResult``; required.
        public var licenseStageOperationResultList: [ICWS.Licenses.LicenseStageOperationResult] {
            get { fields.required("licenseStageOperationResultList") }
            set { fields.set("licenseStageOperationResultList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("licenseStageOperationResultList", [ICWS.Licenses.LicenseStageOperationResult].self)
        }
    }
}

extension ICWS.Licenses {
    /// Contract `Licenses.LicenseStageOperations`.
    ///
    /// Known from the vendor's library.
    public struct LicenseStageOperations: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenseStageOperations" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter licenseStageOperationList: A list, each a ``LicenseStageOperation``.
        public init(
            licenseStageOperationList: [ICWS.Licenses.LicenseStageOperation]
        ) {
            fields = ContractFields()
            fields.set("licenseStageOperationList", licenseStageOperationList)
        }
        /// A list, each a ``LicenseStageOperation``; required.
        public var licenseStageOperationList: [ICWS.Licenses.LicenseStageOperation] {
            get { fields.required("licenseStageOperationList") }
            set { fields.set("licenseStageOperationList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("licenseStageOperationList", [ICWS.Licenses.LicenseStageOperation].self)
        }
    }
}

extension ICWS.Licenses {
    /// Contract `Licenses.Licenses`.
    ///
    /// Known from the vendor's library.
    public struct Licenses: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:licenses:licenses" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter licenseList: A list, each a text.
        public init(
            licenseList: [String]
        ) {
            fields = ContractFields()
            fields.set("licenseList", licenseList)
        }
        /// A list, each a text; required.
        public var licenseList: [String] {
            get { fields.required("licenseList") }
            set { fields.set("licenseList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("licenseList", [String].self)
        }
    }
}
