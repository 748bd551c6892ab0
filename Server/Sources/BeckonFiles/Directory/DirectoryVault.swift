import Foundation

/// Keeps bodies as files of a directory, named after their hashes, in folders of two levels.
///
/// A body arrives in a file of the folder `incoming` and gets its name when it is complete and on disk. A body that is there
/// already is replaced by the same bytes, so one that a failing disk damaged is whole again.
package struct DirectoryVault: FileVault {
    private let directory: String
    private let incoming: IncomingFolder

    private init(directory: String, incoming: IncomingFolder) {
        self.directory = directory
        self.incoming = incoming
    }

    /// Opens a directory, makes it if it is missing, and removes the bodies that a crash left incomplete.
    ///
    /// - Throws: ``FileVaultError`` when it cannot be made or used.
    package static func open(_ directory: String) async throws -> DirectoryVault {
        try await FileThreads.run {
            DirectoryVault(directory: directory, incoming: try IncomingFolder("\(directory)/incoming"))
        }
    }

    package func store(limit: Int, _ next: NextBytes, admission: Admission) async throws -> StoredContent {
        try await incoming.receiving(limit: limit, next, admission: admission) { file, content in
            try await FileThreads.run { try keep(file, as: content.hash) }
        }
    }

    package func read(_ hash: ContentHash) async throws -> (size: Int, next: NextBytes) {
        let path = path(of: hash)
        let file = try await FileThreads.run { try OutgoingFile(path: path) }
        return (file.size, { try await file.next() })
    }

    package func holds(_ hash: ContentHash) async throws -> Bool {
        let path = path(of: hash)
        return try await FileThreads.run {
            guard access(path, R_OK) != 0 else { return true }
            let error = FileVaultError.ofSystem
            guard error.code == .unknown else { throw error }
            return false
        }
    }

    package func remove(_ hash: ContentHash) async throws {
        let (path, folder) = (path(of: hash), folders(of: hash).last)
        try await FileThreads.run {
            guard unlink(path) == 0 else {
                let error = FileVaultError.ofSystem
                if error.code == .unknown { return }
                throw error
            }
            if let folder { try Folder.sync(folder) }
        }
    }

    package func hashes(after: ContentHash?, limit: Int) async throws -> [ContentHash] {
        try await FileThreads.run {
            try DirectoryListing(directory: directory).hashes(after: after, limit: limit)
        }
    }

    /// The folder's names are put on disk from the innermost outwards, since another body may have made one just now.
    private func keep(_ file: IncomingFile, as hash: ContentHash) throws(FileVaultError) {
        let folders = folders(of: hash)
        if let innermost = folders.last { try Folder.make(innermost) }
        try file.keep(as: path(of: hash))
        for folder in folders.reversed() { try Folder.sync(folder) }
    }

    /// The folders that lead to a body, the outermost first.
    private func folders(of hash: ContentHash) -> [String] {
        let (first, second) = (hash.text.prefix(2), hash.text.dropFirst(2).prefix(2))
        return [directory, "\(directory)/\(first)", "\(directory)/\(first)/\(second)"]
    }

    private func path(of hash: ContentHash) -> String {
        "\(directory)/\(hash.text.prefix(2))/\(hash.text.dropFirst(2).prefix(2))/\(hash.text)"
    }
}

/// Lists the bodies of a directory in the order of their hashes, without those that are arriving.
struct DirectoryListing {
    let directory: String

    /// Returns the first hashes behind one; it reads only folders that can hold them.
    func hashes(after: ContentHash?, limit: Int) throws(FileVaultError) -> [ContentHash] {
        let after = after?.text ?? ""
        var found: [ContentHash] = []
        for first in try Folder.names(in: directory) where isFolder(first) && first >= after.prefix(2) {
            for second in try Folder.names(in: "\(directory)/\(first)")
            where isFolder(second) && first + second >= after.prefix(4) {
                for name in try Folder.names(in: "\(directory)/\(first)/\(second)") where name > after {
                    guard found.count < limit else { return found }
                    if let hash = ContentHash(name), name.hasPrefix(first + second) { found.append(hash) }
                }
            }
        }
        return found
    }

    private func isFolder(_ name: String) -> Bool {
        name.utf8.count == 2 && name.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    }
}
