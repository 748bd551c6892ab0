package import Beckon
import BeckonCrypto
package import BeckonEdge
package import Logging
import Synchronization

/// Signs agents in and out at the desk, and finds the account of a cookie.
///
/// A sign-in is a row of the store: signing out, a new password or the removal of the account ends it on every node. Those that
/// are in use are remembered (``KnownSignIns``) and forgotten at their end.
package final class DeskSignIn: Sendable {
    /// How long a sign-in lasts at most.
    static let lifetime = Milliseconds.seconds(12 * 3_600)
    /// How long a sign-in lasts without a request or an open event stream.
    static let idle = Milliseconds.seconds(30 * 60)
    /// How precisely the last use of a sign-in is stored.
    static let mark = Milliseconds.seconds(60)
    /// Longest name to sign in with, in UTF-8 bytes.
    static let longestUser = 256

    /// The cookies that a browser gets when its user has signed in.
    struct Cookies: Sendable {
        let session: String
        let browser: String
    }

    let store: any Store
    let queue: CommitQueue
    let secret: InstallationSecret
    let rules: SecondFactorRules
    private let known: KnownSignIns
    private let browsers: KnownBrowsers
    private let cost: PasswordHash.Cost
    private let passwordRoles: Set<DeskAccount.Role>
    private let passwords = PasswordThread()
    let attempts: Mutex<SignInAttempts>
    /// What proved right, by its ``proof(_:_:_:)``, with the hash that it was right for.
    private let proven = Mutex<[String: String]>([:])
    let time: any TimeSource
    let ids: any IDSource
    let logger: Logger

    /// - Parameters:
    ///   - store: Keeps accounts and sign-ins.
    ///   - queue: Writes to it.
    ///   - secret: Signs the marks of known browsers, and seals what second factors need.
    ///   - rules: Who needs a second factor.
    ///   - cost: The cost of a hash; a cheaper one is replaced at the next sign-in.
    ///   - passwordRoles: The roles whose accounts may sign in at the desk by a password.
    ///   - time: The clocks.
    ///   - ids: Randomness.
    ///   - wakes: Those that `queue` and the other nodes wake; nil to remember nothing and read the store at each request.
    ///   - logger: Hears of every sign-in and every wrong password.
    package init(
        store: any Store, queue: CommitQueue, secret: InstallationSecret,
        rules: SecondFactorRules = SecondFactorRules(), cost: PasswordHash.Cost = .standard,
        passwordRoles: Set<DeskAccount.Role> = Set(DeskAccount.Role.allCases), time: any TimeSource, ids: any IDSource,
        wakes: WakePlane? = nil,
        logger: Logger = Logger(label: "beckon") { _ in SwiftLogNoOpLogHandler() }
    ) {
        self.store = store
        self.queue = queue
        self.secret = secret
        self.rules = rules
        known = KnownSignIns(store: store, wakes: wakes, time: time)
        browsers = KnownBrowsers(secret: secret)
        self.cost = cost
        self.passwordRoles = passwordRoles
        attempts = Mutex(SignInAttempts(salt: ids.bits()))
        self.time = time
        self.ids = ids
        self.logger = logger
    }

    // MARK: - In

    /// Checks a password.
    ///
    /// - Parameters:
    ///   - user: The account's name.
    ///   - password: The password that was typed.
    ///   - peer: The address that the request comes from.
    ///   - marks: What the request has as marks of known browsers.
    /// - Returns: The cookies.
    /// - Throws: ``DeskFault``: `signInFailed`, `tooManyAttempts`, `busy` if too many passwords are being compared,
    ///   `passwordsOff` if the password is right and the account has to sign in at the provider, `secondStep` if it is right and
    ///   does not do alone; ``StoreError``.
    func signIn(user: String, password: String, from peer: String, marks: [String]) async throws -> Cookies {
        try Self.check(user, password)
        let attempt = attempt(user, from: peer, marks: marks)
        var account = try await tried(user, password, attempt)
        guard passwordRoles.contains(account.role) else { throw DeskFault.passwordsOff }
        let changes = await renewHash(of: &account, password, at: Self.place(of: attempt))
        if let step = try await secondStep(of: account) {
            if !changes.isEmpty { _ = try await queue.commit(Commit(changes)) }
            throw DeskFault.secondStep(step, half: try half(of: account))
        }
        return try await begin(account, attempt, adding: changes)
    }

    /// An attempt from a browser that is known or not.
    func attempt(_ user: String, from peer: String, marks: [String]) -> SignInAttempts.Attempt {
        let now = time.now
        let known = marks.lazy.compactMap { [browsers] in browsers.browser(of: $0, user: user, now: now) }.first
        return SignInAttempts.Attempt(user: user, peer: peer, browser: known)
    }

    /// Returns the account of a name and a password that come with every request, and begins no sign-in.
    ///
    /// A pair that was right lately from the same address costs no hash and is no attempt; a new password is noticed at once.
    /// From another address it is an attempt like any other: otherwise an answer beyond the limit would tell that it is right.
    /// An account that needs a second factor has none in such a request, and is refused as with a wrong password.
    ///
    /// - Parameters:
    ///   - user: The account's name.
    ///   - password: Its password.
    ///   - peer: The address that the request comes from.
    /// - Returns: The account.
    /// - Throws: as ``signIn(user:password:from:marks:)``.
    package func account(user: String, password: String, from peer: String) async throws -> DeskAccount {
        try Self.check(user, password)
        let proof = Self.proof(user, password, peer)
        if let hash = proven.withLock({ $0[proof] }), let account = try await store.account(user),
            account.passwordHash == hash, try await secondStep(of: account) == nil
        {
            return account
        }
        let attempt = SignInAttempts.Attempt(user: user, peer: peer, browser: nil)
        let account = try await tried(user, password, attempt)
        guard try await secondStep(of: account) == nil else { throw DeskFault.signInFailed }
        proven.withLock { proven in
            if proven.count >= Self.mostProven { proven.removeAll() }
            proven[proof] = account.passwordHash
        }
        return account
    }

    /// Refuses what no account can have, before it is counted, hashed or looked up.
    static func check(_ user: String, _ password: String) throws(DeskFault) {
        guard user.utf8.count <= longestUser, password.utf8.count <= PasswordHash.longestPassword else {
            throw .signInFailed
        }
    }

    /// How many pairs that proved right are remembered.
    private static let mostProven = 1_000

    /// What stands for a pair that came from an address.
    private static func proof(_ user: String, _ password: String, _ peer: String) -> String {
        id(of: "\(peer) \(user.utf8.count) \(user) \(password)")
    }

    /// Counts an attempt and checks the password.
    func tried(
        _ user: String, _ password: String, _ attempt: SignInAttempts.Attempt
    ) async throws -> DeskAccount {
        if let wait = attempts.withLock({ $0.begin(attempt, uptime: time.uptime) }) {
            // An attempt that is not made is not told: each address would fill the log.
            throw DeskFault.tooManyAttempts(seconds: Int((wait + 999) / 1_000))
        }
        let account: DeskAccount
        do {
            account = try await checked(user, password, at: Self.place(of: attempt))
        } catch let fault as DeskFault where fault == .signInFailed {
            tell("a sign-in at the desk failed", user, attempt.peer)
            try await noteFailure(of: user, from: attempt.peer)
            throw fault
        } catch {
            attempts.withLock { $0.giveBack(attempt) }
            throw error
        }
        attempts.withLock { $0.giveBack(attempt) }
        return account
    }

    /// Tells the audit trail of a wrong password or code; what is no account's name may be a password, and is not told.
    func noteFailure(of user: String, from peer: String) async throws {
        let account = try await store.account(user)
        let person = account.map { TrailPerson($0, at: peer) } ?? .stranger(at: peer)
        _ = try await queue.commit(Commit([telling(.signInFailed, by: person)]))
    }

    /// The change that tells the audit trail of an act.
    func telling(_ act: TrailAct, by person: TrailPerson, of subject: String = "") -> Change {
        .tell(TrailEntry(act, by: person, of: subject, at: time.now))
    }

    /// Returns the account if the password is right.
    private func checked(
        _ user: String, _ password: String, at place: PasswordLine.Place
    ) async throws -> DeskAccount {
        let account = try await store.account(user)
        // An unknown user costs the same hash as a wrong password.
        let hash = account.flatMap { $0.isOfProvider ? nil : $0.passwordHash } ?? PasswordHash.ofNobody(cost)
        guard let isRight = await passwords.run(at: place, { PasswordHash.matches(password, hash) }) else {
            throw DeskFault.busy
        }
        guard let account, isRight else { throw DeskFault.signInFailed }
        return account
    }

    /// Gives an account a new hash if the old one costs too little.
    ///
    /// - Returns: What stores it.
    private func renewHash(
        of account: inout DeskAccount, _ password: String, at place: PasswordLine.Place
    ) async -> [Change] {
        let old = account.passwordHash
        guard PasswordHash.isOutdated(old, cost), let new = await hash(password, at: place) else { return [] }
        account.passwordHash = new
        return [.replacePasswordHash(user: account.user, old: old, new: new)]
    }

    /// Hashes a new password; nil if too much waits already.
    func hash(_ password: String, at place: PasswordLine.Place) async -> String? {
        let cost = cost
        return await passwords.run(at: place) { try? PasswordHash.make(password, cost: cost) }.flatMap(\.self)
    }

    /// Stores a sign-in, with a token that no request before it had.
    ///
    /// - Parameters:
    ///   - account: The account, with the hash that the password was right for.
    ///   - attempt: Where it comes from.
    ///   - changes: What is stored before it.
    ///   - use: The second factor that was proved, which is stored with it; nil for none.
    ///   - hasSecondFactor: Whether one was proved before.
    /// - Returns: The cookies.
    /// - Throws: ``DeskFault`` with `codeRefused` if the second factor was used elsewhere meanwhile; ``StoreError``.
    func begin(
        _ account: DeskAccount, _ attempt: SignInAttempts.Attempt, adding changes: [Change] = [],
        proving use: FactorUse? = nil, hasSecondFactor: Bool = false
    ) async throws -> Cookies {
        let (token, session) = session(
            of: account, for: Self.lifetime, hasSecondFactor: hasSecondFactor || use != nil)
        let begin: [Change] = [
            .beginDeskSession(session, passwordHash: account.passwordHash, factor: use?.factor.mark),
            telling(.signedIn, by: TrailPerson(account, at: attempt.peer)),
        ]
        let proof = use.map { [$0.change] } ?? []
        guard try await queue.commit(Commit(proof + changes + begin)) == .committed else { throw DeskFault.busy }
        if use != nil, try await store.deskSession(session.id) == nil { throw DeskFault.codeRefused }
        tell("somebody signed in at the desk", account.user, attempt.peer)
        let browser = attempt.browser ?? ids.hexadecimal(digits: 32)
        return Cookies(session: token, browser: browsers.mark(account.user, in: browser, now: session.beganAt))
    }

    /// A sign-in that begins now, with the token of its cookie: always a new one, whatever the browser has.
    private func session(
        of account: DeskAccount, for lifetime: Milliseconds, hasSecondFactor: Bool = false
    ) -> (token: String, DeskSession) {
        let (token, now) = (ids.hexadecimal(digits: 64), time.now)
        let session = DeskSession(
            id: Self.id(of: token), user: account.user, beganAt: now, endsAt: now.advanced(by: lifetime),
            idleEnd: now.advanced(by: Self.idle), hasSecondFactor: hasSecondFactor)
        return (token, session)
    }

    /// Stores a sign-in of somebody whom the provider knows, with the account as the provider's claims make it.
    ///
    /// - Parameters:
    ///   - account: The account.
    ///   - former: The account as it stands; nil if there is none.
    ///   - lifetime: How long the sign-in lasts at most.
    ///   - peer: The address that the request comes from.
    ///   - grant: Makes what ties the sign-in to the provider, of the sign-in's id.
    /// - Returns: The token of its cookie.
    /// - Throws: ``DeskFault`` with `busy`; ``StoreError``; what `grant` throws.
    func enter(
        _ account: DeskAccount, former: DeskAccount?, for lifetime: Milliseconds, from peer: String,
        grant: (String) throws -> DeskGrant
    ) async throws -> String {
        let (token, session) = session(of: account, for: lifetime)
        var changes: [Change] = []
        if account != former {
            let act: TrailAct = former == nil ? .addedAccount : .changedAccount
            changes = [.putAccount(account), telling(act, by: .provider, of: account.user)]
        }
        changes += [
            .beginDeskSession(session, passwordHash: account.passwordHash), .putGrant(try grant(session.id)),
            telling(.signedIn, by: TrailPerson(account, at: peer)),
        ]
        guard try await queue.commit(Commit(changes)) == .committed else { throw DeskFault.busy }
        tell("somebody signed in at the desk", account.user, peer)
        return token
    }

    static func place(of attempt: SignInAttempts.Attempt) -> PasswordLine.Place {
        attempt.browser == nil ? .stranger(attempt.peer) : .known
    }

    /// Logs what happened at the door; logs hold no names, so an account is a few digits of its name's hash.
    func tell(_ message: Logger.Message, _ user: String, _ peer: String) {
        let account = SHA256.hash(data: Array(user.utf8)).prefix(4).hexadecimal
        logger.notice(message, metadata: ["desk.account": "\(account)", "client.address": "\(peer)"])
    }

    // MARK: - Use

    /// Returns the account of a token and counts the sign-in as used.
    ///
    /// - Throws: ``DeskFault`` with `notSignedIn` if the token is missing, unknown or expired, its account was removed, or needs a
    ///   second factor that was not proved; ``StoreError``.
    func account(token: String) async throws -> DeskAccount {
        guard let signIn = try await signIn(of: token) else { throw DeskFault.notSignedIn }
        let session = signIn.session
        let idleEnd = min(time.now.advanced(by: Self.idle), session.endsAt)
        if idleEnd >= session.idleEnd.advanced(by: Self.mark) {
            _ = try await queue.commit(Commit([.prolongDeskSession(session.id, idleEnd: idleEnd)]))
            known.prolonged(session.id, idleEnd: idleEnd)
        }
        return signIn.account
    }

    /// The sign-in of a token, if it opens anything.
    func signIn(of token: String) async throws -> SignIn? {
        guard let signIn = try await known.find(Self.id(of: token)) else { return nil }
        let isEnough = signIn.session.hasSecondFactor || rules.rule(for: signIn.account) != .required
        return isEnough ? signIn : nil
    }

    // MARK: - Out

    /// Ends a sign-in.
    ///
    /// - Parameters:
    ///   - token: Its token; one that is no sign-in's does nothing.
    ///   - peer: The address that the request comes from.
    /// - Throws: ``StoreError``; the sign-in may then still be valid.
    func signOut(token: String, from peer: String = "") async throws {
        let id = Self.id(of: token)
        var changes: [Change] = [.endDeskSession(id)]
        if let signIn = try await known.find(id) {
            changes.append(telling(.signedOut, by: TrailPerson(signIn.account, at: peer)))
        }
        _ = try await queue.commit(Commit(changes))
    }

    /// The stored form of a token: 256 random bits need no salt and no slow hash.
    static func id(of token: String) -> String {
        SHA256.hash(data: Array(token.utf8)).base64URL
    }
}
