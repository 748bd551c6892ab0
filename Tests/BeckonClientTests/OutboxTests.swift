import Foundation
import Testing

@testable import BeckonClient

struct OutboxTests {
    private func outbox(_ texts: String..., honoursKeys: Bool = true) -> Outbox {
        var outbox = Outbox(honoursKeys: honoursKeys)
        for text in texts { outbox.add(Outbox.Message(id: text, text: text, writtenAt: 0, after: 0)) }
        return outbox
    }

    private func stages(_ outbox: Outbox) -> [String: Outbox.Stage] {
        Dictionary(uniqueKeysWithValues: outbox.messages.map { ($0.id, $0.stage) })
    }

    @Test("one message at a time, in order, and a refused one lets the next go")
    func order() throws {
        var outbox = outbox("a", "b", "c")
        guard case .send(let first) = outbox.next else { throw Wrong() }
        #expect(first.id == "a")
        outbox.begin("a")
        #expect(outbox.next == .rest)
        let settled = outbox.ended("a", .refused(.refused, "too long"))
        #expect(settled == nil)
        #expect(stages(outbox)["a"] == .failed(.refused, "too long"))
        guard case .send(let second) = outbox.next else { throw Wrong() }
        #expect(second.id == "b")
    }

    @Test("what was surely not carried out is sent again in its place, on every server", arguments: [true, false])
    func unsent(honoursKeys: Bool) {
        var outbox = outbox("a", "b", honoursKeys: honoursKeys)
        outbox.begin("a")
        _ = outbox.ended("a", .unsent)
        #expect(outbox.next == .send(outbox.messages[0]))
        #expect(outbox.messages[0].id == "a")
    }

    @Test("in doubt, a server that honours keys is asked again with the same key")
    func doubtWithKeys() {
        var outbox = outbox("a", "b")
        outbox.begin("a")
        _ = outbox.ended("a", .inDoubt)
        #expect(outbox.next == .send(outbox.messages[0]))
        outbox.begin("a")
        let settled = outbox.ended("a", .accepted(position: 7))
        #expect(settled == 7)
        #expect(outbox.messages[1].after == 7)
        outbox.arrived("a")
        #expect(outbox.messages.map(\.id) == ["b"])
    }

    @Test("in doubt, another server's transcript decides, and what it does not show is never repeated by itself")
    func doubtWithoutKeys() {
        var outbox = outbox("a", "b", honoursKeys: false)
        outbox.begin("a")
        _ = outbox.ended("a", .inDoubt)
        #expect(outbox.next == .check)
        outbox.checked()
        #expect(stages(outbox)["a"] == .unknown)
        #expect(outbox.next == .send(outbox.messages[1]))
        // It comes after all.
        do {
            let seen = outbox.saw("a", at: 9)
            #expect(seen == "a")
        }
        #expect(outbox.messages.map(\.id) == ["b"])
        #expect(outbox.messages[0].after == 9)
    }

    @Test("the transcript settles an attempt in doubt before it is asked about")
    func settledByEvent() {
        var outbox = outbox("a", honoursKeys: false)
        outbox.begin("a")
        do {
            let seen = outbox.saw("a", at: 3)
            #expect(seen == "a")
        }
        let settled = outbox.ended("a", .inDoubt)
        #expect(settled == nil)
        #expect(outbox.messages.isEmpty)
    }

    @Test("equal texts are settled in their order, and an event before a message is not it")
    func equalTexts() {
        var outbox = Outbox(honoursKeys: false)
        outbox.add(Outbox.Message(id: "1", text: "yes", writtenAt: 0, after: 5))
        outbox.add(Outbox.Message(id: "2", text: "yes", writtenAt: 0, after: 5))
        outbox.begin("1")
        do {
            let seen = outbox.saw("yes", at: 5)
            #expect(seen == nil)
        }
        do {
            let seen = outbox.saw("yes", at: 6)
            #expect(seen == "1")
        }
        // The second was never tried: an equal text comes from another device.
        do {
            let seen = outbox.saw("yes", at: 7)
            #expect(seen == nil)
        }
        outbox.begin("2")
        do {
            let seen = outbox.saw("yes", at: 8)
            #expect(seen == "2")
        }
        #expect(outbox.messages.isEmpty)
    }

