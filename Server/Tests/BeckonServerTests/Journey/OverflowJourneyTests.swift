import BayeuxServer
import Beckon
import BeckonJSON
import Testing

@testable import BeckonNode
@testable import BeckonServer

/// A node that has no room to remember what it could not finish finds it again.
@Suite struct OverflowJourneyTests {
    private typealias Client = (user: String, id: String, chat: ChatID)

    /// A node with room for one customer, at which four have a client and a chat.
    private func run(_ body: (SimulatedNode, [Client]) async throws -> Void) async throws {
        let node = SimulatedNode(presenceCapacity: 1)
        try await node.run {
            var clients: [Client] = []
            for user in (1...4).map({ "user-\($0)" }) {
                let (id, _) = try await node.arrive(user: user)
                clients.append((user, id, try await node.startChat(user: user).id))
            }
            try await body(node, clients)
        }
    }

    @Test("lost clients whose going away could not be stored are missed, however many there are")
    func lostClients() async throws {
        try await run { node, clients in
            // Until nobody waits for them as arrivals any more.
            for _ in 0..<25 {
                for client in clients { _ = try await node.connect(client.id, user: client.user) }
                try await node.pass(seconds: 1)
            }
            for client in clients {
                node.core.hub.sessions.forget(client.id)
                let lost = HeldClient(clientID: client.id, scope: .user(client.user))
                try await node.core.presence.tell(
                    .failed(.storeAway(ClientDeparture(lost, .missed, [ChatPosition(client.chat, 1)]))))
            }
            for _ in 0..<30 {
                try await node.pass(seconds: 1)
                for _ in 0..<100 { await Task.yield() }
            }
            for client in clients { #expect(try await node.head(client.chat)?.attendance.presence.isAway == true) }
        }
    }

    @Test("clients that are here although their chats say away are found, however many there are")
    func returned() async throws {
        try await run { node, clients in
            for client in clients {
                _ = try await node.core.chats.perform(
                    client.chat, .customerAway(position: nil, .unseen))
                let returned = HeldClient(clientID: client.id, scope: .user(client.user))
                try await node.core.presence.tell(.isAway(ClientDeparture(returned, .missed, []), hasChanged: true))
            }
            try await node.pass(seconds: 2)
            for client in clients {
                #expect(try await node.head(client.chat)?.attendance.presence == .present(clientID: client.id))
            }
        }
    }
}
