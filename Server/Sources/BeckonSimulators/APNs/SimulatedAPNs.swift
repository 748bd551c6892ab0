import BeckonCrypto
import Foundation

/// A stand-in for the Apple Push Notification service: HTTP/2 over TLS, written from Apple's documents.
///
/// It checks and answers requests as the service does, logs accepted pushes, and fails as its fault script says. It
/// listens from ``listen(_:)`` on; ``run()`` serves until the task is cancelled.
package final class SimulatedAPNs: SimulatedPushService {
    /// The configuration of a stand-in.
    package struct Configuration: Sendable {
        /// The address to bind.
        package var host = "127.0.0.1"
        /// The port, 0 for any free one.
        package var port = 0
        /// The keys whose provider tokens are valid.
        package var credentials: [SimulatedAPNsCredentials]
        /// The topics that those keys may send to; nil for any.
        package var topics: Set<String>?
        /// The server certificate and its authority.
        package var certificate: SimulatedCertificate
        /// The log of accepted pushes.
        package var log: SimulatedPushLog
        /// The streams that a connection may have before its first valid provider token; nil for no such limit.
        package var initialStreams: Int? = 1
        /// The streams that a connection may have.
        package var maximumStreams = 1_000
        /// The time of day in whole seconds since 1970.
        package var now: @Sendable () -> Int64
        /// Whether refusals carry the header `date`.
        package var tellsTime = true

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - credentials: The keys whose provider tokens are valid.
        ///   - certificate: The server certificate.
        ///   - log: The log of accepted pushes.
        ///   - now: The time of day in whole seconds since 1970.
        package init(
            credentials: [SimulatedAPNsCredentials], certificate: SimulatedCertificate, log: SimulatedPushLog,
            now: @escaping @Sendable () -> Int64 = SimulatedTime.seconds
        ) {
            self.credentials = credentials
            self.certificate = certificate
            self.log = log
            self.now = now
        }
    }

    package let server: SimulatedServer

    /// The faults; none at first.
    package let faults: SimulatedFaults

    private init(server: SimulatedServer, faults: SimulatedFaults) {
        self.server = server
        self.faults = faults
    }

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    package static func listen(_ configuration: Configuration) async throws -> SimulatedAPNs {
        let faults = SimulatedFaults()
        let server = try await SimulatedServer.listen(
            host: configuration.host, port: configuration.port, certificate: configuration.certificate,
            service: APNsService(configuration: configuration, faults: faults))
        return SimulatedAPNs(server: server, faults: faults)
    }
}

/// A new APNs signing key in the form of Apple's developer site.
package struct SimulatedAPNsCredentials: Sendable {
    /// The key's id, 10 characters (`kid` of a provider token).
    package let keyID: String
    /// The team's id, 10 characters (`iss` of a provider token).
    package let teamID: String
    /// The content of the `.p8` file: a P-256 private key, PKCS #8 in PEM.
    package let privateKeyPEM: String
    /// The public key, with which a stand-in checks provider tokens.
    let publicKey: P256.PublicKey

    /// Makes a key and ids.
    ///
    /// - Throws: When no key can be made, which is not expected.
    package init() throws {
        let key = try P256.PrivateKey()
        keyID = Self.identifier()
        teamID = Self.identifier()
        privateKeyPEM = key.pemRepresentation
        publicKey = key.publicKey
    }

    private static func identifier() -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        return String((0..<10).compactMap { _ in alphabet.randomElement() })
    }
}
