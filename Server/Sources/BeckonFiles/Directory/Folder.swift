import Foundation

/// What a vault does with folders, each step on disk when it returns.
enum Folder {
    /// Makes a folder that only its owner may use, with those above it; one that exists is left as it is.
    static func make(_ path: String) throws(FileVaultError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw failure }
        let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard parent != path else { throw failure }
        try make(parent)
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure }
    }

    /// Puts the names in a folder on disk.
    static func sync(_ path: String) throws(FileVaultError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
        guard descriptor >= 0 else { throw failure }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure }
    }

    /// The names in a folder, in order; none if there is no such folder.
    static func names(in path: String) throws(FileVaultError) -> [String] {
        guard let folder = opendir(path) else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw failure
        }
        defer { closedir(folder) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        guard errno == 0 else { throw failure }
        return names.sorted()
    }

    /// A folder that is missing is no unknown body.
    private static var failure: FileVaultError {
        let error = FileVaultError.ofSystem
        return error.code == .unknown ? FileVaultError(.away) : error
    }
}
