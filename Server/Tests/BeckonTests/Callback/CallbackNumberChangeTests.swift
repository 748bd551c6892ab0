import Testing

@testable import Beckon

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
        try await change(to: ["_customer_number": "415 555 0101", "note": "x"]) { harness, id, refusal in
            #expect(refusal == nil)
            let record = try #require(try await harness.record(id))
            #expect(record.customerNumber == "415 555 0101")
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
        ) { harness, id, refusal in
            #expect(refusal?.status == 400 && refusal?.message.contains(word) == true)
            let record = try #require(try await harness.record(id))
            #expect(record.customerNumber == "4155550100" && record.attachedData.isEmpty)
        }
    }

    @Test("the number that it has already is not checked again")
    func same() async throws {
        try await change(to: ["_customer_number": "4155550100", "note": "x"], { $0.limits.queueCheck = .strict }) {
            harness, id, refusal in
            #expect(refusal == nil)
            let record = try #require(try await harness.record(id))
            #expect(record.attachedData == ["note": "x"])
        }
    }

    @Test("a number in the queue is refused for a change as for a start")
    func queued() async throws {
        try await change(to: [:], { $0.limits.queueCheck = .strict }) { harness, id, _ in
            _ = try await harness.service.start(Self.name, parameters: ["_customer_number": "4155550101"])
            var wish = CallbackWish()
            wish.properties = ["_customer_number": "4155550101"]
            let refusal = await harness.refusal {
                _ = try await harness.service.move(id, serviceName: Self.name, wish)
            }
            #expect(refusal?.status == 503 && refusal?.message.contains("_enable_in_queue_checking") == true)
        }
    }

    @Test("tokens, gms_user and what the server notes itself become no properties")
    func kept() async throws {
        let names = ["_device_notification_id", "gms_user", CallbackRecord.statedUser]
        try await change(to: Dictionary(uniqueKeysWithValues: names.map { ($0, "x") })) { harness, id, refusal in
            #expect(refusal == nil)
            let record = try #require(try await harness.record(id))
            #expect(!record.hasStatedUser)
            for name in names { #expect(record.properties[name] == nil) }
        }
    }
}
