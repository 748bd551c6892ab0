import BeckonTracing
import Synchronization
import TestTime
import Testing

@testable import Beckon
@testable import BeckonCallback

/// What is delivered goes on in the trace of the request that caused it.
@Suite("The traces of deliveries", .timeLimit(.minutes(20))) struct EventTracesTests {
    private typealias Member = AgentDispatcherTests.Member
    private typealias Side = AgentDispatcherTests.Side

    private let store = MemoryStore()
    private let time = ManualTime()

    private func trace(_ span: UInt64) -> TraceContext {
        TraceContext(.init(high: 1, low: span), span: span, isSampled: true)
    }

    private func event(_ position: Int, by party: PartyKind) -> TranscriptEvent {
        TranscriptEvent(
            position: position, kind: .messageText, nickname: "n", text: "t", party: party,
            at: Timestamp(milliseconds: 0), key: nil)
    }

    @Test("a delivery has the trace of the newest message in it, and none has it where none is known")
    func deliveries() async throws {
        let seen = Mutex<[TraceContext?]>([])
        let side = Side { _ in
            seen.withLock { $0.append(TraceContext.current) }
            return .all
        }
        let member = Member(store, time, side)
        try await member.running {
            let chat = try await member.chat()
            await member.dispatcher.runOnce()
            try await TraceContext.with(trace(1)) {
                _ = try await member.chats.perform(chat, .customerMessage(text: "one", key: nil))
            }
            try await TraceContext.with(trace(2)) {
                _ = try await member.chats.perform(chat, .customerMessage(text: "two", key: nil))
            }
            _ = try await member.chats.perform(chat, .customerMessage(text: "three", key: nil))
            await member.dispatcher.runOnce()
            _ = try await member.chats.perform(chat, .customerMessage(text: "four", key: nil))
            await member.dispatcher.runOnce()
            // Another node's memory knows nothing of it.
            let other = Member(store, time, side, name: "b")
            #expect(other.chats.traces.cause(ofEventsAt: [2], in: chat) == nil)
        }
        #expect(seen.withLock { $0 } == [nil, trace(2), nil])
    }

    @Test("a delivery that is refused has its trace again when it is repeated")
    func repetition() async throws {
        let seen = Mutex<[TraceContext?]>([])
        let side = Side { _ in
            seen.withLock { seen in
                seen.append(TraceContext.current)
                return seen.count == 1 ? .nothing(.unreachable(reason: "away")) : .all
            }
        }
        let member = Member(store, time, side)
        try await member.running {
            _ = try await TraceContext.with(trace(1)) { try await member.chat() }
            await member.dispatcher.runOnce()
            time.advance(by: .seconds(120))
            await member.dispatcher.runOnce()
        }
        #expect(seen.withLock { $0 } == [trace(1), trace(1)])
    }

    @Test("a push has the trace of the newest message of an agent in its range")
    func pushes() async throws {
        let traces = EventTraces()
        let chat = ChatID("c")
        await TraceContext.with(trace(1)) { traces.note([event(3, by: .agent)], of: chat) }
        await TraceContext.with(trace(2)) { traces.note([event(4, by: .client)], of: chat) }
        #expect(traces.cause(of: .chat(chat, after: 0, through: 4)) == trace(1))
        #expect(traces.cause(of: .active(chat, after: 2, through: 3)) == trace(1))
        #expect(traces.cause(of: .chat(chat, after: 3, through: 4)) == nil)
        #expect(traces.cause(of: .chat(chat, after: 4, through: 3)) == nil)
        #expect(traces.cause(of: .chat(chat, after: .min, through: .max)) == nil)
        #expect(traces.cause(of: .chat(ChatID("d"), after: 0, through: 4)) == nil)
        #expect(traces.cause(of: .withdrawal(chat, after: 0, through: 4)) == nil)
    }

    @Test("a callback's push has the trace of the request that made it owed, until another cause owes it")
    func callbacks() async throws {
        let traces = EventTraces()
        let subject = PushSubject.callback(ServiceID("s"), action: "confirm", alert: "a")
        let owed = OwedPush(
            subject: subject, deviceID: DeviceID("d"), due: Timestamp(milliseconds: 0),
            expiresAt: Timestamp(milliseconds: 1), reason: "r")
        let commit = Commit([.owe(owed, now: Timestamp(milliseconds: 0))])
        traces.note(owedBy: commit)
        #expect(traces.cause(of: subject) == nil)
        await TraceContext.with(trace(1)) { traces.note(owedBy: commit) }
        #expect(traces.cause(of: subject) == trace(1))
        #expect(traces.cause(of: .callback(ServiceID("s"), action: "other", alert: "a")) == nil)
        traces.note(owedBy: commit)
        #expect(traces.cause(of: subject) == nil)
    }

    @Test("only the newest events are remembered")
    func bound() async throws {
        let traces = EventTraces()
        let chat = ChatID("c")
        for position in 1...3 * EventTraces.generation {
            await TraceContext.with(trace(1)) { traces.note([event(position, by: .client)], of: chat) }
        }
        let newest = 3 * EventTraces.generation
        #expect(traces.cause(ofEventsAt: [newest], in: chat) == trace(1))
        #expect(traces.cause(ofEventsAt: [1], in: chat) == nil)
        #expect(
            traces.cause(ofEventsAt: [newest - 2 * EventTraces.generation], in: chat) == nil)
    }
}
