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

    /// The name as it stands in the table.
    var engine: String {
        switch self {
        case .sqlite: "SQLite"
        #if POSTGRESQL
        case .postgreSQL: "PostgreSQL"
        #endif
        }
    }

    /// Reads what ``text`` gave.
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

/// Makes databases below a folder, and ends what it started for them.
final class Places {
    private let folder: String
    #if POSTGRESQL
    private let server: PostgreSQLServer?
    #endif

    /// - Parameter folder: An empty folder on the disk that is measured.
    /// - Throws: What starting PostgreSQL throws.
    init(folder: String) throws {
        self.folder = folder
        #if POSTGRESQL
        server = PostgreSQLServer.isInstalled ? try PostgreSQLServer() : nil
        #endif
    }

    /// A new, empty database of each engine that is at hand.
    func make(_ name: String) throws -> [Place] {
        var places: [Place] = [.sqlite(directory: "\(folder)/\(name)")]
        #if POSTGRESQL
        if let server { places.append(.postgreSQL(url: server.url(try server.createDatabase()))) }
        #endif
        return places
    }

    /// The processor time of PostgreSQL's processes so far, in seconds; nil for an engine in our own process.
    func serverSeconds(_ place: Place) throws -> Double {
        #if POSTGRESQL
        if case .postgreSQL = place, let server { return try server.cpuSeconds() }
        #endif
        return 0
    }
}
