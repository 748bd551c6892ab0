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
    /// The path that does not answer HEAD: a stream has no answer without its content.
    package static let headless: [RouterPath] = ["desk/api/events"]
    static let cookieName = "beckon_desk"
    /// Holds the mark of a browser in which an agent has signed in before.
    static let browserCookieName = "beckon_desk_browser"
    private static let bodyLimit = 65_536

    let desk: Desk
    let files: DeskFiles
    let supervisor: DeskSupervisor
    private let agentSides: DeskAgentSides
    let signIns: DeskSignIn
    let feed: DeskFeed
    let urls: ExternalURLs
    let isSecure: Bool

    /// - Parameters:
    ///   - desk: The desk.
    ///   - files: The files of chats.
    ///   - callbacks: The callbacks of all services.
    ///   - agentSides: The other agent sides that the settings name.
    ///   - signIns: The sign-ins of agents.
    ///   - feed: The news for open pages.
    ///   - urls: This server's own addresses; only pages of their origins may call.
    ///   - isSecure: Whether the cookies are sent over TLS only.
    package init(
        desk: Desk, files: ChatFiles, callbacks: CallbackService, agentSides: Set<AgentSideName>,
        signIns: DeskSignIn, feed: DeskFeed, urls: ExternalURLs, isSecure: Bool
    ) {
        self.desk = desk
        self.files = DeskFiles(files: files)
        supervisor = DeskSupervisor(callbacks: callbacks)
        self.agentSides = DeskAgentSides(names: agentSides, store: desk.store, time: desk.time)
        self.signIns = signIns
        self.feed = feed
        self.urls = urls
        self.isSecure = isSecure
    }

    package func add(to router: Router<GatewayContext>) {
        let api = router.group("desk/api")
        api.get("work") { request, _ in
            try await answering {
                let account = try await account(request)
                return .json(
                    try await desk.work(for: account, page: Self.number("page", request, to: Desk.lastPage)) {
                        service in
                        supervisor.callbacks.isSeen(service, by: CallbackPermission(account))
                    })
            }
        }
        api.get("events") { request, _ in try await answering { try await events(request) } }
        api.get("chats/:id") { request, context in
            try await answering { try await transcript(request, ChatID(context.parameters.require("id"))) }
        }
        api.get("agents") { request, _ in
            try await answering {
                _ = try await account(request)
                return .json(try await desk.agents())
            }
        }
        api.get("chats/:id/pushes/:position") { request, context in
            try await answering {
                let account = try await account(request)
                let position =
                    try WholeNumber.read(context.parameters.require("position"), in: TranscriptEvent.positions) ?? 0
                return .json(
                    try await desk.explainPush(
                        context.parameters.require("id"), position: position, to: account))
            }
        }
        api.get("callbacks/:id") { request, context in
            try await answering {
                let account = try await account(request)
                let id = ServiceID(try context.parameters.require("id"))
                try await supervisor.checkSight(of: id, for: account)
                return .json(try await desk.callback(id))
            }
        }
        api.get("agent-sides") { request, _ in
            try await answering { .json(try await agentSides.list(for: account(request))) }
        }
        addSignIn(to: api)
        addOwnAccount(to: api)
        addSupervisor(to: api)
        addFiles(to: api)
        api.post("chats/:id/:action") { request, context in
            try await answering {
                try await chatAction(
                    request, ChatID(context.parameters.require("id")), context.parameters.require("action"))
            }
        }
        api.post("callbacks/:id/:action") { request, context in
            try await answering {
                try await callbackAction(
                    request, ServiceID(context.parameters.require("id")), context.parameters.require("action"))
            }
        }
    }

    // MARK: - Chats and callbacks

    private func transcript(_ request: Request, _ id: ChatID) async throws -> Response {
        let account = try await account(request)
        let after = try Self.number("after", request, to: Int(Int32.max))
        return .json(try await desk.transcript(id, after: after, for: account))
    }

    /// A whole number of the query; 0 when it is missing.
    private static func number(_ name: String, _ request: Request, to limit: Int) throws -> Int {
        guard let text = request.uri.queryParameters[name[...]] else { return 0 }
        guard let number = WholeNumber.read(text, in: 0...limit) else {
            throw DeskFault.bad("\(name) must be a whole number from 0 to \(limit).")
        }
        return number
    }

    /// What agents do in a chat: the last part of the path.
    enum ChatAction: String, CaseIterable {
        case take, takeOver = "take-over", end, leave, transfer, typing, read, send, notice, pushURL = "push-url"
    }

    private func chatAction(_ request: Request, _ id: ChatID, _ action: String) async throws -> Response {
        let account = try await account(request)
        try DeskSupervisor.checkActing(account)
        guard let action = ChatAction(rawValue: action) else { throw DeskFault.unknown }
        switch action {
        case .take: try await desk.take(id, by: account)
        case .takeOver: try await desk.takeOver(id, by: account)
        case .end: try await desk.end(id, by: account)
        default: return try await chatAction(json(request), id, action, account)
        }
        return .json(Array("{}".utf8))
    }

    /// Carries out the actions that need a body.
    private func chatAction(
        _ body: JSONValue, _ id: ChatID, _ action: ChatAction, _ account: DeskAccount
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

    private func callbackAction(_ request: Request, _ id: ServiceID, _ action: String) async throws -> Response {
        let account = try await account(request)
        try DeskSupervisor.checkActing(account)
        try await supervisor.checkSight(of: id, for: account)
        guard let action = CallbackOutcome(rawValue: action) else { throw DeskFault.unknown }
        return .json(try await desk.perform(action, id))
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

    // MARK: - News

    private func events(_ request: Request) async throws -> Response {
        let token = try await signedIn(request).token
        guard let notices = feed.subscribe(signIn: token) else { throw DeskFault.busy }
        return Response(
            status: .ok,
            headers: Self.streamHeaders,
            body: ResponseBody { writer in
                try await writer.write(ByteBuffer(string: ": hello\n\nevent: work\ndata: {}\n\n"))
                var watch = SignInWatch(signIns: signIns, token: token, time: desk.time)
                for await notice in notices {
                    let pause = notice == .heartbeat ? SignInWatch.quietPause : SignInWatch.pause
                    guard await watch.holds(after: pause) else { break }
                    if let text = await text(of: notice) { try await writer.write(text) }
                }
                try await writer.finish(nil)
            })
    }

    private static let streamHeaders: HTTPFields = {
        var headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
        // nginx holds back an answer until it has a buffer full, unless the answer says this.
        if let name = HTTPField.Name("X-Accel-Buffering") { headers[name] = "no" }
        return headers
    }()

    private func text(of notice: DeskFeed.Notice) async -> ByteBuffer? {
        switch notice {
        case .heartbeat: return ByteBuffer(string: ": beat\n\n")
        case .work: return ByteBuffer(string: "event: work\ndata: {}\n\n")
        case .chat(let id):
            guard let head = try? await desk.port.head(id) else { return nil }
            var text = ByteBuffer(string: "event: chat\ndata: ")
            text.writeBytes(DeskJSON.chatNotice(head))
            text.writeString("\n\n")
            return text
        }
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
