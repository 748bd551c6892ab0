import BayeuxServer
import Beckon
import BeckonJSON
import BeckonMetrics
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import TestTime
import Testing

@testable import BeckonNode
@testable import BeckonServer

@Suite("The page of a node's metrics")
struct MetricsPageTests {
    /// The operations port of a node, without a socket.
    private struct Port: Sendable {
        let node: SimulatedNode
        let reader: FigureReader
        private let responder: RouterResponder<BasicRequestContext>

        init() {
            let registry = MetricsRegistry(MetricsPage.families)
            node = SimulatedNode(metrics: registry)
            let sources = MetricSources(version: "1.2.3", node: node.core, folder: "/")
            reader = sources.reader
            let page = MetricsPage(registry: registry, sources: sources)
            responder = OperationsServer.router(node.core.membership, page).buildResponder()
        }

        func get(_ path: String, accept: String? = nil) async throws -> Answer {
            var head = HTTPRequest(method: .get, scheme: "http", authority: "node", path: path)
            head.headerFields[.accept] = accept
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let response = try await responder.respond(
                to: Request(head: head, body: RequestBody(buffer: ByteBuffer())),
                context: BasicRequestContext(source: .init(channel: EmbeddedChannel(), logger: logger)))
            let text = Text()
            try await response.body.write(text)
            return Answer(response: response, text: text.text)
        }
    }

    private struct Answer: Sendable {
        let response: Response
        let text: String

        /// The value of a series, as it is written.
        func value(_ series: String) -> String? {
            text.split(separator: "\n").first { $0.hasPrefix("\(series) ") }.map {
                String($0.dropFirst(series.count + 1))
            }
        }
    }

    private final class Text: ResponseBodyWriter {
        private(set) var text = ""
        func write(_ buffer: ByteBuffer) async throws { text += String(buffer: buffer) }
        func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }

