import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// What a start takes, keeps and refuses.
@Suite struct CallbackStartTests {
    @Test("the configuration wins over a request unless the option may be overwritten")
    func precedence() async throws {
        let open = ServiceOptions.voiceWaitUserTerminated.with {
            $0.name = "open"
            $0.overwritableOptions = ["_wait_for_agent", "_snooze_duration", "_ttl"]
        }
        let harness = CallbackServiceHarness([.voiceWaitUserTerminated, open])
        let wishes = ["_wait_for_agent": "False", "_snooze_duration": "77", "_ttl": "60", "_call_direction": "X"]
        try await harness.run {
            let parameters = CallbackServiceHarness.phone.merging(wishes) { $1 }
            let (closed, first) = try await harness.service.start("voice-wait-userterm", parameters: parameters)
            #expect(first == .waitForAgent && closed.properties["_snooze_duration"] == nil)
            #expect(closed.properties["_wait_for_agent"] == "true")
            #expect(closed.expiresAt == closed.createdAt.advanced(by: .seconds(86_400)))
            let (opened, second) = try await harness.service.start("open", parameters: parameters)
            #expect(second == .connectOutbound && opened.properties["_snooze_duration"] == "77")
            #expect(opened.properties["_wait_for_agent"] == "false")
            #expect(opened.expiresAt == opened.createdAt.advanced(by: .seconds(60)))
        }
    }

