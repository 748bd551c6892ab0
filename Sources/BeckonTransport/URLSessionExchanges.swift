import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The running requests of one URLSession, and its delegate.
///
/// The delegate form is used because Foundation on Linux has neither `bytes(for:)` nor delegates per task, and because
/// only a delegate can stop an answer that grows beyond its limit.
///
/// `@unchecked Sendable`: URLSession requires a reference that it may call from its own queue. All state is in `exchanges`
/// and is used only under `lock`; continuations are resumed after the lock is released.
final class URLSessionExchanges: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private enum Exchange {
        /// Registered, but not started: no task waits for its answer yet.
        case prepared
        /// Cancelled before it was started.
        case cancelled
        case running(Answer)
    }

    private struct Answer {
        let continuation: CheckedContinuation<TransportResponse, any Error>
        let maximumBodyBytes: Int
        let transfer: FileTransfer?
        /// Takes the body in the place of memory.
        let file: FileHandle?
        var head: HTTPURLResponse?
        var body: [UInt8] = []
        /// How many bytes of the body have come.
        var received = 0

        /// Takes a part of the body; returns why it cannot be taken.
        mutating func take(_ data: Data) -> TransportError? {
            guard data.count <= maximumBodyBytes - received else {
                return TransportError(code: .bodyTooLarge, message: "The answer is longer than the request allows.")
            }
            received += data.count
            guard let file else {
                body.append(contentsOf: data)
                return nil
            }
            do {
                try file.write(contentsOf: data)
                return nil
            } catch {
                return .notStored(error)
            }
        }
    }

    private let lock = NSLock()
    private var exchanges: [Int: Exchange] = [:]

    /// Runs a task to its end.
    ///
    /// - Parameters:
    ///   - task: A task that has not been started.
    ///   - maximumBodyBytes: The longest accepted body.
    ///   - transfer: The file that goes or comes, and who is told of its progress; nil for requests and answers in memory.
    /// - Returns: The answer.
    /// - Throws: ``TransportError``.
    func perform(
        _ task: URLSessionDataTask, maximumBodyBytes: Int, _ transfer: FileTransfer? = nil
    ) async throws -> TransportResponse {
        let file = try transfer?.openedTarget()
        lock.withLock { exchanges[task.taskIdentifier] = .prepared }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let answer = Answer(
                    continuation: continuation, maximumBodyBytes: maximumBodyBytes, transfer: transfer, file: file)
                if start(task.taskIdentifier, answer) {
                    task.resume()
                } else {
                    continuation.resume(throwing: Self.cancellation)
                }
            }
        } onCancel: {
            self.cancel(task)
        }
    }

    private static var cancellation: TransportError {
        TransportError(code: .cancelled, message: "The request was cancelled.")
    }

    /// Marks an exchange as running; returns false when it was cancelled before.
    private func start(_ identifier: Int, _ answer: Answer) -> Bool {
        lock.withLock {
            if case .cancelled = exchanges[identifier] {
                exchanges[identifier] = nil
                return false
            }
            exchanges[identifier] = .running(answer)
            return true
        }
    }

    private func cancel(_ task: URLSessionDataTask) {
        let waiting: Answer? = lock.withLock {
            switch exchanges[task.taskIdentifier] {
            case .prepared:
                exchanges[task.taskIdentifier] = .cancelled
                return nil
            case .running(let answer):
                exchanges[task.taskIdentifier] = nil
                return answer
            case .cancelled, nil:
                return nil
            }
        }
        task.cancel()
        waiting?.continuation.resume(throwing: Self.cancellation)
    }

    private func finish(_ identifier: Int) -> Answer? {
        lock.withLock {
            guard case .running(let answer) = exchanges[identifier] else { return nil }
            exchanges[identifier] = nil
            return answer
        }
    }

    // MARK: Delegate calls of URLSession

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        lock.withLock {
            guard case .running(var answer) = exchanges[dataTask.taskIdentifier] else { return }
            answer.head = response as? HTTPURLResponse
            exchanges[dataTask.taskIdentifier] = .running(answer)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let taken: (Answer, TransportError?)? = lock.withLock {
            guard case .running(var answer) = exchanges[dataTask.taskIdentifier] else { return nil }
            if let error = answer.take(data) {
                exchanges[dataTask.taskIdentifier] = nil
                return (answer, error)
            }
            exchanges[dataTask.taskIdentifier] = .running(answer)
            return (answer, nil)
        }
        guard let (answer, error) = taken else { return }
        guard let error else {
            answer.transfer?.came(answer.received, of: answer.head?.expectedContentLength)
            return
        }
        dataTask.cancel()
        answer.continuation.resume(throwing: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        let transfer: FileTransfer? = lock.withLock {
            guard case .running(let answer) = exchanges[task.taskIdentifier] else { return nil }
            return answer.transfer
        }
        transfer?.went(totalBytesSent)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let answer = finish(task.taskIdentifier) else { return }
        if let error {
            answer.continuation.resume(throwing: TransportError(foundationError: error))
        } else if let head = answer.head {
            let headers = TransportHeaders(foundationFields: head.allHeaderFields)
            answer.continuation.resume(
                returning: TransportResponse(status: head.statusCode, headers: headers, body: answer.body))
        } else {
            answer.continuation.resume(
                throwing: TransportError(code: .invalidResponse, message: "The server did not answer in HTTP."))
        }
    }
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
    /// Makes an error from one of URLSession, with a message that is safe to show.
    ///
    /// - Parameter foundationError: The error of URLSession.
    package init(foundationError: any Error) {
        let (code, message): (Code, String) =
            switch (foundationError as? URLError)?.code {
            case .cancelled: (.cancelled, "The request was cancelled.")
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
