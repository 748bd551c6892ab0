import Logging
import Synchronization
import TestTime
import Testing

@testable import Beckon

@Suite struct PushDispatcherTests {
    /// Answers what a script says, in order, then `delivered`; remembers what it was given.
    private final class ScriptedProvider: PushProvider {
        let kind: PushProviderKind
        private let state = Mutex<(script: [PushOutcome], taken: [PushRequest])>(([], []))

        init(_ script: [PushOutcome] = [], kind: PushProviderKind = .apns) {
            self.kind = kind
            state.withLock { $0.script = script }
        }

        /// The host of an `httpcb` token; here, what stands before its last slash.
        func receiver(of device: Device) -> String? {
            kind == .httpcb ? String(device.token.prefix { $0 != "/" }) : nil
        }

        var taken: [PushRequest] { state.withLock { $0.taken } }

        func deliver(_ pushes: [PushRequest], report: @escaping PushReport) async {
            let answers = state.withLock { state in
                pushes.enumerated().map { index, push in
                    state.taken.append(push)
                    return PushAnswer(index, state.script.isEmpty ? .delivered : state.script.removeFirst())
                }
            }
            report(answers)
        }
    }

    private struct Node {
        let store = MemoryStore()
        let time = ManualTime()
        let provider: ScriptedProvider
        let queue: CommitQueue
        let chats: ChatService
        let dispatcher: PushDispatcher

        init(
            _ script: [PushOutcome], kind: PushProviderKind = .apns, rules: PushRules = PushRules(),
            _ change: (inout ServiceOptions) -> Void = { _ in }
        ) {
            provider = ScriptedProvider(script, kind: kind)
            let registry = ChatRegistry()
            queue = CommitQueue(store: store, updating: registry)
            var options = ServiceOptions(name: "request-chat", kind: .chat)
            options.clientTimeoutNotification = .zero
            change(&options)
            let services = ServiceDirectory(ServiceCatalog([options]))
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            chats = ChatService(
                store: store, queue: queue, registry: registry, services: services, wakes: WakePlane(), time: time,
                ids: SystemIDs(), logger: logger, node: .test)
            dispatcher = PushDispatcher(
                store: store, queue: queue, services: services, providers: [provider], rules: rules, time: time,
                ids: SystemIDs(), logger: logger, node: .test)
        }

        /// A chat whose customer is in the background with one device.
        func awayChat() async throws -> ChatID {
            let service = try await chats.createService(name: "request-chat", user: "u", key: nil, userData: [:])
            let device = Device(type: .ios, token: "aa", registeredAt: time.now)
            let head = try await chats.createChat(
                service: service.id,
                NewChatRequest(
                    nickname: "Stan", usesComet: true, user: "u", device: device, message: nil, userData: [:])
            ).head
            _ = try await chats.perform(head.id, .customerAway(position: 1, .unseen))
            return head.id
        }

        /// Owes a note to a device of its own.
        func note(_ token: String, type: PushType = .ios, lifetime: Milliseconds = .seconds(3_600)) async throws {
            let device = Device(type: type, token: token, registeredAt: time.now)
            let push = OwedPush(
                subject: .note(key: token, title: "", body: "B"), deviceID: device.id, due: time.now,
                expiresAt: time.now.advanced(by: lifetime), reason: "test")
            _ = try await queue.commit(Commit([.keepDevice(device), .owe(push, now: time.now)]))
        }

        func say(_ text: String, _ chat: ChatID) async throws {
            let party = AgentParty(nickname: "Kristi", kind: .agent, account: "kristi")
            _ = try await chats.receive(
                AgentEvent(chat: chat, party: party, action: .message(text: text, key: nil)))
        }
    }

