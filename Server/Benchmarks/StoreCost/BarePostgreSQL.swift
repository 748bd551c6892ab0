#if POSTGRESQL
import Beckon
import BeckonStorePostgreSQL
import BeckonStoreSQL
import CLibPQ
import Measure

/// A loop that uses libpq directly, with the store's statements, its two round trips for each transaction, and as many
/// messages in a transaction as the gateway's queue could put there at most.
final class BarePostgreSQL {
    private let connection: OpaquePointer
    /// What the store writes of heads for messages.
    private static let update = ChatQuery.update([.message, .cursors, .agentCursor])
    private static let begin = "BEGIN"
    private static let transactionID = "SELECT pg_current_xact_id()::text"
    private static let commit = "COMMIT"

    /// Connects, with the settings of the store's sessions.
    init(url: String) throws {
        guard let connection = PQconnectdb(url), PQstatus(connection) == CONNECTION_OK else {
            throw StoreCostError("cannot connect to PostgreSQL")
        }
        self.connection = connection
        let settings = """
            SET search_path = beckon; SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off; \
            SET jit = off
            """
        PQclear(PQexec(connection, settings))
        guard PQenterPipelineMode(connection) == 1 else { throw failure() }
        for sql in [Self.begin, Self.transactionID, Self.commit] { try prepare(sql, types: []) }
        for statement in [ChatQuery.lock, Self.update.statement, EventQuery.positionsOfKeys, EventQuery.insert] {
            try prepare(statement.sql, types: statement.parameters.map(\.arrayOID))
        }
    }

    deinit { PQfinish(connection) }

    /// Writes one message to each of some chats in a transaction, repeatedly.
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
        guard try roundTrip(4) == 1 + ids.count else { throw StoreCostError("not all chats were found") }
        try send(Self.update.statement, columns: columns(ids.map { Self.head($0, position) }))
        try send(EventQuery.insert, columns: columns(ids.map { Self.event($0, position) }))
        try send(Self.commit)
        _ = try roundTrip(3)
    }

    /// Returns the values of a head in the order of the statement's columns.
    private static func head(_ id: String, _ position: Int) -> [String?] {
        texts(update.values(of: Writing.head(id, version: Int64(position) + 1, lastPosition: position)))
    }

    private static func event(_ id: String, _ position: Int) -> [String?] {
        texts(Writing.event(position).values(in: ChatID(id)))
    }

    private static func texts(_ values: [StoredValue]) -> [String?] {
        values.map { value in
            switch value {
            case .null: nil
            case .text(let text): text
            case .integer(let integer): "\(integer)"
            case .boolean(let isTrue): isTrue ? "t" : "f"
            }
        }
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

    /// Returns the text form of an array.
    private static func array(_ values: [String?]) -> String {
        "{" + values.map { value in value.map { "\"\($0)\"" } ?? "NULL" }.joined(separator: ",") + "}"
    }

    private func prepare(_ sql: String, types: [UInt32]) throws {
        guard PQsendPrepare(connection, sql, sql, Int32(types.count), types) == 1 else { throw failure() }
        _ = try roundTrip(1)
    }

    /// Sends the collected requests and reads their answers.
    ///
    /// - Returns: The number of rows in the answers.
    private func roundTrip(_ answers: Int) throws -> Int {
        guard PQpipelineSync(connection) == 1 else { throw failure() }
        var rows = 0
        for _ in 0..<answers {
            while let result = PQgetResult(connection) {
                defer { PQclear(result) }
                let status = PQresultStatus(result)
                guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
                    throw StoreCostError("PostgreSQL refused: " + String(cString: PQresultErrorMessage(result)))
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
