import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import BeckonSimulators
import Testing

@testable import BeckonGenesysCloud

/// A notification channel of the stand-in, over real sockets.
@Suite(.serialized, .timeLimit(.minutes(20))) struct ChannelLossTests {
    @Test("a channel that is gone answers 404 at the handshake, and a new one is made")
    func gone() async throws {
        let world = try await StandInWorld(connector: NIOSocketConnector())
        try await world.running(MemoryStore()) { node in
            let port = PlatformPort(agents: node.port(of: .genesysCloud), time: SystemTime())
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await world.side.hold(port) }
                let first = try await channel(of: world, other: "")
                let uri = "ws://127.0.0.1:\(world.cloud.port)/channels/\(first)"
                let order = PlatformCall(
                    "POST", "\(world.cloud.endpoint)/_control/channels", json: ["fault": "forgotten"])
                #expect(try await world.transport.send(order).isSuccess)
                let fault = await #expect(throws: SocketFailure.self) {
                    _ = try await NIOSocketConnector().connect(uri, headers: [:])
                }
                #expect(fault?.status == 404)
                #expect(try await channel(of: world, other: first) != first)
                group.cancelAll()
                try await group.waitForAll()
            }
        }
        await world.close()
    }

    /// Waits until the side is connected by another channel; each look is a request to the stand-in.
    private func channel(of world: StandInWorld, other: String) async throws -> String {
        while true {
            let reply = try await world.side.context.api.call("GET", "/api/v2/notifications/channels")
            let id = reply.json["entities"]?[0]?["id"]?.string
            if let id, id != other, world.side.tally.condition.connectedSince != nil { return id }
        }
    }
}
