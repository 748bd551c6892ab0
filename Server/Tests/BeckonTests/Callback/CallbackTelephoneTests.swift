import Beckon
import BeckonCallback
import Testing

/// Calls to customers: their results, and how the callback ends.
@Suite struct CallbackTelephoneTests {
    /// A callback that is being called.
    private func called(_ options: ServiceOptions = .dialled()) -> CallbackLife {
        var life = CallbackLife(options)
        life.pass(seconds: 1)
        return life
    }

    private func acts(_ life: CallbackLife) -> [String] { life.orders.map { "\($0.act.rawValue) \($0.attempt)" } }

    @Test("an immediate callback is called at once, and the customer and the agent are connected one after the other")
    func reached() {
        var life = called()
        #expect(acts(life) == ["dial 1"])
        #expect(life.state == .queued)
        life.happen(.dialEnded(.person, attempt: 1))
        #expect(life.state == .routing)
        #expect(acts(life) == ["dial 1", "connect-agent 1"])
        life.happen(.agentConnected)
        #expect(life.state == .processing)
        life.happen(.customerLeft)
        #expect(life.reason == .agentConnected)
        #expect(life.machine.record.attachedData == ["_CB_DIAL_1_RESULT": "PERSON"])
        #expect(life.machine.record.properties.isEmpty)
        #expect(life.orders.count == 2)
    }

    @Test("a result of CONNECTED needs no further order")
    func connected() {
        var life = called()
        life.happen(.dialEnded(.connected, attempt: 1))
        #expect(life.state == .processing)
        #expect(acts(life) == ["dial 1"])
    }

    @Test(
        "a customer who is not reached is called three times, with the pause between the calls",
        arguments: [DialResult.busy, .noAnswer, .answeringMachine, .createCallError, .unknown])
    func again(_ result: DialResult) {
        var life = called()
        for attempt in 1...3 {
            #expect(acts(life).last == "dial \(attempt)")
            life.happen(.dialEnded(result, attempt: attempt))
            if attempt == 3 { break }
            #expect(life.state == .queued)
            life.pass(seconds: 9)
            #expect(life.orders.count == attempt)
            life.pass(seconds: 1)
        }
        #expect(life.state == .completed)
        #expect(life.reason?.rawValue == "FAIL_CALL_TO_CUSTOMER")
        #expect(life.machine.record.attachedData["_CB_DIAL_3_RESULT"] == result.rawValue)
        #expect(life.machine.record.calls == Array(repeating: CallbackCall(result: result), count: 3))
        #expect(life.orders.count == 3)
    }

    @Test("a number that cannot be reached is not called again", arguments: [DialResult.fax, .errorTone])
    func giveUp(_ result: DialResult) {
        var life = called()
        life.happen(.dialEnded(result, attempt: 1))
        #expect(life.reason == .customerNotReached)
    }

    @Test("a result that never comes counts as unknown, and the call is ended")
    func never() {
        var life = called()
        life.pass(seconds: 20)
        #expect(acts(life) == ["dial 1", "hang-up 1"])
        #expect(life.machine.record.dialResults == [.unknown])
        life.pass(seconds: 10)
        #expect(acts(life).last == "dial 2")
    }

    @Test("a result that comes twice counts once")
    func twice() {
        var life = called()
        life.happen(.dialEnded(.busy, attempt: 1))
        #expect(!life.happen(.dialEnded(.busy, attempt: 1)).changed)
        life.pass(seconds: 10)
        #expect(!life.happen(.dialEnded(.busy, attempt: 1)).changed)
        #expect(life.machine.record.dialResults == [.busy])
    }

    @Test("a late result counts only if the customer is on the telephone")
    func late() {
        var life = called()
        life.pass(seconds: 20)
        #expect(!life.happen(.dialEnded(.busy, attempt: 1)).changed)
        life.happen(.dialEnded(.person, attempt: 1))
        #expect(life.state == .routing)
        #expect(acts(life).last == "connect-agent 1")
        #expect(life.machine.record.dialResults == [.person])
    }

