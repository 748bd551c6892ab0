import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import BeckonSimulators

/// The bad days of the stand-in's notification service (contact-centers §2.1).
@Suite struct SimulatedGenesysChannelTests {
    private typealias Fault = GenesysChannels.Fault
    private static let topic = "v2.routing.queues.q1.conversations.messages"

    /// A channel with one topic and an open WebSocket.
    private struct Stage {
        let platform: SimulatedGenesysCloud
        let token: String
        let id: String
        let wire = EmbeddedChannel()
        let socket: StandInSocket

        init() async throws {
            platform = try await SimulatedGenesysCloud.listen(.init(clientSecret: "a", webhookSecret: "b"))
            token = platform.tokens.issue()
            socket = StandInSocket(wire)
            try await wire.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
            let made = await Self.ask(platform, token, "POST", "")
            id = made.json["id"]?.string ?? ""
            _ = await Self.ask(platform, token, "PUT", "/\(id)/subscriptions", [["id": .string(topic)]])
            platform.channels.reader(of: id).opened(socket)
        }

        static func ask(
            _ platform: SimulatedGenesysCloud, _ token: String, _ method: String, _ rest: String,
            _ json: SimulatedJSON = .null
        ) async -> (status: Int, json: SimulatedJSON) {
            let path = "api/v2/notifications/channels\(rest)".split(separator: "/").map(String.init)
            let answer = await platform.answerAny(
                StandInRequest(
                    method: method, path: path, query: [:], headers: ["authorization": "Bearer \(token)"],
                    body: json.bytes))
            return (answer?.status ?? 0, answer.flatMap { SimulatedJSON.parse($0.body) } ?? .null)
        }

        func occur(_ fault: String, seconds: Int64 = 60) async -> Int {
            let body: SimulatedJSON = ["fault": .string(fault), "seconds": SimulatedJSON(seconds)]
            let answer = await platform.answerAny(
                StandInRequest(
                    method: "POST", path: ["_control", "channels"], query: [:], headers: [:], body: body.bytes))
            return answer?.status ?? 0
        }

        /// The next text that the WebSocket sent.
        func text() throws -> SimulatedJSON? {
            (wire.embeddedEventLoop).run()
            guard let frame = try wire.readOutbound(as: WebSocketFrame.self) else { return nil }
            return SimulatedJSON.parse(Array(frame.unmaskedData.readableBytesView))
        }

        func publishes() throws -> Bool {
            platform.channels.publish(topic, ["id": "1"])
            return try text() != nil
        }

        func isThere() async -> Int { await Self.ask(platform, token, "HEAD", "/\(id)").status }
    }

    @Test("a WebSocket is closed without a word, and its channel stays")
    func dropped() async throws {
        let stage = try await Stage()
        #expect(try stage.publishes())
        #expect(await stage.occur("dropped") == 200)
        #expect(try stage.text() == nil)
        #expect(!stage.wire.isActive)
        #expect(await stage.isThere() == 200)
        await stage.platform.close()
    }

    @Test("the service says that it closes, and goes on until a new WebSocket is there")
    func closing() async throws {
        let stage = try await Stage()
        #expect(await stage.occur("closing") == 200)
        #expect(try stage.text()?["topicName"]?.string == "v2.system.socket_closing")
        #expect(try stage.publishes())
        stage.platform.channels.reader(of: stage.id).opened(StandInSocket(EmbeddedChannel()))
        #expect(!stage.wire.isActive)
        await stage.platform.close()
    }

    @Test("channels that are forgotten answer 404 and have no WebSocket")
    func forgotten() async throws {
        let stage = try await Stage()
        #expect(await stage.occur("forgotten") == 200)
        #expect(!stage.wire.isActive)
        #expect(await stage.isThere() == 404)
        await stage.platform.close()
    }

    @Test("topics that another channel takes are told of, and bring no events")
    func replaced() async throws {
        let stage = try await Stage()
        #expect(await stage.occur("replaced") == 200)
        let told = try stage.text()
        #expect(told?["topicName"]?.string == "v2.system.no_longer_subscribed.\(stage.id)")
        #expect(told?["eventBody"]?["reason"]?.string == "another_channel_subscribed")
        #expect(try !stage.publishes())
        #expect(await stage.isThere() == 200)
        await stage.platform.close()
    }

    @Test("a revoked token is told of, and neither it nor its channel holds")
    func revoked() async throws {
        let stage = try await Stage()
        #expect(await stage.occur("revoked") == 200)
        #expect(try stage.text()?["topicName"]?.string == "v2.system.token_revoked.\(stage.id)")
        #expect(!stage.wire.isActive)
        #expect(await stage.isThere() == 401)
        await stage.platform.close()
    }

    @Test("in a silence nothing is sent and no ping is answered; after it both are")
    func silent() async throws {
        let stage = try await Stage()
        let reader = stage.platform.channels.reader(of: stage.id)
        #expect(await stage.occur("silent") == 200)
        reader.received(#"{"message":"ping"}"#, on: stage.socket)
        #expect(try !stage.publishes())
        #expect(stage.wire.isActive)
        #expect(await stage.occur("silent", seconds: 0) == 200)
        reader.received(#"{"message":"ping"}"#, on: stage.socket)
        #expect(try stage.text()?["eventBody"]?["message"]?.string == "pong")
        #expect(try stage.publishes())
        await stage.platform.close()
    }

    @Test("what is no fault is refused")
    func refused() async throws {
        let stage = try await Stage()
        #expect(await stage.occur("burnt") == 400)
        for text in ["dropped", "dropped=0", "burnt=3", "dropped=nan", "=1"] {
            #expect(SimulatedGenesysCloud.Configuration.ChannelFault(text) == nil)
        }
        #expect(SimulatedGenesysCloud.Configuration.ChannelFault("dropped=30")?.every == 30)
        await stage.platform.close()
    }
}
