import Beckon
import BeckonJSON
import HTTPTypes
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNative
@testable import BeckonNode
@testable import BeckonServer

/// What strangers do is counted, by act and by bytes.
@Suite struct CountingTests {
    private static let address = "192.0.2.1"

    private static func run(
        _ change: (inout Settings) -> Void, _ body: (GuessTests.Caller) async throws -> Void
    ) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [
                ServiceOptions(name: "sales", kind: .callback), ServiceOptions(name: "support", kind: .chat),
            ]
            change(&settings)
        } _: { browser async throws in
            try await body(GuessTests.Caller(browser: browser, address: Self.address))
        }
    }

    @Test("reads, changes and bytes of the storage are counted", arguments: ["read", "change", "delete", "bytes"])
    func storage(what: String) async throws {
        try await Self.run { settings in
            switch what {
            case "read": settings.limits.perAddress[.read] = 3
            case "change", "delete": settings.limits.perAddress[.change] = 3
            default: settings.limits.perAddress[.written] = 300
            }
        } _: { caller in
            func made(_ length: Int) async throws -> String {
                let answer = try await caller.send(
                    .post, "/genesys/1/storage/600", "long=" + String(repeating: "x", count: length))
                return try #require(try JSONValue(parsing: answer.bytes)["id"]?.string)
            }
            let id = try await made(60_000)
            var statuses: [Int] = []
            for number in 0..<6 {
                switch what {
                case "read": statuses.append(try await caller.send(.get, "/genesys/1/storage/\(id)/long").status)
                case "change":
                    statuses.append(try await caller.send(.post, "/genesys/1/storage/\(id)/60", "a=\(number)").status)
                case "delete":
                    statuses.append(try await caller.send(.delete, "/genesys/1/storage/\(try await made(1))").status)
                default:
                    // A few bytes have the whole entry written again, some 60 units.
                    statuses.append(try await caller.send(.post, "/genesys/1/storage/\(id)/60", "a=\(number)").status)
                }
            }
            let allowed = what == "bytes" ? 4 : 3
            #expect(statuses.count { $0 == 200 } <= allowed + 1 && statuses.last == 429, "\(what) \(statuses)")
        }
    }

    @Test("answered bytes are counted: who has got many waits", arguments: [1, 2])
    func freeTimes(version: Int) async throws {
        try await Self.run {
            $0.limits.perAddress[.answered] = 100
        } _: { caller in
            let path =
                "/genesys/\(version)/service/callback/sales/availability?number-of-days=366&timezone=Europe/Berlin"
            var lengths: [Int] = []
            var last = 0
            for _ in 0..<8 {
                let answer = try await caller.send(.get, path)
                last = answer.status
                if last == 200 { lengths.append(answer.bytes.count) }
            }
            #expect(last == 429)
            let row = OperationCosts.all.first {
                $0.path == "/genesys/\(version)/service/callback/{service}/availability"
            }
            guard case .bytes(let most) = row?.answered else { return #expect(Bool(false), "no row") }
            #expect(lengths.allSatisfy { $0 > 10_000 && $0 <= most }, "\(lengths)")
        }
    }

    @Test("HEAD counts no bytes, because it gets none")
    func headers() async throws {
        try await Self.run {
            $0.limits.perAddress[.answered] = 100
        } _: { caller async throws in
            let path = "/genesys/1/service/callback/sales/availability?number-of-days=366&timezone=Europe/Berlin"
            for _ in 0..<20 { #expect(try await caller.send(.head, path).status == 200) }
            #expect(try await caller.send(.get, path).status == 200)
        }
    }

    @Test(
        "each act of chat version 2 is counted for its chat",
        arguments: ["updateData", "pushUrl", "updateNickname", "customNotice", "startTyping"])
    func acts(operation: String) async throws {
        try await Self.run {
            $0.limits.perUser[.change] = 3
            $0.limits.perUser[.send] = 3
        } _: { caller in
            let begun = try await caller.send(.post, "/genesys/2/chat/support", "nickname=Ada")
            let chat = try JSONValue(parsing: begun.bytes)
            let id = chat["chatId"]?.string ?? ""
            let identity = "userId=\(chat["userId"]?.string ?? "")&secureKey=\(chat["secureKey"]?.string ?? "")"
            var statuses: [Int] = []
            for number in 0..<5 {
                let answer = try await caller.send(
                    .post, "/genesys/2/chat/support/\(id)/\(operation)",
                    "\(identity)&userData[a]=\(number)&nickname=n\(number)&pushUrl=https://a.example/\(number)"
                        + "&message=\(operation == "customNotice" ? "n\(number)" : "")")
                statuses.append(try JSONValue(parsing: answer.bytes)["statusCode"]?.int ?? -1)
            }
            #expect(statuses == [0, 0, 0, 1, 1])
        }
    }

    @Test("a device in a refresh counts as a change of the address, whatever number of chats it has")
    func devicesInRefresh() async throws {
        try await Self.run {
            $0.limits.perAddress[.change] = 3
        } _: { caller in
            var statuses: [Int] = []
            for number in 0..<5 {
                let path = "/genesys/1/service/\(try await Self.chat(caller))/ixn/chat/refresh"
                #expect(try await caller.send(.post, path).status == 200)
                let device = "push_notification_deviceid=t\(number)&push_notification_type=ios"
                statuses.append(try await caller.send(.post, path, device).status)
            }
            #expect(statuses == [200, 200, 200, 429, 429])
        }
    }

    @Test("without its key nobody uses up a chat's share")
    func share() async throws {
        try await Self.run {
            $0.limits.perUser[.change] = 3
            $0.limits.perAddress[.miss] = 0
        } _: { caller in
            let begun = try await caller.send(.post, "/genesys/2/chat/support", "nickname=Ada")
            let chat = try JSONValue(parsing: begun.bytes)
            let path = "/genesys/2/chat/support/\(chat["chatId"]?.string ?? "")/startTyping"
            let stranger = GuessTests.Caller(browser: caller.browser, address: "192.0.2.99")
            for _ in 0..<9 { _ = try await stranger.send(.post, path, "userId=x&secureKey=wrong") }
            let identity = "userId=\(chat["userId"]?.string ?? "")&secureKey=\(chat["secureKey"]?.string ?? "")"
            let answer = try await caller.send(.post, path, identity)
            #expect(try JSONValue(parsing: answer.bytes)["statusCode"]?.int == 0)
        }
    }

    @Test("entries of two customers with the same own id have a share each")
    func ownIDs() async throws {
        try await Self.run {
            $0.limits.perUser[.change] = 3
        } _: { caller in
            func send(_ path: String, _ user: String) async throws -> Int {
                let name = try #require(HTTPField.Name("gms_user"))
                return try await caller.browser.send(
                    .post, path, "a=b", fields: [HTTPField(name: name, value: user)],
                    type: "application/x-www-form-urlencoded"
                ).status
            }
            for user in ["alice", "bob"] {
                #expect(try await send("/genesys/1/storage/custom/cart/60", user) == 200)
                // A customer's share holds in all of that entry's updates, whatever name it is called by.
                var statuses: [Int] = []
                for _ in 0..<4 { statuses.append(try await send("/genesys/1/storage/cart/60", user)) }
                #expect(statuses == [200, 200, 200, 429], "\(user)")
            }
        }
    }

    @Test("a customer's header that is sent twice counts once, and one with two values is refused")
    func twoUsers() async throws {
        try await Self.run { _ in
        } _: { caller in
            let name = try #require(HTTPField.Name("gms_user"))
            for (users, status) in [(["ada", "ada"], 200), (["ada", ""], 200), (["ada", "kim"], 400)] {
                let answer = try await caller.browser.send(
                    .post, "/genesys/1/service/support", fields: users.map { HTTPField(name: name, value: $0) })
                #expect(answer.status == status, "\(users)")
                guard status == 200 else { continue }
                let id = try #require(try JSONValue(parsing: answer.bytes)["_id"]?.string)
                #expect(try await caller.browser.node.store.service(ServiceID(id))?.user == "ada")
            }
        }
    }

    @Test("attached data have a most of bytes, in both versions, and what is too long changes nothing")
    func data() async throws {
        try await Self.run { _ in
        } _: { caller in
            let long = String(repeating: "x", count: 40_000)
            let begun = try await caller.send(.post, "/genesys/2/chat/support", "nickname=Ada&userData[a]=\(long)")
            let chat = try JSONValue(parsing: begun.bytes)
            let id = chat["chatId"]?.string ?? ""
            let identity = "userId=\(chat["userId"]?.string ?? "")&secureKey=\(chat["secureKey"]?.string ?? "")"
            let more = try await caller.send(
                .post, "/genesys/2/chat/support/\(id)/updateData", "\(identity)&userData[b]=\(long)")
            #expect(try JSONValue(parsing: more.bytes)["statusCode"]?.int == 2)
            let head = try await caller.browser.node.core.chats.currentHead(ChatID(id))
            #expect(head.customer.userData["b"] == nil && head.customer.userData["a"] == long)
            let service = try await caller.send(.post, "/genesys/1/service/support", "a=\(long)")
            let first = try #require(try JSONValue(parsing: service.bytes)["_id"]?.string)
            let chat1 = try await caller.send(.post, "/genesys/1/service/\(first)/ixn/chat", "nickname=A&b=\(long)")
            #expect(chat1.status == 413)
            #expect(try await caller.send(.post, "/genesys/1/service/\(first)/storage", "b=\(long)").status == 413)
        }
    }

    @Test("refusals of those who need credentials are counted, and right ones that were shown before are let through")
    func refusals() async throws {
        try await Self.run {
            $0.limits.perAddress[.refusal] = 5
            $0.access = GMSAccess(server: BasicCredentials(user: "gms", password: "all"))
        } _: { caller in
            let path = "/genesys/1/admin/callback/queues"
            #expect(try await caller.send(.get, path, basic: "gms:all").status == 200)
            var statuses: [Int] = []
            for _ in 0..<7 { statuses.append(try await caller.send(.get, path).status) }
            #expect(statuses == Array(repeating: 401, count: 5) + [429, 429])
            #expect(try await caller.send(.get, path, basic: "gms:all").status == 200)
            #expect(try await caller.send(.get, "/desk/api/work").status == 429)
        }
    }

    /// Sends JSON below `/beckon/1`.
    private static func native(
        _ caller: GuessTests.Caller, _ method: HTTPRequest.Method, _ path: String, _ body: JSONValue,
        bearer: String? = nil
    ) async throws -> GMSBrowser.Answer {
        let name = try #require(HTTPField.Name("x-beckon-peer"))
        var fields = [HTTPField(name: name, value: caller.address)]
        if let bearer { fields.append(HTTPField(name: .authorization, value: "Bearer \(bearer)")) }
        return try await caller.browser.send(
            method, "/beckon/1/\(path)", String(decoding: body.encoded(), as: UTF8.self), fields: fields)
    }

    /// Begins a chat and returns its secret.
    private static func chat(_ caller: GuessTests.Caller) async throws -> String {
        let service = try await caller.send(.post, "/genesys/1/service/support")
        let id = try #require(try JSONValue(parsing: service.bytes)["_id"]?.string)
        #expect(try await caller.send(.post, "/genesys/1/service/\(id)/ixn/chat", "nickname=Ada").status == 200)
        return id
    }

    private static let presence: JSONValue = ["device": "d", "status": "background"]

    @Test("a right credential that an operation does not check passes no limit there")
    func otherCredential() async throws {
        let secret = SystemIDs().hexadecimal(digits: 32)
        let source = BridgeSource(
            name: try #require(BridgeSourceName("box")), mapping: .cxoneBYOC,
            verification: try #require(WebhookVerification(.clientCredentials, secrets: ["box:\(secret)"])),
            rules: .init())
        try await Self.run {
            $0.limits.perAddress[.refusal] = 5
            $0.sources["box"] = source
        } _: { caller in
            let own = try await Self.chat(caller)
            #expect(try await Self.native(caller, .put, "presence", Self.presence, bearer: own).status == 200)
            func token(_ secret: String) async throws -> Int {
                let client: JSONValue = ["client_id": "box", "client_secret": .string(secret)]
                return try await Self.native(caller, .post, "events/box/1.0/token", client, bearer: own).status
            }
            var statuses: [Int] = []
            for number in 0..<7 { statuses.append(try await token("guess \(number)")) }
            #expect(statuses == Array(repeating: 401, count: 5) + [429, 429])
            #expect(try await token(secret) == 429)
            // Where it is checked it is known.
            #expect(try await Self.native(caller, .put, "presence", Self.presence, bearer: own).status == 200)
            #expect(try await Self.native(caller, .put, "presence", Self.presence, bearer: "x").status == 429)
        }
    }

    @Test("what is done with a chat's secret is counted for the chat and the address, and is no refusal")
    func ownChats() async throws {
        try await Self.run {
            $0.limits.perUser[.change] = 3
            $0.limits.perAddress[.refusal] = 5
            $0.limits.perAddress[.read] = 3
        } _: { caller in
            let own = try await Self.chat(caller)
            var statuses: [Int] = []
            for _ in 0..<9 {
                statuses.append(try await Self.native(caller, .put, "presence", Self.presence, bearer: own).status)
            }
            #expect(statuses == [200, 200, 200] + Array(repeating: 429, count: 6))
            let other = try await Self.chat(caller)
            #expect(try await Self.native(caller, .put, "presence", Self.presence, bearer: other).status == 200)
            statuses = []
            for _ in 0..<5 {
                let path = "/beckon/1/conversations/none/messages"
                let name = try #require(HTTPField.Name("x-beckon-peer"))
                let fields = [
                    HTTPField(name: name, value: caller.address),
                    HTTPField(name: .authorization, value: "Bearer \(own)"),
                ]
                statuses.append(try await caller.browser.send(.get, path, fields: fields).status)
            }
            #expect(statuses == [404, 404, 404, 429, 429])
        }
    }

    @Test("of a caller who is not known no body is read", arguments: ["presence", "receipts"])
    func bodies(operation: String) async throws {
        try await Self.run { _ in
        } _: { caller in
            let method: HTTPRequest.Method = operation == "presence" ? .put : .post
            let name = try #require(HTTPField.Name("x-beckon-peer"))
            let answer = try await caller.browser.send(
                method, "/beckon/1/\(operation)", "{", fields: [HTTPField(name: name, value: caller.address)])
            #expect(answer.status == 401)
        }
    }

    @Test("callers of an exempt address are not counted")
    func exempt() async throws {
        try await GMSBrowser.run {
            $0.limits.perAddress = [.read: 1, .miss: 1, .change: 1, .answered: 1]
        } _: { browser async throws in
            let caller = GuessTests.Caller(browser: browser, address: "127.0.0.1")
            for _ in 0..<5 { #expect(try await caller.send(.get, "/genesys/1/storage/none").status == 404) }
        }
    }
}
