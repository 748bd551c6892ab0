import BeckonCrypto
import CZlib
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// One file of the pages, ready to be sent.
struct PageFile: Sendable {
    /// Nothing inline and nothing from other origins: text that a customer wrote cannot become a script.
    private static let policy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
        form-action 'none'; base-uri 'none'; frame-ancestors 'none'
        """

    /// No page of another origin holds a window of these pages or takes their files, and they use no device.
    private static let isolation = [
        ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()"),
    ]

    private let type: String
    private let buffer: ByteBuffer
    /// The same, compressed; nil if that is no shorter.
    private let gzipped: ByteBuffer?
    /// The hash of the content, which names the version.
    private let hash: String

    /// - Parameters:
    ///   - type: Its media type.
    ///   - data: Its content.
    ///   - isKept: Whether it is sent many times, so that compressing it once pays.
    init(type: String, data: Data, isKept: Bool) {
        self.type = type
        buffer = ByteBuffer(bytes: data)
        let short = isKept ? Gzip.compressed(Array(data)).flatMap { $0.count < data.count ? $0 : nil } : nil
        gzipped = short.map { ByteBuffer(bytes: $0) }
        hash = String(SHA256.hash(data: data).base64URL.prefix(22))
    }

    /// The answer to a request for this file: the file, or that the browser has this version already.
    func answer(to request: Request) -> Response {
        let gzipped = Self.takesGzip(request) ? self.gzipped : nil
        let tag = gzipped == nil ? "\"\(hash)\"" : "\"\(hash)-gzip\""
        var headers: HTTPFields = [
            .eTag: tag, .vary: "Accept-Encoding", .contentType: type, .cacheControl: "no-cache",
            .xContentTypeOptions: "nosniff", .contentSecurityPolicy: Self.policy,
        ]
        for (name, value) in Self.isolation {
            if let name = HTTPField.Name(name) { headers[name] = value }
        }
        if Self.names(tag, request.headers[.ifNoneMatch]) { return Response(status: .notModified, headers: headers) }
        if gzipped != nil { headers[.contentEncoding] = "gzip" }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: gzipped ?? buffer))
    }

    /// Whether a header `If-None-Match` names a tag.
    ///
    /// The comparison is weak (RFC 9110 §13.1.2): a proxy on the way may have made the tag a weak one.
    static func names(_ tag: String, _ header: String?) -> Bool {
        // No tag of ours has a comma, so it does not matter where a tag of somebody else is cut.
        (header ?? "").split(separator: ",").contains { entry in
            let entry = entry.filter { !$0.isWhitespace }
            return entry == "*" || entry == tag || entry == "W/" + tag
        }
    }

    /// Whether the browser names gzip among the encodings that it takes, and not with the weight 0.
    static func takesGzip(_ request: Request) -> Bool {
        (request.headers[.acceptEncoding] ?? "").lowercased().split(separator: ",").contains { entry in
            let parts = entry.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard parts.first == "gzip" else { return false }
            return !parts.dropFirst().contains { $0.hasPrefix("q=0") && !$0.contains { ("1"..."9").contains($0) } }
        }
    }
}

/// Compresses bytes in the format gzip, with the system's zlib.
enum Gzip {
    /// The bytes as one gzip member, at zlib's best compression; nil without memory for it.
    static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        guard let length = UInt32(exactly: bytes.count) else { return nil }
        var stream = z_stream()
        // 16 more than the window's bits ask for gzip's head.
        let begun = deflateInit2_(
            &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard begun == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let result = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = length
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(clamping: output.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        guard result == Z_STREAM_END else { return nil }
        return Array(output.prefix(Int(stream.total_out)))
    }
}
