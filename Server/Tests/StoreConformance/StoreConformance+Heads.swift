import Beckon
import Testing

extension StoreConformance {
    static var heads: [Check] {
        [
            Check("a head comes back whole, in every state and presence") { store async throws in
                let presences: [CustomerPresence] = [
                    .expected, .present(clientID: "client 1"), .polling, .away(since: Sample.at(8)),
                    .away(since: Sample.at(9), farewell: "client 2"),
                ]
                var version: Int64 = 0
                for state in ChatState.allCases {
                    for presence in presences {
                        version += 1
                        let head = Sample.fullHead(version: version, state: state, presence: presence)
                        #expect(try await store.commit(.put(head)) == .committed)
                        #expect(try await store.chat(head.id) == head.lean)
                        #expect(try await store.chat(service: head.serviceID) == head.lean)
                        #expect(try await store.data(of: head.id) == head.customer.userData)
                    }
                }
                let bare = Sample.head("full", version: version + 1)
                #expect(try await store.commit(.put(bare)) == .committed)
                #expect(try await store.chat(bare.id)?.side.agents == [])
                #expect(try await store.chat(ChatID("none")) == nil)
                #expect(try await store.chat(service: ServiceID("none")) == nil)
            },
            Check("a head writes the parts that it names, in any choice of them, and the rest stays") {
                store async throws in
                let choices: [HeadParts] = (0..<16).map { HeadParts(rawValue: $0).union(.message) }
                var standing = Sample.head("full")
                try await store.begin(standing)
                for (index, parts) in choices.enumerated() {
                    let other = Sample.fullHead(
                        version: standing.version + 1, state: index.isMultiple(of: 2) ? .active : .ended,
                        presence: index.isMultiple(of: 2) ? .polling : .away(since: Sample.at(Int64(index)))
                    ) {
                        $0.customer.userData = ["subject": "\(index)"]
                        $0.side.ledger = AgentLedger()
                        $0.side.ledger?.due = Sample.at(Int64(index))
                        $0.lastPosition = 0
                    }
                    standing = standing.taking(parts, of: other)
                    let put = Change.putChat(
                        standing, settingCursor: parts.contains(.cursors), changing: parts.subtracting(.cursors))
                    let commit =
                        index % 3 == 0
                        ? Commit([put]) : Commit(expecting: .chat(standing.id, version: standing.version - 1), [put])
                    #expect(try await store.commit([commit]) == [.committed])
                    #expect(try await store.chat(standing.id) == standing)
                }
                #expect(try await store.commit(expecting: .chat(standing.id, version: 3), .put(standing)) == .conflict)
            },
            Check("attached data are written with a new chat and by a change of theirs, and no list reads them") {
                store async throws in
                let long = ["subject": "Oil", "long": String(repeating: "é", count: 30_000)]
                let brief = Sample.head("brief") { $0.customer.userData = ["subject": "Tyres"] }
                try await store.begin(Sample.head("A") { $0.customer.userData = long }, brief)
                func lists() async throws -> [[ChatHead]] {
                    [
                        try await store.openWork(of: "kim", limit: 9), try await store.openChats(limit: 9),
                        try await store.chat(ChatID("A")).map { [$0] } ?? [],
                        try await store.chat(service: ServiceID("service of A")).map { [$0] } ?? [],
                    ]
                }
                for heads in try await lists() {
                    let head = try #require(heads.first { $0.id == ChatID("A") })
                    #expect(head.customer.userData == ["subject": "Oil"] && head.customer.hasMoreData)
                }
                #expect(try await store.data(of: ChatID("A")) == long)
                #expect(try await store.chat(brief.id) == brief)
                #expect(try await store.data(of: ChatID("none")) == nil)

                try await store.commit(.put(Sample.head("A", version: 2) { $0.customer.userData = long }))
                #expect(try await store.data(of: ChatID("A")) == long)
                try await store.commit(
                    .put(Sample.head("A", version: 3) { $0.customer.userData = ["a": "b"] }),
                    .attachData(ChatID("A"), ["a": "b"]))
                #expect(try await store.data(of: ChatID("A")) == ["a": "b"])
                for heads in try await lists() {
                    #expect(
                        heads.allSatisfy {
                            $0.id == brief.id || $0.customer.userData.isEmpty && $0.customer.hasMoreData
                        })
                }

                let ended = Sample.head("A", version: 4) {
                    $0.life.state = .ended
                    $0.life.endedAt = Sample.at(1)
                }
                try await store.commit(.put(ended))
                #expect(try await store.removeEnded(before: Sample.at(2), limit: 9) == 1)
                #expect(try await store.data(of: ChatID("A")) == nil)
            },
            Check("one's own chats come first, then who waits longest, then other agents', then who has said nothing") {
                store async throws in
                func take(_ account: String) -> (inout ChatHead) -> Void {
                    {
                        $0.life.state = .active
                        $0.side.agents = [AgentParty(nickname: "Kim", kind: .agent, account: account)]
                    }
                }
                try await store.begin(Sample.head("quiet"))
                try await store.begin(Sample.head("new") { $0.customer.waitingSince = Sample.at(20) })
                try await store.begin(Sample.head("old") { $0.customer.waitingSince = Sample.at(10) })
                try await store.begin(Sample.head("mine", take("kim \"1\"")))
                try await store.begin(Sample.head("hers", take("lee")))
                try await store.begin(Sample.head("nobody's") { $0.life.state = .active })
                try await store.begin(Sample.head("over") { $0.life.state = .ended })
                try await store.begin(Sample.head("other") { $0.side.name = Sample.bridge("x") })
                let own = try await store.openWork(of: "kim \"1\"", limit: 9)
                #expect(own.map(\.id.text) == ["mine", "old", "new", "hers", "nobody's", "quiet"])
                #expect(try await store.openWork(of: "kim \"1\"", limit: 2).map(\.id.text) == ["mine", "old"])
                let hers = try await store.openWork(of: "lee", limit: 9)
                #expect(hers.map(\.id.text) == ["hers", "old", "new", "mine", "nobody's", "quiet"])
                #expect(try await store.openWork(of: "kim", limit: 0).isEmpty)
                #expect(try await store.openCounts() == OpenCounts(chats: 6, callbacks: 0))
            },
            Check("a user's chats are those that are open or not wholly read, and not expired, oldest first") {
                store async throws in
                try await store.begin(
                    Sample.head("C") { $0.customer.user = "u" },
                    Sample.head("B") { $0.customer.user = "u" },
                    Sample.head("A") {
                        $0.customer.user = "u"
                        $0.life.startedAt = Sample.at(5)
                    },
                    Sample.head("ended") {
                        $0.customer.user = "u"
                        $0.life.state = .ended
                    },
                    Sample.head("expired") {
                        $0.customer.user = "u"
                        $0.life.expiresAt = Sample.at(10)
                    },
                    Sample.head("stranger") { $0.customer.user = "v" }, Sample.head("nobody"))
                let unread = Sample.head("unread", last: 1) {
                    $0.customer.user = "u"
                    $0.life.state = .ended
                }
                try await store.append(Sample.event(1), with: unread)
                func chats(_ user: String, _ limit: Int = 9) async throws -> [String] {
                    try await store.chats(user: user, now: Sample.at(10), limit: limit).map(\.id.text)
                }
                #expect(try await chats("u") == ["B", "C", "unread", "A"])
                #expect(try await chats("u", 2) == ["B", "C"])
                #expect(try await chats("u", 0).isEmpty)
                #expect(try await chats("w").isEmpty)
                try await store.commit(.moveCursor(ChatID("unread"), to: 1, client: nil))
                #expect(try await chats("u") == ["B", "C", "A"])
            },
            Check("open chats are those that are not ended, oldest first") { store async throws in
                try await store.begin(
                    Sample.head("B"), Sample.head("A"),
                    Sample.head("C") {
                        $0.life.state = .active
                        $0.life.startedAt = Sample.at(-1)
                    },
                    Sample.head("D") { $0.life.state = .ended })
                #expect(try await store.openChats(limit: 9).map(\.id.text) == ["C", "A", "B"])
                #expect(try await store.openChats(limit: 1).map(\.id.text) == ["C"])
                #expect(try await store.openChats(limit: -1).isEmpty)
                try await store.commit(.put(Sample.head("A", version: 2) { $0.life.state = .ended }))
                #expect(try await store.openChats(limit: 9).map(\.id.text) == ["C", "B"])
            },
            Check("busy services have open chats of any agent side, or open callbacks") { store async throws in
                #expect(try await store.busyServices().isEmpty)
                try await store.begin(
                    Sample.head("A", of: "desk"), Sample.head("B", of: "desk"),
                    Sample.head("C", of: "bridged") { $0.side.name = Sample.bridge("x") },
                    Sample.head("D", of: "over") { $0.life.state = .ended })
                #expect(try await store.busyServices() == ["desk", "bridged"])
                try await store.commit(.putCallback(Sample.callback("K")))
                try await store.commit(.put(Sample.head("C", of: "bridged", version: 2) { $0.life.state = .ended }))
                #expect(try await store.busyServices() == ["desk", "voice-now"])
                try await store.commit(
                    .putCallback(Sample.callback("K", version: 2) { $0.state = .completed }))
                #expect(try await store.busyServices() == ["desk"])
            },
            Check("chats due are those whose time has come, earliest first") { store async throws in
                try await store.begin(
                    Sample.head("C") { $0.life.due = Sample.at(2) }, Sample.head("B") { $0.life.due = Sample.at(2) },
                    Sample.head("A") { $0.life.due = Sample.at(3) },
                    Sample.head("D") {
                        $0.life.due = Sample.at(1)
                        $0.life.state = .ended
                    },
                    Sample.head("never"))
                func due(_ seconds: Int64, _ limit: Int = 9) async throws -> [String] {
                    try await store.chatsDue(now: Sample.at(seconds), limit: limit).map(\.id.text)
                }
                #expect(try await due(0).isEmpty)
                #expect(try await due(2) == ["D", "B", "C"])
                #expect(try await due(9) == ["D", "B", "C", "A"])
                #expect(try await due(9, 2) == ["D", "B"])
                try await store.commit(.put(Sample.head("D", version: 2)))
                #expect(try await due(2) == ["B", "C"])
            },
            Check("present chats: the customer is present or expected; in pages by id") { store async throws in
                try await store.begin(
                    Sample.head("D") { $0.attendance.presence = .present(clientID: "d") },
                    Sample.head("A") { $0.attendance.presence = .expected },
                    Sample.head("C") { $0.attendance.presence = .present(clientID: "c") },
                    Sample.head("B") { $0.attendance.presence = .away(since: Sample.at(0)) }, Sample.head("E"))
                func present(_ after: String?, _ limit: Int = 9) async throws -> [String] {
                    try await store.presentChats(heldBy: nil, after: after.map { ChatID($0) }, limit: limit)
                        .map(\.id.text)
                }
                #expect(try await present(nil) == ["A", "C", "D"])
                #expect(try await present(nil, 2) == ["A", "C"])
                #expect(try await present("C") == ["D"])
                #expect(try await present("B", 1) == ["C"])
                #expect(try await present("D").isEmpty)
            },
            Check("a cursor moves on without a new version, never back, never beyond the end") { store async throws in
                let head = Sample.head("A", last: 3) { $0.attendance.presence = .present(clientID: "a") }
                _ = try await store.commit([.appending((1...3).map { Sample.event($0) }, with: head)])
                func cursor(movedTo position: Int) async throws -> Int? {
                    #expect(try await store.commit(.moveCursor(head.id, to: position, client: "a")) == .committed)
                    return try await store.chat(head.id)?.attendance.cursor
                }
                #expect(try await cursor(movedTo: 2) == 2)
                #expect(try await cursor(movedTo: 1) == 2)
                #expect(try await cursor(movedTo: -1) == 2)
                #expect(try await cursor(movedTo: 99) == 3)
                #expect(try await store.chat(head.id)?.version == 1)
                #expect(try await store.commit(.moveCursor(ChatID("none"), to: 1, client: "a")) == .committed)
            },
            Check("the cursor of a customer who is away stays as reported; a poller's moves") { store async throws in
                let away = Sample.head("A", last: 3) {
                    $0.attendance.presence = .away(since: Sample.at(1))
                    $0.attendance.cursor = 1
                }
                let events = (1...3).map { Sample.event($0) }
                let poller = Sample.head("B", last: 3)
                _ = try await store.commit([.appending(events, with: away), .appending(events, with: poller)])
                try await store.commit(
                    .moveCursor(away.id, to: 3, client: nil), .moveCursor(poller.id, to: 3, client: nil))
                #expect(try await store.chat(away.id)?.attendance.cursor == 1)
                #expect(try await store.chat(poller.id)?.attendance.cursor == 3)
                var back = poller
                back.version = 2
                back.attendance.cursor = 2
                try await store.commit(.put(back))
                #expect(try await store.chat(poller.id)?.attendance.cursor == 2)
            },
        ]
    }
}

