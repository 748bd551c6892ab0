import Beckon
import BeckonJSON
import BeckonSimulators
import Synchronization
import TestTime
import Testing

@testable import BeckonPush

/// Over real HTTP/2 and TLS, against the stand-in and its token endpoint.
@Suite(.serialized, .timeLimit(.minutes(20))) struct FCMDeliveryTests {
    private func withFCM(
        time: any TimeSource = SystemTime(), service change: (inout SimulatedFCM.Configuration) -> Void = { _ in },
        _ body: (SimulatedFCM, FCMProvider, SimulatedPushLog) async throws -> Void
    ) async throws {
        let log = SimulatedPushLog()
        let certificate = try Sandbox.certificate.get()
        let account = try Sandbox.account.get()
        var configuration = SimulatedFCM.Configuration(accounts: [account], certificate: certificate, log: log)
        change(&configuration)
        let fcm = try await SimulatedFCM.listen(configuration)
        let providerAccount = try ServiceAccount(json: Array(account.json(tokenURI: fcm.tokenURI).utf8))
        let tokenEndpoint = try #require(WebAddress("https://\(providerAccount.tokenURI.authority)"))
        let sender = try Sandbox.sender(port: fcm.port, certificate: certificate, time: time) {
            $0.connection.maximumStreams = FCMProvider.maximumStreams
        }
        let tokenSender = try Sandbox.sender(port: fcm.port, certificate: certificate, time: time) {
            $0.endpoint = tokenEndpoint
            $0.connection.maximumStreams = 1
        }
        let provider = FCMProvider(
            configuration: .init(account: providerAccount), sender: sender, tokenSender: tokenSender, time: time,
            logger: Sandbox.logger)
        try await Sandbox.running([fcm.run, provider.run]) { try await body(fcm, provider, log) }
    }

    @Test("a chat push arrives with the contract's data and one access token serves all")
    func delivers() async throws {
        try await withFCM { fcm, provider, log in
            let lines = [Requests.line("A line of text."), Requests.line("Another line of text.")]
            let outcomes = await provider.deliver((1...50).map { Requests.chat($0, lines: lines) })
            #expect(outcomes.allSatisfy { $0 == .delivered })
            #expect(fcm.issuedTokens == 1)
            #expect(fcm.acceptedConnections == 2)
            let entry = try #require(log.entries(after: 0).first)
            #expect(entry.provider == "fcm" && entry.token == "registration-token")
            let message = try #require(try JSONValue(parsing: entry.payload)["message"])
            #expect(message["android"]?["priority"]?.string == "HIGH")
            #expect(message["android"]?["ttl"]?.string?.hasSuffix("s") == true)
            let data = try JSONValue(parsing: try #require(message["data"]?["message"]?.string))
            #expect(data == (try Fixture.json("push-chat-http"))["message"])
        }
    }

    @Test("a push that helps only now is not kept for a phone that is off")
    func onlyNow() async throws {
        try await withFCM { _, provider, log in
            var push = Requests.chat()
            push.isOnlyNow = true
            #expect(await provider.deliver([push]) == [.delivered])
            let entry = try #require(log.entries(after: 0).first)
            let message = try #require(try JSONValue(parsing: entry.payload)["message"])
            #expect(message["android"]?["ttl"]?.string == "0s")
            #expect(message["apns"]?["headers"]?["apns-expiration"]?.string == "0")
        }
    }

    @Test("what FCM calls a message it took is told")
    func receipts() async throws {
        try await withFCM { _, provider, _ in
            let receipts = Mutex<[String?]>([])
            await provider.deliver([Requests.chat(1)]) { answers in
                receipts.withLock { $0 += answers.map(\.receipt) }
            }
            let told = receipts.withLock { $0 }
            #expect(told.count == 1 && told.first??.hasPrefix("projects/") == true)
        }
    }

    @Test("a push whose claim has run out is not sent")
    func doesNotBeginLate() async throws {
        try await withFCM { _, provider, log in
            var late = Requests.chat(1)
            late.latestStart = Uptime(milliseconds: -1)
            #expect(await provider.deliver([late, Requests.chat(2)]) == [.unprocessed, .delivered])
            #expect(log.count == 1)
        }
    }

    @Test("a revoked access token is renewed once and the push goes through")
    func renewsToken() async throws {
        try await withFCM { fcm, provider, log in
            #expect(await provider.deliver([Requests.chat(1)]) == [.delivered])
            fcm.revokeAccessTokens()
            #expect(await provider.deliver([Requests.chat(2), Requests.chat(3)]) == [.delivered, .delivered])
            #expect(fcm.issuedTokens == 2)
            #expect(log.count == 3)
        }
    }

    @Test("an access token that is refused twice is a fault of the configuration")
    func reportsRefusedAccount() async throws {
        try await withFCM { fcm, provider, _ in
            fcm.faults.add(.refusal(status: 401, reason: "-"), times: nil)
            #expect(
                await provider.deliver([Requests.chat()]) == [
                    .configurationFault(reason: "fcm 401 UNAUTHENTICATED, twice")
                ])
        }
    }

    @Test("an account that the token endpoint does not know is a fault of the configuration")
    func reportsUnknownAccount() async throws {
        try await withFCM(service: { $0.accounts = [] }) { _, provider, _ in
            guard case .configurationFault(let reason)? = await provider.deliver([Requests.chat()]).first else {
                Issue.record("not told")
                return
            }
            #expect(reason.contains("invalid_grant"))
        }
    }

    @Test("a token endpoint in trouble keeps pushes, and with a token at hand nothing is held up")
    func survivesTokenTrouble() async throws {
        let time = ManualTime(now: SystemTime().now)
        try await withFCM(time: time, service: { $0.now = { time.now.milliseconds / 1_000 } }) { fcm, provider, log in
            fcm.tokenFaults.add(.refusal(status: 503, reason: "-", retryAfter: 7))
            #expect(
                await provider.deliver([Requests.chat(1)]) == [
                    .retry(after: .seconds(7), reason: "token endpoint: 503")
                ])
            #expect(await provider.deliver([Requests.chat(2)]) == [.delivered])
            time.advance(by: .seconds(3_400))
            fcm.tokenFaults.add(.refusal(status: 503, reason: "-"))
            #expect(await provider.deliver([Requests.chat(3)]) == [.delivered])
            #expect(fcm.issuedTokens == 1)
            time.advance(by: .seconds(11))
            #expect(await provider.deliver([Requests.chat(4)]) == [.delivered])
            #expect(fcm.issuedTokens == 2)
            #expect(log.count == 3)
        }
    }

    @Test("many callers at once share one fetch of the access token")
    func fetchesOnce() async throws {
        try await withFCM { fcm, provider, log in
            fcm.tokenFaults.add(.delay(.milliseconds(100)))
            let outcomes = await withTaskGroup(of: [PushOutcome].self) { group in
                for number in 1...8 { group.addTask { await provider.deliver([Requests.chat(number)]) } }
                return await group.reduce(into: []) { $0 += $1 }
            }
            #expect(outcomes == Array(repeating: .delivered, count: 8))
            #expect(fcm.issuedTokens == 1)
        }
    }

    @Test("every error has its outcome over the wire, and the next push goes through")
    func meansOverTheWire() async throws {
        try await withFCM { fcm, provider, _ in
            for (row, (status, code, name, field, verdict)) in FCMAnswerTests.rows.enumerated() {
                let isBare = code == nil && name == nil && field == nil
                let body = isBare ? "<html>" : FCMAnswerTests.body(errorCode: code, status: name, field: field)
                let answer = SimulatedAnswer(status, body: Array(body.utf8))
                fcm.faults.add(.answer(answer), token: "token-\(row)")
                let expected: PushOutcome =
                    switch verdict {
                    case .outcome(let outcome), .leaveConnection(let outcome): outcome
                    case .keepCredential(let wait): .retry(after: wait, reason: "fcm")
                    // Refused once: the second attempt has a new access token.
                    case .renewCredential: .delivered
                    }
                let outcomes = await provider.deliver([Requests.chat(row + 1, token: "token-\(row)")])
                #expect(outcomes == [expected], "\(status) \(code ?? "-") \(name ?? "-") \(field ?? "-")")
            }
            #expect(await provider.deliver([Requests.chat(999)]) == [.delivered])
        }
    }

    @Test("errors are read from their details")
    func readsErrors() async throws {
        try await withFCM { fcm, provider, _ in
            fcm.faults.add(.refusal(status: 404, reason: "UNREGISTERED"), token: "a")
            fcm.faults.add(.refusal(status: 404, reason: "-"), token: "b")
            fcm.faults.add(.refusal(status: 429, reason: "QUOTA_EXCEEDED"), token: "c")
            fcm.faults.add(.answer(SimulatedAnswer(502, body: Array("<html>".utf8))), token: "d")
            fcm.faults.add(.refusal(status: 403, reason: "SENDER_ID_MISMATCH"), token: "e")
            let outcomes = await provider.deliver(["a", "b", "c", "d", "e"].map { Requests.chat(token: $0) })
            #expect(
                outcomes == [
                    .tokenDead(asOf: nil, reason: "fcm 404 UNREGISTERED"),
                    .configurationFault(reason: "fcm 404 NOT_FOUND"),
                    .retry(after: .seconds(60), reason: "fcm 429 QUOTA_EXCEEDED"),
                    .retry(after: nil, reason: "fcm 502"),
                    .tokenDead(asOf: nil, reason: "fcm 403 SENDER_ID_MISMATCH"),
                ])
        }
    }

    @Test("a long transcript is cut so that the service takes it")
    func cutsTranscript() async throws {
        try await withFCM { _, provider, log in
            let lines = (1...200).map { Requests.line("Line \($0): " + String(repeating: "é", count: 40)) }
            #expect(await provider.deliver([Requests.chat(lines: lines)]) == [.delivered])
            let entry = try #require(log.entries(after: 0).first)
            let text = try #require(try JSONValue(parsing: entry.payload)["message"]?["data"]?["message"]?.string)
            #expect(text.utf8.count <= 4_096 - 7 && text.utf8.count > 3_900)
            let transcript = try #require(try JSONValue(parsing: text)["lastTranscript"]?.array)
            #expect(transcript.last?["Message.Text"]?.string?.hasPrefix("Line 200:") == true)
        }
    }

    @Test("a token whose platform lacks its key in the project is its own trouble: the others go out")
    func thirdParty() async throws {
        try await withFCM { fcm, provider, log in
            fcm.faults.add(.refusal(status: 401, reason: "THIRD_PARTY_AUTH_ERROR"), token: "iphone")
            let tokens = ["iphone"] + (1...20).map { "android-\($0)" }
            let outcomes = await provider.deliver(tokens.enumerated().map { Requests.chat($0 + 1, token: $1) })
            let refusal = PushOutcome.retry(
                after: nil, reason: "fcm 401 THIRD_PARTY_AUTH_ERROR", isDeviceOnly: true)
            #expect(outcomes == [refusal] + Array(repeating: .delivered, count: 20))
        }
    }

    @Test("when the new access token is refused as well, one push finds it out for all")
    func refusedTwice() async throws {
        try await withFCM { fcm, provider, _ in
            fcm.faults.add(SimulatedFaultRule(SimulatedFault(.refusal(status: 401, reason: "-"))))
            let outcomes = await provider.deliver((1...50).map { Requests.chat($0) })
            let fault = PushOutcome.configurationFault(reason: "fcm 401 UNAUTHENTICATED, twice")
            #expect(outcomes == Array(repeating: fault, count: 50))
            #expect(fcm.issuedTokens == 2)
        }
    }
}
