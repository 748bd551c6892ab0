import Beckon
import BeckonFiles
import BeckonJSON
import GMSContract
import HTTPTypes
import Logging
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

/// Files of chat version 2, as its clients send and fetch them.
@Suite struct GMSChatFilesTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10] + Array("picture".utf8)
    private static let agent = AgentParty(nickname: "Kim", kind: .agent, account: "kim")

    private static func run(
        _ change: @escaping (inout FileOptions) -> Void = { _ in }, _ body: (FileClient) async throws -> Void
    ) async throws {
        try await GMSBrowser.run { settings in
            var support = ServiceOptions(name: "support", kind: .chat)
            change(&support.files)
            settings.services = [support]
        } _: { browser async throws in
            try await body(FileClient(browser))
        }
    }

    @Test("a file is sent, shown, fetched and deleted; version 1 names both events Notice.Custom")
    func story() async throws {
        try await Self.run { client in
            try await client.begin()
            let sent = try await client.upload("picture.png", Self.png, ["userData[file-description]": "a cat"])
            #expect(sent.status == .done && !sent.isEnded && sent.chatID == client.chat.chatID && sent.errors.isEmpty)
            let id = try #require(sent.userData["file-id"])
            let event = try #require(try await client.refresh().last)
            #expect(event.type == .fileUploaded && event.from.type == "Client" && event.text == nil)
            #expect(
                event.userData == [
                    "file-id": id, "file-name": "picture.png", "file-size": "\(Self.png.count)",
                    "file-description": "a cat",
                ])
            let fetched = try await client.post("file/\(id)/download")
            #expect(fetched.status == 200 && fetched.bytes == Self.png)
            #expect(fetched.headers[.contentType] == "image/png")
            #expect(fetched.headers[.xContentTypeOptions] == "nosniff")
            #expect(
                fetched.headers[.contentDisposition]
                    == "attachment; filename=\"picture.png\"; filename*=UTF-8''picture.png")
            #expect(try await client.answer("file/\(id)/delete").status == .done)
            let gone = try #require(try await client.refresh().last)
            #expect(gone.type == .fileDeleted && gone.userData == ["file-id": id, "file-name": "picture.png"])
            #expect(try await client.answer("file/\(id)/download").errors.map(\.code) == [249])
            // A second delete changes nothing.
            let count = try await client.refresh().count
            #expect(try await client.answer("file/\(id)/delete").status == .failed)
            #expect(try await client.refresh().count == count)
            let (head, events) = try await client.browser.node.core.chats.reader.events(
                ChatID(client.chat.chatID), after: 0, limit: 9)
            #expect(
                events.suffix(2).map { TranscriptEncoder.entry($0, of: head).type.rawValue } == [
                    "Notice.Custom", "Notice.Custom",
                ])
            #expect(head.files == ChatFileUse() && head.customer.waitingSince != nil)
        }
    }

    @Test("the limits come first, as a notice without an index, with unsigned numbers and true or false")
    func limits() async throws {
        try await Self.run { client in
            try await client.begin()
            _ = try await client.upload("a.png", Self.png)
            let last = try await client.refresh().last?.index
            let answer = try await client.answer("file/limits")
            let notice = try #require(answer.messages.first)
            #expect(answer.messages.count == 1 && notice.type == .notice && notice.index == nil)
            #expect(notice.text == "file-client-cfg-get" && notice.from.nickname == "Ada")
            #expect(
                notice.userData == [
                    "download-attempts": "10", "upload-max-files": "5", "upload-max-file-size": "10485760",
                    "upload-max-total-size": "99614720", "upload-need-agent": "false",
                    "upload-file-types": "jpeg:jpg:pdf:png:zip", "used-upload-max-files": "1",
                    "used-upload-max-total-size": "\(Self.png.count)", "used-download-attempts": "0",
                    "delete-file": "true",
                ])
            #expect(try await client.refresh().last?.index == last)
        }
    }

    @Test("clients of CometD name the operation and their long key alone, at any of the known paths")
    func notification() async throws {
        try await Self.run { client in
            try await client.begin()
            let keys = ChatV2Keys(secret: "secret")
            let key = keys.cometKey(of: ChatID(client.chat.chatID))
            var ids: [String] = []
            for (path, fields) in [
                ("/genesys/2/chat-ntf", ["operation": "fileUpload", "secureKey": key]),
                ("/genesys/2/chat-ntf", ["secureKey": key]), ("/genesys/2/chat-ntf?operation=", ["secureKey": key]),
                ("/genesys/http://gms.example.com/genesys/2/chat-ntf", ["secureKey": key]),
                ("/genesys/https:/gms.example.com/genesys/2/chat-ntf", ["secureKey": key]),
            ] {
                let answer = try await client.upload("a.png", Self.png, fields, to: path)
                #expect(answer.status == .done && answer.secureKey == key, "\(path)")
                ids.append(answer.userData["file-id"] ?? "")
            }
            #expect(Set(ids).count == 5 && !ids.contains(""))
            for name in ["fileGetLimits", "fileGetsLimits"] {
                let answer = try await client.form("/genesys/2/chat-ntf", "operation=\(name)&secureKey=\(key)")
                #expect(answer.messages.first?.text == "file-client-cfg-get" && answer.secureKey == key)
            }
            let fetched = try await client.browser.send(
                .post, "/genesys/2/chat-ntf", "operation=fileDownload&secureKey=\(key)&fileId=\(ids[0])",
                type: "application/x-www-form-urlencoded")
            #expect(fetched.headers[.contentType] == "image/png")
            let deleted = try await client.form(
                "/genesys/2/chat-ntf", "operation=fileDelete&secureKey=\(key)&fileId=\(ids[0])")
            #expect(deleted.status == .done)
            for wrong in [
                "operation=fileJump&secureKey=\(key)", "operation=fileGetLimits&secureKey=none", "operation=",
            ] {
                let answer = try await client.form("/genesys/2/chat-ntf", wrong)
                #expect(answer.status == .failed && answer.messages.isEmpty, "\(wrong)")
            }
            // The body's own length is not known to the vault: one content is kept once.
            #expect(client.browser.vault.count == 1)
        }
    }

    @Test("the short key of a verbose answer opens chat-ntf with chatId and userId, before and behind the file")
    func shortKey() async throws {
        try await Self.run { client in
            let post = { (path: String, body: String) in
                try JSONValue(parsing: try await client.browser.send(.post, path, body).bytes)
            }
            let service = try await post("/genesys/1/service/support", "{}")["_id"]?.string ?? ""
            let begun = try await post("/genesys/1/service/\(service)/ixn/chat", #"{"_verbose":true}"#)
            let (chat, user) = (begun["chatSessionId"]?.string ?? "", begun["userId"]?.string ?? "")
            let key = begun["secureKey"]?.string ?? ""
            for isLate in [false, true] {
                let answer = try await client.upload(
                    "a.png", Self.png, ["chatId": chat, "userId": user, "secureKey": key], to: "/genesys/2/chat-ntf",
                    isLate: isLate)
                #expect(answer.status == .done && answer.chatID == chat && !answer.isEnded, "\(isLate)")
            }
            for (name, isRight) in [(user, true), ("0000000000000000", false), ("", false)] {
                let answer = try await client.form(
                    "/genesys/2/chat-ntf", "operation=fileGetLimits&chatId=\(chat)&userId=\(name)&secureKey=\(key)")
                #expect((answer.status == .done) == isRight && answer.messages.isEmpty != isRight, "\(name)")
            }
        }
    }

    @Test("each refusal has its number, in the order in which clients expect the checks")
    func refusals() async throws {
        try await Self.run { files in
            files.largestFile = 20
            files.largestTotal = 40
            files.mostFiles = 3
        } _: { client in
            try await client.begin()
            func codes(_ name: String, _ bytes: [UInt8]) async throws -> [Int64] {
                let answer = try await client.upload(name, bytes)
                #expect(answer.status == .failed && !answer.isEnded && answer.chatID == client.chat.chatID)
                return answer.errors.map(\.code)
            }
            #expect(try await codes("a.png", Self.png + Array(repeating: 0, count: 6)) == [202])
            #expect(try await codes("a.exe", Self.png) == [203])
            #expect(try await codes("a.png", Array("MZ program".utf8)) == [203])
            #expect(try await codes("a.png.exe", Self.png) == [203])
            #expect(try await codes("..", Self.png) == [203])
            #expect(try await client.refresh().count == 1 && client.browser.vault.count <= 2)
            #expect(try await client.upload("one.PNG", Self.png).status == .done)
            #expect(try await client.upload("two.png", Self.png + [0]).status == .done)
            #expect(try await codes("three.png", Self.png) == [202])
            #expect(try await client.upload("three.png", Array(Self.png.prefix(9))).status == .done)
            #expect(try await codes("four.png", Self.png) == [201])
            let missing = try await client.answer("file")
            #expect(missing.status == .failed && !missing.isEnded && missing.errors.map(\.code) == [249])
            try await client.end()
            let over = try await client.upload("five.png", Self.png)
            #expect(over.status == .failed && over.isEnded && over.errors.map(\.code) == [249])
        }
    }

    @Test("where an agent is needed, files wait for one; names lose their paths and invisible marks")
    func agentAndName() async throws {
        try await Self.run {
            $0.needsAgent = true
        } _: { client in
            try await client.begin()
            #expect(try await client.upload("a.png", Self.png).errors.map(\.code) == [249])
            _ = try await client.browser.node.core.port(of: .desk).tell(
                ChatID(client.chat.chatID), by: Self.agent, .joined)
            for (sent, kept) in [
                ("../../etc/a.png", "a.png"), ("C:\\\\dir\\\\b.png", "b.png"), ("gnp.\u{202e}exe.png", "gnp.exe.png"),
            ] {
                #expect(try await client.upload(sent, Self.png).status == .done)
                #expect(try await client.refresh().last?.userData["file-name"] == kept)
            }
            #expect(try await client.upload("a\u{1}.png", Self.png).errors.map(\.code) == [203])
        }
    }

    @Test("nobody else's key opens a chat's files, and a file of one chat is none of another")
    func strangers() async throws {
        try await Self.run { client in
            try await client.begin()
            let id = try #require(try await client.upload("a.png", Self.png).userData["file-id"])
            let mine = client.chat
            try await client.begin()
            #expect(try await client.answer("file/\(id)/download").errors.map(\.code) == [249])
            #expect(try await client.answer("file/\(id)/delete").errors.map(\.code) == [249])
            for operation in ["file/\(id)/download", "file/\(id)/delete", "file/limits", "file"] {
                let answer = try await client.form(
                    "/genesys/2/chat/support/\(mine.chatID)/\(operation)",
                    "userId=\(client.chat.userID ?? "")&secureKey=\(client.chat.secureKey ?? "")")
                #expect(answer.status == .failed && answer.isEnded && answer.messages.isEmpty, "\(operation)")
            }
            let stranger = try await client.upload(
                "a.png", Self.png, ["userId": mine.userID ?? "", "secureKey": "0000000000000000"], in: mine)
            #expect(stranger.status == .failed && stranger.errors.map(\.code) == [249])
            #expect(try await client.browser.node.store.files(of: ChatID(mine.chatID), limit: 9).count == 1)
        }
    }

    @Test("an identity behind the file counts, and without one nothing is kept for the chat")
    func lateIdentity() async throws {
        try await Self.run { client in
            try await client.begin()
            let late = try await client.upload("a.png", Self.png, isLate: true)
            #expect(late.status == .done && late.userData["file-id"] != nil)
            let none = try await client.upload("a.png", Self.png, ["userId": "", "secureKey": ""], isLate: true)
            #expect(none.status == .failed)
            #expect(try await client.refresh().count == 2)
        }
    }

    @Test("what is refused leaves neither bytes nor a row: strangers, wrong types, full chats, with a key or without")
    func refusedLeavesNothing() async throws {
        try await Self.run { files in
            files.mostFiles = 1
        } _: { client in
            try await client.begin()
            let (vault, store) = (client.browser.vault, client.browser.node.store)
            for isLate in [true, false] {
                for fields in [["userId": "", "secureKey": ""], ["secureKey": "0000000000000000"]] {
                    let answer = try await client.upload("a.png", Self.png, fields, isLate: isLate)
                    #expect(answer.status == .failed && vault.count == 0, "\(fields) \(isLate)")
                }
                for key in [nil, "k\(isLate)"] {
                    for (name, bytes) in [("a.exe", Self.png), ("a.png", Array("MZ program".utf8)), ("..", Self.png)] {
                        let answer = try await client.upload(name, bytes, key: key, isLate: isLate)
                        #expect(answer.errors.map(\.code) == [203] && vault.count == 0, "\(name) \(isLate)")
                    }
                }
            }
            #expect(try await client.upload("a.png", Self.png, key: "one").status == .done)
            // The key's file is there; the other content of the same key, and what is too many, goes at once.
            #expect(try await client.upload("a.png", Self.png + [1], key: "one").status == .done)
            #expect(try await client.upload("b.png", Self.png + [2], key: "two").errors.map(\.code) == [201])
            #expect(try await client.upload("b.png", Self.png + [3]).errors.map(\.code) == [201])
            try await client.end()
            #expect(try await client.upload("b.png", Self.png + [4], key: "three").isEnded)
            #expect(vault.count == 1)
            #expect(try await store.contents(after: nil, limit: 9).count == 1)
            // What another row names stays.
            #expect(try await client.upload("a.png", Self.png, key: "four").isEnded && vault.count == 1)
        }
    }

    @Test(
        "uploads count for their chat, with a key as well, and leave nothing beyond the limit",
        arguments: [true, false])
    func counted(hasKey: Bool) async throws {
        try await GMSBrowser.run { settings in
            settings.services = [ServiceOptions(name: "support", kind: .chat)]
            settings.limits.perUser[.creation] = 3
        } _: { browser async throws in
            let client = FileClient(browser)
            try await client.begin()
            var statuses: [ChatV2Answer.Status] = []
            for number in 0..<5 {
                let bytes = Self.png + [UInt8(number)]
                statuses.append(
                    try await client.upload("a.png", bytes, key: hasKey ? "k\(number)" : nil, isLate: number == 4)
                        .status)
            }
            #expect(statuses == [.done, .done, .done, .later, .later])
            #expect(browser.vault.count == 3)
        }
    }

    @Test("a body that is cut, or that is none, leaves nothing and the chat goes on")
    func cut() async throws {
        try await Self.run { client in
            try await client.begin()
            let whole = client.multipart("a.png", Self.png, [:], in: client.chat)
            for length in [10, whole.count / 2, whole.count - 8] {
                let answer = try await client.send("file", Array(whole.prefix(length)))
                #expect(answer.status == 200)
                #expect(try ChatV2Answer(decoding: JSONValue(parsing: answer.bytes)).status == .failed, "\(length)")
            }
            #expect(try await client.refresh().count == 1)
            #expect(try await client.browser.node.store.contents(after: nil, limit: 9).isEmpty)
            #expect(try await client.upload("a.png", Self.png).status == .done)
        }
    }

    @Test("while the vault is away an upload is to be repeated, and the chat goes on")
    func away() async throws {
        try await Self.run { client in
            try await client.begin()
            let id = try #require(try await client.upload("a.png", Self.png).userData["file-id"])
            for code in [FileVaultError.Code.away, .full] {
                client.browser.vault.fails(with: code)
                #expect(try await client.upload("b.png", Self.png).status == .later)
                #expect(try await client.answer("file/\(id)/download").status == .later)
            }
            #expect(try await client.answer("send", "message=Hello").status == .done)
            client.browser.vault.fails(with: nil)
            #expect(try await client.post("file/\(id)/download").bytes == Self.png)
            #expect(try await client.browser.node.store.file(FileID(id))?.downloads == 1)
        }
    }

    @Test("the same upload again, with one key, is one file; with none it is another")
    func again() async throws {
        try await Self.run {
            $0.mostFiles = 2
        } _: { client in
            try await client.begin()
            let first = try await client.upload("a.png", Self.png, key: "k")
            #expect(try await client.upload("a.png", Self.png, key: "k").userData == first.userData)
            let other = try await client.upload("a.png", Self.png)
            #expect(other.status == .done && other.userData != first.userData)
            // At the limit, a repeated call is still answered as the first one was.
            #expect(try await client.upload("a.png", Self.png, key: "k").userData == first.userData)
            #expect(try await client.upload("a.png", Self.png, key: "l").errors.map(\.code) == [201])
            let long = String(repeating: "k", count: TextLimit.key + 1)
            #expect(try await client.upload("a.png", Self.png, key: long).status == .failed)
            let store = client.browser.node.store
            #expect(try await store.files(of: ChatID(client.chat.chatID), limit: 9).count == 2)
            #expect(client.browser.vault.count == 1)
        }
    }

    @Test("a file is fetched as often as allowed, and deleted only where customers may")
    func attempts() async throws {
        try await Self.run { files in
            files.downloads = 2
            files.mayDelete = false
        } _: { client in
            try await client.begin()
            let id = try #require(try await client.upload("a.png", Self.png).userData["file-id"])
            for _ in 0..<2 { #expect(try await client.post("file/\(id)/download").bytes == Self.png) }
            #expect(try await client.answer("file/\(id)/download").errors.map(\.code) == [249])
            #expect(try await client.answer("file/limits").messages.first?.userData["used-download-attempts"] == "2")
            #expect(try await client.answer("file/\(id)/delete").status == .failed)
        }
    }

    @Test("a file whose chat is gone when its bytes are here leaves no content behind")
    func chatGone() async throws {
        try await Self.run { client in
            let (node, vault) = (client.browser.node, client.browser.vault)
            let files = ChatFiles(
                vault: vault, gate: nil, chats: node.core.chats, store: node.store, queue: node.core.queue,
                port: node.core.port(of: .desk), ids: SystemIDs(), time: node.time)
            let draft = try await files.store("a.png", limit: 9, OneByte.body(7)) {}
            #expect(vault.count == 1)
            await #expect(throws: ChatRefusal.self) {
                _ = try await files.put(
                    draft, userData: [:], into: try await node.core.chats.currentHead(ChatID("none")),
                    by: .customer(key: nil))
            }
            #expect(vault.count == 0)
        }
    }

    @Test("contents without a name go at the second look, others stay, and a marked one asks for another attempt")
    func sweep() async throws {
        try await Self.run { client in
            try await client.begin()
            let (vault, store) = (client.browser.vault, client.browser.node.store)
            let id = try #require(try await client.upload("a.png", Self.png).userData["file-id"])
            _ = try await client.upload("b.png", Self.png + [1])
            let sweep = FileSweep(
                vault: vault, store: store, time: client.browser.node.time, logger: .init(label: "test"))
            #expect(try await sweep.look() == 0)
            #expect(try await client.answer("file/\(id)/delete").status == .done)
            #expect(try await sweep.look() == 0 && vault.count == 2)
            #expect(try await sweep.look() == 1 && vault.count == 1)
            let content = try #require(try await store.contents(after: nil, limit: 9).first)
            _ = try await client.upload("a.png", Self.png)
            let name = try #require(
                try await store.contents(after: nil, limit: 9).first { $0 != content })
            let file = try #require(
                try await store.files(of: ChatID(client.chat.chatID), limit: 9).last { $0.content == name })
            #expect(try await client.answer("file/\(file.id.text)/delete").status == .done)
            #expect(try await store.markForRemoval([name], at: client.browser.node.time.now) == [name])
            #expect(try await client.upload("a.png", Self.png).status == .later)
            try await store.unmark([name])
            #expect(try await client.upload("a.png", Self.png).status == .done)
        }
    }

    @Test("a removal that takes too long ends before its marks do")
    func slowSweep() async throws {
        try await Self.run { client in
            let (vault, time) = (client.browser.vault, client.browser.node.time)
            for number in 0..<3 { _ = try await vault.store(limit: 9, OneByte.body(number)) }
            let sweep = FileSweep(
                vault: SlowVault(vault) { _ in time.advance(by: .seconds(300)) }, store: client.browser.node.store,
                time: time,
                logger: .init(label: "test"))
            #expect(try await sweep.look() == 0)
            #expect(try await sweep.look() == 1 && vault.count == 2)
            #expect(try await sweep.look() == 1 && vault.count == 1)
        }
    }

    @Test("a content that cannot be removed keeps no other; several in a row end the look")
    func failingSweep() async throws {
        try await Self.run { client in
            let (vault, node) = (client.browser.vault, client.browser.node)
            let time = node.time
            for number in 0..<5 { _ = try await vault.store(limit: 9, OneByte.body(number)) }
            let hashes = try await vault.hashes(after: nil, limit: 9)
            let bad = try #require(hashes.first)
            func sweep(_ wait: @escaping @Sendable (ContentHash) throws -> Void) -> FileSweep {
                FileSweep(
                    vault: SlowVault(vault, wait: wait), store: node.store, time: time, logger: .init(label: "test"))
            }
            let none = sweep { _ in
                time.advance(by: .seconds(1))
                throw FileVaultError(.away)
            }
            #expect(try await none.look() == 0)
            let before = time.now
            await #expect(throws: FileVaultError(.away)) { try await none.look() }
            #expect(time.now == before.advanced(by: .seconds(3)) && vault.count == 5)
            let some = sweep { if $0 == bad { throw FileVaultError(.away) } }
            #expect(try await some.look() == 0)
            await #expect(throws: FileVaultError(.away)) { try await some.look() }
            #expect(try await vault.hashes(after: nil, limit: 9) == [bad])
        }
    }
}
