import BayeuxServer
import Hummingbird
import NIOCore
import ServiceLifecycle
import Testing

@testable import BayeuxHTTP

#if canImport(Glibc)
    import Glibc
#endif

@Suite("HTTP pipeline over sockets", .timeLimit(.minutes(20)))
struct PipelineOverSocketsTests {
    private func post(_ path: String, _ body: String, _ fields: String = "") -> String {
        "POST \(path) HTTP/1.1\r\nHost: h\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test("Bayeux and router requests on one connection, in any order, are answered in that order")
    func mixed() async throws {
        let loopback = Loopback(receiver: StubReceiver())
        try await loopback.run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send(
                    post("/genesys/cometd", "[1]") + "GET /a HTTP/1.1\r\nHost: h\r\n\r\n" + post("/echo", "two")
                        + post("/genesys/cometd/connect", "[3]") + post("/echo", "four") + post("/echo", "five"))
                #expect(try await peer.read(answers: 6).map(\.body) == ["[1]", "a", "two", "[3]", "four", "five"])
            }
        }
    }

    #if canImport(Glibc)
        @Test("programs that the server starts, such as a backtracer, do not inherit its listening socket")
        func notInherited() async throws {
            try await Loopback(receiver: StubReceiver()).run { port, _ in
                let listening = (Int32(3)..<4_096).filter { descriptor in
                    var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
                    let named = withUnsafeMutablePointer(to: &address) { pointer in
                        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                            getsockname(descriptor, $0, &length)
                        }
                    }
                    var (accepts, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
                    guard named == 0, UInt16(bigEndian: address.sin_port) == UInt16(port),
                        getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &accepts, &size) == 0
                    else { return false }
                    return accepts != 0
                }
                #expect(listening.count == 1)
                #expect(listening.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
            }
        }
    #endif

    @Test("a request behind a held poll waits for it")
    func behindPoll() async throws {
        let receiver = StubReceiver()
        try await Loopback(receiver: receiver).run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send(post("/echo", "first"))
                try await peer.read(answers: 1)
                try await peer.send(post("/genesys/cometd", "hold") + post("/echo", "later"))
                await receiver.wait(for: .received("hold"))
                receiver.release()
                #expect(try await peer.read(answers: 3).map(\.body) == ["first", "hold", "later"])
            }
        }
    }

    @Test("a connection that is closed with its answer unread says so; one whose answer was read does not")
    func unreadAnswer() async throws {
        let receiver = StubReceiver()
        try await Loopback(receiver: receiver).run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send(post("/genesys/cometd", "read"))
                try await peer.read(answers: 1)
            }
            try? await Peer.connect(port: port, reads: false) { peer in
                try await peer.send(post("/genesys/cometd", "hold"))
                await receiver.wait(for: .received("hold"))
                receiver.release()
                await receiver.wait(for: .written(.whole))
                peer.channel.close(promise: nil)
                await receiver.wait(for: .unread)
            }
            #expect(receiver.events.count { $0 == .unread } == 1)
        }
    }

    @Test("a reset after the end of the peer's input says that the answer was not read", arguments: [true, false])
    func resetAfterEnd(comesLater: Bool) async throws {
        let receiver = StubReceiver()
        receiver.doubt()
        try await Loopback(receiver: receiver).run { port, _ in
            try? await Peer.connect(port: port, reads: false) { peer in
                try await peer.send(post("/genesys/cometd", "hold"))
                await receiver.wait(for: .received("hold"))
                receiver.release()
                await receiver.wait(for: .written(.whole))
                peer.finish()
                if comesLater { await receiver.wait(for: .doubted) }
                peer.channel.close(promise: nil)
                await receiver.wait(for: .unread)
            }
            #expect(receiver.events.count { $0 == .unread } == 1)
        }
    }

    @Test("a peer that has read its answer and finishes, or closes, has the answer", arguments: [true, false])
    func readAnswer(finishesFirst: Bool) async throws {
        let receiver = StubReceiver()
        receiver.doubt()
        try await Loopback(receiver: receiver, limits: .patientWithPeersThatStay).run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send(post("/genesys/cometd", "read"))
                try await peer.read(answers: 1)
                guard finishesFirst else { return }
                peer.finish()
                await peer.readToEnd()
            }
            if !finishesFirst { await receiver.wait(for: .doubted) }
        }
        #expect(!receiver.events.contains(.unread))
    }

    @Test("a shutdown does not wait for a peer that has finished")
    func shutdownInDoubt() async throws {
        let receiver = StubReceiver()
        receiver.doubt()
        try await Loopback(receiver: receiver).run { port, services in
            try await Peer.connect(port: port) { peer in
                try await peer.send(post("/genesys/cometd", "read"))
                try await peer.read(answers: 1)
                peer.finish()
                await receiver.wait(for: .doubted)
                await services.triggerGracefulShutdown()
                await peer.readToEnd()
            }
        }
        #expect(!receiver.events.contains(.unread))
    }

    @Test("HTTP/1.0 is answered and closed, or kept when asked")
    func http10() async throws {
        try await Loopback(receiver: StubReceiver()).run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send("POST /genesys/cometd HTTP/1.0\r\nContent-Length: 2\r\n\r\n[]")
                #expect(await peer.readToEnd().map(\.body) == ["[]"])
            }
            try await Peer.connect(port: port) { peer in
                let keep = "Connection: keep-alive\r\n"
                try await peer.send("POST /genesys/cometd HTTP/1.0\r\n\(keep)Content-Length: 2\r\n\r\n[]")
                try await peer.send("GET /a HTTP/1.0\r\n\(keep)\r\n")
                try await peer.read(answers: 2)
                try await peer.send("GET /stream HTTP/1.0\r\n\(keep)\r\n")
                await peer.readToEnd()
                #expect(peer.received.hasSuffix("\r\n\r\npartpartpart"))
                #expect(!peer.received.contains("chunked"))
            }
        }
    }

    @Test("a client may wait for a go before its body")
    func expectContinue() async throws {
        try await Loopback(receiver: StubReceiver()).run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send(
                    "POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n")
                #expect(try await peer.read(answers: 1).map(\.status) == [100])
                try await peer.send("body")
                #expect(try await peer.read(answers: 2).map(\.status) == [100, 200])
            }
        }
    }

    @Test("an over-long body is answered 413 and the connection closed while the sender still sends")
    func bodyTooLong() async throws {
        try await Loopback(receiver: StubReceiver()).run { port, _ in
            for (path, count) in [("/genesys/cometd", 9 << 20), ("/echo", 9 << 20), ("/small", 100_000)] {
                try await Peer.connect(port: port) { peer in
                    try await peer.send("POST \(path) HTTP/1.1\r\nHost: h\r\nContent-Length: \(count)\r\n\r\n")
                    for _ in 0..<(count >> 16) { await peer.sendIgnoringErrors(String(repeating: "x", count: 1 << 16)) }
                    let answers = await peer.readToEnd()
                    #expect(answers.map(\.status) == [413], "\(path)")
                    #expect(answers.first?.body.contains(#""message":""#) == true)
                }
            }
        }
    }

    @Test("a slow header and a slow body are answered 408 and closed; silence is closed")
    func slow() async throws {
        var limits = HTTPLimits.patient
        limits.headerTimeout = .milliseconds(50)
        limits.bodyTimeout = .milliseconds(50)
        let loopback = Loopback(receiver: StubReceiver(), limits: limits)
        try await loopback.run { port, _ in
            for (text, statuses) in [
                ("GET / HTTP/1.1\r\nHo", [408]),
                ("POST /echo HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nab", [408]),
                ("POST /commit HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nab", [408]),
                ("POST /genesys/cometd HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nab", [408]),
            ] {
                try await Peer.connect(port: port) { peer in
                    try await peer.send(text)
                    #expect(await peer.readToEnd().map(\.status) == statuses)
                }
            }
        }
        #expect(loopback.committed.all == [])
        limits = HTTPLimits.patient
        limits.firstByteTimeout = .milliseconds(50)
        limits.idleTimeout = .milliseconds(50)
        try await Loopback(receiver: StubReceiver(), limits: limits).run { port, _ in
            try await Peer.connect(port: port) { peer in #expect(await peer.readToEnd() == []) }
        }
        limits.firstByteTimeout = .minutes(30)
        try await Loopback(receiver: StubReceiver(), limits: limits).run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
                #expect(await peer.readToEnd().map(\.status) == [200])
            }
        }
    }

    @Test("a body that is cut off is never handled")
    func cutBody() async throws {
        let receiver = StubReceiver()
        let loopback = Loopback(receiver: receiver)
        try await loopback.run { port, _ in
            for path in ["/commit", "/genesys/cometd"] {
                for isReset in [false, true] {
                    try await Peer.connect(port: port) { peer in
                        try await peer.send("POST \(path) HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\nabc")
                        if isReset {
                            try await peer.channel.close()
                        } else {
                            peer.finish()
                            #expect(await peer.readToEnd().map(\.status) == [400])
                        }
                    }
                }
            }
            try await Peer.connect(port: port) { peer in
                try await peer.send(post("/commit", "whole"))
                try await peer.read(answers: 1)
            }
        }
        #expect(loopback.committed.all == ["whole"])
        #expect(receiver.requests.isEmpty)
    }

    @Test("a peer that asks for much and does not read is closed")
    func writeStall() async throws {
        var limits = HTTPLimits.patient
        limits.writeStallTimeout = .milliseconds(200)
        let loopback = Loopback(receiver: StubReceiver(), limits: limits)
        try await loopback.run { port, _ in
            try await Peer.connect(port: port, reads: false) { peer in
                try await peer.send("GET /endless HTTP/1.1\r\nHost: h\r\n\r\n")
                await loopback.committed.waitForCut()
            }
        }
    }

    @Test("a long answer reaches a peer that closed its side, to the last byte")
    func longAnswerAfterHalfClose() async throws {
        try await Loopback(receiver: StubReceiver()).run { port, _ in
            try await Peer.connect(port: port) { peer in
                try await peer.send("GET /big HTTP/1.1\r\nHost: h\r\n\r\n")
                peer.finish()
                // Counted first: an expectation that fails prints its parts.
                let lengths = await peer.readToEnd().map(\.body.utf8.count)
                #expect(lengths == [20 << 20])
            }
        }
    }

    @Test("when the phone goes, its poll is given up at once, by a close or half of one")
    func abandoned() async throws {
        for isHalf in [true, false] {
            let receiver = StubReceiver()
            try await Loopback(receiver: receiver, limits: .patientWithPeersThatStay).run { port, _ in
                try await Peer.connect(port: port) { peer in
                    try await peer.send(post("/genesys/cometd", "hold"))
                    await receiver.wait(for: .received("hold"))
                    if isHalf { peer.finish() } else { try await peer.channel.close() }
                    await receiver.wait(for: .abandoned)
                }
            }
            #expect(receiver.events == [.received("hold"), .abandoned])
        }
    }

    @Test("a held poll gives way on shutdown as soon as it is answered, and the server ends")
    func shutdown() async throws {
        let receiver = StubReceiver()
        try await Loopback(receiver: receiver).run { port, services in
            try await Peer.connect(port: port) { idle in
                try await Peer.connect(port: port) { polling in
                    try await idle.send("GET /a HTTP/1.1\r\nHost: h\r\n\r\n")
                    try await idle.read(answers: 1)
                    try await polling.send(post("/genesys/cometd", "hold"))
                    await receiver.wait(for: .received("hold"))
                    await services.triggerGracefulShutdown()
                    #expect(await idle.readToEnd().count == 1)
                    // Nobody listens there, or by now a server of another test.
                    try? await Peer.connect(port: port) { late in try await late.send(post("/genesys/cometd", "late")) }
                    receiver.release(closeConnection: true)
                    let answers = await polling.readToEnd()
                    #expect(answers.map(\.body) == ["hold"])
                    #expect(answers.first?.head.lowercased().contains("connection: close") == true)
                    #expect(!receiver.events.contains(.received("late")))
                }
            }
        }
        #expect(receiver.events.last == .written(.whole))
    }

    @Test("a poll without an answer does not delay the shutdown")
    func shutdownDeadline() async throws {
        var limits = HTTPLimits.patient
        limits.drainTimeout = .milliseconds(50)
        let receiver = StubReceiver()
        try await Loopback(receiver: receiver, limits: limits).run { port, services in
            try await Peer.connect(port: port) { peer in
                try await peer.send(post("/genesys/cometd", "hold"))
                await receiver.wait(for: .received("hold"))
                await services.triggerGracefulShutdown()
                #expect(await peer.readToEnd() == [])
            }
        }
        #expect(receiver.events.last == .abandoned)
    }

    @Test("errors in the router are answered in one form")
    func faults() async throws {
        try await Loopback(receiver: StubReceiver()).run { port, _ in
            try await Peer.connect(port: port) { peer in
                for path in ["nowhere", "known", "unknown", "type"] {
                    try await peer.send("GET /\(path) HTTP/1.1\r\nHost: h\r\n\r\n")
                }
                let answers = try await peer.read(answers: 4)
                #expect(answers.map(\.status) == [404, 409, 500, 415])
                #expect(
                    answers.map(\.body) == [
                        #"{"exception":"javax.ws.rs.NotFoundException","message":"Not Found"}"#,
                        #"{"exception":"javax.ws.rs.ClientErrorException","message":"Known."}"#,
                        #"{"exception":"javax.ws.rs.InternalServerErrorException","message":"The server failed to answer."}"#,
                        #"{"exception":"javax.ws.rs.NotSupportedException","message":"Send a form."}"#,
                    ])
            }
        }
    }

    @Test("the router follows the same rules about origins")
    func cors() async throws {
        let cors = CORSPolicy(allowedOrigins: ["https://shop.example.com"])
        try await Loopback(receiver: StubReceiver(), cors: cors).run { port, _ in
            try await Peer.connect(port: port) { peer in
                let preflight = "Access-Control-Request-Method: POST\r\n"
                try await peer.send(
                    "OPTIONS /echo HTTP/1.1\r\nHost: h\r\nOrigin: https://shop.example.com\r\n\(preflight)\r\n"
                        + "GET /nowhere HTTP/1.1\r\nHost: h\r\nOrigin: https://shop.example.com\r\n\r\n"
                        + "OPTIONS /echo HTTP/1.1\r\nHost: h\r\nOrigin: https://evil.example.com\r\n\(preflight)\r\n"
                        + "GET /a HTTP/1.1\r\nHost: h\r\nOrigin: https://evil.example.com\r\n\r\n")
                let answers = try await peer.read(answers: 4)
                #expect(answers.map(\.status) == [204, 404, 204, 200])
                let allowed = "Access-Control-Allow-Origin: https://shop.example.com"
                #expect(answers.map { $0.head.contains(allowed) } == [true, true, false, false])
                #expect(answers.map { $0.head.contains("Access-Control") } == [true, true, false, false])
                #expect(answers[0].head.contains("gms_user, content-type, idempotency-key, authorization"))
            }
        }
    }
}
