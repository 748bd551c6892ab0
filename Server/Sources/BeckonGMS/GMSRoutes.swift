import BayeuxHTTP
import Beckon
import BeckonEdge
import HTTPTypes
import Hummingbird
import NIOCore

/// Maps the URLs of GMS below `/genesys/1/service` to operations (gms-chat §3, gms-callback §1).
struct GMSRoutes: Sendable {
    let chat: GMSChatRoutes
    let callback: GMSCallbackRoutes
    let calendar: GMSCalendar
    let callAccess: GMSCallAccess
    /// Whether the node takes new clients.
    let takesClients: @Sendable () -> Bool
    let services: ServiceDirectory
    let urls: ExternalURLs
    let bodyLimit: Int
    let limits: TrafficLimits
    let access: GMSAccessGuard

    /// The parts of paths that stand where a service's name stands: no request gets to a service of such a name there.
    static let words: Set<String> = ["callback", "ewt-for-vq"]

    func add<Context: RequestContext>(to router: Router<Context>) {
        let service = router.group("genesys/1/service")
        for method in [HTTPRequest.Method.get, .post] {
            service.on(":id", method: method) { request, context in
                try await create(named(request, context, "id"), request)
            }
            service.on(":id/ixn/chat", method: method) { request, context in
                try await chat.create(instance(request, context), request)
            }
            service.on(":id/:action", method: method) { request, context in
                try await callback.dialog(
                    instance(request, context), action: context.parameters.require("action"), call(request))
            }
        }
        service.post(":id/ixn/chat/:operation") { request, context in
            try await chat.perform(
                context.parameters.require("operation"), instance(request, context), request)
        }
        addCallbacks(to: service)
        service.get("ewt-for-vq") { request, _ in
            try access.check(request, service: nil)
            return try await callback.waits(request)
        }
        router.get("genesys/2/ewt") { request, _ in
            try access.check(request, service: nil)
            return try await callback.waits(request)
        }
        router.get("genesys/2/service/callback/:service/availability") { request, context in
            try await callback.availability2(named(request, context), call(request))
        }
    }

    private func addCallbacks<Context: RequestContext>(to service: RouterGroup<Context>) {
        service.get("callback") { request, _ in
            let mayRead = try access.checkQuery(request)
            return try await callback.query(nil, call(request), mayRead: mayRead)
        }
        service.get("callback/:service") { request, context in
            try await callback.query(named(request, context), call(request))
        }
        service.delete("callback/:service/:id") { request, context in
            let service = try named(request, context)
            return try await callback.cancel(context.parameters.require("id"), of: service, request)
        }
        service.put("callback/:service/:id") { request, context in
            let service = try named(request, context)
            return try await callback.move(context.parameters.require("id"), of: service, call(request))
        }
        service.get("callback/:service/availability") { request, context in
            try await callback.availability(named(request, context), call(request))
        }
        service.post("callback/:service") { request, context in
            try await start(named(request, context), request)
        }
    }

    /// The service in the path, if the request's credentials open it.
    private func named<Context: RequestContext>(
        _ request: Request, _ context: Context, _ name: String = "service"
    ) throws -> String {
        let service = try context.parameters.require(name)
        try access.check(request, service: service)
        return service
    }

    /// The instance in the path, if the request's credentials open its service.
    private func instance<Context: RequestContext>(_ request: Request, _ context: Context) async throws -> String {
        let id = try context.parameters.require("id")
        try await access.check(request, instance: id)
        return id
    }

    /// Creates an instance of the service with this name, chat or callback (gms-callback §1).
    private func create(_ name: String, _ request: Request) async throws -> Response {
        let begins = services.catalog[name] != nil || callAccess.options(name) != nil
        guard request.method != .head || !begins else { throw Self.beginsSomething }
        guard let options = services.catalog[name] else {
            if let options = callAccess.options(name) { return try await answer(name, options, request) }
            if let codes = services.catalog.statusCodes[name] { return Self.status(codes, isOnline: takesClients()) }
            let call = try await call(request)
            guard let answer = try calendar.answer(name, call.parameters) else { throw Fault.unknownID }
            return .json(answer)
        }
        switch options.kind {
        case .chat: return try await chat.createService(name, request)
        case .callback: return try await start(name, request)
        case .access, .storage: throw Fault.unknownID
        }
    }

    /// HEAD where GET begins something: whoever only looks at an address changes nothing.
    private static var beginsSomething: HTTPError {
        HTTPError(.methodNotAllowed, headers: [.allow: "GET, POST"], message: "This method is not allowed here.")
    }

    /// `ONLINE` or `OFFLINE` with the service's code, for load balancers that look at codes only.
    private static func status(_ codes: StatusCodes, isOnline: Bool) -> Response {
        Response(
            status: .init(code: isOnline ? codes.online : codes.offline),
            headers: [.contentType: "text/plain;charset=UTF-8", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(string: isOnline ? "ONLINE" : "OFFLINE")))
    }

    /// Answers a request about a telephone call; those that keep something count as creations.
    private func answer(_ name: String, _ options: CallAccessOptions, _ request: Request) async throws -> Response {
        let call = try await call(request)
        if options.kind != .matchInteraction { try limits.admit(.creation, of: call.user, call, time: chat.chat.time) }
        return .json(
            try await callAccess.answer(options, call) {
                try await access.check(request, instance: $0, absent: name)
            })
    }

    /// Starts a callback.
    private func start(_ service: String, _ request: Request) async throws -> Response {
        let call = try await calling(request)
        // A caller has to be let in at every service that the start is handed on to, whoever named it.
        for name in callback.redirects(of: service, call).dropFirst() { try access.check(request, service: name) }
        return try await callback.start(service, call)
    }

    /// A request that starts a callback.
    private func calling(_ request: Request) async throws -> Call {
        var call = try await call(request)
        // A header decides about limits of starts, so it has to be a proxy's word, not the caller's.
        if PeerField.isProxied(request) {
            for field in request.headers where !ControlCharacters.occur(in: field.value) {
                call.headers[field.name.canonicalName] = field.value
            }
        }
        try limits.admit(.creation, of: call.user, call, time: chat.chat.time)
        return call
    }

    private func call(_ request: Request) async throws -> Call {
        try await Call(request, bodyLimit: bodyLimit, urls: urls)
    }
}
