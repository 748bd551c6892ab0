package import BeckonTime

/// Where a bucket is, and whose credentials open it.
package struct S3Bucket: Sendable {
    /// The server: `http` or `https`, host and port.
    package struct Endpoint: Sendable, Hashable {
        /// Whether it is reached over TLS.
        package let isSecure: Bool
        /// Host and, unless it is the usual one, port.
        package let authority: String

        /// Reads `http(s)://host[:port]`; nil for anything else.
        package init?(_ text: String) {
            guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
            isSecure = scheme == "https://"
            let rest = text.dropFirst(scheme.count)
            let parts = rest.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard let host = parts.first, !host.isEmpty, host.utf8.allSatisfy(Self.isOfHost) else { return nil }
            guard parts.count == 2 else {
                authority = String(host)
                return
            }
            guard let port = UInt16(parts[1]), port > 0 else { return nil }
            authority = port == (isSecure ? 443 : 80) ? String(host) : "\(host):\(port)"
        }

        private static func isOfHost(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
    }

    package var endpoint: Endpoint
    package var region: String
    package var name: String
    /// What the name of each object begins with; empty or with a slash at its end.
    package var prefix: String
    /// Whether the bucket is named in the path rather than in the host.
    package var isPathStyle: Bool
    package var accessKey: String
    package var secret: String
    /// PEM file of the roots to trust instead of the system's.
    package var trustRootsFile: String?
    /// How long the bucket has for an answer; a long body has more.
    package var patience = Milliseconds.seconds(10)

    package init(
        endpoint: Endpoint, region: String, name: String, prefix: String = "", isPathStyle: Bool = true,
        accessKey: String, secret: String
    ) {
        self.endpoint = endpoint
        self.region = region
        self.name = name
        self.prefix = prefix
        self.isPathStyle = isPathStyle
        self.accessKey = accessKey
        self.secret = secret
    }

    /// Whether a text can be the name of a bucket: it needs no encoding in paths and hosts.
    package static func isName(_ text: String) -> Bool {
        (3...63).contains(text.utf8.count) && !text.contains("..") && text.utf8.allSatisfy { isPlain($0) }
            && !text.hasPrefix(".") && !text.hasPrefix("-")
    }

    /// Whether a text can be a key: no spaces, no control characters.
    package static func isKey(_ text: String) -> Bool {
        (1...1_024).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7e).contains($0) }
    }

    /// Whether a text can begin the names of objects: letters, digits, `-`, `_` and `.`, with slashes between.
    package static func isPrefix(_ text: String) -> Bool {
        text.utf8.count <= 256 && !text.hasPrefix("/") && !text.contains("//")
            && text.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: "/") }
            && text.split(separator: "/").allSatisfy { $0 != "." && $0 != ".." }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The value of `Host`.
    var host: String { isPathStyle ? endpoint.authority : "\(name).\(endpoint.authority)" }

    /// The path of an object, or of the bucket itself for nil; nothing in it needs encoding.
    func path(of hash: ContentHash?) -> String {
        let bucket = isPathStyle ? "/\(name)" : ""
        guard let hash else { return bucket.isEmpty ? "/" : bucket }
        return "\(bucket)/\(prefix)\(hash.text)"
    }

    func url(path: String, query: String) -> String {
        "\(endpoint.isSecure ? "https" : "http")://\(host)\(path)\(query.isEmpty ? "" : "?")\(query)"
    }
}
