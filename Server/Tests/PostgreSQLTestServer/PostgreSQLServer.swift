import Foundation

/// A real PostgreSQL server with a cluster of its own in a temporary folder.
///
/// It listens on a Unix socket and on loopback, and syncs every commit. It ends with the process that started it,
/// however that process ends: a keeper waits at a pipe for its end, stops the server and removes the folder.
package final class PostgreSQLServer: Sendable {
    /// How a server is stopped.
    package enum Stop: String, Sendable {
        /// Ends sessions, finishes what they commit.
        case fast
        /// Ends at once, like a crash; the next start recovers.
        case immediate
    }

    package let port: Int
    /// Holds the data, the log and the socket.
    package let folder: String
    private let binaries: String
    private let user: ServerUser
    private let keeper: Process

    /// Where PostgreSQL's programs are; nil when it is not installed.
    package static let binaries: String? = {
        let root = "/usr/lib/postgresql"
        let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        guard let newest = versions.compactMap({ Int($0) }).max() else { return nil }
        let folder = "\(root)/\(newest)/bin"
        return FileManager.default.isExecutableFile(atPath: "\(folder)/initdb") ? folder : nil
    }()

    package static var isInstalled: Bool { binaries != nil }

    /// The server of this process, started when it is first asked for.
    package static let shared = Result { try PostgreSQLServer() }

    /// Makes a cluster and starts its server.
    ///
    /// - Parameters:
    ///   - withTLS: whether it has a certificate, signed by itself; openssl makes it.
    ///   - primary: the server that it follows as a standby, if it is one.
    /// - Throws: ``ServerFailure`` with what the programs said.
    package init(withTLS: Bool = false, following primary: PostgreSQLServer? = nil) throws {
        guard let binaries = Self.binaries else { throw ServerFailure("PostgreSQL is not installed") }
        self.binaries = binaries
        user = try ServerUser.present()
        folder = try user.makeFolder()
        port = try FreePort.onLoopback()
        keeper = try Keeper.start(folder: folder, binaries: binaries, user: user)
        if let primary {
            try run(
                "pg_basebackup", "-D", data, "-h", primary.folder, "-p", "\(primary.port)", "-U", "beckon", "-R", "-c",
                "fast", "--no-sync")
        } else {
            try run("initdb", "-D", data, "-U", "beckon", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        }
        let lines = [
            "port = \(port)", "listen_addresses = '127.0.0.1'", "unix_socket_directories = '\(folder)'",
            "max_connections = 300", "shared_buffers = 32MB", "fsync = on", "log_min_messages = warning",
            "ssl = \(withTLS ? "on" : "off")",
        ]
        if withTLS { try makeCertificate() }
        let configuration = lines.joined(separator: "\n") + "\n"
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: "\(data)/postgresql.conf"))
        try file.seekToEnd()
        try file.write(contentsOf: Data(configuration.utf8))
        try file.close()
        try start()
    }

    /// The server's certificate, which clients may trust.
    package var certificate: String { "\(data)/server.crt" }

    private func makeCertificate() throws {
        _ = try user.run(
            "/usr/bin/openssl",
            [
                "req", "-new", "-x509", "-days", "2", "-nodes", "-newkey", "ec", "-pkeyopt",
                "ec_paramgen_curve:prime256v1", "-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1",
                "-keyout", "\(data)/server.key", "-out", certificate,
            ])
    }

    private var data: String { "\(folder)/data" }
    /// How many seconds a start or a stop may take: only a hang takes so long.
    private static let patience = "900"

    package func start() throws {
        try run("pg_ctl", "-D", data, "-l", "\(folder)/log", "-w", "-t", Self.patience, "start")
    }

    package func stop(_ how: Stop = .fast) throws {
        try run("pg_ctl", "-D", data, "-w", "-t", Self.patience, "-m", how.rawValue, "stop")
    }

    package func restart(_ how: Stop = .fast) throws {
        try stop(how)
        try start()
    }

    /// Makes a standby a primary, with a timeline of its own.
    package func promote() throws {
        try run("pg_ctl", "-D", data, "-w", "-t", Self.patience, "promote")
    }

    /// Kills the server's first process, as a crash of the machine would; the others end by themselves.
    package func kill() throws {
        let lines = try String(contentsOfFile: "\(data)/postmaster.pid", encoding: .utf8)
        guard let line = lines.split(separator: "\n").first, let pid = Int32(line) else {
            throw ServerFailure("no process id in postmaster.pid")
        }
        guard Foundation.kill(pid, SIGKILL) == 0 else { throw ServerFailure("the server cannot be killed") }
    }

    /// Starts again after ``kill()``, as soon as what the killed one left has ended.
    package func startAfterCrash() throws {
        for _ in 0..<200 {
            if (try? start()) != nil { return }
        }
        try start()
    }

    /// Makes an empty database.
    ///
    /// - Returns: its name.
    package func createDatabase() throws -> String {
        let name = "test_" + UUID().uuidString.lowercased().replacingOccurrences(of: "-", with: "")
        try query("CREATE DATABASE \(name)", database: "postgres")
        return name
    }

    package func dropDatabase(_ name: String) throws {
        try query("DROP DATABASE IF EXISTS \(name) WITH (FORCE)", database: "postgres")
    }

    /// The address of a database over loopback.
    ///
    /// - Parameters:
    ///   - database: its name.
    ///   - port: of what stands before the server, if anything does.
    ///   - connectTimeout: in seconds; left out, only a hang reaches it.
    ///   - settings: more of libpq's settings.
    package func url(
        _ database: String, port: Int? = nil, connectTimeout: Int = 900, _ settings: String = ""
    ) -> String {
        "postgresql://beckon@127.0.0.1:\(port ?? self.port)/\(database)?connect_timeout=\(connectTimeout)"
            + (settings.isEmpty ? "" : "&\(settings)")
    }

    /// The address of a database over the Unix socket.
    package func socketURL(_ database: String) -> String {
        let host = folder.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? folder
        return "postgresql://beckon@\(host):\(port)/\(database)"
    }

    /// Runs SQL with psql.
    ///
    /// - Returns: the values, columns apart by `|`, rows by line ends.
    @discardableResult
    package func query(_ sql: String, database: String) throws -> String {
        try ServerUser.current.run(
            "\(binaries)/psql",
            [
                "-h", folder, "-p", "\(port)", "-U", "beckon", "-d", database, "-v", "ON_ERROR_STOP=1", "-qAtX", "-c",
                sql,
            ])
    }

    @discardableResult
    private func run(_ program: String, _ arguments: String...) throws -> String {
        try user.run("\(binaries)/\(program)", arguments)
    }
}

/// Why a server could not do what a test wants.
package struct ServerFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
