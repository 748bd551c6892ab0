import NIOCore
import Testing

@testable import BayeuxHTTP

@Suite("Pages of other origins")
struct CORSTests {
    private static let origin = "https://shop.example"
    private let policy = CORSPolicy(allowedOrigins: [origin])

    private func allowed(_ wish: String?) -> [String] {
        let fields = policy.preflight(origin: Self.origin, wish: wish)
        let value = fields.first { $0.name == "Access-Control-Allow-Headers" }?.value ?? ""
        return value.split(separator: ", ").map(String.init)
    }

    @Test("a page of an allowed origin may set what clients are known to set, and what else it asks for")
    func wishes() {
        let usual = allowed(nil)
        for name in ["gms_user", "x-requested-with", "authorization", "idempotency-key", "apikey", "content-type"] {
            #expect(usual.contains(name))
        }
        #expect(
            allowed("X-CometD-Custom,x-genesys-token , gms_user") == usual + ["x-cometd-custom", "x-genesys-token"])
        #expect(allowed("x: y\u{D}\u{A}Set-Cookie,*,,é") == usual)
        #expect(allowed(String(repeating: "x-a,", count: 300)) == usual)
    }

    @Test("a page of another origin gets no permission, and caches are told that the origin matters")
    func others() {
        #expect(policy.preflight(origin: "https://evil.example", wish: "a").map(\.name) == ["Vary"])
        #expect(policy.headers(origin: nil).map(\.name) == ["Vary"])
        #expect(CORSPolicy().headers(origin: Self.origin).isEmpty)
    }

    @Test(
        "what is refused before the router can be read by the page, too",
        arguments: [
            ("POST /a HTTP/1.1\r\nHost: h\r\n@Content-Length: 99999999\r\n\r\n", 413),
            ("POST /a HTTP/1.1\r\nHost: h\r\n@Content-Length: 1x\r\n\r\n", 400),
            ("GET /a HTTP/1.1\r\nHost: h\r\n@Ba d: 1\r\n\r\n", 400),
            ("GET /a HTTP/1.1\r\n@X: " + String(repeating: "x", count: 17_000) + "\r\nHost: h\r\n\r\n", 431),
            ("GET /a HTTP/1.1\r\nHost: h\r\n@" + String(repeating: "A: 1\r\n", count: 200) + "\r\n", 431),
            ("POST /a HTTP/1.1\r\nHost: h\r\n@Transfer-Encoding: gzip\r\n\r\n", 501),
            ("GET /a HTTP/3.0\r\nHost: h\r\n@\r\n", 505), ("TRACE /a HTTP/1.1\r\nHost: h\r\n@\r\n", 405),
        ])
    func refusals(_ request: String, _ status: Int) throws {
        for (origin, isAllowed) in [(Self.origin, true), ("https://evil.example", false)] {
            let connection = try EmbeddedConnection(cors: policy)
            // In the pieces in which a connection is read.
            let text = Array(request.replacing("@", with: "Origin: \(origin)\r\n").utf8)
            for start in stride(from: 0, to: text.count, by: 4_096) where !connection.isClosed {
                connection.send(bytes: text[start..<min(start + 4_096, text.count)])
            }
            #expect(connection.statuses == [status])
            let permission = "\r\nAccess-Control-Allow-Origin: \(origin)\r\n"
            #expect(connection.written.contains(permission) == isAllowed)
            #expect(connection.written.contains("\r\nVary: Origin\r\n"))
            #expect(connection.written.contains("\r\nX-Content-Type-Options: nosniff\r\n"))
        }
    }

    @Test("a head and a body that come too slowly are refused readably")
    func slow() throws {
        for request in [
            "GET /a HTTP/1.1\r\nHost: h\r\nOrigin: \(Self.origin)\r\nAcc",
            "POST /a HTTP/1.1\r\nHost: h\r\nOrigin: \(Self.origin)\r\nContent-Length: 5\r\n\r\nab",
        ] {
            let connection = try EmbeddedConnection(cors: policy)
            connection.send(request)
            connection.advance(.seconds(30))
            #expect(connection.statuses == [408])
            #expect(connection.written.contains("\r\nAccess-Control-Allow-Origin: \(Self.origin)\r\n"))
        }
    }
}
