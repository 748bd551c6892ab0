import Foundation

/// Where the phone's lines come from.
protocol PhoneLines {
    /// Passes each line to the body until they end, the body returns false, or the task is cancelled.
    func forEach(_ body: (String) async throws -> Bool) async throws
}

/// The lines of a script.
struct ScriptLines: PhoneLines {
    let lines: [String]

    /// Reads a file; empty lines and those that begin with `#` are left out.
    init(file: String) throws {
        lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }

    func forEach(_ body: (String) async throws -> Bool) async throws {
        for line in lines {
            try Task.checkCancellation()
            guard try await body(line) else { return }
        }
    }
}

/// The lines of standard input.
///
/// A thread of its own reads them, because reading blocks. At most ``limit`` lines are buffered; then the thread waits
/// for the consumer, so that a long pipe is neither cut nor kept in memory.
struct TerminalLines: PhoneLines, Sendable {
    static let limit = 64

    private let stream: AsyncStream<String>
    private let room = DispatchSemaphore(value: TerminalLines.limit)

    /// Starts to read the standard input; it may be read once.
    init() {
        let (stream, continuation) = AsyncStream.makeStream(
            of: String.self, bufferingPolicy: .bufferingOldest(Self.limit))
        self.stream = stream
        let room = room
        // The thread ends with the input or with the process: a blocked read cannot be cancelled.
        Thread.detachNewThread {
            while let line = readLine() {
                room.wait()
                continuation.yield(line)
            }
            continuation.finish()
        }
    }

    /// Passes each line to the body until the input ends, the body returns false, or the task is cancelled.
    func forEach(_ body: (String) async throws -> Bool) async throws {
        for await line in stream {
            room.signal()
            guard try await body(line) else { return }
        }
    }
}
