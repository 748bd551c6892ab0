import BeckonClientTesting
import Foundation
import TestSupport
import Testing

@testable import BeckonClient

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the library keeps in the app's directory, and who may write there.
@Suite(.timeLimit(.minutes(20)))
struct KeptFilesTests {
    let folder: Folder
    let server = StandInGateway()
    let count = Counter()

    init() throws { folder = try Folder() }

    private func centre(
        _ url: String = "http://gms.test", _ time: VirtualTime = VirtualTime()
    ) throws -> ContactCentre {
        let count = count
        return ContactCentre(
            GatewayCalls(
                url: try #require(URL(string: url)), transport: server,
                inputs: ClientInputs(time: time.time, random: { count.next() })),
            store: FileOutboxStore(directory: folder.url))
    }

    // MARK: Whose files

    @Test("a sign-out removes the library's records and nothing of the app's")
    func signOut() async throws {
        let own = ["notes.txt", "identity", "device", "callbacks", "conversation-plan.md", "Photos/cat.jpg", "lock"]
        for name in own { try folder.write("the app's own", name) }
        let centre = try centre()
        try await centre.conversation().send("Hello.")
        #expect(folder.names("Beckon").contains { $0.hasPrefix("conversation-") })
        try await centre.signOut()
        #expect(Set(folder.names("Beckon")) == ["device", "lock"])
        for name in own { #expect(folder.read(name) == "the app's own", "\(name)") }
    }

    @Test("records that an earlier release kept among the app's files are found, and those files stay")
    func formerPlace() async throws {
        let before = try centre()
        try await before.conversation().send("Written before the update.")
        let identity = await before.identity
        try await before.register(PushDevice(kind: .ios, token: "ab"))
        await before.enterBackground()
        for name in folder.names("Beckon") where name != "lock" { try folder.move("Beckon/\(name)", name) }
        try folder.remove("Beckon")
        try folder.write("draft", "conversation-draft.txt")
        try folder.write("{}", "callbacks")
        let after = try centre()
        let chat = try #require(try await after.history().first)
        #expect(await chat.transcript.messages == ["Written before the update."])
        #expect(await after.identity == identity)
        #expect(await after.devices.device?.token == "ab")
        #expect(Set(folder.names("")) == ["Beckon", "conversation-draft.txt", "callbacks"])
    }

    @Test("what an ended app had not put in its place is removed")
    func drafts() async throws {
        for name in ["identity.new", ".dat.nosync12.aBc"] { try folder.write("", "Beckon/\(name)") }
        try folder.write("", ".dat.nosync12.app")
        let own = ["photo.jpg.new", "file-x.jpg", "conversation-plan.md", "unreadable-notes"]
        for name in own { try folder.write("the app's own", "Beckon/\(name)") }
        let centre = try centre()
        _ = try await centre.history()
        #expect(Set(folder.names("Beckon")) == Set(["identity", "lock"] + own))
        try await centre.signOut()
        #expect(Set(folder.names("Beckon")) == Set(["device", "lock"] + own))
        #expect(folder.names("").contains(".dat.nosync12.app"), "another file of the app's may be under way")
    }

    @Test("a record is written whole or not at all, and the reason is told")
    func failures() async throws {
        try folder.write("no directory", "Beckon")
        let error = await #expect(throws: BeckonClientError.self) { try await centre().history() }
        #expect(error?.code == .notStored)
        let full = BeckonClientError(store: POSIXError(.ENOSPC), "The device could not store it.")
        #expect(full.code == .notStored && full.message == "The device has no room left.")
        #expect((full.cause as? POSIXError)?.code == .ENOSPC)
        let wrapped = CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.EDQUOT)])
        #expect(BeckonClientError(store: wrapped, "").message == full.message)
        #expect(BeckonClientError(store: POSIXError(.EIO), "Broken.").message == "Broken.")
    }

    // MARK: Copies of files

    private func copies() -> [String] { folder.names("Beckon").filter { $0.hasPrefix(RecordName.file) } }

    @Test("a file that waits is kept through a restart, and a sign-out removes its copy")
    func copy() async throws {
        try folder.write("a photo", "photo.jpg")
        let before = try centre()
        let line = try await before.conversation().send(file: folder.url.appendingPathComponent("photo.jpg"))
        await before.enterBackground()
        try folder.remove("photo.jpg")
        let after = try centre()
        let chat = try #require(try await after.history().first)
        #expect(await chat.transcript.lines.map(\.id) == [line])
        let copy = try #require(copies().first)
        #expect(copies().count == 1 && folder.read("Beckon/\(copy)") == "a photo")
        try await after.signOut()
        #expect(Set(folder.names("Beckon")) == ["device", "lock"])
    }

    @Test("a symbolic link is sent as the file to which it leads, under its own name")
    func symbolicLink() async throws {
        try folder.write("a photo", "photo.jpg")
        let link = folder.url.appendingPathComponent("link.jpg")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.url.appendingPathComponent("photo.jpg"))
        let chat = try await centre().conversation()
        try await chat.send(file: link)
        #expect(await chat.transcript.lines.last?.text == "link.jpg")
        let copy = try #require(copies().first)
        #expect(folder.read("Beckon/\(copy)") == "a photo")
    }

    @Test("what an ended app left of files is removed, and what a record names stays")
    func strayCopies() async throws {
        try folder.write("a photo", "photo.jpg")
        let before = try centre()
        let chat = try await before.conversation()
        try await chat.send(file: folder.url.appendingPathComponent("photo.jpg"))
        let own = copies()
        await before.enterBackground()
        let token = String(repeating: "a1", count: 16)
        let strays = [
            RecordName.file(token, of: token), RecordName.file(token, of: chat.id),
            RecordName.file(token, of: chat.id) + ".new",
        ]
        for name in strays { try folder.write("left behind", "Beckon/\(name)") }
        _ = try await centre().history()
        #expect(copies() == own)
    }

    @Test("the copies of a record that cannot be read stay with it, and go with it")
    func copiesOfUnreadable() async throws {
        try folder.write("a photo", "photo.jpg")
        let before = try centre()
        let chat = try await before.conversation()
        try await chat.send(file: folder.url.appendingPathComponent("photo.jpg"))
        await before.enterBackground()
        try folder.write("{", "Beckon/\(RecordName.conversation)\(chat.id)")
        let after = try centre()
        let record = try #require(try await after.unreadable().first)
        #expect(copies().count == 1)
        try await after.discard(record)
        #expect(copies().isEmpty)
    }

    @Test("a copy that is lost fails its line, and holds nothing up")
    func lostCopy() async throws {
        try folder.write("a photo", "photo.jpg")
        let centre = try centre()
        let chat = try await centre.conversation()
        try await chat.send(file: folder.url.appendingPathComponent("photo.jpg"))
        try await chat.send("next")
        for name in copies() { try folder.remove("Beckon/\(name)") }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await centre.run() }
            let shown = await chat.settled()
            #expect(shown.lines.last?.state == .failed(.notStored, nil))
            #expect(shown.messages == ["next"])
            group.cancelAll()
        }
    }

    @Test("a file is sent from its copy, and neither copy nor body is left")
    func sentCopy() async throws {
        let content = String(repeating: "0123456789", count: 100_000)
        try folder.write(content, "photo.jpg")
        let centre = try centre()
        let chat = try await centre.conversation()
        try await chat.send(file: folder.url.appendingPathComponent("photo.jpg"), named: "holiday.jpg")
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await centre.run() }
            await chat.until { $0.lines.last?.state == .sent && $0.lines.last?.position != nil }
            // The answer may come behind the event.
            while !copies().isEmpty { await Task.yield() }
            group.cancelAll()
        }
        #expect(await server.files(in: "180-1") == [Array(content.utf8)])
    }

    @Test("a copy is refused beyond the limit, and of what is no file, and the one before stays")
    func copyLimits() throws {
        try folder.write("before", "place")
        let place = folder.url.appendingPathComponent("place")
        try folder.write("12345", "source")
        let source = folder.url.appendingPathComponent("source")
        #expect(throws: POSIXError.self) { try DurableFile.replace(place, withCopyOf: source, limit: 4) }
        #expect(throws: POSIXError.self) { try DurableFile.replace(place, withCopyOf: folder.url, limit: 4) }
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        #expect(throws: POSIXError.self) {
            try DurableFile.replace(place, withCopyOf: folder.url.appendingPathComponent("pipe"), limit: 4)
        }
        #expect(folder.read("place") == "before")
        try DurableFile.replace(place, withCopyOf: source, limit: 5)
        #expect(folder.read("place") == "12345")
        #expect(Set(folder.names("")) == ["place", "source", "pipe"])
    }

    // MARK: One writer

    @Test("while another process writes, nothing is lost: keeping fails with its own code, reading goes on")
    func otherProcess() async throws {
        let first = try centre()
        try await first.conversation().send("Hello.")
        await first.enterBackground()
        // The lock of another process.
        let descriptor = open(folder.path("Beckon/lock"), O_RDWR)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        let second = try centre()
        let error = await #expect(throws: BeckonClientError.self) { try await second.conversation() }
        #expect(error?.code == .inUse)
        #expect(try await second.storedChat(nil) == nil, "the chat has not begun, but the records were read")
        let read = try #require(try await second.history().first)
        #expect(await read.transcript.messages == ["Hello."])
        await #expect(throws: BeckonClientError.self) { try await read.send("Not from here.") }
        let chat = try await first.conversation()
        await #expect(throws: BeckonClientError.self) { try await chat.send("Lost?") }
        #expect(await chat.transcript.messages == ["Hello."])
        // However that process ends, its lock ends with it.
        close(descriptor)
        try await chat.send("Again.")
        #expect(await read.transcript.messages == ["Hello."])
        // It may be old, so what the other one kept is read first.
        try await read.send("From here.")
        #expect(await read.transcript.messages == ["Hello.", "Again.", "From here."])
        #expect(try await second.history().count == 1)
        let last = try #require(try await centre().history().first)
        #expect(await last.transcript.messages == ["Hello.", "Again.", "From here."])
    }

    /// The lock of another process; it ends with `close`.
    private func lockOfOther() throws -> CInt {
        let descriptor = open(folder.path("Beckon/lock"), O_RDWR)
        try #require(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return descriptor
    }

    @Test("an app that is back while another process still writes goes on by itself once that has ended")
    func backTooEarly() async throws {
        let app = try centre()
        let chat = try await app.conversation()
        try await chat.send("from the app")
        await app.enterBackground()
        let helper = try centre()
        try await helper.conversation().send("from the extension")
        await helper.enterBackground()
        let descriptor = try lockOfOther()
        await app.enterForeground()
        let error = await #expect(throws: BeckonClientError.self) { try await chat.send("too early") }
        #expect(error?.code == .inUse)
        close(descriptor)
        try await chat.send("in time")
        await chat.store(draft: "and then")
        #expect(await chat.transcript.messages == ["from the app", "from the extension", "in time"])
        let next = try #require(try await centre().history().first)
        #expect(await next.transcript.messages == ["from the app", "from the extension", "in time"])
        #expect(await next.draft == "and then")
    }

    @Test("what was typed before the app was ended goes once another process has ended, without a tap")
    func startTooEarly() async throws {
        let before = try centre()
        try await before.conversation().send("Typed offline.")
        await before.enterBackground()
        let descriptor = try lockOfOther()
        let time = VirtualTime()
        let after = try centre("http://gms.test", time)
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await after.run() }
            while time.sleeps.count < 3 { await Task.yield() }
            #expect(await server.log.isEmpty)
            #expect(time.sleeps.allSatisfy { $0 <= .seconds(30) })
            close(descriptor)
            while await server.messages(in: "180-1").isEmpty { await Task.yield() }
            group.cancelAll()
        }
        #expect(await server.messages(in: "180-1") == ["Typed offline."])
    }

    @Test("a store finds out whether another one wrote while it had let go")
    func changes() async throws {
        let (first, second) = (FileOutboxStore(directory: folder.url), FileOutboxStore(directory: folder.url))
        #expect(try await first.hold() == false)
        try await first.write([1], named: "conversation-a")
        await first.letGo()
        try await first.write([2], named: "conversation-a")
        #expect(try await first.hold() == false)
        await first.letGo()
        #expect(try await second.hold() == false)
        try await second.write([3], named: "conversation-a")
        await second.letGo()
        await #expect(throws: DirectoryInUse.self) { try await first.write([4], named: "conversation-a") }
        await #expect(throws: DirectoryInUse.self) { try await first.remove(named: "conversation-a") }
        #expect(try await first.read(named: "conversation-a") == [3])
        #expect(try await first.hold())
        try await first.write([5], named: "conversation-a")
    }

    @Test(
        "after damage to the file that counts the writers, another one's writes are noticed",
        arguments: [
            "", "garbage that is longer than any count of writers", "12x", "-1", "18446744073709551615", "\u{0}",
        ])
    func damagedLock(text: String) async throws {
        let (first, second) = (FileOutboxStore(directory: folder.url), FileOutboxStore(directory: folder.url))
        _ = try await first.hold()
        try await first.write([1], named: "conversation-a")
        await first.letGo()
        for number in [UInt8(2), 3] {
            try folder.write(text, "Beckon/lock")
            _ = try await second.hold()
            try await second.write([number], named: "conversation-a")
            await second.letGo()
            await #expect(throws: DirectoryInUse.self) { try await first.write([9], named: "conversation-a") }
            #expect(try await first.hold())
            #expect(try await first.read(named: "conversation-a") == [number])
            await first.letGo()
        }
        // The file is whole again.
        #expect(try await first.hold() == false)
        await first.letGo()
        _ = try await second.hold()
        await second.letGo()
        #expect(try await first.hold())
    }

    @Test("of two contact centres of a process the newer one writes, and no text that was kept is lost")
    func takeOver() async throws {
        var centres = [try centre()]
        var kept: [String] = []
        for number in 0..<12 {
            if number == 4 { centres.append(try centre()) }
            let text = "text \(number)"
            do {
                try await centres[number % centres.count].conversation().send(text)
                kept.append(text)
            } catch let error as BeckonClientError {
                #expect(error.code == .inUse)
            }
        }
        #expect(kept.count == 9)
        let last = try centre()
        let chat = try #require(try await last.history().first)
        #expect(await chat.transcript.messages == kept)
    }

    @Test("what an extension keeps while the app is in the background is there when the app is back")
    func extensionWrites() async throws {
        let app = try centre()
        let chat = try await app.conversation()
        try await chat.send("from the app")
        await app.enterBackground()
        let helper = try centre()
        try await helper.conversation().send("from the extension")
        await helper.enterBackground()
        let early = await #expect(throws: BeckonClientError.self) { try await chat.send("too early") }
        #expect(early?.code == .inUse)
        await app.enterForeground()
        try await chat.send("from the app again")
        #expect(await chat.transcript.messages == ["from the app", "from the extension", "from the app again"])
        let next = try #require(try await centre().history().first)
        #expect(await next.transcript.messages.count == 3)
    }

    // MARK: What cannot be read

    @Test("a record that cannot be read is kept, told, and shown with its texts", arguments: ["cut", "empty", "newer"])
    func unreadable(_ damage: String) async throws {
        let before = try centre()
        let chat = try await before.conversation()
        for text in ["First.", "A \"second\" one,\nwith a line."] { try await chat.send(text) }
        let name = await chat.record.name
        let whole = try #require(folder.read("Beckon/\(name)"))
        let end = try #require(whole.range(of: #"with a line"#)?.upperBound)
        let damaged =
            switch damage {
            case "cut": String(whole[..<end])
            case "empty": ""
            default: whole.replacingOccurrences(of: #""starting""#, with: #""of a newer release""#)
            }
        await before.enterBackground()
        try folder.write(damaged, "Beckon/\(name)")
        let lines = Guarded<[LogLine]>([])
        let after = try centre()
        var options = GatewayOptions()
        options.log = { line in lines.withLock { $0.append(line) } }
        let told = ContactCentre(
            GatewayCalls(url: try #require(URL(string: "http://gms.test")), transport: server, options: options),
            store: FileOutboxStore(directory: folder.url))
        #expect(try await told.history().isEmpty)
        #expect(lines.withLock { $0 }.contains { $0.level == .warning })
        let record = try #require(try await after.unreadable().first)
        let second = damage == "cut" ? "A \"second\" one,\nwith a line" : "A \"second\" one,\nwith a line."
        #expect(record.texts == (damage == "empty" ? [] : ["First.", second]))
        #expect(folder.read("Beckon/\(name)") == damaged)
        try await after.conversation().send("Life goes on.")
        #expect(try await centre().unreadable() == [record])
        let last = try centre()
        try await last.discard(record)
        #expect(try await last.unreadable().isEmpty)
        #expect(folder.read("Beckon/\(name)") == nil)
    }

    @Test(
        "a damaged key of the customer makes room for a new one",
        arguments: ["", "a\nb", "\u{7}\u{8}", "ünïcödé-ünïcödé"])
    func identity(_ damaged: String) async throws {
        try folder.write(damaged, "Beckon/identity")
        let centre = try centre()
        _ = try await centre.history()
        let identity = await centre.identity
        #expect(identity.utf8.count == 32)
        #expect(folder.read("Beckon/identity") == identity)
        #expect(folder.read("Beckon/unreadable-identity") == damaged)
        try await centre.signOut()
        #expect(Set(folder.names("Beckon")) == ["device", "lock"])
    }

    @Test("a record that cannot be read at all hinders nothing, and can be discarded")
    func unreadableAtAll() async throws {
        let id = String(repeating: "0f", count: 16)
        try folder.write("in a folder", "Beckon/\(RecordName.conversation)\(id)/file")
        let centre = try centre()
        let record = try #require(try await centre.unreadable().first)
        #expect(record.conversation == id && record.texts.isEmpty)
        try await centre.conversation().send("Life goes on.")
        try await centre.discard(record)
        #expect(try await centre.unreadable().isEmpty)
        try await centre.signOut()
        #expect(Set(folder.names("Beckon")) == ["device", "lock"])
        #expect(BeckonClientError.isOfOneRecord(POSIXError(.EACCES)))
        #expect(!BeckonClientError.isOfOneRecord(POSIXError(.EPERM)), "before the device's first unlock")
    }

    @Test("of a record that is cut anywhere the text before the cut is found, and the draft")
    func cutAnywhere() {
        let record = #"{"draft":"Not yet","outbox":{"messages":[{"text":"First."},{"text":"a€😀\u20ac\ud83d\ude00\n"#
        let bytes = Array(record.utf8)
        let start = record.utf8.count - #"a€😀\u20ac\ud83d\ude00\n"#.utf8.count
        for end in (start + 1)...bytes.count {
            let found = UnreadableRecord(name: "conversation-a", bytes: Array(bytes[..<end]))
            #expect(found.texts.first == "First." && found.texts.count == 2 && found.draft == "Not yet")
            #expect(found.texts.last.map { "a€😀€😀\n".hasPrefix($0) } == true)
        }
    }

    @Test("a damaged record of the device keeps the sign-outs that are still to be told")
    func damagedDevice() async throws {
        try folder.write(#"{"device":7,"signOuts":["r-1","r-2"],"regist"#, "Beckon/device")
        let centre = try centre()
        _ = try await centre.history()
        #expect(await centre.devices.signOuts == ["r-1", "r-2"])
        #expect(folder.names("Beckon").contains("unreadable-device"))
    }

    // MARK: The server's address

    @Test("a conversation that goes on follows the server to another address")
    func address() async throws {
        let running = try centre("http://old.test:8080")
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await running.run() }
            let chat = try await running.conversation()
            await chat.until { $0.phase == .open }
            group.cancelAll()
        }
        await running.enterBackground()
        let chat = try #require(try await centre("https://new.test/gms").history().first)
        let snapshot = try #require(await chat.record.chat)
        #expect(snapshot.chatURL.absoluteString.hasPrefix("https://new.test/gms/genesys/1/service/"))
        #expect(snapshot.cometURL.absoluteString == "https://new.test/gms/genesys/cometd")
        var record = await chat.record
        record.chat?.chatURL = try #require(URL(string: "https://elsewhere.test/genesys/1/service/1/ixn/chat"))
        record.follow(GatewayAddress(url: try #require(URL(string: "https://third.test")), contextPath: "genesys"))
        #expect(record.chat?.chatURL.host == "elsewhere.test", "the server has named it")
        #expect(record.chat?.cometURL.host == "third.test")
        record.server = nil
        record.follow(GatewayAddress(url: try #require(URL(string: "https://fourth.test")), contextPath: "genesys"))
        #expect(record.chat?.cometURL.host == "third.test", "an earlier release did not note whose it was")
    }
}

/// A directory of the test's own.
final class Folder: Sendable {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func names(_ folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
    }

    func read(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

    func write(_ text: String, _ name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func move(_ name: String, _ target: String) throws {
        try FileManager.default.moveItem(atPath: path(name), toPath: path(target))
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }
}
