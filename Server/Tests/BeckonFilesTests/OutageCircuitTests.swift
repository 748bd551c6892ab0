import BeckonFiles
import BeckonTime
import Testing

@Suite("What is away is left alone for a while")
struct OutageCircuitTests {
    private let start = Uptime(milliseconds: 1_000)

    private func opened() -> Tried {
        let circuit = Tried()
        for number in 1...OutageCircuit.failures {
            #expect(circuit.admits(at: start))
            #expect(circuit.failed(at: start) == (number == OutageCircuit.failures))
        }
        return circuit
    }

    @Test("after some failures in a row, and not after fewer")
    func opening() {
        let circuit = Tried()
        for _ in 0..<20 {
            #expect(!circuit.failed(at: start))
            #expect(!circuit.failed(at: start))
            #expect(!circuit.answered())
        }
        #expect(circuit.admits(at: start))
        #expect(opened().refuses(at: start))
    }

    @Test("until its pause is over; then one tries it")
    func trying() {
        let circuit = opened()
        let later = start.advanced(by: OutageCircuit.pause)
        #expect(!circuit.admits(at: start.advanced(by: OutageCircuit.pause - Milliseconds(1))))
        #expect(circuit.admits(at: later))
        #expect(!circuit.admits(at: later))
        #expect(circuit.answered())
        #expect(circuit.admits(at: later) && circuit.admits(at: later))
    }

    @Test("again when the one that tries it fails")
    func failingAgain() {
        let circuit = opened()
        let later = start.advanced(by: OutageCircuit.pause)
        #expect(circuit.admits(at: later))
        #expect(!circuit.failed(at: later))
        #expect(circuit.refuses(at: later))
        #expect(!circuit.refuses(at: later.advanced(by: OutageCircuit.pause)))
    }

    @Test("and is tried again when the one that tried it was never heard of")
    func lostTrial() {
        let circuit = opened()
        let later = start.advanced(by: OutageCircuit.pause)
        #expect(circuit.admits(at: later))
        #expect(!circuit.refuses(at: later.advanced(by: OutageCircuit.trial)))
    }

    /// A circuit that expectations can change.
    private final class Tried {
        private var circuit = OutageCircuit()

        func refuses(at time: Uptime) -> Bool { circuit.refuses(at: time) }
        func admits(at time: Uptime) -> Bool { circuit.admits(at: time) }
        func answered() -> Bool { circuit.answered() }
        func failed(at time: Uptime) -> Bool { circuit.failed(at: time) }
    }
}
