import BayeuxServer
import BeckonTime
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import BayeuxHTTP

@Suite("Bayeux endpoint, in memory")
struct BayeuxHandlerTests {
    private func post(_ target: String = "/genesys/cometd", _ body: String = "[]", _ fields: [String] = []) -> String {
        let lines = ["POST \(target) HTTP/1.1", "Host: h", "Content-Length: \(body.utf8.count)"] + fields
        return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    }

    @Test("an answer in full")
    func answer() throws {
        let connection = try EmbeddedConnection()
        connection.send(post("/genesys/cometd", #"[{"channel":"/meta/handshake"}]"#))
        #expect(
            connection.written == """
                HTTP/1.1 200 OK\r
                Date: Sun, 06 Nov 1994 08:49:37 GMT\r
                Cache-Control: no-store\r
                X-Content-Type-Options: nosniff\r
                Content-Type: application/json;charset=UTF-8\r
                Content-Length: 31\r
                \r
                [{"channel":"/meta/handshake"}]
                """)
        #expect(connection.receiver.events.last == .written(.whole))
        #expect(connection.receiver.requests.first?.peer == "192.0.2.7")
    }

    @Test(
        "the endpoint and all below it, and nothing beside it",
        arguments: [
            ("/genesys/cometd", true), ("/genesys/cometd/", true), ("/genesys/cometd/handshake", true),
            ("/genesys/cometd/connect?x=1", true), ("/genesys/cometd?gms_user=a", true),
            ("http://h/genesys/cometd/connect", true), ("//genesys/cometd", true), ("/genesys//cometd", true),
            ("//genesys///cometd//connect?x=//", true), ("http://h//genesys//cometd", true),
            ("/genesys/cometdx", false), ("/genesys", false),
            ("/x/genesys/cometd", false), ("http://h/x", false),
        ])
    func paths(target: String, isBayeux: Bool) throws {
        let connection = try EmbeddedConnection()
        connection.send(post(target))
        #expect(connection.receiver.requests.count == (isBayeux ? 1 : 0))
        #expect(connection.router.requests.count == (isBayeux ? 0 : 1))
        #expect(connection.statuses == [200])
    }

    @Test("the customer's key comes from the header, else from the query")
    func user() throws {
        let connection = try EmbeddedConnection()
        connection.send(post("/genesys/cometd?gms_user=query", "[]", ["gms_user: header"]))
        connection.send(post("/genesys/cometd/x?a=b&gms_user=caf%C3%A9%40x+y"))
        connection.send(post())
        #expect(connection.receiver.requests.map(\.user) == ["header", "café@x y", nil])
    }

    @Test("a customer's key that is sent twice counts once, and two different ones are refused")
    func twoUsers() throws {
        let connection = try EmbeddedConnection()
        connection.send(post("/genesys/cometd", "[]", ["gms_user: ada", "gms_user: ada", "gms_user:"]))
        connection.send(post("/genesys/cometd", "[]", ["gms_user: ada", "gms_user: kim"]))
        #expect(connection.receiver.requests.map(\.user) == ["ada"])
        #expect(connection.statuses == [200, 400])
    }

    @Test("the browser cookie is found among others")
    func cookie() throws {
        let connection = try EmbeddedConnection()
        let fields = [
            "Cookie: a=b; BAYEUX_BROWSER=abc123; c=d", "Cookie: BAYEUX_BROWSER=\"quoted\"",
            "Cookie: XBAYEUX_BROWSER=no",
            "Cookie: BAYEUX_BROWSERX=no; ; =; BAYEUX_BROWSER", "X: y",
        ]
        for field in fields { connection.send(post("/genesys/cometd", "[]", [field])) }
        #expect(connection.receiver.requests.map(\.browserID) == ["abc123", "quoted", nil, nil, nil])
    }

    @Test("several browser cookies are all read, whichever field they stand in")
    func cookies() throws {
        let connection = try EmbeddedConnection()
        connection.send(
            post(
                "/genesys/cometd", "[]",
                ["Cookie: BAYEUX_BROWSER=stale; a=b; BAYEUX_BROWSER=older", "Cookie: BAYEUX_BROWSER=fits"]))
        let many = (0..<20).map { "BAYEUX_BROWSER=\($0)" }.joined(separator: "; ")
        connection.send(post("/genesys/cometd", "[]", ["Cookie: \(many)"]))
        let requests = connection.receiver.requests
        #expect(requests.first?.browserID == "stale" && requests.first?.otherBrowserIDs == ["older", "fits"])
        #expect(requests.last?.otherBrowserIDs == (1..<8).map(String.init))
    }

    @Test("the browser cookie says SameSite only to pages of other origins over TLS, as old libraries trip over it")
    func setCookie() throws {
        for (isSecure, origin, attributes) in [
            (false, nil, ""), (true, nil, ""), (false, "https://a", ""), (true, "https://b", ""),
            (true, "https://a", "; Secure; SameSite=None; Partitioned"),
        ] {
            let connection = try EmbeddedConnection(
                receiver: StubReceiver(newBrowserID: "f00"), cors: CORSPolicy(allowedOrigins: ["https://a"]),
                isSecure: isSecure)
            connection.send(post("/genesys/cometd", "[]", origin.map { ["Origin: \($0)"] } ?? []))
            let cookie = "\r\nSet-Cookie: BAYEUX_BROWSER=f00; Path=/; HttpOnly\(attributes)\r\n"
            #expect(connection.written.contains(cookie), "\(origin ?? "")")
        }
    }

    @Test("any content type is JSON but a form's and one in parts")
    func contentTypes() throws {
        for type in ["application/json", "application/json;charset=UTF-8", "text/plain", "text/json; x", "x"] {
            let connection = try EmbeddedConnection()
            connection.send(post("/genesys/cometd", "[]", ["Content-Type: \(type)"]))
            #expect(connection.receiver.requests.map(\.body) == [Array("[]".utf8)])
        }
        let parts = try EmbeddedConnection()
        parts.send(post("/genesys/cometd", "--x", ["Content-Type: multipart/form-data; boundary=x"]))
        #expect(parts.statuses == [415])
        #expect(parts.receiver.requests.isEmpty)
    }

    @Test("messages in a form")
    func form() throws {
        let connection = try EmbeddedConnection()
        let type = ["Content-Type: application/x-www-form-urlencoded; charset=UTF-8"]
        for body in [
            "message=%5B%7B%22id%22%3A%221%22%7D%5D", "message=%7B%7D&x=y&message=%5B1,+2%5D&message=%5B%5D",
            #" [{"id":"+"}]"#, "message=a%2", "message=",
        ] { connection.send(post("/genesys/cometd", body, type)) }
        let bodies = connection.receiver.requests.map { String(decoding: $0.body, as: UTF8.self) }
        #expect(bodies == [#"[{"id":"1"}]"#, "[{},1, 2]", #" [{"id":"+"}]"#, "a%2", ""])
        connection.send(post("/genesys/cometd", "x=y", type))
        #expect(connection.statuses.last == 400)
    }

    @Test("names and values of a form have short runs of combining marks, which are cheap to compare")
    func marks() throws {
        let text = "a" + String(repeating: "\u{301}", count: 70)
        let pair = try #require(FormParameters(Array("\(text)=\(text)".utf8)).pairs.first)
        for part in [pair.name, pair.value] {
            #expect(part.unicodeScalars.split(separator: "\u{34F}").map(\.count) == [31, 30, 10])
        }
    }

    @Test("other methods are refused in the form of an error")
    func methods() throws {
        let connection = try EmbeddedConnection()
        connection.send("GET /genesys/cometd HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(connection.statuses == [405])
        #expect(connection.written.contains("\r\nAllow: POST, OPTIONS\r\n"))
        #expect(connection.written.contains(#""exception":"javax.ws.rs.NotAllowedException""#))
        connection.send("GET /genesys/cometd?jsonp=x&message=%5B%5D HTTP/1.1\r\nHost: h\r\n\r\n")
        connection.send("PUT /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc")
        connection.send("HEAD /genesys/cometd HTTP/1.1\r\nHost: h\r\n\r\n")
        connection.send(post())
        #expect(connection.statuses == [405, 400, 405, 405, 200])
        #expect(connection.receiver.requests.count == 1)
    }

    @Test("a page of a known origin may call, others are not told that they may")
    func cors() throws {
        let connection = try EmbeddedConnection(cors: CORSPolicy(allowedOrigins: ["https://shop.example.com", "*"]))
        connection.send(
            "OPTIONS /genesys/cometd HTTP/1.1\r\nHost: h\r\nOrigin: https://shop.example.com\r\n"
                + "Access-Control-Request-Method: POST\r\n\r\n")
        #expect(connection.statuses == [204])
        #expect(connection.written.contains("\r\nAccess-Control-Allow-Origin: https://shop.example.com\r\n"))
        #expect(connection.written.contains("\r\nAccess-Control-Allow-Credentials: true\r\n"))
        #expect(
            connection.written.contains(
                "\r\nAccess-Control-Allow-Headers: gms_user, content-type, idempotency-key, authorization, apikey, "
                    + "x-api-key, contactcenterid, x-requested-with, accept, origin, cache-control, if-none-match, range\r\n"
            ))
        let known = try EmbeddedConnection(cors: CORSPolicy(allowedOrigins: ["https://shop.example.com"]))
        known.send(post("/genesys/cometd", "hold", ["Origin: https://shop.example.com"]))
        known.receiver.release()
        #expect(known.written.contains("\r\nAccess-Control-Allow-Origin: https://shop.example.com\r\n"))
        #expect(known.written.contains("\r\nAccess-Control-Expose-Headers: Beckon-API, Beckon-Position, Retry-After, "))
        for origin in ["https://evil.example.com", "null", "*", "https://shop.example.com.evil.com"] {
            let unknown = try EmbeddedConnection(
                cors: CORSPolicy(allowedOrigins: ["https://shop.example.com", "null"]))
            unknown.send(post("/genesys/cometd", "[]", ["Origin: \(origin)"]))
            #expect(unknown.statuses == [200])
            #expect(!unknown.written.contains("Access-Control"))
            #expect(unknown.written.contains("\r\nVary: Origin\r\n"))
        }
    }

    @Test("the hub decides about the status and the end of the connection")
    func fault() throws {
        let connection = try EmbeddedConnection(receiver: StubReceiver(status: 503, closeConnection: true))
        connection.send(post())
        #expect(connection.statuses == [503])
        #expect(connection.written.contains("connection: close\r\n"))
        #expect(connection.socket.closes == [.output])
    }

    @Test("an answer from another thread, and one that comes too late")
    func lateAnswers() throws {
        let receiver = StubReceiver()
        let connection = try EmbeddedConnection(receiver: receiver)
        connection.send(post("/genesys/cometd", "hold"))
        connection.receiver.release()
        connection.loop.run()
        #expect(connection.statuses == [200])
        connection.send(post("/genesys/cometd", "hold"))
        connection.socket.breakDown()
        receiver.release()
        #expect(receiver.events == [.received("hold"), .written(.whole), .received("hold"), .abandoned])
    }

    @Test("a body that comes in pieces")
    func pieces() throws {
        let connection = try EmbeddedConnection()
        for byte in post("/genesys/cometd", #"[{"channel":"/x"}]"#) { connection.send(String(byte)) }
        #expect(connection.receiver.requests.map(\.body) == [Array(#"[{"channel":"/x"}]"#.utf8)])
    }
}

@Suite("HTTP date")
struct HTTPDateTests {
    @Test(
        "dates as RFC 9110 writes them",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"), (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (-5, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (.max, "Fri, 31 Dec 9999 23:59:59 GMT"),
        ] as [(Int64, String)])
    func format(second: Int64, text: String) {
        #expect(HTTPDate.format(second) == text)
        let time = Mutex(Timestamp(milliseconds: 0).advanced(by: .seconds(second)))
        let date = HTTPDate { time.withLock { $0 } }
        #expect(date.text == text)
        #expect(date.text == text)
        time.withLock { $0 = Timestamp(milliseconds: 1_000) }
        #expect(date.text == "Thu, 01 Jan 1970 00:00:01 GMT")
    }
}
