import Beckon
import BeckonJSON
import Foundation
import HTTPTypes
import Testing

@testable import BeckonServer

/// Paths with percent-encoding, at every kind of route.
@Suite struct PathTests {
    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            var callback = ServiceOptions(name: "обратный звонок", kind: .callback)
            callback.limits.refusesImpossibleNumbers = false
            settings.services = [
                ServiceOptions(name: "Customer Support", kind: .chat), ServiceOptions(name: "café/bar", kind: .chat),
                callback,
            ]
        } _: { browser async throws in
            try await body(browser)
        }
    }

    private static let form = "application/x-www-form-urlencoded"

    @Test(
        "another method than a path takes is refused, with those that it takes",
        arguments: [
            ("DELETE", "/desk/api/work", "GET, HEAD"), ("HEAD", "/desk/api/events", "GET"),
            ("GET", "/beckon/1/devices", "DELETE, POST"), ("HEAD", "/genesys/1/service/x/ixn/chat", "GET, POST"),
            ("PUT", "/desk", "GET, HEAD"), ("PUT", "/genesys/1/storage/x", "DELETE, GET, HEAD, POST"),
            ("GET", "/genesys/1/service/x/ixn/chat/send", "POST"),
        ])
    func methods(method: String, path: String, allowed: String) async throws {
        let method = try #require(HTTPRequest.Method(method))
        try await Self.run { browser in
            let answer = try await browser.send(method, path)
            #expect(answer.status == 405 && answer.headers[.allow] == allowed)
        }
    }

    @Test("services whose names need an encoding are called by it, in both versions of chat")
    func services() async throws {
        try await Self.run { browser in
            for name in ["Customer%20Support", "caf%C3%A9%2Fbar"] {
                let made = try await browser.send(.post, "/genesys/1/service/\(name)", "", type: Self.form)
                #expect(made.status == 200, "\(name)")
                let chat = try await browser.send(
                    .post, "/genesys/2/chat/\(name)", "nickname=Ada", type: Self.form)
                #expect(chat.status == 200)
                let answer = try JSONValue(parsing: chat.bytes)
                let id = try #require(answer["chatId"]?.string)
                let identity = "userId=\(answer["userId"]?.string ?? "")&secureKey=\(answer["secureKey"]?.string ?? "")"
                let sent = try await browser.send(
                    .post, "/genesys/2/chat/\(name)/\(id)/refresh", identity, type: Self.form)
                #expect(try JSONValue(parsing: sent.bytes)["statusCode"]?.int == 0)
            }
            // Decoded once: this is the name "Customer%20Support".
            #expect(try await browser.send(.post, "/genesys/1/service/Customer%2520Support").status == 404)
            #expect(try await browser.send(.post, "/genesys/2/chat/caf%C3%A9/bar/refresh").status != 200)
        }
    }

    @Test(
        "a callback is started, found, moved and cancelled below its service's encoded name, which its address repeats")
    func callbacks() async throws {
        try await Self.run { browser in
            let path =
                "/genesys/1/service/callback/\("обратный звонок".utf8.map { String(format: "%%%02X", $0) }.joined())"
            let started = try await browser.send(
                .post, path, #"{"_customer_number":"2025550120","_desired_time":"2026-11-20T12:00:00.000Z"}"#)
            #expect(started.status == 200)
            let id = try #require(try JSONValue(parsing: started.bytes)["_id"]?.string)
            let found = try JSONValue(parsing: try await browser.send(.get, "\(path)?_id=\(id)").bytes)
            #expect(found[0]?["_service_name"]?.string == "обратный звонок")
            let url = try #require(found[0]?["_url"]?.string.flatMap { URL(string: $0) })
            #expect(url.lastPathComponent == id && found[0]?["_url"]?.string?.contains("%D0%BE") == true)
            #expect(try await browser.send(.get, "\(path)/availability").status == 200)
            #expect(
                try await browser.send(.put, "\(path)/\(id)", #"{"_new_desired_time":"2026-11-20T13:00:00.000Z"}"#)
                    .status
                    == 200)
            #expect(try await browser.send(.delete, "\(path)/\(id)").status == 200)
        }
    }

    @Test("keys of the storage are decoded, and a slash stays within its part")
    func storage() async throws {
        try await Self.run { browser in
            let user = [HTTPField(name: try #require(HTTPField.Name("gms_user")), value: "ada")]
            let made = try await browser.send(
                .post, "/genesys/1/storage/custom/my%20id%2F1/60", #"{"a/b c":"x"}"#, fields: user)
            #expect(try JSONValue(parsing: made.bytes)["id"]?.string == "my id/1")
            let read = try await browser.send(.get, "/genesys/1/storage/my%20id%2F1/a%2Fb%20c", fields: user)
            #expect(read.status == 200 && read.body == "x")
        }
    }

    @Test("a broken encoding is a 400 in the form of its path, and a control character names nothing")
    func broken() async throws {
        try await Self.run { browser in
            for (path, member) in [
                ("/genesys/1/service/%zz", "exception"), ("/genesys/2/chat/%ff/1/refresh", "exception"),
                ("/genesys/1/service/callback/%c3", "code"), ("/beckon/1/events/%", "error"),
                ("/desk/api/chats/%zz/take", "error"), ("/genesys/1/service/%zz/ixn/chat/send", "exception"),
            ] {
                let answer = try await browser.send(.post, path)
                #expect(answer.status == 400, "\(path)")
                #expect(try JSONValue(parsing: answer.bytes)[member] != nil, "\(path)")
            }
            for path in ["/genesys/1/service/a%00", "/genesys/1/storage/%0A/x", "/beckon/1/events/%C2%85"] {
                #expect(try await browser.send(.post, path).status == 404, "\(path)")
            }
        }
    }
}
