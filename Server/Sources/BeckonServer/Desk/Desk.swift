import Beckon
import BeckonJSON
import Crypto

/// What an agent can do at the built-in desk.
///
/// Knows no HTTP; the desk is one more agent side of ``ChatService``.
struct Desk: Sendable {
    let chats: ChatService
    let callbacks: CallbackService
    let store: any Store
    let tokens: DeskTokens
    let limiter: AttemptLimiter
    let time: any TimeSource

    // MARK: - Signing in

    /// Checks a password.
    ///
    /// - Returns: the token for the cookie.
    /// - Throws: ``DeskFault``: 401 for a wrong user or password, 429 after too many.
    func signIn(user: String, password: String) async throws -> String {
        guard limiter.allows(user, uptime: time.uptime) else { throw DeskFault.tooManyAttempts }
        let account = try await store.account(user)
        // An unknown user costs the same hash as a wrong password.
        let isRight = PasswordHash.matches(password, account?.passwordHash ?? Self.nobody)
        guard let account, isRight else {
            limiter.failed(user, uptime: time.uptime)
            throw DeskFault.signInFailed
        }
        limiter.succeeded(user)
        return tokens.token(user: account.user, now: time.now)
    }

    /// The account of a token.
    ///
    /// - Throws: ``DeskFault`` with 401 when the token is missing, not ours, over, or its account is gone.
    func account(token: String?) async throws -> DeskAccount {
        guard let token, let user = tokens.user(of: token, now: time.now), let account = try await store.account(user)
        else { throw DeskFault.notSignedIn }
        return account
    }

    private static let nobody =
        "scrypt$16384$8$1$AAAAAAAAAAAAAAAAAAAAAA==$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
}
