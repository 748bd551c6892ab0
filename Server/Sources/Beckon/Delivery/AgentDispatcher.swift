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

    package func woken(by wakes: [Wake]) {
        if wakes.contains(.agentSide) { signal.raise() }
    }

    /// Delivers until the task is cancelled; what is under way then is finished first.
    package func run() async {
        await withDiscardingTaskGroup { group in
            while !Task.isCancelled {
                let due = await due()
                for chat in due {
                    group.addTask {
                        await self.deliver(chat)
                        self.signal.raise()
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
                for chat in due { group.addTask { await self.deliver(chat) } }
            }
        }
    }

    /// Chats whose time has come and for which there is room; each is under way from now on.
    private func due() async -> [ChatID] {
        let (room, underWay) = gate.withLock { ($0.room(at: time.uptime), $0.underWay.count) }
        guard room > 0 else { return [] }
        do {
            // Those that are under way may stand before the others.
            let heads = try await chats.store.chatsOwed(to: side.name, now: time.now, limit: room + underWay)
            return gate.withLock { gate in
                heads.map(\.id).filter { !gate.underWay.contains($0) }.prefix(room).filter { gate.begin($0) }
            }
        } catch {
            tell("what an agent side is owed cannot be read", code: StoreError.code(of: error))
            return []
        }
    }

    private func deliver(_ chat: ChatID) async {
        var trouble: AgentAnswer.Trouble?
        do {
            trouble = try await deliver(chat, claim: ids.hexadecimal(digits: 16))
        } catch is CancellationError {
            // The server stops; the claim ends by itself.
        } catch {
            // The claim ends by itself, and what was accepted in vain comes again.
            tell("a delivery to an agent side could not be noted", code: StoreError.code(of: error))
            trouble = .unreachable(reason: "the database")
        }
        let (isNews, uptime) = (trouble, time.uptime)
        let change = gate.withLock { $0.end(chat, isNews, at: uptime) }
        switch change {
        case .closed: tell("an agent side does not take what it is owed", reason: trouble?.reason)
        case .opened: logger.notice("an agent side takes what it is owed again", metadata: metadata)
        case nil: break
        }
    }

    /// - Returns: Why not everything was accepted.
    private func deliver(_ chat: ChatID, claim: String) async throws -> AgentAnswer.Trouble? {
        let begun = try await chats.perform(
            chat, .deliveryBegan(claim: claim, until: time.now.advanced(by: Self.leaseTime)))
        // Another node has it, or nothing is owed any more.
        guard begun.head.side.ledger?.claim == claim else { return nil }
        let delivery = try await owed(of: begun.head)
        let answer = delivery.notices.isEmpty ? AgentAnswer(accepted: 0) : await side.take(delivery)
        let accepted = answer.trouble == nil ? delivery.notices.count : answer.accepted
        let end = DeliveryEnd(
            progress: delivery.progress(accepting: accepted), leavesMore: delivery.through < delivery.chat.lastPosition,
            pause: answer.trouble.map { DeliveryEnd.Pause(atLeast: $0.leastPause, reason: $0.reason) })
        _ = try await chats.perform(chat, .deliveryEnded(claim: claim, end))
        return answer.trouble
    }

    private func owed(of begun: ChatHead) async throws -> AgentDelivery {
        let chat = begun.id
        let (head, events) = try await chats.events(
            chat, after: begun.side.cursor, limit: AgentDelivery.longest)
        return AgentDelivery(
            owedOf: head, events: events, receipt: try await chats.store.receipt(chat),
            options: chats.options(ofChat: head))
    }

    // MARK: - Logging

    private var metadata: Logger.Metadata { ["agentSide": "\(side.name.word)"] }

    private func tell(_ message: Logger.Message, code: String? = nil, reason: String? = nil) {
        var metadata = metadata
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
