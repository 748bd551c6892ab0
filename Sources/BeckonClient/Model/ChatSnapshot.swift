import Foundation

/// What it takes to go on with a chat after the app was ended.
///
/// It holds the key to the chat.
struct ChatSnapshot: Sendable, Hashable, Codable {
    /// The service, which push messages name; in version 2, which does not tell it, the chat's id.
    var serviceID: String
    /// The address for calls of the chat; it ends in `/ixn/chat`, in version 2 in the chat's id.
    var chatURL: URL
    /// The Bayeux address.
    var cometURL: URL
    /// The value of the header `gms_user`.
    var userHeader: String
    /// The server's id of the chat.
    var sessionID: String?
    /// When the chat began, in the server's spelling.
    var startedAt: String?
    /// The last position that was taken; 0 for all events.
    var position: Int64 = 0
    /// The chat's keys in version 2; nil in version 1.
    var version2: Version2Keys?
}

/// By what chat version 2 knows a chat; every request about the chat gives them (Chat API Version 2).
struct Version2Keys: Sendable, Hashable, Codable {
    /// `chatId`.
    let sessionID: String
    /// `userId`.
    let userID: String
    /// `secureKey`.
    let secureKey: String
    /// `alias`, as the last answer gave it: the chat may move from one chat server to another.
    var alias: String

    /// The parameters that every request has.
    var form: FormBody {
        var form = FormBody()
        form.add("userId", userID)
        form.add("secureKey", secureKey)
        form.add("alias", alias)
        return form
    }
}
