import Bayeux
import BeckonTime
import TestTime
import Testing

@testable import BayeuxServer

struct ServerSessionPollingTests {
    @Test("the first connect is answered at once, the next one is held")
    func firstConnect() {
        let driver = SessionDriver(hasConnected: false)
        let first = driver.connect()
        #expect(driver.takeAnswers().map(\.token) == [first])
        driver.writeEnded(first)
        driver.connect()
        #expect(driver.takeAnswers().isEmpty)
        #expect(driver.session.summary.hasConnected)
    }

    @Test("a held connect is answered without events when its time is over")
    func holdEnds() {
        let driver = SessionDriver()
        let token = driver.connect(hold: 28_500)
        driver.pass(28_499)
        #expect(driver.takeAnswers().isEmpty)
        driver.pass(1)
        #expect(driver.takeAnswers() == [SessionDriver.Answer(PollAnswer(token: token))])
    }

    @Test("a hold of 0 is answered at once")
    func noHold() {
        let driver = SessionDriver()
        let token = driver.connect(hold: 0)
        #expect(driver.takeAnswers().map(\.token) == [token])
    }

    @Test("a second connect ends the first one without events, and is held itself")
    func secondConnect() {
        let driver = SessionDriver()
        let source = FakeSource()
        driver.attach(source)
        let first = driver.connect()
        let second = driver.connect()
        #expect(driver.takeAnswers() == [SessionDriver.Answer(PollAnswer(token: first))])
        #expect(driver.session.heldPoll == second)
        // What becomes of the answer to the first one is of no interest any more.
        driver.writeEnded(first, .failed)
        driver.append(to: source)
        #expect(driver.takeAnswers().map(\.events) == [["chat-1"]])
    }

    @Test("a poll whose peer went is forgotten and the session begins to age")
    func abandoned() {
        let driver = SessionDriver()
        let token = driver.connect()
        driver.now = 5000
        #expect(driver.abandon(token))
        #expect(driver.abandon(token) == false)
        #expect(driver.session.heldPoll == nil)
        #expect(driver.pass(9999) == false)
        #expect(driver.pass(1))
    }

    @Test("a poll can be hurried, never delayed")
    func hurried() {
        let driver = SessionDriver()
        driver.connect(hold: 5000)
        driver.session.hurry(until: 100_000)
        #expect(driver.session.deadline == 5000)
        driver.session.hurry(until: 100)
        driver.pass(100)
        #expect(driver.takeAnswers().count == 1)
        driver.session.hurry(until: 0)
        #expect(driver.session.heldPoll == nil)
    }
}

struct ServerSessionDeliveryTests {
    @Test("a wake answers the held connect with the events after the cursor")
    func wake() {
        let driver = SessionDriver()
        let source = FakeSource(last: 3)
        driver.attach(source, cursor: 3)
        let token = driver.connect()
        #expect(driver.takeAnswers().isEmpty)
        driver.append(2, to: source)
        #expect(driver.takeAnswers().map(\.events) == [["chat-4", "chat-5"]])
        driver.writeEnded(token)
        #expect(driver.session.sources.map(\.sent) == [5])
        #expect(driver.session.confirmed == ["chat": 3])
        driver.connect()
        #expect(driver.session.confirmed == ["chat": 5])
        #expect(driver.takeMovedCursors())
        #expect(driver.takeMovedCursors() == false)
    }

