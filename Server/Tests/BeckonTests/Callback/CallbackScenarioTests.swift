import Beckon
import BeckonCallback
import Testing

/// One script for each row of the scenario matrix, from the first answer to the end.
@Suite struct CallbackScenarioTests {
    @Test("a customer who calls now gets the number at once and no push")
    func voiceNowUserOriginated() {
        var life = CallbackLife(.voiceNowUserOriginated.with { $0.phoneNumber = "+1 (555) 010-0199" })
        #expect(life.first == .connectInbound(telURL: "tel:+15550100199", accessCode: nil))
        #expect(life.state == .queued)
        #expect(life.request(.connectInbound) == life.first)
        life.happen(.agentOffers)
        life.happen(.agentConnected)
        #expect(life.state == .processing)
        life.happen(.agentCompletes)
        #expect(life.state == .completed && life.reason == .agentConnected)
        #expect(life.pushes.isEmpty)
    }

    @Test("a customer who calls when an agent is there is asked by push and gets the number for a yes")
    func voiceWaitUserOriginated() {
        let options = ServiceOptions.scenario("s", .userOriginated, waits: true, code: true)
        var life = CallbackLife(options.with { $0.phoneNumber = "123" })
        #expect(life.first == .waitForAgent)
        life.pass(seconds: 600)
        #expect(life.state == .queued && life.pushes.isEmpty)
        life.happen(.agentOffers)
        #expect(life.pushes.map(\.action) == [.confirmationWithCode])
        #expect(life.pushes.map(\.alert) == ["Agent is available right now"])
        let until = life.now.advanced(by: .seconds(30))
        #expect(life.pushes.map(\.expiresAt) == [until])
        #expect(
            life.request(.confirmationWithCode)
                == .userConfirmation(
                    withCodeNotice: true, expires: until, snooze: life.machine.options.snoozeDuration))
        life.pass(seconds: 29)
        let number = CallbackDialog.connectInbound(telURL: "tel:123,,123456", accessCode: "123456")
        #expect(life.request(.connect) == number)
        #expect(life.state == .routing)
        #expect(life.request(.connect) == number)
        #expect(life.machine.record.connects == 1)
        life.happen(.agentConnected)
        life.happen(.agentCompletes)
        #expect(life.reason == .agentConnected && life.pushes.count == 1)
    }

    @Test("a customer who is called now is told so and gets no push")
    func voiceNowUserTerminated() {
        var life = CallbackLife(.voiceNowUserTerminated)
        #expect(life.first == .connectOutbound)
        #expect(life.request(.connectOutbound) == .connectOutbound)
        life.happen(.agentConnected)
        #expect(life.request(.connectOutbound) == .notice(.connected))
        life.happen(.agentCompletes)
        #expect(life.reason == .agentConnected && life.pushes.isEmpty)
    }

    @Test("a customer who is called when an agent is there is asked by push first")
    func voiceWaitUserTerminated() {
        var life = CallbackLife(.voiceWaitUserTerminated)
        #expect(life.first == .waitForAgent)
        life.happen(.agentOffers)
        life.happen(.agentOffers)
        #expect(life.pushes.map(\.action) == [.confirmationWithoutCode])
        #expect(life.request(.connect) == .connectOutbound)
        #expect(life.state == .routing)
        life.happen(.agentConnected)
        #expect(life.state == .processing)
    }

    @Test("a scheduled callback waits for its time, and then the customer is asked")
    func voiceScheduledUserTerminated() {
        var life = CallbackLife(.voiceWaitUserTerminated, desiredIn: 3_600)
        #expect(life.first == .notice(.scheduled))
        life.happen(.agentOffers)
        #expect(life.request(.connect) == .notice(.scheduled))
        life.pass(seconds: 3_599)
        #expect(life.state == .scheduled && life.pushes.isEmpty)
        life.pass(seconds: 1)
        #expect(life.state == .queued)
        #expect(life.pushes.map(\.action) == [.confirmationWithoutCode])
        #expect(life.request(.connect) == .connectOutbound)
        life.happen(.agentConnected)
        life.happen(.agentCompletes)
        #expect(life.reason == .agentConnected && life.pushes.count == 1)
    }

    @Test("a chat now is opened at once and no push is owed")
    func chatNow() {
        var life = CallbackLife(.chatNow)
        #expect(life.first == .startChat(user: "user"))
        life.happen(.chatStarted)
        #expect(life.state == .routing)
        #expect(life.happen(.chatStarted).changed == false)
        #expect(life.request(.startChat) == .startChat(user: "user"))
        life.happen(.agentConnected)
        #expect(life.request(.startChat) == .startChat(user: "user"))
        life.happen(.agentCompletes)
        #expect(life.reason == .agentConnected && life.pushes.isEmpty)
    }

    @Test("a chat that waits for an agent is opened for a yes")
    func chatWait() {
        var life = CallbackLife(.chatWait)
        #expect(life.first == .waitForAgent)
        #expect(life.request(.startChat) == .waitForAgent)
        life.happen(.agentOffers)
        #expect(life.request(.connect) == .startChat(user: "user"))
        life.happen(.chatStarted)
        #expect(life.state == .routing && life.machine.record.connects == 1)
        life.happen(.agentConnected)
        #expect(life.state == .processing && life.pushes.count == 1)
    }
}

