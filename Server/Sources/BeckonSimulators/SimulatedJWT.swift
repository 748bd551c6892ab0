import Foundation

/// The parts of a JSON web token; its signature is not yet checked.
struct SimulatedJWT: Sendable {
    var header: SimulatedJSON
    var claims: SimulatedJSON
    /// The bytes that were signed: header, dot, claims, as sent.
    var signedBytes: Data
    var signature: Data

    /// Reads a compact token; nil when it is malformed.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header = Self.json(parts[0]), let claims = Self.json(parts[1]),
            let signature = Self.data(base64URL: parts[2])
        else { return nil }
        self.header = header
        self.claims = claims
        self.signature = signature
        signedBytes = Data("\(parts[0]).\(parts[1])".utf8)
    }

    private static func json(_ part: some StringProtocol) -> SimulatedJSON? {
        data(base64URL: part).flatMap { SimulatedJSON.parse(Array($0)) }
    }

    /// Decodes unpadded base64url (RFC 7515).
    private static func data(base64URL text: some StringProtocol) -> Data? {
        guard text.utf8.allSatisfy(isBase64URL) else { return nil }
        let standard = String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
        return Data(base64Encoded: standard + String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4))
    }

    private static func isBase64URL(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
