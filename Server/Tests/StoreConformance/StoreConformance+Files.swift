import Beckon
import Testing

extension StoreConformance {
    static var files: [Check] {
        [
            Check("a file and its event come back whole, and the chat counts it") { store async throws in
                let file = Sample.file("F", chat: "A") { $0.downloads = 3 }
                var head = Sample.head("A", last: 1) { $0.files = ChatFileUse(count: 1, bytes: file.size) }
                let event = TranscriptEvent(
                    position: 1, kind: .fileUploaded, nickname: "Ada", text: "é", party: .client, at: Sample.at(1),
                    key: "k", data: file.eventData)
                let result = try await store.commit(
                    expecting: .chat(head.id, version: 0), .append(head.id, event), .put(head), .putFile(file))
                #expect(result == .committed)
                #expect(try await store.file(file.id) == file)
                #expect(try await store.events(head.id, after: 0, limit: 9) == [event])
                #expect(try await store.chat(head.id) == head)
                head.version = 2
                head.files = ChatFileUse()
                _ = try await store.commit(expecting: .chat(head.id, version: 1), .put(head), .removeFile(file.id))
                #expect(try await store.file(file.id) == nil)
                #expect(try await store.chat(head.id)?.files == ChatFileUse())
            },
            Check("a refused commit leaves no file") { store async throws in
                let file = Sample.file("F", chat: "A")
                #expect(
                    try await store.commit(
                        expecting: .chat(ChatID("A"), version: 7), .put(Sample.head("A", version: 8)), .putFile(file))
                        == .conflict)
                #expect(try await store.file(file.id) == nil)
            },
            Check("the files of a chat are listed oldest first, without those that wait for their event") {
                store async throws in
                for (id, second, isPending) in [("C", 2, false), ("B", 2, false), ("A", 3, false), ("D", 1, true)] {
                    try await store.commit(
                        .putFile(
                            Sample.file(id, chat: "X", at: Sample.at(Int64(second))) { $0.isPending = isPending }))
                }
                try await store.commit(.putFile(Sample.file("E", chat: "Y")))
                #expect(try await store.files(of: ChatID("X"), limit: 9).map(\.id.text) == ["B", "C", "A"])
                #expect(try await store.files(of: ChatID("X"), limit: 1).map(\.id.text) == ["B"])
                #expect(try await store.files(of: ChatID("X"), limit: 0).isEmpty)
            },
            Check("downloads are counted up to a limit") { store async throws in
                let file = Sample.file("F", chat: "A")
                try await store.commit(.putFile(file), .putFile(Sample.file("P", chat: "A") { $0.isPending = true }))
                #expect(try await store.takeDownload(of: file.id, limit: 2))
                #expect(try await store.takeDownload(of: file.id, limit: 2))
                #expect(try await !store.takeDownload(of: file.id, limit: 2))
                #expect(try await store.file(file.id)?.downloads == 2)
                for id in ["P", "none"] { #expect(try await !store.takeDownload(of: FileID(id), limit: 2)) }
            },
            Check("contents are named as long as a row holds them, also one that waits") { store async throws in
                let (a, b, c) = (Sample.content(1), Sample.content(2), Sample.content(3))
                try await store.commit(
                    .putFile(Sample.file("F", chat: "A", content: a)),
                    .putFile(Sample.file("G", chat: "B", content: a)),
                    .putFile(Sample.file("H", chat: "A", content: b) { $0.isPending = true }))
                #expect(try await store.contents(after: nil, limit: 9) == [a, b].sorted())
                #expect(try await store.contents(after: min(a, b), limit: 9) == [max(a, b)])
                #expect(try await store.contents(after: nil, limit: 1) == [min(a, b)])
                #expect(try await store.unnamed([a, b, c]) == [c])
                #expect(try await store.unnamed([]).isEmpty)
                try await store.commit(.removeFile(FileID("F")), .removeFile(FileID("H")))
                #expect(try await store.unnamed([a, b, c]) == [b, c])
            },
            Check("only what nothing names is marked, until the mark is taken away or is old") { store async throws in
                let (a, b) = (Sample.content(1), Sample.content(2))
                try await store.commit(.putFile(Sample.file("F", chat: "A", content: a)))
                #expect(try await store.markForRemoval([a, b], at: Sample.at(5)) == [b])
                #expect(try await store.markForRemoval([], at: Sample.at(5)).isEmpty)
                #expect(try await store.isMarked(b, since: Sample.at(5)))
                #expect(try await !store.isMarked(b, since: Sample.at(6)))
                #expect(try await !store.isMarked(a, since: Sample.at(0)))
                #expect(try await store.markForRemoval([b], at: Sample.at(7)) == [b])
                #expect(try await store.isMarked(b, since: Sample.at(6)))
                try await store.unmark([b])
                #expect(try await !store.isMarked(b, since: Sample.at(0)))
            },
            Check("rows that wait for their event, and marks, go after an hour") { store async throws in
                let content = Sample.content(2)
                try await store.commit(
                    .putFile(Sample.file("F", chat: "A", at: Sample.at(0))),
                    .putFile(Sample.file("P", chat: "A", at: Sample.at(0)) { $0.isPending = true }))
                _ = try await store.markForRemoval([content], at: Sample.at(0))
                try await store.removeClients(expiredBefore: Sample.at(3_600))
                #expect(try await store.file(FileID("P")) != nil)
                try await store.removeClients(expiredBefore: Sample.at(3_601))
                #expect(try await store.file(FileID("P")) == nil)
                #expect(try await store.file(FileID("F")) != nil)
                #expect(try await !store.isMarked(content, since: Sample.at(0)))
            },
            Check("files go with their chat, at an erasure and at the end of the retention") { store async throws in
                for (id, user) in [("A", "u"), ("B", "v")] {
                    try await store.begin(
                        Sample.head(id) {
                            $0.customer.user = user
                            $0.life.endedAt = Sample.at(1)
                        })
                    try await store.commit(.putFile(Sample.file("file of \(id)", chat: id)))
                }
                #expect(try await store.erase(user: "u", limit: 9).chats == 1)
                #expect(try await store.file(FileID("file of A")) == nil)
                #expect(try await store.file(FileID("file of B")) != nil)
                #expect(try await store.removeEnded(before: Sample.at(2), limit: 9) == 1)
                #expect(try await store.file(FileID("file of B")) == nil)
            },
            Check("a file without its chat, and a chat that counts wrongly, are told") { store async throws in
                try await store.begin(
                    Sample.sound("A") { $0.files = ChatFileUse(count: 1, bytes: 10) },
                    Sample.sound("B") { $0.files = ChatFileUse(count: 1, bytes: 11) }, Sample.sound("C"))
                try await store.commit(
                    .putFile(Sample.file("1", chat: "A")), .putFile(Sample.file("2", chat: "B")),
                    .putFile(Sample.file("3", chat: "C", party: .agent)),
                    .putFile(Sample.file("4", chat: "C") { $0.isPending = true }),
                    .putFile(Sample.file("5", chat: "none")))
                let report = try await store.audit(limit: 9)
                #expect(
                    report.violations == ["B", "none"].map { .init(rule: .filesFollowChats, subject: $0) })
            },
        ]
    }
}

extension Sample {
    static func content(_ number: Int) -> String { String(repeating: "\(number % 10)", count: 64) }

    static func file(
        _ id: String, chat: String, content: String = content(1), party: PartyKind = .client,
        at time: Timestamp = at(1),
        _ change: (inout ChatFile) -> Void = { _ in }
    ) -> ChatFile {
        var file = ChatFile(
            id: FileID(id), chat: ChatID(chat), content: content, name: "Ölbild.png", type: "image/png", size: 10,
            party: party, userData: ["file-description": "é"], createdAt: time)
        change(&file)
        return file
    }
}
