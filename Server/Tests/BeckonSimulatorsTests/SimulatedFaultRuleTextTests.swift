import BeckonSimulators
import Testing

@Suite struct SimulatedFaultRuleTextTests {
    @Test("rules are read as they are given on the command line")
    func reads() {
        #expect(
            SimulatedFaultRule("refuse:429:TooManyRequests:5,every=10")
                == SimulatedFaultRule(
                    SimulatedFault(.refusal(status: 429, reason: "TooManyRequests", retryAfter: 5)), every: 10))
        #expect(SimulatedFaultRule("goaway,every=300") == SimulatedFaultRule(SimulatedFault(.goAway), every: 300))
        #expect(
            SimulatedFaultRule("cut,recorded,skip=100,times=1,token=ab")
                == SimulatedFaultRule(SimulatedFault(.cut, recorded: true), token: "ab", skip: 100, times: 1))
        #expect(SimulatedFaultRule("streams:1")?.fault.effect == .maximumConcurrentStreams(1))
        #expect(SimulatedFaultRule("delay:50")?.fault.effect == .delay(.milliseconds(50)))
        for word in ["silence", "refuse-stream", "reset", "goaway-refusing", "cut"] {
            #expect(SimulatedFaultRule(word) != nil)
        }
    }

    @Test(
        "what cannot be read is no rule",
        arguments: [
            "", ",", "nonsense", "refuse", "refuse:x:y", "refuse:99:y", "refuse:429:A:b", "delay:-1", "streams:x",
            "goaway,every=0", "goaway,skip=-1", "goaway,every", "goaway,colour=red", "cut:1",
        ])
    func refuses(text: String) { #expect(SimulatedFaultRule(text) == nil) }
}
