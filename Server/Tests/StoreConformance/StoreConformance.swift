package import Beckon
import Testing

/// What every engine behind the store's port must do, as checks that each start from an empty store.
package struct StoreConformance: Sendable {
    /// One thing that holds on every engine.
    package struct Check: Sendable, CustomTestStringConvertible {
        package let testDescription: String
        let body: @Sendable (any Store) async throws -> Void

        init(_ sentence: String, _ body: @escaping @Sendable (any Store) async throws -> Void) {
            testDescription = sentence
            self.body = body
        }
    }

    package static var checks: [Check] {
        transcript + refusals + heads + cursors + owing + claiming + settling + outbox + targets + devices
            + registrations + customers + withdrawing + records + nodes + slots + starts + queues + lines + erasing
            + retaining + unusedDevices
            + auditing + callbackAuditing + desk
            + agentSides + files + subscriptions + trail
    }

    private let withStore: @Sendable (_ body: (any Store) async throws -> Void) async throws -> Void

    /// - Parameter withStore: gives an empty store to a body and clears it away afterwards.
    package init(
        withStore: @escaping @Sendable (_ body: (any Store) async throws -> Void) async throws -> Void
    ) {
        self.withStore = withStore
    }

    /// Runs one check on a store of its own.
    package func verify(_ check: Check) async throws {
        try await withStore { try await check.body($0) }
    }
}
