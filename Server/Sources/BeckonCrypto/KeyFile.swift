import Foundation

/// A file that holds a secret.
package enum KeyFile {
    /// Why a file is refused.
    package struct Refusal: Error, CustomStringConvertible {
        /// What is wrong and how to correct it; safe to show.
        package let description: String

        fileprivate init(_ description: String) { self.description = description }
    }

    /// Reads the file, unless too many users may read it.
    ///
    /// Its owner may have any right. If the owner is another user than this program's, the group may read it: in this way
    /// an administrator lets a program read a key that it cannot change.
    ///
    /// - Parameter path: The file's path.
    /// - Returns: The file's text.
    /// - Throws: ``Refusal`` if it cannot be read, or others may read or change it.
    package static func text(_ path: String) throws(Refusal) -> String {
        try check(path)
        guard let data = FileManager.default.contents(atPath: path) else { throw unreadable(path) }
        guard let text = String(data: data, encoding: .utf8) else {
            throw Refusal("\(path) is not a text file in UTF-8")
        }
        return text
    }

    /// Throws if a file with a secret is refused, without reading it.
    ///
    /// - Parameter path: The file's path.
    /// - Throws: ``Refusal`` if it does not exist, cannot be read, or others may read or change it.
    package static func check(_ path: String) throws(Refusal) {
        var file = stat()
        guard stat(path, &file) == 0 else {
            throw errno == ENOENT ? Refusal("\(path) does not exist") : unreadable(path)
        }
        let kind = file.st_mode & S_IFMT
        guard kind != S_IFDIR else { throw Refusal("\(path) is a folder") }
        guard access(path, R_OK) == 0 else { throw unreadable(path) }
        // The mode of a pipe does not matter: only the processes that hold its ends read it.
        let isOwn = file.st_uid == geteuid()
        guard kind == S_IFREG, file.st_mode & (isOwn ? 0o077 : 0o037) != 0 else { return }
        throw Refusal("others may read or change \(path): chmod \(isOwn ? "600" : "640") \(path)")
    }

    private static func unreadable(_ path: String) -> Refusal {
        Refusal("\(path) cannot be read by the user that this program runs as")
    }
}
