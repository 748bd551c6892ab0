import BeckonJSON
public import BeckonTransport
public import ICWSCommon
public import ICWSCore

/// The answer to a call: its outcome by status, and its headers and bytes.
///
/// A refusal is an answer too; a call throws only when it got no answer.
public struct Answer<Success: AnswerBody>: Sendable {
    /// The outcomes of a call that was answered.
    public enum Outcome: Sendable {
        /// A 2xx with a body that fits its contract, or all that it must have does; `problems` of the body says what does not.
        case success(Success)
        /// A 2xx with an empty body although the description has one; servers may do so.
        case empty
        /// A 2xx with a body that does not fit its contract; ``Answer/bytes`` holds it.
        case unreadable(any Error)
        /// Any other status.
        case refused(Refusal)
    }

    /// The outcome.
    public let outcome: Outcome
    /// The HTTP status code.
    public let status: Int
    /// The headers.
    public let headers: TransportHeaders
    /// The body as received.
    public let bytes: [UInt8]

    /// Reads an answer.
    ///
    /// - Parameter response: The HTTP answer.
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

    /// Whether the status is a 2xx, whether or not the body can be read.
    public var isSuccess: Bool { (200..<300).contains(status) }

    /// The body of a success; nil for any other outcome.
    public var success: Success? {
        if case .success(let body) = outcome { body } else { nil }
    }

    /// The refusal; nil for any other outcome.
    public var refusal: Refusal? {
        if case .refused(let refusal) = outcome { refusal } else { nil }
    }
}

extension Answer {
    /// Returns the value in the JSON body of a success.
    ///
    /// - Returns: Nil for any other outcome.
    public func value<Value>() -> Value? where Success == JSONBody<Value> { success?.value }
}

/// A server's refusal.
///
/// Its description has the status, its meaning and the error's id, and no text of the server, so it may be logged.
public struct Refusal: Sendable, Hashable, CustomStringConvertible {
    /// The meaning of a status in ICWS.
    public enum Kind: Sendable, Hashable {
        /// 400: the request is malformed, or the credentials are refused.
        case badRequest
        /// 401: the token or cookie is wrong, or the session has expired.
        case unauthorized
        /// 403: the user lacks a right or licence.
        case forbidden
        /// 404: the object does not exist.
        case notFound
        /// 405: the path does not allow the verb.
        case methodNotAllowed
        /// 409: the request conflicts with the current state.
        case conflict
        /// 410: the operation is no longer part of the interface; trying again never helps.
        case gone
        /// 416: the range does not exist.
        case rangeNotSatisfiable
        /// 500: the server failed.
        case serverError
        /// 503: the client should use another host.
        case unavailable
        /// 504: a service behind the server did not answer.
        case gatewayTimeout
        /// Any other status.
        case other(Int)
    }

    /// The meaning of the status.
    public let kind: Kind
    /// The HTTP status code.
    public let status: Int
    /// The error, if the body holds one; its `as(_:)` gives the derived errors.
    public let error: ICWS.Common.Error?
    /// The hosts that the server names instead of itself; at most 16.
    public let alternateHosts: [String]
    /// How long to wait before the next try, if the server says so.
    public let retryAfter: Duration?
    /// The headers.
    public let headers: TransportHeaders
    /// The body as received.
    public let bytes: [UInt8]

    /// Reads a refusal.
    ///
    /// - Parameter response: An answer with a status other than 2xx.
    public init(_ response: TransportResponse) {
        status = response.status
        headers = response.headers
        bytes = response.body
        kind = Kind(status: response.status)
        retryAfter = response.retryAfter
        let json = try? JSONValue(parsing: response.body, limits: .answers)
        error = json.flatMap { ICWS.Common.Error(json: $0) }
        alternateHosts = (json?["alternateHostList"]?.array ?? []).prefix(16).compactMap(\.string)
    }

    /// The refusal in one line, for example `403 forbidden, error.request.accessDenied (7)`.
    public var description: String {
        let code = error?.fields.json["errorCode"]?.int.map { " (\($0))" } ?? ""
        let property = error?.fields.json["propertyName"]?.string.map { ": \($0)" } ?? ""
        return "\(status)" + kind.words + (errorID.map { ", \($0)" } ?? "") + code + property
    }

    /// Whether the server does not know the customer's chat or callback: it is over, or another server has it.
    ///
    /// A 404 without the error of ICWS comes from something before the server, and says nothing about the chat.
    public var isAboutUnknownCustomer: Bool {
        guard let errorID, !errorID.isEmpty else { return false }
        let ids = ["invalidParticipantId", "invalidChatId", "invalidCallbackId"]
        return ids.contains { errorID.hasSuffix("." + $0) } || kind == .notFound || kind == .gone
    }

    /// Whether a server of ICWS refuses to begin a session, so that no host and no later time would help.
    ///
    /// What does not speak its language is something before it, or a server that starts.
    var isFinal: Bool { errorID?.isEmpty == false && [400, 401, 403, 405, 409, 410].contains(status) }

    /// Whether something before the server answers, or asks to come again: it says nothing about the request.
    ///
    /// Servers write an error into each refusal, some with its code alone.
    var isStranger: Bool {
        switch status {
        case 300..<400, 407, 408, 429: true
        default: errorID?.isEmpty != false && error?.fields.json["errorCode"]?.int == nil
        }
    }

    /// Whether the same request may succeed later: the server failed, or it was not the server that refused.
    var mayPass: Bool { status >= 500 || isStranger }

    /// The identifier of the error, for example `error.request.accessDenied.cookie.invalid`.
    public var errorID: String? { error?.errorId }
}

extension Refusal.Kind {
    /// The meaning in words, with a space before them; nothing for a status that ICWS does not give a meaning.
    fileprivate var words: String {
        switch self {
        case .badRequest: " bad request"
        case .unauthorized: " unauthorized"
        case .forbidden: " forbidden"
        case .notFound: " not found"
        case .methodNotAllowed: " method not allowed"
        case .conflict: " conflict"
        case .gone: " gone"
        case .rangeNotSatisfiable: " range not satisfiable"
        case .serverError: " server error"
        case .unavailable: " use another host"
        case .gatewayTimeout: " gateway time-out"
        case .other: ""
        }
    }

    fileprivate init(status: Int) {
        let known: [Int: Refusal.Kind] = [
            400: .badRequest, 401: .unauthorized, 403: .forbidden, 404: .notFound, 405: .methodNotAllowed,
            409: .conflict, 410: .gone, 416: .rangeNotSatisfiable, 500: .serverError, 503: .unavailable,
            504: .gatewayTimeout,
        ]
        self = known[status] ?? .other(status)
    }
}
