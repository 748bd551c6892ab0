import BeckonTLS
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import NIOWebSocket

/// The WebSocket client that all adapters share.
///
/// A handshake may last 10 seconds. A message has at most 1 MiB; a longer one breaks the connection.
package struct NIOSocketConnector: PlatformSocketConnector {
    /// The most bytes of a message.
    package static let longestMessage = 1_048_576
    private static let patience = TimeAmount.seconds(10)

    private let trustRootsFile: String?
    private let group: any EventLoopGroup

    /// - Parameter trustRootsFile: PEM file of the roots to trust instead of the system's.
    package init(trustRootsFile: String? = nil) {
        self.trustRootsFile = trustRootsFile
        group = MultiThreadedEventLoopGroup.singleton
    }

    package func connect(_ url: String, headers: PlatformHeaders) async throws(SocketFailure) -> any PlatformSocket {
        guard let address = SocketAddressText(url) else { throw SocketFailure("malformed address") }
        do {
            let tls = try address.isSecure ? tlsContext() : nil
            let opened = try await ClientBootstrap(group: group).connectTimeout(Self.patience).connect(
                host: address.host, port: address.port
            ) { channel in
                channel.eventLoop.makeCompletedFuture {
                    if let tls {
                        let name = address.isNumeric ? nil : address.host
                        try channel.pipeline.syncOperations.addHandler(
                            NIOSSLClientHandler(context: tls, serverHostname: name))
                    }
                    return try Self.upgrade(channel, address, headers)
                }
            }
            return try await Self.within(Self.patience, on: opened.channel, opened.socket).get()
        } catch let failure as SocketFailure {
            throw failure
        } catch {
            throw SocketFailure("not reached")
        }
    }

    private func tlsContext() throws -> NIOSSLContext {
        try NIOSSLContext(
            configuration: TrustRoots.clientConfiguration(rootsFile: trustRootsFile, protocols: ["http/1.1"]))
    }

    /// A channel whose handshake is under way.
    private struct Opening: Sendable {
        let channel: any Channel
        let socket: EventLoopFuture<NIOSocket>
    }

    private static func upgrade(
        _ channel: any Channel, _ address: SocketAddressText, _ headers: PlatformHeaders
    ) throws -> Opening {
        let upgrader = NIOTypedWebSocketClientUpgrader<Handshake>(maxFrameSize: longestMessage) { channel, _ in
            channel.eventLoop.makeCompletedFuture {
                let socket = NIOSocket(channel)
                try channel.pipeline.syncOperations.addHandlers([
                    NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1_024,
                        maxAccumulatedFrameSize: longestMessage),
                    SocketHandler(socket.inbox),
                ])
                return channel.eventLoop.makeSucceededFuture(socket)
            }
        }
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: address.target)
        head.headers.add(name: "host", value: address.authority)
        head.headers.add(name: "content-length", value: "0")
        for field in headers.fields { head.headers.add(name: field.name, value: field.value) }
        let configuration = NIOTypedHTTPClientUpgradeConfiguration<Handshake>(
            upgradeRequestHead: head, upgraders: [upgrader],
            notUpgradingCompletionHandler: { channel in
                channel.eventLoop.makeCompletedFuture {
                    let refused = channel.eventLoop.makePromise(of: NIOSocket.self)
                    let reader = RefusalReader(refused)
                    do { try channel.pipeline.syncOperations.addHandler(reader) } catch { refused.fail(error) }
                    return refused.futureResult
                }
            })
        let handshake = try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: .init(upgradeConfiguration: configuration))
        return Opening(channel: channel, socket: handshake.flatMap { $0 })
    }

    /// What a handshake gives: a socket, at once or, when it is refused, the failure that ``RefusalReader`` reads.
    ///
    /// NIO passes on what it has read only when the handshake is complete. So a refusal completes it, and what it says
    /// follows.
    private typealias Handshake = EventLoopFuture<NIOSocket>

    private static func within(
        _ patience: TimeAmount, on channel: any Channel, _ socket: EventLoopFuture<NIOSocket>
    ) -> EventLoopFuture<NIOSocket> {
        let deadline = channel.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
        socket.whenComplete { result in
            deadline.cancel()
            if case .failure = result { channel.close(promise: nil) }
        }
        return socket
    }
}

/// Reads the status with which a handshake is refused; it is in the pipeline only when there is no upgrade.
private final class RefusalReader: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    private let refused: EventLoopPromise<NIOSocket>

    init(_ refused: EventLoopPromise<NIOSocket>) { self.refused = refused }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = unwrapInboundIn(data) else { return }
        refused.fail(SocketFailure("the handshake is refused", status: Int(head.status.code)))
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        refused.fail(SocketFailure("the connection broke"))
        context.fireChannelInactive()
    }
}

/// The parts of a WebSocket's address.
struct SocketAddressText: Hashable {
    let isSecure: Bool
    let host: String
    let port: Int
    let target: String

    init?(_ text: String) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            scheme == "ws" || scheme == "wss", let host = parts.host, !host.isEmpty
        else { return nil }
        isSecure = scheme == "wss"
        self.host = host
        port = parts.port ?? (isSecure ? 443 : 80)
        let path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        target = parts.percentEncodedQuery.map { "\(path)?\($0)" } ?? path
    }

    var authority: String { port == (isSecure ? 443 : 80) ? host : "\(host):\(port)" }

    /// Whether the host is a number, which TLS does not name.
    var isNumeric: Bool { host.contains(":") || host.allSatisfy { $0.isNumber || $0 == "." } }
}
