import Foundation

/// A folder of a test's own, removed when the test is done with it.
final class TemporaryFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The paths of all files below a folder of it.
    func files(below name: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(path)/\(name)").sorted().filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: "\(path)/\(name)/\($0)", isDirectory: &isFolder)
                && !isFolder.boolValue
        }
    }

    func mode(of name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
        return try (attributes[.posixPermissions] as? NSNumber).map(\.intValue)
            ?? { throw CocoaError(.fileReadUnknown) }()
    }
}
