import Foundation
import Measure

/// A program that a measurement starts and waits for.
struct Child {
    let program: String
    let arguments: [String]

    /// Runs the program to its end.
    ///
    /// - Returns: The text on its standard error, and its user and system time in seconds.
    func run() throws -> (errors: String, seconds: Double) {
        let before = Self.seconds()
        let process = process()
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw StoreCostError("\(program) failed: \(text)") }
        return (text, Self.seconds() - before)
    }

    /// Runs the program until it prints a line that begins with a word, then ends it.
    ///
    /// - Returns: The seconds until the line arrived.
    func run(until word: String) throws -> Double {
        let process = process()
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let start = Monotonic.now
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        var text = ""
        while true {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw StoreCostError("\(program) ended before it printed \(word)") }
            text += String(decoding: data, as: UTF8.self)
            if text.split(separator: "\n").contains(where: { $0.hasPrefix(word) }) {
                return Monotonic.seconds(since: start)
            }
        }
    }

    private func process() -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        return process
    }

    /// The CPU time of all children that have ended.
    private static func seconds() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        let times = [usage.ru_utime, usage.ru_stime]
        return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1_000_000 }
    }
}
