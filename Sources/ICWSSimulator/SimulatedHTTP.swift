import Foundation

/// A request as the simulator got it.
package struct SimulatedRequest: Sendable, Hashable {
    /// The verb.
    package var verb: String
    /// The path, still encoded.
    package var path: String
    /// Query options, decoded.
    package var query: [String: String]
    /// Headers under small names.
    package var headers: [String: String]
    /// The body.
    package var body: [UInt8]

    /// Reads the target of a request line.
    init(verb: String, target: String, headers: [String: String], body: [UInt8]) {
        self.verb = verb
        self.headers = headers
        self.body = body
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        path = parts.first ?? "/"
        query = [:]
        for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1).map { String($0).removingPercentEncoding ?? "" }
            query[sides[0]] = sides.count > 1 ? sides[1] : ""
        }
    }

    /// The request as JSON, for tests that look at what arrived.
    func described(_ tokens: [String: String], _ operation: String) -> WireJSON {
        .object([
            "operation": .text(operation), "verb": .text(verb),
            "tokens": .object(tokens.mapValues { .text($0) }), "query": .object(query.mapValues { .text($0) }),
            "headers": .object(headers.mapValues { .text($0) }),
            "body": body.isEmpty ? .null : WireJSON.parse(body) ?? .text("no JSON"),
        ])
    }
}

/// An answer of the simulator.
struct SimulatedAnswer: Sendable {
    var status: Int
    var headers: [String: String] = [:]
    var body: [UInt8] = []
    /// Whether messages follow as an event stream, and for which session.
    var streamSession: String?
    /// Cuts the answer off after its head, as a connection that breaks.
    var breaksOff = false
    /// Ends the connection without an answer.
    var isSilent = false
    /// Waits before answering, in milliseconds.
    var delay = 0

    static let mediaType = "application/vnd.inin.icws+JSON; charset=utf-8"

    static func json(_ status: Int, _ value: WireJSON, _ headers: [String: String] = [:]) -> SimulatedAnswer {
        let all = headers.merging(["Content-Type": mediaType]) { first, _ in first }
        return SimulatedAnswer(status: status, headers: all, body: value.bytes())
    }

    static func empty(_ status: Int) -> SimulatedAnswer {
        SimulatedAnswer(status: status, headers: status == 204 ? [:] : ["Content-Type": mediaType])
    }

    static func error(_ status: Int, _ id: String, _ message: String = "(localised text)") -> SimulatedAnswer {
        json(status, .object(["errorId": .text(id), "message": .text(message)]))
    }
}

/// What goes wrong in the simulator until it is set otherwise.
package struct SimulatorSwitches: Sendable, Hashable, Codable {
    /// 503 to whoever wants to connect, with these hosts instead.
    package var alternateHosts: [String] = []
    /// Whether connecting is answered with 503.
    package var isUnavailable = false
    /// Every success has an empty body.
    package var emptySuccess = false
    /// Every cookie is stale.
    package var staleCookie = false
    /// Event streams end after so many events, in the middle of the next one; 0 is never.
    package var dropStreamAfter = 0
    /// Each batch begins with a message of an unknown type.
    package var unknownType = false
    /// Each answer waits so many milliseconds, at most 60,000.
    package var slowMilliseconds = 0
    /// The next poll's answer breaks off in the middle; its messages are lost.
    package var breakNextPoll = false
    /// The operation whose next call is done but gets no answer, its connection just ends; empty for none.
    package var swallowNext = ""
    /// The version of the feature `messaging`; below 2 there is no event stream.
    package var messagingVersion = 2

    /// Everything works.
    package init() {}
}
