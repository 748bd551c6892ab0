import Beckon
import BeckonJSON
import Testing

@testable import BayeuxServer
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// Services that take only values of `gms_user` that this server issued.
@Suite("Issued values of gms_user", .timeLimit(.minutes(20)))
struct IssuedUserTests {
    private static func node(_ rules: ServiceOptions.UserHeaderRule..., isShared: Bool = false) -> SimulatedNode {
        SimulatedNode(store: MemoryStore(isShared: isShared)) {
            $0.services = rules.enumerated().map { index, rule in
                var options = ServiceOptions(name: index == 0 ? "request-chat" : "chat-\(index)", kind: .chat)
                options.userHeader = rule
                return options
            }
        }
    }

    private func created(_ node: SimulatedNode, user: String?) async throws -> (service: ServiceID, user: String) {
        let answer = try JSONValue(parsing: try await node.chat.createService("request-chat", node.call(user: user)))
        return (ServiceID(try #require(answer["_id"]?.string)), try #require(answer["_user_header"]?.string))
    }

    private func shakeHands(_ node: SimulatedNode, user: String?) async throws -> JSONValue {
        let handshake: JSONValue = [
            ["channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"]]
        ]
        return try #require(try await node.comet(handshake, user: user).first)
    }

    @Test("the app's own value is never adopted: a new one is issued and told, and the chat has it")
    func issuing() async throws {
        let node = Self.node(.issued)
        try await node.run {
            let (service, user) = try await created(node, user: "alice")
            #expect(user.utf8.count == 32 && user != "alice")
            _ = try await node.chat.create(service, node.call(["notify_by": "comet"], user: "alice"))
            #expect(try await node.store.chat(service: service)?.customer.user == user)
            // Whoever comes back with it is the same customer.
            #expect(try await created(node, user: user).user == user)
            #expect(try await created(node, user: "alice").user != user)
            let invented = "0123456789abcdef0123456789abcdef"
            #expect(try await created(node, user: invented).user != invented)
        }
    }

    @Test(
        "a handshake with a value that was not issued gets 403, one with an issued value does not",
        arguments: [false, true])
    func handshakes(isShared: Bool) async throws {
        let node = Self.node(.issued, isShared: isShared)
        try await node.run {
            for user in ["alice", "0123456789abcdef0123456789abcdef"] {
                let answer = try await shakeHands(node, user: user)
                #expect(answer["successful"] == false)
                #expect(answer["error"] == "403::gms_user was not issued")
                #expect(answer["advice"]?["reconnect"] == "none")
            }
            #expect(try await shakeHands(node, user: nil)["successful"] == true)
            let user = try await created(node, user: nil).user
            #expect(try await shakeHands(node, user: user)["successful"] == true)
        }
    }

    @Test("a caller who guesses values is slowed down")
    func misses() async throws {
        let node = Self.node(.issued)
        try await node.run {
            var refusals: [String] = []
            for number in 0..<22 {
                let session = SessionSummary(clientID: "c", user: "u\(number)", browserID: nil)
                let request = BayeuxRequest(body: [], user: "u\(number)", peer: "192.0.2.1")
                let refusal = try #require(await node.core.application.check(session, by: request))
                refusals.append("\(refusal.0)")
            }
            let codes = refusals.map { String($0.prefix(4)) }
            #expect(codes == Array(repeating: "403:", count: 20) + Array(repeating: "429:", count: 2))
        }
    }

    @Test("beside a service that takes any value, handshakes are open, and no chat of the other one is reached by them")
    func mixed() async throws {
        let node = Self.node(.issued, .any)
        try await node.run {
            let answer = try await shakeHands(node, user: "alice")
            #expect(answer["successful"] == true)
            let user = try await created(node, user: "alice").user
            #expect(user != "alice")
        }
    }
}
