import Foundation

/// A file that holds a secret.
enum KeyFile {
    /// Reads it, when nobody but its owner may.
    ///
    /// - Parameters:
    ///   - path: Where it stands.
    ///   - key: The setting that names it.
    /// - Returns: What it holds.
    /// - Throws: ``SettingsError`` when it cannot be read, or others may read it.
    static func text(_ path: String, _ key: String) throws -> String {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let permissions = (attributes[.posixPermissions] as? NSNumber)?.intValue,
            let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw SettingsError(problems: ["\(key): the file cannot be read"]) }
        guard permissions & 0o077 == 0 else {
            throw SettingsError(problems: ["\(key): others may read or change the file: chmod 600 it"])
        }
        return text
    }
}
