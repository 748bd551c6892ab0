import Foundation

/// Where the phone's lines come from.
protocol PhoneInput {
    /// Passes each line to the body until they end, the body returns false, or the task is cancelled.
    func forEach(_ body: (String) async throws -> Bool) async throws
}

/// The lines of a script.
struct ScriptInput: PhoneInput {
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
struct TerminalInput: PhoneInput, Sendable {
    static let limit = 64

    private let stream: AsyncStream<String>
    /// Counts the free places.
    ///
    /// It begins at zero, because a semaphore that is freed below its first value ends the
    /// program, and lines may be left unread.
    private let room = DispatchSemaphore(value: 0)

    /// Starts to read; the lines may be taken once.
    ///
    /// - Parameter next: Waits for the next line; nil at the end. By default standard input.
    init(_ next: @escaping @Sendable () -> String? = { readLine() }) {
        let (stream, continuation) = AsyncStream.makeStream(
            of: String.self, bufferingPolicy: .bufferingOldest(Self.limit))
        self.stream = stream
        let room = room
        for _ in 0..<Self.limit { room.signal() }
        // The thread ends with the input or with the process: a blocked read cannot be cancelled.
        Thread.detachNewThread {
            while let line = next() {
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
