#if canImport(FoundationNetworking)
import Foundation
package import FoundationNetworking
#else
package import Foundation
#endif

/// A URLSession with its delegate; the session numbers its requests, so no two share one.
///
/// It has no cache and follows no redirects. Whoever makes it ends the session, which holds its delegate until then.
package struct URLSessionConnections: Sendable {
    /// What becomes of cookies.
    package enum Cookies {
        case refused
        /// Kept in memory, or in the storage that others share.
        case kept(HTTPCookieStorage?)
    }

    /// Judges what a server asks of the client, such as to trust its certificate.
    package typealias Judge =
        @Sendable (_ challenge: URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)

    /// An answer whose body is still arriving.
    package struct Answer: Sendable {
        package let status: Int
        package let headers: TransportHeaders
        /// The length of the body; negative if the head does not say it.
        let length: Int64
        /// The body; a reader that is cancelled, or lets go of it, ends the request.
        package let chunks: AsyncThrowingStream<[UInt8], any Error>
    }

    package let session: URLSession
    private let exchanges: URLSessionExchanges

    /// Makes a session without connections.
    ///
    /// - Parameters:
    ///   - perHost: The most connections to one host.
    ///   - cookies: What becomes of cookies.
    ///   - judge: Judges servers, except on Linux; nil for the system's way.
    package init(perHost: Int, cookies: Cookies, judge: Judge? = nil) {
        let settings = URLSessionConfiguration.ephemeral
        settings.urlCache = nil
        settings.requestCachePolicy = .reloadIgnoringLocalCacheData
        settings.httpMaximumConnectionsPerHost = perHost
        switch cookies {
        case .refused:
            settings.httpCookieStorage = nil
            settings.httpCookieAcceptPolicy = .never
            settings.httpShouldSetCookies = false
        case .kept(let shared):
            settings.httpCookieAcceptPolicy = .always
            settings.httpShouldSetCookies = true
            if let shared { settings.httpCookieStorage = shared }
        }
        exchanges = URLSessionExchanges(judge: judge)
        session = URLSession(configuration: settings, delegate: exchanges, delegateQueue: nil)
    }

    /// Runs a task of the session until the head of its answer arrives.
    ///
    /// - Parameters:
    ///   - task: A task that has not been started.
    ///   - bound: What ends its answer early.
    ///   - sent: Is told how many bytes of the request's body have gone.
    /// - Returns: The head, and the body as it arrives.
    /// - Throws: ``TransportError`` when no head arrived.
    package func start(
        _ task: URLSessionDataTask, _ bound: UnreadBytes.Bound,
        sent: @escaping @Sendable (_ bytes: Int64) -> Void = { _ in }
    ) async throws -> Answer {
        try await exchanges.start(task, bound, sent: sent)
    }
}

extension URLSessionConnections.Answer {
    /// The whole answer, when its body has arrived.
    ///
    /// - Throws: ``TransportError`` when the body does not arrive whole.
    package func whole() async throws -> TransportResponse {
        var body: [UInt8] = []
        try await read { body += $0 }
        return TransportResponse(status: status, headers: headers, body: body)
    }

    /// Hands over the body, piece by piece, to its end.
    func read(_ take: (_ chunk: [UInt8]) throws -> Void) async throws {
        for try await chunk in chunks { try take(chunk) }
        // The stream of a cancelled reader just ends.
        if Task.isCancelled { throw TransportError.cancellation }
    }
}

