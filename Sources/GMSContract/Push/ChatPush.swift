public import BeckonJSON

/// The push message of a chat (Chat push notification and background state, "Content of Push Notification Messages").
public struct ChatPush: ContractValue {
    /// An event in a push message: a member of an object in `lastTranscript`.
    public struct Event: Hashable, Sendable {
        /// What happened.
        public var type: TranscriptEventType
        /// The event's text.
        public var text: String

        /// Makes an event.
        ///
        /// - Parameters:
        ///   - type: What happened.
        ///   - text: The event's text.
        public init(type: TranscriptEventType, text: String) {
            self.type = type
            self.text = text
        }
    }

    /// `message`: the text to show, by default "New message from Agent"; nil if the push names only the service.
    public var message: String?
    /// `serviceId`: the id of the chat's service.
    public var serviceID: String?
    /// `lastTranscript`: the new events in order; nil if the field is missing, as it is for iOS.
    public var lastTranscript: [Event]?

    /// Makes a push message.
    ///
    /// - Parameters:
    ///   - message: The text to show.
    ///   - serviceID: The id of the chat's service.
    ///   - lastTranscript: The new events in order.
    public init(message: String?, serviceID: String?, lastTranscript: [Event]? = nil) {
        self.message = message
        self.serviceID = serviceID
        self.lastTranscript = lastTranscript
    }

    /// Reads the inner object; at least one of `message` and `serviceId` is required.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        try self.init(Members(json, of: "ChatPush"))
    }

    init(_ members: Members) throws(ContractError) {
        message = try members.text("message")
        serviceID = try members.text("serviceId")
        guard message != nil || serviceID != nil else { throw ContractError(code: .missing, field: "message") }
        guard members.value("lastTranscript") != nil else { return }
        var events: [Event] = []
        let objects = try members.list("lastTranscript") { (json) throws(ContractError) in
            try Members(json, of: "lastTranscript").object
        }
        for (type, value) in objects.joined() {
            guard let text = value.contractText else { throw ContractError(code: .wrongType, field: "lastTranscript") }
            events.append(Event(type: TranscriptEventType(rawValue: type), text: text))
        }
        lastTranscript = events
    }

    /// Writes the inner object.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.optionalMember("message", message)
        writer.optionalMember("serviceId", serviceID)
        if let lastTranscript {
            writer.key("lastTranscript")
            writer.beginArray()
            for event in lastTranscript {
                writer.beginObject()
                writer.key(event.type.rawValue)
                writer.string(event.text)
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
    }
}
