import BeckonTransport
import Foundation
import ICWSClient
import ICWSTransportNIO
import Testing

/// What a session may rely on, whichever transport carries it.
@Suite(.timeLimit(.minutes(20))) struct TransportConformanceTests {
    /// The transports that this project brings.
    enum Kind: CaseIterable, Sendable {
        case urlSession, nio

        func make() throws -> any StreamingTransport {
            switch self {
            case .urlSession: URLSessionStreaming()
            case .nio: try NIOStreaming()
            }
        }
    }

    private static func request(
        _ server: ScriptedHTTP, _ target: String = "/", method: String = "GET", body: String = "",
        timeout: Duration = .seconds(600), most: Int = 1_048_576
    ) throws -> TransportRequest {
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)\(target)"))
        return TransportRequest(
            method: method, url: url, headers: ["X-One": "1"], body: [UInt8](body.utf8), timeout: timeout,
            maximumBodyBytes: most)
    }

    private static func answer(_ body: String, _ headers: String = "") -> ScriptedHTTP.Step {
        .write("HTTP/1.1 200 OK\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    private func code<Value>(_ work: () async throws -> Value) async -> TransportError.Code? {
        do {
            _ = try await work()
            return nil
        } catch {
            return (error as? TransportError)?.code
        }
    }

    @Test("a request comes as it was made, and its answer as it was sent", arguments: Kind.allCases)
    func whole(kind: Kind) async throws {
        let server = try await ScriptedHTTP { request in
            request.line == "DELETE /gone"
                ? [.write("HTTP/1.1 204 No Content\r\n\r\n")] : [Self.answer("word", "X-A: b\r\n")]
        }
        let transport = try kind.make()
        var request = try Self.request(server, "/a%20b?c=d&e=%2F", method: "PUT", body: "{}")
        let answer = try await transport.send(request)
        #expect(answer.status == 200)
        #expect(answer.headers["x-a"] == "b")
        #expect(answer.body == [UInt8]("word".utf8))
        let came = try #require(server.requests.first)
        #expect(came.line == "PUT /a%20b?c=d&e=%2F")
        #expect(came.body == "{}")
        #expect(came.header("X-One") == "1")
        #expect(came.header("Host") == "127.0.0.1:\(server.port)")
        request = try Self.request(server, "/gone", method: "DELETE")
        let empty = try await transport.send(request)
        #expect(empty.status == 204)
        #expect(empty.body.isEmpty)
    }

    @Test(
        "cookies are not kept, redirects not followed, and all cookies of an answer are handed on",
        arguments: Kind.allCases)
    func plain(kind: Kind) async throws {
        let server = try await ScriptedHTTP { request in
            request.line == "GET /moved"
                ? [.write("HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n")]
                : [Self.answer("", "Set-Cookie: a=1; Path=/\r\nSet-Cookie: b=2; Path=/\r\n")]
        }
        let transport = try kind.make()
        let first = try await transport.send(Self.request(server))
        #expect(first.headers["Set-Cookie"]?.contains("a=1") == true)
        #expect(first.headers["Set-Cookie"]?.contains("b=2") == true)
        #expect(try await transport.send(Self.request(server, "/moved")).status == 302)
        #expect(server.requests.map { $0.header("Cookie") } == [nil, nil])
    }

    @Test(
        "an answer may be as long as the request allows, in however many pieces, and no longer",
        arguments: Kind.allCases)
    func length(kind: Kind) async throws {
        let server = try await ScriptedHTTP { _ in
            [.write("HTTP/1.1 200 OK\r\nContent-Length: 2000000\r\n\r\n"), .pieces(20_000, of: 100)]
        }
        let transport = try kind.make()
        #expect(try await transport.send(Self.request(server, most: 2_000_000)).body.count == 2_000_000)
        #expect(await code { try await transport.send(Self.request(server, most: 1_999_999)) } == .bodyTooLarge)
    }

    @Test("a stream is read while it arrives", arguments: Kind.allCases)
    func stream(kind: Kind) async throws {
        let server = try await ScriptedHTTP { _ in
            [
                .write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n"), .wait(for: "two"),
                .write("3\r\ntwo\r\n"), .wait(for: "end"), .write("0\r\n\r\n"),
            ]
        }
        let transport = try kind.make()
        let answer = try await transport.open(Self.request(server))
        #expect(answer.status == 200)
        var text = ""
        for try await chunk in answer.chunks {
            text += String(decoding: chunk, as: UTF8.self)
            server.give(text == "one" ? "two" : "end")
        }
        #expect(text == "onetwo")
    }

    @Test("a stream keeps what is not read yet, in however many pieces", arguments: Kind.allCases)
    func unread(kind: Kind) async throws {
        let server = try await ScriptedHTTP { _ in
            [
                .write("HTTP/1.1 200 OK\r\nContent-Length: 900000\r\n\r\n"), .pieces(9_000, of: 100), .written,
            ]
        }
        let transport = try kind.make()
        let answer = try await transport.open(Self.request(server))
        await server.written(1)
        var length = 0
        for try await chunk in answer.chunks { length += chunk.count }
        #expect(length == 900_000)
    }

    @Test("a stream of which too much waits to be read fails, and its connection ends", arguments: Kind.allCases)
    func overflow(kind: Kind) async throws {
        let server = try await ScriptedHTTP { _ in
            // The last byte never comes, so that the connection cannot be kept for another request.
            [.write("HTTP/1.1 200 OK\r\nContent-Length: 90000001\r\n\r\n"), .pieces(9_000, of: 10_000)]
        }
        let transport = try kind.make()
        let answer = try await transport.open(Self.request(server))
        await server.ended(1)
        var length = 0
        let end = await code { for try await chunk in answer.chunks { length += chunk.count } }
        #expect(end == .bodyTooLarge)
        #expect(length <= 16 * 1_048_576)
    }

    @Test("an answer that breaks off is told as lost, also as a stream", arguments: Kind.allCases)
    func broken(kind: Kind) async throws {
        let server = try await ScriptedHTTP { request in
            request.line == "GET /none"
                ? [.close] : [.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\npart"), .close]
        }
        let transport = try kind.make()
        #expect(await code { try await transport.send(Self.request(server, "/none")) } == .connectionLost)
        #expect(await code { try await transport.send(Self.request(server)) } == .connectionLost)
        let answer = try await transport.open(Self.request(server))
        #expect(await code { for try await _ in answer.chunks {} } == .connectionLost)
    }

    @Test("a request that may not be repeated is sent once, whatever becomes of it", arguments: Kind.allCases)
    func once(kind: Kind) async throws {
        let server = try await ScriptedHTTP { request in
            request.line == "GET /" ? [Self.answer("word")] : [.close]
        }
        let transport = try kind.make()
        for _ in 0..<3 { _ = try await transport.send(Self.request(server)) }
        var request = try Self.request(server, "/act", method: "POST", body: "{}")
        request.mayBeRepeated = false
        let act = request
        #expect(await code { try await transport.send(act) } == .connectionLost)
        #expect(server.requests.filter { $0.line == "POST /act" }.count == 1)
    }

    @Test("nobody at the port, and no address at all", arguments: Kind.allCases)
    func nobody(kind: Kind) async throws {
        let transport = try kind.make()
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        #expect(await code { try await transport.send(TransportRequest(method: "GET", url: url)) } == .cannotConnect)
        let other = try #require(URL(string: "ftp://127.0.0.1/"))
        #expect(await code { try await transport.send(TransportRequest(method: "GET", url: other)) } == .invalidRequest)
    }

    @Test("the time limit ends a whole answer, but no stream that has begun", arguments: Kind.allCases)
    func timeLimits(kind: Kind) async throws {
        let server = try await ScriptedHTTP { request in
            let head = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\na"
            return request.line == "GET /silent" ? [] : [.write(head), .wait(for: "end"), .write("b")]
        }
        let transport = try kind.make()
        // On a busy machine the limit may end before the request has left.
        let limits: Set<TransportError.Code?> = [.timeout, .cannotConnect]
        let short = try Self.request(server, "/silent", timeout: .milliseconds(100))
        #expect(limits.contains(await code { try await transport.send(short) }))
        #expect(limits.contains(await code { try await transport.open(short) }))
        var limit = Duration.milliseconds(250)
        var begun: StreamedResponse?
        while begun == nil, !Task.isCancelled {
            limit *= 2
            begun = try? await transport.open(Self.request(server, timeout: limit))
        }
        let stream = try #require(begun)
        // A whole answer that begins after the stream and has its limit ends after the stream's limit.
        #expect(limits.contains(await code { try await transport.send(Self.request(server, timeout: limit)) }))
        server.give("end")
        var text = ""
        for try await chunk in stream.chunks { text += String(decoding: chunk, as: UTF8.self) }
        #expect(text == "ab")
    }

    @Test("a cancelled task ends its request, before the head and after it", arguments: Kind.allCases)
    func cancelled(kind: Kind) async throws {
        let server = try await ScriptedHTTP { request in
            request.line == "GET /silent" ? [] : [.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na")]
        }
        let transport = try kind.make()
        let silent = Task { try await transport.send(Self.request(server, "/silent")) }
        await server.requested(1)
        silent.cancel()
        #expect(await code { try await silent.value } == .cancelled)
        await server.ended(1)
        let answer = try await transport.open(Self.request(server))
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let reading = Task { for try await _ in answer.chunks { begin.yield() } }
        for await _ in begun { break }
        reading.cancel()
        try await reading.value
        await server.ended(2)
        let half = Task { try await transport.send(Self.request(server)) }
        await server.requested(3)
        half.cancel()
        #expect(await code { try await half.value } == .cancelled)
        await server.ended(3)
    }

    @Test("a stream that nobody reads any more ends", arguments: Kind.allCases)
    func dropped(kind: Kind) async throws {
        let server = try await ScriptedHTTP { _ in [.write("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na")] }
        let transport = try kind.make()
        for turn in 1...2 {
            let answer = try await transport.open(Self.request(server))
            if turn == 2 { for try await _ in answer.chunks { break } }
            _ = consume answer
            await server.ended(turn)
        }
    }

    @Test("a task that waits for a connection ends when it is cancelled", arguments: Kind.allCases)
    func connecting(kind: Kind) async throws {
        let full = try FullListener()
        let transport = try kind.make()
        let url = try #require(URL(string: "http://127.0.0.1:\(full.port)/"))
        let waiting = Task {
            try await transport.send(TransportRequest(method: "GET", url: url, timeout: .seconds(86_000)))
        }
        for _ in 0..<1_000 { await Task.yield() }
        waiting.cancel()
        #expect(await code { try await waiting.value } == .cancelled)
        // At whatever moment: before it begins, while it is tried, while it waits. Foundation's own client would disturb the
        // sockets of other tests.
        for moment in 0..<(kind == .nio ? 200 : 0) {
            let cancelled = Task {
                try await transport.send(TransportRequest(method: "GET", url: url, timeout: .seconds(86_000)))
            }
            for _ in 0..<moment { await Task.yield() }
            cancelled.cancel()
            #expect(await code { try await cancelled.value } == .cancelled)
        }
        let late = TransportRequest(method: "GET", url: url, timeout: .milliseconds(100))
        #expect([.cannotConnect, .timeout].contains(await code { try await transport.send(late) }))
    }
}
