import Beckon
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@Suite struct TokenKeeperTests {
    private let time = ManualTime(now: Timestamp(milliseconds: 1_700_000_000_000))

    /// Answers requests for tokens: a number each, or a fault.
    private final class Source: Sendable {
        let asked = Mutex(0)
        let fault = Mutex<PlatformFailure?>(nil)

        func ask() async throws(PlatformFailure) -> AccessToken {
            let number = asked.withLock { count in
                count += 1
                return count
            }
            if let fault = fault.withLock({ $0 }) { throw fault }
            return AccessToken("token-\(number)", lifetime: .seconds(100))
        }
    }

    @Test("a token is asked for once and kept until a tenth of its life is left")
    func kept() async throws {
        let source = Source()
        let keeper = TokenKeeper(time: time) { () async throws(PlatformFailure) in try await source.ask() }
        #expect(try await keeper.token() == "token-1")
        time.advance(by: .seconds(89))
        #expect(try await keeper.token() == "token-1")
        time.advance(by: .seconds(1))
        #expect(try await keeper.token() == "token-2")
    }

    @Test("the longest lifetime ends at no time that cannot be counted")
    func longest() async throws {
        time.advance(by: .seconds(1))
        for lifetime in [Milliseconds.forever, .seconds(.min), .seconds(0)] {
            let keeper = TokenKeeper(time: time) { () async throws(PlatformFailure) in
                AccessToken("token", lifetime: lifetime)
            }
            #expect(try await keeper.token() == "token")
            #expect(try await keeper.token() == "token")
        }
    }

    @Test("a refused token is not used again; a newer one stays")
    func refused() async throws {
        let source = Source()
        let keeper = TokenKeeper(time: time) { () async throws(PlatformFailure) in try await source.ask() }
        let first = try await keeper.token()
        keeper.refused(first)
        #expect(try await keeper.token() == "token-2")
        keeper.refused(first)
        #expect(try await keeper.token() == "token-2")
    }

    @Test("after a failure nobody asks until the pause is over")
    func failure() async throws {
        let source = Source()
        source.fault.withLock { $0 = PlatformFailure(.noAnswer, pause: .seconds(5)) }
        let keeper = TokenKeeper(time: time) { () async throws(PlatformFailure) in try await source.ask() }
        for _ in 0..<3 { await #expect(throws: PlatformFailure.self) { try await keeper.token() } }
        #expect(source.asked.withLock { $0 } == 1)
        time.advance(by: .seconds(5))
        source.fault.withLock { $0 = nil }
        #expect(try await keeper.token() == "token-2")
    }

    @Test("callers at the same time wait for one request")
    func together() async throws {
        let source = Source()
        let keeper = TokenKeeper(time: time) { () async throws(PlatformFailure) in try await source.ask() }
        let tokens = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await keeper.token() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(tokens) == ["token-1"])
    }
}
