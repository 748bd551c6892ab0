import BeckonPlatform
import BeckonTransport
import Foundation

/// The WebSockets of a phone, over NIO: Foundation on Linux has none.
struct PhoneWebSocket: WebSocketTransport {
    let network: PhoneNetwork
    private let connector = NIOSocketConnector()

    init(network: PhoneNetwork) { self.network = network }

    func open(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
        var headers = PlatformHeaders()
        for (name, value) in request.headers.all { headers[name] = value }
        let (url, sent, connector) = (request.url.absoluteString, headers, connector)
        let socket = try await network.whileUp {
            do {
                return try await connector.connect(url, headers: sent)
            } catch {
                throw TransportError(code: .cannotConnect, message: "The WebSocket was not opened.", cause: error)
            }
        }
        return Connection(socket: socket, network: network)
    }

    private struct Connection: WebSocketConnection {
        let socket: any PlatformSocket
        let network: PhoneNetwork

        func send(_ text: [UInt8]) async throws {
            try await network.whileUp {
                do {
                    try await socket.send(String(decoding: text, as: UTF8.self))
                } catch {
                    throw TransportError(code: .connectionLost, message: "The WebSocket broke.", cause: error)
                }
            }
        }

        func receive() async throws -> [UInt8] {
            try await network.whileUp {
                do {
                    if let text = try await socket.next() { return Array(text.utf8) }
                } catch {
                    throw TransportError(code: .connectionLost, message: "The WebSocket broke.", cause: error)
                }
                throw TransportError(code: .connectionLost, message: "The server closed the WebSocket.")
            }
        }

        func close() {
            // It closes by itself; nobody waits for the good-bye of a connection that is given up.
            Task { await socket.close() }
        }
    }
}
