import Testing

@testable import BeckonFiles

@Suite("Answers of a bucket")
struct S3AnswerTests {
    private let first = String(repeating: "0a", count: 32)
    private let second = String(repeating: "1b", count: 32)

    @Test("list objects, without strangers, and say whether there are more")
    func pages() {
        let body = """
            <?xml version="1.0"?><ListBucketResult><Name>b</Name><IsTruncated>true</IsTruncated>
            <Contents><Key>chat/\(first)</Key><Size>3</Size></Contents><Contents><Key>chat/readme</Key></Contents>
            <Contents><Key>chat/\(second)</Key></Contents></ListBucketResult>
            """
        let page = S3Answer.page(body, prefix: "chat/")
        #expect(page.hashes.map(\.text) == [first, second])
        #expect(page.last == "chat/\(second)")
        #expect(!page.isLast)
        #expect(S3Answer.page(body, prefix: "other/").hashes.isEmpty)
    }

    @Test("that are cut, empty or no list end the list", arguments: ["", "<Key>", "<Key></Key", "</Key><Key>", "{}"])
    func broken(_ body: String) {
        let page = S3Answer.page(body, prefix: "")
        #expect(page.hashes.isEmpty && page.isLast)
        #expect(S3Answer.page("<IsTruncated>true</IsTruncated>" + body, prefix: "").isLast)
    }

    @Test("name the reason of a refusal in a word, or none that is logged")
    func codes() {
        #expect(S3Answer.code(in: "<Error><Code>AccessDenied</Code><Message>m</Message></Error>") == "AccessDenied")
        for body in ["", "<Code></Code>", "<Code>a b</Code>", "<Code>\(String(repeating: "x", count: 65))</Code>"] {
            #expect(S3Answer.code(in: body) == nil)
        }
    }

    @Test("are errors of the vault")
    func errors() {
        #expect(S3Answer.error(status: 404, code: "NoSuchKey").code == .unknown)
        #expect(S3Answer.error(status: 404, code: nil).code == .unknown)
        #expect(S3Answer.error(status: 404, code: "NoSuchBucket").code == .away)
        #expect(S3Answer.error(status: 507, code: nil).code == .full)
        #expect(S3Answer.error(status: 400, code: "QuotaExceeded").code == .full)
        for status in [301, 307, 400, 401, 403, 409, 416, 429, 500, 503] {
            #expect(S3Answer.error(status: status, code: nil).code == .away)
        }
    }
}
