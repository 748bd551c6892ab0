import Testing

@testable import Beckon

@Suite("How many deliveries an agent side is given at once") struct DeliveryGateTests {
    private let a = ChatID("a")
    private let b = ChatID("b")
    private let c = ChatID("c")

    @Test("as many as it takes, one for each chat")
    func limit() {
        var gate = DeliveryGate(limit: 2)
        var changes: [DeliveryGate.Change?] = []
        #expect(gate.room(at: 0) == 2)
        let begun = [gate.begin(a), gate.begin(a), gate.begin(b)]
        #expect(begun == [true, false, true])
        #expect(gate.room(at: 0) == 0)
        changes.append(gate.end(a, nil, at: 0))
        #expect(changes.last == .some(nil))
        #expect(gate.room(at: 0) == 1)
    }

    @Test("while it does not answer one is tried after a second, and one answer opens it")
    func closing() {
        var gate = DeliveryGate(limit: 8)
        var changes: [DeliveryGate.Change?] = []
        _ = gate.begin(a)
        _ = gate.begin(b)
        changes.append(gate.end(a, .unreachable(reason: "no answer"), at: 10))
        #expect(changes.last == .some(.closed))
        #expect(gate.room(at: 10) == 0)
        changes.append(gate.end(b, .unreachable(reason: "no answer"), at: 20))
        #expect(changes.last == .some(nil))
        #expect(gate.room(at: 1_019) == 0)
        #expect(gate.room(at: 1_020) == 1)
        _ = gate.begin(c)
        #expect(gate.room(at: 9_000) == 0)
        changes.append(gate.end(c, nil, at: 9_000))
        #expect(changes.last == .some(.opened))
        #expect(gate.room(at: 9_000) == 8)
    }

    @Test("a pause that it asks for holds for all chats, five minutes at most; one refused chat holds up nobody")
    func pauses() {
        var gate = DeliveryGate(limit: 8)
        var changes: [DeliveryGate.Change?] = []
        _ = gate.begin(a)
        changes.append(gate.end(a, .busy(.seconds(7), reason: "status 429"), at: 0))
        #expect(changes.last == .some(.closed))
        #expect(gate.room(at: 6_999) == 0)
        #expect(gate.room(at: 7_000) == 1)
        _ = gate.begin(a)
        changes.append(gate.end(a, .busy(.seconds(86_400), reason: "status 429"), at: 7_000))
        #expect(changes.last == .some(nil))
        #expect(gate.room(at: 306_999) == 0)
        #expect(gate.room(at: 307_000) == 1)
        _ = gate.begin(b)
        changes.append(gate.end(b, .refused(reason: "status 400"), at: 307_000))
        #expect(changes.last == .some(.opened))
        #expect(gate.room(at: 307_000) == 8)
    }
}
