import Foundation

/// Waits for the end of this process and clears away what it started.
enum Keeper {
    /// The writing ends of the keepers' pipes: open as long as this process lives.
    nonisolated(unsafe) private static var pipes: [Pipe] = []
    private static let lock = NSLock()

    static func start(folder: String, binaries: String, user: ServerUser) throws -> Process {
        let stop = user.command("\(binaries)/pg_ctl", ["-D", "\(folder)/data", "-m", "immediate", "stop"])
        let script = """
            trap '' INT TERM HUP
            cat >/dev/null
            \(stop.joined(separator: " ")) >/dev/null 2>&1
            rm -rf '\(folder)'
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        let pipe = Pipe()
        // No other program may hold the pipe open.
        _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
        process.standardInput = pipe
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        lock.withLock { pipes.append(pipe) }
        return process
    }
}
