import Beckon
import BeckonJSON

/// An answer of APNs: a status and, for a refusal, its reason and the time since which a token is dead.
struct APNsAnswer: Sendable, Hashable {
    var status: Int
    /// `reason`, empty when the body does not name one.
    var reason = ""
    /// `timestamp` of 410.
    var timestamp: Timestamp?
    /// The header `Retry-After`.
    var retryAfter: Milliseconds?
}

extension APNsAnswer {
    /// Reads an answer; a malformed body counts as empty.
    init(_ response: HTTP2Response, now: Timestamp) {
        status = response.status
        let body = response.body.isEmpty ? nil : try? JSONValue(parsing: response.body)
        let reason = body?["reason"]?.string ?? ""
        self.reason = reason.utf8.count <= 64 ? reason : ""
        timestamp = Timestamp(named: body?["timestamp"]?.integer(in: Timestamp.nameable))
        retryAfter = RetryAfter.read(response.header("retry-after"), now: now)
    }

    /// The status and reason; safe for a log.
    var word: String { reason.isEmpty ? "apns \(status)" : "apns \(status) \(reason)" }

    /// Whether the provider token is called invalid.
    var isAboutToken: Bool { reason == "InvalidProviderToken" }

    /// The answer's consequence for the push, the token and the credential.
    var verdict: PushVerdict {
        switch Self.classes[Key(status: status, reason: reason)]
            ?? Self.usualClass(of: status, hasReason: !reason.isEmpty)
        {
        case .delivered: .outcome(.delivered)
        case .retry: .outcome(.retry(after: retryAfter, reason: word))
        case .retryDevice:
            .outcome(.retry(after: retryAfter ?? .seconds(60), reason: word, isDeviceOnly: true))
        case .retryElsewhere: .leaveConnection(then: .retry(after: retryAfter ?? .seconds(1), reason: word))
        case .unprocessedElsewhere: .leaveConnection(then: .unprocessed)
        case .renewToken: .renewCredential
        case .keepToken: .keepCredential(after: retryAfter ?? .seconds(60))
        case .tokenDead: .outcome(.tokenDead(asOf: timestamp, reason: word))
        case .tokenStrange: .outcome(.tokenDead(asOf: timestamp, reason: word, isStrange: true))
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
        /// This device got too many pushes.
        case retryDevice
        /// This server shuts down.
        case retryElsewhere
        /// The connection was idle for too long.
        case unprocessedElsewhere
        case renewToken
        case keepToken
        case tokenDead
        /// The token is malformed, or of the other environment.
        case tokenStrange
        case messageBad
        /// The reason is one that Apple has not told of.
        case unexplained
        case configurationFault
    }

    struct Key: Sendable, Hashable {
        var status: Int
        var reason: String
    }

    /// Every status and reason that Apple's "Handling notification responses from APNs" names.
    static let classes: [Key: Class] = {
        let rows: [(Int, Class, [String])] = [
            (400, .tokenStrange, ["BadDeviceToken"]),
            (400, .tokenDead, ["DeviceTokenNotForTopic"]),
            (400, .configurationFault, ["TopicDisallowed", "BadTopic", "MissingTopic"]),
            (
                400, .messageBad,
                [
                    "BadCollapseId", "BadExpirationDate", "BadMessageId", "BadPriority", "InvalidPushType",
                    "DuplicateHeaders", "MissingDeviceToken", "PayloadEmpty",
                ]
            ),
            (400, .unprocessedElsewhere, ["IdleTimeout"]),
            (403, .renewToken, ["ExpiredProviderToken"]),
            (
                403, .configurationFault,
                [
                    "InvalidProviderToken", "MissingProviderToken", "Forbidden", "BadCertificate",
                    "BadCertificateEnvironment", "UnrelatedKeyIdInToken", "BadEnvironmentKeyIdInToken",
                ]
            ),
            // The path and the method are the same for every push.
            (404, .configurationFault, ["BadPath"]),
            (405, .configurationFault, ["MethodNotAllowed"]),
            (410, .tokenDead, ["Unregistered", "ExpiredToken"]),
            (413, .messageBad, ["PayloadTooLarge"]),
            (429, .retryDevice, ["TooManyRequests"]),
            (429, .keepToken, ["TooManyProviderTokenUpdates"]),
            (500, .retry, ["InternalServerError"]),
            (503, .retry, ["ServiceUnavailable"]),
            (503, .retryElsewhere, ["Shutdown"]),
        ]
        var classes: [Key: Class] = [:]
        for (status, kind, reasons) in rows {
            for reason in reasons { classes[Key(status: status, reason: reason)] = kind }
        }
        return classes
    }()

    /// Returns the class of a status whose reason is unknown or missing.
    ///
    /// Only APNs' own reasons tell that a message is at fault. An answer without one comes from something else that
    /// listens at the endpoint.
    static func usualClass(of status: Int, hasReason: Bool) -> Class {
        switch status {
        case 200: .delivered
        case 410: .tokenDead
        case 413: .messageBad
        case 429: .retryDevice
        case 401, 403, 404, 405: .configurationFault
        case 400..<500: hasReason ? .unexplained : .configurationFault
        case 500...: .retry
        default: .configurationFault
        }
    }
}
