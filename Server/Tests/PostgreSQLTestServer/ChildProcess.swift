import Foundation

/// Runs a program and waits for its end alone, not for those it leaves behind.
///
/// Foundation's `Process` waits until the last of them is gone, which a server never is.
enum ChildProcess {
    /// - Parameters:
    ///   - words: the program and its arguments.
    ///   - output: the file that takes what it writes.
    /// - Returns: its exit code.
    /// - Throws: ``ServerFailure`` when it cannot be started.
    static func run(_ words: [String], output: String) throws -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        // A server that held this process's sockets would keep the connections of other tests open after their end.
        for number in Int32(3)..<4_096 { posix_spawn_file_actions_addclose(&actions, number) }
        // In a folder that every user may enter.
        let shell = ["/bin/sh", "-c", #"cd / && exec "$@""#, "sh"]
        var arguments = (shell + words).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var pid = pid_t()
        guard posix_spawn(&pid, shell[0], &actions, nil, &arguments, environ) == 0 else {
            throw ServerFailure("\(words[0]) cannot be started")
        }
        var status: Int32 = 0
        while waitpid(pid, &status, 0) < 0 {
            guard errno == EINTR else { throw ServerFailure("\(words[0]) cannot be waited for") }
        }
        return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    }
}
