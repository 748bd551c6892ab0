// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.Activations {
    /// Contract `Activations.UserActivationDelta`.
    ///
    /// Known from the vendor's library.
    public struct UserActivationDelta: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:userActivationDelta" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter activations: Values by name, each true or false.
        public init(
            activations: [String: Bool]
        ) {
            fields = ContractFields()
            fields.set("activations", activations)
        }
        /// Values by name, each true or false; required.
        public var activations: [String: Bool] {
            get { fields.required("activations") }
            set { fields.set("activations", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("activations", [String: Bool].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.UserActivationMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct UserActivationMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:userActivationMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/activations/users/{subscriptionId}"
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
        ///   - userId: A text.
        ///   - activationsChanged: Values by name, each true or false.
        public init(
            isDelta: Bool,
            subscriptionId: String,
            userId: String,
            activationsChanged: [String: Bool]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("subscriptionId", subscriptionId)
            fields.set("userId", userId)
            fields.set("activationsChanged", activationsChanged)
        }
        /// A text; required.
        public var subscriptionId: String {
            get { fields.required("subscriptionId") }
            set { fields.set("subscriptionId", newValue) }
        }
        /// A text; required.
        public var userId: String {
            get { fields.required("userId") }
            set { fields.set("userId", newValue) }
        }
        /// Values by name, each true or false; required.
        public var activationsChanged: [String: Bool] {
            get { fields.required("activationsChanged") }
            set { fields.set("activationsChanged", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("subscriptionId", String.self)
            checker.required("userId", String.self)
            checker.required("activationsChanged", [String: Bool].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.UserActivationSet`.
    ///
    /// Known from the vendor's library.
    public struct UserActivationSet: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:userActivationSet" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - userId: A text.
        ///   - activations: Values by name, each true or false.
        public init(
            userId: String,
            activations: [String: Bool]
        ) {
            fields = ContractFields()
            fields.set("userId", userId)
            fields.set("activations", activations)
        }
        /// A text; required.
        public var userId: String {
            get { fields.required("userId") }
            set { fields.set("userId", newValue) }
        }
        /// Values by name, each true or false; required.
        public var activations: [String: Bool] {
            get { fields.required("activations") }
            set { fields.set("activations", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userId", String.self)
            checker.required("activations", [String: Bool].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.UserActivationSets`.
    ///
    /// Known from the vendor's library.
    public struct UserActivationSets: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:userActivationSets" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter userActivationSetList: A list, each a ``UserActivationSet``.
        public init(
            userActivationSetList: [ICWS.Activations.UserActivationSet]
        ) {
            fields = ContractFields()
            fields.set("userActivationSetList", userActivationSetList)
        }
        /// A list, each a ``UserActivationSet``; required.
        public var userActivationSetList: [ICWS.Activations.UserActivationSet] {
            get { fields.required("userActivationSetList") }
            set { fields.set("userActivationSetList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userActivationSetList", [ICWS.Activations.UserActivationSet].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.UserActivationSubscription`.
    ///
    /// Known from the vendor's library.
    public struct UserActivationSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:userActivationSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - userId: A text.
        ///   - workgroupIds: A list, each a text.
        public init(
            userId: String,
            workgroupIds: [String]
        ) {
            fields = ContractFields()
            fields.set("userId", userId)
            fields.set("workgroupIds", workgroupIds)
        }
        /// A text; required.
        public var userId: String {
            get { fields.required("userId") }
            set { fields.set("userId", newValue) }
        }
        /// A list, each a text; required.
        public var workgroupIds: [String] {
            get { fields.required("workgroupIds") }
            set { fields.set("workgroupIds", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userId", String.self)
            checker.required("workgroupIds", [String].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.WorkgroupActivationDelta`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupActivationDelta: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:workgroupActivationDelta" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter activations: Values by name, each true or false.
        public init(
            activations: [String: Bool]
        ) {
            fields = ContractFields()
            fields.set("activations", activations)
        }
        /// Values by name, each true or false; required.
        public var activations: [String: Bool] {
            get { fields.required("activations") }
            set { fields.set("activations", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("activations", [String: Bool].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.WorkgroupActivationMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct WorkgroupActivationMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:workgroupActivationMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/activations/workgroups/{subscriptionId}"
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
        ///   - workgroupId: A text.
        ///   - activationsChanged: Values by name, each true or false.
        public init(
            isDelta: Bool,
            subscriptionId: String,
            workgroupId: String,
            activationsChanged: [String: Bool]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("subscriptionId", subscriptionId)
            fields.set("workgroupId", workgroupId)
            fields.set("activationsChanged", activationsChanged)
        }
        /// A text; required.
        public var subscriptionId: String {
            get { fields.required("subscriptionId") }
            set { fields.set("subscriptionId", newValue) }
        }
        /// A text; required.
        public var workgroupId: String {
            get { fields.required("workgroupId") }
            set { fields.set("workgroupId", newValue) }
        }
        /// Values by name, each true or false; required.
        public var activationsChanged: [String: Bool] {
            get { fields.required("activationsChanged") }
            set { fields.set("activationsChanged", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("subscriptionId", String.self)
            checker.required("workgroupId", String.self)
            checker.required("activationsChanged", [String: Bool].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.WorkgroupActivationSet`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupActivationSet: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:workgroupActivationSet" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - workgroupId: A text.
        ///   - activations: Values by name, each true or false.
        public init(
            workgroupId: String,
            activations: [String: Bool]
        ) {
            fields = ContractFields()
            fields.set("workgroupId", workgroupId)
            fields.set("activations", activations)
        }
        /// A text; required.
        public var workgroupId: String {
            get { fields.required("workgroupId") }
            set { fields.set("workgroupId", newValue) }
        }
        /// Values by name, each true or false; required.
        public var activations: [String: Bool] {
            get { fields.required("activations") }
            set { fields.set("activations", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("workgroupId", String.self)
            checker.required("activations", [String: Bool].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.WorkgroupActivationSets`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupActivationSets: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:workgroupActivationSets" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter workgroupActivationSetList: A list, each a ``WorkgroupActivationSet``.
        public init(
            workgroupActivationSetList: [ICWS.Activations.WorkgroupActivationSet]
        ) {
            fields = ContractFields()
            fields.set("workgroupActivationSetList", workgroupActivationSetList)
        }
        /// A list, each a ``WorkgroupActivationSet``; required.
        public var workgroupActivationSetList: [ICWS.Activations.WorkgroupActivationSet] {
            get { fields.required("workgroupActivationSetList") }
            set { fields.set("workgroupActivationSetList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("workgroupActivationSetList", [ICWS.Activations.WorkgroupActivationSet].self)
        }
    }
}

extension ICWS.Activations {
    /// Contract `Activations.WorkgroupActivationSubscription`.
    ///
    /// Known from the vendor's library.
    public struct WorkgroupActivationSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:activations:workgroupActivationSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - workgroupId: A text.
        ///   - userIds: A list, each a text.
        public init(
            workgroupId: String,
            userIds: [String]
        ) {
            fields = ContractFields()
            fields.set("workgroupId", workgroupId)
            fields.set("userIds", userIds)
        }
        /// A text; required.
        public var workgroupId: String {
            get { fields.required("workgroupId") }
            set { fields.set("workgroupId", newValue) }
        }
        /// A list, each a text; required.
        public var userIds: [String] {
            get { fields.required("userIds") }
            set { fields.set("userIds", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("workgroupId", String.self)
            checker.required("userIds", [String].self)
        }
    }
}
