import BeckonJSON

/// The path of a request target, whose percent-encoding is decoded once for all routes.
///
/// Several spellings name the same path: `/service/request%2Dchat` is `/service/request-chat` (RFC 3986 §6.2.2). The gate
/// gives each target the one spelling in which only what must be is percent-encoded, and no slash follows another. Routes
/// compare and split that spelling, and get their parameters decoded; so `%2F` stays within its part, and nothing is decoded
/// twice.
package enum RequestPath {
    /// Rewrites a request target.
    ///
    /// - Parameter target: The target as received, in origin form or absolute; its query stays as it is.
    /// - Returns: The target with the one spelling of its path; nil if a percent sign is not followed by two hexadecimal
    ///   digits, or if what is encoded is not UTF-8.
    package static func canonical(_ target: String) -> String? {
        guard isEncoded(target) || hasEmptyPart(target.utf8) else { return target }
        let place = place(of: target)
        let path = target.utf8[place]
        guard path.contains(percent) || hasEmptyPart(path) else { return target }
        var (spelled, decoded): ([UInt8], [UInt8]) = ([], [])
        var rest = path[...]
        while let byte = rest.popFirst() {
            guard byte == percent else {
                if byte == slash, spelled.last == slash { continue }
                spelled.append(byte)
                decoded.append(byte)
                continue
            }
            guard let value = value(&rest) else { return nil }
            decoded.append(value)
            if value.isUnreserved { spelled.append(value) } else { spelled += escape(value) }
        }
        guard String(validating: decoded, as: UTF8.self) != nil, let text = String(validating: spelled, as: UTF8.self)
        else { return nil }
        return "\(target[..<place.lowerBound])\(text)\(target[place.upperBound...])"
    }

    /// Decodes one part of a path.
    ///
    /// - Parameter part: The part, without slashes.
    /// - Returns: Its text, its runs of marks bounded; nil for a broken encoding.
    package static func decoded(_ part: some StringProtocol) -> String? {
        guard isEncoded(part) else { return String(part) }
        var bytes: [UInt8] = []
        var rest = Substring(part).utf8
        while let byte = rest.popFirst() {
            guard byte == percent else {
                bytes.append(byte)
                continue
            }
            guard let value = value(&rest) else { return nil }
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self).map(StreamSafe.text)
    }

    /// Spells a text as one part of a path.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The part, in the spelling of ``canonical(_:)``.
    package static func encoded(_ text: String) -> String {
        if text.utf8.allSatisfy(\.isUnreserved) { return text }
        var spelled: [UInt8] = []
        for byte in text.utf8 { if byte.isUnreserved { spelled.append(byte) } else { spelled += escape(byte) } }
        return String(decoding: spelled, as: UTF8.self)
    }

    /// Whether anything of a text is percent-encoded.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Whether it has a percent sign.
    package static func isEncoded(_ text: some StringProtocol) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { $0.contains(percent) } ?? text.utf8.contains(percent)
    }

    private static let percent = UInt8(ascii: "%")
    private static let slash = UInt8(ascii: "/")

    /// Whether two slashes follow each other.
    private static func hasEmptyPart(_ text: some Sequence<UInt8>) -> Bool {
        var previous: UInt8 = 0
        for byte in text {
            if byte == slash, previous == slash { return true }
            previous = byte
        }
        return false
    }

    /// Where the path stands in a target: behind scheme and host, before the query.
    private static func place(of target: String) -> Range<String.Index> {
        var start = target.startIndex
        if target.utf8.first != UInt8(ascii: "/") {
            guard let absolute = AbsoluteTarget(target), target.hasSuffix(absolute.pathAndQuery) else {
                return target.endIndex..<target.endIndex
            }
            start = target.utf8.index(target.endIndex, offsetBy: -absolute.pathAndQuery.utf8.count)
        }
        let path = target.utf8[start...]
        return start..<(path.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex)
    }

    /// The value of the two hexadecimal digits at the beginning, which are removed.
    private static func value(_ rest: inout Substring.UTF8View) -> UInt8? {
        guard let high = rest.popFirst().flatMap(\.hexadecimalDigit),
            let low = rest.popFirst().flatMap(\.hexadecimalDigit)
        else { return nil }
        return high << 4 | low
    }

    private static func escape(_ byte: UInt8) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return [percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit.
    package var hexadecimalDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// Whether it is one of RFC 3986's unreserved characters.
    var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
