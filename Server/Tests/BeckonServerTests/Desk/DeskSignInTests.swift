import Beckon
import Testing

@testable import BeckonServer

@Suite struct DeskSignInTests {
    private let now = Timestamp(milliseconds: 1_700_000_000_000)

    @Test("a password belongs to its own hash only")
    func hashes() throws {
        let hash = try PasswordHash.make("correct horse")
        #expect(PasswordHash.matches("correct horse", hash))
        #expect(!PasswordHash.matches("correct horsf", hash))
        #expect(try PasswordHash.make("correct horse") != hash)
        #expect(!hash.contains("horse"))
    }

    @Test("stored text that is no hash matches nothing", arguments: ["", "scrypt$1$2$3", "scrypt$a$8$1$AA==$AA=="])
    func noHash(stored: String) {
        #expect(!PasswordHash.matches("x", stored))
    }

    @Test("a token names its user until it ends, and any other byte makes it nobody's")
    func tokens() {
        let tokens = DeskTokens(secret: "0123456789abcdef0123456789abcdef")
        let token = tokens.token(user: "agent", now: now)
        #expect(tokens.user(of: token, now: now) == "agent")
        #expect(tokens.user(of: token, now: now.advanced(by: DeskTokens.lifetime)) == nil)
        #expect(DeskTokens(secret: "another").user(of: token, now: now) == nil)
        for index in token.indices {
            var forged = token
            forged.replaceSubrange(index...index, with: token[index] == "A" ? "B" : "A")
            if let user = tokens.user(of: forged, now: now) { #expect(user == "agent") }
        }
    }

    @Test("guessing is slowed down, for one name only, and only for a while")
    func limiter() {
        let limiter = AttemptLimiter()
        for _ in 0..<10 { limiter.failed("agent", uptime: 0) }
        #expect(!limiter.allows("agent", uptime: 1_000))
        #expect(limiter.allows("other", uptime: 1_000))
        #expect(limiter.allows("agent", uptime: 61_000))
    }

    @Test("a desk that does not read loses its stream, the others go on")
    func feed() async {
        let feed = DeskFeed()
        let slow = feed.subscribe()
        for _ in 0...(DeskFeed.bufferLength + 1) { feed.woken(by: [.work]) }
        var count = 0
        if let slow { for await _ in slow { count += 1 } }
        #expect(count == DeskFeed.bufferLength)
    }
}
