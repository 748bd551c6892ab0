import BeckonTime
import FileStandIns
import FileVaultConformance
import Foundation
import TestLog
import Testing

@testable import BeckonFiles

@Suite("The scanner clamd")
struct ClamdTests {
    private struct Cut: Error, Equatable {}

    private let body = SampleBody.bytes(150_000)
    private let clock = HandClock()
    private let log = LogLines()

    private func scanner(_ address: ClamdAddress, patience: Milliseconds = .seconds(300)) -> ClamdScanner {
        ClamdScanner(address, patience: patience, clock: clock.clock, logger: log.logger)
    }

    private func scanner(_ server: StandInServer) -> ClamdScanner { scanner(.host("127.0.0.1", port: server.port)) }

    /// What clamd does that has the whole body.
    private static func answering(_ reply: String) -> @Sendable ([UInt8]) -> StandInServer.Act {
        { bytes in bytes.suffix(4) == [0, 0, 0, 0] && bytes.count > 14 ? .sendAndClose(reply) : .wait }
    }

    /// The body in what was sent: the command, chunks behind their lengths, and a length of zero.
    private static func chunks(_ sent: [UInt8]) -> [[UInt8]]? {
        let command = Array("zINSTREAM\0".utf8)
        guard sent.starts(with: command) else { return nil }
        var (rest, chunks) = (sent.dropFirst(command.count), [[UInt8]]())
        while rest.count >= 4 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            if length == 0 { return rest.isEmpty ? chunks : nil }
            guard rest.count >= length else { return nil }
            chunks.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return nil
    }

    @Test("gets the whole body in chunks, and says that it is clean")
    func clean() async throws {
        try await StandInServer.run(answer: Self.answering("stream: OK\0")) { server in
            let verdict = try await scanner(server).scan(SampleBody.pieces(of: body, length: 100_000))
            #expect(verdict == .clean)
            let chunks = try #require(Self.chunks(server.received))
            #expect(Array(chunks.joined()) == body)
            #expect(chunks.allSatisfy { (1...65_536).contains($0.count) })
        }
    }

    @Test("is not told the end by an empty piece")
    func emptyPieces() async throws {
        try await StandInServer.run(answer: Self.answering("stream: OK\0")) { server in
            let pieces = SampleBody.pieces(of: Array("hello".utf8), length: 2)
            let isGap = Gaps()
            let verdict = try await scanner(server).scan { isGap.next() ? [] : try await pieces() }
            #expect(verdict == .clean)
            #expect(Self.chunks(server.received).map { Array($0.joined()) } == Array("hello".utf8))
        }
    }

