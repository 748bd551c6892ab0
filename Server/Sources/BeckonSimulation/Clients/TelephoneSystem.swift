import Beckon
import BeckonCallback

/// A telephone system that calls some of a walk's customers; in bad weather it refuses orders, answers late or not at all,
/// and reports results late, twice or never.
final class TelephoneSystem: @unchecked Sendable {
    /// The customer of one callback, as far as the telephone is concerned.
    private enum Callee: Equatable {
        case free
        case ringing(attempt: Int)
        /// The customer is on the telephone, with an agent or without one.
        case talking(attempt: Int, withAgent: Bool)
    }

    static let name = BridgeSourceName("exchange")

    private unowned let world: World
    private var callees: [ServiceID: Callee] = [:]

    init(_ world: World) {
        self.world = world
    }

    var isAtRest: Bool { callees.values.allSatisfy { $0 == .free } }

    /// Takes an order from a process; the request is under way from then on, even if the process crashes or pauses.
    func receive(_ order: TelephonyOrder, from life: Life, then end: @escaping (TelephonyAnswer) -> Void) {
        let world = world
        world.calls.left(order, world)
        if world.dice.chance(world.weather.stallSender) {
            world.coverage.count(.pause)
            life.server.pause(for: world.dice.between(20_000, 60_000))
        }
        world.after(min(world.latency(), 4_000)) {
            let (answer, delay) = self.carryOut(order)
            world.note("\(order.id): \(answer)")
            world.after(delay) {
                life.run {
                    world.calls.answered(order, answer)
                    end(answer)
                }
            }
        }
    }

    private func carryOut(_ order: TelephonyOrder) -> (TelephonyAnswer, Int64) {
        guard world.dice.chance(world.weather.badTelephone) else { return (act(on: order), soon) }
        switch world.dice.below(6) {
        case 0:
            world.coverage.count(.orderRefused)
            return (.refused(reason: "422"), soon)
        case 1...2:
            world.coverage.count(.orderLost)
            return (.unreachable(reason: "no connection"), soon)
        case 3:
            world.coverage.count(.orderUnsure)
            return (.inDoubt(reason: "no answer"), late)
        case 4:
            // The order is carried out, and the answer is lost.
            world.coverage.count(.orderUnsure)
            _ = act(on: order)
            return (.inDoubt(reason: "no answer"), late)
        default: return (act(on: order), late)
        }
    }

    private func act(on order: TelephonyOrder) -> TelephonyAnswer {
        let callback = order.record.id
        switch order.act {
        case .dial:
            guard callees[callback, default: .free] == .free else { return .refused(reason: "409") }
            world.coverage.count(.customerCalled)
            world.calls.rang(order, world)
            callees[callback] = .ringing(attempt: order.attempt)
            world.after(world.dice.between(2_000, 40_000)) { self.pickUp(callback, order.attempt) }
        case .connectAgent:
            guard callees[callback] == .talking(attempt: order.attempt, withAgent: false) else {
                return .refused(reason: "404")
            }
            world.after(world.dice.about(8_000)) { self.connect(callback, order.attempt) }
        case .hangUp: hangUp(callback)
        }
        return .accepted
    }

    /// Ends the ringing with one of the results of a call.
    private func pickUp(_ callback: ServiceID, _ attempt: Int) {
        guard callees[callback] == .ringing(attempt: attempt) else { return world.passOver() }
        let result: DialResult =
            switch world.dice.below(12) {
            case 0...4: .person
            case 5: .connected
            case 6...8: .noAnswer
            case 9: .busy
            case 10: .answeringMachine
            default: world.dice.chance(500) ? .errorTone : .fax
            }
        callees[callback] =
            switch result {
            case .person: .talking(attempt: attempt, withAgent: false)
            case .connected: .talking(attempt: attempt, withAgent: true)
            default: .free
            }
        // The customer hangs up some time, whatever happens.
        if callees[callback] != .free { leaveLater(callback, attempt) }
        report(.dialEnded(result, attempt: attempt), about: callback)
    }

    private func connect(_ callback: ServiceID, _ attempt: Int) {
        guard callees[callback] == .talking(attempt: attempt, withAgent: false) else { return world.passOver() }
        switch world.dice.below(10) {
        case 0:
            callees[callback] = .free
            report(.agentNotFound, about: callback)
        case 1:
            callees[callback] = .free
            report(.agentNotConnected, about: callback)
        default:
            callees[callback] = .talking(attempt: attempt, withAgent: true)
            report(.agentConnected, about: callback)
        }
    }

    private func leaveLater(_ callback: ServiceID, _ attempt: Int) {
        world.after(world.dice.about(40_000)) {
            guard case .talking(attempt, _) = self.callees[callback] else { return self.world.passOver() }
            self.callees[callback] = .free
            self.report(.customerLeft, about: callback)
        }
    }

    private func hangUp(_ callback: ServiceID) { callees[callback] = .free }

    /// Reports an event until a server has taken it; in bad weather perhaps never, and perhaps once more.
    private func report(_ event: CallbackEvent, about callback: ServiceID) {
        let isBad = world.dice.chance(world.weather.badTelephone)
        world.calls.reports(event, about: callback)
        guard !isBad || world.dice.chance(600) else { return world.coverage.count(.reportLost) }
        tell(event, about: callback, again: isBad && world.dice.chance(500))
    }

    private func tell(_ event: CallbackEvent, about callback: ServiceID, again: Bool) {
        world.ask(world.server(preferring: nil)) {
            try await $0.report(event, about: callback)
        } then: { answer in
            switch answer {
            case .done where again:
                self.world.coverage.count(.reportDoubled)
                self.world.after(self.late) { self.tell(event, about: callback, again: false) }
            case .done: break
            default: self.world.after(self.world.dice.about(2_000)) { self.tell(event, about: callback, again: again) }
            }
        }
    }

    private var soon: Int64 { world.dice.between(5, 300) }
    /// Perhaps longer than a process waits for the answer.
    private var late: Int64 { world.dice.between(1_000, 25_000) }
}

/// The telephone system as seen by one process.
struct TelephoneExchange: Telephony {
    let life: Life
    let name: BridgeSourceName

    var concurrency: Int { 2 }

    func take(_ order: TelephonyOrder) async -> TelephonyAnswer {
        let (life, system) = (life, life.world.telephones)
        // An order without an answer when the process has ended is unsure.
        let answer = try? await life.wait { end in system.receive(order, from: life) { end(.success($0)) } }
        return answer ?? TelephonyAnswer.inDoubt(reason: "the process is gone")
    }
}
