import BeckonJSON
import ICWSCore
import ICWSInteractions
import ICWSMessaging
import ICWSQueues
import ICWSSimulator
import ICWSStatus
import TestSupport
import Testing

@testable import ICWSClient
@testable import ICWSViews

/// What views and sessions do with messages that cannot be read whole.
@Suite(.timeLimit(.minutes(20))) struct MisreadTests {
    /// A view's state with a full message and a delta that it takes.
    struct ViewCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let full: JSONValue
        let delta: JSONValue
        let run: @Sendable ([JSONValue]) -> Outcome
    }

    struct Outcome: Sendable, Equatable {
        var shown: String
        var isStale: Bool
        var isTold: Bool
    }

    private static func run<State: SessionState>(
        _ state: State, _ shown: @Sendable @escaping (State) -> String
    ) -> @Sendable ([JSONValue]) -> Outcome {
        { messages in
            var state = state
            for json in messages {
                if let message = ICWS.Messaging.Message(json: json) { _ = state.apply(.message(message)) }
            }
            return Outcome(shown: shown(state), isStale: state.isStale, isTold: !state.problems.isEmpty)
        }
    }

    private static func message(_ type: String, _ isDelta: Bool, _ members: JSONObject) -> JSONValue {
        var object: JSONObject = ["__type": .string("urn:inin.com:" + type), "isDelta": .bool(isDelta)]
        for (key, value) in members { object[key] = value }
        return .object(object)
    }

    private static func alert(_ id: String, _ action: Int64) -> JSONValue {
        [
            "interactionId": .string(id), "interactionType": "chat", "name": "Ada", "address": "", "alertType": 1,
            "alertAction": .integer(action), "autoAnswer": false, "attributes": ["Eic_State": "A"],
        ]
    }

    private static func member(_ name: String, typing: Bool) -> JSONValue {
        [
            "__type": "urn:inin.com:interactions.chat:fullChatMember", "chatMemberType": 4,
            "displayName": .string(name),
            "interactionId": "1", "userId": "web", "isTyping": .bool(typing),
        ]
    }

    static let views: [ViewCase] = [
        ViewCase(
            testDescription: "queue",
            full: message(
                "queues:queueContentsMessage", false,
                [
                    "subscriptionId": "q",
                    "interactionsAdded": [
                        ["interactionId": "1", "attributes": ["Eic_State": "A"]],
                        ["interactionId": "2", "attributes": ["Eic_State": "A"]],
                    ],
                ]),
            delta: message(
                "queues:queueContentsMessage", true,
                [
                    "subscriptionId": "q",
                    "interactionsAdded": [["interactionId": "3", "attributes": ["Eic_State": "A"]]],
                    "interactionsChanged": [["interactionId": "1", "attributes": ["Eic_State": "C"]]],
                    "interactionsRemoved": ["2"],
                ]),
            run: run(QueueState(subscriptionID: "q")) { state in
                state.interactions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined()
            }),
        ViewCase(
            testDescription: "statuses",
            full: message(
                "status:userStatusMessage", false,
                ["userStatusList": [["userId": "jo", "statusId": "Available", "notes": "desk 4"]]]),
            delta: message(
                "status:userStatusMessage", true,
                ["userStatusList": [["userId": "Jo", "statusId": "At Lunch", "notes": "back at 1", "until": .null]]]),
            run: run(UserStatusState()) { state in
                "\(state.status(of: "jo")?.statusId ?? "") \(state.status(of: "jo")?.notes ?? "")"
            }),
        ViewCase(
            testDescription: "alerts",
            full: message(
                "interactions:interactionAlertingMessage", false, ["alertingInteractionDetails": [alert("1", 1)]]),
            delta: message(
                "interactions:interactionAlertingMessage", true,
                ["alertingInteractionDetails": [alert("1", 2), alert("2", 1)]]),
            run: run(AlertState()) { $0.alerting.map(\.interactionId).joined(separator: ",") }),
        ViewCase(
            testDescription: "chat members",
            full: message(
                "interactions.chat:chatMembersMessage", false,
                [
                    "interactionId": "1", "membersAdded": [member("Ada", typing: false)], "membersChanged": [],
                    "membersRemoved": [],
                ]),
            delta: message(
                "interactions.chat:chatMembersMessage", true,
                [
                    "interactionId": "1", "membersAdded": [], "membersChanged": [member("Ada", typing: true)],
                    "membersRemoved": [],
                ]),
            run: run(ChatState(interactionID: "1")) { "\($0.members.count) \($0.customerIsTyping)" }),
        ViewCase(
            testDescription: "callback",
            full: message(
                "interactions.callback:callbackMessage", false,
                [
                    "interactionId": "1", "target": "5550100", "name": "Ada", "subject": "Order 17", "attempts": 0,
                    "maxAttempts": 3, "snoozed": false,
                ]),
            delta: message(
                "interactions.callback:callbackMessage", true,
                [
                    "interactionId": "1", "target": "5550101", "name": "Ada", "subject": "Order 17", "attempts": 1,
                    "maxAttempts": 3, "snoozed": false,
                ]),
            run: run(CallbackState(interactionID: "1")) {
                "\($0.callback?.attempts ?? -1) \($0.callback?.target ?? "")"
            }),
    ]

    @Test("no view lies: a delta with a bad field makes it stale and is told, or nothing is missing", arguments: views)
    func deltas(_ view: ViewCase) {
        let right = view.run([view.full, view.delta])
        let before = view.run([view.full])
        #expect(!right.isTold && right.shown != before.shown, "the delta changes what is shown")
        for broken in view.delta.brokenFields() {
            let outcome = view.run([view.full, broken.value])
            if broken.kind == .wrong { #expect(outcome.isTold, "\(broken.path) is wrong and not told") }
            guard !outcome.isStale else {
                #expect(outcome.isTold, "\(broken.path): stale without a reason")
                continue
            }
            // What is missing from a delta is unchanged, which the server may have meant.
            let isMeant = broken.kind != .wrong
            #expect(outcome.shown == right.shown || isMeant, "\(broken.path) makes the view lie")
            let mended = view.run([view.full, broken.value, view.full])
            #expect(mended.shown == before.shown && !mended.isTold, "a full message mends it")
        }
    }

    @Test(
        "a full message with a bad field shows the rest and is told, or shows nothing new and is stale",
        arguments: views)
    func fullMessages(_ view: ViewCase) {
        for broken in view.full.brokenFields() where broken.kind == .wrong {
            #expect(view.run([broken.value]).isTold, "\(broken.path)")
        }
    }

    @Test("an alert starts and stops, in deltas and in full messages")
    func alerts() {
        func state(_ messages: (isDelta: Bool, alerts: [JSONValue])...) -> [String] {
            var state = AlertState()
            for (isDelta, alerts) in messages {
                let json = Self.message(
                    "interactions:interactionAlertingMessage", isDelta, ["alertingInteractionDetails": .array(alerts)])
                if let message = ICWS.Messaging.Message(json: json) { _ = state.apply(.message(message)) }
            }
            return state.alerting.map(\.interactionId)
        }
        let (start, stop) = (Self.alert("1", 1), Self.alert("1", 2))
        #expect(state((false, [start])) == ["1"])
        #expect(state((false, [start]), (true, [stop])) == [])
        #expect(state((false, [start]), (false, [stop])) == [], "a full message may say what has stopped")
        #expect(state((false, [start]), (false, [])) == [])
        #expect(state((false, []), (true, [start]), (true, [start])) == ["1"], "twice started is one alert")
        #expect(state((false, []), (true, [stop])) == [], "what nobody knows stops without a trace")
        #expect(state((false, [start]), (true, [Self.alert("2", 1)]), (true, [stop])) == ["2"])
    }

    // MARK: The session

    @Test(
        "a message that a view cannot read is told, and its subscription alone is put again", arguments: [false, true])
    func renewal(streams: Bool) async throws {
        let world = try World(streams: streams)
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            let view = QueueWatcher(
                session, queues: [.init(queueType: .workgroup, queueName: "Support")], attributes: ["Eic_State"],
                subscriptionID: "q")
            var states = try await view.states().makeAsyncIterator()
            try await session.send(supportQueue("other")).orThrow()
            var state = await states.next()
            #expect(state?.isStale == false)
            world.simulator.broadcast(
                .object([
                    "__type": .text("urn:inin.com:queues:queueContentsMessage"), "isDelta": .bool(true),
                    "subscriptionId": .text("q"), "interactionsRemoved": .list([.object([:])]),
                ]))
            // A stream that opens repeats the full states, perhaps only now.
            while state?.isStale == false { state = await states.next() }
            #expect(state?.problems.isEmpty == false)
            var told: [ContractProblem] = []
            _ = await events.skip { event in
                if case .misread(_, let problems) = event { told = problems }
                return !told.isEmpty
            }
            #expect(told.map(\.path) == ["interactionsRemoved.0"])
            // The reader of the queue waits for the full state that its own subscription gives.
            state = await states.next()
            #expect(state?.isStale == false && state?.problems.isEmpty == true)
        }
    }

    @Test("a message that nobody can read is a gap in every view, and all states come anew", arguments: [false, true])
    func garbage(streams: Bool) async throws {
        let world = try World(streams: streams)
        let session = world.session()
        try await world.running(session) { events in
            _ = await events.skip { if case .connected = $0 { true } else { false } }
            var states = try await UserStatusView(session).states(of: ["jo"]).makeAsyncIterator()
            #expect(await states.next()?.isStale == false)
            world.simulator.broadcast(.text("not a message"))
            var state = await states.next()
            while state?.isStale == false { state = await states.next() }
            while state?.isStale == true { state = await states.next() }
            #expect(state?.status(of: "jo") != nil)
            var seen: [String] = []
            _ = await events.skip { event in
                if case .unreadable = event { seen.append("unreadable") }
                if case .gap(.unreadableMessage) = event { seen.append("gap") }
                return seen.count == 2
            }
            #expect(seen == ["unreadable", "gap"])
        }
    }
}

