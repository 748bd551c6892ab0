import Beckon
import BeckonEdge
import BeckonJSON
import Logging

/// Asks the provider again and again whether people who are signed in may stay, by their refresh tokens.
///
/// A sign-in whose refresh token the provider does not accept any more ends; role and services follow the claims. While the
/// provider cannot be reached, who is signed in stays.
package struct OpenIDChecks: Sendable {
    /// What a check came to.
    enum Outcome: Hashable, Sendable {
        case stays
        case ended(OpenIDFault)
        /// The provider gave no usable answer; it is asked again soon.
        case unanswered(OpenIDFault)
        /// Another node makes the check, or the sign-in has ended.
        case others
    }

    /// How long to wait for due checks.
    static let pause = Milliseconds.seconds(5)
    /// How soon the provider is asked again after no answer.
    static let pauseOfFailure = Milliseconds.seconds(30)
    private static let mostAtOnce = 32

    private let desk: OpenIDSignIn

    package init(_ desk: OpenIDSignIn) { self.desk = desk }

    /// Makes due checks until its task is cancelled.
    package func run() async {
        while !Task.isCancelled {
            let due = (try? await desk.store.grantsDue(now: desk.time.now, limit: Self.mostAtOnce)) ?? []
            var isAnswered = true
            for grant in due where isAnswered && !Task.isCancelled {
                // One that is not answered is enough: the others would wait for their time-outs, too.
                if case .unanswered = await tried(grant) { isAnswered = false }
            }
            guard due.count < Self.mostAtOnce || !isAnswered else { continue }
            do { try await desk.time.sleep(Self.pause) } catch { return }
        }
    }

    private func tried(_ grant: DeskGrant) async -> Outcome {
        do {
            let outcome = try await check(grant)
            switch outcome {
            case .ended(let fault):
                desk.logger.notice(
                    "a sign-in at the desk ends by a check at the provider", metadata: ["reason": "\(fault.rawValue)"])
            case .unanswered(let fault):
                desk.logger.warning(
                    "the provider did not answer a check of a sign-in at the desk",
                    metadata: ["reason": "\(fault.rawValue)"])
            case .stays, .others: break
            }
            return outcome
        } catch {
            return .unanswered(.away)
        }
    }

    /// Makes one check, unless another node does.
    ///
    /// - Throws: ``StoreError``.
    func check(_ grant: DeskGrant) async throws -> Outcome {
        guard let due = grant.checkAt, let next = try await claim(grant, due: due) else { return .others }
        guard var content = desk.grants.open(grant), let refreshToken = content.refreshToken else {
            return try await end(grant, .grant)
        }
        guard content.issuer == desk.options.issuer else { return try await end(grant, .issuer) }
        do {
            let tokens = try await desk.provider.refresh(refreshToken)
            if let newer = tokens.refreshToken {
                content.refreshToken = newer
                var renewed = grant
                renewed.sealed = try desk.grants.seal(content, for: grant.session)
                renewed.checkAt = next
                _ = try await desk.queue.commit(Commit([.putGrant(renewed)]))
            }
            return try await follow(try await desk.provider.word(on: content.subject, tokens), grant)
        } catch let fault as OpenIDFault {
            switch fault {
            case .grant, .subject: return try await end(grant, fault)
            default:
                // The client's credentials, a proxy's page, a key that is not there yet: nothing that says anything of the person.
                let soon = desk.time.now.advanced(by: Self.pauseOfFailure)
                _ = try await desk.queue.commit(Commit([.moveCheck(session: grant.session, from: next, to: soon)]))
                return .unanswered(fault)
            }
        }
    }

    /// Moves the check to its next time, which one node alone can do.
    ///
    /// - Returns: The next time; nil if another node was first.
    private func claim(_ grant: DeskGrant, due: Timestamp) async throws -> Timestamp? {
        // The random part tells this node's time from another one's, and spreads those who came together in the morning.
        let spread = Milliseconds(Int64(desk.ids.bits() % UInt64(max(1, desk.options.checkPause.count / 8))))
        let next = desk.time.now.advanced(by: desk.options.checkPause - spread)
        _ = try await desk.queue.commit(Commit([.moveCheck(session: grant.session, from: due, to: next)]))
        return try await desk.store.grant(of: grant.session)?.checkAt == next ? next : nil
    }

    /// Has the account follow what the provider says now.
    private func follow(_ word: OpenIDProvider.Word, _ grant: DeskGrant) async throws -> Outcome {
        guard let former = try await desk.store.account(grant.user), former.isOfProvider else { return .others }
        // A provider that says nothing new with a refresh says only that the person may stay.
        guard word.claims.object?.isEmpty == false else { return .stays }
        do throws(OpenIDFault) {
            let account = try desk.options.roles.account(of: word.identity, word.claims, former: former)
            if account != former { await put(account) }
            return .stays
        } catch {
            _ = try await desk.queue.commit(
                Commit([.endDeskSessions(user: grant.user), desk.telling(.signedOut, grant.user)]))
            return .ended(error)
        }
    }

    private func put(_ account: DeskAccount) async {
        _ = try? await desk.queue.commit(Commit([.putAccount(account), desk.telling(.changedAccount, account.user)]))
    }

    private func end(_ grant: DeskGrant, _ fault: OpenIDFault) async throws -> Outcome {
        _ = try await desk.queue.commit(Commit([.endDeskSession(grant.session), desk.telling(.signedOut, grant.user)]))
        return .ended(fault)
    }
}
