import Testing

@testable import Beckon
@testable import BeckonCallback

/// Services that the operator pauses.
@Suite struct CallbackPauseTests {
    @Test("a callback in the queue is paused, and queued again", arguments: ServiceOptions.scenarios)
    func inTheQueue(_ options: ServiceOptions) {
        var life = CallbackLife(options)
        let before = life.machine.record
        life.pause(true)
        #expect(life.state == .paused)
        #expect(!life.happen(.agentOffers).changed)
        life.pass(seconds: 100)
        life.pause(false)
        #expect(life.machine.record == before)
    }

    @Test("a callback that comes due in a pause waits for its end, and is offered then")
    func comesDue() {
        var life = CallbackLife(.voiceWaitUserTerminated, desiredIn: 200)
        life.pause(true)
        #expect(life.state == .scheduled)
        life.pass(seconds: 210)
        #expect(life.state == .paused)
        #expect(life.pushes.isEmpty)
        life.pause(false)
        #expect(life.state == .queued)
        #expect(life.pushes.map(\.reason) == ["desired time"])
    }

    @Test("a callback that is made in a pause is paused at once; a scheduled one at its time")
    func made() {
        let paused = CallbackSurroundings(isPaused: true)
        #expect(CallbackLife(.voiceNowUserTerminated, paused).state == .paused)
        #expect(CallbackLife(.voiceNowUserTerminated, desiredIn: 200, paused).state == .scheduled)
        // One that is near counts as queued.
        var near = CallbackLife(.voiceWaitUserTerminated, desiredIn: 100, paused)
        #expect(near.state == .paused)
        near.pause(false)
        #expect(near.state == .queued)
        #expect(near.pushes.isEmpty)
        near.pass(seconds: 100)
        #expect(near.pushes.count == 1)
        var dialled = CallbackLife(.dialled(), paused)
        dialled.pass(seconds: 60)
        #expect(dialled.orders.isEmpty)
        dialled.pause(false)
        #expect(dialled.orders.map(\.act) == [.dial])
    }

    @Test("an open menu, a call under way and a conversation go on")
    func underWay() {
        var asked = CallbackLife(.voiceWaitUserTerminated)
        asked.happen(.agentOffers)
        asked.pause(true)
        #expect(asked.state == .queued)
        var called = CallbackLife(.dialled())
        called.pass(seconds: 1)
        called.pause(true)
        #expect(called.state == .queued)
        called.happen(.dialEnded(.person, attempt: 1))
        #expect(called.state == .routing)
    }

    @Test("a paused callback can be cancelled and moved, and its time to live ends it")
    func ends() {
        var cancelled = CallbackLife(.voiceWaitUserTerminated)
        cancelled.pause(true)
        cancelled.happen(.customerCancels)
        #expect(cancelled.reason == .cancelled)
        var moved = CallbackLife(.voiceWaitUserTerminated)
        moved.pause(true)
        moved.happen(.moved(to: moved.now.advanced(by: .seconds(200))))
        #expect(moved.state == .scheduled)
        var old = CallbackLife(ServiceOptions.voiceWaitUserTerminated.with { $0.timeToLive = .seconds(60) })
        old.pause(true)
        old.pass(seconds: 60)
        #expect(old.reason == .timeToLive)
    }

    // MARK: - The book

    @Test("a change is followed for a minute, and only in its services")
    func paused() {
        let (one, two) = (ServiceOptions.voiceNowUserTerminated, ServiceOptions.chatNow)
        var paused = PausedServices()
        #expect(paused.update([], services: [one, two]).count == 2)
        for _ in 1..<PausedServices.roundsAfterChange { _ = paused.update([], services: [one, two]) }
        #expect(paused.update([], services: [one, two]).isEmpty)
        #expect(paused.update([one.name], services: [one, two]).map(\.name) == [one.name])
        #expect(paused.holds(one) && !paused.holds(two))
        #expect(paused.update(["all"], services: [one, two]).count == 2)
        #expect(paused.holds(two))
    }

    @Test("a service has a name of its own for pauses")
    func pauseName() {
        let options = ServiceOptions.chatNow.with { $0.pauseID = "chats" }
        var paused = PausedServices()
        _ = paused.update(["chats"], services: [options])
        #expect(paused.holds(options))
    }

    // MARK: - The service

    @Test("a pause reaches every callback in the queue, holds after a restart, and ends")
    func service() async throws {
        let harness = CallbackServiceHarness([.voiceWaitUserTerminated, .chatWait])
        try await harness.run {
            var ids: [ServiceID] = []
            for _ in 0..<450 {
                ids.append(
                    try await harness.service.start("voice-wait-userterm", parameters: CallbackServiceHarness.phone)
                        .record.id)
            }
            let other = try await harness.service.start("chat-wait", parameters: CallbackServiceHarness.phone).record.id
            try await harness.service.pause("voice-wait-userterm", true)
            for id in ids { #expect(try await harness.record(id)?.state == .paused) }
            #expect(try await harness.record(other)?.state == .queued)
            let next = CallbackService(
                store: harness.memory, queue: harness.queue, wakes: WakePlane(), time: harness.time, ids: SystemIDs(),
                services: harness.service.services)
            try await next.followPauses()
            #expect(next.isPaused("voice-wait-userterm"))
            let made = try await next.start("voice-wait-userterm", parameters: CallbackServiceHarness.phone).record
            #expect(made.state == .paused)
            try await next.pause("voice-wait-userterm", false)
            for id in ids + [made.id] { #expect(try await harness.record(id)?.state == .queued) }
        }
    }

    @Test("a name that no service has is refused")
    func unknown() async throws {
        let harness = CallbackServiceHarness()
        try await harness.run {
            let refusal = await harness.refusal { try await harness.service.pause("none", true) }
            #expect(refusal?.kind == .unknownService)
        }
    }
}
