import Beckon
import BeckonJSON
import Foundation

/// A message of the customer as CXone takes it (`POST /dfo/3.0/channels/{channelId}/messages`, contact-centers §3.2).
struct CXoneMessage: Hashable, Sendable {
    /// The customer as CXone's agents see it.
    struct Author: Hashable, Sendable {
        var id: String
        var firstName = ""
        var lastName = ""
        var nickname = ""
    }

    /// A file that CXone may fetch.
    struct Attachment: Hashable, Sendable {
        var name: String
        var url: String
    }

    /// Our id (`idOnExternalPlatform`); CXone takes a message once by it.
    var id: String
    /// The chat's id.
    var thread: String
    var text: String
    var at: Timestamp
    var author: Author
    var attachments: [Attachment] = []
    /// Custom fields of the contact, with the first message of a thread.
    var fields: [Field] = []
    /// What the message is, if it is no text of the customer: the kind of an event, or where the customer is.
    var mark: Mark?

    /// What a message is that is no text of the customer; programs at CXone read it, agents read the text.
    enum Mark: Hashable, Sendable {
        /// An event of the transcript, as chat v1 names it.
        case event(String)
        /// Whether the customer is away.
        case presence(isAway: Bool)

        /// The name and value among the content's parameters.
        fileprivate var parameters: JSONValue {
            switch self {
            case .event(let kind): ["beckon.event": .string(kind)]
            case .presence(let isAway): ["beckon.presence": isAway ? "away" : "online"]
            }
        }
    }

    /// A custom field of the contact.
    struct Field: Hashable, Sendable {
        var ident: String
        var value: String
    }

    /// The body; `attachments`, `contact` and the content's `parameters` are left out when they are empty.
    var json: JSONValue {
        var content: JSONObject = ["type": "TEXT", "payload": ["text": .string(text)]]
        if let mark { content["parameters"] = mark.parameters }
        var body: JSONObject = [
            "idOnExternalPlatform": .string(id), "thread": ["idOnExternalPlatform": .string(thread)],
            "messageContent": .object(content),
            "createdAtWithMilliseconds": .string(at.cxone), "direction": "inbound",
            "authorEndUserIdentity": [
                "idOnExternalPlatform": .string(author.id), "firstName": .string(author.firstName),
                "lastName": .string(author.lastName), "nickname": .string(author.nickname), "image": "",
            ],
            "recipients": [],
        ]
        if !attachments.isEmpty {
            body["attachments"] = .array(
                attachments.map {
                    ["url": .string($0.url), "friendlyName": .string($0.name), "fileName": .string($0.name)]
                })
        }
        if !fields.isEmpty {
            body["contact"] = [
                "customFields": .array(fields.map { ["ident": .string($0.ident), "value": .string($0.value)] })
            ]
        }
        return .object(body)
    }
}

extension Timestamp {
    /// The time as CXone spells it: `yyyy-MM-ddTHH:mm:ss.SSSZ`; times outside the years 1970 to 9999 are clamped.
    var cxone: String {
        let clamped = min(max(milliseconds, 0), 253_402_300_799_999)
        let date = Date(timeIntervalSince1970: Double(clamped / 1_000))
        let seconds = date.formatted(Date.ISO8601FormatStyle()).dropLast()
        let rest = String(clamped % 1_000)
        return "\(seconds).\(String(repeating: "0", count: 3 - rest.utf8.count))\(rest)Z"
    }
}
