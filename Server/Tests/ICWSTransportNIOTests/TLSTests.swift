import BeckonSimulators
import BeckonTransport
import Foundation
import ICWSClient
import ICWSConnection
import ICWSCore
import ICWSTransportNIO
import NIOSSL
import Testing

/// TLS to a server on premises: its authority is nobody's, and it may ask for a client certificate.
@Suite(.timeLimit(.minutes(20))) struct TLSTests {
    /// A stand-in behind TLS, and what trusts it.
    struct Secured {
        let standIn: StandIn
        let certificate: SimulatedCertificate
        let proxy: TLSProxy

        init(for client: SimulatedCertificate? = nil) async throws {
            standIn = try StandIn()
            certificate = try SimulatedCertificate()
            var tls = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(certificate.serverPEM.utf8))
                    .map { .certificate($0) },
                privateKey: .privateKey(
                    try NIOSSLPrivateKey(bytes: Array(certificate.serverKeyPEM.utf8), format: .pem)))
            if client != nil { tls.certificateVerification = .noHostnameVerification }
            let known = try client.flatMap { try NIOSSLCertificate.fromPEMBytes(Array($0.serverPEM.utf8)).first }
            proxy = try await TLSProxy(tls, to: standIn.port, for: known)
        }

        func session(_ transport: NIOStreaming, host: String = "127.0.0.1") -> ICWSSession {
            var configuration = SessionConfiguration(
                address: ServerAddress(template: "https://{host}:\(proxy.port)"), hosts: [host])
            configuration.reconnect.maximumPasses = 1
            // Only a hang reaches it; on a busy machine a handshake takes long.
            configuration.timeout = .seconds(600)
            return ICWSSession(configuration, transport: transport) {
                ICWS.Connection.BaseAuthConnectionRequestSettings(
                    ICWS.Connection.IcAuthConnectionRequestSettings(
                        applicationName: "Test", userID: "jo", password: "right"))
            }
        }
    }

    private static func der(_ pem: String) throws -> Data {
        Data(try #require(try NIOSSLCertificate.fromPEMBytes(Array(pem.utf8)).first).toDERBytes())
    }

    /// Why a session does not come about; nil when it does.
    private func failure(_ session: ICWSSession) async throws -> TransportError? {
        let outcome = try await session.connect(passes: 1)
        let failure = await session.lastFailure
        if case .connected = outcome { await session.logOff() }
        return failure
    }

    @Test(
        "a private authority is trusted when it is given, and named when it is not",
        arguments: ["127.0.0.1", "localhost"])
    func authority(host: String) async throws {
        let server = try await Secured()
        let right = try NIOStreaming(trust: .authorities([try Self.der(server.certificate.authorityPEM)]))
        #expect(try await failure(server.session(right, host: host)) == nil)
        let other = try NIOStreaming(trust: .authorities([try Self.der(try SimulatedCertificate().authorityPEM)]))
        for transport in [other, try NIOStreaming()] {
            let failure = try #require(try await failure(server.session(transport, host: host)))
            #expect(failure.code == .secureConnectionFailed)
            #expect(failure.message == "The server's certificate is not trusted.")
        }
    }

    @Test("a pinned certificate is trusted whoever signed it, and no other")
    func pinning() async throws {
        let server = try await Secured()
        let right = try NIOStreaming(trust: .pinned([try Self.der(server.certificate.serverPEM)]))
        #expect(try await failure(server.session(right)) == nil)
        let other = try NIOStreaming(trust: .pinned([try Self.der(try SimulatedCertificate().serverPEM)]))
        #expect(try await failure(server.session(other))?.code == .secureConnectionFailed)
    }

    @Test("a certificate for another host is named as the reason, and a host that is not there is not")
    func otherHost() async throws {
        let server = try await Secured()
        let transport = try NIOStreaming(trust: .authorities([try Self.der(server.certificate.authorityPEM)]))
        // This machine under an address that is not in the certificate.
        let failure = try #require(try await failure(server.session(transport, host: "127.0.0.2")))
        #expect(failure.code == .secureConnectionFailed)
        #expect(failure.message == "The server's certificate is for another host.")
        let nobody = try #require(try await self.failure(server.session(transport, host: "nobody.invalid")))
        #expect(nobody.code == .cannotConnect)
    }

    @Test("a client certificate opens a server that asks for one; without it the refusal is named")
    func clientCertificate() async throws {
        let client = try SimulatedCertificate()
        let server = try await Secured(for: client)
        let trust = ServerTrust.authorities([try Self.der(server.certificate.authorityPEM)])
        let identity = ClientIdentity(chainPEM: Array(client.serverPEM.utf8), keyPEM: Array(client.serverKeyPEM.utf8))
        #expect(try await failure(server.session(try NIOStreaming(trust: trust, identity: identity))) == nil)
        let failure = try #require(try await failure(server.session(try NIOStreaming(trust: trust))))
        #expect(failure.code == .secureConnectionFailed)
        #expect(failure.message.contains("client certificate"))
    }

    @Test("what is no certificate is refused when the transport is made")
    func unusable() throws {
        #expect(throws: CertificateError.trust) { try NIOStreaming(trust: .authorities([Data("no".utf8)])) }
        #expect(throws: CertificateError.trust) { try NIOStreaming(trust: .pinned([Data()])) }
        let certificate = try SimulatedCertificate()
        #expect(throws: CertificateError.chain) {
            try NIOStreaming(identity: ClientIdentity(chainPEM: [], keyPEM: Array(certificate.serverKeyPEM.utf8)))
        }
        #expect(throws: CertificateError.key) {
            try NIOStreaming(identity: ClientIdentity(chainPEM: Array(certificate.serverPEM.utf8), keyPEM: [1]))
        }
    }

    @Test(
        "a kept connection that has ended is replaced; a silent server ends by the time limit, and a task by its cancellation"
    )
    func connections() async throws {
        let server = try await Secured()
        let transport = try NIOStreaming(trust: .authorities([try Self.der(server.certificate.authorityPEM)]))
        let url = try #require(URL(string: "https://127.0.0.1:\(server.proxy.port)/icws/connection/version"))
        for _ in 0..<3 {
            #expect(try await transport.send(TransportRequest(method: "GET", url: url)).status == 200)
            // The server behind ends, and another one begins at the same place: what was kept is of no use.
            server.proxy.endConnections()
        }
        let long = await #expect(throws: TransportError.self) {
            try await transport.send(TransportRequest(method: "GET", url: url, maximumBodyBytes: 10))
        }
        #expect(long?.code == .bodyTooLarge)
        let mute = try await TLSProxy.silent()
        let dead = try #require(URL(string: "http://127.0.0.1:\(mute.port)/"))
        let late = await #expect(throws: TransportError.self) {
            try await transport.send(TransportRequest(method: "GET", url: dead, timeout: .milliseconds(100)))
        }
        // On a busy machine the limit may end before the connection is there.
        #expect([.timeout, .cannotConnect].contains(late?.code))
        // One waits for the answer, the other one for the end of its TLS handshake.
        for address in ["http", "https"] {
            let silent = try await TLSProxy.silent()
            let url = try #require(URL(string: "\(address)://127.0.0.1:\(silent.port)/"))
            let task = Task {
                try await transport.send(TransportRequest(method: "GET", url: url, timeout: .seconds(60)))
            }
            await silent.accepted(1)
            task.cancel()
            let cancelled = await #expect(throws: TransportError.self) { try await task.value }
            #expect(cancelled?.code == .cancelled)
        }
    }
}
