import BayeuxHTTP
import Beckon
import BeckonNode
import HTTPTypes
import Hummingbird
import Logging
import ServiceLifecycle

/// Reports the node's health to load balancers and operators, on a port of its own.
///
/// `GET /health/live` answers as long as the process runs; `GET /health/ready` says whether the node takes new clients.
/// Neither asks the database; the node does that once a second.
struct OperationsServer: Sendable {
    let membership: Membership
    let address: HTTPListenAddress
    let logger: Logger
    /// Called once it listens.
    let listening: @Sendable () -> Void

    func service() -> some Service {
        let router = Router(context: BasicRequestContext.self, options: .autoGenerateHeadEndpoints)
        router.get("health/live") { _, _ in Self.answer(.ok, "live") }
        let membership = membership
        router.get("health/ready") { _, _ in
            let health = membership.health
            return Self.answer(health.takesClients ? .ok : .serviceUnavailable, health.rawValue)
        }
        let listening = listening
        let server = Application(
            router: router,
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
