import Beckon
import BeckonCallback
import BeckonPlatform
import Testing

@testable import BeckonServer

@Suite struct PlatformCheckTests {
    /// An adapter with one finding.
    private struct Adapter: AgentPlatform {
        let name = AgentSideName.cxone
        let concurrency = 1
        let telephony: (any Telephony)? = nil
        let tally = PlatformTally()
        let level: PlatformFinding.Level
        var paths = ["webhook/{chat}"]

        func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer { .all }
        func answer(_ request: PlatformRequest, _ port: PlatformPort) async -> PlatformAnswer { .empty(404) }
        func hold(_ port: PlatformPort) async {}
        func findings() async -> [PlatformFinding] { [PlatformFinding(level, "token", "seen")] }
    }

    /// Answers every request with a status, or not at all.
    private struct Transport: PlatformTransport {
        let status: Int?

        func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply {
            guard let status else { throw PlatformFailure(.notReached) }
            return PlatformReply(status: status)
        }
    }

    private func run(
        _ level: PlatformFinding.Level = .fine, url: String? = "https://chat.example.com", status: Int? = 401
    ) async -> PlatformCheck.Result? {
        await PlatformCheck([Adapter(level: level)], externalURL: url, transport: Transport(status: status)).run().first
    }

    @Test("an address that refuses an unsigned request is in order")
    func fine() async {
        let result = await run()
        #expect(result?.isFine == true)
        #expect(
            result?.findings.last?.text
                == "https://chat.example.com/beckon/1/agent-sides/cxone/webhook/check is answered")
    }

    @Test("an address that answers 404 is a fault, one that does not answer a warning, none at all a fault")
    func address() async {
        #expect(await run(status: 404)?.isFine == false)
        #expect(await run(status: nil)?.findings.last?.level == .warning)
        #expect(await run(url: nil)?.isFine == false)
    }

    @Test("a fault that the platform reports counts")
    func fault() async {
        #expect(await run(.fault)?.isFine == false)
        #expect(await run(.warning)?.isFine == true)
    }
}
