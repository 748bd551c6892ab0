import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The WebSocket transport of apps: Foundation's URLSession.
///
/// Foundation on Linux has no WebSockets: there the first use of each connection throws, and a client continues without
/// WebSockets.
public final class URLSessionWebSocketTransport: WebSocketTransport {
    private let session: URLSession

    /// Makes a transport with no cookies and no connections.
    public init() {
        let settings = URLSessionConfiguration.ephemeral
        settings.urlCache = nil
        session = URLSession(configuration: settings)
    }

    deinit { session.invalidateAndCancel() }

    /// Opens a connection; see ``WebSocketTransport/open(_:)``.
    ///
    /// - Parameter request: The address, and the longest message to accept.
    /// - Returns: The connection, which the server has not accepted yet.
    /// - Throws: ``TransportError`` when the URL cannot be used.
    public func open(_ request: WebSocketRequest) async throws -> any WebSocketConnection {
        guard let scheme = request.url.scheme?.lowercased(), scheme == "ws" || scheme == "wss" else {
            throw TransportError(code: .invalidRequest, message: "The URL is neither ws nor wss.")
        }
        var urlRequest = URLRequest(url: request.url)
        urlRequest.timeoutInterval = TimeInterval(request.timeout.components.seconds)
        for (name, value) in request.headers.all { urlRequest.setValue(value, forHTTPHeaderField: name) }
        let task = session.webSocketTask(with: urlRequest)
        task.maximumMessageSize = request.maximumMessageBytes
        task.resume()
        return URLSessionWebSocket(task: task)
    }
}

/// A WebSocket of URLSession.
private struct URLSessionWebSocket: WebSocketConnection {
    let task: URLSessionWebSocketTask

    func send(_ text: [UInt8]) async throws {
        do {
            try await task.send(.string(String(decoding: text, as: UTF8.self)))
        } catch {
            throw TransportError(foundationError: error)
        }
    }

    func receive() async throws -> [UInt8] {
        do {
            switch try await task.receive() {
            case .string(let text): return Array(text.utf8)
            case .data: throw TransportError(code: .invalidResponse, message: "The message is not text.")
            @unknown default: throw TransportError(code: .invalidResponse, message: "The message is not text.")
            }
        } catch let error as TransportError {
            throw error
        } catch {
            throw TransportError(foundationError: error)
        }
    }

    func close() { task.cancel(with: .goingAway, reason: nil) }
}
