import BeckonCrypto
import BeckonJSON
import Foundation
package import HTTPTypes

/// A user and a password, as basic authentication carries them (RFC 7617).
///
/// Its description holds neither.
package struct BasicCredentials: Hashable, Sendable, CustomStringConvertible {
    package let user: String
    package let password: String

    package init(user: String, password: String) {
        self.user = user
        self.password = password
    }

    /// Reads the header field `Authorization`; nil when it is not there or holds no credentials that can be read.
    ///
    /// - Parameter headers: The header fields of a request.
    package init?(_ headers: HTTPFields) {
        guard let field = headers[.authorization], field.utf8.count <= Self.longestField,
            let space = field.firstIndex(of: " "), field[..<space].lowercased() == "basic"
        else { return nil }
        self.init(encoded: String(field[space...].drop { $0 == " " }))
    }

    /// Reads `user:password` in base64; nil if it cannot be read.
    package init?(encoded: String) {
        guard encoded.utf8.count <= Self.longestField, let data = Data(base64Encoded: encoded),
            let text = String(data: data, encoding: .utf8).map(StreamSafe.text), let colon = text.firstIndex(of: ":")
        else { return nil }
        self.init(user: String(text[..<colon]), password: String(text[text.index(after: colon)...]))
    }

    /// Whether both are the same; the time tells nothing about either.
    package func matches(_ other: BasicCredentials) -> Bool { SecureComparison.areEqual(digest, other.digest) }

    /// What stands for the credentials in memory; a user holds no colon.
    var digest: Data { Data(SHA256.hash(data: Data("\(user):\(password)".utf8))) }

    package var description: String { "BasicCredentials" }

    private static let longestField = 4_096
}
