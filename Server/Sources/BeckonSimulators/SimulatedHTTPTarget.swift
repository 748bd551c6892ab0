import Foundation

/// A stand-in for the receivers of GMS HTTP push: plain HTTP/1.1.
///
/// `POST /customhttp` takes `{"deviceId", "message"}` (type `customhttp`); `POST` to any other path takes a bare
/// message (type `httpcb`), whose token is the address that was called. Both answer 200 and are written to the log.
/// It listens from ``listen(_:)`` on; ``run()`` serves until the task is cancelled.
package final class SimulatedHTTPTarget: SimulatedPushService {
    /// The configuration of a stand-in.
    package struct Configuration: Sendable {
        /// The address to bind.
        package var host = "127.0.0.1"
        /// The port, 0 for any free one.
        package var port = 0
        /// The log of accepted pushes.
        package var log: SimulatedPushLog
        /// User and password, joined by a colon, that `/customhttp` requires; nil for none.
        package var credentials: String?

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - log: The log of accepted pushes.
        ///   - credentials: User and password, joined by a colon, that `/customhttp` requires; nil for none.
        package init(log: SimulatedPushLog, credentials: String? = nil) {
            self.log = log
            self.credentials = credentials
        }
    }

    package let server: SimulatedServer

    /// The faults; the token of a rule is the address or the device id; none at first.
    package let faults: SimulatedFaults

    /// The address for the setting `customhttp.url`.
    package var customHTTPURL: String { "http://127.0.0.1:\(port)/customhttp" }

    private init(server: SimulatedServer, faults: SimulatedFaults) {
        self.server = server
        self.faults = faults
    }

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    package static func listen(_ configuration: Configuration) async throws -> SimulatedHTTPTarget {
        let faults = SimulatedFaults()
        let server = try await SimulatedServer.listen(
            host: configuration.host, port: configuration.port, certificate: nil,
            service: HTTPTargetService(configuration: configuration, faults: faults))
        return SimulatedHTTPTarget(server: server, faults: faults)
    }
}

/// Decides the answers of the HTTP stand-in.
final class HTTPTargetService: SimulatedService {
    let maximumConcurrentStreams: Int? = nil
    private let log: SimulatedPushLog
    private let faults: SimulatedFaults
    private let authorization: String?

    init(configuration: SimulatedHTTPTarget.Configuration, faults: SimulatedFaults) {
        log = configuration.log
        self.faults = faults
        authorization = configuration.credentials.map { "Basic " + Data($0.utf8).base64EncodedString() }
    }

    func connectionClosed(_ connection: Int) {}

    func react(to request: SimulatedRequest) -> SimulatedReaction {
        let isCustom = request.path == "/customhttp"
        let body = SimulatedJSON.parse(request.body)
        let token =
            isCustom ? body?["deviceId"]?.string ?? "" : "http://\(request.header("host") ?? "")\(request.target)"
        let usual = { SimulatedReaction.answer(self.accept(request, token: token, body: isCustom ? body : nil)) }
        guard let fault = faults.next(for: token) else { return usual() }
        return fault.reaction(
            refusal: { status, reason, retryAfter, _ in
                let headers = retryAfter.map { [(name: "retry-after", value: String($0))] } ?? []
                return SimulatedAnswer(status, headers: headers, body: Array(reason.utf8))
            }, usual: usual)
    }

    private func accept(_ request: SimulatedRequest, token: String, body: SimulatedJSON?) -> SimulatedAnswer {
        guard request.method == "POST" else { return SimulatedAnswer(405) }
        guard request.path == "/customhttp" else {
            log.record(provider: "httpcb", token: token, headers: request.headers, payload: json(of: request.body))
            return SimulatedAnswer(200)
        }
        if let authorization, request.header("authorization") != authorization {
            return SimulatedAnswer(
                401, headers: [(name: "www-authenticate", value: "Basic realm=\"customhttp\"")])
        }
        guard let body, body["deviceId"]?.string != nil, body["message"] != nil else {
            return SimulatedAnswer(400)
        }
        log.record(provider: "customhttp", token: token, headers: request.headers, payload: request.body)
        return SimulatedAnswer(200)
    }

    /// Returns a JSON body unchanged, any other as a JSON string, because a bare message may be any text.
    private func json(of body: [UInt8]) -> [UInt8] {
        SimulatedJSON.parse(body) == nil
            ? Array(SimulatedJSON.quoted(String(decoding: body, as: UTF8.self)).utf8) : body
    }
}
