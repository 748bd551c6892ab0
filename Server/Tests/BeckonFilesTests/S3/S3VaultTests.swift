import BeckonFiles
import BeckonTime
import FileStandIns
import FileVaultConformance
import Foundation
import Logging
import Synchronization
import TestLog
import Testing

@Suite("The vault in a bucket")
struct S3VaultTests {
    private let folder: TemporaryFolder
    private let body = Array("hello, world".utf8)
    private let log = LogLines()

    init() throws { folder = try TemporaryFolder() }

    /// A vault whose bucket is a stand-in.
    private func vault(_ port: Int, _ clock: HandClock, patience: Milliseconds = .seconds(300)) async throws -> S3Vault
    {
        let endpoint = try #require(S3Bucket.Endpoint("http://127.0.0.1:\(port)"))
        var bucket = S3Bucket(
            endpoint: endpoint, region: "r", name: "files", accessKey: "THEKEY", secret: "THESECRET")
        bucket.patience = patience
        return try await S3Vault.open(
            bucket, spool: "\(folder.path)/spool", clock: clock.clock, logger: log.logger)
    }

    private func isAway(_ work: () async throws -> Void) async {
        await #expect(throws: FileVaultError(.away)) { try await work() }
    }

    @Test(
        "does what every vault does, with signatures that the server checks",
        .enabled(if: TestBucket.isInstalled, "moto is not installed: make setup"),
        arguments: FileVaultConformance.checks)
    func conformance(_ check: FileVaultConformance.Check) async throws {
        try await FileVaultConformance { body in
            let folder = try TemporaryFolder()
            try await body(try await TestBucket.open(try TestBucket.fresh(), spool: "\(folder.path)/spool"))
            #expect(try folder.files(below: "spool").isEmpty)
        }.verify(check)
    }

    @Test(
        "is away with a wrong secret or without its bucket, and says why without credentials",
        .enabled(if: TestBucket.isInstalled, "moto is not installed: make setup"))
    func refused() async throws {
        var wrong = try TestBucket.fresh()
        wrong.secret = "another"
        var missing = try TestBucket.fresh()
        missing.name = "no-such-bucket"
        for bucket in [wrong, missing] {
            let vault = try await TestBucket.open(bucket, spool: "\(folder.path)/spool", logger: log.logger)
            await isAway { _ = try await vault.store(limit: 100, SampleBody.pieces(of: body)) }
            await isAway { _ = try await vault.hashes(after: nil, limit: 1) }
        }
        let codes = log.matching("the bucket of chat files refused a request").compactMap { $0.metadata["code"] }
        #expect(codes.contains("SignatureDoesNotMatch") && codes.contains("NoSuchBucket"))
        #expect(!codes.joined().contains("another"))
    }

    @Test("asks a bucket that does not answer a few times, then leaves it alone, then tries it once")
    func away() async throws {
        try await StandInServer.run { _ in
            .close
        } _: { server in
            let clock = HandClock()
            let vault = try await vault(server.port, clock)
            let hash = try #require(ContentHash(String(repeating: "0a", count: 32)))
            for _ in 0..<OutageCircuit.failures { await isAway { _ = try await vault.read(hash) } }
            let asked = server.connections
            for _ in 0..<10 {
                await isAway { _ = try await vault.read(hash) }
                await isAway { try await vault.remove(hash) }
                await isAway { _ = try await vault.hashes(after: nil, limit: 1) }
                // Not a byte of the body is read.
                await isAway {
                    _ = try await vault.store(limit: 100) {
                        Issue.record("a body was asked for")
                        return nil
                    }
                }
            }
            #expect(server.connections == asked)
            clock.move(by: OutageCircuit.pause)
            await isAway { _ = try await vault.read(hash) }
            #expect(server.connections > asked)
            let after = server.connections
            await isAway { _ = try await vault.read(hash) }
            #expect(server.connections == after)
        }
        let lines = log.matching("the bucket of chat files is away; it is tried every 5 seconds")
        #expect(lines.count == 1)
    }

    @Test("gives up on a bucket that takes a request and never answers")
    func silent() async throws {
        try await StandInServer.run { _ in
            .wait
        } _: { server in
            let vault = try await vault(server.port, HandClock(), patience: Milliseconds(50))
            await isAway { _ = try await vault.store(limit: 100, SampleBody.pieces(of: body)) }
            #expect(try folder.files(below: "spool").isEmpty)
        }
    }

    @Test("is away when nobody listens")
    func nobody() async throws {
        let port = try await StandInServer.run { _ in
            .close
        } _: {
            $0.port
        }
        let vault = try await vault(port, HandClock())
        await isAway { _ = try await vault.hashes(after: nil, limit: 1) }
    }

    @Test("is asked a second time when it is busy, and no third time")
    func busy() async throws {
        for isBusyAgain in [false, true] {
            let count = Mutex(0)
            try await StandInServer.run { bytes in
                guard String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") else { return .wait }
                let isFirst = count.withLock { count in
                    count += 1
                    return count == 1
                }
                let status = isFirst || isBusyAgain ? "503 Slow Down" : "200 OK"
                return .sendAndClose("HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            } _: { server in
                let vault = try await vault(server.port, HandClock())
                let hash = try #require(ContentHash(String(repeating: "0a", count: 32)))
                if isBusyAgain {
                    await isAway { try await vault.remove(hash) }
                } else {
                    try await vault.remove(hash)
                }
                #expect(server.connections == 2)
            }
        }
    }

    @Test("is full when the bucket says so")
    func full() async throws {
        try await StandInServer.run { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains("\r\n\r\n") else { return .wait }
            return .sendAndClose(
                "HTTP/1.1 507 Insufficient Storage\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        } _: { server in
            let vault = try await vault(server.port, HandClock())
            await #expect(throws: FileVaultError(.full)) {
                try await vault.store(limit: 100, SampleBody.pieces(of: body))
            }
        }
    }

    @Test("is away in the middle of a body that ends too early")
    func cutAnswer() async throws {
        try await StandInServer.run { bytes in
            String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n")
                ? .sendAndClose("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhello") : .wait
        } _: { server in
            let vault = try await vault(server.port, HandClock())
            let hash = try #require(ContentHash(String(repeating: "0a", count: 32)))
            let (size, next) = try await vault.read(hash)
            #expect(size == 1_000)
            await isAway { while try await next() != nil {} }
        }
    }

    @Test("follows no redirect, and sends its secret to nobody")
    func redirect() async throws {
        try await StandInServer.run { bytes in
            String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n")
                ? .sendAndClose(
                    "HTTP/1.1 307 Temporary Redirect\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n") : .wait
        } _: { server in
            let vault = try await vault(server.port, HandClock())
            await isAway { _ = try await vault.hashes(after: nil, limit: 1) }
            #expect(server.connections == 1)
            let sent = String(decoding: server.received, as: UTF8.self)
            #expect(sent.contains("Credential=THEKEY/20231114/r/s3/aws4_request"))
            #expect(!sent.contains("THESECRET"))
        }
    }
}