/// Where the rows of the matrix branch.
@Suite struct CallbackBranchTests {
    @Test(
        "without a question the push names the next step directly",
        arguments: [
            (ServiceOptions.chatWait, CallbackAction.startChat, "Start Chat"),
            (.voiceWaitUserOriginated, .connectInbound, "Connecting ..."),
            (.voiceWaitUserTerminated, .connectOutbound, "You will receive the call shortly"),
        ])
    func directPush(options: ServiceOptions, action: CallbackAction, alert: String) {
        var life = CallbackLife(options.with { $0.waitForUserConfirm = false })
        #expect(life.first == .waitForAgent)
        life.happen(.agentOffers)
        #expect(life.pushes.map(\.action) == [action] && life.pushes.map(\.alert) == [alert])
        #expect(life.request(action).headline == alert)
        #expect(life.happen(.agentOffers).push == nil)
        #expect(life.state == .queued)
        #expect(life.request(.connect).headline == alert)
        #expect(life.state == .routing)
    }

    @Test("a desired time without waiting for an agent names the next step when it comes")
    func scheduledDirectly() {
        var life = CallbackLife(.voiceNowUserTerminated, desiredIn: 10)
        #expect(life.first == .notice(.scheduled))
        life.pass(seconds: 10)
        #expect(life.state == .queued && life.pushes.map(\.action) == [.connectOutbound])
    }

    @Test("a desired time with an agent but no question only enters the queue")
    func scheduledThenQueued() {
        var life = CallbackLife(.chatWait.with { $0.waitForUserConfirm = false }, desiredIn: 10)
        life.pass(seconds: 10)
        #expect(life.state == .queued && life.pushes.isEmpty)
        life.happen(.agentOffers)
        #expect(life.pushes.map(\.action) == [.startChat])
    }

    @Test("a question without waiting for an agent is not asked")
    func questionAlone() {
        let life = CallbackLife(.voiceNowUserTerminated.with { $0.waitForUserConfirm = true })
        #expect(life.first == .connectOutbound)
    }

    @Test("a desired time that is past is taken up by the next look at the clock")
    func pastDesiredTime() {
        var life = CallbackLife(.voiceWaitUserTerminated, desiredIn: -60)
        #expect(life.first == .notice(.scheduled))
        life.pass(seconds: 1)
        #expect(life.state == .queued && life.pushes.count == 1)
    }

