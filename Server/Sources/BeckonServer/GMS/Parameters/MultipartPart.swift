/// The head of a part of a `multipart/form-data` body.
struct MultipartPart: Hashable, Sendable {
    /// The name of the field.
    let name: String
    /// The name of the file as it was sent; nil for a part that is no file.
    let fileName: String?

    init(name: String, fileName: String? = nil) {
        self.name = name
        self.fileName = fileName
    }

    /// Reads the lines of a head; nil if they name no field.
    init?(head: String) {
        var parameters: [String: String] = [:]
        for line in head.split(whereSeparator: \.isNewline) {
            let sides = line.split(separator: ":", maxSplits: 1)
            if sides.count == 2, sides[0].lowercased() == "content-disposition" {
                parameters = Self.parameters(of: sides[1])
            }
        }
        guard let name = parameters["name"] else { return nil }
        self.name = name
        fileName = parameters["filename*"].flatMap(Self.extended) ?? parameters["filename"]
    }

    /// The parameters of a field, by their lower-case names; quotes may hold semicolons.
    private static func parameters(of field: Substring) -> [String: String] {
        var parameters: [String: String] = [:]
        var (name, value, isValue, isQuoted, wasQuoted) = ("", "", false, false, false)
        func trimmed(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        func end() {
            let key = trimmed(name).lowercased()
            if isValue, !key.isEmpty, parameters[key] == nil { parameters[key] = wasQuoted ? value : trimmed(value) }
            (name, value, isValue, wasQuoted) = ("", "", false, false)
        }
        var characters = field.unicodeScalars.makeIterator()
        var held: Unicode.Scalar?
        while let scalar = held ?? characters.next() {
            held = nil
            switch scalar {
            case "\"" where isValue && (isQuoted || trimmed(value).isEmpty):
                if !isQuoted { value = "" }
                isQuoted.toggle()
                wasQuoted = true
            case "\\" where isQuoted:
                // Old browsers send whole paths, in which a backslash escapes nothing.
                let next = characters.next()
                if next == "\"" {
                    value.unicodeScalars.append("\"")
                } else {
                    value.unicodeScalars.append(scalar)
                    held = next
                }
            case ";" where !isQuoted: end()
            case "=" where !isValue: isValue = true
            default:
                if !isValue {
                    name.unicodeScalars.append(scalar)
                } else if isQuoted || !wasQuoted {
                    value.unicodeScalars.append(scalar)
                }
            }
        }
        end()
        return parameters
    }

    /// A value with its character set and percent signs (RFC 8187), which must be UTF-8.
    private static func extended(_ value: String) -> String? {
        let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
        var bytes: [UInt8] = []
        var rest = Substring(parts[2]).utf8
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(code)
            rest.removeFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