    @Test("events that nobody woke the session for go with the next connect")
    func lostWake() {
        let driver = SessionDriver()
        let source = FakeSource()
        driver.attach(source)
        let token = driver.connect(hold: 1000)
        source.append(2)
        driver.pass(1000)
        #expect(driver.takeAnswers().map(\.events) == [[]])
        driver.writeEnded(token)
        driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["chat-1", "chat-2"]])
    }

    @Test("a failed write sends the same events again")
    func failedWrite() {
        let driver = SessionDriver()
        let source = FakeSource(last: 2)
        driver.attach(source)
        let first = driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["chat-1", "chat-2"]])
        driver.writeEnded(first, .failed)
        #expect(driver.session.sources.map(\.sent) == [0])
        source.append()
        driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["chat-1", "chat-2", "chat-3"]])
    }

    @Test("an answer that is still being written is not overtaken, and is not proven by a new connect")
    func oneAnswerAtATime() {
        let driver = SessionDriver()
        let source = FakeSource(last: 1)
        driver.attach(source)
        let first = driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["chat-1"]])
        let second = driver.connect()
        driver.append(to: source)
        #expect(driver.takeAnswers().isEmpty)
        #expect(driver.session.confirmed == ["chat": 0])
        driver.writeEnded(first, .failed)
        #expect(driver.takeAnswers() == [answer(second, ["chat-1", "chat-2"])])
    }

    @Test("once the write has ended well, the connect that waited gets what follows")
    func nextAfterWrite() {
        let driver = SessionDriver()
        let source = FakeSource(last: 1)
        driver.attach(source)
        let first = driver.connect()
        let second = driver.connect()
        driver.append(to: source)
        driver.answers = []
        driver.writeEnded(first)
        #expect(driver.takeAnswers() == [answer(second, ["chat-2"])])
        driver.writeEnded(second)
        #expect(driver.session.confirmed == ["chat": 0])
        driver.connect()
        #expect(driver.session.confirmed == ["chat": 2])
    }

    @Test("a write that ends well after the session went back moves nothing")
    func lateWrite() {
        let driver = SessionDriver()
        let source = FakeSource(last: 1)
        driver.attach(source)
        let first = driver.connect()
        let second = driver.connect()
        driver.answers = []
        _ = driver.abandon(second)
        driver.writeEnded(first)
        #expect(driver.session.sources.map(\.sent) == [0])
        driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["chat-1"]])
    }

    @Test("an answer is bounded, and the rest goes with the next connect at once")
    func bound() {
        let driver = SessionDriver(maxEvents: 3)
        let first = FakeSource("a", last: 5)
        let second = FakeSource("b", last: 2)
        driver.attach(first)
        driver.attach(second)
        var seen: [[String]] = []
        for _ in 0..<3 {
            let token = driver.connect()
            seen += driver.takeAnswers().map(\.events)
            driver.writeEnded(token)
        }
        #expect(seen == [["a-1", "a-2", "a-3"], ["b-1", "b-2", "a-4"], ["a-5"]])
    }

    @Test("a source is read only while its channel is subscribed")
    func unsubscribed() {
        let driver = SessionDriver()
        let source = FakeSource(channel: "/other/channel", last: 1)
        let service = FakeSource("service", channel: "/service/echo", last: 1)
        driver.attach(source)
        let token = driver.connect(hold: 0)
        #expect(driver.takeAnswers().map(\.events) == [[]])
        driver.writeEnded(token)
        driver.session.subscribe(to: [.pattern("/other/*")])
        let next = driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["chat-1"]])
        driver.writeEnded(next)
        driver.session.unsubscribe(from: [.pattern("/other/*"), .pattern("/never")])
        driver.connect()
        driver.append(to: source)
        #expect(driver.takeAnswers().isEmpty)
        driver.attach(service)
        #expect(driver.takeAnswers().map(\.events) == [["service-1"]])
    }

    @Test("a source whose channel has no proper name is never read")
    func improperChannel() {
        let driver = SessionDriver()
        driver.attach(FakeSource(channel: "/**", last: 1))
        driver.connect()
        #expect(driver.takeAnswers().isEmpty)
    }

    @Test("a source that waits for a reply is read after it, or with the next connect")
    func waitingSource() {
        let driver = SessionDriver()
        let source = FakeSource(last: 1)
        let token = driver.connect()
        driver.attach(source, isWaiting: true)
        driver.append(to: source)
        #expect(driver.takeAnswers().isEmpty)
        driver.session.release()
        driver.settle()
        #expect(driver.takeAnswers().map(\.events) == [["chat-1", "chat-2"]])
        driver.writeEnded(token)
        driver.attach(FakeSource("late", last: 1), isWaiting: true)
        driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["late-1"]])
    }

    @Test("attaching a source again changes nothing; detaching forgets it")
    func attachTwice() {
        let driver = SessionDriver()
        let source = FakeSource(last: 5)
        driver.attach(source, cursor: 3)
        driver.attach(source, cursor: 0)
        let token = driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["chat-4", "chat-5"]])
        #expect(driver.detach("chat"))
        #expect(driver.detach("chat") == false)
        // The answer under way names a source that is gone.
        driver.writeEnded(token)
        driver.attach(source, cursor: 4)
        driver.connect()
        #expect(driver.takeAnswers().map(\.events) == [["chat-5"]])
    }

    @Test("a source that gives a batch which leads nowhere is not asked again for this poll")
    func emptyBatch() {
        struct Empty: EventSource {
            let name: SourceName = "empty"
            let channel = "/_genesys"
            func read(after cursor: Int, limit: Int) -> SourceRead {
                .batch(SourceBatch(messages: [], count: 0, through: cursor))
            }
            func load(after cursor: Int, limit: Int) async throws -> SourceBatch {
                SourceBatch(messages: [], count: 0, through: cursor)
            }
        }
        let driver = SessionDriver()
        _ = driver.session.attach(SourceAttachment(Empty(), cursor: 0), isWaiting: false)
        driver.connect()
        #expect(driver.takeAnswers().isEmpty)
        #expect(driver.session.heldPoll != nil)
    }

    private func answer(_ token: PollToken, _ events: [String]) -> SessionDriver.Answer {
        var answer = PollAnswer(token: token)
        let text = events.map { #"{"data":"\#($0)"}"# }.joined(separator: ",")
        answer.batches = [SourceBatch(messages: Array(text.utf8), count: events.count, through: 0)]
        return SessionDriver.Answer(answer)
    }
}

