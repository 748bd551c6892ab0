import Beckon
import BeckonJSON
import Logging
import TestLog
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

@Suite("Chats that no event can reach")
struct UnreachableChatsTests {
    @Test(
        "the first chat that wants CometD and names no gms_user is a warning, others are none",
        arguments: [
            ("comet", nil, 1), ("Comet", nil, 1), ("comet", "user-1", 0), ("polling", nil, 0), (nil, nil, 0),
        ])
    func warned(_ way: String?, _ user: String?, _ count: Int) async throws {
        let node = SimulatedNode()
        let lines = LogLines()
        try await node.run {
            var chat = node.chat
            chat.unreachable = UnreachableChats(logger: lines.logger)
            for _ in 0..<3 {
                var call = node.call(way.map { ["notify_by": $0] } ?? [:])
                call.user = user
                let created = try await chat.createService("request-chat", call)
                let id = try #require(try JSONValue(parsing: created)["_id"]?.string)
                _ = try await chat.create(ServiceID(id), call)
            }
        }
        #expect(lines.all.filter { $0.level == .warning && $0.text.contains("underscores_in_headers") }.count == count)
    }
}
