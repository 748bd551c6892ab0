import Testing

@testable import Beckon

/// Which numbers and times a start takes, and how many callbacks of one number.
@Suite struct CallbackLimitsTests {
    private static let numberClass = "com.genesyslab.gsg.services.callback.exceptions.CallbackExceptionNumber"

    private func refusal(
        _ parameters: [String: String], _ change: (inout CallbackLimits) -> Void = { _ in }
    ) async throws -> CallbackRefusal? {
        let options = ServiceOptions.voiceWaitUserTerminated.with {
            $0.limits = CallbackLimits()
            change(&$0.limits)
        }
        let harness = CallbackServiceHarness([options])
        var refusal: CallbackRefusal?
        try await harness.run {
            refusal = await harness.refusal {
                _ = try await harness.service.start(
                    "voice-wait-userterm", parameters: CallbackServiceHarness.phone.merging(parameters) { $1 })
            }
        }
        return refusal
    }

    @Test(
        "numbers that may be are taken",
        arguments: [
            ("5550100", "US"), ("415 555-0100", "US"), ("(415) 555.0100", "us"), ("1 415 555 0100", "US"),
            ("+14155550100", "US"), (" 14155550100", "US"), ("+49 30 1234567", "US"), ("011 49 30 1234567", "US"),
            ("030/1234567", "DE"), ("0049 30 1234567", "DE"), ("11833", "DE"), ("٤١٥٥٥٥٠١٠٠", "US"),
        ])
    func possible(number: String, country: String) async throws {
        #expect(PhoneNumberCheck(number, country: country) == .possible)
        #expect(try await refusal(["_customer_number": number]) { $0.defaultCountry = country } == nil)
    }

    @Test(
        "numbers that cannot be are refused as GMS refuses them",
        arguments: ["111", "55501", "+1415555010", "+0301234567", "+1234567890123456", "2 415 555 0100"])
    func impossible(number: String) async throws {
        let refusal = try #require(try await refusal(["_customer_number": number]))
        #expect(refusal.status == 400 && refusal.exception == Self.numberClass)
        #expect(
            refusal.answer
                == "Customer Number [\(number)] is disallowed, because it is invalid. "
                + "Check option _disallow_impossible_phone_numbers")
        #expect(!refusal.description.contains(number))
        #expect(try await self.refusal(["_customer_number": number]) { $0.refusesImpossibleNumbers = false } == nil)
    }

    @Test(
        "what is no number at all is refused as GMS refuses it", arguments: ["bad", "1", "555-CALL", "+", "5550100;x"])
    func unreadable(number: String) async throws {
        let refusal = try #require(try await refusal(["_customer_number": number]))
        #expect(refusal.status == 400 && refusal.exception == "com.genesyslab.gsg.GSGException")
        #expect(refusal.answer == "Invalid Phone Number \(number) for Country US (parsing impossible)")
        #expect(number.count < 2 || !refusal.description.contains(number))
    }

    @Test("numbers are not judged without a country")
    func noCountry() async throws {
        let refusal = try #require(try await refusal([:]) { $0.defaultCountry = "" })
        #expect(refusal.status == 400 && refusal.message.contains("_default_country"))
        #expect(refusal.exception == Self.numberClass)
    }

    // The clock stands at 2023-11-14T22:13:20Z.
    @Test(
        "desired times from a grace in the past to the horizon are taken, others refused",
        arguments: [
            ("2023-11-14T22:08:20.000Z", nil), ("2023-11-14T22:08:19.999Z", "_reject_past_desired_time"),
            ("1970-01-01T00:00:00.000Z", "_reject_past_desired_time"), ("2023-12-15T22:13:20.000Z", nil),
            ("2023-12-15T22:13:20.001Z", "_reject_future_desired_time"),
            ("9999-12-31T23:59:59.999Z", "_reject_future_desired_time"),
        ])
    func times(time: String, option: String?) async throws {
        let refusal = try await refusal(["_desired_time": time])
        #expect((refusal == nil) == (option == nil))
        if let option { #expect(refusal?.status == 400 && refusal?.message.contains(option) == true) }
    }

    @Test("a horizon is read in its units", arguments: ["1M", "4w", "31d", "744h", "60m", "1s"])
    func horizons(text: String) {
        #expect(CallbackLimits.horizon(text) != nil)
    }

    @Test(
        "what is no horizon is told", arguments: ["", "M", "0d", "-1d", "1y", "1 M", "99999999999999999999s", "9999M"])
    func badHorizons(text: String) {
        #expect(CallbackLimits.horizon(text) == nil)
    }

    @Test("a number has two callbacks in a service's queue, one where the check is strict, scheduled ones included")
    func inQueue() async throws {
        for (check, limit) in [(CallbackLimits.QueueCheck.on, 2), (.strict, 1), (.off, 4)] {
            let harness = CallbackServiceHarness([
                .voiceWaitUserTerminated.with { $0.limits.queueCheck = check },
                .chatNow.with { $0.limits.queueCheck = check },
            ])
            try await harness.run {
                // Who names no customer proves by a random key that the call is the one before.
                func key(_ index: Int) -> String { "6f1a2b3c-4d5e-4f60-8a7b-9c0d1e2f3a4\(index)" }
                func start(_ number: String, _ service: String, key: String? = nil) async -> CallbackRefusal? {
                    await harness.refusal {
                        _ = try await harness.service.start(
                            service,
                            parameters: ["_customer_number": number, "_desired_time": "2023-11-15T00:00:00.000Z"],
                            key: key)
                    }
                }
                for index in 0..<limit {
                    #expect(await start("4155550100", "voice-wait-userterm", key: key(index)) == nil)
                }
                guard check != .off else { return }
                let full = await start("4155550100", "voice-wait-userterm")
                #expect(full?.status == 503 && full?.message.contains("_enable_in_queue_checking") == true)
                // A repeated start is no further one.
                #expect(await start("4155550100", "voice-wait-userterm", key: key(0)) == nil)
                #expect(await start("4155550101", "voice-wait-userterm") == nil)
                #expect(await start("4155550100", "chat-now") == nil)
            }
        }
    }
}
