import Beckon
import BeckonStoreSQL
import Synchronization

/// The point in a database's history that a server stands at.
///
/// A standby that becomes the primary begins a new timeline. The former primary stays on the older one and may accept
/// connections for a while: what it has does not count any more.
struct ServerTimeline: Hashable, Sendable {
    /// The number that a database keeps in all its copies.
    let database: String
    /// Eight hexadecimal digits, as in the names of the log's files.
    let number: String

    private static let ask = Statement(
        """
        SELECT (SELECT system_identifier::text FROM pg_control_system()), \
        substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8)
        """)

    /// Reads it from a server that takes writes; nil from a service that does not tell it.
    static func read(over connection: DatabaseConnection) throws(ConnectionFailure) -> ServerTimeline? {
        do throws(ConnectionFailure) {
            return try connection.run(ask).first { row throws(ConnectionFailure) in
                ServerTimeline(database: try row.text(.first), number: try row.text(.second))
            }
        } catch {
            // The server became a standby a moment ago, or its operator keeps these functions for others.
            guard case .server(let refusal) = error, !refusal.endsConnection else { throw error }
            return nil
        }
    }
}

/// The newest timeline of each database that this process has seen.
package final class SeenTimelines: Sendable {
    private let newest = Mutex<[String: String]>([:])

    package init() {}

    /// Notes a server's timeline.
    ///
    /// - Returns: Whether the server may be used; false if another one has continued its database.
    func admits(_ timeline: ServerTimeline?) -> Bool {
        guard let timeline else { return true }
        return newest.withLock { newest in
            let known = newest[timeline.database] ?? timeline.number
            newest[timeline.database] = max(known, timeline.number)
            return timeline.number >= known
        }
    }
}
