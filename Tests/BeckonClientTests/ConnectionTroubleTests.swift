import BeckonClientTesting
import BeckonJSON
import BeckonTransport
import Foundation
import Testing

@testable import BeckonClient

/// What a conversation does while its connection does not work.
@Suite(.timeLimit(.minutes(20)))
struct ConnectionTroubleTests {
    let phone: TestPhone
    var server: StandInGateway { phone.server }

    init() throws { phone = try TestPhone() }

    @Test("a network that takes everything and answers nothing is noticed while the customer looks")
    func blackHole() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            // Not looked at: nothing is asked.
            for _ in 0..<100 { await Task.yield() }
            #expect(await server.requests.allSatisfy { $0.method != "HEAD" })
            await server.set(silent: true)
            await chat.appear()
            await chat.until { $0.connection == .offline(.silent) }
            await server.set(silent: false)
            await server.agent("Message.Text", "I can hear you.", in: "180-1")
            await chat.until { $0.messages == ["I can hear you."] && $0.connection == .live }
        }
    }

    @Test(
        "each trouble with the connection has its name, and ends",
        arguments: [
            (StandInGateway.Fault.failure(.secureConnectionFailed), ChatConnection.Trouble.untrusted),
            (.failure(.cannotConnect), .unreachable), (.failure(.timeout), .silent), (.page, .badAnswer),
            (.status(401), .refused), (.status(502), .unreachable),
        ])
    func troubles(fault: StandInGateway.Fault, trouble: ChatConnection.Trouble) async throws {
        let server = server
        await server.fault(fault, on: "request-chat", times: 3)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.send("Hello.")
            await chat.until { $0.connection == .offline(trouble) }
            await chat.until { $0.lines.last?.position != nil }
            #expect(await chat.transcript.messages == ["Hello."])
        }
        // What is refused is not asked for again and again.
        if case .status(401) = fault { #expect(phone.time.sleeps.filter { $0 >= .seconds(300) }.count == 3) }
    }

    @Test("a full disk is told as one, and the chat begins when there is room")
    func fullDisk() async throws {
        let (server, phone) = (server, phone)
        await server.set(down: true)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.send("Hello.")
            await chat.until { $0.connection == .offline(.unreachable) }
            phone.store.set(full: true)
            await server.set(down: false)
            let full = await chat.until { $0.connection == .offline(.notStored) || $0.phase != .starting }
            #expect(full.connection == .offline(.notStored))
            #expect(await !server.log.contains("chat"), "an attempt of which a restart would not know")
            phone.store.set(full: false)
            await chat.settled()
            #expect(await chat.transcript.messages == ["Hello."])
        }
    }

    @Test(
        "what fails on the device has its own name, refuses nothing that may succeed later, and is not repeated at once",
        arguments: [
            (BeckonClientError.Code.notStored, ChatConnection.Trouble.notStored, true), (.inUse, .inUse, true),
            (.cancelled, .refused, true), (.untrustedAddress, .refused, false), (.invalidInput, .refused, false),
        ])
    func onDevice(code: BeckonClientError.Code, trouble: ChatConnection.Trouble, maySucceed: Bool) {
        let failure = CallFailure(BeckonClientError(code: code, message: ""))
        #expect(ChatConnection.Trouble(failure.error) == trouble)
        #expect(failure.outcome == (maySucceed ? .unsent : .refused(code, nil)))
        #expect(failure.word == code.description)
        #expect(RetryPolicyTests.delay(failure.kind, mayRepeat: true) == nil)
    }

    @Test(
        "what the transport says has the right name for the app",
        arguments: [
            (TransportError.Code.invalidRequest, BeckonClientError.Code.invalidInput), (.notStored, .notStored),
            (.cancelled, .cancelled), (.cannotConnect, .offline), (.timeout, .offline), (.connectionLost, .offline),
        ])
    func ofTransport(code: TransportError.Code, expected: BeckonClientError.Code) {
        #expect(BeckonClientError(transport: TransportError(code: code, message: "")).code == expected)
    }

    @Test("a sign-in page in the place of the server loses no line", arguments: ["send", "refresh", "/meta/connect"])
    func signInPage(path: String) async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.fault(.page, on: path, times: 3)
            if path == "refresh" { await server.fault(.lostAnswer, on: "/meta/connect") }
            await server.agent("Message.Text", "from the agent", in: "180-1")
            try await chat.send("from the customer")
            let transcript = await chat.until { $0.messages.count == 2 && $0.lines.allSatisfy { $0.position != nil } }
            #expect(Set(transcript.messages) == ["from the agent", "from the customer"])
            #expect(!transcript.lines.contains { $0.kind == .gap })
        }
    }

    /// Answers of proxies, filters and sign-in pages in the place of the server's.
    static let foreign = [302, 400, 401, 403, 404, 405, 410, 413]

    @Test(
        "whatever a proxy answers in the server's place, no conversation ends and no line is lost", arguments: foreign)
    func proxy(status: Int) async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            for path in ["refresh", "send", "/meta/connect"] {
                await server.fault(.foreign(status), on: path, times: path == "refresh" ? 8 : 2)
            }
            await server.fault(.lostAnswer, on: "/meta/connect")
            await server.agent("Message.Text", "from the agent", in: "180-1")
            try await chat.send("from the customer")
            let transcript = await chat.until {
                $0.phase != .open || $0.states.contains(where: \.isFailed)
                    || ($0.messages.count == 2 && $0.lines.allSatisfy { $0.position != nil })
            }
            #expect(transcript.phase == .open)
            #expect(Set(transcript.messages) == ["from the agent", "from the customer"])
            #expect(!transcript.lines.contains { $0.kind == .gap })
        }
    }

    @Test(
        "whatever a proxy answers in the server's place, a conversation begins when the server is back",
        arguments: foreign, ["request-chat", "chat"])
    func proxyAtBeginning(status: Int, path: String) async throws {
        let server = server
        await server.fault(.foreign(status), on: path, times: 3)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.send("Hello.")
            let transcript = await chat.until { $0.phase != .starting }
            #expect(transcript.phase == .open)
            await chat.settled()
            #expect(await server.messages(in: "180-1") == ["Hello."])
        }
    }

    @Test("a proxy's page does not end a file, but one that says that the file is too long does")
    func proxyAtFile() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.fault(.foreign(404), on: "file", times: 2)
            try await chat.send(file: Array("a photo".utf8), named: "photo.jpg")
            await chat.settled()
            #expect(await server.files(in: "180-1").count == 1)
            await server.fault(.foreign(413), on: "file")
            try await chat.send(file: Array("another".utf8), named: "long.jpg")
            try await chat.send("Did you get it?")
            let transcript = await chat.until {
                $0.lines.contains { $0.text == "Did you get it?" && $0.position != nil }
            }
            #expect(transcript.states.contains { $0.isFailed })
        }
    }

    @Test("a proxy's page in the place of an answer about files does not end the search for them")
    func proxyAtFiles() async throws {
        let server = server
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            try await chat.send("Hello.")
            await chat.settled()
            await server.fault(.foreign(403), on: "refresh", times: 3)
            await server.agentSends(Array("a plan".utf8), named: "plan.pdf", in: "180-1")
            while await !chat.hasNoFiles, await !chat.transcript.lines.contains(where: \.isFile) { await Task.yield() }
            #expect(await !chat.hasNoFiles)
        }
    }

    @Test("a proxy's page does not say that a callback is cancelled or over", arguments: [404, 410])
    func proxyAtCallback(status: Int) async throws {
        let server = server
        let session = try await phone.start().callback(CallbackRequest(service: "voice", customerNumber: "5550100"))
        for path in ["CB1", "check-queue-position"] {
            await server.fault(.foreign(status), on: path)
            let error = await #expect(throws: BeckonClientError.self) {
                if path == "CB1" { try await session.cancel() } else { _ = try await session.place() }
            }
            #expect(error?.code == .badAnswer)
        }
        await server.fault(.status(404), on: "CB1")
        try await session.cancel()
    }

    @Test(
        "the server's own refusals are told from those of others",
        arguments: [
            (#"{"exception":"com.genesyslab.gsg.GSGException","message":"no chat"}"#, "no chat", nil),
            (#"{"code":400,"phrase":"Bad Request","message":"no","exception":"a.B"}"#, "no", nil),
            (#"{"exception":"java.rmi.AccessException","error":"Requires permission"}"#, "Requires permission", nil),
            (#"{"exception":"a.B","message":"full","availability":{"2026-11-20T09:15:00.000Z":2}}"#, "full", nil),
            (#"{"statusCode":2,"chatEnded":true,"errors":[{"code":249,"advice":"unknown"}]}"#, "unknown", nil),
            (#"{"errors":[{"code":249,"advice":"unknown"}]}"#, "unknown", nil),
            (#"{"error":"unknown","message":"There is no such thing."}"#, "There is no such thing.", "unknown"),
            (#"{"error":"content-type","message":"?"}"#, "?", "content-type"),
            // Proxies, gateways, filters, frameworks.
            ("<html>default backend - 404</html>", nil, nil), ("", nil, nil), ("404 page not found", nil, nil),
            ("{}", nil, nil), ("[]", nil, nil), (#""no""#, nil, nil), (#"{"exception":""}"#, nil, nil),
            (#"{"message":"no Route matched with those values"}"#, nil, nil),
            (#"{"statusCode":404,"message":"Resource not found"}"#, nil, nil),
            (#"{"detail":"Not Found"}"#, nil, nil), (#"{"error":{"code":404,"message":"not found"}}"#, nil, nil),
            (#"{"timestamp":1,"status":404,"error":"Not Found","message":"","path":"/"}"#, nil, nil),
            (#"{"error":"invalid_token","error_description":"expired"}"#, nil, nil), (#"{"error":"denied"}"#, nil, nil),
            (#"{"errors":[{"code":1000,"message":"not found"}]}"#, nil, nil),
        ] as [(String, String?, String?)])
    func ownWords(body: String, words: String?, word: String?) {
        let found = (try? JSONValue(parsing: Array(body.utf8))).flatMap(ErrorBody.init)
        #expect(found?.message == words)
        #expect(found?.word == word)
    }

    @Test(
        "what an answer to a message means",
        arguments: [
            (302, true, "unsent"), (302, false, "unsent"), (400, true, "unsent"), (400, false, "refused"),
            (401, false, "unsent"), (403, true, "unsent"), (404, true, "unsent"), (404, false, "expired"),
            (405, true, "unsent"), (408, true, "inDoubt"), (410, false, "expired"), (413, true, "unsent"),
            (413, false, "refused"), (415, false, "refused"), (429, true, "unsent"), (502, true, "inDoubt"),
            (503, true, "unsent"),
        ])
    func meaning(status: Int, isForeign: Bool, expected: String) {
        let failure = CallFailure(
            kind: .status(status, retryAfter: nil),
            error: BeckonClientError(
                code: status == 404 || status == 410 ? .notFound : .refused, message: "", status: status,
                serverMessage: isForeign ? nil : "no"))
        let meaning =
            switch failure.outcome {
            case .accepted: "accepted"
            case .unsent: "unsent"
            case .inDoubt: "inDoubt"
            case .refused(let code, _): code.description
            }
        #expect(meaning == expected)
    }
}

extension MessageState {
    fileprivate var isFailed: Bool { if case .failed = self { true } else { false } }
}

extension TranscriptLine {
    fileprivate var isFile: Bool { if case .file = kind { true } else { false } }
}
