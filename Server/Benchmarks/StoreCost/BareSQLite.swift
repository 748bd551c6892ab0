import Beckon
import BeckonStoreSQL
import Foundation
import GRDBSQLite
import Measure

/// A loop that uses SQLite's C interface directly, with the store's statements, and as many messages in a transaction
/// as the gateway's queue could put there at most.
final class BareSQLite {
    private let database: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    /// Opens the file of a store, with synchronous writes as in the store.
    init(path: String) throws {
        var handle: OpaquePointer?
        guard sqlite3_open(path, &handle) == SQLITE_OK, let handle else { throw StoreCostError("cannot open the file") }
        database = handle
        for setting in ["synchronous = FULL", "cache_size = -16384", "temp_store = MEMORY"] {
            try run("PRAGMA \(setting)")
        }
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(database)
    }

    /// Writes one message to each of some chats in a transaction, repeatedly.
    ///
    /// - Returns: Committed messages per second.
    func run(_ chats: Int, seconds: Double, name: String) throws -> Double {
        let ids = (0..<chats).map { "\(name) \($0)" }
        let start = Monotonic.now
        var position = 0
        while Monotonic.seconds(since: start) < seconds {
            position += 1
            try run("BEGIN IMMEDIATE")
            for id in ids { try write(position, to: id) }
            try run("COMMIT")
        }
        return Double(position * chats) / Monotonic.seconds(since: start)
    }

    private func write(_ position: Int, to id: String) throws {
        let before = Writing.head(id, version: Int64(position), lastPosition: position - 1)
        guard let step = Writing.message(over: before).step else { throw StoreCostError("a message is no step") }
        let update = ChatQuery.step(step.parts)
        try run(update.statement.sqlite, update.values(of: step).map(\.bare))
        guard sqlite3_changes(database) == 1 else { throw StoreCostError("\(id) refuses a message") }
        try run(EventQuery.insert.sqlite, Writing.event(position).values(in: ChatID(id)).map(\.bare))
    }

    /// Runs a statement to its end.
    ///
    /// - Returns: The number of rows in its result.
    @discardableResult
    private func run(_ sql: String, _ values: (any BareValue)?...) throws -> Int { try run(sql, values) }

    @discardableResult
    private func run(_ sql: String, _ values: [(any BareValue)?]) throws -> Int {
        let statement = try prepared(sql)
        defer { sqlite3_reset(statement) }
        for (index, value) in values.enumerated() {
            let place = Int32(index + 1)
            let code = value?.bind(to: statement, at: place) ?? sqlite3_bind_null(statement, place)
            guard code == SQLITE_OK else { throw failure() }
        }
        var rows = 0
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: rows += 1
            case SQLITE_DONE: return rows
            default: throw failure()
            }
        }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw failure()
        }
        statements[sql] = statement
        return statement
    }

    private func failure() -> StoreCostError { StoreCostError(String(cString: sqlite3_errmsg(database))) }
}

private protocol BareValue {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32
}

extension StoredValue {
    fileprivate var bare: (any BareValue)? {
        switch self {
        case .null: nil
        case .text(let text): text
        case .integer(let integer): integer
        case .boolean(let isTrue): isTrue ? 1 : 0
        }
    }
}

extension Int: BareValue {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        sqlite3_bind_int64(statement, index, Int64(self))
    }
}

extension Int64: BareValue {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { sqlite3_bind_int64(statement, index, self) }
}

extension String: BareValue {
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        // -1: SQLite copies the text.
        sqlite3_bind_text(statement, index, self, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }
}
