import Foundation
import Testing

@testable import BeckonTransport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct CertificateFailureTests {
    @Test(
        "a refused certificate is named, also where Foundation gives it no code",
        arguments: [
            ("SSL certificate problem: self-signed certificate", TransportError.Code.secureConnectionFailed),
            ("SSL: no alternative certificate subject name matches target host name 'a.test'", .secureConnectionFailed),
            // The connection had begun, so the request may have arrived.
            ("OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading", .connectionLost),
            ("Recv failure: Connection reset by peer", .connectionLost),
        ])
    func unknownCode(text: String, code: TransportError.Code) {
        let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: text])
        #expect(TransportError(foundationError: error).code == code)
    }
}
