import Beckon
import TestLog
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

@Suite("Signing in at the desk") struct DeskSignInTests {
    private static let password = "correct horse"
    private static let second: Int64 = 1_000

    /// A node with the account `ada`, and what signs in to it.
    private func run(_ body: (SimulatedNode, DeskSignIn, DeskAccounts) async throws -> Void) async throws {
        let node = SimulatedNode()
        try await node.run {
            let accounts = DeskAccounts(node.store, cost: .small)
            try await accounts.add("ada", nickname: "Ada", role: .agent, password: Self.password)
            let signIns = DeskSignIn(
                store: node.store, queue: node.core.queue, secret: "secret", cost: .small, time: node.time,
                ids: SystemIDs())
            try await body(node, signIns, accounts)
        }
    }

    private func enter(
        _ signIns: DeskSignIn, _ user: String = "ada", _ password: String = password, from peer: String = "1",
        mark: String? = nil
    ) async throws -> DeskSignIn.Cookies {
        try await signIns.signIn(user: user, password: password, from: peer, marks: mark.map { [$0] } ?? [])
    }

    /// The status of a refused attempt, 204 of one that was right.
    private func status(
        _ signIns: DeskSignIn, _ user: String = "ada", _ password: String = "wrong", from peer: String = "1",
        mark: String? = nil
    ) async throws -> Int {
        do {
            _ = try await enter(signIns, user, password, from: peer, mark: mark)
            return 204
        } catch let fault as DeskFault {
            return Fault(fault).kind.status
        }
    }

    @Test("a sign-in holds until it is signed out, and signing out ends no other")
    func signOut() async throws {
        try await run { _, signIns, _ async throws in
            let (first, second) = (try await enter(signIns), try await enter(signIns))
            #expect(try await signIns.account(token: first.session).user == "ada")
            try await signIns.signOut(token: first.session)
            await #expect(throws: DeskFault.notSignedIn) { try await signIns.account(token: first.session) }
            #expect(try await signIns.account(token: second.session).nickname == "Ada")
            await #expect(throws: DeskFault.notSignedIn) { try await signIns.account(token: "0123") }
        }
    }

    @Test("the stored hash of a sign-in is not accepted as its token")
    func hashedToken() async throws {
        try await run { node, signIns, _ async throws in
            let cookies = try await enter(signIns)
            #expect(try await node.store.deskSession(cookies.session) == nil)
        }
    }

    @Test("a new password and a removed account end every sign-in at once")
    func revoked() async throws {
        try await run { _, signIns, accounts async throws in
            let first = try await enter(signIns)
            try await accounts.setPassword("another horse", of: "ada")
            await #expect(throws: DeskFault.notSignedIn) { try await signIns.account(token: first.session) }
            #expect(try await status(signIns, "ada", Self.password) == 401)
            let second = try await enter(signIns, "ada", "another horse")
            try await accounts.remove("ada")
            await #expect(throws: DeskFault.notSignedIn) { try await signIns.account(token: second.session) }
            #expect(try await status(signIns, "ada", "another horse") == 401)
        }
    }

    @Test("an idle sign-in ends after half an hour, a busy one after twelve")
    func ends() async throws {
        try await run { node, signIns, _ async throws in
            let idle = try await enter(signIns)
            let busy = try await enter(signIns)
            for round in 1...29 {
                node.time.advance(by: .seconds(25 * 60 - 1))
                _ = try? await signIns.account(token: busy.session)
                guard round == 2 else { continue }
                await #expect(throws: DeskFault.notSignedIn) { try await signIns.account(token: idle.session) }
                #expect(try await signIns.account(token: busy.session).user == "ada")
            }
            await #expect(throws: DeskFault.notSignedIn) { try await signIns.account(token: busy.session) }
            let other = try await enter(signIns)
            for _ in 0..<28 {
                node.time.advance(by: .seconds(25 * 60))
                #expect(try await signIns.account(token: other.session).user == "ada")
            }
            node.time.advance(by: .seconds(25 * 60))
            await #expect(throws: DeskFault.notSignedIn) { try await signIns.account(token: other.session) }
        }
    }

    @Test("a hash that costs too little is replaced at a sign-in")
    func rehash() async throws {
        try await run { node, _, _ async throws in
            let cost = PasswordHash.Cost(rounds: 32, blockSize: 8, parallelism: 1)
            let signIns = DeskSignIn(
                store: node.store, queue: node.core.queue, secret: "secret", cost: cost, time: node.time,
                ids: SystemIDs())
            let old = try await node.store.account("ada")?.passwordHash
            let cookies = try await enter(signIns)
            let new = try await node.store.account("ada")?.passwordHash
            #expect(new != old)
            #expect(new?.hasPrefix("scrypt$32$") == true)
            #expect(try await signIns.account(token: cookies.session).user == "ada")
            _ = try await enter(signIns)
            #expect(try await node.store.account("ada")?.passwordHash == new)
        }
    }

