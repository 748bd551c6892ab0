import Foundation
import Testing

/// What `docs/icws.md` shows of these tests.
enum Documentation {
    /// Expects the page to show a part of a file: the lines between `// part begins` and `// part ends`.
    ///
    /// - Parameters:
    ///   - file: The file, below `Tests`.
    ///   - part: The part's name.
    static func expect(_ file: String, _ part: String) throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let source = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
        let docs = tests.deletingLastPathComponent().appendingPathComponent("docs/icws.md")
        let page = try String(contentsOf: docs, encoding: .utf8)
        let begin = try #require(source.range(of: "// \(part) begins\n"))
        let end = try #require(source.range(of: "// \(part) ends"))
        let lines = source[begin.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        let indent = lines.first?.prefix { $0 == " " }.count ?? 0
        let code = lines.map { String($0.dropFirst(min(indent, $0.prefix { $0 == " " }.count))) }
        #expect(page.contains(code.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)))
    }
}
