import Foundation

/// The lines that somebody types, or that come through a pipe.
///
/// They are read by a thread of their own, since reading blocks. At most ``limit`` lines wait; then the thread waits for
/// the reader, so that a long pipe is neither cut nor kept in memory.
struct TerminalLines: Sendable {
    static let limit = 64

    private let stream: AsyncStream<String>
    private let room = DispatchSemaphore(value: TerminalLines.limit)

    /// Starts to read the standard input; it may be read once.
    init() {
        let (stream, continuation) = AsyncStream.makeStream(
            of: String.self, bufferingPolicy: .bufferingOldest(Self.limit))
        self.stream = stream
        let room = room
        // The thread ends with the input or with the process: a blocked read cannot be called back.
        Thread.detachNewThread {
            while let line = readLine() {
                room.wait()
                continuation.yield(line)
            }
            continuation.finish()
        }
    }

    /// Waits for the lines one by one until the input ends, the body returns false, or the task is cancelled.
    func forEach(_ body: (String) async throws -> Bool) async throws {
        for await line in stream {
            room.signal()
            guard try await body(line) else { return }
        }
    }
}
