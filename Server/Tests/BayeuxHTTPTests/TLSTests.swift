import BayeuxServer
import BeckonSimulators
import Foundation
import NIOCore
import NIOSSL
import ServiceLifecycle
import Testing

@testable import BayeuxHTTP

@Suite("TLS", .timeLimit(.minutes(20)))
struct TLSTests {
    /// A certificate made for this test, in files that are removed afterwards.
    private func withCertificate(_ body: (TLSFiles, NIOSSLContext) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let certificate = try SimulatedCertificate()
        let files = TLSFiles(
            certificate: folder.appending(path: "certificate.pem").path(),
            privateKey: folder.appending(path: "key.pem").path())
        let authority = folder.appending(path: "authority.pem").path()
        try certificate.serverPEM.write(toFile: files.certificate, atomically: true, encoding: .utf8)
        try certificate.serverKeyPEM.write(toFile: files.privateKey, atomically: true, encoding: .utf8)
        try certificate.authorityPEM.write(toFile: authority, atomically: true, encoding: .utf8)
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = .file(authority)
        configuration.applicationProtocols = ["http/1.1"]
        try await body(files, NIOSSLContext(configuration: configuration))
    }

    private static let poll = "POST /genesys/cometd HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nhold"

    @Test("Bayeux, the router and the limits work over TLS")
    func requests() async throws {
        try await withCertificate { files, context in
            let receiver = StubReceiver(newBrowserID: "f00")
            let loopback = Loopback(
                receiver: receiver, cors: CORSPolicy(allowedOrigins: ["https://shop.example.com"]), tls: files)
            try await loopback.run { port, _ in
                try await Peer.connect(port: port, tls: context) { peer in
                    try await peer.send(
                        "POST /genesys/cometd HTTP/1.1\r\nHost: localhost\r\nOrigin: https://shop.example.com\r\n"
                            + "Content-Length: 2\r\n\r\n[]")
                    try await peer.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    let answers = try await peer.read(answers: 2)
                    #expect(answers.map(\.body) == ["[]", "a"])
                    #expect(answers[0].head.contains("HttpOnly; Secure; SameSite=None; Partitioned"))
                    let strict = answers.map { $0.head.contains("Strict-Transport-Security: max-age=31536000") }
                    #expect(strict == [true, true])
                }
                try await Peer.connect(port: port, tls: context) { peer in
                    try await peer.send("POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n\r\n")
                    await peer.sendIgnoringErrors(String(repeating: "x", count: 1 << 20))
                    #expect(await peer.readToEnd().map(\.status) == [413])
                }
            }
        }
    }

    @Test("an answer that is stuck on its way is known as such, and so is one that its peer does not wait for")
    func untaken() async throws {
        try await withCertificate { files, context in
            for tls in [nil, files] {
                let receiver = StubReceiver()
                // More than the peer's side of the connection takes, less than ours does.
                let body = String(repeating: "hold", count: 12_000)
                let poll =
                    "POST /genesys/cometd HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
                try await Loopback(receiver: receiver, tls: tls).run { port, _ in
                    let security = tls.map { _ in context }
                    let valve = Valve()
                    try await Peer.connect(port: port, tls: security, valve: valve) { peer in
                        try await peer.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
                        try await peer.read(answers: 1)
                        try await peer.send(poll)
                        await receiver.wait(for: .received(body))
                        let exchange = try #require(receiver.exchanges.last)
                        #expect(exchange.untakenBytes == 0)
                        valve.shut()
                        receiver.release()
                        await receiver.wait(for: .written(.whole))
                        #expect(exchange.untakenBytes > 0)
                        peer.finish()
                        await receiver.wait(for: .unread)
                    }
                }
            }
        }
    }

