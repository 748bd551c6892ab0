// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSConfiguration
public import ICWSCore
public import ICWSMessaging

extension ICWS.Session {
    /// Contract `Session.SessionInformation`.
    ///
    /// Known from the vendor's library.
    public struct SessionInformation: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:session:sessionInformation" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - applicationName: A text.
        ///   - machineName: A text.
        ///   - stationId: A ``ConfigurationId``.
        ///   - userId: A ``ConfigurationId``.
        ///   - reason: One of ``SessionMessageReason``.
        public init(
            applicationName: String,
            machineName: String,
            stationId: ICWS.Configuration.ConfigurationId,
            userId: ICWS.Configuration.ConfigurationId,
            reason: ICWS.Session.SessionMessageReason
        ) {
            fields = ContractFields()
            fields.set("applicationName", applicationName)
            fields.set("machineName", machineName)
            fields.set("stationId", stationId)
            fields.set("userId", userId)
            fields.set("reason", reason)
        }
        /// A text; required.
        public var applicationName: String {
            get { fields.required("applicationName") }
            set { fields.set("applicationName", newValue) }
        }
        /// A text; required.
        public var machineName: String {
            get { fields.required("machineName") }
            set { fields.set("machineName", newValue) }
        }
        /// A ``ConfigurationId``; required.
        public var stationId: ICWS.Configuration.ConfigurationId {
            get { fields.required("stationId") }
            set { fields.set("stationId", newValue) }
        }
        /// A ``ConfigurationId``; required.
        public var userId: ICWS.Configuration.ConfigurationId {
            get { fields.required("userId") }
            set { fields.set("userId", newValue) }
        }
        /// One of ``SessionMessageReason``; required.
        public var reason: ICWS.Session.SessionMessageReason {
            get { fields.required("reason") }
            set { fields.set("reason", newValue) }
        }
        /// A ``ConfigurationId``; may be missing.
        public var layoutId: ICWS.Configuration.ConfigurationId? {
            get { fields.optional("layoutId") }
            set { fields.set("layoutId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("applicationName", String.self)
            checker.required("machineName", String.self)
            checker.required("stationId", ICWS.Configuration.ConfigurationId.self)
            checker.required("userId", ICWS.Configuration.ConfigurationId.self)
            checker.required("reason", ICWS.Session.SessionMessageReason.self)
            checker.optional("layoutId", ICWS.Configuration.ConfigurationId.self)
        }
    }
}

extension ICWS.Session {
    /// Contract `Session.SessionsLayoutsSubscription`.
    ///
    /// Known from the vendor's library.
    public struct SessionsLayoutsSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:session:sessionsLayoutsSubscription" }
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
        /// A list, each a text; may be missing.
        public var layoutIds: [String]? {
            get { fields.optional("layoutIds") }
            set { fields.set("layoutIds", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("layoutIds", [String].self)
        }
    }
}

extension ICWS.Session {
    /// Contract `Session.SessionsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/session/sessions-users`,
    /// `/icws/{sessionId}/messaging/subscriptions/session/sessions-stations`,
    /// `/icws/{sessionId}/messaging/subscriptions/session/sessions-layouts` (documented).
    ///
    /// Known from the vendor's library.
    public struct SessionsMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:session:sessionsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/session/sessions-users",
                "/icws/{sessionId}/messaging/subscriptions/session/sessions-stations",
                "/icws/{sessionId}/messaging/subscriptions/session/sessions-layouts",
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
        /// A list, each a ``SessionInformation``; may be missing.
        public var sessionsAdded: [ICWS.Session.SessionInformation]? {
            get { fields.optional("sessionsAdded") }
            set { fields.set("sessionsAdded", optional: newValue) }
        }
        /// A list, each a ``SessionInformation``; may be missing.
        public var sessionsRemoved: [ICWS.Session.SessionInformation]? {
            get { fields.optional("sessionsRemoved") }
            set { fields.set("sessionsRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("sessionsAdded", [ICWS.Session.SessionInformation].self)
            checker.optional("sessionsRemoved", [ICWS.Session.SessionInformation].self)
        }
    }
}

extension ICWS.Session {
    /// Contract `Session.SessionsStationsSubscription`.
    ///
    /// Known from the vendor's library.
    public struct SessionsStationsSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:session:sessionsStationsSubscription" }
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
        /// A list, each a text; may be missing.
        public var stationIds: [String]? {
            get { fields.optional("stationIds") }
            set { fields.set("stationIds", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("stationIds", [String].self)
        }
    }
}

extension ICWS.Session {
    /// Contract `Session.SessionsUsersSubscription`.
    ///
    /// Known from the vendor's library.
    public struct SessionsUsersSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:session:sessionsUsersSubscription" }
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
        /// A list, each a text; may be missing.
        public var userIds: [String]? {
            get { fields.optional("userIds") }
            set { fields.set("userIds", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("userIds", [String].self)
        }
    }
}
