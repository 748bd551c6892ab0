import Beckon
import BeckonCallback

/// Walks one callback through its life on a clock of its own, as pure values.
struct CallbackLife {
    var machine: CallbackMachine
    var now: Timestamp
    /// Every push that was owed so far.
    var pushes: [CallbackPush] = []
    /// Every order to the telephone system so far.
    var orders: [TelephonyOrder] = []
    let first: CallbackDialog

    static let start = Timestamp(milliseconds: 1_700_000_000_000)

    init(
        _ options: ServiceOptions, desiredIn seconds: Int64? = nil, number: String = "5550100",
        _ surroundings: CallbackSurroundings = CallbackSurroundings()
    ) {
        now = Self.start
        let desired = seconds.map { Self.start.advanced(by: .seconds($0)) }
        let record = CallbackRecord(
            id: ServiceID("CALLBACK"), serviceName: options.name, state: .queued, step: .waitingForAgent,
            customerNumber: number, createdAt: now, desiredTime: desired,
            expiresAt: (desired ?? now).advanced(by: options.timeToLive), deviceID: DeviceID("device"), user: "user",
            accessCode: options.provideCode ? "123456" : nil)
        machine = CallbackMachine(record: record, options: options, surroundings: surroundings)
        first = machine.start(at: now).dialog
    }

    var state: CallbackState { machine.record.state }
    var reason: CallbackReason? { machine.record.reason }

    @discardableResult
    mutating func happen(_ event: CallbackEvent) -> CallbackDecision {
        let decision = machine.handle(event, at: now)
        if let push = decision.push { pushes.append(push) }
        if let order = decision.order { orders.append(order) }
        return decision
    }

    /// The operator pauses the service or ends the pause.
    mutating func pause(_ isPaused: Bool) {
        machine = CallbackMachine(
            record: machine.record, options: machine.options, surroundings: CallbackSurroundings(isPaused: isPaused))
        happen(isPaused ? .paused : .resumed)
    }

    /// The customer's request, answered.
    mutating func request(_ action: CallbackAction) -> CallbackDialog {
        happen(.requested(action)).dialog
    }

    /// Lets time pass second by second, with the timer that looks at what is due.
    mutating func pass(seconds: Int) {
        for _ in 0..<seconds {
            now = now.advanced(by: .seconds(1))
            if let due = machine.record.due, due <= now { happen(.timeReached) }
        }
    }
}

extension ServiceOptions {
    /// A callback service of one row of the scenario matrix.
    static func scenario(
        _ name: String, _ direction: CallDirection, waits: Bool, media: Media = .voice, code: Bool = false
    ) -> ServiceOptions {
        var options = ServiceOptions(name: name, kind: .callback)
        options.callDirection = direction
        options.waitForAgent = waits
        options.waitForUserConfirm = waits
        options.media = media
        options.provideCode = code
        options.snoozeDuration = .seconds(5)
        // One number plays many customers.
        options.limits.queueCheck = .off
        options.throttle.parameterLimit = 1_000_000
        return options
    }

    static let voiceNowUserOriginated = scenario("voice-now-userorig", .userOriginated, waits: false)
    static let voiceWaitUserOriginated = scenario("voice-wait-userorig", .userOriginated, waits: true)
    static let voiceNowUserTerminated = scenario("voice-now-userterm", .userTerminated, waits: false)
    static let voiceWaitUserTerminated = scenario("voice-wait-userterm", .userTerminated, waits: true)
    static let chatNow = scenario("chat-now", .userOriginated, waits: false, media: .chat)
    static let chatWait = scenario("chat-wait", .userOriginated, waits: true, media: .chat)

    /// A service whose customers are called by a telephone system.
    static func dialled(waits: Bool = false) -> ServiceOptions {
        var options = scenario("dialled", .userTerminated, waits: waits)
        options.dialling.telephony = BridgeSourceName("pbx")
        options.dialling.retryPause = .seconds(10)
        options.dialling.resultTimeout = .seconds(20)
        options.dialling.longestWait = .seconds(30)
        return options
    }

    static let scenarios = [
        voiceNowUserOriginated, voiceWaitUserOriginated, voiceNowUserTerminated, voiceWaitUserTerminated, chatNow,
        chatWait,
    ]

    /// These options with changes.
    func with(_ change: (inout ServiceOptions) -> Void) -> ServiceOptions {
        var options = self
        change(&options)
        return options
    }
}
