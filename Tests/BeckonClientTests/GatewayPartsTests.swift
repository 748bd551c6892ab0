import BeckonTransport
import Foundation
import GMSContract
import Testing

@testable import BeckonClient

struct GatewayAddressTests {
    @Test(
        "the context path is added unless it is there",
        arguments: [
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080/genesys"),
            ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/genesys"),
            ("https://example.com/mobile/genesys/", "https://example.com/mobile/genesys"),
            ("https://example.com/mobile?x=1#y", "https://example.com/mobile/genesys"),
        ])
    func base(url: String, base: String) throws {
        let address = GatewayAddress(url: try #require(URL(string: url)), contextPath: "/genesys/")
        #expect(address.base.absoluteString == base)
        #expect(address.comet.absoluteString == base + "/cometd")
    }

    @Test("identifiers from outside stay one segment of the path")
    func segments() throws {
        let url = try #require(URL(string: "http://gms.test"))
        let address = GatewayAddress(url: url, contextPath: "genesys")
        #expect(
            try address.service("3SQI/../x?y#z ü", "connect").absoluteString
                == "http://gms.test/genesys/1/service/3SQI%2F..%2Fx%3Fy%23z%20%C3%BC/connect")
        for bad in ["", ".", ".."] {
            #expect(throws: BeckonClientError.self) { try address.service("a", bad) }
        }
    }

    @Test(
        "a named address is followed unless it leaves the web or TLS",
        arguments: [
            ("https://gms.test", "https://other.test/x", true), ("https://gms.test", "http://gms.test/x", false),
            ("http://gms.test", "http://other.test/x", true), ("http://gms.test", "https://gms.test/x", true),
            ("http://gms.test", "exit://", false), ("http://gms.test", "file:///etc/passwd", false),
            ("http://gms.test", "n/a", false), ("http://gms.test", "", false),
        ])
    func followed(base: String, text: String, isFollowed: Bool) throws {
        let address = GatewayAddress(url: try #require(URL(string: base)), contextPath: "genesys")
        let url = try? address.followed(text)
        #expect((url != nil) == isFollowed)
    }

    @Test(
        "only the gateway itself is its own",
        arguments: [
            ("https://GMS.test:443/x", true), ("https://gms.test.evil/x", false), ("http://gms.test/x", false),
            ("https://gms.test:8443/x", false),
        ])
    func own(text: String, isOwn: Bool) throws {
        let address = GatewayAddress(url: try #require(URL(string: "https://gms.test")), contextPath: "genesys")
        #expect(address.isOwn(try #require(URL(string: text))) == isOwn)
    }
}

struct RetryPolicyTests {
    static func delay(_ failure: RetryPolicy.Failure, mayRepeat: Bool, attempt: Int = 1) -> Duration? {
        RetryPolicy(patience: .seconds(30), mayRepeat: mayRepeat)
            .delay(after: failure, attempt: attempt, elapsed: .zero, jitter: 0)
    }

    @Test(
        "what surely was not done is tried again, what may have been only when it may be repeated",
        arguments: [
            (TransportError.Code.cannotConnect, true, true), (.timeout, true, false), (.connectionLost, true, false),
            (.cancelled, false, false), (.bodyTooLarge, false, false), (.invalidRequest, false, false),
        ])
    func transport(code: TransportError.Code, repeatable: Bool, otherwise: Bool) {
        let failure = RetryPolicy.Failure.transport(TransportError(code: code, message: ""))
        #expect((Self.delay(failure, mayRepeat: true) != nil) == repeatable)
        #expect((Self.delay(failure, mayRepeat: false) != nil) == otherwise)
    }

    @Test(
        "statuses",
        arguments: [
            (503, true, true), (429, true, true), (500, true, false), (502, true, false), (408, true, false),
            (400, false, false), (404, false, false), (409, false, false), (302, false, false),
        ])
    func status(status: Int, repeatable: Bool, otherwise: Bool) {
        #expect((Self.delay(.status(status, retryAfter: nil), mayRepeat: true) != nil) == repeatable)
        #expect((Self.delay(.status(status, retryAfter: nil), mayRepeat: false) != nil) == otherwise)
    }

    @Test("waits double up to 8 s, heed Retry-After, and end with the tries or the patience")
    func waits() {
        let busy = RetryPolicy.Failure.status(503, retryAfter: nil)
        #expect(
            (1...5).map { Self.delay(busy, mayRepeat: true, attempt: $0) }
                == [.milliseconds(500), .seconds(1), .seconds(2), .seconds(4), .seconds(8)])
        #expect(Self.delay(busy, mayRepeat: true, attempt: 6) == nil)
        #expect(Self.delay(.status(503, retryAfter: .seconds(7)), mayRepeat: true) == .seconds(7))
        #expect(Self.delay(.status(503, retryAfter: .seconds(31)), mayRepeat: true) == nil)
        let policy = RetryPolicy(attempts: .max, patience: .seconds(30), mayRepeat: true)
        #expect(policy.delay(after: busy, attempt: .max - 1, elapsed: .seconds(20), jitter: 1) == .seconds(4))
        #expect(policy.delay(after: busy, attempt: 3, elapsed: .seconds(29), jitter: 0) == nil)
    }
}

struct FormBodyTests {
    @Test("fields are encoded byte by byte, and absent ones left out")
    func encoding() {
        var form = FormBody()
        form.add("message", "a+b = ü&\n")
        form.add("none", nil)
        form.add("userData[x]", "")
        #expect(
            String(decoding: form.bytes, as: UTF8.self) == "message=a%2Bb%20%3D%20%C3%BC%26%0A&userData%5Bx%5D=")
    }
}

struct TypingNoticeTests {
    @Test("a start counts again after five seconds or a stop")
    func starts() {
        var typing = TypingNotice()
        let told = [
            typing.stop(), typing.start(at: .seconds(1)), typing.start(at: .seconds(5)),
            typing.start(at: .seconds(6)), typing.stop(), typing.stop(), typing.start(at: .seconds(7)),
        ]
        #expect(told == [false, true, false, true, true, false, true])
        #expect(typing.isOn)
        typing.messageSent()
        #expect(!typing.isOn)
    }
}

struct CallLaneTests {
    @Test("first come, first served, also when some leave early, and no more than the limit")
    func lane() throws {
        var lane = CallLane(limit: 3)
        let tickets = (0..<3).compactMap { _ in lane.join() }
        try #require(tickets.count == 3)
        let refused = lane.join()
        #expect(refused == nil)
        #expect(tickets.map(lane.isTurn(of:)) == [true, false, false])
        lane.leave(tickets[1])
        lane.leave(tickets[0])
        #expect(lane.isTurn(of: tickets[2]))
        let next = lane.join()
        #expect(next != nil)
    }
}

struct EventQueueTests {
    @Test("an unread change of connection is replaced by the next one, and nothing follows the end")
    func coalescing() {
        var queue = EventQueue(limit: 2)
        queue.append(.connecting)
        queue.append(.live)
        #expect(!queue.isFull)
        queue.append([.gap(1...2)])
        #expect(queue.isFull)
        queue.append(.offline(.unreachable))
        queue.finish()
        queue.append(.live)
        queue.append([.ended])
        let taken = (0..<4).map { _ in queue.takeFirst() }
        #expect(
            taken == [.connection(.live), .gap(1...2), .connection(.offline(.unreachable)), nil])
    }
}
