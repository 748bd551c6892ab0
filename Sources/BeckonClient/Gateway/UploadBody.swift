import Dispatch
import Foundation

/// The body of a request that sends a file: its parts with the file between them, as a file of its own, so that nothing of it is
/// in memory as a whole.
struct UploadBody: Sendable {
    /// The body.
    let file: URL
    let contentType: String

    /// Writes the body of an upload beside the copy of the file, where the next start of the app removes what an ended one left.
    ///
    /// - Parameters:
    ///   - record: The name of the file's copy.
    ///   - store: The store that has it.
    ///   - name: The file's name for the server.
    ///   - keys: The chat's keys.
    ///   - boundary: What divides the parts; not to be guessed.
    /// - Throws: An error of the store or of the file system; ``Lost`` when there is no copy.
    init(
        _ record: String, in store: any OutboxStore, named name: String, _ keys: Version2Keys, boundary: String
    ) async throws {
        contentType = "multipart/form-data; boundary=\(boundary)"
        var head = ""
        for (field, value) in [("userId", keys.userID), ("secureKey", keys.secureKey), ("alias", keys.alias)] {
            head += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field)\"\r\n\r\n\(value)\r\n"
        }
        head += "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
        head += "Content-Type: application/octet-stream\r\n\r\n"
        let (first, last) = (Array(head.utf8), Array("\r\n--\(boundary)--\r\n".utf8))
        if let copy = try await store.file(named: record) {
            let place = copy.appendingPathExtension(String(DurableFile.draftEnding.dropFirst()))
            try await Self.onDisk { try DurableFile.join(first, copy, last, into: place) }
            file = place
        } else {
            guard let bytes = try await store.read(named: record) else { throw Lost() }
            let name = ProcessInfo.processInfo.globallyUniqueString + DurableFile.draftEnding
            let place = FileManager.default.temporaryDirectory.appendingPathComponent(name)
            try await Self.onDisk { try Data(first + bytes + last).write(to: place) }
            file = place
        }
    }

    /// How many bytes it has; nil when that cannot be found out.
    var size: Int64? {
        let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (facts?[.size] as? NSNumber)?.int64Value
    }

    /// There is no copy of the file any more.
    struct Lost: Error {}

    /// Removes the body.
    func remove() { try? FileManager.default.removeItem(at: file) }

    /// A file's name as it stands between quotes in the body, and as servers store it: the last part of a path, no marks that end the
    /// quotes, at most 200 bytes with its ending.
    static func name(_ name: String) -> String {
        let last = name.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? ""
        let plain = String(
            String.UnicodeScalarView(
                last.unicodeScalars.filter { $0 != "\"" && $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        ).trimmingCharacters(in: .whitespaces)
        guard !plain.isEmpty else { return "file" }
        guard plain.utf8.count > 200 else { return plain }
        let ending = plain.lastIndex(of: ".").map { plain[$0...] }.flatMap { $0.utf8.count <= 20 ? $0 : nil } ?? ""
        var stem = plain.dropLast(ending.count)
        while stem.utf8.count + ending.utf8.count > 200 { stem = stem.dropLast() }
        return String(stem + ending)
    }

    /// Writes on a thread that is not one of Swift's tasks.
    private static func onDisk(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            DispatchQueue.global(qos: .utility).async { continuation.resume(with: Result(catching: body)) }
        }
    }
}
