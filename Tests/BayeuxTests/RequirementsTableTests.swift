import Foundation
import Testing

/// The table of `docs/bayeux.md` is what it says.
struct RequirementsTableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The rows: a requirement's number, and the tests that it names.
    private static func rows() throws -> [(number: Int, tests: [String])] {
        let text = try String(contentsOf: root.appendingPathComponent("docs/bayeux.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: /^\| BX-(\d\d) \|/), let number = Int(match.1) else { return nil }
            let tests = line.split(separator: "|").last?.matches(of: /`([A-Za-z.]+)`/).map { String($0.1) } ?? []
            return (number, tests)
        }
    }

    /// The test sources by suite.
    private static func suites() throws -> [String: String] {
        let folders = ["Tests/BayeuxTests", "Server/Tests/BayeuxServerTests", "Server/Tests/BayeuxHTTPTests"]
        var suites: [String: String] = [:]
        for folder in folders.map({ root.appendingPathComponent($0) }) {
            for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for match in text.matches(of: /struct ([A-Za-z]+Tests)\b/) { suites[String(match.1)] = text }
            }
        }
        return suites
    }

    @Test("every requirement from BX-01 to BX-76 has a row, in order")
    func complete() throws {
        let ranges = [1...9, 10...17, 20...29, 30...39, 40...43, 50...56, 60...68, 70...76]
        #expect(try Self.rows().map(\.number) == ranges.flatMap { Array($0) })
    }

    @Test("every row names tests, and each of them exists")
    func testsExist() throws {
        let suites = try Self.suites()
        for row in try Self.rows() {
            #expect(!row.tests.isEmpty, "BX-\(row.number)")
            for test in row.tests {
                let parts = test.split(separator: ".").map(String.init)
                let source = try #require(suites[parts[0]], "\(test) of BX-\(row.number)")
                if parts.count == 2 { #expect(source.contains("func \(parts[1])("), "\(test) of BX-\(row.number)") }
            }
        }
    }
}
