import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// How many callbacks a service takes in a time, and of one customer in a day.
@Suite struct CallbackThrottleTests {
    private static let name = "voice-wait-userterm"

    /// A service whose clock stands at 2023-11-14T22:13:20Z.
    private func harness(_ change: (inout ServiceOptions) -> Void) -> CallbackServiceHarness {
        CallbackServiceHarness([
            .voiceWaitUserTerminated.with {
                $0.throttle = ThrottleOptions()
                change(&$0)
            }, .voiceNowUserTerminated.with { $0.throttle = ThrottleOptions() },
        ])
    }

    private func limited(_ limit: Int) -> CallbackServiceHarness { harness { $0.throttle.parameterLimit = limit } }

    @Test("the limits of GMS hold where nothing is configured, and no caller's header counts")
    func defaults() {
        let options = ServiceOptions(name: "s", kind: .callback)
        let throttle = options.throttle
        #expect(throttle.first == .init(limit: 500, length: .seconds(300)))
        #expect(throttle.second == .init(limit: 1_000, length: .seconds(3_600)))
        #expect(throttle.parameters == ["_customer_number"] && throttle.parameterLimit == 6 && !throttle.readsHeaders)
        #expect(options.executionBuffer == .seconds(120))
    }

    @Test("an interval that is full refuses in the words of GMS, until its first start lies far enough behind")
    func interval() async throws {
        let harness = harness { $0.throttle.first = .init(limit: 2, length: .seconds(5)) }
        try await harness.run {
            #expect(await harness.throttled(1) == nil)
            harness.time.advance(by: .seconds(2))
            #expect(await harness.throttled(2) == nil)
            let refusal = await harness.throttled(3)
            #expect(refusal?.kind == .notNow && refusal?.answer == nil)
            #expect(
                refusal?.message
                    == "Limit of queued callbacks for voice-wait-userterm is reached for interval 5s.")
            // Another service has an interval of its own.
            #expect(await harness.throttled(3, service: "voice-now-userterm") == nil)
            harness.time.advance(by: Milliseconds(2_999))
            #expect(await harness.throttled(3) != nil)
            harness.time.advance(by: Milliseconds(1))
            #expect(await harness.throttled(3) == nil)
            #expect(await harness.throttled(4) != nil)
        }
    }

    @Test("the first pair is checked first, and the text names the time of the pair that refused")
    func pairs() async throws {
        for (first, second, seconds) in [(1, 1, 300), (2, 1, 3_600), (1, 2, 300), (0, 0, 300)] {
            let harness = harness {
                $0.throttle.first.limit = first
                $0.throttle.second.limit = second
            }
            try await harness.run {
                if first > 0 { #expect(await harness.throttled(1) == nil) }
                #expect(await harness.throttled(2)?.message.hasSuffix("is reached for interval \(seconds)s.") == true)
            }
        }
    }

    @Test("a cancelled callback was a start all the same")
    func cancelled() async throws {
        let harness = harness { $0.throttle.first.limit = 1 }
        try await harness.run {
            let id = try await harness.start()
            _ = try await harness.service.cancelByCustomer(id, serviceName: Self.name)
            #expect(await harness.throttled(1)?.message.hasSuffix("interval 300s.") == true)
        }
    }

    @Test("what is due 30 s ahead counts and is counted, what is due 300 s ahead does neither")
    func scheduled() async throws {
        let (near, far) = ("2023-11-14T22:13:50.000Z", "2023-11-14T22:18:20.000Z")
        let harness = harness {
            $0.throttle.first.limit = 1
            $0.throttle.parameterLimit = 1
        }
        try await harness.run {
            for customer in 1...3 { #expect(await harness.throttled(customer, at: far) == nil) }
            #expect(await harness.throttled(1, at: far) == nil)
            #expect(await harness.throttled(1, at: near) == nil)
            #expect(await harness.throttled(2, at: near)?.message.hasSuffix("interval 300s.") == true)
            #expect(await harness.throttled(2)?.message.hasSuffix("interval 300s.") == true)
            #expect(await harness.throttled(2, at: far) == nil)
            let states = try await harness.memory.openCallbacks(limit: 9).map(\.state)
            #expect(states.count { $0 == .queued } == 1 && states.count { $0 == .scheduled } == 5)
        }
    }

    @Test(
        "a callback is queued at once within the buffer, and scheduled beyond it",
        arguments: [(15, 15, true), (15, 30, false), (120, 120, true), (120, 121, false), (0, 1, false)])
    func buffer(buffer: Int64, ahead: Int64, isQueued: Bool) {
        let life = CallbackLife(
            .voiceWaitUserTerminated.with { $0.executionBuffer = .seconds(buffer) }, desiredIn: ahead)
        #expect(life.state == (isQueued ? .queued : .scheduled))
        #expect(life.first == .notice(.scheduled))
    }

    @Test("a number starts six callbacks a day; the seventh is refused in the words of GMS, the log without the number")
    func number() async throws {
        let harness = limited(6)
        try await harness.run {
            for _ in 1...6 { #expect(await harness.throttled(1) == nil) }
            let refusal = await harness.throttled(1)
            #expect(refusal?.kind == .notNow)
            #expect(
                refusal?.answer
                    == "Callback for _customer_number=5550101 rejected because previous callbacks for this parameter "
                    + "were requested for more than 6 times today.")
            #expect(refusal?.description.contains("5550101") == false)
            #expect(await harness.throttled(2) == nil)
            #expect(await harness.throttled(1, service: "voice-now-userterm") == nil)
            #expect(await harness.throttled(1, at: "2023-11-14T22:28:20.000Z") == nil)
        }
    }

    @Test("the count starts over at midnight of UTC, not a day after the first start")
    func midnight() async throws {
        let harness = limited(1)
        try await harness.run {
            #expect(await harness.throttled(1) == nil)
            // Midnight is 1 h 46 min 40 s away.
            harness.time.advance(by: Milliseconds(6_400_000 - 1))
            #expect(await harness.throttled(1) != nil)
            harness.time.advance(by: Milliseconds(1))
            #expect(await harness.throttled(1) == nil)
            #expect(await harness.throttled(1) != nil)
        }
    }

    @Test("a limit of 0 refuses all that are immediate, also without the parameter, and no scheduled one")
    func zero() async throws {
        let harness = harness {
            $0.throttle.parameterLimit = 0
            $0.mandatoryKeys = []
        }
        try await harness.run {
            #expect(await harness.throttled(1)?.answer?.contains("requested for more than 0 times today.") == true)
            let nameless = await harness.refusal {
                _ = try await harness.service.start(Self.name, parameters: [:])
            }
            #expect(nameless?.answer?.hasPrefix("Callback for _customer_number= rejected") == true)
            #expect(await harness.throttled(1, at: "2023-11-14T22:28:20.000Z") == nil)
        }
    }

    @Test(
        "one number is one customer, however it is spelled",
        arguments: [
            "+1 (415) 555-0100", "1.415.555.0100", "4155550100", "011 1 415 555 0100", "+14155550100;ext=1",
            "4155550100 x1", "415-555-0100 ext. 0001", "+١٤١٥٥٥٥٠١٠٠", "+1٤155550100",
        ])
    func spelling(number: String) async throws {
        let harness = harness {
            $0.throttle.parameterLimit = 1
            // Without numbering plans a number with an extension cannot be read.
            $0.limits.refusesPremiumNumbers = false
            $0.limits.refusesImpossibleNumbers = false
        }
        try await harness.run {
            #expect(await harness.throttled(["_customer_number": "14155550100"]) == nil)
            #expect(
                await harness.throttled(["_customer_number": number])?.answer?.contains("\(number) rejected") == true)
        }
    }

    @Test("each configured parameter is counted by itself; one that is not there is not counted")
    func parameters() async throws {
        let harness = harness {
            $0.throttle.parameters = ["_customer_id", "mail", "mail"]
            $0.throttle.parameterLimit = 2
        }
        try await harness.run {
            for _ in 1...3 { #expect(await harness.throttled(1) == nil) }
            for _ in 1...2 { #expect(await harness.throttled(["_customer_id": "a", "mail": "x"]) == nil) }
            #expect(
                await harness.throttled(["_customer_id": "b", "mail": "x"])?.answer?.hasPrefix("Callback for mail=x ")
                    == true)
            #expect(
                await harness.throttled(["_customer_id": "a"])?.answer?.hasPrefix("Callback for _customer_id=a ")
                    == true
            )
            #expect(await harness.throttled(["_customer_id": "b", "mail": "y"]) == nil)
        }
    }

    @Test("a header of a parameter's name wins over the parameter where that is switched on")
    func headers() async throws {
        for reads in [true, false] {
            let harness = harness {
                $0.throttle.parameterLimit = 1
                $0.throttle.parameters = ["_Customer_Id"]
                $0.throttle.readsHeaders = reads
            }
            try await harness.run {
                let headers = ["_customer_id": "from the header"]
                #expect(await harness.throttled(["_Customer_Id": "a"], headers: headers) == nil)
                let second = await harness.throttled(["_Customer_Id": "b"], headers: headers)
                #expect((second?.answer?.contains("_Customer_Id=from the header ") == true) == reads)
                #expect(await harness.throttled(["_Customer_Id": "c"], headers: ["_customer_id": ""]) == nil)
            }
        }
    }

    @Test("a start that is repeated with its key is answered, and counts once")
    func repeated() async throws {
        let harness = limited(1)
        try await harness.run {
            let key = "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4b"
            let first = try await harness.service.start(Self.name, parameters: CallbackServiceHarness.phone, key: key)
            let again = try await harness.service.start(Self.name, parameters: CallbackServiceHarness.phone, key: key)
            #expect(first.record.id == again.record.id)
        }
    }

    @Test("starts at the same moment never exceed a limit")
    func concurrent() async throws {
        let harness = limited(6)
        try await harness.run {
            let taken = await withTaskGroup(of: Bool.self) { group in
                for _ in 0..<60 { group.addTask { await harness.throttled(1) == nil } }
                return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            }
            #expect(taken == 6)
        }
    }

    @Test("two taps at the same moment are one callback where the queue is strict")
    func taps() async throws {
        for ahead in [nil, "2023-11-14T23:00:00.000Z"] {
            let harness = harness { $0.limits.queueCheck = .strict }
            try await harness.run {
                let refusals = await harness.refusals(of: 20) { await harness.throttled(1, at: ahead) }
                #expect(refusals.count == 19)
                #expect(refusals.allSatisfy { $0 == .numberIsQueued() })
            }
        }
    }

    @Test("callbacks that are given one number at the same moment do not exceed its queue either")
    func changedNumbers() async throws {
        let harness = harness { $0.limits.queueCheck = .strict }
        try await harness.run {
            for customer in 1...10 { #expect(await harness.throttled(customer) == nil) }
            let ids = try await harness.memory.openCallbacks(limit: 10).map(\.id)
            var wish = CallbackWish()
            wish.properties = ["_customer_number": "5550199"]
            let refusals = await withTaskGroup(of: CallbackRefusal?.self) { [wish] group in
                for id in ids {
                    group.addTask {
                        await harness.refusal {
                            _ = try await harness.service.move(id, serviceName: Self.name, wish)
                        }
                    }
                }
                return await group.reduce(into: 0) { $0 += $1 == .numberIsQueued() ? 1 : 0 }
            }
            #expect(refusals == 9)
        }
    }

    @Test("a service's queue is never longer than allowed, however many start at the same moment")
    func queue() async throws {
        let harness = harness { $0.maxQueuedCallbacks = 5 }
        try await harness.run {
            let refusals = await harness.refusals(of: 40) { await harness.throttled(Int.random(in: 1...99)) }
            #expect(refusals.count == 35)
            #expect(refusals.allSatisfy { $0 == .queueFull(Self.name) })
        }
    }

    @Test("a refusal says when the same request may be taken")
    func retryAfter() async throws {
        let harness = harness {
            $0.throttle.second.limit = 1
            $0.throttle.parameterLimit = 1
        }
        try await harness.run {
            #expect(await harness.throttled(1) == nil)
            #expect(await harness.throttled(2)?.retryAfter == 3_600)
            harness.time.advance(by: .seconds(3_600))
            // 46 minutes and 40 seconds to midnight.
            #expect(await harness.throttled(1)?.retryAfter == 2_800)
            harness.time.advance(by: Milliseconds(1))
            #expect(await harness.throttled(1)?.retryAfter == 2_800)
        }
    }

    @Test("what is in the queue is checked before throttles, and these before the desired time")
    func order() async throws {
        let harness = harness {
            $0.limits.queueCheck = .strict
            $0.maxQueuedCallbacks = 2
            $0.throttle.first.limit = 2
            $0.throttle.parameterLimit = 1
        }
        try await harness.run {
            let past = "2023-11-14T20:00:00.000Z"
            #expect(await harness.throttled(1) == nil)
            #expect(await harness.throttled(1, at: past)?.message.contains("_enable_in_queue_checking") == true)
            let id = try #require(try await harness.memory.openCallbacks(limit: 1).first?.id)
            _ = try await harness.service.cancelByCustomer(id, serviceName: Self.name)
            #expect(await harness.throttled(1, at: past)?.answer?.hasPrefix("Callback for _customer_number=") == true)
            #expect(await harness.throttled(2, at: past)?.message.contains("_reject_past_desired_time") == true)
            #expect(await harness.throttled(2) == nil)
            #expect(await harness.throttled(3, at: past)?.message.hasSuffix("interval 300s.") == true)
        }
    }
}

extension CallbackServiceHarness {
    /// How calls at the same moment are refused.
    fileprivate func refusals(
        of count: Int, _ call: @escaping @Sendable () async -> CallbackRefusal?
    ) async -> [CallbackRefusal] {
        await withTaskGroup(of: CallbackRefusal?.self) { group in
            for _ in 0..<count { group.addTask { await call() } }
            return await group.reduce(into: []) { refusals, refusal in refusals += refusal.map { [$0] } ?? [] }
        }
    }

    /// How a start ends for one of many customers; nil when it is taken.
    fileprivate func throttled(
        _ customer: Int, at time: String? = nil, service: String = "voice-wait-userterm"
    ) async -> CallbackRefusal? {
        var parameters = ["_customer_number": "\(5_550_100 + customer)"]
        parameters["_desired_time"] = time
        return await throttled(parameters, service: service)
    }

    fileprivate func throttled(
        _ parameters: [String: String], headers: [String: String] = [:], service name: String = "voice-wait-userterm"
    ) async -> CallbackRefusal? {
        let parameters = parameters.merging(["_customer_number": "5550199"]) { first, _ in first }
        return await refusal { _ = try await service.start(name, parameters: parameters, headers: headers) }
    }
}