extension Sample {
    /// A head without an empty field.
    static func fullHead(
        version: Int64, state: ChatState, presence: CustomerPresence, _ change: (inout ChatHead) -> Void = { _ in }
    ) -> ChatHead {
        head("full", version: version) {
            $0.life.state = state
            $0.life.endedAt = at(11)
            $0.customer.nickname = "Ada \"L\""
            $0.customer.user = "user"
            $0.attendance.presence = presence
            $0.attendance.holder = NodeID("node")
            $0.attendance.cursor = 4
            $0.attendance.sent = 6
            $0.attendance.handedOver = 5
            $0.attendance.seenAt = at(10)
            $0.customer.deviceID = DeviceID("device")
            $0.side.agents = PartyKind.allCases.map {
                AgentParty(nickname: "Zoë \"\($0)\"", kind: $0, account: "\($0)")
            }
            $0.side.typing = TypingState(isTyping: true, lastStart: at(12))
            $0.customer.typing = TypingState(isTyping: false, lastStart: at(13))
            $0.lastPushable = 5
            $0.attendance.firstPushDue = at(14)
            $0.life.due = at(15)
            $0.customer.signedID = "customer 'x'"
            $0.side.name = Sample.bridge("crm 1")
            $0.side.conversation = "order 81/a"
            $0.customer.userData = ["b": "2", "a": "\u{1}\"é", "": ""]
            change(&$0)
        }
    }
}
