public import BeckonJSON

/// One event of a chat, in the answers and events of chat version 2 (Chat API Version 2, `messages`).
public struct ChatV2Message: ContractValue {
    /// The party that caused an event (`from`); all three members are always there.
    public struct Party: ContractValue {
        /// `nickname`: the shown name.
        public var nickname: String
        /// `participantId`: a number that is the party's own within the chat.
        public var participantID: Int64
        /// `type`: `Client`, `Agent`, `Supervisor` or `External`.
        public var type: String

        /// Makes a party.
        ///
        /// - Parameters:
        ///   - nickname: The shown name.
        ///   - participantID: A number that is the party's own within the chat.
        ///   - type: `Client`, `Agent`, `Supervisor` or `External`.
        public init(nickname: String, participantID: Int64, type: String) {
            self.nickname = nickname
            self.participantID = participantID
            self.type = type
        }

        /// Reads a party; all members are required.
        ///
        /// - Parameter json: The received JSON.
        /// - Throws: ``ContractError`` for the first faulty field.
        public init(decoding json: JSONValue) throws(ContractError) {
            let members = try Members(json, of: "from")
            nickname = try members.requiredText("nickname")
            guard let number = try members.integer("participantId") else {
                throw ContractError(code: .missing, field: "participantId")
            }
            participantID = number
            type = try members.requiredText("type")
        }

        /// Writes the party.
        ///
        /// - Parameter writer: Where to write.
        public func write(to writer: inout JSONWriter) {
            writer.beginObject()
            writer.member("nickname", nickname)
            writer.key("participantId")
            writer.integer(participantID)
            writer.member("type", type)
            writer.endObject()
        }
    }

    /// `index`: the event's position in the chat, from 1; nil for what is no event, such as the limits of files.
    public var index: Int64?
    /// `type`: what happened.
    public var type: ChatV2MessageType
    /// `utcTime`: milliseconds since 1970.
    public var utcTime: Int64
    /// `from`: the party that caused the event.
    public var from: Party
    /// `text`: the message text, address or notice.
    public var text: String?
    /// `messageType`: a word of the sender's own.
    public var messageType: String?
    /// `userData`: further values, all of them texts; empty if the field is missing.
    public var userData: [String: String]

    /// Makes a message.
    ///
    /// - Parameters:
    ///   - index: The event's position in the chat, from 1.
    ///   - type: What happened.
    ///   - utcTime: Milliseconds since 1970.
    ///   - from: The party that caused the event.
    ///   - text: The message text, address or notice.
    ///   - messageType: A word of the sender's own.
    ///   - userData: Further values.
    public init(
        index: Int64?, type: ChatV2MessageType, utcTime: Int64, from: Party, text: String? = nil,
        messageType: String? = nil, userData: [String: String] = [:]
    ) {
        self.index = index
        self.type = type
        self.utcTime = utcTime
        self.from = from
        self.text = text
        self.messageType = messageType
        self.userData = userData
    }

    /// Reads a message; `type`, `utcTime` and `from` are required.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "messages")
        index = try members.integer("index")
        type = ChatV2MessageType(rawValue: try members.requiredText("type"))
        guard let time = try members.integer("utcTime") else { throw ContractError(code: .missing, field: "utcTime") }
        utcTime = time
        guard let from = members.value("from") else { throw ContractError(code: .missing, field: "from") }
        self.from = try Party(decoding: from)
        text = try members.text("text")
        messageType = try members.text("messageType")
        userData = try members.texts("userData")
    }

    /// Writes the message.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.optionalMember("index", index)
        writer.member("type", type.rawValue)
        writer.key("utcTime")
        writer.integer(utcTime)
        writer.key("from")
        from.write(to: &writer)
        writer.optionalMember("text", text)
        writer.optionalMember("messageType", messageType)
        if !userData.isEmpty { writer.texts("userData", userData) }
        writer.endObject()
    }
}

/// What happened in an event of chat version 2 (Chat API Version 2, `type`).
public struct ChatV2MessageType: RawRepresentable, Hashable, Sendable {
    /// The word on the wire.
    public let rawValue: String

    /// Makes a type from its word; a word that is not known is kept.
    ///
    /// - Parameter rawValue: The word on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A party joined the chat.
    public static let participantJoined = ChatV2MessageType(rawValue: "ParticipantJoined")
    /// A party left the chat.
    public static let participantLeft = ChatV2MessageType(rawValue: "ParticipantLeft")
    /// A text.
    public static let message = ChatV2MessageType(rawValue: "Message")
    /// An address to open.
    public static let pushURL = ChatV2MessageType(rawValue: "PushUrl")
    /// A party began to type.
    public static let typingStarted = ChatV2MessageType(rawValue: "TypingStarted")
    /// A party stopped typing.
    public static let typingStopped = ChatV2MessageType(rawValue: "TypingStopped")
    /// A party has another name, which stands in `from`.
    public static let nicknameUpdated = ChatV2MessageType(rawValue: "NicknameUpdated")
    /// A file was sent.
    public static let fileUploaded = ChatV2MessageType(rawValue: "FileUploaded")
    /// A file was removed.
    public static let fileDeleted = ChatV2MessageType(rawValue: "FileDeleted")
    /// A notice of an application's own.
    public static let customNotice = ChatV2MessageType(rawValue: "CustomNotice")
    /// A notice of the chat server, such as the limits of files.
    public static let notice = ChatV2MessageType(rawValue: "Notice")
}
