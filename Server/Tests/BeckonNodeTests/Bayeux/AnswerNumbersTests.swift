import Testing

@testable import BeckonNode

@Suite struct AnswerNumbersTests {
    @Test(
        "a return begins a block above every number that the client may have",
        arguments: [
            (-1, 65_536), (0, 65_536), (1, 65_536), (65_535, 65_536), (65_536, 131_072), (70_000, 131_072),
            (.max, (1 << 52) + 65_536),
        ] as [(Int64, Int64)])
    func base(number: Int64, base: Int64) {
        #expect(AnswerNumbers.base(after: number) == base)
    }
}
