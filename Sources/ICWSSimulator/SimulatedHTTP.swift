import Foundation

/// A request that the simulator received.
package struct SimulatedRequest: Sendable, Hashable {
    /// The verb.
    package var verb: String
    /// The path, still encoded.
    package var path: String
    /// Query options, decoded.
    package var query: [String: String]
    /// Headers by their names in lower case.
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
            guard let name = sides.first, !name.isEmpty else { continue }
            query[name] = sides.count > 1 ? sides[1] : ""
        }
    }

    /// The request as JSON, for tests that check what arrived.
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
    /// The session whose messages follow as an event stream; nil for an ordinary answer.
    var streamSession: String?
    /// Ends the connection in the middle of the body, as a broken network does.
    var breaksOff = false
    /// Ends the connection without an answer.
    var isSilent = false
    /// The wait before the answer, in milliseconds.
    var delay = 0

    static let mediaType = "application/vnd.inin.icws+JSON; charset=utf-8"

    static func json(_ status: Int, _ value: WireJSON, _ headers: [String: String] = [:]) -> SimulatedAnswer {
        let all = headers.merging(["Content-Type": mediaType]) { first, _ in first }
        return SimulatedAnswer(status: status, headers: all, body: value.bytes())
    }

    static func empty(_ status: Int) -> SimulatedAnswer {
        SimulatedAnswer(status: status, headers: status == 204 ? [:] : ["Content-Type": mediaType])
    }

    /// An error; seen from servers: with id and code, with a code alone, and about a property.
    static func error(
        _ status: Int, _ id: String?, _ message: String = "(localised text)", code: Int? = nil, property: String? = nil
    ) -> SimulatedAnswer {
        var body: [String: WireJSON] = ["message": .text(message)]
        if let id { body["errorId"] = .text(id) }
        if let code { body["errorCode"] = .integer(code) }
        if let property {
            body["__type"] = .text("urn:inin.com:common:invalidPropertyError")
            body["propertyName"] = .text(property)
        }
        return json(status, .object(body))
    }
}

/// The simulator's faults, each in force until it is set otherwise.
package struct SimulatorSwitches: Sendable, Hashable, Codable {
    /// The hosts that answers to connecting name as alternatives, also those with 503.
    package var alternateHosts: [String] = []
    /// Whether connecting is answered with 503.
    package var isUnavailable = false
    /// Every success has an empty body.
    package var emptySuccess = false
    /// Every cookie is stale.
    package var staleCookie = false
    /// Event streams end after this many events, in the middle of the next one; 0 means never.
    package var dropStreamAfter = 0
    /// Each batch begins with a message of an unknown type.
    package var unknownType = false
    /// Each answer waits this many milliseconds, at most 60,000.
    package var slowMilliseconds = 0
    /// The connection ends in the middle of the next poll's answer; its messages are lost.
    package var breakNextPoll = false
    /// The operation whose next call is carried out, but whose connection ends without an answer; empty for none.
    package var swallowNext = ""
    /// The version of the feature `messaging`; below 2 there is no event stream.
    package var messagingVersion = 2
    /// Successes without a body have status 204, as some servers send it.
    package var noContent = false
    /// Each batch begins with a message of which one element cannot be read.
    package var misread = false
    /// Answers to connecting set the cookie of a load balancer, too, and every call must bring it.
    package var loadBalancer = false

    /// Makes switches without faults.
    package init() {}
}
