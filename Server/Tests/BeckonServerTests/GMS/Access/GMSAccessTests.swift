import Beckon
import BeckonJSON
import HTTPTypes
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonServer

/// Basic authentication of GMS' services.
@Suite struct GMSAccessTests {
    private static let server = BasicCredentials(user: "gms", password: "all")
    private static let own = BasicCredentials(user: "bank", password: "one")

    @Test(
        "the server's pair opens every service but those with their own",
        arguments: [
            (nil, "open", false), (nil, "bank", false), (nil, nil, false),
            (server, "open", true), (server, "bank", false), (server, nil, true), (server, "unknown", true),
            (own, "open", false), (own, "bank", true), (own, nil, false),
            (BasicCredentials(user: "gms", password: "al"), "open", false),
            (BasicCredentials(user: "gms:al", password: "l"), "open", false),
        ] as [(BasicCredentials?, String?, Bool)])
    func rule(given: BasicCredentials?, service: String?, opens: Bool) {
        #expect(GMSAccess(server: Self.server, services: ["bank": Self.own]).admits(given, to: service) == opens)
    }

    @Test("a request whose body names the service is read only for credentials that open some service with chats")
    func beforeReading() async throws {
        try await GMSBrowser.run { settings in
            settings.services = [
                ServiceOptions(name: "bank", kind: .chat), ServiceOptions(name: "shop", kind: .chat),
                ServiceOptions(name: "sales", kind: .callback),
            ]
            settings.access = GMSAccess(
                server: Self.server, services: ["bank": Self.own, "sales": BasicCredentials(user: "s", password: "s")])
        } _: { browser in
            let type = "multipart/form-data; boundary=b"
            for (pair, isRead) in [
                (nil, false), ("gms:no", false), ("s:s", false), ("gms:all", true), ("bank:one", true),
            ] {
                let answer = try await browser.send(
                    .post, "/genesys/2/chat-ntf", "no multipart", basic: pair, type: type)
                #expect((answer.status == 401) != isRead, "\(pair ?? "none")")
            }
        }
    }

    @Test("without the server's pair services without their own are open")
    func onlyService() {
        let access = GMSAccess(services: ["bank": Self.own])
        #expect(access.admits(nil, to: "open"))
        #expect(!access.admits(nil, to: "bank"))
        #expect(!access.isOpen)
        #expect(GMSAccess().isOpen)
    }

    @Test(
        "a header that holds no credentials is none",
        arguments: ["", "Basic", "Basic !", "Basic YQ==", "Bearer Z21zOmFsbA==", "Basic /////w=="])
    func unreadable(field: String) {
        #expect(BasicCredentials([.authorization: field]) == nil)
    }

