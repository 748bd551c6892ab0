import Foundation

/// A folder for the keys that stand-ins make; only its owner may read it.
struct KeyFolder: Sendable {
    private let url: URL

    /// Makes the folder unless it exists.
    ///
    /// - Throws: When it cannot be made.
    init(_ url: URL) throws {
        self.url = url
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Writes a file that only its owner may read.
    ///
    /// - Parameters:
    ///   - text: The content.
    ///   - name: Its name in the folder.
    /// - Returns: Its path.
    /// - Throws: When it cannot be written.
    func write(_ text: String, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
        return file.path
    }

    /// Deletes the folder and its files.
    func remove() { try? FileManager.default.removeItem(at: url) }
}
