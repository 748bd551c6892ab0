import HTTPTypes
import Testing

@testable import BeckonServer

@Suite("Pages and the fields of every answer")
struct PagesTests {
    @Test("the bare address leads to the desk, for HEAD as well")
    func root() async throws {
        try await GMSBrowser.run { _ in
        } _: { browser in
            for method in [HTTPRequest.Method.get, .head] {
                let answer = try await browser.send(method, "/")
                #expect(answer.status == 303)
                #expect(answer.headers[.location] == "/desk")
                #expect(answer.body.isEmpty)
            }
        }
    }

    @Test("HEAD says what GET says on every path, without the content, and begins nothing")
    func heads() async throws {
        let settings = try Settings(yaml: "services: {request-chat: {type: chat}, up: {_service: get}}")
        try await GMSBrowser.run {
            $0 = settings
        } _: { browser in
            let paths = browser.routes.filter { $0.hasPrefix("GET ") }.map { String($0.dropFirst(4)) }
            var refused: Set<String> = []
            for path in paths + ["/genesys/1/service/up", "/genesys/1/service/request-chat"] {
                let target = path.replacing(/\{[^}]*\}/, with: "none")
                let head = try await browser.send(.head, target)
                // The server below the routes leaves out the content of refusals.
                #expect(head.bytes.isEmpty || head.status >= 400)
                let got = try await browser.send(.get, target)
                guard head.status != 405 || got.status == 405 else {
                    refused.insert(path)
                    continue
                }
                #expect(head.status == got.status && head.headers == got.headers, "\(path)")
            }
            // A stream, and what begins a chat or acts for a customer.
            #expect(
                refused == [
                    "/desk/api/events", "/genesys/1/service/request-chat", "/genesys/1/service/{id}/ixn/chat",
                    "/genesys/1/service/{id}/{action}",
                ])
        }
    }

    @Test("every answer says that its type is not to be guessed, errors too")
    func common() async throws {
        try await GMSBrowser.run { _ in
        } _: { browser in
            for path in ["/genesys/1/admin/node/status", "/nowhere", "/desk/api/work"] {
                let answer = try await browser.send(.get, path)
                #expect(answer.headers[values: .xContentTypeOptions] == ["nosniff"])
                #expect(answer.headers[values: .contentLength].count <= 1)
                let strict = HTTPField.Name("Strict-Transport-Security").flatMap { answer.headers[$0] }
                #expect(strict == nil, "the proxy that serves TLS says this")
            }
        }
    }

    @Test("a page of an allowed origin reads refusals and what an app needs of the fields")
    func origins() async throws {
        try await GMSBrowser.run {
            $0.http.allowedOrigins = ["https://shop.example"]
        } _: { browser in
            let origin = HTTPField(name: .origin, value: "https://shop.example")
            let answer = try await browser.send(.get, "/nowhere", fields: [origin])
            let exposed = answer.headers[.accessControlExposeHeaders] ?? ""
            for name in ["Beckon-API", "Beckon-Position", "Retry-After", "ETag", "Content-Disposition"] {
                #expect(exposed.contains(name))
            }
        }
    }
}
