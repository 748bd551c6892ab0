import Beckon
import BeckonJSON
import BeckonMetrics
import BeckonPlatform
import BeckonTracing
import FileStandIns
import Synchronization
import TestLog
import TestTime
import Testing
import Tracing

@testable import BeckonServer

@Suite("The exporter of spans", .timeLimit(.minutes(20))) struct SpanExporterTests {
    /// A collector that answers as a test says; after the last answer it takes everything.
    private final class Collector: PlatformTransport {
        enum Answer {
            case status(Int, headers: PlatformHeaders = [:], body: String = "{}")
            case failure(PlatformFailure.Reason)
        }

        private let state: Mutex<(answers: [Answer], calls: [PlatformCall])>

        init(_ answers: [Answer] = []) { state = Mutex((answers, [])) }

        var calls: [PlatformCall] { state.withLock { $0.calls } }
        /// How many spans each call had.
        var counts: [Int] { calls.map { Self.spans(in: $0.body ?? [])?.count ?? -1 } }

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            let answer = state.withLock { state in
                state.calls.append(call)
                return state.answers.isEmpty ? Answer.status(200) : state.answers.removeFirst()
            }
            switch answer {
            case .status(let status, let headers, let body):
                return PlatformReply(status: status, headers: headers, body: Array(body.utf8))
            case .failure(let reason): throw PlatformFailure(reason)
            }
        }

        static func spans(in body: [UInt8]) -> [JSONValue]? {
            (try? JSONValue(parsing: body))?["resourceSpans"]?[0]?["scopeSpans"]?[0]?["spans"]?.array
        }
    }

    private struct Scene {
        let time = ManualTime()
        let log = LogLines()
        let registry = MetricsRegistry(MetricsPage.families)
        let collector: Collector
        let tracing: NodeTracing

        init(_ answers: [Collector.Answer] = []) {
            collector = Collector(answers)
            var settings = Settings.Tracing(endpoint: "http://collector.example/v1/traces")
            settings.headers = ["x-key": "secret"]
            tracing = NodeTracing(
                settings, of: .init(node: "n", version: "1"), in: registry, over: collector, time: time,
                ids: SystemIDs(), logger: log.logger)
        }

        func work(_ count: Int = 1) {
            for _ in 0..<count { tracing.tracer.startSpan("GET", context: .topLevel, ofKind: .server).end() }
        }

        /// What became of spans, those without a count left out.
        var outcomes: [String: Int] {
            let samples = registry.samples[SpanExporter.family.name] ?? []
            return Dictionary(
                uniqueKeysWithValues: samples.compactMap { sample in
                    guard case .number(let count) = sample.value, count > 0 else { return nil }
                    return (sample.labels.first ?? "", Int(count))
                })
        }

        /// Runs the exporter until something holds, and lets time pass while it waits.
        func run(until holds: () async -> Bool) async {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await tracing.exporter.run() }
                while !(await holds()) {
                    if time.sleeperCount > 0 { time.advance(by: .seconds(1)) }
                    await Task.yield()
                }
                group.cancelAll()
            }
        }
    }

    @Test("spans go out together, with the headers of the settings, and are counted")
    func batch() async throws {
        let scene = Scene()
        scene.work(3)
        await scene.run { scene.outcomes["sent"] == 3 }
        let call = try #require(scene.collector.calls.first)
        #expect(scene.collector.counts == [3])
        #expect(call.method == "POST" && call.url == "http://collector.example/v1/traces")
        #expect(call.headers["content-type"] == "application/json" && call.headers["x-key"] == "secret")
        #expect(call.timeout == SpanExporter.deadline && !call.isSafeToRepeat)
        #expect(scene.outcomes == ["sent": 3])
        #expect(scene.log.all.isEmpty)
    }

    @Test("a full queue goes out in batches, and what was too much is counted as dropped")
    func overflow() async {
        let scene = Scene()
        scene.work(SpanQueue.capacity + 5)
        await scene.run { scene.outcomes["sent"] == SpanQueue.capacity }
        #expect(scene.collector.counts == Array(repeating: SpanQueue.batch, count: 4))
        #expect(scene.outcomes == ["sent": SpanQueue.capacity, "dropped": 5])
    }

    @Test(
        "after an answer for now, or none, the same batch is sent again",
        arguments: [429, 502, 503, 504, nil])
    func again(status: Int?) async {
        let answer = status.map { Collector.Answer.status($0) } ?? .failure(.noAnswer)
        let scene = Scene([answer, answer])
        scene.work(2)
        await scene.run { scene.outcomes["sent"] == 2 }
        #expect(scene.collector.counts == [2, 2, 2])
        #expect(Set(scene.collector.calls.map(\.body)).count == 1)
        #expect(scene.log.all.map(\.text) == ["spans are not accepted", "spans are accepted again"])
    }

    @Test("after five attempts a batch is given up and counted, and the next one follows")
    func givenUp() async {
        let scene = Scene(Array(repeating: .failure(.notReached), count: SpanExporter.attempts))
        scene.work(2)
        await scene.run { scene.outcomes["undelivered"] == 2 }
        scene.work(1)
        await scene.run { scene.outcomes["sent"] == 1 }
        #expect(scene.collector.counts == [2, 2, 2, 2, 2, 1])
    }

    @Test("any other refusal ends a batch at once", arguments: [301, 400, 401, 404, 413, 500])
    func refused(status: Int) async {
        let scene = Scene([.status(status)])
        scene.work(2)
        await scene.run { scene.outcomes["refused"] == 2 }
        #expect(scene.collector.counts == [2])
        #expect(scene.log.all.map(\.text) == ["spans are not accepted"])
    }

    @Test(
        "spans that the collector leaves out are counted",
        arguments: ["{\"partialSuccess\":{\"rejectedSpans\":\"2\"}}", "{\"partialSuccess\":{\"rejectedSpans\":2}}"])
    func partial(body: String) async {
        let scene = Scene([.status(200, body: body)])
        scene.work(3)
        await scene.run { scene.outcomes["sent"] == 1 }
        #expect(scene.outcomes == ["sent": 1, "refused": 2])
    }

    @Test("a pause that the collector asks for is kept, and no longer one than the longest")
    func asked() async {
        let scene = Scene([.status(503, headers: ["retry-after": "86400"])])
        scene.work(1)
        let begin = scene.time.uptime
        await scene.run { scene.outcomes["sent"] == 1 }
        let took = scene.time.uptime.elapsed(since: begin)
        #expect(took >= SpanExporter.longestPause && took < .seconds(120))
    }

    @Test("what waits when the node stops is sent once")
    func flush() async {
        let scene = Scene([.status(200), .status(503)])
        scene.work(SpanQueue.batch + 1)
        await scene.tracing.exporter.flush()
        #expect(scene.collector.counts == [SpanQueue.batch, 1])
        #expect(scene.collector.calls.allSatisfy { $0.timeout <= SpanExporter.lastDeadline })
        #expect(scene.outcomes == ["sent": SpanQueue.batch, "undelivered": 1])
    }

    @Test("over a socket the collector gets OTLP's JSON")
    func socket() async throws {
        let answer = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}"
        try await StandInServer.run(answer: { received in
            let parts = String(decoding: received, as: UTF8.self).split(separator: "\r\n\r\n", maxSplits: 1)
            let isWhole = parts.count == 2 && Collector.spans(in: Array(parts[1].utf8)) != nil
            return isWhole ? .send(answer) : .wait
        }) { server in
            let registry = MetricsRegistry(MetricsPage.families)
            let settings = Settings.Tracing(endpoint: "http://127.0.0.1:\(server.port)/v1/traces")
            let tracing = NodeTracing(
                settings, of: .init(node: "n", version: "1"), in: registry, time: ManualTime(), ids: SystemIDs(),
                logger: LogLines().logger)
            tracing.tracer.startSpan("GET", context: .topLevel, ofKind: .server).end()
            await tracing.exporter.flush()
            let text = String(decoding: server.received, as: UTF8.self)
            #expect(text.hasPrefix("POST /v1/traces HTTP/1.1\r\n"))
            #expect(text.lowercased().contains("\r\ncontent-type: application/json\r\n"))
        }
    }
}
