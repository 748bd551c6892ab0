import Beckon
import BeckonJSON
import BeckonPlatform

/// The answers to calls of a BYOC channel (contact-centers §3.2).
enum BYOCAnswer {
    /// A message is stored.
    ///
    /// - Parameters:
    ///   - call: The call.
    ///   - id: Our id of the message.
    ///   - now: When it was stored.
    ///   - address: The gateway's address as CXone reaches it.
    /// - Returns: The answer.
    static func stored(_ call: BYOCCall, id: String, now: Timestamp, address: String?) -> PlatformAnswer {
        let message = JSONValue.string(id)
        switch call.version {
        case .first: return .json(200, ["idOnExternalPlatform": message])
        case .second:
            return .json(
                200,
                [
                    "message": [
                        "idOnExternalPlatform": message, "createdAtWithMilliseconds": .string(now.cxone),
                        "url": .string(address ?? ""),
                    ],
                    "thread": ["idOnExternalPlatform": .string(call.thread)], "endUserIdentities": call.recipients,
                    "recipients": call.recipients,
                ])
        }
    }

    /// A message is not taken, and the agent is to know why.
    ///
    /// - Parameters:
    ///   - status: 4xx: CXone's agents see the message as failed; 503: CXone is to try again.
    ///   - word: One of our words for programs.
    ///   - text: What a person reads.
    /// - Returns: The answer.
    static func refused(_ status: Int, _ word: String, _ text: String) -> PlatformAnswer {
        var answer = PlatformAnswer.json(status, ["error": ["code": .string(word), "message": .string(text)]])
        if status == 503 { answer.headers["retry-after"] = "1" }
        if status == 401 { answer.headers["www-authenticate"] = "Bearer" }
        return answer
    }

    /// What a refusal of a chat means for the agent.
    static func refused(_ refusal: ChatRefusal) -> PlatformAnswer {
        switch refusal.code {
        case .unknownChat, .unknownService, .notAChatService:
            refused(404, "unknown-thread", unknownText)
        case .ended: refused(410, "ended", Self.endedText)
        case .emptyText: refused(422, "empty", "Not delivered to the customer: the message has no text.")
        case .dataTooLong: refused(422, "too-long", "Not taken: the attached data are too long.")
        case .textTooLong: refused(422, "too-long", "Not delivered to the customer: the message is too long.")
        case .contended, .tooManyOpen: refused(503, "busy", "The message cannot be stored now.")
        case .taken, .file: refused(422, "refused", "Not delivered to the customer.")
        }
    }

    /// What agents read about a message for a chat that has ended.
    static let endedText = "Not delivered to the customer: the chat has ended."
    /// What agents read about a message for a thread that is no chat.
    static let unknownText = "Not delivered to the customer: this thread is no chat of the app."
}
