import Testing

@testable import BeckonServer

@Suite struct SecretGuardTests {
    @Test("a secret that is right no more has no privilege")
    func forgets() {
        let guarding = SecretGuard()
        guarding.wasRight("s")
        for _ in 0..<SecretGuard.limit { guarding.wasWrong("x", from: "a", uptime: 0) }
        #expect(guarding.allows("s", from: "a", uptime: 0))
        #expect(!guarding.allows("x", from: "a", uptime: 59_999) && guarding.allows("x", from: "b", uptime: 0))
        guarding.wasWrong("s", from: "b", uptime: 0)
        #expect(!guarding.allows("s", from: "a", uptime: 0))
        #expect(guarding.allows("s", from: "a", uptime: 60_000))
    }

    @Test("no more than so many secrets are remembered; of more, all are forgotten")
    func bound() {
        let guarding = SecretGuard()
        for _ in 0..<SecretGuard.limit { guarding.wasWrong("x", from: "a", uptime: 0) }
        for number in 0..<SecretGuard.capacity { guarding.wasRight("s\(number)") }
        #expect(guarding.allows("s0", from: "a", uptime: 0))
        guarding.wasRight("one more")
        #expect(guarding.allows("one more", from: "a", uptime: 0) && !guarding.allows("s0", from: "a", uptime: 0))
    }
}
