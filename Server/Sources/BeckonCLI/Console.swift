import ArgumentParser
import BayeuxHTTP
import Beckon
import BeckonFiles
import BeckonServer
import Foundation
import Synchronization

/// Writes results, warnings and refusals for the person at the terminal.
enum Console {
    /// Whether a person reads standard output.
    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Why the first line of the result that could not be written was not: an error number of the system.
    private static let lost = Mutex<Int32?>(nil)

    /// Writes a line of the result to standard output, without a buffer.
    ///
    /// When it cannot be written the work goes on, and ``end()`` tells so.
    static func say(_ text: String) {
        guard let code = StandardStream.output.write(text + "\n") else { return }
        lost.withLock { $0 = $0 ?? code }
    }

    /// Writes what a server says when it is ready; it serves on when nobody can read that.
    static func announce(_ lines: [String]) {
        guard let code = StandardStream.output.write(lines.joined(separator: "\n") + "\n") else { return }
        warn("standard output cannot be written (\(StandardStream.words(for: code))); the program goes on without it")
    }

    /// Tells whether a line of the result was lost.
    ///
    /// - Returns: The exit code of a command that succeeded otherwise: 74 for a lost line, and as by `SIGPIPE` when the
    ///   reader has gone, which is no error.
    static func end() -> Int32 {
        switch lost.withLock({ $0 }) {
        case nil: return 0
        case EPIPE?: return 128 + SIGPIPE
        case let code?:
            return fail("The output could not be written: \(StandardStream.words(for: code)).", code: 74).rawValue
        }
    }

    /// Writes a warning to standard error.
    static func warn(_ text: String) { hint("beckon: warning: \(text)\n") }

    /// Writes to standard error, where nothing can be told when it cannot be written.
    static func hint(_ text: String) { _ = StandardStream.error.write(text) }

    /// Writes why a command failed to standard error.
    ///
    /// - Parameter error: The error that the command threw.
    /// - Returns: The error to throw, with the exit code: 64 for settings that cannot be used; 73 for a file or folder
    ///   that cannot be used, and for a database or backup that exists or is in use; 70 otherwise.
    static func failure(of error: any Error) -> any Error {
        switch error {
        case let error as SettingsError: fail(error.description, code: 64)
        case let error as StoreError: fail(error.description, code: error.code == .occupied ? 73 : 70)
        case let fault as ListenFailure: fail("\(fault).", code: 70)
        case let error as FileVaultError:
            fail("The contents of chat files cannot be reached (\(error.code.rawValue)).", code: 70)
        case is ExitCode, is CancellationError: error
        case let error as CocoaError: fail(FileErrorText.text(of: error), code: 73)
        default: fail("Unexpected error; report it with this text as a bug: \(error)", code: 70)
        }
    }

    /// Writes a line to standard error.
    ///
    /// - Parameters:
    ///   - text: What is wrong and the next step.
    ///   - code: The exit code, as in `sysexits.h`.
    /// - Returns: The error to throw.
    static func fail(_ text: String, code: Int32) -> ExitCode {
        hint("beckon: \(text)\n")
        return ExitCode(code)
    }
}

/// Plain messages for errors with files and folders.
enum FileErrorText {
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
