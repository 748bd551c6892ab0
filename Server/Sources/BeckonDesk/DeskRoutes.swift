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
    let isSecure: Bool

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
        addSignIn(to: api)
        addOwnAccount(to: api)
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

    static func text(_ name: String, _ body: JSONValue) throws -> String {
        guard let text = body[name]?.string else { throw DeskFault.bad("\(name) is needed.") }
        return ControlCharacters.stripped(from: text)
    }

    static func optionalText(_ name: String, _ body: JSONValue) throws -> String? {
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
