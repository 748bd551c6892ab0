import Beckon
import BeckonJSON
import BeckonNode
import BeckonPlatform
import Synchronization
import TestTime
import Testing

@testable import BeckonGenesysCloud

/// A day and two hours of the notification service, on a clock that the test moves.
@Suite(.timeLimit(.minutes(20))) struct ServiceDayTests {
    /// The world, its service, and what was said in it.
    private struct Day {
        let world: ChatWorld
        let service: ServedNotifications
        var chats: [ChatID] = []
        /// The ids of all agents' messages, by chat.
        var said: [ChatID: [String]] = [:]
        var ended: [ChatID] = []
        var count = 0
        /// Whether the connection stood after all the trouble.
        var wasConnected = false
        var choices = SeededChoices(seed: 20)
    }

    private static let step: Int64 = 5

    @Test("no gap is left after expiry, closing, revoked tokens, silence, another channel, 429 and outages")
    func day() async throws {
        let connector = LateConnector()
        let world = ChatWorld(connector: connector) { $0.notifications.queues = ["queue-1"] }
        let service = ServedNotifications(world.time)
        connector.use(service)
        world.genesys.answer { service.answer($0) }
        try await world.running { node, port in
            var day = Day(world: world, service: service)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { await world.side.hold(port) }
                group.addTask { await world.side.accompany(port) }
                let steps = 26 * 3_600 / Self.step
                for step in 0..<steps {
                    try await self.step(step * Self.step, &day, node, port)
                }
                service.state.withLock { $0.isOut = false }
                for step in steps..<(steps + 400) {
                    try await self.step(step * Self.step, &day, node, port, isQuiet: true)
                    if world.side.tally.condition.connectedSince != nil { day.wasConnected = true }
                }
                group.cancelAll()
                try await group.waitForAll()
            }
            try await judge(day)
        }
    }

    // MARK: - Judging

    private func judge(_ day: Day) async throws {
        var total = 0
        for chat in day.chats {
            var told: [String] = []
            var position = 0
            while true {
                let events = try await day.world.store.events(chat, after: position, limit: 500)
                guard let last = events.last else { break }
                told += events.compactMap { InboundDecision.message(ofKey: $0.key) }
                position = last.position
            }
            #expect(told.sorted() == (day.said[chat] ?? []).sorted())
            total += told.count
        }
        for chat in day.ended { #expect(try await day.world.store.chat(chat)?.life.state == .ended) }
        let counts = day.service.counts
        #expect(total > 1_000 && day.ended.count > 20)
        // Something was missed by every way, and found.
        #expect(counts.missed > 20 && counts.bulk > 50)
        #expect(counts.created >= 4 && counts.created < 40)
        #expect(counts.subscriptions > counts.created - 3)
        #expect(counts.opened >= 10 && counts.opened < 200)
        #expect(day.wasConnected)
    }

    // MARK: - What happens

    private func step(
        _ second: Int64, _ day: inout Day, _ node: Node, _ port: PlatformPort, isQuiet: Bool = false
    ) async throws {
        if !isQuiet {
            trouble(second, day.service)
            try await events(second, &day, node, port)
        }
        if second % 60 == 0 { await day.world.deliver(node) }
        if second % 30 == 0 { day.service.heartbeat() }
        day.service.tick()
        day.world.time.advance(by: .seconds(Self.step))
        await settle(day)
    }

    /// Lets the tasks work until nothing changes any more.
    private func settle(_ day: Day) async {
        var (calm, last) = (0, -1)
        for _ in 0..<5_000 where calm < 12 {
            await Task.yield()
            let now =
                day.world.time.sleeperCount &* 1_000_003 &+ day.world.side.tally.condition.events
                &+ day.service.counts.opened &+ day.service.counts.reads
            calm = now == last ? calm + 1 : 0
            last = now
        }
    }

    /// The faults of the day, by the hour.
    private func trouble(_ second: Int64, _ service: ServedNotifications) {
        let (hour, rest) = (second / 3_600, second % 3_600)
        let closing: JSONValue = ["topicName": "v2.system.socket_closing", "eventBody": ["message": "closing"]]
        switch (hour, rest) {
        case (2, 0), (9, 0), (16, 0): service.say(closing)
        case (3, 0), (10, 0), (22, 600): service.state.withLock { $0.isSilent = true }
        case (3, 120), (10, 45), (22, 630): service.endSilence()
        case (5, 0): expire(service)
        case (7, 0):
            service.say(["topicName": "v2.system.token_revoked.1", "eventBody": ["reason": "user_tokens_revoked"]])
        case (8, 0), (13, 0), (19, 0): service.drop()
        case (11, 0), (23, 600): outage(true, service)
        case (11, 1_800), (23, 1_200): outage(false, service)
        case (14, 0): service.state.withLock { $0.isBusy = true }
        case (14, 5): service.drop()
        case (14, 300): service.state.withLock { $0.isBusy = false }
        case (18, 0):
            service.say([
                "topicName": "v2.system.no_longer_subscribed.1",
                "eventBody": ["reason": "another_channel_subscribed"],
            ])
        default: break
        }
    }

    private func expire(_ service: ServedNotifications) {
        service.say(["result": "404", "message": "channel not found"])
        service.state.withLock { state in for id in state.channels.keys { state.channels[id]?.expires = .start } }
    }

    private func outage(_ isOut: Bool, _ service: ServedNotifications) {
        service.state.withLock { $0.isOut = isOut }
        if isOut { service.drop() }
    }

    /// Customers begin chats; agents join, write, hand over and end.
    private func events(_ second: Int64, _ day: inout Day, _ node: Node, _ port: PlatformPort) async throws {
        if second % 2_400 == 0 {
            day.chats.append(try await day.world.chat(node, saying: "Hello", data: ["_ttl": "86400"]))
        }
        guard second % 35 == 0, let chat = day.chats.suffix(4).randomElement(using: &day.choices) else { return }
        let id = "conversation-\(chat.text)"
        guard !day.ended.contains(chat), day.service.counts.conversations[id] != nil else { return }
        day.count += 1
        let (number, now) = (day.count, day.world.time.now)
        let choice = day.choices.below(40)
        let isEnd = choice == 0 && (day.said[chat]?.count ?? 0) > 5
        day.service.state.withLock { state in
            guard var conversation = state.conversations[id] else { return }
            if choice == 1 || conversation.agent == nil {
                if let agent = conversation.agent { conversation.legs[agent].state = "disconnected" }
                conversation.legs.append(.init(id: "leg-\(number)", purpose: "agent", name: "Agent \(number)"))
            }
            if let agent = conversation.agent {
                conversation.legs[agent].messages.append(.init(id: "m-\(number)", text: "text \(number)", at: now))
                if isEnd { conversation.legs[agent].state = "disconnected" }
            }
            if isEnd { conversation.customerState = "disconnected" }
            state.conversations[id] = conversation
        }
        day.said[chat, default: []].append("m-\(number)")
        if isEnd { day.ended.append(chat) }
        // One webhook in five does not arrive.
        if !isEnd, !day.choices.chance(5) {
            _ = await day.world.hear(day.world.body(chat, id: "m-\(number)", text: "text \(number)"), port)
        }
        day.service.emit(id)
    }
}

/// A connector whose service is known later.
private final class LateConnector: PlatformSocketConnector {
    private let service = Mutex<ServedNotifications?>(nil)

    func use(_ service: ServedNotifications) { self.service.withLock { $0 = service } }

    func connect(_ url: String, headers: PlatformHeaders) async throws(SocketFailure) -> any PlatformSocket {
        guard let service = service.withLock({ $0 }) else { throw SocketFailure("not reached") }
        return try await service.connect(url, headers: headers)
    }
}
