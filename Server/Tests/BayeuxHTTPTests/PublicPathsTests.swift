import HTTPTypes
import NIOCore
import Testing

@testable import BayeuxHTTP

@Suite("A proxy's path before this server's own") struct PublicPathsTests {
    private let paths = PublicPaths([
        "https://m.example.com/mobile_chat", "https://m.example.com/mobile_chat/brand", "https://b.example.com",
    ])

    @Test(
        "is taken off, at the end of a segment alone",
        arguments: [
            ("/mobile_chat/genesys/cometd", "/genesys/cometd"), ("/genesys/cometd", "/genesys/cometd"),
            ("/mobile_chat/brand/desk?x=1", "/desk?x=1"), ("/mobile_chats/desk", "/mobile_chats/desk"),
            ("/mobile_chat", "/"), ("/mobile_chat?a=b", "/?a=b"),
            ("https://m.example.com/mobile_chat/desk", "/desk"), ("*", "*"), ("", ""),
        ])
    func stripping(target: String, rest: String) {
        #expect(paths.stripped(target) == rest)
    }

    @Test("cookies hold for the address that a request is meant for")
    func cookies() {
        #expect(paths.cookiePath(target: "/mobile_chat/genesys/cometd", host: "m.example.com") == "/mobile_chat")
        #expect(paths.cookiePath(target: "/mobile_chat/brand/desk", host: "M.example.com") == "/mobile_chat/brand")
        #expect(paths.cookiePath(target: "/genesys/cometd", host: "m.example.com") == "/mobile_chat")
        #expect(paths.cookiePath(target: "/genesys/cometd", host: "b.example.com") == "/")
        #expect(paths.cookiePath(target: "/genesys/cometd", host: "elsewhere") == "/mobile_chat")
        #expect(PublicPaths(["https://b.example.com"]).cookiePath(target: "/desk", host: nil) == "/")
    }
}
