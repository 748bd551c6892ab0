/// Reads `application/x-www-form-urlencoded` text.
enum FormDecoder {
    /// The names and values in their order.
    ///
    /// - Parameter bytes: The text as received.
    /// - Returns: The pairs, decoded.
    /// - Throws: ``GMSFault`` with 400 for a broken escape or text that is not UTF-8.
    static func decode(_ bytes: [UInt8]) throws(GMSFault) -> [(String, String)] {
        var pairs: [(String, String)] = []
        for part in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
            let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = sides.first else { continue }
            pairs.append((try text(name), sides.count > 1 ? try text(sides[1]) : ""))
        }
        return pairs
    }

    private static func text(_ bytes: ArraySlice<UInt8>) throws(GMSFault) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst()?.hexadecimalDigit, let low = rest.popFirst()?.hexadecimalDigit else {
                    throw GMSFault(.badRequest, "A parameter has a malformed percent escape.")
                }
                decoded.append(high << 4 | low)
            default: decoded.append(byte)
            }
        }
        guard let text = String(validating: decoded, as: UTF8.self) else {
            throw GMSFault(.badRequest, "A parameter is not valid UTF-8.")
        }
        return text
    }
}

extension UInt8 {
    fileprivate var hexadecimalDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
