import BeckonTracing
package import Logging
import Synchronization

/// Delivers to one agent side what it is owed, chat by chat, and commits what it accepted.
///
/// A node claims a chat for a lease time, so that only one node delivers it; when that node dies, another one delivers it
/// after the lease. Notices that are not accepted wait in the store and are delivered again after growing pauses.
package final class AgentDispatcher: Sendable, WakeObserver {
    /// How long a claim lasts.
    package static let leaseTime = Milliseconds.seconds(60)
    /// How long ``AgentSide/take(_:_:)`` may last.
    package static let longestDelivery = Milliseconds.seconds(30)
    /// The longest sleep, and so the longest delay that a lost wake causes.
    private static let longestSleep = Milliseconds.seconds(1)

    private let side: any AgentSide
    private let port: AgentPort
    private let chats: ChatService
    private let time: any TimeSource
    private let ids: any IDSource
    private let logger: Logger
    private let signal = TaskSignal()
    private let gate: Mutex<DeliveryGate>

    package init(
        to side: any AgentSide, chats: ChatService, callbacks: any AgentCallbacks, time: any TimeSource,
        ids: any IDSource, logger: Logger
    ) {
        self.side = side
        port = AgentPort(side.name, chats: chats, callbacks: callbacks)
        self.chats = chats
        self.time = time
        self.ids = ids
        self.logger = logger
        gate = Mutex(DeliveryGate(limit: side.concurrency))
    }

    /// The agent side that gets the deliveries.
    package var name: AgentSideName { side.name }

    package func woken(by wakes: [Wake]) {
        if wakes.contains(.agentSide) { signal.raise() }
    }

    /// Delivers until the task is cancelled, and then waits for the deliveries under way.
    package func run() async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                let due = await due()
                for chat in due {
                    group.addTask {
                        // After an untried delivery a new search would find nothing more; the next one follows anyway.
                        if await self.deliver(chat) != .untried { self.signal.raise() }
                    }
                }
                if due.isEmpty { await signal.wait(timeout: Self.longestSleep, time: time) }
            }
        }
    }

    /// Makes every delivery that is due now, once; for tests, which move the clock themselves.
    package func runOnce() async {
        while true {
            let due = await due()
            guard !due.isEmpty else { return }
            await withDiscardingTaskGroup { group in
                for chat in due { group.addTask { _ = await self.deliver(chat) } }
            }
        }
    }

    /// Chats whose delivery is due, as far as the gate has room; marks each as under way.
    private func due() async -> [ChatID] {
        let (room, passedOver) = gate.withLock { ($0.room(at: time.uptime), $0.passedOver(at: time.uptime)) }
        guard room > 0 else { return [] }
        do {
            // Chats to skip may be the first in the store's order, so room for them is added.
            let heads = try await chats.store.chatsOwed(to: side.name, now: time.now, limit: room + passedOver.count)
            // The head in this node's memory may be older, and a claim decided on it would be refused.
            for head in heads { _ = chats.registry.withLock { $0.refresh(head) } }
            return gate.withLock { gate in
                heads.map(\.id).filter { !passedOver.contains($0) }.prefix(room).filter { gate.begin($0) }
            }
        } catch {
            tell("deliveries to an agent side cannot be read", code: StoreError.code(of: error))
            return []
        }
    }

    private func deliver(_ chat: ChatID) async -> DeliveryGate.End {
        var (end, code) = (DeliveryGate.End.untried, "")
        do {
            end = try await deliver(chat, claim: ids.hexadecimal(digits: 16))
        } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
            // The chat was erased, so nothing is owed any more.
        } catch is CancellationError {
            // The node stops; the claim ends with its lease.
        } catch {
            // The claim ends with its lease, and notices whose acceptance was not stored are delivered again.
            (end, code) = (.unnoted, StoreError.code(of: error))
        }
        switch gate.withLock({ $0.end(chat, end, at: time.uptime) }) {
        case .closed:
            if case .refused(let failure) = end {
                tell("an agent side does not accept deliveries", reason: failure.reason)
            }
        case .opened: logger.notice("an agent side accepts deliveries again", metadata: metadata)
        case .storeFails: tell("a delivery to an agent side could not be stored", code: code)
        case nil: break
        }
        return end
    }

    private func deliver(_ chat: ChatID, claim: String) async throws -> DeliveryGate.End {
        let leaseEnd = time.now.advanced(by: Self.leaseTime)
        let begun = try await chats.perform(chat, .deliveryBegan(claim: claim, until: leaseEnd))
        // Another node has claimed the chat, or nothing is owed any more.
        guard begun.head.side.ledger?.claim == claim else { return .untried }
        let delivery = try await owed(of: begun.head)
        guard isInTime(leaseEnd), !delivery.notices.isEmpty else {
            // Nothing is owed, or the database took so long that the lease might end before this delivery does.
            try await end(claim, delivery, .part(0))
            return .untried
        }
        let answer = await take(delivery)
        switch delivery.verdict(on: answer, isFineOtherwise: isFineOtherwise(than: chat)) {
        case .inItsPlace(let words) where isInTime(leaseEnd):
            return try await deliver(words, inPlaceOf: answer, to: delivery, claim)
        case .passedOver:
            try await passOver(1, of: delivery, after: answer, claim, noting: answer.reference)
            return .taken
        case .again, .inItsPlace, nil: break
        }
        let ended = try await end(claim, delivery, answer)
        guard let failure = answer.failure else { return answer.isBesideWords ? .beside(fails: false) : .taken }
        if answer.isBesideWords { return .beside(fails: true) }
        if failure.isRefusal, ended.side.ledger?.failures == 1 {
            tell("an agent side refused a chat's delivery", reason: failure.reason, chat: chat)
        }
        switch failure {
        // What fails beside words does not show that words would.
        case .failing, .unreachable: return delivery.isBesideWords(answer) ? .beside(fails: true) : .refused(failure)
        case .busy, .refused, .perhapsContent, .content: return .refused(failure)
        }
    }

    private func isFineOtherwise(than chat: ChatID) -> Bool { gate.withLock { $0.isFineOtherwise(than: chat) } }

    /// Whether a delivery that begins now ends before the lease, so that no other node begins one meanwhile.
    private func isInTime(_ leaseEnd: Timestamp) -> Bool { time.now.advanced(by: Self.longestDelivery) <= leaseEnd }

    /// Delivers words in the place of the notice that an answer refused.
    private func deliver(
        _ words: AgentDelivery, inPlaceOf answer: AgentAnswer, to delivery: AgentDelivery, _ claim: String
    ) async throws -> DeliveryGate.End {
        let second = await take(words)
        let passed = words.passedOver(after: second, isFineOtherwise: isFineOtherwise(than: words.chat.id))
        guard passed == 0 else {
            try await passOver(
                passed, of: delivery, after: answer, claim, noting: second.reference ?? answer.reference)
            return .taken
        }
        guard let failure = second.failure ?? answer.failure else { return .untried }
        let refusesAll = failure.isRefusal && !second.isBesideWords
        let reason = refusesAll ? "\(failure.reason), also for other words" : failure.reason
        try await end(claim, delivery, answer.noting(second.reference), pause: (failure.leastPause, reason))
        if second.isBesideWords { return .beside(fails: true) }
        if refusesAll, delivery.refused(by: answer)?.count == RefusedNotice.patience {
            tell("an agent side refuses everything of a chat, which waits", reason: reason, chat: delivery.chat.id)
        }
        return .refused(failure)
    }

    /// Goes on without the first notices that an answer did not accept.
    private func passOver(
        _ count: Int, of delivery: AgentDelivery, after answer: AgentAnswer, _ claim: String, noting reference: String?
    ) async throws {
        let accepted = answer.accepted(of: delivery.notices.count)
        let notices = delivery.notices.dropFirst(accepted).prefix(count)
        let reason = answer.failure?.reason ?? ""
        let passed = PassedNotices(
            Array(notices), reason: reason,
            progress: delivery.progress(accepting: accepted + notices.count, noting: reference))
        let end = DeliveryEnd(
            progress: delivery.progress(accepting: accepted, noting: reference), leavesMore: true, passedOver: passed)
        _ = try await chats.perform(delivery.chat.id, .deliveryEnded(claim: claim, end))
        guard !notices.allSatisfy({ $0.isTyping }) else { return }
        tell("an agent side goes on without what it refused", reason: reason, chat: delivery.chat.id)
    }

    /// The agent side's answer; its call is cancelled after ``longestDelivery``.
    private func take(_ delivery: AgentDelivery) async -> AgentAnswer {
        let newestFirst = delivery.notices.reversed().lazy.compactMap { notice -> Int? in
            if case .event(let event) = notice { event.position } else { nil }
        }
        let cause = chats.traces.cause(ofEventsAt: newestFirst, in: delivery.chat.id)
        return await withTaskGroup(of: AgentAnswer?.self) { group in
            group.addTask { await TraceContext.with(cause) { await self.side.take(delivery, self.port) } }
            group.addTask {
                try? await self.time.sleep(Self.longestDelivery)
                return nil
            }
            var answer: AgentAnswer?
            for await one in group {
                answer = answer ?? one
                group.cancelAll()
            }
            return answer ?? .nothing(.unreachable(reason: "no answer"))
        }
    }

    @discardableResult
    private func end(
        _ claim: String, _ delivery: AgentDelivery, _ answer: AgentAnswer,
        pause: (atLeast: Milliseconds?, reason: String)? = nil
    ) async throws -> ChatHead {
        let count = answer.accepted(of: delivery.notices.count)
        let progress = delivery.progress(accepting: count, noting: answer.reference)
        let (before, last) = (delivery.chat.side.cursor, delivery.chat.lastPosition)
        let leavesMore = count < delivery.notices.count || before < progress.cursor && progress.cursor < last
        let pause = pause ?? answer.failure.map { ($0.leastPause, $0.reason) }
        let end = DeliveryEnd(
            progress: progress, leavesMore: leavesMore,
            pause: pause.map { DeliveryEnd.Pause(atLeast: $0.atLeast, reason: $0.reason) },
            // A pause that the agent side asks for holds for words, too.
            isBesideWords: delivery.isBesideWords(answer) && pause?.atLeast == nil, wait: answer.wait,
            refused: delivery.refused(by: answer))
        return try await chats.perform(delivery.chat.id, .deliveryEnded(claim: claim, end)).head
    }

    /// The delivery that is owed by a claimed head; later events are for the next delivery.
    private func owed(of head: ChatHead) async throws -> AgentDelivery {
        let chat = head.id
        let events = try await chats.reader.events(
            chat, after: head.side.cursor, limit: AgentDelivery.longest
        ).events.filter { $0.position <= head.lastPosition }
        return AgentDelivery(
            owedOf: try await chats.whole(head), events: events, receipt: try await chats.store.receipt(chat),
            options: chats.services.chatOptions(of: head))
    }

    // MARK: - Logging

    private var metadata: Logger.Metadata { ["agentSide": "\(side.name.word)"] }

    private func tell(_ message: Logger.Message, code: String? = nil, reason: String? = nil, chat: ChatID? = nil) {
        var metadata = metadata
        if let chat { metadata["chat.id"] = "\(chat.text)" }
        if let code { metadata["error.code"] = "\(code)" }
        if let reason { metadata["reason"] = "\(reason)" }
        logger.warning(message, metadata: metadata)
    }
}

extension AgentAnswer.Failure {
    fileprivate var leastPause: Milliseconds? {
        if case .busy(let pause, _) = self { pause } else { nil }
    }
}
