import BeckonCrypto
import Foundation

/// A stand-in for Firebase Cloud Messaging with its token endpoint: HTTP/2 or HTTP/1.1 over TLS, one port for both.
///
/// It checks and answers assertions, access tokens and messages as the service does, logs accepted pushes, and fails as
/// its fault scripts say. It listens from ``listen(_:)`` on; ``run()`` serves until the task is cancelled.
package final class SimulatedFCM: SimulatedPushService {
    /// The configuration of a stand-in.
    package struct Configuration: Sendable {
        /// The address to bind.
        package var host = "127.0.0.1"
        /// The port, 0 for any free one.
        package var port = 0
        /// The accounts whose assertions are valid, each for its own project.
        package var accounts: [SimulatedServiceAccount]
        /// The server certificate and its authority.
        package var certificate: SimulatedCertificate
        /// The log of accepted pushes.
        package var log: SimulatedPushLog
        /// The streams that a connection may have.
        package var maximumStreams = 100
        /// The time of day in whole seconds since 1970.
        package var now: @Sendable () -> Int64

        /// Makes a configuration.
        ///
        /// - Parameters:
        ///   - accounts: The accounts whose assertions are valid.
        ///   - certificate: The server certificate.
        ///   - log: The log of accepted pushes.
        ///   - now: The time of day in whole seconds since 1970.
        package init(
            accounts: [SimulatedServiceAccount], certificate: SimulatedCertificate, log: SimulatedPushLog,
            now: @escaping @Sendable () -> Int64 = SimulatedTime.seconds
        ) {
            self.accounts = accounts
            self.certificate = certificate
            self.log = log
            self.now = now
        }
    }

    package let server: SimulatedServer
    private let service: FCMService

    /// The faults of messages; none at first.
    package var faults: SimulatedFaults { service.faults }

    /// The faults of the token endpoint; none at first.
    package var tokenFaults: SimulatedFaults { service.tokenFaults }

    /// The address of the token endpoint.
    package var tokenURI: String { "https://localhost:\(port)/token" }

    /// How many access tokens it issued since the start.
    package var issuedTokens: Int { service.issuedTokens }

    private init(server: SimulatedServer, service: FCMService) {
        self.server = server
        self.service = service
    }

    /// Starts to listen.
    ///
    /// - Parameter configuration: The configuration.
    /// - Returns: The stand-in, which listens.
    /// - Throws: When the port cannot be bound.
    package static func listen(_ configuration: Configuration) async throws -> SimulatedFCM {
        let service = FCMService(configuration: configuration)
        let server = try await SimulatedServer.listen(
            host: configuration.host, port: configuration.port, certificate: configuration.certificate,
            service: service)
        return SimulatedFCM(server: server, service: service)
    }

    /// Revokes every access token issued so far; messages with one are answered with 401.
    package func revokeAccessTokens() { service.revokeAccessTokens() }
}

/// A new Google service account in the form of the cloud console.
package struct SimulatedServiceAccount: Sendable {
    /// The project that it may send messages for.
    package let projectID: String
    /// The account's address (`iss` of an assertion).
    package let clientEmail: String
    /// The key's id (`kid` of an assertion).
    package let privateKeyID: String
    /// The RSA-2048 private key, PKCS #8 in PEM.
    package let privateKeyPEM: String
    /// The public key, with which a stand-in checks assertions.
    let publicKey: RSA.PublicKey

    /// Makes an account with a new key.
    ///
    /// - Parameter projectID: The project that it belongs to.
    /// - Throws: When no key can be made, which is not expected.
    package init(projectID: String = "beckon-sandbox") throws {
        let key = try RSA.PrivateKey()
        self.projectID = projectID
        clientEmail = "push@\(projectID).iam.gserviceaccount.com"
        privateKeyID = RandomBytes.make(20).hexadecimal
        privateKeyPEM = key.pemRepresentation
        publicKey = key.publicKey
    }

    /// Returns the content of the service-account file.
    ///
    /// - Parameter tokenURI: The address of the token endpoint; see ``SimulatedFCM/tokenURI``.
    /// - Returns: JSON text with the members of Google's file.
    package func json(tokenURI: String) -> String {
        let members = [
            ("type", "service_account"), ("project_id", projectID), ("private_key_id", privateKeyID),
            ("private_key", privateKeyPEM), ("client_email", clientEmail), ("token_uri", tokenURI),
        ]
        let lines = members.map { "  \(SimulatedJSON.quoted($0.0)): \(SimulatedJSON.quoted($0.1))" }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
}
