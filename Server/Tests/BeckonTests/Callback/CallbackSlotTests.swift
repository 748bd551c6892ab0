import Beckon
import BeckonCallback
import TestTime
import Testing

/// Booking: a scheduled callback and its place in a slot are one.
@Suite struct CallbackSlotTests {
    // 2026-11-23 is a Monday; the harness' clock stands at its time 0.
    private static let hours = ["_bh_regular1": "Mon-Sun 00:00-12:00"]

    @Test("a slot takes as many as it has places; the next customer is told which are free")
    func full() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 2)
        try await harness.run {
            for number in 1...2 { _ = try await harness.book(number, at: 3_600) }
            let refusal = await harness.refusal { _ = try await harness.book(3, at: 3_600) }
            #expect(refusal?.kind == .time)
            #expect(refusal?.availability?.first?.start == harness.at(3_900))
            #expect(refusal?.availability?.count == 10)
            #expect(try await harness.free(at: 3_600) == 0)
        }
    }

    @Test("outside office hours a time cannot be had; the next open slots are told")
    func closed() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 2)
        try await harness.run {
            let refusal = await harness.refusal { _ = try await harness.book(1, at: 13 * 3_600) }
            #expect(refusal?.kind == .time)
            #expect(refusal?.availability?.first?.start == harness.at(86_400))
        }
    }

    @Test("a callback that is cancelled before its time gives its place back")
    func cancelled() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 1)
        try await harness.run {
            let record = try await harness.book(1, at: 3_600)
            #expect(try await harness.free(at: 3_600) == 0)
            _ = try await harness.service.cancelByCustomer(record.id, serviceName: record.serviceName)
            #expect(try await harness.free(at: 3_600) == 1)
        }
    }

    @Test("another length of the slots sells no place twice: callbacks count in the slot that holds their time now")
    func otherLength() async throws {
        let first = try CallbackServiceHarness(slots: Self.hours, most: 2)
        try await first.run {
            for (number, second) in [3_900, 3_901, 4_200, 4_499].enumerated() {
                _ = try await first.book(number, at: Int64(second))
            }
        }
        let longer = try CallbackServiceHarness(slots: Self.hours, most: 2, memory: first.memory) {
            $0.slots.length = .fifteen
        }
        try await longer.run {
            #expect(try await longer.free(at: 3_600) == 0)
            #expect(try await longer.free(at: 4_500) == 2)
            #expect(await longer.refusal { _ = try await longer.book(9, at: 3_600) }?.kind == .time)
            let conflicts = try await longer.service.conflicts(of: nil, for: .everything)
            #expect(conflicts.map(\.time) == [longer.at(4_200), longer.at(4_499)])
        }
        let again = try CallbackServiceHarness(slots: Self.hours, most: 2, memory: first.memory)
        try await again.run {
            let (first, second) = (try await again.free(at: 3_600), try await again.free(at: 3_900))
            #expect(first == 2 && second == 0)
        }
    }

    @Test("a callback that is moved has the new place and not the old one")
    func moved() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 1)
        try await harness.run {
            let record = try await harness.book(1, at: 3_600)
            var wish = CallbackWish()
            wish.time = .another(harness.at(7_200))
            wish.properties = ["note": "later"]
            let moved = try await harness.service.move(record.id, serviceName: record.serviceName, wish)
            #expect(moved.state == .scheduled && moved.desiredTime == harness.at(7_200))
            #expect(moved.properties["note"] == "later")
            #expect(try await harness.free(at: 3_600) == 1)
            #expect(try await harness.free(at: 7_200) == 0)
        }
    }

    @Test("a move to a full slot leaves everything as it was")
    func movedToFull() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 1)
        try await harness.run {
            let record = try await harness.book(1, at: 3_600)
            _ = try await harness.book(2, at: 7_200)
            var wish = CallbackWish()
            wish.time = .another(harness.at(7_200))
            let refusal = await harness.refusal {
                _ = try await harness.service.move(record.id, serviceName: record.serviceName, wish)
            }
            #expect(refusal?.availability?.isEmpty == false)
            #expect(try await harness.record(record.id) == record)
            #expect(try await harness.free(at: 3_600) == 0)
        }
    }

    @Test("a callback that is moved to now is queued and has no place")
    func movedToNow() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 1)
        try await harness.run {
            let record = try await harness.book(1, at: 3_600)
            var wish = CallbackWish()
            wish.time = .another(nil)
            let moved = try await harness.service.move(record.id, serviceName: record.serviceName, wish)
            #expect(moved.state == .queued && moved.desiredTime == nil)
            #expect(try await harness.free(at: 3_600) == 1)
        }
    }

    @Test("one that is connected or over cannot be moved, one of another service is not found")
    func cannotMove() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 5)
        try await harness.run {
            var wish = CallbackWish()
            wish.time = .another(harness.at(7_200))
            let record = try await harness.book(1, at: 3_600)
            let foreign = await harness.refusal {
                _ = try await harness.service.move(record.id, serviceName: "other", wish)
            }
            #expect(foreign?.kind == .unknown)
            _ = try await harness.service.connect(record.id)
            let talking = await harness.refusal {
                _ = try await harness.service.move(record.id, serviceName: record.serviceName, wish)
            }
            #expect(talking?.kind == .invalid)
            _ = try await harness.service.complete(record.id)
            let over = await harness.refusal {
                _ = try await harness.service.move(record.id, serviceName: record.serviceName, wish)
            }
            #expect(over?.kind == .invalid)
        }
    }

    @Test("immediate callbacks are taken at any hour, unless the service rejects them outside its hours")
    func immediate() async throws {
        let harness = try CallbackServiceHarness(slots: ["_bh_regular1": "Mon-Sun 13:00-14:00"], most: 1)
        try await harness.run { _ = try await harness.start(1, desiredTime: nil) }
        let strict = try CallbackServiceHarness(slots: ["_bh_regular1": "Mon-Sun 13:00-14:00"], most: 1) {
            $0.slots.hoursHoldForImmediate = true
        }
        try await strict.run {
            let refusal = await strict.refusal { _ = try await strict.start(1, desiredTime: nil) }
            #expect(refusal?.kind == .time)
            #expect(refusal?.availability?.first?.start == strict.at(13 * 3_600))
        }
    }

    @Test("a thousand customers at once get as many places as there are, and no more")
    func crowd() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 37)
        try await harness.run {
            let booked = await withTaskGroup(of: Bool.self) { group in
                for number in 0..<1_000 {
                    group.addTask { await harness.refusal { _ = try await harness.book(number, at: 3_600) } == nil }
                }
                return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            let left = try await harness.free(at: 3_600)
            #expect(booked == 37 && left == 0)
        }
    }

    @Test("scheduled callbacks take no place in the queue, and a full queue takes scheduled ones")
    func queue() async throws {
        let harness = try CallbackServiceHarness(slots: Self.hours, most: 5) { $0.maxQueuedCallbacks = 1 }
        try await harness.run {
            for number in 1...3 { _ = try await harness.book(number, at: 3_600) }
            _ = try await harness.start(4, desiredTime: nil)
            #expect(await harness.refusal { _ = try await harness.start(5, desiredTime: nil) }?.kind == .notNow)
            _ = try await harness.book(6, at: 3_600)
        }
        let closed = try CallbackServiceHarness(slots: Self.hours, most: 5) { $0.maxQueuedCallbacks = 0 }
        try await closed.run {
            #expect(await closed.refusal { _ = try await closed.book(1, at: 3_600) }?.kind == .notNow)
        }
    }

    @Test("times that are over and times beyond the horizon are not told")
    func bounds() async throws {
        let harness = try CallbackServiceHarness(slots: ["_bh_regular1": "Mon-Sun 00:00-24:00"], most: 1) {
            $0.limits.horizon = .seconds(3_600)
        }
        try await harness.run {
            let range = harness.at(-7_200)..<harness.at(86_400)
            let slots = try await harness.service.availability(of: harness.serviceName, in: range).slots
            #expect(slots.first?.start == harness.at(0))
            #expect(slots.last?.start == harness.at(3_300))
            let moment = harness.at(62)..<harness.at(62)
            let holding = try await harness.service.availability(of: harness.serviceName, in: moment).slots
            #expect(holding.map(\.start) == [harness.at(0)])
        }
    }
}

