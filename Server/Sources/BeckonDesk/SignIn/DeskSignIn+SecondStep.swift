import Beckon
import BeckonCrypto
import BeckonEdge
import Foundation
import Logging
import Synchronization

/// The second step of a sign-in.
///
/// Between the steps the browser holds a sealed text that says whose password was right; no cookie, no row, and nothing that it
/// opens. The token of the sign-in is made after the second step.
extension DeskSignIn {
    /// How long the second step may take, and setting up a second factor.
    static let halfLifetime = Milliseconds.seconds(600)
    /// The longest text that is read as a code.
    private static let longestCode = 64

    /// What an account needs beside its password; nil for nothing.
    func secondStep(of account: DeskAccount) async throws -> SecondStep? {
        let rule = rules.rule(for: account)
        guard rule != .off else { return nil }
        if try await store.secondFactor(of: account.user) != nil { return .code }
        return rule == .required ? .enrolment : nil
    }

    /// Says for a while that an account's password was right; void with the password.
    func half(of account: DeskAccount) throws -> String {
        let end = time.now.advanced(by: Self.halfLifetime).milliseconds
        return try secret.seal("\(end) \(Self.id(of: account.passwordHash)) \(account.user)", as: .halfSignIn)
    }

    private func account(half: String, needing step: SecondStep) async throws -> DeskAccount {
        let fields = secret.open(half, as: .halfSignIn)?.text
            .split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard let fields, fields.count == 3, let end = Int64(fields[0]), end > time.now.milliseconds,
            let account = try await store.account(String(fields[2])), Self.id(of: account.passwordHash) == fields[1],
            try await secondStep(of: account) == step
        else { throw DeskFault.beginAgain }
        return account
    }

    /// Ends a sign-in with a code of the app, or a recovery code.
    ///
    /// - Parameters:
    ///   - half: What the first step returned.
    ///   - code: What was typed.
    ///   - peer: The address that the request comes from.
    ///   - marks: What the request has as marks of known browsers.
    /// - Returns: The cookies.
    /// - Throws: ``DeskFault``: `beginAgain` if the first step is over, `codeRefused`, `tooManyAttempts`; ``StoreError``.
    func signIn(half: String, code: String, from peer: String, marks: [String]) async throws -> Cookies {
        let account = try await account(half: half, needing: .code)
        let attempt = attempt(account.user, from: peer, marks: marks)
        return try await begin(account, attempt, proving: proved(code, attempt))
    }

    /// Begins to set up the second factor that an account must have.
    func beginEnrolment(half: String) async throws -> Enrolment {
        try await enrolment(of: account(half: half, needing: .enrolment).user, after: nil)
    }

    /// Ends a sign-in by the first code of a second factor that was set up.
    ///
    /// - Parameters:
    ///   - half: What the first step returned.
    ///   - sealed: The enrolment's sealed secret.
    ///   - code: The code that the app shows.
    ///   - peer: The address that the request comes from.
    ///   - marks: What the request has as marks of known browsers.
    /// - Returns: The cookies, and the recovery codes.
    /// - Throws: As ``signIn(half:code:from:marks:)``.
    func confirmEnrolment(
        half: String, sealed: String, code: String, from peer: String, marks: [String]
    ) async throws -> (cookies: Cookies, recoveryCodes: [String]) {
        let account = try await account(half: half, needing: .enrolment)
        let (use, codes) = try enrolled(account.user, sealed, code)
        let told = telling(.setUpFactor, by: TrailPerson(account, at: peer))
        let attempt = attempt(account.user, from: peer, marks: marks)
        let cookies = try await begin(account, attempt, adding: [told], proving: use)
        return (cookies, codes)
    }

    // MARK: - Setting up

