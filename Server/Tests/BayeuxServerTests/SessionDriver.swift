import BeckonTime
import TestTime

@testable import BayeuxServer

/// Drives a session by hand: reads its sources, keeps its loads and answers.
final class SessionDriver {
    struct Load {
        let id: SourceID
        let source: FakeSource
        let cursor: Int
        let limit: Int
    }

    struct Answer: Equatable {
        let token: PollToken
        /// The numbers of the events, by source, in the order of the answer.
        let events: [String]
        /// The number by the ack extension.
        let number: Int64?

        init(_ answer: PollAnswer) {
            (token, number) = (answer.token, answer.acknowledgement)
            events = answer.batches.flatMap { batch in
                String(decoding: batch.messages, as: UTF8.self).split(separator: "\"").filter { $0.contains("-") }
                    .map(String.init)
            }
        }
    }

    var session: ServerSession
    var now: Uptime = .start
    var loads: [Load] = []
    var answers: [Answer] = []
    private var lastToken: UInt64 = 0

    init(lifetime: Milliseconds = 10_000, maxEvents: Int = 500, hasConnected: Bool = true) {
        let summary = SessionSummary(
            clientID: "client", user: "user", browserID: "browser", hasConnected: hasConnected)
        session = ServerSession(
            summary, timing: SessionTiming(lifetime: lifetime), maxEvents: maxEvents, now: 0)
        session.subscribe(to: [.genesys])
    }

    func attach(_ source: FakeSource, cursor: Int = 0, isWaiting: Bool = false) {
        _ = session.attach(SourceAttachment(source, cursor: cursor), isWaiting: isWaiting)
        settle()
    }

    @discardableResult
    func connect(hold: Milliseconds = 28_500, acknowledged: Int64? = nil) -> PollToken {
        lastToken += 1
        let token = PollToken(number: lastToken)
        let replaced = session.connect(token, hold: hold, acknowledged: acknowledged, now: now)
        if let replaced { answers.append(Answer(replaced)) }
        settle()
        return token
    }

    func append(_ count: Int = 1, to source: FakeSource) {
        source.append(count)
        session.wake(source.name)
        settle()
    }

    func writeEnded(_ token: PollToken, _ end: WriteEnd = .whole) {
        session.writeEnded(token, end, now: now)
        settle()
    }

    /// Ends the oldest load.
    func finishLoad(failing: Bool = false) {
        guard !loads.isEmpty else { return }
        let load = loads.removeFirst()
        let batch = failing ? nil : try? load.source.loadNow(after: load.cursor, limit: load.limit)
        session.didLoad(load.id, after: load.cursor, batch, now: now)
        settle()
    }

    /// Lets time pass.
    ///
    /// - Returns: Whether the session came to its end.
    @discardableResult
    func pass(_ time: Milliseconds) -> Bool {
        now = now.advanced(by: time)
        let isOver = session.due(now: now)
        settle()
        return isOver
    }

    func abandon(_ token: PollToken) -> Bool {
        session.abandon(token, now: now)
    }

    func detach(_ name: SourceName) -> Bool {
        session.detach(name)
    }

    func takeMovedCursors() -> Bool {
        session.takeMovedCursors()
    }

    func isOver(at time: Uptime) -> Bool {
        session.due(now: time)
    }

    /// Takes the answers that have gone out since.
    func takeAnswers() -> [Answer] {
        defer { answers = [] }
        return answers
    }

    func settle() {
        while let effect = session.nextEffect(now: now) {
            switch effect {
            case .read(let id, let source, let cursor, let limit):
                session.didRead(id, source.read(after: cursor, limit: limit))
            case .load(let id, let source, let cursor, let limit):
                guard let source = source as? FakeSource else { continue }
                loads.append(Load(id: id, source: source, cursor: cursor, limit: limit))
            case .answer(let answer), .push(let answer): answers.append(Answer(answer))
            }
        }
    }
}
