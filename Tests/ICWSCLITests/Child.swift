import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Processes that tests start beside hundreds of open sockets.
///
/// Foundation's `Process` reads beyond the list of open files when there are more than a thousand of them, and crashes.
enum Child {
    /// Pipes of which no other program that is started here keeps an end open: between their making and their mark
    /// nothing starts.
    static func pipes(_ count: Int) throws -> [Pipe] {
        try starting.withLock { _ in
            let pipes = (0..<count).map { _ in Pipe() }
            for handle in pipes.flatMap({ [$0.fileHandleForReading, $0.fileHandleForWriting] }) {
                try #require(fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC) == 0)
            }
            return pipes
        }
    }

    private static let starting = Guarded(())

    /// Starts a program in a process group of its own.
    ///
    /// - Parameter line: The path of the program, and its arguments.
    /// - Returns: The number of the process.
    static func start(
        _ line: [String], input: FileHandle, output: FileHandle, errors: FileHandle
    ) throws -> pid_t {
        #if canImport(Glibc)
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #else
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        for (number, handle) in [input, output, errors].enumerated() {
            posix_spawn_file_actions_adddup2(&actions, handle.fileDescriptor, Int32(number))
        }
        // What the child held of this process's sockets would stay open after the end of other tests.
        #if canImport(Glibc)
            for number in Int32(3)..<4_096 { posix_spawn_file_actions_addclose(&actions, number) }
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        #else
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT))
        #endif
        var words = line.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let path = try #require(line.first)
        let status = starting.withLock { _ in posix_spawn(&process, path, &actions, &attributes, &words, environ) }
        try #require(status == 0, "\(path) does not start: \(status)")
        return process
    }

    /// Waits for the end of a process on a thread of its own; one that a signal ended counts as a shell counts it.
    static func wait(for process: pid_t, _ ended: @escaping @Sendable (Int32) -> Void) {
        let thread = Thread {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7f
            ended(signal == 0 ? (status >> 8) & 0xff : 128 + signal)
        }
        thread.start()
    }
}
