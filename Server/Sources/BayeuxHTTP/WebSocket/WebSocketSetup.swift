import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Turns an HTTP connection into a WebSocket.
enum WebSocketSetup {
    /// Puts the handlers of a WebSocket behind the guard and removes those of HTTP.
    ///
    /// - Parameters:
    ///   - pipeline: The connection's handlers.
    ///   - service: What all connections share.
    ///   - head: The values of the upgrade request's header fields.
    ///   - browserID: The cookie of that request, or the one that its answer set.
    /// - Throws: `ChannelError` if the connection is closed.
    static func replaceHandlers(
        of pipeline: ChannelPipeline.SynchronousOperations, service: BayeuxHandler.Service, head: BayeuxRequestHead,
        browserID: String
    ) throws {
        let connection = try pipeline.handler(type: ConnectionGuard.self)
        let old: [any RemovableChannelHandler] = [
            try pipeline.handler(type: HTTPResponseEncoder.self),
            try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self),
            try pipeline.handler(type: RequestGate.self), try pipeline.handler(type: BayeuxHandler.self),
        ]
        let decoder = ByteToMessageHandler(
            WebSocketFrameDecoder(maxFrameSize: min(service.endpoint.maxBodyBytes, Int(Int32.max))))
        let handler = WebSocketHandler(
            on: pipeline.eventLoop, service: service, connection: connection, head: head, browserID: browserID)
        connection.upgraded()
        try pipeline.addHandlers([WebSocketFrameEncoder(), decoder, handler], position: .after(connection))
        for handler in old { pipeline.removeHandler(handler).whenFailure { _ in } }
        if let entry = try? pipeline.handler(type: RouterEntry.self) {
            pipeline.removeHandler(entry).whenFailure { _ in }
        }
    }
}
