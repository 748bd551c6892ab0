public import BeckonJSON

/// The state of a chat and what is new in it: the answer of every chat operation, and `data.message` of a CometD
/// notification (Chat API Version 1).
public struct ChatResource: ContractValue {
    /// `startedAt`: when the chat began, UTC without milliseconds; see ``WireTimestamp``.
    public var startedAt: String?
    /// `chatIxnState`: the state of the interaction.
    public var state: ChatState
    /// `chatSessionId`: the chat server's id of the chat.
    public var sessionID: String?
    /// `transcriptToShow`: events in order, without gaps; empty if the field is missing.
    public var transcript: [TranscriptEntry]
    /// `transcriptPosition`: the position of the last event of ``transcript``.
    public var transcriptPosition: Int64?
    /// `chatServiceMessage`: a sentence about the chat service.
    public var serviceMessage: String?
    /// The additional fields of an answer to a request with `_verbose`.
    public var verbose: VerboseChatFields?

    /// Makes a chat resource.
    ///
    /// - Parameters:
    ///   - startedAt: When the chat began, UTC without milliseconds.
    ///   - state: The state of the interaction.
    ///   - sessionID: The chat server's id of the chat.
    ///   - transcript: Events in order, without gaps.
    ///   - transcriptPosition: The position of the last event.
    ///   - serviceMessage: A sentence about the chat service.
    ///   - verbose: The fields of `_verbose`.
    public init(
        startedAt: String? = nil, state: ChatState, sessionID: String? = nil, transcript: [TranscriptEntry] = [],
        transcriptPosition: Int64? = nil, serviceMessage: String? = nil, verbose: VerboseChatFields? = nil
    ) {
        self.startedAt = startedAt
        self.state = state
        self.sessionID = sessionID
        self.transcript = transcript
        self.transcriptPosition = transcriptPosition
        self.serviceMessage = serviceMessage
        self.verbose = verbose
    }

    /// Reads a chat resource; only `chatIxnState` is required.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "ChatResource")
        state = ChatState(rawValue: try members.requiredText("chatIxnState"))
        startedAt = try members.text("startedAt")
        sessionID = try members.text("chatSessionId")
        transcript = try members.list("transcriptToShow", TranscriptEntry.init(decoding:))
        transcriptPosition = try members.integer("transcriptPosition")
        serviceMessage = try members.text("chatServiceMessage")
        let verbose = try VerboseChatFields(members)
        self.verbose = verbose.isEmpty ? nil : verbose
    }

    /// Writes the resource with its position as a string, the form of CometD notifications.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        write(to: &writer, positionForm: .string)
    }

    /// Writes the resource.
    ///
    /// - Parameters:
    ///   - writer: Where to write.
    ///   - positionForm: How the position is spelled.
    public func write(to writer: inout JSONWriter, positionForm: PositionForm) {
        writer.beginObject()
        writer.optionalMember("startedAt", startedAt)
        writer.member("chatIxnState", state.rawValue)
        writer.optionalMember("chatSessionId", sessionID)
        writer.key("transcriptToShow")
        writer.beginArray()
        for entry in transcript { entry.write(to: &writer) }
        writer.endArray()
        if let transcriptPosition {
            writer.key("transcriptPosition")
            positionForm.write(transcriptPosition, to: &writer)
        }
        writer.optionalMember("chatServiceMessage", serviceMessage)
        verbose?.writeMembers(to: &writer)
        writer.endObject()
    }
}

/// The state of a chat interaction: `chatIxnState` of the chat resource (Chat API Version 1).
///
/// The set is open: an unknown state is kept as it was received.
public struct ChatState: RawRepresentable, Hashable, Sendable {
    /// The state as it is spelled on the wire.
    public let rawValue: String

    /// Makes a state.
    ///
    /// - Parameter rawValue: The state as it is spelled on the wire.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The chat was created; the state in the answer to the create request.
    public static let connected = ChatState(rawValue: "CONNECTED")
    /// The chat is open.
    public static let transcript = ChatState(rawValue: "TRANSCRIPT")
    /// The chat has ended.
    public static let disconnected = ChatState(rawValue: "DISCONNECTED")
}
