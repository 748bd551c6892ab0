import Beckon
import BeckonJSON

/// Where a chat is at PureConnect, as it is noted with Beckon's chat.
struct WebChatReference: Hashable, Sendable {
    /// The address of the server that has it.
    var server: String
    var chat: String
    /// The customer's id there.
    var participant: String
    /// How many texts of ours the server has taken in this chat.
    var sent: Int
    /// Whether agents had the chat before, at a server that lost it, and are not yet told what was said.
    var owesRecap: Bool

    init(server: String, chat: String, participant: String, sent: Int = 0, owesRecap: Bool = false) {
        self.server = server
        self.chat = chat
        self.participant = participant
        self.sent = sent
        self.owesRecap = owesRecap
    }

    init?(_ text: String?) {
        guard let text, let json = try? JSONValue(parsing: Array(text.utf8)), let server = json["server"]?.string,
            let chat = json["chat"]?.string, let participant = json["participant"]?.string
        else { return nil }
        self.init(
            server: server, chat: chat, participant: participant,
            sent: json["sent"]?.integer(in: 0...1_000_000_000) ?? 0, owesRecap: json["recap"]?.bool ?? false)
    }

    /// The text that is noted.
    var text: String {
        var json: JSONObject = [
            "server": .string(server), "chat": .string(chat), "participant": .string(participant),
            "sent": .integer(Int64(sent)),
        ]
        if owesRecap { json["recap"] = true }
        return String(decoding: JSONValue.object(json).encoded(), as: UTF8.self)
    }
}
