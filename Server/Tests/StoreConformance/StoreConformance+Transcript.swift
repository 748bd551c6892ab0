import Beckon
import Testing

extension StoreConformance {
    static var transcript: [Check] {
        [
            Check("events come back whole and in order") { store async throws in
                let events = EventKind.allCases.enumerated().map { index, kind in
                    TranscriptEvent(
                        position: index + 1, kind: kind, nickname: "Zoë", text: "line \(index)\n\"'\\😀", party: .agent,
                        at: Sample.at(Int64(index)), key: index.isMultiple(of: 2) ? nil : "key \(index)")
                }
                let head = Sample.head("A", last: events.count)
                #expect(try await store.commit([.appending(events, with: head)]) == [.committed])
                #expect(try await store.events(head.id, after: 0, limit: 100) == events)
                #expect(try await store.chat(head.id) == head)
            },
            Check("a page begins after its position and ends at its limit") { store async throws in
                let head = Sample.head("A", last: 5)
                _ = try await store.commit([.appending((1...5).map { Sample.event($0) }, with: head)])
                func page(_ position: Int, _ limit: Int) async throws -> [Int] {
                    try await store.events(head.id, after: position, limit: limit).map(\.position)
                }
                #expect(try await page(2, 2) == [3, 4])
                #expect(try await page(-7, 2) == [1, 2])
                #expect(try await page(4, 100) == [5])
                #expect(try await page(5, 100).isEmpty)
                #expect(try await page(.max, .max).isEmpty)
                #expect(try await page(0, 0).isEmpty)
                #expect(try await page(0, -1).isEmpty)
                #expect(try await store.events(ChatID("B"), after: 0, limit: 10).isEmpty)
            },
            Check("a chat goes on where it stands, beside others") { store async throws in
                for (chat, version) in [("A", 1), ("B", 1), ("A", 2), ("A", 3), ("B", 2)] {
                    let head = Sample.head(chat, version: Int64(version), last: version)
                    #expect(try await store.append(Sample.event(version), with: head) == .committed)
                }
                #expect(try await store.events(ChatID("A"), after: 0, limit: 9).map(\.position) == [1, 2, 3])
                #expect(try await store.events(ChatID("B"), after: 0, limit: 9).map(\.position) == [1, 2])
            },
            Check("an event is found by its key in its own chat only") { store async throws in
                let head = Sample.head("A", last: 2)
                try await store.append(Sample.event(1), Sample.event(2, key: "k"), with: head)
                try await store.append(Sample.event(1, key: "k"), with: Sample.head("B", last: 1))
                #expect(try await store.position(ChatID("A"), key: "k") == 2)
                #expect(try await store.position(ChatID("B"), key: "k") == 1)
                #expect(try await store.position(ChatID("A"), key: "other") == nil)
                #expect(try await store.position(ChatID("C"), key: "k") == nil)
            },
            Check("long texts and texts with U+0000 keep every word") { store async throws in
                let long = String(repeating: "x é 😀 ", count: 20_000)
                let head = Sample.head("A", last: 2)
                try await store.append(
                    Sample.event(1, text: long), Sample.event(2, key: "a\0b", text: "before\0after"), with: head)
                let texts = try await store.events(head.id, after: 0, limit: 2).map(\.text)
                #expect(texts.first == long)
                #expect(texts.last?.replacing("\0", with: "\u{FFFD}") == "before\u{FFFD}after")
                #expect(try await store.position(head.id, key: "a\0b") == 2)
            },
            Check("a list without commits is a list without results") { store async throws in
                #expect(try await store.commit([]) == [])
            },
            Check("a later commit of a list sees the earlier ones") { store async throws in
                let results = try await store.commit([
                    .appending([Sample.event(1, key: "k")], with: Sample.head("A", version: 1, last: 1)),
                    .appending([Sample.event(2)], with: Sample.head("A", version: 2, last: 2)),
                    .appending([Sample.event(2)], with: Sample.head("A", version: 2, last: 2)),
                    .appending([Sample.event(3, key: "k")], with: Sample.head("A", version: 3, last: 3)),
                    .appending([Sample.event(3)], with: Sample.head("A", version: 3, last: 3)),
                ])
                #expect(results == [.committed, .committed, .conflict, .duplicateEvent(position: 1), .committed])
                #expect(try await store.events(ChatID("A"), after: 0, limit: 9).map(\.position) == [1, 2, 3])
            },
        ]
    }
}
