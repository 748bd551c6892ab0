import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// Places in the line of a service, through whatever happens to its callbacks.
@Suite struct CallbackLineTests {
    private static let voice = "voice-wait-userterm"

    @Test("who asked first stands first; who leaves lets the others move up")
    func order() async throws {
        let harness = CallbackServiceHarness([.voiceWaitUserTerminated, .chatWait])
        try await harness.run {
            let ids = try await harness.line(3)
            _ = try await harness.start("chat-wait")
            #expect(try await harness.positions(ids) == [1, 2, 3])
            let place = try await harness.service.place(of: ids[1])
            #expect(place == PlaceInLine(position: 2, wait: nil, waiting: 3, isAgentReady: false))
            _ = try await harness.service.cancelByCustomer(ids[0], serviceName: Self.voice)
            #expect(try await harness.positions([ids[1], ids[2]]) == [1, 2])
            _ = try await harness.service.offer(ids[1])
            #expect(try await harness.service.place(of: ids[1]).isAgentReady)
            _ = try await harness.service.act(ids[1], .connect)
            #expect(try await harness.positions([ids[1], ids[2]]) == [1, 2])
            _ = try await harness.service.connect(ids[1])
            #expect(try await harness.positions([ids[2]]) == [1])
        }
    }

    @Test(
        "a scheduled callback has no place; at its time it stands behind those who asked before, however late the clock is"
    )
    func scheduled() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let before = try await harness.start()
            let scheduled = try await harness.start(at: 600)
            #expect(
                try await harness.service.place(of: scheduled)
                    == PlaceInLine(position: nil, wait: nil, waiting: 1, isAgentReady: false))
            harness.time.advance(by: .seconds(630))
            let after = try await harness.start()
            _ = try await harness.service.timersDue()
            #expect(try await harness.positions([before, scheduled, after]) == [1, 2, 3])
        }
    }

    @Test("one that is near stands at its time in the line, and is not told less than the time until then")
    func near() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            try await harness.serve(4, each: 10)
            let near = try await harness.start(at: harness.seconds + 100)
            harness.time.advance(by: .seconds(1))
            let now = try await harness.start()
            #expect(try await harness.positions([now, near]) == [1, 2])
            #expect(try await harness.service.place(of: near).wait == .seconds(99))
        }
    }

    @Test("moving to now gives a place at the end, moving ahead a later one, moving back none better")
    func moved() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let scheduled = try await harness.start(at: 3_600)
            harness.time.advance(by: .seconds(10))
            let ids = try await harness.line(2)
            try await harness.move(scheduled, to: nil)
            #expect(try await harness.positions(ids + [scheduled]) == [1, 2, 3])
            try await harness.move(ids[0], to: harness.seconds + 60)
            #expect(try await harness.positions([ids[1], scheduled, ids[0]]) == [1, 2, 3])
            try await harness.move(ids[0], to: nil)
            try await harness.move(scheduled, to: harness.seconds - 200)
            #expect(try await harness.positions([ids[1], scheduled, ids[0]]) == [1, 2, 3])
            try await harness.move(ids[1], to: 7_200)
            #expect(try await harness.service.place(of: ids[1]).position == nil)
            #expect(try await harness.positions([scheduled, ids[0]]) == [1, 2])
        }
    }

    @Test("the wait follows from how agents took callbacks lately")
    func wait() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            #expect(try await harness.service.place(of: try await harness.start()).wait == nil)
            try await harness.serve(2, each: 30)
            let ids = try await harness.line(2)
            // Two were taken, and the first of all still waits: nothing is known.
            #expect(try await harness.service.place(of: ids[0]).wait == nil)
            _ = try await harness.service.connect(ids[0])
            // Three within a minute and two milliseconds.
            let place = try await harness.service.place(of: ids[1])
            #expect(place.position == 2 && place.wait == Milliseconds(40_001))
        }
    }

    @Test("who is connected has place 0, who has ended has none, an unknown id neither")
    func ended() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            _ = try await harness.service.connect(id)
            #expect(
                try await harness.service.place(of: id)
                    == PlaceInLine(position: 0, wait: .zero, waiting: 0, isAgentReady: true))
            _ = try await harness.service.complete(id)
            let over = await harness.refusal { _ = try await harness.service.place(of: id) }
            #expect(over == .over())
            let expired = try await harness.start()
            harness.time.advance(by: .seconds(86_400))
            #expect(await harness.refusal { _ = try await harness.service.place(of: expired) } == .over())
            let unknown = await harness.refusal { _ = try await harness.service.place(of: ServiceID("none")) }
            #expect(unknown == .unknownCallback())
        }
    }

    @Test("a paused callback keeps its place, and nothing is known of its wait")
    func paused() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            try await harness.serve(3, each: 30)
            let ids = try await harness.line(2)
            #expect(try await harness.service.place(of: ids[1]).wait == Milliseconds(60_001))
            try await harness.service.pause("all", true)
            #expect(try await harness.record(ids[1])?.state == .paused)
            let place = try await harness.service.place(of: ids[1])
            #expect(place == PlaceInLine(position: 2, wait: nil, waiting: 2, isAgentReady: false))
            #expect(try await harness.service.waits(inQueues: []).map(\.state) == [.paused])
            try await harness.service.pause("all", false)
            #expect(try await harness.positions(ids) == [1, 2])
        }
    }

    @Test("the times of the line are kept with the callback")
    func times() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            let begin = harness.time.now
            #expect(try await harness.record(id)?.queuedAt == begin)
            harness.time.advance(by: .seconds(5))
            _ = try await harness.service.connect(id)
            harness.time.advance(by: .seconds(5))
            _ = try await harness.service.complete(id)
            let record = try await harness.record(id)
            #expect(record?.queuedAt == begin && record?.leftAt == begin.advanced(by: .seconds(5)))
            #expect(record?.departure?.isTaken == true)
        }
    }

    @Test("a virtual queue is all services of its name; each name that is asked for has an entry")
    func queues() async throws {
        let harness = CallbackServiceHarness([
            .voiceWaitUserTerminated.with { $0.virtualQueue = "VQ" }, .chatWait.with { $0.virtualQueue = "VQ" },
            .voiceNowUserTerminated, ServiceOptions(name: "request-chat", kind: .chat),
        ])
        try await harness.run {
            try await harness.serve(2, each: 30)
            let chat = try await harness.start("chat-wait")
            harness.time.advance(by: .seconds(30))
            _ = try await harness.service.connect(chat)
            _ = try await harness.line(2)
            _ = try await harness.start("chat-wait")
            let all = try await harness.service.waits(inQueues: [])
            #expect(all.map(\.name) == ["VQ", "voice-now-userterm"])
            #expect(all.map(\.wait) == [Milliseconds(120_002), nil] && all.allSatisfy { $0.state != .unknown })
            guard case .open(let estimate) = all[0].state else {
                Issue.record("the queue is not open")
                return
            }
            #expect(estimate.taken == 3)
            let asked = try await harness.service.waits(inQueues: ["none", "VQ", "voice-wait-userterm", "request-chat"])
            #expect(asked.map { $0.state == .unknown } == [true, false, true, true])
            #expect(asked.map(\.wait) == [nil, Milliseconds(120_002), nil, nil])
        }
    }
}

