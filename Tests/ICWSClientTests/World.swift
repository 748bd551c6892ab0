import BeckonTransport
import Foundation
import ICWSConnection
import ICWSCore
import ICWSMessaging
import ICWSQueues
import ICWSSimulator
import TestSupport
import Testing

@testable import ICWSClient

/// A simulator, and sessions with it.
struct World {
    let simulator: Simulator
    let server: SimulatorServer
    static let catalogue = Result { try Catalogue() }
    var configuration: SessionConfiguration

    init(streams: Bool = false) throws {
        simulator = Simulator(try Self.catalogue.get())
        server = try SimulatorServer(simulator)
        configuration = SessionConfiguration(
            address: ServerAddress(template: "http://{host}:\(server.port)"), hosts: ["127.0.0.1"])
        configuration.allowsStreaming = streams
        configuration.pollInterval = .milliseconds(20)
        configuration.reconnect = ReconnectPolicy(
            firstWait: .milliseconds(10), longestWait: .milliseconds(50), maximumPasses: 5)
    }

    func session(
        password: String = "right", transport: any StreamingTransport = URLSessionStreaming()
    ) -> ICWSSession {
        Self.session(configuration, password: password, transport: transport)
    }

    static func session(
        _ configuration: SessionConfiguration, password: String = "right",
        transport: any StreamingTransport = URLSessionStreaming(), inputs: SessionInputs = SessionInputs()
    ) -> ICWSSession {
        ICWSSession(configuration, transport: transport, inputs: inputs) {
            ICWS.Connection.BaseAuthConnectionRequestSettings(
                ICWS.Connection.IcAuthConnectionRequestSettings(
                    applicationName: "Test", userID: "agent1", password: password))
        }
    }

    func running(
        _ session: ICWSSession, _ body: (inout Reader<SessionEvent>) async throws -> Void
    ) async throws {
        try await Self.running(session, body)
    }

    /// Runs a session beside what is to be tested, and ends it.
    static func running(
        _ session: ICWSSession, _ body: (inout Reader<SessionEvent>) async throws -> Void
    ) async throws {
        var events = await session.events().reader()
        async let end = session.run()
        do {
            try await body(&events)
        } catch {
            await session.logOff()
            _ = await end
            throw error
        }
        await session.logOff()
        _ = await end
    }
}

extension Reader<SessionEvent> {
    /// Reads until an event is what is looked for.
    mutating func skip(to wanted: (SessionEvent) -> Bool) async -> [SessionEvent] {
        var seen: [SessionEvent] = []
        while let event = await next() {
            seen.append(event)
            if wanted(event) { return seen }
        }
        Issue.record("the session ended: \(seen.suffix(5))")
        return seen
    }

    /// Reads until a message of a kind comes.
    mutating func message<Kind: MessageContract>(_ kind: Kind.Type) async throws -> Kind {
        var found: Kind?
        _ = await skip { event in
            if case .message(let message) = event { found = message.as(kind) }
            return found != nil
        }
        return try #require(found)
    }
}

func supportQueue(_ id: String = "q-main") -> ICWS.Messaging.Subscriptions.Resources.Queues.UpdateQueueSubscription {
    ICWS.Messaging.Subscriptions.Resources.Queues.UpdateQueueSubscription(
        subscriptionId: id,
        queueSubscriptionParameters: ICWS.Queues.QueueSubscriptionParameters(
            queueIds: [ICWS.Queues.QueueId(queueType: .workgroup, queueName: "Support")],
            attributeNames: ["Eic_State"]))
}