    @Test("with keys, another device's equal text does not take a message's place")
    func otherDevice() {
        var outbox = outbox("yes")
        outbox.begin("yes")
        do {
            let seen = outbox.saw("yes", at: 4)
            #expect(seen == "yes")
        }
        #expect(outbox.messages.count == 1)
        _ = outbox.ended("yes", .inDoubt)
        guard case .send = outbox.next else {
            Issue.record("the message is not sent again")
            return
        }
        outbox.begin("yes")
        let settled = outbox.ended("yes", .accepted(position: 5))
        #expect(settled == 5)
        do {
            let seen = outbox.saw("yes", at: 5)
            #expect(seen == "yes")
        }
        #expect(outbox.messages.isEmpty)
    }

    @Test("texts are compared as servers keep them")
    func comparison() {
        var outbox = outbox(" one\r\ntwo\u{1} ", honoursKeys: false)
        outbox.begin(outbox.messages[0].id)
        do {
            let seen = outbox.saw("one\ntwo", at: 2)
            #expect(seen != nil)
        }
    }

    @Test("an app that was ended takes up what was under way", arguments: [true, false])
    func restart(honoursKeys: Bool) throws {
        var outbox = outbox("a", "b", honoursKeys: honoursKeys)
        outbox.begin("a")
        var again = try JSONDecoder().decode(Outbox.self, from: JSONEncoder().encode(outbox))
        again.restarted(at: 0)
        #expect(again.next == (honoursKeys ? .send(again.messages[0]) : .check))
    }

    @Test("the end fails what was not sent, and only what may have been is unknown")
    func end() {
        var outbox = outbox("a", "b", honoursKeys: false)
        outbox.begin("a")
        outbox.close(.chatEnded)
        #expect(stages(outbox) == ["a": .unknown, "b": .failed(.chatEnded, nil)])
    }

    @Test("the customer sends again or forgets what is stuck, and nothing else")
    func customer() {
        var outbox = outbox("a", "b")
        let early = outbox.retry("a")
        outbox.begin("a")
        let underWay = outbox.discard("a")
        _ = outbox.ended("a", .refused(.refused, nil))
        let late = outbox.retry("a")
        #expect(!early && !underWay && late)
        #expect(outbox.messages.map(\.id) == ["b", "a"])
        let first = outbox.discard("b")
        let second = outbox.discard("b")
        #expect(first && !second)
    }

    @Test("a message that is not stored yet is not sent, nor one behind it")
    func notKept() {
        var outbox = Outbox(honoursKeys: true)
        outbox.add(Outbox.Message(id: "a", text: "a", writtenAt: 0, after: 0, isStored: false))
        outbox.add(Outbox.Message(id: "b", text: "b", writtenAt: 0, after: 0))
        #expect(outbox.next == .rest)
        outbox.stored("a")
        #expect(outbox.next == .send(outbox.messages[0]))
    }

    // MARK: Files

    private func photo(_ id: String, size: Int64 = 10, after: Int64 = 0) -> Outbox.Message {
        Outbox.Message(id: id, text: "photo.jpg", file: Outbox.File(size: size), writtenAt: 0, after: after)
    }

