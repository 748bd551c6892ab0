import Testing

@testable import BeckonEdge

@Suite("The addresses under which phones reach this server") struct ExternalURLsTests {
    @Test("absolute addresses follow the path and the host of the request")
    func addresses() {
        let urls = ExternalURLs([
            "https://m.example.com/mobile_chat", "https://m.example.com/brand", "https://b.example.com",
        ])
        #expect(urls.url(host: "m.example.com") == "https://m.example.com/mobile_chat")
        #expect(urls.url(host: "b.example.com") == "https://b.example.com")
        #expect(urls.url(host: "evil.example.com") == "https://m.example.com/mobile_chat")
        #expect(urls.url(host: "m.example.com", prefix: "/brand") == "https://m.example.com/brand")
        #expect(urls.url(host: "m.example.com", prefix: "/forged") == "https://m.example.com/mobile_chat")
        #expect(["https://m.example.com", "https://b.example.com", "https://B.Example.com"].allSatisfy(urls.isOwn))
        #expect(!["http://b.example.com", "https://b.example.com:1", "https://c.example"].contains(where: urls.isOwn))
    }
}
