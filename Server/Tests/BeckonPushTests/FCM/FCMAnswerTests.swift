import Beckon
import NIOHPACK
import Testing

@testable import BeckonPush

/// Row by row: Google's "FCM error codes" and the answers that were seen.
@Suite struct FCMAnswerTests {
    /// A row: HTTP status, `errorCode`, `status`, field of a BadRequest, and what it means.
    static let rows: [(Int, String?, String?, String?, PushVerdict)] = [
        (200, nil, nil, nil, .outcome(.delivered)),
        (
            400, "INVALID_ARGUMENT", "INVALID_ARGUMENT", "message.token",
            .outcome(.tokenDead(asOf: nil, reason: "fcm 400 INVALID_ARGUMENT"))
        ),
        (
            400, nil, "INVALID_ARGUMENT", "message.token",
            .outcome(.tokenDead(asOf: nil, reason: "fcm 400 INVALID_ARGUMENT"))
        ),
        (
            400, "INVALID_ARGUMENT", "INVALID_ARGUMENT", "message.data",
            .outcome(.messageBad(reason: "fcm 400 INVALID_ARGUMENT"))
        ),
        (400, nil, "INVALID_ARGUMENT", nil, .outcome(.messageBad(reason: "fcm 400 INVALID_ARGUMENT"))),
        (
            401, "THIRD_PARTY_AUTH_ERROR", "UNAUTHENTICATED", nil,
            .outcome(.retry(after: nil, reason: "fcm 401 THIRD_PARTY_AUTH_ERROR", isDeviceOnly: true))
        ),
        (401, nil, "UNAUTHENTICATED", nil, .renewCredential),
        (401, nil, nil, nil, .renewCredential),
        (
            403, "SENDER_ID_MISMATCH", "PERMISSION_DENIED", nil,
            .outcome(.tokenDead(asOf: nil, reason: "fcm 403 SENDER_ID_MISMATCH"))
        ),
        (403, nil, "PERMISSION_DENIED", nil, .outcome(.configurationFault(reason: "fcm 403 PERMISSION_DENIED"))),
        (404, "UNREGISTERED", "NOT_FOUND", nil, .outcome(.tokenDead(asOf: nil, reason: "fcm 404 UNREGISTERED"))),
        (404, nil, "NOT_FOUND", nil, .outcome(.configurationFault(reason: "fcm 404 NOT_FOUND"))),
        (404, nil, nil, nil, .outcome(.configurationFault(reason: "fcm 404"))),
        (413, nil, nil, nil, .outcome(.messageBad(reason: "fcm 413"))),
        (
            429, "QUOTA_EXCEEDED", "RESOURCE_EXHAUSTED", nil,
            .outcome(.retry(after: .seconds(60), reason: "fcm 429 QUOTA_EXCEEDED"))
        ),
        (
            429, nil, "RESOURCE_EXHAUSTED", nil,
            .outcome(.retry(after: .seconds(60), reason: "fcm 429 RESOURCE_EXHAUSTED"))
        ),
        (500, "INTERNAL", "INTERNAL", nil, .outcome(.retry(after: nil, reason: "fcm 500 INTERNAL"))),
        (503, "UNAVAILABLE", "UNAVAILABLE", nil, .outcome(.retry(after: nil, reason: "fcm 503 UNAVAILABLE"))),
        (502, nil, nil, nil, .outcome(.retry(after: nil, reason: "fcm 502"))),
        (504, nil, nil, nil, .outcome(.retry(after: nil, reason: "fcm 504"))),
        (400, "UNSPECIFIED_ERROR", nil, nil, .outcome(.unexplained(reason: "fcm 400 UNSPECIFIED_ERROR"))),
        (400, nil, nil, nil, .outcome(.configurationFault(reason: "fcm 400"))),
        (405, nil, nil, nil, .outcome(.configurationFault(reason: "fcm 405"))),
        (409, nil, nil, nil, .outcome(.configurationFault(reason: "fcm 409"))),
        (500, "UNSPECIFIED_ERROR", nil, nil, .outcome(.retry(after: nil, reason: "fcm 500 UNSPECIFIED_ERROR"))),
        (418, "SOMETHING_NEW", "SOMETHING_ELSE", nil, .outcome(.unexplained(reason: "fcm 418 SOMETHING_NEW"))),
        (302, nil, nil, nil, .outcome(.configurationFault(reason: "fcm 302"))),
    ]

    static func body(errorCode: String?, status: String?, field: String?) -> String {
        var details: [String] = []
        if let errorCode {
            details.append(
                #"{"@type":"type.googleapis.com/google.firebase.fcm.v1.FcmError","errorCode":"\#(errorCode)"}"#)
        }
        if let field {
            details.append(
                #"{"@type":"type.googleapis.com/google.rpc.BadRequest","fieldViolations":[{"field":"\#(field)"}]}"#)
        }
        let named = status.map { #""status":"\#($0)","# } ?? ""
        return #"{"error":{\#(named)"message":"x","details":[\#(details.joined(separator: ","))]}}"#
    }

    @Test("every error has its meaning", arguments: rows.indices)
    func means(row: Int) {
        let (httpStatus, errorCode, status, field, verdict) = Self.rows[row]
        let hasBody = errorCode != nil || status != nil || field != nil
        let body = hasBody ? Self.body(errorCode: errorCode, status: status, field: field) : "<html>"
        let response = HTTP2Response(status: httpStatus, headers: [:], body: Array(body.utf8))
        #expect(FCMAnswer(response, now: Timestamp(milliseconds: 0)).verdict == verdict)
    }

    @Test("the known sentence about a registration token counts as naming the field")
    func readsSentence() {
        let body = """
            {"error":{"code":400,"status":"INVALID_ARGUMENT",
            "message":"The registration token is not a valid FCM registration token"}}
            """
        let response = HTTP2Response(status: 400, headers: [:], body: Array(body.utf8))
        #expect(
            FCMAnswer(response, now: Timestamp(milliseconds: 0)).verdict
                == .outcome(.tokenDead(asOf: nil, reason: "fcm 400 INVALID_ARGUMENT")))
    }

    @Test(
        "Retry-After goes before our own waits, five minutes of it at most",
        arguments: [
            ("12", 12), ("7200", 300), ("9223372036854775807", 300), ("Fri, 31 Dec 9999 23:59:59 GMT", 300),
        ] as [(String, Int64)])
    func prefersRetryAfter(asked: String, told: Int64) {
        let response = HTTP2Response(status: 503, headers: ["retry-after": asked], body: [])
        #expect(
            FCMAnswer(response, now: Timestamp(milliseconds: 0)).verdict
                == .outcome(.retry(after: .seconds(told), reason: "fcm 503")))
    }
}
