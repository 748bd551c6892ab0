import Beckon
import BeckonStoreSQLite
import Foundation

#if POSTGRESQL
import BeckonStorePostgreSQL
import Logging
import PostgreSQLTestServer
#endif

/// A database of an engine, made for a measurement.
enum Place: Sendable {
    /// A data directory.
    case sqlite(directory: String)
    #if POSTGRESQL
    /// A database of a server.
    case postgreSQL(url: String)
    #endif

    /// The engine's name in the table.
    var engine: String {
        switch self {
        case .sqlite: "SQLite"
        #if POSTGRESQL
        case .postgreSQL: "PostgreSQL"
        #endif
        }
    }

    /// Makes a place from its ``text``.
    init(_ text: String) throws {
        guard text.hasPrefix("postgresql:") else {
            self = .sqlite(directory: text)
            return
        }
        #if POSTGRESQL
        self = .postgreSQL(url: text)
        #else
        throw StoreCostError("this program was built without PostgreSQL")
        #endif
    }

    /// The directory or the address.
    var text: String {
        switch self {
        case .sqlite(let directory): directory
        #if POSTGRESQL
        case .postgreSQL(let url): url
        #endif
        }
    }

    /// Opens the database, lets a body use it and closes it.
    func withStore<Value: Sendable>(_ body: (any Store) async throws -> Value) async throws -> Value {
        switch self {
        case .sqlite(let directory):
            let store = try await SQLiteStore.open(directory: directory)
            let value = try await body(store)
            try await store.close()
            return value
        #if POSTGRESQL
        case .postgreSQL(let url):
            let store = try await PostgreSQLStore.open(url: url)
            let value = try await body(store)
            await store.close()
            return value
        #endif
        }
    }

    /// Runs the loop without the store.
    func runBare(_ chats: Int, seconds: Double, name: String) throws -> Double {
        switch self {
        case .sqlite(let directory):
            try BareSQLite(path: "\(directory)/\(SQLiteStore.fileName)").run(chats, seconds: seconds, name: name)
        #if POSTGRESQL
        case .postgreSQL(let url):
            try BarePostgreSQL(url: url).run(chats, seconds: seconds, name: name)
        #endif
        }
    }
}

/// Makes databases in a folder, and ends the server that it started for them.
final class Places {
    private let folder: String
    #if POSTGRESQL
    private let server: PostgreSQLServer?
    #endif

    /// - Parameter folder: An empty folder on the disk to measure.
    /// - Throws: The errors of starting PostgreSQL.
    init(folder: String) throws {
        self.folder = folder
        #if POSTGRESQL
        server = PostgreSQLServer.isInstalled ? try PostgreSQLServer() : nil
        #endif
    }

    /// Makes a new, empty database of each available engine.
    func make(_ name: String) throws -> [Place] {
        var places: [Place] = [.sqlite(directory: "\(folder)/\(name)")]
        #if POSTGRESQL
        if let server { places.append(.postgreSQL(url: server.url(try server.createDatabase()))) }
        #endif
        return places
    }

    /// Returns the CPU time of PostgreSQL's processes so far, in seconds; 0 for an engine in this process.
    func serverSeconds(_ place: Place) throws -> Double {
        #if POSTGRESQL
        if case .postgreSQL = place, let server { return try server.cpuSeconds() }
        #endif
        return 0
    }
}
