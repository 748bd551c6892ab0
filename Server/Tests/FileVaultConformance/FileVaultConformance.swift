package import BeckonFiles
import Testing

/// What every vault of chat files must do, as checks that each start from an empty vault.
package struct FileVaultConformance: Sendable {
    /// One thing that holds for every vault.
    package struct Check: Sendable, CustomTestStringConvertible {
        package let testDescription: String
        let body: @Sendable (any FileVault) async throws -> Void

        init(_ sentence: String, _ body: @escaping @Sendable (any FileVault) async throws -> Void) {
            testDescription = sentence
            self.body = body
        }
    }

    package static var checks: [Check] { storing + admitting + refusing + listing + atOnce }

    private let withVault: @Sendable (_ body: (any FileVault) async throws -> Void) async throws -> Void

    /// - Parameter withVault: gives an empty vault to a body and clears it away afterwards.
    package init(
        withVault: @escaping @Sendable (_ body: (any FileVault) async throws -> Void) async throws -> Void
    ) {
        self.withVault = withVault
    }

    /// Runs one check on a vault of its own.
    package func verify(_ check: Check) async throws {
        try await withVault { try await check.body($0) }
    }
}
