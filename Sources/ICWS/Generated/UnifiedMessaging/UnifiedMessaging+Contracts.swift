// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore
public import ICWSMessaging

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.Attachment`.
    ///
    /// Known from the vendor's library.
    public struct Attachment: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:attachment" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - fileUri: A text.
        ///   - fileName: A text.
        public init(
            fileUri: String,
            fileName: String
        ) {
            fields = ContractFields()
            fields.set("fileUri", fileUri)
            fields.set("fileName", fileName)
        }
        /// A text; required.
        public var fileUri: String {
            get { fields.required("fileUri") }
            set { fields.set("fileUri", newValue) }
        }
        /// A text; required.
        public var fileName: String {
            get { fields.required("fileName") }
            set { fields.set("fileName", newValue) }
        }
        /// A text; may be missing.
        public var mimeType: String? {
            get { fields.optional("mimeType") }
            set { fields.set("mimeType", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("fileUri", String.self)
            checker.required("fileName", String.self)
            checker.optional("mimeType", String.self)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.CurrentStation`.
    ///
    /// Known from the vendor's library.
    public struct CurrentStation: ICWS.UnifiedMessaging.VoicemailPlayOperation.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:currentStation" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields(type: Self.urn)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.UnifiedMessaging.VoicemailPlayOperation.checkFields(&checker)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.FaxMessage`.
    ///
    /// Known from the vendor's library.
    public struct FaxMessage: ICWS.UnifiedMessaging.UnifiedMessage.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:faxMessage" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - unifiedMessageId: A text.
        ///   - state: One of ``MessageState``.
        public init(
            unifiedMessageId: String,
            state: ICWS.UnifiedMessaging.MessageState
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("unifiedMessageId", unifiedMessageId)
            fields.set("state", state)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.UnifiedMessaging.UnifiedMessage.checkFields(&checker)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.FaxMessageAdded`.
    ///
    /// Known from the vendor's library.
    public struct FaxMessageAdded: ICWS.UnifiedMessaging.UnifiedMessageAdded.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:faxMessageAdded" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - unifiedMessageId: A text.
        ///   - state: One of ``MessageState``.
        ///   - dateReceived: A point in time, UTC.
        ///   - from: A text.
        ///   - subject: A text.
        ///   - attachments: A list, each a ``Attachment``.
        public init(
            unifiedMessageId: String,
            state: ICWS.UnifiedMessaging.MessageState,
            dateReceived: ICWS.DateTime,
            from: String,
            subject: String,
            attachments: [ICWS.UnifiedMessaging.Attachment]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("unifiedMessageId", unifiedMessageId)
            fields.set("state", state)
            fields.set("dateReceived", dateReceived)
            fields.set("from", from)
            fields.set("subject", subject)
            fields.set("attachments", attachments)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.UnifiedMessaging.UnifiedMessageAdded.checkFields(&checker)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.FaxMessageSubscriptionStateMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages` (inferred).
    ///
    /// Known from the vendor's library.
    public struct FaxMessageSubscriptionStateMessage: ICWS.Messaging.SubscriptionStateMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:faxMessageSubscriptionStateMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages"
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
        public init(
            isDelta: Bool,
            state: ICWS.Messaging.SubscriptionState
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("state", state)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.SubscriptionStateMessage.checkFields(&checker)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.FaxMessagesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages` (inferred).
    ///
    /// Known from the vendor's library.
    public struct FaxMessagesMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:faxMessagesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/unified-messaging/fax-messages"
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
        /// A list, each a ``FaxMessageAdded``; may be missing.
        public var faxMessagesAdded: [ICWS.UnifiedMessaging.FaxMessageAdded]? {
            get { fields.optional("faxMessagesAdded") }
            set { fields.set("faxMessagesAdded", optional: newValue) }
        }
        /// A list, each a ``FaxMessage``; may be missing.
        public var faxMessagesChanged: [ICWS.UnifiedMessaging.FaxMessage]? {
            get { fields.optional("faxMessagesChanged") }
            set { fields.set("faxMessagesChanged", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var faxMessagesRemoved: [String]? {
            get { fields.optional("faxMessagesRemoved") }
            set { fields.set("faxMessagesRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("faxMessagesAdded", [ICWS.UnifiedMessaging.FaxMessageAdded].self)
            checker.optional("faxMessagesChanged", [ICWS.UnifiedMessaging.FaxMessage].self)
            checker.optional("faxMessagesRemoved", [String].self)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.MwiMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator` (inferred).
    ///
    /// Known from the vendor's library.
    public struct MwiMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:mwiMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator"
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
        ///   - messagesWaiting: A whole number.
        public init(
            isDelta: Bool,
            messagesWaiting: Int
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("messagesWaiting", messagesWaiting)
        }
        /// A whole number; required.
        public var messagesWaiting: Int {
            get { fields.required("messagesWaiting") }
            set { fields.set("messagesWaiting", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("messagesWaiting", Int.self)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.MwiSubscriptionStateMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator` (inferred).
    ///
    /// Known from the vendor's library.
    public struct MwiSubscriptionStateMessage: ICWS.Messaging.SubscriptionStateMessage.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:mwiSubscriptionStateMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/unified-messaging/messages-waiting-indicator"
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
        public init(
            isDelta: Bool,
            state: ICWS.Messaging.SubscriptionState
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("state", state)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.SubscriptionStateMessage.checkFields(&checker)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.UnifiedMessage`.
    ///
    /// Known from the vendor's library.
    public struct UnifiedMessage: Contract {
        /// What ``UnifiedMessage`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:unifiedMessage" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:unifiedMessaging:faxMessage",
                "urn:inin.com:unifiedMessaging:faxMessageAdded",
                "urn:inin.com:unifiedMessaging:unifiedMessageAdded",
                "urn:inin.com:unifiedMessaging:voicemailMessage",
                "urn:inin.com:unifiedMessaging:voicemailMessageAdded",
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
        /// - Parameters:
        ///   - unifiedMessageId: A text.
        ///   - state: One of ``MessageState``.
        public init(
            unifiedMessageId: String,
            state: ICWS.UnifiedMessaging.MessageState
        ) {
            fields = ContractFields()
            fields.set("unifiedMessageId", unifiedMessageId)
            fields.set("state", state)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("unifiedMessageId", String.self)
            checker.required("state", ICWS.UnifiedMessaging.MessageState.self)
        }
    }
}

extension ICWS.UnifiedMessaging.UnifiedMessage: ICWS.UnifiedMessaging.UnifiedMessage.Kind {}

extension ICWS.UnifiedMessaging.UnifiedMessage.Kind {
    /// A text; required.
    public var unifiedMessageId: String {
        get { fields.required("unifiedMessageId") }
        set { fields.set("unifiedMessageId", newValue) }
    }
    /// One of ``MessageState``; required.
    public var state: ICWS.UnifiedMessaging.MessageState {
        get { fields.required("state") }
        set { fields.set("state", newValue) }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.UnifiedMessageAdded`.
    ///
    /// Known from the vendor's library.
    public struct UnifiedMessageAdded: ICWS.UnifiedMessaging.UnifiedMessage.Kind {
        /// What ``UnifiedMessageAdded`` and everything that derives from it have.
        public protocol Kind: ICWS.UnifiedMessaging.UnifiedMessage.Kind {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:unifiedMessageAdded" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:unifiedMessaging:faxMessageAdded",
                "urn:inin.com:unifiedMessaging:voicemailMessageAdded",
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
        /// - Parameters:
        ///   - unifiedMessageId: A text.
        ///   - state: One of ``MessageState``.
        ///   - dateReceived: A point in time, UTC.
        ///   - from: A text.
        ///   - subject: A text.
        ///   - attachments: A list, each a ``Attachment``.
        public init(
            unifiedMessageId: String,
            state: ICWS.UnifiedMessaging.MessageState,
            dateReceived: ICWS.DateTime,
            from: String,
            subject: String,
            attachments: [ICWS.UnifiedMessaging.Attachment]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("unifiedMessageId", unifiedMessageId)
            fields.set("state", state)
            fields.set("dateReceived", dateReceived)
            fields.set("from", from)
            fields.set("subject", subject)
            fields.set("attachments", attachments)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.UnifiedMessaging.UnifiedMessage.checkFields(&checker)
            checker.required("dateReceived", ICWS.DateTime.self)
            checker.required("from", String.self)
            checker.required("subject", String.self)
            checker.required("attachments", [ICWS.UnifiedMessaging.Attachment].self)
        }
    }
}

extension ICWS.UnifiedMessaging.UnifiedMessageAdded: ICWS.UnifiedMessaging.UnifiedMessageAdded.Kind {}

extension ICWS.UnifiedMessaging.UnifiedMessageAdded.Kind {
    /// A point in time, UTC; required.
    public var dateReceived: ICWS.DateTime {
        get { fields.required("dateReceived") }
        set { fields.set("dateReceived", newValue) }
    }
    /// A text; required.
    public var from: String {
        get { fields.required("from") }
        set { fields.set("from", newValue) }
    }
    /// A text; required.
    public var subject: String {
        get { fields.required("subject") }
        set { fields.set("subject", newValue) }
    }
    /// A list, each a ``Attachment``; required.
    public var attachments: [ICWS.UnifiedMessaging.Attachment] {
        get { fields.required("attachments") }
        set { fields.set("attachments", newValue) }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.UnifiedMessagePlayOperationRequest`.
    ///
    /// Known from the vendor's library.
    public struct UnifiedMessagePlayOperationRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:unifiedMessagePlayOperationRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter state: One of ``MessageState``.
        public init(
            state: ICWS.UnifiedMessaging.MessageState
        ) {
            fields = ContractFields()
            fields.set("state", state)
        }
        /// One of ``MessageState``; required.
        public var state: ICWS.UnifiedMessaging.MessageState {
            get { fields.required("state") }
            set { fields.set("state", newValue) }
        }
        /// A ``VoicemailPlayOperation``; may be missing.
        public var playTarget: ICWS.UnifiedMessaging.VoicemailPlayOperation? {
            get { fields.optional("playTarget") }
            set { fields.set("playTarget", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("state", ICWS.UnifiedMessaging.MessageState.self)
            checker.optional("playTarget", ICWS.UnifiedMessaging.VoicemailPlayOperation.self)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.UnifiedMessageUpdateRequest`.
    ///
    /// Known from the vendor's library.
    public struct UnifiedMessageUpdateRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:unifiedMessageUpdateRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter state: One of ``MessageState``.
        public init(
            state: ICWS.UnifiedMessaging.MessageState
        ) {
            fields = ContractFields()
            fields.set("state", state)
        }
        /// One of ``MessageState``; required.
        public var state: ICWS.UnifiedMessaging.MessageState {
            get { fields.required("state") }
            set { fields.set("state", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("state", ICWS.UnifiedMessaging.MessageState.self)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.VoicemailMessage`.
    ///
    /// Known from the vendor's library.
    public struct VoicemailMessageContract: ICWS.UnifiedMessaging.UnifiedMessage.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:voicemailMessage" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - unifiedMessageId: A text.
        ///   - state: One of ``MessageState``.
        public init(
            unifiedMessageId: String,
            state: ICWS.UnifiedMessaging.MessageState
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("unifiedMessageId", unifiedMessageId)
            fields.set("state", state)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.UnifiedMessaging.UnifiedMessage.checkFields(&checker)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.VoicemailMessageAdded`.
    ///
    /// Known from the vendor's library.
    public struct VoicemailMessageAdded: ICWS.UnifiedMessaging.UnifiedMessageAdded.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:voicemailMessageAdded" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - unifiedMessageId: A text.
        ///   - state: One of ``MessageState``.
        ///   - dateReceived: A point in time, UTC.
        ///   - from: A text.
        ///   - subject: A text.
        ///   - attachments: A list, each a ``Attachment``.
        public init(
            unifiedMessageId: String,
            state: ICWS.UnifiedMessaging.MessageState,
            dateReceived: ICWS.DateTime,
            from: String,
            subject: String,
            attachments: [ICWS.UnifiedMessaging.Attachment]
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("unifiedMessageId", unifiedMessageId)
            fields.set("state", state)
            fields.set("dateReceived", dateReceived)
            fields.set("from", from)
            fields.set("subject", subject)
            fields.set("attachments", attachments)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.UnifiedMessaging.UnifiedMessageAdded.checkFields(&checker)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.VoicemailMessageSubscriptionStateMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages` (inferred).
    ///
    /// Known from the vendor's library.
    public struct VoicemailMessageSubscriptionStateMessage: ICWS.Messaging.SubscriptionStateMessage.Kind,
        MessageContract
    {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:voicemailMessageSubscriptionStateMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages"
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
        public init(
            isDelta: Bool,
            state: ICWS.Messaging.SubscriptionState
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("state", state)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.SubscriptionStateMessage.checkFields(&checker)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.VoicemailMessagesMessage`.
    ///
    /// A message of `/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages` (inferred).
    ///
    /// Known from the vendor's library.
    public struct VoicemailMessagesMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:voicemailMessagesMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            [
                "/icws/{sessionId}/messaging/subscriptions/unified-messaging/voicemail-messages"
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
        /// A list, each a ``VoicemailMessageAdded``; may be missing.
        public var voicemailMessagesAdded: [ICWS.UnifiedMessaging.VoicemailMessageAdded]? {
            get { fields.optional("voicemailMessagesAdded") }
            set { fields.set("voicemailMessagesAdded", optional: newValue) }
        }
        /// A list, each a ``VoicemailMessageContract``; may be missing.
        public var voicemailMessagesChanged: [ICWS.UnifiedMessaging.VoicemailMessageContract]? {
            get { fields.optional("voicemailMessagesChanged") }
            set { fields.set("voicemailMessagesChanged", optional: newValue) }
        }
        /// A list, each a text; may be missing.
        public var voicemailMessagesRemoved: [String]? {
            get { fields.optional("voicemailMessagesRemoved") }
            set { fields.set("voicemailMessagesRemoved", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.optional("voicemailMessagesAdded", [ICWS.UnifiedMessaging.VoicemailMessageAdded].self)
            checker.optional("voicemailMessagesChanged", [ICWS.UnifiedMessaging.VoicemailMessageContract].self)
            checker.optional("voicemailMessagesRemoved", [String].self)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.VoicemailPlayOperation`.
    ///
    /// Known from the vendor's library.
    public struct VoicemailPlayOperation: Contract {
        /// What ``VoicemailPlayOperation`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:voicemailPlayOperation" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:unifiedMessaging:currentStation",
                "urn:inin.com:unifiedMessaging:voicemailPlayTarget",
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
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
        }
    }
}

extension ICWS.UnifiedMessaging.VoicemailPlayOperation: ICWS.UnifiedMessaging.VoicemailPlayOperation.Kind {}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.VoicemailPlayStatusMessage`.
    ///
    /// A message that no subscription is known for (inferred).
    ///
    /// Known from the vendor's library.
    public struct VoicemailPlayStatusMessage: ICWS.Messaging.Message.Kind, MessageContract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:voicemailPlayStatusMessage" }
        /// The subscriptions that deliver it.
        public static var subscriptions: [String] {
            []
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
        ///   - unifiedMessageId: A text.
        public init(
            isDelta: Bool,
            unifiedMessageId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("isDelta", isDelta)
            fields.set("unifiedMessageId", unifiedMessageId)
        }
        /// A text; required.
        public var unifiedMessageId: String {
            get { fields.required("unifiedMessageId") }
            set { fields.set("unifiedMessageId", newValue) }
        }
        /// One of ``VoicemailPlayStatus``; may be missing.
        public var playStatus: ICWS.UnifiedMessaging.VoicemailPlayStatus? {
            get { fields.optional("playStatus") }
            set { fields.set("playStatus", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.Messaging.Message.checkFields(&checker)
            checker.required("unifiedMessageId", String.self)
            checker.optional("playStatus", ICWS.UnifiedMessaging.VoicemailPlayStatus.self)
        }
    }
}

extension ICWS.UnifiedMessaging {
    /// Contract `UnifiedMessaging.VoicemailPlayTarget`.
    ///
    /// Known from the vendor's library.
    public struct VoicemailPlayTarget: ICWS.UnifiedMessaging.VoicemailPlayOperation.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:unifiedMessaging:voicemailPlayTarget" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter target: A text.
        public init(
            target: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("target", target)
        }
        /// A text; required.
        public var target: String {
            get { fields.required("target") }
            set { fields.set("target", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.UnifiedMessaging.VoicemailPlayOperation.checkFields(&checker)
            checker.required("target", String.self)
        }
    }
}
