import BayeuxHTTP
import Beckon
import BeckonEdge
import BeckonJSON
import BeckonNode
import HTTPTypes
import Hummingbird

/// Signing in and out, in one step or two, and the cookies of a sign-in: `/desk/api/sign-in` and `sign-out`.
extension DeskRoutes {
    func addSignIn(to api: RouterGroup<GatewayContext>) {
        api.post("sign-in") { request, context in
            try await answering { try await signIn(request, from: context.peer) }
        }
        api.post("sign-in/code") { request, context in
            try await answering {
                try checkOrigin(request)
                let body = try await json(request)
                let cookies = try await signIns.signIn(
                    half: Self.text("half", body), code: Self.text("code", body), from: context.peer,
                    marks: values(Self.browserCookieName, request))
                return signedIn(cookies, Self.done, to: request)
            }
        }
        api.post("sign-in/enrolment") { request, _ in
            try await answering {
                try checkOrigin(request)
                return Self.enrolment(try await signIns.beginEnrolment(half: Self.text("half", json(request))))
            }
        }
        api.post("sign-in/confirm") { request, context in
            try await answering {
                try checkOrigin(request)
                let body = try await json(request)
                let (cookies, codes) = try await signIns.confirmEnrolment(
                    half: Self.text("half", body), sealed: Self.text("enrolment", body),
                    code: Self.text("code", body), from: context.peer, marks: values(Self.browserCookieName, request))
                return signedIn(cookies, Self.recoveryCodes(codes), to: request)
            }
        }
        api.post("sign-out") { request, context in
            try await answering { try await signOut(request, from: context.peer) }
        }
    }

    private func signIn(_ request: Request, from peer: String) async throws -> Response {
        try checkOrigin(request)
        let body = try await json(request)
        guard let user = body["user"]?.string, let password = body["password"]?.string else {
            throw DeskFault.bad("user and password are needed.")
        }
        do {
            let cookies = try await signIns.signIn(
                user: user, password: password, from: peer, marks: values(Self.browserCookieName, request))
            return signedIn(cookies, Self.done, to: request)
        } catch DeskFault.secondStep(let step, let half) {
            var response = Response.json(
                JSONValue.object(["next": .string(step.rawValue), "half": .string(half)]).encoded())
            response.headers[.cacheControl] = "no-store"
            return response
        }
    }

    /// An answer with the cookies of a sign-in.
    func signedIn(_ cookies: DeskSignIn.Cookies, _ response: Response, to request: Request) -> Response {
        var response = response
        response.headers[values: .setCookie] = [
            cookie(Self.cookieName, cookies.session, age: DeskSignIn.lifetime, to: request),
            cookie(Self.browserCookieName, cookies.browser, age: KnownBrowsers.lifetime, to: request),
        ]
        return response
    }

    private func signOut(_ request: Request, from peer: String) async throws -> Response {
        try checkOrigin(request)
        var next: String?
        for token in tokens(request) {
            if next == nil { next = await openID?.signOutAddress(of: token) }
            try await signIns.signOut(token: token, from: peer)
            feed.end(signIn: token)
        }
        var response = next.map { Response.json(JSONValue.object(["next": .string($0)]).encoded()) } ?? Self.done
        response.headers[.setCookie] = cookie(Self.cookieName, "", age: .zero, to: request)
        return response
    }

    static var done: Response { Response(status: .noContent, headers: [.cacheControl: "no-store"]) }

    func cookie(
        _ name: String, _ value: String, age: Milliseconds, sameSite: String = "Strict", to request: Request
    ) -> String {
        let secure = isSecure ? "; Secure" : ""
        let path = isHostOnly(request) ? "/" : urls.path(for: request.head) + "/desk"
        let name = self.name(name, request)
        return "\(name)=\(value); Path=\(path); Max-Age=\(age.count / 1_000); HttpOnly; SameSite=\(sameSite)\(secure)"
    }

    private func name(_ name: String, _ request: Request) -> String { isHostOnly(request) ? Self.hostOnly(name) : name }

    /// The name of a cookie that other hosts of the domain can neither set nor replace.
    static func hostOnly(_ name: String) -> String { "__Host-\(name)" }

    /// Whether browsers take cookies of this host alone: over TLS, for all its paths.
    private func isHostOnly(_ request: Request) -> Bool { isSecure && urls.path(for: request.head).isEmpty }

    private func tokens(_ request: Request) -> [String] { values(Self.cookieName, request) }

    /// The values of a cookie, in the order in which they are tried.
    ///
    /// A browser sends one for each path that fits, and an old one may stand first. Where a cookie's name keeps other hosts
    /// from setting it, the plain name, which they can set, counts for nothing.
    func values(_ name: String, _ request: Request) -> [String] {
        let name = self.name(name, request)
        var values: [String] = []
        for field in request.headers[values: .cookie] { CookieValues.add(of: name, from: field, to: &values) }
        return values
    }

    /// Who asks.
    struct Asker {
        let account: DeskAccount
        /// The token of the cookie.
        let token: String
        let person: TrailPerson
    }

    /// Who asks, if the account's role allows an operation; a page of another origin may not even read.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: Where it comes from.
    ///   - operation: What it wants.
    ///   - chat: The chat that it is about, which the person has to see.
    /// - Returns: The person.
    /// - Throws: ``DeskFault``, ``ChatRefusal``, ``StoreError``.
    func admit(
        _ request: Request, _ context: GatewayContext, to operation: DeskOperation, in chat: ChatID? = nil
    ) async throws -> Asker {
        let (account, token) = try await signedIn(request)
        guard account.role.may(operation) else { throw DeskFault.forbidden }
        if let chat { try await desk.checkSight(of: chat, for: account) }
        return Asker(account: account, token: token, person: TrailPerson(account, at: context.peer))
    }

    /// The account of a request, with the cookie that is good for it.
    func signedIn(_ request: Request) async throws -> (account: DeskAccount, token: String) {
        try checkOrigin(request)
        for token in tokens(request) {
            do {
                return (try await signIns.account(token: token), token)
            } catch DeskFault.notSignedIn {
                continue
            }
        }
        throw DeskFault.notSignedIn
    }

    /// A page of another origin must not act with the agent's cookie.
    func checkOrigin(_ request: Request) throws {
        guard let origin = request.headers[.origin] else { return }
        guard urls.isOwn(origin) else { throw DeskFault.foreignOrigin }
    }
}
