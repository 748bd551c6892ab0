import Beckon
import BeckonJSON
import BeckonServer
import BeckonTransport
import Foundation
import Synchronization
import Testing

#if POSTGRESQL
    import PostgreSQLTestServer
#endif

/// What strangers can do to a gateway that customers use at the same time.
@Suite("Strangers at the door", .serialized, .timeLimit(.minutes(20)))
struct StrangersTests {
    /// Somebody who calls the gateway's HTTP side.
    private struct Caller {
        let url: URL
        var headers: [String: String] = [:]
        let transport = URLSessionTransport()

        func post(_ path: String, _ fields: [String: String] = [:]) async throws -> TransportResponse {
            try await post(
                path,
                JSONValue.object(JSONObject(fields.map { (key: $0.key, value: JSONValue.string($0.value)) })).encoded())
        }

        func post(_ path: String, _ body: [UInt8]) async throws -> TransportResponse {
            var request = TransportRequest(method: "POST", url: url.appendingPathComponent(path))
            request.headers["Content-Type"] = "application/json"
            for (name, value) in headers { request.headers[name] = value }
            request.body = body
            return try await transport.send(request)
        }

        func query(_ path: String, id: Int) async throws -> TransportResponse {
            let url = url.appendingPathComponent(path).appending(queryItems: [.init(name: "_id", value: "\(id)")])
            var request = TransportRequest(method: "GET", url: url)
            for (name, value) in headers { request.headers[name] = value }
            return try await transport.send(request)
        }

        /// Starts a chat over CometD.
        func startChat() async throws -> (service: String, status: Int) {
            let created = try await post("genesys/1/service/request-chat")
            guard created.status == 200 else { return ("", created.status) }
            let service = try JSONValue(parsing: created.body)["_id"]?.string ?? ""
            let chat = try await post(
                "genesys/1/service/\(service)/ixn/chat", ["notify_by": "comet", "nickname": "Stan"])
            return (service, chat.status)
        }
    }

    private final class Flag: Sendable {
        private let value = Mutex(false)

        var isSet: Bool { value.withLock { $0 } }
        func set() { value.withLock { $0 = true } }
    }

    private static func handshake(user: String?) -> [UInt8] {
        var message: JSONObject = [
            "channel": "/meta/handshake", "version": "1.0", "supportedConnectionTypes": ["long-polling"],
        ]
        if let user { message["ext"] = ["gms_user": .string(user)] }
        return JSONValue.array([.object(message)]).encoded()
    }

    #if POSTGRESQL
        private static func junk() -> String {
            (0..<256).map { _ in
                let digits = String(UInt64.random(in: .min ... .max), radix: 16)
                return String(repeating: "0", count: 16 - digits.count) + digits
            }.joined()
        }

