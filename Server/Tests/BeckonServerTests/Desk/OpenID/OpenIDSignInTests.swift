import Beckon
import BeckonCrypto
import BeckonJSON
import BeckonPlatform
import Foundation
import TestTime
import Testing

@testable import BeckonDesk
@testable import BeckonEdge
@testable import BeckonNode

@Suite("Signing in at a provider") struct OpenIDSignInTests {
    @Test("a person gets an account of issuer and subject, with the role of the groups, and follows them")
    func account() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            #expect(entry.lifetime == DeskSignIn.lifetime)
            let account = try await stage.signIns.account(token: entry.token)
            #expect(account.user.hasPrefix("oidc:") && account.user.utf8.count == 27)
            #expect(account.nickname == "Ada L" && account.role == .agent && account.services.isEmpty)
            #expect(account.isOfProvider && !PasswordHash.matches(account.passwordHash, account.passwordHash))
            // Another name and more groups at the provider: the same account. Another subject: another one.
            stage.provider.change {
                $0.claims = ["name": "Ada Lovelace"]
                $0.groups = ["desk-agents", "desk-leads", "others"]
            }
            let second = try await stage.signIns.account(token: try await stage.enter().token)
            #expect(second.user == account.user && second.nickname == "Ada Lovelace" && second.role == .supervisor)
            #expect(try await stage.signIns.account(token: entry.token) == second)
            stage.provider.change { $0.subject = "another" }
            let other = try await stage.signIns.account(token: try await stage.enter().token)
            #expect(other.user != account.user)
        }
    }

    @Test("services come from a claim; without any of the map's nobody gets in, and the star gives all")
    func services() async throws {
        try await OpenIDStage.run {
            $0.roles.servicesClaim = "desk.teams"
            $0.roles.services = ["red": ["sales", "south"], "blue": ["sales"], "boss": [RoleMap.all]]
        } _: { stage async throws in
            for (teams, services) in [
                (["red"], ["sales", "south"]), (["blue", "none"], ["sales"]), (["boss", "red"], []),
            ] as [([String], [String])] {
                stage.provider.change { $0.claims = ["desk": ["teams": .array(teams.map { .string($0) })]] }
                #expect(try await stage.signIns.account(token: try await stage.enter().token).services == services)
            }
            for claims in [["desk": ["teams": ["none"]]], ["desk": ["teams": []]], [:]] as [JSONObject] {
                stage.provider.change { $0.claims = claims }
                #expect(try await stage.refusal() == .services)
            }
        }
    }

    @Test("roles that the ID token leaves out come from the user information")
    func userInformation() async throws {
        try await OpenIDStage.run { stage async throws in
            stage.provider.change { $0.claims = ["groups": nil] }
            // A null is a value: the person has no groups.
            #expect(try await stage.refusal() == .role)
        }
        try await OpenIDStage.run {
            $0.roles.rolesClaim = "desk_groups"
        } _: { stage async throws in
            #expect(try await stage.refusal() == nil)
            #expect(stage.provider.asked.contains("/me"))
            // The person of the ID token is another one than that of the user information.
            stage.provider.change { $0.claims = ["sub": "another"] }
            #expect(try await stage.refusal() == .subject)
        }
    }

    @Test("a local account of the same name is never taken over, and local names cannot look like the provider's")
    func localAccount() async throws {
        try await OpenIDStage.run { stage async throws in
            let user = ProviderIdentity.user(issuer: StandInProvider.issuer, subject: "248289761001")
            let local = DeskAccount(user: user, nickname: "Local", role: .admin, passwordHash: "scrypt$")
            _ = try await stage.node.store.commit([Commit([.putAccount(local)])])
            #expect(try await stage.refusal() == .name)
            #expect(try await stage.node.store.account(user) == local)
            let accounts = DeskAccounts(stage.node.store, cost: .small)
            let refusal = await #expect(throws: DeskAccounts.Refusal.self) {
                try await accounts.add("oidc:x", nickname: "X", role: .agent, password: "correct horse")
            }
            #expect(refusal?.code == .badName)
        }
    }

    @Test("with passwords for admins alone the local admin gets in while the provider is down, and agents do not")
    func breakGlass() async throws {
        try await OpenIDStage.run {
            $0.passwordRoles = [.admin]
        } _: { stage async throws in
            let accounts = DeskAccounts(stage.node.store, cost: .small)
            for (user, role) in [("root", DeskAccount.Role.admin), ("kim", .agent)] {
                try await accounts.add(user, nickname: user, role: role, password: "correct horse")
            }
            stage.provider.change { $0.isDown = true }
            await #expect(throws: OpenIDFault.away) { try await stage.desk.begin() }
            _ = try await stage.signIns.signIn(user: "root", password: "correct horse", from: "1", marks: [])
            await #expect(throws: DeskFault.passwordsOff) {
                try await stage.signIns.signIn(user: "kim", password: "correct horse", from: "1", marks: [])
            }
            await #expect(throws: DeskFault.signInFailed) {
                try await stage.signIns.signIn(user: "kim", password: "wrong", from: "1", marks: [])
            }
            stage.provider.change { $0.isDown = false }
            stage.node.time.advance(by: ProviderMemory.pauseOfFailure)
            let user = try await stage.signIns.account(token: try await stage.enter().token).user
            let refusal = await #expect(throws: DeskAccounts.Refusal.self) {
                try await accounts.setPassword("correct horse", of: user)
            }
            #expect(refusal?.code == .ofProvider)
        }
    }

    // MARK: - Checks

    @Test("a check keeps who is still active, with the next refresh token, and lets the role follow")
    func check() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            for round in 1...3 {
                stage.provider.change {
                    $0.groups = round == 2 ? ["desk-leads"] : ["desk-agents"]
                    $0.givesIDTokenAgain = round != 2
                }
                #expect(try await stage.check().isEmpty)
                stage.node.time.advance(by: stage.desk.options.checkPause)
                _ = try await stage.signIns.account(token: entry.token)
                #expect(try await stage.check() == [.stays])
                let role = try await stage.signIns.account(token: entry.token).role
                #expect(role == (round == 2 ? .supervisor : .agent))
            }
        }
    }

    @Test("who is deactivated at the provider is out at the next check")
    func deactivated() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            stage.provider.change { $0.refusesRefresh = true }
            #expect(try await stage.isSignedIn(entry))
            stage.node.time.advance(by: stage.desk.options.checkPause)
            #expect(try await stage.check() == [.ended(.grant)])
            #expect(try await !stage.isSignedIn(entry))
        }
    }

    @Test("while the provider is down who is signed in stays, and the check is made soon after")
    func down() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            stage.provider.change { $0.isDown = true }
            stage.node.time.advance(by: stage.desk.options.checkPause)
            for _ in 0..<10 {
                #expect(try await stage.check() == [.unanswered(.away)])
                #expect(try await stage.isSignedIn(entry))
                stage.node.time.advance(by: OpenIDChecks.pauseOfFailure)
            }
            stage.provider.change { $0.isDown = false }
            #expect(try await stage.check() == [.stays])
            #expect(try await stage.check().isEmpty)
        }
    }

    @Test("of two nodes one makes a check, and what a check of a sign-in that has ended finds changes nothing")
    func once() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            stage.node.time.advance(by: stage.desk.options.checkPause)
            let grant = try #require(try await stage.node.store.grantsDue(now: stage.node.time.now, limit: 1).first)
            #expect(try await OpenIDChecks(stage.desk).check(grant) == .stays)
            #expect(try await OpenIDChecks(stage.desk).check(grant) == .others)
            try await stage.signIns.signOut(token: entry.token)
            #expect(try await OpenIDChecks(stage.desk).check(grant) == .others)
            #expect(try await stage.node.store.grant(of: grant.session) == nil)
        }
    }

    @Test("the tokens of one provider go to no other one that the settings name later")
    func otherIssuer() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            stage.node.time.advance(by: stage.desk.options.checkPause)
            var options = stage.desk.options
            options.issuer = "https://another.example.com"
            let other = OpenIDSignIn(
                options, transport: stage.provider, signIns: stage.signIns, store: stage.node.store,
                queue: stage.node.core.queue, secret: "secret", time: stage.node.time, ids: SystemIDs(),
                logger: stage.desk.logger)
            let grant = try #require(try await stage.node.store.grantsDue(now: stage.node.time.now, limit: 1).first)
            let asked = stage.provider.asked.count
            #expect(try await OpenIDChecks(other).check(grant) == .ended(.issuer))
            #expect(stage.provider.asked.count == asked)
            #expect(try await !stage.isSignedIn(entry))
        }
    }

    @Test("without a refresh token a sign-in is short and is never checked")
    func short() async throws {
        try await OpenIDStage.run { stage async throws in
            stage.provider.change { $0.givesRefreshToken = false }
            let entry = try await stage.enter()
            #expect(entry.lifetime == stage.desk.options.lifetime)
            for minutes in [29, 30] as [Int64] {
                stage.node.time.advance(by: .seconds(minutes * 60 - 1))
                #expect(try await stage.check().isEmpty)
                #expect(try await stage.isSignedIn(entry))
            }
            stage.node.time.advance(by: .seconds(62))
            #expect(try await !stage.isSignedIn(entry))
        }
    }

    @Test("the database holds the provider's tokens sealed, for one sign-in alone")
    func sealed() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            let grant = try #require(try await stage.node.store.grant(of: DeskSignIn.id(of: entry.token)))
            #expect(stage.desk.grants.open(grant)?.refreshToken == "refresh 1")
            let text = try #require(Data(base64URL: grant.sealed))
            #expect(text.range(of: Data("refresh".utf8)) == nil && grant.providerSession != "s-1")
            let moved = DeskGrant(
                session: "another", user: grant.user, providerSession: nil, sealed: grant.sealed, checkAt: nil)
            #expect(stage.desk.grants.open(moved) == nil)
        }
    }

    @Test("an operator is told what the provider lacks")
    func findings() async throws {
        try await OpenIDStage.run { stage async throws in
            let options = stage.desk.options
            #expect(await options.findings(stage.provider).map(\.level) == [.fine, .fine, .warning, .warning])
            stage.provider.change { $0.keys = [:] }
            #expect(await options.findings(stage.provider).map(\.subject).contains("keys"))
            #expect(await options.findings(stage.provider).contains { $0.level == .fault })
            stage.provider.change { $0.document["issuer"] = "https://idp.example.com/" }
            let other = await options.findings(stage.provider)
            #expect(other.map(\.level) == [.fault] && other.first?.text.contains("letter by letter") == true)
            stage.provider.change { $0.isDown = true }
            #expect(await options.findings(stage.provider).map(\.level) == [.fault])
        }
    }

    // MARK: - Signing out

    @Test("signing out leads to the provider's page, and for a local account nowhere")
    func signOut() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            let address = try #require(await stage.desk.signOutAddress(of: entry.token))
            #expect(address.hasPrefix("https://idp.example.com/logout?x=1&id_token_hint="))
            let query = StandInProvider.query(address)
            #expect(query["client_id"] == "beckon")
            #expect(query["post_logout_redirect_uri"] == "https://chat.example.com/desk")
            #expect(await stage.desk.signOutAddress(of: "0123") == nil)
        }
    }

    @Test("the provider ends the sign-ins of its session, or all of a person; each token once")
    func backChannel() async throws {
        try await OpenIDStage.run { stage async throws in
            let first = try await stage.enter()
            stage.provider.change { $0.claims = ["sid": "s-2"] }
            let second = try await stage.enter()
            try await stage.desk.end(by: stage.provider.token(stage.provider.logoutClaims()))
            #expect(try await !stage.isSignedIn(first))
            #expect(try await stage.isSignedIn(second))
            await #expect(throws: OpenIDFault.replayed) {
                try await stage.desk.end(by: stage.provider.token(stage.provider.logoutClaims()))
            }
            // Without a session: all of the person.
            let all = stage.provider.logoutClaims(["jti": "j-2", "sid": nil, "sub": "248289761001"])
            var claims = JSONObject(all.filter { $0.key != "sid" })
            try await stage.desk.end(by: stage.provider.token(claims))
            #expect(try await !stage.isSignedIn(second))
            // A sign-in after the token was issued goes on.
            stage.node.time.advance(by: .seconds(TokenRules.leeway + 1))
            let third = try await stage.enter()
            claims["jti"] = "j-3"
            try await stage.desk.end(by: stage.provider.token(claims))
            #expect(try await stage.isSignedIn(third))
        }
    }

    @Test("an ID token, and what is no logout token, ends nothing")
    func noLogoutToken() async throws {
        try await OpenIDStage.run { stage async throws in
            let entry = try await stage.enter()
            let id = stage.provider.idClaims(nonce: nil)
            for (claims, fault) in [
                (id, .type), (stage.provider.logoutClaims(["nonce": "n"]), .type),
                (stage.provider.logoutClaims(["events": [:]]), .type),
                (stage.provider.logoutClaims(["aud": "another"]), .audience),
                (stage.provider.logoutClaims(["iss": "https://evil.example"]), .issuer),
                (stage.provider.logoutClaims(["jti": nil]), .malformed),
                (stage.provider.logoutClaims(["iat": .integer(stage.provider.seconds - 601)]), .issuedAt),
                (stage.provider.logoutClaims(["exp": .integer(stage.provider.seconds - 61)]), .expired),
                (stage.provider.logoutClaims(["sub": 1]), .subject),
            ] as [(JSONObject, OpenIDFault)] {
                await #expect(throws: fault) { try await stage.desk.end(by: stage.provider.token(claims)) }
            }
            stage.provider.change { $0.header = ["alg": "ES256", "kid": "first", "typ": "at+jwt"] }
            await #expect(throws: OpenIDFault.type) {
                try await stage.desk.end(by: stage.provider.token(stage.provider.logoutClaims()))
            }
            await #expect(throws: OpenIDFault.signature) { try await stage.desk.end(by: "a.b.c") }
            #expect(try await stage.isSignedIn(entry))
        }
    }
}
