import BeckonTransport
import Foundation

/// The fields of a form body.
package struct FormFields {
    private var fields: [String: String] = [:]

    init(_ fields: [String: String]) { self.fields = fields }

    /// Reads a body.
    package init(_ body: [UInt8]) {
        for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            fields[String(parts[0]).removingPercentEncoding ?? ""] = String(parts[1]).removingPercentEncoding
        }
    }

    /// The value of a field.
    package subscript(name: String) -> String? { fields[name] }
    /// The names of all fields.
    package var names: Set<String> { Set(fields.keys) }
}

/// The parts of an upload.
struct MultipartFields {
    let fields: FormFields
    private(set) var name: String?
    private(set) var content: [UInt8] = []

    /// Reads a body; nil when it is not multipart.
    init?(_ request: TransportRequest) {
        guard let type = request.headers["Content-Type"], type.hasPrefix("multipart/form-data; boundary=") else {
            return nil
        }
        let mark = Data("--\(type.dropFirst("multipart/form-data; boundary=".count))".utf8)
        var rest = Data(request.body)
        var form: [String: String] = [:]
        while let begin = rest.range(of: mark) {
            rest = Data(rest[begin.upperBound...])
            guard let head = rest.range(of: Data("\r\n\r\n".utf8)), let end = rest.range(of: Data("\r\n".utf8) + mark)
            else { break }
            let words = String(decoding: rest[..<head.lowerBound], as: UTF8.self)
            let value = Array(rest[head.upperBound..<end.lowerBound])
            let quoted = words.split(separator: "\"").map(String.init)
            if let place = quoted.firstIndex(where: { $0.hasSuffix("filename=") }), place + 1 < quoted.count {
                (name, content) = (quoted[place + 1], value)
            } else if quoted.count > 1 {
                form[quoted[1]] = String(decoding: value, as: UTF8.self)
            }
            rest = Data(rest[end.lowerBound...])
        }
        fields = FormFields(form)
    }
}
