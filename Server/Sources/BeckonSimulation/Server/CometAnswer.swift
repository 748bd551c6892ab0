import BayeuxServer
import BeckonJSON

/// The content of the answer to a Bayeux request, as a phone reads it.
struct CometAnswer {
    /// Consecutive events of one chat.
    struct Batch {
        let chat: String
        /// The position of the last event.
        let through: Int
        let marks: [Int32]
    }

    var batches: [Batch] = []
    /// The client ID of a handshake's reply.
    var clientID: String?
    /// Whether every reply was successful.
    var isSuccessful = true
    /// Whether a reply was 402: the server does not know the client ID.
    var isUnknownClient = false
    /// Whether the client has to make a new handshake.
    var asksForHandshake = false
    /// The number of the extension `ack`.
    var acknowledgement: Int64?
    /// The new value of the cookie `BAYEUX_BROWSER`.
    let browserID: String?

    init(_ response: BayeuxResponse) {
        browserID = response.newBrowserID
        guard let messages = (try? JSONValue(parsing: response.body))?.array else {
            isSuccessful = false
            return
        }
        for message in messages {
            if message["channel"]?.string == "/_genesys", let batch = Batch(message) { batches.append(batch) }
            guard let successful = message["successful"]?.bool else { continue }
            if !successful { isSuccessful = false }
            if message["error"]?.string?.hasPrefix("402") ?? false { isUnknownClient = true }
            if message["advice"]?["reconnect"]?.string == "handshake" { asksForHandshake = true }
            if let number = message["ext"]?["ack"]?.int64 { acknowledgement = number }
            if message["channel"]?.string == "/meta/handshake" { clientID = message["clientId"]?.string }
        }
    }
}

extension CometAnswer.Batch {
    fileprivate init?(_ message: JSONValue) {
        guard let content = message["data"]?["message"], let chat = content["chatSessionId"]?.string,
            let through = content["transcriptPosition"]?.string.flatMap({ Int($0) }),
            let entries = content["transcriptToShow"]?.array
        else { return nil }
        self.chat = chat
        self.through = through
        marks = entries.map { entry in
            Judge.mark(type: entry[0]?.string ?? "", text: entry[2]?.string ?? "")
        }
    }
}

/// The Bayeux messages that phones send.
enum CometMessage {
    static func handshake(ack: Bool) -> [UInt8] {
        bytes(
            #"[{"channel":"/meta/handshake","version":"1.0","supportedConnectionTypes":["long-polling"]"#
                + (ack ? #","ext":{"ack":true}}]"# : "}]"))
    }

    static func subscribe(_ clientID: String) -> [UInt8] {
        bytes(#"[{"channel":"/meta/subscribe","clientId":"\#(clientID)","subscription":"/_genesys"}]"#)
    }

    static func connect(_ clientID: String, isHeld: Bool, ack: Int64?) -> [UInt8] {
        bytes(
            #"[{"channel":"/meta/connect","clientId":"\#(clientID)","connectionType":"long-polling""#
                + (isHeld ? "" : #","advice":{"timeout":0}"#) + (ack.map { #","ext":{"ack":\#($0)}"# } ?? "") + "}]")
    }

    static func disconnect(_ clientID: String, position: Int) -> [UInt8] {
        bytes(
            #"[{"channel":"/meta/disconnect","clientId":"\#(clientID)","ext":{"transcriptPosition":"\#(position)"}}]"#)
    }

    private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