extension CallbackServiceHarness {
    /// Seconds since the clock's start.
    fileprivate var seconds: Int64 { (time.now.milliseconds - ManualTime().now.milliseconds) / 1_000 }

    private func spell(_ seconds: Int64) -> String {
        // The clock starts at 2023-11-14T22:13:20Z.
        let total = 22 * 3_600 + 13 * 60 + 20 + seconds
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (day, rest) = (14 + total / 86_400, total % 86_400)
        return "2023-11-\(day)T\(two(rest / 3_600)):\(two(rest % 3_600 / 60)):\(two(rest % 60)).000Z"
    }

    fileprivate func start(at seconds: Int64) async throws -> ServiceID {
        var parameters = Self.phone
        parameters["_desired_time"] = spell(seconds)
        return try await service.start("voice-wait-userterm", parameters: parameters).record.id
    }

    /// Callbacks of customers who come one after the other.
    fileprivate func line(_ count: Int) async throws -> [ServiceID] {
        var ids: [ServiceID] = []
        for _ in 0..<count {
            ids.append(try await start())
            time.advance(by: Milliseconds(1))
        }
        return ids
    }

    /// Customers who come, wait and are served one after the other.
    fileprivate func serve(_ count: Int, each seconds: Int64) async throws {
        for _ in 0..<count {
            let id = try await start()
            time.advance(by: .seconds(seconds))
            _ = try await service.connect(id)
        }
    }

    fileprivate func move(_ id: ServiceID, to seconds: Int64?) async throws {
        var wish = CallbackWish()
        wish.time = .another(seconds.flatMap { Timestamp(utc: spell($0)) })
        _ = try await service.move(id, serviceName: "voice-wait-userterm", wish)
    }

    fileprivate func positions(_ ids: [ServiceID]) async throws -> [Int?] {
        var positions: [Int?] = []
        for id in ids { positions.append(try await service.place(of: id).position) }
        return positions
    }
}
