import Beckon
import BeckonPlatform
import Foundation
import Testing

@testable import BeckonServer

@Suite("The section tracing") struct TracingSettingsTests {
    private func reading(_ yaml: String) -> SettingsReading { SettingsReading(yaml: yaml) }

    @Test("without the section there are no spans")
    func off() throws { #expect(try Settings(yaml: "").tracing == nil) }

    @Test("an endpoint suffices; a part of the requests may be named")
    func endpoint() throws {
        let tracing = try #require(try Settings(yaml: "tracing: {endpoint: 'http://localhost:4318/v1/traces'}").tracing)
        #expect(tracing == Settings.Tracing(endpoint: "http://localhost:4318/v1/traces"))
        #expect(tracing.sample == 1)
        let part = try Settings(yaml: "tracing: {endpoint: 'https://c.example/v1/traces', sample: 0.05}").tracing
        #expect(part?.sample == 0.05)
    }

    @Test(
        "what cannot be used is told",
        arguments: [
            ("{sample: 1}", "tracing.endpoint"), ("{endpoint: collector}", "tracing.endpoint"),
            ("{endpoint: 'https://c.example/', sample: 1.5}", "tracing.sample"),
            ("{endpoint: 'https://c.example/', sample: -0.1}", "tracing.sample"),
            ("{endpoint: 'https://c.example/', sample: nan}", "tracing.sample"),
            ("{endpoint: 'https://c.example/', sample: all}", "tracing.sample"),
            ("{endpoint: 'https://c.example/', headers: x}", "tracing.headers"),
            ("{endpoint: 'https://c.example/', headersFile: /nowhere}", "tracing.headersFile"),
        ])
    func wrong(section: String, key: String) {
        let problems = reading("tracing: \(section)").problems
        #expect(problems.count == 1 && problems.allSatisfy { $0.hasPrefix("\(key):") }, "\(problems)")
    }

    @Test("an unencrypted way to another machine is warned of")
    func plain() {
        #expect(reading("tracing: {endpoint: 'http://c.example/v1/traces'}").warnings.count == 1)
        #expect(reading("tracing: {endpoint: 'http://127.0.0.1:4318/v1/traces'}").warnings.isEmpty)
    }

    @Test("headers are read from a file that others cannot read")
    func headers() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        func read(_ text: String, mode: Int = 0o600) throws -> SettingsReading {
            try text.write(toFile: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
            return reading("tracing: {endpoint: 'https://c.example/', headersFile: \(file)}")
        }
        let good = try read("Authorization: Bearer a:b\nx-scope:team\n")
        #expect(good.problems.isEmpty)
        #expect(good.settings.tracing?.headers == ["authorization": "Bearer a:b", "x-scope": "team"])
        for bad in ["no header", ": x", "a b: c", "content-length: 3", "x:", "x: é", "x: a\u{1}"] {
            #expect(try read(bad).problems.count == 1, "\(bad)")
        }
        #expect(try read("a: b", mode: 0o644).problems.count == 1)
    }
}
