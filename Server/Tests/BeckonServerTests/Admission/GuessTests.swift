import Beckon
import BeckonJSON
import HTTPTypes
import Testing

@testable import BeckonServer

/// Whoever guesses learns nothing beyond the limit, and locks nobody out.
@Suite struct GuessTests {
    private static let number = "+4930123456"
    static let stranger = "192.0.2.1"

    /// A caller with an address.
    struct Caller {
        let browser: GMSBrowser
        let address: String

        func send(
            _ method: HTTPRequest.Method, _ path: String, _ body: String = "", basic: String? = nil
        ) async throws -> GMSBrowser.Answer {
            let name = try #require(HTTPField.Name("x-beckon-peer"))
            return try await browser.send(
                method, path, body, basic: basic, fields: [HTTPField(name: name, value: address)],
                type: "application/x-www-form-urlencoded")
        }

        /// Starts a callback.
        func start(_ number: String) async throws -> String {
            let answer = try await send(
                .post, "/genesys/1/service/callback/sales", "_customer_number=\(number.replacing("+", with: "%2B"))")
            return try #require(try JSONValue(parsing: answer.bytes)["_id"]?.string)
        }
    }

    private static func run(_ body: (GMSBrowser) async throws -> Void) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [
                ServiceOptions(name: "sales", kind: .callback), ServiceOptions(name: "support", kind: .chat),
            ]
        } _: { browser async throws in
            try await body(browser)
        }
    }

    private static func query(_ number: String) -> String {
        "/genesys/1/service/callback?_customer_number=\(number.replacing("+", with: "%2B"))"
    }

    @Test("after the limit the right number is refused like a wrong one")
    func numbers() async throws {
        try await Self.run { browser in
            let customer = Caller(browser: browser, address: "198.51.100.7")
            let id = try await customer.start(Self.number)
            let stranger = Caller(browser: browser, address: Self.stranger)
            var statuses: [Int] = []
            for guess in 0..<40 {
                statuses.append(try await stranger.send(.get, Self.query("+49301000\(guess)")).status)
            }
            #expect(statuses == Array(repeating: 200, count: 20) + Array(repeating: 429, count: 20))
            let right = try await stranger.send(.get, Self.query(Self.number))
            #expect(right.status == 429 && !right.body.contains(id))
            // Neither does the address that asked for it before: a number is no secret.
            #expect(try await customer.send(.get, Self.query(Self.number)).body.contains(id))
            for guess in 0..<40 { _ = try await customer.send(.get, Self.query("+49301000\(guess)")) }
            #expect(try await customer.send(.get, Self.query(Self.number)).status == 429)
        }
    }

    @Test("an own id, or another number that is right, pays for no other guess in the same query")
    func mixed() async throws {
        try await Self.run { browser in
            let victim = try await Caller(browser: browser, address: "198.51.100.7").start(Self.number)
            let stranger = Caller(browser: browser, address: Self.stranger)
            let own = try await stranger.start("+4930999999")
            var statuses: [Int] = []
            for guess in 0..<40 {
                let path = "\(Self.query("+49301000\(guess)"))&_id=\(own)&operand=OR"
                statuses.append(try await stranger.send(.get, path).status)
            }
            #expect(statuses == Array(repeating: 200, count: 20) + Array(repeating: 429, count: 20))
            let right = try await stranger.send(.get, "\(Self.query(Self.number))&_id=\(own)&operand=or")
            #expect(right.status == 429 && !right.body.contains(victim))
            // The own callback is found all the same, also together with its own properties.
            for rest in ["", "&_service_name=sales"] {
                let path = "/genesys/1/service/callback?_id=\(own)\(rest)"
                #expect(try await stranger.send(.get, path).body.contains(own))
            }
        }
    }

    @Test(
        "a number that a PUT names is a guess, whether others have it or not; the own one in another spelling is none")
    func changes() async throws {
        try await GMSBrowser.run { settings in
            var sales = ServiceOptions(name: "sales", kind: .callback)
            (sales.callDirection, sales.waitForAgent) = (.userTerminated, true)
            settings.services = [sales]
        } _: { browser async throws in
            _ = try await Caller(browser: browser, address: "198.51.100.7").start(Self.number)
            let stranger = Caller(browser: browser, address: Self.stranger)
            let path = "/genesys/1/service/callback/sales/\(try await stranger.start("+4930123999"))"
            func put(_ number: String) async throws -> Int {
                let number = number.replacing("+", with: "%2B").replacing(" ", with: "%20")
                return try await stranger.send(.put, path, "_customer_number=\(number)").status
            }
            var statuses: [Int] = []
            for guess in 0..<40 {
                statuses.append(try await put("+4930123\(100 + guess)"))
                statuses.append(try await put("+4930123\(100 + guess)"))
            }
            // The same number twice is one guess.
            #expect(statuses.prefix(40).allSatisfy { $0 == 200 })
            #expect(statuses.suffix(40).allSatisfy { $0 == 429 })
            #expect(try await put(Self.number) == 429)
            #expect(try await put("+4930 123119") == 200)
        }
    }

    @Test("a query with more guesses than are left is refused as a whole, at once, and costs nothing")
    func manyInOne() async throws {
        try await GMSBrowser.run { settings in
            var sales = ServiceOptions(name: "sales", kind: .callback)
            sales.lookupKeys = ["_customer_number", "a", "b", "c"]
            settings.services = [sales]
        } _: { browser async throws in
            let stranger = Caller(browser: browser, address: Self.stranger)
            let rest = "operand=OR&a=1&b=2&c=3"
            func ask(_ rest: String) async throws -> Int {
                try await stranger.send(.get, "\(Self.query("+49301000"))&\(rest)").status
            }
            for _ in 0..<4 { #expect(try await ask(rest) == 200) }
            // Four of the 20 are left, then two, which are not enough for four.
            #expect(try await ask("operand=OR&a=1") == 200)
            for _ in 0..<3 { #expect(try await ask(rest) == 429) }
            #expect(try await ask("operand=OR&a=1") == 200)
            #expect(try await ask("operand=OR") == 429)
        }
    }

    @Test("a query whose guesses are all right costs nothing, however often it is asked")
    func allRight() async throws {
        try await Self.run { browser in
            let customer = Caller(browser: browser, address: "198.51.100.7")
            let id = try await customer.start(Self.number)
            for _ in 0..<40 {
                let answer = try await customer.send(.get, "\(Self.query(Self.number))&_id=\(id)&operand=OR")
                #expect(answer.status == 200 && answer.body.contains(id))
            }
        }
    }

    @Test("after the limit an id that the address has not used before is refused, in every path")
    func ids() async throws {
        try await Self.run { browser in
            let customer = Caller(browser: browser, address: "198.51.100.7")
            let callback = try await customer.start(Self.number)
            let made = try await customer.send(.post, "/genesys/1/storage/60", "a=b")
            let entry = try #require(try JSONValue(parsing: made.bytes)["id"]?.string)
            let stranger = Caller(browser: browser, address: Self.stranger)
            for guess in 0..<20 {
                #expect(try await stranger.send(.post, "/genesys/1/service/\(guess)/ixn/chat/refresh").status == 404)
            }
            for (method, path) in [
                (HTTPRequest.Method.delete, "/genesys/1/service/callback/sales/\(callback)"),
                (.put, "/genesys/1/service/callback/sales/\(callback)"),
                (.get, "/genesys/1/service/callback?_id=\(callback)"),
                (.get, "/genesys/1/service/\(callback)/check-queue-position"),
                (.post, "/genesys/1/service/\(callback)/ixn/chat"), (.get, "/genesys/1/service/\(callback)/storage"),
                (.get, "/genesys/1/storage/\(entry)"), (.post, "/genesys/1/storage/\(entry)/60"),
                (.delete, "/genesys/1/storage/\(entry)"),
            ] {
                #expect(try await stranger.send(method, path).status == 429, "\(method) \(path)")
            }
            // The neighbour goes on, and may begin something new.
            let neighbour = Caller(browser: browser, address: "198.51.100.7")
            for guess in 0..<30 { _ = try await neighbour.send(.get, "/genesys/1/storage/none\(guess)") }
            #expect(try await neighbour.send(.get, "/genesys/1/storage/none").status == 429)
            #expect(try await customer.send(.get, "/genesys/1/storage/\(entry)").status == 200)
            #expect(
                try await customer.send(.get, "/genesys/1/service/callback?_id=\(callback)").body.contains(callback))
            let service = try await customer.send(.post, "/genesys/1/service/support", "")
            let id = try #require(try JSONValue(parsing: service.bytes)["_id"]?.string)
            #expect(try await customer.send(.post, "/genesys/1/service/\(id)/ixn/chat", "nickname=A").status == 200)
        }
    }

    @Test("many guesses at the same moment are no more than one after the other")
    func together() async throws {
        try await Self.run { browser in
            let id = try await Caller(browser: browser, address: "198.51.100.7").start(Self.number)
            let stranger = Caller(browser: browser, address: Self.stranger)
            let answers = try await withThrowingTaskGroup(of: GMSBrowser.Answer.self) { group in
                for guess in 0..<100 {
                    let number = guess == 99 ? Self.number : "+49301000\(guess)"
                    group.addTask { try await stranger.send(.get, Self.query(number)) }
                }
                return try await group.reduce(into: [GMSBrowser.Answer]()) { $0.append($1) }
            }
            // One token more is free again if the right number was among those that were looked at.
            #expect(answers.count { $0.status == 200 && !$0.body.contains(id) } <= 21)
        }
    }

    @Test("a key of chat version 2 is refused after the limit, and the chat's own customer goes on")
    func keys() async throws {
        try await Self.run { browser in
            let customer = Caller(browser: browser, address: "198.51.100.7")
            let begun = try await customer.send(.post, "/genesys/2/chat/support", "nickname=Ada")
            let chat = try JSONValue(parsing: begun.bytes)
            let (id, user) = (chat["chatId"]?.string ?? "", chat["userId"]?.string ?? "")
            let key = chat["secureKey"]?.string ?? ""
            let path = "/genesys/2/chat/support/\(id)/refresh"
            for address in [Self.stranger, "198.51.100.7"] {
                let guesser = Caller(browser: browser, address: address)
                for guess in 0..<25 { _ = try await guesser.send(.post, path, "userId=\(user)&secureKey=\(guess)") }
            }
            let stranger = Caller(browser: browser, address: Self.stranger)
            let right = try await stranger.send(.post, path, "userId=\(user)&secureKey=\(key)")
            #expect(right.status == 200 && right.headers[.retryAfter] != nil && right.body.contains("\"statusCode\":1"))
            let own = try await customer.send(.post, path, "userId=\(user)&secureKey=\(key)")
            #expect(own.body.contains("\"statusCode\":0") && own.headers[.retryAfter] == nil)
        }
    }
}
