/// Reads the text fields of a `multipart/form-data` body (RFC 7578).
///
/// Parts with a file name are ignored: chat v1 has no file operation.
enum MultipartForm {
    /// At most this many parts are read.
    private static let partLimit = 256

    /// The names and values in their order.
    ///
    /// - Parameters:
    ///   - body: The whole body.
    ///   - boundary: The parameter of the content type.
    /// - Returns: The text fields.
    /// - Throws: ``GMSFault`` with 400 if the body is not made of parts.
    static func decode(_ body: [UInt8], boundary: String) throws(GMSFault) -> [(String, String)] {
        guard !boundary.isEmpty, boundary.utf8.count <= 70 else { throw broken }
        let delimiter = Array("--\(boundary)".utf8)
        guard var position = find(delimiter, in: body, from: 0) else { throw broken }
        var pairs: [(String, String)] = []
        for _ in 0..<partLimit {
            position += delimiter.count
            if matches(Array("--".utf8), in: body, at: position) { return pairs }
            guard let end = find(delimiter, in: body, from: position) else { throw broken }
            if let pair = try part(body[position..<end]) { pairs.append(pair) }
            position = end
        }
        throw GMSFault(.badRequest, "Too many parameters.")
    }

    private static var broken: GMSFault { GMSFault(.badRequest, "The multipart body is malformed.") }

    /// One part: from after its delimiter's text to before the next delimiter.
    private static func part(_ bytes: ArraySlice<UInt8>) throws(GMSFault) -> (String, String)? {
        let separator = Array("\r\n\r\n".utf8)
        let all = Array(bytes)
        guard let head = find(separator, in: all, from: 0) else { throw broken }
        guard let headers = String(validating: all[..<head], as: UTF8.self) else { throw broken }
        var value = all[(head + separator.count)...]
        if value.suffix(2) == [0x0d, 0x0a] { value = value.dropLast(2) }
        guard let name = parameter("name", in: headers) else { throw broken }
        if parameter("filename", in: headers) != nil { return nil }
        guard let text = String(validating: value, as: UTF8.self) else {
            throw GMSFault(.badRequest, "A parameter is not valid UTF-8.")
        }
        return (name, text)
    }

    private static func parameter(_ name: String, in headers: String) -> String? {
        for line in headers.split(whereSeparator: \.isNewline) {
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2, sides[0].lowercased() == "content-disposition" else { continue }
            return MediaType(String(sides[1])).parameters[name]
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
