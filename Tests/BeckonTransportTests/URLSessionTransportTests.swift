import BeckonTransport
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20)))
struct URLSessionTransportTests {
    @Test("method, headers and body go out, status, headers and body come back")
    func roundTrip() async throws {
        let server = try LoopbackServer { LoopbackServer.ok($0, headers: "X-Answer: yes\r\n") }
        defer { server.stop() }
        let response = try await URLSessionTransport().send(
            TransportRequest(
                method: "POST", url: server.url("/a?b=c"), headers: ["gms_user": "u1"], body: Array("[1]".utf8)))
        let echo = String(decoding: response.body, as: UTF8.self)
        #expect(response.status == 200)
        #expect(response.headers["x-answer"] == "yes")
        #expect(echo.hasPrefix("POST /a?b=c HTTP/1.1\r\n"))
        #expect(echo.lowercased().contains("\r\ngms_user: u1\r\n"))
        #expect(echo.hasSuffix("\r\n\r\n[1]"))
    }

    @Test("cookies of an answer come with the next request, and belong to one transport")
    func cookies() async throws {
        let server = try LoopbackServer { head in
            LoopbackServer.ok(head, headers: "Set-Cookie: BAYEUX_BROWSER=abc; Path=/; HttpOnly\r\n")
        }
        defer { server.stop() }
        let transport = URLSessionTransport()
        let request = TransportRequest(url: try server.url("/"))
        let first = try await transport.send(request)
        let second = try await transport.send(request)
        let stranger = try await URLSessionTransport().send(request)
        #expect(!String(decoding: first.body, as: UTF8.self).contains("BAYEUX_BROWSER"))
        #expect(String(decoding: second.body, as: UTF8.self).contains("BAYEUX_BROWSER=abc"))
        #expect(!String(decoding: stranger.body, as: UTF8.self).contains("BAYEUX_BROWSER"))
    }

    @Test("a redirect is returned as the answer and not followed")
    func redirect() async throws {
        let server = try LoopbackServer { _ in
            "HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n"
        }
        defer { server.stop() }
        let response = try await URLSessionTransport().send(TransportRequest(url: server.url("/")))
        #expect(response.status == 302)
        #expect(response.headers["Location"] == "/elsewhere")
    }

