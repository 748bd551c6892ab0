import Foundation
import Testing

@Suite("The sources write to the standard streams in one place, and have nothing that ends the program")
struct OneWayOutTests {
    /// The folder of the repository.
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of all sources in which a pattern is found, without comments.
    private func places(_ pattern: some RegexComponent) throws -> [String] {
        var found: [String] = []
        for folder in ["Sources", "Server/Sources"] {
            let start = Self.root.appendingPathComponent(folder)
            let files = try #require(FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                let name = file.path.dropFirst(Self.root.path.count + 1)
                // A tool of the build, which ends with its message.
                guard !name.hasPrefix("Sources/ICWSGenerator/") else { continue }
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    let code = line.drop { $0 == " " }
                    if !code.hasPrefix("//"), code.contains(pattern) { found.append("\(name): \(code)") }
                }
            }
        }
        return found
    }

    @Test("the standard streams are written through StandardStream alone")
    func streams() throws {
        let found = try places(/FileHandle\.standard(Output|Error)|\bprint\(|\bfputs\(|\bputs\(|STDOUT_FILENO,/)
        #expect(found.isEmpty, "\(found)")
    }

    @Test("no file is written, read or moved by the calls of FileHandle that end the program")
    func handles() throws {
        let pattern =
            /\.write\(Data\(|\.(readDataToEndOfFile|readData\(ofLength|availableData|seekToEndOfFile|seek\(toFileOffset|truncateFile|synchronizeFile|closeFile)\b/
        let found = try places(pattern)
        #expect(found.isEmpty, "\(found)")
    }

    @Test("semaphores begin at zero: one that is freed below its first value ends the program")
    func semaphores() throws {
        let found = try places(/DispatchSemaphore\(value: (?!0\))/)
        #expect(found.isEmpty, "\(found)")
    }
}
