package import Logging
import Synchronization

/// Delivers to one agent side what it is owed, chat by chat, and commits how far each has got.
///
/// A chat is claimed for a lease time, so that of several nodes one delivers it; when that node dies, another takes it up
/// after the lease. What is not accepted waits in the store and is offered again, ever later.
package final class AgentDispatcher: Sendable, WakeObserver {
    /// How long a claim holds.
    package static let leaseTime = Milliseconds.seconds(60)
    /// How long ``AgentSide/take(_:)`` may last.
    package static let longestDelivery = Milliseconds.seconds(30)
    /// How long the dispatcher sleeps at most; a lost wake costs no more than this.
    private static let longestSleep = Milliseconds.seconds(1)

    private let side: any AgentSide
    private let chats: ChatService
    private let time: any TimeSource
    private let ids: any IDSource
    private let logger: Logger
    private let signal = Signal()
    private let gate: Mutex<DeliveryGate>

    package init(
        to side: any AgentSide, chats: ChatService, time: any TimeSource, ids: any IDSource, logger: Logger
    ) {
        self.side = side
        self.chats = chats
        self.time = time
        self.ids = ids
        self.logger = logger
        gate = Mutex(DeliveryGate(limit: side.concurrency))
    }

    /// The agent side that is delivered to.
    package var name: AgentSideName { side.name }

    package func woken(by wakes: [Wake]) {
        if wakes.contains(.agentSide) { signal.raise() }
    }

    /// Delivers until the task is cancelled; what is under way then ends first.
    package func run() async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                let due = await due()
                for chat in due {
                    group.addTask {
                        // Nothing more is to be found for what was not tried: the next look comes by itself.
                        if await self.deliver(chat) != .untried { self.signal.raise() }
                    }
                }
                if due.isEmpty { await signal.wait(timeout: Self.longestSleep, time: time) }
            }
        }
    }

    /// Delivers once everything that is due now.
    ///
    /// For clocks that a test moves.
    package func runOnce() async {
        while true {
            let due = await due()
            guard !due.isEmpty else { return }
            await withDiscardingTaskGroup { group in
                for chat in due { group.addTask { _ = await self.deliver(chat) } }
            }
        }
    }

    /// Chats whose time has come and for which there is room; each is under way from now on.
    private func due() async -> [ChatID] {
        let (room, passedOver) = gate.withLock { ($0.room(at: time.uptime), $0.passedOver(at: time.uptime)) }
        guard room > 0 else { return [] }
        do {
            // Those that are passed over may stand before the others.
            let heads = try await chats.store.chatsOwed(to: side.name, now: time.now, limit: room + passedOver.count)
            // What this node remembers of a chat may be older: on that no claim could be decided.
            for head in heads { _ = chats.registry.refresh(head) }
            return gate.withLock { gate in
                heads.map(\.id).filter { !passedOver.contains($0) }.prefix(room).filter { gate.begin($0) }
            }
        } catch {
            tell("what an agent side is owed cannot be read", code: StoreError.code(of: error))
            return []
        }
    }

    private func deliver(_ chat: ChatID) async -> DeliveryGate.End {
        var (end, code) = (DeliveryGate.End.untried, "")
        do {
            end = try await deliver(chat, claim: ids.hexadecimal(digits: 16))
        } catch let refusal as ChatRefusal where refusal.code == .unknownChat {
            // It was erased: nothing is owed any more.
        } catch is CancellationError {
            // The node stops; the claim ends by itself.
        } catch {
            // The claim ends by itself, and what was accepted in vain comes again.
            (end, code) = (.unnoted, StoreError.code(of: error))
        }
        switch gate.withLock({ $0.end(chat, end, at: time.uptime) }) {
        case .closed:
            if case .refused(let trouble) = end {
                tell("an agent side does not take what it is owed", reason: trouble.reason)
            }
        case .opened: logger.notice("an agent side takes what it is owed again", metadata: metadata)
        case .storeFails: tell("a delivery to an agent side could not be noted", code: code)
        case nil: break
        }
        return end
    }

    private func deliver(_ chat: ChatID, claim: String) async throws -> DeliveryGate.End {
        let leaseEnd = time.now.advanced(by: Self.leaseTime)
        let begun = try await chats.perform(chat, .deliveryBegan(claim: claim, until: leaseEnd))
        // Another node has it, or nothing is owed any more.
        guard begun.head.side.ledger?.claim == claim else { return .untried }
        let delivery = try await owed(of: begun.head)
        guard time.now.advanced(by: Self.longestDelivery) <= leaseEnd else {
            // The database took so long that another node might begin the same before this one has ended.
            try await end(claim, delivery, accepting: 0)
            return .untried
        }
        guard !delivery.notices.isEmpty else {
            try await end(claim, delivery, accepting: 0)
            return .untried
        }
        let answer = await take(delivery)
        let ended = try await end(
            claim, delivery, accepting: answer.accepted(of: delivery.notices.count), answer.trouble)
        guard let trouble = answer.trouble else { return .taken }
        if case .refused = trouble, ended.side.ledger?.failures == 1 {
            tell("an agent side refuses what a chat owes it", reason: trouble.reason, chat: chat)
        }
        return .refused(trouble)
    }

    /// The agent side's answer; it is asked to end when it takes too long.
    private func take(_ delivery: AgentDelivery) async -> AgentAnswer {
        await withTaskGroup(of: AgentAnswer?.self) { group in
            group.addTask { await self.side.take(delivery) }
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
        _ claim: String, _ delivery: AgentDelivery, accepting count: Int, _ trouble: AgentAnswer.Trouble? = nil
    ) async throws -> ChatHead {
        let progress = delivery.progress(accepting: count)
        let (before, last) = (delivery.chat.side.cursor, delivery.chat.lastPosition)
        let leavesMore = count < delivery.notices.count || before < progress.cursor && progress.cursor < last
        let end = DeliveryEnd(
            progress: progress, leavesMore: leavesMore,
            pause: trouble.map { DeliveryEnd.Pause(atLeast: $0.leastPause, reason: $0.reason) })
        return try await chats.perform(delivery.chat.id, .deliveryEnded(claim: claim, end)).head
    }

    /// What is owed of a chat as its claim found it: what came since is for the next delivery.
    private func owed(of head: ChatHead) async throws -> AgentDelivery {
        let chat = head.id
        let events = try await chats.events(
            chat, after: head.side.cursor, limit: AgentDelivery.longest
        ).events.filter { $0.position <= head.lastPosition }
        return AgentDelivery(
            owedOf: head, events: events, receipt: try await chats.store.receipt(chat),
            options: chats.options(ofChat: head))
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

extension AgentAnswer.Trouble {
    fileprivate var leastPause: Milliseconds? {
        if case .busy(let pause, _) = self { pause } else { nil }
    }
}
