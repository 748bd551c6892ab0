import Beckon
import BeckonPlatform
import Testing

/// What a platform's answer means for a delivery.
@Suite("Answers of platforms") struct PlatformReplyTests {
    private func reply(_ status: Int, _ body: String = "", wait: String? = nil) -> PlatformReply {
        PlatformReply(status: status, headers: wait.map { ["Retry-After": $0] } ?? [:], body: Array(body.utf8))
    }

    @Test(
        "a refusal of a message is surely, perhaps or not about what it holds",
        arguments: [
            (400, AgentAnswer.Failure.content(reason: "status 400")), (413, .content(reason: "status 413")),
            (422, .content(reason: "status 422")), (302, .perhapsContent(reason: "status 302")),
            (403, .perhapsContent(reason: "status 403")), (404, .perhapsContent(reason: "status 404")),
            (406, .perhapsContent(reason: "status 406")), (409, .perhapsContent(reason: "status 409")),
            (451, .perhapsContent(reason: "status 451")), (401, .unreachable(reason: "status 401")),
            (408, .unreachable(reason: "status 408")), (425, .refused(reason: "status 425")),
            (429, .unreachable(reason: "status 429")), (500, .failing(reason: "status 500")),
            (503, .failing(reason: "status 503")),
        ])
    func refusals(_ status: Int, _ failure: AgentAnswer.Failure) {
        #expect(reply(status).messageFailure == failure)
    }

    @Test("a page in the place of an answer is no success", arguments: ["<html>Maintenance</html>", "OK", "{"])
    func pages(_ body: String) {
        let page = reply(200, body)
        #expect(!page.isSuccess)
        #expect(page.failure == .unreachable(reason: "status 200, and no JSON"))
        #expect(page.messageFailure == .failing(reason: "status 200, and no JSON"))
    }

    @Test("an answer in JSON, or without a body, is one", arguments: ["", " \r\n", "{}", "[]", "null", "\"id\""])
    func successes(_ body: String) {
        #expect(reply(202, body).isSuccess)
        #expect(reply(202, body).messageFailure == nil)
    }

    @Test(
        "a pause is at most as long as the longest one between two deliveries",
        arguments: [
            ("0", 0), ("7", 7), ("99999999", 300), ("9223372036854775807", 300), ("99999999999999999999", 300),
            ("-1", nil), ("abc, 99", nil), ("", nil),
        ] as [(String, Int64?)])
    func pauses(_ text: String, _ seconds: Int64?) {
        #expect(reply(503, wait: text).retryAfter == seconds.map { .seconds($0) })
    }

    @Test("a pause that ends at a date is counted from the answer's own date")
    func dates() {
        var answer = reply(429, wait: "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(answer.retryAfter == nil)
        answer.headers["date"] = "Sun, 06 Nov 1994 08:49:30 GMT"
        #expect(answer.retryAfter == .seconds(7))
        #expect(answer.failure == .busy(.seconds(7), reason: "status 429"))
        answer.headers["date"] = "Sun, 06 Nov 1994 08:50:00 GMT"
        #expect(answer.retryAfter == .zero)
    }
}
