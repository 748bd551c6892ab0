package import Beckon
package import BeckonJSON
package import BeckonTime
import Foundation

/// Sends requests to platforms.
///
/// All adapters share one; tests have their own.
package protocol PlatformTransport: Sendable {
    /// Sends a request and returns the answer, whatever its status.
    ///
    /// - Throws: ``PlatformFailure`` when no answer came.
    func send(_ call: PlatformCall) async throws(PlatformFailure) -> PlatformReply
}

/// A request to a platform.
package struct PlatformCall: Hashable, Sendable {
    package var method: String
    /// An `http` or `https` address.
    package var url: String
    package var headers: PlatformHeaders
    package var body: [UInt8]?
    /// How long the whole exchange may last.
    package var timeout: Milliseconds
    /// Whether it may be sent again when the server ended a connection that had waited; a read that takes what it reads from
    /// the server may not.
    package var isSafeToRepeat: Bool

    package init(
        _ method: String = "GET", _ url: String, headers: PlatformHeaders = [:], body: [UInt8]? = nil,
        timeout: Milliseconds = .seconds(10)
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
        isSafeToRepeat = ["GET", "HEAD", "PUT", "DELETE"].contains(method)
    }

    /// A request with a JSON body.
    package init(_ method: String, _ url: String, json: JSONValue, headers: PlatformHeaders = [:]) {
        self.init(method, url, headers: headers, body: json.encoded())
        self.headers["content-type"] = "application/json"
    }

    /// A request with the body of a form.
    package init(_ method: String, _ url: String, form: [(name: String, value: String)], headers: PlatformHeaders = [:])
    {
        let text = form.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }.joined(separator: "&")
        self.init(method, url, headers: headers, body: Array(text.utf8))
        self.headers["content-type"] = "application/x-www-form-urlencoded"
    }

    /// A text as one segment of a path or one value of a query or form: everything but RFC 3986's unreserved characters is
    /// escaped.
    package static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

/// A platform's answer.
package struct PlatformReply: Hashable, Sendable {
    package var status: Int
    package var headers: PlatformHeaders
    package var body: [UInt8]

    package init(status: Int, headers: PlatformHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Whether the status is 200 to 299 and the platform itself answers: with JSON or without a body.
    ///
    /// A page in the answer's place comes from something before the platform, such as one that says that it is being maintained.
    package var isSuccess: Bool { hasStatusOfSuccess && (isBlank || (try? JSONValue(parsing: body)) != nil) }

    /// Whether the status is 200 to 299, whoever answers.
    package var hasStatusOfSuccess: Bool { (200..<300).contains(status) }

    private var isBlank: Bool { body.allSatisfy { [0x09, 0x0a, 0x0d, 0x20].contains($0) } }

    /// The body as JSON; null if it is none.
    package var json: JSONValue { (try? JSONValue(parsing: body)) ?? .null }

    /// The longest pause that a platform can ask for.
    package static let longestPause = RetryAfter.longest

    /// How long the platform asks to wait, from `Retry-After`; nil if it does not say so, at most ``longestPause``.
    ///
    /// A date is compared with the answer's own `Date`, so that this machine's clock does not matter.
    package var retryAfter: Milliseconds? {
        let sent = headers["date"].flatMap { RetryAfter.secondsSince1970($0) }
        return RetryAfter.read(headers["retry-after"], now: sent.map { Timestamp(milliseconds: $0 * 1_000) })
    }
}

/// No answer came from a platform.
package struct PlatformFailure: Error, Hashable, Sendable {
    /// Why, in closed words that a log may hold.
    package enum Reason: String, Hashable, Sendable, CaseIterable {
        /// No connection came about, so the platform did not get the request.
        case notReached = "not reached"
        /// The platform may have got the request.
        case noAnswer = "no answer"
        case tooLarge = "the answer is too large"
        case malformed = "the answer is malformed"
        /// The platform refuses the credentials.
        case refusedCredentials = "the credentials are refused"
        /// The task was cancelled; the platform may have got the request.
        case cancelled
    }

    package let reason: Reason
    /// How long the platform asks to wait; nil if it does not say so.
    package let pause: Milliseconds?

    package init(_ reason: Reason, pause: Milliseconds? = nil) {
        self.reason = reason
        self.pause = pause
    }

    /// Whether the platform may have got the request.
    package var mayHaveArrived: Bool { reason != .notReached && reason != .refusedCredentials }

    /// Whether nothing can be asked now, so that it says nothing about what was asked for.
    package var isOutage: Bool {
        switch reason {
        case .notReached, .refusedCredentials, .cancelled: true
        case .noAnswer, .tooLarge, .malformed: false
        }
    }
}

extension PlatformReply {
    /// What a refusal means for a delivery; nil for a success.
    ///
    /// 429 and 503 with `Retry-After` ask for a pause; 401, 408, 429, 5xx and a page in the answer's place concern all chats; any
    /// other status concerns the one chat.
    package var failure: AgentAnswer.Failure? {
        if isSuccess { return nil }
        let reason = "status \(status)"
        if hasStatusOfSuccess { return .unreachable(reason: "\(reason), and no JSON") }
        if status == 429 || status == 503, let retryAfter { return .busy(retryAfter, reason: reason) }
        switch status {
        case 401, 408, 429, 500...: return .unreachable(reason: reason)
        default: return .refused(reason: reason)
        }
    }
}

extension PlatformReply {
    /// What a refusal of a customer's message means for its delivery; nil for a success.
    ///
    /// 400, 413, 415 and 422 say that the platform does not take what the message holds, other refusals may say so. A failure
    /// may be about the message, too.
    package var messageFailure: AgentAnswer.Failure? {
        switch failure {
        case .refused(let reason)?: .ofContent(status: status, reason: reason)
        case .unreachable(let reason)? where status >= 500 || hasStatusOfSuccess: .failing(reason: reason)
        default: failure
        }
    }
}

extension PlatformFailure {
    /// What the fault means for a delivery.
    package var failure: AgentAnswer.Failure {
        if let pause { return .busy(pause, reason: reason.rawValue) }
        return .unreachable(reason: reason.rawValue)
    }
}
