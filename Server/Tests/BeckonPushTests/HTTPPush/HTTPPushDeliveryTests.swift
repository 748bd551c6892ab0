import Beckon
import BeckonJSON
import BeckonSimulators
import BeckonTracing
import Synchronization
import TestTime
import Testing

@testable import BeckonPush

/// Over real HTTP/1.1, against the stand-in.
@Suite(.serialized, .timeLimit(.minutes(20))) struct HTTPPushDeliveryTests {
    private func withTarget(
        credentials: String? = nil, _ body: (SimulatedHTTPTarget, SimulatedPushLog) async throws -> Void
    ) async throws {
        let log = SimulatedPushLog()
        let target = try await SimulatedHTTPTarget.listen(.init(log: log, credentials: credentials))
        try await Sandbox.running([target.run]) { try await body(target, log) }
    }

    private func provider(
        _ target: HTTPPushProvider.Target, time: any TimeSource = SystemTime()
    ) throws -> HTTPPushProvider {
        var configuration = HTTPPushProvider.Configuration(target: target)
        configuration.timeout = Sandbox.patience
        return try HTTPPushProvider(configuration: configuration, time: time, logger: Sandbox.logger)
    }

    private let lines = [Requests.line("A line of text."), Requests.line("Another line of text.")]

    @Test("httpcb posts the contract's chat message to the device's address")
    func postsChat() async throws {
        try await withTarget { target, log in
            let provider = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])))
            #expect(provider.kind == .httpcb)
            let url = "http://127.0.0.1:\(target.port)/push/17?x=1"
            let push = Requests.chat(type: .httpcb, token: url, lines: lines)
            #expect(await provider.deliver([push]) == [.delivered])
            let entry = try #require(log.entries(after: 0).first)
            #expect(entry.provider == "httpcb" && entry.token == url)
            #expect(try JSONValue(parsing: entry.payload) == (try Fixture.json("push-chat-http")))
        }
    }

    @Test("a push goes on in the trace of what caused it; a device's own address gets no tracestate")
    func traced() async throws {
        try await withTarget { target, log in
            let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
            let trace = TraceContext(parent: parent, state: "a=1")
            let devices = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])))
            let receiver = try provider(.receiver(url: target.customHTTPURL, credentials: nil))
            var push = Requests.chat(type: .httpcb, token: "http://127.0.0.1:\(target.port)/push", lines: lines)
            #expect(await devices.deliver([push]) == [.delivered])
            push.trace = trace
            #expect(await devices.deliver([push]) == [.delivered])
            var custom = Requests.chat(type: .customhttp, token: "device-17", lines: lines)
            custom.trace = trace
            #expect(await receiver.deliver([custom]) == [.delivered])
            let entries = log.entries(after: 0)
            #expect(entries.map { $0.headers["traceparent"] } == [nil, parent, parent])
            #expect(entries.map { $0.headers["tracestate"] } == [nil, nil, "a=1"])
        }
    }

    @Test("a webhook has the trace of its task, or none")
    func webhook() async throws {
        try await withTarget { target, log in
            let parent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
            let sender = try WebhookSender(
                unsigned: "http://127.0.0.1:\(target.port)/status", timeout: Sandbox.patience, time: SystemTime())
            #expect(await sender.post(Array("{}".utf8), id: "1", as: .status) == .accepted)
            await TraceContext.with(TraceContext(parent: parent, state: "a=1")) {
                #expect(await sender.post(Array("{}".utf8), id: "2", as: .status) == .accepted)
            }
            let entries = log.entries(after: 0)
            #expect(entries.map { $0.headers["traceparent"] } == [nil, parent])
            #expect(entries.map { $0.headers["tracestate"] } == [nil, "a=1"])
        }
    }

    @Test("httpcb posts a callback's bare message")
    func postsCallback() async throws {
        try await withTarget { target, log in
            let provider = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])))
            let push = Requests.callback(type: .httpcb, token: "http://127.0.0.1:\(target.port)/push")
            #expect(await provider.deliver([push]) == [.delivered])
            let message = try #require(try Fixture.json("push-callback-fcm-data")["message"]?.string)
            let entry = try #require(log.entries(after: 0).first)
            #expect(try JSONValue(parsing: entry.payload) == (try JSONValue(parsing: message)))
        }
    }

    @Test("the host of a device's address answers about the device, one receiver about all of customhttp")
    func receivers() throws {
        let callbacks = try provider(.deviceAddress(HTTPTargetList(["*"])))
        func receiver(_ token: String) -> String? {
            callbacks.receiver(of: Device(type: .httpcb, token: token, registeredAt: Timestamp(milliseconds: 0)))
        }
        #expect(receiver("https://App.example.com/push/1") == receiver("https://app.example.com:443/push/2"))
        #expect(receiver("https://app.example.com/push/1") != receiver("https://other.example.com/push/1"))
        #expect(receiver("no address") == nil)
        let custom = try provider(.receiver(url: "https://app.example.com/push", credentials: nil))
        let device = Device(type: .customhttp, token: "https://a/b", registeredAt: Timestamp(milliseconds: 0))
        #expect(custom.receiver(of: device) == nil)
    }

    @Test("customhttp posts device and message, with basic authentication")
    func postsCustom() async throws {
        try await withTarget(credentials: "beckon:secret") { target, log in
            let right = try provider(.receiver(url: target.customHTTPURL, credentials: "beckon:secret"))
            #expect(right.kind == .customhttp)
            let push = Requests.chat(type: .customhttp, token: "device-17", lines: lines)
            #expect(await right.deliver([push]) == [.delivered])
            let entry = try #require(log.entries(after: 0).first)
            #expect(entry.provider == "customhttp" && entry.token == "device-17")
            let payload = try JSONValue(parsing: entry.payload)
            #expect(payload["deviceId"]?.string == "device-17")
            #expect(payload["message"] == (try Fixture.json("push-chat-http"))["message"])
            let wrong = try provider(.receiver(url: target.customHTTPURL, credentials: "beckon:wrong"))
            #expect(await wrong.deliver([push]) == [.configurationFault(reason: "customhttp 401")])
        }
    }

    @Test("loopback is refused unless it is listed, also when a name stands for it")
    func refusesLoopback() async throws {
        try await withTarget { target, log in
            let port = target.port
            let cases: [(list: [String], host: String)] = [
                ([], "127.0.0.1"), (["*"], "127.0.0.1"), (["*"], "localhost"), (["*"], "2130706433"),
                (["*"], "[::ffff:127.0.0.1]"),
                (["push.example.com"], "127.0.0.1"), (["127.0.0.1:1"], "127.0.0.1"),
            ]
            for (list, host) in cases {
                let provider = try provider(.deviceAddress(HTTPTargetList(list)))
                let push = Requests.chat(type: .httpcb, token: "http://\(host):\(port)/")
                let outcomes = await provider.deliver([push])
                #expect(outcomes == [.messageBad(reason: "httpcb: address not allowed")], "\(list) \(host)")
            }
            #expect(log.count == 0 && target.acceptedConnections == 0)
        }
    }

    @Test("redirects are not followed")
    func stopsAtRedirects() async throws {
        try await withTarget { target, log in
            let there = (name: "location", value: "http://127.0.0.1:\(target.port)/other")
            target.faults.add(.answer(SimulatedAnswer(302, headers: [there])))
            let provider = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])))
            let push = Requests.chat(type: .httpcb, token: "http://127.0.0.1:\(target.port)/push")
            #expect(await provider.deliver([push]) == [.unexplained(reason: "httpcb 302")])
            #expect(log.count == 0)
        }
    }

    @Test("no answer is unsure; no connection is a reason to try again")
    func reportsTrouble() async throws {
        try await withTarget { target, log in
            let time = ManualTime(now: SystemTime().now)
            let provider = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])), time: time)
            let push = Requests.chat(type: .httpcb, token: "http://127.0.0.1:\(target.port)/push")
            target.faults.add(SimulatedFaultRule(SimulatedFault(.silence, recorded: true), times: 1))
            async let silent = provider.deliver([push])
            try await log.wait(for: 1)
            time.advance(by: Sandbox.beyondPatience)
            #expect(await silent == [.unsure])
            target.faults.add(SimulatedFaultRule(SimulatedFault(.cut, recorded: true), times: 1))
            #expect(await provider.deliver([push]) == [.unsure])
            #expect(log.count == 2)
            let nobody = Requests.chat(type: .httpcb, token: "http://127.0.0.1:1/push")
            #expect(
                await provider.deliver([nobody]) == [
                    .retry(after: nil, reason: "httpcb: cannot connect", isDeviceOnly: true)
                ])
        }
    }

    @Test("a long answer is cut off and still counts")
    func cutsLongAnswers() async throws {
        try await withTarget { target, _ in
            let long = SimulatedAnswer(200, body: [UInt8](repeating: 0x61, count: 1_000_000))
            target.faults.add(.answer(long))
            let provider = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])))
            let push = Requests.chat(type: .httpcb, token: "http://127.0.0.1:\(target.port)/push")
            #expect(await provider.deliver([push]) == [.delivered])
        }
    }

    @Test("an https address is called over TLS, and its certificate checked")
    func speaksTLS() async throws {
        let certificate = try Sandbox.certificate.get()
        // Any server with a certificate of ours will do: this one knows no such path.
        let server = try await SimulatedFCM.listen(
            .init(accounts: [], certificate: certificate, log: SimulatedPushLog()))
        try await Sandbox.running([server.run]) {
            let push = Requests.chat(type: .httpcb, token: "https://localhost:\(server.port)/push")
            var configuration = HTTPPushProvider.Configuration(
                target: .deviceAddress(HTTPTargetList(["localhost"])))
            configuration.timeout = Sandbox.patience
            configuration.trustRoots = .pem(certificate.authorityPEM)
            let trusting = try HTTPPushProvider(
                configuration: configuration, time: SystemTime(), logger: Sandbox.logger)
            #expect(await trusting.deliver([push]) == [.unexplained(reason: "httpcb 404")])
            configuration.trustRoots = .pem(try SimulatedCertificate().authorityPEM)
            let wary = try HTTPPushProvider(configuration: configuration, time: SystemTime(), logger: Sandbox.logger)
            #expect(
                await wary.deliver([push]) == [
                    .retry(after: nil, reason: "httpcb: connection lost", isDeviceOnly: true)
                ])
        }
    }

    @Test("a token that is not an address is dead")
    func refusesBadAddress() async throws {
        let provider = try provider(.deviceAddress(HTTPTargetList(["*"])))
        let outcomes = await provider.deliver([
            Requests.chat(type: .httpcb, token: "ftp://x/"), Requests.chat(type: .httpcb, token: "http://a@b/"),
        ])
        #expect(outcomes == Array(repeating: .tokenDead(asOf: nil, reason: "httpcb: token is not a URL"), count: 2))
    }

    /// A clock that moves on by a millisecond whenever it is looked at.
    private final class RestlessTime: TimeSource {
        private let looks = Atomic<Int64>(0)

        var now: Timestamp { SystemTime().now }
        var uptime: Uptime { Uptime(milliseconds: looks.add(1, ordering: .relaxed).newValue) }
        func sleep(_ amount: Milliseconds) async throws { try await Task.sleep(for: .zero) }
    }

    @Test("a push whose claim ran out while it connected is not written", arguments: [false, true])
    func doesNotBeginLate(isSecure: Bool) async throws {
        try await withTarget { target, log in
            let certificate = try Sandbox.certificate.get()
            let other = try await SimulatedFCM.listen(.init(accounts: [], certificate: certificate, log: log))
            try await Sandbox.running([other.run]) {
                var configuration = HTTPPushProvider.Configuration(
                    target: .deviceAddress(HTTPTargetList(["localhost"])))
                configuration.timeout = Sandbox.patience
                configuration.trustRoots = .pem(certificate.authorityPEM)
                let provider = try HTTPPushProvider(
                    configuration: configuration, time: RestlessTime(), logger: Sandbox.logger)
                let address =
                    isSecure ? "https://localhost:\(other.port)/push" : "http://localhost:\(target.port)/push"
                var push = Requests.chat(type: .httpcb, token: address)
                // In time for the call and for its deadline, too late for the first byte.
                push.latestStart = Uptime(milliseconds: 2)
                #expect(await provider.deliver([push]) == [.unprocessed])
                #expect(log.count == 0)
                push.latestStart = .never
                #expect(await provider.deliver([push]) != [.unprocessed])
            }
        }
    }

    @Test("a star does not open closed networks: each address that a name stands for is checked")
    func checksAddresses() async throws {
        let provider = try provider(.deviceAddress(HTTPTargetList(["*"])))
        for host in ["localhost", "127.0.0.1", "2130706433", "[::ffff:127.0.0.1]"] {
            let push = Requests.chat(type: .httpcb, token: "https://\(host):9/")
            let outcomes = await provider.deliver([push])
            #expect(outcomes == [.messageBad(reason: "httpcb: address not allowed")], "\(host)")
        }
    }

    @Test("to a host that nobody knows go only a few at once, and answers are told as they come")
    func limitsConcurrency() async throws {
        try await withTarget { target, log in
            let time = ManualTime(now: SystemTime().now)
            let provider = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])), time: time)
            let pushes = (0..<12).map { number in
                Requests.chat(number, type: .httpcb, token: "http://127.0.0.1:\(target.port)/\(number)")
            }
            target.faults.add(SimulatedFaultRule(SimulatedFault(.silence, recorded: true)))
            let (answers, continuation) = AsyncStream.makeStream(of: [PushAnswer].self)
            async let call: Void = provider.deliver(pushes) { continuation.yield($0) }
            var outcomes: [PushOutcome] = []
            var isDue = false
            for await told in answers {
                outcomes += told.map(\.outcome)
                if outcomes.count == pushes.count { break }
                guard outcomes.count == 4, !isDue else { continue }
                isDue = true
                try await log.wait(for: 8)
                time.advance(by: Sandbox.beyondPatience)
            }
            await call
            #expect(target.acceptedConnections == 8)
            let held = PushOutcome.held(for: HostTable.fullPause, reason: "httpcb: its host has no room or is paused")
            #expect(outcomes == Array(repeating: held, count: 4) + Array(repeating: .unsure, count: 8))
        }
    }

    @Test("many callback addresses at which nobody answers hold up no other")
    func deadHosts() async throws {
        try await withTarget { target, log in
            let (store, time) = (MemoryStore(), ManualTime(now: SystemTime().now))
            let provider = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])), time: time)
            let queue = CommitQueue(store: store)
            let dispatcher = PushDispatcher(
                store: store, queue: queue, services: ServiceDirectory(ServiceCatalog([])), providers: [provider],
                time: time, ids: SystemIDs(), logger: Sandbox.logger, node: NodeID("n"))
            // Nobody listens on these ports.
            let tokens = (1...80).map { "http://127.0.0.1:\($0)/push" } + ["http://127.0.0.1:\(target.port)/push"]
            let changes = tokens.map { token in
                let address = PushTarget(type: .httpcb, token: token, debug: false, providerName: nil)
                let push = OwedPush(
                    subject: .note(key: token, title: "", body: "Hello"), deviceID: address.device().id,
                    target: address, due: time.now, expiresAt: time.now.advanced(by: .seconds(3_600)), reason: "test")
                return Change.owe(push, now: time.now)
            }
            #expect(try await store.commit([Commit(changes)]) == [.committed])
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await queue.run() }
                try await dispatcher.runOnce()
                group.cancelAll()
            }
            #expect(log.entries(after: 0).map(\.token) == [tokens[80]])
        }
    }

    @Test("a receiver can ask for five minutes at most", arguments: [(17, 17), (7_200, 300)] as [(Int, Int64)])
    func asksForTime(asked: Int, told: Int64) async throws {
        try await withTarget { target, _ in
            let custom = try provider(.receiver(url: target.customHTTPURL, credentials: nil))
            target.faults.add(.refusal(status: 503, reason: "later", retryAfter: asked))
            #expect(
                await custom.deliver([Requests.chat(type: .customhttp, token: "device-17", lines: lines)])
                    == [.retry(after: .seconds(told), reason: "customhttp 503")])
            let callbacks = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])))
            target.faults.add(.refusal(status: 429, reason: "later", retryAfter: asked))
            let push = Requests.chat(type: .httpcb, token: "http://127.0.0.1:\(target.port)/", lines: lines)
            #expect(
                await callbacks.deliver([push])
                    == [.retry(after: .seconds(told), reason: "httpcb 429", isDeviceOnly: true)])
        }
    }

    @Test("many pushes go at once and keep their places")
    func deliversMany() async throws {
        try await withTarget { target, log in
            let provider = try provider(.deviceAddress(HTTPTargetList(["127.0.0.1"])))
            let pushes = (0...40).map { number in
                Requests.chat(number, type: .httpcb, token: "http://127.0.0.1:\(target.port)/\(number)")
            }
            #expect(await provider.deliver(Array(pushes.prefix(1))) == [.delivered])
            target.faults.add(.refusal(status: 500, reason: "no"), token: pushes[8].device.token)
            let outcomes = await provider.deliver(Array(pushes.dropFirst()))
            #expect(outcomes[7] == .retry(after: nil, reason: "httpcb 500", isDeviceOnly: true))
            #expect(outcomes.count { $0 == .delivered } == 39)
            #expect(log.count == 40)
        }
    }
}
