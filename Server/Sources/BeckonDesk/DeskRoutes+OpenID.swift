import Beckon
import BeckonEdge
import BeckonJSON
import HTTPTypes
import Hummingbird

/// Signing in at a provider: browsers come and go by links alone, and the provider tells of its own sign-outs.
///
/// A browser always ends at the desk's own page; no address of a request is ever followed.
extension DeskRoutes {
    /// Holds a sign-in that has begun at the provider.
    static let pendingCookieName = "beckon_desk_oidc"

    func addOpenID(to router: Router<GatewayContext>) {
        router.get("desk/api/sign-in") { _, _ in ways }
        router.get("desk/oidc/start") { request, context in try await start(request, from: context.peer) }
        router.get("desk/oidc/callback") { request, context in try await finish(request, from: context.peer) }
        router.post("desk/oidc/back-channel-logout") { request, context in
            try await answering { try await end(request, from: context.peer) }
        }
    }

    /// The ways to sign in, for the page.
    private var ways: Response {
        var members: JSONObject = ["passwords": .bool(openID?.options.passwordRoles.isEmpty != true)]
        if let openID { members["provider"] = .object(["label": .string(openID.options.label)]) }
        return .json(JSONValue.object(members).encoded())
    }

    private func start(_ request: Request, from peer: String) async throws -> Response {
        guard let openID else { throw HTTPError(.notFound) }
        do throws(OpenIDFault) {
            let (address, cookie) = try await openID.begin()
            return leading(to: address, [pendingCookie(cookie, age: PendingSignIn.lifetime, to: request)])
        } catch {
            openID.tell(error, from: peer)
            return leading(to: page(request, error.word), [])
        }
    }

    private func finish(_ request: Request, from peer: String) async throws -> Response {
        guard let openID else { throw HTTPError(.notFound) }
        // Whatever comes of it, the sign-in is over.
        let over = pendingCookie("", age: .zero, to: request)
        do {
            let query = try FormDecoder.decode(Array((request.uri.query ?? "").utf8))
            let entry = try await openID.finish(
                query.map { (name: $0.0, value: $0.1) }, cookies: values(Self.pendingCookieName, request), from: peer)
            return leading(
                to: page(request, nil), [over, cookie(Self.cookieName, entry.token, age: entry.lifetime, to: request)])
        } catch let fault as OpenIDFault {
            openID.tell(fault, from: peer)
            return leading(to: page(request, fault.word), [over])
        } catch let error where DeskFault(of: error) != nil {
            return leading(to: page(request, OpenIDFault.away.word), [over])
        }
    }

    private func end(_ request: Request, from peer: String) async throws -> Response {
        guard let openID else { throw DeskFault.unknown }
        let body = try await request.body.collect(upTo: Self.bodyLimit)
        do {
            let given = try FormDecoder.decode(Array(body.readableBytesView)).filter { $0.0 == "logout_token" }
            guard given.count == 1 else { throw OpenIDFault.malformed }
            try await openID.end(by: given[0].1)
            return Response(status: .ok, headers: [.cacheControl: "no-store"])
        } catch let fault as OpenIDFault {
            openID.tell(fault, from: peer)
            guard fault != .away else { throw DeskFault.busy }
            let members: JSONObject = ["error": "invalid_request", "error_description": .string(fault.rawValue)]
            return .json(JSONValue.object(members).encoded(), status: .badRequest)
        }
    }

    /// The desk's page, with the word for what went wrong.
    private func page(_ request: Request, _ word: String?) -> String {
        urls.path(for: request.head) + "/desk" + (word.map { "?sign-in=\($0)" } ?? "")
    }

    private func leading(to address: String, _ cookies: [String]) -> Response {
        var response = Response(status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
        response.headers[values: .setCookie] = cookies
        return response
    }

    /// The provider's page leads back here by a link, which brings no cookie that is `Strict`.
    private func pendingCookie(_ value: String, age: Milliseconds, to request: Request) -> String {
        cookie(Self.pendingCookieName, value, age: age, sameSite: "Lax", to: request)
    }
}