    @Test(
        "a customer on the telephone for whom no agent comes",
        arguments: [
            (CallbackEvent.agentNotFound, "FAIL_TARGET_NOT_FOUND", true),
            (.agentNotConnected, "FAIL_AGENT_CONNECT", true), (.customerLeft, "FAIL_INTERACTION_DELETED", false),
            (.agentsRefused(4), "AGENT_PREVIEW_CANCEL_AFTER_4REJECTS", true), (.customerCancels, "CANCELLED", true),
            (.adminCancels, "CANCELLED_BY_ADMIN", true),
        ])
    func noAgent(_ event: CallbackEvent, _ reason: String, _ hangsUp: Bool) {
        var life = called()
        life.happen(.dialEnded(.person, attempt: 1))
        life.happen(event)
        #expect(life.state == .completed)
        #expect(life.reason?.rawValue == reason)
        #expect((acts(life).last == "hang-up 1") == hangsUp)
        #expect(!life.happen(event).changed)
    }

    @Test("a customer waits no longer on the telephone than configured")
    func longestWait() {
        var life = called()
        life.happen(.dialEnded(.person, attempt: 1))
        life.pass(seconds: 30)
        #expect(life.reason == .agentNotFound)
        #expect(acts(life).last == "hang-up 1")
    }

    @Test("a telephone system that does not take the order gets it again, three times at most")
    func notSubmitted() {
        var life = called()
        for attempt in 1...3 {
            #expect(life.orders.count == attempt)
            #expect(life.orders.last?.attempt == 1)
            life.happen(.dialNotSubmitted(attempt: 1))
            life.pass(seconds: 10)
        }
        #expect(life.reason?.rawValue == "SUBMIT_FAILED")
        #expect(life.machine.record.dialResults.isEmpty)
    }

    @Test("the telephone system's reference to a call is kept while the call is under way, and shown to nobody")
    func reference() {
        var life = called()
        life.happen(.dialAccepted(reference: "call 1", attempt: 1))
        #expect(life.machine.record.openCall?.reference == "call 1")
        #expect(life.machine.record.attachedData.isEmpty)
        life.happen(.dialEnded(.busy, attempt: 1))
        #expect(life.machine.record.calls == [CallbackCall(result: .busy, reference: "call 1")])
        #expect(life.machine.record.openCall == nil)
        life.pass(seconds: 10)
        #expect(life.machine.record.openCall == nil)
        // The answer to the first order comes late.
        #expect(!life.happen(.dialAccepted(reference: "call 1", attempt: 1)).changed)
        life.happen(.dialAccepted(reference: "call 2", attempt: 2))
        #expect(life.machine.record.calls == [CallbackCall(result: .busy), CallbackCall(reference: "call 2")])
        life.happen(.dialEnded(.connected, attempt: 2))
        #expect(life.machine.record.openCall?.attempt == 2)
        #expect(life.machine.record.openCall?.isConnected == true)
        life.happen(.customerLeft)
        #expect(life.machine.record.openCall == nil)
        #expect(!life.happen(.dialAccepted(reference: "call 3", attempt: 2)).changed)
    }

    @Test("a call that was taken for a callback which ended meanwhile is ended")
    func takenTooLate() {
        var life = called()
        life.happen(.customerCancels)
        #expect(life.orders.last?.act == .hangUp)
        #expect(life.orders.last?.reference == nil)
        life.happen(.dialAccepted(reference: "call 1", attempt: 1))
        #expect(life.orders.map(\.act) == [.dial, .hangUp, .hangUp])
        #expect(life.orders.last?.reference == "call 1")
        #expect(life.machine.record.openCall == nil)
        #expect(!life.happen(.dialAccepted(reference: "call 1", attempt: 1)).changed)
    }

    @Test("the reference to a call whose customer answered late is that of the call")
    func lateReference() {
        var life = called()
        life.pass(seconds: 30)
        life.happen(.dialAccepted(reference: "call 2", attempt: 2))
        life.happen(.dialEnded(.person, attempt: 1))
        life.happen(.dialAccepted(reference: "call 1", attempt: 1))
        #expect(life.machine.record.calls == [CallbackCall(result: .person, reference: "call 1")])
        #expect(life.machine.record.openCall?.attempt == 1)
    }

    @Test("a result of a call that never was changes nothing", arguments: [Int.min, -1, 0, 2, Int.max])
    func noSuchCall(_ attempt: Int) {
        var life = called()
        #expect(!life.happen(.dialEnded(.person, attempt: attempt)).changed)
    }

