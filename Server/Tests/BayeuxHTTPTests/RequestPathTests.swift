import Testing

@testable import BayeuxHTTP

@Suite("The path of a request target")
struct RequestPathTests {
    @Test(
        "all spellings of a path become one, and the query stays as it is",
        arguments: [
            ("/genesys/1/service/request%2Dchat", "/genesys/1/service/request-chat"),
            ("/genesys/1/service/Customer%20Support?a=%2D", "/genesys/1/service/Customer%20Support?a=%2D"),
            ("/caf%c3%a9", "/caf%C3%A9"), ("/a%2fb", "/a%2Fb"), ("/%2525", "/%2525"), ("/%7E%5f%2E", "/~_."),
            ("http://gms.example/%67enesys/x?%zz", "http://gms.example/genesys/x?%zz"),
            ("//genesys/cometd", "/genesys/cometd"), ("/genesys///1//a/?u=http://h//x", "/genesys/1/a/?u=http://h//x"),
            ("http://gms.example//genesys//cometd", "http://gms.example/genesys/cometd"), ("//", "/"),
            ("/a/%2F/b", "/a/%2F/b"), ("//caf%c3%a9?//", "/caf%C3%A9?//"), ("/x?a//b", "/x?a//b"),
            ("/plain?%zz", "/plain?%zz"), ("/", "/"), ("*", "*"), ("/%00", "/%00"), ("http://h%zz", "http://h%zz"),
        ])
    func canonical(target: String, spelling: String) {
        #expect(RequestPath.canonical(target) == spelling)
        #expect(RequestPath.canonical(spelling) == spelling)
    }

    @Test(
        "a broken encoding, and bytes that are no UTF-8, have no spelling",
        arguments: ["/%", "/%2", "/%zz", "/a%G0", "/%ff", "/%c3", "/%c3%28", "/%ed%a0%80", "/%C0%AF", "http://h/%?a"])
    func broken(target: String) {
        #expect(RequestPath.canonical(target) == nil)
    }

    @Test("a part is decoded with short runs of combining marks, which are cheap to compare")
    func marks() {
        let decoded = RequestPath.decoded("a" + String(repeating: "%CC%81", count: 70)) ?? ""
        #expect(decoded.unicodeScalars.split(separator: "\u{34F}").map(\.count) == [31, 30, 10])
    }

    @Test("a part is decoded once, and any text can be spelled as a part")
    func parts() {
        #expect(RequestPath.decoded("a%2Fb%2520") == "a/b%20")
        #expect(RequestPath.decoded("a+b") == "a+b")
        #expect(RequestPath.decoded("%f") == nil)
        for text in ["", "request-chat", "Customer Support", "café/%", "\u{301}é", "обратный-звонок", "\0"] {
            #expect(RequestPath.decoded(RequestPath.encoded(text)) == text)
            #expect(RequestPath.canonical("/" + RequestPath.encoded(text)) == "/" + RequestPath.encoded(text))
        }
    }
}
