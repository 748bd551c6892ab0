// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.Status {
    /// Contract `Status.StatusMessage`.
    ///
    /// Known from the vendor's library.
    public struct StatusMessage: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:statusMessage" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statusId: A text.
        ///   - messageText: A text.
        ///   - iconUri: A text.
        ///   - groupTag: A text.
        ///   - canHaveDate: True or false.
        ///   - canHaveTime: True or false.
        ///   - isDoNotDisturbStatus: True or false.
        ///   - isSelectableStatus: True or false.
        ///   - isPersistentStatus: True or false.
        ///   - isForwardStatus: True or false.
        ///   - isAfterCallWorkStatus: True or false.
        ///   - isAcdStatus: True or false.
        ///   - isAllowFollowUpStatus: True or false.
        ///   - systemId: A text.
        public init(
            statusId: String,
            messageText: String,
            iconUri: String,
            groupTag: String,
            canHaveDate: Bool,
            canHaveTime: Bool,
            isDoNotDisturbStatus: Bool,
            isSelectableStatus: Bool,
            isPersistentStatus: Bool,
            isForwardStatus: Bool,
            isAfterCallWorkStatus: Bool,
            isAcdStatus: Bool,
            isAllowFollowUpStatus: Bool,
            systemId: String
        ) {
            fields = ContractFields()
            fields.set("statusId", statusId)
            fields.set("messageText", messageText)
            fields.set("iconUri", iconUri)
            fields.set("groupTag", groupTag)
            fields.set("canHaveDate", canHaveDate)
            fields.set("canHaveTime", canHaveTime)
            fields.set("isDoNotDisturbStatus", isDoNotDisturbStatus)
            fields.set("isSelectableStatus", isSelectableStatus)
            fields.set("isPersistentStatus", isPersistentStatus)
            fields.set("isForwardStatus", isForwardStatus)
            fields.set("isAfterCallWorkStatus", isAfterCallWorkStatus)
            fields.set("isAcdStatus", isAcdStatus)
            fields.set("isAllowFollowUpStatus", isAllowFollowUpStatus)
            fields.set("systemId", systemId)
        }
        /// A text; required.
        public var statusId: String {
            get { fields.required("statusId") }
            set { fields.set("statusId", newValue) }
        }
        /// A text; required.
        public var messageText: String {
            get { fields.required("messageText") }
            set { fields.set("messageText", newValue) }
        }
        /// A text; required.
        public var iconUri: String {
            get { fields.required("iconUri") }
            set { fields.set("iconUri", newValue) }
        }
        /// A text; required.
        public var groupTag: String {
            get { fields.required("groupTag") }
            set { fields.set("groupTag", newValue) }
        }
        /// True or false; required.
        public var canHaveDate: Bool {
            get { fields.required("canHaveDate") }
            set { fields.set("canHaveDate", newValue) }
        }
        /// True or false; required.
        public var canHaveTime: Bool {
            get { fields.required("canHaveTime") }
            set { fields.set("canHaveTime", newValue) }
        }
        /// True or false; required.
        public var isDoNotDisturbStatus: Bool {
            get { fields.required("isDoNotDisturbStatus") }
            set { fields.set("isDoNotDisturbStatus", newValue) }
        }
        /// True or false; required.
        public var isSelectableStatus: Bool {
            get { fields.required("isSelectableStatus") }
            set { fields.set("isSelectableStatus", newValue) }
        }
        /// True or false; required.
        public var isPersistentStatus: Bool {
            get { fields.required("isPersistentStatus") }
            set { fields.set("isPersistentStatus", newValue) }
        }
        /// True or false; required.
        public var isForwardStatus: Bool {
            get { fields.required("isForwardStatus") }
            set { fields.set("isForwardStatus", newValue) }
        }
        /// True or false; required.
        public var isAfterCallWorkStatus: Bool {
            get { fields.required("isAfterCallWorkStatus") }
            set { fields.set("isAfterCallWorkStatus", newValue) }
        }
        /// True or false; required.
        public var isAcdStatus: Bool {
            get { fields.required("isAcdStatus") }
            set { fields.set("isAcdStatus", newValue) }
        }
        /// True or false; required.
        public var isAllowFollowUpStatus: Bool {
            get { fields.required("isAllowFollowUpStatus") }
            set { fields.set("isAllowFollowUpStatus", newValue) }
        }
        /// A text; required.
        public var systemId: String {
            get { fields.required("systemId") }
            set { fields.set("systemId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statusId", String.self)
            checker.required("messageText", String.self)
            checker.required("iconUri", String.self)
            checker.required("groupTag", String.self)
            checker.required("canHaveDate", Bool.self)
            checker.required("canHaveTime", Bool.self)
            checker.required("isDoNotDisturbStatus", Bool.self)
            checker.required("isSelectableStatus", Bool.self)
            checker.required("isPersistentStatus", Bool.self)
            checker.required("isForwardStatus", Bool.self)
            checker.required("isAfterCallWorkStatus", Bool.self)
            checker.required("isAcdStatus", Bool.self)
            checker.required("isAllowFollowUpStatus", Bool.self)
            checker.required("systemId", String.self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.StatusMessages`.
    ///
    /// Known from the vendor's library.
    public struct StatusMessages: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:statusMessages" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter statusMessageList: A list, each a ``StatusMessage``.
        public init(
            statusMessageList: [ICWS.Status.StatusMessage]
        ) {
            fields = ContractFields()
            fields.set("statusMessageList", statusMessageList)
        }
        /// A list, each a ``StatusMessage``; required.
        public var statusMessageList: [ICWS.Status.StatusMessage] {
            get { fields.required("statusMessageList") }
            set { fields.set("statusMessageList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statusMessageList", [ICWS.Status.StatusMessage].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.StatusMessagesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/status/status-messages` (inferred).
    ///
    /// Known from the vendor's library.
    public struct StatusMessagesMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:statusMessagesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/status/status-messages"
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
        /// A list, each a ``StatusMessage``; may be missing.
        public var statusMessagesAdded: [ICWS.Status.StatusMessage]? {
            get { fields.optional("statusMessagesAdded") }
            set { fields.set("statusMessagesAdded", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var statusMessagesRemoved: [String]? {
            get { fields.optional("statusMessagesRemoved") }
            set { fields.set("statusMessagesRemoved", optional: newValue) }
        }
        /// A list, each a ``StatusMessage``; may be missing.
        public var statusMessagesChanged: [ICWS.Status.StatusMessage]? {
            get { fields.optional("statusMessagesChanged") }
            set { fields.set("statusMessagesChanged", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("statusMessagesAdded", [ICWS.Status.StatusMessage].self)
            checker.optional("statusMessagesRemoved", [String].self)
            checker.optional("statusMessagesChanged", [ICWS.Status.StatusMessage].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.StatusMessagesUserAccess`.
    ///
    /// Known from the vendor's library.
    public struct StatusMessagesUserAccess: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:statusMessagesUserAccess" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter userId: A text.
        public init(
            userId: String
        ) {
            fields = ContractFields()
            fields.set("userId", userId)
        }
        /// A text; required.
        public var userId: String {
            get { fields.required("userId") }
            set { fields.set("userId", newValue) }
        }
        /// A list, each a text; may be missing.
        public var statusMessages: [String]? {
            get { fields.optional("statusMessages") }
            set { fields.set("statusMessages", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userId", String.self)
            checker.optional("statusMessages", [String].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.StatusMessagesUserAccessChange`.
    ///
    /// Known from the vendor's library.
    public struct StatusMessagesUserAccessChange: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:statusMessagesUserAccessChange" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter userId: A text.
        public init(
            userId: String
        ) {
            fields = ContractFields()
            fields.set("userId", userId)
        }
        /// A text; required.
        public var userId: String {
            get { fields.required("userId") }
            set { fields.set("userId", newValue) }
        }
        /// A list, each a text; may be missing.
        public var statusMessagesAdded: [String]? {
            get { fields.optional("statusMessagesAdded") }
            set { fields.set("statusMessagesAdded", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var statusMessagesRemoved: [String]? {
            get { fields.optional("statusMessagesRemoved") }
            set { fields.set("statusMessagesRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userId", String.self)
            checker.optional("statusMessagesAdded", [String].self)
            checker.optional("statusMessagesRemoved", [String].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.StatusMessagesUserAccessMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access` (inferred).
    ///
    /// Known from the vendor's library.
    public struct StatusMessagesUserAccessMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:statusMessagesUserAccessMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/status/status-messages-user-access"
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
        ///   - statusMessagesUserAccessChanges: A list, each a ``StatusMessagesUserAccessChange``.
        public init(
            isDelta: Bool,
            statusMessagesUserAccessChanges: [ICWS.Status.StatusMessagesUserAccessChange]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("statusMessagesUserAccessChanges", statusMessagesUserAccessChanges)
        }
        /// A list, each a ``StatusMessagesUserAccessChange``; required.
        public var statusMessagesUserAccessChanges: [ICWS.Status.StatusMessagesUserAccessChange] {
            get { fields.required("statusMessagesUserAccessChanges") }
            set { fields.set("statusMessagesUserAccessChanges", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("statusMessagesUserAccessChanges", [ICWS.Status.StatusMessagesUserAccessChange].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.StatusMessagesUserAccessSubscription`.
    ///
    /// Known from the vendor's library.
    public struct StatusMessagesUserAccessSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:statusMessagesUserAccessSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter userIds: A list, each a text.
        public init(
            userIds: [String]
        ) {
            fields = ContractFields()
            fields.set("userIds", userIds)
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
            checker.required("userIds", [String].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.UserStatus`.
    ///
    /// Known from the vendor's library.
    public struct UserStatus: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:userStatus" }
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
        ///   - statusId: A text.
        public init(
            userId: String,
            statusId: String
        ) {
            fields = ContractFields()
            fields.set("userId", userId)
            fields.set("statusId", statusId)
        }
        /// A text; required.
        public var userId: String {
            get { fields.required("userId") }
            set { fields.set("userId", newValue) }
        }
        /// A text; required.
        public var statusId: String {
            get { fields.required("statusId") }
            set { fields.set("statusId", newValue) }
        }
        /// A text; may be missing.
        public var notes: String? {
            get { fields.optional("notes") }
            set { fields.set("notes", optional: newValue) }
        }
        /// A text; may be missing.
        public var forwardNumber: String? {
            get { fields.optional("forwardNumber") }
            set { fields.set("forwardNumber", optional: newValue) }
        }
        /// A ``UserStatusUntil``; absent, null or a value.
        public var until: Field<ICWS.Status.UserStatusUntil> {
            get { fields.field("until") }
            set { fields.set("until", field: newValue) }
        }
        /// True or false; may be missing.
        public var onPhone: Bool? {
            get { fields.optional("onPhone") }
            set { fields.set("onPhone", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var onPhoneChanged: ICWS.DateTime? {
            get { fields.optional("onPhoneChanged") }
            set { fields.set("onPhoneChanged", optional: newValue) }
        }
        /// A point in time, UTC; may be missing.
        public var statusChanged: ICWS.DateTime? {
            get { fields.optional("statusChanged") }
            set { fields.set("statusChanged", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var stations: [String]? {
            get { fields.optional("stations") }
            set { fields.set("stations", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var icServers: [String]? {
            get { fields.optional("icServers") }
            set { fields.set("icServers", optional: newValue) }
        }
        /// A text; may be missing.
        public var presenceServer: String? {
            get { fields.optional("presenceServer") }
            set { fields.set("presenceServer", optional: newValue) }
        }
        /// True or false; may be missing.
        public var loggedIn: Bool? {
            get { fields.optional("loggedIn") }
            set { fields.set("loggedIn", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userId", String.self)
            checker.required("statusId", String.self)
            checker.optional("notes", String.self)
            checker.optional("forwardNumber", String.self)
            checker.optional("until", ICWS.Status.UserStatusUntil.self)
            checker.optional("onPhone", Bool.self)
            checker.optional("onPhoneChanged", ICWS.DateTime.self)
            checker.optional("statusChanged", ICWS.DateTime.self)
            checker.optional("stations", [String].self)
            checker.optional("icServers", [String].self)
            checker.optional("presenceServer", String.self)
            checker.optional("loggedIn", Bool.self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.UserStatusMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/status/user-statuses` (documented).
    ///
    /// Known from the vendor's library.
    public struct UserStatusMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:userStatusMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/status/user-statuses"
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
        ///   - userStatusList: A list, each a ``UserStatus``.
        public init(
            isDelta: Bool,
            userStatusList: [ICWS.Status.UserStatus]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("userStatusList", userStatusList)
        }
        /// A list, each a ``UserStatus``; required.
        public var userStatusList: [ICWS.Status.UserStatus] {
            get { fields.required("userStatusList") }
            set { fields.set("userStatusList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("userStatusList", [ICWS.Status.UserStatus].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.UserStatusPreviousInfo`.
    ///
    /// Known from the vendor's library.
    public struct UserStatusPreviousInfo: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:userStatusPreviousInfo" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - statusId: A text.
        ///   - notes: A text.
        public init(
            statusId: String,
            notes: String
        ) {
            fields = ContractFields()
            fields.set("statusId", statusId)
            fields.set("notes", notes)
        }
        /// A text; required.
        public var statusId: String {
            get { fields.required("statusId") }
            set { fields.set("statusId", newValue) }
        }
        /// A text; required.
        public var notes: String {
            get { fields.required("notes") }
            set { fields.set("notes", newValue) }
        }
        /// A text; may be missing.
        public var forwardNumber: String? {
            get { fields.optional("forwardNumber") }
            set { fields.set("forwardNumber", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statusId", String.self)
            checker.required("notes", String.self)
            checker.optional("forwardNumber", String.self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.UserStatusPreviousInfoMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info` (documented).
    ///
    /// Known from the vendor's library.
    public struct UserStatusPreviousInfoMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:userStatusPreviousInfoMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/status/user-status-previous-info"
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
        ///   - userStatusPreviousInfoList: A list, each a ``UserStatusPreviousInfo``.
        public init(
            isDelta: Bool,
            userStatusPreviousInfoList: [ICWS.Status.UserStatusPreviousInfo]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("userStatusPreviousInfoList", userStatusPreviousInfoList)
        }
        /// A list, each a ``UserStatusPreviousInfo``; required.
        public var userStatusPreviousInfoList: [ICWS.Status.UserStatusPreviousInfo] {
            get { fields.required("userStatusPreviousInfoList") }
            set { fields.set("userStatusPreviousInfoList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("userStatusPreviousInfoList", [ICWS.Status.UserStatusPreviousInfo].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.UserStatusPreviousInfos`.
    ///
    /// Known from the vendor's library.
    public struct UserStatusPreviousInfos: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:userStatusPreviousInfos" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter userStatusPreviousInfoList: A list, each a ``UserStatusPreviousInfo``.
        public init(
            userStatusPreviousInfoList: [ICWS.Status.UserStatusPreviousInfo]
        ) {
            fields = ContractFields()
            fields.set("userStatusPreviousInfoList", userStatusPreviousInfoList)
        }
        /// A list, each a ``UserStatusPreviousInfo``; required.
        public var userStatusPreviousInfoList: [ICWS.Status.UserStatusPreviousInfo] {
            get { fields.required("userStatusPreviousInfoList") }
            set { fields.set("userStatusPreviousInfoList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userStatusPreviousInfoList", [ICWS.Status.UserStatusPreviousInfo].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.UserStatusSubscription`.
    ///
    /// Known from the vendor's library.
    public struct UserStatusSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:userStatusSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter userIds: A list, each a text.
        public init(
            userIds: [String]
        ) {
            fields = ContractFields()
            fields.set("userIds", userIds)
        }
        /// A list, each a text; required.
        public var userIds: [String] {
            get { fields.required("userIds") }
            set { fields.set("userIds", newValue) }
        }
        /// A list, each a text; may be missing.
        public var userStatusProperties: [String]? {
            get { fields.optional("userStatusProperties") }
            set { fields.set("userStatusProperties", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("userIds", [String].self)
            checker.optional("userStatusProperties", [String].self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.UserStatusUntil`.
    ///
    /// Known from the vendor's library.
    public struct UserStatusUntil: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:userStatusUntil" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - untilDateTime: A point in time, UTC.
        ///   - hasDate: True or false.
        ///   - hasTime: True or false.
        public init(
            untilDateTime: ICWS.DateTime,
            hasDate: Bool,
            hasTime: Bool
        ) {
            fields = ContractFields()
            fields.set("untilDateTime", untilDateTime)
            fields.set("hasDate", hasDate)
            fields.set("hasTime", hasTime)
        }
        /// A point in time, UTC; required.
        public var untilDateTime: ICWS.DateTime {
            get { fields.required("untilDateTime") }
            set { fields.set("untilDateTime", newValue) }
        }
        /// True or false; required.
        public var hasDate: Bool {
            get { fields.required("hasDate") }
            set { fields.set("hasDate", newValue) }
        }
        /// True or false; required.
        public var hasTime: Bool {
            get { fields.required("hasTime") }
            set { fields.set("hasTime", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("untilDateTime", ICWS.DateTime.self)
            checker.required("hasDate", Bool.self)
            checker.required("hasTime", Bool.self)
        }
    }
}

extension ICWS.Status {
    /// Contract `Status.UserStatusUpdate`.
    ///
    /// Known from the vendor's library.
    public struct UserStatusUpdate: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:status:userStatusUpdate" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter statusId: A text.
        public init(
            statusId: String
        ) {
            fields = ContractFields()
            fields.set("statusId", statusId)
        }
        /// A text; required.
        public var statusId: String {
            get { fields.required("statusId") }
            set { fields.set("statusId", newValue) }
        }
        /// A text; may be missing.
        public var notes: String? {
            get { fields.optional("notes") }
            set { fields.set("notes", optional: newValue) }
        }
        /// A text; may be missing.
        public var forwardNumber: String? {
            get { fields.optional("forwardNumber") }
            set { fields.set("forwardNumber", optional: newValue) }
        }
        /// A ``UserStatusUntil``; absent, null or a value.
        public var until: Field<ICWS.Status.UserStatusUntil> {
            get { fields.field("until") }
            set { fields.set("until", field: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("statusId", String.self)
            checker.optional("notes", String.self)
            checker.optional("forwardNumber", String.self)
            checker.optional("until", ICWS.Status.UserStatusUntil.self)
        }
    }
}
