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
