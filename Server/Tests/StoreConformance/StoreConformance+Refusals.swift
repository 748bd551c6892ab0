import Beckon
import Testing

extension StoreConformance {
    static var refusals: [Check] {
        [
            Check("a commit decided on another version changes nothing, and its neighbours hold") {
                store async throws in
                try await store.begin(Sample.head("A"))
                let results = try await store.commit([
                    Commit([.putSetting(name: "before", value: "1")]),
                    Commit(
                        expecting: .chat(ChatID("A"), version: 7),
                        [.putSetting(name: "refused", value: "1"), .putDevice(Sample.device())]),
                    Commit(expecting: .chat(ChatID("A"), version: 1), [.putSetting(name: "after", value: "1")]),
                ])
                #expect(results == [.committed, .conflict, .committed])
                #expect(try await store.setting("before") == "1")
                #expect(try await store.setting("refused") == nil)
                #expect(try await store.device(Sample.device().id) == nil)
                #expect(try await store.setting("after") == "1")
            },
            Check("version 0 means that there is no such chat or callback") { store async throws in
                try await store.begin(Sample.head("A"))
                try await store.commit(.putCallback(Sample.callback("C")))
                #expect(try await store.commit(expecting: .chat(ChatID("A"), version: 0)) == .conflict)
                #expect(try await store.commit(expecting: .chat(ChatID("B"), version: 0)) == .committed)
                #expect(try await store.commit(expecting: .chat(ChatID("B"), version: 1)) == .conflict)
                #expect(try await store.commit(expecting: .callback(ServiceID("C"), version: 0)) == .conflict)
                #expect(try await store.commit(expecting: .callback(ServiceID("C"), version: 1)) == .committed)
                #expect(try await store.commit(expecting: .callback(ServiceID("D"), version: 0)) == .committed)
            },
            Check("a key that stands in the chat refuses the whole commit and names its position") {
                store async throws in
                try await store.append(Sample.event(1, key: "k"), with: Sample.head("A", last: 1))
                let again = Sample.head("A", version: 2, last: 3) { $0.life.state = .ended }
                let result = try await store.append(Sample.event(2), Sample.event(3, key: "k"), with: again)
                #expect(result == .duplicateEvent(position: 1))
                #expect(try await store.events(ChatID("A"), after: 1, limit: 9).isEmpty)
                #expect(try await store.chat(ChatID("A"))?.version == 1)
            },
            Check("a creation key that stands there names the service instance it made") { store async throws in
                try await store.commit(.insertService(Sample.service("S", key: "k")))
                let result = try await store.commit(
                    .putSetting(name: "x", value: "1"), .insertService(Sample.service("T", key: "k")))
                #expect(result == .duplicateService(ServiceID("S")))
                #expect(try await store.service(ServiceID("T")) == nil)
                #expect(try await store.setting("x") == nil)
                #expect(try await store.service(creationKey: "k")?.id == ServiceID("S"))
                #expect(try await store.commit(.insertService(Sample.service("S"))) == .conflict)
                #expect(try await store.commit(.insertService(Sample.service("T"))) == .committed)
                #expect(try await store.commit(.insertService(Sample.service("U"))) == .committed)
            },
            Check("positions have no holes: what would make one is refused") { store async throws in
                try await store.append(Sample.event(1), with: Sample.head("A", last: 1))
                func refused(_ positions: [Int], last: Int) async throws -> Bool {
                    let events = positions.map { Sample.event($0) }
                    let head = Sample.head("A", version: 2, last: last)
                    return try await store.commit([.appending(events, with: head)]) == [.conflict]
                }
                #expect(try await refused([3], last: 3))
                #expect(try await refused([1], last: 1))
                #expect(try await refused([2], last: 3))
                #expect(try await refused([2], last: 1))
                #expect(try await refused([2, 4], last: 4))
                #expect(try await refused([3, 2], last: 3))
                #expect(try await refused([2, 2], last: 2))
                #expect(try await refused([], last: 2))
                #expect(try await refused([], last: 0))
                #expect(try await store.events(ChatID("A"), after: 0, limit: 9).count == 1)
                #expect(try await refused([2, 3], last: 3) == false)
            },
            Check("an event without its chat's head in the same commit is refused") { store async throws in
                try await store.begin(Sample.head("A"), Sample.head("B"))
                #expect(try await store.commit(.append(ChatID("A"), Sample.event(1))) == .conflict)
                let other = Change.put(Sample.head("B", version: 2, last: 1))
                #expect(try await store.commit(.append(ChatID("A"), Sample.event(1)), other) == .conflict)
                #expect(try await store.events(ChatID("A"), after: 0, limit: 9).isEmpty)
            },
            Check("one key or one row twice in a commit is refused") { store async throws in
                let twice = [Sample.event(1, key: "k"), Sample.event(2, key: "k")]
                let head = Sample.head("A", last: 2)
                #expect(try await store.commit([.appending(twice, with: head)]) == [.conflict])
                let first = Change.put(Sample.head("A"))
                #expect(try await store.commit(first, .put(Sample.head("A", version: 2))) == .conflict)
                let record = Change.putCallback(Sample.callback("C"))
                #expect(try await store.commit(record, .putCallback(Sample.callback("C", version: 2))) == .conflict)
                let service = Change.insertService(Sample.service("S", key: "k"))
                #expect(try await store.commit(service, .insertService(Sample.service("T", key: "k"))) == .conflict)
                #expect(try await store.commit(service, service) == .conflict)
                #expect(try await store.chat(ChatID("A")) == nil)
                #expect(try await store.callback(ServiceID("C")) == nil)
                #expect(try await store.service(ServiceID("S")) == nil)
            },
            Check("a head follows its predecessor by one version, whatever the commit expects") { store async throws in
                #expect(try await store.commit(.put(Sample.head("A", version: 2))) == .conflict)
                #expect(try await store.commit(.put(Sample.head("A", version: 0))) == .conflict)
                #expect(try await store.commit(.put(Sample.head("A", version: 1))) == .committed)
                #expect(try await store.commit(.put(Sample.head("A", version: 1))) == .conflict)
                #expect(try await store.commit(.put(Sample.head("A", version: 3))) == .conflict)
                #expect(try await store.commit(.put(Sample.head("A", version: 2))) == .committed)
                let expectation = Expectation.chat(ChatID("A"), version: 2)
                let other = Change.put(Sample.head("B", version: 1))
                #expect(try await store.commit(expecting: expectation, other) == .committed)
            },
            Check("a service instance has one chat, and a chat keeps its service instance") { store async throws in
                try await store.begin(Sample.head("A"))
                let rival = Sample.head("B", service: Sample.head("A").serviceID.text)
                #expect(try await store.commit(.put(rival)) == .conflict)
                let moved = Sample.head("A", service: "other", version: 2)
                #expect(try await store.commit(.put(moved)) == .conflict)
            },
            Check("a callback follows its predecessor by one version") { store async throws in
                #expect(try await store.commit(.putCallback(Sample.callback("C", version: 2))) == .conflict)
                let expectation = Expectation.callback(ServiceID("C"), version: 0)
                let first = Change.putCallback(Sample.callback("C"))
                #expect(try await store.commit(expecting: expectation, first) == .committed)
                #expect(try await store.commit(expecting: expectation, first) == .conflict)
                #expect(try await store.commit(first) == .conflict)
                #expect(try await store.commit(.putCallback(Sample.callback("C", version: 2))) == .committed)
                #expect(try await store.callback(ServiceID("C"))?.version == 2)
            },
        ]
    }
}
