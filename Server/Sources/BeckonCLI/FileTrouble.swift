import Foundation

/// Plain messages for errors with files and folders.
enum FileTrouble {
    /// Returns the message: the path, the reason and, where one is known, the next step.
    static func text(of error: CocoaError) -> String {
        let path = error.filePath ?? error.url?.path ?? "A file"
        return switch error.code {
        case .fileReadUnknown where isFolder(path), .fileReadNoPermission where isFolder(path):
            "\(path) is a folder. Name a file."
        case .fileNoSuchFile, .fileReadNoSuchFile: "\(path) does not exist. Check the path."
        case .fileWriteNoPermission, .fileReadNoPermission: "This program may not use \(path). Change its permissions."
        case .fileWriteFileExists: "\(path) exists and is not a folder. Give another path."
        case .fileWriteOutOfSpace: "The disk of \(path) is full. Free space and try again."
        case .fileWriteVolumeReadOnly: "The disk of \(path) is read-only. Give another path."
        default: "\(path) cannot be used; check its permissions. The system says: \(error.localizedDescription)"
        }
    }

    /// Whether there is a folder at a path.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
