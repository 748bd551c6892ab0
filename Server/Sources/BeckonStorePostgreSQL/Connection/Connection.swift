import Beckon
import CLibPQ

/// One connection to the server, used by one thread.
///
/// Requests go out together and their answers come back together (libpq's pipeline mode): one round trip, whatever
/// their number. No wait is longer than the deadline that the caller gives.
final class Connection {
    private let handle: OpaquePointer
    private let limit: Milliseconds
    private let pulse: DatabasePulse
    private var prepared: Set<Int> = []
    private var buffer = ParameterBuffer()
    let results = ResultAccount()

    /// When the server was started, in its own words: another one says that it was started anew since.
    var serverStart = ""

    /// Connects, and sets what the engine depends on.
    ///
    /// How long it may take is libpq's `connect_timeout`, for each host.
    init(_ settings: ConnectionSettings) throws(ConnectionFailure) {
        let handle = settings.withPointers { PQconnectdbParams($0, $1, 0) }
        guard let handle else { throw .unreachable("out of memory") }
        self.handle = handle
        limit = settings.limit
        pulse = settings.pulse
        guard PQstatus(handle) == CONNECTION_OK else { throw .unreachable(Self.words(of: handle)) }
        PQsetNoticeReceiver(handle, { _, _ in }, nil)
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else { throw .lost }
    }

    /// Closes without waiting for the server; also what did not come to stand has a handle to be freed.
    deinit { PQfinish(handle) }

    /// The server's process that serves this connection.
    var processID: Int32 { PQbackendPID(handle) }

    /// The server's version as a number, 150018 for 15.18.
    var serverVersion: Int { Int(PQserverVersion(handle)) }

    /// Runs requests in one round trip, within the settings' limit.
    ///
    /// - Returns: one result a request.
    /// - Throws: the first failure; requests after it were not run.
    @discardableResult
    func run(_ requests: [Request]) throws(ConnectionFailure) -> [QueryResult] {
        try run(requests, before: Deadline(after: limit))
    }

    /// Runs one request.
    @discardableResult
    func run(_ statement: Statement, _ values: StoredValue...) throws(ConnectionFailure) -> QueryResult {
        guard let result = try run([Request(statement, values: values)]).first else { throw .lost }
        return result
    }

    func run(_ requests: [Request], before deadline: Deadline) throws(ConnectionFailure) -> [QueryResult] {
        guard !requests.isEmpty else { return [] }
        let answers = try send(requests)
        guard PQpipelineSync(handle) == 1 else { throw .lost }
        try flush(before: deadline)
        return try receive(answers, before: deadline)
    }

    /// Waits for notifications until a deadline, or until another descriptor can be read.
    ///
    /// - Returns: the payloads that came.
    func notifications(
        orReadable other: Int32, before deadline: Deadline
    ) throws(ConnectionFailure) -> [String] {
        // Some may have come with the answer to a request.
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

extension Connection {
    /// What comes back for a pipeline, in its order.
    private enum Answer {
        case preparation(of: Int)
        case result
    }

    private func send(_ requests: [Request]) throws(ConnectionFailure) -> [Answer] {
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
                    handle, statement.name, Int32(values.count), values, lengths, formats, 1)
            }
            guard sent == 1 else { throw .lost }
            answers.append(.result)
        }
        return answers
    }

    private func prepare(_ statement: Statement) throws(ConnectionFailure) {
        let types = statement.parameters.map { statement.takesRows ? $0.arrayOID : $0.oid }
        guard PQsendPrepare(handle, statement.name, statement.sql, Int32(types.count), types) == 1 else {
            throw .lost
        }
    }

    /// Hands everything to the socket, and takes what the server says meanwhile, so that neither waits for the other.
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

extension Connection {
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
        // The mark of the pipeline's end has no nil after it.
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

    /// The next result, or nil where a request's results end.
    private func next(before deadline: Deadline) throws(ConnectionFailure) -> QueryResult? {
        while PQisBusy(handle) == 1 {
            _ = try wait(for: POLLIN, before: deadline)
            guard PQconsumeInput(handle) == 1 else { throw .lost }
            pulse.beat()
        }
        let result = PQgetResult(handle).map { QueryResult($0, account: results) }
        guard PQstatus(handle) == CONNECTION_OK else {
            // The server may have said why before it went.
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

    /// Waits until the socket is ready for one of some events.
    private func wait(for events: Int32, before deadline: Deadline) throws(ConnectionFailure) -> Int32 {
        var file = pollfd(fd: try socket, events: Int16(events), revents: 0)
        let begin = ContinuousClock.now
        while true {
            // Another connection may have heard the server meanwhile.
            let left = min(deadline.remaining, pulse.deadline(ofWaitFrom: begin)?.remaining ?? .max)
            guard left > 0 else { throw .timedOut }
            if poll(&file, 1, left) > 0 { return Int32(file.revents) }
        }
    }

    /// libpq's last words about a connection, on one line.
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