extension JSONValue {
    enum BrokenKind { case absent, null, wrong }

    /// This value with each of its members and elements absent, null and wrong in turn.
    fileprivate func brokenFields() -> [(path: String, kind: BrokenKind, value: JSONValue)] {
        switch self {
        case .object(let members):
            return members.flatMap { key, member -> [(String, BrokenKind, JSONValue)] in
                guard key != "__type" else { return [] }
                func with(_ value: JSONValue?) -> JSONValue {
                    var copy = members
                    copy[key] = value
                    return .object(copy)
                }
                let wrong: JSONValue = member.array == nil ? [] : "text"
                return [(key, .absent, with(nil)), (key, .null, with(.null)), (key, .wrong, with(wrong))]
                    + member.brokenFields().map { ("\(key).\($0)", $1, with($2)) }
            }
        case .array(let elements):
            return elements.enumerated().flatMap { index, element -> [(String, BrokenKind, JSONValue)] in
                func with(_ value: JSONValue) -> JSONValue {
                    var copy = elements
                    copy[index] = value
                    return .array(copy)
                }
                return [("\(index)", .wrong, with([])), ("\(index)", .wrong, with(.null))]
                    + element.brokenFields().map { ("\(index).\($0)", $1, with($2)) }
            }
        default: return []
        }
    }
}
