import Foundation
import Synchronization
import Testing

@testable import BeckonCLI

@Suite(
    "Standard streams that are closed, full or not read", .serialized, .timeLimit(.minutes(20)),
    .enabled(if: ProgramRun.isThere))
struct StandardStreamTests {
    @Test(
        "a command whose output cannot be written ends with 74 and a sentence",
        arguments: ["check-config", "user list --data data", "check-config --help", "--version"],
        [">&-", ">/dev/full"])
    func commands(command: String, redirection: String) async throws {
        try await CommandRun.withFolder { folder in
            let made = try await ProgramRun.run(
                "$beckon user add ada --data data", in: folder, variables: ["BECKON_PASSWORD": "correct horse"])
            #expect(made.status == 0, "\(made.complaint)")
            let run = try await ProgramRun.run("$beckon \(command) \(redirection)", in: folder)
            #expect(run.status == 74, "\(run.complaint)")
            #expect(run.complaint.contains("beckon: The output could not be written: "))
        }
    }

    @Test("a command whose reader has gone ends as by SIGPIPE, without a word")
    func reader() async throws {
        try await CommandRun.withFolder { folder in
            // The reader's end is closed before the program starts.
            let run = try await ProgramRun.run(
                "mkfifo pipe; exec 4<>pipe; exec 3>pipe; exec 4<&-; $beckon check-config >&3", in: folder)
            #expect(run.status == 128 + SIGPIPE)
            #expect(!run.complaint.contains("beckon: The output"))
        }
    }

    @Test("a failure keeps its own code, also without any stream", arguments: ["2>&-", "2>/dev/full", "<&- >&- 2>&-"])
    func failures(redirection: String) async throws {
        try await CommandRun.withFolder { folder in
            let run = try await ProgramRun.run("$beckon check-config --config none \(redirection)", in: folder)
            #expect(run.status == 64)
        }
    }

    @Test(
        "a server goes on without its standard output",
        arguments: [
            ("serve --data data --port 0", 0), ("demo --data data --port 0", 0), ("bayeux --port 0", 0),
            // Its last line is a result.
            ("simulate http --port 0", 74),
        ] as [(String, Int32)], [">&-", ">/dev/full"])
    func servers(command: (String, Int32), redirection: String) async throws {
        try await CommandRun.withFolder { folder in
            // Standard error is a pipe; with its first line about the output the server is ready.
            let process = ProgramRun.process("exec $beckon \(command.0) \(redirection)", in: folder)
            let errors = Pipe()
            process.standardError = errors
            let ended = AsyncStream.makeStream(of: Int32.self, bufferingPolicy: .bufferingNewest(1))
            process.terminationHandler = { process in
                ended.continuation.yield(process.terminationReason == .exit ? process.terminationStatus : -1)
                ended.continuation.finish()
            }
            try process.run()
            let lines = TerminalInput(Self.lines(of: errors.fileHandleForReading.fileDescriptor))
            var isTold = false
            try await lines.forEach { line in
                if !isTold, line.contains("standard output cannot be written") {
                    isTold = true
                    process.terminate()
                }
                return true
            }
            #expect(isTold)
            var statuses = ended.stream.makeAsyncIterator()
            #expect(await statuses.next() == command.1)
        }
    }

    /// Reads the lines of a descriptor, one a call; nil at its end.
    private static func lines(of descriptor: Int32) -> @Sendable () -> String? {
        return {
            var line: [UInt8] = []
            var byte: UInt8 = 0
            while read(descriptor, &byte, 1) == 1 {
                if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
                line.append(byte)
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    @Test(
        "a phone that leaves lines unread ends by its own code",
        arguments: [
            ("/quit\nhi\nmore\n", "--no-chat", 0), ("hi\nyou\n", "", 69),
            (String(repeating: "/help\n", count: 200) + "/quit\nhi\n", "--no-chat", 0),
        ] as [(String, String, Int32)])
    func phone(lines: String, flags: String, status: Int32) async throws {
        try await CommandRun.withFolder { folder in
            try Data(lines.utf8).write(to: URL(fileURLWithPath: folder + "/lines"))
            let run = try await ProgramRun.run(
                "$beckon phone --url http://127.0.0.1:9 \(flags) <lines", in: folder)
            #expect(run.status == status, "\(run.complaint)")
        }
    }

    @Test("every line arrives in order, however many wait, and those left unread end nothing")
    func lines() async throws {
        for taken in [0, 1, 3 * TerminalInput.limit] {
            let count = Counter()
            let lines = TerminalInput { count.next(upTo: 4 * TerminalInput.limit) }
            var read: [String] = []
            if taken > 0 {
                try await lines.forEach { line in
                    read.append(line)
                    return read.count < taken
                }
            }
            #expect(read == (0..<taken).map(String.init))
        }
    }

    private final class Counter: Sendable {
        private let value = Mutex(0)

        func next(upTo end: Int) -> String? {
            value.withLock { value in
                guard value < end else { return nil }
                defer { value += 1 }
                return String(value)
            }
        }
    }
}
