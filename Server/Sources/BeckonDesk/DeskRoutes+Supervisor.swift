import Beckon
import BeckonEdge
import Hummingbird

/// The callbacks of everybody, for supervisors: below `/desk/api/callbacks`, `slots` and `pauses`.
extension DeskRoutes {
    func addSupervisor(to api: RouterGroup<GatewayContext>) {
        api.get("callbacks") { request, _ in
            try await answering {
                let account = try await account(request)
                return .json(try await supervisor.list(Self.query(request), for: account))
            }
        }
        api.post("callbacks/:id/move") { request, context in
            try await answering {
                let account = try await account(request)
                let id = ServiceID(try context.parameters.require("id"))
                return .json(try await supervisor.move(id, json(request), for: account))
            }
        }
        api.get("slots") { request, _ in
            try await answering {
                let account = try await account(request)
                return .json(try await supervisor.slots(Self.query(request), for: account))
            }
        }
        api.get("pauses") { request, _ in
            try await answering { .json(try await supervisor.pauses(for: account(request))) }
        }
        api.post("pauses") { request, _ in
            try await answering {
                let account = try await account(request)
                return .json(try await supervisor.pause(json(request), for: account))
            }
        }
    }

    private static func query(_ request: Request) throws -> RequestParameters {
        do throws(Fault) {
            return try RequestParameters(query: request.uri.query, contentType: nil, body: [])
        } catch {
            throw DeskFault.bad(error.message)
        }
    }
}
