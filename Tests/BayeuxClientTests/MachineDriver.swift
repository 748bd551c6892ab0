import Bayeux
import BeckonTransport
import Testing

@testable import BayeuxClient

struct Unexpected: Error {}

/// Drives a state machine by hand.
struct MachineDriver {
    var machine = BayeuxClientStateMachine()
    var now: Duration = .zero

    /// A machine that is connected as client `c1`, with its next connect not yet made.
    static func connected(channels: [String] = []) -> MachineDriver {
        var driver = MachineDriver()
        for channel in channels { _ = driver.machine.subscribe(channel) }
        do {
            driver.answer(try driver.sent(.handshake), [.handshakeReply("c1")])
            if !channels.isEmpty {
                let subscribe = try driver.sent(.subscribe)
                driver.answer(subscribe, .subscribeReplies(subscribe))
            }
            driver.answer(try driver.sent(.connect(isHeld: false)))
        } catch {
            Issue.record(error)
        }
        return driver
    }

    mutating func step() -> BayeuxClientStateMachine.Step {
        machine.next(at: .init(now: now))
    }

    /// The request that the machine makes now.
    mutating func sent(_ kind: ClientRequest.Kind, sourceLocation: SourceLocation = #_sourceLocation) throws
        -> ClientRequest
    {
        guard case .send(let request) = step() else {
            Issue.record("The machine sends nothing.", sourceLocation: sourceLocation)
            throw Unexpected()
        }
        try #require(request.kind == kind, sourceLocation: sourceLocation)
        return request
    }

    /// How long the machine waits now; the wait is over afterwards.
    mutating func waited() throws -> Duration {
        let span = max(.zero, machine.dueAt - now)
        now = max(now, machine.dueAt)
        return span
    }

    @discardableResult
    mutating func answer(_ request: ClientRequest, _ messages: [BayeuxMessage]) -> BayeuxClientStateMachine.Answer {
        machine.answered(request.token, messages, at: .init(now: now))
    }

    /// Answers a connect with success and nothing else.
    mutating func answer(_ connect: ClientRequest) {
        answer(connect, [.connectReply(connect)])
    }

    mutating func fail(
        _ request: ClientRequest, _ failure: BayeuxClientStateMachine.Failure = .init(transport: .timeout)
    ) {
        machine.failed(request.token, failure, at: .init(now: now))
    }
}

extension BayeuxMessage {
    static func handshakeReply(_ clientID: String?, _ advice: Advice? = nil, error: String? = nil) -> BayeuxMessage {
        var reply = BayeuxMessage(channel: "/meta/handshake")
        reply.successful = clientID != nil
        reply.clientID = clientID
        reply.version = "1.0"
        reply.supportedConnectionTypes = ["websocket", "long-polling"]
        reply.advice = advice ?? (error == nil ? Advice(reconnect: .retry, interval: 0, timeout: 30_000) : nil)
        reply.error = error
        return reply
    }

    static func connectReply(
        _ request: ClientRequest, successful: Bool = true, error: String? = nil, advice: Advice? = nil
    ) -> BayeuxMessage {
        var reply = BayeuxMessage(channel: "/meta/connect")
        reply.id = request.messages.first?.id
        reply.successful = successful
        reply.error = error
        reply.advice = advice
        return reply
    }

    static func subscribeReply(_ request: ClientRequest) -> BayeuxMessage {
        [BayeuxMessage].subscribeReplies(request)[0]
    }

    static func event(_ channel: String, _ data: String) -> BayeuxMessage {
        var event = BayeuxMessage(channel: channel)
        event.data = RawJSON(Array(data.utf8))
        return event
    }
}

extension [BayeuxMessage] {
    static func subscribeReplies(_ request: ClientRequest) -> [BayeuxMessage] {
        request.messages.map { message in
            var reply = BayeuxMessage(channel: "/meta/subscribe")
            reply.id = message.id
            reply.subscription = message.subscription
            reply.successful = true
            return reply
        }
    }
}
