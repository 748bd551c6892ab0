import Beckon
import BeckonCallback
import Synchronization
import TestTime
import Testing

@Suite struct CallbackServiceTests {
    @Test("a start commits instance, device and record at once")
    func start() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            var parameters = CallbackServiceHarness.phone
            parameters["first_name"] = "Kristi"
            parameters["_media_type"] = "chat"
            let (record, dialog) = try await harness.service.start("voice-wait-userterm", parameters: parameters)
            #expect(dialog == .waitForAgent)
            #expect(try await harness.record(record.id) == record)
            #expect(record.version == 1 && record.customerNumber == "5550100" && record.user.count == 32)
            #expect(
                record.properties == [
                    "first_name": "Kristi", "_device_os": "ios", "_media_type": "voice",
                    "_call_direction": "USERTERMINATED", "_wait_for_agent": "true", "_wait_for_user_confirm": "true",
                    "_provide_code": "false",
                ])
            let instance = try #require(try await harness.memory.service(record.id))
            #expect(instance.kind == .callback && instance.user == record.user)
            let deviceID = try #require(record.deviceID)
            let device = try #require(try await harness.memory.device(deviceID))
            #expect(device.type == .ios && device.token == "token")
            #expect(harness.observer.take() == [.callback(record.id), .work])
            #expect(try await harness.owed().isEmpty)
        }
    }

    @Test("an offer owes one push with the menu's action, and an answer leaves nothing owed")
    func offer() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            _ = harness.observer.take()
            let offered = try await harness.service.offer(id)
            let again = try await harness.service.offer(id)
            #expect(again == offered)
            #expect(harness.observer.take() == [.callback(id), .work, .push])
            let owed = try await harness.owed()
            let action = "get-dialog-user-confirmation-provide_code-false"
            #expect(owed.map(\.subject) == [.callback(id, action: action, alert: "Agent is available right now")])
            #expect(owed.map(\.expiresAt) == [harness.time.now.advanced(by: .seconds(30))])
            #expect(try await harness.service.act(id, .connect) == .connectOutbound)
            #expect(try await harness.service.act(id, .connect) == .connectOutbound)
            #expect(harness.observer.take() == [.callback(id), .work])
            #expect(try await harness.record(id)?.connects == 1)
        }
    }

    @Test(
        "a push that was not sent yet is owed no longer once the customer answered",
        arguments: [
            CallbackAction.connect, .snooze, .cancel,
        ])
    func answered(action: CallbackAction) async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            _ = try await harness.service.offer(id)
            #expect(try await harness.memory.nextPushDue() == harness.time.now)
            _ = try await harness.service.act(id, action)
            #expect(try await harness.memory.nextPushDue() == nil)
        }
    }

    @Test("a device that a PUT names is the callback's, with what is owed; a PUT of a property leaves that as it is")
    func anotherDevice() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            func put(_ properties: [String: String]) async throws -> CallbackRecord {
                var wish = CallbackWish()
                wish.properties = properties
                return try await harness.service.move(id, serviceName: "voice-wait-userterm", wish)
            }
            let first = try await put(["_device_notification_id": "two"])
            let device = try await harness.memory.device(try #require(first.deviceID))
            #expect(device?.token == "two" && device?.type == .ios)
            #expect(first.properties["_device_notification_id"] == nil)
            #expect(try await harness.owed().isEmpty)
            _ = try await harness.service.offer(id)
            _ = try await put(["mood": "good"])
            #expect(try await harness.memory.nextPushDue() == harness.time.now)
            let second = try await put(["_device_notification_id": "three", "_device_os": "fcm"])
            // A token that is replaced is not kept.
            #expect(try await harness.memory.device(try #require(first.deviceID)) == nil)
            let last = try #require(second.deviceID)
            let owed = try await harness.owed()
            #expect(owed.map(\.deviceID) == [last] && last != first.deviceID)
            #expect(try await put(["_device_notification_id": ""]).deviceID == nil)
            // The push that is on its way still names it.
            #expect(try await harness.memory.device(last) != nil)
        }
    }

    @Test("a PUT names a device again that the end of a registration removed, with what is owed")
    func deviceOfEndedRegistration() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            let name = try #require(try await harness.record(id)?.deviceID)
            var device = try #require(try await harness.memory.device(name))
            device.registration = "r"
            _ = try await harness.queue.commit(Commit([.putDevice(device)]))
            _ = try await harness.service.offer(id)
            _ = try await harness.queue.commit(Commit([.removeRegistration("r")]))
            #expect(try await harness.owed().isEmpty)
            var wish = CallbackWish()
            wish.properties = ["_device_notification_id": "token"]
            for _ in 0..<2 {
                let named = try await harness.service.move(id, serviceName: "voice-wait-userterm", wish)
                #expect(named.deviceID == device.id)
            }
            #expect(try await harness.memory.device(device.id)?.registration == nil)
            #expect(try await harness.owed().map(\.deviceID) == [device.id])
        }
    }

    @Test("a PUT whose kind of device is not known changes nothing about the device; `comet` takes it away")
    func unknownKind() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            let device = try #require(try await harness.record(id)?.deviceID)
            _ = try await harness.service.offer(id)
            func put(_ kind: String) async throws -> DeviceID? {
                var wish = CallbackWish()
                wish.properties = ["_device_notification_id": "two", "_device_os": kind]
                return try await harness.service.move(id, serviceName: "voice-wait-userterm", wish).deviceID
            }
            for kind in ["huawei", "", "iOS 19"] { #expect(try await put(kind) == device) }
            #expect(try await harness.owed().map(\.deviceID) == [device])
            #expect(try await put("COMET") == nil)
        }
    }

    @Test("a callback without a device is offered without a push")
    func withoutDevice() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            for kind in ["comet", "symbian", ""] {
                var parameters = CallbackServiceHarness.phone
                parameters["_device_os"] = kind
                let (record, _) = try await harness.service.start("voice-wait-userterm", parameters: parameters)
                #expect(record.deviceID == nil)
                let offered = try await harness.service.offer(record.id)
                guard case .offered = offered.step else { Issue.record("not offered"); return }
            }
            #expect(try await harness.owed().isEmpty)
        }
    }

    @Test("a device belongs to the provider that the service names, and is a debug device where it says so")
    func provider() async throws {
        for (name, isDebug) in [("brand", true), (nil, false)] as [(String?, Bool)] {
            let options = ServiceOptions.voiceWaitUserTerminated.with {
                $0.providerName = name
                $0.debugPush = isDebug
            }
            let harness = CallbackServiceHarness([options])
            try await harness.run {
                let (record, _) = try await harness.service.start(
                    options.name, parameters: CallbackServiceHarness.phone)
                let device = try await harness.memory.device(try #require(record.deviceID))
                #expect(device?.providerName == name && device?.debug == isDebug)
            }
        }
    }

    @Test("every kind of device is taken", arguments: PushType.allCases)
    func devices(type: PushType) async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            var parameters = CallbackServiceHarness.phone
            parameters["_device_os"] = type.rawValue
            let (record, _) = try await harness.service.start("voice-wait-userterm", parameters: parameters)
            _ = try await harness.service.offer(record.id)
            #expect(try await harness.owed().count == 1)
        }
    }

    @Test("the clock offers what is scheduled and snoozed, ends menus, and ends what is too old")
    func timers() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            var parameters = CallbackServiceHarness.phone
            // 60 s after the manual clock's start: in the queue already, but not before its time.
            parameters["_desired_time"] = "2023-11-14T22:14:20.000Z"
            let (record, dialog) = try await harness.service.start("voice-wait-userterm", parameters: parameters)
            #expect(dialog == .notice(.scheduled) && record.state == .queued)
            harness.time.advance(by: .seconds(59))
            #expect(try await harness.service.timersDue() == 0)
            harness.time.advance(by: .seconds(1))
            _ = harness.observer.take()
            #expect(try await harness.service.timersDue() == 1)
            #expect(harness.observer.take() == [.callback(record.id), .work, .push])
            #expect(try await harness.owed().count == 1)
            #expect(try await harness.service.act(record.id, .snooze) == .waitForAgent)
            harness.time.advance(by: .seconds(5))
            #expect(try await harness.service.timersDue() == 1)
            harness.time.advance(by: .seconds(30))
            #expect(try await harness.service.timersDue() == 1)
            #expect(try await harness.service.timersDue() == 0)
            #expect(try await harness.record(record.id)?.state == .routing)
            harness.time.advance(by: .seconds(86_400))
            #expect(try await harness.service.timersDue() == 1)
            #expect(try await harness.record(record.id)?.reason == .timeToLive)
            #expect(try await harness.memory.queuedCallbackCount(service: "voice-wait-userterm") == 0)
        }
    }

    @Test("hundreds of callbacks that are due at once all change in one round")
    func manyTimers() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            for _ in 0..<300 { _ = try await harness.start() }
            harness.time.advance(by: .seconds(86_400))
            #expect(try await harness.service.timersDue() == 300)
        }
    }

    @Test("a hundred yeses at once are one yes")
    func concurrentConnects() async throws {
        let harness = CallbackServiceHarness([.chatWait])
        try await harness.run {
            let id = try await harness.start("chat-wait")
            _ = try await harness.service.offer(id)
            let service = harness.service
            try await withThrowingTaskGroup(of: CallbackDialog.self) { group in
                for _ in 0..<100 { group.addTask { try await service.act(id, .connect) } }
                for try await dialog in group {
                    guard case .startChat = dialog else { Issue.record("not the chat"); return }
                }
            }
            #expect(try await harness.record(id)?.connects == 1)
        }
    }

    @Test("a decision that others always overtake is given up after five tries")
    func contention() async throws {
        let overtaking = Overtaking()
        let store = MemoryStore(conduct: overtaking)
        var record = CallbackLife(.voiceWaitUserTerminated).machine.record
        record.version = 1
        let stored = store.change { [record] in $0.commit(Commit([.putCallback(record)])) }
        #expect(stored == .committed)
        let queue = CommitQueue(store: store)
        let catalog = ServiceCatalog([.voiceWaitUserTerminated])
        let time = ManualTime(now: CallbackLife.start)
        let service = CallbackService(
            store: store, queue: queue, wakes: WakePlane(), time: time, ids: SystemIDs(), services: { catalog })
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await queue.run() }
            let refusal = await CallbackServiceHarness().refusal { _ = try await service.offer(ServiceID("CALLBACK")) }
            #expect(refusal?.kind == .notNow)
            queue.close()
        }
        #expect(overtaking.loads.withLock { $0 } == 5)
    }

    @Test("the desk's actions and the chat's start reach the record")
    func desk() async throws {
        let harness = CallbackServiceHarness([.chatNow])
        try await harness.run {
            let id = try await harness.start("chat-now")
            try await harness.service.chatStarted(id)
            #expect(try await harness.record(id)?.state == .routing)
            #expect(try await harness.service.connect(id).state == .processing)
            #expect(try await harness.service.complete(id).reason == .agentConnected)
            #expect(try await harness.service.cancel(id).reason == .agentConnected)
            let other = try await harness.start("chat-now")
            #expect(try await harness.service.cancel(other).reason == .cancelledByAdmin)
        }
    }

    @Test("a callback keeps its scenario when the service is configured otherwise or no longer")
    func reconfigured() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let id = try await harness.start()
            let service = CallbackService(
                store: harness.memory, queue: harness.queue, wakes: WakePlane(), time: harness.time, ids: SystemIDs(),
                services: { ServiceCatalog([]) })
            _ = try await service.offer(id)
            #expect(try await service.act(id, .connect) == .connectOutbound)
        }
    }
}

extension CallbackServiceHarness {
    /// A callback of a customer with a phone.
    func start(_ name: String = "voice-wait-userterm") async throws -> ServiceID {
        try await service.start(name, parameters: Self.phone).record.id
    }
}

/// Somebody else is always quicker.
private final class Overtaking: StoreConduct {
    /// How often a callback was read.
    let loads = Mutex(0)

    func read<Answer: Sendable>(_ function: String, _ answer: () -> Answer) async throws -> Answer {
        if function == "callback(_:)" { loads.withLock { $0 += 1 } }
        return answer()
    }

    func commit(_ commits: [Commit]) async throws -> [CommitResult]? { commits.map { _ in .conflict } }
}
