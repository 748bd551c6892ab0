import BeckonJSON
import Foundation
import ICWSSimulator
import Testing

/// A simulated server, and the program in front of it.
final class Desk: Sendable {
    let simulator: Simulator
    let server: SimulatorServer
    /// Where password files lie.
    let folder: URL
    private static let catalogue = Result { try Catalogue() }

    init() throws {
        simulator = Simulator(try Self.catalogue.get())
        server = try SimulatorServer(simulator)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("icws-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var url: String { "http://{host}:\(server.port)" }

    /// A file that holds a text.
    func file(_ text: String) -> String {
        let file = folder.appendingPathComponent(UUID().uuidString)
        try? Data(text.utf8).write(to: file)
        return file.path
    }

    /// The arguments of a command that connects here.
    func arguments(_ command: String, _ more: String...) -> [String] { arguments(command, more: more) }

    func arguments(_ command: String, passwordFile: String? = nil, more: [String]) -> [String] {
        let own = [
            "--url", url, "--host", "127.0.0.1", "--user", "jo", "--password-file", passwordFile ?? file("right\n"),
        ]
        return [command] + own + more
    }

    /// Runs a command to its end.
    func run(_ command: String, _ more: String..., passwordFile: String? = nil) async throws -> Program.Outcome {
        try await Program(arguments(command, passwordFile: passwordFile, more: more)).end()
    }

    func run(_ command: String, more: [String]) async throws -> Program.Outcome {
        try await Program(arguments(command, more: more)).end()
    }

    /// Creates a callback for the queue Support.
    ///
    /// - Returns: The interaction.
    func callback() async throws -> String {
        let outcome = try await run(
            "callback", "--target", "+15550123", "--queue", "Support", "--subject", "Order 42", "--name", "Ada")
        #expect(outcome.status == 0)
        return try #require(try JSONValue(parsing: Array(outcome.output.utf8))["interaction"]?.string)
    }
}
