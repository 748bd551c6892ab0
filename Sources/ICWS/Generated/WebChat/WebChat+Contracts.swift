// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.WebChat {
    /// Contract `WebChat.ChatFileMessage`.
    ///
    /// Documented.
    public struct ChatFileMessage: ICWS.WebChat.ChatMessage.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatFileMessage" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - participantId: A text.
        ///   - sequenceNumber: A whole number.
        ///   - timestamp: A text.
        ///   - fileGuid: A text.
        ///   - fileName: A text.
        ///   - fileSize: A whole number.
        public init(
            participantId: String,
            sequenceNumber: Int,
            timestamp: String,
            fileGuid: String,
            fileName: String,
            fileSize: Int
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("participantId", participantId)
            fields.set("sequenceNumber", sequenceNumber)
            fields.set("timestamp", timestamp)
            fields.set("fileGuid", fileGuid)
            fields.set("fileName", fileName)
            fields.set("fileSize", fileSize)
        }
        /// A text; required.
        public var fileGuid: String {
            get { fields.required("fileGuid") }
            set { fields.set("fileGuid", newValue) }
        }
        /// A text; required.
        public var fileName: String {
            get { fields.required("fileName") }
            set { fields.set("fileName", newValue) }
        }
        /// A whole number; required.
        public var fileSize: Int {
            get { fields.required("fileSize") }
            set { fields.set("fileSize", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.WebChat.ChatMessage.checkFields(&checker)
            checker.required("fileGuid", String.self)
            checker.required("fileName", String.self)
            checker.required("fileSize", Int.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatGetAllMessagesResponse`.
    ///
    /// Documented.
    public struct ChatGetAllMessagesResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatGetAllMessagesResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter messages: A list, each a ``ChatMessage``.
        public init(
            messages: [ICWS.WebChat.ChatMessage]
        ) {
            fields = ContractFields()
            fields.set("messages", messages)
        }
        /// A list, each a ``ChatMessage``; required.
        public var messages: [ICWS.WebChat.ChatMessage] {
            get { fields.required("messages") }
            set { fields.set("messages", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("messages", [ICWS.WebChat.ChatMessage].self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatGetMessagesResponse`.
    ///
    /// Inferred.
    public struct ChatGetMessagesResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatGetMessagesResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - pollWaitSuggestion: A text.
        ///   - messages: A list, each a ``ChatMessage``.
        public init(
            pollWaitSuggestion: String,
            messages: [ICWS.WebChat.ChatMessage]
        ) {
            fields = ContractFields()
            fields.set("pollWaitSuggestion", pollWaitSuggestion)
            fields.set("messages", messages)
        }
        /// A text; required.
        public var pollWaitSuggestion: String {
            get { fields.required("pollWaitSuggestion") }
            set { fields.set("pollWaitSuggestion", newValue) }
        }
        /// A list, each a ``ChatMessage``; required.
        public var messages: [ICWS.WebChat.ChatMessage] {
            get { fields.required("messages") }
            set { fields.set("messages", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("pollWaitSuggestion", String.self)
            checker.required("messages", [ICWS.WebChat.ChatMessage].self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatHistoryItem`.
    ///
    /// Inferred.
    public struct ChatHistoryItem: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatHistoryItem" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - timestamp: A text.
        ///   - displayName: A text.
        ///   - participantType: A text.
        ///   - message: A text.
        public init(
            timestamp: String,
            displayName: String,
            participantType: String,
            message: String
        ) {
            fields = ContractFields()
            fields.set("timestamp", timestamp)
            fields.set("displayName", displayName)
            fields.set("participantType", participantType)
            fields.set("message", message)
        }
        /// A text; required.
        public var timestamp: String {
            get { fields.required("timestamp") }
            set { fields.set("timestamp", newValue) }
        }
        /// A text; required.
        public var displayName: String {
            get { fields.required("displayName") }
            set { fields.set("displayName", newValue) }
        }
        /// A text; required.
        public var participantType: String {
            get { fields.required("participantType") }
            set { fields.set("participantType", newValue) }
        }
        /// A text; required.
        public var message: String {
            get { fields.required("message") }
            set { fields.set("message", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("timestamp", String.self)
            checker.required("displayName", String.self)
            checker.required("participantType", String.self)
            checker.required("message", String.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatMessage`.
    ///
    /// Documented.
    public struct ChatMessage: Contract {
        /// What ``ChatMessage`` and everything that derives from it have.
        public protocol Kind: Contract {}

        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatMessage" }
        /// The urns of what derives from it.
        public static var derivedURNs: [String] {
            [
                "urn:inin.com:webChat:chatFileMessage",
                "urn:inin.com:webChat:chatParticipantStateChangedMessage",
                "urn:inin.com:webChat:chatTextMessage",
                "urn:inin.com:webChat:chatTypingIndicatorMessage",
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
        ///   - participantId: A text.
        ///   - sequenceNumber: A whole number.
        ///   - timestamp: A text.
        public init(
            participantId: String,
            sequenceNumber: Int,
            timestamp: String
        ) {
            fields = ContractFields()
            fields.set("participantId", participantId)
            fields.set("sequenceNumber", sequenceNumber)
            fields.set("timestamp", timestamp)
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("participantId", String.self)
            checker.required("sequenceNumber", Int.self)
            checker.required("timestamp", String.self)
        }
    }
}

extension ICWS.WebChat.ChatMessage: ICWS.WebChat.ChatMessage.Kind {}

extension ICWS.WebChat.ChatMessage.Kind {
    /// A text; required.
    public var participantId: String {
        get { fields.required("participantId") }
        set { fields.set("participantId", newValue) }
    }
    /// A whole number; required.
    public var sequenceNumber: Int {
        get { fields.required("sequenceNumber") }
        set { fields.set("sequenceNumber", newValue) }
    }
    /// A text; required.
    public var timestamp: String {
        get { fields.required("timestamp") }
        set { fields.set("timestamp", newValue) }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatParticipantStateChangedMessage`.
    ///
    /// Documented.
    public struct ChatParticipantStateChangedMessage: ICWS.WebChat.ChatMessage.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatParticipantStateChangedMessage" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - participantId: A text.
        ///   - sequenceNumber: A whole number.
        ///   - timestamp: A text.
        ///   - state: One of ``ChatParticipantState``.
        public init(
            participantId: String,
            sequenceNumber: Int,
            timestamp: String,
            state: ICWS.WebChat.ChatParticipantState
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("participantId", participantId)
            fields.set("sequenceNumber", sequenceNumber)
            fields.set("timestamp", timestamp)
            fields.set("state", state)
        }
        /// One of ``ChatParticipantState``; required.
        public var state: ICWS.WebChat.ChatParticipantState {
            get { fields.required("state") }
            set { fields.set("state", newValue) }
        }
        /// A text; may be missing.
        public var displayName: String? {
            get { fields.optional("displayName") }
            set { fields.set("displayName", optional: newValue) }
        }
        /// A text; may be missing.
        public var participantType: String? {
            get { fields.optional("participantType") }
            set { fields.set("participantType", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.WebChat.ChatMessage.checkFields(&checker)
            checker.required("state", ICWS.WebChat.ChatParticipantState.self)
            checker.optional("displayName", String.self)
            checker.optional("participantType", String.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatReconnectRequest`.
    ///
    /// Documented.
    public struct ChatReconnectRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatReconnectRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - chatId: A text.
        ///   - participantId: A text.
        public init(
            chatId: String,
            participantId: String
        ) {
            fields = ContractFields()
            fields.set("chatId", chatId)
            fields.set("participantId", participantId)
        }
        /// A text; required.
        public var chatId: String {
            get { fields.required("chatId") }
            set { fields.set("chatId", newValue) }
        }
        /// A text; required.
        public var participantId: String {
            get { fields.required("participantId") }
            set { fields.set("participantId", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("chatId", String.self)
            checker.required("participantId", String.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatSendMessageRequest`.
    ///
    /// Documented.
    public struct ChatSendMessageRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatSendMessageRequest" }
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
        ///   - contentType: A text.
        public init(
            message: String,
            contentType: String
        ) {
            fields = ContractFields()
            fields.set("message", message)
            fields.set("contentType", contentType)
        }
        /// A text; required.
        public var message: String {
            get { fields.required("message") }
            set { fields.set("message", newValue) }
        }
        /// A text; required.
        public var contentType: String {
            get { fields.required("contentType") }
            set { fields.set("contentType", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("message", String.self)
            checker.required("contentType", String.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatTextMessage`.
    ///
    /// Inferred.
    public struct ChatTextMessage: ICWS.WebChat.ChatMessage.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatTextMessage" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - participantId: A text.
        ///   - sequenceNumber: A whole number.
        ///   - timestamp: A text.
        ///   - contentType: A text.
        ///   - value: A text.
        public init(
            participantId: String,
            sequenceNumber: Int,
            timestamp: String,
            contentType: String,
            value: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("participantId", participantId)
            fields.set("sequenceNumber", sequenceNumber)
            fields.set("timestamp", timestamp)
            fields.set("contentType", contentType)
            fields.set("value", value)
        }
        /// A text; required.
        public var contentType: String {
            get { fields.required("contentType") }
            set { fields.set("contentType", newValue) }
        }
        /// A text; required.
        public var value: String {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.WebChat.ChatMessage.checkFields(&checker)
            checker.required("contentType", String.self)
            checker.required("value", String.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatTypingIndicatorMessage`.
    ///
    /// Inferred.
    public struct ChatTypingIndicatorMessage: ICWS.WebChat.ChatMessage.Kind {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatTypingIndicatorMessage" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - participantId: A text.
        ///   - sequenceNumber: A whole number.
        ///   - timestamp: A text.
        ///   - value: True or false.
        public init(
            participantId: String,
            sequenceNumber: Int,
            timestamp: String,
            value: Bool
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("participantId", participantId)
            fields.set("sequenceNumber", sequenceNumber)
            fields.set("timestamp", timestamp)
            fields.set("value", value)
        }
        /// True or false; required.
        public var value: Bool {
            get { fields.required("value") }
            set { fields.set("value", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            ICWS.WebChat.ChatMessage.checkFields(&checker)
            checker.required("value", Bool.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.ChatTypingStateRequest`.
    ///
    /// Documented.
    public struct ChatTypingStateRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:chatTypingStateRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter typingIndicator: True or false.
        public init(
            typingIndicator: Bool
        ) {
            fields = ContractFields()
            fields.set("typingIndicator", typingIndicator)
        }
        /// True or false; required.
        public var typingIndicator: Bool {
            get { fields.required("typingIndicator") }
            set { fields.set("typingIndicator", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("typingIndicator", Bool.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.RoutingContext`.
    ///
    /// Inferred.
    public struct RoutingContext: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:routingContext" }
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
        public var context: String? {
            get { fields.optional("context") }
            set { fields.set("context", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var category: Int? {
            get { fields.optional("category") }
            set { fields.set("category", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("context", String.self)
            checker.optional("category", Int.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.StartChatRequest`.
    ///
    /// Documented.
    public struct StartChatRequest: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:startChatRequest" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - participantName: A text.
        ///   - targetName: A text.
        ///   - targetType: A text.
        public init(
            participantName: String,
            targetName: String,
            targetType: String
        ) {
            fields = ContractFields()
            fields.set("participantName", participantName)
            fields.set("targetName", targetName)
            fields.set("targetType", targetType)
        }
        /// A text; required.
        public var participantName: String {
            get { fields.required("participantName") }
            set { fields.set("participantName", newValue) }
        }
        /// A text; may be missing.
        public var transcriptEmailAddress: String? {
            get { fields.optional("transcriptEmailAddress") }
            set { fields.set("transcriptEmailAddress", optional: newValue) }
        }
        /// A text; required.
        public var targetName: String {
            get { fields.required("targetName") }
            set { fields.set("targetName", newValue) }
        }
        /// A text; required.
        public var targetType: String {
            get { fields.required("targetType") }
            set { fields.set("targetType", newValue) }
        }
        /// A text; may be missing.
        public var language: String? {
            get { fields.optional("language") }
            set { fields.set("language", optional: newValue) }
        }
        /// A list, each a ``RoutingContext``; may be missing.
        ///
        /// What is known: the page shows the item fields context and category; the list name is inferred from the public Web Tools start request.
        public var routingContexts: [ICWS.WebChat.RoutingContext]? {
            get { fields.optional("routingContexts") }
            set { fields.set("routingContexts", optional: newValue) }
        }
        /// Values by name, each a text; may be missing.
        ///
        /// What is known: the page shows a string-to-string dictionary; the name is inferred from the public Web Tools start request.
        public var attributes: [String: String]? {
            get { fields.optional("attributes") }
            set { fields.set("attributes", optional: newValue) }
        }
        /// A text; may be missing.
        public var notes: String? {
            get { fields.optional("notes") }
            set { fields.set("notes", optional: newValue) }
        }
        /// A list, each a ``ChatHistoryItem``; may be missing.
        ///
        /// What is known: the page shows the item fields; the list name is a guess.
        public var chatHistory: [ICWS.WebChat.ChatHistoryItem]? {
            get { fields.optional("chatHistory") }
            set { fields.set("chatHistory", optional: newValue) }
        }
        /// A text; may be missing.
        ///
        /// Since web-chat 5.
        public var webhook: String? {
            get { fields.optional("webhook") }
            set { fields.set("webhook", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("participantName", String.self)
            checker.optional("transcriptEmailAddress", String.self)
            checker.required("targetName", String.self)
            checker.required("targetType", String.self)
            checker.optional("language", String.self)
            checker.optional("routingContexts", [ICWS.WebChat.RoutingContext].self)
            checker.optional("attributes", [String: String].self)
            checker.optional("notes", String.self)
            checker.optional("chatHistory", [ICWS.WebChat.ChatHistoryItem].self)
            checker.optional("webhook", String.self)
        }
    }
}

extension ICWS.WebChat {
    /// Contract `WebChat.StartChatResponse`.
    ///
    /// Documented.
    public struct StartChatResponse: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:webChat:startChatResponse" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - pollWaitSuggestion: A text.
        ///   - participantId: A text.
        ///   - chatId: A text.
        public init(
            pollWaitSuggestion: String,
            participantId: String,
            chatId: String
        ) {
            fields = ContractFields(type: Self.urn)
            fields.set("pollWaitSuggestion", pollWaitSuggestion)
            fields.set("participantId", participantId)
            fields.set("chatId", chatId)
        }
        /// A text; required.
        public var pollWaitSuggestion: String {
            get { fields.required("pollWaitSuggestion") }
            set { fields.set("pollWaitSuggestion", newValue) }
        }
        /// A text; required.
        ///
        /// What is known: documented in prose; spelling taken from the sibling representations.
        public var participantId: String {
            get { fields.required("participantId") }
            set { fields.set("participantId", newValue) }
        }
        /// A text; required.
        ///
        /// What is known: documented in prose; spelling taken from chatReconnectRequest.
        public var chatId: String {
            get { fields.required("chatId") }
            set { fields.set("chatId", newValue) }
        }
        /// A text; may be missing.
        public var dateFormat: String? {
            get { fields.optional("dateFormat") }
            set { fields.set("dateFormat", optional: newValue) }
        }
        /// A text; may be missing.
        public var timeFormat: String? {
            get { fields.optional("timeFormat") }
            set { fields.set("timeFormat", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("pollWaitSuggestion", String.self)
            checker.required("participantId", String.self)
            checker.required("chatId", String.self)
            checker.optional("dateFormat", String.self)
            checker.optional("timeFormat", String.self)
        }
    }
}
