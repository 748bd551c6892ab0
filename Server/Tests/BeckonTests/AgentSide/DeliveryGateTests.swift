import TestTime
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
        changes.append(gate.end(a, .taken, at: 0))
        #expect(changes.last == .some(nil))
        #expect(gate.room(at: 0) == 1)
    }

    @Test("what it takes of other chats counts from a second after one chat's trouble began")
    func fineOtherwise() {
        var gate = DeliveryGate(limit: 4)
        func end(_ chat: ChatID, _ end: DeliveryGate.End, at time: Uptime) {
            _ = gate.begin(chat)
            _ = gate.end(chat, end, at: time)
        }
        end(b, .taken, at: 0)
        end(a, .refused(.failing(reason: "status 500")), at: 100)
        #expect(!gate.isFineOtherwise(than: a))
        end(b, .taken, at: 1_100)
        #expect(!gate.isFineOtherwise(than: a))
        end(b, .taken, at: 1_101)
        #expect(gate.isFineOtherwise(than: a))
        #expect(!gate.isFineOtherwise(than: b))
        end(a, .taken, at: 2_000)
        #expect(!gate.isFineOtherwise(than: a))
        end(a, .refused(.failing(reason: "status 500")), at: 3_000)
        #expect(!gate.isFineOtherwise(than: a))
    }

    @Test("while it does not answer one is tried after a second, and one answer opens it")
    func closing() {
        var gate = DeliveryGate(limit: 8)
        var changes: [DeliveryGate.Change?] = []
        _ = gate.begin(a)
        _ = gate.begin(b)
        changes.append(gate.end(a, .refused(.unreachable(reason: "no answer")), at: 10))
        #expect(changes.last == .some(.closed))
        #expect(gate.room(at: 10) == 0)
        changes.append(gate.end(b, .refused(.unreachable(reason: "no answer")), at: 20))
        #expect(changes.last == .some(nil))
        #expect(gate.room(at: 1_019) == 0)
        #expect(gate.room(at: 1_020) == 1)
        _ = gate.begin(c)
        #expect(gate.room(at: 9_000) == 0)
        changes.append(gate.end(c, .taken, at: 9_000))
        #expect(changes.last == .some(.opened))
        #expect(gate.room(at: 9_000) == 8)
    }

    @Test("a pause that it asks for holds for all chats, five minutes at most; one refused chat holds up nobody")
    func pauses() {
        var gate = DeliveryGate(limit: 8)
        var changes: [DeliveryGate.Change?] = []
        _ = gate.begin(a)
        changes.append(gate.end(a, .refused(.busy(.seconds(7), reason: "status 429")), at: 0))
        #expect(changes.last == .some(.closed))
        #expect(gate.room(at: 6_999) == 0)
        #expect(gate.room(at: 7_000) == 1)
        _ = gate.begin(a)
        changes.append(gate.end(a, .refused(.busy(.seconds(86_400), reason: "status 429")), at: 7_000))
        #expect(changes.last == .some(nil))
        #expect(gate.room(at: 306_999) == 0)
        #expect(gate.room(at: 307_000) == 1)
        _ = gate.begin(b)
        changes.append(gate.end(b, .refused(.refused(reason: "status 400")), at: 307_000))
        #expect(changes.last == .some(.opened))
        #expect(gate.room(at: 307_000) == 8)
    }

    @Test("a delivery that asked nothing of it says nothing about it")
    func untried() {
        var gate = DeliveryGate(limit: 8)
        var changes: [DeliveryGate.Change?] = []
        _ = gate.begin(a)
        _ = gate.begin(b)
        changes.append(gate.end(a, .refused(.unreachable(reason: "no answer")), at: 0))
        changes.append(gate.end(b, .untried, at: 1))
        #expect(changes == [.closed, nil])
        #expect(gate.room(at: 1_000) == 1)
    }

    @Test("what fails beside words neither closes nor opens it, and proves nothing for other chats")
    func besideWords() {
        var gate = DeliveryGate(limit: 8)
        var changes: [DeliveryGate.Change?] = []
        for chat in [a, b, c] { _ = gate.begin(chat) }
        changes.append(gate.end(a, .beside(fails: true), at: 0))
        #expect(gate.room(at: 0) == 6)
        changes.append(gate.end(b, .refused(.failing(reason: "status 500")), at: 0))
        changes.append(gate.end(c, .beside(fails: false), at: 5_000))
        #expect(changes == [nil, .closed, nil])
        #expect(gate.room(at: 5_000) == 1)
        #expect(!gate.isFineOtherwise(than: b))
        _ = gate.begin(c)
        _ = gate.end(c, .taken, at: 6_000)
        #expect(gate.isFineOtherwise(than: a))
    }

    @Test("while the database fails nothing is begun for a second, and a chat that it refuses steps back")
    func unnoted() {
        var gate = DeliveryGate(limit: 8)
        var changes: [DeliveryGate.Change?] = []
        for chat in [a, b] { _ = gate.begin(chat) }
        changes.append(gate.end(a, .unnoted, at: 0))
        changes.append(gate.end(b, .unnoted, at: 500))
        #expect(changes == [.storeFails, nil])
        #expect([gate.room(at: 999), gate.room(at: 1_499), gate.room(at: 1_500)] == [0, 0, 8])
        #expect(gate.passedOver(at: 1_500) == [a, b])
        _ = gate.begin(c)
        #expect(gate.passedOver(at: 60_000) == [b, c])
        #expect(gate.passedOver(at: 60_500) == [c])
    }
}
