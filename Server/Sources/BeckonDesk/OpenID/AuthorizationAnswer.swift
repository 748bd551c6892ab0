import BeckonCrypto
import Foundation

/// What the provider's page sends back through the browser.
struct AuthorizationAnswer: Hashable, Sendable {
    private static let longestCode = 4_096

    /// What is redeemed for tokens.
    let code: String

    /// Reads the query of the return.
    ///
    /// - Parameters:
    ///   - query: Its pairs; a parameter of the answer that comes twice is refused.
    ///   - pending: The sign-in that the browser has begun.
    ///   - issuer: The provider.
    ///   - namesIssuer: Whether the provider names itself in each answer.
    /// - Throws: ``OpenIDFault``: `state`, `issuer`, `refused` or `malformed`.
    init(
        _ query: [(name: String, value: String)], to pending: PendingSignIn, issuer: String, namesIssuer: Bool
    ) throws(OpenIDFault) {
        func one(_ name: String) throws(OpenIDFault) -> String? {
            let values = query.filter { $0.name == name }
            guard values.count <= 1 else { throw .malformed }
            return values.first?.value
        }
        guard let state = try one("state"),
            SecureComparison.areEqual(Data(state.utf8), Data(pending.state.utf8))
        else { throw .state }
        let named = try one("iss")
        guard named == issuer || named == nil && !namesIssuer else { throw .issuer }
        if let error = try one("error") {
            throw ["temporarily_unavailable", "server_error"].contains(error) ? .away : .refused
        }
        guard let code = try one("code"), !code.isEmpty, code.utf8.count <= Self.longestCode else { throw .malformed }
        self.code = code
    }
}
