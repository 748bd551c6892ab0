import BeckonTransport
import Testing

struct BackoffTests {
    private let backoff = Backoff(first: .seconds(1), longest: .seconds(60))

    @Test("each pause is twice the one before, up to the longest, however many failures there are")
    func doubling() {
        let failures: [Int] = [-1, 0, 1, 2, 3, 6, 7, 1_000, .max]
        let pauses = failures.map { backoff.pause(after: $0) }
        #expect(pauses == [1, 1, 1, 2, 4, 32, 60, 60, 60].map { .seconds($0) })
        #expect(Backoff(first: .seconds(5), longest: .seconds(2)).pause(after: 1) == .seconds(2))
    }

    @Test(
        "jitter takes up to half off",
        arguments: [(-1, 2_000), (0, 2_000), (0.5, 1_500), (1, 1_000), (9, 1_000)] as [(Double, Int)])
    func spread(jitter: Double, milliseconds: Int) {
        #expect(backoff.pause(after: 2, jitter: jitter) == .milliseconds(milliseconds))
    }
}
