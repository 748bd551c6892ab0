import BeckonJSON
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The records that earlier releases stored in the app's own directory, among what the app has there.
///
/// A file is taken for a record when its name and its content say so; all others are the app's.
enum FormerRecords {
    /// Moves the records to the library's own directory, where there is none of the name yet.
    ///
    /// It may end at any moment: what was not moved is moved the next time.
    ///
    /// - Parameters:
    ///   - former: The app's directory.
    ///   - place: The library's own, which exists.
    /// - Throws: `POSIXError` when one cannot be moved.
    static func move(from former: URL, to place: URL) throws {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: former.path) else { return }
        var moved = false
        for name in names where isRecord(name, in: former) {
            let target = place.appendingPathComponent(name)
            guard !FileManager.default.fileExists(atPath: target.path) else { continue }
            guard rename(former.appendingPathComponent(name).path, target.path) == 0 else { throw POSIXError.last }
            moved = true
        }
        guard moved else { return }
        DurableFile.makeDurable(place)
        DurableFile.makeDurable(former)
    }

    private static func isRecord(_ name: String, in directory: URL) -> Bool {
        let file = directory.appendingPathComponent(name)
        for prefix in [RecordName.conversation, RecordName.transcript] where name.hasPrefix(prefix) {
            return RecordName.isToken(name.dropFirst(prefix.count)) && isFile(file)
        }
        guard RecordName.single.contains(name), isFile(file), let content = try? Data(contentsOf: file) else {
            return false
        }
        if name == RecordName.identity { return RecordName.isToken(Substring(decoding: content, as: UTF8.self)) }
        guard let json = try? JSONValue(parsing: Array(content)) else { return false }
        if name == RecordName.device { return json["signOuts"]?.array != nil }
        guard let list = json.array, !list.isEmpty else { return false }
        return list.allSatisfy { $0["id"]?.string != nil && $0["service"]?.string != nil }
    }

    private static func isFile(_ file: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }
}
