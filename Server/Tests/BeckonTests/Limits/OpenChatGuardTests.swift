import Beckon
import Synchronization
import Testing

/// How many chats a customer may have open.
@Suite("Open chats of a customer", .timeLimit(.minutes(20)))
struct OpenChatGuardTests {
    private final class Chats: Sendable {
        private let made = Mutex(0)

        var count: Int { made.withLock { $0 } }
        func add() { made.withLock { $0 += 1 } }
    }

    @Test("creations at the same time do not go past the limit together")
    func together() async throws {
        let guarding = OpenChatGuard()
        let open = Chats()
        let made = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    let made: Void? = try? await guarding.creating(for: "u", limit: 5) {
                        await Task.yield()
                        return open.count
                    } _: {
                        await Task.yield()
                        open.add()
                    }
                    return made != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(made == open.count)
        #expect((1...5).contains(made))
    }

    @Test("a creation that failed leaves room, another customer has room of its own, and zero is without a limit")
    func room() async throws {
        struct Failure: Error {}
        let guarding = OpenChatGuard()
        for _ in 0..<3 {
            await #expect(throws: Failure.self) {
                try await guarding.creating(for: "u", limit: 1) {
                    0
                } _: {
                    throw Failure()
                }
            }
        }
        await #expect(throws: ChatRefusal(.tooManyOpen)) {
            try await guarding.creating(for: "u", limit: 1) {
                1
            } _: {
            }
        }
        try await guarding.creating(for: "v", limit: 1) {
            0
        } _: {
        }
        try await guarding.creating(for: "u", limit: 0) {
            1_000
        } _: {
        }
    }
}
