import Beckon
import BeckonJSON
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

/// `/desk/oidc`, through the router.
@Suite("Signing in at a provider over HTTP") struct OpenIDRouteTests {
    private struct Browser {
        let responder: any HTTPResponder<GatewayContext>

        func send(
            _ method: HTTPRequest.Method, _ target: String, cookies: [String] = [], body: String = ""
        ) async throws -> Response {
            var head = HTTPRequest(
                method: method, scheme: "https", authority: "chat.example.com", path: "/desk/\(target)")
            if !cookies.isEmpty { head.headerFields[.cookie] = cookies.joined(separator: "; ") }
            if !body.isEmpty { head.headerFields[.contentType] = "application/x-www-form-urlencoded" }
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let context = GatewayContext(source: .init(channel: EmbeddedChannel(), logger: logger))
            return try await responder.respond(
                to: Request(head: head, body: RequestBody(buffer: ByteBuffer(string: body))), context: context)
        }

        /// The cookies that an answer sets, as a browser sends them back.
        func cookies(_ response: Response) -> [String] {
            response.headers[values: .setCookie].map { String($0.prefix { $0 != ";" }) }
        }
    }

    private func run(_ body: (OpenIDStage, Browser) async throws -> Void) async throws {
        try await OpenIDStage.run { stage async throws in
            let node = stage.node
            let router = Router(context: GatewayContext.self)
            DeskRoutes(
                desk: node.desk,
                files: ChatFiles(
                    vault: nil, gate: nil, chats: node.core.chats, store: node.store, queue: node.core.queue,
                    port: node.core.port(of: .desk), ids: SystemIDs(), time: node.time),
                callbacks: node.core.callbacks, agentSides: [], status: { [] }, signIns: stage.signIns,
                openID: stage.desk, trail: node.core.trail, feed: node.core.feed,
                urls: ExternalURLs(["https://chat.example.com"]), isSecure: true
            ).add(to: router)
            try await body(stage, Browser(responder: router.buildResponder()))
        }
    }

    /// The way back from the provider's page.
    private func target(_ stage: OpenIDStage, _ start: Response) throws -> String {
        let query = try stage.provider.authorize(start.headers[.location] ?? "")
        return "oidc/callback?"
            + query.map { "\($0.name)=\($0.value.replacing(":", with: "%3A"))" }
            .joined(separator: "&")
    }

    @Test("a browser goes to the provider and comes back signed in, with cookies of this host alone")
    func wholeWay() async throws {
        try await run { stage, browser async throws in
            let start = try await browser.send(.get, "oidc/start")
            #expect(start.status == .seeOther && start.headers[.cacheControl] == "no-store")
            let pending = try #require(start.headers[values: .setCookie].first)
            #expect(pending.hasPrefix("__Host-beckon_desk_oidc="))
            for part in ["Path=/;", "Max-Age=600", "HttpOnly", "SameSite=Lax", "Secure"] {
                #expect(pending.contains(part), "\(part)")
            }
            let back = try await browser.send(.get, try target(stage, start), cookies: browser.cookies(start))
            #expect(back.status == .seeOther && back.headers[.location] == "/desk")
            let cookies = browser.cookies(back)
            #expect(cookies.count == 2 && cookies[0] == "__Host-beckon_desk_oidc=")
            #expect(back.headers[values: .setCookie].last?.contains("SameSite=Strict") == true)
            #expect(try await browser.send(.get, "api/work", cookies: cookies).status == .ok)
            let out = try await browser.send(.post, "api/sign-out", cookies: cookies)
            #expect(out.status == .ok && out.headers[values: .setCookie].count == 1)
            #expect(try await browser.send(.get, "api/work", cookies: cookies).status == .unauthorized)
        }
    }

    @Test("8: no address of a request is followed: every way ends at the desk's page")
    func openRedirect() async throws {
        try await run { stage, browser async throws in
            let evil =
                "to=https://evil.example&next=//evil.example&redirect_uri=https://evil.example&return=/\\evil.example"
            let start = try await browser.send(.get, "oidc/start?\(evil)")
            let location = try #require(start.headers[.location])
            #expect(location.hasPrefix("https://idp.example.com/authorize?") && !location.contains("evil"))
            let target = try target(stage, start) + "&" + evil
            let back = try await browser.send(.get, target, cookies: browser.cookies(start))
            #expect(back.headers[.location] == "/desk")
            for query in [
                "", "?\(evil)", "?state=x&code=y&\(evil)", "?error=access_denied&error_uri=https://evil.example",
            ] {
                let refused = try await browser.send(.get, "oidc/callback\(query)", cookies: browser.cookies(start))
                #expect(refused.headers[.location] == "/desk?sign-in=state", "\(query)")
            }
        }
    }

    @Test("10: a cookie that somebody planted before is not the one that is signed in")
    func fixation() async throws {
        try await run { stage, browser async throws in
            let planted = "__Host-beckon_desk=" + String(repeating: "ab", count: 32)
            let start = try await browser.send(.get, "oidc/start", cookies: [planted])
            let back = try await browser.send(
                .get, try target(stage, start), cookies: browser.cookies(start) + [planted])
            let own = try #require(browser.cookies(back).last)
            #expect(own.hasPrefix("__Host-beckon_desk=") && own != planted)
            #expect(try await browser.send(.get, "api/work", cookies: [planted]).status == .unauthorized)
            #expect(try await browser.send(.get, "api/work", cookies: [own]).status == .ok)
            // A way back that somebody else began signs nobody in: the browser has no cookie of it.
            let foreign = try await browser.send(.get, "oidc/start")
            let forced = try await browser.send(.get, try target(stage, foreign), cookies: [own])
            #expect(forced.headers[.location] == "/desk?sign-in=state")
            #expect(browser.cookies(forced) == ["__Host-beckon_desk_oidc="])
        }
    }

    @Test("while the provider is down the page says so, and who is signed in stays")
    func down() async throws {
        try await run { stage, browser async throws in
            let entry = try await stage.enter()
            stage.provider.change { $0.isDown = true }
            stage.node.time.advance(by: ProviderMemory.freshness)
            let (query, cookie) = try await stage.authorize()
            let target = "oidc/callback?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
            let back = try await browser.send(.get, target, cookies: ["__Host-beckon_desk_oidc=\(cookie)"])
            #expect(back.headers[.location] == "/desk?sign-in=away")
            _ = entry
            stage.node.time.advance(by: ProviderMemory.longestAge)
            #expect(try await browser.send(.get, "oidc/start").headers[.location] == "/desk?sign-in=away")
        }
    }

    @Test("the provider's own sign-out is answered as it expects")
    func backChannel() async throws {
        try await run { stage, browser async throws in
            let entry = try await stage.enter()
            let token = try stage.provider.token(stage.provider.logoutClaims())
            for body in ["", "logout_token=a.b.c", "logout_token=\(token)&logout_token=\(token)", "other=\(token)"] {
                let refused = try await browser.send(.post, "oidc/back-channel-logout", body: body)
                #expect(refused.status == .badRequest && refused.headers[.cacheControl] == "no-store")
            }
            #expect(try await stage.isSignedIn(entry))
            let done = try await browser.send(.post, "oidc/back-channel-logout", body: "logout_token=\(token)")
            #expect(done.status == .ok && done.headers[.cacheControl] == "no-store")
            #expect(try await !stage.isSignedIn(entry))
        }
    }
}
