import Beckon
import CLibPQ

/// Why a connection could not do what was asked.
enum ConnectionFailure: Error, Hashable {
    /// No connection could be made, in libpq's words, which hold host, user and database but no password.
    case unreachable(String)
    /// Nobody tries to connect just now, because it has just failed.
    case down
    /// The connection broke; what was sent and not answered may have happened.
    case lost
    /// No answer in time; what was sent may still happen.
    case timedOut
    /// The server refused; nothing of what was asked after it happened.
    case server(ServerError)
    /// The server or what it answers is not what this program can work with; the words say what to do.
    case unusable(String)

    /// Whether the connection cannot be used any more.
    var endsConnection: Bool {
        switch self {
        case .unreachable, .down, .lost, .timedOut: true
        case .server(let error): error.endsConnection
        case .unusable: false
        }
    }

    /// Whether the same may succeed over a new connection at once.
    var isStaleConnection: Bool {
        switch self {
        case .lost: true
        case .server(let error): error.endsConnection
        default: false
        }
    }
}

/// What the server says about a statement that it refused: its code and names out of the schema, no values.
struct ServerError: Error, Hashable {
    /// Five characters, as PostgreSQL's appendix A lists them.
    let sqlState: String
    let table: String?
    let constraint: String?

    init(sqlState: String, table: String? = nil, constraint: String? = nil) {
        self.sqlState = sqlState
        self.table = table
        self.constraint = constraint
    }

    init(of result: QueryResult) {
        self.init(
            sqlState: result.errorField("C") ?? "XX000", table: result.errorField("t"),
            constraint: result.errorField("n"))
    }

    /// Another transaction stood in the way, or a row that something else has written: a deadlock, a serialization
    /// failure, a broken constraint.
    var isInTheWay: Bool { sqlState.hasPrefix("40") || sqlState.hasPrefix("23") }

    /// The server ends the session: it stops, was told to end it, or a prepared statement no longer fits the tables.
    var endsConnection: Bool {
        sqlState.hasPrefix("57P") || sqlState.hasPrefix("08") || sqlState == "25P03" || sqlState == "0A000"
    }

    /// What it says about the database itself.
    var trouble: StoreCondition.Trouble? {
        switch sqlState {
        case "53100": .full
        // Damaged data, a damaged index.
        case "XX001", "XX002": .damaged
        default: nil
        }
    }

    /// The code and the names, for logs.
    var text: String {
        let names = [table.map { "table \($0)" }, constraint.map { "constraint \($0)" }].compactMap(\.self)
        return (["PostgreSQL \(sqlState)"] + names).joined(separator: ", ")
    }
}
