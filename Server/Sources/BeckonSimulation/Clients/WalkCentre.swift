import Beckon

/// A contact centre that answers some of a walk's chats; in bad weather it accepts notices late, in part, without an
/// answer or not at all.
///
/// Some words of customers it never accepts.
final class WalkCentre: @unchecked Sendable {
    /// How it handles a delivery.
    private struct Deed {
        /// How many notices it accepts.
        var kept: Int
        var answer: AgentAnswer
        /// How long the answer takes.
        var delay: Int64
    }

    private static let noAnswer = AgentAnswer.nothing(.unreachable(reason: "no answer"))
    /// The service whose chats it answers.
    static let service = "support"

    private unowned let world: World
    private var downUntil: Int64 = 0
    private var refusesUntil: [ChatID: Int64] = [:]
    /// Whether it would accept a message, by chat and position; it does not change its mind.
    private var isAcceptable: [ChatID: [Int: Bool]] = [:]

    init(_ world: World) {
        self.world = world
    }

    /// Ends the contact centre's faults: the storm is over.
    func comeToRest() {
        downUntil = 0
        refusesUntil = [:]
    }

    /// Takes a delivery from a process; the request is under way from then on, even if the process crashes or pauses.
    func receive(_ delivery: AgentDelivery, from life: Life, then end: @escaping (AgentAnswer) -> Void) {
        let world = world
        world.deliveries.left(delivery, world)
        if world.dice.chance(world.weather.stallSender) {
            world.coverage.count(.pause)
            life.server.pause(for: world.dice.between(20_000, 60_000))
        }
        world.after(min(world.latency(), 4_000)) {
            let deed = self.deed(for: delivery)
            world.note("\(delivery.chat.id): \(deed.kept) of \(delivery.notices.count) notices are taken")
            if deed.kept > 0 { world.deliveries.arrived(delivery, keeping: deed.kept, world) }
            world.after(deed.delay) {
                life.run {
                    world.deliveries.answered(delivery, deed.answer)
                    end(deed.answer)
                }
            }
        }
    }

    private func deed(for delivery: AgentDelivery) -> Deed {
        let (chat, count) = (delivery.chat.id, delivery.notices.count)
        if downUntil > world.now { return Deed(kept: 0, answer: Self.noAnswer, delay: soon) }
        if refusesUntil[chat, default: 0] > world.now { return refusal(0) }
        let refused = delivery.notices.firstIndex { !accepts($0, of: chat) }
        guard world.dice.chance(world.weather.badCentre) else { return answer(delivery, refused, after: soon) }
        switch world.dice.below(12) {
        case 0...1:
            world.coverage.count(.noticesLost)
            return Deed(kept: 0, answer: Self.noAnswer, delay: late)
        case 2...4:
            // The notices are accepted, and the answer is lost.
            world.coverage.count(.noticesUnsure)
            return Deed(kept: refused ?? count, answer: Self.noAnswer, delay: late)
        case 5...6: return refusal(world.dice.below(refused.map { $0 + 1 } ?? count))
        case 7:
            world.coverage.count(.centreBusy)
            let kept = world.dice.chance(500) ? 0 : world.dice.below(refused.map { $0 + 1 } ?? count)
            let pause = Milliseconds(world.dice.about(8_000))
            return Deed(kept: kept, answer: .first(kept, .busy(pause, reason: "429")), delay: soon)
        case 8:
            refusesUntil[chat] = world.now + world.dice.about(20_000)
            return refusal(0)
        case 9:
            world.coverage.count(.centreDown)
            downUntil = world.now + world.dice.about(30_000)
            return Deed(kept: 0, answer: Self.noAnswer, delay: late)
        default: return answer(delivery, refused, after: late)
        }
    }

    /// Takes a delivery, or its notices before one that it refuses by its content.
    private func answer(_ delivery: AgentDelivery, _ refused: Int?, after delay: Int64) -> Deed {
        world.coverage.count(.noticesTaken)
        guard let refused else { return Deed(kept: delivery.notices.count, answer: .all, delay: delay) }
        world.coverage.count(.noticeUnacceptable)
        world.deliveries.refused(delivery.notices[refused], of: delivery.chat.id)
        return Deed(kept: refused, answer: .first(refused, Self.refusal(of: delivery.notices[refused])), delay: delay)
    }

    /// How it refuses a message: some in words that leave open whether what the message holds is at fault.
    private static func refusal(of notice: AgentNotice) -> AgentAnswer.Failure {
        if case .event(let event) = notice, event.position.isMultiple(of: 2) { return .perhapsContent(reason: "404") }
        return .content(reason: "422")
    }

    /// Whether it accepts a notice: all but some messages, which it refuses in every delivery.
    private func accepts(_ notice: AgentNotice, of chat: ChatID) -> Bool {
        guard case .event(let event) = notice, event.kind == .messageText else { return true }
        if let known = isAcceptable[chat]?[event.position] { return known }
        let isFine = world.weather.badCentre == 0 || !world.dice.chance(50)
        isAcceptable[chat, default: [:]][event.position] = isFine
        return isFine
    }

    private func refusal(_ kept: Int) -> Deed {
        world.coverage.count(.noticesRefused)
        return Deed(kept: kept, answer: .first(kept, .refused(reason: "422")), delay: soon)
    }

    private var soon: Int64 { world.dice.between(5, 300) }
    private var late: Int64 { world.dice.between(1_000, 25_000) }
}

/// The contact centre as seen by one process.
struct WalkCentreSide: AgentSide {
    let life: Life

    var name: AgentSideName { .genesysCloud }
    var concurrency: Int { 2 }

    func take(_ delivery: AgentDelivery, _ port: AgentPort) async -> AgentAnswer {
        let (life, centre) = (life, life.world.centre)
        // A delivery without an answer when the process has ended is unsure.
        let answer = try? await life.wait { end in centre.receive(delivery, from: life) { end(.success($0)) } }
        return answer ?? AgentAnswer.nothing(.unreachable(reason: "the process is gone"))
    }
}
