package import Beckon
import BeckonCrypto
package import BeckonEdge
import Foundation

/// Makes and reads the links by which a contact centre fetches files of chats: signed with the installation's secret, for a
/// time.
///
/// Every node with the same database makes and accepts the same ones; nothing is stored.
package struct FileLinks: Sendable {
    /// What a link opens.
    enum Verdict: Hashable, Sendable {
        case valid
        /// It was valid.
        case expired
        /// This installation did not make it.
        case forged
    }

    private static let path = "/beckon/1/files/"
    private static let longestSignature = 64

    private let secret: InstallationSecret
    private let lifetime: Milliseconds

    /// - Parameters:
    ///   - secret: The installation's secret; links that its former one signed are accepted.
    ///   - lifetime: How long after a file was sent its links open it.
    package init(secret: InstallationSecret, lifetime: Milliseconds) {
        self.secret = secret
        self.lifetime = lifetime
    }

    /// The path and query of a file's link; the same whenever it is made.
    ///
    /// - Parameters:
    ///   - file: The file's id.
    ///   - sent: When it was sent.
    /// - Returns: What follows the server's address.
    package func target(of file: FileID, sent: Timestamp) -> String {
        let until = sent.advanced(by: lifetime).milliseconds / 1_000
        return "\(Self.path)\(file.text)?until=\(until)&signature=\(Self.code(file, until, secret.newest).base64URL)"
    }

    /// Whether a link opens a file; signatures are compared in constant time.
    ///
    /// - Parameters:
    ///   - file: The file's id in the path.
    ///   - until: The query's `until`, in seconds.
    ///   - signature: The query's `signature`.
    ///   - now: The time.
    /// - Returns: The verdict; only a link that this installation made can be an expired one.
    func verdict(of file: FileID, until: String, signature: String, now: Timestamp) -> Verdict {
        guard signature.utf8.count <= Self.longestSignature, let given = Data(base64URL: signature),
            let end = Int64(until), String(end) == until,
            secret.all.reduce(false, { SecureComparison.areEqual(given, Self.code(file, end, $1)) || $0 })
        else { return .forged }
        return now.milliseconds / 1_000 < end ? .valid : .expired
    }

    private static func code(_ file: FileID, _ until: Int64, _ secret: Data) -> Data {
        HMACSHA256.authenticationCode(for: Data("file link \(until) \(file.text)".utf8), using: secret)
    }
}
