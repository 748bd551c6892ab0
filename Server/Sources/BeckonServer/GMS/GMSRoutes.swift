import BayeuxHTTP
import Beckon
import HTTPTypes
import Hummingbird

/// Maps the URLs of GMS below `/genesys/1/service` to operations (gms-chat §3, gms-callback §1).
struct GMSRoutes: Sendable {
    let chat: GMSChatRoutes
    let callback: GMSCallbackRoutes
    let calendar: GMSCalendar
    let services: ServiceDirectory
    let urls: ExternalURLs
    let bodyLimit: Int
    let limits: TrafficLimits

    func add<Context: RequestContext>(to router: Router<Context>) {
        let service = router.group("genesys/1/service")
        for method in [HTTPRequest.Method.get, .post] {
            service.on(":id", method: method) { request, context in
                try await create(context.parameters.require("id"), request)
            }
            service.on(":id/ixn/chat", method: method) { request, context in
                try await chat.create(context.parameters.require("id"), request)
            }
            service.on(":id/:action", method: method) { request, context in
                try await callback.dialog(
                    context.parameters.require("id"), action: context.parameters.require("action"), call(request))
            }
        }
        addRefusals(to: service)
        service.post(":id/ixn/chat/:operation") { request, context in
            try await chat.perform(
                context.parameters.require("operation"), context.parameters.require("id"), request)
        }
        service.get("callback") { request, _ in try await callback.query(nil, call(request)) }
        service.get("callback/:service") { request, context in
            try await callback.query(context.parameters.require("service"), call(request))
        }
        service.delete("callback/:service/:id") { _, context in
            try await callback.cancel(
                context.parameters.require("id"), of: context.parameters.require("service"))
        }
        service.put("callback/:service/:id") { request, context in
            try await callback.move(
                context.parameters.require("id"), of: context.parameters.require("service"), call(request))
        }
        service.get("callback/:service/availability") { request, context in
            try await callback.availability(context.parameters.require("service"), call(request))
        }
        router.get("genesys/2/service/callback/:service/availability") { request, context in
            try await callback.availability2(context.parameters.require("service"), call(request))
        }
        service.get("ewt-for-vq") { request, _ in try await callback.waits(request) }
        router.get("genesys/2/ewt") { request, _ in try await callback.waits(request) }
        service.post("callback/:service") { request, context in
            try await callback.start(context.parameters.require("service"), calling(request))
        }
    }

    /// Creates an instance of the service with this name, chat or callback (gms-callback §1).
    private func create(_ name: String, _ request: Request) async throws -> Response {
        guard let options = services.catalog[name] else {
            let call = try await call(request)
            guard let answer = try calendar.answer(name, call.parameters) else { throw GMSFault.unknownID }
            return .json(answer)
        }
        switch options.kind {
        case .chat: return try await chat.createService(name, request)
        case .callback: return try await callback.start(name, calling(request))
        }
    }

    /// Adds answers 405, with the allowed methods, for other methods on paths of callback.
    private func addRefusals<Context: RequestContext>(to service: RouterGroup<Context>) {
        let paths: [(RouterPath, Set<HTTPRequest.Method>)] = [
            (":id/:action", [.get, .post]), ("callback", [.get]), ("callback/:service", [.get, .post]),
            ("callback/:service/:id", [.delete, .put]), ("callback/:service/availability", [.get]),
        ]
        for (path, allowed) in paths {
            let list = allowed.map(\.rawValue).sorted().joined(separator: ", ")
            for method in [HTTPRequest.Method.get, .post, .put, .delete, .patch] where !allowed.contains(method) {
                service.on(path, method: method) { _, _ -> Response in
                    throw HTTPError(
                        .methodNotAllowed, headers: [.allow: list], message: "This method is not allowed here.")
                }
            }
        }
    }

    /// The form of errors on a path; for a path with a service's name alone, the kind of that service decides.
    static func errorForm(of path: String, _ services: ServiceDirectory) -> ErrorForm {
        let form = ErrorForm(target: path)
        guard form == .plain, let name = path.split(separator: "/").last,
            services.catalog[String(name)]?.kind == .callback
        else { return form }
        return .coded
    }

    /// A request that starts a callback.
    private func calling(_ request: Request) async throws -> GMSChat.Call {
        var call = try await call(request)
        for field in request.headers where !ControlCharacters.occur(in: field.value) {
            call.headers[field.name.canonicalName] = field.value
        }
        try limits.admit(.creation, call, time: chat.chat.time)
        return call
    }

    private func call(_ request: Request) async throws -> GMSChat.Call {
        try await GMSRequest.call(request, bodyLimit: bodyLimit, urls: urls)
    }
}
