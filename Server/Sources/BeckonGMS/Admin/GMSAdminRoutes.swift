import BayeuxHTTP
import Beckon
import BeckonCallback
import BeckonEdge
import BeckonJSON
import BeckonNode
import HTTPTypes
import Hummingbird
import NIOCore

/// The REST side of the operator: `/genesys/1/admin/…`.
///
/// Callbacks need basic authentication: with the operator's pair, which may do everything, or with a desk account whose role
/// allows it.
struct GMSAdminRoutes: Sendable {
    let admin: GMSAdmin
    let calendars: CalendarDirectory
    let access: GMSAccessGuard
    let accounts: GMSSurface.Accounts
    let trail: AuditTrail
    let membership: Membership
    let urls: ExternalURLs
    /// The longest body of a request, in bytes.
    let bodyLimit: Int

    func add(to router: Router<GatewayContext>) {
        let group = router.group("genesys/1/admin")
        group.get("node/status") { _, _ in status() }
        addTenants(to: router)
        let callback = group.group("callback")
        callback.get("queues") { request, context in
            let asker = try await admit(request, context, to: .listQueues)
            let call = try await Call(request, bodyLimit: bodyLimit, urls: urls)
            let queues = try await admin.queues(call.parameters, for: asker.permission, baseURL: call.baseURL)
            try await trail.tell(.listedCallbacks, by: asker.person, of: call.parameters.first(of: "target") ?? "")
            return Response.json(queues)
        }
        callback.get("watermarks") { request, context in
            let permission = try await admit(request, context, to: .countQueues).permission
            let pairs = try FormDecoder.decode(Array((request.uri.query ?? "").utf8))
            let names = pairs.filter { $0.0 == "service_name" && !$0.1.isEmpty }.map(\.1)
            return Response.json(try await admin.watermarks(names, for: permission))
        }
        callback.get("conflicts") { request, context in
            let permission = try await admit(request, context, to: .seeConflicts).permission
            let call = try await Call(request, bodyLimit: bodyLimit, urls: urls)
            return Response.json(try await admin.conflicts(call.parameters["service_name"], for: permission))
        }
        callback.post("cancel") { request, context in
            let asker = try await admit(request, context, to: .cancelCallbacks)
            return Response.json(
                try await admin.cancel(json(request), for: asker.permission) { [trail] id in
                    [trail.change(.cancelledCallback, by: asker.person, of: id.text)]
                })
        }
        callback.post("reportcancelled") { request, context in
            let asker = try await admit(request, context, to: .exportCallbacks)
            let table = try await admin.report(json(request), for: asker.permission)
            try await trail.tell(.exportedCallbacks, by: asker.person)
            var headers: HTTPFields = [.contentType: "text/csv; charset=utf-8", .cacheControl: "no-store"]
            headers[.contentDisposition] = "attachment; filename=\"CancelledCallbacks.csv\""
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: ByteBuffer(string: table)))
        }
    }

    /// Who asks.
    struct Asker {
        /// Nil for the operator's pair.
        let account: DeskAccount?
        let person: TrailPerson

        var permission: CallbackPermission { account.map { CallbackPermission($0) } ?? .everything }
    }

    /// Who asks, if the account's role allows an operation; the operator's pair may do everything.
    func admit(
        _ request: Request, _ context: GatewayContext, to operation: DeskOperation
    ) async throws -> Asker {
        let account = try await account(request, context)
        guard account?.role.may(operation) ?? true else { throw Fault.forbidden }
        return Asker(account: account, person: TrailPerson(account, at: context.peer))
    }

    /// The account of the person who asks; nil for the operator's pair.
    private func account(_ request: Request, _ context: GatewayContext) async throws -> DeskAccount? {
        guard let given = BasicCredentials(request.headers) else { throw Fault.wrongCredentials }
        let tried = access.tryOperator(given, from: context.peer)
        if tried.isOperator { return nil }
        do {
            let account = try await accounts(given, context.peer)
            access.giveBack(tried)
            return account
        } catch  where error is Fault || error is TooManyRequests {
            throw error
        } catch {
            access.giveBack(tried)
            throw error
        }
    }

    private func json(_ request: Request) async throws -> JSONValue {
        guard MediaType(request.headers[.contentType] ?? "").name == "application/json" else {
            throw Fault(.unsupportedMediaType, "Content-Type must be application/json.")
        }
        let buffer = try await request.body.collect(upTo: bodyLimit)
        guard let value = try? JSONValue(parsing: Array(buffer.readableBytesView)), value.object != nil else {
            throw CallbackRefusal.badRequest("The body must be a JSON object.")
        }
        return value
    }

    /// `ONLINE`, or `OFFLINE` when this node takes no new clients; open, for load balancers.
    private func status() -> Response {
        let word = membership.health.takesClients ? "ONLINE" : "OFFLINE"
        return Response(
            status: .ok, headers: [.contentType: "text/plain;charset=UTF-8", .cacheControl: "no-store"],
            body: .init(byteBuffer: ByteBuffer(string: word)))
    }
}
