import BayeuxServer
import Beckon
import BeckonJSON
import Testing

@testable import BeckonEdge
@testable import BeckonGMS
@testable import BeckonNode
@testable import BeckonServer

@Suite struct MessageJourneyTests {
    private func texts(_ answer: [JSONValue]) -> [String] {
        answer.flatMap { $0["data"]?["message"]?["transcriptToShow"]?.array ?? [] }.compactMap { $0[2]?.string }
    }

    @Test("the agent answers ten minutes after the phone said good-bye: the push comes, the return shows every word")
    func tenMinutesAfterGoodbye() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (clientID, _) = try await node.arrive()
            let (service, chat) = try await node.startChat()
            #expect(texts(try await node.connect(clientID)) == ["has joined the session"])
            _ = try await node.comet([
                [
                    "channel": "/meta/disconnect", "clientId": .string(clientID),
                    "ext": ["transcriptPosition": "1"],
                ]
            ])
            try await node.pass(seconds: 600)
            #expect(node.recorder.pushes.isEmpty)
            try await node.agentSays("A line of text.", in: chat)
            try await node.agentSays("Another line of text.", in: chat)
            try await node.pass(seconds: 89)
            #expect(node.recorder.pushes.isEmpty)
            try await node.pass(seconds: 2)
            let push = try #require(node.recorder.pushes.first)
            guard case .chat(let notice, let told, _, let lines, _) = push.content else {
                Issue.record("not a chat push")
                return
            }
            #expect(notice == "New message from Agent")
            #expect(told == service)
            #expect(lines.map(\.text) == ["has joined the session", "A line of text.", "Another line of text."])
            try await node.agentSays("And one more.", in: chat)
            try await node.pass(seconds: 1)
            #expect(node.recorder.pushes.count == 2)
            let (_, events) = try await node.arrive()
            #expect(
                texts(events) == [
                    "has joined the session", "A line of text.", "Another line of text.", "And one more.",
                ])
            #expect(events.last?["channel"] == "/meta/connect")
            try await node.agentSays("Live again.", in: chat)
            try await node.pass(seconds: 60)
            #expect(node.recorder.pushes.count == 2)
        }
    }

    @Test("a phone that shook hands anew and vanished before it subscribed is missed")
    func vanishesAtItsReturn() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (_, chat) = try await node.startChat()
            let (clientID, _) = try await node.arrive()
            try await node.poll(clientID, seconds: 25)
            try await node.shakeHandsAnew(clientID)
            #expect(!node.core.hub.sessions.holds(clientID))
            #expect(
                try await node.eventually {
                    try await node.pass(seconds: 1)
                    return try await node.head(chat)?.attendance.presence.isAway == true
                })
        }
    }

    @Test("when a phone vanishes at its return, the customer's tablet that polls keeps it present")
    func tabletStays() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (_, chat) = try await node.startChat()
            let (tablet, _) = try await node.arrive()
            let (phone, _) = try await node.arrive()
            #expect(try await node.head(chat)?.attendance.presence == .present(clientID: phone))
            try await node.shakeHandsAnew(phone)
            for _ in 0..<30 {
                try await node.poll(tablet, seconds: 1)
                for _ in 0..<100 { await Task.yield() }
                #expect(try await node.head(chat)?.attendance.presence.isAway == false)
            }
            #expect(try await node.head(chat)?.attendance.presence == .present(clientID: tablet))
        }
    }

    @Test("a phone that vanished without a word counts as away at what it confirmed")
    func tenMinutesAfterSilence() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (clientID, _) = try await node.arrive()
            let (_, chat) = try await node.startChat()
            _ = try await node.connect(clientID)
            try await node.agentSays("Seen.", in: chat)
            _ = try await node.connect(clientID)
            _ = try await node.connect(clientID)
            try await node.agentSays("Sent into a dead socket.", in: chat)
            _ = try await node.connect(clientID)
            try await node.pass(seconds: 12)
            #expect(try await node.eventually { try await node.head(chat)?.attendance.presence.isAway == true })
            #expect(try await node.head(chat)?.attendance.cursor == 3)
            try await node.pass(seconds: 588)
            try await node.agentSays("Ten minutes later.", in: chat)
            try await node.pass(seconds: 2)
            let said = node.recorder.pushes.flatMap { push -> [String] in
                guard case .chat(_, _, _, let lines, _) = push.content else { return [] }
                return lines.map(\.text)
            }
            #expect(said == ["Sent into a dead socket.", "Ten minutes later."])
            let resumed = try await node.connect(clientID)
            #expect(resumed.last?["error"]?.string == "402::Unknown client")
            let (_, events) = try await node.arrive()
            #expect(texts(events) == ["Sent into a dead socket.", "Ten minutes later."])
        }
    }

    @Test("a client that comes back within five minutes goes on without a handshake")
    func returnWithoutHandshake() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (clientID, _) = try await node.arrive()
            let (_, chat) = try await node.startChat()
            _ = try await node.connect(clientID)
            _ = try await node.connect(clientID)
            try await node.pass(seconds: 12)
            #expect(try await node.eventually { try await node.head(chat)?.attendance.presence.isAway == true })
            try await node.agentSays("Are you there?", in: chat)
            try await node.pass(seconds: 30)
            let answer = try await node.connect(clientID)
            #expect(answer.last?["successful"] == true)
            #expect(texts(answer) == ["has joined the session", "Are you there?"])
            #expect(try await node.head(chat)?.attendance.presence == .present(clientID: clientID))
            try await node.pass(seconds: 5)
            #expect(node.recorder.pushes.isEmpty)
        }
    }

    @Test("coming back before the timer ends means no push at all")
    func backInTime() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (clientID, _) = try await node.arrive()
            let (_, chat) = try await node.startChat()
            _ = try await node.comet([
                ["channel": "/meta/disconnect", "clientId": .string(clientID), "ext": ["transcriptPosition": 1]]
            ])
            try await node.agentSays("Hello", in: chat)
            try await node.pass(seconds: 60)
            let (_, events) = try await node.arrive()
            #expect(texts(events) == ["has joined the session", "Hello"])
            try await node.pass(seconds: 3)
            #expect(node.recorder.pushes.isEmpty)
        }
    }

    @Test("a killed app's late good-bye is taken, and moves the position it reports")
    func lateGoodbye() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (clientID, _) = try await node.arrive()
            let (_, chat) = try await node.startChat()
            _ = try await node.connect(clientID)
            _ = try await node.connect(clientID)
            try await node.pass(seconds: 12)
            #expect(try await node.eventually { try await node.head(chat)?.attendance.presence.isAway == true })
            try await node.pass(seconds: 400)
            let answer = try await node.comet([
                [
                    "channel": "/meta/disconnect", "clientId": .string(clientID), "ext": ["transcriptPosition": "0"],
                ]
            ])
            #expect(answer.first?["successful"] == true)
            #expect(try await node.head(chat)?.attendance.cursor == 0)
        }
    }

    @Test("the chat begins before its phone: the events wait for the gms_user")
    func chatFirst() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (_, chat) = try await node.startChat()
            try await node.agentSays("Hello", in: chat)
            let (_, events) = try await node.arrive()
            #expect(texts(events) == ["has joined the session", "has joined the session", "Hello"])
            let message = events.first?["data"]?["message"]
            #expect(message?["transcriptPosition"] == "3")
            #expect(message?["chatIxnState"] == "TRANSCRIPT")
        }
    }

    @Test("REST answers of a comet chat show no events, unless a position is asked for")
    func restOfComet() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, _) = try await node.startChat()
            let sent = try await node.chat.perform(.send, service, node.call(["message": "Hello."]))
            #expect(try JSONValue(parsing: sent.body)["transcriptToShow"]?.array?.isEmpty == true)
            let asked = try await node.chat.perform(
                .refresh, service, node.call(["transcriptPosition": "1"]))
            let answer = try JSONValue(parsing: asked.body)
            #expect(answer["transcriptPosition"] == 2)
            #expect(answer["transcriptToShow"]?.array?.count == 1)
        }
    }

    @Test("a polling customer's bare refresh goes on from where the last answer was written")
    func polling() async throws {
        let node = SimulatedNode()
        try await node.run {
            let created = try JSONValue(
                parsing: try await node.chat.createService("request-chat", node.call(user: nil)))
            let service = ServiceID(created["_id"]?.string ?? "")
            _ = try await node.chat.create(service, node.call(["firstName": "Ann"], user: nil))
            let first = try await node.chat.perform(.refresh, service, node.call(["message": "Hi"], user: nil))
            #expect(try JSONValue(parsing: first.body)["transcriptToShow"]?.array?.count == 2)
            let again = try await node.chat.perform(.refresh, service, node.call(user: nil))
            #expect(again.body == first.body)
            let cursor = try #require(again.cursor)
            node.core.chats.registry.withLock { $0.setPollCursor(cursor.chat, to: cursor.to) }
            let next = try await node.chat.perform(.refresh, service, node.call(user: nil))
            #expect(try JSONValue(parsing: next.body)["transcriptToShow"]?.array?.isEmpty == true)
        }
    }

    @Test("the same Idempotency-Key sends once and answers the same")
    func idempotentSend() async throws {
        let node = SimulatedNode()
        try await node.run {
            let (service, chat) = try await node.startChat()
            var call = node.call(["message": "Hello."])
            call.key = "one"
            _ = try await node.chat.perform(.send, service, call)
            _ = try await node.chat.perform(.send, service, call)
            #expect(try await node.head(chat)?.lastPosition == 2)
        }
    }

    @Test("nothing of a node outlives it, even while clients read chats", arguments: [true, false])
    func lifetime(isShared: Bool) async throws {
        weak var hub: BayeuxHub?
        weak var sessions: HubSessions?
        weak var presence: PresenceService?
        weak var chats: ChatService?
        do {
            let node = SimulatedNode(store: MemoryStore(isShared: isShared))
            (hub, sessions) = (node.core.hub, node.core.hub.sessions)
            (presence, chats) = (node.core.presence, node.core.chats)
            try await node.run {
                let (clientID, _) = try await node.arrive()
                _ = try await node.startChat()
                _ = try await node.connect(clientID)
                #expect(node.core.hub.sessions.sourceNames.count == 1)
            }
        }
        #expect(hub == nil && sessions == nil && presence == nil && chats == nil)
    }
}