    @Test("sign-ins and wrong passwords are logged, without names and passwords")
    func log() async throws {
        let log = LogLines()
        try await run { node, _, _ async throws in
            let signIns = DeskSignIn(
                store: node.store, queue: node.core.queue, secret: "secret", cost: .small, time: node.time,
                ids: SystemIDs(), logger: log.logger)
            _ = try await enter(signIns, from: "192.0.2.7")
            #expect(try await status(signIns, from: "192.0.2.8") == 401)
            #expect(try await status(signIns, "nobody", from: "192.0.2.8") == 401)
        }
        #expect(
            log.all.map(\.text) == ["somebody signed in at the desk"]
                + Array(repeating: "a sign-in at the desk failed", count: 2))
        #expect(log.all.map { $0.metadata["client.address"] } == ["192.0.2.7", "192.0.2.8", "192.0.2.8"])
        let accounts = log.all.compactMap { $0.metadata["desk.account"] }
        #expect(accounts.count == 3 && accounts[0] == accounts[1] && accounts[1] != accounts[2])
        let words = log.all.flatMap { [$0.text] + $0.metadata.values }
        #expect(!words.contains { $0.contains("ada") || $0.contains("nobody") || $0.contains("wrong") })
    }

    @Test("strangers who guess are slowed down and do not keep the agent out of a browser that signed in before")
    func strangers() async throws {
        try await run { node, signIns, _ async throws in
            let known = try await enter(signIns, from: "home")
            var refusals = 0
            for number in 0..<200 {
                let status = try await status(signIns, from: "stranger \(number)")
                #expect(status == 401 || status == 429)
                refusals += status == 429 ? 1 : 0
            }
            #expect(refusals == 200 - Int(SignInAttempts.perAccount))
            #expect(try await status(signIns, "ada", Self.password, from: "elsewhere") == 429)
            #expect(try await status(signIns, "ada", Self.password, from: "elsewhere", mark: known.browser) == 204)
            node.time.advance(by: .seconds(61))
            #expect(try await status(signIns, "ada", Self.password, from: "elsewhere") == 204)
        }
    }

    /// The status of a pair that comes with a request.
    private func pair(
        _ signIns: DeskSignIn, _ password: String = password, from peer: String
    ) async throws -> Int {
        do {
            return try await signIns.account(user: "ada", password: password, from: peer).user == "ada" ? 200 : 500
        } catch let fault as DeskFault {
            return Fault(fault).kind.status
        }
    }

    @Test("a pair that was right passes the limit at its own address alone, and until there is a new password")
    func pairs() async throws {
        try await run { _, signIns, accounts async throws in
            #expect(try await pair(signIns, from: "home") == 200)
            for number in 0..<SignInAttempts.perAccount {
                #expect(try await pair(signIns, "wrong", from: "stranger \(number)") == 401)
            }
            #expect(try await pair(signIns, "wrong", from: "stranger") == 429)
            #expect(try await pair(signIns, from: "stranger") == 429)
            #expect(try await pair(signIns, from: "home") == 200)
            try await accounts.setPassword("another horse", of: "ada")
            #expect(try await pair(signIns, from: "home") == 429)
        }
    }

    @Test("names and passwords that no account can have are refused before they are counted, hashed or looked up")
    func tooLong() async throws {
        try await run { _, signIns, _ async throws in
            for _ in 0..<2 * SignInAttempts.perPeer {
                #expect(try await status(signIns, String(repeating: "a", count: 257)) == 401)
                #expect(try await status(signIns, "ada", String(repeating: "a", count: 1_025)) == 401)
                #expect(try await pair(signIns, String(repeating: "a", count: 1_025), from: "1") == 401)
            }
            #expect(try await status(signIns, "ada", Self.password) == 204)
            let marks = String(repeating: "\u{301}", count: 30_000) + String(repeating: "\u{316}", count: 30_000)
            let clock = ContinuousClock()
            let began = clock.now
            for _ in 0..<20 { #expect(try await status(signIns, "a" + marks) == 401) }
            #expect(clock.now - began < .seconds(5))
        }
    }

    @Test("a known browser guesses no further than a stranger, and its mark is good for its own account alone")
    func knownBrowser() async throws {
        try await run { _, signIns, accounts async throws in
            try await accounts.add("bob", nickname: "Bob", role: .agent, password: Self.password)
            let known = try await enter(signIns)
            for _ in 0..<SignInAttempts.perBrowser {
                #expect(try await status(signIns, mark: known.browser) == 401)
            }
            #expect(try await status(signIns, "ada", Self.password, mark: known.browser) == 429)
            for number in 0..<SignInAttempts.perAccount {
                #expect(try await status(signIns, "bob", from: "\(number)", mark: known.browser) == 401)
            }
            #expect(try await status(signIns, "bob", Self.password, from: "9", mark: known.browser) == 429)
        }
    }

    @Test("attempts at once count before any of them is answered")
    func atOnce() async throws {
        try await run { node, signIns, _ async throws in
            // A hash that takes its time: all attempts have come before the first one is answered.
            let slow = PasswordHash.Cost(rounds: 16_384, blockSize: 8, parallelism: 1)
            try await DeskAccounts(node.store, cost: slow)
                .add("bob", nickname: "Bob", role: .agent, password: Self.password)
            let known = try await enter(signIns, "bob")
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<PasswordLine.capacity {
                    group.addTask { try await status(signIns, "bob", mark: known.browser) }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.count { $0 == 401 } == SignInAttempts.perBrowser)
            #expect(statuses.count { $0 == 429 } == PasswordLine.capacity - Int(SignInAttempts.perBrowser))
        }
    }

    @Test("one address has few attempts for all accounts together, and right ones are not counted")
    func address() async throws {
        try await run { _, signIns, _ async throws in
            for number in 0..<SignInAttempts.perPeer {
                #expect(try await status(signIns, "nobody \(number)") == 401)
                #expect(try await status(signIns, "ada", Self.password, from: "2") == 204)
            }
            #expect(try await status(signIns, "ada", Self.password) == 429)
        }
    }

    @Test("accounts are added once, under names that can be typed, with passwords of a fair length")
    func accounts() async throws {
        try await run { node, _, accounts async throws in
            for (user, password, code) in [
                ("ada", "another horse", .exists), ("", "another horse", .badName), (" ", "another horse", .badName),
                ("a\u{0}b", "another horse", .badName), (String(repeating: "a", count: 257), "another horse", .badName),
                ("bob", "short", .badPassword), ("bob", String(repeating: "a", count: 1_025), .badPassword),
            ] as [(String, String, DeskAccounts.Refusal.Code)] {
                let refusal = await #expect(throws: DeskAccounts.Refusal.self) {
                    try await accounts.add(user, nickname: "N", role: .agent, password: password)
                }
                #expect(refusal?.code == code)
            }
            for body in [
                { () async throws in try await accounts.remove("bob") },
                { () async throws in try await accounts.setPassword("12345678", of: "bob") },
            ]
                as [() async throws -> Void]
            {
                let refusal = await #expect(throws: DeskAccounts.Refusal.self) { try await body() }
                #expect(refusal?.code == .unknown)
            }
            #expect(try await accounts.list().map(\.user) == ["ada"])
            #expect(try await node.store.account("ada")?.nickname == "Ada")
        }
    }

    @Test("a stream of news ends when its sign-in does, and no other")
    func stream() async throws {
        try await run { node, signIns, accounts async throws in
            let cookies = try await enter(signIns)
            let account = try await signIns.account(token: cookies.session)
            var watch = SignInWatch(signIns: signIns, token: cookies.session, account: account, time: node.time)
            #expect(await watch.holds())
            try await accounts.setPassword("another horse", of: "ada")
            node.time.advance(by: Milliseconds(Self.second))
            #expect(await !watch.holds())
        }
        let feed = DeskFeed()
        let (ended, other) = (feed.subscribe(signIn: "a"), feed.subscribe(signIn: "b"))
        feed.end(signIn: "a")
        feed.beat()
        var count = 0
        if let ended { for await _ in ended { count += 1 } }
        #expect(count == 0)
        feed.close()
        if let other { for await _ in other { count += 1 } }
        #expect(count == 1)
    }

    @Test("a desk that does not read loses its stream, the others go on")
    func feed() async {
        let feed = DeskFeed()
        let slow = feed.subscribe(signIn: "a")
        for _ in 0...(DeskFeed.bufferLength + 1) { feed.woken(by: [.work]) }
        var count = 0
        if let slow { for await _ in slow { count += 1 } }
        #expect(count == DeskFeed.bufferLength)
    }
}
