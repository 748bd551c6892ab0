import Foundation

/// What the system says about a file or folder, in plain words.
enum FileTrouble {
    /// The words for an error of a file or folder.
    static func text(of error: CocoaError) -> String {
        let path = error.filePath ?? error.url?.path ?? "A file"
        return switch error.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "\(path) does not exist."
        case .fileWriteNoPermission, .fileReadNoPermission: "This program's user may not use \(path)."
        case .fileWriteFileExists: "\(path) is there already, and no folder."
        case .fileWriteOutOfSpace: "The disk is full: \(path)."
        case .fileWriteVolumeReadOnly: "The disk is read-only: \(path)."
        default: "\(path) cannot be used: \(error.localizedDescription)"
        }
    }
}