    @Test("a snoozed customer is asked again after the snooze, with a new time to answer")
    func snooze() {
        var life = CallbackLife(.voiceWaitUserTerminated)
        life.happen(.agentOffers)
        #expect(life.request(.snooze) == .waitForAgent)
        #expect(life.state == .queued)
        life.pass(seconds: 3)
        #expect(life.request(.snooze) == .waitForAgent)
        #expect(life.happen(.agentOffers).push == nil)
        #expect(life.request(.confirmationWithoutCode) == .waitForAgent)
        life.pass(seconds: 2)
        #expect(life.pushes.count == 2)
        let until = life.now.advanced(by: .seconds(30))
        #expect(
            life.request(.confirmation)
                == .userConfirmation(withCodeNotice: false, expires: until, snooze: life.machine.options.snoozeDuration)
        )
        #expect(life.request(.connect) == .connectOutbound)
    }

    @Test("an unanswered menu lets the callback go on, and its items say that they are late and change nothing")
    func connectAnyway() {
        var life = CallbackLife(.voiceWaitUserTerminated)
        life.happen(.agentOffers)
        life.pass(seconds: 30)
        #expect(life.state == .routing && life.pushes.count == 1)
        for action in [CallbackAction.connect, .snooze, .cancel, .notUsed] {
            let decision = life.happen(.requested(action))
            #expect(decision.dialog == .notice(.expired) && !decision.changed)
        }
        #expect(life.request(.confirmationWithoutCode) == .connectOutbound)
        life.happen(.agentConnected)
        #expect(life.state == .processing)
    }

    @Test("a menu item that comes at the very end of its time is late, even before the clock was looked at")
    func lapsed() {
        var life = CallbackLife(.voiceWaitUserTerminated)
        life.happen(.agentOffers)
        life.now = life.now.advanced(by: .seconds(30))
        for action in CallbackAction.allCases {
            let decision = life.happen(.requested(action))
            #expect(decision.dialog == .notice(.expired) && !decision.changed)
        }
    }

    @Test("an unanswered menu ends the callback where the service says so")
    func noConfirmation() {
        var life = CallbackLife(.voiceWaitUserTerminated.with { $0.onUserConfirmTimeout = .cancel })
        life.happen(.agentOffers)
        life.pass(seconds: 30)
        #expect(life.state == .completed && life.reason == .noConfirmation)
        #expect(life.request(.connect) == .notice(.expired))
    }

    @Test("a customer who said yes or let the menu lapse can be offered again")
    func offerAgain() {
        var life = CallbackLife(.voiceWaitUserTerminated)
        life.happen(.agentOffers)
        _ = life.request(.connect)
        life.happen(.agentOffers)
        #expect(life.state == .queued && life.pushes.count == 2)
        life.pass(seconds: 30)
        #expect(life.state == .routing)
        #expect(life.request(.connect) == .notice(.expired))
        life.happen(.agentOffers)
        #expect(life.pushes.count == 3)
        #expect(life.request(.connect) == .connectOutbound)
    }

    @Test("a customer can say yes as often as the connect limit allows")
    func connectLimit() {
        var life = CallbackLife(.voiceWaitUserOriginated)
        for _ in 0..<5 {
            life.happen(.agentOffers)
            _ = life.request(.connect)
        }
        #expect(life.machine.record.connects == 3 && life.pushes.count == 3)

        var none = CallbackLife(.chatWait.with { $0.userOriginatedConnectLimit = 0 })
        none.happen(.agentOffers)
        #expect(none.request(.connect) == .notice(.connectLimit))
        #expect(none.machine.record.connects == 0 && none.state == .queued)
    }

    @Test("a callback lives for its time to live, from the desired time when it has one")
    func timeToLive() {
        var life = CallbackLife(.voiceWaitUserTerminated.with { $0.timeToLive = .seconds(60) })
        life.pass(seconds: 59)
        #expect(life.state == .queued)
        life.pass(seconds: 1)
        #expect(life.state == .completed && life.reason == .timeToLive)
        #expect(life.request(.connect) == .notice(.ended))

        var scheduled = CallbackLife(
            .voiceWaitUserTerminated.with { $0.timeToLive = .seconds(60) }, desiredIn: 3_600)
        scheduled.pass(seconds: 3_659)
        #expect(scheduled.state == .routing)
        scheduled.pass(seconds: 1)
        #expect(scheduled.reason == .timeToLive)
    }

    @Test("a talk that outlives the time to live counts as connected")
    func longTalk() {
        var life = CallbackLife(.voiceNowUserTerminated.with { $0.timeToLive = .seconds(60) })
        life.happen(.agentConnected)
        life.pass(seconds: 60)
        #expect(life.reason == .agentConnected)
    }

    @Test("a customer without a number cannot be called")
    func noNumber() {
        let now = CallbackLife(.voiceNowUserTerminated, number: "")
        #expect(now.state == .completed && now.reason == .noCustomerNumber && now.first == .notice(.ended))
        var asked = CallbackLife(.voiceWaitUserTerminated, number: "")
        asked.happen(.agentOffers)
        asked.pass(seconds: 30)
        #expect(asked.reason == .noCustomerNumber)
        #expect(CallbackLife(.chatNow, number: "").state == .queued)
    }

    @Test("a cancelled callback says so, and who cancelled it stays on record")
    func cancels() {
        for options in ServiceOptions.scenarios {
            var customer = CallbackLife(options)
            #expect(customer.request(.cancel) == .notice(.cancelled))
            #expect(customer.request(.cancel) == .notice(.cancelled))
            #expect(customer.reason == .cancelled)
            var desk = CallbackLife(options)
            desk.happen(.agentConnected)
            #expect(desk.happen(.customerCancels).changed == false)
            #expect(desk.request(.cancel) != .notice(.cancelled))
            desk.happen(.adminCancels)
            #expect(desk.reason == .cancelledByAdmin)
        }
    }

    @Test("an agent who is done without having reached the customer leaves the reason NOT_AVAILABLE")
    func notReached() {
        var life = CallbackLife(.voiceWaitUserTerminated)
        life.happen(.agentCompletes)
        #expect(life.reason == .notAvailable)
    }

    @Test("a customer who opens the chat without answering the menu has answered it")
    func chatWithoutAnswer() {
        var life = CallbackLife(.chatWait)
        life.happen(.agentOffers)
        life.happen(.chatStarted)
        #expect(life.state == .routing && life.machine.record.connects == 1)
        #expect(life.request(.snooze) == .notice(.answered))
        var voice = CallbackLife(.voiceWaitUserTerminated)
        #expect(voice.happen(.chatStarted).changed == false)
    }
}
