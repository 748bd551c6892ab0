import Beckon
import BeckonEdge
import HTTPTypes
import Hummingbird

/// The routes of the storage of one service instance: `/genesys/1/service/{id}/storage…` (gms-other §1).
struct GMSServiceStorageRoutes: Sendable {
    let storage: GMSServiceStorage
    let urls: ExternalURLs
    /// The longest body of a request, in bytes.
    let bodyLimit: Int
    let limits: TrafficLimits
    let access: GMSAccessGuard

    func add(to router: Router<GatewayContext>) {
        let group = router.group("genesys/1/service/:id/storage")
        group.get { request, context in
            let texts = try await storage.texts(instance(request, context))
            return Response.json(
                GMSStorageRoutes.object(texts.sorted { StoredKey.isBefore($0.key, $1.key) }.map { ($0.key, $0.value) }))
        }
        group.post { request, context in
            let id = try await instance(request, context)
            let (call, files) = try await GMSStorageRoutes.callWithFiles(request, bodyLimit: bodyLimit, urls: urls)
            try limits.admit(.change, of: id, call, time: storage.storage.time)
            try await storage.update(id, call.parameters.without(["gms_user"]), files: files, by: call.peer)
            return GMSStorageRoutes.empty
        }
        group.get(":key") { request, context in
            let text = try await storage.text(instance(request, context), context.parameters.require("key"))
            return GMSStorageRoutes.response(Array(text.utf8), "text/plain;charset=UTF-8")
        }
        group.get("binary/:key") { request, context in
            let file = try await storage.file(
                instance(request, context), context.parameters.require("key"), by: context.peer)
            return GMSStorageRoutes.response(file.bytes, file.type)
        }
    }

    /// The instance in the path, if the request's credentials open its service.
    private func instance<Context: RequestContext>(_ request: Request, _ context: Context) async throws -> String {
        let id = try context.parameters.require("id")
        try await access.check(request, instance: id)
        return id
    }
}
