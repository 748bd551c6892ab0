import Beckon
import NIOHPACK
import Testing

@testable import BeckonPush

@Suite struct AccessTokenAnswerTests {
    private func read(
        _ status: Int, _ body: String, headers: HPACKHeaders = [:], lead: Int64? = nil
    ) -> Result<AccessTokenAnswer, AccessTokenFailure> {
        AccessTokenAnswer.read(
            HTTP2Response(status: status, headers: headers, body: Array(body.utf8)), keyID: "4f1c", lead: lead,
            now: Timestamp(milliseconds: 0))
    }

    @Test("a token and its life are read")
    func reads() {
        #expect(
            read(200, #"{"access_token":"t","expires_in":3599}"#)
                == .success(AccessTokenAnswer(token: "t", seconds: 3_599)))
    }

    @Test(
        "a refusal is a fault of the account; it names the key, and the clock if that is wrong",
        arguments: [400, 401, 403])
    func refusal(status: Int) {
        let grant = "token endpoint: \(status) invalid_grant for key 4f1c: "
        let body = #"{"error":"invalid_grant"}"#
        #expect(
            read(status, body)
                == .failure(.refused(reason: "\(grant)the key may be deleted or of another account")))
        #expect(
            read(status, body, lead: -3_700)
                == .failure(.refused(reason: "\(grant)this machine's clock is 61 min behind the service's")))
    }

    @Test("429 and server errors are temporary", arguments: [429, 500, 503])
    func trouble(status: Int) {
        let expected = AccessTokenFailure.unavailable(retryAfter: .seconds(3), reason: "token endpoint: \(status)")
        #expect(read(status, "<html>", headers: ["retry-after": "3"]) == .failure(expected))
    }

    @Test("an answer without a usable token is a refusal", arguments: ["", "{}", #"{"access_token":"a b\r\nx"}"#])
    func unusable(body: String) {
        guard case .failure(.refused) = read(200, body) else {
            Issue.record("taken")
            return
        }
    }
}
