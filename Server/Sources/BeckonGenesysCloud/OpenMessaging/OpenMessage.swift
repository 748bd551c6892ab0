package import Beckon
package import BeckonJSON
import BeckonPlatform

/// Who sent a message that goes out of Genesys Cloud, as far as a webhook tells (`channel.from`, contact-centers §2.7).
package struct OpenMessageSender: Hashable, Sendable {
    /// The sender's nickname, where it is not the integration's.
    package var nickname: String?
    package var firstName: String?
    package var lastName: String?

    /// The agent's first and last name; nil if no first name is told.
    var ownName: String? {
        guard let firstName else { return nil }
        return lastName.map { "\(firstName) \($0)" } ?? firstName
    }
}

/// A normalized message as Genesys Cloud sends it by webhook, and as a message's detail holds it (contact-centers §2.7).
package struct OpenMessage: Hashable, Sendable {
    /// A part of the contents that customers can be shown.
    package enum Content: Hashable, Sendable {
        case file(name: String, url: String)
        case link(String)
        /// An answer that the customer may choose.
        case quickReply(text: String, payload: String)
        /// The titles, texts and links of a card, a list or the like.
        case words(String)
    }

    /// What is told of typing.
    package enum Typing: Hashable, Sendable {
        /// For a time, if it is told.
        case on(Milliseconds?)
        case off
    }

    /// A change of a message that was sent before.
    package enum Change: Hashable, Sendable {
        case edited(Timestamp)
        case deleted
    }

    package var id: String
    /// The integration's id; nil if it is not told.
    package var integration: String?
    /// The customer's id: the chat's, if Beckon carries the conversation.
    package var customer: String?
    package var sender: OpenMessageSender
    package var time: Timestamp?
    /// `Text`, `Structured`, `Receipt`, `Event`, or a newer word.
    package var type: String
    package var text: String?
    package var contents: [Content]
    package var typing: Typing?
    /// Kinds of contents and events that customers cannot be shown.
    package var unknown: [String]
    /// The kinds among the contents that hold nothing to read, and ``beyond`` for those that are left out.
    package var unshown: [String] = []
    package var isBot: Bool
    /// What was done to it since it was sent; nil for nothing.
    package var change: Change?
    /// Whether it goes to the customer.
    package var isOutbound: Bool
    package var metadata: [String: String]
}

extension OpenMessage {
    /// Whether it says something to the customer, unlike typing and receipts.
    var isWords: Bool { type != "Event" && type != "Receipt" }

    /// The most contents of one message that are read; further ones are left out, and its agent is told.
    static let mostContents = 50
    /// What a receipt's reason calls contents that are left out.
    static let beyond = "beyond"
    /// How long typing can last, in milliseconds.
    private static let durations = 0...3_600_000

    /// Reads a normalized message; nil without an id and a type.
    ///
    /// Members that are missing or of another type are left out; words that are not known are kept in ``type`` and
    /// ``unknown``.
    ///
    /// - Parameter json: The message.
    package init?(_ json: JSONValue) {
        guard let id = json["id"]?.string, (1...200).contains(id.utf8.count), let type = json["type"]?.string else {
            return nil
        }
        let channel = json["channel"]
        let from = channel?["from"]
        self.id = id
        self.type = type
        integration = channel?["id"]?.string
        customer = channel?["to"]?["id"]?.string
        // A nickname without an id of its own, or with the integration's, is the integration's name.
        let sends = from?["id"]?.string
        let isOwnName = sends != nil && integration != nil && sends != integration
        sender = OpenMessageSender(
            nickname: isOwnName ? Self.name(from?["nickname"]) : nil, firstName: Self.name(from?["firstName"]),
            lastName: Self.name(from?["lastName"]))
        time = Self.time(channel?["time"])
        change =
            Self.time(channel?["dateDeleted"]).map { _ in Change.deleted }
            ?? Self.time(channel?["dateModified"]).map { Change.edited($0) }
        text = json["text"]?.string
        isBot = json["originatingEntity"]?.string == "Bot"
        isOutbound = json["direction"]?.string != "Inbound"
        metadata = Dictionary(
            (json["metadata"]?.object ?? [:]).compactMap { member in member.value.string.map { (member.key, $0) } },
            uniquingKeysWith: { $1 })
        (contents, typing, unknown) = ([], nil, [])
        let parts = json["content"]?.array ?? []
        for part in parts.prefix(Self.mostContents) { read(content: part) }
        if parts.count > Self.mostContents { unshown.append(Self.beyond) }
        for event in (json["events"]?.array ?? []).prefix(Self.mostContents) { read(event: event) }
    }

    private static func time(_ value: JSONValue?) -> Timestamp? { value?.string.flatMap { Timestamp(utc: $0) } }

    private static func name(_ value: JSONValue?) -> String? {
        guard let text = value?.string, !text.isEmpty else { return nil }
        return text
    }

    private mutating func read(content part: JSONValue) {
        let kind = part["contentType"]?.string ?? ""
        switch kind {
        case "Attachment":
            guard let attachment = part["attachment"], let url = attachment["url"]?.string,
                ShownContent.isWebAddress(url)
            else { return cannotShow(kind) }
            if attachment["mediaType"]?.string == "Link" { return contents.append(.link(url)) }
            contents.append(.file(name: attachment["filename"]?.string ?? "", url: url))
        case "QuickReply":
            guard let text = part["quickReply"]?["text"]?.string, !text.isEmpty else { return cannotShow(kind) }
            contents.append(.quickReply(text: text, payload: part["quickReply"]?["payload"]?.string ?? text))
        default:
            let shown = ShownContent(of: part)
            guard !shown.lines.isEmpty else { return cannotShow(kind) }
            contents.append(.words(shown.lines.joined(separator: "\n")))
            if !shown.isWhole { unshown.append(Self.beyond) }
        }
    }

    private mutating func cannotShow(_ kind: String) {
        unknown.append(kind)
        unshown.append(kind)
    }

    private mutating func read(event: JSONValue) {
        let kind = event["eventType"]?.string ?? ""
        guard kind == "Typing" else { return unknown.append(kind) }
        let duration = event["typing"]?["duration"]?.integer(clampedTo: Self.durations).map { Milliseconds(Int64($0)) }
        typing = event["typing"]?["type"]?.string == "Off" ? .off : .on(duration)
    }
}
