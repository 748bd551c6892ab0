// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.Queues {
    /// Contract `Queues.Interaction`.
    ///
    /// Known from the vendor's library.
    public struct Interaction: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:queues:interaction" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - interactionId: A text.
        ///   - attributes: Values by name, each a text.
        public init(
            interactionId: String,
            attributes: [String: String]
        ) {
            fields = ContractFields()
            fields.set("interactionId", interactionId)
            fields.set("attributes", attributes)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// Values by name, each a text; required.
        public var attributes: [String: String] {
            get { fields.required("attributes") }
            set { fields.set("attributes", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("interactionId", String.self)
            checker.required("attributes", [String: String].self)
        }
    }
}

extension ICWS.Queues {
    /// Contract `Queues.QueueContentsMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}` (seen in other programs).
    ///
    /// Known from the vendor's library.
    public struct QueueContentsMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:queues:queueContentsMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}"
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
        public init(
            isDelta: Bool,
            subscriptionId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("subscriptionId", subscriptionId)
        }
        /// A text; required.
        public var subscriptionId: String {
            get { fields.required("subscriptionId") }
            set { fields.set("subscriptionId", newValue) }
        }
        /// A list, each a ``QueueInteraction``; may be missing.
        public var interactionsAdded: [ICWS.Queues.QueueInteraction]? {
            get { fields.optional("interactionsAdded") }
            set { fields.set("interactionsAdded", optional: newValue) }
        }
        /// A list, each a ``Interaction``; may be missing.
        public var interactionsChanged: [ICWS.Queues.Interaction]? {
            get { fields.optional("interactionsChanged") }
            set { fields.set("interactionsChanged", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var interactionsRemoved: [String]? {
            get { fields.optional("interactionsRemoved") }
            set { fields.set("interactionsRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("subscriptionId", String.self)
            checker.optional("interactionsAdded", [ICWS.Queues.QueueInteraction].self)
            checker.optional("interactionsChanged", [ICWS.Queues.Interaction].self)
            checker.optional("interactionsRemoved", [String].self)
        }
    }
}

extension ICWS.Queues {
    /// Contract `Queues.QueueId`.
    ///
    /// Known from the vendor's library.
    public struct QueueId: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:queues:queueId" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - queueType: One of ``QueueType``.
        ///   - queueName: A text.
        public init(
            queueType: ICWS.Queues.QueueType,
            queueName: String
        ) {
            fields = ContractFields()
            fields.set("queueType", queueType)
            fields.set("queueName", queueName)
        }
        /// One of ``QueueType``; required.
        public var queueType: ICWS.Queues.QueueType {
            get { fields.required("queueType") }
            set { fields.set("queueType", newValue) }
        }
        /// A text; required.
        public var queueName: String {
            get { fields.required("queueName") }
            set { fields.set("queueName", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("queueType", ICWS.Queues.QueueType.self)
            checker.required("queueName", String.self)
        }
    }
}

extension ICWS.Queues {
    /// Contract `Queues.QueueInteraction`.
    ///
    /// Known from the vendor's library.
    public struct QueueInteraction: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:queues:queueInteraction" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - interactionId: A text.
        ///   - attributes: Values by name, each a text.
        public init(
            interactionId: String,
            attributes: [String: String]
        ) {
            fields = ContractFields()
            fields.set("interactionId", interactionId)
            fields.set("attributes", attributes)
        }
        /// A text; required.
        public var interactionId: String {
            get { fields.required("interactionId") }
            set { fields.set("interactionId", newValue) }
        }
        /// Values by name, each a text; required.
        public var attributes: [String: String] {
            get { fields.required("attributes") }
            set { fields.set("attributes", newValue) }
        }
        /// A text; may be missing.
        public var conferenceParentId: String? {
            get { fields.optional("conferenceParentId") }
            set { fields.set("conferenceParentId", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("interactionId", String.self)
            checker.required("attributes", [String: String].self)
            checker.optional("conferenceParentId", String.self)
        }
    }
}

extension ICWS.Queues {
    /// Contract `Queues.QueueSubscriptionParameters`.
    ///
    /// Known from the vendor's library.
    public struct QueueSubscriptionParameters: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:queues:queueSubscriptionParameters" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - queueIds: A list, each a ``QueueId``.
        ///   - attributeNames: A list, each a text.
        public init(
            queueIds: [ICWS.Queues.QueueId],
            attributeNames: [String]
        ) {
            fields = ContractFields()
            fields.set("queueIds", queueIds)
            fields.set("attributeNames", attributeNames)
        }
        /// A list, each a ``QueueId``; required.
        public var queueIds: [ICWS.Queues.QueueId] {
            get { fields.required("queueIds") }
            set { fields.set("queueIds", newValue) }
        }
        /// A list, each a text; required.
        public var attributeNames: [String] {
            get { fields.required("attributeNames") }
            set { fields.set("attributeNames", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("queueIds", [ICWS.Queues.QueueId].self)
            checker.required("attributeNames", [String].self)
        }
    }
}

extension ICWS.Queues {
    /// Contract `Queues.QueueSubscriptionStateMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}` (inferred).
    ///
    /// Known from the vendor's library.
    public struct QueueSubscriptionStateMessage: ICWS.Messaging.SubscriptionStateMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:queues:queueSubscriptionStateMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/queues/{subscriptionId}"
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
        ///   - state: One of ``SubscriptionState``.
        ///   - subscriptionId: A text.
        public init(
            isDelta: Bool,
            state: ICWS.Messaging.SubscriptionState,
            subscriptionId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("state", state)
            fields.set("subscriptionId", subscriptionId)
        }
        /// A text; required.
        public var subscriptionId: String {
            get { fields.required("subscriptionId") }
            set { fields.set("subscriptionId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.SubscriptionStateMessage.checkFields(&checker)
            checker.required("subscriptionId", String.self)
        }
    }
}
