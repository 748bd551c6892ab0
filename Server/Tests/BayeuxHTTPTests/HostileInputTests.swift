import Testing

@testable import BayeuxHTTP

/// A message and what must come of it.
struct HostileInput: CustomTestStringConvertible {
    let name: String
    let bytes: String
    let statuses: Set<Int>

    init(_ name: String, _ statuses: Set<Int>, _ bytes: String) {
        self.name = name
        self.statuses = statuses
        self.bytes = bytes
    }

    var testDescription: String { name }

    private static let smuggled = "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n"
    private static let bayeux = "POST /genesys/cometd HTTP/1.1\r\nHost: h\r\n"
    private static let echo = "POST /echo HTTP/1.1\r\nHost: h\r\n"

    /// Framing that two servers may read differently: refused, and nothing behind it is read as a request.
    static let framing: [HostileInput] = framing(after: echo) + framing(after: bayeux)

    private static func framing(after start: String) -> [HostileInput] {
        [
            HostileInput(
                "length and chunks", [400],
                "\(start)Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "chunks and length", [400],
                "\(start)Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput("two lengths", [400], "\(start)Content-Length: 4\r\nContent-Length: 0\r\n\r\nabcd\(smuggled)"),
            HostileInput(
                "the same length twice", [400], "\(start)Content-Length: 0\r\nContent-Length: 0\r\n\r\n\(smuggled)"),
            HostileInput("a list of lengths", [400], "\(start)Content-Length: 0, 0\r\n\r\n\(smuggled)"),
            HostileInput("a signed length", [400], "\(start)Content-Length: +0\r\n\r\n\(smuggled)"),
            HostileInput("a negative length", [400], "\(start)Content-Length: -1\r\n\r\n\(smuggled)"),
            HostileInput("a hexadecimal length", [400], "\(start)Content-Length: 0x0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a length beyond all numbers", [400, 413],
                "\(start)Content-Length: 99999999999999999999999\r\n\r\n\(smuggled)"),
            HostileInput("a length with a blank inside", [400], "\(start)Content-Length: 1 0\r\n\r\n\(smuggled)"),
            HostileInput("a blank before the colon", [400], "\(start)Content-Length : 4\r\n\r\nabcd\(smuggled)"),
            HostileInput(
                "a blank before the coding's colon", [400],
                "\(start)Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "an unknown coding", [400, 501], "\(start)Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a coding before chunked", [400, 501],
                "\(start)Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "chunked twice", [400, 501],
                "\(start)Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "chunked, then identity", [400, 501],
                "\(start)Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a folded coding", [400], "\(start)Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a vertical tab in the coding", [400, 501],
                "\(start)Transfer-Encoding: \u{0B}chunked\r\n\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a chunk size that is none", [400],
                "\(start)Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a signed chunk size", [400],
                "\(start)Transfer-Encoding: chunked\r\n\r\n+3\r\nabc\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a prefixed chunk size", [400],
                "\(start)Transfer-Encoding: chunked\r\n\r\n0x3\r\nabc\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a chunk size beyond all numbers", [400, 413],
                "\(start)Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\nabc\r\n\(smuggled)"),
            HostileInput(
                "a chunk longer than its size", [400],
                "\(start)Transfer-Encoding: chunked\r\n\r\n3\r\nabcdef\r\n0\r\n\r\n\(smuggled)"),
            HostileInput(
                "a chunk line ended by a line feed alone", [400],
                "\(start)Transfer-Encoding: chunked\r\n\r\n3\nabc\r\n0\r\n\r\n\(smuggled)"),
        ]
    }

    /// What is not a request at all.
    static let malformed: [HostileInput] = [
        HostileInput(
            "chunks on HTTP/1.0", [400], "POST /echo HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + smuggled
        ),
        HostileInput("no Host", [400], "GET /a HTTP/1.1\r\n\r\n"),
        HostileInput("two Hosts", [400], "GET /a HTTP/1.1\r\nHost: h\r\nHost: i\r\n\r\n"),
        HostileInput("a Host with a path", [400], "GET /a HTTP/1.1\r\nHost: h/x\r\n\r\n"),
        HostileInput("a Host with a user", [400], "GET /a HTTP/1.1\r\nHost: u@h\r\n\r\n"),
        HostileInput("no version", [400, 505], "GET /a\r\nHost: h\r\n\r\n"),
        HostileInput("version 2.0", [400, 505], "GET /a HTTP/2.0\r\nHost: h\r\n\r\n"),
        HostileInput("version 9.9", [400, 505], "GET /a HTTP/9.9\r\nHost: h\r\n\r\n"),
        HostileInput("HTTP/2 with prior knowledge", [400, 505], "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
        HostileInput("TLS on a plain port", [400], "\u{16}\u{03}\u{01}\u{02}\u{00}\u{01}\u{00}\u{01}"),
        HostileInput("an unknown protocol", [400], "SSH-2.0-OpenSSH_9.2\r\n"),
        HostileInput("a header without a colon", [400], "GET /a HTTP/1.1\r\nHost: h\r\nfoo\r\n\r\n"),
        HostileInput("a header without a name", [400], "GET /a HTTP/1.1\r\nHost: h\r\n: foo\r\n\r\n"),
        HostileInput("a NUL in a header", [400], "GET /a HTTP/1.1\r\nHost: h\r\nX: a\u{00}b\r\n\r\n"),
        HostileInput("a bare carriage return in a header", [400], "GET /a HTTP/1.1\r\nHost: h\r\nX: a\rb\r\n\r\n"),
        HostileInput("a folded header", [400], "GET /a HTTP/1.1\r\nHost: h\r\n X: a\r\n\r\n"),
        HostileInput("a blank in the target", [400], "GET /a b HTTP/1.1\r\nHost: h\r\n\r\n"),
        HostileInput("a target without a slash", [400], "GET a HTTP/1.1\r\nHost: h\r\n\r\n"),
        HostileInput("CONNECT", [405], "CONNECT h:443 HTTP/1.1\r\nHost: h\r\n\r\n\(smuggled)"),
        HostileInput("TRACE", [405], "TRACE /a HTTP/1.1\r\nHost: h\r\n\r\n\(smuggled)"),
        HostileInput(
            "a header block without end", [431],
            "GET /a HTTP/1.1\r\nHost: h\r\n" + String(repeating: "X: yyyyyyyy\r\n", count: 3000)),
        HostileInput(
            "a header field without end", [431],
            "GET /a HTTP/1.1\r\nHost: h\r\nX: " + String(repeating: "y", count: 40_000)),
        HostileInput("a target without end", [431], "GET /" + String(repeating: "y", count: 40_000)),
        HostileInput(
            "a chunk extension without end", [400],
            "POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n5;"
                + String(repeating: "a", count: 65_536) + "\r\nabcde\r\n0\r\n\r\n\(smuggled)"),
    ]

    /// What is unusual and right.
    static let legitimate: [HostileInput] = [
        HostileInput(
            "blank lines before a request", [200], "\r\n\r\nGET /a HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"),
        HostileInput(
            "chunks with a short extension and a trailer", [200],
            "\(bayeux)Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\n[]\r\n0\r\nX: y\r\n\r\n"),
        HostileInput("an absolute target", [200], "GET http://h/a HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n"),
        HostileInput(
            "names in any case", [200],
            "POST /genesys/cometd HTTP/1.1\r\nhOST: h\r\ncONTENT-lENGTH: 2\r\nCONNECTION: Close\r\n\r\n[]"),
        HostileInput("blanks around a value", [200], "GET /a HTTP/1.1\r\nHost:\th\r\nConnection:\t close \r\n\r\n"),
        HostileInput(
            "a request for h2c", [200],
            "GET /a HTTP/1.1\r\nHost: h\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n"
        ),
        HostileInput(
            "a body for h2c", [200],
            "POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 2\r\n\r\n[]"
        ),
        HostileInput("no header at all in HTTP/1.0", [200], "GET /a HTTP/1.0\r\n\r\n"),
    ]
}

@Suite("Hostile input over sockets", .timeLimit(.minutes(20)))
struct HostileInputTests {
    @Test("a message that is not clear gets one refusal and a closed connection; nothing in it is served")
    func refused() async throws {
        let receiver = StubReceiver()
        try await Loopback(receiver: receiver).run { port, _ in
            for input in HostileInput.framing + HostileInput.malformed {
                try await Peer.connect(port: port) { peer in
                    await peer.sendIgnoringErrors(input.bytes)
                    let answers = await peer.readToEnd()
                    #expect(answers.count == 1, "\(input.name)")
                    #expect(
                        answers.first.map { input.statuses.contains($0.status) } == true, "\(input.name): \(answers)")
                    #expect(answers.first?.head.lowercased().contains("connection: close") == true, "\(input.name)")
                }
            }
        }
        #expect(receiver.requests.isEmpty)
    }

    @Test("a message that is merely unusual is served")
    func served() async throws {
        try await Loopback(receiver: StubReceiver()).run { port, _ in
            for input in HostileInput.legitimate {
                try await Peer.connect(port: port) { peer in
                    try await peer.send(input.bytes)
                    let answers = await peer.readToEnd()
                    #expect(answers.map(\.status) == Array(input.statuses), "\(input.name)")
                }
            }
        }
    }

    @Test("the same messages cut into single bytes meet the same end")
    func byteByByte() async throws {
        for input in HostileInput.framing + HostileInput.malformed + HostileInput.legitimate
        where input.bytes.utf8.count < 300 {
            let connection = try EmbeddedConnection()
            for byte in input.bytes.utf8 { connection.send(bytes: [byte]) }
            #expect(connection.statuses.count == 1, "\(input.name): \(connection.written)")
            #expect(
                connection.statuses.first.map(input.statuses.contains) == true, "\(input.name): \(connection.statuses)")
        }
    }

    @Test("a flood of requests from peers that never read does not keep others from being served")
    func flood() async throws {
        try await Loopback(receiver: StubReceiver()).run { port, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<50 {
                    group.addTask {
                        try await Peer.connect(port: port, reads: false) { peer in
                            let requests = String(repeating: "GET /a HTTP/1.1\r\nHost: h\r\n\r\n", count: 1000)
                            for _ in 0..<5 { await peer.sendIgnoringErrors(requests) }
                        }
                    }
                }
                for _ in 0..<20 {
                    try await Peer.connect(port: port) { peer in
                        try await peer.send("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
                        #expect(try await peer.read(answers: 1).map(\.body) == ["a"])
                    }
                }
                try await group.waitForAll()
            }
        }
    }
}
