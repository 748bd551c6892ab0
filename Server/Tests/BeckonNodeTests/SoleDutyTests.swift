import Beckon
import BeckonNode
import Testing

@Suite struct SoleDutyTests {
    /// A node that looks.
    private final class Watcher {
        private var duty: SoleDuty

        init(_ name: String) { duty = SoleDuty(NodeID(name)) }

        func isMine(nodes: [NodeRecord]?, holdsLease: Bool = true, now: Timestamp) -> Bool {
            duty.isMine(nodes: nodes, holdsLease: holdsLease, now: now)
        }
    }

    /// The same numbers in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64 = 20

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private let start = Timestamp(milliseconds: 1_700_000_000_000)

    private func at(_ seconds: Int64) -> Timestamp { start.advanced(by: .seconds(seconds)) }

    private func record(_ id: String, until seconds: Int64) -> NodeRecord {
        NodeRecord(id: NodeID(id), name: id, leaseUntil: at(seconds))
    }

    @Test("a node alone has the duty at once")
    func alone() {
        let duty = Watcher("b")
        #expect(duty.isMine(nodes: [record("b", until: 30)], now: at(0)))
    }

    @Test("of two live nodes the one with the lower id has it, after the other has had time to stop")
    func two() {
        let (first, second) = (Watcher("a"), Watcher("b"))
        #expect(second.isMine(nodes: [record("b", until: 30)], now: at(0)))
        let both = [record("a", until: 40), record("b", until: 40)]
        #expect(!first.isMine(nodes: both, now: at(1)))
        #expect(!second.isMine(nodes: both, now: at(2)))
        #expect(!first.isMine(nodes: both, now: at(5)))
        #expect(first.isMine(nodes: both, now: at(6)))
    }

    @Test("when the lease of the node that has it ends, the next one has it at once")
    func takeOver() {
        let duty = Watcher("b")
        let both = [record("a", until: 30), record("b", until: 60)]
        #expect(!duty.isMine(nodes: both, now: at(29)))
        #expect(duty.isMine(nodes: both, now: at(30)))
    }

    @Test("a node that stops by itself is followed at once")
    func left() {
        let duty = Watcher("b")
        #expect(!duty.isMine(nodes: [record("a", until: 30), record("b", until: 30)], now: at(1)))
        #expect(duty.isMine(nodes: [record("b", until: 30)], now: at(2)))
    }

    @Test("a node without its lease, or that cannot read the nodes, has no duty")
    func blind() {
        let duty = Watcher("b")
        let nodes = [record("b", until: 30)]
        #expect(duty.isMine(nodes: nodes, now: at(0)))
        #expect(!duty.isMine(nodes: nil, now: at(1)))
        #expect(duty.isMine(nodes: nodes, now: at(2)))
        #expect(!duty.isMine(nodes: nodes, holdsLease: false, now: at(3)))
    }

    @Test("never do two nodes have it, whatever the order of joins, deaths and looks")
    func neverTwo() {
        var random = Dice()
        for _ in 0..<200 {
            var duties: [String: Watcher] = [:]
            var leases: [String: Int64] = [:]
            var holders: Set<String> = []
            for second in Int64(0)..<120 {
                let name = String("abcd".randomElement(using: &random) ?? "a")
                if duties[name] == nil, Bool.random(using: &random) {
                    duties[name] = Watcher(name)
                } else if Int.random(in: 0..<20, using: &random) == 0 {
                    duties[name] = nil
                    holders.remove(name)
                }
                for name in duties.keys { leases[name] = second + 30 }
                let nodes = leases.map { record($0.key, until: $0.value) }
                for name in duties.keys.sorted().shuffled(using: &random) {
                    let isMine = duties[name]?.isMine(nodes: nodes, now: at(second)) ?? false
                    if isMine { holders.insert(name) } else { holders.remove(name) }
                    #expect(holders.count <= 1)
                }
            }
        }
    }
}