    @Test("a reference that is too long is not kept, and the call goes on")
    func longReference() {
        var life = called()
        let most = String(repeating: "a", count: CallbackRecord.longestCallReference)
        life.happen(.dialAccepted(reference: most + "a", attempt: 1))
        life.happen(.dialAccepted(reference: "", attempt: 1))
        #expect(life.machine.record.openCall == nil)
        life.happen(.dialAccepted(reference: most, attempt: 1))
        #expect(life.machine.record.openCall?.reference == most)
    }

    @Test("an order that the telephone system cannot take yet waits")
    func putOff() {
        var life = CallbackLife(.dialled())
        life.happen(.dialPutOff(until: life.now.advanced(by: .seconds(5))))
        life.pass(seconds: 4)
        #expect(life.orders.isEmpty)
        life.pass(seconds: 1)
        #expect(acts(life) == ["dial 1"])
    }

    @Test("a customer who cancels while the telephone rings is not called any more")
    func cancelled() {
        var life = called()
        #expect(life.request(.cancel) == .notice(.cancelled))
        #expect(life.reason == .cancelled)
        #expect(acts(life) == ["dial 1", "hang-up 1"])
    }

    @Test("with a question, the customer is called after the yes")
    func asked() {
        var life = CallbackLife(.dialled(waits: true))
        life.happen(.agentOffers)
        #expect(life.pushes.count == 1)
        #expect(life.orders.isEmpty)
        #expect(life.request(.connect) == .connectOutbound)
        life.pass(seconds: 1)
        #expect(acts(life) == ["dial 1"])
        #expect(life.request(.snooze) == .notice(.answered))
    }

    @Test("a scheduled callback is called at its time, and when nobody answers the menu")
    func scheduled() {
        var life = CallbackLife(.dialled(), desiredIn: 60)
        life.pass(seconds: 59)
        #expect(life.orders.isEmpty)
        life.pass(seconds: 2)
        #expect(acts(life) == ["dial 1"])
        var silent = CallbackLife(.dialled(waits: true), desiredIn: 60)
        silent.pass(seconds: 92)
        #expect(silent.pushes.map(\.reason) == ["desired time"])
        #expect(acts(silent) == ["dial 1"])
    }

    @Test("an agent who calls by hand reports the results, and gets the callback again after the pause")
    func byHand() {
        var options = ServiceOptions.voiceWaitUserTerminated
        options.waitForUserConfirm = false
        options.dialling.retryPause = .seconds(10)
        var life = CallbackLife(options)
        for _ in 1...3 {
            #expect(life.machine.record.step == .waitingForAgent)
            life.happen(.agentOffers)
            life.happen(.dialEnded(.noAnswer, attempt: nil))
            life.pass(seconds: 10)
        }
        #expect(life.reason == .customerNotReached)
        #expect(life.orders.isEmpty)
    }

    // MARK: - Other telephone systems

    /// The same callback after a reload by which its service has another telephone system, or none.
    private func reloaded(_ life: CallbackLife, _ telephony: String?) -> CallbackLife {
        var (life, record) = (life, life.machine.record)
        if telephony == "older" { record.telephony = nil }
        let options = ServiceOptions.dialled().with {
            if telephony != "older" { $0.dialling.telephony = telephony.flatMap { BridgeSourceName($0) } }
        }
        life.machine = CallbackMachine(record: record, options: options)
        return life
    }

    private func systems(_ life: CallbackLife) -> [String?] { life.orders.map { $0.record.telephony?.text } }

    @Test(
        "a call stays with the telephone system that got its order when the service gets another one, or none",
        arguments: ["other", nil] as [String?])
    func reload(_ telephony: String?) {
        var life = reloaded(called(), telephony)
        life.happen(.dialEnded(.person, attempt: 1))
        #expect(life.state == .routing)
        life.happen(.agentNotFound)
        #expect(acts(life) == ["dial 1", "connect-agent 1", "hang-up 1"])
        #expect(systems(life) == ["pbx", "pbx", "pbx"])
        var cancelled = reloaded(called(), telephony)
        cancelled.happen(.customerCancels)
        #expect(acts(cancelled) == ["dial 1", "hang-up 1"])
        #expect(systems(cancelled) == ["pbx", "pbx"])
    }