/// The running requests of one URLSession, and its delegate.
///
/// The delegate form is used because Foundation on Linux has neither `bytes(for:)` nor delegates per task, and because
/// only a delegate can stop an answer that grows beyond its limit.
///
/// `@unchecked Sendable`: URLSession requires a reference that it may call from its own queue. All mutable state is in `exchanges`
/// and is used only under `lock`; continuations are resumed after the lock is released.
private final class URLSessionExchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private typealias Head = CheckedContinuation<URLSessionConnections.Answer, any Error>

    private struct Exchange {
        let bound: UnreadBytes.Bound
        let sent: @Sendable (Int64) -> Void
        /// Waits for the head, from the start on.
        var head: Head?
        /// From the head on.
        var body: UnreadBytes?
        var isCancelled = false
    }

    private let judge: URLSessionConnections.Judge?
    private let lock = NSLock()
    private var exchanges: [Int: Exchange] = [:]

    init(judge: URLSessionConnections.Judge?) { self.judge = judge }

    func start(
        _ task: URLSessionDataTask, _ bound: UnreadBytes.Bound, sent: @escaping @Sendable (Int64) -> Void
    ) async throws -> URLSessionConnections.Answer {
        lock.withLock { exchanges[task.taskIdentifier] = Exchange(bound: bound, sent: sent) }
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
                if goes { task.resume() } else { continuation.resume(throwing: TransportError.cancellation) }
            }
        } onCancel: {
            self.cancel(task)
        }
    }

    /// Cancels a request whose head has not arrived; after the head, the request continues for its chunks.
    private func cancel(_ task: URLSessionDataTask) {
        let waiting: Head? = lock.withLock {
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
        waiting.resume(throwing: TransportError.cancellation)
    }

    private func end(_ identifier: Int, throwing error: TransportError?) {
        guard let exchange = lock.withLock({ exchanges.removeValue(forKey: identifier) }) else { return }
        let missing = TransportError(code: .invalidResponse, message: "The server did not answer in HTTP.")
        exchange.head?.resume(throwing: error ?? missing)
        exchange.body?.finish(throwing: error)
    }

    // MARK: Delegate calls of URLSession

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
        guard let response = response as? HTTPURLResponse else {
            end(dataTask.taskIdentifier, throwing: nil)
            return completionHandler(.cancel)
        }
        let (head, body) = lock.withLock { () -> (Head?, UnreadBytes?) in
            guard let exchange = exchanges[dataTask.taskIdentifier] else { return (nil, nil) }
            let body = UnreadBytes(exchange.bound) { dataTask.cancel() }
            exchanges[dataTask.taskIdentifier]?.head = nil
            exchanges[dataTask.taskIdentifier]?.body = body
            return (exchange.head, body)
        }
        guard let head, let body else { return completionHandler(.cancel) }
        completionHandler(.allow)
        head.resume(
            returning: URLSessionConnections.Answer(
                status: response.statusCode, headers: TransportHeaders(foundationFields: response.allHeaderFields),
                length: response.expectedContentLength, chunks: body.chunks()))
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let body = lock.withLock({ exchanges[dataTask.taskIdentifier]?.body }) else { return }
        if !body.add([UInt8](data)) { dataTask.cancel() }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        let sent = lock.withLock { exchanges[task.taskIdentifier]?.sent }
        sent?(totalBytesSent)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        end(task.taskIdentifier, throwing: error.map { TransportError(foundationError: $0) })
    }

    #if !canImport(FoundationNetworking)
    func urlSession(
        _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let (disposition, credential) = judge?(challenge) ?? (.performDefaultHandling, nil)
        completionHandler(disposition, credential)
    }
    #endif
}

extension TransportHeaders {
    fileprivate init(foundationFields: [AnyHashable: Any]) {
        self.init()
        for (name, value) in foundationFields {
            guard let name = name as? String, let value = value as? String else { continue }
            self[name] = value
        }
    }
}

extension TransportError {
    /// The error of a request whose task was cancelled.
    package static var cancellation: TransportError {
        TransportError(code: .cancelled, message: "The request was cancelled.")
    }

    /// Makes an error from one of URLSession, with a message that is safe to show.
    ///
    /// - Parameter foundationError: The error of URLSession.
    package init(foundationError: any Error) {
        let (code, message): (Code, String) =
            switch (foundationError as? URLError)?.code {
            case .cancelled: (.cancelled, Self.cancellation.message)
            case .timedOut: (.timeout, "The answer was not complete in time.")
            case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet,
                .internationalRoamingOff, .callIsActive, .dataNotAllowed:
                (.cannotConnect, "The server cannot be reached.")
            case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
                .serverCertificateNotYetValid, .serverCertificateUntrusted, .clientCertificateRejected,
                .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
                (.secureConnectionFailed, "The TLS handshake failed or the certificate is not trusted.")
            case .badURL, .unsupportedURL: (.invalidRequest, "The URL cannot be used.")
            case .unknown where Self.isAboutCertificate(foundationError):
                (.secureConnectionFailed, "The TLS handshake failed or the certificate is not trusted.")
            default: (.connectionLost, "The connection ended before the answer was complete.")
            }
        self.init(code: code, message: message, cause: foundationError)
    }

    /// Whether an error without a code of its own says that the certificate was refused.
    ///
    /// Foundation on Linux gives these failures of curl no code; they end the handshake, before the request is sent.
    static func isAboutCertificate(_ foundationError: any Error) -> Bool {
        let text = (foundationError as NSError).localizedDescription
        return [
            "SSL certificate problem", "SSL: no alternative certificate", "SSL: certificate subject name",
            "SSL peer certificate",
        ].contains { text.hasPrefix($0) }
    }
}
