public import BeckonJSON

/// The answer of every operation of chat version 2, and its events over CometD (Chat API Version 2, responses).
public struct ChatV2Answer: ContractValue {
    /// Whether an operation was carried out (`statusCode`).
    public enum Status: Int64, Hashable, Sendable, CaseIterable {
        /// It was.
        case done = 0
        /// It was not; the client may repeat it until it is.
        case later = 1
        /// It was not, and repeating it is useless; `chatEnded` tells whether the chat goes on.
        case failed = 2
    }

    /// Why an operation failed (`errors`).
    public struct Fault: ContractValue {
        /// `code`: the chat server's number of the error.
        public var code: Int64
        /// `advice`: what went wrong, in words.
        public var advice: String

        /// Makes a fault.
        ///
        /// - Parameters:
        ///   - code: The chat server's number of the error.
        ///   - advice: What went wrong, in words.
        public init(code: Int64, advice: String) {
            self.code = code
            self.advice = advice
        }

        /// Reads a fault; `code` is required.
        ///
        /// - Parameter json: The received JSON.
        /// - Throws: ``ContractError`` for the first faulty field.
        public init(decoding json: JSONValue) throws(ContractError) {
            let members = try Members(json, of: "errors")
            guard let code = try members.integer("code") else { throw ContractError(code: .missing, field: "code") }
            self.code = code
            advice = try members.text("advice") ?? ""
        }

        /// Writes the fault.
        ///
        /// - Parameter writer: Where to write.
        public func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.key("code")
            writer.integer(code)
            writer.member("advice", advice)
            writer.endObject()
        }
    }

    /// `statusCode`: whether the operation was carried out.
    public var status: Status
    /// `chatEnded`: whether the chat is over; in every answer, since clients take a missing one for the end.
    public var isEnded: Bool
    /// `chatId`: the chat; empty when none is known.
    public var chatID: String
    /// `userId`: the customer in the chat.
    public var userID: String?
    /// `secureKey`: the key that requests about the chat have to give.
    public var secureKey: String?
    /// `alias`: the chat server's name, which requests give back.
    public var alias: String?
    /// `nextPosition`: the index to ask for next.
    public var nextPosition: Int64?
    /// `messages`: events in order, without gaps.
    public var messages: [ChatV2Message]
    /// `userData`: values beside the events, such as the id of a file; empty if the field is missing.
    public var userData: [String: String]
    /// `errors`: why the operation failed; the field is missing from every answer that succeeds.
    public var errors: [Fault]

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - status: Whether the operation was carried out.
    ///   - isEnded: Whether the chat is over.
    ///   - chatID: The chat; empty when none is known.
    ///   - userID: The customer in the chat.
    ///   - secureKey: The key that requests about the chat have to give.
    ///   - alias: The chat server's name.
    ///   - nextPosition: The index to ask for next.
    ///   - messages: Events in order, without gaps.
    ///   - userData: Values beside the events.
    ///   - errors: Why the operation failed.
    public init(
        status: Status, isEnded: Bool, chatID: String, userID: String? = nil, secureKey: String? = nil,
        alias: String? = nil, nextPosition: Int64? = nil, messages: [ChatV2Message] = [],
        userData: [String: String] = [:], errors: [Fault] = []
    ) {
        self.status = status
        self.isEnded = isEnded
        self.chatID = chatID
        self.userID = userID
        self.secureKey = secureKey
        self.alias = alias
        self.nextPosition = nextPosition
        self.messages = messages
        self.userData = userData
        self.errors = errors
    }

    /// Reads an answer; `statusCode` and `chatEnded` are required.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "ChatV2Answer")
        guard let number = try members.integer("statusCode") else {
            throw ContractError(code: .missing, field: "statusCode")
        }
        guard let status = Status(rawValue: number) else { throw ContractError(code: .wrongType, field: "statusCode") }
        self.status = status
        guard let isEnded = try members.bool("chatEnded") else {
            throw ContractError(code: .missing, field: "chatEnded")
        }
        self.isEnded = isEnded
        chatID = try members.text("chatId") ?? ""
        userID = try members.text("userId")
        secureKey = try members.text("secureKey")
        alias = try members.text("alias")
        nextPosition = try members.integer("nextPosition")
        messages = try members.list("messages", ChatV2Message.init(decoding:))
        userData = try members.texts("userData")
        errors = try members.list("errors", Fault.init(decoding:))
    }

    /// Writes the answer.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("statusCode")
        writer.integer(status.rawValue)
        writer.key("chatEnded")
        writer.bool(isEnded)
        writer.member("chatId", chatID)
        writer.optionalMember("userId", userID)
        writer.optionalMember("secureKey", secureKey)
        writer.optionalMember("alias", alias)
        writer.optionalMember("nextPosition", nextPosition)
        writer.key("messages")
        writer.beginArray()
        for message in messages { message.write(to: &writer) }
        writer.endArray()
        if !userData.isEmpty { writer.texts("userData", userData) }
        if !errors.isEmpty {
            writer.key("errors")
            writer.beginArray()
            for error in errors { error.write(to: &writer) }
            writer.endArray()
        }
        writer.endObject()
    }
}
