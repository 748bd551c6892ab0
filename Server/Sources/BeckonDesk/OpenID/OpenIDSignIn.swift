package import Beckon
import BeckonCrypto
package import BeckonEdge
import BeckonJSON
package import BeckonPlatform
import Foundation
package import Logging
import Synchronization

/// Signs agents in at a provider (OpenID Connect), and ends their sign-ins when the provider says so.
///
/// Between the steps of a sign-in the browser keeps everything (``PendingSignIns``). What is kept of a sign-in is a
/// ``DeskGrant``: the refresh token, by which ``OpenIDChecks`` asks the provider again.
package final class OpenIDSignIn: Sendable {
    /// What a sign-in gives the browser.
    struct Entry: Sendable {
        /// The token of the cookie.
        let token: String
        let lifetime: Milliseconds
    }

    let options: OpenIDOptions
    let provider: OpenIDProvider
    let store: any Store
    let queue: CommitQueue
    let grants: SealedGrants
    let time: any TimeSource
    let ids: any IDSource
    let logger: Logger
    private let signIns: DeskSignIn
    private let pendings: PendingSignIns
    private let logouts = Mutex(LogoutMemory())

    /// - Parameters:
    ///   - options: The provider, and whom it lets in.
    ///   - transport: Sends requests to the provider.
    ///   - signIns: Stores the sign-ins.
    ///   - store: Keeps accounts and sign-ins.
    ///   - queue: Writes to it.
    ///   - secret: Signs the cookies of pending sign-ins and seals tokens.
    ///   - time: The clocks.
    ///   - ids: Randomness.
    ///   - logger: Hears why a sign-in came to nothing.
    package init(
        _ options: OpenIDOptions, transport: any PlatformTransport, signIns: DeskSignIn, store: any Store,
        queue: CommitQueue, secret: InstallationSecret, time: any TimeSource, ids: any IDSource, logger: Logger
    ) {
        self.options = options
        provider = OpenIDProvider(options, transport: transport, time: time, logger: logger)
        self.signIns = signIns
        self.store = store
        self.queue = queue
        pendings = PendingSignIns(secret: secret)
        grants = SealedGrants(secret: secret)
        self.time = time
        self.ids = ids
        self.logger = logger
    }

    // MARK: - In

    /// Begins a sign-in.
    ///
    /// - Returns: Where the browser goes, and the cookie that it comes back with.
    /// - Throws: ``OpenIDFault`` with `away`.
    func begin() async throws(OpenIDFault) -> (address: String, cookie: String) {
        let document = try await provider.reading().document
        let (pending, cookie) = pendings.begin(ids: ids, now: time.now)
        return (options.address(of: pending, at: document), cookie)
    }

    /// Finishes a sign-in.
    ///
    /// - Parameters:
    ///   - query: The pairs with which the browser came back.
    ///   - cookies: The values of its cookie, of which one must be that of the sign-in.
    ///   - peer: The address that the request comes from.
    /// - Returns: The new sign-in.
    /// - Throws: ``OpenIDFault``; ``DeskFault`` with `busy`; ``StoreError``.
    func finish(
        _ query: [(name: String, value: String)], cookies: [String], from peer: String
    ) async throws -> Entry {
        let (answer, pending) = try await answer(query, cookies)
        let word = try await provider.redeem(answer.code, of: pending)
        let identity = word.identity
        let former = try await store.account(identity.user)
        guard former.map({ $0.passwordHash == identity.mark }) ?? true else { throw OpenIDFault.name }
        let account: DeskAccount
        do {
            account = try options.roles.account(of: identity, word.claims, former: former)
        } catch {
            // Whoever has no role any more is signed out where they are signed in.
            if former != nil {
                _ = try await queue.commit(
                    Commit([.endDeskSessions(user: identity.user), telling(.signedOut, identity.user)]))
            }
            throw error
        }
        let lifetime = word.tokens.refreshToken == nil ? options.lifetime : DeskSignIn.lifetime
        let checkAt = word.tokens.refreshToken.map { _ in time.now.advanced(by: options.checkPause) }
        let token = try await signIns.enter(account, former: former, for: lifetime, from: peer) { session in
            DeskGrant(
                session: session, user: account.user, providerSession: identity.storedSession,
                sealed: try grants.seal(SealedGrants.Content(word), for: session),
                checkAt: checkAt)
        }
        return Entry(token: token, lifetime: lifetime)
    }

    /// The answer to the sign-in of one of the cookies.
    private func answer(
        _ query: [(name: String, value: String)], _ cookies: [String]
    ) async throws(OpenIDFault) -> (AuthorizationAnswer, PendingSignIn) {
        let now = time.now
        let begun = cookies.compactMap { pendings.pending(of: $0, now: now) }
        // Without a sign-in that began here the provider is not even asked for its document.
        guard !begun.isEmpty else { throw .state }
        let namesIssuer = try await provider.reading().document.namesIssuer
        for pending in begun {
            do throws(OpenIDFault) {
                return (
                    try AuthorizationAnswer(query, to: pending, issuer: options.issuer, namesIssuer: namesIssuer),
                    pending
                )
            } catch {
                guard error == .state else { throw error }
            }
        }
        throw .state
    }

    // MARK: - Out

    /// Where a browser goes that signs out here, to sign out of the provider, too.
    ///
    /// - Parameter token: The token of its cookie, before it is signed out.
    /// - Returns: The address; nil for a local sign-in, and while the provider cannot be reached.
    func signOutAddress(of token: String) async -> String? {
        let session = DeskSignIn.id(of: token)
        guard let grant = try? await store.grant(of: session), let document = try? await provider.reading().document
        else { return nil }
        let content = grants.open(grant).flatMap { $0.issuer == options.issuer ? $0 : nil }
        return options.signOutAddress(idToken: content?.idToken, at: document)
    }

    /// Ends the sign-ins that a logout token is about: those of the provider's session, or all of the person.
    ///
    /// A sign-in that began after the token was issued goes on.
    ///
    /// - Parameter text: The token.
    /// - Throws: ``OpenIDFault``; ``StoreError``.
    func end(by text: String) async throws {
        let notice = try await provider.logout(of: text, now: time.now)
        guard logouts.withLock({ $0.admits(notice, now: time.now) }) else { throw OpenIDFault.replayed }
        var sessions: [DeskSession] = []
        if let session = notice.session {
            sessions = try await store.deskSessions(ofProvider: session, limit: Self.mostEnded)
            if let user = notice.user { sessions = sessions.filter { $0.user == user } }
        } else if let user = notice.user {
            sessions = try await store.deskSessions(of: user, at: time.now)
        }
        let latest = notice.issuedAt.advanced(by: .seconds(TokenRules.leeway))
        let ended = sessions.filter { $0.beganAt <= latest }
        guard !ended.isEmpty else { return }
        let changes = ended.flatMap { [.endDeskSession($0.id), telling(.signedOut, $0.user)] }
        guard try await queue.commit(Commit(changes)) == .committed else { throw DeskFault.busy }
        logger.notice("the provider ended sign-ins at the desk", metadata: ["count": "\(ended.count)"])
    }

    /// The most sign-ins that one logout token of a provider's session ends: more than an account can have.
    private static let mostEnded = 4 * DeskSession.perAccount

    /// The change that tells what the provider did to an account.
    func telling(_ act: TrailAct, _ user: String) -> Change {
        .tell(TrailEntry(act, by: .provider, of: user, at: time.now))
    }

    /// Logs why a sign-in came to nothing, without saying whose.
    func tell(_ fault: OpenIDFault, from peer: String) {
        logger.notice(
            "a sign-in by the provider failed",
            metadata: ["reason": "\(fault.rawValue)", "client.address": "\(peer)"])
    }
}

