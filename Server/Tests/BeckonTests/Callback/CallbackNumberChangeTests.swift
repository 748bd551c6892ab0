import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// A `PUT` that changes the number of a callback.
@Suite struct CallbackNumberChangeTests {
    private static let name = "voice-wait-userterm"

    private func change(
        to properties: [String: String], _ options: (inout ServiceOptions) -> Void = { _ in },
        _ body: (CallbackServiceHarness, ServiceID, CallbackRefusal?) async throws -> Void
    ) async throws {
        let harness = CallbackServiceHarness([ServiceOptions.voiceWaitUserTerminated.with(options)])
        try await harness.run {
            let record = try await harness.service.start(
                Self.name, parameters: ["_customer_number": "4155550100", "_desired_time": "2023-11-15T00:00:00.000Z"]
            ).record
            var wish = CallbackWish()
            wish.properties = properties
            let refusal = await harness.refusal {
                _ = try await harness.service.move(record.id, serviceName: Self.name, wish)
            }
            try await body(harness, record.id, refusal)
        }
    }

    @Test("another number is called from now on, and finds the callback")
    func changed() async throws {
        try await change(to: ["_customer_number": "415 555 0101", "note": "x"]) { harness, id, refusal async throws in
            #expect(refusal == nil)
            let record = try #require(try await harness.record(id))
            #expect(record.customerNumber == "415 555 0101")
            #expect(try await harness.memory.openCallbackCount(service: Self.name, number: "14155550101") == 1)
            #expect(record.attachedData == ["note": "x"])
            let filter = CallbackFilter([.init("_customer_number", "415 555 0101")], .and)
            #expect(try await harness.service.callbacks(filter, of: Self.name).map(\.id) == [id])
        }
    }

    @Test(
        "a number that a start refuses is refused here, and nothing changes",
        arguments: [
            ("bad", "parsing impossible"), ("111", "_disallow_impossible_phone_numbers"),
            ("+19005551234", "_disallow_premium_phone_numbers"), ("4155550199", "_exceptions"),
            ("", "_customer_number is missing"), (String(repeating: "1", count: 65), "too long"),
        ])
    func refused(number: String, word: String) async throws {
        try await change(
            to: ["_customer_number": number, "note": "x"],
            { $0.limits.exceptions = [PhoneNumberPattern("415555019*")].compactMap(\.self) }
        ) { harness, id, refusal async throws in
            #expect([.invalid, .number].contains(refusal?.kind) && refusal?.message.contains(word) == true)
            let record = try #require(try await harness.record(id))
            #expect(record.customerNumber == "4155550100" && record.attachedData.isEmpty)
        }
    }

    @Test("the number that it has already is not checked again")
    func same() async throws {
        try await change(to: ["_customer_number": "4155550100", "note": "x"], { $0.limits.queueCheck = .strict }) {
            harness, id, refusal async throws in
            #expect(refusal == nil)
            let record = try #require(try await harness.record(id))
            #expect(record.attachedData == ["note": "x"])
        }
    }

    @Test(
        "a number in the queue is refused for a change as for a start, however it is spelled",
        arguments: ["4155550101", "415 555 0101", "+14155550101", "+1 (415) 555-0101"])
    func queued(number: String) async throws {
        try await change(to: [:], { $0.limits.queueCheck = .strict }) { harness, id, _ async throws in
            let taken = number.hasPrefix("+") ? "4155550101" : "+14155550101"
            _ = try await harness.service.start(Self.name, parameters: ["_customer_number": taken])
            // Nothing is committed for it, so that it is refused also while nothing can be.
            harness.queue.close()
            #expect(await harness.refusal(of: id, ["_customer_number": number]) == .numberIsQueued())
        }
    }

