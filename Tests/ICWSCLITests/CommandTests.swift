import BeckonJSON
import Foundation
import ICWSSimulator
import Testing

/// The program against a server that is played in the test's own process.
@Suite(.timeLimit(.minutes(20))) struct CommandTests {
    @Test("login says what the server offers: JSON in a pipe")
    func login() async throws {
        let desk = try Desk()
        let outcome = try await desk.run("login", "--license", "I3_ACCESS_CLIENT")
        #expect(outcome.status == 0 && outcome.errors == "")
        let json = try JSONValue(parsing: Array(outcome.output.utf8))
        #expect(json["user"] == "jo" && json["server"] == "IC1" && json["licenses"] == ["I3_ACCESS_CLIENT"])
        #expect(json["features"]?["messaging"] == 2)
        #expect(desk.simulator.sessionIDs == [])
    }

    @Test("a terminal gets a table, unless JSON is asked for")
    func terminal() async throws {
        let desk = try Desk()
        let table = try Program(desk.arguments("login"), output: .terminal(Terminal()))
        let outcome = await table.end()
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("name"))
        #expect(outcome.output.contains("feature messaging"))
        let json = try Program(desk.arguments("login", "--output", "json"), output: .terminal(Terminal()))
        #expect(await json.end().output.hasPrefix("{\"user\":"))
    }

    @Test(
        "output that cannot be written ends a command with 74 and a sentence, logged off",
        arguments: [">&-", ">/dev/full"])
    func lostOutput(redirection: String) async throws {
        let desk = try Desk()
        let program = try Program(desk.arguments("login"), shell: "\"$0\" \"$@\" \(redirection)")
        let outcome = await program.end()
        #expect(outcome.status == 74)
        #expect(outcome.errors.hasPrefix("icws: the output cannot be written: "))
        #expect(desk.simulator.sessionIDs == [])
    }

    @Test("without standard error a failure keeps its status", arguments: ["2>&-", "2>/dev/full"])
    func lostErrors(redirection: String) async throws {
        let desk = try Desk()
        let program = try Program(desk.arguments("get", "no/such/path"), shell: "\"$0\" \"$@\" \(redirection)")
        #expect(await program.end().status == 1)
    }

    @Test("a wrong password, a refused licence, a missing host and an unknown path are told apart")
    func refusals() async throws {
        let desk = try Desk()
        let wrong = try await desk.run("login", passwordFile: desk.file("wrong"))
        #expect(wrong.status == 77)
        #expect(
            wrong.errors == "icws: wrong user or password: 400 error.request.connection.authenticationFailure\n")
        let licence = try await desk.run("queues", "Support", "--license", "UNKNOWN_ONE")
        #expect(licence.status == 77 && licence.errors == "icws: the server refused the licence UNKNOWN_ONE\n")
        let path = try await desk.run("get", "no/such/path")
        #expect(path.status == 1)
        #expect(path.errors == "icws: no such path or interaction: 404 error.request.unsupported\n")
        #expect(desk.simulator.sessionIDs == [])
        desk.server.stop()
        let nobody = try await desk.run("login")
        #expect(
            nobody.status == 69
                && nobody.errors == "icws: cannot connect to 127.0.0.1 (The server cannot be reached.)\n")
        #expect([wrong, licence, path, nobody].allSatisfy { $0.output == "" })
    }

    @Test(
        "what is asked wrongly is said before anything is done",
        arguments: [
            ["login", "--url", "no url"], ["login", "--host", "a/b"], ["login", "--timeout", "0"],
            ["watch", "--count", "0"],
            ["callback"], ["queues"], ["get"], ["nothing"],
        ])
    func usage(_ arguments: [String]) async throws {
        let outcome = try await Desk().run(arguments[0], more: Array(arguments.dropFirst()))
        #expect(outcome.status == 64 && outcome.output == "")
    }

    @Test("the password comes from a file that can be read, or from a terminal")
    func passwords() async throws {
        let desk = try Desk()
        let missing = try await desk.run("login", passwordFile: desk.folder.path + "/none")
        #expect(missing.status == 1 && missing.errors == "icws: cannot read the password file; check its path\n")
        let empty = try await desk.run("login", passwordFile: desk.file("\n"))
        #expect(empty.status == 1 && empty.errors == "icws: the password is empty; give another one\n")
        let unasked = try Program(["login", "--url", desk.url, "--host", "127.0.0.1", "--user", "jo"])
        let outcome = await unasked.end()
        #expect(outcome.status == 1)
        #expect(outcome.errors == "icws: there is no terminal to ask for the password; use --password-file\n")
    }

    @Test("a password that is typed is not shown")
    func prompt() async throws {
        let desk = try Desk()
        let terminal = try Terminal()
        let program = try Program(
            ["login", "--url", desk.url, "--host", "127.0.0.1", "--user", "jo"], input: .terminal(terminal))
        await program.wait { $0.errors == "Password: " }
        try program.type("right\n")
        let outcome = await program.end()
        #expect(outcome.status == 0 && outcome.output.hasPrefix("{\"user\":\"jo\""))
    }

    @Test("a signal at the question for the password leaves a terminal that shows what is typed", arguments: [2, 15])
    func interruptedPrompt(_ signal: Int32) async throws {
        let desk = try Desk()
        let terminal = try Terminal()
        let program = try Program(
            ["login", "--url", desk.url, "--host", "127.0.0.1", "--user", "jo"], input: .terminal(terminal))
        await program.wait { $0.errors == "Password: " }
        #expect(!terminal.showsInput)
        program.send(signal)
        let outcome = await program.end()
        #expect(outcome.status == 128 + signal && outcome.output == "")
        #expect(terminal.showsInput)
    }

    @Test("an authority that cannot be read is told before anybody connects")
    func authority() async throws {
        let desk = try Desk()
        let missing = try await desk.run("login", more: ["--authority", "/nowhere.pem"])
        #expect(missing.status == 1 && missing.errors.contains("--authority"))
        let empty = try await desk.run("login", more: ["--authority", #filePath])
        #expect(empty.status == 1 && empty.errors.contains("no certificate"))
    }

    @Test("get reads any path: a list in columns, with options")
    func get() async throws {
        let desk = try Desk()
        let json = try await desk.run("get", "configuration/users", "--query", "select=configurationId")
        #expect(json.status == 0)
        #expect(try JSONValue(parsing: Array(json.output.utf8))["items"]?.array?.count == 200)
        let table = try await desk.run(
            "get", "configuration/users", "--query", "select=configurationId", "--output", "table")
        #expect(table.output.hasPrefix("configurationId\nUser 0\nUser 1\n"))
    }

    @Test("queues says what waits, and goes on when told so", arguments: [[], ["--poll"]])
    func queues(_ way: [String]) async throws {
        let desk = try Desk()
        let interaction = try await desk.callback()
        let once = try await desk.run("queues", more: ["Support"] + way)
        #expect(once.status == 0)
        #expect(
            once.output == "[{\"interaction\":\"\(interaction)\",\"Eic_State\":\"A\",\"Eic_RemoteName\":\"Ada\"}]\n")
        let program = try Program(desk.arguments("queues", more: ["Support", "--follow"] + way))
        await program.wait { $0.output.contains(interaction) }
        let second = try await desk.callback()
        await program.wait { $0.output.contains(second) }
        program.send(SIGINT)
        #expect(await program.end().status == 130)
        #expect(desk.simulator.sessionIDs == [])
    }

    @Test("a callback is created and closed; one that is not there is said so")
    func callback() async throws {
        let desk = try Desk()
        let interaction = try await desk.callback()
        let closed = try await desk.run("callback", "--close", interaction, "--disposition", "failure")
        #expect(closed.status == 0 && closed.output == "{\"closed\":\"\(interaction)\"}\n")
        let again = try await desk.run("callback", "--close", interaction)
        #expect(again.status == 1)
        #expect(again.errors == "icws: no such path or interaction: 404 error.request.interaction.notFound\n")
    }

    @Test("what is piped into a chat is said in order, and shown once", arguments: [[], ["--poll"]])
    func chat(_ way: [String]) async throws {
        let desk = try Desk()
        let interaction = try await desk.callback()
        let lines = (0..<20).map { "line \($0)" }
        for round in 1...2 {
            let program = try Program(desk.arguments("chat", more: [interaction, "--once", "--pick-up"] + way))
            try program.type(lines.joined(separator: "\n") + "\n")
            try program.endInput()
            let outcome = await program.end()
            #expect(outcome.status == 0 && outcome.errors == "")
            let texts = try outcome.output.split(separator: "\n").map {
                try JSONValue(parsing: Array($0.utf8))["text"]?.string
            }
            #expect(texts == (0..<round).flatMap { _ in lines })
        }
        let nothing = try await desk.run("chat", "0", "--once")
        #expect(nothing.errors == "icws: no such path or interaction: 404 error.request.interaction.notFound\n")
    }

    @Test("lines that are typed are said as they come; an end by signal logs off")
    func typing() async throws {
        let desk = try Desk()
        let interaction = try await desk.callback()
        let program = try Program(desk.arguments("chat", more: [interaction, "--output", "table"]))
        for word in ["one", "two"] {
            try program.type(word + "\n")
            await program.wait { $0.output.contains("jo: \(word)\n") }
        }
        program.send(SIGTERM)
        let outcome = await program.end()
        #expect(outcome.status == 143 && outcome.output == "jo: one\njo: two\n")
        #expect(desk.simulator.sessionIDs == [])
    }
}
