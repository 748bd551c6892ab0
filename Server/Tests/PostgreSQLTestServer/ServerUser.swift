import Foundation

/// Who runs the server: PostgreSQL refuses to run as root.
struct ServerUser: Sendable {
    /// Nil when it is the user of this process.
    private let name: String?

    /// The user of this process.
    static let current = ServerUser(name: nil)

    static func present() throws -> ServerUser {
        guard getuid() == 0 else { return current }
        for name in ["postgres", "nobody"] where getpwnam(name) != nil { return ServerUser(name: name) }
        throw ServerFailure("there is no user who could run PostgreSQL")
    }

    /// Makes a folder of this user's; its path is short, for a socket's address holds 107 bytes.
    func makeFolder() throws -> String {
        var template = Array("/tmp/beckon-pg-XXXXXX".utf8CString)
        guard let made = mkdtemp(&template) else { throw ServerFailure("no temporary folder") }
        let folder = String(cString: made)
        if let name, let entry = getpwnam(name) {
            guard chown(folder, entry.pointee.pw_uid, entry.pointee.pw_gid) == 0 else {
                throw ServerFailure("the temporary folder cannot be given to \(name)")
            }
        }
        return folder
    }

    /// The words that start a program as this user.
    func command(_ program: String, _ arguments: [String]) -> [String] {
        guard let name else { return [program] + arguments }
        return ["/usr/sbin/runuser", "-u", name, "--", program] + arguments
    }

    /// Runs a program to its end.
    ///
    /// - Returns: what it wrote.
    func run(_ program: String, _ arguments: [String]) throws -> String {
        // A file, not a pipe: a server that stays behind would hold the pipe open.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let status = try ChildProcess.run(command(program, arguments), output: file.path)
        let output = try String(contentsOf: file, encoding: .utf8)
        guard status == 0 else {
            throw ServerFailure("\(program) ended with \(status): \(output)")
        }
        return output.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
