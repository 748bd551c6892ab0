import Beckon
import BeckonJSON
import HTTPTypes
import TestTime
import Testing

@testable import BeckonServer

/// Requests of one app that go to any node of a cluster.
@Suite("Any node serves any request") struct AnyNodeTests {
    private static let form = "application/x-www-form-urlencoded"

    /// Two nodes on one database.
    private static func run(_ body: ([GMSBrowser]) async throws -> Void) async throws {
        let (store, time) = (MemoryStore(isShared: true), ManualTime(now: Timestamp(milliseconds: 1_764_000_000_000)))
        var settings = Settings()
        settings.services = [ServiceOptions(name: "request-chat", kind: .chat)]
        let all = settings
        let nodes = ["here", "there"].map { name in
            SimulatedNode(store: store, time: time) {
                $0 = all
                $0.node.name = name
            }
        }
        try await nodes[0].run {
            try await nodes[1].run {
                try await body(nodes.map { GMSBrowser($0, all) })
            }
        }
    }

    @Test("a chat of version 1 goes on at another node with every request")
    func version1() async throws {
        try await Self.run { nodes in
            let created = try await nodes[0].send(.post, "/genesys/1/service/request-chat", "a=b", type: Self.form)
            let id = try #require(try JSONValue(parsing: created.bytes)["_id"]?.string)
            let path = "/genesys/1/service/\(id)/ixn/chat"
            _ = try await nodes[1].send(.post, path, "userDisplayName=Ada", type: Self.form)
            for turn in 0..<6 {
                let answer = try await nodes[turn % 2].send(.post, "\(path)/send", "message=\(turn)", type: Self.form)
                #expect(answer.status == 200)
            }
            for node in nodes {
                let answer = try await node.send(.post, "\(path)/refresh", "transcriptPosition=1", type: Self.form)
                let shown = try JSONValue(parsing: answer.bytes)["transcriptToShow"]?.array ?? []
                #expect(shown.compactMap { $0[2]?.string } == (0..<6).map(String.init))
            }
        }
    }

    @Test("so does a chat of version 2, whose key every node knows")
    func version2() async throws {
        try await Self.run { nodes in
            let begun = try JSONValue(
                parsing: try await nodes[0].send(
                    .post, "/genesys/2/chat/request-chat", "nickname=Ada", type: Self.form
                ).bytes)
            let chat = try #require(begun["chatId"]?.string)
            let identity = ["userId", "secureKey", "alias"].map { "\($0)=\(begun[$0]?.string ?? "")" }
                .joined(separator: "&")
            let path = "/genesys/2/chat/request-chat/\(chat)"
            for turn in 0..<6 {
                let answer = try await nodes[(turn + 1) % 2].send(
                    .post, "\(path)/send", "\(identity)&message=\(turn)", type: Self.form)
                #expect(try JSONValue(parsing: answer.bytes)["statusCode"] == 0)
            }
            for node in nodes {
                let answer = try await node.send(
                    .post, "\(path)/refresh", "\(identity)&transcriptPosition=2", type: Self.form)
                let shown = try JSONValue(parsing: answer.bytes)["messages"]?.array ?? []
                #expect(shown.compactMap { $0["text"]?.string } == (0..<6).map(String.init))
            }
        }
    }

    @Test("what one node stores every node reads")
    func storage() async throws {
        try await Self.run { nodes in
            let made = try await nodes[0].send(.post, "/genesys/1/storage/60", #"{"a":"b"}"#)
            let id = try #require(try JSONValue(parsing: made.bytes)["id"]?.string)
            #expect(try await nodes[1].send(.get, "/genesys/1/storage/\(id)").body == #"{"a":"b"}"#)
            #expect(try await nodes[1].send(.post, "/genesys/1/storage/\(id)/60", #"{"c":"d"}"#).status == 200)
            #expect(try await nodes[0].send(.get, "/genesys/1/storage/\(id)/c").body == "d")
        }
    }
}
