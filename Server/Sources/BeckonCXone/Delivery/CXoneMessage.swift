import Beckon
import BeckonJSON

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

    /// A custom field of the contact.
    struct Field: Hashable, Sendable {
        var ident: String
        var value: String
    }

    /// The body; `attachments` and `contact` are left out when they are empty.
    var json: JSONValue {
        var body: JSONObject = [
            "idOnExternalPlatform": .string(id), "thread": ["idOnExternalPlatform": .string(thread)],
            "messageContent": ["type": "TEXT", "payload": ["text": .string(text)]],
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
