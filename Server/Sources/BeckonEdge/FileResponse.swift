package import Beckon
package import BeckonFiles
import HTTPTypes
package import Hummingbird
import NIOCore

/// Answers with the content of a file, piece by piece; no browser takes it for a page of this server.
package enum FileResponse {
    package static func make(_ file: ChatFile, _ next: @escaping NextBytes) -> Response {
        var headers: HTTPFields = [
            .contentType: file.type, .cacheControl: "private, no-store", .xContentTypeOptions: "nosniff",
            .contentSecurityPolicy: "sandbox; default-src 'none'",
        ]
        headers[.contentDisposition] = disposition(file.name)
        return Response(
            status: .ok, headers: headers,
            body: ResponseBody(contentLength: file.size) { writer in
                while let bytes = try await next() { try await writer.write(ByteBuffer(bytes: bytes)) }
                try await writer.finish(nil)
            })
    }

    /// The name twice: for old clients in ASCII, for all others whole (RFC 6266).
    static func disposition(_ name: String) -> String {
        let plain = String(
            name.unicodeScalars.map { scalar -> Character in
                scalar.isASCII && scalar != "\"" && scalar != "\\" && scalar != "%" && scalar != ";"
                    ? Character(scalar) : "_"
            })
        var coded = ""
        for byte in name.utf8 {
            let isPlain =
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                || [0x2d, 0x2e, 0x5f, 0x7e].contains(byte)
            coded += isPlain ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
        }
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(coded)"
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