    @Test("a header is read in any case, and the password may hold colons")
    func header() {
        #expect(
            BasicCredentials([.authorization: "bAsIc  Z21zOmE6Yg=="]) == BasicCredentials(user: "gms", password: "a:b"))
        #expect("\(Self.server)" == "BasicCredentials")
    }

    @Test(
        "every operation is refused with 401 without the pair, in the form of its path",
        arguments: [
            (.post, "/genesys/1/service/chat", false), (.get, "/genesys/1/service/sales", true),
            (.post, "/genesys/1/service/callback/sales", true), (.get, "/genesys/1/service/callback/sales?_id=1", true),
            (.get, "/genesys/1/service/callback?_id=1", true), (.delete, "/genesys/1/service/callback/sales/1", true),
            (.put, "/genesys/1/service/callback/sales/1", true),
            (.get, "/genesys/1/service/callback/sales/availability", true),
            (.get, "/genesys/2/service/callback/sales/availability", true),
            (.get, "/genesys/1/service/none/connect", true), (.get, "/genesys/1/phonenumber?number=1", false),
            (.get, "/genesys/2/ewt", false), (.get, "/genesys/1/service/ewt-for-vq", false),
            (.post, "/genesys/1/service/none/ixn/chat", false),
            (.post, "/genesys/1/service/none/ixn/chat/refresh", false),
        ] as [(HTTPRequest.Method, String, Bool)])
    func refused(method: HTTPRequest.Method, path: String, isCoded: Bool) async throws {
        try await GMSBrowser.run(Self.guarded) { browser async throws in
            let answer = try await browser.send(method, path)
            #expect(answer.status == 401)
            #expect(answer.headers[.wwwAuthenticate] == #"Basic realm="genesys", charset="UTF-8""#)
            let words = #""message":"User or password is missing or wrong.""#
            let exception = #""exception":"javax.ws.rs.NotAuthorizedException""#
            #expect(
                answer.body
                    == (isCoded
                        ? #"{"code":401,"phrase":"Unauthorized",\#(words),\#(exception)}"# : "{\(exception),\(words)}"))
            #expect(try await browser.send(method, path, basic: "gms:wrong").status == 401)
            #expect(try await browser.send(method, path, basic: "gms:all").status != 401)
        }
    }

    @Test("a service with its own pair refuses the server's, also by the id of its instance")
    func ownPair() async throws {
        try await GMSBrowser.run(Self.guarded) { browser async throws in
            let path = "/genesys/1/service/callback/bank"
            let start = #"{"_customer_number":"5551234"}"#
            #expect(try await browser.send(.post, path, start, basic: "gms:all").status == 401)
            let begun = try await browser.send(.post, path, start, basic: "bank:one")
            #expect(begun.status == 200)
            let id = try JSONValue(parsing: Array(begun.body.utf8))["_id"]?.string ?? ""
            for path in [
                "/genesys/1/service/\(id)/connect", "/genesys/1/service/callback?_id=\(id)",
                "/genesys/1/service/callback?_customer_number=5551234",
            ] {
                #expect(try await browser.send(.get, path).status == 401)
                #expect(try await browser.send(.get, path, basic: "bank:one").status == 200)
            }
            #expect(try await browser.send(.get, "/genesys/1/service/\(id)/connect", basic: "gms:all").status == 401)
            // The server's pair asks for all services' callbacks and does not find this one.
            let query = "/genesys/1/service/callback?_customer_number=5551234"
            #expect(try await browser.send(.get, query, basic: "gms:all").body == "[]")
            #expect(try await browser.send(.get, query, basic: "bank:one").body.contains(id))
        }
    }

    @Test(
        "an instance of a guarded service is reached by no path of another service or of none",
        arguments: [true, false])
    func otherWays(hasServerPair: Bool) async throws {
        try await GMSBrowser.run { settings in
            let yaml = """
                accessNumbers: {DNIS: ["+49305550100"]}
                services:
                  bank: {type: callback, username: bank, password: one}
                  desk: {type: chat, username: bank, password: one}
                  open: {_service: request-access}
                  own: {_service: request-access, _provide_code: true, username: bank, password: one}
                """
            if let read = try? Settings(yaml: yaml) { settings = read }
            if hasServerPair { settings.access.server = Self.server }
        } _: { browser async throws in
            let begun = try await browser.send(
                .post, "/genesys/1/service/callback/bank", #"{"_customer_number":"5551234","card":"4711"}"#,
                basic: "bank:one")
            let callback = try #require(try JSONValue(parsing: begun.bytes)["_id"]?.string)
            let made = try await browser.send(.post, "/genesys/1/service/desk", #"{"card":"4711"}"#, basic: "bank:one")
            let chat = try #require(try JSONValue(parsing: made.bytes)["_id"]?.string)
            let stranger = hasServerPair ? "gms:all" : nil
            for id in [callback, chat] {
                for (method, path, right) in [
                    (HTTPRequest.Method.get, "storage/\(id)", 200), (.get, "storage/\(id)/card", 200),
                    (.get, "storage/binary/\(id)/card", 404), (.post, "storage/\(id)/60", 404),
                    (.delete, "storage/\(id)", 404),
                ] {
                    let body = method == .post ? #"{"a":"b"}"# : ""
                    let refused = try await browser.send(method, "/genesys/1/\(path)", body, basic: stranger)
                    #expect(refused.status == 401 && !refused.body.contains("4711"), "\(method) \(path)")
                    let answered = try await browser.send(method, "/genesys/1/\(path)", body, basic: "bank:one")
                    #expect(answered.status == right, "\(method) \(path)")
                }
                let wish = #"{"_id":"\#(id)"}"#
                #expect(try await browser.send(.post, "/genesys/1/service/open", wish, basic: stranger).status == 401)
                #expect(try await browser.send(.post, "/genesys/1/service/own", wish, basic: "bank:one").status == 200)
            }
            // An entry of the storage belongs to the server.
            let kept = try await browser.send(.post, "/genesys/1/storage/60", #"{"a":"b"}"#, basic: stranger)
            let entry = try #require(try JSONValue(parsing: kept.bytes)["id"]?.string)
            #expect(try await browser.send(.get, "/genesys/1/storage/\(entry)", basic: stranger).status == 200)
        }
    }

    @Test("a request cannot choose a guarded service by redirection")
    func redirection() async throws {
        try await GMSBrowser.run { settings in
            Self.guarded(&settings)
            settings.access.server = nil
            for index in settings.services.indices { settings.services[index].overwritableOptions = ["_redirect"] }
        } _: { browser async throws in
            let path = "/genesys/1/service/callback/sales"
            let chosen = #"{"_customer_number":"5551234","_redirect":"bank"}"#
            #expect(try await browser.send(.post, path, chosen).status == 401)
            #expect(try await browser.send(.post, path, chosen, basic: "bank:one").status == 200)
            #expect(try await browser.send(.post, path, #"{"_customer_number":"5551235"}"#).status == 200)
        }
    }

    @Test("redirections need the credentials of each service on the way, whoever configured them")
    func redirected() async throws {
        try await GMSBrowser.run { settings in
            Self.guarded(&settings)
            settings.access.server = nil
            var hop = ServiceOptions(name: "hop", kind: .callback)
            hop.redirect = "bank"
            settings.services.append(hop)
            for index in settings.services.indices where settings.services[index].name == "sales" {
                settings.services[index].overwritableOptions = ["_redirect"]
            }
        } _: { browser async throws in
            let chosen = #"{"_customer_number":"5551234","_redirect":"hop"}"#
            for (path, body) in [("sales", chosen), ("hop", #"{"_customer_number":"5551234"}"#)] {
                let path = "/genesys/1/service/callback/\(path)"
                #expect(try await browser.send(.post, path, body).status == 401)
                #expect(try await browser.send(.post, path, body, basic: "bank:one").status == 200)
            }
        }
    }

    @Test(
        "a header decides about limits of starts only if a trusted proxy has sent the request",
        arguments: [true, false])
    func throttleHeader(isProxied: Bool) async throws {
        try await GMSBrowser.run { settings in
            var sales = ServiceOptions(name: "sales", kind: .callback)
            sales.throttle.parameterLimit = 1
            sales.throttle.readsHeaders = true
            sales.limits.queueCheck = .off
            settings.services = [sales]
        } _: { browser async throws in
            func start(_ name: String) async throws -> Int {
                var fields = [HTTPField(name: try #require(HTTPField.Name("_customer_number")), value: name)]
                if isProxied {
                    fields.append(HTTPField(name: try #require(HTTPField.Name("x-beckon-proxied")), value: "true"))
                }
                return try await browser.send(
                    .post, "/genesys/1/service/callback/sales", #"{"_customer_number":"5551234"}"#, fields: fields
                ).status
            }
            #expect(try await start("5550001") == 200)
            #expect(try await start("5550002") == (isProxied ? 200 : 503))
        }
    }

    @Test("the operator's own pair opens what is the operator's, and there the apps' pair does so no more")
    func operatorPair() async throws {
        try await GMSBrowser.run { settings in
            Self.guarded(&settings)
            settings.access.operatorPair = BasicCredentials(user: "root", password: "two")
        } _: { browser async throws in
            for path in [
                "/genesys/1/admin/callback/queues", "/genesys/1/tenants", "/genesys/1/notification/subscription",
            ] {
                #expect(try await browser.send(.get, path, basic: "gms:all").status == 401)
                #expect(try await browser.send(.get, path, basic: "root:two").status == 200)
            }
            let publish = try await browser.send(
                .post, "/genesys/1/notification/publish", #"{"message":"m","tag":"t"}"#, basic: "gms:all")
            #expect(publish.status == 401)
            #expect(try await browser.send(.get, "/genesys/1/service/callback?_id=1", basic: "gms:all").status == 200)
        }
    }

    @Test("guesses from one address are slowed down, and the right pair goes on")
    func guesses() async throws {
        try await GMSBrowser.run(Self.guarded) { browser async throws in
            let path = "/genesys/1/service/callback/sales?_id=1"
            #expect(try await browser.send(.get, path, basic: "gms:all").status == 200)
            for guess in 0..<SecretGuard.limit {
                #expect(try await browser.send(.get, path, basic: "gms:\(guess)").status == 401)
            }
            #expect(try await browser.send(.get, path, basic: "gms:more").status == 429)
            #expect(try await browser.send(.get, path, basic: "gms:all").status == 200)
        }
    }

    @Test("a pair that another address has shown is a guess all the same")
    func guessesElsewhere() async throws {
        try await GMSBrowser.run(Self.guarded) { browser async throws in
            let path = "/genesys/1/service/callback/sales?_id=1"
            let app = GuessTests.Caller(browser: browser, address: "203.0.113.7")
            let stranger = GuessTests.Caller(browser: browser, address: "192.0.2.1")
            #expect(try await app.send(.get, path, basic: "gms:all").status == 200)
            for guess in 0..<SecretGuard.limit {
                #expect(try await stranger.send(.get, path, basic: "gms:\(guess)").status == 401)
            }
            #expect(try await stranger.send(.get, path, basic: "gms:more").status == 429)
            #expect(try await stranger.send(.get, path, basic: "gms:all").status == 429)
            #expect(try await app.send(.get, path, basic: "gms:all").status == 200)
        }
    }

    private static func guarded(_ settings: inout Settings) {
        settings.services = [
            ServiceOptions(name: "chat", kind: .chat), ServiceOptions(name: "sales", kind: .callback),
            ServiceOptions(name: "bank", kind: .callback),
        ]
        settings.access = GMSAccess(server: server, services: ["bank": own])
    }
}
