import BayeuxHTTP
import Beckon
import BeckonMetrics
import BeckonNode
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import Synchronization

/// Reports the node's health, metrics and status to load balancers and operators, on a port of its own.
///
/// `GET /health/live` answers as long as the process runs; `GET /health/ready` says whether the node takes new clients;
/// `GET /metrics` is for Prometheus, `GET /status` for `beckon status`. None waits for a database that does not answer.
/// However many ask for metrics and status, ``mostAnswers`` are under way; others are told to come back.
struct OperationsServer: Sendable {
    /// The most answers with metrics or the status that are under way at the same time.
    static let mostAnswers = 64

    /// The answers that are under way.
    private final class Places: Sendable {
        let taken = Atomic(0)

        /// Takes a place; nil if all are taken.
        func take() -> Place? {
            let place = Place(self)
            return taken.load(ordering: .relaxed) > OperationsServer.mostAnswers ? nil : place
        }
    }

    /// The place of one answer, given back when nobody holds the answer any more, written or not.
    private final class Place: Sendable {
        private let places: Places

        init(_ places: Places) {
            self.places = places
            places.taken.wrappingAdd(1, ordering: .relaxed)
        }

        deinit { places.taken.wrappingSubtract(1, ordering: .relaxed) }
    }

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
        let places = Places()
        router.get("metrics") { request, _ in
            guard let place = places.take() else { return busy }
            let format = MetricsText(accept: request.headers[.accept])
            let fields: HTTPFields = [
                .contentType: format.contentType, .cacheControl: "no-store", .vary: "Accept",
            ]
            return Response(status: .ok, headers: fields, body: body(await metrics.text(format), in: place))
        }
        router.get("status") { _, _ in
            guard let place = places.take() else { return busy }
            let text = ByteBuffer(bytes: await metrics.status() + [UInt8(ascii: "\n")])
            return Response(
                status: .ok, headers: [.contentType: "application/json", .cacheControl: "no-store"],
                body: body(text, in: place))
        }
        return router
    }

    /// A body that has its place until it is written or dropped.
    private static func body(_ text: ByteBuffer, in place: Place) -> ResponseBody {
        ResponseBody(contentLength: text.readableBytes) { writer in
            try await writer.write(text)
            try await writer.finish(nil)
            withExtendedLifetime(place) {}
        }
    }

    /// What those are told who come while all places are taken.
    private static var busy: Response {
        var response = answer(.serviceUnavailable, "busy")
        response.headers[.retryAfter] = "1"
        return response
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
