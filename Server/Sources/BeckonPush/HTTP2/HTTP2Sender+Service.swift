import Beckon
import Logging

extension HTTP2Sender {
    /// Makes a sender to the service at an address.
    ///
    /// - Parameters:
    ///   - address: An `https` address; its path does not matter.
    ///   - trustRoots: The authorities that may sign the service's certificate.
    ///   - requestTimeout: The time-out from sending a request to its answer; half of it is the longest wait for a stream.
    ///   - maximumStreams: The most requests at once on a connection.
    ///   - connections: The most connections that take requests.
    ///   - time: Measures time-outs.
    ///   - ids: Gives the jitter of pauses.
    ///   - logger: Logs connections at debug level.
    /// - Returns: A sender that connects with the first request.
    /// - Throws: ``PushConfigurationError/Code/badEndpoint`` or ``PushConfigurationError/Code/badTrustRoots``.
    static func toService(
        _ address: String, trustRoots: TrustRoots, requestTimeout: Milliseconds, maximumStreams: Int,
        connections: Int, time: any TimeSource, ids: any IDSource, logger: Logger
    ) throws(PushConfigurationError) -> HTTP2Sender {
        guard let endpoint = WebAddress(address), endpoint.isSecure else {
            throw PushConfigurationError(.badEndpoint, "the push service's address is not an https address")
        }
        var configuration = Configuration(endpoint: endpoint, trustRoots: trustRoots)
        configuration.connection.requestTimeout = requestTimeout
        configuration.connection.maximumStreams = maximumStreams
        configuration.queue.connections = connections
        configuration.queue.queueTimeout = Milliseconds(requestTimeout.count / 2)
        do {
            return try HTTP2Sender(configuration: configuration, time: time, ids: ids, logger: logger)
        } catch {
            throw PushConfigurationError(.badTrustRoots, "the trust roots cannot be read", cause: error)
        }
    }
}
