import Beckon
import BeckonCrypto
import BeckonPlatform
import Foundation

/// The address at which servers push what happens in one web chat (`webhook` of web-chat 5).
///
/// No source shows how a server proves itself there. So the address itself is the proof: it has a code that only this installation
/// can make, and each web chat has another one.
struct WebhookAddress: Sendable {
    /// nil if the settings do not say how others reach this server.
    private let base: String?
    private let newest: Data
    private let secrets: SharedSecrets

    /// - Returns: nil without a secret.
    init?(_ configuration: PureConnectSide.Configuration.Webhook?) {
        guard let configuration, let newest = configuration.secrets.first,
            let secrets = SharedSecrets(configuration.secrets)
        else { return nil }
        (base, self.newest, self.secrets) = (configuration.address, Data(newest.utf8), secrets)
    }

    /// The address of a chat; nil if others are not known to reach this server.
    func url(of chat: ChatID) -> String? {
        guard let base else { return nil }
        let code = HMACSHA256.authenticationCode(for: Data(chat.text.utf8), using: newest)
        return "\(base)/\(PlatformCall.escaped(chat.text))/\(Self.hexadecimal(code))"
    }

    /// Whether a code is that of a chat's address, made with any of the secrets.
    func isProof(_ code: String, of chat: ChatID) -> Bool {
        guard let code = SharedSecrets.bytes(hexadecimal: code) else { return false }
        return secrets.isCode(code, of: Data(chat.text.utf8))
    }

    private static func hexadecimal(_ code: Data) -> String {
        code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