    @Test("listens on a socket in the file system, too")
    func socket() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/clamd"
        try await StandInServer.run(path: path, answer: Self.answering("stream: Eicar-Signature FOUND\0")) { _ in
            let address = try #require(ClamdAddress(path))
            #expect(try await scanner(address).scan(SampleBody.pieces(of: body)) == .infected("Eicar-Signature"))
        }
    }

    @Test(
        "is understood",
        arguments: [
            ("stream: OK", ScanVerdict.clean),
            ("stream: Win.Test.EICAR_HDB-1 FOUND", .infected("Win.Test.EICAR_HDB-1")),
            ("stream: a\u{1B}[2J\nb FOUND", .infected("a??2J?b")), ("INSTREAM size limit exceeded. ERROR", .tooLong),
            ("stream: Can't allocate memory ERROR", .away), ("UNKNOWN COMMAND", .away), ("", .away), ("OK", .away),
            ("stream: OK OK", .away), ("stream: ", .away),
        ])
    func replies(_ reply: String, _ verdict: ScanVerdict) {
        #expect(ClamdReply.verdict(reply, isWhole: true) == verdict)
    }

    @Test("has not cleared a body that it did not get whole")
    func partly() {
        #expect(ClamdReply.verdict("stream: OK", isWhole: false) == .away)
        #expect(ClamdReply.verdict("stream: X FOUND", isWhole: false) == .infected("X"))
        #expect(ClamdReply.verdict("INSTREAM size limit exceeded. ERROR", isWhole: false) == .tooLong)
    }

    @Test("hangs up on a body that is too long for it")
    func tooLong() async throws {
        try await StandInServer.run { bytes in
            bytes.count > 100_000 ? .sendAndClose("INSTREAM size limit exceeded. ERROR\0") : .wait
        } _: { server in
            let scanner = scanner(server)
            let verdict = try await scanner.scan(SampleBody.pieces(of: body))
            #expect(verdict == .tooLong)
        }
    }

    @Test("is away when it hangs up, says too much, says nothing or is not there")
    func away() async throws {
        for answer in [StandInServer.Act.close, .sendAndClose(String(repeating: "x", count: 5_000))] {
            try await StandInServer.run { bytes in
                bytes.isEmpty ? .wait : answer
            } _: { server in
                let verdict = try await scanner(server).scan(SampleBody.pieces(of: body))
                #expect(verdict == .away)
            }
        }
        let port = try await StandInServer.run { _ in
            .wait
        } _: { server in
            let scanner = scanner(.host("127.0.0.1", port: server.port), patience: Milliseconds(50))
            let verdict = try await scanner.scan(SampleBody.pieces(of: body))
            #expect(verdict == .away)
            return server.port
        }
        #expect(try await scanner(.host("127.0.0.1", port: port)).scan(SampleBody.pieces(of: body)) == .away)
        #expect(try await scanner(.path("/nowhere/clamd")).scan(SampleBody.pieces(of: body)) == .away)
    }

    @Test("is left alone for a while when it is away, and logged once")
    func circuit() async throws {
        try await StandInServer.run { _ in
            .close
        } _: { server in
            let scanner = scanner(server)
            for _ in 0..<10 {
                let verdict = try await scanner.scan(SampleBody.pieces(of: body))
                #expect(verdict == .away)
            }
            #expect(server.connections == OutageCircuit.failures)
            clock.move(by: OutageCircuit.pause)
            for _ in 0..<10 {
                let verdict = try await scanner.scan(SampleBody.pieces(of: body))
                #expect(verdict == .away)
            }
            #expect(server.connections == OutageCircuit.failures + 1)
        }
        #expect(log.matching("the scanner of chat files is away; it is tried every 5 seconds").count == 1)
    }

    @Test("lets through what cuts a body")
    func cut() async throws {
        try await StandInServer.run(answer: Self.answering("stream: OK\0")) { server in
            await #expect(throws: Cut()) {
                try await scanner(server).scan(SampleBody.pieces(of: body) { throw Cut() })
            }
        }
    }

    @Test("scans many bodies, some at a time")
    func many() async throws {
        try await StandInServer.run(answer: Self.answering("stream: OK\0")) { server in
            let scanner = scanner(server)
            let verdicts = try await withThrowingTaskGroup(of: ScanVerdict.self) { group in
                for seed in 1...UInt64(ClamdScanner.places + ClamdScanner.longestLine) {
                    group.addTask { try await scanner.scan(SampleBody.pieces(of: SampleBody.bytes(3_000, seed: seed))) }
                }
                return try await group.reduce(into: [ScanVerdict: Int]()) { $0[$1, default: 0] += 1 }
            }
            #expect(verdicts == [.clean: ClamdScanner.places + ClamdScanner.longestLine])
        }
    }

    @Test("has an address: host and port, or a path")
    func addresses() {
        #expect(ClamdAddress("/run/clamav/clamd.ctl") == .path("/run/clamav/clamd.ctl"))
        #expect(ClamdAddress("localhost:3310") == .host("localhost", port: 3_310))
        #expect(ClamdAddress("[::1]:3310") == .host("::1", port: 3_310))
        for wrong in ["", "localhost", "localhost:", ":3310", "localhost:0", "a b:1", "http://a:1", "a:70000"] {
            #expect(ClamdAddress(wrong) == nil)
        }
        #expect(ClamdAddress("/" + String(repeating: "a", count: 200)) == nil)
    }
}
