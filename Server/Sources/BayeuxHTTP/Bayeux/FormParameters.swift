import BeckonJSON

/// The parameters of a query or of a form-encoded body (`application/x-www-form-urlencoded`).
struct FormParameters {
    /// Names and values in order, decoded, their runs of marks bounded.
    let pairs: [(name: String, value: String)]

    /// Decodes parameters.
    ///
    /// Malformed escapes stay as they are, and bytes that are not UTF-8 become replacement characters: the code that uses a
    /// value checks it.
    ///
    /// - Parameters:
    ///   - bytes: The text after the question mark, or the body.
    ///   - limit: How many parameters are read; the others are ignored.
    init(_ bytes: some Collection<UInt8>, limit: Int = 100) {
        pairs = bytes.split(separator: UInt8(ascii: "&"), maxSplits: limit).prefix(limit).map { pair in
            let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
        }
    }

    /// The first value of a name.
    func first(_ name: String) -> String? {
        pairs.first { $0.name == name }?.value
    }

    /// Decodes the query of a request target.
    static func query(of target: String) -> FormParameters {
        let bytes = target.utf8
        guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return FormParameters([]) }
        return FormParameters(bytes[bytes.index(after: mark)...])
    }

    private static func decoded(_ bytes: some Collection<UInt8>) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                let digits = rest.prefix(2).compactMap(\.hexadecimalDigit)
                guard digits.count == 2 else {
                    result.append(byte)
                    continue
                }
                result.append(digits[0] << 4 | digits[1])
                rest = rest.dropFirst(2)
            default: result.append(byte)
            }
        }
        return StreamSafe.text(String(decoding: result, as: UTF8.self))
    }
}
