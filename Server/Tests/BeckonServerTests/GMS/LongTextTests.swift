import Beckon
import BeckonJSON
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonServer

/// Texts that a database would keep in an index, held against their limits where they come in.
@Suite("Long texts at the edge", .timeLimit(.minutes(20)))
struct LongTextTests {
    private static let long = String(repeating: "x", count: 4_096)
    private static let handshake: JSONValue = [
        ["channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"]]
    ]

    @Test("a handshake with an endless gms_user is refused, in the header as in ext, and nothing is stored")
    func handshakes() async throws {
        let node = SimulatedNode(store: MemoryStore(isShared: true))
        try await node.run {
            let inExt: JSONValue = [
                [
                    "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"],
                    "ext": ["gms_user": .string(Self.long)],
                ]
            ]
            for answer in [
                try await node.comet(Self.handshake, user: Self.long), try await node.comet(inExt, user: nil),
            ] {
                #expect(answer[0]["successful"] == false)
                #expect(answer[0]["error"] == "400::gms_user is too long")
                #expect(answer[0]["advice"]?["reconnect"] == "none")
                #expect(answer[0]["clientId"] == nil)
            }
            let good = String(repeating: "x", count: TextLimit.user)
            #expect(try await node.comet(Self.handshake, user: good)[0]["successful"] == true)
            #expect(try await node.comet(Self.handshake, user: "")[0]["successful"] == true)
        }
    }

    @Test("a push section and a language beyond their limit are refused by name")
    func devices() throws {
        for name in ["push_notification_provider", "push_notification_language"] {
            let parameters = RequestParameters([
                "push_notification_deviceid": "t", "push_notification_type": "fcm", name: Self.long,
            ])
            #expect(throws: Fault.badValue(name)) {
                try ChatCreationFields.request(
                    parameters, user: nil, options: ServiceOptions(name: "s", kind: .chat),
                    now: Timestamp(milliseconds: 0))
            }
        }
    }

    @Test("a name of which nothing can be seen hides no other name")
    func unseenNames() throws {
        let blank = "\u{A0}\u{200B} "
        let cases: [([String: String], String)] = [
            (["userDisplayName": blank, "nickname": "Ada"], "Ada"),
            (["nickname": "\u{3164}", "firstName": "Ada", "lastName": blank], "Ada"),
            (["UserName": "\t", "FirstName": "\u{2800}", "LastName": "Byron"], "Byron"),
            (["userDisplayName": blank, "firstName": blank], "Customer"),
            (["userDisplayName": " Ada\u{200D} "], "Ada"),
        ]
        for (fields, name) in cases {
            let request = try ChatCreationFields.request(
                RequestParameters(fields), user: nil, options: ServiceOptions(name: "s", kind: .chat),
                now: Timestamp(milliseconds: 0))
            #expect(request.nickname == name)
        }
    }

    @Test("a nickname is cut to bytes, also one of a single endless character")
    func nicknames() throws {
        for name in [Self.long, "a" + String(repeating: "\u{301}", count: 5_000)] {
            let request = try ChatCreationFields.request(
                RequestParameters(["nickname": name]), user: nil, options: ServiceOptions(name: "s", kind: .chat),
                now: Timestamp(milliseconds: 0))
            #expect((1...TextLimit.nickname).contains(request.nickname.utf8.count))
        }
    }
}
