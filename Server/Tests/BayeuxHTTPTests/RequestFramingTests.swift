import NIOHTTP1
import Testing

@testable import BayeuxHTTP

@Suite("Request framing")
struct RequestFramingTests {
    private func framing(
        _ headers: HTTPHeaders, method: HTTPMethod = .POST, version: HTTPVersion = .http1_1, uri: String = "/",
        host: Bool = true
    ) throws(HTTPFault) -> RequestFraming {
        var headers = headers
        if host { headers.add(name: "Host", value: "chat.example.com") }
        return try RequestFraming(HTTPRequestHead(version: version, method: method, uri: uri, headers: headers))
    }

    @Test("a plain request")
    func plain() throws {
        let framing = try framing(["Content-Length": "12"])
        #expect(framing.contentLength == 12)
        #expect(!framing.isLast && !framing.isHTTP10 && !framing.isHEAD && !framing.expectsContinue)
        #expect(try self.framing([:], method: .GET).contentLength == 0)
        #expect(try self.framing(["Transfer-Encoding": "Chunked"]).contentLength == nil)
    }

    @Test("long runs of combining marks in a target or a field are refused before anything compares them")
    func marks() throws {
        func text(_ count: Int) -> String { "/a" + String(repeating: "\u{301}", count: count) }
        _ = try framing(["gms_user": text(30)], method: .GET, uri: text(30))
        #expect(throws: HTTPFault.tooManyMarks) { try framing([:], method: .GET, uri: text(31)) }
        #expect(throws: HTTPFault.tooManyMarks) { try framing(["gms_user": text(31)], method: .GET) }
    }

    @Test(
        "lengths that two servers could read differently are refused",
        arguments: [
            [("Content-Length", "5"), ("Content-Length", "5")],
            [("Content-Length", "5"), ("Content-Length", "6")],
            [("Content-Length", "5, 5")], [("Content-Length", "+5")], [("Content-Length", "-5")],
            [("Content-Length", "0x5")], [("Content-Length", "")], [("Content-Length", "99999999999999999999")],
            [("Content-Length", "5"), ("Transfer-Encoding", "chunked")],
            [("Transfer-Encoding", "chunked"), ("Transfer-Encoding", "chunked")],
        ])
    func unclearLength(fields: [(String, String)]) {
        #expect(throws: HTTPFault.badLength) { try framing(HTTPHeaders(fields)) }
    }

    @Test(
        "other transfer codings are not known",
        arguments: ["gzip, chunked", "identity", "chunked, chunked", "xchunked"])
    func unknownCoding(coding: String) {
        #expect(throws: HTTPFault.unknownCoding) { try framing(["Transfer-Encoding": coding]) }
    }

    @Test("HTTP/1.0 has no chunks")
    func chunkedOnHTTP10() {
        #expect(throws: HTTPFault.chunkedOnHTTP10) {
            try framing(["Transfer-Encoding": "chunked"], version: .http1_0)
        }
    }

    @Test("HTTP/1.1 needs one valid Host, HTTP/1.0 none")
    func host() throws {
        #expect(throws: HTTPFault.badHost) { try framing([:], host: false) }
        #expect(throws: HTTPFault.badHost) { try framing(["Host": "other.example.com"]) }
        for bad in ["", "a b", "user@host", "host/path", "host,other", "host?x", "\"host\""] {
            #expect(throws: HTTPFault.badHost, "\(bad)") { try framing(["Host": bad], host: false) }
        }
        for good in ["localhost", "127.0.0.1:8080", "[::1]:8080", "chat-1.example.com."] {
            #expect(throws: Never.self, "\(good)") { try framing(["Host": good], host: false) }
        }
        _ = try framing([:], version: .http1_0, host: false)
    }

    @Test("targets are paths, or name this kind of server in full")
    func target() throws {
        for good in ["/", "/genesys/1/x?a=b", "http://host/x", "HTTPS://host"] {
            #expect(throws: Never.self, "\(good)") { try framing([:], uri: good) }
        }
        for bad in ["", "x", "ftp://host/x", "http:///x", "http://", "*", "/a b", "/a#b"] {
            #expect(throws: HTTPFault.badTarget, "\(bad)") { try framing([:], uri: bad) }
        }
        _ = try framing([:], method: .OPTIONS, uri: "*")
    }

    @Test("CONNECT and TRACE are not served", arguments: [HTTPMethod.CONNECT, .TRACE])
    func methods(method: HTTPMethod) {
        #expect(throws: HTTPFault.methodNotAllowed) { try framing([:], method: method) }
    }

    @Test("which request is the last of its connection")
    func last() throws {
        #expect(try framing(["Connection": "close"]).isLast)
        #expect(try framing(["Connection": "Keep-Alive, Close"]).isLast)
        #expect(try framing([:], version: .http1_0).isLast)
        #expect(try !framing(["Connection": "Keep-Alive"], version: .http1_0).isLast)
        #expect(try framing(["Connection": "upgrade, http2-settings", "Upgrade": "h2c"]).isLast)
    }

    @Test("who waits for a go")
    func expectation() throws {
        #expect(try framing(["Expect": "100-Continue", "Content-Length": "3"]).expectsContinue)
        #expect(try framing(["Expect": "100-continue", "Transfer-Encoding": "chunked"]).expectsContinue)
        #expect(try !framing(["Expect": "100-continue"]).expectsContinue)
        #expect(try !framing(["Expect": "100-continue", "Content-Length": "3"], version: .http1_0).expectsContinue)
        #expect(throws: HTTPFault.unknownExpectation) { try framing(["Expect": "200-ok"]) }
    }

    @Test("a refusal is spelled as GMS spells errors")
    func body() {
        #expect(
            String(decoding: HTTPFault.bodyTooLarge.body, as: UTF8.self)
                == #"{"exception":"javax.ws.rs.ClientErrorException","message":"The body is too long."}"#)
    }
}
