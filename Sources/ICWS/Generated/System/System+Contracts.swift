// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.System {
    /// Contract `System.HandlerNotification`.
    ///
    /// Known from the vendor's library.
    public struct HandlerNotification: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:system:handlerNotification" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - objectId: A text.
        ///   - eventId: A text.
        ///   - data: A list, each a text.
        public init(
            objectId: String,
            eventId: String,
            data: [String]
        ) {
            fields = ContractFields()
            fields.set("objectId", objectId)
            fields.set("eventId", eventId)
            fields.set("data", data)
        }
        /// A text; required.
        public var objectId: String {
            get { fields.required("objectId") }
            set { fields.set("objectId", newValue) }
        }
        /// A text; required.
        public var eventId: String {
            get { fields.required("eventId") }
            set { fields.set("eventId", newValue) }
        }
        /// A list, each a text; required.
        public var data: [String] {
            get { fields.required("data") }
            set { fields.set("data", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("objectId", String.self)
            checker.required("eventId", String.self)
            checker.required("data", [String].self)
        }
    }
}

extension ICWS.System {
    /// Contract `System.HandlerSentNotificationHeaders`.
    ///
    /// Known from the vendor's library.
    public struct HandlerSentNotificationHeaders: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:system:handlerSentNotificationHeaders" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - objectId: A text.
        ///   - eventIds: A list, each a text.
        public init(
            objectId: String,
            eventIds: [String]
        ) {
            fields = ContractFields()
            fields.set("objectId", objectId)
            fields.set("eventIds", eventIds)
        }
        /// A text; required.
        public var objectId: String {
            get { fields.required("objectId") }
            set { fields.set("objectId", newValue) }
        }
        /// A list, each a text; required.
        public var eventIds: [String] {
            get { fields.required("eventIds") }
            set { fields.set("eventIds", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("objectId", String.self)
            checker.required("eventIds", [String].self)
        }
    }
}

extension ICWS.System {
    /// Contract `System.HandlerSentNotificationMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications` (seen in other programs).
    ///
    /// Known from the vendor's library.
    public struct HandlerSentNotificationMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:system:handlerSentNotificationMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/system/handler-sent-notifications"
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
        ///   - objectId: A text.
        ///   - eventId: A text.
        ///   - data: A list, each a text.
        public init(
            isDelta: Bool,
            objectId: String,
            eventId: String,
            data: [String]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("objectId", objectId)
            fields.set("eventId", eventId)
            fields.set("data", data)
        }
        /// A text; required.
        public var objectId: String {
            get { fields.required("objectId") }
            set { fields.set("objectId", newValue) }
        }
        /// A text; required.
        public var eventId: String {
            get { fields.required("eventId") }
            set { fields.set("eventId", newValue) }
        }
        /// A list, each a text; required.
        public var data: [String] {
            get { fields.required("data") }
            set { fields.set("data", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("objectId", String.self)
            checker.required("eventId", String.self)
            checker.required("data", [String].self)
        }
    }
}

extension ICWS.System {
    /// Contract `System.HandlerSentNotificationsSubscription`.
    ///
    /// Known from the vendor's library.
    public struct HandlerSentNotificationsSubscription: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:system:handlerSentNotificationsSubscription" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter headers: A list, each a ``HandlerSentNotificationHeaders``.
        public init(
            headers: [ICWS.System.HandlerSentNotificationHeaders]
        ) {
            fields = ContractFields()
            fields.set("headers", headers)
        }
        /// A list, each a ``HandlerSentNotificationHeaders``; required.
        public var headers: [ICWS.System.HandlerSentNotificationHeaders] {
            get { fields.required("headers") }
            set { fields.set("headers", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("headers", [ICWS.System.HandlerSentNotificationHeaders].self)
        }
    }
}
