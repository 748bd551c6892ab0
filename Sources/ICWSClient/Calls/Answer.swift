import BeckonJSON
public import BeckonTransport
public import ICWSCommon
public import ICWSCore

/// The answer to a call: typed by its status, with everything that came.
///
/// A refusal is an answer too; an error is thrown only where none came.
public struct Answer<Success: AnswerBody>: Sendable {
    /// What the answer says.
    public enum Outcome: Sendable {
        /// A 2xx with a body that is as described.
        case success(Success)
        /// A 2xx with nothing in it where a body was described; the server may do so.
        case empty
        /// A 2xx with a body that is not as described; the bytes are in ``Answer/bytes``.
        case unreadable(any Error)
        /// Any other status.
        case refused(Refusal)
    }

    /// What the answer says.
    public let outcome: Outcome
    /// The HTTP status code.
    public let status: Int
    /// The headers.
    public let headers: TransportHeaders
    /// The body as it came.
    public let bytes: [UInt8]

    /// Reads an answer.
    ///
    /// - Parameter response: What came.
    public init(_ response: TransportResponse) {
        status = response.status
        headers = response.headers
        bytes = response.body
        if !response.isSuccess {
            outcome = .refused(Refusal(response))
        } else if response.body.isEmpty, !Success.mayBeEmpty {
            outcome = .empty
        } else {
            do {
                outcome = .success(try Success(body: response.body))
            } catch {
                outcome = .unreadable(error)
            }
        }
    }

    /// Whether the status is a 2xx, whatever the body is.
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The body of a success.
    public var success: Success? {
        if case .success(let body) = outcome { body } else { nil }
    }

    /// Why the server refused.
    public var refusal: Refusal? {
        if case .refused(let refusal) = outcome { refusal } else { nil }
    }
}

extension Answer {
    /// What the JSON body of a success holds.
    ///
    /// - Returns: Nil when there is none.
    public func value<Value>() -> Value? where Success == JSONBody<Value> { success?.value }
}

/// A server's refusal.
public struct Refusal: Sendable, Hashable {
    /// What a status means in ICWS.
    public enum Kind: Sendable, Hashable {
        /// 400: malformed, or rejected credentials.
        case badRequest
        /// 401: token or cookie are bad, or the session has expired.
        case unauthorized
        /// 403: a right or licence is missing.
        case forbidden
        /// 404: no such object.
        case notFound
        /// 405: not this verb.
        case methodNotAllowed
        /// 409: it does not fit what is there.
        case conflict
        /// 410: no longer part of the interface; never to be tried again.
        case gone
        /// 416: no such range.
        case rangeNotSatisfiable
        /// 500: the server failed.
        case serverError
        /// 503: another host is to be taken.
        case unavailable
        /// 504: something behind the server did not answer.
        case gatewayTimeout
        /// Any other status.
        case other(Int)
    }

    /// What the status means.
    public let kind: Kind
    /// The HTTP status code.
    public let status: Int
    /// The error, if the body holds one; its `as(_:)` gives the derived errors.
    public let error: ICWS.Common.Error?
    /// The hosts that the server names instead of itself; at most 16.
    public let alternateHosts: [String]
    /// How long to wait before the next try, if the server says so.
    public let retryAfter: Duration?

    /// Reads a refusal.
    ///
    /// - Parameter response: An answer that is no 2xx.
    public init(_ response: TransportResponse) {
        status = response.status
        kind = Kind(status: response.status)
        retryAfter = response.retryAfter
        let json = try? JSONValue(parsing: response.body, limits: .answers)
        error = json.flatMap { ICWS.Common.Error(json: $0) }
        alternateHosts = (json?["alternateHostList"]?.array ?? []).prefix(16).compactMap(\.string)
    }

    /// The identifier of the error, for example `error.request.accessDenied.cookie.invalid`.
    public var errorID: String? { error?.errorId }
}

extension Refusal.Kind {
    fileprivate init(status: Int) {
        let known: [Int: Refusal.Kind] = [
            400: .badRequest, 401: .unauthorized, 403: .forbidden, 404: .notFound, 405: .methodNotAllowed,
            409: .conflict, 410: .gone, 416: .rangeNotSatisfiable, 500: .serverError, 503: .unavailable,
            504: .gatewayTimeout,
        ]
        self = known[status] ?? .other(status)
    }
}
