import Beckon
import BeckonJSON
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// What a repeated `Idempotency-Key` finds, and what it never finds: somebody else's chat or callback.
@Suite("Keys of creations", .timeLimit(.minutes(20)))
struct CreationKeyTests {
    private static let random = "5c3f1e0a-9b7d-4f26-8a41-d20e6b93c7f8"

    private let node = SimulatedNode {
        var issued = ServiceOptions(name: "issued-chat", kind: .chat)
        issued.userHeader = .issued
        $0.services = [
            ServiceOptions(name: "request-chat", kind: .chat), ServiceOptions(name: "other-chat", kind: .chat), issued,
            ServiceOptions(name: "call-me", kind: .callback),
        ]
    }

    private func create(_ service: String = "request-chat", user: String?, key: String?) async throws -> String {
        var call = node.call(user: user)
        call.key = key
        let created = try JSONValue(parsing: try await node.chat.createService(service, call))
        return try #require(created["_id"]?.string)
    }

    private func startCallback(user: String?, key: String?, number: String = "5550100") async throws -> String {
        let callback = GMSCallback(callbacks: node.core.callbacks)
        let answer = try await callback.start(
            "call-me", parameters: RequestParameters(["_customer_number": number]),
            baseURL: "https://gms.example.com/genesys", user: user, key: key)
        return try #require(try JSONValue(parsing: answer)["_id"]?.string)
    }

    @Test("another customer's equal key makes a service of its own")
    func foreignKey() async throws {
        try await node.run {
            let alice = try await create(user: "alice", key: "1")
            #expect(try await create(user: "alice", key: "1") == alice)
            #expect(try await create(user: "mallory", key: "1") != alice)
            #expect(try await create(user: nil, key: "1") != alice)
            #expect(try await create("other-chat", user: "alice", key: "1") != alice)
            #expect(try await create("issued-chat", user: "alice", key: "1") != alice)
        }
    }

    @Test("without a customer a key that could be guessed finds nothing, one of random bits does")
    func anonymous() async throws {
        try await node.run {
            let first = try await create(user: nil, key: "1")
            #expect(try await create(user: nil, key: "1") != first)
            let secret = try await create(user: nil, key: Self.random)
            #expect(try await create(user: nil, key: Self.random) == secret)
            #expect(try await create(user: "mallory", key: Self.random) != secret)
        }
    }

    @Test("where only issued values count, the app's own gms_user vouches for nothing")
    func ownValueWhereIssued() async throws {
        try await node.run {
            let first = try await create("issued-chat", user: "alice", key: "1")
            #expect(try await create("issued-chat", user: "alice", key: "1") != first)
        }
    }

    @Test("callbacks keep the same rule, and no chat's key finds a callback")
    func callbacks() async throws {
        try await node.run {
            let alice = try await startCallback(user: "alice", key: "1")
            #expect(try await startCallback(user: "alice", key: "1") == alice)
            #expect(try await startCallback(user: "mallory", key: "1", number: "5550101") != alice)
            let first = try await startCallback(user: nil, key: "1", number: "5550102")
            #expect(first != alice)
            #expect(try await startCallback(user: nil, key: "1", number: "5550102") != first)
            let secret = try await startCallback(user: nil, key: Self.random, number: "5550103")
            #expect(try await startCallback(user: nil, key: Self.random, number: "5550103") == secret)
            #expect(try await create(user: nil, key: Self.random) != secret)
        }
    }

    @Test("a mallory with alice's key never sees her words")
    func transcript() async throws {
        try await node.run {
            let alice = ServiceID(try await create(user: "alice", key: "1"))
            _ = try await node.chat.create(alice, node.call(["message": "my secret"], user: "alice"))
            let mallory = ServiceID(try await create(user: "mallory", key: "1"))
            _ = try await node.chat.create(mallory, node.call(user: "mallory"))
            let call = node.call(["transcriptPosition": "0"], user: "mallory")
            let seen = try await node.chat.perform(.refresh, mallory, call)
            #expect(!String(decoding: seen.body, as: UTF8.self).contains("my secret"))
        }
    }
}