        @Test(
            "thousands of junk handshakes and creations with 4 KB users beside 50 chats: none of the 50 sees an error",
            .enabled(if: PostgreSQLServer.isInstalled, "PostgreSQL is not installed: apt-get install postgresql"))
        func junkBesideChats() async throws {
            let count = ProcessInfo.processInfo.environment["BECKON_JUNK"].flatMap { Int($0) } ?? 2_000
            let server = try PostgreSQLServer.shared.get()
            let database = try server.createDatabase()
            try await RunningGateway.run {
                $0.database = server.url(database)
                $0.operations.port = nil
            } _: { gateway in
                let isOver = Flag()
                try await withThrowingTaskGroup(of: [Int].self) { group in
                    for number in 0..<50 {
                        group.addTask {
                            let customer = Caller(url: gateway.url, headers: ["gms_user": "customer-\(number)"])
                            let (service, status) = try await customer.startChat()
                            var statuses = [status]
                            repeat {
                                let sent = try await customer.post(
                                    "genesys/1/service/\(service)/ixn/chat/send", ["message": "hello"])
                                statuses.append(sent.status)
                            } while !isOver.isSet
                            return statuses
                        }
                    }
                    let refused = try await Self.sendJunk(count, to: gateway)
                    #expect(refused == count)
                    isOver.set()
                    for try await statuses in group { #expect(Set(statuses) == [200]) }
                }
            }
            try server.dropDatabase(database)
        }

        /// - Returns: How many were refused.
        private static func sendJunk(_ count: Int, to gateway: RunningGateway) async throws -> Int {
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        let stranger = Caller(url: gateway.url)
                        var refused = 0
                        for number in 0..<(count / 8) {
                            let answer =
                                number.isMultiple(of: 2)
                                ? try await stranger.post("genesys/cometd", handshake(user: junk()))
                                : try await stranger.post("genesys/1/service/request-chat", ["gms_user": junk()])
                            let text = String(decoding: answer.body, as: UTF8.self)
                            if answer.status == 400 || text.contains("400::gms_user is too long") { refused += 1 }
                        }
                        return refused
                    }
                }
                return try await group.reduce(0, +)
            }
        }
    #endif

    /// A gateway behind a proxy, so that each caller has the address that its requests name.
    private func withProxy(
        _ change: @escaping (inout Settings) -> Void = { _ in },
        _ body: @escaping @Sendable (RunningGateway) async throws -> Void
    ) async throws {
        try await RunningGateway.run(
            {
                let yaml = "http: { trustedProxies: [127.0.0.1] }"
                $0.http.trustedProxies = try Settings(yaml: yaml).http.trustedProxies
                change(&$0)
            }, body)
    }

    @Test("creations from one address are slowed down with 429 and Retry-After, other addresses notice nothing")
    func creations() async throws {
        try await withProxy {
            $0.limits.perAddress[.creation] = 5
        } _: { gateway in
            let stranger = Caller(url: gateway.url, headers: ["X-Forwarded-For": "198.51.100.1"])
            var statuses: [Int] = []
            for _ in 0..<8 { statuses.append(try await stranger.post("genesys/1/service/request-chat").status) }
            // On a slow machine a further one may be due meanwhile.
            #expect(statuses.prefix(5).allSatisfy { $0 == 200 } && statuses.last == 429, "\(statuses)")
            let refusal = try await stranger.post("genesys/1/service/request-chat")
            #expect(refusal.headers["Retry-After"].flatMap { Int($0) }.map { (1...12).contains($0) } == true)
            let fault = try JSONValue(parsing: refusal.body)
            #expect(fault["exception"]?.string == "com.genesyslab.gsg.GSGException")
            let callback = try await stranger.post("genesys/1/service/callback/chat-wait", ["_customer_number": "1"])
            #expect(callback.status == 429)
            #expect(try JSONValue(parsing: callback.body)["code"]?.int == 429)
            let customer = Caller(url: gateway.url, headers: ["X-Forwarded-For": "198.51.100.2", "gms_user": "u"])
            #expect(try await customer.startChat().status == 200)
            let forger = Caller(
                url: gateway.url, headers: ["X-Forwarded-For": "203.0.113.5, 198.51.100.1"])
            #expect(try await forger.post("genesys/1/service/request-chat").status == 429)
        }
    }

    @Test("handshakes beyond the limit get 429 with the advice when to come back")
    func handshakes() async throws {
        try await withProxy {
            $0.limits.perAddress[.handshake] = 2
        } _: { gateway in
            let stranger = Caller(url: gateway.url, headers: ["X-Forwarded-For": "198.51.100.1"])
            for _ in 0..<2 { _ = try await stranger.post("genesys/cometd", Self.handshake(user: nil)) }
            let answer = try JSONValue(
                parsing: try await stranger.post("genesys/cometd", Self.handshake(user: nil)).body)
            #expect(answer[0]?["successful"] == false)
            #expect(answer[0]?["error"]?.string == "429::Too many requests")
            #expect(answer[0]?["advice"]?["reconnect"]?.string == "handshake")
            #expect(answer[0]?["advice"]?["interval"]?.int.map { (1...30_000).contains($0) } == true)
        }
    }

    @Test("a chat takes so many texts at once and no more, and the customer's other one goes on")
    func sends() async throws {
        try await withProxy {
            $0.limits.perUser[.send] = 3
        } _: { gateway in
            let headers = ["X-Forwarded-For": "198.51.100.1", "gms_user": "u"]
            let customer = Caller(url: gateway.url, headers: headers)
            let (one, other) = (try await customer.startChat().service, try await customer.startChat().service)
            func send(_ service: String) async throws -> Int {
                try await customer.post("genesys/1/service/\(service)/ixn/chat/send", ["message": "a"]).status
            }
            var statuses: [Int] = []
            for _ in 0..<5 { statuses.append(try await send(one)) }
            #expect(statuses == [200, 200, 200, 429, 429])
            let words = try await customer.post("genesys/1/service/\(one)/ixn/chat/refresh", ["message": "a"])
            #expect(words.status == 429)
            #expect(try await customer.post("genesys/1/service/\(one)/ixn/chat/refresh").status == 200)
            #expect(try await send(other) == 200)
        }
    }

    @Test("an address that guesses ids gets 429, and its neighbour's chat goes on")
    func misses() async throws {
        try await withProxy { _ in
        } _: { gateway in
            let near = ["X-Forwarded-For": "198.51.100.1"]
            let customer = Caller(url: gateway.url, headers: near.merging(["gms_user": "u"]) { old, _ in old })
            let service = try await customer.startChat().service
            let stranger = Caller(url: gateway.url, headers: near)
            var statuses: [Int] = []
            for number in 0..<25 {
                statuses.append(
                    try await stranger.post("genesys/1/service/\(number)/ixn/chat/refresh").status)
            }
            #expect(statuses == Array(repeating: 404, count: 20) + Array(repeating: 429, count: 5))
            #expect(
                try await customer.post("genesys/1/service/\(service)/ixn/chat/send", ["message": "a"]).status == 200)
        }
    }

    @Test("an address that asks for callbacks that are not there gets 429, and its neighbour finds its own")
    func missedCallbacks() async throws {
        try await withProxy { _ in
        } _: { gateway in
            let near = ["X-Forwarded-For": "198.51.100.1"]
            let customer = Caller(url: gateway.url, headers: near.merging(["gms_user": "u"]) { old, _ in old })
            let stranger = Caller(url: gateway.url, headers: near)
            var statuses: [Int] = []
            for number in 0..<25 {
                statuses.append(try await stranger.query("genesys/1/service/callback", id: number).status)
            }
            #expect(statuses == Array(repeating: 200, count: 20) + Array(repeating: 429, count: 5))
            #expect(try await customer.startChat().status == 200)
        }
    }

    @Test("one gms_user has so many open chats and no more, also when it asks for all of them at once")
    func openChats() async throws {
        try await RunningGateway.run {
            $0.limits.openChats = 4
        } _: { gateway in
            let customer = Caller(url: gateway.url, headers: ["gms_user": "u"])
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<40 { group.addTask { try await customer.startChat().status } }
                return try await group.reduce(into: [Int]()) { $0.append($1) }
            }
            let made = statuses.count { $0 == 200 }
            #expect((1...4).contains(made))
            #expect(Set(statuses).isSubset(of: [200, 429]))
            var last = 0
            for _ in 0..<5 { last = try await customer.startChat().status }
            #expect(last == 429)
            #expect(try await Caller(url: gateway.url, headers: ["gms_user": "v"]).startChat().status == 200)
        }
    }
}
