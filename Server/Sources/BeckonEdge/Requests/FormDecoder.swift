import BayeuxHTTP
import BeckonJSON

/// Reads `application/x-www-form-urlencoded` text.
package enum FormDecoder {
    /// The names and values in their order.
    ///
    /// - Parameters:
    ///   - bytes: The text as received.
    ///   - charset: The content type's parameter `charset`; all but Latin-1 is read as UTF-8, as nearly all clients mean it.
    /// - Returns: The pairs, decoded.
    /// - Throws: ``Fault`` with 400 for a broken escape or text that is not UTF-8.
    package static func decode(_ bytes: [UInt8], charset: String? = nil) throws(Fault) -> [(String, String)] {
        let isLatin = isLatin(charset)
        var pairs: [(String, String)] = []
        for part in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
            let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = sides.first else { continue }
            pairs.append((try text(name, isLatin), sides.count > 1 ? try text(sides[1], isLatin) : ""))
        }
        return pairs
    }

    private static func text(_ bytes: ArraySlice<UInt8>, _ isLatin: Bool) throws(Fault) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
                    throw Fault(.badRequest, "A parameter has a malformed percent escape.")
                }
                decoded.append(high << 4 | low)
            default: decoded.append(byte)
            }
        }
        return try plain(decoded, isLatin: isLatin)
    }

    /// Whether a character set is Latin-1.
    static func isLatin(_ charset: String?) -> Bool {
        charset.map { ["iso-8859-1", "latin1", "iso8859_1"].contains($0.lowercased()) } ?? false
    }

    /// A value without escapes, its runs of marks bounded.
    ///
    /// - Throws: ``Fault`` with 400 for one that is neither Latin-1 nor valid UTF-8.
    static func plain(_ bytes: [UInt8], isLatin: Bool) throws(Fault) -> String {
        if isLatin { return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Fault(.badRequest, "A parameter is not valid UTF-8.")
        }
        return StreamSafe.text(text)
    }
}
