import Beckon
import BeckonCrypto
import BeckonEdge
import BeckonNode
import Foundation
import GMSContract

/// The identity of a chat version 2: `userId` and `secureKey`, made from the chat's id with the installation's secret.
///
/// Every node with the same database makes the same ones; nothing is stored.
struct ChatV2Keys: Sendable {
    private let secret: InstallationSecret

    /// - Parameter secret: The installation's secret; keys that its former one made are accepted.
    init(secret: InstallationSecret) { self.secret = secret }

    /// 16 capital hexadecimal digits, by which the two clients of a chat are told apart.
    func userID(of chat: ChatID, for client: PollingClient = .first) -> String {
        Self.userID(of: chat, client, secret.newest)
    }

    /// The client whose request has shown the chat's key; a chat that version 2 began has no `gms_user`.
    func client(of head: ChatHead, _ parameters: RequestParameters) -> PollingClient {
        let isSecond = secret.all.contains { Self.userID(of: head.id, .second, $0) == parameters["userId"] }
        return isSecond || head.customer.user != nil ? .second : .first
    }

    /// 16 small hexadecimal digits: 64 bits that only this installation can make.
    func secureKey(of chat: ChatID) -> String { Self.secureKey(of: chat, secret.newest) }

    /// The key of CometD clients, which alone finds a chat: 256 bits that only this installation can make, and the chat's
    /// id, in base64 for URLs.
    func cometKey(of chat: ChatID) -> String {
        (Self.mac("comet", chat, secret.newest) + Data(chat.text.utf8)).base64URL
    }

    /// The chat of a CometD client's key; compared in constant time.
    ///
    /// - Parameter key: The request's `secureKey`.
    /// - Returns: The chat's id, whether or not the chat still exists; nil for a key that this installation did not make.
    func chat(ofCometKey key: String) -> ChatID? {
        guard key.utf8.count <= Self.longestKey, let data = Data(base64URL: key), data.count > Self.macLength,
            let text = String(validating: data.dropFirst(Self.macLength), as: UTF8.self)
        else { return nil }
        let chat = ChatID(text)
        let code = data.prefix(Self.macLength)
        let isOurs = secret.all.reduce(false) { SecureComparison.areEqual(code, Self.mac("comet", chat, $1)) || $0 }
        return isOurs ? chat : nil
    }

    /// The chat that a CometD client names.
    func chat(of identity: CometIdentity) -> ChatID? {
        if let found = self.chat(ofCometKey: identity.secureKey) { return found }
        guard let chat = identity.chat else { return nil }
        return admit(userID: identity.userID, secureKey: identity.secureKey, to: chat) ? chat : nil
    }

    /// An answer about a chat, as ``ChatV2Encoder`` spells it, with the chat's identity.
    ///
    /// - Parameters:
    ///   - head: The chat, not older than the events.
    ///   - events: The events to show.
    ///   - next: The index to ask for next, if there are no events.
    ///   - isEnded: Whether the client is to learn that the chat is over.
    ///   - client: Whose answer it is.
    ///   - isComet: Whether it goes to a CometD client, whose key alone finds the chat.
    /// - Returns: The answer.
    func answer(
        _ head: ChatHead, _ events: [TranscriptEvent], next: Int, isEnded: Bool, to client: PollingClient = .first,
        isComet: Bool = false
    ) -> ChatV2Answer {
        var answer = ChatV2Encoder.answer(head, events, next: next, isEnded: isEnded)
        answer.userID = userID(of: head.id, for: client)
        answer.secureKey = isComet ? cometKey(of: head.id) : secureKey(of: head.id)
        return answer
    }

    private static let macLength = 32
    private static let longestKey = 512
    /// The length of REST's keys, in bytes.
    static let shortKey = 16

    /// Whether a request may act in a chat; compared in constant time.
    ///
    /// The key of CometD clients needs no `userId`.
    ///
    /// - Parameters:
    ///   - userID: The request's `userId`.
    ///   - secureKey: The request's `secureKey`.
    ///   - chat: The chat in the request's path.
    /// - Returns: Whether both are the chat's.
    func admit(userID: String, secureKey: String, to chat: ChatID) -> Bool {
        if self.chat(ofCometKey: secureKey) == chat { return true }
        let given = Data("\(userID) \(secureKey)".utf8)
        return secret.all.reduce(false) { isAdmitted, secret in
            let key = Self.secureKey(of: chat, secret)
            return PollingClient.allCases.reduce(isAdmitted) { isAdmitted, client in
                let own = "\(Self.userID(of: chat, client, secret)) \(key)"
                return SecureComparison.areEqual(given, Data(own.utf8)) || isAdmitted
            }
        }
    }

    private static func userID(of chat: ChatID, _ client: PollingClient, _ secret: Data) -> String {
        code(client == .first ? "user" : "user of version 1", chat, secret).uppercased()
    }

    private static func secureKey(of chat: ChatID, _ secret: Data) -> String { code("key", chat, secret) }

    private static func code(_ purpose: String, _ chat: ChatID, _ secret: Data) -> String {
        mac(purpose, chat, secret).prefix(8).hexadecimal
    }

    private static func mac(_ purpose: String, _ chat: ChatID, _ secret: Data) -> Data {
        HMACSHA256.authenticationCode(for: Array("chat v2 \(purpose) \(chat.text)".utf8), using: secret)
    }
}

/// How a client of CometD names its chat, there and at `/genesys/2/chat-ntf`: by the long key alone, or by the short one of
/// REST with `chatId` and `userId`.
struct CometIdentity {
    let secureKey: String
    let chat: ChatID?
    let userID: String

    init(_ parameters: RequestParameters) {
        secureKey = parameters["secureKey"] ?? ""
        chat = parameters.first(of: "chatId").map { ChatID($0) }
        userID = parameters["userId"] ?? ""
    }

    /// Whether nothing more can come, right or wrong: beside a short key, chat and user may still follow.
    var isWhole: Bool {
        secureKey.utf8.count > ChatV2Keys.shortKey || !secureKey.isEmpty && chat != nil && !userID.isEmpty
    }

    /// What a caller of the chat has to know.
    var secret: String { "comet \(secureKey) \(chat?.text ?? "") \(userID)" }
}
