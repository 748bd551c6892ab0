import BeckonSimulators
import Foundation
import NIOConcurrencyHelpers
import NIOSSL
import Testing

@Suite(.timeLimit(.minutes(20))) struct IntegratorsDayTests {
    @Test(
        "a day over polls and streams, with a private authority, while the host goes away",
        arguments: [false, true])
    func day(streams: Bool) async throws {
        let certificate = try SimulatedCertificate()
        let tls = TLSConfiguration.makeServerConfiguration(
            certificateChain: try NIOSSLCertificate.fromPEMBytes(Array(certificate.serverPEM.utf8))
                .map { .certificate($0) },
            privateKey: .privateKey(
                try NIOSSLPrivateKey(bytes: Array(certificate.serverKeyPEM.utf8), format: .pem)))
        let hosts = [try StandIn(["--data", "small"]), try StandIn(["--data", "small"])]
        // On a busy machine the first host may answer too late, so that the day begins at the second one.
        let serving = NIOLockedValueBox(0)
        var proxies: [TLSProxy] = []
        for (index, host) in hosts.enumerated() {
            proxies.append(
                try await TLSProxy(tls, to: host.port, arrived: { serving.withLockedValue { $0 = index } }))
        }
        let authority = try #require(try NIOSSLCertificate.fromPEMBytes(Array(certificate.authorityPEM.utf8)).first)
        let seen = NIOLockedValueBox<[String]>([])
        try await integratorsDay(
            proxies.map { "127.0.0.1:\($0.port)" }, authority: Data(try authority.toDERBytes()), streams: streams
        ) { line in
            let isFirst = seen.withLockedValue { lines in
                lines.append(line)
                // What a busy machine does not handle at first counts for nothing.
                return line.hasPrefix("handled") && lines.count { $0.hasPrefix("handled") } == 1
            }
            // The host goes away in the middle of the day.
            if isFirst { hosts[serving.withLockedValue { $0 }].stop() }
        }
        let lines = seen.withLockedValue { $0 }.filter { $0 != "not handled" }
        // One at the host that goes away, on a busy machine perhaps not the first, then all three of the other one.
        #expect(lines.first?.hasPrefix("handled") == true)
        #expect(lines.dropFirst() == ["handled Ada", "handled Ben", "handled Cleo", "3 entered", "loggedOff"])
    }

    @Test("the example has at most 60 lines, and the page shows it")
    func length() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let source = try String(contentsOf: here.appendingPathComponent("IntegratorsDay.swift"), encoding: .utf8)
        let parts = source.components(separatedBy: "// snippet: day\n")
        let example = try #require(parts.last?.components(separatedBy: "// end of snippet").first)
        #expect(example.split(separator: "\n").count <= 60)
        let page = try String(
            contentsOf: here.appendingPathComponent("../../../docs/icws.md").standardized, encoding: .utf8)
        #expect(page.contains(example.trimmingCharacters(in: .newlines)))
    }
}
