import Beckon
import CLibPQ

/// Why a request could not be run.
package enum ConnectionFailure: Error, Hashable {
    /// No connection could be made; libpq's message holds host, user and database but no password.
    case unreachable(String)
    /// No connection is tried at the moment, because the last attempt has just failed.
    case down
    /// The connection broke; requests without an answer may have taken effect.
    case lost
    /// No answer in time; the requests may still take effect.
    case timedOut
    /// The server refused a request; the requests after it had no effect.
    case server(ServerError)
    /// This program cannot work with the server or its answers; the text says what to do.
    case unusable(String)

    /// Whether the connection can no longer be used.
    var endsConnection: Bool {
        switch self {
        case .unreachable, .down, .lost, .timedOut: true
        case .server(let error): error.endsConnection
        case .unusable: false
        }
    }

    /// What happened at one of several addresses.
    var words: String {
        if case .unreachable(let words) = self { words } else { StoreError(self).message }
    }

    /// Whether the same requests may succeed at once over a new connection.
    var isStaleConnection: Bool {
        switch self {
        case .lost: true
        case .server(let error): error.endsConnection
        default: false
        }
    }
}

/// A server's report about a statement that it refused: its code and names from the schema, no values.
package struct ServerError: Error, Hashable {
    /// The five characters of PostgreSQL's appendix A.
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

    /// Another transaction collided, or a row that another program wrote: a deadlock, a serialization failure, a
    /// violated constraint.
    var isInTheWay: Bool { sqlState.hasPrefix("40") || sqlState.hasPrefix("23") }

    /// The session has no future: the server stops, was told to end the session or takes no writes any more, or a prepared
    /// statement no longer fits the tables.
    var endsConnection: Bool {
        sqlState.hasPrefix("57P") || sqlState.hasPrefix("08") || ["25006", "25P03", "0A000"].contains(sqlState)
    }

    /// The fault of the database that the error shows.
    var failure: StoreCondition.Failure? {
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
        return (["database error (PostgreSQL \(sqlState))"] + names).joined(separator: ", ")
    }
}

extension StoreError {
    /// Makes the error of a failure before the commit: nothing was written.
    init(_ failure: ConnectionFailure) {
        switch failure {
        case .unreachable(let words): self.init(.unavailable, "the database cannot be reached: \(words)")
        case .down: self.init(.unavailable, "the database cannot be reached")
        case .lost: self.init(.unavailable, "the connection to the database broke")
        case .timedOut: self.init(.unavailable, "the database did not answer in time")
        case .server(let error): self.init(Self.code(of: error), error.text, cause: error)
        case .unusable(let words): self.init(.unusable, words)
        }
    }

    /// Returns the code for the caller that corresponds to a server's code.
    private static func code(of error: ServerError) -> Code {
        if error.sqlState == "53100" { return .full }
        // Data that does not fit, including a text that is too long for an index.
        if ["22", "54"].contains(error.sqlState.prefix(2)) { return .refused }
        // Violated constraints, missing tables or permissions, damaged pages: another attempt cannot succeed.
        return ["23", "28", "3D", "3F", "42", "XX"].contains(error.sqlState.prefix(2)) ? .unusable : .unavailable
    }
}
