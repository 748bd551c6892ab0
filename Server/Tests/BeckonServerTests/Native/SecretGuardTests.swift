import Beckon
import TestTime
import Testing

@testable import BeckonEdge

@Suite struct SecretGuardTests {
    private let guarding = SecretGuard(salt: 1)

    private func guess(_ secret: String, from peer: String, uptime: Uptime = 0) -> Bool {
        guard let attempt = guarding.begin(secret, from: peer, uptime: uptime) else { return false }
        guarding.wasWrong(attempt)
        return true
    }

    private func prove(_ secret: String, from peer: String) throws {
        guarding.wasRight(try #require(guarding.begin(secret, from: peer, uptime: 0)))
    }

    private func allows(_ secret: String, from peer: String, uptime: Uptime = 0) -> Bool {
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
        #expect(guess("s", from: "a"))
        #expect(!allows("s", from: "a"))
        #expect(allows("s", from: "a", uptime: 60_000))
    }

    @Test("a secret that another address has shown is a guess, and a wrong one there takes nothing from the first")
    func addresses() throws {
        try prove("s", from: "a")
        for _ in 0..<SecretGuard.limit { #expect(guess("x", from: "b")) }
        #expect(!allows("s", from: "b") && !allows("x", from: "b"))
        for _ in 0..<SecretGuard.limit { #expect(guess("x", from: "a")) }
        #expect(allows("s", from: "a") && !allows("s", from: "b"))
    }

    @Test("what is used stays known, however many others are")
    func bound() throws {
        try prove("s", from: "a")
        for number in 0..<2 * ProvenTable.capacity {
            try prove("s\(number)", from: "b")
            if number.isMultiple(of: 1_000) { try prove("s", from: "a") }
        }
        for peer in ["a", "b"] { for _ in 0..<SecretGuard.limit { #expect(guess("x", from: peer)) } }
        #expect(allows("s", from: "a") && !allows("s0", from: "b"))
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
