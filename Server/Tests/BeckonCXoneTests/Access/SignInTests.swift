import Beckon
import BeckonJSON
import BeckonPlatform
import Foundation
import Synchronization
import TestTime
import Testing

@testable import BeckonCXone

@Suite("Tokens and hosts of CXone") struct SignInTests {
    private static func api(
        _ platform: ScriptedCXone, time: ManualTime = ManualTime(),
        _ change: (inout CXoneSide.Configuration) -> Void = { _ in }
    ) -> CXoneAPI {
        var configuration = CXoneSide.Configuration(
            area: "eu1", accessKey: .init(id: "user@example.com", secret: "a&b"), channel: "c/1", box: [])
        change(&configuration)
        return CXoneAPI(configuration, transport: platform, time: time, tally: PlatformTally())
    }

    @Test("an access key is sent as JSON to the area's host, and the token is used until shortly before its end")
    func accessKey() async throws {
        let (platform, time) = (ScriptedCXone(), ManualTime())
        let api = Self.api(platform, time: time)
        _ = try await api.channel()
        _ = try await api.channel()
        let call = try #require(platform.calls.first)
        #expect(call.url == "https://eu1.nice-incontact.com/authentication/v1/token/access-key")
        #expect(
            try JSONValue(parsing: call.body ?? []) == ["accessKeyId": "user@example.com", "accessKeySecret": "a&b"])
        #expect(platform.calls.last?.url == "https://api-de-eu1.niceincontact.com/dfo/3.0/channels/c%2F1")
        #expect(platform.calls("/token").count == 1)
        time.advance(by: .seconds(3_541))
        _ = try await api.channel()
        #expect(platform.calls("/token").count == 2)
    }

    @Test("an application uses the password grant")
    func application() async throws {
        let platform = ScriptedCXone()
        let api = Self.api(platform) { $0.application = .init(id: "app id", secret: "p:w") }
        _ = try await api.channel()
        let call = try #require(platform.calls.first)
        #expect(call.url == "https://cxone.niceincontact.com/auth/token")
        #expect(
            String(decoding: call.body ?? [], as: UTF8.self)
                == "grant_type=password&username=user%40example.com&password=a%26b")
        let basic = try #require(call.headers["authorization"]?.dropFirst("Basic ".count))
        #expect(Data(base64Encoded: String(basic)) == Data("app%20id:p%3Aw".utf8))
    }

    @Test("a tenant's hosts are discovered with each token; when that fails later, the last ones stay")
    func discovery() async throws {
        let (platform, time) = (ScriptedCXone(), ManualTime())
        let api = Self.api(platform, time: time) {
            $0.tenant = "11ee-0"
            $0.application = .init(id: "a", secret: "b")
        }
        _ = try await api.channel()
        #expect(
            platform.calls.map(\.url) == [
                "https://cxone.niceincontact.com/.well-known/cxone-configuration?tenantId=11ee-0",
                "https://auth.example.com/auth/token", "https://api-eu1.example.com/dfo/3.0/channels/c%2F1",
            ])
        time.advance(by: .seconds(3_600))
        platform.answer("/.well-known/", .json(500, [:]))
        _ = try await api.channel()
        #expect(platform.calls.last?.url == "https://api-eu1.example.com/dfo/3.0/channels/c%2F1")
    }

    @Test(
        "a tenant that was never discovered gives no token, and the key goes nowhere",
        arguments: [
            PlatformReply.json(404, [:]), .json(200, [:]), .json(200, ["api_endpoint": "http://api.example.com"]),
            .json(200, ["api_endpoint": "https://user@api.example.com"]), PlatformReply(status: 200, body: [0]),
        ])
    func undiscovered(_ reply: PlatformReply) async throws {
        let platform = ScriptedCXone()
        let api = Self.api(platform) { $0.tenant = "11ee-0" }
        platform.answer("/.well-known/", reply)
        await #expect(throws: PlatformFailure.self) { try await api.signedIn() }
        #expect(platform.calls.count == 1)
    }

    @Test("one address stands for all hosts")
    func endpoint() async throws {
        let platform = ScriptedCXone()
        let api = Self.api(platform) {
            $0.endpoint = "http://127.0.0.1:8080/"
            $0.tenant = "t"
        }
        _ = try await api.channel()
        _ = try await api.patron("GET", "skills/1", version: "v31.0")
        #expect(
            platform.calls.map(\.url) == [
                "http://127.0.0.1:8080/authentication/v1/token/access-key",
                "http://127.0.0.1:8080/dfo/3.0/channels/c%2F1",
                "http://127.0.0.1:8080/incontactapi/services/v31.0/skills/1",
            ])
    }

    @Test("a token that is refused is asked for again, once for each call")
    func refused() async throws {
        let platform = ScriptedCXone()
        let api = Self.api(platform)
        _ = try await api.channel()
        platform.state.withLock { $0.tokens = [] }
        #expect(try await api.channel().status == 200)
        #expect(platform.calls("/token").count == 2)
        for _ in 0..<2 { platform.answer("/channels/", .json(401, [:])) }
        let reply = try await api.channel()
        #expect(reply.status == 401)
        #expect(reply.failure == .unreachable(reason: "status 401"))
    }

    @Test("refused credentials are not tried again at once; a pause that CXone asks for is kept")
    func faults() async throws {
        let (platform, time) = (ScriptedCXone(), ManualTime())
        let api = Self.api(platform, time: time)
        platform.answer("/token", .json(401, [:]))
        for _ in 0..<3 {
            await #expect(throws: PlatformFailure(.refusedCredentials, pause: .seconds(30))) {
                try await api.signedIn()
            }
        }
        #expect(platform.calls.count == 1)
        time.advance(by: .seconds(30))
        platform.answer("/token", PlatformReply(status: 429, headers: ["retry-after": "9"]))
        await #expect(throws: PlatformFailure(.noAnswer, pause: .seconds(9))) { try await api.signedIn() }
        time.advance(by: .seconds(9))
        platform.answer("/token", .json(200, ["access_token": 1]))
        await #expect(throws: PlatformFailure(.malformed)) { try await api.signedIn() }
        time.advance(by: .seconds(1))
        try await api.signedIn()
    }

    @Test("limits that an answer tells are noted")
    func limits() async throws {
        let platform = ScriptedCXone()
        let tally = PlatformTally()
        let api = CXoneAPI(
            CXoneSide.Configuration(accessKey: .init(id: "", secret: ""), channel: "c", box: []),
            transport: platform, time: ManualTime(), tally: tally)
        platform.answer(
            "/channels/",
            PlatformReply(
                status: 200,
                headers: [
                    "X-RateLimit-Limit": "100", "X-RateLimit-Remaining": "97", "X-RateLimit-Reset": "30",
                ]))
        _ = try await api.channel()
        #expect(
            tally.condition.limits["digital"] == PlatformLimit("digital", used: 3, allowed: 100, resetsIn: .seconds(30))
        )
    }
}
