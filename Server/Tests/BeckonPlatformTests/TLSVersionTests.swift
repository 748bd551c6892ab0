import BeckonPlatform
import BeckonSimulators
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Testing

/// Clients of platforms accept no TLS older than 1.2.
@Suite(.timeLimit(.minutes(20))) struct TLSVersionTests {
    /// Answers every request with 204.
    private final class Answerer: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard case .end = unwrapInboundIn(data) else { return }
            let head = HTTPResponseHead(version: .http1_1, status: .noContent, headers: ["connection": "close"])
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
    }

    /// Runs a server that speaks at most a version of TLS; `body` gets its port and the file of its authority.
    private func withServer(
        newest version: TLSVersion, _ body: (_ port: Int, _ roots: String) async throws -> Void
    ) async throws {
        let certificate = try SimulatedCertificate()
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(certificate.serverPEM.utf8))
                .map { .certificate($0) },
            privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(certificate.serverKeyPEM.utf8), format: .pem)))
        configuration.minimumTLSVersion = .tlsv1
        configuration.maximumTLSVersion = version
        let context = try NIOSSLContext(configuration: configuration)
        let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
                    try channel.pipeline.syncOperations.configureHTTPServerPipeline()
                    try channel.pipeline.syncOperations.addHandler(Answerer())
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let roots = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString).pem").path
        try certificate.authorityPEM.write(toFile: roots, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: roots) }
        try await body(listener.localAddress?.port ?? 0, roots)
        try await listener.close()
    }

    @Test("a server with TLS 1.2 is reached, one with TLS 1.1 is not", arguments: [TLSVersion.tlsv11, .tlsv12])
    func requests(_ version: TLSVersion) async throws {
        try await withServer(newest: version) { port, roots in
            let reply = try? await HTTPSTransport(trustRootsFile: roots)
                .send(PlatformCall("GET", "https://127.0.0.1:\(port)/"))
            #expect(reply?.status == (version == .tlsv12 ? 204 : nil))
        }
    }

    @Test("a WebSocket's handshake takes TLS 1.2 and no older one", arguments: [TLSVersion.tlsv11, .tlsv12])
    func sockets(_ version: TLSVersion) async throws {
        try await withServer(newest: version) { port, roots in
            let fault = await #expect(throws: SocketFailure.self) {
                _ = try await NIOSocketConnector(trustRootsFile: roots)
                    .connect("wss://127.0.0.1:\(port)/", headers: [:])
            }
            #expect(fault?.status == (version == .tlsv12 ? 204 : nil))
        }
    }
}
