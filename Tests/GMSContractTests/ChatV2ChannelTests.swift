import GMSContract
import Testing

struct ChatV2ChannelTests {
    @Test(
        "the service stands in a channel as it is, or percent-encoded",
        arguments: [
            ("support", "support"), ("support.de", "support.de"), ("Customer Support", "Customer Support"),
            ("Customer%20Support", "Customer Support"), ("caf%c3%a9", "café"), ("a%2Fb", "a/b"), ("100%", "100%"),
            ("50%25", "50%"),
        ])
    func services(spelled: String, service: String) {
        #expect(ChatV2Channel.service(of: "/service/chatV2/" + spelled) { $0 == service } == service)
        #expect(ChatV2Channel.service(of: "/service/chatV2/" + spelled) { _ in false } == nil)
    }

    @Test("a service whose own name looks percent-encoded comes first")
    func ownName() {
        #expect(ChatV2Channel.service(of: "/service/chatV2/a%20b") { _ in true } == "a%20b")
    }

    @Test(
        "wildcards, further segments, broken encodings and other channels name no service",
        arguments: [
            "/service/chatV2/*", "/service/chatV2/**", "/service/chatV2/", "/service/chatV2", "/service/chatV2/a/b",
            "/service/chatV2/%zz", "/service/chatV2/%2", "/service/chatV2/%ff", "/service/chatV2/a%20b/c", "/_genesys",
            "/service/chatv2/a",
        ])
    func others(channel: String) {
        #expect(ChatV2Channel.service(of: channel) { !["%zz", "%2", "%ff"].contains($0) } == nil)
    }

    @Test("a client gets events on the channel that it named")
    func names() {
        #expect(ChatV2Channel.name(of: "a b", among: []) == "/service/chatV2/a b")
        let spelled = "/service/chatV2/a%20b"
        #expect(ChatV2Channel.name(of: "a b", among: ["/service/chatV2/c", spelled]) == spelled)
        #expect(ChatV2Channel.name(of: "a b", among: [spelled, "/service/chatV2/a b"]) == "/service/chatV2/a b")
    }
}
