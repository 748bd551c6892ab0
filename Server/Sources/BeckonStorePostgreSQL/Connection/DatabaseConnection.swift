import Beckon
package import BeckonStoreSQL
import CLibPQ

/// One connection to the server, used by one thread.
///
/// Requests are sent together and their answers arrive together (libpq's pipeline mode): one round trip, whatever their
/// number. No wait exceeds the caller's deadline.
package final class DatabaseConnection {
    private let handle: OpaquePointer
    /// How long the server may take for one exchange.
    var limit: Milliseconds
    private let pulse: DatabasePulse
    private let timelines: SeenTimelines
    private var prepared: Set<Int> = []
    private var buffer = ParameterBuffer()
    let results = ResultAccount()

    /// The number of its address in the settings.
    var address = 0

    /// When the server started, in its own words; a different value means that it has restarted.
    var serverStart = ""

    /// The timeline of the server when it was connected to; nil if it does not tell.
    var timeline: ServerTimeline?

    /// Whether the server has standbys of which none confirms a commit before it is acknowledged.
    var isAheadOfStandbys = false

    /// Whether another server has continued the database since.
    var isOvertaken: Bool { !timelines.admits(timeline) }

    /// Connects, and applies the settings that the engine depends on.
    ///
    /// libpq's `connect_timeout` limits the time for each host.
    init(_ settings: ConnectionSettings) throws(ConnectionFailure) {
        let handle = settings.withPointers { PQconnectdbParams($0, $1, 0) }
        guard let handle else { throw .unreachable("out of memory") }
        self.handle = handle
        limit = settings.limit
        pulse = settings.pulse
        timelines = settings.timelines
        guard PQstatus(handle) == CONNECTION_OK else { throw .unreachable(Self.words(of: handle)) }
        PQsetNoticeReceiver(handle, { _, _ in }, nil)
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else { throw .lost }
    }

    /// Closes without waiting for the server; a failed connection has a handle to free as well.
    deinit { PQfinish(handle) }

    /// The server's process that serves this connection.
    var processID: Int32 { PQbackendPID(handle) }

    /// The server's version as a number, 150018 for 15.18.
    var serverVersion: Int { Int(PQserverVersion(handle)) }

    /// Runs requests in one round trip, within the settings' limit.
    ///
    /// - Returns: One result for each request.
    /// - Throws: The first failure; requests after it were not run.
    @discardableResult
    func run(_ requests: [BoundStatement]) throws(ConnectionFailure) -> [QueryResult] {
        try run(requests, before: Deadline(after: limit))
    }

    /// Runs one request.
    @discardableResult
    func run(_ statement: Statement, _ values: StoredValue...) throws(ConnectionFailure) -> QueryResult {
        guard let result = try run([BoundStatement(statement, values: values)]).first else { throw .lost }
        return result
    }

    func run(_ requests: [BoundStatement], before deadline: Deadline) throws(ConnectionFailure) -> [QueryResult] {
        guard !requests.isEmpty else { return [] }
        let answers = try send(requests)
        guard PQpipelineSync(handle) == 1 else { throw .lost }
        try flush(before: deadline)
        return try receive(answers, before: deadline)
    }

    /// Waits for notifications until a deadline, or until another descriptor can be read.
    ///
    /// - Returns: The payloads that arrived.
    func notifications(
        orReadable other: Int32, before deadline: Deadline
    ) throws(ConnectionFailure) -> [String] {
        // Some may have arrived with the answer to a request.
        let waiting = takeNotifications()
        guard waiting.isEmpty else { return waiting }
        var files = [
            pollfd(fd: try socket, events: Int16(POLLIN), revents: 0),
            pollfd(fd: other, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&files, 2, deadline.remaining)
        if count > 0, files[0].revents != 0, PQconsumeInput(handle) == 0 { throw .lost }
        return takeNotifications()
    }

    private func takeNotifications() -> [String] {
        var payloads: [String] = []
        while let notification = PQnotifies(handle) {
            payloads.append(String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
        return payloads
    }
}

// MARK: - Sending

extension DatabaseConnection {
    /// The answers to a pipeline's requests, in order.
    private enum Answer {
        case preparation(of: Int)
        case result
    }

    private func send(_ requests: [BoundStatement]) throws(ConnectionFailure) -> [Answer] {
        var answers: [Answer] = []
        var preparing: Set<Int> = []
        for request in requests {
            let statement = request.statement
            if !prepared.contains(statement.number), preparing.insert(statement.number).inserted {
                try prepare(statement)
                answers.append(.preparation(of: statement.number))
            }
            buffer.fill(with: request)
            let sent = buffer.withValues { values, lengths, formats in
                PQsendQueryPrepared(
                    handle, Self.name(of: statement), Int32(values.count), values, lengths, formats, 1)
            }
            guard sent == 1 else { throw .lost }
            answers.append(.result)
        }
        return answers
    }

    /// A statement's name on the server.
    private static func name(of statement: Statement) -> String { "beckon_\(statement.number)" }

    private func prepare(_ statement: Statement) throws(ConnectionFailure) {
        let types = statement.parameters.map { statement.takesRows ? $0.arrayOID : $0.oid }
        guard PQsendPrepare(handle, Self.name(of: statement), statement.sql, Int32(types.count), types) == 1 else {
            throw .lost
        }
    }

    /// Hands everything to the socket and reads the server's answers meanwhile, so that neither side blocks the other.
    private func flush(before deadline: Deadline) throws(ConnectionFailure) {
        while true {
            switch PQflush(handle) {
            case 0: return
            case 1:
                if try wait(for: POLLIN | POLLOUT, before: deadline) & POLLIN != 0, PQconsumeInput(handle) == 0 {
                    throw .lost
                }
            default: throw .lost
            }
        }
    }
}

// MARK: - Receiving

extension DatabaseConnection {
    private func receive(
        _ answers: [Answer], before deadline: Deadline
    ) throws(ConnectionFailure) -> [QueryResult] {
        var results: [QueryResult] = []
        results.reserveCapacity(answers.count)
        var failure: ServerError?
        for answer in answers {
            while let result = try next(before: deadline) {
                switch result.status {
                case PGRES_TUPLES_OK, PGRES_COMMAND_OK: accept(result, for: answer, into: &results)
                case PGRES_PIPELINE_ABORTED: continue
                default: failure = failure ?? ServerError(of: result)
                }
            }
        }
        // No nil follows the result that marks the pipeline's end.
        let end = try next(before: deadline)
        if let failure { throw .server(failure) }
        guard end?.status == PGRES_PIPELINE_SYNC, results.count <= answers.count else { throw .lost }
        return results
    }

    private func accept(_ result: QueryResult, for answer: Answer, into results: inout [QueryResult]) {
        switch answer {
        case .preparation(let number): prepared.insert(number)
        case .result: results.append(result)
        }
    }

    /// Returns the next result, or nil at the end of a request's results.
    private func next(before deadline: Deadline) throws(ConnectionFailure) -> QueryResult? {
        while PQisBusy(handle) == 1 {
            _ = try wait(for: POLLIN, before: deadline)
            guard PQconsumeInput(handle) == 1 else { throw .lost }
            pulse.beat()
        }
        let result = PQgetResult(handle).map { QueryResult($0, account: results) }
        guard PQstatus(handle) == CONNECTION_OK else {
            // The server may have reported the reason before it closed the connection.
            if let result, result.status == PGRES_FATAL_ERROR, result.errorField("C") != nil {
                throw .server(ServerError(of: result))
            }
            throw .lost
        }
        return result
    }

    private var socket: Int32 {
        get throws(ConnectionFailure) {
            let socket = PQsocket(handle)
            guard socket >= 0 else { throw .lost }
            return socket
        }
    }

    /// Waits until the socket is ready for one of the events.
    private func wait(for events: Int32, before deadline: Deadline) throws(ConnectionFailure) -> Int32 {
        var file = pollfd(fd: try socket, events: Int16(events), revents: 0)
        let begin = ContinuousClock.now
        while true {
            // Another connection may have heard from the server meanwhile.
            let left = min(deadline.remaining, pulse.deadline(ofWaitFrom: begin)?.remaining ?? .max)
            guard left > 0 else { throw .timedOut }
            if poll(&file, 1, left) > 0 { return Int32(file.revents) }
            // What others hear from the server that has taken its place says nothing about this one.
            guard !isOvertaken else { throw .timedOut }
        }
    }

    /// libpq's last message about a connection, on one line.
    private static func words(of handle: OpaquePointer) -> String {
        let message = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
        return message.split(whereSeparator: \.isNewline).map { $0.trimming(" \t") }.joined(separator: "; ")
    }
}

extension Substring {
    fileprivate func trimming(_ characters: String) -> String {
        let start = firstIndex { !characters.contains($0) } ?? endIndex
        return String(self[start...])
    }
}

// MARK: - The store's driver

extension DatabaseConnection: SQLConnection {
    package typealias Row = RowReader
    package typealias Failure = ConnectionFailure

    package func first<Value>(
        _ request: BoundStatement, _ read: (RowReader) throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> Value? {
        try run([request]).first?.first(read)
    }

    package func all<Value>(
        _ request: BoundStatement, _ read: (RowReader) throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> [Value] {
        guard let result = try run([request]).first else { return [] }
        return try result.all(read)
    }

    @discardableResult
    package func change(_ requests: [BoundStatement]) throws(ConnectionFailure) -> [Int] {
        try run(requests).map { $0.changes }
    }
}

extension DatabaseConnection {
    private static let rollback = Statement("ROLLBACK")

    /// Runs a body between the beginning and the end of a transaction; if it fails, nothing stays open or written.
    func inTransaction<Value>(
        _ begin: [BoundStatement], end: Statement, _ body: () throws(ConnectionFailure) -> Value
    ) throws(ConnectionFailure) -> Value {
        do throws(ConnectionFailure) {
            try run(begin)
            let value = try body()
            try run(end)
            return value
        } catch {
            if !error.endsConnection { try run(Self.rollback) }
            throw error
        }
    }
}

extension ParameterType {
    var oid: UInt32 {
        switch self {
        case .bigint: 20
        case .text: 25
        case .boolean: 16
        }
    }

    /// The type's array type.
    package var arrayOID: UInt32 {
        switch self {
        case .bigint: 1_016
        case .text: 1_009
        case .boolean: 1_000
        }
    }
}
