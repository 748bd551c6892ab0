import ArgumentParser
import Foundation

/// Runs commands as their lines were typed.
enum CommandRun {
    /// How a command ends; 0 when it ends well.
    static func exit<Command: AsyncParsableCommand>(of type: Command.Type, _ arguments: String...) async -> Int32 {
        do {
            var command = try type.parse(arguments)
            try await command.run()
            return 0
        } catch let code as ExitCode {
            return code.rawValue
        } catch {
            return type.exitCode(for: error).rawValue
        }
    }

    /// Gives a test a fresh folder for its data.
    static func withFolder(_ body: (String) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.path)
    }
}
