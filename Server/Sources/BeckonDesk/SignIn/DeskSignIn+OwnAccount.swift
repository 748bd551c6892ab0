import Beckon
import BeckonEdge

/// What people do with their own account. Whoever changes how it is signed in to proves it again: by the password, and by a code
/// where the account has a second factor.
extension DeskSignIn {
    /// What proves that the signed-in person is there.
    struct Proof: Sendable {
        let password: String
        let code: String
        /// The address that the request comes from.
        let peer: String
        /// What the request has as marks of known browsers.
        let marks: [String]
    }

    /// Ends sign-ins of an account.
    ///
    /// - Parameters:
    ///   - id: The one to end, by the hash of its token; nil for all but the present one.
    ///   - person: The person of the account; the sign-ins of others stay.
    ///   - token: The present one.
    /// - Throws: ``StoreError``.
    func endSignIns(_ id: String?, of person: TrailPerson, token: String) async throws {
        let own = try await store.deskSessions(of: person.account, at: time.now).map(\.id)
        let present = Self.id(of: token)
        let ended = own.filter { one in id.map { $0 == one } ?? (one != present) }
        guard !ended.isEmpty else { return }
        _ = try await queue.commit(Commit(ended.map { .endDeskSession($0) } + [telling(.endedSignIns, by: person)]))
    }

    /// Gives the person's account a new password, and ends all its sign-ins; the present one goes on under a new token.
    func changePassword(
        to new: String, of account: DeskAccount, token: String, _ proof: Proof
    ) async throws -> Cookies {
        do {
            try DeskAccounts.check(password: new, of: account.user)
        } catch let refusal as DeskAccounts.Refusal {
            throw DeskFault.bad(refusal.message)
        }
        let hasSecondFactor = try await signIn(of: token)?.session.hasSecondFactor ?? false
        let proved = try await proved(account, proof)
        guard let hash = await hash(new, at: Self.place(of: proved.attempt)) else { throw DeskFault.busy }
        var account = proved.account
        let old = account.passwordHash
        account.passwordHash = hash
        let changes: [Change] = [
            .replacePasswordHash(user: account.user, old: old, new: hash), .endDeskSessions(user: account.user),
            telling(.changedPassword, by: TrailPerson(account, at: proof.peer), of: account.user),
        ]
        return try await begin(account, proved.attempt, adding: changes, hasSecondFactor: hasSecondFactor)
    }

    /// Begins to set up a second factor, the first one or another one.
    func beginEnrolment(of account: DeskAccount, _ proof: Proof) async throws -> Enrolment {
        guard rules.rule(for: account) != .off else { throw DeskFault.forbidden }
        return try enrolment(of: account.user, after: await proved(account, proof).use?.factor.mark)
    }

    /// Ends it with the app's first code, and ends the account's other sign-ins.
    ///
    /// - Returns: The recovery codes.
    func confirmEnrolment(
        of account: DeskAccount, _ person: TrailPerson, token: String, sealed: String, code: String
    ) async throws -> [String] {
        guard rules.rule(for: account) != .off else { throw DeskFault.forbidden }
        let (use, codes) = try enrolled(account.user, sealed, code)
        guard try await isStored(use, telling(.setUpFactor, by: person)) else { throw DeskFault.beginAgain }
        try await endSignIns(nil, of: person, token: token)
        return codes
    }

    /// Removes the second factor of an account that need not have one.
    func removeSecondFactor(of account: DeskAccount, _ proof: Proof) async throws {
        guard rules.rule(for: account) == .optional else { throw DeskFault.forbidden }
        _ = try await proved(account, proof)
        let told = telling(.removedFactor, by: TrailPerson(account, at: proof.peer), of: account.user)
        _ = try await queue.commit(Commit([.removeSecondFactor(user: account.user), told]))
    }

    /// Makes new recovery codes; the former ones are void.
    ///
    /// - Returns: The codes.
    func renewRecoveryCodes(of account: DeskAccount, _ proof: Proof) async throws -> [String] {
        guard var factor = try await proved(account, proof).use?.factor else { throw DeskFault.forbidden }
        let codes = RecoveryCode.make(ids)
        let former = factor.mark
        factor.recovery = codes.compactMap { RecoveryCode.hash(of: $0) }
        factor.mark = ids.hexadecimal(digits: 32)
        let told = telling(.renewedRecoveryCodes, by: TrailPerson(account, at: proof.peer))
        guard try await isStored(FactorUse(factor: factor, former: former), told) else { throw DeskFault.busy }
        return codes
    }

    // MARK: - Proving

    /// What was proved: the account as its password was compared, where, and the second factor after its use, which is stored.
    private struct Proved {
        let account: DeskAccount
        let attempt: SignInAttempts.Attempt
        let use: FactorUse?
    }

    /// Checks the password, and the code where the account has a second factor, and counts both as attempts.
    ///
    /// One refusal for both, which does not tell which of them was wrong.
    private func proved(_ account: DeskAccount, _ proof: Proof) async throws -> Proved {
        let attempt = attempt(account.user, from: proof.peer, marks: proof.marks)
        do {
            try Self.check(account.user, proof.password)
            let account = try await tried(account.user, proof.password, attempt)
            guard try await secondStep(of: account) == .code else {
                return Proved(account: account, attempt: attempt, use: nil)
            }
            let use = try await proved(proof.code, attempt)
            guard try await isStored(use) else { throw DeskFault.codeRefused }
            return Proved(account: account, attempt: attempt, use: use)
        } catch let fault as DeskFault where fault == .signInFailed || fault == .codeRefused {
            throw DeskFault.proofRefused
        }
    }

    /// Stores the use of a second factor; false if another one came before it.
    private func isStored(_ use: FactorUse, _ told: Change...) async throws -> Bool {
        _ = try await queue.commit(Commit([use.change] + told))
        return try await store.secondFactor(of: use.factor.user)?.mark == use.factor.mark
    }
}
