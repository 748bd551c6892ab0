public import BeckonJSON

/// The push message of a chat (Chat push notification and background state, "Content of Push Notification Messages").
public struct ChatPush: ContractValue {
    /// An event of which a push message tells: a member of an object of `lastTranscript`.
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

    /// `message`: the text to show, by default "New message from Agent"; nil if only the service is told.
    public var message: String?
    /// `serviceId`: the service whose chat it is.
    public var serviceID: String?
    /// `lastTranscript`: the events that are new, in order; nil if the field is left out, as for iOS.
    public var lastTranscript: [Event]?

    /// Makes a push message.
    ///
    /// - Parameters:
    ///   - message: The text to show.
    ///   - serviceID: The service whose chat it is.
    ///   - lastTranscript: The events that are new, in order.
    public init(message: String?, serviceID: String?, lastTranscript: [Event]? = nil) {
        self.message = message
        self.serviceID = serviceID
        self.lastTranscript = lastTranscript
    }

    /// Reads the inner object; at least one of `message` and `serviceId` must be there.
    ///
    /// - Parameter json: What was received.
    /// - Throws: ``ContractError`` with the first field found at fault.
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
