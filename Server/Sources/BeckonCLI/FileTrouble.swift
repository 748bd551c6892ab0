import Foundation

/// Plain messages for errors with files and folders.
enum FileTrouble {
    /// Returns the message: the path, the reason and, where one is known, the next step.
    static func text(of error: CocoaError) -> String {
        let path = error.filePath ?? error.url?.path ?? "A file"
        return switch error.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "\(path) does not exist. Check the path."
        case .fileWriteNoPermission, .fileReadNoPermission: "This program may not use \(path). Change its permissions."
        case .fileWriteFileExists: "\(path) exists and is not a folder. Give another path."
        case .fileWriteOutOfSpace: "The disk of \(path) is full. Free space and try again."
        case .fileWriteVolumeReadOnly: "The disk of \(path) is read-only. Give another path."
        default: "\(path) cannot be used; check its permissions. The system says: \(error.localizedDescription)"
        }
    }
}
