import Beckon
import BeckonFiles
import FileStandIns
import Foundation
import GMSContract
import Logging
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonNode
@testable import BeckonServer

/// Files of chat version 2 with a bucket and a scanner.
@Suite struct GMSChatFilesOutsideTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10] + Array("picture".utf8)

    private let spool = FileManager.default.temporaryDirectory.appendingPathComponent("spool-\(UUID().uuidString)").path
    private let time = ManualTime(now: Timestamp(utc: "2026-11-20T08:00:00.000Z") ?? Timestamp(milliseconds: 0))

    /// Runs a client of a node.
    private func run(
        store: any Store = MemoryStore(), vault: (any FileVault)? = nil, gate: ScanGate? = nil,
        _ body: (FileClient) async throws -> Void
    ) async throws {
        var settings = Settings()
        settings.services = [ServiceOptions(name: "support", kind: .chat)]
        let all = settings
        let node = SimulatedNode(store: store, time: time) { $0 = all }
        defer { try? FileManager.default.removeItem(atPath: spool) }
        try await node.run { try await body(FileClient(GMSBrowser(node, all, vault: vault, scanGate: gate))) }
    }

    /// A vault in a bucket that a stand-in serves.
    private func vault(_ port: Int, patience: Milliseconds = .seconds(300)) async throws -> S3Vault {
        var bucket = S3Bucket(
            endpoint: try #require(S3Bucket.Endpoint("http://127.0.0.1:\(port)")), region: "r", name: "files",
            accessKey: "a", secret: "s")
        bucket.patience = patience
        return try await S3Vault.open(bucket, spool: spool, clock: VaultClock(time), logger: Logger(label: "test"))
    }

    private func gate(_ port: Int, patience: Milliseconds = .seconds(300)) -> ScanGate {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        return ScanGate(
            ClamdScanner(.host("127.0.0.1", port: port), patience: patience, clock: VaultClock(time), logger: logger),
            logger: logger)
    }

    /// clamd, as it answers a whole body.
    private static func clamd(_ reply: String) -> @Sendable ([UInt8]) -> StandInServer.Act {
        { bytes in bytes.suffix(4) == [0, 0, 0, 0] && bytes.count > 14 ? .sendAndClose(reply) : .wait }
    }

    @Test(
        "a file that one node took is fetched from another, out of the bucket that they share",
        .enabled(if: TestBucket.isInstalled, "moto is not installed: make setup"))
    func nodes() async throws {
        let (store, bucket) = (MemoryStore(), try TestBucket.fresh())
        let bytes = Self.png + Array(repeating: 7, count: 100_000)
        let first = try await TestBucket.open(bucket, spool: spool + "1")
        let second = try await TestBucket.open(bucket, spool: spool + "2")
        defer { for number in 1...2 { try? FileManager.default.removeItem(atPath: spool + "\(number)") } }
        try await run(store: store, vault: first) { client in
            try await client.begin()
            let id = try #require(try await client.upload("a.png", bytes).userData["file-id"])
            try await run(store: store, vault: second) { other in
                other.goOn(client.chat)
                let fetched = try await other.post("file/\(id)/download")
                let deleted = try await other.answer("file/\(id)/delete")
                #expect(fetched.bytes == bytes && deleted.status == .done)
            }
            #expect(try await client.answer("file/\(id)/download").errors.map(\.code) == [249])
            let sweep = FileSweep(vault: second, store: store, time: time, logger: Logger(label: "test"))
            #expect(try await sweep.look() == 0)
            #expect(try await sweep.look() == 1)
            #expect(try await first.hashes(after: nil, limit: 9).isEmpty)
            #expect(client.browser.vault.count == 0)
        }
    }

    @Test("while the bucket is away, slow or refuses, an upload is to be repeated, and the chat goes on")
    func away() async throws {
        let refusal = "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        let answers: [(StandInServer.Act, Milliseconds)] = [
            (.close, .seconds(300)), (.wait, Milliseconds(50)), (.sendAndClose(refusal), .seconds(300)),
        ]
        for (answer, patience) in answers {
            try await StandInServer.run { bytes in
                if case .close = answer { return .close }
                return String(decoding: bytes, as: UTF8.self).contains("\r\n\r\n") ? answer : .wait
            } _: { server in
                try await run(vault: try await vault(server.port, patience: patience)) { client in
                    try await client.begin()
                    #expect(try await client.upload("a.png", Self.png).status == .later)
                    #expect(try await client.answer("send", "message=Hello").status == .done)
                    #expect(try await client.refresh().map(\.text).last == "Hello")
                    #expect(try await client.browser.node.store.files(of: ChatID(client.chat.chatID), limit: 9).isEmpty)
                    // On a busy machine a short patience may end before the connection is accepted.
                    #expect(server.connections > 0 || patience < .seconds(1))
                }
            }
        }
    }

    @Test("a file in which something is found is refused before it is kept, and a clean one is taken")
    func scanner() async throws {
        try await StandInServer.run(answer: Self.clamd("stream: Eicar-Signature FOUND\0")) { server in
            try await run(gate: gate(server.port)) { client in
                try await client.begin()
                let answer = try await client.upload("a.png", Self.png)
                #expect(answer.status == .failed && !answer.isEnded && answer.errors.map(\.code) == [203])
                #expect(client.browser.vault.count == 0)
                #expect(try await client.refresh().count == 1)
            }
        }
        try await StandInServer.run(answer: Self.clamd("stream: OK\0")) { server in
            try await run(gate: gate(server.port)) { client in
                try await client.begin()
                let id = try #require(try await client.upload("a.png", Self.png).userData["file-id"])
                #expect(try await client.post("file/\(id)/download").bytes == Self.png)
                #expect(server.connections == 1)
            }
        }
    }

    @Test("a file that the scanner takes for too long is too long")
    func tooLong() async throws {
        try await StandInServer.run(answer: Self.clamd("INSTREAM size limit exceeded. ERROR\0")) { server in
            try await run(gate: gate(server.port)) { client in
                try await client.begin()
                #expect(try await client.upload("a.png", Self.png).errors.map(\.code) == [202])
                #expect(client.browser.vault.count == 0)
            }
        }
    }

    @Test("no file passes unscanned: while the scanner is away an upload is to be repeated, and the chat goes on")
    func scannerAway() async throws {
        let answers: [(StandInServer.Act, Milliseconds)] = [
            (.close, .seconds(300)), (.wait, Milliseconds(50)), (.sendAndClose("str"), .seconds(300)),
            (.sendAndClose("stream: Can't allocate memory ERROR\0"), .seconds(300)),
        ]
        for (answer, patience) in answers {
            try await StandInServer.run { bytes in
                bytes.isEmpty ? .wait : answer
            } _: { server in
                try await run(gate: gate(server.port, patience: patience)) { client in
                    try await client.begin()
                    #expect(try await client.upload("a.png", Self.png).status == .later)
                    #expect(client.browser.vault.count == 0)
                    #expect(try await client.answer("send", "message=Hello").status == .done)
                }
            }
        }
    }
}
