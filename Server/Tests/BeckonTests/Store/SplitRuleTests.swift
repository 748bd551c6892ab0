import Testing

@testable import Beckon

/// Which refused batches are tried in halves.
@Suite("Splitting a refused batch")
struct SplitRuleTests {
    @Test("what may have been committed, or could not be because nothing works, is not tried again")
    func whole() {
        for code in [StoreError.Code.unavailable, .full, .overloaded, .unknownOutcome, .occupied] {
            #expect(!splits(2, code))
        }
        var rule = SplitRule()
        let isSplit = rule.splits(2, after: CancellationError())
        #expect(!isSplit)
        #expect(!splits(1, .refused))
        #expect(!splits(1, .unusable))
    }

    @Test("a refusal of data always leads to its commit, one of a damaged database only while something holds")
    func patience() {
        var rule = SplitRule()
        let refused = (0..<5_000).map { _ in rule.splits(2, after: StoreError(.refused, "")) }
        #expect(!refused.contains(false))
        let damaged = (0..<SplitRule.patience).map { _ in rule.splits(2, after: StoreError(.unusable, "")) }
        #expect(damaged.firstIndex(of: false) == SplitRule.patience - 1)
        rule.succeeded()
        let again = rule.splits(2, after: StoreError(.unusable, ""))
        #expect(again)
    }

    private func splits(_ count: Int, _ code: StoreError.Code) -> Bool {
        var rule = SplitRule()
        return rule.splits(count, after: StoreError(code, ""))
    }
}
