import Foundation

/// The generated files under the root of the repository.
struct GeneratedFiles {
    let root: URL
    private(set) var files: [String: String] = [:]

    init(root: String) { self.root = URL(fileURLWithPath: root) }

    static let head = "// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.\n\n"

    mutating func add(_ path: String, _ text: String) { files[path] = text }

    /// Removes the folders, then writes all files.
    func write(replacing folders: [String]) throws {
        for folder in folders {
            let url = root.appendingPathComponent(folder)
            if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
        }
        for (path, text) in files.sorted(by: { $0.key < $1.key }) {
            let url = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
    }
}
