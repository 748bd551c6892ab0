import NIOHPACK

/// A stand-in's answer to a request.
package struct SimulatedAnswer: Sendable, Equatable {
    /// The HTTP status, 100 to 599.
    package var status: Int
    /// Headers with names in lower case.
    package var headers: [(name: String, value: String)]
    /// The body, possibly empty.
    package var body: [UInt8]

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - status: The HTTP status.
    ///   - headers: Headers with names in lower case.
    ///   - body: The body.
    package init(_ status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Makes an answer whose body is JSON.
    static func json(
        _ status: Int, _ body: String, headers: [(name: String, value: String)] = []
    ) -> SimulatedAnswer {
        let type = (name: "content-type", value: "application/json; charset=UTF-8")
        return SimulatedAnswer(status, headers: [type] + headers, body: Array(body.utf8))
    }

    /// Whether status, headers in order, and body are the same.
    package static func == (left: SimulatedAnswer, right: SimulatedAnswer) -> Bool {
        left.status == right.status && left.body == right.body
            && left.headers.elementsEqual(right.headers) { $0.name == $1.name && $0.value == $1.value }
    }
}

/// A stand-in's reaction to a request: an answer or none, and the fate of the connection.
struct SimulatedReaction: Sendable, Equatable {
    enum Act: Sendable, Equatable {
        case answer(SimulatedAnswer)
        /// The request stays open for ever.
        case silence
        /// RST_STREAM with REFUSED_STREAM: surely not processed.
        case refuseStream
        /// RST_STREAM with INTERNAL_ERROR: perhaps processed.
        case resetStream
        /// GOAWAY that names a last stream below this one: surely not processed.
        case refuseByGoAway
        /// The connection ends at once.
        case cut
    }

    var act: Act
    var delay: Duration = .zero
    /// A new stream limit, announced before the answer.
    var maximumConcurrentStreams: Int?
    /// GOAWAY after the answer; earlier requests are still answered.
    var goAway = false

    static func answer(_ answer: SimulatedAnswer) -> SimulatedReaction { SimulatedReaction(act: .answer(answer)) }
}

/// Decides the answers of a stand-in; it is called on an event loop and must not block.
protocol SimulatedService: Sendable {
    /// The stream limit that a new connection announces, nil for none.
    var maximumConcurrentStreams: Int? { get }

    /// Decides what to do with a whole request.
    func react(to request: SimulatedRequest) -> SimulatedReaction

    /// Forgets a connection that has ended.
    func connectionClosed(_ connection: Int)
}

/// Makes the header blocks of the answers on one connection.
struct HTTP2AnswerHeaders {
    /// Headers whose values never repeat; they stay out of the compression table, which is searched for each value.
    private static let unique = ["apns-id", "apns-unique-id"]

    /// Those whose names are in the table, so that later blocks refer to them.
    private var introduced: [String] = []

    /// Returns the header block of an answer.
    ///
    /// - Parameter answer: The answer; it must be sent next on this connection.
    /// - Returns: Its status and its headers in their order.
    mutating func block(of answer: SimulatedAnswer) -> HPACKHeaders {
        var block = HPACKHeaders()
        block.reserveCapacity(answer.headers.count + 1)
        block.add(name: ":status", value: String(answer.status))
        for (name, value) in answer.headers { block.add(name: name, value: value, indexing: indexing(of: name)) }
        return block
    }

    private mutating func indexing(of name: String) -> HPACKIndexing {
        guard Self.unique.contains(name) else { return .indexable }
        if introduced.contains(name) { return .nonIndexable }
        introduced.append(name)
        return .indexable
    }
}
