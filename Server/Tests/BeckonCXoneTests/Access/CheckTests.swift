import Beckon
import BeckonJSON
import BeckonPlatform
import Testing

@testable import BeckonCXone

@Suite("Check of CXone's set-up") struct CheckTests {
    private static func levels(_ world: World) async -> [String: PlatformFinding.Level] {
        Dictionary(await world.side.findings().map { ($0.subject, $0.level) }) { $1 }
    }

    @Test("what is in order is said so, and the address that CXone calls is tried")
    func fine() async {
        let world = World {
            $0.publicAddress = "https://beckon.example.com/"
            $0.callbacks = nil
        }
        world.platform.answer("beckon.example.com", .json(200, ["access_token": "t"]))
        #expect(
            await Self.levels(world) == [
                "token": .fine, "hosts": .fine, "channel": .fine, "contacts": .fine, "channel calls": .fine,
                "events": .fine,
                "address": .fine,
            ])
        #expect(
            world.platform.calls("beckon.example.com").first?.url
                == "https://beckon.example.com/beckon/1/agent-sides/cxone/1.0/token")
    }

    @Test("what is missing is named")
    func faults() async {
        let world = World {
            $0.events = nil
            $0.box = []
        }
        world.platform.answer("/channels/", .json(404, [:]))
        world.platform.answer("/contacts?", .json(403, [:]))
        #expect(
            await Self.levels(world) == [
                "token": .fine, "hosts": .fine, "channel": .fault, "contacts": .warning, "callbacks": .fault,
                "channel calls": .fault,
                "events": .warning, "address": .warning,
            ])
    }

    @Test("without a token nothing further is asked, and no secret is said")
    func refused() async {
        let world = World()
        world.platform.answer("/token", .json(401, [:]))
        let findings = await world.side.findings()
        #expect(findings.first?.level == .fault)
        #expect(world.platform.calls.count == 1)
        #expect(!findings.contains { $0.text.contains(world.secret) })
    }
}
