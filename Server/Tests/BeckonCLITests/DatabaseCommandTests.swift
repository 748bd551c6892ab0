import ArgumentParser
import Beckon
import BeckonFiles
import BeckonStoreSQLite
import Foundation
import Synchronization
import Testing

@testable import BeckonCLI

@Suite("Commands about the database", .timeLimit(.minutes(20)))
struct DatabaseCommandTests {
    @Test("backup and verify run while a server has the directory, a second server does not")
    func besideServer() async throws {
        try await CommandRun.withFolder { folder in
            let (data, file) = (folder + "/data", folder + "/backup")
            let server = try await SQLiteStore.open(directory: data)
            _ = try await server.commit([Commit([.putSetting(name: "a", value: "b")])])
            #expect(await CommandRun.exit(of: BackupCommand.self, file, "--data", data) == 0)
            #expect(await CommandRun.exit(of: BackupCommand.self, file, "--data", data) == 73)
            #expect(await CommandRun.exit(of: BackupCommand.self, file, "--data", data, "--force") == 0)
            #expect(await CommandRun.exit(of: VerifyCommand.self, "--data", data) == 0)
            #expect(await CommandRun.exit(of: VerifyCommand.self, file) == 0)
            #expect(await CommandRun.exit(of: MigrateCommand.self, "--data", data) == 0)
            #expect(await CommandRun.exit(of: ServeCommand.self, "--data", data, "--port", "0") == 73)
            #expect(await CommandRun.exit(of: DemoCommand.self, "--data", data, "--port", "0") == 73)
            #expect(!FileManager.default.fileExists(atPath: data + "/sandbox"))
            try await server.close()
        }
    }

    @Test("renew-secrets replaces what signs, and keeps the former beside it")
    func renewal() async throws {
        try await CommandRun.withFolder { folder in
            let data = folder + "/data"
            let store = try await SQLiteStore.open(directory: data)
            _ = try await store.commit([Commit([.putSetting(name: "chat.secret", value: "former")])])
            #expect(await CommandRun.exit(of: RenewSecretsCommand.self, "--data", data) == 0)
            let chat = try #require(try await store.setting("chat.secret")?.split(separator: ","))
            #expect(chat.count == 2 && chat[0].count == 64 && chat[1] == "former")
            #expect(try await store.setting("desk.secret")?.count == 64)
            try await store.close()
        }
    }

