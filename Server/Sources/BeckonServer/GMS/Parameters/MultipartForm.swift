/// Reads the parts of a `multipart/form-data` body (RFC 7578).
enum MultipartForm {
    /// What a part holds: a part with a file name is a file.
    enum Value: Hashable, Sendable {
        case text(String)
        case file(type: String, bytes: [UInt8])
    }

    /// At most this many parts are read.
    private static let partLimit = 256

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
    /// - Throws: ``GMSFault`` with 400 if the body is not made of parts.
    static func parts(_ body: [UInt8], boundary: String) throws(GMSFault) -> [(String, Value)] {
        guard !boundary.isEmpty, boundary.utf8.count <= 70 else { throw broken }
        let delimiter = Array("--\(boundary)".utf8)
        guard var position = find(delimiter, in: body, from: 0) else { throw broken }
        var pairs: [(String, Value)] = []
        for _ in 0..<partLimit {
            position += delimiter.count
            if matches(Array("--".utf8), in: body, at: position) { return pairs }
            guard let end = find(delimiter, in: body, from: position) else { throw broken }
            pairs.append(try part(body[position..<end]))
            position = end
        }
        throw GMSFault(.badRequest, "Too many parameters.")
    }

    private static var broken: GMSFault { GMSFault(.badRequest, "The multipart body is malformed.") }

    /// One part: from after its delimiter's text to before the next delimiter.
    private static func part(_ bytes: ArraySlice<UInt8>) throws(GMSFault) -> (String, Value) {
        let separator = Array("\r\n\r\n".utf8)
        let all = Array(bytes)
        guard let head = find(separator, in: all, from: 0) else { throw broken }
        guard let headers = String(validating: all[..<head], as: UTF8.self) else { throw broken }
        var value = all[(head + separator.count)...]
        if value.suffix(2) == [0x0d, 0x0a] { value = value.dropLast(2) }
        guard let name = parameter("name", in: headers) else { throw broken }
        if parameter("filename", in: headers) != nil {
            return (
                name, .file(type: field("content-type", in: headers) ?? "application/octet-stream", bytes: Array(value))
            )
        }
        guard let text = String(validating: value, as: UTF8.self) else {
            throw GMSFault(.badRequest, "A parameter is not valid UTF-8.")
        }
        return (name, .text(text))
    }

    private static func parameter(_ name: String, in headers: String) -> String? {
        field("content-disposition", in: headers).flatMap { MediaType($0).parameters[name] }
    }

    private static func field(_ name: String, in headers: String) -> String? {
        for line in headers.split(whereSeparator: \.isNewline) {
            let sides = line.split(separator: ":", maxSplits: 1)
            if sides.count == 2, sides[0].lowercased() == name { return String(sides[1].drop { $0 == " " }) }
        }
        return nil
    }

    private static func find(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard !needle.isEmpty, start >= 0, bytes.count - start >= needle.count else { return nil }
        var position = start
        while position <= bytes.count - needle.count {
            if bytes[position] == needle[0], matches(needle, in: bytes, at: position) { return position }
            position += 1
        }
        return nil
    }

    private static func matches(_ needle: [UInt8], in bytes: [UInt8], at position: Int) -> Bool {
        guard position >= 0, position + needle.count <= bytes.count else { return false }
        return needle.indices.allSatisfy { bytes[position + $0] == needle[$0] }
    }
}