    @Test("a file has its turn among the texts, and its copy is needed until the server has it")
    func fileOrder() {
        var outbox = outbox("a")
        outbox.add(photo("f"))
        outbox.begin("a")
        _ = outbox.ended("a", .refused(.refused, nil))
        #expect(outbox.next == .send(outbox.messages[1]))
        #expect(outbox.files == ["f"])
        outbox.begin("f")
        _ = outbox.ended("f", .inDoubt)
        #expect(outbox.next == .send(outbox.messages[1]), "with the same key")
        outbox.begin("f")
        _ = outbox.ended("f", .accepted(position: nil))
        #expect(outbox.files.isEmpty && outbox.withFiles == ["f"])
        outbox.name("f", file: "file-9")
        let other = outbox.saw(file: "file-8", at: 3)
        let own = outbox.saw(file: "file-9", at: 4)
        #expect(other == nil && own == "f")
        #expect(outbox.messages.map(\.id) == ["a"])
    }

    @Test("a notice that ends with its name is a file, and no text is", arguments: [true, false])
    func fileNotice(honoursKeys: Bool) {
        var outbox = Outbox(honoursKeys: honoursKeys)
        outbox.add(photo("f", after: 3))
        outbox.begin("f")
        let text = outbox.saw("photo.jpg", at: 4)
        let earlier = outbox.saw("has sent the file photo.jpg", at: 3, isNotice: true)
        let other = outbox.saw("has sent the file other.jpg", at: 4, isNotice: true)
        let seen = outbox.saw("has sent the file photo.jpg", at: 5, isNotice: true)
        #expect(text == nil && earlier == nil && other == nil && seen == "f")
        let settled = outbox.ended("f", .accepted(position: nil))
        #expect(settled == (honoursKeys ? 5 : nil))
    }

    @Test("16 files or 256 MiB are kept, also failed ones, and one that was sent or forgotten makes room")
    func fileBounds() {
        var outbox = Outbox(honoursKeys: true)
        for number in 0..<Outbox.File.mostFiles { outbox.add(photo("\(number)")) }
        #expect(!outbox.hasRoom(forFileOf: 1))
        outbox.begin("0")
        _ = outbox.ended("0", .refused(.refused, nil))
        #expect(!outbox.hasRoom(forFileOf: 1))
        _ = outbox.discard("0")
        #expect(outbox.hasRoom(forFileOf: 1))
        var large = Outbox(honoursKeys: true)
        large.add(photo("a", size: Outbox.File.mostBytes - 5))
        #expect(large.hasRoom(forFileOf: 5) && !large.hasRoom(forFileOf: 6))
        large.begin("a")
        _ = large.ended("a", .accepted(position: nil))
        #expect(large.hasRoom(forFileOf: 6))
    }

    @Test("a damaged record may hold files of any size")
    func damagedSizes() {
        var outbox = Outbox(honoursKeys: true)
        for size in [Int64.max, .max, .min, .min] { outbox.add(photo("\(size)", size: size)) }
        // One that says too much counts as all that there is room for, one that says too little as nothing.
        #expect(!outbox.hasRoom(forFileOf: 1))
        #expect(outbox.messages.map { TranscriptLine($0).text } == Array(repeating: "photo.jpg", count: 4))
        var small = Outbox(honoursKeys: true)
        for number in 0..<2 { small.add(photo("\(number)", size: .min)) }
        #expect(small.hasRoom(forFileOf: Outbox.File.mostBytes))
    }

    @Test("a file is withdrawn while it is under way, a text is not")
    func withdrawal() {
        var outbox = outbox("a")
        outbox.add(photo("f"))
        outbox.begin("a")
        outbox.begin("f")
        outbox.withdraw("a")
        outbox.withdraw("f")
        #expect(outbox.messages.map(\.id) == ["a"])
    }

    @Test("a record of an earlier release, which knows no files, is read")
    func earlierRecord() throws {
        let outbox = try JSONDecoder().decode(
            Outbox.self,
            from: Data(
                #"{"messages":[{"id":"1","text":"Hi","writtenAt":1,"after":0,"stage":{"pending":{}},"wasTried":false,"isKept":true}],"honoursKeys":true}"#
                    .utf8))
        #expect(outbox.messages.map(\.text) == ["Hi"] && outbox.files.isEmpty)
    }

    private struct Wrong: Error {}
}
