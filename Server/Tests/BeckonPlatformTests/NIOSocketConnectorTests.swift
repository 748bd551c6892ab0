import BeckonPlatform
import BeckonSimulators
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(20))) struct NIOSocketConnectorTests {
    /// Sends back what comes; `many` brings 1,000 texts, `close` closes it.
    private struct Echo: StandInSocketReader {
        func opened(_ socket: StandInSocket) {}

        func received(_ text: String, on socket: StandInSocket) {
            switch text {
            case "close": socket.drop()
            case "many": for number in 0..<1_000 { socket.send("text \(number)") }
            default: socket.send(text)
            }
        }

        func closed(_ socket: StandInSocket) {}
    }

    private func withServer(
        _ body: (_ url: String) async throws -> Void
    ) async throws {
        let server = try await SimulatedServer.listen(
            port: 0, upgrade: { $0 == ["echo"] ? Echo() : nil },
            handler: { request in
                // `/status/<code>` with some words, `/gone/<code>` without.
                guard let status = request.path.last.flatMap({ Int($0) }) else { return SimulatedAnswer(404) }
                return SimulatedAnswer(
                    status, body: Array((request.path.first == "status" ? "no such channel" : "").utf8))
            })
        try await body("ws://127.0.0.1:\(server.port)")
        await server.close()
    }

    @Test("texts go out and come back in order")
    func echo() async throws {
        try await withServer { url in
            let socket = try await NIOSocketConnector().connect("\(url)/echo", headers: [:])
            for number in 0..<50 { try await socket.send("text \(number)") }
            for number in 0..<50 { #expect(try await socket.next() == "text \(number)") }
            await socket.close()
        }
    }

    @Test("more texts than are kept unread arrive all the same, in order")
    func many() async throws {
        try await withServer { url in
            let socket = try await NIOSocketConnector().connect("\(url)/echo", headers: [:])
            try await socket.send("many")
            for number in 0..<1_000 { #expect(try await socket.next() == "text \(number)") }
            await socket.close()
        }
    }

    @Test(
        "a refused handshake is a fault with the status",
        arguments: [400, 401, 403, 404, 410, 429, 500, 503, 200, 302], ["status", "gone"])
    func refused(_ status: Int, _ path: String) async throws {
        try await withServer { url in
            let fault = await #expect(throws: SocketFailure.self) {
                _ = try await NIOSocketConnector().connect("\(url)/\(path)/\(status)", headers: [:])
            }
            #expect(fault?.status == status)
        }
    }

    @Test("a server that ends the connection in the middle of its answer is a fault without a status")
    func cut() async throws {
        let server = try await SimulatedServer.listen(port: 0, handler: { _ in nil })
        let fault = await #expect(throws: SocketFailure.self) {
            _ = try await NIOSocketConnector().connect("ws://127.0.0.1:\(server.port)/x", headers: [:])
        }
        #expect(fault?.status == nil)
        await server.close()
    }

    @Test("a connection that the platform closes ends the texts")
    func closed() async throws {
        try await withServer { url in
            let socket = try await NIOSocketConnector().connect("\(url)/echo", headers: [:])
            try await socket.send("close")
            await #expect(throws: SocketFailure.self) { while try await socket.next() != nil {} }
        }
    }

    @Test(
        "nobody at the address, and an address that is none, are faults", arguments: ["ws://127.0.0.1:1/x", "nowhere"])
    func unreached(url: String) async {
        await #expect(throws: SocketFailure.self) { _ = try await NIOSocketConnector().connect(url, headers: [:]) }
    }

    @Test("a cancelled reader stops waiting")
    func cancelled() async throws {
        try await withServer { url in
            let socket = try await NIOSocketConnector().connect("\(url)/echo", headers: [:])
            let reading = Task { () async throws -> String? in try await socket.next() }
            reading.cancel()
            await #expect(throws: SocketFailure.self) { _ = try await reading.value }
        }
    }
}
