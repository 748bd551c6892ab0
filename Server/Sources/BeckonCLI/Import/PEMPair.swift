import Foundation

/// The files of a certificate chain and its key, written together or not at all.
struct PEMPair {
    /// Why neither was written.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let chain: String
    let key: String

    /// - Parameter folder: Where they are.
    init(folder: String) {
        chain = folder + "/chain.pem"
        key = folder + "/key.pem"
    }

    /// Writes both files, the key for its owner's eyes alone.
    ///
    /// - Parameters:
    ///   - chainText: The chain, PEM.
    ///   - keyText: The key, PEM.
    ///   - replacing: Whether files that exist are replaced; an old pair comes back when the new one cannot be written.
    /// - Throws: ``Failure``, or the error that keeps the folder from being made.
    func write(chain chainText: String, key keyText: String, replacing: Bool) throws {
        try FileManager.default.createDirectory(
            atPath: URL(fileURLWithPath: key).deletingLastPathComponent().path, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let texts = [(chain, chainText, mode_t(0o644)), (key, keyText, mode_t(0o600))]
        if !replacing { for (path, _, _) in texts where Self.exists(path) { throw Self.taken(path) } }
        defer { for (path, _, _) in texts { unlink(Self.partial(path)) } }
        for (path, text, mode) in texts { try Self.write(text, to: Self.partial(path), mode) }
        var done: [String] = []
        for (path, _, _) in texts {
            guard Self.place(path, replacing: replacing) else {
                let isTaken = errno == EEXIST
                for path in done { Self.takeBack(path) }
                throw isTaken ? Self.taken(path) : Self.unwritable(path)
            }
            done.append(path)
        }
        for path in done { unlink(Self.former(path)) }
    }

    private static func partial(_ path: String) -> String { path + ".partial" }
    private static func former(_ path: String) -> String { path + ".before" }

    private static func exists(_ path: String) -> Bool {
        // A link without a target exists, too, so links are not followed.
        (try? FileManager.default.attributesOfItem(atPath: path)) != nil
    }

    private static func write(_ text: String, to path: String, _ mode: mode_t) throws {
        unlink(path)
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
        guard file >= 0 else { throw unwritable(path) }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: Data(text.utf8))
            try handle.synchronize()
        } catch {
            throw unwritable(path)
        }
    }

    /// Gives the new file its name; keeps an old one aside.
    private static func place(_ path: String, replacing: Bool) -> Bool {
        // Unlike a rename, a link never replaces a file that has just been made.
        guard replacing else { return link(partial(path), path) == 0 }
        if exists(path), rename(path, former(path)) != 0 { return false }
        guard rename(partial(path), path) == 0 else {
            rename(former(path), path)
            return false
        }
        return true
    }

    /// Removes the new file, and puts the old one back.
    private static func takeBack(_ path: String) {
        unlink(path)
        rename(former(path), path)
    }

    private static func taken(_ path: String) -> Failure {
        Failure(description: "\(path) exists. Name another folder, or replace it with --force.")
    }

    private static func unwritable(_ path: String) -> Failure {
        Failure(description: "\(path) cannot be written. Check that its folder is writable.")
    }
}