    @Test("a reset after TLS's good-bye says that the answer was not read")
    func resetAfterGoodBye() async throws {
        try await withCertificate { files, context in
            let receiver = StubReceiver()
            receiver.doubt()
            try await Loopback(receiver: receiver, tls: files).run { port, _ in
                let valve = Valve()
                try? await Peer.connect(port: port, tls: context, valve: valve) { peer in
                    try await peer.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    try await peer.read(answers: 1)
                    valve.shut()
                    // Also ends a read that the channel has begun already.
                    try await peer.channel.setOption(.autoRead, value: false).get()
                    try await peer.send(Self.poll)
                    await receiver.wait(for: .received("hold"))
                    receiver.release()
                    await receiver.wait(for: .written(.whole))
                    peer.finish()
                    await receiver.wait(for: .doubted)
                    valve.closeSocket()
                    await receiver.wait(for: .unread)
                }
                #expect(receiver.events.count { $0 == .unread } == 1)
            }
        }
    }

    @Test("when the phone goes, its poll is given up over TLS as well")
    func abandoned() async throws {
        try await withCertificate { files, context in
            for isHalf in [true, false] {
                let receiver = StubReceiver()
                try await Loopback(receiver: receiver, limits: .patientWithPeersThatStay, tls: files).run { port, _ in
                    try await Peer.connect(port: port, tls: context) { peer in
                        try await peer.send(Self.poll)
                        await receiver.wait(for: .received("hold"))
                        if isHalf { peer.finish() } else { try await peer.channel.close() }
                        await receiver.wait(for: .abandoned)
                    }
                }
            }
        }
    }

    @Test("a held poll is answered at shutdown over TLS")
    func shutdown() async throws {
        try await withCertificate { files, context in
            let receiver = StubReceiver()
            try await Loopback(receiver: receiver, tls: files).run { port, services in
                try await Peer.connect(port: port, tls: context) { peer in
                    try await peer.send(Self.poll)
                    await receiver.wait(for: .received("hold"))
                    await services.triggerGracefulShutdown()
                    receiver.release()
                    #expect(await peer.readToEnd().map(\.body) == ["hold"])
                }
            }
        }
    }

    @Test("a client without TLS and one that never finishes its handshake are closed")
    func handshake() async throws {
        try await withCertificate { files, _ in
            var limits = HTTPLimits.patient
            limits.firstByteTimeout = .milliseconds(100)
            try await Loopback(receiver: StubReceiver(), limits: limits, tls: files).run { port, _ in
                for text in ["GET /a HTTP/1.1\r\nHost: h\r\n\r\n", "\u{16}\u{03}\u{01}"] {
                    try await Peer.connect(port: port) { peer in
                        // On a busy machine the server may have closed before this goes out.
                        await peer.sendIgnoringErrors(text)
                        #expect(await peer.readToEnd() == [])
                    }
                }
            }
        }
    }

    @Test("another certificate holds for new connections; open ones and their polls go on")
    func replaced() async throws {
        try await withCertificate { old, oldContext in
            try await withCertificate { new, newContext in
                let receiver = StubReceiver()
                var loopback = Loopback(receiver: receiver)
                let identity = try TLSIdentity(old)
                loopback.identity = identity
                try await loopback.run { port, _ in
                    try await Peer.connect(port: port, tls: oldContext) { peer in
                        try await peer.send(Self.poll)
                        await receiver.wait(for: .received("hold"))
                        #expect(try !identity.use(TLSIdentity.Pair(old)))
                        #expect(try identity.use(TLSIdentity.Pair(new)))
                        try await Peer.connect(port: port, tls: newContext) { fresh in
                            try await fresh.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
                            #expect(try await fresh.read(answers: 1).map(\.body) == ["a"])
                        }
                        await #expect(throws: (any Error).self) {
                            try await Peer.connect(port: port, tls: oldContext) { stranger in
                                try await stranger.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
                                try await stranger.read(answers: 1)
                            }
                        }
                        receiver.release()
                        #expect(try await peer.read(answers: 1).map(\.body) == ["hold"])
                    }
                }
                // A key of another certificate is no pair.
                let mixed = TLSFiles(certificate: old.certificate, privateKey: new.privateKey)
                #expect(throws: (any Error).self) { try TLSIdentity.Pair(mixed) }
            }
        }
    }

    @Test("files that are missing or hold something else stop the start")
    func badFiles() throws {
        #expect(throws: (any Error).self) {
            try TLSIdentity(TLSFiles(certificate: "/nonexistent/a.pem", privateKey: "/nonexistent/b.pem"))
        }
    }
}
