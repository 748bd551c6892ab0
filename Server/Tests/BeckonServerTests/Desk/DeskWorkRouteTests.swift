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

/// `GET /desk/api/work`, through the router, with more work than a page holds.
@Suite("The desk's work list over HTTP") struct DeskWorkRouteTests {
    /// What an agent's browser gets.
    private struct Browser {
        let responder: any HTTPResponder<GatewayContext>
        let cookie: String

        func get(
            _ target: String, signedIn: Bool = true, cookies: String? = nil
        ) async throws -> (status: Int, body: JSONValue) {
            var head = HTTPRequest(
                method: .get, scheme: "http", authority: "127.0.0.1:8080", path: "/desk/api/\(target)")
            if signedIn { head.headerFields[.cookie] = cookies ?? "\(DeskRoutes.cookieName)=\(cookie)" }
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let context = GatewayContext(source: .init(channel: EmbeddedChannel(), logger: logger))
            let response = try await responder.respond(
                to: Request(head: head, body: RequestBody(buffer: ByteBuffer())), context: context)
            let collected = Collected()
            try await response.body.write(collected)
            return (response.status.code, try JSONValue(parsing: collected.bytes))
        }

        /// The ids of a page's chats, its callbacks, how much more there is, and the next page.
        func page(_ query: String) async throws -> Page {
            let answer = try await get("work\(query)")
            #expect(answer.status == 200)
            let body = answer.body
            return Page(
                chats: body["chats"]?.array?.compactMap { $0["id"]?.string } ?? [],
                callbacks: body["callbacks"]?.array?.compactMap { $0["id"]?.string } ?? [],
                more: [body["more"]?["chats"]?.int ?? -1, body["more"]?["callbacks"]?.int ?? -1],
                next: body["next"]?.int)
        }
    }

    private struct Page: Equatable {
        var chats: [String]
        var callbacks: [String]
        var more: [Int]
        var next: Int?
    }

    private final class Collected: ResponseBodyWriter {
        private(set) var bytes: [UInt8] = []

        func write(_ buffer: ByteBuffer) async throws { bytes += buffer.readableBytesView }
        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }

    private func run(_ body: (SimulatedNode, Browser) async throws -> Void) async throws {
        let node = SimulatedNode()
        try await node.run {
            try await DeskAccounts(node.store, queue: node.core.queue, cost: .small).add(
                "kim", nickname: "Kim", role: .agent, password: "correct horse")
            let signIns = DeskSignIn(
                store: node.store, queue: node.core.queue, secret: "secret", cost: .small, time: node.time,
                ids: SystemIDs(), wakes: node.core.wakes)
            let cookies = try await signIns.signIn(user: "kim", password: "correct horse", from: "1", marks: [])
            let router = Router(context: GatewayContext.self)
            DeskRoutes(
                desk: node.desk,
                files: ChatFiles(
                    vault: nil, gate: nil, chats: node.core.chats, store: node.store, queue: node.core.queue,
                    port: node.core.port(of: .desk), ids: SystemIDs(), time: node.time),
                callbacks: node.core.callbacks, agentSides: [], status: { [] }, signIns: signIns,
                trail: node.core.trail, feed: node.core.feed,
                urls: ExternalURLs(["http://127.0.0.1:8080"]),
                isSecure: false
            ).add(to: router)
            try await body(node, Browser(responder: router.buildResponder(), cookie: cookies.session))
        }
    }

    private func begin(_ node: SimulatedNode, _ id: String, _ change: (inout ChatHead) -> Void = { _ in }) async throws
    {
        var head = ChatHead(
            ChatID(id), serviceID: ServiceID("of \(id)"), serviceName: "request-chat",
            life: ChatLife(startedAt: node.time.now, expiresAt: node.time.now.advanced(by: .seconds(3_600))),
            customer: ChatCustomer(nickname: "Ada"), attendance: ChatAttendance(.polling), version: 1)
        change(&head)
        let commit = Commit(expecting: .chat(head.id, version: 0), [.putChat(head, settingCursor: true)])
        #expect(try await node.store.commit([commit]) == [.committed])
    }

