import Beckon
import BeckonJSON
import BeckonSimulators
import NIOCore
import NIOHPACK
import NIOPosix
import TestTime
import Testing

@testable import BeckonPush

/// Over real HTTP/2 and TLS, against the stand-in.
@Suite(.serialized, .timeLimit(.minutes(20))) struct APNsDeliveryTests {
    @Test("a push arrives with its headers and the contract's payload")
    func delivers() async throws {
        try await Sandbox.withAPNs { apns in
            let push = Requests.callback()
            #expect(await apns.provider.deliver([push]) == [.delivered])
            let entry = try #require(apns.log.entries(after: 0).first)
            #expect(entry.provider == "apns" && entry.token == Requests.deviceToken)
            #expect(entry.headers["apns-topic"] == Sandbox.topic)
            #expect(entry.headers["apns-push-type"] == "alert")
            #expect(entry.headers["apns-priority"] == "10")
            #expect(entry.headers["apns-id"] == push.id)
            #expect(entry.headers["apns-collapse-id"] == push.collapseID)
            #expect(entry.headers["apns-expiration"] == String(push.expiresAt.milliseconds / 1_000))
            #expect(entry.headers["authorization"] == nil)
            let payload = try JSONValue(parsing: entry.payload)
            #expect(payload["aps"]?["alert"]?.string == "Agent is available right now")
        }
    }

    @Test("many pushes go over one connection, within its stream limit")
    func keepsOneConnection() async throws {
        try await Sandbox.withAPNs(service: { $0.maximumStreams = 20 }) { apns in
            let first = await apns.provider.deliver((1...70).map { Requests.callback($0) })
            let second = await apns.provider.deliver((71...100).map { Requests.callback($0) })
            #expect((first + second).allSatisfy { $0 == .delivered })
            #expect(apns.log.count == 100)
            #expect(apns.service.acceptedConnections == 1)
        }
    }

    @Test("while pushes wait for streams more connections are opened, up to a bound")
    func opensMoreConnections() async throws {
        func crowded(_ configuration: inout HTTP2Sender.Configuration) {
            configuration.queue.connections = 3
            configuration.queue.crowding = .zero
        }
        try await Sandbox.withAPNs(service: { $0.maximumStreams = 5 }, sender: crowded) { apns in
            apns.service.faults.add(.delay(.milliseconds(20)), times: nil)
            var sent = 0
            // On a busy machine the pushes of a round may all be sent while the second connection is still being made.
            repeat {
                let outcomes = await apns.provider.deliver((sent + 1...sent + 200).map { Requests.callback($0) })
                #expect(outcomes.allSatisfy { $0 == .delivered })
                sent += 200
                #expect(apns.log.count == sent)
            } while apns.service.acceptedConnections < 3 && !Task.isCancelled
            #expect(apns.service.acceptedConnections == 3)
        }
    }

    @Test("a service that takes connections and never shakes hands is given up, and tried again")
    func handshakeThatHangs() async throws {
        let silent = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .bind(host: "127.0.0.1", port: 0).get()
        let port = try #require(silent.localAddress?.port)
        let sender = try Sandbox.sender(port: port, certificate: try Sandbox.certificate.get()) {
            $0.connectTimeout = Milliseconds(50)
        }
        let provider = try APNsProvider(
            configuration: try Sandbox.configuration(port: port), sender: sender, time: SystemTime(),
            logger: Sandbox.logger)
        try await Sandbox.running([provider.run]) {
            for round in 1...2 {
                let outcome = await provider.deliver([Requests.callback(round)]).first
                guard case .retry = outcome else {
                    Issue.record("\(String(describing: outcome))")
                    return
                }
            }
        }
        try await silent.close().get()
    }

    @Test("a token that is not hexadecimal is dead and never sent")
    func refusesBadToken() async throws {
        try await Sandbox.withAPNs { apns in
            let outcomes = await apns.provider.deliver([
                Requests.callback(1, token: "../../x"), Requests.callback(2),
            ])
            #expect(outcomes == [.tokenDead(asOf: nil, reason: "device token is not hexadecimal"), .delivered])
            #expect(apns.log.count == 1)
        }
    }

    @Test("410 says since when the token is dead")
    func readsTimestamp() async throws {
        try await Sandbox.withAPNs { apns in
            apns.service.faults.add(.refusal(status: 410, reason: "Unregistered", timestamp: 1_700_000_000_123))
            #expect(
                await apns.provider.deliver([Requests.callback()]) == [
                    .tokenDead(asOf: Timestamp(milliseconds: 1_700_000_000_123), reason: "apns 410 Unregistered")
                ])
        }
    }

    @Test(
        "Retry-After is told to the dispatcher, five minutes of it at most",
        arguments: [(17, 17), (7_200, 300)] as [(Int, Int64)])
    func readsRetryAfter(asked: Int, told: Int64) async throws {
        try await Sandbox.withAPNs { apns in
            apns.service.faults.add(.refusal(status: 503, reason: "ServiceUnavailable", retryAfter: asked))
            #expect(
                await apns.provider.deliver([Requests.callback()]) == [
                    .retry(after: .seconds(told), reason: "apns 503 ServiceUnavailable")
                ])
        }
    }

    @Test("a push that helps only now is not kept for a phone that is off")
    func onlyNow() async throws {
        try await Sandbox.withAPNs { apns in
            var push = Requests.callback()
            push.isOnlyNow = true
            #expect(await apns.provider.deliver([push]) == [.delivered])
            #expect(apns.log.entries(after: 0).first?.headers["apns-expiration"] == "0")
        }
    }

    @Test("an expired provider token is renewed once, over a new connection, and nothing is lost")
    func renewsToken() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time, service: { $0.now = { time.now.milliseconds / 1_000 } }) { apns in
            #expect(await apns.provider.deliver([Requests.callback(1)]) == [.delivered])
            time.advance(by: ProviderTokenState.spacing)
            apns.service.faults.add(.refusal(status: 403, reason: "ExpiredProviderToken"), times: 3)
            let outcomes = await apns.provider.deliver((2...4).map { Requests.callback($0) })
            #expect(outcomes == [.delivered, .delivered, .delivered])
            #expect(apns.log.count == 4)
            #expect(apns.service.acceptedConnections == 2)
        }
    }

    @Test("a provider token that is refused when it was just made is a fault of the configuration, and asked for once")
    func reportsRefusedKey() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time, service: { $0.now = { time.now.milliseconds / 1_000 } }) { apns in
            apns.service.faults.add(.refusal(status: 403, reason: "ExpiredProviderToken"), times: nil)
            let word = "apns 403 ExpiredProviderToken: the token was just made, so check this machine's clock"
            for _ in 0..<20 {
                #expect(
                    await apns.provider.deliver([Requests.callback()]) == [.configurationFault(reason: word)])
                time.advance(by: .seconds(59))
            }
        }
    }

    @Test("an unknown key is a fault of the configuration")
    func reportsUnknownKey() async throws {
        try await Sandbox.withAPNs(service: { $0.credentials = [try SimulatedAPNsCredentials()] }) { apns in
            #expect(
                await apns.provider.deliver([Requests.callback()]) == [
                    .configurationFault(reason: "apns 403 InvalidProviderToken")
                ])
        }
    }

    @Test("the provider token serves for 50 minutes and is then made anew")
    func renewsInTime() async throws {
        let time = ManualTime(now: SystemTime().now)
        // The service's clock goes with the provider's.
        try await Sandbox.withAPNs(time: time, service: { $0.now = { time.now.milliseconds / 1_000 } }) { apns in
            for minute in [0, 30, 49, 51, 100, 102, 160] as [Int64] {
                let elapsed = time.uptime.milliseconds
                time.advance(by: Milliseconds(minute * 60_000 - elapsed))
                #expect(await apns.provider.deliver([Requests.callback(Int(minute) + 1)]) == [.delivered])
            }
            #expect(apns.log.count == 7)
        }
    }

    @Test("a request that is never answered is unsure after its time-out, and others go on")
    func timesOut() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time) { apns in
            apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.silence, recorded: true), times: 1))
            async let outcomes = apns.provider.deliver([Requests.callback(1)])
            try await apns.log.wait(for: 1)
            time.advance(by: Sandbox.beyondPatience)
            #expect(await outcomes == [.unsure])
            #expect(await apns.provider.deliver([Requests.callback(2)]) == [.delivered])
            #expect(apns.service.acceptedConnections == 1)
        }
    }

    @Test("a push whose claim has run out while it waited for a stream is not sent")
    func doesNotBeginLate() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time, sender: { $0.queue.queueTimeout = .seconds(12_000) }) { apns in
            // Before the first good answer there is one stream: the second push waits for the first.
            apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.silence, recorded: true), times: 1))
            var late = Requests.callback(2)
            late.latestStart = time.uptime.advanced(by: .seconds(40))
            async let outcomes = apns.provider.deliver([Requests.callback(1), late])
            try await apns.log.wait(for: 1)
            time.advance(by: Sandbox.beyondPatience)
            #expect(await outcomes == [.unsure, .unprocessed])
            #expect(apns.log.count == 1)
            var inTime = Requests.callback(3)
            inTime.latestStart = time.uptime
            #expect(await apns.provider.deliver([inTime]) == [.delivered])
        }
    }

    @Test("every status and reason has its outcome over the wire, and the next push goes through")
    func meansOverTheWire() async throws {
        try await Sandbox.withAPNs { apns in
            for (row, (status, reason, verdict)) in APNsAnswerTests.rows.enumerated() {
                let push = Requests.callback(row + 1, token: Requests.deviceToken(row + 1))
                let fault: SimulatedFault.Effect =
                    reason.isEmpty
                    ? .answer(SimulatedAnswer(status)) : .refusal(status: status, reason: reason)
                apns.service.faults.add(fault, token: push.device.token)
                let word = APNsAnswer(status: status, reason: reason).word
                let expected: PushOutcome =
                    switch verdict {
                    case .outcome(let outcome), .leaveConnection(let outcome): outcome
                    case .keepCredential(let wait): .retry(after: wait, reason: word)
                    // The token was made for the first row, and no other is made so soon.
                    case .renewCredential:
                        .configurationFault(reason: "\(word): the token was just made, so check this machine's clock")
                    }
                #expect(await apns.provider.deliver([push]) == [expected], "\(status) \(reason)")
            }
            #expect(await apns.provider.deliver([Requests.callback(999)]) == [.delivered])
        }
    }

    @Test("answers are told as they come")
    func reportsAsTheyCome() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time) { apns in
            #expect(await apns.provider.deliver([Requests.callback(1)]) == [.delivered])
            let silent = Requests.callback(2, token: Requests.deviceToken(2))
            apns.service.faults.add(
                SimulatedFaultRule(SimulatedFault(.silence, recorded: true), token: silent.device.token))
            let (answers, continuation) = AsyncStream.makeStream(of: [PushAnswer].self)
            async let call: Void = apns.provider.deliver([silent, Requests.callback(3)]) { continuation.yield($0) }
            var told = answers.makeAsyncIterator()
            let first = await told.next()
            #expect(first == [PushAnswer(1, .delivered)])
            time.advance(by: Sandbox.beyondPatience)
            let second = await told.next()
            #expect(second == [PushAnswer(0, .unsure)])
            await call
        }
    }

    @Test("graceful GOAWAYs lose nothing and double nothing")
    func survivesGoAway() async throws {
        try await Sandbox.withAPNs(service: { $0.maximumStreams = 20 }) { apns in
            let rule = SimulatedFaultRule(SimulatedFault(.goAway), skip: 25, every: 50)
            apns.service.faults.add(rule)
            let outcomes = await apns.provider.deliver((1...200).map { Requests.callback($0) })
            #expect(outcomes.allSatisfy { $0 == .delivered })
            let ids = apns.log.entries(after: 0).compactMap { $0.headers["apns-id"] }
            #expect(ids.count == 200)
            #expect(Set(ids).count == 200)
            #expect(apns.service.acceptedConnections > 1)
        }
    }

    @Test("what GOAWAY leaves out is sent again on the next connection")
    func resendsRefusedByGoAway() async throws {
        try await Sandbox.withAPNs { apns in
            #expect(await apns.provider.deliver([Requests.callback(1)]) == [.delivered])
            apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.goAwayRefusing), skip: 10, times: 1))
            let outcomes = await apns.provider.deliver((2...60).map { Requests.callback($0) })
            #expect(outcomes.allSatisfy { $0 == .delivered })
            let ids = apns.log.entries(after: 0).compactMap { $0.headers["apns-id"] }
            #expect(ids.count == 60 && Set(ids).count == 60)
        }
    }

    @Test("refused streams are sent again")
    func resendsRefusedStreams() async throws {
        try await Sandbox.withAPNs { apns in
            apns.service.faults.add(.refuseStream, times: 3)
            let outcomes = await apns.provider.deliver((1...20).map { Requests.callback($0) })
            #expect(outcomes.allSatisfy { $0 == .delivered })
            #expect(apns.log.count == 20)
            #expect(await apns.sender.counters().resends == 3)
        }
    }

    @Test("a stream that is always refused comes back as unprocessed")
    func givesUpOnRefusals() async throws {
        try await Sandbox.withAPNs { apns in
            apns.service.faults.add(.refuseStream, times: nil)
            #expect(await apns.provider.deliver([Requests.callback()]) == [.unprocessed])
            #expect(apns.log.count == 0)
        }
    }

    @Test("what is lost with its connection goes once more over the next, at once; lost again, it is unsure")
    func survivesCut() async throws {
        // The clock stands still, so nothing waits for it.
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time) { apns in
            #expect(await apns.provider.deliver([Requests.callback(1)]) == [.delivered])
            apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.cut, recorded: true), times: 1))
            #expect(await apns.provider.deliver([Requests.callback(2)]) == [.delivered])
            #expect(apns.log.count == 3)
            #expect(apns.service.acceptedConnections == 2)
            apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.cut, recorded: true), times: 2))
            #expect(await apns.provider.deliver([Requests.callback(3)]) == [.unsure])
            #expect(apns.log.count == 5)
            #expect(await apns.sender.counters().repeats == 2)
            #expect(time.uptime == .start)
        }
    }

    @Test("what must not be sent twice, and what was in doubt before, is not repeated when its connection is cut")
    func repeatsNeither() async throws {
        try await Sandbox.withAPNs { apns in
            #expect(await apns.provider.deliver([Requests.callback(1)]) == [.delivered])
            var (once, again) = (Requests.callback(2), Requests.callback(3))
            once.isAtMostOnce = true
            again.isRepeat = true
            for push in [once, again] {
                apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.cut, recorded: true), times: 1))
                #expect(await apns.provider.deliver([push]) == [.unsure])
                #expect(await apns.provider.deliver([Requests.callback(4)]) == [.delivered])
            }
            #expect(apns.log.count == 5)
            #expect(await apns.sender.counters().repeats == 0)
        }
    }

    @Test("a stream limit that falls to 1 is followed, nothing is lost")
    func followsFallingLimit() async throws {
        try await Sandbox.withAPNs(service: { $0.maximumStreams = 20 }) { apns in
            apns.service.faults.add(
                SimulatedFaultRule(SimulatedFault(.maximumConcurrentStreams(1)), skip: 30, times: 1))
            apns.service.faults.add(
                SimulatedFaultRule(SimulatedFault(.maximumConcurrentStreams(20)), skip: 45, times: 1))
            let outcomes = await apns.provider.deliver((1...200).map { Requests.callback($0) })
            #expect(outcomes.allSatisfy { $0 == .delivered })
            #expect(apns.log.count == 200)
        }
    }

    @Test("a service that is not there is told with a time to come back")
    func reportsUnreachable() async throws {
        var port = 0
        try await Sandbox.withAPNs { apns in port = apns.service.port }
        let certificate = try Sandbox.certificate.get()
        let sender = try Sandbox.sender(port: port, certificate: certificate) {
            $0.queue.pauses = Backoff(first: .seconds(30))
        }
        let provider = try APNsProvider(
            configuration: try Sandbox.configuration(port: port), sender: sender, time: SystemTime(),
            logger: Sandbox.logger)
        try await Sandbox.running([provider.run]) {
            for number in 1...2 {
                guard
                    case .retry(let after?, "apns: cannot connect", _)? = await provider.deliver([
                        Requests.callback(number)
                    ]).first
                else {
                    Issue.record("not told")
                    return
                }
                #expect((.seconds(14)...(.seconds(45))).contains(after))
            }
        }
    }

    @Test("a service that is named by its IP address is checked by it")
    func checksIPAddress() async throws {
        try await Sandbox.withAPNs { apns in
            let certificate = try Sandbox.certificate.get()
            let endpoint = try #require(WebAddress("https://127.0.0.1:\(apns.service.port)"))
            let sender = try Sandbox.sender(port: apns.service.port, certificate: certificate) {
                $0.endpoint = endpoint
            }
            let provider = try APNsProvider(
                configuration: try Sandbox.configuration(port: apns.service.port), sender: sender, time: SystemTime(),
                logger: Sandbox.logger)
            try await Sandbox.running([provider.run]) {
                #expect(await provider.deliver([Requests.callback()]) == [.delivered])
            }
        }
    }

    @Test("one provider token too many keeps the old one and tries later")
    func keepsToken() async throws {
        try await Sandbox.withAPNs { apns in
            apns.service.faults.add(.refusal(status: 429, reason: "TooManyProviderTokenUpdates"))
            #expect(
                await apns.provider.deliver([Requests.callback(1)]) == [
                    .retry(after: .seconds(60), reason: "apns 429 TooManyProviderTokenUpdates")
                ])
            #expect(await apns.provider.deliver([Requests.callback(2)]) == [.delivered])
            #expect(apns.service.acceptedConnections == 1)
        }
    }

    @Test("a server that says it goes away is left for another connection")
    func leavesServer() async throws {
        try await Sandbox.withAPNs { apns in
            apns.service.faults.add(.refusal(status: 503, reason: "Shutdown"))
            apns.service.faults.add(.refusal(status: 400, reason: "IdleTimeout"))
            #expect(
                await apns.provider.deliver([Requests.callback(1)]) == [
                    .retry(after: .seconds(1), reason: "apns 503 Shutdown")
                ])
            #expect(await apns.provider.deliver([Requests.callback(2)]) == [.unprocessed])
            #expect(await apns.provider.deliver([Requests.callback(3)]) == [.delivered])
            #expect(apns.service.acceptedConnections == 3)
        }
    }

    @Test("a certificate of an unknown authority is not believed")
    func checksCertificate() async throws {
        try await Sandbox.withAPNs { apns in
            let sender = try Sandbox.sender(port: apns.service.port, certificate: SimulatedCertificate()) { _ in }
            try await Sandbox.running([sender.run]) {
                let request = HTTP2Request(headers: HPACKHeaders([(":method", "GET")]), body: [])
                guard case .unreachable? = await sender.send([request]).first else {
                    Issue.record("believed")
                    return
                }
            }
        }
    }

    @Test("a cancelled call ends; what was waiting is unprocessed, what was under way is unsure")
    func endsWhenCancelled() async throws {
        try await Sandbox.withAPNs(sender: { $0.cancellationGrace = Milliseconds(50) }) { apns in
            apns.service.faults.add(SimulatedFaultRule(SimulatedFault(.silence, recorded: true)))
            let provider = apns.provider
            // The stand-in allows one stream before the first good answer, so one push is under way and one waits.
            let outcomes = try await withThrowingTaskGroup(of: [PushOutcome].self) { group in
                group.addTask { await provider.deliver([Requests.callback(1), Requests.callback(2)]) }
                try await apns.log.wait(for: 1)
                group.cancelAll()
                return try await group.next() ?? []
            }
            #expect(outcomes == [.unsure, .unprocessed])
        }
    }

    @Test("a call that is cancelled before it begins sends nothing that waits")
    func endsWhenCancelledBefore() async throws {
        try await Sandbox.withAPNs { apns in
            let provider = apns.provider
            let outcomes = await withTaskGroup(of: [PushOutcome].self) { group in
                group.cancelAll()
                group.addTask { await provider.deliver([Requests.callback(1), Requests.callback(2)]) }
                return await group.next() ?? []
            }
            #expect(outcomes == [.unprocessed, .unprocessed])
            #expect(apns.log.count == 0)
        }
    }

    @Test("a connection without a sign of life is replaced")
    func replacesDeadConnection() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await Sandbox.withAPNs(time: time) { apns in
            #expect(await apns.provider.deliver([Requests.callback(1)]) == [.delivered])
            // The stand-in answers PINGs, so a connection that is merely idle stays.
            time.advance(by: .seconds(61))
            #expect(await apns.provider.deliver([Requests.callback(2)]) == [.delivered])
            #expect(apns.service.acceptedConnections == 1)
        }
    }
}