struct ServerSessionLoadingTests {
    @Test("events that must be loaded are waited for, even by the first connect")
    func load() {
        let driver = SessionDriver(hasConnected: false)
        let source = FakeSource(last: 100, tail: 10)
        driver.attach(source)
        #expect(driver.loads.isEmpty)
        driver.connect()
        #expect(driver.takeAnswers().isEmpty)
        #expect(driver.loads.count == 1)
        driver.finishLoad()
        #expect(driver.takeAnswers().map(\.events.count) == [100])
    }

    @Test("there is one load at a time")
    func oneLoad() {
        let driver = SessionDriver()
        driver.attach(FakeSource("a", last: 100, tail: 10))
        driver.attach(FakeSource("b", last: 100, tail: 10))
        driver.attach(FakeSource("c", last: 1))
        driver.connect()
        #expect(driver.loads.count == 1)
        driver.finishLoad()
        #expect(driver.loads.count == 1)
        #expect(driver.takeAnswers().isEmpty)
        driver.finishLoad()
        #expect(driver.takeAnswers().map(\.events.count) == [201])
    }

    @Test("a load that ends after its poll was answered is made again")
    func lateLoad() {
        let driver = SessionDriver()
        driver.attach(FakeSource(last: 100, tail: 10))
        let token = driver.connect(hold: 2000)
        driver.pass(2000)
        #expect(driver.takeAnswers().map(\.events) == [[]])
        driver.writeEnded(token)
        driver.finishLoad()
        #expect(driver.takeAnswers().isEmpty)
        driver.connect()
        #expect(driver.loads.count == 1)
        driver.finishLoad()
        #expect(driver.takeAnswers().map(\.events.count) == [100])
    }

    @Test("a load that outlives its poll serves the next one, without a second load")
    func replacedDuringLoad() {
        let driver = SessionDriver()
        driver.attach(FakeSource(last: 100, tail: 10))
        let first = driver.connect()
        let second = driver.connect()
        #expect(driver.takeAnswers().map(\.token) == [first])
        #expect(driver.loads.count == 1)
        driver.finishLoad()
        #expect(driver.takeAnswers().map(\.token) == [second])
    }

    @Test("a failed load lets a held connect wait a second and then tries again")
    func failedLoad() {
        let driver = SessionDriver()
        let source = FakeSource(last: 100, tail: 10)
        driver.attach(source)
        driver.connect()
        driver.finishLoad(failing: true)
        #expect(driver.takeAnswers().isEmpty)
        #expect(driver.session.deadline == 1000)
        driver.append(to: source)
        #expect(driver.loads.isEmpty)
        driver.pass(1000)
        #expect(driver.loads.count == 1)
        driver.finishLoad()
        #expect(driver.takeAnswers().map(\.events.count) == [101])
    }

    @Test("a failed load answers a connect that is not held; the next one does not try before its time")
    func failedLoadAtOnce() {
        let driver = SessionDriver()
        driver.attach(FakeSource(last: 100, tail: 10))
        let token = driver.connect(hold: 0)
        driver.finishLoad(failing: true)
        #expect(driver.takeAnswers().map(\.events) == [[]])
        driver.writeEnded(token)
        driver.connect()
        #expect(driver.loads.isEmpty)
        driver.pass(1000)
        #expect(driver.loads.count == 1)
    }

