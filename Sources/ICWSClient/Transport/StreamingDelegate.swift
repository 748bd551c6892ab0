import BeckonTransport
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The requests of one URLSession that are under way, and its delegate.
///
/// `@unchecked Sendable`: URLSession needs a reference that it can call from its own queue. All mutable state is in
/// `exchanges`, which is used only under `lock`; continuations are resumed after the lock is released.
final class StreamingDelegate: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private struct Exchange {
        let bound: UnreadBytes.Bound
        var head: CheckedContinuation<StreamedResponse, any Error>?
        var body: UnreadBytes?
        var isCancelled = false
    }

    private let lock = NSLock()
    private let trust: ServerTrust
    private var exchanges: [Int: Exchange] = [:]

    init(trust: ServerTrust) { self.trust = trust }

    /// Runs a task until the head of its answer arrives.
    ///
    /// - Parameters:
    ///   - task: A task that has not been started.
    ///   - bound: What ends its answer early.
    /// - Returns: The head and the chunks.
    /// - Throws: `TransportError` when no head arrived.
    func start(_ task: URLSessionDataTask, _ bound: UnreadBytes.Bound) async throws -> StreamedResponse {
        lock.withLock { exchanges[task.taskIdentifier] = Exchange(bound: bound) }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let goes = lock.withLock {
                    guard exchanges[task.taskIdentifier]?.isCancelled == false else {
                        exchanges[task.taskIdentifier] = nil
                        return false
                    }
                    exchanges[task.taskIdentifier]?.head = continuation
                    return true
                }
                if goes { task.resume() } else { continuation.resume(throwing: Self.cancellation) }
            }
        } onCancel: {
            self.cancel(task)
        }
    }

    private static var cancellation: TransportError {
        TransportError(code: .cancelled, message: "The request was cancelled.")
    }

    /// Cancels a request whose head has not arrived; after the head, the request continues for its chunks.
    private func cancel(_ task: URLSessionDataTask) {
        let waiting: CheckedContinuation<StreamedResponse, any Error>? = lock.withLock {
            guard let exchange = exchanges[task.taskIdentifier], exchange.body == nil else { return nil }
            guard let head = exchange.head else {
                exchanges[task.taskIdentifier]?.isCancelled = true
                return nil
            }
            exchanges[task.taskIdentifier] = nil
            return head
        }
        guard let waiting else { return }
        task.cancel()
        waiting.resume(throwing: Self.cancellation)
    }

    private func end(_ identifier: Int, throwing error: TransportError?) {
        guard let exchange = lock.withLock({ exchanges.removeValue(forKey: identifier) }) else { return }
        let missing = TransportError(code: .invalidResponse, message: "The server did not answer in HTTP.")
        exchange.head?.resume(throwing: error ?? missing)
        exchange.body?.finish(throwing: error)
    }

    // MARK: URLSession callbacks

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        guard let response = response as? HTTPURLResponse else { return completionHandler(.cancel) }
        let (head, body) = lock.withLock { () -> (CheckedContinuation<StreamedResponse, any Error>?, UnreadBytes?) in
            guard let exchange = exchanges[dataTask.taskIdentifier] else { return (nil, nil) }
            let body = UnreadBytes(exchange.bound) { dataTask.cancel() }
            exchanges[dataTask.taskIdentifier]?.head = nil
            exchanges[dataTask.taskIdentifier]?.body = body
            return (exchange.head, body)
        }
        guard let head, let body else { return completionHandler(.cancel) }
        completionHandler(.allow)
        let headers = TransportHeaders(foundationFields: response.allHeaderFields)
        head.resume(
            returning: StreamedResponse(status: response.statusCode, headers: headers, chunks: body.chunks()))
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let body = lock.withLock({ exchanges[dataTask.taskIdentifier]?.body }) else { return }
        if !body.add([UInt8](data)) { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(task.taskIdentifier, throwing: error.map { TransportError(foundationError: $0) })
    }

    #if !canImport(FoundationNetworking)
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard trust != .system, let server = challenge.protectionSpace.serverTrust else {
            return completionHandler(.performDefaultHandling, nil)
        }
        if trust.accepts(server) {
            completionHandler(.useCredential, URLCredential(trust: server))
        } else {
            completionHandler(.cancelAuthenticationChallenge, nil)
        }
    }
    #endif
}

#if !canImport(FoundationNetworking)
import Security

extension ServerTrust {
    /// Whether a server's certificate follows the rule.
    ///
    /// - Parameter server: The certificates that the server showed.
    /// - Returns: True if its certificate follows the rule.
    func accepts(_ server: SecTrust) -> Bool {
        switch rule {
        case .system: return SecTrustEvaluateWithError(server, nil)
        case .authorities(let certificates):
            let anchors = certificates.compactMap { SecCertificateCreateWithData(nil, $0 as CFData) }
            SecTrustSetAnchorCertificates(server, anchors as CFArray)
            SecTrustSetAnchorCertificatesOnly(server, true)
            return SecTrustEvaluateWithError(server, nil)
        case .pinned(let certificates):
            guard let chain = SecTrustCopyCertificateChain(server) as? [SecCertificate], let leaf = chain.first else {
                return false
            }
            return certificates.contains(SecCertificateCopyData(leaf) as Data)
        }
    }
}
#endif

extension TransportHeaders {
    fileprivate init(foundationFields: [AnyHashable: Any]) {
        self.init()
        for (name, value) in foundationFields {
            guard let name = name as? String, let value = value as? String else { continue }
            self[name] = value
        }
    }
}
