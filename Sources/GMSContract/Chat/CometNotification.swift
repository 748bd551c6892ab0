public import BeckonJSON

/// The `data` of a chat event on the channel `/_genesys` (Callback Push Notifications for iOS, "Chat (Comet)").
public struct CometNotification: ContractValue {
    /// The channel of chat events.
    public static let channel = "/_genesys"
    /// The prefix of ``tag``; the service's id follows it.
    public static let tagPrefix = "service.chat.refresh."

    /// `message`: the chat and its new events.
    public var message: ChatResource
    /// `id`: the notification's id, 32 hexadecimal digits.
    public var id: String
    /// `tag`: `service.chat.refresh.` and the service's id.
    public var tag: String

    /// Makes a notification.
    ///
    /// - Parameters:
    ///   - message: The chat and its new events.
    ///   - id: The notification's id.
    ///   - serviceID: The id of the chat's service.
    public init(message: ChatResource, id: String, serviceID: String) {
        self.message = message
        self.id = id
        tag = Self.tagPrefix + serviceID
    }

    /// The id of the chat's service, or nil if ``tag`` does not begin with ``tagPrefix``.
    public var serviceID: String? {
        guard tag.hasPrefix(Self.tagPrefix) else { return nil }
        return String(tag.dropFirst(Self.tagPrefix.count))
    }

    /// Reads the `data` of a Bayeux message; only `message` is required, since some documents leave out `id` and `tag`.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "CometNotification")
        guard let message = members.value("message") else { throw ContractError(code: .missing, field: "message") }
        self.message = try ChatResource(decoding: message)
        id = try members.text("id") ?? ""
        tag = try members.text("tag") ?? ""
    }

    /// Writes the `data` alone.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("message")
        message.write(to: &writer)
        writer.member("id", id)
        writer.member("tag", tag)
        writer.endObject()
    }

    /// Writes the whole Bayeux event message: `data`, then `channel`.
    ///
    /// - Parameter writer: Where to write.
    public func writeEvent(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("data")
        write(to: &writer)
        writer.member("channel", Self.channel)
        writer.endObject()
    }

    /// Writes a whole Bayeux event message from its parts, for servers that keep events encoded.
    ///
    /// The result equals ``writeEvent(to:)`` of a notification with the same parts.
    ///
    /// - Parameters:
    ///   - entries: The events in order, each already encoded; see
    ///     ``TranscriptEntry/write(type:nickname:text:seconds:party:to:)``.
    ///   - position: The position of the last event.
    ///   - state: The state of the interaction.
    ///   - sessionID: `chatSessionId`.
    ///   - startedAt: When the chat began, UTC without milliseconds.
    ///   - serviceMessage: `chatServiceMessage`.
    ///   - id: The notification's id, 32 hexadecimal digits.
    ///   - serviceID: The id of the chat's service.
    ///   - positionForm: How the position is spelled.
    ///   - writer: Where to write.
    @inlinable
    public static func writeEvent(
        entries: some Sequence<[UInt8]>, position: Int64, state: ChatState, sessionID: String, startedAt: String,
        serviceMessage: String, id: String, serviceID: String, positionForm: PositionForm = .string,
        to writer: inout JSONWriter
    ) {
        writer.beginObject()
        writer.key("data")
        writer.beginObject()
        writer.key("message")
        writer.beginObject()
        writer.key("startedAt")
        writer.string(startedAt)
        writer.key("chatIxnState")
        writer.string(state.rawValue)
        writer.key("chatSessionId")
        writer.string(sessionID)
        writer.key("transcriptToShow")
        writer.beginArray()
        for entry in entries { writer.raw(entry) }
        writer.endArray()
        writer.key("transcriptPosition")
        positionForm.write(position, to: &writer)
        writer.key("chatServiceMessage")
        writer.string(serviceMessage)
        writer.endObject()
        writer.key("id")
        writer.string(id)
        writer.key("tag")
        writer.string(tagPrefix + serviceID)
        writer.endObject()
        writer.key("channel")
        writer.string(channel)
        writer.endObject()
    }
}