    @Test("what came during a load that found nothing is looked for")
    func wokenDuringLoad() {
        let driver = SessionDriver()
        let source = FakeSource(last: 100, tail: 10)
        driver.attach(source)
        driver.connect()
        let load = driver.loads.removeFirst()
        driver.session.wake("chat")
        let nothing = SourceBatch(messages: [], count: 0, through: load.cursor)
        driver.session.didLoad(load.id, after: load.cursor, nothing, now: 0)
        driver.settle()
        #expect(driver.loads.count == 1)
    }

    @Test("a connect that is not held waits for a load no longer than 20 s")
    func endlessLoad() {
        let driver = SessionDriver()
        driver.attach(FakeSource(last: 100, tail: 10))
        driver.connect(hold: 0)
        driver.pass(20_000)
        #expect(driver.takeAnswers().map(\.events) == [[]])
    }
}

struct ServerSessionAgeingTests {
    @Test("a session that never connects ends")
    func neverConnected() {
        let driver = SessionDriver(hasConnected: false)
        #expect(driver.pass(9999) == false)
        #expect(driver.pass(1))
    }

    @Test("the end is counted from the end of the write of the last answer")
    func countedFromWrite() {
        let driver = SessionDriver()
        let token = driver.connect(hold: 1000)
        driver.pass(1000)
        driver.pass(4000)
        driver.writeEnded(token)
        #expect(driver.session.deadline == 15_000)
        #expect(driver.pass(9999) == false)
        #expect(driver.pass(1))
    }

    @Test("a held connect keeps the session")
    func heldKeeps() {
        let driver = SessionDriver()
        driver.connect(hold: 60_000)
        #expect(driver.pass(59_999) == false)
        #expect(driver.session.heldPoll != nil)
    }

    @Test("an answer whose write never ends does not keep the session for ever")
    func endlessWrite() {
        let driver = SessionDriver()
        driver.connect(hold: 0)
        #expect(driver.pass(60_000) == false)
        #expect(driver.pass(10_000))
    }

    @Test("another message puts the end off, once between two connects")
    func touch() {
        let driver = SessionDriver()
        let token = driver.connect(hold: 0)
        driver.writeEnded(token)
        driver.pass(7000)
        driver.session.touch(now: driver.now)
        driver.pass(5000)
        driver.session.touch(now: driver.now)
        #expect(driver.session.deadline == 17_000)
        let next = driver.connect(hold: 0)
        driver.writeEnded(next)
        driver.pass(5000)
        driver.session.touch(now: driver.now)
        #expect(driver.session.deadline == 27_000)
    }

    @Test("a call to the application keeps the session until it ends")
    func calls() {
        let driver = SessionDriver()
        driver.session.beginCall()
        #expect(driver.pass(50_000) == false)
        driver.session.endCall()
        #expect(driver.isOver(at: driver.now))
    }

    @Test("while the client says good-bye nothing is delivered")
    func farewell() {
        let driver = SessionDriver()
        let source = FakeSource(last: 1)
        driver.attach(source)
        driver.session.beginCall(isFarewell: true)
        driver.connect()
        driver.append(to: source)
        #expect(driver.takeAnswers().isEmpty)
        driver.session.endCall(isFarewell: true)
        driver.settle()
        #expect(driver.takeAnswers().map(\.events) == [["chat-1", "chat-2"]])
    }

    @Test("the end can be put off, and times at the edge of the clock do no harm")
    func edges() {
        let driver = SessionDriver()
        driver.session.postpone(until: 12_000)
        #expect(driver.pass(11_999) == false)
        driver.now = Uptime(milliseconds: .max - 5)
        let token = driver.connect(hold: .forever)
        driver.writeEnded(token)
        #expect(driver.isOver(at: .never) == false)
        #expect(driver.session.deadline == .never)
    }
}

struct ServerSessionSubscriptionTests {
    @Test("subscriptions are kept once, in order, and service channels not at all")
    func recorded() {
        let driver = SessionDriver()
        let patterns = ["/b", "/_genesys", "/a/*", "/service/echo", "/b"].map(ChannelPattern.pattern)
        #expect(driver.session.subscriptionCount(with: patterns) == 3)
        driver.session.subscribe(to: patterns)
        #expect(driver.session.summary.subscriptions == ["/_genesys", "/b", "/a/*"])
        #expect(driver.session.subscriptionCount(with: patterns) == 3)
        driver.session.unsubscribe(from: [.pattern("/b")])
        #expect(driver.session.summary.subscriptions == ["/_genesys", "/a/*"])
        #expect(driver.session.isAssociated)
    }
}
