import BayeuxHTTP
package import Beckon
package import BeckonCallback
package import BeckonEdge
import BeckonJSON
package import BeckonNode
import HTTPTypes
package import Hummingbird
import NIOCore

/// The desk's HTTP API below `/desk/api`: JSON in and out, a cookie for the sign-in, server-sent events for news.
package struct DeskRoutes: Sendable {
    /// The paths that do not answer HEAD: a stream has no answer without its content, and a sign-in begins and ends only once.
    package static let headless: [RouterPath] = ["desk/api/events", "desk/oidc/start", "desk/oidc/callback"]
    static let cookieName = "beckon_desk"
    /// Holds the mark of a browser in which an agent has signed in before.
    static let browserCookieName = "beckon_desk_browser"
    static let bodyLimit = 65_536

    let desk: Desk
    let files: DeskFiles
    let supervisor: DeskSupervisor
    let agentSides: DeskAgentSides
    let status: @Sendable () async -> [UInt8]
    let trail: AuditTrail
    let signIns: DeskSignIn
    /// Signs in at a provider; nil where the settings name none.
    let openID: OpenIDSignIn?
    let feed: DeskFeed
    let urls: ExternalURLs
    private let isSecure: Bool

    /// - Parameters:
    ///   - desk: The desk.
    ///   - files: The files of chats.
    ///   - callbacks: The callbacks of all services.
    ///   - agentSides: The other agent sides that the settings name.
    ///   - status: Tells admins how the node stands, as JSON.
    ///   - signIns: The sign-ins of agents.
    ///   - openID: Those at a provider; nil where the settings name none.
    ///   - trail: Tells what people do.
    ///   - feed: The news for open pages.
    ///   - urls: This server's own addresses; only pages of their origins may call.
    ///   - isSecure: Whether the cookies are sent over TLS only.
    package init(
        desk: Desk, files: ChatFiles, callbacks: CallbackService, agentSides: Set<AgentSideName>,
        status: @escaping @Sendable () async -> [UInt8], signIns: DeskSignIn, openID: OpenIDSignIn? = nil,
        trail: AuditTrail, feed: DeskFeed, urls: ExternalURLs, isSecure: Bool
    ) {
        self.desk = desk
        self.files = DeskFiles(files: files)
        supervisor = DeskSupervisor(callbacks: callbacks)
        self.agentSides = DeskAgentSides(names: agentSides, store: desk.store, time: desk.time)
        self.status = status
        self.signIns = signIns
        self.openID = openID
        self.trail = trail
        self.feed = feed
        self.urls = urls
        self.isSecure = isSecure
    }

    package func add(to router: Router<GatewayContext>) {
        let api = router.group("desk/api")
        api.post("sign-in") { request, context in
            try await answering { try await signIn(request, from: context.peer) }
        }
        api.post("sign-out") { request, context in
            try await answering { try await signOut(request, from: context.peer) }
        }
        addReading(to: api)
        addSupervisor(to: api)
        addFiles(to: api)
        addOpenID(to: router)
        api.post("chats/:id/:action") { request, context in
            try await answering {
                try await chatAction(
                    request, context, ChatID(context.parameters.require("id")), context.parameters.require("action"))
            }
        }
        api.post("callbacks/:id/:action") { request, context in
            try await answering {
                try await callbackAction(
                    request, context, ServiceID(context.parameters.require("id")),
                    context.parameters.require("action"))
            }
        }
    }

    // MARK: - Signing in

    private func signIn(_ request: Request, from peer: String) async throws -> Response {
        try checkOrigin(request)
        let body = try await json(request)
        guard let user = body["user"]?.string, let password = body["password"]?.string else {
            throw DeskFault.bad("user and password are needed.")
        }
        let cookies = try await signIns.signIn(
            user: user, password: password, from: peer, marks: values(Self.browserCookieName, request))
        var response = Self.done
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

    private static var done: Response { Response(status: .noContent, headers: [.cacheControl: "no-store"]) }

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
        let account = try await signedIn(request).account
        guard account.role.may(operation) else { throw DeskFault.forbidden }
        if let chat { try await desk.checkSight(of: chat, for: account) }
        return Asker(account: account, person: TrailPerson(account, at: context.peer))
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
    private func checkOrigin(_ request: Request) throws {
        guard let origin = request.headers[.origin] else { return }
        guard urls.isOwn(origin) else { throw DeskFault.foreignOrigin }
    }

    // MARK: - Chats and callbacks

    /// A whole number of the query; 0 when it is missing.
    static func number(_ name: String, _ request: Request, to limit: Int) throws -> Int {
        guard let text = request.uri.queryParameters[name[...]] else { return 0 }
        guard let number = WholeNumber.read(text, in: 0...limit) else {
            throw DeskFault.bad("\(name) must be a whole number from 0 to \(limit).")
        }
        return number
    }

    /// What agents do in a chat: the last part of the path.
    enum ChatAction: String, CaseIterable {
        case take, takeOver = "take-over", end, leave, transfer, typing, read, send, notice, pushURL = "push-url"

        var operation: DeskOperation {
            switch self {
            case .take: .take
            case .takeOver: .takeOver
            case .end: .end
            case .leave: .leave
            case .transfer: .transfer
            case .typing: .typing
            case .read: .markRead
            case .send: .send
            case .notice: .notice
            case .pushURL: .pushURL
            }
        }
    }

    private func chatAction(
        _ request: Request, _ context: GatewayContext, _ id: ChatID, _ action: String
    ) async throws -> Response {
        guard let action = ChatAction(rawValue: action) else {
            _ = try await signedIn(request)
            throw DeskFault.unknown
        }
        let asker = try await admit(request, context, to: action.operation, in: id)
        let (desk, account) = (desk.acting(for: asker.person), asker.account)
        switch action {
        case .take: try await desk.take(id, by: account)
        case .takeOver: try await desk.takeOver(id, by: account)
        case .end: try await desk.end(id, by: account)
        default: return try await chatAction(json(request), id, action, account, on: desk)
        }
        return .json(Array("{}".utf8))
    }

    /// Carries out the actions that need a body.
    private func chatAction(
        _ body: JSONValue, _ id: ChatID, _ action: ChatAction, _ account: DeskAccount, on desk: Desk
    ) async throws -> Response {
        let key = try Self.optionalText("key", body)
        let position: Int
        switch action {
        case .send: position = try await desk.send(id, text: Self.text("text", body), key: key, by: account)
        case .pushURL: position = try await desk.pushURL(id, url: Self.text("url", body), key: key, by: account)
        case .notice: position = try await desk.notice(id, text: Self.text("text", body), key: key, by: account)
        case .leave:
            try await desk.leave(id, key: key, by: account)
            return .json(Array("{}".utf8))
        case .transfer:
            try await desk.transfer(id, to: Self.optionalText("to", body), key: key, by: account)
            return .json(Array("{}".utf8))
        case .typing:
            guard let isOn = body["on"]?.bool else { throw DeskFault.bad("on must be true or false.") }
            try await desk.typing(id, isOn ? .began : .stopped, by: account)
            return .json(Array("{}".utf8))
        case .read:
            guard let position = body["position"]?.integer(in: TranscriptEvent.positions) else {
                throw DeskFault.bad("position must be a whole number.")
            }
            try await desk.read(id, through: position, by: account)
            return .json(Array("{}".utf8))
        case .take, .takeOver, .end: throw DeskFault.unknown
        }
        return .json(DeskJSON.position(position))
    }

    private static func text(_ name: String, _ body: JSONValue) throws -> String {
        guard let text = body[name]?.string else { throw DeskFault.bad("\(name) is needed.") }
        return ControlCharacters.stripped(from: text)
    }

    private static func optionalText(_ name: String, _ body: JSONValue) throws -> String? {
        guard let value = body[name], !value.isNull else { return nil }
        guard let text = value.string, !ControlCharacters.occur(in: text) else {
            throw DeskFault.bad("\(name) must be a text without control characters.")
        }
        return text
    }

    private func callbackAction(
        _ request: Request, _ context: GatewayContext, _ id: ServiceID, _ action: String
    ) async throws -> Response {
        let asker = try await admit(request, context, to: .reportCallback)
        try await supervisor.checkSight(of: id, for: asker.account)
        guard let action = CallbackOutcome(rawValue: action) else { throw DeskFault.unknown }
        return .json(try await desk.acting(for: asker.person).perform(action, id))
    }

    func json(_ request: Request) async throws -> JSONValue {
        let (type, json) = (request.headers[.contentType] ?? "", "application/json")
        guard type == json || MediaType(type).name == json else { throw DeskFault.contentType }
        let buffer = try await request.body.collect(upTo: Self.bodyLimit)
        guard let value = buffer.withUnsafeReadableBytes({ try? JSONValue(parsing: $0) }), value.object != nil else {
            throw DeskFault.bad("The body must be a JSON object.")
        }
        return value
    }

    // MARK: - Refusals

    func answering(_ work: () async throws -> Response) async throws -> Response {
        do {
            return try await work()
        } catch {
            guard let fault = DeskFault(of: error) else { throw error }
            return fault.response
        }
    }
}