    @Test("scrapers get the node's values in the format that they want")
    func served() async throws {
        let port = Port()
        try await port.node.run {
            _ = try await port.node.arrive()
            let plain = try await port.get("/metrics")
            #expect(plain.response.status == .ok)
            #expect(plain.response.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
            #expect(plain.response.headers[.cacheControl] == "no-store")
            #expect(plain.value("beckon_build_info{version=\"1.2.3\"}") == "1")
            #expect(plain.value("beckon_uptime_seconds") == "0")
            #expect(plain.value("beckon_health{status=\"starting\"}") == "1")
            #expect(plain.value("beckon_health{status=\"ready\"}") == "0")
            #expect(plain.value("beckon_clients{state=\"between_polls\"}") == "1")
            #expect(plain.value("beckon_clients{state=\"polling\"}") == "0")
            let open = try await port.get("/metrics", accept: "application/openmetrics-text;version=1.0.0")
            #expect(
                open.response.headers[.contentType] == "application/openmetrics-text; version=1.0.0; charset=utf-8")
            #expect(open.text.hasSuffix("\n# EOF\n"))
        }
    }

    @Test("a chat shows in what is open, in commits, deliveries and pushes")
    func chat() async throws {
        let port = Port()
        let node = port.node
        try await node.run {
            let (clientID, _) = try await node.arrive()
            let (_, chat) = try await node.startChat()
            _ = try await node.connect(clientID)
            // Whatever is read first is no news; after that an event is measured until it is written.
            _ = try await node.connect(clientID)
            try await node.agentSays("Hello", in: chat)
            node.time.advance(by: Milliseconds(300))
            _ = try await node.connect(clientID)
            await port.reader.read()
            let live = try await port.get("/metrics")
            #expect(live.value("beckon_chats{service=\"request-chat\",state=\"active\"}") == "1")
            #expect(live.value("beckon_delivery_seconds_count") == "1")
            #expect(live.value("beckon_delivery_seconds_sum") == "0.3")
            #expect(live.value("beckon_push_owed{provider=\"apns\"}") == "0")
            let commits = live.value("beckon_commits_total{outcome=\"committed\"}").flatMap { Int($0) } ?? 0
            #expect(commits >= 3 && live.value("beckon_commit_seconds_count") != "0")
            #expect(live.value("beckon_commit_queue{lane=\"customers\"}") != nil)
            _ = try await node.sayGoodbye(clientID, position: 2)
            try await node.agentSays("Are you there?", in: chat)
            try await node.pass(seconds: 120)
            let away = try await port.get("/metrics")
            #expect(away.value("beckon_pushes_total{provider=\"httpcb\",outcome=\"delivered\"}") != "0")
            for cause in ["refused", "failing"] {
                #expect(
                    away.value("beckon_push_credential_paused{credential=\"httpcb\",cause=\"\(cause)\"}") == "0")
            }
            // The figures are two minutes old: none is better than a wrong one.
            #expect(!away.text.contains("beckon_chats{"))
        }
    }

    @Test("within a second all scrapes get the same values, later ones newer values")
    func storm() async throws {
        let port = Port()
        let first = try await port.get("/metrics").text
        port.node.time.advance(by: Milliseconds(999))
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<64 { group.addTask { try await port.get("/metrics").text } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts == [first])
        port.node.time.advance(by: Milliseconds(1))
        #expect(try await port.get("/metrics").value("beckon_uptime_seconds") == "1")
    }

    @Test("the status has the values of a scrape, read first if nobody has asked for long")
    func status() async throws {
        let port = Port()
        try await port.node.run {
            _ = try await port.node.arrive()
            let (_, chat) = try await port.node.startChat()
            try await port.node.agentSays("Hello", in: chat)
            let answer = try await port.get("/status")
            #expect(answer.response.status == .ok)
            #expect(answer.response.headers[.contentType] == "application/json")
            #expect(answer.response.headers[.cacheControl] == "no-store")
            #expect(answer.text.hasSuffix("}\n"))
            let status = try JSONValue(parsing: answer.text)
            #expect(status["node"]?["version"] == "1.2.3")
            #expect(status["chats"] == [["service": "request-chat", "state": "active", "count": 1]])
            let text = try await port.get("/metrics")
            #expect(text.value("beckon_chats{service=\"request-chat\",state=\"active\"}") == "1")
            #expect(status["phones"]?["betweenPolls"] == 1)
        }
    }

    /// `METRICS_TABLE=write swift test --filter MetricsPageTests` makes the page's table anew.
    @Test("the table of docs/operations.md holds what is served, and nothing else")
    func documented() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = here.appendingPathComponent("../../../../docs/operations.md").standardized
        let text = try String(contentsOf: page, encoding: .utf8)
        let begin = try #require(text.range(of: "<!-- metrics -->\n")).upperBound
        let end = try #require(text.range(of: "<!-- end of metrics -->")).lowerBound
        let rows = MetricsPage.families.map { family in
            let labels = family.labels.map { "`\($0)`" }.joined(separator: ", ")
            return
                "| `\(family.name)` | \(family.kind.word) |\(labels.isEmpty ? "" : " \(labels)") | \(family.help) |\n"
        }
        let table = "| name | type | labels | meaning |\n| --- | --- | --- | --- |\n" + rows.joined()
        if ProcessInfo.processInfo.environment["METRICS_TABLE"] == "write" {
            try text.replacingCharacters(in: begin..<end, with: table).write(
                to: page, atomically: true, encoding: .utf8)
        } else {
            #expect(String(text[begin..<end]) == table)
        }
    }

    @Test("a scrape declares every family of the table")
    func declared() async throws {
        let text = try await Port().get("/metrics").text
        let types = text.split(separator: "\n").filter { $0.hasPrefix("# TYPE ") }
        #expect(types == MetricsPage.families.map { "# TYPE \($0.name) \($0.kind.word)" }.map { $0[...] })
    }

    @Test("names follow the rules of Prometheus: base units, _total for counters alone")
    func names() {
        for family in MetricsPage.families {
            #expect(family.name.wholeMatch(of: /(beckon|process)_[a-z0-9_]+/) != nil, "\(family.name)")
            #expect(family.name.hasSuffix("_total") == (family.kind == .counter), "\(family.name)")
            #expect(family.name.firstMatch(of: /_(ms|milliseconds|kilobytes|days|count|sum|bucket|created)$/) == nil)
            #expect(!family.help.isEmpty && !family.help.hasSuffix("."))
        }
        #expect(Set(MetricsPage.families.map(\.name)).count == MetricsPage.families.count)
    }
}