    @Test("the country that a request names makes no other number of one in the queue")
    func country() async throws {
        let harness = Self.throttled {
            $0.limits.queueCheck = .strict
            $0.overwritableOptions = ["_default_country"]
        }
        try await harness.run {
            _ = try await harness.service.start(Self.name, parameters: ["_customer_number": "+14155550101"])
            let own = ["_customer_number": "+442079460000", "_default_country": "GB"]
            let id = try await harness.service.start(Self.name, parameters: own).record.id
            #expect(await harness.refusal(of: id, ["_customer_number": "4155550101"]) == .numberIsQueued())
        }
    }

    @Test("another spelling of the own number is no other number")
    func spelling() async throws {
        try await change(
            to: ["_customer_number": "415 555 0100"],
            {
                $0.limits.queueCheck = .strict
                $0.throttle.parameterLimit = 0
            }
        ) { harness, id, refusal async throws in
            #expect(refusal == nil)
            #expect(try await harness.record(id)?.customerNumber == "415 555 0100")
        }
    }

    private static func throttled(_ change: (inout ServiceOptions) -> Void) -> CallbackServiceHarness {
        CallbackServiceHarness([
            .voiceWaitUserTerminated.with {
                $0.throttle = ThrottleOptions()
                $0.limits.queueCheck = .off
                change(&$0)
            }
        ])
    }

    @Test("a number, and every other value that starts are counted by, has no more changes to it in a day than starts")
    func sixADay() async throws {
        for (name, value) in [("_customer_number", "5550199"), ("mail", "m")] {
            let harness = Self.throttled {
                $0.throttle.parameters = ["_customer_number", "mail"]
                $0.throttle.parameterLimit = 2
            }
            try await harness.run {
                let ids = try await harness.started(["5550101", "5550102", "5550103", "5550104"])
                #expect(await harness.refusal(of: ids[0], [name: value]) == nil)
                #expect(await harness.refusal(of: ids[1], [name: value]) == nil)
                // What is said again is not counted again.
                #expect(await harness.refusal(of: ids[1], [name: value, "note": "x"]) == nil)
                let refusal = await harness.refusal(of: ids[2], [name: value])
                #expect(refusal?.kind == .notNow)
                #expect(refusal?.answer?.hasPrefix("Callback for \(name)=\(value) rejected") == true)
                #expect(try await harness.record(ids[2])?.customerNumber == "5550103")
                let start = await harness.refusal {
                    let parameters = ["_customer_number": "5550105"].merging([name: value]) { $1 }
                    _ = try await harness.service.start(Self.name, parameters: parameters)
                }
                #expect(start?.answer?.hasPrefix("Callback for \(name)=\(value) rejected") == true)
                // The day after has its own.
                harness.time.advance(by: .seconds(7_200))
                #expect(await harness.refusal(of: ids[2], [name: value]) == nil)
            }
        }
    }

    @Test(
        "a scheduled callback that is to be queued at once meets the limits of a start; one that was counted does not")
    func begins() async throws {
        let later = "2023-11-15T00:00:00.000Z"
        let cases: [(@Sendable (inout ServiceOptions) -> Void, String)] = [
            ({ $0.throttle.first.limit = 1 }, "interval 300s"), ({ $0.throttle.second.limit = 1 }, "interval 3600s"),
            ({ $0.throttle.parameterLimit = 1 }, "more than 1 times"), ({ $0.maxQueuedCallbacks = 1 }, "is reached."),
        ]
        for (limit, words) in cases {
            let harness = Self.throttled(limit)
            try await harness.run {
                let first = try await harness.started(["5550101"])[0]
                let other = try await harness.started(["5550101"], at: later)[0]
                let refusal = await harness.refusal(of: other, [:], at: .another(nil))
                #expect(refusal?.kind == .notNow && refusal?.message.contains(words) == true, "\(words)")
                #expect(try await harness.record(other)?.state == .scheduled)
                // Ahead and back again is one start.
                #expect(await harness.refusal(of: first, [:], at: .another(Timestamp(utc: later))) == nil)
                #expect(await harness.refusal(of: first, [:], at: .another(nil)) == nil, "\(words)")
                #expect(try await harness.record(first)?.attachedData.isEmpty == true)
            }
        }
    }

