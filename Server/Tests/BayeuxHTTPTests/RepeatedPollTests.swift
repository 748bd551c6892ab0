import BayeuxServer
import Synchronization
import Testing

@testable import BayeuxHTTP

/// Polls of a real hub over real sockets.
@Suite(.timeLimit(.minutes(20)))
struct RepeatedPollTests {
    private func hub() -> BayeuxHub {
        let last = Mutex<UInt64>(0)
        return BayeuxHub(application: OpenChannels()) {
            last.withLock { last in
                last &+= 0x9E37_79B9_7F4A_7C15
                return last
            }
        }
    }

    private func request(_ body: String, cookie: String = "jar") -> String {
        """
        POST /genesys/cometd HTTP/1.1\r\nHost: a\r\nCookie: BAYEUX_BROWSER=\(cookie)\r\n\
        Content-Length: \(body.utf8.count)\r\n\r\n\(body)
        """
    }

    /// A client that has shaken hands, subscribed to `/a` and connected once.
    private func join(_ peer: Peer) async throws -> String {
        try await peer.send(
            request(#"[{"channel":"/meta/handshake","supportedConnectionTypes":["long-polling"]}]"#))
        let reply = try #require(try await peer.read(answers: 1).last?.body)
        let id = try #require(reply.split(separator: #""clientId":""#).last?.prefix { $0 != "\"" })
        try await peer.send(request(#"[{"channel":"/meta/subscribe","clientId":"\#(id)","subscription":"/a"}]"#))
        try await peer.read(answers: 2)
        try await peer.send(request(connect(String(id), 0)))
        try await peer.read(answers: 3)
        return String(id)
    }

    private func connect(_ client: String, _ number: Int) -> String {
        #"[{"channel":"/meta/connect","clientId":"\#(client)","connectionType":"long-polling","id":"\#(number)"}]"#
    }

    @Test("poll after poll brings each event once, and each answer its poll's id")
    func order() async throws {
        var loopback = Loopback(receiver: StubReceiver())
        loopback.pipeline.receiver = hub()
        try await loopback.run { port, _ in
            try await Peer.connect(port: port) { subscriber in
                try await Peer.connect(port: port) { publisher in
                    let client = try await join(subscriber)
                    let other = try await join(publisher)
                    for number in 1...50 {
                        try await subscriber.send(request(connect(client, number)))
                        try await publisher.send(
                            request(#"[{"channel":"/a","clientId":"\#(other)","data":\#(number)}]"#))
                        try await publisher.read(answers: 3 + number)
                        let answer = try #require(try await subscriber.read(answers: 3 + number).last)
                        #expect(answer.body.hasPrefix(#"[{"channel":"/a","data":\#(number)},"#))
                        #expect(answer.body.contains(#""id":"\#(number)""#))
                    }
                }
            }
        }
    }

    @Test("the same poll with another cookie, and then with its own again, is judged by its cookie")
    func cookies() async throws {
        var loopback = Loopback(receiver: StubReceiver())
        loopback.pipeline.receiver = hub()
        try await loopback.run { port, _ in
            try await Peer.connect(port: port) { peer in
                let client = try await join(peer)
                try await peer.send(request(connect(client, 1)))
                // Answered by another client's event. One of its own would go out with the answer to its publication, if the
                // server read that before the poll, and the poll would stay held.
                try await Peer.connect(port: port) { second in
                    let other = try await join(second)
                    try await second.send(request(#"[{"channel":"/a","clientId":"\#(other)","data":1}]"#))
                    try await second.read(answers: 4)
                }
                try await peer.read(answers: 4)
                for number in 5...6 {
                    try await peer.send(request(connect(client, number), cookie: "thief"))
                    let answer = try #require(try await peer.read(answers: number).last)
                    #expect(answer.body.contains(#""error":"402::Unknown client""#))
                }
            }
        }
    }

    @Test("an answer longer than the socket takes at once arrives whole, and so does the next")
    func long() async throws {
        var loopback = Loopback(receiver: StubReceiver())
        loopback.pipeline.endpoint = BayeuxEndpoint(maxBodyBytes: 16 << 20)
        let body = "[" + String(repeating: "12345678", count: 700_000) + "]"
        try await loopback.run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send(request(body))
                try await peer.send(request("[1]"))
                let answers = Answer.all(in: try await peer.read { $0.hasSuffix("\r\n\r\n[1]") })
                #expect(answers.first?.body == body)
                #expect(answers.last?.body == "[1]")
            }
        }
    }
}
