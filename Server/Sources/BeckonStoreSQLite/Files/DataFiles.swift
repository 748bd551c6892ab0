import Foundation

/// The files of a data directory that no copy replaces: the database, what lies beside it, and the lock.
package enum DataFiles {
    /// What a file is, whatever its path.
    private struct Identity: Hashable {
        let device: UInt64
        let number: UInt64
    }

    /// What may lie beside a database; the first is the database itself.
    private static let endings = ["", "-wal", "-shm", "-journal"]

    /// Whether writing a file at a path would replace a file of a data directory, however the path is spelled.
    ///
    /// - Parameters:
    ///   - path: The path of the file, which need not exist.
    ///   - directory: The data directory.
    /// - Returns: True for the database, the files beside it, the one that a restore set aside, and the lock.
    package static func include(_ path: String, of directory: String) -> Bool {
        let database = SQLiteStore.path(in: directory)
        let replaced = URL(fileURLWithPath: directory).appendingPathComponent(SQLiteRestore.replacedName).path
        // The database may be a link to another folder; SQLite keeps the log there.
        let bases = [database, resolved(database), replaced].compactMap { $0 }
        let lock = URL(fileURLWithPath: directory).appendingPathComponent(DirectoryLock.fileName).path
        let paths = bases.flatMap { base in endings.map { base + $0 } } + [lock]
        if let file = identity(of: path), paths.contains(where: { identity(of: $0) == file }) { return true }
        let (folder, name) = place(of: path)
        guard let target = identity(of: folder) else { return false }
        return paths.contains { other in
            let (folder, otherName) = place(of: other)
            // A disk may take names for the same that differ in the case of their letters.
            return otherName.lowercased() == name.lowercased() && identity(of: folder) == target
        }
    }

    /// Whether writing a file at a path would replace a file of the data directory that its folder is.
    ///
    /// A folder is a data directory when a server has locked it once; a folder of backups has no lock.
    ///
    /// - Parameter path: The path of the file, which need not exist.
    /// - Returns: As ``include(_:of:)`` does for that folder; false if it is no data directory.
    package static func includeAnywhere(_ path: String) -> Bool {
        let (folder, _) = place(of: path)
        guard FileManager.default.fileExists(atPath: "\(folder)/\(DirectoryLock.fileName)") else { return false }
        return include(path, of: folder)
    }

    /// Whether two paths lead to one file that exists.
    package static func areSame(_ path: String, _ other: String) -> Bool {
        guard let file = identity(of: path) else { return false }
        return identity(of: other) == file
    }

    private static func place(of path: String) -> (folder: String, name: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let name = String(path[path.utf8.index(after: slash)...])
        return (slash == path.startIndex ? "/" : String(path[..<slash]), name)
    }

    private static func identity(of path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    }

    private static func resolved(_ path: String) -> String? {
        guard let path = realpath(path, nil) else { return nil }
        defer { free(path) }
        return String(cString: path)
    }
}
