import Beckon
import BeckonJSON

/// Spells a chat's notices as calls of Open Messaging.

///

/// Pure.
///
/// Agents see everything that the customer does in the conversation: what is no text (joined, left, a new name, not
/// online) goes as a message with the words of the transcript, and its metadata say what it is.
struct ChatComposer: Sendable {
    /// A call below `…/inbound/open/`.
    enum Call: Hashable, Sendable {
        case message(JSONValue)
        case typing(JSONValue)
        case choice(JSONValue)
    }

    /// The metadata that name the chat, and what a message is that is no text of the customer.
    static let chatName = "beckon.conversation"
    static let kindName = "beckon.event"
    /// The metadata and attribute that say where the customer is: `away` or `online`.
    static let presenceName = "beckon.presence"

    /// The most attached values of a chat that are told, in the order of their names; further ones are left out.
    static let mostData = 64
    /// The longest attached value in bytes; a longer one is cut.
    static let longestValue = 1_000

    let integration: String
    let link: @Sendable (FileID, Timestamp) -> String?

    /// Our id of an event's message.
    static func id(_ chat: ChatID, _ position: Int) -> String { "\(chat.text).\(position)" }

    /// The call for an event; nil for one that agents are not told.
    ///
    /// - Parameters:
    ///   - event: An event of the customer.
    ///   - chat: Its chat.
    ///   - isFirst: Whether it opens the conversation; it then carries the data attached to the chat.
    ///   - choice: The answer that the event's text chooses, if any.
    ///   - asText: Whether a file is no attachment, but a text with its name and address.
    /// - Returns: The call.
    func call(
        for event: TranscriptEvent, in chat: ChatHead, isFirst: Bool, choice: QuickReplyBook.Offer? = nil,
        asText: Bool = false
    ) -> Call? {
        let id = Self.id(chat.id, event.position)
        switch event.kind {
        case .typingStarted:
            return isFirst ? nil : .typing(OpenMessageSpelling.typing(from: Self.address(chat), at: event.at))
        case .typingStopped: return nil
        default: break
        }
        if let choice, event.kind == .messageText, !isFirst {
            return .choice(OpenMessageSpelling.choice(choice, id: id, from: Self.address(chat), at: event.at))
        }
        var metadata = Self.metadata(of: chat)
        if event.kind != .messageText { metadata[Self.kindName] = .string(event.kind.rawValue) }
        let attachment = asText ? nil : attachment(of: event)
        let text =
            asText ? [event.text, address(of: event) ?? ""].filter { !$0.isEmpty }.joined(separator: ": ") : event.text
        return .message(
            OpenMessageSpelling.message(
                id, from: Self.customer(of: chat), at: event.at, text: attachment == nil ? text : nil,
                attachment: attachment, attributes: Self.attributes(of: chat, isFirst: isFirst), metadata: metadata))
    }

    /// The message that says that the customer is not online, or is again.
    ///
    /// - Parameters:
    ///   - words: What the agent reads.
    ///   - isAway: Which of the two.
    ///   - since: When the absence began, which tells repeated messages apart from new ones.
    ///   - chat: The chat.
    ///   - isFirst: Whether it opens the conversation.
    ///   - now: The time of the message.
    /// - Returns: The call.
    func presence(
        _ words: String, isAway: Bool, since: Timestamp, in chat: ChatHead, isFirst: Bool, at now: Timestamp
    ) -> Call {
        var metadata = Self.metadata(of: chat)
        metadata[Self.presenceName] = isAway ? "away" : "online"
        return .message(
            OpenMessageSpelling.message(
                "\(chat.id.text).\(isAway ? "away" : "online").\(since.milliseconds)", from: Self.customer(of: chat),
                at: now, text: words, attributes: Self.attributes(of: chat, isFirst: isFirst), metadata: metadata))
    }

    /// The data attached to a chat, as attributes of its first message and of the customer.
    static func attached(to chat: ChatHead) -> JSONObject {
        let data = BusinessData.of(chat.customer.userData).sorted { $0.key < $1.key }.prefix(mostData)
        return JSONObject(data.map { (key: $0.key, value: .string($0.value.prefix(bytes: longestValue))) })
    }

    private static func metadata(of chat: ChatHead) -> JSONObject { [chatName: .string(chat.id.text)] }

    private static func attributes(of chat: ChatHead, isFirst: Bool) -> JSONObject {
        isFirst ? attached(to: chat) : [:]
    }

    // MARK: - The customer

    /// The customer's address: the chat's id.
    private static func address(_ chat: ChatHead) -> JSONValue { ["id": .string(chat.id.text), "idType": "Opaque"] }

    /// The customer's address and names.
    private static func customer(of chat: ChatHead) -> JSONValue {
        var customer: JSONObject = ["id": .string(chat.id.text), "idType": "Opaque"]
        for (member, names) in [
            ("firstName", ["firstName", "first_name", "FirstName"]),
            ("lastName", ["lastName", "last_name", "LastName"]),
            ("email", ["email", "emailAddress", "EmailAddress"]),
        ] {
            let value = names.lazy.compactMap { chat.customer.userData[$0] }.compactMap(VisibleText.trimmed).first
            if let value { customer[member] = .string(value) }
        }
        if !chat.customer.nickname.isEmpty { customer["nickname"] = .string(chat.customer.nickname) }
        return .object(customer)
    }

    // MARK: - Files

    /// The address of the file that an event sends; nil for other events, and without an address.
    private func address(of event: TranscriptEvent) -> String? {
        guard event.kind == .fileUploaded, let file = event.file else { return nil }
        return link(file.id, event.at)
    }

    /// The file that an event sends; nil for other events, and without an address.
    private func attachment(of event: TranscriptEvent) -> JSONValue? {
        guard let file = event.file, let url = address(of: event) else { return nil }
        let type = Self.types[FileName.ending(of: file.name)] ?? "application/octet-stream"
        var attachment: JSONObject = [
            "mediaType": .string(Self.mediaType(of: type)), "url": .string(url), "mime": .string(type),
        ]
        if !file.name.isEmpty { attachment["filename"] = .string(file.name) }
        if let size = file.size { attachment["contentSizeBytes"] = .integer(Int64(size)) }
        return .object(attachment)
    }

    private static func mediaType(of type: String) -> String {
        switch type.prefix(while: { $0 != "/" }) {
        case "image": "Image"
        case "video": "Video"
        case "audio": "Audio"
        default: "File"
        }
    }

    /// Media types by the endings of names; the gateway has checked that contents fit them.
    private static let types = [
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "bmp": "image/bmp",
        "tif": "image/tiff", "tiff": "image/tiff", "webp": "image/webp", "heic": "image/heic", "heif": "image/heif",
        "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "m4a": "audio/mp4", "mp3": "audio/mpeg",
        "wav": "audio/wav", "pdf": "application/pdf", "zip": "application/zip", "txt": "text/plain",
    ]
}