extension CallbackServiceHarness {
    /// A service with slots of five minutes; its clock stands at midnight of a Monday.
    convenience init(
        slots hours: [String: String], most: Int, memory: MemoryStore = MemoryStore(),
        _ change: (inout ServiceOptions) -> Void = { _ in }
    ) throws {
        var options = ServiceOptions.voiceWaitUserTerminated
        options.slots.hours = "desk"
        options.slots.mostOfSlot = most
        options.limits.queueCheck = .off
        options.limits.refusesImpossibleNumbers = false
        change(&options)
        let calendar = try ServiceCalendar(
            hours: ["desk": OfficeHours(reading: hours)], capacities: [:], zones: FixedZones())
        self.init([options], calendar: calendar, memory: memory)
        time.advance(by: Milliseconds(1_795_392_000_000 - time.now.milliseconds))
    }

    var serviceName: String { ServiceOptions.voiceWaitUserTerminated.name }

    /// Seconds after the beginning.
    func at(_ seconds: Int64) -> Timestamp { Timestamp(milliseconds: 1_795_392_000_000 + seconds * 1_000) }

    func book(_ customer: Int, at seconds: Int64) async throws -> CallbackRecord {
        try await start(customer, desiredTime: at(seconds))
    }

    func start(_ customer: Int, desiredTime: Timestamp?) async throws -> CallbackRecord {
        var parameters = ["_customer_number": "555\(10_000 + customer)"]
        if let desiredTime {
            let second = desiredTime.milliseconds / 1_000
            let date = LocalDate(dayNumber: second / 86_400).parts
            func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
            parameters["_desired_time"] =
                "\(date.year)-\(two(date.month))-\(two(date.day))T\(two(second % 86_400 / 3_600)):"
                + "\(two(second % 3_600 / 60)):\(two(second % 60)).000Z"
        }
        return try await service.start(serviceName, parameters: parameters).record
    }

    /// How many places a slot has left.
    func free(at seconds: Int64) async throws -> Int {
        let slots = try await service.availability(
            of: serviceName, in: at(seconds)..<at(seconds + 1), withFull: true
        ).slots
        return try #require(slots.first).free
    }
}
