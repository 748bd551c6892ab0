import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// Queries by properties, as a back-end and the phone library ask them.
@Suite struct CallbackQueryTests {
    @Test("properties are compared all together or any, with and without negation")
    func operands() async throws {
        let harness = Self.harness()
        try await harness.run {
            try await Self.fill(harness)
            #expect(try await harness.found([("_customer_number", "5550101")]) == ["1", "2"])
            #expect(try await harness.found([("_customer_number", "5550101"), ("mail", "b")]) == ["2"])
            #expect(try await harness.found([("_customer_number", "5550101"), ("mail", "!b")]) == ["1"])
            #expect(try await harness.found([("_customer_number", "5550102"), ("mail", "a")], .or) == ["1", "3"])
            #expect(
                try await harness.found([("_customer_number", "5550101"), ("_callback_state", "!COMPLETED")]) == [
                    "1", "2",
                ])
            #expect(try await harness.found([("_customer_number", "5550101"), ("_callback_state", "COMPLETED")]) == [])
            #expect(try await harness.found([("mail", "A")]) == [])
            #expect(try await harness.found([("kind", "vip"), ("_customer_number", "5550102")]) == ["3"])
        }
    }

    @Test("a query that names no customer is refused, unless the operator allows it")
    func listing() async throws {
        let harness = Self.harness()
        try await harness.run {
            try await Self.fill(harness)
            let wishes: [([(String, String)], CallbackFilter.Operand)] = [
                ([("_callback_state", "QUEUED")], .and), ([("mail", "!x")], .and), ([("kind", "vip")], .and),
                ([("_customer_number", "")], .and),
                ([("_customer_number", "5550101"), ("_callback_state", "QUEUED")], .or),
            ]
            for (conditions, operand) in wishes {
                let refusal = await harness.refusal { _ = try await harness.found(conditions, operand) }
                #expect(refusal?.kind == .forbidden, "\(conditions)")
            }
        }
        let open = Self.harness(mayList: true)
        try await open.run {
            try await Self.fill(open)
            #expect(try await open.found([("_callback_state", "!COMPLETED")]) == ["1", "2", "3"])
            #expect(try await open.found([("kind", "vip")]) == ["3"])
        }
    }

    @Test("other properties, too many of them and unknown services are refused")
    func refusals() async throws {
        let harness = Self.harness()
        try await harness.run {
            let secret = await harness.refusal { _ = try await harness.found([("mail", "a"), ("secret", "x")]) }
            #expect(secret?.kind == .invalid)
            let many = (0..<17).map { _ in ("mail", "a") }
            #expect(await harness.refusal { _ = try await harness.found(many) }?.kind == .invalid)
            let other = await harness.refusal {
                _ = try await harness.service.callbacks(CallbackFilter([.init("mail", "a")]), of: "other")
            }
            #expect(other?.kind == .unknownService)
        }
    }

    @Test("a property that a move changes is found by its new value, and answered")
    func moved() async throws {
        let harness = Self.harness()
        try await harness.run {
            let record = try await harness.start(number: "5550101", ["mail": "old", "secret": "s", "kind": "vip"])
            var wish = CallbackWish()
            wish.properties = ["mail": "new"]
            let moved = try await harness.service.move(record.id, serviceName: record.serviceName, wish)
            #expect(try await harness.found([("mail", "old")]) == [])
            #expect(try await harness.found([("mail", "new")]).count == 1)
            #expect(harness.service.returnedProperties(of: moved) == ["mail": "new", "kind": "vip"])
        }
    }

    @Test("a query goes by the id, else by what says whose a callback is, before what many callbacks share")
    func ways() {
        let mail = CallbackSearch.Lead.key(name: "mail", value: "m")
        let cases: [([(String, String)], CallbackFilter.Operand, [CallbackFilter.Way])] = [
            ([("_customer_number", "1"), ("_service_name", "s"), ("_id", "a")], .and, [.id(ServiceID("a"))]),
            ([("Kind", "vip"), ("_customer_number", "1")], .and, [.search(CallbackSearch(.number("1")))]),
            ([("Kind", "vip"), ("mail", "m")], .and, [.search(CallbackSearch(mail))]),
            ([("_customer_number", ""), ("mail", "m")], .and, [.search(CallbackSearch(mail))]),
            ([("_callback_state", "!COMPLETED"), ("mail", "m")], .and, [.search(CallbackSearch(mail, isOpen: true))]),
            ([("_id", "!a")], .and, [.search(CallbackSearch(.time))]),
            (
                [("_customer_number", "1"), ("_id", "a"), ("mail", "m")], .or,
                [.search(CallbackSearch(.number("1"))), .id(ServiceID("a")), .search(CallbackSearch(mail))]
            ),
            ([("_id", "a"), ("_service_name", "s")], .or, [.search(CallbackSearch(.time))]),
        ]
        for (conditions, operand, ways) in cases {
            let filter = CallbackFilter(conditions.map { CallbackFilter.Condition($0.0, $0.1) }, operand)
            #expect(filter.ways(indexed: ["Kind", "mail"], customer: ["_id", "_customer_number", "mail"]) == ways)
        }
    }

    @Test("a callback is found by its id together with other properties, and only if they hold")
    func byID() async throws {
        let harness = Self.harness()
        try await harness.run {
            try await Self.fill(harness)
            let id = try await harness.start(number: "5550103", ["label": "4"]).id.text
            #expect(try await harness.found([("_id", id), ("_service_name", harness.serviceName)]) == ["4"])
            #expect(try await harness.found([("_id", id), ("_customer_number", "5550101")]) == [])
            #expect(try await harness.found([("_id", id), ("_customer_number", "5550102")], .or) == ["3", "4"])
            #expect(try await harness.found([("_id", "none"), ("_service_name", harness.serviceName)]) == [])
        }
    }

    @Test("a lookup key without an index, as the service's name, names no customer")
    func unindexedKey() async throws {
        let harness = Self.harness { $0.lookupKeys = ["_customer_number", "_service_name", "_callback_state"] }
        try await harness.run {
            try await Self.fill(harness)
            for condition in [("_service_name", harness.serviceName), ("_callback_state", "QUEUED")] {
                let refusal = await harness.refusal { _ = try await harness.found([condition]) }
                #expect(refusal?.kind == .forbidden)
            }
        }
    }

    private static func harness(
        mayList: Bool = false, _ change: (inout ServiceOptions) -> Void = { _ in }
    ) -> CallbackServiceHarness {
        var options = ServiceOptions.voiceWaitUserTerminated
        options.lookupKeys = ["_customer_number", "mail"]
        options.filterKeys = ["kind"]
        options.returnedKeys = ["kind", "label"]
        options.limits.queueCheck = .off
        change(&options)
        return CallbackServiceHarness([options], mayListCallbacks: mayList)
    }

    private static func fill(_ harness: CallbackServiceHarness) async throws {
        _ = try await harness.start(number: "5550101", ["mail": "a", "label": "1"])
        _ = try await harness.start(number: "5550101", ["mail": "b", "label": "2"])
        _ = try await harness.start(number: "5550102", ["mail": "c", "label": "3", "kind": "vip"])
    }
}

extension CallbackServiceHarness {
    /// Starts a callback a millisecond after the one before.
    fileprivate func start(number: String, _ properties: [String: String]) async throws -> CallbackRecord {
        time.advance(by: Milliseconds(1))
        let parameters = properties.merging(["_customer_number": number]) { $1 }
        return try await service.start(serviceName, parameters: parameters).record
    }

    /// The labels of the callbacks that a query finds, in their order.
    fileprivate func found(
        _ conditions: [(String, String)], _ operand: CallbackFilter.Operand = .and
    ) async throws -> [String] {
        let filter = CallbackFilter(conditions.map { CallbackFilter.Condition($0.0, $0.1) }, operand)
        return try await service.callbacks(filter, of: serviceName).map { $0.properties["label"] ?? "" }
    }
}
