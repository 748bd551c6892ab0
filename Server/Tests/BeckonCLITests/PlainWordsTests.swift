import ArgumentParser
import Beckon
import BeckonClient
import BeckonServer
import BeckonSimulators
import BeckonStoreSQLite
import Foundation
import Logging
import Testing

@testable import BeckonCLI

@Suite("What cannot be done is said in plain words", .timeLimit(.minutes(20)))
struct PlainWordsTests {
    @Test("commands about a database make none")
    func noDatabase() async throws {
        try await CommandRun.withFolder { folder in
            let data = folder + "/data"
            #expect(await CommandRun.exit(of: OutboxCommand.List.self, "--data", data) == 70)
            #expect(await CommandRun.exit(of: OutboxCommand.Retry.self, "1", "--data", data) == 70)
            #expect(await CommandRun.exit(of: OutboxCommand.Drop.self, "1", "--data", data) == 70)
            #expect(await CommandRun.exit(of: VerifyCommand.self, "--data", data) == 70)
            #expect(await CommandRun.exit(of: ExplainCommand.Push.self, "chat", "1", "--data", data) == 70)
            #expect(await CommandRun.exit(of: BackupCommand.self, folder + "/copy", "--data", data) == 70)
            #expect(!FileManager.default.fileExists(atPath: data))
            var settings = Settings()
            settings.dataDirectory = data
            let error = await #expect(throws: StoreError.self) {
                let silent = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
                try await SharedDatabase.openExisting(settings, logger: silent).close()
            }
            #expect(error?.message == "there is no database in \(data); name its folder with --data")
        }
    }

    @Test("a phone without a server says so and ends with 69")
    func phone() async throws {
        #expect(
            await CommandRun.exit(of: PhoneCommand.self, "--url", "http://127.0.0.1:9", "--user", "ada") == 69)
        let url = try #require(URL(string: "http://127.0.0.1:9"))
        let words = PhoneCommand.words(for: BeckonClientError(code: .offline, message: "x"), at: url)
        #expect(words == "Cannot connect to http://127.0.0.1:9: no server answers there. Start one, or check --url.")
    }

    @Test("what the server has no part in is not called its refusal")
    func phoneAlone() throws {
        let url = try #require(URL(string: "http://127.0.0.1:9"))
        func words(_ code: BeckonClientError.Code) -> String {
            PhoneCommand.words(for: BeckonClientError(code: code, message: "This is why."), at: url)
        }
        #expect(words(.inUse) == "Another process uses the directory of --keep. End it, or name another directory.")
        #expect(words(.notStored) == "The directory of --keep cannot be used: This is why. Name another one.")
        #expect(words(.invalidInput) == "This is why.")
        #expect(words(.refused) == "http://127.0.0.1:9 refused to begin a chat: This is why.")
        func exits(_ code: BeckonClientError.Code, isScript: Bool) -> Int32 {
            PhoneCommand.exitCode(for: BeckonClientError(code: code, message: "x"), isScript: isScript)
        }
        for isScript in [true, false] {
            #expect(exits(.offline, isScript: isScript) == 69)
            #expect(exits(.inUse, isScript: isScript) == 73)
            #expect(exits(.notStored, isScript: isScript) == 73)
            #expect(exits(.refused, isScript: isScript) == 70)
            #expect(exits(.invalidInput, isScript: isScript) == (isScript ? 1 : 64))
        }
    }

    @Test("a phone whose directory is none says so and ends with 73, and a line without a chat ends a script with 1")
    func phoneFolder() async throws {
        try await CommandRun.withFolder { folder in
            let (file, script) = (folder + "/file", folder + "/script")
            try Data("x".utf8).write(to: URL(fileURLWithPath: file))
            try Data("hello\n".utf8).write(to: URL(fileURLWithPath: script))
            let to = ["--url", "http://127.0.0.1:9", "--user", "ada"]
            #expect(await CommandRun.exit(of: PhoneCommand.self, arguments: to + ["--keep", file]) == 73)
            let lines = ["--no-chat", "--script", script]
            #expect(await CommandRun.exit(of: PhoneCommand.self, arguments: to + lines) == 1)
        }
    }

    @Test("a data folder that is a file is told as that")
    func folder() async throws {
        try await CommandRun.withFolder { folder in
            let file = folder + "/file"
            try Data("x".utf8).write(to: URL(fileURLWithPath: file))
            #expect(await CommandRun.exit(of: ServeCommand.self, "--data", file, "--port", "0") == 70)
            #expect(await CommandRun.exit(of: DemoCommand.self, "--data", file, "--port", "0") == 70)
            #expect(await CommandRun.exit(of: ServeCommand.self, "--data", file + "/below", "--port", "0") == 70)
        }
    }

    @Test("a stand-in for pushes explains a taken port and a folder that cannot be made")
    func standIns() async throws {
        try await CommandRun.withFolder { folder in
            let log = SimulatedPushLog()
            let other = try await SimulatedHTTPTarget.listen(.init(log: log))
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await other.run() }
                #expect(await CommandRun.exit(of: SimulateCommand.HTTP.self, "--port", "\(other.port)") == 70)
                let file = folder + "/file"
                try Data("x".utf8).write(to: URL(fileURLWithPath: file))
                #expect(await CommandRun.exit(of: SimulateCommand.HTTP.self, "--directory", file + "/below") == 73)
                group.cancelAll()
            }
        }
    }

    @Test("there is a version, and a host may be named")
    func version() throws {
        #expect(BeckonCommand.configuration.version.hasPrefix("beckon "))
        #expect(try DemoCommand.parse(["--host", "0.0.0.0"]).listen.host == "0.0.0.0")
        #expect(try BayeuxCommand.parse(["--trust-client-ids"]).trustClientIDs)
    }
}
