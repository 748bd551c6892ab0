import BeckonJSON
import Foundation
import ICWSSimulator
import Testing

@Suite(.timeLimit(.minutes(20))) struct WatchTests {
    private func message(_ number: Int) -> WireJSON {
        .object(["__type": .text("urn:x:count"), "isDelta": .bool(true), "number": .integer(number)])
    }

    @Test("watch writes messages as they come, one on a line", arguments: [[], ["--poll"]])
    func lines(_ way: [String]) async throws {
        let desk = try Desk()
        let program = try Program(desk.arguments("watch", more: ["--status", "jo", "--count", "4"] + way))
        await program.wait { $0.output.contains("userStatusMessage") }
        // Both ways give the full state at least once before what follows.
        for number in 0..<3 { desk.simulator.broadcast(message(number)) }
        let outcome = await program.end()
        #expect(outcome.status == 0)
        let lines = try outcome.output.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
        #expect(lines.count == 4 && lines.first?["__type"] == "urn:inin.com:status:userStatusMessage")
        #expect(lines.last?["__type"] == "urn:x:count")
        #expect(desk.simulator.sessionIDs == [])
    }

    @Test("gaps and losses are told, and the session goes on")
    func gaps() async throws {
        let desk = try Desk()
        let program = try Program(desk.arguments("watch", "--status", "jo"))
        await program.wait { $0.output.contains("userStatusMessage") }
        desk.simulator.forgetSessions()
        desk.server.breakConnections()
        await program.wait { $0.output.contains("{\"event\":\"gap\",\"reason\":\"newSession\"}\n") }
        program.send(SIGINT)
        let outcome = await program.end()
        #expect(outcome.status == 130)
        #expect(outcome.output.contains("{\"event\":\"lost\",\"reason\":\"unauthorized\"}\n"))
        #expect(outcome.output.hasSuffix("{\"event\":\"ended\",\"reason\":\"loggedOff\"}\n"))
    }

    @Test("a session that the server ends for good ends the program")
    func serverEnds() async throws {
        let desk = try Desk()
        let program = try Program(desk.arguments("watch", "--status", "jo", "--output", "table"))
        await program.wait { $0.output.contains("userStatusMessage") }
        desk.simulator.broadcast(
            .object([
                "__type": .text("urn:inin.com:connection:connectionStateChangeMessage"), "isDelta": .bool(false),
                "previousConnectionState": .integer(1), "newConnectionState": .integer(2), "reason": .text(""),
                "shouldReconnect": .bool(false),
            ]))
        let outcome = await program.end()
        #expect(outcome.status == 1 && outcome.errors == "icws: the session ended: mayNotReconnect\n")
        #expect(outcome.output.contains("\nconnectionStateChangeMessage: {"))
    }

    @Test("when the reader of the output closes it, the session is logged off")
    func closedOutput() async throws {
        let desk = try Desk()
        let program = try Program(
            desk.arguments("watch", "--status", "jo"),
            shell: "\"$0\" \"$@\" | { head -n 1; exec 0<&-; echo gone >&2; }")
        await program.wait { $0.errors == "gone\n" }
        desk.simulator.broadcast(message(1))
        let outcome = await program.end()
        #expect(outcome.output.split(separator: "\n").count == 1 && outcome.errors == "gone\n")
        #expect(desk.simulator.sessionIDs == [])
    }
}

@Suite(.timeLimit(.minutes(20))) struct SimulateTests {
    /// The simulator as a program, and its base URL.
    private func simulator(_ flags: String...) async throws -> (program: Program, url: String) {
        let program = try Program(["simulate", "--port", "0"] + flags)
        await program.wait { $0.output.hasSuffix("\n") }
        let line = program.printed
        #expect(line.hasPrefix("ready http://127.0.0.1:"))
        return (program, String(line.dropFirst("ready ".count).dropLast()))
    }

    @Test("the simulator serves the program, until it is ended")
    func simulate() async throws {
        let (program, url) = try await simulator()
        let desk = try Desk()
        let outcome = try await Program(
            ["login", "--url", url, "--user", "jo", "--password-file", desk.file("right")]
        ).end()
        #expect(outcome.status == 0)
        program.send(SIGTERM)
        #expect(await program.end().status == 143)
    }

    @Test("flags make things go wrong")
    func flags() async throws {
        let desk = try Desk()
        let (program, url) = try await simulator("--unavailable", "--alternate-host", "other.invalid")
        let outcome = try await Program(
            ["login", "--url", url, "--user", "jo", "--password-file", desk.file("right")]
        ).end()
        #expect(outcome.status == 69)
        program.send(SIGTERM)
        _ = await program.end()
    }

    @Test("a port that is taken is said so")
    func taken() async throws {
        let desk = try Desk()
        let outcome = try await Program(["simulate", "--port", String(desk.server.port)]).end()
        #expect(outcome.status == 1)
        #expect(outcome.errors == "icws: cannot listen on port \(desk.server.port); give another one with --port\n")
    }
}
