extension JSONValue {
    /// The value as JSON text, in the fewest bytes.
    ///
    /// - Returns: UTF-8 bytes.
    public func encoded() -> [UInt8] {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// Writes the value.
    ///
    /// A ``number(_:)`` whose text is not a JSON number is written as `null`, so that the result is always JSON. Parsing
    /// never makes such a value.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .integer(let value): writer.integer(value)
        case .number(let text): Self.write(number: text, to: &writer)
        case .string(let text): writer.string(text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let object): object.write(to: &writer)
        }
    }

    private static func write(number text: String, to writer: inout JSONWriter) {
        let bytes = Array(text.utf8)
        let isNumber = bytes.withUnsafeBytes { buffer in
            var scanner = JSONScanner(buffer, in: 0..<buffer.count, maxDepth: 0)
            return (try? scanner.takeNumber()) != nil && scanner.position == scanner.end
        }
        if isNumber { writer.raw(bytes) } else { writer.null() }
    }
}

extension JSONObject {
    /// Writes the object with its members in order.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for (key, value) in members {
            writer.key(key)
            value.write(to: &writer)
        }
        writer.endObject()
    }
}