    @Test("an answer beyond the limit is refused", arguments: [true, false])
    func bodyLimit(chunked: Bool) async throws {
        let text = String(repeating: "x", count: 20_000)
        let server = try LoopbackServer { _ in
            chunked
                ? "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4e20\r\n\(text)\r\n0\r\n\r\n"
                : LoopbackServer.ok(text)
        }
        defer { server.stop() }
        let transport = URLSessionTransport()
        let whole = try await transport.send(TransportRequest(url: server.url("/"), maximumBodyBytes: 20_000))
        #expect(whole.body.count == 20_000)
        let error = await #expect(throws: TransportError.self) {
            try await transport.send(TransportRequest(url: server.url("/"), maximumBodyBytes: 19_999))
        }
        #expect(error?.code == .bodyTooLarge)
    }

    @Test("no answer in time is a timeout that may not be retried blindly")
    func timeout() async throws {
        let server = try LoopbackServer { _ in nil }
        defer { server.stop() }
        let error = await #expect(throws: TransportError.self) {
            try await URLSessionTransport().send(
                TransportRequest(url: server.url("/"), timeout: .milliseconds(50)))
        }
        #expect(error?.code == .timeout)
        #expect(error?.isRetrySafe == false)
    }

    @Test("a refused connection is safe to retry, a cut one is not")
    func lostConnections() async throws {
        let server = try LoopbackServer { _ in "" }
        let cut = await #expect(throws: TransportError.self) {
            try await URLSessionTransport().send(TransportRequest(method: "POST", url: server.url("/")))
        }
        server.stop()
        #expect(cut?.isRetrySafe == false)
        let closed = try #require(URL(string: "http://127.0.0.1:1/"))
        let refused = await #expect(throws: TransportError.self) {
            try await URLSessionTransport().send(TransportRequest(url: closed))
        }
        #expect(refused?.code == .cannotConnect)
        #expect(refused?.isRetrySafe == true)
    }

    @Test("a server that ends a kept connection without an answer is noticed at once, and its next answer is taken")
    func endedConnections() async throws {
        let (requests, arrived) = AsyncStream.makeStream(of: String.self, bufferingPolicy: .bufferingNewest(8))
        let count = Counter()
        let server = try LoopbackServer { head in
            arrived.yield(head)
            return count.next() == 2 ? "" : LoopbackServer.ok("ok")
        }
        defer { server.stop() }
        let transport = URLSessionTransport()
        let post = TransportRequest(
            method: "POST", url: try server.url("/"), body: Array("[1]".utf8), timeout: .seconds(600))
        #expect(try await transport.send(post).isSuccess)
        let lost = await #expect(throws: TransportError.self) { try await transport.send(post) }
        #expect(lost?.code == .connectionLost)
        #expect(try await transport.send(post).isSuccess)
        arrived.finish()
        var bodies: [String] = []
        for await request in requests { bodies.append(String(request.suffix(3))) }
        #expect(bodies == ["[1]", "[1]", "[1]"])
    }

    @Test("cookies of an answer come also with a request that has a connection of its own")
    func cookiesOfPosts() async throws {
        let server = try LoopbackServer { head in
            LoopbackServer.ok(head, headers: "Set-Cookie: BAYEUX_BROWSER=abc; Path=/; HttpOnly\r\n")
        }
        defer { server.stop() }
        let transport = URLSessionTransport()
        let post = TransportRequest(method: "POST", url: try server.url("/"), body: Array("[1]".utf8))
        _ = try await transport.send(post)
        for request in [post, TransportRequest(url: try server.url("/"))] {
            let echo = String(decoding: try await transport.send(request).body, as: UTF8.self)
            #expect(echo.contains("BAYEUX_BROWSER=abc"))
        }
    }

    @Test("cancelling ends a held request, before it starts as well as while it waits")
    func cancellation() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(8))
        let server = try LoopbackServer { _ in
            arrived.yield()
            return nil
        }
        defer { server.stop() }
        let url = try server.url("/")
        let transport = URLSessionTransport()
        for waitsForArrival in [true, false] {
            await withTaskGroup(of: TransportError.Code?.self) { group in
                group.addTask {
                    do {
                        _ = try await transport.send(TransportRequest(url: url, timeout: .seconds(900)))
                        return nil
                    } catch {
                        return (error as? TransportError)?.code
                    }
                }
                if waitsForArrival { for await _ in arrivals { break } }
                group.cancelAll()
                #expect(await group.next() == .cancelled)
            }
        }
    }

    @Test("other requests pass while several are held")
    func heldRequests() async throws {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(8))
        let server = try LoopbackServer { head in
            guard head.hasPrefix("GET /held") else { return LoopbackServer.ok("ok") }
            arrived.yield()
            return nil
        }
        defer { server.stop() }
        let (held, free) = (try server.url("/held"), try server.url("/free"))
        let transport = URLSessionTransport()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<3 {
                group.addTask { _ = try? await transport.send(TransportRequest(url: held)) }
            }
            var count = 0
            for await _ in arrivals {
                count += 1
                if count == 3 { break }
            }
            let response = try await transport.send(TransportRequest(url: free))
            #expect(response.isSuccess)
            group.cancelAll()
        }
    }

    @Test("a file goes out as the body, its progress is told up to the whole, and it stays")
    func upload() async throws {
        let server = try LoopbackServer { request in
            LoopbackServer.ok(String(request.utf8.count) + " " + request.suffix(6))
        }
        defer { server.stop() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let content = String(repeating: "0123456789abcdef", count: 200_000) + "last"
        try Data(content.utf8).write(to: file)
        let (steps, step) = AsyncStream.makeStream(of: Int64.self)
        let response = try await URLSessionTransport().upload(
            file, with: TransportRequest(method: "POST", url: server.url("/"), headers: ["Content-Type": "a/b"])
        ) { step.yield($0) }
        step.finish()
        let told = await steps.reduce(into: [Int64]()) { $0.append($1) }
        let answer = String(decoding: response.body, as: UTF8.self)
        #expect(answer.hasSuffix("eflast"))
        #expect(told.last == Int64(content.utf8.count))
        #expect(told.count > 2 && told == told.sorted())
        #expect(FileManager.default.fileExists(atPath: file.path))
        await #expect(throws: TransportError.self) {
            let none = file.appendingPathExtension("none")
            _ = try await URLSessionTransport().upload(
                none, with: TransportRequest(method: "POST", url: server.url("/"))
            ) { _ in }
        }
    }

    @Test("an answer comes into a file, whatever was there, and not beyond the limit")
    func download() async throws {
        let text = String(repeating: "0123456789", count: 100_000)
        let server = try LoopbackServer { _ in LoopbackServer.ok(text, headers: "X-Answer: yes\r\n") }
        defer { server.stop() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 1, count: 2_000_000).write(to: file)
        let (steps, step) = AsyncStream.makeStream(of: (Int64, Int64?).self)
        let response = try await URLSessionTransport().download(TransportRequest(url: server.url("/")), to: file) {
            step.yield(($0, $1))
        }
        step.finish()
        let told = await steps.reduce(into: [(Int64, Int64?)]()) { $0.append($1) }
        #expect(response.status == 200 && response.body.isEmpty && response.headers["X-Answer"] == "yes")
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        #expect(told.last?.0 == 1_000_000 && told.last?.1 == 1_000_000)
        let error = await #expect(throws: TransportError.self) {
            try await URLSessionTransport().download(
                TransportRequest(url: server.url("/"), maximumBodyBytes: 999_999), to: file
            ) { _, _ in }
        }
        #expect(error?.code == .bodyTooLarge)
        let nowhere = await #expect(throws: TransportError.self) {
            try await URLSessionTransport().download(
                TransportRequest(url: server.url("/")), to: URL(fileURLWithPath: "/none/there")
            ) { _, _ in }
        }
        #expect(nowhere?.code == .notStored)
    }

    @Test("a file that nobody takes ends with a time-out")
    func silentUpload() async throws {
        let server = try LoopbackServer { _ in nil }
        defer { server.stop() }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(repeating: 1, count: 10).write(to: file)
        let error = await #expect(throws: TransportError.self) {
            try await URLSessionTransport().upload(
                file, with: TransportRequest(method: "POST", url: server.url("/"), timeout: .milliseconds(50))
            ) { _ in }
        }
        #expect(error?.code == .timeout)
    }

    @Test("a file that cannot be read is told as such, and not as a faulty request")
    func unreadableFile() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("is-not-there")
        let error = await #expect(throws: TransportError.self) {
            try await URLSessionTransport().upload(file, with: TransportRequest(method: "POST", url: url)) { _ in }
        }
        #expect(error?.code == .notStored)
    }

    @Test("a URL that is not http is refused")
    func scheme() async throws {
        let url = try #require(URL(string: "file:///etc/hostname"))
        let error = await #expect(throws: TransportError.self) {
            try await URLSessionTransport().send(TransportRequest(url: url))
        }
        #expect(error?.code == .invalidRequest)
    }
}

/// Counts from 1, from any thread.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
