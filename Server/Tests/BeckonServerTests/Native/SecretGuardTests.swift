import Testing

@testable import BeckonServer

@Suite struct SecretGuardTests {
    private let guarding = SecretGuard(salt: 1)

    private func guess(_ secret: String, from peer: String, uptime: Int64 = 0) -> Bool {
        guard let attempt = guarding.begin(secret, from: peer, uptime: uptime) else { return false }
        guarding.wasWrong(attempt)
        return true
    }

    private func prove(_ secret: String, from peer: String) throws {
        guarding.wasRight(try #require(guarding.begin(secret, from: peer, uptime: 0)))
    }

    private func allows(_ secret: String, from peer: String, uptime: Int64 = 0) -> Bool {
        guard let attempt = guarding.begin(secret, from: peer, uptime: uptime) else { return false }
        guarding.giveBack(attempt)
        return true
    }

    @Test("a secret that is right no more has no privilege")
    func forgets() throws {
        try prove("s", from: "a")
        for _ in 0..<SecretGuard.limit { #expect(guess("x", from: "a")) }
        #expect(allows("s", from: "a"))
        #expect(!allows("x", from: "a", uptime: 59_999) && allows("x", from: "b"))
        #expect(guess("s", from: "b"))
        #expect(!allows("s", from: "a"))
        #expect(allows("s", from: "a", uptime: 60_000))
    }

    @Test("no more than so many secrets are remembered; of more, all are forgotten")
    func bound() throws {
        for number in 0..<SecretGuard.capacity { try prove("s\(number)", from: "b") }
        for _ in 0..<SecretGuard.limit { #expect(guess("x", from: "a")) }
        #expect(allows("s0", from: "a"))
        try prove("one more", from: "b")
        #expect(allows("one more", from: "a") && !allows("s0", from: "a"))
    }

    @Test("guesses that are made at once cannot pass the limit, and right ones take none of it")
    func together() async throws {
        try prove("s", from: "a")
        let guarding = guarding
        let begun = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<10 * SecretGuard.limit {
                // None has an answer before all have asked.
                group.addTask { guarding.begin("x", from: "a", uptime: 0) != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(begun == SecretGuard.limit)
        for _ in 0..<3 { try prove("s", from: "a") }
        #expect(!allows("x", from: "a") && allows("s", from: "a"))
    }
}
