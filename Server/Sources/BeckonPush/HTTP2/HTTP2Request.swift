import Beckon
import NIOHPACK

/// One request for an HTTP/2 service: its headers, the pseudo headers first, and its body.
struct HTTP2Request: Sendable {
    /// `:method`, `:scheme`, `:path` and `:authority`, then the others, each with its HPACK indexing.
    var headers: HPACKHeaders
    var body: [UInt8]
    /// The last uptime at which its stream may be opened.
    var latestStart = Uptime.never
    /// Whether an earlier attempt had no answer, so that this one should not be lost as well.
    var isRepeat = false
    /// Whether the sender may send it once more if its connection is lost before the answer.
    var mayRepeat = false
}

/// An answer of a service.
struct HTTP2Response: Sendable, Equatable {
    var status: Int
    var headers: HPACKHeaders
    /// At most ``HTTP2ConnectionState/Limits/maximumBodyBytes``; a longer body is cut.
    var body: [UInt8]
    /// The number of the sender's connection on which the answer arrived.
    var connection: Int = 0

    /// The first value of a header, nil when it is absent.
    func header(_ name: String) -> String? { headers.first(name: name) }

    /// The header `Date`.
    var date: String? { header("date") }
}

/// The result of a request.
enum HTTP2Result: Sendable, Equatable {
    /// The service answered.
    case response(HTTP2Response)
    /// The service surely did not process the request, so it may be sent again at once.
    case unprocessed(HTTP2Cause)
    /// The service may have processed the request.
    case unsure(HTTP2Cause)
    /// No connection is open and none is tried before this time has passed; the service surely did not process the
    /// request.
    case unreachable(retryAfter: Milliseconds, HTTP2Cause)

    /// The result of a request whose first attempt may have been processed, of which this is the result of the second.
    var ofRepeat: HTTP2Result {
        switch self {
        case .response, .unsure: self
        case .unprocessed(let cause), .unreachable(_, let cause): .unsure(cause)
        }
    }
}

/// Why a request has no answer; safe for a log.
struct HTTP2Cause: Sendable, Hashable, CustomStringConvertible {
    let description: String

    static let noStreamInTime = HTTP2Cause(description: "no free stream in time")
    static let tooLate = HTTP2Cause(description: "too late to begin")
    static let timeout = HTTP2Cause(description: "no answer in time")
    static let goAway = HTTP2Cause(description: "GOAWAY")
    static let refusedStream = HTTP2Cause(description: "REFUSED_STREAM")
    static let resetStream = HTTP2Cause(description: "stream reset")
    static let connectionLost = HTTP2Cause(description: "connection lost")
    static let connectFailed = HTTP2Cause(description: "cannot connect")
    static let noAnswer = HTTP2Cause(description: "connected, and cut before any answer")
    static let onlyGoAways = HTTP2Cause(description: "each connection ended in GOAWAY")
    static let badAnswer = HTTP2Cause(description: "answer without status")
    static let queueFull = HTTP2Cause(description: "queue full")
    static let credentialRefused = HTTP2Cause(description: "the credential was refused")
    static let stopped = HTTP2Cause(description: "stopped")
    static let cancelled = HTTP2Cause(description: "cancelled")
}

extension HPACKHeaders {
    /// The headers for the first request of a connection, with names that enter the compression table, so that later
    /// requests are shorter.
    var introducingNames: HPACKHeaders {
        var headers = HPACKHeaders()
        headers.reserveCapacity(count)
        for (name, value, indexing) in self {
            headers.add(name: name, value: value, indexing: indexing == .nonIndexable ? .indexable : indexing)
        }
        return headers
    }
}
