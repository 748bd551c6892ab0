import Beckon
import BeckonEdge
import BeckonNode
import HTTPTypes
import Hummingbird
import NIOCore

/// What people see at the desk: work, chats, callbacks, the audit trail, and the news for open pages.
extension DeskRoutes {
    func addReading(to api: RouterGroup<GatewayContext>) {
        api.get("work") { request, context in
            try await answering {
                let account = try await admit(request, context, to: .seeWork).account
                return .json(
                    try await desk.work(for: account, page: Self.number("page", request, to: Desk.lastPage)))
            }
        }
        api.get("events") { request, _ in try await answering { try await events(request) } }
        api.get("agents") { request, context in
            try await answering {
                let chat = request.uri.queryParameters["chat"].map { ChatID(String($0)) }
                _ = try await admit(request, context, to: .seeAgents, in: chat)
                return .json(try await desk.agents(for: chat))
            }
        }
        api.get("chats/:id") { request, context in
            try await answering { try await transcript(request, context) }
        }
        api.get("chats/:id/pushes/:position") { request, context in
            try await answering { try await pushes(request, context) }
        }
        api.get("callbacks/:id") { request, context in
            try await answering {
                let asker = try await admit(request, context, to: .readCallback)
                let id = ServiceID(try context.parameters.require("id"))
                try await supervisor.checkSight(of: id, for: asker.account)
                let callback = try await desk.callback(id)
                try await trail.tell(.readCallback, by: asker.person, of: id.text)
                return .json(callback)
            }
        }
        api.get("agent-sides") { request, context in
            try await answering {
                .json(try await agentSides.list(for: admit(request, context, to: .seeAgentSides).account))
            }
        }
        api.get("status") { request, context in
            try await answering {
                _ = try await admit(request, context, to: .seeStatus)
                return .json(await status())
            }
        }
        api.get("audit") { request, context in
            try await answering {
                let person = try await admit(request, context, to: .readTrail).person
                let page = try await DeskTrail(store: desk.store).page(Self.query(request))
                try await trail.tell(.readTrail, by: person)
                return .json(page)
            }
        }
    }

    private func transcript(_ request: Request, _ context: GatewayContext) async throws -> Response {
        let chat = ChatID(try context.parameters.require("id"))
        let asker = try await admit(request, context, to: .readChat, in: chat)
        let after = try Self.number("after", request, to: Int(Int32.max))
        let transcript = try await desk.transcript(chat, after: after, for: asker.account)
        try await trail.tell(.readChat, by: asker.person, of: chat.text)
        return .json(transcript)
    }

    private func pushes(_ request: Request, _ context: GatewayContext) async throws -> Response {
        let chat = ChatID(try context.parameters.require("id"))
        let asker = try await admit(request, context, to: .explainPush, in: chat)
        let position =
            try WholeNumber.read(context.parameters.require("position"), in: TranscriptEvent.positions) ?? 0
        let explanation = try await desk.explainPush(chat.text, position: position, to: asker.account)
        try await trail.tell(.readPushes, by: asker.person, of: chat.text)
        return .json(explanation)
    }

    private func events(_ request: Request) async throws -> Response {
        let (account, token) = try await signedIn(request)
        guard account.role.may(.hearNews) else { throw DeskFault.forbidden }
        guard let notices = feed.subscribe(signIn: token) else { throw DeskFault.busy }
        return Response(
            status: .ok,
            headers: Self.streamHeaders,
            body: ResponseBody { writer in
                try await writer.write(ByteBuffer(string: ": hello\n\nevent: work\ndata: {}\n\n"))
                var watch = SignInWatch(signIns: signIns, token: token, account: account, time: desk.time)
                for await notice in notices {
                    let pause = notice == .heartbeat ? SignInWatch.quietPause : SignInWatch.pause
                    guard await watch.holds(after: pause) else { break }
                    if let text = await text(of: notice, for: watch.account) { try await writer.write(text) }
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

    private func text(of notice: DeskFeed.Notice, for account: DeskAccount) async -> ByteBuffer? {
        switch notice {
        case .heartbeat: return ByteBuffer(string: ": beat\n\n")
        case .work: return ByteBuffer(string: "event: work\ndata: {}\n\n")
        case .chat(let id):
            guard let head = try? await desk.port.head(id),
                desk.port.isSeen(head.serviceName, by: CallbackPermission(account))
            else { return nil }
            var text = ByteBuffer(string: "event: chat\ndata: ")
            text.writeBytes(DeskJSON.chatNotice(head))
            text.writeString("\n\n")
            return text
        }
    }
}