    /// 700 chats in which nobody says anything, then 600 of another agent, then one's own and a customer who waits.
    private func fill(_ node: SimulatedNode) async throws {
        func has(_ user: String) -> (inout ChatHead) -> Void {
            {
                $0.life.state = .active
                $0.side.agents = [AgentParty(nickname: user, kind: .agent, account: user)]
            }
        }
        for number in 1_000..<1_700 { try await begin(node, "junk \(number)") }
        for number in 1_000..<1_600 { try await begin(node, "lee's \(number)", has("lee")) }
        try await node.pass(seconds: 1)
        try await begin(node, "mine", has("kim"))
        try await begin(node, "waits") { $0.customer.waitingSince = node.time.now }
        for number in 1_000..<1_501 {
            let record = CallbackRecord(
                id: ServiceID("callback \(number)"), serviceName: "voice", version: 1, state: .queued,
                step: .waitingForAgent, customerNumber: "\(number)", createdAt: node.time.now,
                expiresAt: node.time.now.advanced(by: .seconds(3_600)), user: "u")
            let commit = Commit(expecting: .callback(record.id, version: 0), [.putCallback(record)])
            #expect(try await node.store.commit([commit]) == [.committed])
        }
    }

    @Test("each page goes on where the last one ended, one's own and waiting customers first")
    func pages() async throws {
        try await run { node, browser in
            try await fill(node)
            let first = try await browser.page("")
            #expect(try await browser.page("?page=0") == first)
            #expect(first.chats.count == 500 && first.callbacks.count == 500)
            #expect(first.chats.prefix(3) == ["mine", "waits", "lee's 1000"])
            #expect(first.more == [802, 1] && first.next == 1)
            let second = try await browser.page("?page=1")
            #expect(second.chats.first == "lee's 1498" && second.chats.last == "junk 1397")
            #expect(second.callbacks == ["callback 1500"])
            #expect(second.more == [302, 0] && second.next == 2)
            let third = try await browser.page("?page=2")
            #expect(third.chats.first == "junk 1398" && third.chats.last == "junk 1699")
            #expect(third.more == [0, 0] && third.next == nil)
            let beyond = Page(chats: [], callbacks: [], more: [0, 0], next: nil)
            #expect(try await browser.page("?page=3") == beyond)
            #expect(try await browser.page("?page=\(Desk.lastPage)") == beyond)
        }
    }

    @Test("of several cookies of the name any that is good counts, in quotation marks, too")
    func cookies() async throws {
        try await run { _, browser async throws in
            let (name, good) = (DeskRoutes.cookieName, browser.cookie)
            for cookies in [
                "\(name)=00ff; \(name)=\(good)", "\(name)=; \(name)=\(good)", "\(name)=\"\(good)\"",
                "a=b;\(name)=\(good)",
            ] {
                #expect(try await browser.get("work", cookies: cookies).status == 200, "\(cookies.prefix(20))")
            }
            for cookies in ["\(name)=00ff; \(name)=ff00", "x\(name)=\(good)", "\(name)"] {
                #expect(try await browser.get("work", cookies: cookies).status == 401)
            }
        }
    }

    @Test("the next request of a removed account is refused")
    func removed() async throws {
        try await run { node, browser in
            for _ in 0..<2 { #expect(try await browser.get("work").status == 200) }
            try await DeskAccounts(node.store, queue: node.core.queue).remove("kim")
            let refused = try await browser.get("work")
            #expect(refused.status == 401 && refused.body["error"] == "not-signed-in")
        }
    }

    @Test("a page that cannot be is refused as the desk refuses, and nobody sees any without a sign-in")
    func refusals() async throws {
        try await run { _, browser in
            for page in ["-1", "x", "", "1.5", "0x1", "\(Desk.lastPage + 1)", "99999999999999999999", "1%00"] {
                let answer = try await browser.get("work?page=\(page)")
                #expect(answer.status == 400, "page=\(page)")
                #expect(answer.body["error"] == "bad-request")
                #expect(answer.body["message"]?.string?.hasPrefix("page must be") == true)
            }
            let stranger = try await browser.get("work?page=x", signedIn: false)
            #expect(stranger.status == 401 && stranger.body["error"] == "not-signed-in")
        }
    }
}
