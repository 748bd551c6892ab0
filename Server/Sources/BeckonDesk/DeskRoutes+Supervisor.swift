import Beckon
import BeckonEdge
import Hummingbird

/// The callbacks of everybody, for supervisors: below `/desk/api/callbacks`, `slots` and `pauses`.
extension DeskRoutes {
    func addSupervisor(to api: RouterGroup<GatewayContext>) {
        api.get("callbacks") { request, context in
            try await answering {
                let asker = try await admit(request, context, to: .listCallbacks)
                let query = try Self.query(request)
                let list = try await supervisor.list(query, for: asker.account)
                try await trail.tell(.listedCallbacks, by: asker.person, of: query.first(of: "service") ?? "")
                return .json(list)
            }
        }
        api.post("callbacks/:id/move") { request, context in
            try await answering {
                let asker = try await admit(request, context, to: .moveCallback)
                let id = ServiceID(try context.parameters.require("id"))
                return .json(
                    try await supervisor.move(
                        id, json(request), for: asker.account,
                        adding: [trail.change(.movedCallback, by: asker.person, of: id.text)]))
            }
        }
        api.get("slots") { request, context in
            try await answering {
                let account = try await admit(request, context, to: .seeSlots).account
                return .json(try await supervisor.slots(Self.query(request), for: account))
            }
        }
        api.get("pauses") { request, context in
            try await answering {
                .json(try await supervisor.pauses(for: admit(request, context, to: .seePauses).account))
            }
        }
        api.post("pauses") { request, context in
            try await answering {
                let asker = try await admit(request, context, to: .pause)
                return .json(
                    try await supervisor.pause(json(request), for: asker.account) {
                        [trail.change($0, by: asker.person, of: $1)]
                    })
            }
        }
    }

    static func query(_ request: Request) throws -> RequestParameters {
        do throws(Fault) {
            return try RequestParameters(query: request.uri.query, contentType: nil, body: [])
        } catch {
            throw DeskFault.bad(error.message)
        }
    }
}
