import Foundation
import ICWSClient

#if ICWSOverNIO
import ICWSTransportNIO
#endif

/// The transport of a command, with an authority of the company's own if one is given.
enum Authority {
    /// Makes the transport.
    ///
    /// - Parameter file: A PEM file with the authority's certificate; nil trusts whom the system trusts.
    /// - Returns: The transport.
    /// - Throws: ``Failure`` when the file cannot be read, or this program cannot take an authority.
    static func transport(file: String?) throws -> any StreamingTransport {
        guard let file else { return URLSessionStreaming() }
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
            throw Failure("cannot read the file of --authority")
        }
        let certificates = certificates(in: text)
        guard !certificates.isEmpty else { throw Failure("the file of --authority has no certificate in PEM") }
        #if ICWSOverNIO
        do {
            return try NIOStreaming(trust: .authorities(certificates))
        } catch {
            throw Failure("the file of --authority has a certificate that cannot be read")
        }
        #elseif canImport(Darwin)
        return URLSessionStreaming(trust: .authorities(certificates))
        #else
        throw Failure("this program was built without --authority; build it with: swift build --traits ICWSOverNIO")
        #endif
    }

    /// The certificates in a PEM text, DER.
    static func certificates(in text: String) -> [Data] {
        text.components(separatedBy: "-----BEGIN CERTIFICATE-----").dropFirst().compactMap { part in
            let body = part.components(separatedBy: "-----END CERTIFICATE-----").first ?? ""
            return Data(base64Encoded: body.filter { !$0.isWhitespace })
        }
    }
}
