import BeckonJSON
import GMSContract

/// The body of a refusal that the server has written itself.
///
/// What stands between a phone and its server answers with bodies of its own: a proxy without a server behind it, a filter, the
/// sign-in page of a network. Such an answer says nothing about the request.
struct ErrorBody: Sendable, Hashable {
    /// The server's words, meant for the customer; empty if it has none.
    let message: String
    /// Beckon's word for the refusal, below `/beckon/1`; nil elsewhere.
    let word: String?

    /// Reads a body; returns nil when nothing of the contract's forms of an error is in it.
    init?(_ json: JSONValue) {
        if let exception = json["exception"]?.string, !exception.isEmpty {
            // Chats of version 1, callbacks and everything else of GMS: each names its class.
            (message, word) = (json["message"]?.string ?? json["error"]?.string ?? "", nil)
        } else if let advice = Self.advice(json) {
            (message, word) = (advice, nil)
        } else if let word = json["error"]?.string, Self.isWord(word), let message = json["message"]?.string {
            (self.message, self.word) = (message, word)
        } else {
            return nil
        }
    }

    /// What an answer of chat version 2 says of its first fault.
    private static func advice(_ json: JSONValue) -> String? {
        if let answer = try? ChatV2Answer(decoding: json) { return answer.errors.first?.advice ?? "" }
        guard let fault = json["errors"]?[0], fault["code"]?.int64 != nil else { return nil }
        return fault["advice"]?.string
    }

    /// Whether a text is a word for programs, as Beckon writes them; others write sentences and titles there.
    private static func isWord(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == 0x2D }
    }
}
