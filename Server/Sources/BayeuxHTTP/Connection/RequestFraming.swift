import BeckonJSON
import NIOHTTP1

/// The framing of a request: its header fields about its bytes and its connection.
///
/// It is made only for a request on whose end all servers must agree. A request that another server in front of this one
/// might read differently is refused, and the connection closed.
struct RequestFraming: Equatable {
    /// Whether the request speaks HTTP/1.0, whose client knows no chunked answers.
    let isHTTP10: Bool
    /// Whether the request's answer has no body.
    let isHEAD: Bool
    /// Whether the connection ends with this request.
    let isLast: Bool
    /// Whether the client waits for a 100 answer before it sends the body.
    let expectsContinue: Bool
    /// The length of the body, nil if it is chunked.
    let contentLength: Int?

    /// Reads the header fields.
    ///
    /// - Parameter head: The request line and the header fields.
    /// - Throws: The refusal to answer with.
    init(_ head: HTTPRequestHead) throws(HTTPFault) {
        isHTTP10 = head.version.major < 1 || (head.version.major == 1 && head.version.minor == 0)
        isHEAD = head.method == .HEAD
        let fields = FramingFields(head.headers)
        guard StreamSafe.isSafe(head.uri), fields.areSafe else { throw .tooManyMarks }
        try Self.checkMethodAndTarget(head)
        try Self.checkHost(fields, required: !isHTTP10)
        let isChunked = try Self.isChunked(fields, isHTTP10: isHTTP10)
        contentLength = try isChunked ? nil : Self.contentLength(fields) ?? 0
        let isExpecting = fields.hasExpectation ? try Self.expectsContinue(head) : false
        expectsContinue = isExpecting && !isHTTP10 && contentLength != 0
        isLast = Self.isLast(head, fields, isHTTP10: isHTTP10)
    }

    private static func checkMethodAndTarget(_ head: HTTPRequestHead) throws(HTTPFault) {
        // CONNECT would turn this server into a proxy; TRACE would show scripts cookies that they must not see.
        if head.method == .CONNECT || head.method == .TRACE { throw .methodNotAllowed }
        let target = head.uri.utf8
        let isAsterisk = head.method == .OPTIONS && head.uri == "*"
        guard target.first == UInt8(ascii: "/") || isAsterisk || AbsoluteTarget(head.uri) != nil else {
            throw .badTarget
        }
        guard target.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }) else { throw .badTarget }
    }

    private static func checkHost(_ fields: FramingFields, required: Bool) throws(HTTPFault) {
        let hosts = fields.hosts
        guard hosts.count == 1 || (hosts.isEmpty && !required) else { throw .badHost }
        guard let host = hosts.first else { return }
        guard !host.isEmpty, host.utf8.allSatisfy(isHostByte) else { throw .badHost }
    }

    /// Whether a byte may occur in a name, an IPv4 address or a bracketed IPv6 address, with or without a port.
    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ":"): true
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "%"), UInt8(ascii: "~"): true
        default: false
        }
    }

    private static func isChunked(_ fields: FramingFields, isHTTP10: Bool) throws(HTTPFault) -> Bool {
        let codings = fields.codings
        guard let coding = codings.first else { return false }
        if isHTTP10 { throw .chunkedOnHTTP10 }
        if codings.count > 1 || !fields.lengths.isEmpty { throw .badLength }
        guard coding.lowercased() == "chunked" else { throw .unknownCoding }
        return true
    }

    private static func contentLength(_ fields: FramingFields) throws(HTTPFault) -> Int? {
        let lengths = fields.lengths
        guard let text = lengths.first else { return nil }
        let isNumber = text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard lengths.count == 1, isNumber, let length = Int(text) else { throw .badLength }
        return length
    }

    private static func expectsContinue(_ head: HTTPRequestHead) throws(HTTPFault) -> Bool {
        let expectations = head.headers[canonicalForm: "expect"]
        guard let first = expectations.first else { return false }
        guard expectations.count == 1, first.lowercased() == "100-continue" else { throw .unknownExpectation }
        return true
    }

    private static func isLast(_ head: HTTPRequestHead, _ fields: FramingFields, isHTTP10: Bool) -> Bool {
        // After a request that asks for an upgrade the decoder stops, so nothing can follow it.
        if fields.hasUpgrade { return true }
        guard fields.hasConnection else { return isHTTP10 }
        let options = head.headers[canonicalForm: "connection"].map { $0.lowercased() }
        if options.contains("close") { return true }
        return isHTTP10 && !options.contains("keep-alive")
    }
}

/// The header fields that decide about framing, found in one pass.
private struct FramingFields {
    var hosts: [String] = []
    var codings: [String] = []
    var lengths: [String] = []
    var hasConnection = false
    var hasExpectation = false
    var hasUpgrade = false
    /// Whether no value has a run of marks that costs much to compare.
    var areSafe = true

    init(_ headers: HTTPHeaders) {
        for (name, value) in headers {
            if !StreamSafe.isSafe(value) { areSafe = false }
            switch name.utf8.count {
            case 4 where name.isField("host"): hosts.append(value)
            case 6 where name.isField("expect"): hasExpectation = true
            case 7 where name.isField("upgrade"): hasUpgrade = true
            case 10 where name.isField("connection"): hasConnection = true
            case 14 where name.isField("content-length"): lengths.append(value)
            case 17 where name.isField("transfer-encoding"): codings.append(value)
            default: break
            }
        }
    }
}

extension String {
    /// Whether this is the name of a header field; upper and lower case are equal.
    ///
    /// - Parameter name: The name in lower case.
    /// - Returns: True if it is.
    func isField(_ name: StaticString) -> Bool {
        guard utf8.count == name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { wanted in
            zip(utf8, wanted).allSatisfy { byte, wanted in
                byte == wanted || (byte | 0x20 == wanted && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte))
            }
        }
    }
}

/// A request target with scheme and host, as clients send it to a proxy.
struct AbsoluteTarget {
    /// The path with its query, beginning with a slash.
    let pathAndQuery: Substring

    private static let root: Substring = "/"

    init?(_ target: String) {
        let lowercased = target.prefix(8).lowercased()
        let schemeLength = lowercased.hasPrefix("http://") ? 7 : lowercased == "https://" ? 8 : 0
        guard schemeLength > 0 else { return nil }
        let rest = target.dropFirst(schemeLength)
        guard let first = rest.first, first != "/", first != "?" else { return nil }
        pathAndQuery = rest.firstIndex(of: "/").map { rest[$0...] } ?? Self.root
    }
}
