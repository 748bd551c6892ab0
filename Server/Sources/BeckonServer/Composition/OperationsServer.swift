import BayeuxHTTP
import Beckon
import BeckonMetrics
import BeckonNode
import HTTPTypes
import Hummingbird
import Logging
import ServiceLifecycle

/// Reports the node's health, metrics and status to load balancers and operators, on a port of its own.
///
/// `GET /health/live` answers as long as the process runs; `GET /health/ready` says whether the node takes new clients;
/// `GET /metrics` is for Prometheus, `GET /status` for `beckon status`. None waits for a database that does not answer.
struct OperationsServer: Sendable {
    let membership: Membership
    let metrics: MetricsPage
    let address: HTTPListenAddress
    let logger: Logger
    /// Called once it listens.
    let listening: @Sendable () -> Void

    /// The routes of the port.
    static func router(_ membership: Membership, _ metrics: MetricsPage) -> Router<BasicRequestContext> {
        let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
        router.get("health/live") { _, _ in answer(.ok, "live") }
        router.get("health/ready") { _, _ in
            let health = membership.health
            return answer(health.takesClients ? .ok : .serviceUnavailable, health.rawValue)
        }
        router.get("metrics") { request, _ in
            let format = MetricsText(accept: request.headers[.accept])
            let body = ResponseBody(byteBuffer: .init(bytes: await metrics.text(format)))
            let fields: HTTPFields = [
                .contentType: format.contentType, .cacheControl: "no-store", .vary: "Accept",
            ]
            return Response(status: .ok, headers: fields, body: body)
        }
        router.get("status") { _, _ in
            let body = ResponseBody(byteBuffer: .init(bytes: await metrics.status() + [UInt8(ascii: "\n")]))
            return Response(
                status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"], body: body)
        }
        return router
    }

    func service() -> some Service {
        let listening = listening
        let server = Application(
            router: Self.router(membership, metrics),
            configuration: ApplicationConfiguration(
                address: .hostname(address.host, port: address.port), serverName: nil),
            onServerRunning: { channel in
                await channel.closeOnExecution()
                listening()
            }, logger: logger)
        return ListeningServer(
            server: server, address: address, settings: ListenSettings(host: "operations.host", port: "operations.port")
        )
    }

    private static func answer(_ status: HTTPResponse.Status, _ word: String) -> Response {
        var response = Response(
            status: status, body: ResponseBody(byteBuffer: .init(string: "{\"status\":\"\(word)\"}\n")))
        response.headers[.contentType] = "application/json"
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
