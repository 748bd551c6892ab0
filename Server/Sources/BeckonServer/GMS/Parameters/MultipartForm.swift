/// Reads the parts of a `multipart/form-data` body (RFC 7578).
enum MultipartForm {
    /// What a part holds: a part with a file name is a file.
    enum Value: Hashable, Sendable {
        case text(String)
        case file(type: String, bytes: [UInt8])
    }

    /// The names and texts in their order; files are left out.
    ///
    /// - Parameters:
    ///   - body: The whole body.
    ///   - boundary: The parameter of the content type.
    /// - Returns: The text fields.
    /// - Throws: ``GMSFault`` with 400 if the body is not made of parts.
    static func decode(_ body: [UInt8], boundary: String) throws(GMSFault) -> [(String, String)] {
        try parts(body, boundary: boundary).compactMap { name, value in
            if case .text(let text) = value { (name, text) } else { nil }
        }
    }

    /// The names and values in their order.
    ///
    /// - Parameters:
    ///   - body: The whole body.
    ///   - boundary: The parameter of the content type.
    /// - Returns: Texts and files.
    /// - Throws: ``GMSFault`` with 400 if the body is not made of parts, or of too many.
    static func parts(_ body: [UInt8], boundary: String) throws(GMSFault) -> [(String, Value)] {
        var reader = try MultipartReader(boundary: boundary)
        var pairs: [(String, Value)] = []
        var (open, content): (MultipartPart?, [UInt8]) = (nil, [])
        for event in try reader.receive(body) {
            switch event {
            case .part(let part): (open, content) = (part, [])
            case .bytes(let bytes): content += bytes
            case .partEnd:
                if let part = open { pairs.append((part.name, try value(content, of: part))) }
                open = nil
            }
        }
        guard reader.isComplete else { throw MultipartReader.broken }
        return pairs
    }

    private static func value(_ content: [UInt8], of part: MultipartPart) throws(GMSFault) -> Value {
        if part.fileName != nil { return .file(type: part.type ?? "application/octet-stream", bytes: content) }
        return .text(try FormDecoder.plain(content, isLatin: part.isLatin))
    }
}
