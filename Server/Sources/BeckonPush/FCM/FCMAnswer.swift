import Beckon
import BeckonJSON

/// An answer of FCM: the HTTP status and, for a refusal, its details, status and message.
///
/// The details decide first, then `error.status`, then the HTTP status; the body may be HTML or empty.
struct FCMAnswer: Sendable, Hashable {
    var httpStatus: Int
    /// `error.details[].errorCode` of the FcmError, nil when there is none.
    var errorCode: String?
    /// `error.status`, nil when there is none.
    var status: String?
    /// Whether the refusal is about the registration token: a BadRequest that names the field `message.token`, or a
    /// message that says the token is not valid.
    var isAboutToken = false
    /// The header `Retry-After`.
    var retryAfter: Milliseconds?
}

extension FCMAnswer {
    /// Reads an answer; a malformed body counts as empty.
    init(_ response: HTTP2Response, now: Timestamp) {
        httpStatus = response.status
        retryAfter = RetryAfter.read(response.header("retry-after"), now: now)
        guard !(200..<300).contains(response.status), let body = try? JSONValue(parsing: response.body),
            let error = body["error"]
        else { return }
        status = Self.word(error["status"])
        let message = error["message"]?.string ?? ""
        isAboutToken = message.contains("not a valid FCM registration token")
        for detail in error["details"]?.array ?? [] {
            let type = detail["@type"]?.string ?? ""
            if type.hasSuffix("google.firebase.fcm.v1.FcmError") { errorCode = Self.word(detail["errorCode"]) }
            if type.hasSuffix("google.rpc.BadRequest") {
                let fields = (detail["fieldViolations"]?.array ?? []).compactMap { $0["field"]?.string }
                if fields.contains("message.token") { isAboutToken = true }
            }
        }
    }

    /// A word of the answer that a log may hold: the vendor's constants are short.
    private static func word(_ value: JSONValue?) -> String? {
        value?.string.flatMap { $0.utf8.count <= 64 ? $0 : nil }
    }

    /// The status and error code; safe for a log.
    var word: String { (["fcm \(httpStatus)"] + [errorCode ?? status].compactMap { $0 }).joined(separator: " ") }

    /// The answer's consequence for the push, the token and the credential.
    var verdict: PushVerdict {
        switch Self.class(httpStatus: httpStatus, errorCode: errorCode, status: status, isAboutToken: isAboutToken) {
        case .delivered: .outcome(.delivered)
        case .retry: .outcome(.retry(after: retryAfter, reason: word))
        case .retryDevice: .outcome(.retry(after: retryAfter, reason: word, isDeviceOnly: true))
        case .retryQuota: .outcome(.retry(after: retryAfter ?? .seconds(60), reason: word))
        case .renewToken: .renewCredential
        case .tokenDead: .outcome(.tokenDead(asOf: nil, reason: word))
        case .messageBad: .outcome(.messageBad(reason: word))
        case .unexplained: .outcome(.unexplained(reason: word))
        case .configurationFault: .outcome(.configurationFault(reason: word))
        }
    }

    /// The kind of an answer.
    enum Class: Sendable, Hashable {
        case delivered
        /// The service fails.
        case retry
        /// Firebase cannot reach the service behind this token (APNs or web push) because the project lacks its key;
        /// other platforms of the project work.
        case retryDevice
        /// A quota is used up.
        case retryQuota
        case renewToken
        case tokenDead
        case messageBad
        /// The error is one that Google has not told of.
        case unexplained
        case configurationFault
    }

    /// The class of each `errorCode` (Google, "FCM error codes").
    static let errorCodes: [String: Class] = [
        "UNREGISTERED": .tokenDead,
        "SENDER_ID_MISMATCH": .tokenDead,
        "THIRD_PARTY_AUTH_ERROR": .retryDevice,
        "QUOTA_EXCEEDED": .retryQuota,
        "INTERNAL": .retry,
        "UNAVAILABLE": .retry,
        "INVALID_ARGUMENT": .messageBad,
    ]

    /// The class of each `error.status`, for answers without an `errorCode`.
    static let statuses: [String: Class] = [
        "INVALID_ARGUMENT": .messageBad,
        "UNAUTHENTICATED": .renewToken,
        "PERMISSION_DENIED": .configurationFault,
        "NOT_FOUND": .configurationFault,
        "RESOURCE_EXHAUSTED": .retryQuota,
        "INTERNAL": .retry,
        "UNAVAILABLE": .retry,
    ]

    private static func `class`(httpStatus: Int, errorCode: String?, status: String?, isAboutToken: Bool) -> Class {
        if (200..<300).contains(httpStatus) { return .delivered }
        let named = errorCode.flatMap { errorCodes[$0] } ?? status.flatMap { statuses[$0] }
        let found = named ?? usualClass(of: httpStatus, namesError: errorCode != nil || status != nil)
        return found == .messageBad && httpStatus == 400 && isAboutToken ? .tokenDead : found
    }

    /// Returns the class of an HTTP status, for answers whose body names no error, or an unknown one.
    ///
    /// Without a name it is no answer of FCM: something else listens at the endpoint.
    static func usualClass(of httpStatus: Int, namesError: Bool) -> Class {
        switch httpStatus {
        case 200..<300: .delivered
        case 401: .renewToken
        case 403, 404, 405: .configurationFault
        case 413: .messageBad
        case 429: .retryQuota
        case 400..<500: namesError ? .unexplained : .configurationFault
        case 500...: .retry
        default: .configurationFault
        }
    }
}
