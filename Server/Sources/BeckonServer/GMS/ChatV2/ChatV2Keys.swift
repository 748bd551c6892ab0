import Beckon
import BeckonCrypto
import Foundation

/// The identity of a chat version 2: `userId` and `secureKey`, made from the chat's id with the installation's secret.
///
/// Every node with the same database makes the same ones; nothing is stored.
struct ChatV2Keys: Sendable {
    private let secret: Data

    /// - Parameter secret: The installation's secret, at least 32 random bytes as text.
    init(secret: String) { self.secret = Data(secret.utf8) }

    /// 16 capital hexadecimal digits.
    func userID(of chat: ChatID) -> String { code("user", chat).uppercased() }

    /// 16 small hexadecimal digits: 64 bits that only this installation can make.
    func secureKey(of chat: ChatID) -> String { code("key", chat) }

    /// The key of CometD clients, which alone finds a chat: 256 bits that only this installation can make, and the chat's
    /// id, in base64 for URLs.
    func cometKey(of chat: ChatID) -> String { (mac("comet", chat) + Data(chat.text.utf8)).base64URL }

    /// The chat of a CometD client's key; compared in constant time.
    ///
    /// - Parameter key: The request's `secureKey`.
    /// - Returns: The chat's id, whether or not the chat still exists; nil for a key that this installation did not make.
    func chat(ofCometKey key: String) -> ChatID? {
        guard key.utf8.count <= Self.longestKey, let data = Data(base64URL: key), data.count > Self.macLength,
            let text = String(validating: data.dropFirst(Self.macLength), as: UTF8.self)
        else { return nil }
        let chat = ChatID(text)
        return SecureComparison.areEqual(data.prefix(Self.macLength), mac("comet", chat)) ? chat : nil
    }

    private static let macLength = 32
    private static let longestKey = 512

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
        return SecureComparison.areEqual(given, Data("\(self.userID(of: chat)) \(self.secureKey(of: chat))".utf8))
    }

    private func code(_ purpose: String, _ chat: ChatID) -> String {
        mac(purpose, chat).prefix(8)
            .map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
    }

    private func mac(_ purpose: String, _ chat: ChatID) -> Data {
        Data(HMACSHA256.authenticationCode(for: Data("chat v2 \(purpose) \(chat.text)".utf8), using: secret))
    }
}
