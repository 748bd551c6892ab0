import BayeuxHTTP

/// The head of a part of a `multipart/form-data` body.
struct MultipartPart: Hashable, Sendable {
    /// The name of the field.
    let name: String
    /// The name of the file as it was sent; nil for a part that is no file.
    let fileName: String?

    /// The content type, for a part that is a file and names one.
    let type: String?

    init(name: String, fileName: String? = nil, type: String? = nil) {
        self.name = name
        self.fileName = fileName
        self.type = type
    }

    /// Reads the lines of a head; nil if they name no field.
    init?(head: String) {
        var (parameters, type): ([String: String], String?) = ([:], nil)
        for line in head.split(whereSeparator: \.isNewline) {
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
        self.init(name: name, fileName: fileName, type: fileName == nil ? nil : type)
    }

    /// A value with its character set and percent signs (RFC 8187), which must be UTF-8.
    private static func extended(_ value: String) -> String? {
        let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].lowercased() == "utf-8" else { return nil }
        return RequestPath.decoded(parts[2])
    }
}
