import Foundation
import Testing

/// `icws simulate` as a process: the program beside this package, which `make build` builds first.
final class StandIn: @unchecked Sendable {
    let port: Int
    private let process = Process()

    init(_ arguments: [String] = []) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardized
        let program = root.appendingPathComponent(".build/debug/icws")
        try #require(
            FileManager.default.isExecutableFile(atPath: program.path), "build the program first: swift build")
        process.executableURL = program
        process.arguments = ["simulate", "--port", "0"] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var line = ""
        while !line.hasSuffix("\n") {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { break }
            line += String(decoding: more, as: UTF8.self)
        }
        port = try #require(Int(line.split(separator: ":").last?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""))
    }

    deinit { stop() }

    func stop() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }
}
