import BayeuxHTTP
import Beckon
import BeckonJSON

/// The head of a part of a `multipart/form-data` body.
package struct MultipartPart: Hashable, Sendable {
    /// The name of the field.
    package let name: String
    /// The name of the file as it was sent; nil for a part that is no file.
    package let fileName: String?

    /// The content type, for a part that is a file and names one.
    let type: String?
    /// Whether a part that is no file says that its text is Latin-1.
    let isLatin: Bool

    init(name: String, fileName: String? = nil, type: String? = nil, isLatin: Bool = false) {
        self.name = name
        self.fileName = fileName
        self.type = type
        self.isLatin = isLatin
    }

    /// Reads the lines of a head, of which one that begins with a blank goes on the one before (RFC 822); nil if they name no
    /// field.
    init?(head: String) {
        var (parameters, type): ([String: String], String?) = ([:], nil)
        for line in Self.unfolded(StreamSafe.text(head)) {
            let sides = line.split(separator: ":", maxSplits: 1)
            guard sides.count == 2 else { continue }
            switch sides[0].lowercased() {
            case "content-disposition": parameters = HeaderParameters.read(sides[1])
            case "content-type": type = String(sides[1].drop { $0 == " " })
            default: break
            }
        }
        guard let name = parameters["name"] else { return nil }
        let fileName = parameters["filename*"].flatMap(Self.extended) ?? parameters["filename"]
        self.init(
            name: name, fileName: fileName, type: fileName == nil ? nil : type,
            isLatin: fileName == nil && FormDecoder.isLatin(type.flatMap { MediaType($0).parameters["charset"] }))
    }

    private static func unfolded(_ head: String) -> [String] {
        var lines: [String] = []
        for line in head.split(whereSeparator: \.endsLine) {
            if let first = line.first, first == " " || first == "\t", let last = lines.popLast() {
                lines.append(last + line)
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    /// A value with its character set and percent signs (RFC 8187), which must be UTF-8.
    private static func extended(_ value: String) -> String? {
        let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
        return RequestPath.decoded(parts[2])
    }
}

/// Reads the parts of a `multipart/form-data` body (RFC 7578).
package enum MultipartForm {
    /// What a part holds: a part with a file name is a file.
    package enum Value: Hashable, Sendable {
        case text(String)
        case file(type: String, bytes: [UInt8])
    }

    /// The names and texts in their order; files are left out.
    ///
    /// - Parameters:
    ///   - body: The whole body.
    ///   - boundary: The parameter of the content type.
    /// - Returns: The text fields.
    /// - Throws: ``Fault`` with 400 if the body is not made of parts.
    static func decode(_ body: [UInt8], boundary: String) throws(Fault) -> [(String, String)] {
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
    /// - Throws: ``Fault`` with 400 if the body is not made of parts, or of too many.
    package static func parts(_ body: [UInt8], boundary: String) throws(Fault) -> [(String, Value)] {
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

    private static func value(_ content: [UInt8], of part: MultipartPart) throws(Fault) -> Value {
        if part.fileName != nil { return .file(type: part.type ?? "application/octet-stream", bytes: content) }
        return .text(try FormDecoder.plain(content, isLatin: part.isLatin))
    }
}
