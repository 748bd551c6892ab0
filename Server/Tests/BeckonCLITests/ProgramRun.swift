import Foundation
import Testing

/// Runs the program itself, for what only a process shows: closed streams, pipes and how it ends.
enum ProgramRun {
    /// How a run ended and what it wrote.
    struct Result {
        let status: Int32
        let output: String
        let complaint: String
    }

    /// The program beside the tests.
    static var program: String {
        URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("beckon").path
    }

    #if os(Linux)
        static let isThere = true
    #else
        // The tests are a bundle in another folder there.
        static let isThere = FileManager.default.isExecutableFile(atPath: program)
    #endif

    /// A process for a line of the shell, in which `$beckon` is the program.
    static func process(_ line: String, in folder: String, variables: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = variables.merging(
            ["beckon": program, "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]) { own, _ in own }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs a line of the shell to its end; `>&-` and the like belong to the line.
    static func run(_ line: String, in folder: String, variables: [String: String] = [:]) async throws -> Result {
        let process = process("{ \(line) ; } >out 2>complaint", in: folder, variables: variables)
        let ended = AsyncStream.makeStream(of: Int32.self, bufferingPolicy: .bufferingNewest(1))
        process.terminationHandler = { process in
            // As the shell tells a signal.
            let isSignal = process.terminationReason == .uncaughtSignal
            ended.continuation.yield(isSignal ? 128 + process.terminationStatus : process.terminationStatus)
            ended.continuation.finish()
        }
        try process.run()
        var statuses = ended.stream.makeAsyncIterator()
        let status = try #require(await statuses.next())
        func text(_ name: String) throws -> String {
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)), as: UTF8.self)
        }
        return Result(status: status, output: try text("out"), complaint: try text("complaint"))
    }
}