    @Test("the contents of files are copied beside a backup, and verify tells which are missing or damaged")
    func contents() async throws {
        try await CommandRun.withFolder { folder in
            let (data, file, copies) = (folder + "/data", folder + "/backup", folder + "/copies")
            let store = try await SQLiteStore.open(directory: data)
            let vault = try await DirectoryVault.open(data + "/files")
            let pieces = [Array("a picture".utf8), []]
            let sent = Mutex(pieces.makeIterator())
            let content = try await vault.store(limit: 100) {
                sent.withLock { $0.next().flatMap { $0.isEmpty ? nil : $0 } }
            }
            let row = ChatFile(
                id: FileID("f"), chat: ChatID("A"), content: content.hash.text, name: "a.png", type: "image/png",
                size: content.size, party: .client, isPending: true, createdAt: Timestamp(milliseconds: 1))
            #expect(try await store.commit([Commit([.putFile(row)])]) == [.committed])
            #expect(await CommandRun.exit(of: BackupCommand.self, file, "--data", data, "--files", copies) == 0)
            #expect(await CommandRun.exit(of: VerifyCommand.self, "--data", data, "--contents") == 0)
            #expect(await CommandRun.exit(of: VerifyCommand.self, file, "--files", copies, "--contents") == 0)
            let copy = try #require(try FileManager.default.subpathsOfDirectory(atPath: copies).first { $0.count > 60 })
            try Data("b picture".utf8).write(to: URL(fileURLWithPath: "\(copies)/\(copy)"))
            #expect(await CommandRun.exit(of: VerifyCommand.self, file, "--files", copies) == 0)
            #expect(await CommandRun.exit(of: VerifyCommand.self, file, "--files", copies, "--contents") == 65)
            // A later backup does not copy what is there, so a damaged copy has to be removed first.
            try FileManager.default.removeItem(atPath: "\(copies)/\(copy)")
            #expect(await CommandRun.exit(of: VerifyCommand.self, file, "--files", copies) == 65)
            #expect(
                await CommandRun.exit(of: BackupCommand.self, file, "--data", data, "--files", copies, "--force") == 0)
            #expect(await CommandRun.exit(of: VerifyCommand.self, file, "--files", copies, "--contents") == 0)
            #expect(await CommandRun.exit(of: VerifyCommand.self, file, "--files", folder + "/none") == 66)
            let original = try #require(
                try FileManager.default.subpathsOfDirectory(atPath: data + "/files").first { $0.count > 60 })
            try Data("c picture".utf8).write(to: URL(fileURLWithPath: "\(data)/files/\(original)"))
            let others = folder + "/others"
            #expect(
                await CommandRun.exit(of: BackupCommand.self, file, "--data", data, "--files", others, "--force") == 65)
            #expect(try FileManager.default.subpathsOfDirectory(atPath: others).allSatisfy { $0.count < 60 })
            try await vault.remove(content.hash)
            #expect(await CommandRun.exit(of: VerifyCommand.self, "--data", data) == 65)
            #expect(await CommandRun.exit(of: VerifyCommand.self, file) == 0)
            try await store.close()
        }
    }

    @Test("restore puts a backup there, never under a server, and keeps what it replaces")
    func restoring() async throws {
        try await CommandRun.withFolder { folder in
            let (data, file) = (folder + "/data", folder + "/backup")
            var server: SQLiteStore? = try await SQLiteStore.open(directory: data)
            _ = try await server?.commit([Commit([.putSetting(name: "a", value: "old")])])
            #expect(await CommandRun.exit(of: BackupCommand.self, file, "--data", data) == 0)
            _ = try await server?.commit([Commit([.putSetting(name: "a", value: "new")])])
            #expect(await CommandRun.exit(of: RestoreCommand.self, file, "--data", data, "--force") == 73)
            let path = SQLiteStore.path(in: data)
            let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
            let stood = try Data(contentsOf: URL(fileURLWithPath: path))
            try await server?.close()
            server = nil
            // As after a kill.
            try stood.write(to: URL(fileURLWithPath: path))
            try log.write(to: URL(fileURLWithPath: path + "-wal"))
            #expect(await CommandRun.exit(of: RestoreCommand.self, file, "--data", data) == 73)
            #expect(await CommandRun.exit(of: RestoreCommand.self, file, "--data", data, "--force") == 0)
            #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
            let restored = try await SQLiteStore.open(directory: data)
            #expect(try await restored.setting("a") == "old")
            try await restored.close()
            let replaced = try await SQLiteStore.open(path: data + "/" + SQLiteRestore.replacedName)
            #expect(try await replaced.setting("a") == "new")
            try await replaced.close()
        }
    }

    @Test("restore refuses what is no good backup and leaves everything as it is")
    func badBackups() async throws {
        try await CommandRun.withFolder { folder in
            let data = folder + "/data"
            let path = SQLiteStore.path(in: data)
            try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
            let store = try await SQLiteStore.open(path: path)
            _ = try await store.commit([Commit([.putSetting(name: "a", value: "b")])])
            try await store.close()
            try Data(repeating: 0x41, count: 9_000).write(to: URL(fileURLWithPath: folder + "/noise"))
            for name in ["none", "noise"] {
                #expect(
                    await CommandRun.exit(of: RestoreCommand.self, folder + "/" + name, "--data", data, "--force")
                        == 70)
            }
            let url = "postgresql://127.0.0.1:1/none"
            #expect(await CommandRun.exit(of: RestoreCommand.self, folder + "/noise", "--database", url) == 64)
            let kept = try await SQLiteStore.open(path: path)
            #expect(try await kept.setting("a") == "b")
            try await kept.close()
        }
    }

    @Test("restore of a file that is no backup names it and leaves no new folder behind")
    func noBackup() async throws {
        try await CommandRun.withFolder { folder in
            let (data, file) = (folder + "/data", folder + "/words.txt")
            for bytes in [Data("words\n".utf8), Data(repeating: 0x41, count: 9_000), Data()] {
                try bytes.write(to: URL(fileURLWithPath: file))
                let error = await #expect(throws: StoreError.self) {
                    try await SQLiteRestore(of: file, to: data, replacing: false).run { _ in }
                }
                #expect(error?.message.hasPrefix(file) == true && error?.message.contains("beckon backup") == true)
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["words.txt"])
            }
        }
    }

    @Test("restore of a damaged backup leaves no new folder behind")
    func damagedBackup() async throws {
        try await CommandRun.withFolder { folder in
            let (data, file) = (folder + "/data", folder + "/backup")
            let store = try await SQLiteStore.open(directory: data)
            #expect(await CommandRun.exit(of: BackupCommand.self, file, "--data", data) == 0)
            try await store.close()
            var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
            bytes.replaceSubrange(8_192..<bytes.count, with: Data(repeating: 0x41, count: bytes.count - 8_192))
            try bytes.write(to: URL(fileURLWithPath: file))
            #expect(await CommandRun.exit(of: RestoreCommand.self, file, "--data", folder + "/new") == 70)
            #expect(!FileManager.default.fileExists(atPath: folder + "/new"))
        }
    }

    @Test("verify ends with 65 when a rule is broken, and when the file is damaged")
    func brokenRule() async throws {
        try await CommandRun.withFolder { folder in
            let store = try await SQLiteStore.open(directory: folder)
            let head = ChatHead(
                ChatID("A"), serviceID: ServiceID("S"), serviceName: "n",
                life: ChatLife(startedAt: Timestamp(milliseconds: 0), expiresAt: Timestamp(milliseconds: 1)),
                customer: ChatCustomer(nickname: "Ada"), attendance: ChatAttendance(.polling), version: 1)
            let results = try await store.commit([Commit([.putChat(head, settingCursor: true)])])
            #expect(results == [.committed])
            try await store.close()
            #expect(await CommandRun.exit(of: VerifyCommand.self, "--data", folder) == 65)
            try Data(repeating: 0x41, count: 9_000).write(to: URL(fileURLWithPath: folder + "/noise"))
            #expect(await CommandRun.exit(of: VerifyCommand.self, folder + "/noise") == 65)
        }
    }

    @Test("what cannot be done says so")
    func refusals() async throws {
        try await CommandRun.withFolder { folder in
            #expect(await CommandRun.exit(of: VerifyCommand.self, folder + "/none") == 70)
            #expect(await CommandRun.exit(of: BackupCommand.self, folder + "/file", "--data", folder + "/none") == 70)
            let url = "postgresql://127.0.0.1:1/none"
            #expect(await CommandRun.exit(of: BackupCommand.self, folder + "/file", "--database", url) == 64)
            #expect(throws: (any Error).self) { try VerifyCommand.parse(["--limit", "0"]) }
        }
    }

    @Test("a mistyped --data makes nothing: neither a folder nor a database")
    func mistyped() async throws {
        try await CommandRun.withFolder { folder in
            let (data, copies) = (folder + "/none/deeper", folder + "/copies")
            #expect(await CommandRun.exit(of: MigrateCommand.self, "--plan", "--data", data) == 0)
            #expect(await CommandRun.exit(of: MigrateCommand.self, "--data", data) == 70)
            #expect(await CommandRun.exit(of: RenewSecretsCommand.self, "--data", data) == 70)
            #expect(await CommandRun.exit(of: VerifyCommand.self, "--data", data, "--contents") == 70)
            let backup = [folder + "/backup", "--data", data, "--files", copies]
            #expect(await CommandRun.exit(of: BackupCommand.self, arguments: backup) == 70)
            #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) == [])
            // A folder without a database is not a data directory either.
            #expect(await CommandRun.exit(of: MigrateCommand.self, "--data", folder) == 70)
            #expect(await CommandRun.exit(of: RenewSecretsCommand.self, "--data", folder) == 70)
            #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) == [])
        }
    }
}
