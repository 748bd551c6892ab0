#if ICWSOverNIO
import BeckonTransport
import NIOCore
import NIOPosix
import NIOSSL

extension TransportError {
    /// Translates an error of NIO into one with a message for people; one about a certificate says so.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - isConnecting: Whether no request was sent yet.
    init(nioError error: any Error, isConnecting: Bool = false) {
        if let own = error as? TransportError {
            self = own
        } else if let message = Self.certificateTrouble(error) {
            self.init(code: .secureConnectionFailed, message: message, cause: error)
        } else if error is ConnectTimeout {
            self.init(code: .cannotConnect, message: "No connection came about in time.", cause: error)
        } else if isConnecting {
            self.init(code: .cannotConnect, message: "The server cannot be reached.", cause: error)
        } else {
            self.init(
                code: .connectionLost, message: "The connection ended before the answer was complete.", cause: error)
        }
    }

    /// What is wrong with a certificate; nil when the error is about something else.
    private static func certificateTrouble(_ error: any Error) -> String? {
        if error is NIOSSLExtraError { return "The server's certificate is for another host." }
        guard error is NIOSSLError || error is BoringSSLError else { return nil }
        if case .uncleanShutdown? = error as? NIOSSLError { return nil }
        let text = String(describing: error)
        if text.contains("CERTIFICATE_VERIFY_FAILED") { return "The server's certificate is not trusted." }
        if text.contains("CERTIFICATE_REQUIRED") || text.contains("HANDSHAKE_FAILURE") || text.contains("ALERT") {
            return "The server refused the TLS handshake; it may ask for a client certificate that it trusts."
        }
        return "The TLS handshake failed."
    }
}
#endif
