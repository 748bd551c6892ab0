import Testing

@testable import BeckonDesk

@Suite struct PasswordLineTests {
    @Test("a known browser is next, whatever number of strangers waits, and strangers' room is not taken from it")
    func known() {
        var line = PasswordLine()
        for number in 0..<100 { _ = line.add(number, at: .stranger("\(number % 6)")) }
        #expect(line.add(1_000, at: .known) == .waits)
        #expect(line.next() == 1_000)
        for number in 0..<PasswordLine.capacity { #expect(line.add(2_000 + number, at: .known) == .waits) }
        #expect(line.add(3_000, at: .known) == .isTurnedAway)
        for number in 0..<PasswordLine.capacity { #expect(line.next() == 2_000 + number) }
    }

    @Test("addresses take turns, and each keeps its order")
    func turns() {
        var line = PasswordLine()
        for number in 0..<4 { #expect(line.add(number, at: .stranger("a")) == .waits) }
        for number in 10..<12 { #expect(line.add(number, at: .stranger("b")) == .waits) }
        #expect(line.add(20, at: .stranger("c")) == .waits)
        var order: [Int] = []
        while let next = line.next() { order.append(next) }
        #expect(order == [0, 10, 20, 1, 11, 2, 3])
    }

    @Test("a full line makes room for another address at the cost of the busiest; nobody else is turned away for it")
    func full() {
        var line = PasswordLine()
        for number in 0..<PasswordLine.capacity {
            #expect(line.add(number, at: .stranger(number < 2 ? "few" : "many")) == .waits)
        }
        #expect(line.add(100, at: .stranger("many")) == .isTurnedAway)
        #expect(line.add(101, at: .stranger("new")) == .replaces(PasswordLine.capacity - 1))
        var order: [Int] = []
        while let next = line.next() { order.append(next) }
        #expect(order.prefix(3) == [0, 2, 101])
        #expect(order.count == PasswordLine.capacity)
    }

    @Test("whoever comes is served, turned away or replaced, once", arguments: [1, 2, 3] as [UInt64])
    func walk(_ seed: UInt64) {
        var random = SplitMix(state: seed)
        var line = PasswordLine()
        var (waiting, ended) = (Set<Int>(), Set<Int>())
        for ticket in 0..<5_000 {
            let place = PasswordLine.Place.stranger("\(Int.random(in: 0..<40, using: &random))")
            switch line.add(ticket, at: Int.random(in: 0..<10, using: &random) == 0 ? .known : place) {
            case .waits: waiting.insert(ticket)
            case .isTurnedAway: ended.insert(ticket)
            case .replaces(let other):
                #expect(waiting.remove(other) != nil)
                ended.insert(other)
                waiting.insert(ticket)
            }
            #expect(waiting.count <= 2 * PasswordLine.capacity)
            if Bool.random(using: &random), let next = line.next() {
                #expect(waiting.remove(next) != nil)
                ended.insert(next)
            }
        }
        while let next = line.next() { ended.insert(next) }
        #expect(ended.count == 5_000)
    }
}

/// A random generator with a seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        return mixed ^ (mixed >> 27)
    }
}