    /// A new secret for an account's app.
    ///
    /// - Parameters:
    ///   - user: The account.
    ///   - mark: That of the second factor which it replaces; nil for none.
    /// - Returns: The secret, in all forms in which a browser needs it.
    /// - Throws: `CryptoError`, which is not to be expected.
    func enrolment(of user: String, after mark: String?) throws -> Enrolment {
        let totp = TOTP(secret: ids.randomBytes(TOTP.secretLength))
        let end = time.now.advanced(by: Self.halfLifetime).milliseconds
        let text = totp.secret.base32
        return Enrolment(
            secret: text, address: totp.address(user: user),
            sealed: try secret.seal("\(end) \(mark ?? "") \(text)", as: .enrolment, of: user))
    }

    /// The second factor of an enrolment whose first code is right, with its recovery codes.
    ///
    /// A wrong code counts for nothing: whoever types it has the secret.
    func enrolled(
        _ user: String, _ sealed: String, _ code: String
    ) throws -> (use: FactorUse, recoveryCodes: [String]) {
        let fields = secret.open(sealed, as: .enrolment, of: user)?.text
            .split(separator: " ", omittingEmptySubsequences: false)
        guard let fields, fields.count == 3, let end = Int64(fields[0]), end > time.now.milliseconds,
            let bytes = Data(base32: fields[2])
        else { throw DeskFault.beginAgain }
        guard let step = TOTP(secret: bytes).step(of: Self.digits(of: code), at: time.now, after: -1) else {
            throw DeskFault.codeRefused
        }
        let codes = RecoveryCode.make(ids)
        let factor = SecondFactor(
            user: user, secret: try secret.seal(String(fields[2]), as: .secondFactor, of: user), lastStep: step,
            recovery: codes.compactMap { RecoveryCode.hash(of: $0) }, setUpAt: time.now,
            mark: ids.hexadecimal(digits: 32))
        return (FactorUse(factor: factor, former: fields[1].isEmpty ? nil : String(fields[1])), codes)
    }

    // MARK: - Proving

    /// Counts an attempt and checks a code.
    ///
    /// - Returns: The second factor, for which the code is used up.
    func proved(_ code: String, _ attempt: SignInAttempts.Attempt) async throws -> FactorUse {
        if let wait = attempts.withLock({ $0.beginCode(attempt, uptime: time.uptime) }) {
            throw DeskFault.tooManyAttempts(seconds: Int((wait + 999) / 1_000))
        }
        let factor: SecondFactor?
        do {
            factor = try await store.secondFactor(of: attempt.user)
        } catch {
            attempts.withLock { $0.giveBackCode(attempt) }
            throw error
        }
        guard let factor, let used = used(factor, by: code) else {
            tell("a code was refused at the desk", attempt.user, attempt.peer)
            try await noteFailure(of: attempt.user, from: attempt.peer)
            throw DeskFault.codeRefused
        }
        attempts.withLock { $0.giveBackCode(attempt) }
        return FactorUse(factor: used, former: factor.mark)
    }

    /// A second factor after the use of a code; nil if the code is none of it, or was used before.
    private func used(_ factor: SecondFactor, by code: String) -> SecondFactor? {
        guard code.utf8.count <= Self.longestCode else { return nil }
        var used = factor
        used.mark = ids.hexadecimal(digits: 32)
        let digits = Self.digits(of: code)
        guard TOTP.isCode(digits) else {
            guard let hash = RecoveryCode.hash(of: code), factor.recovery.contains(hash) else { return nil }
            used.recovery.removeAll { $0 == hash }
            return used
        }
        guard let opened = secret.open(factor.secret, as: .secondFactor, of: factor.user),
            let bytes = Data(base32: opened.text)
        else {
            logger.error("the secret of a second factor cannot be opened: it was sealed by secrets that are gone")
            return nil
        }
        guard let step = TOTP(secret: bytes).step(of: digits, at: time.now, after: factor.lastStep) else { return nil }
        used.lastStep = step
        // So that the secret goes on after the next renewal.
        let resealed = opened.isNewest ? nil : try? secret.seal(opened.text, as: .secondFactor, of: factor.user)
        used.secret = resealed ?? used.secret
        return used
    }

    /// A code as it was typed, without the blank that apps show in its middle.
    private static func digits(of code: String) -> String { code.filter { $0 != " " } }
}
