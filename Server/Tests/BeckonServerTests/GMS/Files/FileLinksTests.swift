import Beckon
import BeckonFiles
import BeckonJSON
import GMSContract
import HTTPTypes
import TestTime
import Testing

@testable import BeckonEdge
@testable import BeckonNative
@testable import BeckonNode
@testable import BeckonServer

/// Signed links to files.
@Suite struct FileLinksTests {
    private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10] + Array("picture".utf8)

    private let links = FileLinks(secret: "secret", lifetime: .seconds(60))
    private let sent = Timestamp(milliseconds: 1_700_000_000_999)

    private func parts(_ target: String) throws -> (until: String, signature: String) {
        let found = try #require(target.firstMatch(of: /until=([^&]*)&signature=(.*)/))
        return (String(found.1), String(found.2))
    }

    @Test("open one file until their end")
    func verdicts() throws {
        let id = FileID("0a1b")
        let target = links.target(of: id, sent: sent)
        #expect(target.hasPrefix("/beckon/1/files/0a1b?until=1700000060&signature="))
        let (until, signature) = try parts(target)
        func verdict(
            _ id: FileID, _ until: String, _ signature: String, after seconds: Int64 = 0, _ links: FileLinks? = nil
        ) -> FileLinks.Verdict {
            (links ?? self.links).verdict(
                of: id, until: until, signature: signature, now: sent.advanced(by: .seconds(seconds)))
        }
        #expect(verdict(id, until, signature) == .valid)
        #expect(verdict(id, until, signature, after: 59) == .valid)
        #expect(verdict(id, until, signature, after: 60) == .expired)
        #expect(verdict(FileID("0a1c"), until, signature) == .forged)
        for wrong in ["1700000061", "+1700000060", "01700000060", "", "x", "99999999999999999999"] {
            #expect(verdict(id, wrong, signature) == .forged, "\(wrong)")
        }
        for wrong in ["", "x", String(signature.dropLast()), signature + "A", String(repeating: "A", count: 43)] {
            #expect(verdict(id, until, wrong) == .forged, "\(wrong)")
        }
        let other = FileLinks(secret: "another", lifetime: .seconds(60))
        #expect(verdict(id, until, signature, other) == .forged)
    }

    @Test("fetch the content without counting as the customer's download, and end in time or with the file")
    func fetching() async throws {
        try await GMSBrowser.run { settings in
            settings.services = [ServiceOptions(name: "support", kind: .chat)]
            settings.fileKeeping.linkLifetime = .seconds(60)
        } _: { browser async throws in
            let client = FileClient(browser)
            try await client.begin()
            let (store, time) = (browser.node.store, browser.node.time)
            func upload() async throws -> (id: FileID, target: String) {
                let id = FileID(try #require(try await client.upload("a.png", Self.png).userData["file-id"]))
                return (id, links.target(of: id, sent: time.now))
            }
            let (id, target) = try await upload()
            let answer = try await browser.send(.get, target)
            #expect(answer.status == 200 && answer.bytes == Self.png)
            #expect(answer.headers[.contentDisposition]?.hasPrefix("attachment") == true)
            #expect(answer.headers[.xContentTypeOptions] == "nosniff")
            #expect(try await store.file(id)?.downloads == 0)
            #expect(try await browser.send(.get, target + "A").status == 404)
            #expect(try await browser.send(.get, "/beckon/1/files/\(id.text)").status == 404)
            browser.vault.fails(with: .away)
            #expect(try await browser.send(.get, target).status == 503)
            browser.vault.fails(with: nil)
            time.advance(by: .seconds(60))
            let late = try await browser.send(.get, target)
            #expect(late.status == 410 && late.body.contains(#""error":"expired""#))
            let (gone, goneTarget) = try await upload()
            #expect(try await client.answer("file/\(gone.text)/delete").errors.isEmpty)
            #expect(try await browser.send(.get, goneTarget).status == 404)
        }
    }

    @Test("are in what a contact centre is told of a file, the same each time")
    func delivery() async throws {
        try await GMSBrowser.run { settings in
            settings.services = [ServiceOptions(name: "support", kind: .chat)]
        } _: { browser async throws in
            let client = FileClient(browser)
            try await client.begin()
            let id = try #require(try await client.upload("a.png", Self.png).userData["file-id"])
            #expect(try await client.answer("file/\(id)/delete").errors.isEmpty)
            let (head, events) = try await browser.node.core.chats.reader.events(
                ChatID(client.chat.chatID), after: 0, limit: 9)
            let delivery = AgentDelivery(
                shown: head, events: events, isFirst: true, receipt: ReceiptMark(),
                options: ServiceOptions(name: "support", kind: .chat))
            let json = delivery.json(delivery.notices) { "https://gms.example.com" + links.target(of: $0, sent: $1) }
            let files = (json["notices"]?.array ?? []).compactMap { $0["file"] }
            let sent = try #require(events.first { $0.kind == .fileUploaded }).at
            #expect(
                files == [
                    [
                        "id": .string(id), "name": "a.png", "size": .integer(Int64(Self.png.count)),
                        "url": .string("https://gms.example.com" + links.target(of: FileID(id), sent: sent)),
                    ], ["id": .string(id), "name": "a.png", "deleted": true],
                ])
        }
    }
}