    @Test("a scenario of the request's own is kept for the callback's whole life")
    func ownScenario() async throws {
        let options = ServiceOptions(name: "any", kind: .callback).with {
            $0.overwritableOptions = [
                "_call_direction", "_media_type", "_wait_for_agent", "_wait_for_user_confirm", "_provide_code",
                "_user_confirm_timeout", "_on_user_confirm_timeout", "_userorig_connect_limit", "_phone_number",
            ]
        }
        let harness = CallbackServiceHarness([options])
        let wishes = [
            "_call_direction": "USERORIGINATED", "_media_type": "voice", "_wait_for_agent": "true",
            "_wait_for_user_confirm": "true", "_provide_code": "true", "_user_confirm_timeout": "7",
            "_on_user_confirm_timeout": "cancel", "_userorig_connect_limit": "1", "_phone_number": "5550199",
        ]
        try await harness.run {
            let parameters = CallbackServiceHarness.phone.merging(wishes) { $1 }
            let (record, _) = try await harness.service.start("any", parameters: parameters)
            #expect(record.accessCode == nil)
            _ = try await harness.service.offer(record.id)
            let until = harness.time.now.advanced(by: .seconds(7))
            #expect(
                try await harness.service.act(record.id, .confirmation)
                    == .userConfirmation(withCodeNotice: true, expires: until))
            let dialog = try await harness.service.act(record.id, .connect)
            let code = try #require(try await harness.record(record.id)?.accessCode)
            #expect(code.count == 6 && code.allSatisfy(\.isNumber))
            #expect(dialog == .connectInbound(telURL: "tel:5550199,,\(code)", accessCode: code))
            let before = try await harness.record(record.id)
            #expect(try await harness.service.offer(record.id) == before)
        }
    }

    @Test("a request sets how it is called, and for its own number, if the service lets it")
    func dialOptions() async throws {
        let wishes = [
            "_max_dial_attempts": "5", "_dial_retry_timeout": "60", "_do_not_call_items": "3600,9,21",
            "_request_execution_time_buffer": "10", "_disallow_premium_phone_numbers": "false",
            "_urs_virtual_queue": "VQ_Loans",
        ]
        let service = ServiceOptions.voiceNowUserTerminated
        for mayChoose in [false, true] {
            let harness = CallbackServiceHarness([
                service.with { $0.overwritableOptions = mayChoose ? Set(wishes.keys) : [] }
            ])
            try await harness.run {
                let premium = ["_customer_number": "+19005551234"].merging(wishes) { $1 }
                let refusal = await harness.refusal {
                    _ = try await harness.service.start(service.name, parameters: premium)
                }
                #expect((refusal == nil) == mayChoose)
                let phone = CallbackServiceHarness.phone.merging(wishes) { $1 }
                let (record, _) = try await harness.service.start(service.name, parameters: phone)
                let options = harness.service.options(of: record)
                #expect(options.dialling.mostAttempts == (mayChoose ? 5 : 3))
                #expect(options.dialling.retryPause == .seconds(mayChoose ? 60 : 300))
                #expect((options.dialling.hours != nil) == mayChoose)
                #expect(options.executionBuffer == .seconds(mayChoose ? 10 : 120))
                // A hint for routing is no option here: it is kept and told.
                #expect(record.attachedData["_urs_virtual_queue"] == "VQ_Loans")
                #expect(record.attachedData["_max_dial_attempts"] == nil)
            }
        }
    }

    @Test(
        "a bad value of an option that may be overwritten is refused by name",
        arguments: [
            ("_ttl", "0"), ("_ttl", "99999999999999999999"), ("_wait_for_agent", "maybe"), ("_media_type", "fax"),
            ("_user_confirm_timeout", "-1"), ("_snooze_duration", ""), ("_on_user_confirm_timeout", "WAIT"),
            ("_userorig_connect_limit", "1001"), ("_call_direction", "UP"), ("_max_dial_attempts", "0"),
            ("_do_not_call_items", "9,21"), ("_default_country", "USA"), ("_disallow_premium_phone_numbers", "no"),
        ])
    func badOption(name: String, value: String) async throws {
        let options = ServiceOptions.chatNow.with { $0.overwritableOptions = [name] }
        let harness = CallbackServiceHarness([options])
        let refusal = await harness.refusal {
            _ = try await harness.service.start(
                "chat-now", parameters: CallbackServiceHarness.phone.merging([name: value]) { $1 })
        }
        #expect(refusal?.kind == .invalid && refusal?.message.contains(name) == true)
    }

    @Test(
        "what is missing, unreadable or too long is refused by name and without its value",
        arguments: [
            ("_customer_number", ""), ("_desired_time", "tomorrow"),
            ("_customer_number", String(repeating: "7", count: 65)),
            ("_device_notification_id", String(repeating: "7", count: 4_097)),
        ])
    func badParameter(name: String, value: String) async throws {
        let harness = CallbackServiceHarness()
        let parameters = CallbackServiceHarness.phone.merging([name: value]) { $1 }
        let refusal = try #require(
            await harness.refusal { _ = try await harness.service.start("voice-wait-userterm", parameters: parameters) }
        )
        #expect(refusal.kind == .invalid && refusal.message.contains(name))
        #expect(value.isEmpty || !refusal.description.contains(value))
    }

    @Test("an unknown service, a chat service and an unknown id are not found")
    func unknown() async throws {
        let harness = CallbackServiceHarness([ServiceOptions(name: "request-chat", kind: .chat)])
        for name in ["request-chat", "none", ""] {
            let refusal = await harness.refusal {
                _ = try await harness.service.start(name, parameters: CallbackServiceHarness.phone)
            }
            #expect(refusal?.kind == .unknownService)
        }
        for action in CallbackAction.allCases {
            let refusal = await harness.refusal { _ = try await harness.service.act(ServiceID("none"), action) }
            #expect(refusal?.kind == .unknown)
        }
    }

    @Test("a full queue refuses with the words of GMS, and zero refuses all")
    func queueFull() async throws {
        let harness = CallbackServiceHarness([
            .voiceWaitUserTerminated.with { $0.maxQueuedCallbacks = 1 }, .chatNow.with { $0.maxQueuedCallbacks = 0 },
        ])
        try await harness.run {
            let id = try await harness.start()
            let full = await harness.refusal { _ = try await harness.start() }
            #expect(
                full
                    == CallbackRefusal(
                        .notNow, "Limit of queued callbacks for voice-wait-userterm is reached."))
            #expect(await harness.refusal { _ = try await harness.start("chat-now") }?.kind == .notNow)
            _ = try await harness.service.act(id, .cancel)
            _ = try await harness.start()
        }
    }

    @Test("a start that is repeated with its key finds the first callback, even in a full queue")
    func repeatedStart() async throws {
        let harness = CallbackServiceHarness([
            .voiceWaitUserTerminated.with { $0.maxQueuedCallbacks = 1 }, .chatNow,
        ])
        try await harness.run {
            let phone = CallbackServiceHarness.phone
            let service = harness.service
            let first = try await service.start("voice-wait-userterm", parameters: phone, user: "u", key: "k")
            let second = try await service.start("voice-wait-userterm", parameters: phone, user: "u", key: "k")
            #expect(first.record.id == second.record.id && first.dialog == second.dialog)
            let elsewhere = try await service.start("chat-now", parameters: phone, user: "u", key: "k")
            #expect(elsewhere.record.id != first.record.id)
            var foreign = phone
            foreign["_customer_number"] = "5550101"
            let refusal = await harness.refusal {
                _ = try await service.start("voice-wait-userterm", parameters: foreign, user: "u", key: "k")
            }
            #expect(refusal?.kind == .invalid)
        }
    }

    @Test("equal keys at the same time make one callback")
    func concurrentStarts() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let service = harness.service
            let ids = try await withThrowingTaskGroup(of: ServiceID.self) { group in
                for _ in 0..<50 {
                    group.addTask {
                        try await service.start(
                            "voice-wait-userterm", parameters: CallbackServiceHarness.phone, user: "u", key: "k"
                        ).record.id
                    }
                }
                return try await group.reduce(into: Set<ServiceID>()) { $0.insert($1) }
            }
            #expect(ids.count == 1)
            #expect(try await harness.memory.queuedCallbackCount(service: "voice-wait-userterm") == 1)
        }
    }

    @Test("the header of the request is kept where any is taken, and issued otherwise")
    func userHeader() async throws {
        let issued = ServiceOptions.chatNow.with { $0.userHeader = .issued }
        let harness = CallbackServiceHarness([issued, .chatWait])
        try await harness.run {
            let phone = CallbackServiceHarness.phone
            let any = try await harness.service.start("chat-wait", parameters: phone, user: "mine")
            #expect(any.record.user == "mine")
            let none = try await harness.service.start("chat-wait", parameters: phone, user: "")
            #expect(none.record.user.count == 32)
            let own = try await harness.service.start("chat-now", parameters: phone, user: "mine")
            #expect(own.record.user.count == 32 && own.dialog == .startChat(user: own.record.user))
        }
    }

    @Test("a cancel needs the callback's own service and a callback that can still be cancelled")
    func cancel() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            let foreign = await harness.refusal {
                _ = try await harness.service.cancelByCustomer(id, serviceName: "other")
            }
            #expect(foreign?.kind == .unknown)
            let record = try await harness.service.cancelByCustomer(id, serviceName: "voice-wait-userterm")
            #expect(record.state == .completed && record.reason == .cancelled)
            let dead = await harness.refusal {
                _ = try await harness.service.cancelByCustomer(id, serviceName: "voice-wait-userterm")
            }
            #expect(dead?.kind == .invalid)
            let repeated = try await harness.service.cancelByCustomer(
                id, serviceName: "voice-wait-userterm", mayRepeat: true)
            #expect(repeated == record)
            let other = try await harness.start()
            _ = try await harness.service.cancel(other)
            let byOthers = await harness.refusal {
                _ = try await harness.service.cancelByCustomer(
                    other, serviceName: "voice-wait-userterm", mayRepeat: true)
            }
            #expect(byOthers?.kind == .invalid)
        }
    }
}
