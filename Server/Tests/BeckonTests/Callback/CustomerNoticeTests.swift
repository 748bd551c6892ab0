import Beckon
import BeckonCallback
import Testing

/// Pushes about a callback's life, beyond those of GMS.
@Suite struct CustomerNoticeTests {
    private func all(_ options: ServiceOptions) -> ServiceOptions {
        options.with { options in
            for notice in CustomerNotice.allCases { options.customerPushes[notice] = "" }
        }
    }

    private func notices(_ life: CallbackLife) -> [String] {
        life.pushes.map(\.reason).filter { $0.hasPrefix("customer notice") }.map { String($0.dropFirst(17)) }
    }

    @Test("without settings there is none")
    func strict() {
        var life = CallbackLife(.dialled(), desiredIn: 600)
        life.pass(seconds: 601)
        life.happen(.dialEnded(.busy, attempt: 1))
        life.happen(.movedByCompany(to: life.now.advanced(by: .seconds(900))))
        life.happen(.adminCancels)
        #expect(notices(life).isEmpty)
    }

    @Test("a customer is reminded once, five minutes before the time")
    func upcoming() {
        var life = CallbackLife(all(.voiceWaitUserTerminated), desiredIn: 600)
        life.pass(seconds: 299)
        #expect(life.pushes.isEmpty)
        life.pass(seconds: 1)
        #expect(notices(life) == ["upcoming"])
        #expect(life.state == .scheduled)
        life.pass(seconds: 299)
        #expect(life.pushes.count == 1)
        life.pass(seconds: 1)
        #expect(life.pushes.map(\.reason).last == "desired time")
    }

    @Test("nobody is reminded late; after a move there is a reminder of the new time")
    func late() {
        var life = CallbackLife(all(.voiceWaitUserTerminated), desiredIn: 200)
        life.pass(seconds: 100)
        #expect(life.pushes.isEmpty)
        life.happen(.moved(to: life.now.advanced(by: .seconds(400))))
        life.pass(seconds: 101)
        #expect(notices(life) == ["upcoming"])
    }

    @Test("the first call is announced; one that does not reach the customer is told, each time once")
    func calls() {
        var life = CallbackLife(all(.dialled()))
        life.pass(seconds: 1)
        #expect(notices(life) == ["ready"])
        life.happen(.dialEnded(.noAnswer, attempt: 1))
        life.happen(.dialEnded(.noAnswer, attempt: 1))
        #expect(notices(life) == ["ready", "missed"])
        life.pass(seconds: 10)
        life.happen(.dialEnded(.createCallError, attempt: 2))
        life.pass(seconds: 10)
        life.happen(.dialEnded(.busy, attempt: 3))
        #expect(life.reason == .customerNotReached)
        #expect(notices(life) == ["ready", "missed", "missed"])
        life.pass(seconds: 100)
        #expect(life.pushes.count == 3)
    }

    @Test("the company's move and cancellation are told, the customer's own are not")
    func byWhom() {
        var life = CallbackLife(all(.voiceWaitUserTerminated), desiredIn: 600)
        life.happen(.movedByCompany(to: life.now.advanced(by: .seconds(900))))
        life.happen(.moved(to: life.now.advanced(by: .seconds(800))))
        #expect(notices(life) == ["moved"])
        life.happen(.adminCancels)
        life.happen(.adminCancels)
        #expect(notices(life) == ["moved", "cancelled"])
        var own = CallbackLife(all(.voiceWaitUserTerminated), desiredIn: 600)
        own.happen(.customerCancels)
        #expect(own.pushes.isEmpty)
    }

    @Test("a text of the settings replaces ours")
    func text() {
        var life = CallbackLife(
            ServiceOptions.voiceWaitUserTerminated.with { $0.customerPushes = [.cancelled: "Abgesagt"] })
        life.happen(.adminCancels)
        #expect(life.pushes.map(\.alert) == ["Abgesagt"])
        #expect(life.pushes.map(\.action) == [.confirmation])
    }

    @Test("a cancelled callback's push is owed, although the callback is over")
    func owed() async throws {
        let harness = CallbackServiceHarness([all(.voiceWaitUserTerminated)])
        try await harness.run {
            let id = try await harness.service.start(
                "voice-wait-userterm", parameters: CallbackServiceHarness.phone
            ).record.id
            _ = try await harness.service.cancel(id)
            #expect(try await harness.owed().map(\.reason) == ["customer notice: cancelled"])
        }
    }

    @Test("a request cannot set what Beckon notes")
    func noted() async throws {
        let harness = CallbackServiceHarness([all(.voiceWaitUserTerminated)])
        try await harness.run {
            let forged = [
                "_customer_reminded": "true", "_CB_DIAL_1_RESULT": "BUSY", "_gms_user_stated": "true",
                "_call_reference": "1 a", "_submit_attempts": "9", "_start_counted": "true",
            ]
            let id = try await harness.service.start(
                "voice-wait-userterm", parameters: CallbackServiceHarness.phone.merging(forged) { $1 }
            ).record.id
            var wish = CallbackWish()
            wish.properties = forged
            _ = try await harness.service.move(id, serviceName: "voice-wait-userterm", wish)
            let record = try #require(try await harness.record(id))
            #expect(!record.isReminded && !record.hasStatedUser && !record.wasCounted)
            #expect(record.calls.isEmpty && record.submissions == 0)
            let result = "_CB_DIAL_1_RESULT"
            #expect(record.properties[result] == nil && record.attachedData[result] == nil)
        }
    }
}
