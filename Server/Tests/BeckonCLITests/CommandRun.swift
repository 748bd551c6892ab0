import ArgumentParser
import Foundation

@testable import BeckonCLI

/// Runs commands as their lines were typed, without the variables of whoever runs the tests.
enum CommandRun {
    /// How a command ends; 0 when it ends well.
    static func exit<Command: AsyncParsableCommand>(
        of type: Command.Type, _ arguments: String..., variables: [String: String] = [:]
    ) async -> Int32 {
        await exit(of: type, arguments: arguments, variables: variables)
    }

    /// How a command ends whose arguments are in an array.
    static func exit<Command: AsyncParsableCommand>(
        of type: Command.Type, arguments: [String], variables: [String: String] = [:]
    ) async -> Int32 {
        await ProgramEnvironment.$variables.withValue(variables) {
            await end(of: type) {
                var command = try type.parse(arguments)
                try await command.run()
            }
        }
    }

    /// How a command that does not wait for anything ends.
    static func exit<Command: ParsableCommand>(
        of type: Command.Type, _ arguments: String..., variables: [String: String] = [:]
    ) async -> Int32 {
        await ProgramEnvironment.$variables.withValue(variables) {
            await end(of: type) {
                var command = try type.parse(arguments)
                try command.run()
            }
        }
    }

    private static func end(
        of type: any ParsableCommand.Type, _ body: () async throws -> Void
    ) async -> Int32 {
        do {
            try await body()
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
