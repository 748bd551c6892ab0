/// The Bayeux messages of a request body.
enum BayeuxBody {
    /// Returns the messages of a body as JSON, the form that the hub reads.
    ///
    /// A form-encoded body may carry several parameters `message`, each a message or an array of them; they become one
    /// array. A body that begins like JSON is taken as JSON even if its content type says form, as some libraries send by
    /// default. This function does not check that the JSON is well-formed.
    ///
    /// - Parameters:
    ///   - body: The body as received.
    ///   - isForm: Whether the content type says that it is a form.
    /// - Returns: The messages as JSON, nil if a form has no parameter `message`.
    static func messages(in body: [UInt8], isForm: Bool) -> [UInt8]? {
        guard isForm, !beginsLikeJSON(body) else { return body }
        let messages = FormParameters(body).pairs.filter { $0.name == "message" }.map { Array($0.value.utf8) }
        guard messages.count > 1 else { return messages.first }
        let elements = messages.map(withoutBrackets).filter { !$0.isEmpty }
        return [UInt8(ascii: "[")] + elements.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
    }

    private static func beginsLikeJSON(_ body: [UInt8]) -> Bool {
        let first = body.first { !isSpace($0) }
        return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    }

    /// The elements of an array without its brackets; anything else is returned unchanged.
    private static func withoutBrackets(_ json: [UInt8]) -> ArraySlice<UInt8> {
        let start = json.firstIndex { !isSpace($0) } ?? json.endIndex
        let end = json.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
        let trimmed = json[start..<end]
        guard trimmed.count >= 2, trimmed.first == UInt8(ascii: "["), trimmed.last == UInt8(ascii: "]") else {
            return trimmed
        }
        return trimmed.dropFirst().dropLast()
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
