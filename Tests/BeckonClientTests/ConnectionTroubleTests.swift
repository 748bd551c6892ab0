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

    // MARK: Receipts and devices
}
