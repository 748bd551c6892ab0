/// The files that a server needs to speak TLS.
package struct TLSFiles: Sendable, Equatable {
    /// The path of a PEM file with the server's certificate, followed by the intermediate ones.
    package let certificate: String
    /// The path of a PEM file with the certificate's private key.
    package let privateKey: String

    /// Names the files.
    ///
    /// - Parameters:
    ///   - certificate: The path of the certificate chain, PEM.
    ///   - privateKey: The path of the private key, PEM, without a passphrase.
    package init(certificate: String, privateKey: String) {
        self.certificate = certificate
        self.privateKey = privateKey
    }
}
