import Beckon
import BeckonJSON
import BeckonNode
import HTTPTypes
import TestTime
import Testing

@testable import BeckonGMS
@testable import BeckonServer

/// The data of a service instance, by the instance's id; and what is left out of GMS.
@Suite struct GMSServiceStorageTests {
    private static let form = "application/x-www-form-urlencoded"

    private static func run(
        _ access: GMSAccess = GMSAccess(), _ body: (GMSBrowser) async throws -> Void
    ) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [
                ServiceOptions(name: "support", kind: .chat), ServiceOptions(name: "sales", kind: .callback),
            ]
            settings.access = access
        } _: { browser async throws in
            try await body(browser)
        }
    }

    private static func id(_ answer: GMSBrowser.Answer) throws -> String {
        try #require(try JSONValue(parsing: [UInt8](answer.body.utf8))["_id"]?.string)
    }

    @Test("data given at the start are read back, added to, and seen by the agent of the chat")
    func chat() async throws {
        try await Self.run { browser in
            let made = try await browser.send(
                .post, "/genesys/1/service/support", "usr_region=North&subject=Order", type: Self.form)
            let path = "/genesys/1/service/\(try Self.id(made))"
            #expect(
                try await browser.send(.get, "\(path)/storage").body == #"{"subject":"Order","usr_region":"North"}"#)
            #expect(try await browser.send(.get, "\(path)/storage/usr_region").body == "North")
            _ = try await browser.send(.post, "\(path)/ixn/chat", "userDisplayName=Ada", type: Self.form)
            let update = try await browser.send(
                .post, "\(path)/storage", "usr_region=South&usr_step=2", type: Self.form)
            #expect(update.status == 200 && update.body.isEmpty)
            #expect(try await browser.send(.get, "\(path)/storage/usr_region").body == "South")
            let service = ServiceID(try Self.id(made))
            let head = try await browser.node.core.chats.head(service: service)
            #expect(head.customer.userData["usr_region"] == "South" && head.customer.userData["usr_step"] == "2")
            for rest in ["none", "binary/usr_region"] {
                #expect(try await browser.send(.get, "\(path)/storage/\(rest)").status == 404)
            }
            #expect(try await browser.send(.get, "/genesys/1/service/none/storage").status == 404)
        }
    }

    @Test("the data of a callback are read, and changed only by moving it; another service's pair opens neither")
    func callback() async throws {
        let own = GMSAccess(
            server: BasicCredentials(user: "gms", password: "all"),
            services: ["sales": BasicCredentials(user: "s", password: "p")])
        try await Self.run(own) { browser in
            let made = try await browser.send(
                .post, "/genesys/1/service/callback/sales", #"{"_customer_number": "+12125551234", "usr_a": "b"}"#,
                basic: "s:p")
            let path = "/genesys/1/service/\(try Self.id(made))/storage"
            #expect(try await browser.send(.get, path, basic: "s:p").status == 200)
            #expect(try await browser.send(.post, path, "a=b", basic: "s:p", type: Self.form).status == 400)
            // The server's pair is refused where a service has its own.
            #expect(try await browser.send(.get, path, basic: "gms:all").status == 401)
            #expect(try await browser.send(.get, path).status == 401)
        }
    }

    @Test("files of a chat and of a callback are kept beside them, byte for byte, to their end, and for nobody else")
    func files() async throws {
        try await Self.run { browser in
            let chat = try await browser.send(.post, "/genesys/1/service/support", "subject=a", type: Self.form)
            let callback = try await browser.send(
                .post, "/genesys/1/service/callback/sales", #"{"_customer_number": "+12125551234"}"#)
            let other = try await browser.send(.post, "/genesys/1/service/support", "subject=a", type: Self.form)
            for made in [chat, callback] {
                let path = "/genesys/1/service/\(try Self.id(made))/storage"
                let (type, body) = FormClient.multipart([:], file: ("a.png", FormClient.png))
                for _ in 0..<2 {
                    let kept = try await browser.send(.post, path, bytes: body, type: type)
                    #expect(kept.status == 200 && kept.body.isEmpty)
                }
                let file = try await browser.send(.get, "\(path)/binary/file")
                #expect(file.bytes == FormClient.png && file.headers[.contentDisposition] == "attachment")
                for rest in ["binary/none", "file"] {
                    #expect(try await browser.send(.get, "\(path)/\(rest)").status == 404)
                }
            }
            let strangers = "/genesys/1/service/\(try Self.id(other))/storage/binary/file"
            #expect(try await browser.send(.get, strangers).status == 404)
            browser.node.time.advance(by: .seconds(400_000))
            let late = "/genesys/1/service/\(try Self.id(chat))/storage/binary/file"
            #expect(try await browser.send(.get, late).status == 404)
        }
    }

    @Test(
        "a request that is refused keeps neither its texts nor its files",
        arguments: ["callback", "ended", "long", "limited"])
    func refused(why: String) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [
                ServiceOptions(name: "support", kind: .chat), ServiceOptions(name: "sales", kind: .callback),
            ]
            if why == "limited" { settings.limits.perAddress[.written] = 3 }
        } _: { browser async throws in
            let peer = HTTPField(name: try #require(HTTPField.Name("x-beckon-peer")), value: "192.0.2.1")
            let made =
                why == "callback"
                ? try await browser.send(
                    .post, "/genesys/1/service/callback/sales", #"{"_customer_number": "+12125551234"}"#)
                : try await browser.send(.post, "/genesys/1/service/support", "subject=a", type: Self.form)
            let instance = "/genesys/1/service/\(try Self.id(made))"
            let path = "\(instance)/storage"
            if why != "callback" {
                _ = try await browser.send(.post, "\(instance)/ixn/chat", "userDisplayName=Ada", type: Self.form)
            }
            if why == "ended" { _ = try await browser.send(.post, "\(instance)/ixn/chat/disconnect") }
            if why == "limited" {
                // Leaves enough for the next body, and nothing for keeping it.
                let first = try await browser.send(.post, path, "usr_a=1", fields: [peer], type: Self.form)
                #expect(first.status == 200)
            }
            let before = try await browser.send(.get, path).body
            let text = String(repeating: "x", count: why == "long" ? 70_000 : 10)
            let (type, body) = FormClient.multipart(["usr_b": text], file: ("a.png", FormClient.png))
            let refused = try await browser.send(.post, path, bytes: body, fields: [peer], type: type)
            #expect(why == "limited" ? refused.status == 429 : (400..<429).contains(refused.status), "\(refused.body)")
            #expect(try await browser.send(.get, path).body == before)
            #expect(try await browser.send(.get, "\(path)/binary/file").status == 404)
        }
    }

    @Test("texts and files of one request are kept together, and the agent of the chat sees the texts")
    func together() async throws {
        try await Self.run { browser in
            let made = try await browser.send(.post, "/genesys/1/service/support", "subject=a", type: Self.form)
            let instance = "/genesys/1/service/\(try Self.id(made))"
            _ = try await browser.send(.post, "\(instance)/ixn/chat", "userDisplayName=Ada", type: Self.form)
            // The second request changes nothing of the chat, and its file is kept all the same.
            for bytes in [FormClient.png, FormClient.png + [7]] {
                let (type, body) = FormClient.multipart(["usr_b": "1"], file: ("a.png", bytes))
                let kept = try await browser.send(.post, "\(instance)/storage", bytes: body, type: type)
                #expect(kept.status == 200)
                #expect(try await browser.send(.get, "\(instance)/storage/binary/file").bytes == bytes)
                #expect(try await browser.send(.get, "\(instance)/storage/usr_b").body == "1")
            }
            let head = try await browser.node.core.chats.head(service: ServiceID(try Self.id(made)))
            #expect(head.customer.userData["usr_b"] == "1")
        }
    }

    @Test("statistics are left out: 404 in the form of GMS, with credentials or without", arguments: [false, true])
    func statistics(isGuarded: Bool) async throws {
        let server = BasicCredentials(user: "gms", password: "all")
        try await Self.run(GMSAccess(server: isGuarded ? server : nil)) { browser in
            for path in ["/genesys/1/statistic", "/genesys/1/internal_statistic"] {
                let answer = try await browser.send(
                    .post, path, "objectId=a&objectType=b&metric=c", basic: "gms:all", type: Self.form)
                let body = try JSONValue(parsing: [UInt8](answer.body.utf8))
                #expect(answer.status == 404 && body["message"]?.string != nil && body["exception"]?.string != nil)
            }
        }
    }

    @Test("headers of gateways in front are taken and change nothing, also from pages of other origins")
    func headers() async throws {
        try await Self.run { browser in
            let fields = try ["ContactCenterId", "contactCenterId", "apikey", "x-api-key"].map { name in
                HTTPField(name: try #require(HTTPField.Name(name)), value: "3")
            }
            for path in ["/genesys/1/service/support", "/genesys/2/chat/support"] {
                let answer = try await browser.send(.post, path, "nickname=Ada", fields: fields, type: Self.form)
                #expect(answer.status == 200)
            }
        }
    }
}
