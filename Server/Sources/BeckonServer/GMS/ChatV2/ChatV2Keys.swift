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

    /// Whether a request may act in a chat; compared in constant time.
    ///
    /// - Parameters:
    ///   - userID: The request's `userId`.
    ///   - secureKey: The request's `secureKey`.
    ///   - chat: The chat in the request's path.
    /// - Returns: Whether both are the chat's.
    func admit(userID: String, secureKey: String, to chat: ChatID) -> Bool {
        let given = Data("\(userID) \(secureKey)".utf8)
        return SecureComparison.areEqual(given, Data("\(self.userID(of: chat)) \(self.secureKey(of: chat))".utf8))
    }

    private func code(_ purpose: String, _ chat: ChatID) -> String {
        HMACSHA256.authenticationCode(for: Data("chat v2 \(purpose) \(chat.text)".utf8), using: secret).prefix(8)
            .map { byte in String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }.joined()
    }
}
