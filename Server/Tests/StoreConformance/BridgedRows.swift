package import Beckon
import Testing

/// Chats as they stood when the agent side was one text, `bridge/<source>`, the customer's id the nickname, and the
/// conversation a member of the user data; and what has to be read of them.
package enum BridgedRows {
    private static let columns = """
        id, service, service_name, version, state, started_at, expires_at, last_position, customer_nickname, \
        gms_user, presence, away_since, cursor, sent, handed_over, agents, agent_is_typing, customer_is_typing, \
        last_pushable, due, agent_side, agent_cursor, user_data
        """

    /// Writes them; engines differ in how they spell truth.
    package static func statements(isTrue: String, isFalse: String) -> [String] {
        [
            service("S1", name: "bridge/crm", key: "'/bridge/crm/order \"81\"/é'"),
            service("S2", name: "bridge/crm", key: "'/bridge/crm/2'"),
            service("S3", name: "bridge/desk", key: "NULL"),
            chat("A", "S1", "bridge/crm", nickname: "ana", #"{"conversation":"order \"81\"/é"}"#, isTrue, isFalse),
            chat("B", "S2", "bridge/crm", nickname: "", #"{"conversation":"2"}"#, isTrue, isFalse),
            chat("C", "S3", "desk", nickname: "ana", #"{"conversation":"mine"}"#, isTrue, isFalse),
        ]
    }

    /// Checks what was made of them.
    package static func check(_ store: any Store) async throws {
        let known = try #require(try await store.chat(ChatID("A")))
        #expect(known.side.name == Sample.bridge("crm") && known.conversation == #"order "81"/é"#)
        #expect(known.customer.signedID == "ana" && known.customer.nickname.isEmpty && known.customer.userData.isEmpty)
        #expect(known.owner == .signed("ana") && known.serviceName == "crm" && known.side.typing.isTyping)
        let source = try #require(BridgeSourceName("crm"))
        let key = BridgedConversation(source: source, id: #"order "81"/é"#).creationKey
        #expect(try await store.service(creationKey: key)?.name == "crm")

        let unknown = try #require(try await store.chat(ChatID("B")))
        #expect(unknown.conversation == "2" && unknown.customer.signedID == nil && unknown.owner == nil)

        let desk = try #require(try await store.chat(ChatID("C")))
        #expect(desk.side.name == .desk && desk.customer.nickname == "ana" && desk.conversation == "C")
        #expect(desk.customer.signedID == nil && desk.customer.userData == ["conversation": "mine"])
        #expect(desk.serviceName == "bridge/desk")

        #expect(try await store.bridgedChats(of: "ana", limit: 9).map(\.id.text) == ["A"])
        #expect(try await store.openChats(limit: 9).map(\.id.text) == ["C"])
        #expect(try await store.erase(user: "ana", limit: 9).chats == 1)
    }

    private static func service(_ id: String, name: String, key: String) -> String {
        """
        INSERT INTO service (id, name, kind, created_at, expires_at, key, user_data) \
        VALUES ('\(id)', '\(name)', 'chat', 0, 99, \(key), '{}')
        """
    }

    private static func chat(
        _ id: String, _ service: String, _ side: String, nickname: String, _ data: String, _ isTrue: String,
        _ isFalse: String
    ) -> String {
        """
        INSERT INTO chat (\(columns)) VALUES ('\(id)', '\(service)', \
        '\(side == "desk" ? "bridge/desk" : side)', 1, 'active', 0, 99, 0, '\(nickname)', NULL, 'away', 0, 0, 0, 0, '[]', \
        \(isTrue), \(isFalse), 0, 99, '\(side)', 0, '\(data)')
        """
    }
}
