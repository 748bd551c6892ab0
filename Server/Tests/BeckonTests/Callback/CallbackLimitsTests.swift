import Testing

@testable import Beckon
@testable import BeckonCallback

/// Which numbers and times a start takes, and how many callbacks of one number.
@Suite struct CallbackLimitsTests {
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
        #expect(MinimalPhoneNumbers().read(number, country: country)?.isPossible == true)
        #expect(try await refusal(["_customer_number": number]) { $0.defaultCountry = country } == nil)
    }

    @Test(
        "numbers that cannot be are refused as GMS refuses them",
        arguments: ["111", "55501", "+1415555010", "+0301234567", "+1234567890123456", "2 415 555 0100"])
    func impossible(number: String) async throws {
        let refusal = try #require(try await refusal(["_customer_number": number]))
        #expect(refusal.kind == .number)
        #expect(
            refusal.answer
                == "Customer Number [\(number)] is disallowed, because it is invalid. "
                + "Check option _disallow_impossible_phone_numbers")
        #expect(!refusal.description.contains(number))
        #expect(try await self.refusal(["_customer_number": number]) { $0.refusesImpossibleNumbers = false } == nil)
        #expect(
            try await self.refusal(["_customer_number": number]) { $0.refusesPremiumNumbers = false } == refusal)
    }

    @Test(
        "what is no number at all is refused as GMS refuses it", arguments: ["bad", "1", "555-CALL", "+", "5550100;x"])
    func unreadable(number: String) async throws {
        let refusal = try #require(try await refusal(["_customer_number": number]))
        #expect(refusal.kind == .invalid)
        #expect(refusal.answer == "Invalid Phone Number \(number) for Country US (parsing impossible)")
        #expect(number.count < 2 || !refusal.description.contains(number))
    }

    @Test("a premium number is refused as GMS refuses it", arguments: ["+19005551234", "(900) 555-1234"])
    func premium(number: String) async throws {
        let refusal = try #require(try await refusal(["_customer_number": number]))
        #expect(refusal.kind == .number)
        #expect(
            refusal.answer
                == "Customer Number [\(number)] is disallowed, because it's a premium number. "
                + "Check option _disallow_premium_phone_numbers")
        #expect(!refusal.description.contains(number))
        #expect(try await self.refusal(["_customer_number": number]) { $0.refusesPremiumNumbers = false } == nil)
    }

    @Test("numbers are not judged without a country; the text names the option that is set")
    func noCountry() async throws {
        let cases = [
            (true, true, "_disallow_premium_phone_numbers"), (true, false, "_disallow_premium_phone_numbers"),
            (false, true, "_disallow_impossible_phone_numbers"),
        ]
        for (premium, impossible, option) in cases {
            let refusal = try #require(
                try await refusal([:]) {
                    $0.defaultCountry = ""
                    $0.refusesPremiumNumbers = premium
                    $0.refusesImpossibleNumbers = impossible
                })
            #expect(refusal.kind == .number)
            #expect(
                refusal.message
                    == "Service option voice-wait-userterm / _default_country is not configured. But option \(option) "
                    + "is set. We cannot validate phone numbers without knowing the country.")
        }
        let none = try await refusal(["_customer_number": "anything"]) {
            $0.defaultCountry = ""
            $0.refusesPremiumNumbers = false
            $0.refusesImpossibleNumbers = false
        }
        #expect(none == nil)
    }

    @Test(
        "an exception is refused, however it is spelled",
        arguments: [
            ("+14155550100", "415 555 0100", true), ("+1415*", "(415) 555-0100", true), ("415*", "+14155550100", true),
            ("4155550100", "1 415 555 0100", true), ("415 555 0101", "4155550100", false),
            ("555*", "4155550100", false), ("0900*, 0137*", "0137 1234567", true), ("+49*", "+14155550100", false),
        ])
    func exceptions(entries: String, number: String, isRefused: Bool) async throws {
        let country = entries.hasPrefix("0") ? "DE" : "US"
        let patterns = try entries.split(separator: ",").map { entry in
            try #require(PhoneNumberPattern(entry.drop { $0 == " " }.description))
        }
        let refusal = try await refusal(["_customer_number": number]) {
            $0.exceptions = patterns
            $0.defaultCountry = country
        }
        #expect((refusal != nil) == isRefused)
        guard let refusal else { return }
        #expect(refusal.kind == .number)
        #expect(
            refusal.answer
                == "Customer Number [\(number)] is disallowed, because it is an exception. Check option _exceptions")
        #expect(!refusal.description.contains(number))
    }

    @Test("exceptions hold where numbers are not judged, and without a country")
    func exceptionsAlone() async throws {
        let refusal = try await refusal(["_customer_number": "112"]) {
            $0.exceptions = [PhoneNumberPattern("11*")].compactMap(\.self)
            $0.defaultCountry = ""
            $0.refusesPremiumNumbers = false
            $0.refusesImpossibleNumbers = false
        }
        #expect(refusal?.message.contains("_exceptions") == true)
    }

    @Test("the checks have an order: read, premium, possible, exceptions")
    func order() async throws {
        struct All: PhoneNumbers {
            var knowsPlans: Bool { true }
            var number: PhoneNumber?
            func knows(country: String) -> Bool { true }
            func read(_ text: String, country: String) -> PhoneNumber? { number }
            func describe(_ text: String, country: String, language: String) -> PhoneNumberDescription? { nil }
        }
        var limits = CallbackLimits()
        limits.exceptions = [PhoneNumberPattern("4155550100")].compactMap(\.self)
        let bad = PhoneNumber(isPossible: false, isPremium: true, spellings: [])
        let steps: [(PhoneNumber?, String)] = [
            (nil, "parsing impossible"), (bad, "_disallow_premium"),
            (PhoneNumber(isPossible: false, isPremium: false, spellings: []), "_disallow_impossible"),
            (PhoneNumber(isPossible: true, isPremium: false, spellings: []), "_exceptions"),
        ]
        for (number, word) in steps {
            let refusal = #expect(throws: CallbackRefusal.self) {
                try limits.check(number: "4155550100", of: "sales", All(number: number))
            }
            #expect(refusal?.message.contains(word) == true)
        }
    }

    @Test("what is no number is no exception", arguments: ["", "*", "+", "bad", "1;2", "**"])
    func badPatterns(text: String) {
        #expect(PhoneNumberPattern(text) == nil)
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
        if let option { #expect(refusal?.kind == .invalid && refusal?.message.contains(option) == true) }
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
                .voiceWaitUserTerminated.with {
                    $0.limits.queueCheck = check
                    // Without numbering plans a number with an extension cannot be read.
                    $0.limits.refusesPremiumNumbers = false
                    $0.limits.refusesImpossibleNumbers = false
                },
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
                #expect(full?.kind == .notNow && full?.message.contains("_enable_in_queue_checking") == true)
                // Another spelling is no other number, and an extension makes none.
                for number in [
                    "(415) 555-0100", "+14155550100", "011 1 415 555 0100", "4155550100;ext=1", "415 555 0100 x2",
                    "+١٤١٥٥٥٥٠١٠٠",
                ] {
                    #expect(await start(number, "voice-wait-userterm")?.kind == .notNow, "\(number)")
                }
                // A repeated start is no further one.
                #expect(await start("4155550100", "voice-wait-userterm", key: key(0)) == nil)
                #expect(await start("4155550101 x7", "voice-wait-userterm") == nil)
                #expect(await start("4155550100", "chat-now") == nil)
            }
        }
    }
}
