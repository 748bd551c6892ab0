package import Hummingbird
import HummingbirdCore
import HummingbirdTLS
package import Logging
package import NIOCore

/// The address on which an HTTP server listens.
package struct HTTPListenAddress: Sendable, Equatable {
    /// The address or name to listen at.
    package let host: String
    /// The port; 0 lets the system choose one.
    package let port: Int

    /// Names an address.
    ///
    /// - Parameters:
    ///   - host: An address or a name, for example `0.0.0.0`; `::` is any address, IPv4 included.
    ///   - port: The port, 0 to 65,535; 0 lets the system choose one.
    package init(host: String, port: Int) { (self.host, self.port) = (host, port) }

    /// The loopback address of this machine.
    ///
    /// - Parameter port: The port, 0 to 65,535.
    /// - Returns: The address 127.0.0.1.
    package static func loopback(port: Int) -> HTTPListenAddress { HTTPListenAddress(host: "127.0.0.1", port: port) }

    /// Every address of this machine, IPv6 included where the system has it.
    ///
    /// - Parameter port: The port, 0 to 65,535.
    /// - Returns: The address `::`, or `0.0.0.0` on a machine without IPv6.
    package static func any(port: Int) -> HTTPListenAddress {
        let devices = (try? System.enumerateDevices()) ?? []
        let hasIPv6 = devices.contains { $0.address?.protocol == .inet6 }
        return HTTPListenAddress(host: hasIPv6 ? "::" : "0.0.0.0", port: port)
    }
}

/// Makes an HTTP server with the guard, the Bayeux endpoint and a router on one port.
///
/// It is a service: `run()` listens until the surrounding task is shut down gracefully or cancelled. On a graceful shutdown
/// it stops accepting, closes idle connections and lets the requests in hand finish. The hub finishes held polls; its drain
/// has to begin at the same moment. Connections still open after `drainTimeout` are closed, and then `run()` returns.
///
/// - Parameters:
///   - responder: Answers requests outside the Bayeux endpoint: a router.
///   - pipeline: The values that the connections share.
///   - address: The address to listen on.
///   - tls: The certificate for TLS, nil for plain HTTP.
///   - logger: The server's logger.
///   - onServerRunning: Called once with the address listened on, including the port that the system chose.
/// - Returns: The server.
/// - Throws: `NIOSSLError` when the certificate cannot be used.
package func makeHTTPServer<Responder: HTTPResponder>(
    responder: Responder, pipeline: HTTPPipeline, address: HTTPListenAddress, tls: TLSIdentity? = nil, logger: Logger,
    onServerRunning: @escaping @Sendable (SocketAddress) async -> Void = { _ in }
) throws -> Application<Responder> where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
    var pipeline = pipeline
    if tls != nil { (pipeline.isSecure, pipeline.isEncrypted) = (true, true) }
    let (shared, runner) = (pipeline, RouterRunner())
    let plain = HTTPServerBuilder { HTTPPipelineChannel(pipeline: shared, runner: runner, responder: $0) }
    let server = try tls.map { try HTTPServerBuilder.tls(plain, tlsConfiguration: $0.configuration) } ?? plain
    // The queue of the listening socket holds a burst, such as phones that return after a restart.
    let configuration = ApplicationConfiguration(
        address: .hostname(address.host, port: address.port), serverName: nil, backlog: 4096)
    var application = Application(
        responder: responder, server: server, configuration: configuration, services: [runner],
        onServerRunning: { channel in
            // Accepts up to 256 connections in one round of the loop, so that a busy loop does not delay them for many
            // rounds.
            try? await channel.setOption(.maxMessagesPerRead, value: 256).get()
            try? await channel.eventLoop.submit {
                let backoff = AcceptBackoff { error in
                    logger.error(
                        "connections cannot be accepted because descriptors or memory are short: raise the limit of open files",
                        metadata: ["error.code": "\(error.errnoCode)"])
                }
                try channel.pipeline.syncOperations.addHandler(backoff, position: .first)
            }.get()
            await channel.closeOnExecution()
            if let address = channel.localAddress { await onServerRunning(address) }
        },
        logger: logger)
    let rehearsal = PipelineRehearsal(of: shared, logger: logger)
    application.beforeServerStarts { await rehearsal.run() }
    return application
}

extension Channel {
    /// Keeps a listening socket from the programs that this one starts, and from a backtracer after a crash: the port is free
    /// as soon as this process ends.
    package func closeOnExecution() async {
        try? await eventLoop.submit { DirectSocket(self.pipeline.syncOperations)?.closeOnExecution() }.get()
    }
}
