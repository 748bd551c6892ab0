import Testing

@testable import BeckonFiles

@Suite("The place of a bucket")
struct S3BucketTests {
    @Test("is a server's address and nothing more")
    func endpoints() {
        #expect(S3Bucket.Endpoint("https://s3.example.com")?.authority == "s3.example.com")
        #expect(S3Bucket.Endpoint("https://s3.example.com:443")?.authority == "s3.example.com")
        #expect(S3Bucket.Endpoint("http://127.0.0.1:9000")?.authority == "127.0.0.1:9000")
        #expect(S3Bucket.Endpoint("http://a:443")?.isSecure == false)
        for wrong in [
            "", "s3.example.com", "https://", "https://a/", "https://a/b", "https://a?b", "https://u:p@a",
            "https://a:0",
            "https://a:65536", "https://a:", "ftp://a", "https://a b", "https://ä",
        ] {
            #expect(S3Bucket.Endpoint(wrong) == nil)
        }
    }

    @Test("names the bucket in the path or in the host")
    func styles() throws {
        let hash = try #require(ContentHash(String(repeating: "ab", count: 32)))
        let endpoint = try #require(S3Bucket.Endpoint("https://s3.example.com"))
        var bucket = S3Bucket(
            endpoint: endpoint, region: "r", name: "files", prefix: "chat/", accessKey: "a", secret: "s")
        #expect(bucket.url(path: bucket.path(of: hash), query: "") == "https://s3.example.com/files/chat/\(hash.text)")
        #expect(bucket.url(path: bucket.path(of: nil), query: "a=b") == "https://s3.example.com/files?a=b")
        bucket.isPathStyle = false
        #expect(bucket.url(path: bucket.path(of: hash), query: "") == "https://files.s3.example.com/chat/\(hash.text)")
        #expect(bucket.url(path: bucket.path(of: nil), query: "a=b") == "https://files.s3.example.com/?a=b")
    }

    @Test("has names that need no encoding")
    func names() {
        for name in ["abc", "chat-files", "a.b.c", "A_b"] { #expect(S3Bucket.isName(name)) }
        for name in ["", "ab", "a/b", "a b", "a..b", ".abc", "a%b", String(repeating: "a", count: 64)] {
            #expect(!S3Bucket.isName(name))
        }
        for prefix in ["", "a", "a/", "a/b.c/"] { #expect(S3Bucket.isPrefix(prefix)) }
        for prefix in ["/", "/a", "a//b", "../a", "a/./b", "a b", "a&b"] { #expect(!S3Bucket.isPrefix(prefix)) }
    }
}
