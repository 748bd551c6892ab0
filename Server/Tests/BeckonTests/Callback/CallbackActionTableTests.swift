import Beckon
import BeckonCallback
import Testing

/// Every action of the contract at every step: right or harmless.
@Suite struct CallbackActionTableTests {
    /// What an action is answered, in one word.
    enum Answer: Hashable {
        case menu(code: Bool)
        case next
        case wait
        case notice(CallbackNotice)
    }

    /// How a callback is brought to a step, and what the actions find there.
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let life: CallbackLife
        /// The answer to each action that is not named in `others`.
        let usual: Answer
        var others: [CallbackAction: Answer] = [:]
        /// Actions that move the callback on.
        var changes: Set<CallbackAction> = []
    }

    static let rows: [Row] = ServiceOptions.scenarios.flatMap { options in
        options.waitForAgent ? early(options) + asked(options) + confirmed(options) : open(options)
    }

    static func early(_ options: ServiceOptions) -> [Row] {
        [
            Row(
                testDescription: "\(options.name) scheduled", life: CallbackLife(options, desiredIn: 60),
                usual: .notice(.scheduled), others: [.cancel: .notice(.cancelled)], changes: [.cancel]),
            Row(
                testDescription: "\(options.name) waiting", life: CallbackLife(options), usual: .wait,
                others: [.cancel: .notice(.cancelled)], changes: [.cancel]),
        ]
    }

    static func asked(_ options: ServiceOptions) -> [Row] {
        var life = CallbackLife(options)
        life.happen(.agentOffers)
        var snoozed = life
        _ = snoozed.request(.snooze)
        var unanswered = life
        unanswered.pass(seconds: 30)
        let late = Answer.notice(.expired)
        return [
            Row(
                testDescription: "\(options.name) asked", life: life, usual: .menu(code: false),
                others: [
                    .confirmationWithCode: .menu(code: true), .connect: .next, .snooze: .wait,
                    .cancel: .notice(.cancelled),
                ], changes: [.connect, .snooze, .cancel]),
            Row(
                testDescription: "\(options.name) snoozed", life: snoozed, usual: .wait,
                others: [.cancel: .notice(.cancelled)], changes: [.cancel]),
            Row(
                testDescription: "\(options.name) unanswered", life: unanswered, usual: .next,
                others: [.connect: late, .snooze: late, .cancel: late, .notUsed: late]),
        ]
    }

    static func confirmed(_ options: ServiceOptions) -> [Row] {
        var life = CallbackLife(options)
        life.happen(.agentOffers)
        _ = life.request(.connect)
        return [
            Row(
                testDescription: "\(options.name) confirmed", life: life, usual: .next,
                others: [.snooze: .notice(.answered), .cancel: .notice(.cancelled)], changes: [.cancel])
        ] + over(life, options)
    }

    static func open(_ options: ServiceOptions) -> [Row] {
        let life = CallbackLife(options)
        return [
            Row(
                testDescription: "\(options.name) open", life: life, usual: .next,
                others: [.snooze: .notice(.answered), .cancel: .notice(.cancelled)], changes: [.connect, .cancel])
        ] + over(life, options)
    }

    static func over(_ life: CallbackLife, _ options: ServiceOptions) -> [Row] {
        var connected = life
        connected.happen(.agentConnected)
        var completed = connected
        completed.happen(.agentCompletes)
        var expired = life
        expired.now = expired.machine.record.expiresAt
        let talking = Answer.notice(.connected)
        let isChat = options.media == .chat
        return [
            Row(
                testDescription: "\(options.name) connected", life: connected, usual: isChat ? .next : talking,
                others: [.snooze: talking, .cancel: talking]),
            Row(testDescription: "\(options.name) completed", life: completed, usual: .notice(.ended)),
            Row(testDescription: "\(options.name) expired", life: expired, usual: .notice(.ended)),
        ]
    }

    @Test("an action at any step is answered as the step allows", arguments: rows)
    func answers(row: Row) {
        for action in CallbackAction.allCases {
            var life = row.life
            let decision = life.happen(.requested(action))
            #expect(answer(decision.dialog, life) == row.others[action] ?? row.usual, "\(action)")
            #expect(decision.changed == row.changes.contains(action), "\(action)")
            #expect(decision.push == nil)
        }
    }

    @Test("an action that is requested again is answered the same and changes nothing", arguments: rows)
    func repeats(row: Row) {
        for action in CallbackAction.allCases {
            var life = row.life
            let first = life.request(action)
            let second = life.happen(.requested(action))
            #expect(second.dialog == first && !second.changed, "\(action)")
        }
    }

    private func answer(_ dialog: CallbackDialog, _ life: CallbackLife) -> Answer {
        switch dialog {
        case .userConfirmation(let code, let expires, _):
            expires > life.now ? .menu(code: code) : .notice(.ended)
        case .waitForAgent: .wait
        case .notice(let notice): .notice(notice)
        case .startChat: life.machine.options.media == .chat ? .next : .notice(.ended)
        case .connectInbound: direction(life) == .userOriginated ? .next : .notice(.ended)
        case .connectOutbound: direction(life) == .userTerminated ? .next : .notice(.ended)
        }
    }

    private func direction(_ life: CallbackLife) -> ServiceOptions.CallDirection? {
        life.machine.options.media == .voice ? life.machine.options.callDirection : nil
    }
}
