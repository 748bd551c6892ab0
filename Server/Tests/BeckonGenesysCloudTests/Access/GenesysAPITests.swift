import Beckon
import BeckonJSON
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@testable import BeckonGenesysCloud

@Suite struct GenesysAPITests {
    private let time = ManualTime()
    private let genesys = ScriptedGenesys()
    private let tally = PlatformTally()

    private var api: GenesysAPI {
        GenesysAPI(
            .init(clientID: "id", clientSecret: "secret", openMessaging: .init(integration: "i", webhookSecrets: [])),
            transport: genesys, time: time, tally: tally)
    }

    @Test("a region's hosts stand below its domain; an endpoint stands for all of them")
    func hosts() {
        #expect(GenesysHosts.knownRegions.count == 18)
        #expect(Set(GenesysHosts.knownRegions).count == 18)
        let hosts = GenesysHosts(region: "mypurecloud.ie")
        #expect(hosts.api == "https://api.mypurecloud.ie")
        #expect(hosts.login == "https://login.mypurecloud.ie")
        let standIn = GenesysHosts(region: "mypurecloud.ie", endpoint: "http://127.0.0.1:9000/")
        #expect(standIn.api == "http://127.0.0.1:9000")
        #expect(standIn.login == standIn.api)
    }

    @Test("a token is asked for with the client's id and secret, and kept until shortly before its end")
    func token() async throws {
        let sent = Mutex<[PlatformCall]>([])
        let spy = Spy { call in sent.withLock { $0.append(call) } }
        let api = GenesysAPI(
            .init(
                region: "mypurecloud.de", clientID: "id", clientSecret: "secret",
                openMessaging: .init(integration: "i", webhookSecrets: [])), transport: spy, time: time, tally: tally)
        for _ in 0..<2 { _ = try await api.call("GET", "/api/v2/x") }
        time.advance(by: .seconds(86_400 - 59))
        _ = try await api.call("GET", "/api/v2/x")
        let calls = sent.withLock { $0 }
        let tokens = calls.filter { $0.url == "https://login.mypurecloud.de/oauth/token" }
        #expect(tokens.count == 2)
        #expect(tokens.first?.headers["Authorization"] == "Basic aWQ6c2VjcmV0")
        #expect(tokens.first?.body == Array("grant_type=client_credentials".utf8))
        #expect(calls.filter { $0.url == "https://api.mypurecloud.de/api/v2/x" }.count == 3)
    }

    @Test("a call with a refused token is made once more with a new one, and not a third time")
    func refused() async throws {
        let api = api
        _ = try await api.call("GET", "/api/v2/x")
        genesys.revokeTokens()
        #expect(try await api.call("GET", "/api/v2/x").status == 200)
        #expect(genesys.tokens == 2)
        genesys.answer { _ in .status(401) }
        #expect(try await api.call("GET", "/api/v2/x").status == 401)
        #expect(genesys.tokens == 3)
    }

    @Test("wrong credentials are told as such, and not tried again at once")
    func credentials() async throws {
        let api = api
        genesys.answerTokens(.status(401))
        await #expect(throws: PlatformFailure(.refusedCredentials, pause: .seconds(30))) {
            try await api.call("GET", "/api/v2/x")
        }
        genesys.answerTokens(nil)
        await #expect(throws: PlatformFailure.self) { try await api.call("GET", "/api/v2/x") }
        time.advance(by: .seconds(31))
        #expect(try await api.call("GET", "/api/v2/x").status == 200)
    }

    @Test(
        "a token's lifetime may be any number",
        arguments: [.integer(.max), .integer(.min), .integer(-1), .number("1e300"), "3600", .null] as [JSONValue])
    func lifetimes(_ lifetime: JSONValue) async throws {
        let api = api
        time.advance(by: .seconds(1))
        genesys.answerTokens(.status(200, [:], ["access_token": "token", "expires_in": lifetime]))
        #expect(try await api.call("GET", "/api/v2/x").status == 200)
        #expect(try await api.call("GET", "/api/v2/x").status == 200)
    }

    @Test("nothing is sent after the last allowed request of a minute until the count begins anew")
    func lastAllowed() async throws {
        let api = api
        genesys.answer { _ in
            .status(
                200,
                ["inin-ratelimit-count": "300", "inin-ratelimit-allowed": "300", "inin-ratelimit-reset": "12"])
        }
        #expect(try await api.call("GET", "/api/v2/x").status == 200)
        let postponed = try await api.call("GET", "/api/v2/x")
        #expect(postponed.status == 429)
        #expect(postponed.retryAfter == .seconds(12))
        #expect(genesys.calls.count == 1)
        #expect(
            tally.condition.limits["requests"]
                == PlatformLimit("requests", used: 300, allowed: 300, resetsIn: .seconds(12)))
        time.advance(by: .seconds(12))
        genesys.answer(nil)
        #expect(try await api.call("GET", "/api/v2/x").status == 200)
    }

    @Test("the gate closes for what an answer says, and for no more than five minutes")
    func gate() {
        var gate = CallGate()
        #expect(gate.note(PlatformReply(status: 200), at: 0) == nil)
        #expect(gate.wait(at: 0) == nil)
        _ = gate.note(PlatformReply(status: 429), at: 1_000)
        #expect(gate.wait(at: 1_000) == CallGate.pause)
        _ = gate.note(PlatformReply(status: 429, headers: ["Retry-After": "3"]), at: 1_000)
        #expect(gate.wait(at: 1_000) == CallGate.pause)
        #expect(gate.wait(at: 6_000) == nil)
        _ = gate.note(
            PlatformReply(
                status: 429,
                headers: [
                    "inin-ratelimit-count": "1", "inin-ratelimit-allowed": "1",
                    "inin-ratelimit-reset": "99999999999999999",
                ]), at: 0)
        #expect(gate.wait(at: 0) == CallGate.longestPause)
        #expect(
            gate.note(
                PlatformReply(
                    status: 200, headers: ["inin-ratelimit-count": "x", "inin-ratelimit-allowed": "0"]), at: 0) == nil)
    }
}

private struct Spy: PlatformTransport {
    let seen: @Sendable (PlatformCall) -> Void

    func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
        seen(call)
        let body: JSONValue = ["access_token": "token", "expires_in": 86_400]
        return PlatformReply(status: 200, body: body.encoded())
    }
}