    @Test("changes at the same moment never exceed the limit of a day, and each has the refusal of a start")
    func concurrent() async throws {
        let harness = Self.throttled { $0.throttle.parameterLimit = 3 }
        try await harness.run {
            let ids = try await harness.started((1...10).map { "55501\(10 + $0)" })
            let refusals = await withTaskGroup(of: CallbackRefusal?.self) { group in
                for id in ids { group.addTask { await harness.refusal(of: id, ["_customer_number": "5550199"]) } }
                return await group.reduce(into: [CallbackRefusal]()) { $0 += $1.map { [$0] } ?? [] }
            }
            #expect(refusals.count == 7)
            #expect(refusals.allSatisfy { $0.message.contains("more than 3 times today") })
        }
    }

    @Test("what names a number or a counted value that the callback does not have is a guess")
    func guesses() async throws {
        try await change(to: ["mail": "m"], { $0.throttle.parameters = ["mail"] }) { harness, id, _ async throws in
            let cases: [([String: String], Bool)] = [
                (["_customer_number": "4155550101"], true), (["_customer_number": "+14155550100"], false),
                (["_customer_number": "+4155550100"], true), (["_customer_number": "011 1 415 555 0100"], false),
                (["mail": "n"], true), (["mail": "m"], false), (["mail": ""], false), (["note": "x"], false),
                ([:], false),
            ]
            for (properties, isGuess) in cases {
                var wish = CallbackWish()
                wish.properties = properties
                #expect(
                    try await harness.service.isGuess(wish, for: id, serviceName: Self.name) == isGuess,
                    "\(properties)")
                #expect(try await !harness.service.isGuess(wish, for: id, serviceName: "other"))
            }
        }
    }

    @Test("changes add no more to a callback than it may hold, and what it holds can be replaced and removed")
    func growth() async throws {
        try await change(to: [:]) { harness, id, _ async throws in
            let long = String(repeating: "x", count: TextLimit.property)
            var refused: Set<Int> = []
            for number in 0..<20 {
                let refusal = await harness.refusal(of: id, ["name\(number)": long])
                guard let refusal else { continue }
                #expect(refusal.kind == .invalid && refusal.message.contains("too long together"))
                refused.insert(number)
            }
            #expect(refused == Set(15..<20))
            #expect(await harness.refusal(of: id, ["name0": "y", "name1": ""]) == nil)
            #expect(await harness.refusal(of: id, ["name15": long]) == nil)
        }
    }

    @Test("tokens, gms_user and what the server notes itself become no properties")
    func kept() async throws {
        let names = ["_device_notification_id", "gms_user", "_CB_DIAL_1_RESULT"]
        try await change(to: Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })) {
            harness, id, refusal async throws in
            #expect(refusal == nil)
            let record = try #require(try await harness.record(id))
            #expect(!record.hasStatedUser)
            for name in names { #expect(record.properties[name] == nil) }
        }
    }
}

extension CallbackServiceHarness {
    /// Starts callbacks of numbers.
    fileprivate func started(_ numbers: [String], at time: String? = nil) async throws -> [ServiceID] {
        var ids: [ServiceID] = []
        for number in numbers {
            var parameters = ["_customer_number": number]
            parameters["_desired_time"] = time
            ids.append(
                try await service.start(ServiceOptions.voiceWaitUserTerminated.name, parameters: parameters).record.id)
        }
        return ids
    }

    /// How a change of a callback ends; nil when it is taken.
    fileprivate func refusal(
        of id: ServiceID, _ properties: [String: String], at time: CallbackWish.Time = .same
    ) async -> CallbackRefusal? {
        var wish = CallbackWish()
        (wish.properties, wish.time) = (properties, time)
        return await refusal { [wish] in
            _ = try await service.move(id, serviceName: ServiceOptions.voiceWaitUserTerminated.name, wish)
        }
    }
}
