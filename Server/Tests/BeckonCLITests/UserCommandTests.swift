import ArgumentParser
import Beckon
import BeckonEdge
import BeckonStoreSQLite
import Foundation
import TestTime
import Testing

@testable import BeckonCLI
@testable import BeckonDesk

/// The command `beckon user`: what is refused changes nothing.
@Suite("Desk accounts at the terminal", .timeLimit(.minutes(20))) struct UserCommandTests {
    private static let settings = """
        services:
          sales: {type: callback, _service_groups: west}
          support: {type: chat}
          hours: {type: office-hours, _bh_regular1: "Mon-Fri 09:00-17:00"}
        """

    private func write(_ folder: String) throws -> String {
        let path = folder + "/beckon.yaml"
        try #require(
            FileManager.default.createFile(
                atPath: path, contents: Data(Self.settings.utf8), attributes: [.posixPermissions: 0o600]))
        return path
    }

    private func run(_ type: any AsyncParsableCommand.Type, _ arguments: [String], password: String = "long enough")
        async -> Int32
    {
        await CommandRun.exit(of: type, arguments: arguments, variables: ["BECKON_PASSWORD": password])
    }

    @Test("a refused password, name or service makes no database")
    func refusalsMakeNothing() async throws {
        try await CommandRun.withFolder { folder in
            let (data, config) = (folder + "/typo", try write(folder))
            for password in ["short", "password1", "ANN-ANN-ANN"] {
                #expect(await run(UserCommand.Add.self, ["ann-ann-ann", "--data", data], password: password) == 64)
            }
            #expect(
                await run(UserCommand.Add.self, ["ann", "--data", data, "--config", config, "--services", "nope"]) == 64
            )
            #expect(!FileManager.default.fileExists(atPath: data))
        }
    }

    @Test("only adding an account makes a database")
    func othersNeedOne() async throws {
        try await CommandRun.withFolder { folder in
            let data = folder + "/typo"
            #expect(await run(UserCommand.List.self, ["--data", data]) == 70)
            #expect(await run(UserCommand.Remove.self, ["ann", "--data", data]) == 70)
            #expect(await run(UserCommand.Password.self, ["ann", "--data", data]) == 70)
            #expect(await run(UserCommand.ResetSecondFactor.self, ["ann", "--data", data]) == 70)
            #expect(!FileManager.default.fileExists(atPath: data))
            #expect(await run(UserCommand.Add.self, ["ann", "--data", data]) == 0)
            #expect(await run(UserCommand.List.self, ["--data", data]) == 0)
        }
    }

    @Test("the second factor of an account is removed when its phone is lost, with its sign-ins")
    func resetSecondFactor() async throws {
        try await CommandRun.withFolder { folder in
            let data = folder + "/data"
            #expect(await run(UserCommand.Add.self, ["ann", "--data", data]) == 0)
            let store = try await SQLiteStore.openBeside(directory: data)
            let factor = SecondFactor(
                user: "ann", secret: "sealed", lastStep: 0, recovery: [], setUpAt: Timestamp(milliseconds: 0),
                mark: "mark")
            _ = try await store.commit([Commit([.putSecondFactor(factor, after: nil)])])
            #expect(await run(UserCommand.ResetSecondFactor.self, ["ann", "--data", data]) == 0)
            #expect(try await store.secondFactor(of: "ann") == nil)
            #expect(await run(UserCommand.ResetSecondFactor.self, ["ann", "--data", data]) == 0)
            #expect(await run(UserCommand.ResetSecondFactor.self, ["bob", "--data", data]) == 67)
            try await store.close()
        }
    }

    @Test("an account can be restricted to services and groups that the settings have, and to no others")
    func services() async throws {
        try await CommandRun.withFolder { folder in
            let (data, config) = (folder + "/data", try write(folder))
            let where_ = ["--data", data, "--config", config]
            #expect(await run(UserCommand.Add.self, ["ann"] + where_) == 0)
            #expect(await run(UserCommand.Change.self, ["ann", "--services", "sales,west"] + where_) == 0)
            #expect(await run(UserCommand.Change.self, ["ann", "--services", "nope"] + where_) == 64)
            #expect(await run(UserCommand.Change.self, ["ann", "--services", "hours,support"] + where_) == 0)
            // Without the settings nobody knows the names.
            #expect(await run(UserCommand.Change.self, ["ann", "--services", "nope", "--data", data]) == 0)
        }
    }

    @Test("an account can be restricted to office hours that an admin stored, once they are stored")
    func storedHours() async throws {
        try await CommandRun.withFolder { folder in
            let (data, config) = (folder + "/data", try write(folder))
            let bob = ["bob", "--services", "bank", "--role", "admin", "--data", data, "--config", config]
            #expect(await run(UserCommand.Add.self, bob) == 64)
            #expect(await run(UserCommand.Add.self, ["ann", "--data", data]) == 0)
            #expect(await run(UserCommand.Add.self, bob) == 64)
            let store = try await SQLiteStore.openBeside(directory: data)
            let hours = #"{"_service":"office-hours","_bh_regular1":"Mon-Fri 09:00-17:00"}"#
            _ = try await store.commit([Commit([.putSetting(name: "calendar bank", value: hours)])])
            try await store.close()
            #expect(await run(UserCommand.Add.self, bob) == 0)
        }
    }

    @Test("what the command changes beside a server holds there a second later, also for who is signed in")
    func besideServer() async throws {
        try await CommandRun.withFolder { folder in
            let data = ["--data", folder + "/data"]
            #expect(await run(UserCommand.Add.self, ["ann"] + data) == 0)
            let store = try await SQLiteStore.open(directory: folder + "/data")
            let (time, wakes) = (ManualTime(), WakePlane())
            let queue = CommitQueue(store: store, updating: ChatRegistry(), waking: wakes)
            let desk = DeskSignIn(
                store: store, queue: queue, secret: "secret", time: time, ids: SystemIDs(), wakes: wakes)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await queue.run() }
                let token = try await desk.signIn(user: "ann", password: "long enough", from: "1", marks: []).session
                #expect(try await desk.account(token: token).role == .agent)
                #expect(await run(UserCommand.Change.self, ["ann", "--role", "admin"] + data) == 0)
                time.advance(by: .seconds(1))
                #expect(try await desk.account(token: token).role == .admin)
                #expect(await run(UserCommand.Remove.self, ["ann"] + data) == 0)
                time.advance(by: .seconds(1))
                await #expect(throws: DeskFault.notSignedIn) { try await desk.account(token: token) }
                group.cancelAll()
            }
            try await store.close()
        }
    }
}
