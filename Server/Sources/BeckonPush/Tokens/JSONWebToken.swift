import BeckonCrypto
import BeckonJSON
import Foundation

/// Writes JSON web tokens (RFC 7519) in compact form.
enum JSONWebToken {
    /// Joins header, claims and their signature.
    ///
    /// - Parameters:
    ///   - header: The header, its members in the order in which they are spelled.
    ///   - claims: The claims, likewise.
    ///   - sign: Signs the bytes of `header.claims`.
    /// - Returns: The token.
    static func compact(
        header: JSONObject, claims: JSONObject, sign: (_ bytes: [UInt8]) throws -> [UInt8]
    ) rethrows -> String {
        let signed = [header, claims].map { Data(JSONValue.object($0).encoded()).base64URL }.joined(separator: ".")
        return signed + "." + Data(try sign(Array(signed.utf8))).base64URL
    }
}
