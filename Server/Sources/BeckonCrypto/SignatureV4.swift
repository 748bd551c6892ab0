package import BeckonTime
import Foundation

/// Signs requests the way that S3, SQS and their like ask for: AWS Signature Version 4, in the header `Authorization`.
package struct SignatureV4: Sendable {
    /// What is signed of a request.
    package struct Request: Sendable {
        package var method: String
        /// The path as it is sent, percent-encoded.
        package var path: String
        /// Names and values as they are meant, not encoded.
        package var query: [(name: String, value: String)]
        /// The headers that are signed; `host` is one of them.
        package var headers: [(name: String, value: String)]
        /// The SHA-256 of the body, in hexadecimal digits.
        package var payloadHash: String

        package init(
            method: String, path: String, query: [(name: String, value: String)] = [],
            headers: [(name: String, value: String)], payloadHash: String
        ) {
            self.method = method
            self.path = path
            self.query = query
            self.headers = headers
            self.payloadHash = payloadHash
        }
    }

    private let accessKey: String
    private let secret: String
    private let region: String
    private let service: String

    package init(accessKey: String, secret: String, region: String, service: String = "s3") {
        self.accessKey = accessKey
        self.secret = secret
        self.region = region
        self.service = service
    }

    /// The value of `Authorization` for a request, whose headers name the same time.
    package func authorization(for request: Request, at time: Timestamp) -> String {
        let headers = Self.canonical(request.headers)
        let names = headers.map(\.name).joined(separator: ";")
        let canonical = [
            request.method, request.path, Self.text(of: request.query),
            headers.map { "\($0.name):\($0.value)\n" }.joined(), names, request.payloadHash,
        ].joined(separator: "\n")
        let stamp = Self.stamp(time)
        let scope = [String(stamp.prefix(8)), region, service, "aws4_request"]
        let digest = SHA256.hash(data: Array(canonical.utf8)).hexadecimal
        let toSign = ["AWS4-HMAC-SHA256", stamp, scope.joined(separator: "/"), digest].joined(separator: "\n")
        let key = scope.reduce(Data("AWS4\(secret)".utf8)) { key, part in
            HMACSHA256.authenticationCode(for: Array(part.utf8), using: key)
        }
        let signature = HMACSHA256.authenticationCode(for: Array(toSign.utf8), using: key).hexadecimal
        return "AWS4-HMAC-SHA256 Credential=\(accessKey)/\(scope.joined(separator: "/")),"
            + "SignedHeaders=\(names),Signature=\(signature)"
    }

    /// A time as `x-amz-date` spells it: `20130524T000000Z`.
    package static func stamp(_ time: Timestamp) -> String {
        var seconds = time_t(time.milliseconds / 1_000)
        var parts = tm()
        gmtime_r(&seconds, &parts)
        func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let day = "\(parts.tm_year + 1_900)" + digits(parts.tm_mon + 1) + digits(parts.tm_mday)
        return day + "T" + digits(parts.tm_hour) + digits(parts.tm_min) + digits(parts.tm_sec) + "Z"
    }

    /// A query as it is signed and sent: encoded, in order.
    package static func text(of query: [(name: String, value: String)]) -> String {
        let pairs = query.map { (encoded($0.name), encoded($0.value)) }
        return pairs.sorted { $0 < $1 }.map { "\($0)=\($1)" }.joined(separator: "&")
    }

    /// A text with everything percent-encoded but letters, digits, `-`, `.`, `_` and `~`.
    package static func encoded(_ text: String, keepingSlashes: Bool = false) -> String {
        let bytes = text.utf8.flatMap { byte -> [UInt8] in
            let isSlash = keepingSlashes && byte == UInt8(ascii: "/")
            guard !isSlash, !isUnreserved(byte) else { return [byte] }
            let digits = Array("0123456789ABCDEF".utf8)
            return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// Headers in lower case and in order, one for each name, without needless spaces.
    private static func canonical(_ headers: [(name: String, value: String)]) -> [(name: String, value: String)] {
        var values: [String: [String]] = [:]
        for (name, value) in headers {
            let words = value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            values[name.lowercased(), default: []].append(words)
        }
        return values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.joined(separator: ",")) }
    }
}
