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
        let signed = base64URL(JSONValue.object(header).encoded()) + "." + base64URL(JSONValue.object(claims).encoded())
        return signed + "." + base64URL(try sign(Array(signed.utf8)))
    }

    /// Decodes unpadded base64url; nil when the text is malformed.
    static func bytes(_ text: Substring) -> Data? {
        let plain = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
    }

    /// Encodes bytes as unpadded base64url (RFC 4648 §5).
    static func base64URL(_ bytes: [UInt8]) -> String {
        var text = ""
        text.reserveCapacity(bytes.count * 4 / 3 + 4)
        for character in Data(bytes).base64EncodedString() where character != "=" {
            text.append(character == "+" ? "-" : character == "/" ? "_" : character)
        }
        return text
    }
}
