import BeckonCrypto
import BeckonTime
import Foundation
import Testing

/// The values are those that AWS publishes: in its guide to S3's signatures, and in its suite of tests.
@Suite("Signature version 4")
struct SignatureV4Tests {
    private static let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    private let guide = SignatureV4(
        accessKey: "AKIAIOSFODNN7EXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", region: "us-east-1")
    private let suite = SignatureV4(
        accessKey: "AKIDEXAMPLE", secret: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", region: "us-east-1",
        service: "service")
    /// 2013-05-24T00:00:00Z
    private let dayOfGuide = Timestamp(milliseconds: 1_369_353_600_000)
    /// 2015-08-30T12:36:00Z
    private let dayOfSuite = Timestamp(milliseconds: 1_440_938_160_999)

    private func ofGuide(
        _ method: String, _ path: String, query: [(name: String, value: String)] = [],
        headers: [(name: String, value: String)] = [], payload: String = empty
    ) -> String {
        let all =
            headers + [
                (name: "Host", value: "examplebucket.s3.amazonaws.com"), (name: "x-amz-content-sha256", value: payload),
                (name: "x-amz-date", value: "20130524T000000Z"),
            ]
        return guide.authorization(
            for: .init(method: method, path: path, query: query, headers: all, payloadHash: payload), at: dayOfGuide)
    }

    private func ofSuite(
        _ method: String, _ path: String = "/", query: [(name: String, value: String)] = [],
        headers: [(name: String, value: String)] = []
    ) -> String? {
        let all = [
            (name: "Host", value: "example.amazonaws.com"), (name: "X-Amz-Date", value: "20150830T123600Z"),
        ]
        let text = suite.authorization(
            for: .init(method: method, path: path, query: query, headers: all + headers, payloadHash: Self.empty),
            at: dayOfSuite)
        return text.components(separatedBy: "Signature=").last
    }

    @Test("of a part of an object")
    func getObject() {
        let text = ofGuide("GET", "/test.txt", headers: [(name: "range", value: "bytes=0-9")])
        #expect(
            text == "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
                + "SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,"
                + "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41")
    }

    @Test("of an object that is put, with a name that is encoded")
    func putObject() {
        let payload = "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072"
        #expect(
            SHA256.hash(data: Array("Welcome to Amazon S3.".utf8)).map { String($0, radix: 16) }.joined().count > 50)
        let path = "/" + SignatureV4.encoded("test$file.text")
        #expect(path == "/test%24file.text")
        let text = ofGuide(
            "PUT", path,
            headers: [
                (name: "Date", value: "Fri, 24 May 2013 00:00:00 GMT"),
                (name: "x-amz-storage-class", value: "REDUCED_REDUNDANCY"),
            ], payload: payload)
        #expect(text.hasSuffix("Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd"))
    }

    @Test("of queries without a value, and of several")
    func queries() {
        let life = ofGuide("GET", "/", query: [(name: "lifecycle", value: "")])
        #expect(life.hasSuffix("Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"))
        let list = ofGuide("GET", "/", query: [(name: "prefix", value: "J"), (name: "max-keys", value: "2")])
        #expect(list.hasSuffix("Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"))
    }

    @Test("of the requests of the suite")
    func ofTheSuite() {
        #expect(ofSuite("GET") == "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31")
        #expect(ofSuite("POST") == "5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b")
        let swapped = [(name: "Param2", value: "value2"), (name: "Param1", value: "value1")]
        #expect(
            ofSuite("GET", query: swapped) == "b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500")
        let spaces = [(name: "My-Header1", value: " value1"), (name: "My-Header2", value: " \"a   b   c\"")]
        #expect(
            ofSuite("GET", headers: spaces) == "acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736")
    }

    @Test("names a time as the header does")
    func stamps() {
        #expect(SignatureV4.stamp(dayOfSuite) == "20150830T123600Z")
        #expect(SignatureV4.stamp(Timestamp(milliseconds: 1_709_164_799_000)) == "20240228T235959Z")
        #expect(SignatureV4.stamp(Timestamp(milliseconds: 951_782_400_000)) == "20000229T000000Z")
    }
}