    private func run(
        _ script: [PushOutcome] = [], kind: PushProviderKind = .apns, rules: PushRules = PushRules(),
        options: (inout ServiceOptions) -> Void = { _ in }, _ body: (Node) async throws -> Void
    ) async throws {
        let node = Node(script, kind: kind, rules: rules, options)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await node.queue.run() }
            try await body(node)
            group.cancelAll()
        }
    }

    private func texts(_ request: PushRequest) -> [String] {
        guard case .chat(_, _, _, let lines, _) = request.content else { return [] }
        return lines.filter { $0.kind == .messageText }.map(\.text)
    }

    @Test("every event after the first push that can leave at once is a push of its own, in order")
    func onePerEvent() async throws {
        try await run { node in
            let chat = try await node.awayChat()
            for text in ["1", "2", "3"] {
                node.time.advance(by: Milliseconds(1))
                try await node.say(text, chat)
                try await node.dispatcher.runOnce()
            }
            #expect(node.provider.taken.map(texts).flatMap { $0 } == ["1", "2", "3"])
            #expect(node.provider.taken.last.map(texts) == ["3"])
            #expect(Set(node.provider.taken.map(\.id)).count == node.provider.taken.count)
        }
    }

    @Test("a chat's push looks as its event's section says, and its badge counts what is unread")
    func styled() async throws {
        var rules = PushRules()
        rules.styles[.init()].apple.title = "All"
        rules.styles[.init(event: "chat.newagentmessage")].apple.title = "Chats"
        rules.styles[.init(event: "chat.newagentmessage")].apple.badge = .unread
        try await run(rules: rules) { node in
            let (chat, other) = (try await node.awayChat(), try await node.awayChat())
            for text in ["1", "2"] { try await node.say(text, chat) }
            try await node.say("3", other)
            try await node.dispatcher.runOnce()
            #expect(Set(node.provider.taken.map(\.style.apple.title)) == ["Chats"])
            #expect(node.provider.taken.last?.badge == 5)
        }
    }

    @Test("messages that come before the first one has left go with it")
    func mergesWhatIsDue() async throws {
        try await run { node in
            let chat = try await node.awayChat()
            for number in 1...50 { try await node.say("\(number)", chat) }
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.map(texts) == [(1...50).map(String.init)])
        }
    }

    @Test("while one waits for its retry the next ones join it, and it lists every event it stands for")
    func mergesWhileWaiting() async throws {
        try await run([.retry(after: .seconds(30), reason: "busy")]) { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            try await node.dispatcher.runOnce()
            let before = node.provider.taken.count
            try await node.say("2", chat)
            try await node.say("3", chat)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count == before)
            node.time.advance(by: .seconds(31))
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count == before + 1)
            let last = try #require(node.provider.taken.last)
            #expect(texts(last).suffix(2) == ["2", "3"])
        }
    }

    @Test("a service that asks for more time than a push has left gets it once more before it expires")
    func lastTry() async throws {
        try await run([.retry(after: .seconds(300), reason: "503")]) { node in
            try await node.note("ann", lifetime: .seconds(120))
            try await node.dispatcher.runOnce()
            node.time.advance(by: .seconds(109))
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count == 1)
            node.time.advance(by: .seconds(1))
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count == 2)
            #expect(try await node.store.outbox(dead: true, after: 0, limit: 9).isEmpty)
            #expect(try await node.store.nextPushDue() == nil)
        }
    }

    /// Three refusals without a time, after which a push waits for seven minutes at least.
    private static let outage = [PushOutcome](repeating: .retry(after: nil, reason: "503"), count: 3)

    /// Dispatches until the outage is over and the push that it refused has rested.
    private func outlast(_ node: Node) async throws {
        for seconds: Int64 in [0, 16, 91] {
            node.time.advance(by: .seconds(seconds))
            try await node.dispatcher.runOnce()
        }
        #expect(node.provider.taken.count == Self.outage.count)
        node.time.advance(by: .seconds(11))
        try await node.dispatcher.runOnce()
        #expect(node.provider.taken.count == Self.outage.count)
    }

    @Test("after an outage the first delivery brings forward what waits for a retry by the same credential")
    func comesForward() async throws {
        try await run(Self.outage) { node in
            try await node.note("ann")
            try await outlast(node)
            try await node.note("bob")
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.map(\.device.token).suffix(2) == ["bob", "ann"])
            #expect(try await node.store.nextPushDue() == nil)
        }
    }

    @Test("what waits for a host comes forward with a delivery by that host alone")
    func comesForwardByHost() async throws {
        try await run(Self.outage, kind: .httpcb) { node in
            try await node.note("one/ann", type: .httpcb)
            try await outlast(node)
            try await node.note("two/bob", type: .httpcb)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.map(\.device.token).last == "two/bob")
            try await node.note("one/cleo", type: .httpcb)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.map(\.device.token).suffix(2) == ["one/cleo", "one/ann"])
        }
    }

    @Test("a wait that the service asked for is kept, also when it takes other pushes meanwhile")
    func keepsAskedWaits() async throws {
        try await run([.retry(after: .seconds(200), reason: "503")]) { node in
            try await node.note("ann")
            try await node.dispatcher.runOnce()
            node.time.advance(by: .seconds(100))
            for number in 0..<5 { try await node.note("bob-\(number)") }
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count { $0.device.token == "ann" } == 1)
            node.time.advance(by: .seconds(100))
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.last?.device.token == "ann")
        }
    }

    @Test(
        "a message that joins a push that waits for a retry is tried at once, with what waited",
        arguments: [false, true])
    func newEventsHurry(isFromOtherNode: Bool) async throws {
        try await run(Self.outage) { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            try await outlast(node)
            try await node.say("2", chat)
            node.dispatcher.woken(by: isFromOtherNode ? [.push] : [.chat(chat), .push])
            if isFromOtherNode { node.dispatcher.woken(by: [.chat(chat)]) }
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count == Self.outage.count + 1)
            #expect(node.provider.taken.last.map(texts) == ["1", "2"])
            #expect(try await node.store.nextPushDue() == nil)
        }
    }

    @Test("while the service is away, a chat of many messages is tried seldom")
    func manyMessagesDuringOutage() async throws {
        let refusals = [PushOutcome](repeating: .retry(after: nil, reason: "503"), count: 9)
        try await run(refusals) { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            try await node.dispatcher.runOnce()
            for number in 2...61 {
                node.time.advance(by: .seconds(1))
                try await node.say("\(number)", chat)
                node.dispatcher.woken(by: [.chat(chat), .push])
                try await node.dispatcher.runOnce()
            }
            #expect((2...6).contains(node.provider.taken.count), "\(node.provider.taken.count)")
        }
    }

    /// A chat whose second message is in doubt for some attempts: how often and under how many ids it left.
    private func sends(doubts: Int, rules: PushRules = PushRules()) async throws -> (count: Int, ids: Int) {
        var sent: [PushRequest] = []
        try await run([.delivered] + Array(repeating: .unsure, count: doubts), rules: rules) { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            try await node.dispatcher.runOnce()
            try await node.say("2", chat)
            for _ in 0..<100 {
                try await node.dispatcher.runOnce()
                node.time.advance(by: .seconds(5))
            }
            sent = node.provider.taken.filter { texts($0) == ["2"] }
        }
        return (sent.count, Set(sent.map(\.id)).count)
    }

    @Test("an unsure push is sent again with the same id until its service answers")
    func unsure() async throws {
        #expect(try await sends(doubts: 4) == (5, 1))
    }

    @Test("an unsure push is not sent again where its section delivers at most once")
    func atMostOnce() async throws {
        var rules = PushRules()
        rules.isAtMostOnce = true
        #expect(try await sends(doubts: 4, rules: rules) == (1, 1))
        rules.isAtMostOnce = false
        rules.atMostOnceSections = ["other": true]
        #expect(try await sends(doubts: 1, rules: rules) == (2, 1))
    }

    @Test("a dead token is forgotten with everything owed to it, once others were reached and it is called dead again")
    func deadToken() async throws {
        let dead = PushOutcome.tokenDead(asOf: nil, reason: "Unregistered")
        let others = Array(repeating: PushOutcome.delivered, count: CredentialRecord.proof)
        try await run([dead] + others + [dead]) { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count == 1)
            let first = try await node.store.pushRecords(chat, position: 2, limit: 9)
            #expect(first.last?.reason.hasSuffix("Unregistered, the device is kept") == true)
            for number in others.indices { try await node.note("phone-\(number)") }
            try await node.dispatcher.runOnce()
            let lines = try await node.store.pushRecords(chat, position: 2, limit: 9)
            #expect(lines.last?.reason.hasSuffix("Unregistered, the device is forgotten") == true)
            let taken = node.provider.taken.count
            try await node.say("2", chat)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count == taken)
            #expect(try await node.store.nextPushDue() == nil)
        }
    }

    @Test("what an httpcb receiver calls gone is kept until the same host has taken pushes of others meanwhile")
    func goneAddress() async throws {
        let gone = PushOutcome.tokenDead(asOf: nil, reason: "httpcb 410")
        let others = Array(repeating: PushOutcome.delivered, count: CredentialRecord.proof)
        try await run([gone] + others + [gone] + others + [gone], kind: .httpcb) { node in
            let device = Device(type: .httpcb, token: "one/0", registeredAt: node.time.now)
            func note(_ host: String, _ numbers: some Sequence<Int>) async throws {
                for number in numbers { try await node.note("\(host)/\(number)", type: .httpcb) }
                try await node.dispatcher.runOnce()
            }
            try await note("one", 0...0)
            #expect(try await node.store.device(device.id) != nil)
            // Another host proves nothing about this one.
            try await note("other", 1...others.count)
            node.time.advance(by: .seconds(95))
            try await node.dispatcher.runOnce()
            let asked = node.provider.taken.filter { $0.device.token == device.token }
            #expect(asked.count == 2)
            #expect(try await node.store.device(device.id) != nil)
            try await note("one", 1...others.count)
            for _ in 0..<3 { try await node.dispatcher.runOnce() }
            #expect(try await node.store.device(device.id) == nil)
        }
    }

    @Test("one host that calls all its devices gone pauses no other and forgets none")
    func goneHost() async throws {
        let gone = PushOutcome.tokenDead(asOf: nil, reason: "httpcb 410")
        let size = CredentialRecord.tolerance * 2
        try await run(Array(repeating: .delivered, count: size) + Array(repeating: gone, count: size), kind: .httpcb) {
            node in
            for _ in 0..<2 {
                for number in 0..<size { try await node.note("one/\(number)", type: .httpcb) }
                try await node.dispatcher.runOnce()
            }
            for number in 0..<size {
                let device = Device(type: .httpcb, token: "one/\(number)", registeredAt: node.time.now)
                #expect(try await node.store.device(device.id) != nil)
            }
            let taken = node.provider.taken.count
            try await node.note("other/1", type: .httpcb)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count == taken + 1)
        }
    }

    @Test(
        "a customer who is present gets a push of each event where push_notification_to_active_client says so, also one read",
        arguments: [false, true])
    func activeClient(isOn: Bool) async throws {
        try await run(options: { $0.pushesToActiveClients = isOn }) { node in
            let chat = try await node.awayChat()
            _ = try await node.chats.perform(chat, .customerPresent(clientID: "c", node: .test))
            for text in ["1", "2"] {
                try await node.say(text, chat)
                let last = try await node.store.chat(chat)?.lastPosition ?? 0
                _ = try await node.queue.commit(Commit([.moveCursor(chat, to: last, client: "c")]))
                try await node.dispatcher.runOnce()
            }
            #expect(node.provider.taken.map(texts).filter { !$0.isEmpty } == (isOn ? [["1"], ["2"]] : []))
            #expect(Set(node.provider.taken.map(\.collapseID)).count <= 1)
            #expect(try await node.store.audit(limit: 9, now: node.time.now).violations.isEmpty)
            let taken = node.provider.taken.count
            _ = try await node.chats.perform(chat, .customerAway(position: 9, .unseen))
            try await node.say("3", chat)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.dropFirst(taken).map(texts) == [["3"]])
        }
    }

    @Test("a service's push that helps only now says so", arguments: [false, true])
    func onlyNow(isOn: Bool) async throws {
        try await run(options: { $0.pushesOnlyNow = isOn }) { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.last?.isOnlyNow == isOn)
        }
    }

    @Test("coming back takes back what is owed")
    func cancelled() async throws {
        try await run { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            _ = try await node.chats.perform(chat, .customerPresent(clientID: "c", node: .test))
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.isEmpty)
        }
    }

    @Test("pushes to a type that is switched off are dropped in silence")
    func disabled() async throws {
        try await run(rules: PushRules(enabledTypes: [.fcm])) { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.isEmpty)
            #expect(try await node.store.nextPushDue() == nil)
        }
    }

    @Test("a push that is not worth sending any more ends")
    func expired() async throws {
        try await run { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            node.time.advance(by: .seconds(3_601))
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.isEmpty)
            #expect(try await node.store.nextPushDue() == nil)
        }
    }

    @Test("a configuration fault keeps the push and waits")
    func fault() async throws {
        try await run([.configurationFault(reason: "InvalidProviderToken")]) { node in
            let chat = try await node.awayChat()
            try await node.say("1", chat)
            try await node.dispatcher.runOnce()
            let taken = node.provider.taken.count
            #expect(Array(node.dispatcher.credentials.values) == [.refused])
            node.time.advance(by: .seconds(61))
            try await node.dispatcher.runOnce()
            #expect(node.provider.taken.count > taken)
            #expect(Array(node.dispatcher.credentials.values) == [nil])
        }
    }
}
