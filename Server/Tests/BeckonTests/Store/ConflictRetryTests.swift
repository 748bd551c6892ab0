import Beckon
import Testing

@Suite("Decisions that are made again after a conflict")
struct ConflictRetryTests {
    private struct Busy: Error {}

    @Test("the first attempt without a conflict gives the outcome")
    func outcome() async throws {
        var attempts = 0
        let outcome = try await CommitQueue.retryingConflicts(orElse: Busy()) { () -> Int? in
            attempts += 1
            return attempts == 3 ? attempts : nil
        }
        #expect(outcome == 3 && attempts == 3)
    }

    @Test("after the last attempt the error is the given one", arguments: [(nil, 5), (1, 1), (8, 8)] as [(Int?, Int)])
    func most(_ most: Int?, _ expected: Int) async {
        var attempts = 0
        func attempt() -> Int? {
            attempts += 1
            return nil
        }
        var isBusy = false
        do {
            if let most {
                _ = try await CommitQueue.retryingConflicts(atMost: most, orElse: Busy()) { attempt() }
            } else {
                _ = try await CommitQueue.retryingConflicts(orElse: Busy()) { attempt() }
            }
        } catch {
            isBusy = error is Busy
        }
        #expect(isBusy && attempts == expected)
    }

    @Test("an error ends the attempts")
    func error() async {
        await #expect(throws: StoreError.self) {
            try await CommitQueue.retryingConflicts(orElse: Busy()) { () -> Int? in
                throw StoreError(.overloaded, "full")
            }
        }
    }
}