    @Test("the options decide about the next call: another telephone system makes it, or an agent")
    func nextCall() {
        var life = called()
        life.happen(.dialAccepted(reference: "call 1", attempt: 1))
        life = reloaded(life, "other")
        life.pass(seconds: 30)
        #expect(acts(life) == ["dial 1", "hang-up 1", "dial 2"])
        #expect(systems(life) == ["pbx", "pbx", "other"])
        // The first one's reference means nothing to the other.
        life.happen(.customerCancels)
        #expect(life.orders.last?.act == .hangUp)
        #expect(life.orders.last?.reference == nil)
        var byHand = reloaded(called(), nil)
        byHand.pass(seconds: 30)
        #expect(acts(byHand) == ["dial 1", "hang-up 1"])
        #expect(byHand.machine.record.step == .connecting)
        byHand.happen(.dialEnded(.person, attempt: 2))
        #expect(byHand.state == .processing)
    }

    @Test("an agent's call by hand goes on when the service gets a telephone system, which makes the next one")
    func byHandBefore() {
        var life = reloaded(CallbackLife(.dialled().with { $0.dialling.telephony = nil }), "pbx")
        #expect(life.machine.record.step == .connecting)
        life.happen(.dialEnded(.busy, attempt: nil))
        life.pass(seconds: 10)
        #expect(acts(life) == ["dial 2"])
        var answered = reloaded(CallbackLife(.dialled().with { $0.dialling.telephony = nil }), "pbx")
        answered.happen(.dialEnded(.person, attempt: 1))
        #expect(answered.state == .processing)
        #expect(answered.orders.isEmpty)
    }

    @Test("a call of an older program, which noted no telephone system, is that of the service")
    func olderCall() {
        var life = reloaded(called(), "older")
        life.happen(.dialEnded(.person, attempt: 1))
        #expect(life.state == .routing)
        life.happen(.customerCancels)
        #expect(acts(life) == ["dial 1", "connect-agent 1", "hang-up 1"])
        #expect(systems(life) == ["pbx", nil, nil])
    }

    @Test("without a telephone number nobody is called")
    func noNumber() {
        let life = CallbackLife(.dialled(), number: "")
        #expect(life.reason == .noCustomerNumber)
    }

    // MARK: - Hours

    private static let day = Timestamp(milliseconds: 1_700_006_400_000)  // 2023-11-15T00:00:00Z

    @Test(
        "customers are called in the allowed hours of the local clock",
        arguments: [
            ("0,9,21", 10.0, 0, 0.0), ("0,9,21", 8.5, 0, 0.5), ("0,9,21", 21.0, 0, 12.0), ("0,9,21", 20.99, 0, 0.0),
            ("0,9,21", 8.5, 3_600, 0.0), ("0,22,6", 23.0, 0, 0.0), ("0,22,6", 5.0, 0, 0.0), ("0,22,6", 6.0, 0, 16.0),
            ("0,0,24", 3.0, 0, 0.0),
        ])
    func hours(_ text: String, _ hour: Double, _ offset: Int64, _ wait: Double) throws {
        let hours = try #require(DialOptions.Hours(text))
        let now = Self.day.advanced(by: Milliseconds(Int64(hour * 3_600_000)))
        let next = hours.next(from: now, promised: Self.day, offset: offset)
        #expect(next == now.advanced(by: Milliseconds(Int64(wait * 3_600_000))))
    }

    @Test("soon after the promised time a customer is called at any hour")
    func promised() throws {
        let hours = try #require(DialOptions.Hours("3600,9,21"))
        let promised = Self.day.advanced(by: .seconds(22 * 3_600))
        #expect(hours.next(from: promised, promised: promised, offset: 0) == promised)
        let late = promised.advanced(by: .seconds(3_601))
        #expect(hours.next(from: late, promised: promised, offset: 0) == Self.day.advanced(by: .seconds(33 * 3_600)))
    }

    @Test(
        "values that are no hours", arguments: ["", "1,2", "0,9,9", "0,24,3", "0,-1,3", "x,9,21", "0,9,25", "0,9,21,1"])
    func noHours(_ text: String) {
        #expect(DialOptions.Hours(text) == nil)
    }

    @Test("every reason keeps its spelling")
    func reasons() {
        for reason in CallbackReason.allCases { #expect(CallbackReason(rawValue: reason.rawValue) == reason) }
        #expect(CallbackReason(rawValue: "AGENT_PREVIEW_CANCEL_AFTER_12REJECTS") == .agentsRefused(12))
        for text in ["", "AGENT_PREVIEW_CANCEL_AFTER_REJECTS", "AGENT_PREVIEW_CANCEL_AFTER_0REJECTS"] {
            #expect(CallbackReason(rawValue: text) == nil)
        }
    }
}
