import Beckon
import Testing

extension StoreConformance {
    static var cursors: [Check] {
        [
            Check("a put without cursors keeps those that stand, one with them writes its own") { store async throws in
                let client = CustomerPresence.present(clientID: "a")
                try await store.appendFive(to: Sample.head("A", last: 5) { $0.attendance.presence = client })
                try await store.commit(
                    .moveCursor(ChatID("A"), to: 2, client: "a"), .moveSent(ChatID("A"), to: 4, client: "a"),
                    .moveAgentCursor(ChatID("A"), to: 3))
                let old = Sample.head("A", version: 2, last: 5) {
                    $0.attendance.presence = client
                    $0.attendance.cursor = 1
                    $0.attendance.sent = 5
                    $0.side.cursor = 5
                    $0.life.due = Sample.at(9)
                }
                #expect(try await store.commit(.putChat(old, settingCursor: false)) == .committed)
                #expect(try await store.cursors("A") == [2, 4, 3])
                #expect(try await store.chat(old.id)?.life.due == Sample.at(9))
                var own = old
                own.version = 3
                #expect(try await store.commit(.putChat(own, settingCursor: true)) == .committed)
                #expect(try await store.cursors("A") == [1, 5, 3])
            },
            Check("the customer's messages that the agent side has not had are counted, up to a limit") {
                store async throws in
                func event(_ position: Int, _ kind: EventKind, _ party: PartyKind) -> TranscriptEvent {
                    TranscriptEvent(
                        position: position, kind: kind, nickname: "n", text: "t", party: party, at: Sample.at(1),
                        key: nil)
                }
                let few = [
                    event(1, .messageText, .client), event(2, .messageText, .agent), event(3, .typingStarted, .client),
                    event(4, .messageText, .client), event(5, .messageText, .client),
                ]
                let many = (1...unreadLimit + 5).map { event($0, .messageText, .client) }
                let old = [event(1, .messageText, .client), event(2, .messageText, .client)]
                let long = old + (3...unreadWindow + 1).map { event($0, .typingStarted, .client) }
                for (name, events) in [("few", few), ("many", many), ("none", []), ("long", long)] {
                    let head = Sample.head(name, last: events.count)
                    let changes = events.map { Change.append(head.id, $0) }
                    _ = try await store.commit([Commit(changes + [.putChat(head, settingCursor: true)])])
                }
                let all = ["few", "many", "none", "unknown", "long"].map { ChatID($0) }
                let expected = [ChatID("few"): 3, ChatID("many"): unreadLimit, ChatID("long"): 1]
                #expect(try await store.unreadMessages(in: all) == expected)
                try await store.commit(.moveAgentCursor(ChatID("few"), to: 4))
                #expect(try await store.unreadMessages(in: [ChatID("few")]) == [ChatID("few"): 1])
                try await store.commit(.moveAgentCursor(ChatID("few"), to: 5))
                #expect(try await store.unreadMessages(in: [ChatID("few")]).isEmpty)
                #expect(try await store.unreadMessages(in: []).isEmpty)
            },
            Check("a new chat begins with the cursors of its head") { store async throws in
                for settingCursor in [true, false] {
                    let head = Sample.head("chat \(settingCursor)", last: 5) {
                        $0.attendance.cursor = 1
                        $0.attendance.sent = 2
                        $0.side.cursor = 3
                    }
                    let events = (1...5).map { Change.append(head.id, Sample.event($0)) }
                    _ = try await store.commit([Commit(events + [.putChat(head, settingCursor: settingCursor)])])
                    #expect(try await store.chat(head.id) == head)
                }
            },
            Check("what was written moves on for the present client alone, never back, never beyond the end") {
                store async throws in
                try await store.appendFive(
                    to: Sample.head("A", last: 5) { $0.attendance.presence = .present(clientID: "a") })
                func sent(movedTo position: Int, client: String = "a") async throws -> Int? {
                    let change = Change.moveSent(ChatID("A"), to: position, client: client)
                    #expect(try await store.commit(change) == .committed)
                    return try await store.chat(ChatID("A"))?.attendance.sent
                }
                #expect(try await sent(movedTo: 2) == 2)
                #expect(try await sent(movedTo: 1) == 2)
                #expect(try await sent(movedTo: 4, client: "b") == 2)
                #expect(try await sent(movedTo: 99) == 5)
                #expect(try await store.chat(ChatID("A"))?.version == 1)
                #expect(try await store.cursors("A") == [0, 5, 0])
            },
            Check("the sent cursor does not move while no client is present") { store async throws in
                let presences: [CustomerPresence] = [
                    .expected, .polling, .away(since: Sample.at(1)), .away(since: Sample.at(1), farewell: "a"),
                ]
                for (index, presence) in presences.enumerated() {
                    try await store.appendFive(
                        to: Sample.head("\(index)", last: 5) { $0.attendance.presence = presence })
                    try await store.commit(.moveSent(ChatID("\(index)"), to: 3, client: "a"))
                    #expect(try await store.cursors("\(index)") == [0, 0, 0])
                }
                #expect(try await store.commit(.moveSent(ChatID("none"), to: 3, client: "a")) == .committed)
            },
            Check("a confirmed position counts as written") { store async throws in
                try await store.appendFive(
                    to: Sample.head("A", last: 5) { $0.attendance.presence = .present(clientID: "a") })
                try await store.commit(.moveCursor(ChatID("A"), to: 3, client: "a"))
                #expect(try await store.cursors("A") == [3, 3, 0])
                try await store.commit(
                    .moveSent(ChatID("A"), to: 5, client: "a"), .moveCursor(ChatID("A"), to: 4, client: "a"))
                #expect(try await store.cursors("A") == [4, 5, 0])
            },
            Check(
                "a cursor follows the present client, a customer who polls while none is present, and nobody who is away"
            ) {
                store async throws in
                let presences: [CustomerPresence] = [
                    .expected, .polling, .present(clientID: "a"), .away(since: Sample.at(1)),
                    .away(since: Sample.at(1), farewell: "a"),
                ]
                var cursors: [[Int?]] = []
                for (index, presence) in presences.enumerated() {
                    try await store.appendFive(
                        to: Sample.head("\(index)", last: 5) { $0.attendance.presence = presence })
                    var moved: [Int?] = []
                    for (position, client) in [(2, "b"), (3, nil), (4, "a")] {
                        try await store.commit(.moveCursor(ChatID("\(index)"), to: position, client: client))
                        moved.append(try await store.chat(ChatID("\(index)"))?.attendance.cursor)
                    }
                    cursors.append(moved)
                }
                #expect(cursors == [[0, 3, 3], [0, 3, 3], [0, 0, 4], [0, 0, 0], [0, 0, 0]])
            },
            Check("what the agent side accepted moves on wherever the customer is") { store async throws in
                let presences: [CustomerPresence] = [
                    .expected, .present(clientID: "a"), .polling, .away(since: Sample.at(1)),
                ]
                for (index, presence) in presences.enumerated() {
                    try await store.appendFive(
                        to: Sample.head("\(index)", last: 5) { $0.attendance.presence = presence })
                    for (position, expected) in [(2, 2), (1, 2), (-1, 2), (99, 5)] {
                        try await store.commit(.moveAgentCursor(ChatID("\(index)"), to: position))
                        #expect(try await store.cursors("\(index)") == [0, 0, expected])
                    }
                    #expect(try await store.chat(ChatID("\(index)"))?.version == 1)
                }
                #expect(try await store.commit(.moveAgentCursor(ChatID("none"), to: 1)) == .committed)
            },
            Check("marks give the positions of chats and leave out unknown chats") { store async throws in
                try await store.begin(Sample.head("B"))
                try await store.appendFive(to: Sample.head("A", last: 5))
                try await store.commit(.put(Sample.head("A", version: 2, last: 5)))
                let ids = ["A", "none", "B", "A"].map { ChatID($0) }
                let expected = [
                    ChatID("A"): ChatMark(version: 2, lastPosition: 5),
                    ChatID("B"): ChatMark(version: 1, lastPosition: 0),
                ]
                #expect(try await store.marks(of: ids) == expected)
                #expect(try await store.marks(of: []).isEmpty)
                #expect(try await store.marks(of: (0..<2_000).map { ChatID("none \($0)") }).isEmpty)
            },
        ]
    }
}

extension Store {
    fileprivate func appendFive(to head: ChatHead) async throws {
        #expect(try await commit([.appending((1...5).map { Sample.event($0) }, with: head)]) == [.committed])
    }

    /// What the customer has, what was written to it, what the agent side has.
    fileprivate func cursors(_ id: String) async throws -> [Int?] {
        let head = try await chat(ChatID(id))
        return [head?.attendance.cursor, head?.attendance.sent, head?.side.cursor]
    }
}
