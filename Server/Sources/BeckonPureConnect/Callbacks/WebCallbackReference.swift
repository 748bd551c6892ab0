import BeckonJSON

/// Where a callback is at PureConnect, as it is noted with Beckon's callback.
struct WebCallbackReference: Hashable, Sendable {
    /// The address of the server that took it.
    let server: String
    let callback: String
    /// The customer's id there.
    let participant: String

    init(server: String, callback: String, participant: String) {
        self.server = server
        self.callback = callback
        self.participant = participant
    }

    init?(_ text: String) {
        guard let json = try? JSONValue(parsing: Array(text.utf8)), let server = json["server"]?.string,
            let callback = json["callback"]?.string, let participant = json["participant"]?.string
        else { return nil }
        self.init(server: server, callback: callback, participant: participant)
    }

    /// The text that is noted.
    var text: String {
        let json: JSONValue = [
            "server": .string(server), "callback": .string(callback), "participant": .string(participant),
        ]
        return String(decoding: json.encoded(), as: UTF8.self)
    }
}
