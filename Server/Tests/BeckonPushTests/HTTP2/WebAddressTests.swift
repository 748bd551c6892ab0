import Testing

@testable import BeckonPush

@Suite struct WebAddressTests {
    @Test("an address is taken apart")
    func reads() throws {
        let address = try #require(WebAddress("HTTPS://Push.Example.com:8443/a/b?c=d"))
        #expect(address.isSecure && address.host == "push.example.com" && address.port == 8_443)
        #expect(address.target == "/a/b?c=d" && address.authority == "push.example.com:8443")
        let plain = try #require(WebAddress("http://127.0.0.1"))
        #expect(!plain.isSecure && plain.port == 80 && plain.target == "/" && plain.authority == "127.0.0.1")
        #expect(plain.isIPAddress && plain.serverName == nil)
        let six = try #require(WebAddress("https://[::1]:9/?x"))
        #expect(six.host == "::1" && six.port == 9 && six.target == "/?x" && six.authority == "[::1]:9")
        #expect(six.isIPAddress)
    }

    @Test(
        "what a lenient reader would repair is refused",
        arguments: [
            "", "http", "http:", "http:/x", "http://", "http:///x", "ftp://x/", "//x/", "http://a b/", "http://u@x/",
            "http://u:p@x/", "http://x:0/", "http://x:65536/", "http://x:/", "http://x:8x/", "http://x/#f",
            "http://x/\r\nHost: y", "http://é/", "http://[::1/", "http://[x]/", "http://x\\@y/", "http://x/\\",
            "http://exa%6dple/", "http://x:+80/",
        ])
    func refuses(text: String) {
        #expect(WebAddress(text) == nil)
    }
}
