import Beckon
import NIOHPACK
import Testing

@testable import BeckonPush

/// Row by row: Apple's "Handling notification responses from APNs".
@Suite struct APNsAnswerTests {
    static let rows: [(Int, String, PushVerdict)] = {
        func dead(_ word: String) -> PushVerdict { .outcome(.tokenDead(asOf: nil, reason: word)) }
        func fault(_ word: String) -> PushVerdict { .outcome(.configurationFault(reason: word)) }
        func bad(_ word: String) -> PushVerdict { .outcome(.messageBad(reason: word)) }
        func again(_ word: String) -> PushVerdict { .outcome(.retry(after: nil, reason: word)) }
        var rows: [(Int, String, PushVerdict)] = [(200, "", .outcome(.delivered))]
        rows.append(
            (
                400, "BadDeviceToken",
                .outcome(.tokenDead(asOf: nil, reason: "apns 400 BadDeviceToken", isStrange: true))
            ))
        rows.append((400, "DeviceTokenNotForTopic", dead("apns 400 DeviceTokenNotForTopic")))
        for reason in ["TopicDisallowed", "BadTopic", "MissingTopic"] {
            rows.append((400, reason, fault("apns 400 \(reason)")))
        }
        for reason in [
            "BadCollapseId", "BadExpirationDate", "BadMessageId", "BadPriority", "InvalidPushType", "DuplicateHeaders",
            "MissingDeviceToken", "PayloadEmpty",
        ] {
            rows.append((400, reason, bad("apns 400 \(reason)")))
        }
        rows.append((400, "IdleTimeout", .leaveConnection(then: .unprocessed)))
        rows.append((403, "ExpiredProviderToken", .renewCredential))
        for reason in [
            "InvalidProviderToken", "MissingProviderToken", "Forbidden", "BadCertificate",
            "BadCertificateEnvironment", "UnrelatedKeyIdInToken", "BadEnvironmentKeyIdInToken",
        ] {
            rows.append((403, reason, fault("apns 403 \(reason)")))
        }
        for status in [401, 403, 404, 405] {
            rows.append((status, "SomethingNew", fault("apns \(status) SomethingNew")))
        }
        for status in [400, 409, 418] {
            rows.append(
                (status, "SomethingNew", .outcome(.unexplained(reason: "apns \(status) SomethingNew"))))
        }
        // Whatever answers there, it is not APNs.
        for status in [400, 401, 403, 404, 405, 407, 409, 421] { rows.append((status, "", fault("apns \(status)"))) }
        rows.append((404, "BadPath", fault("apns 404 BadPath")))
        rows.append((405, "MethodNotAllowed", fault("apns 405 MethodNotAllowed")))
        rows.append((410, "Unregistered", dead("apns 410 Unregistered")))
        rows.append((410, "ExpiredToken", dead("apns 410 ExpiredToken")))
        rows.append((413, "PayloadTooLarge", bad("apns 413 PayloadTooLarge")))
        rows.append((413, "", bad("apns 413")))
        rows.append(
            (
                429, "TooManyRequests",
                .outcome(
                    .retry(after: .seconds(60), reason: "apns 429 TooManyRequests", isDeviceOnly: true))
            ))
        rows.append((429, "TooManyProviderTokenUpdates", .keepCredential(after: .seconds(60))))
        rows.append((500, "InternalServerError", again("apns 500 InternalServerError")))
        rows.append((503, "ServiceUnavailable", again("apns 503 ServiceUnavailable")))
        rows.append(
            (
                503, "Shutdown",
                .leaveConnection(then: .retry(after: .seconds(1), reason: "apns 503 Shutdown"))
            ))
        rows.append((500, "", again("apns 500")))
        rows.append((502, "SomethingNew", again("apns 502 SomethingNew")))
        rows.append((302, "", fault("apns 302")))
        return rows
    }()

    @Test("every status and reason has its meaning", arguments: rows.indices)
    func means(row: Int) {
        let (status, reason, verdict) = Self.rows[row]
        #expect(APNsAnswer(status: status, reason: reason).verdict == verdict)
    }

    @Test("the table of the test covers the table of the code")
    func isComplete() {
        let tested = Set(Self.rows.map { APNsAnswer.Key(status: $0.0, reason: $0.1) })
        #expect(Set(APNsAnswer.classes.keys).isSubset(of: tested))
    }

    @Test("Retry-After goes before our own waits")
    func prefersRetryAfter() {
        for (status, reason) in [(429, "TooManyRequests"), (500, "InternalServerError"), (503, "ServiceUnavailable")] {
            let answer = APNsAnswer(status: status, reason: reason, retryAfter: .seconds(5))
            let outcome = PushOutcome.retry(after: .seconds(5), reason: answer.word, isDeviceOnly: status == 429)
            #expect(answer.verdict == .outcome(outcome))
        }
    }

    @Test("a body that makes no sense counts as none", arguments: ["", "<html>", "[]", "{\"reason\":7}"])
    func survivesBadBodies(body: String) {
        let response = HTTP2Response(status: 500, headers: [:], body: Array(body.utf8))
        let answer = APNsAnswer(response, now: Timestamp(milliseconds: 0))
        #expect(answer == APNsAnswer(status: 500))
    }
}
