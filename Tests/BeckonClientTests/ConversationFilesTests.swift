import BeckonClientTesting
import BeckonTransport
import Foundation
import TestSupport
import Testing

@testable import BeckonClient

/// Files in conversations: kept, sent in turn, once, withdrawn, fetched.
@Suite(.timeLimit(.minutes(20)))
struct ConversationFilesTests {
    let phone: TestPhone
    let folder: Folder
    var server: StandInGateway { phone.server }

    init() throws {
        phone = try TestPhone()
        folder = try Folder()
    }

    private func photo(_ text: String = "a photo", _ name: String = "photo.jpg") throws -> URL {
        try folder.write(text, name)
        return folder.url.appendingPathComponent(name)
    }

    private static func copies(_ phone: TestPhone) async throws -> [String] {
        try await phone.store.names().filter { $0.hasPrefix(RecordName.file) }
    }

    /// Waits until the device keeps no copy: the answer may come behind the event.
    private static func untilNoCopies(_ phone: TestPhone) async throws {
        while try await !copies(phone).isEmpty { await Task.yield() }
    }

    @Test("a file goes in its turn between texts, also one that was sent offline and removed then", arguments: [1, 2])
    func order(version: Int) async throws {
        let phone = version == 1 ? phone : try ConversationVersion2Tests.phone()
        let server = phone.server
        let file = try photo()
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.set(down: true)
            try await chat.send("before")
            let line = try await chat.send(file: file)
            try FileManager.default.removeItem(at: file)
            try await chat.send("behind")
            let waiting = await chat.until { $0.lines.contains { $0.id == line } }
            let shown = try #require(waiting.lines.first { $0.id == line })
            #expect(shown.kind == .file(id: line, name: "photo.jpg", size: 7))
            #expect(shown.text == "photo.jpg" && shown.isOwn && shown.position == nil)
            await server.set(down: false)
            let transcript = await chat.until { transcript in
                transcript.lines.suffix(3).allSatisfy { $0.position != nil && $0.state == .sent }
            }
            #expect(transcript.lines.suffix(3).map(\.position) == [2, 3, 4])
            let sent = try #require(transcript.lines.first { $0.id == line })
            #expect(sent.kind == .file(id: "file-3", name: "photo.jpg", size: 7))
            #expect(transcript.messages == ["before", "behind"])
            try await Self.untilNoCopies(phone)
        }
        #expect(await server.files(in: "180-1") == [Array("a photo".utf8)])
    }

    @Test("an app that is ended in the middle of a file sends it again, with the same key, once")
    func killed() async throws {
        let server = server
        let file = try photo()
        await server.set(holdsUploads: true)
        let line = try await phone.running { centre in
            let chat = try await centre.conversation()
            let line = try await chat.send(file: file)
            await server.arrival(on: "half")
            return line
        }
        #expect(try await Self.copies(phone).count == 1)
        await server.set(holdsUploads: false)
        await server.fault(.lostAnswer, on: "file")
        try await phone.running { [phone] centre in
            let chat = try await centre.conversation()
            let transcript = await chat.until { $0.lines.last?.position != nil && $0.lines.last?.state == .sent }
            #expect(transcript.lines.filter { if case .file = $0.kind { true } else { false } }.map(\.id) == [line])
            try await Self.untilNoCopies(phone)
        }
        #expect(await server.files(in: "180-1").count == 1)
        let keys = await server.requests.filter { $0.url.path.hasSuffix("/file") }.map { $0.headers["Idempotency-Key"] }
        #expect(keys == [line, line])
    }

    @Test("an app that is ended after the server took a file removes the copy, and shows the file once")
    func killedLate() async throws {
        let server = server
        let file = try photo()
        await server.hold("file")
        try await phone.running { centre in
            let chat = try await centre.conversation()
            try await chat.send(file: file)
            await server.arrival(on: "file")
        }
        await server.release()
        try await phone.running { [phone] centre in
            let chat = try await centre.conversation()
            let transcript = await chat.until { $0.lines.last?.position != nil && $0.lines.last?.state == .sent }
            #expect(transcript.lines.filter { if case .file = $0.kind { true } else { false } }.count == 1)
            try await Self.untilNoCopies(phone)
        }
        #expect(await server.files(in: "180-1").count == 1)
    }

    @Test("the line shows how far the file is, and forgetting it withdraws it until the server has the whole")
    func withdrawn() async throws {
        let server = server
        let file = try photo(String(repeating: "x", count: 10_000))
        await server.set(holdsUploads: true)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            let line = try await chat.send(file: file)
            let half = await chat.until { ($0.lines.last?.progress?.bytes ?? 0) > 0 }
            let progress = try #require(half.lines.last?.progress)
            #expect(progress.fraction.map { $0 > 0.4 && $0 < 0.6 } == true)
            #expect(half.lines.last?.state == .sending)
            try await chat.send("instead")
            try await chat.discard(line)
            await server.set(holdsUploads: false)
            let transcript = await chat.until { $0.lines.last?.state == .sent && $0.lines.last?.position != nil }
            #expect(transcript.messages == ["instead"])
            #expect(!transcript.lines.contains { $0.id == line })
            await #expect(throws: BeckonClientError.self) { try await chat.discard(line) }
        }
        #expect(await server.files(in: "180-1").isEmpty)
        #expect(try await Self.copies(phone).isEmpty)
    }

    @Test("a task that is cancelled while it withdraws a file says so")
    func withdrawalCancelled() async throws {
        let server = server
        let file = try photo(String(repeating: "x", count: 10_000))
        await server.set(holdsUploads: true)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            let line = try await chat.send(file: file)
            await chat.until { ($0.lines.last?.progress?.bytes ?? 0) > 0 }
            let discarding = Task { try await chat.discard(line) }
            discarding.cancel()
            let error = await #expect(throws: BeckonClientError.self) { try await discarding.value }
            #expect(error?.code == .cancelled)
        }
    }

    @Test("a file that waits is withdrawn, and its copy removed")
    func discarded() async throws {
        let server = server
        let file = try photo()
        await server.set(down: true)
        try await phone.running { [phone] centre in
            let chat = try await centre.conversation()
            let line = try await chat.send(file: file)
            await #expect(throws: BeckonClientError.self) { _ = try await chat.file(line) }
            try await chat.discard(line)
            #expect(await chat.transcript.lines.isEmpty)
            #expect(try await Self.copies(phone).isEmpty)
        }
    }

    @Test("a refused file fails with the server's words, keeps its copy for another try, and lets the next go")
    func refused() async throws {
        let server = server
        let file = try photo("MZ", "program.exe")
        try await phone.running { [phone] centre in
            let chat = try await centre.conversation()
            let line = try await chat.send(file: file)
            try await chat.send("next")
            let transcript = await chat.settled()
            #expect(
                transcript.lines.first { $0.id == line }?.state == .failed(.refused, "This type of file is not taken."))
            #expect(transcript.lines.last?.id == line, "what is not there stands behind what is")
            #expect(await server.messages(in: "180-1") == ["next"])
            #expect(try await Self.copies(phone).count == 1)
            try await chat.retry(line)
            await chat.until { $0.lines.last?.state == .failed(.refused, "This type of file is not taken.") }
            await server.agentEnds("180-1")
            await chat.until { $0.phase == .ended }
            // In a chat that has ended it can never be sent.
            try await Self.untilNoCopies(phone)
        }
    }

    @Test("where keys count for nothing, a file whose answer was lost is settled by the transcript, or is unknown")
    func withoutKeys() async throws {
        let phone = try ConversationVersion2Tests.phone()
        let server = phone.server
        let files = [try photo("one", "one.jpg"), try photo("two", "two.jpg")]
        await server.set(isBeckon: false)
        try await phone.running { centre in
            let chat = try await centre.conversation()
            await chat.until { $0.connection == .live }
            await server.fault(.lostAnswer, on: "file")
            try await chat.send(file: files[0])
            let first = await chat.until { $0.lines.last?.state == .sent && $0.lines.last?.position != nil }
            #expect(first.lines.last?.text == "has sent the file one.jpg" || first.lines.last?.text == "one.jpg")
            await server.fault(.lostRequest, on: "file")
            try await chat.send(file: files[1])
            await chat.until { $0.lines.last?.state == .unknown }
            #expect(await server.files(in: "180-1") == [Array("one".utf8)])
        }
    }

    @Test("what is no file, is too long or too much is refused at once, and nothing is kept")
    func bounds() async throws {
        let server = server
        await server.set(down: true)
        let file = try photo()
        try await phone.running { [folder] centre in
            let chat = try await centre.conversation()
            for place in [
                folder.url, folder.url.appendingPathComponent("none"), try #require(URL(string: "http://a/b")),
            ] {
                let error = await #expect(throws: BeckonClientError.self) { try await chat.send(file: place) }
                #expect(error?.code == .invalidInput)
            }
            for number in 0..<Outbox.File.mostFiles { try await chat.send(file: file, named: "\(number).jpg") }
            let full = await #expect(throws: BeckonClientError.self) { try await chat.send(file: file) }
            #expect(full?.code == .tooManyPending)
            try await chat.send("A text has room.")
            try await chat.discard(try #require(await chat.transcript.lines.first?.id))
            try await chat.send(file: file)
        }
    }

    @Test("on a full disk nothing of a file is kept or sent")
    func fullDisk() async throws {
        let server = server
        await server.set(down: true)
        let file = try photo()
        try await phone.running { [phone] centre in
            let chat = try await centre.conversation()
            phone.store.set(full: true)
            let error = await #expect(throws: BeckonClientError.self) { try await chat.send(file: file) }
            #expect(error?.code == .notStored)
            #expect(await chat.transcript.lines.isEmpty)
            phone.store.set(full: false)
        }
        #expect(try await Self.copies(phone).isEmpty)
    }

    @Test("an agent's file comes into a file of the device, as a whole or not at all")
    func fetched() async throws {
        let server = server
        let place = folder.url.appendingPathComponent("offer.pdf")
        let content = [UInt8](repeating: 7, count: 5_000)
        try await phone.running { [folder] centre in
            let chat = try await centre.conversation()
            await chat.until { $0.phase == .open }
            await server.agentSends(content, named: "offer.pdf", in: "180-1")
            let shown = await chat.until { if case .file = $0.lines.last?.kind { true } else { false } }
            guard case .file(let id, "offer.pdf", 5_000)? = shown.lines.last?.kind else { throw CancellationError() }
            try await chat.file(id, to: place)
            #expect(try Array(Data(contentsOf: place)) == content)
            #expect(try await chat.file(id) == content)
            let error = await #expect(throws: BeckonClientError.self) { try await chat.file("none", to: place) }
            #expect(error?.code == .refused && error?.serverMessage == "There is no such file.")
            #expect(try Array(Data(contentsOf: place)) == content, "the one before stays")
            await server.fault(.status(400), on: "download")
            let refused = await #expect(throws: BeckonClientError.self) { try await chat.file(id, to: place) }
            #expect(refused?.status == 400 && refused?.serverMessage == "no", "the words came into the file")
            #expect(folder.names("") == ["offer.pdf"])
            await server.fault(.failure(.bodyTooLarge), on: "download")
            let long = await #expect(throws: BeckonClientError.self) { try await chat.file(id) }
            #expect(long?.code == .invalidInput, "too long for memory")
        }
    }

    @Test(
        "a name is cut to what servers keep",
        arguments: [
            ("photo.jpg", "photo.jpg"), ("a/b\\c.png", "c.png"), (" \"x\".pdf\r\n", "x.pdf"), ("", "file"),
            ("/", "file"),
        ])
    func names(name: String, kept: String) {
        #expect(UploadBody.name(name) == kept)
    }

    @Test("a long name keeps its ending")
    func longName() {
        let name = UploadBody.name(String(repeating: "ü", count: 300) + ".jpg")
        #expect(name.utf8.count <= 200 && name.hasSuffix("ü.jpg"))
    }

    @Test("a progress is shown when it is a hundredth more, and at the end")
    func news() {
        let shown = FileProgress(bytes: 100, total: 10_000)
        #expect(!FileProgress(bytes: 150, total: 10_000).isNews(after: shown))
        #expect(FileProgress(bytes: 200, total: 10_000).isNews(after: shown))
        #expect(FileProgress(bytes: 10_000, total: 10_000).isNews(after: FileProgress(bytes: 9_999, total: 10_000)))
        #expect(FileProgress(bytes: 3, total: 0).fraction == nil)
    }
}
