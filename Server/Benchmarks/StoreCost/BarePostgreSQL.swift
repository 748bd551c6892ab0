#if POSTGRESQL
import Beckon
import BeckonStorePostgreSQL
import CLibPQ
import Measure

/// A loop over libpq itself, with the statements of the store, its two round trips a transaction and as many messages
/// in it as the gateway's queue could at most put there.
final class BarePostgreSQL {
    private let connection: OpaquePointer
    private static let begin = "BEGIN"
    private static let transactionID = "SELECT pg_current_xact_id()::text"
    private static let commit = "COMMIT"

    /// Connects, with the settings of the store's sessions.
    init(url: String) throws {
        guard let connection = PQconnectdb(url), PQstatus(connection) == CONNECTION_OK else {
            throw StoreCostError("no connection")
        }
        self.connection = connection
        let settings = """
            SET search_path = beckon; SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; \
            SET jit = off
            """
        PQclear(PQexec(connection, settings))
        guard PQenterPipelineMode(connection) == 1 else { throw failure() }
        for sql in [Self.begin, Self.transactionID, Self.commit] { try prepare(sql, types: []) }
        for statement in [ChatQuery.lock, ChatQuery.update, EventQuery.positionsOfKeys, EventQuery.insert] {
            try prepare(statement.sql, types: statement.parameters.map(\.arrayOID))
        }
    }

    deinit { PQfinish(connection) }

    /// Writes one message to each of some chats in a transaction, again and again.
    ///
    /// - Returns: Committed messages per second.
    func run(_ chats: Int, seconds: Double, name: String) throws -> Double {
        let ids = (0..<chats).map { "\(name) \($0)" }
        let start = Monotonic.now
        var position = 0
        while Monotonic.seconds(since: start) < seconds {
            position += 1
            try write(position, to: ids)
        }
        return Double(position * chats) / Monotonic.seconds(since: start)
    }

    private func write(_ position: Int, to ids: [String]) throws {
        let keys = ids.map { _ in Writing.key(position) }
        try send(Self.begin)
        try send(Self.transactionID)
        try send(ChatQuery.lock, columns: [ids])
        try send(EventQuery.positionsOfKeys, columns: [ids, keys])
        guard try roundTrip(4) == 1 + ids.count else { throw StoreCostError("chats are missing") }
        try send(ChatQuery.update, columns: columns(ids.map { Self.head($0, position) }))
        try send(EventQuery.insert, columns: columns(ids.map { Self.event($0, position) }))
        try send(Self.commit)
        _ = try roundTrip(3)
    }

    /// The values of a head as the columns of the table stand in the statement.
    private static func head(_ id: String, _ position: Int) -> [String?] {
        let head = Writing.head(id, version: Int64(position) + 1, lastPosition: position)
        return ChatColumn.allCases.map { column in
            switch head[column] {
            case .null: nil
            case .text(let text): text
            case .integer(let integer): "\(integer)"
            case .boolean(let isTrue): isTrue ? "t" : "f"
            }
        }
    }

    private static func event(_ id: String, _ position: Int) -> [String?] {
        [
            id, "\(position)", EventKind.messageText.rawValue, "Customer", Writing.text, PartyKind.client.rawValue,
            "\(Writing.start.milliseconds)", Writing.key(position),
        ]
    }

    private func columns(_ rows: [[String?]]) -> [[String?]] {
        guard let width = rows.first?.count else { return [] }
        return (0..<width).map { column in rows.map { $0[column] } }
    }

    private func send(_ sql: String) throws {
        guard PQsendQueryPrepared(connection, sql, 0, nil, nil, nil, 0) == 1 else { throw failure() }
    }

    private func send(_ statement: Statement, columns: [[String?]]) throws {
        let texts = columns.map { Array((Self.array($0) + "\0").utf8).map { CChar(bitPattern: $0) } }
        let flat = texts.flatMap { $0 }
        let sent = flat.withUnsafeBufferPointer { flat in
            var offset = 0
            let values = texts.map { text -> UnsafePointer<CChar>? in
                defer { offset += text.count }
                return flat.baseAddress?.advanced(by: offset)
            }
            return PQsendQueryPrepared(connection, statement.sql, Int32(values.count), values, nil, nil, 0)
        }
        guard sent == 1 else { throw failure() }
    }

    /// The text form of an array.
    private static func array(_ values: [String?]) -> String {
        "{" + values.map { value in value.map { "\"\($0)\"" } ?? "NULL" }.joined(separator: ",") + "}"
    }

    private func prepare(_ sql: String, types: [UInt32]) throws {
        guard PQsendPrepare(connection, sql, sql, Int32(types.count), types) == 1 else { throw failure() }
        _ = try roundTrip(1)
    }

    /// Sends what was collected and reads its answers.
    ///
    /// - Returns: How many rows they have.
    private func roundTrip(_ answers: Int) throws -> Int {
        guard PQpipelineSync(connection) == 1 else { throw failure() }
        var rows = 0
        for _ in 0..<answers {
            while let result = PQgetResult(connection) {
                defer { PQclear(result) }
                let status = PQresultStatus(result)
                guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
                    throw StoreCostError("PostgreSQL: " + String(cString: PQresultErrorMessage(result)))
                }
                rows += Int(PQntuples(result))
            }
        }
        PQclear(PQgetResult(connection))
        return rows
    }

    private func failure() -> StoreCostError { StoreCostError("libpq: " + String(cString: PQerrorMessage(connection))) }
}
#endif