/// Seals the provider's tokens for the database.
struct SealedGrants: Sendable {
    /// What is sealed.
    struct Content: Hashable, Sendable {
        /// The provider; its tokens go to no other one, whatever the settings say later.
        let issuer: String
        /// Who the person is there.
        let subject: String
        var refreshToken: String?
        /// Names the person to the provider's page for signing out.
        var idToken: String?

        private static let longestIDToken = 4_096

        init(_ word: OpenIDProvider.Word) {
            (issuer, subject) = (word.identity.issuer, word.identity.subject)
            refreshToken = word.tokens.refreshToken
            idToken = word.tokens.idToken.flatMap { $0.utf8.count <= Self.longestIDToken ? $0 : nil }
        }

        fileprivate init?(_ json: JSONValue) {
            guard let issuer = json["issuer"]?.string, let subject = json["subject"]?.string else { return nil }
            (self.issuer, self.subject) = (issuer, subject)
            refreshToken = json["refresh"]?.string
            idToken = json["id"]?.string
        }

        fileprivate var json: JSONValue {
            var object: JSONObject = ["issuer": .string(issuer), "subject": .string(subject)]
            if let refreshToken { object["refresh"] = .string(refreshToken) }
            if let idToken { object["id"] = .string(idToken) }
            return .object(object)
        }
    }

    /// The installation's secret; what its former one sealed can be opened.
    let secret: InstallationSecret

    /// Seals the tokens of a sign-in.
    func seal(_ content: Content, for session: String) throws -> String {
        try secret.seal(String(decoding: content.json.encoded(), as: UTF8.self), as: .grant, of: session)
    }

    /// Opens them; nil if the secret that sealed them is not known any more.
    func open(_ grant: DeskGrant) -> Content? {
        let text = secret.open(grant.sealed, as: .grant, of: grant.session)?.text
        return text.flatMap { try? JSONValue(parsing: Array($0.utf8)) }.flatMap { Content($0) }
    }
}
