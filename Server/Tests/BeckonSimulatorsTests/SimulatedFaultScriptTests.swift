import Testing

@testable import BeckonSimulators

@Suite struct SimulatedFaultScriptTests {
    private func strikes(_ rule: SimulatedFaultRule, tokens: [String]) -> [Bool] {
        var script = SimulatedFaultScript()
        script.add(rule)
        return tokens.map { script.next(for: $0) != nil }
    }

    @Test("a rule strikes its token alone, as often as it says")
    func strikesToken() {
        let rule = SimulatedFaultRule(SimulatedFault(.cut), token: "b", times: 2)
        #expect(strikes(rule, tokens: ["a", "b", "b", "a", "b"]) == [false, true, true, false, false])
    }

    @Test("a rule can skip, and strike every n-th")
    func strikesEvery() {
        let rule = SimulatedFaultRule(SimulatedFault(.cut), skip: 1, every: 3)
        #expect(
            strikes(rule, tokens: Array(repeating: "", count: 8)) == [
                false, false, false, true, false, false, true, false,
            ])
    }

    @Test("the first rule that strikes wins")
    func firstWins() {
        var script = SimulatedFaultScript()
        script.add(SimulatedFaultRule(SimulatedFault(.cut), times: 1))
        script.add(SimulatedFaultRule(SimulatedFault(.silence)))
        #expect(script.next(for: "x")?.effect == .cut)
        #expect(script.next(for: "x")?.effect == .silence)
        script.removeAll()
        #expect(script.next(for: "x") == nil)
    }

    @Test("a recorded fault does the usual work and hides its answer")
    func recordsBeforeStriking() {
        var count = 0
        let usual = { () -> SimulatedReaction in
            count += 1
            return .answer(SimulatedAnswer(200))
        }
        let refusal = { (status: Int, _: String, _: Int?, _: Int64?) in SimulatedAnswer(status) }
        #expect(SimulatedFault(.cut).reaction(refusal: refusal, usual: usual).act == .cut)
        #expect(count == 0)
        #expect(SimulatedFault(.cut, recorded: true).reaction(refusal: refusal, usual: usual).act == .cut)
        #expect(count == 1)
        let late = SimulatedFault(.delay(.seconds(1))).reaction(refusal: refusal, usual: usual)
        #expect(late.act == .answer(SimulatedAnswer(200)) && late.delay == .seconds(1))
        let refused = SimulatedFault(.refusal(status: 503, reason: "x")).reaction(refusal: refusal, usual: usual)
        #expect(refused.act == .answer(SimulatedAnswer(503)))
        #expect(count == 2)
    }
}
