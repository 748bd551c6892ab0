import Testing

@testable import Beckon

/// How keys are told apart and which can stand for a customer.
@Suite("Names of creations")
struct CreationKeyNameTests {
    @Test(
        "random bits count as a secret, anything made by counting or from the clock does not",
        arguments: [
            ("5c3f1e0a-9b7d-4f26-8a41-d20e6b93c7f8", true), ("5C3F1E0A-9B7D-4F26-8A41-D20E6B93C7F8", true),
            ("5c3f1e0a9b7d4f268a41d20e6b93c7f8", true), ("1", false), ("", false),
            ("5c3f1e0a-9b7d-1f26-8a41-d20e6b93c7f8", false), ("5c3f1e0a-9b7d-7f26-8a41-d20e6b93c7f8", false),
            ("00000000-0000-4000-8000-000000000017", false), ("00000000000000000000000000001234", false),
            ("5c3f1e0a9b7d4f268a41d20e6b93c7f", false), ("order-5c3f1e0a9b7d4f268a41d20e6b93c7f8", false),
        ])
    func secrets(key: String, isSecret: Bool) {
        #expect(CreationKey.isSecret(key) == isSecret)
    }

    @Test("parts that run into each other stay apart")
    func parts() {
        let keys = [
            CreationKey("3 c", of: .chat, service: "a", user: "b"),
            CreationKey("c", of: .chat, service: "a", user: "b 3"),
            CreationKey("b 3 c", of: .chat, service: "a 1", user: "x"),
            CreationKey("c", of: .callback, service: "a", user: "b"),
        ]
        #expect(Set(keys.compactMap { $0?.text }).count == keys.count)
        #expect(CreationKey(nil, of: .chat, service: "a", user: "b") == nil)
        #expect(CreationKey("", of: .chat, service: "a", user: "b") == nil)
    }
}
