import Beckon
import BeckonEdge
import BeckonJSON
import BeckonNode
import HTTPTypes
import Hummingbird

/// What people see and change of their own account: below `/desk/api/own`.
extension DeskRoutes {
    func addOwnAccount(to api: RouterGroup<GatewayContext>) {
        api.get("own") { request, context in
            try await answering { Self.unkept(try await own(admit(request, context, to: .seeOwnAccount))) }
        }
        api.post("own/password") { request, context in
            try await answering {
                let asker = try await admit(request, context, to: .changeOwnPassword)
                let body = try await json(request)
                guard let new = body["new"]?.string else { throw DeskFault.bad("new is needed.") }
                let cookies = try await signIns.changePassword(
                    to: new, of: asker.account, token: asker.token, proof(body, request, context))
                feed.end(signIn: asker.token)
                return signedIn(cookies, Self.done, to: request)
            }
        }
        api.post("own/sign-ins/end") { request, context in
            try await answering {
                let asker = try await admit(request, context, to: .endOwnSignIns)
                try await signIns.endSignIns(
                    Self.optionalText("id", json(request)), of: asker.person, token: asker.token)
                return Self.unkept(try await own(asker))
            }
        }
        addOwnFactor(to: api)
    }

    private func addOwnFactor(to api: RouterGroup<GatewayContext>) {
        api.post("own/enrolment") { request, context in
            try await answering {
                let account = try await admit(request, context, to: .setUpOwnFactor).account
                let proof = try proof(await json(request), request, context)
                return Self.enrolment(try await signIns.beginEnrolment(of: account, proof))
            }
        }
        api.post("own/enrolment/confirm") { request, context in
            try await answering {
                let asker = try await admit(request, context, to: .confirmOwnFactor)
                let body = try await json(request)
                return Self.recoveryCodes(
                    try await signIns.confirmEnrolment(
                        of: asker.account, asker.person, token: asker.token, sealed: Self.text("enrolment", body),
                        code: Self.text("code", body)))
            }
        }
        api.post("own/second-factor/remove") { request, context in
            try await answering {
                let account = try await admit(request, context, to: .removeOwnFactor).account
                try await signIns.removeSecondFactor(of: account, proof(await json(request), request, context))
                return Self.unkept(.object([:]))
            }
        }
        api.post("own/recovery-codes") { request, context in
            try await answering {
                let account = try await admit(request, context, to: .renewOwnRecoveryCodes).account
                let proof = try proof(await json(request), request, context)
                return Self.recoveryCodes(try await signIns.renewRecoveryCodes(of: account, proof))
            }
        }
    }

    /// What the person types to prove to be there.
    private func proof(
        _ body: JSONValue, _ request: Request, _ context: GatewayContext
    ) throws -> DeskSignIn.Proof {
        guard let password = body["password"]?.string else { throw DeskFault.bad("password is needed.") }
        return DeskSignIn.Proof(
            password: password, code: try Self.optionalText("code", body) ?? "", peer: context.peer,
            marks: values(Self.browserCookieName, request))
    }

    private func own(_ asker: Asker) async throws -> JSONValue {
        let (account, present, now) = (asker.account, DeskSignIn.id(of: asker.token), desk.time.now)
        let sessions = try await desk.store.deskSessions(of: account.user, at: now)
        let factor = try await desk.store.secondFactor(of: account.user)
        var members: JSONObject = [
            "user": .string(account.user), "name": .string(account.nickname), "role": .string(account.role.rawValue),
            "now": .integer(now.milliseconds), "ofProvider": .bool(account.isOfProvider),
            "rule": .string(signIns.rules.rule(for: account).rawValue),
            "signIns": .array(sessions.map { Self.json($0, isPresent: $0.id == present) }),
        ]
        if let factor {
            members["secondFactor"] = [
                "setUpAt": .integer(factor.setUpAt.milliseconds),
                "recoveryCodes": .integer(Int64(factor.recovery.count)),
            ]
        }
        return .object(members)
    }

    private static func json(_ session: DeskSession, isPresent: Bool) -> JSONValue {
        let used = min(session.idleEnd, session.endsAt).milliseconds - DeskSignIn.idle.count
        return [
            "id": .string(session.id), "beganAt": .integer(session.beganAt.milliseconds),
            "usedAt": .integer(max(session.beganAt.milliseconds, used)), "present": .bool(isPresent),
        ]
    }

    // MARK: - Answers that hold secrets

    /// The secret of a second factor that is being set up, also as a QR code.
    static func enrolment(_ enrolment: Enrolment) -> Response {
        var members: JSONObject = [
            "secret": .string(enrolment.secret), "address": .string(enrolment.address),
            "enrolment": .string(enrolment.sealed),
        ]
        if let code = QRCode(enrolment.address) { members["image"] = .string(code.svg) }
        return unkept(.object(members))
    }

    static func recoveryCodes(_ codes: [String]) -> Response {
        unkept(.object(["recoveryCodes": .array(codes.map { .string($0) })]))
    }

    /// An answer that no browser and no proxy keeps.
    private static func unkept(_ value: JSONValue) -> Response {
        var response = Response.json(value.encoded())
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
